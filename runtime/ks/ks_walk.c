/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_walk.c - traverses the parse tree of a generated reader by its descriptor tables.
 *
 * The tables (ks_type, ks_field) describe how each field is stored in its struct. The struct has
 * the position in the file only of some objects and of fields at another place. So the walk computes
 * positions: it knows where an object begins and adds the sizes of the preceding fields.
 * There is no recursion: open objects and arrays are levels in an array whose length the visitor limits.
 */
#include <string.h>

#include "ks_walk.h"

/* Elements of a view are loaded in pieces of this size, so that stopping early costs little. */
#define LOAD_BYTES 65536u

/* Something to visit: its address in memory and its description. */
typedef struct item {
    const ks_field *field; /* NULL for the root */
    const ks_type *type;   /* of an object */
    const uint8_t *at;     /* the storage; of an object: its struct, or its bytes if `raw` */
    bool raw;              /* a plain record or number in file representation */
    bool array;
    ks_storage storage; /* of a value, or of the elements of an array */
} item;

typedef struct level {
    ks_node node; /* as passed to enter */
    item item;
    uint64_t next; /* index of the next field or element */
    uint64_t end;
    uint32_t num_read; /* rows of an object; instances have a state of their own */
    uint64_t pos;      /* start of the next field or element, if it is in the sequence */
    uint32_t bit;      /* and in which bit of that byte */
    uint64_t loaded;   /* elements of a view before this one are loaded */
} level;

typedef struct walk {
    ks_ctx *ks;
    const ks_visitor *visitor;
    const char *name; /* of the root */
    uint32_t depth;
    level *levels; /* as many as the visitor allows */
} walk;

/* -------------------------------------------------------------------------------- the storage */

#define LOAD(type, from, to)                                                                       \
    type to;                                                                                       \
    memcpy(&(to), from, sizeof(to))

static void set_u64(ks_scalar *value, uint64_t number) {
    value->kind = KS_KIND_U64;
    value->u64 = number;
}

static void set_s64(ks_scalar *value, int64_t number) {
    value->kind = KS_KIND_S64;
    value->s64 = number;
}

static void set_float(ks_scalar *value, ks_kind kind, double number) {
    value->kind = kind;
    value->f64 = number;
}

/* Decodes a number in file representation. */
static void wire_value(const uint8_t *p, ks_wire wire, ks_scalar *value) {
    switch (wire) {
    case KS_WIRE_NONE: break;
    case KS_WIRE_U1: set_u64(value, ks_u1(p)); break;
    case KS_WIRE_S1: set_s64(value, ks_s1(p)); break;
    case KS_WIRE_U2LE: set_u64(value, ks_u2le(p)); break;
    case KS_WIRE_U2BE: set_u64(value, ks_u2be(p)); break;
    case KS_WIRE_S2LE: set_s64(value, ks_s2le(p)); break;
    case KS_WIRE_S2BE: set_s64(value, ks_s2be(p)); break;
    case KS_WIRE_U4LE: set_u64(value, ks_u4le(p)); break;
    case KS_WIRE_U4BE: set_u64(value, ks_u4be(p)); break;
    case KS_WIRE_S4LE: set_s64(value, ks_s4le(p)); break;
    case KS_WIRE_S4BE: set_s64(value, ks_s4be(p)); break;
    case KS_WIRE_U8LE: set_u64(value, ks_u8le(p)); break;
    case KS_WIRE_U8BE: set_u64(value, ks_u8be(p)); break;
    case KS_WIRE_S8LE: set_s64(value, ks_s8le(p)); break;
    case KS_WIRE_S8BE: set_s64(value, ks_s8be(p)); break;
    case KS_WIRE_F4LE: set_float(value, KS_KIND_F32, (double)ks_f4le(p)); break;
    case KS_WIRE_F4BE: set_float(value, KS_KIND_F32, (double)ks_f4be(p)); break;
    case KS_WIRE_F8LE: set_float(value, KS_KIND_F64, ks_f8le(p)); break;
    case KS_WIRE_F8BE: set_float(value, KS_KIND_F64, ks_f8be(p)); break;
    }
}

