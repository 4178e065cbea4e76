/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutator_map.c - runs a reader over the input and lists which bytes are which field.
 *
 * Unlike the walk of the library, this one accepts incomplete trees: after an error the structs up
 * to it are filled in and the rest is zero. Along the path of the error it also visits what does
 * not yet count as read: the last element of a list, the object of an instance. What it reports
 * after the error may be wrong and then costs a wasted mutation, nothing more; every place is
 * checked against the size of the input.
 */
#include <string.h>

#include "mutator_internal.h"

#define LOAD(type, from, to)                                                                       \
    type to;                                                                                       \
    memcpy(&(to), from, sizeof(to))

typedef struct frame {
    uint32_t node;
    const ks_type *type; /* of an object */
    const uint8_t *at;   /* its struct; the ks_list or ks_view of an array; bytes when `is_raw` */
    bool is_raw;
    bool is_array;
    uint64_t next;
    uint64_t end;
    uint64_t pos;
    uint32_t bit;
    unsigned steps; /* steps of the path of the error that start here; 0 if it does not lead here */
} frame;

typedef struct walk {
    work *w;
    uint32_t depth;
    frame frames[MAX_DEPTH];
} walk;

bool wire_is_big(ks_wire wire) {
    switch (wire) {
    case KS_WIRE_U2BE:
    case KS_WIRE_S2BE:
    case KS_WIRE_U4BE:
    case KS_WIRE_S4BE:
    case KS_WIRE_F4BE:
    case KS_WIRE_U8BE:
    case KS_WIRE_S8BE:
    case KS_WIRE_F8BE: return true;
    default: return false;
    }
}

/* ------------------------------------------------------------------------------------- the reader */

static void *take_memory(void *self, size_t size) {
    work *w = self;
    if (size > ARENA_BYTES - w->arena_used) return NULL;
    void *memory = w->arena + w->arena_used;
    w->arena_used += (size + KS_ALIGNMENT - 1) / KS_ALIGNMENT * KS_ALIGNMENT;
    if (w->arena_used > ARENA_BYTES) w->arena_used = ARENA_BYTES;
    return memory;
}

static void keep_memory(void *self, void *memory, size_t size) {
    (void)self, (void)memory, (void)size;
}

/* ------------------------------------------------------------------------------------------ nodes */

static node *add_node(walk *k, const ks_field *field, node_kind kind, uint64_t offset,
                      uint64_t size) {
    work *w = k->w;
    if (w->num_nodes == MAX_NODES) return NULL;
    if (kind != NODE_COMPUTED && (offset > w->size || size > w->size - offset)) {
        /* An object that was not read completely has no size yet. */
        if (kind != NODE_OBJECT && kind != NODE_ARRAY) return NULL;
        if (offset > w->size) offset = w->size;
        size = w->size - offset;
    }
    node *n = &w->nodes[w->num_nodes];
    *n = (node){.field = field, .offset = offset, .size = size, .kind = kind};
    n->parent = k->depth > 0 ? k->frames[k->depth - 1].node : NO_NODE;
    n->end = ++w->num_nodes;
    return n;
}

/* Integers of the struct as words. */
static uint64_t stored_word(ks_storage storage, const uint8_t *p) {
    switch (storage) {
    case KS_STORE_U16: {
        LOAD(uint16_t, p, x);
        return x;
    }
    case KS_STORE_U32: {
        LOAD(uint32_t, p, x);
        return x;
    }
    case KS_STORE_S8: {
        LOAD(int8_t, p, x);
        return (uint64_t)(int64_t)x;
    }
    case KS_STORE_S16: {
        LOAD(int16_t, p, x);
        return (uint64_t)(int64_t)x;
    }
    case KS_STORE_S32: {
        LOAD(int32_t, p, x);
        return (uint64_t)(int64_t)x;
    }
    case KS_STORE_U64:
    case KS_STORE_S64: {
        LOAD(uint64_t, p, x);
        return x;
    }
    default: return p[0];
    }
}

static bool is_integer(ks_storage storage) { return storage <= KS_STORE_S64; }