/* Bytes whose content is in memory. */
static void loaded_value(ks_node *node, ks_kind kind, const uint8_t *data, uint64_t size) {
    node->value.kind = kind;
    node->value.u64 = size;
    node->data = data;
}

static void any_value(const ks_any *any, ks_node *node) {
    node->size = any->span;
    switch (any->kind) {
    case KS_ANY_NONE: break;
    case KS_ANY_U64: set_u64(&node->value, any->u64); break;
    case KS_ANY_S64: set_s64(&node->value, any->s64); break;
    case KS_ANY_F64:
        set_float(&node->value, any->span == 4 ? KS_KIND_F32 : KS_KIND_F64, any->f64);
        break;
    case KS_ANY_BOOL:
        set_u64(&node->value, any->u64);
        node->value.kind = KS_KIND_BOOL;
        break;
    case KS_ANY_BYTES:
    case KS_ANY_TEXT:
        loaded_value(node, any->kind == KS_ANY_TEXT ? KS_KIND_TEXT : KS_KIND_BYTES, any->bytes.data,
                     any->bytes.size);
        node->size = any->bytes.span;
        break;
    case KS_ANY_OBJECT: break;
    }
}

static void stored_value(const walk *w, const item *it, ks_node *node) {
    ks_scalar *value = &node->value;
    const uint8_t *p = it->at;
    switch (it->storage) {
    case KS_STORE_BOOL: {
        LOAD(bool, p, x);
        set_u64(value, x ? 1 : 0);
        value->kind = KS_KIND_BOOL;
        break;
    }
    case KS_STORE_U8: set_u64(value, p[0]); break;
    case KS_STORE_U16: {
        LOAD(uint16_t, p, x);
        set_u64(value, x);
        break;
    }
    case KS_STORE_U32: {
        LOAD(uint32_t, p, x);
        set_u64(value, x);
        break;
    }
    case KS_STORE_U64: {
        LOAD(uint64_t, p, x);
        set_u64(value, x);
        break;
    }
    case KS_STORE_S8: {
        LOAD(int8_t, p, x);
        set_s64(value, x);
        break;
    }
    case KS_STORE_S16: {
        LOAD(int16_t, p, x);
        set_s64(value, x);
        break;
    }
    case KS_STORE_S32: {
        LOAD(int32_t, p, x);
        set_s64(value, x);
        break;
    }
    case KS_STORE_S64: {
        LOAD(int64_t, p, x);
        set_s64(value, x);
        break;
    }
    case KS_STORE_INT: {
        LOAD(ks_int, p, x);
        const ks_value number = ks_int_to_value(x);
        if (number.kind == KS_VALUE_S64)
            set_s64(value, number.s64);
        else
            set_u64(value, number.u64);
        break;
    }
    case KS_STORE_F32: {
        LOAD(float, p, x);
        set_float(value, KS_KIND_F32, (double)x);
        break;
    }
    case KS_STORE_F64: {
        LOAD(double, p, x);
        set_float(value, KS_KIND_F64, x);
        break;
    }
    case KS_STORE_BYTES: {
        LOAD(ks_bytes, p, x);
        value->kind = KS_KIND_BYTES;
        value->u64 = x.size;
        /* Not accessed: it may be payload that is not loaded. Memory of the caller is always
         * loaded. */
        if (w->ks->input.load == NULL || ks_offset_of(w->ks, x.data) == KS_DECODED) {
            loaded_value(node, KS_KIND_BYTES, x.data, x.size);
        }
        break;
    }
    case KS_STORE_TEXT: {
        LOAD(ks_text, p, x);
        loaded_value(node, it->field->encoding != NULL ? KS_KIND_TEXT : KS_KIND_BYTES, x.data,
                     x.size);
        break;
    }
    case KS_STORE_ANY: {
        LOAD(ks_any, p, x);
        any_value(&x, node);
        break;
    }
    case KS_STORE_VIEW:
    case KS_STORE_OBJECT:
    case KS_STORE_POINTER:
    case KS_STORE_REF: break;
    }
}