/* A number of the file. */
static void add_number(walk *k, const ks_field *field, uint64_t offset, uint32_t size,
                       uint32_t index) {
    bool is_float = field->storage == KS_STORE_F32 || field->storage == KS_STORE_F64 ||
                    (field->wire >= KS_WIRE_F4LE && field->wire <= KS_WIRE_F8BE);
    if (size == 0 || size > 8) return;
    node *n = add_node(k, field, is_float ? NODE_FLOAT : NODE_NUMBER, offset, size);
    if (n == NULL) return;
    n->index = index;
    n->is_big = field->wire != KS_WIRE_NONE ? wire_is_big(field->wire) : k->w->format->is_big;
    n->value = get_word(k->w->data + offset, size, n->is_big);
}

/* A field that was not read is zero in its struct, but often not in the input. */
static void count_read(work *w, const ks_field *field, const uint8_t *at) {
    const node *n = w->num_nodes > 0 ? &w->nodes[w->num_nodes - 1] : NULL;
    if (n == NULL || n->field != field || n->kind != NODE_NUMBER || n->value == 0) return;
    uint64_t mask = n->size < 8 ? (UINT64_C(1) << (8 * n->size)) - 1 : UINT64_MAX;
    if ((stored_word(field->storage, at) & mask) == n->value) w->num_read++;
}

static void add_bits(walk *k, frame *f, const ks_field *field) {
    node *n = add_node(k, field, NODE_BITS, f->pos, (f->bit + field->bits + 7) / 8);
    if (n != NULL) n->bit = (uint8_t)f->bit;
    f->pos += (f->bit + field->bits) / 8;
    f->bit = (f->bit + field->bits) % 8;
}

/* ---------------------------------------------------------------------------------------- objects */

static void open_object(walk *k, const ks_field *field, ks_object object, uint64_t pos,
                        uint32_t index, unsigned steps) {
    uint64_t offset = pos;
    uint64_t size = ks_object_size(object);
    if (object.type->has_at) {
        LOAD(ks_mark, object.at, mark);
        if ((mark.at & KS_DECODED) != 0) return;
        offset = mark.at;
    }
    if (k->depth == MAX_DEPTH) return;
    node *n = add_node(k, field, NODE_OBJECT, offset, size);
    if (n == NULL) return;
    n->type = object.type;
    n->index = index;
    k->frames[k->depth++] = (frame){.node = (uint32_t)(n - k->w->nodes),
                                    .type = object.type,
                                    .at = object.at,
                                    .end = object.type->num_fields,
                                    .pos = offset,
                                    .steps = steps};
}

/* A record of a view, which is read in place. */
static void add_record(walk *k, const ks_field *field, uint64_t offset, uint32_t index) {
    node *n = add_node(k, field, NODE_OBJECT, offset, field->type->wire_size);
    if (n == NULL || k->depth == MAX_DEPTH) return;
    n->type = field->type;
    n->index = index;
    k->frames[k->depth++] = (frame){.node = (uint32_t)(n - k->w->nodes), .type = field->type};
    for (uint32_t i = 0; i < field->type->num_fields; i++) {
        const ks_field *f = &field->type->fields[i];
        if ((f->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) != 0) continue;
        uint64_t at = offset + f->wire_offset;
        if (f->storage == KS_STORE_BYTES)
            add_node(k, f, NODE_BYTES, at, f->wire_size);
        else
            add_number(k, f, at, f->wire_size, 0);
    }
    n->end = k->w->num_nodes;
    k->depth--;
}

/* --------------------------------------------------------------------------------- values, arrays */

/* Whether the error is in element `index` of `field`, or in the field as a whole (KS_NO_INDEX). */
static bool is_on_path(const walk *k, const frame *f, const ks_field *field, uint64_t index) {
    const ks_error *e = &k->w->error;
    if (k->w->is_good || f->steps == 0 || f->steps > e->path_len) return false;
    const ks_step *step = &e->path[f->steps - 1];
    return strcmp(step->name, field->name) == 0 && step->index == index;
}

static bool has_step(const walk *k, const frame *f, const ks_field *field) {
    const ks_error *e = &k->w->error;
    if (k->w->is_good || f->steps == 0 || f->steps > e->path_len) return false;
    return strcmp(e->path[f->steps - 1].name, field->name) == 0;
}