/* Follows pointers to the object that a storage holds: `type` and `at`. False: there is none. */
static bool find_object(item *it) {
    const ks_object object = ks_object_of(it->field, it->at);
    it->type = object.type;
    it->at = object.at;
    return object.at != NULL;
}

static bool is_object(const item *it) {
    if (it->storage == KS_STORE_ANY) {
        LOAD(ks_any, it->at, any);
        return any.kind == KS_ANY_OBJECT;
    }
    return it->storage == KS_STORE_OBJECT || it->storage == KS_STORE_POINTER ||
           it->storage == KS_STORE_REF;
}

/* ------------------------------------------------------------------------------------- arrays */

/* An array is a ks_list of stored elements, or a ks_view of elements in file representation. */
static uint64_t array_count(const item *it) {
    if (it->storage == KS_STORE_VIEW) {
        LOAD(ks_view, it->at, view);
        return view.count;
    }
    LOAD(ks_list, it->at, list);
    return list.count;
}

/* Bytes of an element of a view. */
static uint64_t view_step(const ks_field *f) {
    return f->type != NULL ? f->type->wire_size : ks_wire_size(f->wire);
}

static item array_element(const item *array, uint64_t i) {
    item it = *array;
    it.array = false;
    if (array->storage == KS_STORE_VIEW) {
        LOAD(ks_view, array->at, view);
        it.at = view.data + i * view_step(array->field);
        it.raw = true;
        it.type = array->field->type;
        return it;
    }
    LOAD(ks_list, array->at, list);
    it.at = ks_list_at(&list, i);
    return it;
}

/* -------------------------------------------------------------------------------------- nodes */

static void place_node(ks_node *node, uint64_t offset) {
    node->decoded = offset != KS_NO_OFFSET && (offset & KS_DECODED) != 0;
    node->offset = offset != KS_NO_OFFSET ? offset & ~KS_DECODED : KS_NO_OFFSET;
}

static ks_node new_node(const walk *w, const ks_field *field, uint64_t index) {
    ks_node node;
    memset(&node, 0, sizeof node);
    node.kind = KS_NODE_VALUE;
    node.depth = w->depth;
    node.name = field != NULL ? field->name : w->name;
    node.index = index;
    node.offset = KS_NO_OFFSET;
    return node;
}

static void find_label(const ks_field *field, ks_node *node) {
    if (field->enumeration == NULL) return;
    const ks_label *label = NULL;
    if (node->value.kind == KS_KIND_U64 || node->value.kind == KS_KIND_BOOL) {
        label = ks_enum_find(field->enumeration, ks_sign8(node->value.u64));
    } else if (node->value.kind == KS_KIND_S64) {
        label = ks_enum_find(field->enumeration, node->value.s64);
    }
    node->label = label;
}

/* Applies the result of a callback: whether to enter the node, and how to continue in its level. */
static bool follow(ks_go go, level *parent) {
    if (go == KS_GO_STOP) return false;
    if (go == KS_GO_OUT && parent != NULL) parent->next = parent->end;
    return true;
}

/* Rows of fields that were read: all of the type, or those before an error. */
static uint32_t num_read_of(const item *it) {
    if (it->raw || !it->type->is_counted) return it->type->num_fields;
    LOAD(uint32_t, it->at + sizeof(ks_span), num_read);
    return num_read;
}

/* Opens an object or array, if the visitor agrees. */
static bool open_node(walk *w, const ks_node *node, const item *it, level *parent) {
    ks_go go = w->visitor->enter(w->visitor->self, node);
    if (go != KS_GO_ON) return follow(go, parent);
    if (w->depth == w->visitor->depth)
        return ks_fail_found(w->ks, KS_LIMIT, KS_NO_OFFSET, "at most % levels of nesting",
                             ks_value_u64(w->visitor->depth), ks_none());
    level *f = &w->levels[w->depth++];
    f->node = *node;
    f->item = *it;
    f->next = 0;
    f->end = it->array ? node->count : it->type->num_fields;
    f->num_read = it->array ? 0 : num_read_of(it);
    f->pos = node->offset | (node->decoded ? KS_DECODED : 0);
    f->bit = 0;
    f->loaded = 0;
    return true;
}