/* One item at `pos`; returns the number of bytes it takes in the sequence. */
static uint64_t add_one(walk *k, const ks_field *field, const uint8_t *at, uint64_t pos,
                        uint32_t index, unsigned steps) {
    ks_object object = ks_object_of(field, at);
    if (object.at != NULL) {
        open_object(k, field, object, pos, index, steps);
        return ks_object_size(object);
    }
    switch (field->storage) {
    case KS_STORE_BYTES: {
        LOAD(ks_bytes, at, x);
        node *n = add_node(k, field, NODE_BYTES, pos, x.size);
        if (n != NULL) n->index = index;
        return x.size;
    }
    case KS_STORE_TEXT: {
        LOAD(ks_text, at, x);
        node *n = add_node(k, field, NODE_BYTES, pos, x.span);
        if (n != NULL) n->index = index;
        return x.span;
    }
    case KS_STORE_ANY: {
        LOAD(ks_any, at, any);
        bool is_bytes = any.kind == KS_ANY_BYTES || any.kind == KS_ANY_TEXT;
        uint64_t size = is_bytes ? any.bytes.span : any.span;
        if (is_bytes)
            add_node(k, field, NODE_BYTES, pos, size);
        else
            add_number(k, field, pos, (uint32_t)size, index);
        return size;
    }
    case KS_STORE_OBJECT:
    case KS_STORE_POINTER:
    case KS_STORE_REF:
    case KS_STORE_VIEW: return 0;
    default: {
        uint32_t size = (uint32_t)ks_stored_size(field, at);
        add_number(k, field, pos, size, index);
        count_read(k->w, field, at);
        return size;
    }
    }
}

static void open_array(walk *k, const ks_field *field, const uint8_t *at, uint64_t pos,
                       uint64_t size, uint64_t count, unsigned steps, bool is_raw) {
    if (k->depth == MAX_DEPTH) return;
    node *n = add_node(k, field, NODE_ARRAY, pos, size);
    if (n == NULL) return;
    n->value = count;
    k->frames[k->depth++] = (frame){.node = (uint32_t)(n - k->w->nodes),
                                    .at = at,
                                    .is_raw = is_raw,
                                    .is_array = true,
                                    .end = count < MAX_ELEMENTS ? count : MAX_ELEMENTS,
                                    .pos = pos,
                                    .steps = steps};
}

static uint64_t add_array(walk *k, frame *f, const ks_field *field, const uint8_t *at,
                          uint64_t pos) {
    unsigned steps = has_step(k, f, field) ? f->steps : 0;
    if (field->storage == KS_STORE_VIEW) {
        LOAD(ks_view, at, view);
        uint64_t step = field->type != NULL ? field->type->wire_size : ks_wire_size(field->wire);
        /* After an error a view may be missing. */
        if (view.data == NULL || step == 0 || view.count > k->w->size / step) return 0;
        open_array(k, field, at, pos, view.count * step, view.count, 0, true);
        return view.count * step;
    }
    LOAD(ks_list, at, list);
    uint64_t size = ks_array_size(field, at);
    uint64_t count = list.count;
    /* The element at which the reader stopped does not count yet, but its struct was cleared
     * before it was read. Not so if memory was exhausted. */
    bool is_object = field->storage == KS_STORE_OBJECT;
    bool has_memory = k->w->error.code != KS_LIMIT && k->w->error.code != KS_NO_MEMORY;
    if (is_object && has_memory && list.first != NULL && list.count < list.first_cap &&
        is_on_path(k, f, field, list.count))
        count++;
    open_array(k, field, at, pos, size, count, steps, false);
    return size;
}

static void step_array(walk *k, frame *f) {
    const node *n = &k->w->nodes[f->node];
    const ks_field *field = n->field;
    uint64_t i = f->next++;
    if (f->is_raw) {
        uint64_t step = field->type != NULL ? field->type->wire_size : ks_wire_size(field->wire);
        uint64_t offset = n->offset + i * step;
        if (field->type != NULL)
            add_record(k, field, offset, (uint32_t)i);
        else
            add_number(k, field, offset, (uint32_t)step, (uint32_t)i);
        return;
    }
    if ((field->flags & KS_FIELD_BITS) != 0) {
        add_bits(k, f, field);
        return;
    }
    LOAD(ks_list, f->at, list);
    const uint8_t *at = list.first + i * list.size;
    if (i >= list.first_cap) at = ks_list_at(&list, i);
    unsigned steps = is_on_path(k, f, field, i) ? f->steps - 1 : 0;
    /* add_one may push a frame; this frame keeps its index. */
    f->pos += add_one(k, field, at, f->pos, (uint32_t)i, steps);
}

/* ----------------------------------------------------------------------------------------- fields */

static void step_field(walk *k, frame *f) {
    const ks_field *field = &f->type->fields[f->next++];
    if ((field->flags & KS_FIELD_PARAM) != 0) return;
    const uint8_t *at = f->at + field->offset;
    bool is_instance = (field->flags & KS_FIELD_INSTANCE) != 0;
    bool on_path = has_step(k, f, field);
    if (field->state != KS_NOWHERE && f->at[field->state] != KS_DONE && !on_path) return;
    bool is_sized = (field->flags & KS_FIELD_SIZED) != 0;
    if (field->present != KS_NOWHERE && f->at[field->present] == 0) return;
    if ((field->flags & KS_FIELD_VALUE) != 0) {
        if (!is_integer(field->storage) || field->storage == KS_STORE_BOOL) return;
        node *n = add_node(k, field, NODE_COMPUTED, 0, 0);
        if (n != NULL) n->value = stored_word(field->storage, at);
        return;
    }
    uint64_t pos;
    if (is_instance) {
        pos = 0;
        if (field->at != KS_NOWHERE) {
            LOAD(uint64_t, f->at + field->at, instance_at);
            if ((instance_at & KS_DECODED) != 0) return;
            pos = instance_at;
        }
    } else if ((field->flags & KS_FIELD_BITS) != 0 && (field->flags & KS_FIELD_REPEATED) == 0) {
        add_bits(k, f, field);
        return;
    } else {
        if (f->bit != 0) f->pos++;
        f->bit = 0;
        pos = f->pos;
    }
    uint64_t size;
    if ((field->flags & KS_FIELD_REPEATED) != 0 || field->storage == KS_STORE_VIEW) {
        size = add_array(k, f, field, at, pos);
    } else if (is_sized) {
        size = f->at[field->present];
        add_number(k, field, pos, (uint32_t)size, 0);
    } else {
        size = add_one(k, field, at, pos, 0, on_path ? f->steps - 1 : 0);
    }
    if (!is_instance) f->pos += size;
    /* A field that is incomplete: nothing after it was read. */
    if (on_path && !is_instance && k->w->error.code == KS_TRUNCATED && f->steps == 1)
        f->next = f->end;
}

static void walk_tree(work *w, const void *root) {
    static _Thread_local walk k;
    k.w = w;
    k.depth = 0;
    w->num_nodes = 0;
    w->num_read = 0;
    if (root == NULL) return;
    unsigned steps = w->is_good || w->error.path_len > KS_PATH_MAX ? 0 : w->error.path_len;
    open_object(&k, NULL, (ks_object){w->format->type, root}, 0, 0, steps);
    if (w->num_nodes > 0) w->nodes[0].size = w->size;
    while (k.depth > 0) {
        frame *f = &k.frames[k.depth - 1];
        if (f->next >= f->end) {
            w->nodes[f->node].end = w->num_nodes;
            k.depth--;
        } else if (f->is_array) {
            step_array(&k, f);
        } else {
            step_field(&k, f);
        }
    }
}

bool read_input(work *w) {
    if (w->reads == w->most_reads || w->steps == 0) return false;
    w->reads++;
    w->arena_used = 0;
    static _Thread_local ks_ctx ks;
    ks_allocator allocator = {take_memory, keep_memory, w};
    ks_limits limits = {ARENA_BYTES / 2, w->steps, 64, false};
    ks_ctx_init(&ks, ks_input_memory(w->data, w->size), limits, &allocator);
    ks_stream io = ks_stream_root(&ks);
    void *root = NULL;
    w->is_good = w->format->read(&ks, &io, &root);
    w->error = ks.error;
    /* A read has a cost even if it ends at once. */
    w->steps = ks.work_left > 64 ? ks.work_left - 64 : 0;
    walk_tree(w, root);
    ks_ctx_free(&ks);
    return true;
}