static bool close_node(walk *w) {
    level *f = &w->levels[--w->depth];
    level *parent = w->depth > 0 ? &w->levels[w->depth - 1] : NULL;
    return follow(w->visitor->leave(w->visitor->self, &f->node), parent);
}

/* Visits one element or field that is neither array nor bits: opens an object, reports a value.
 * `offset` is KS_NO_OFFSET for computed values; such objects belong to another field and are only
 * named. */
static bool visit_one(walk *w, level *parent, item *it, uint64_t index, uint64_t offset,
                      uint64_t size) {
    ks_node node = new_node(w, it->field, index);
    place_node(&node, offset);
    node.size = offset != KS_NO_OFFSET ? size : 0;
    bool object = it->raw ? it->type != NULL : is_object(it);
    if (object) {
        if (!it->raw && !find_object(it)) return true;
        node.type = it->type;
        if (offset == KS_NO_OFFSET) {
            return follow(w->visitor->value(w->visitor->self, &node), parent);
        }
        node.kind = KS_NODE_OBJECT;
        if (!it->raw && it->type->has_at) {
            LOAD(ks_mark, it->at, mark);
            place_node(&node, mark.at);
            node.size = ks_object_size((ks_object){it->type, it->at});
        }
        return open_node(w, &node, it, parent);
    }
    if (it->raw) {
        wire_value(it->at, it->field->wire, &node.value);
    } else {
        stored_value(w, it, &node);
    }
    find_label(it->field, &node);
    return follow(w->visitor->value(w->visitor->self, &node), parent);
}

static bool visit_array(walk *w, level *parent, item *it, uint64_t offset, uint64_t size) {
    ks_node node = new_node(w, it->field, KS_NO_INDEX);
    node.kind = KS_NODE_ARRAY;
    node.count = array_count(it);
    if (it->field->type != NULL) node.type = it->field->type;
    place_node(&node, offset);
    node.size = offset != KS_NO_OFFSET ? size : 0;
    it->array = true;
    return open_node(w, &node, it, parent);
}

/* Visits a field of `bits` bits at the current bit position and advances it. */
static bool visit_bits(walk *w, level *f, item *it, uint64_t index, uint32_t bits) {
    ks_node node = new_node(w, it->field, index);
    place_node(&node, f->pos);
    node.bits = bits;
    uint32_t end = f->bit + bits;
    node.size = (end + 7) / 8;
    f->pos += end / 8;
    f->bit = end % 8;
    stored_value(w, it, &node);
    find_label(it->field, &node);
    return follow(w->visitor->value(w->visitor->self, &node), f);
}

/* Aligns to the next byte after bit fields. */
static void align_level(level *f) {
    if (f->bit != 0) f->pos++;
    f->bit = 0;
}

/* --------------------------------------------------------------------------------------- steps */

/* Visits a field of a record in file representation. */
static bool step_raw_field(walk *w, level *f, const ks_field *field) {
    item it = {.field = field, .at = f->item.at + field->wire_offset, .raw = true};
    uint64_t offset = f->pos + field->wire_offset;
    if (field->storage == KS_STORE_BYTES) {
        ks_node node = new_node(w, field, KS_NO_INDEX);
        place_node(&node, offset);
        node.size = field->wire_size;
        loaded_value(&node, KS_KIND_BYTES, it.at, field->wire_size);
        return follow(w->visitor->value(w->visitor->self, &node), f);
    }
    it.type = field->type;
    it.storage = field->storage;
    uint64_t size = ks_stored_size(field, it.at);
    return visit_one(w, f, &it, KS_NO_INDEX, offset, size);
}