/* An engine requests several mutants of one input in a row. The cache depends on the format and
 * the bytes alone, so that it has no effect on results. */
static _Thread_local struct {
    const fuzz_format *format; /* NULL: the cache is empty */
    work result;
    uint8_t data[MAX_KEPT];
    node nodes[MAX_NODES];
} kept;

void forget_reading(void) { kept.format = NULL; }

bool read_again(work *w) {
    const work *r = &kept.result;
    w->nodes = kept.nodes;
    if (kept.format != w->format || r->size != w->size ||
        memcmp(kept.data, w->data, w->size) != 0) {
        kept.format = NULL;
        if (!read_input(w)) return false;
        if (w->size > MAX_KEPT) return true;
        kept.format = w->format;
        kept.result = *w;
        memcpy(kept.data, w->data, w->size);
        return true;
    }
    w->reads++;
    w->is_good = r->is_good;
    w->error = r->error;
    w->steps = r->steps;
    w->num_nodes = r->num_nodes;
    w->num_read = r->num_read;
    return true;
}

/* ----------------------------------------------------------------------------------------- search */

uint32_t find_node(const work *w, const ks_field *field, uint32_t from) {
    if (from > w->num_nodes) from = w->num_nodes;
    for (uint32_t i = from; i-- > 0;)
        if (w->nodes[i].field == field && w->nodes[i].kind != NODE_ARRAY) return i;
    for (uint32_t i = from; i < w->num_nodes; i++)
        if (w->nodes[i].field == field && w->nodes[i].kind != NODE_ARRAY) return i;
    return NO_NODE;
}

static const ks_field *field_named(const ks_type *type, const char *name) {
    for (uint32_t i = 0; type != NULL && i < type->num_fields; i++)
        if (strcmp(type->fields[i].name, name) == 0) return &type->fields[i];
    return NULL;
}

/* The child of a node to which a step of a path leads. */
static uint32_t child(const work *w, uint32_t of, const ks_step *step) {
    const node *n = &w->nodes[of];
    for (uint32_t i = of + 1; i < n->end; i = w->nodes[i].end) {
        const node *c = &w->nodes[i];
        if (c->field == NULL || strcmp(c->field->name, step->name) != 0) continue;
        if (c->kind != NODE_ARRAY || step->index == KS_NO_INDEX) return i;
        for (uint32_t k = i + 1; k < c->end; k = w->nodes[k].end)
            if (w->nodes[k].index == step->index) return k;
        return NO_NODE;
    }
    return NO_NODE;
}

/* One of the types that a field can hold and that have a field of that name. */
static const ks_type *type_with(work *w, const ks_field *field, const char *name) {
    if (field->num_cases == 0) return field->type;
    const ks_type *chosen = NULL;
    uint64_t num = 0;
    for (uint32_t i = 0; i < field->num_cases; i++) {
        if (field_named(field->cases[i], name) == NULL) continue;
        if (below(w, ++num) == 0) chosen = field->cases[i];
    }
    return chosen;
}

uint32_t error_node(work *w, const ks_field **field) {
    const ks_error *e = &w->error;
    *field = NULL;
    uint32_t at = w->num_nodes > 0 ? 0 : NO_NODE;
    bool is_there = at != NO_NODE;
    const ks_type *type = w->format->type;
    if (e->path_len > KS_PATH_MAX) return at;
    for (unsigned i = e->path_len; i-- > 0;) {
        const ks_step *step = &e->path[i];
        if (is_there) {
            uint32_t next = child(w, at, step);
            is_there = next != NO_NODE;
            if (is_there) at = next;
        }
        const ks_field *f = field_named(type, step->name);
        *field = f;
        if (f == NULL) return at;
        type = is_there && w->nodes[at].type != NULL ? w->nodes[at].type
               : i > 0                               ? type_with(w, f, e->path[i - 1].name)
                                                     : f->type;
    }
    return at;
}