static bool step_field(walk *w, level *f) {
    const uint64_t row = f->next++;
    const ks_field *field = &f->item.type->fields[row];
    if ((field->flags & KS_FIELD_PARAM) != 0) return true;
    if (f->item.raw) return step_raw_field(w, f, field);

    const uint8_t *owner = f->item.at;
    bool instance = (field->flags & KS_FIELD_INSTANCE) != 0;
    if (!instance && row >= f->num_read) return true;
    if (instance && field->get != NULL) {
        /* The walk takes const objects, but a getter stores the instance in its object. The object
         * is in the arena of the file, which is not const. */
        if (!field->get(w->ks, (void *)(uintptr_t)owner)) return false;
    }
    if (field->state != KS_NOWHERE && owner[field->state] != KS_DONE) return true;
    if (field->present != KS_NOWHERE && owner[field->present] == 0) return true;

    item it = {.field = field, .at = owner + field->offset, .storage = field->storage};
    bool repeated = (field->flags & KS_FIELD_REPEATED) != 0 || field->storage == KS_STORE_VIEW;
    bool sized = (field->flags & KS_FIELD_SIZED) != 0; /* `present` says how many bytes */
    /* A value takes no bytes. The array of a value instance is not measured, either: many objects may refer to the same
     * long one, and a visitor may skip it. */
    const bool is_value = (field->flags & KS_FIELD_VALUE) != 0;
    uint64_t size = is_value   ? 0
                    : repeated ? ks_array_size(field, it.at)
                    : sized    ? owner[field->present]
                               : ks_stored_size(field, it.at);
    uint64_t offset = f->pos;
    if (is_value) {
        offset = KS_NO_OFFSET;
    } else if (instance) {
        if (field->at != KS_NOWHERE) {
            LOAD(uint64_t, owner + field->at, at);
            offset = at;
        }
    } else if ((field->flags & KS_FIELD_BITS) != 0 && !repeated) {
        return visit_bits(w, f, &it, KS_NO_INDEX, field->bits);
    } else {
        align_level(f);
        offset = f->pos;
        f->pos += size;
        /* A field of no bytes only expresses a rule. */
        if (field->wire_size == 0) return true;
    }
    return repeated ? visit_array(w, f, &it, offset, size)
                    : visit_one(w, f, &it, KS_NO_INDEX, offset, size);
}

static bool step_element(walk *w, level *f) {
    uint64_t i = f->next++;
    item it = array_element(&f->item, i);
    const ks_field *field = it.field;
    bool computed = f->node.offset == KS_NO_OFFSET;
    if (it.raw) {
        uint64_t step = view_step(field);
        if (i >= f->loaded) {
            uint64_t n = step > 0 && step < LOAD_BYTES ? LOAD_BYTES / step : 1;
            if (n > f->end - i) n = f->end - i;
            if (!ks_fetch(w->ks, it.at, n * step)) return false;
            f->loaded = i + n;
        }
        return visit_one(w, f, &it, i, computed ? KS_NO_OFFSET : f->pos + i * step, step);
    }
    if ((field->flags & KS_FIELD_BITS) != 0 && !computed)
        return visit_bits(w, f, &it, i, field->bits);
    uint64_t size = ks_stored_size(field, it.at);
    uint64_t offset = computed ? KS_NO_OFFSET : f->pos;
    if (!computed) f->pos += size;
    return visit_one(w, f, &it, i, offset, size);
}

bool ks_walk(ks_ctx *ks, const ks_type *type, void *object, const ks_visitor *visitor) {
    const ks_allocator *allocator = &ks->allocator;
    const size_t bytes = visitor->depth * sizeof(level);
    walk w = {.ks = ks, .visitor = visitor, .name = type->name};
    w.levels = allocator->alloc(allocator->self, bytes);
    if (w.levels == NULL) return ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "");

    item root = {.type = type, .at = object, .storage = KS_STORE_OBJECT};
    ks_node node = new_node(&w, NULL, KS_NO_INDEX);
    node.kind = KS_NODE_OBJECT;
    node.type = type;
    node.offset = 0;
    node.size = ks->input.size;
    bool good = open_node(&w, &node, &root, NULL);
    while (good && w.depth > 0) {
        level *f = &w.levels[w.depth - 1];
        if (f->next == f->end) {
            good = close_node(&w);
        } else {
            good = f->item.array ? step_element(&w, f) : step_field(&w, f);
        }
    }
    allocator->free(allocator->self, w.levels, bytes);
    return good;
}
