/* SPDX-License-Identifier: Apache-2.0 */
#include "storage.h"

#include <string.h>

#include "home_use.h"
#include "nesting.h"
#include "queries.h"
#include "range.h"

struct storage_plan {
    pool *pool;
    diag *diag;
    const ir_program *program;
    type_storage *types;
    bool changed; /* by the current pass of a fixed point */
};

/* ------------------------------------------------------------------------------------ look-up */

static type_storage *find(storage_plan *p, const ir_type *type) { return &p->types[type->number]; }

const type_storage *ksyc_storage_of_type(const storage_plan *p, const ir_type *type) {
    return &p->types[type->number];
}

static field_storage *attr_of(type_storage *type, const ir_attr *attr) {
    switch (attr->kind) {
    case IR_PARAM: return &type->params[attr->index];
    case IR_SEQ: return &type->seq[attr->index];
    default: return &type->instances[attr->index];
    }
}

const field_storage *ksyc_storage_of(const storage_plan *p, const ir_attr *attr) {
    return attr_of(&p->types[attr->owner->number], attr);
}

bool ksyc_has_table_entry(const storage_plan *p, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(p, attr);
    switch (attr->kind) {
    case IR_SEQ: return !a->only_checked;
    case IR_PARSE_INSTANCE: return a->store != STORE_STREAM;
    case IR_VALUE_INSTANCE:
    case IR_PARAM: return a->store != STORE_STREAM && a->store != STORE_LIST;
    }
    return false;
}

/* ------------------------------------------------------------------------------------- stores */

/* The smallest store for the values. */
static store store_for_range(ir_range range) {
    if (ksyc_range_is_unsigned(range)) {
        if (range.max <= UINT8_MAX) return STORE_U8;
        if (range.max <= UINT16_MAX) return STORE_U16;
        if (range.max <= UINT32_MAX) return STORE_U32;
        return STORE_U64;
    }
    if (ksyc_range_is_wide(range)) return STORE_INT;
    uint64_t max = range.max_negative ? 0 : range.max;
    if (range.min >= INT8_MIN && max <= INT8_MAX) return STORE_S8;
    if (range.min >= INT16_MIN && max <= INT16_MAX) return STORE_S16;
    if (range.min >= INT32_MIN && max <= INT32_MAX) return STORE_S32;
    return STORE_S64;
}

bool ksyc_store_is_int(store s) { return s >= STORE_U8 && s <= STORE_S64; }

bool ksyc_store_is_signed(store s) { return s >= STORE_S8 && s <= STORE_S64; }

/* ------------------------------------------------------------------------------- fixed points */

static void each_attr(const ir_type *type, void (*visit)(storage_plan *, const ir_attr *),
                      storage_plan *p) {
    for (size_t i = 0; i < type->num_seq; i++) visit(p, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) visit(p, type->instances[i]);
}

/* The struct of a type in another file was laid out without knowledge of this file. */
static void set_in(storage_plan *p, const ir_attr *attr, const type_storage *of, bool *flag,
                   const char *what) {
    if (*flag) return;
    if (ksyc_file_of(attr->owner) != ksyc_file_of(of->type)) {
        ksyc_diag_error(p->diag, attr->place,
                        "ksyc does not compile %s '%s' of another file, whose objects do not keep "
                        "it; those of a type that is a file do",
                        what, of->type->path);
    }
    *flag = true;
    p->changed = true;
}

static void set(storage_plan *p, bool *flag) {
    if (!*flag) {
        *flag = true;
        p->changed = true;
    }
}

/* ------------------------------------------------------------------------------------ storage */

static const char *wire_of(const storage_plan *p, const ir_data *d) {
    if (d->kind != IR_D_INT && d->kind != IR_D_FLOAT) return NULL;
    char letter = d->kind == IR_D_FLOAT ? 'f' : d->is_signed ? 's' : 'u';
    if (d->size == 1) return letter == 's' ? "s1" : "u1";
    if (d->endian == IR_CALC) return NULL;
    return ksyc_pool_printf(p->pool, "%c%u%s", letter, (unsigned)d->size,
                            d->endian == IR_LITTLE ? "le" : "be");
}

store ksyc_store_of_number(const ir_data *d) {
    if (d->kind == IR_D_FLOAT) return d->size == 4 ? STORE_F32 : STORE_F64;
    if (d->kind == IR_D_BITS) {
        if (d->vtype.kind == IR_BOOL) return STORE_BOOL;
        return d->bits <= 8    ? STORE_U8
               : d->bits <= 16 ? STORE_U16
               : d->bits <= 32 ? STORE_U32
                               : STORE_U64;
    }
    switch (d->size) {
    case 1: return d->is_signed ? STORE_S8 : STORE_U8;
    case 2: return d->is_signed ? STORE_S16 : STORE_U16;
    case 4: return d->is_signed ? STORE_S32 : STORE_U32;
    default: return d->is_signed ? STORE_S64 : STORE_U64;
    }
}

/* A switch is stored as a number when every case is an integer that is read from the stream directly, and one type of
 * C holds them all. */
static bool is_int_switch(const ir_data *d) {
    if (d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS) return false;
    if (d->vtype.kind == IR_INT && ksyc_range_is_wide(d->vtype.range)) return false;
    for (size_t i = 0; i < d->num_cases; i++) {
        if (d->cases[i].data.kind != IR_D_INT) return false;
    }
    return true;
}

static bool is_object_switch(const ir_data *d) {
    bool has_else = false;
    for (size_t i = 0; i < d->num_cases; i++) {
        if (d->cases[i].data.kind != IR_D_USER) return false;
        if (d->cases[i].key == NULL) has_else = true;
    }
    return has_else || (d->sizing != IR_SIZE_EXPR && d->sizing != IR_SIZE_EOS);
}

static store store_of_int_switch(const ir_data *d) {
    bool is_signed = false;
    uint32_t size = 1;
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *c = &d->cases[i].data;
        if (c->is_signed) is_signed = true;
        if (c->size > size) size = c->size;
    }
    if (is_signed) return STORE_S64; /* s1 with u4: only the widest type holds all values */
    return size <= 1 ? STORE_U8 : size == 2 ? STORE_U16 : size == 4 ? STORE_U32 : STORE_U64;
}

static store store_of_data(const ir_data *d) {
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT:
    case IR_D_BITS: return ksyc_store_of_number(d);
    case IR_D_BYTES: return ksyc_is_raw(d) ? STORE_BYTES : STORE_TEXT;
    case IR_D_STR: return STORE_TEXT;
    case IR_D_USER: return STORE_OBJECT;
    default:
        if (is_int_switch(d)) return store_of_int_switch(d);
        return is_object_switch(d) ? STORE_REF : STORE_ANY;
    }
}

static store store_of_vtype(const ir_vtype *v) {
    switch (v->kind) {
    case IR_INT: return store_for_range(v->range);
    case IR_FLOAT: return STORE_F64;
    case IR_BOOL: return STORE_BOOL;
    case IR_BYTES:
    case IR_STR: return STORE_TEXT;
    case IR_ENUM: return ksyc_range_is_large(v->range) ? STORE_U64 : STORE_S64;
    case IR_OBJECT: return STORE_POINTER;
    case IR_STRUCT: return STORE_REF;
    case IR_STREAM: return STORE_STREAM;
    default: return STORE_ANY;
    }
}

static void lay_out_parsed(storage_plan *p, field_storage *a, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    a->store = store_of_data(d);
    if (d->kind == IR_D_SWITCH && attr->repeat != IR_ONCE && ksyc_store_is_int(a->store))
        a->store = STORE_ANY;
    a->wire = wire_of(p, d);
    if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) a->wire_size = d->size;
    if (ksyc_is_raw(d) && d->size_expr != NULL && d->size_expr->op == IR_LIT_INT &&
        d->size_expr->word < UINT32_MAX) {
        a->wire_size = (uint32_t)d->size_expr->word;
    }
    if (attr->repeat != IR_ONCE) {
        bool is_view = a->wire != NULL || (d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE &&
                                           ksyc_storage_of_type(p, d->type)->is_plain);
        a->shape = is_view ? SHAPE_VIEW : SHAPE_LIST;
    } else if (a->store == STORE_OBJECT && (attr->kind == IR_PARSE_INSTANCE ||
                                            attr->condition != NULL || d->type->is_recursive)) {
        a->store = STORE_POINTER;
    }
    bool null_says_it = a->shape == SHAPE_ONE && (a->store == STORE_POINTER ||
                                                  a->store == STORE_REF || a->store == STORE_ANY);
    a->has_width = d->kind == IR_D_SWITCH && ksyc_store_is_int(a->store);
    a->has_flag = attr->kind == IR_SEQ && attr->condition != NULL && !null_says_it && !a->has_width;
    /* An object may know its position. */
    a->has_at = attr->kind == IR_PARSE_INSTANCE &&
                !(a->store == STORE_POINTER && ksyc_storage_of_type(p, d->type)->has_at &&
                  a->shape == SHAPE_ONE);
}

store ksyc_literal_store(const ir_vtype *element) {
    if (element->kind == IR_INT)
        return ksyc_range_is_unsigned(element->range) ? STORE_U64
               : ksyc_range_is_wide(element->range)   ? STORE_INT
                                                      : STORE_S64;
    if (element->kind == IR_OBJECT) return STORE_REF;
    return element->kind == IR_ARRAY ? STORE_LIST : store_of_vtype(element);
}

bool ksyc_same_lists(const ir_vtype *a, const ir_vtype *b) {
    while (a->kind == IR_ARRAY && b->kind == IR_ARRAY) {
        a = a->elem;
        b = b->elem;
    }
    return ksyc_literal_store(a) == ksyc_literal_store(b);
}

/* What the elements of such an array can be, in arrays within it, too. */
static bool can_be_listed(const ir_vtype *element) {
    while (element->kind == IR_ARRAY) element = element->elem;
    return element->kind != IR_ANY && element->kind != IR_NONE;
}

/* The storage of an array that was read, passed as a parameter, or given as a literal. */
static void lay_out_array(storage_plan *p, field_storage *a, const ir_attr *source) {
    *a = (field_storage){.shape = SHAPE_LIST, .wire_size = UINT32_MAX};
    if (source->kind == IR_VALUE_INSTANCE) {
        a->store = ksyc_literal_store(source->vtype.elem);
    } else if (source->kind == IR_PARAM) {
        a->store = source->vtype.elem->kind == IR_OBJECT ? STORE_OBJECT : STORE_REF;
        bool is_plain_object = source->vtype.elem->kind == IR_OBJECT &&
                               ksyc_storage_of_type(p, source->vtype.elem->type)->is_plain;
        if (is_plain_object) a->shape = SHAPE_VIEW;
    } else {
        lay_out_parsed(p, a, source);
    }
}

static void lay_out(storage_plan *p, const ir_attr *attr) {
    type_storage *t = find(p, attr->owner);
    field_storage *a = attr_of(t, attr);
    *a = (field_storage){.member = attr->c_name, .wire_size = UINT32_MAX};
    if (ksyc_is_parsed(attr)) {
        lay_out_parsed(p, a, attr);
        return;
    }
    const ir_attr *source = ksyc_array_source(attr);
    bool is_known =
        source != NULL && (source->kind != IR_PARAM || source->vtype.elem->kind == IR_OBJECT ||
                           source->vtype.elem->kind == IR_STRUCT);
    if (is_known) {
        field_storage of;
        lay_out_array(p, &of, source);
        a->store = of.store;
        a->shape = of.shape;
        a->wire = of.wire;
        a->wire_size = of.wire_size;
        return;
    }
    if (attr->vtype.kind == IR_ARRAY && can_be_listed(attr->vtype.elem)) {
        a->shape = SHAPE_LIST;
        a->store = ksyc_literal_store(attr->vtype.elem);
        return;
    }
    if (attr->vtype.kind == IR_ARRAY || attr->vtype.kind == IR_NONE) {
        ksyc_diag_error(p->diag, attr->place, "ksyc does not compile %s of this type yet: '%s'",
                        attr->kind == IR_PARAM ? "parameters" : "value instances", attr->id);
    }
    a->store = store_of_vtype(&attr->vtype);
}

/* ---------------------------------------------------------------------------------- plain types */

static bool is_plain_attr(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->condition != NULL || attr->repeat != IR_ONCE || attr->checksum != NULL) return false;
    if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) return d->endian != IR_CALC || d->size == 1;
    return ksyc_is_raw(d) && d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT;
}

static bool is_plain(const ir_type *type) {
    /* A view has all elements or none; a partial tree shows those that were read. */
    if (type->is_debug) return false;
    if (!type->is_fixed || type->num_instances > 0 || type->num_seq == 0) return false;
    if (type->min_size == 0 || type->min_size > UINT32_MAX / 2) return false;
    for (size_t i = 0; i < type->num_seq; i++) {
        if (!is_plain_attr(type->seq[i])) return false;
    }
    return true;
}

/* --------------------------------------------------------------------------- what objects keep */

static bool *keep_parent(type_storage *t) { return &t->keeps_parent; }

static bool *keep_io(type_storage *t) { return &t->keeps_io; }

/* An object of any type of the file can be meant. */
static void keep_in_all(storage_plan *p, const ir_type *user, bool *(*flag)(type_storage *)) {
    for (size_t i = 0; i < p->program->num_types; i++)
        if (ksyc_file_of(p->types[i].type) == ksyc_file_of(user)) set(p, flag(&p->types[i]));
}

static void note_uses(void *self, const ir_attr *attr, const ir_expr *e) {
    storage_plan *p = self;
    type_storage *owner = find(p, attr->owner);
    bool own = e->num_args > 0 && e->args[0]->op == IR_SELF;
    switch (e->op) {
    case IR_ROOT: {
        type_storage *of = own                                   ? owner
                           : e->args[0]->vtype.kind == IR_OBJECT ? find(p, e->args[0]->vtype.type)
                                                                 : NULL;
        if (of != NULL && !of->is_own_root)
            set_in(p, attr, of, &of->keeps_root, "the `_root` of the nested type");
        break;
    }
    case IR_PARENT:
        if (e->args[0]->vtype.kind == IR_OBJECT) {
            type_storage *of = find(p, e->args[0]->vtype.type);
            set_in(p, attr, of, &of->keeps_parent, "the `_parent` of the nested type");
        } else {
            keep_in_all(p, owner->type, keep_parent);
        }
        break;
    case IR_IO:
        if (own && attr->kind == IR_SEQ) break; /* the current stream */
        if (e->args[0]->vtype.kind == IR_OBJECT) {
            type_storage *of = find(p, e->args[0]->vtype.type);
            set_in(p, attr, of, &of->keeps_io, "the `_io` of the nested type");
        } else {
            keep_in_all(p, owner->type, keep_io);
        }
        break;
    default: break;
    }
}

/* A parameter that is a stream can be used when the object that passed it has been read. */
static bool holds_stream(const ir_vtype *v) {
    while (v->kind == IR_ARRAY) v = v->elem;
    return v->kind == IR_STREAM;
}

static void note_children(void *self, const ir_attr *attr, const ir_data *d) {
    storage_plan *p = self;
    type_storage *owner = find(p, attr->owner);
    if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        if (d->endian == IR_CALC && d->size > 1) set(p, &owner->keeps_endian);
        return;
    }
    if (d->kind != IR_D_USER) return;
    type_storage *child = find(p, d->type);
    if (child->keeps_root && !owner->is_own_root && d->type->root == attr->owner->root) {
        set(p, &owner->keeps_root);
    }
    if (child->keeps_endian && d->type->inherits_endian) set(p, &owner->keeps_endian);
    if (child->needs_complete) set(p, &owner->needs_complete);
    if (child->keeps_io || child->stream_escapes) set(p, &owner->stream_escapes);
    for (size_t i = 0; i < d->num_args; i++)
        if (holds_stream(&d->args[i]->vtype)) set(p, &owner->stream_escapes);
    if (d->sizing != IR_SIZE_NONE) {
        set_in(p, attr, child, &child->has_size, "a size for the nested type");
        child->has_at = true;
    }
    /* Positions in decoded bytes do not follow from those in the file. */
    if ((d->process != IR_P_NONE || owner->is_decoded) &&
        ksyc_file_of(attr->owner) == ksyc_file_of(d->type))
        set(p, &child->is_decoded);
}

/* An object of a top-level type that another object of its file contains has the root of that object. */
static void note_inner_root(void *self, const ir_attr *attr, const ir_data *d) {
    if (d->kind == IR_D_USER && ksyc_file_of(attr->owner) == d->type)
        find(self, d->type)->is_own_root = false;
}

/* Whether the fields of an object tell its size, without a loop over elements: walkers add them up. Where a type
 * contains itself, the sum would be as deep as the file. */
static bool is_sum_of_fields(const type_storage *t) {
    if (t->nests) return false;
    for (size_t i = 0; i < t->type->num_seq; i++) {
        const ir_attr *attr = t->type->seq[i];
        const ir_data *d = &attr->data;
        bool is_number = d->kind == IR_D_INT || d->kind == IR_D_FLOAT;
        bool is_record = d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE && d->type->is_fixed;
        if (attr->repeat != IR_ONCE && !is_number && !is_record) return false;
        if (d->kind == IR_D_BITS) return false;
        for (size_t k = 0; d->kind == IR_D_SWITCH && k < d->num_cases; k++) {
            if (d->cases[k].data.kind == IR_D_BITS) return false;
        }
    }
    return true;
}

static void find_spans(storage_plan *p) {
    const bool *is_used = ksyc_home_use_find(p->pool, p->program);
    for (size_t i = 0; i < p->program->num_types; i++) {
        const ir_type *type = p->program->types[i];
        type_storage *t = &p->types[i];
        /* Top-level types can be imported by files that are unknown here, which may give them a `size` or use their
         * `_io`. So may types that only other files use; but arrays of fixed ones are views. An object of no bytes with
         * instances is more than the rule that a field of no bytes is. */
        const bool is_for_others =
            type->outer == NULL || (!type->is_fixed && !is_used[type->number]);
        const bool is_nothing = type->is_fixed && type->min_size == 0 && type->num_instances > 0;
        if (is_for_others || is_nothing || !(type->is_fixed || is_sum_of_fields(t)))
            t->has_size = true;
        /* Errors in instances, and of nesting in T_complete, need a position. */
        if (t->has_size || type->num_instances > 0 || t->nests) t->has_at = true;
    }
}

static void find_own_roots(storage_plan *p) {
    const ir_program *program = p->program;
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        for (size_t k = 0; k < type->num_seq; k++)
            ksyc_visit_data(type->seq[k], note_inner_root, p);
        for (size_t k = 0; k < type->num_instances; k++)
            ksyc_visit_data(type->instances[k], note_inner_root, p);
    }
}

static void note_attr(storage_plan *p, const ir_attr *attr) {
    type_storage *owner = find(p, attr->owner);
    ksyc_visit_exprs(attr, note_uses, p);
    ksyc_visit_data(attr, note_children, p);
    if (attr->kind == IR_PARSE_INSTANCE && attr->io == NULL) set(p, &owner->keeps_io);
    if (attr->kind != IR_SEQ) set(p, &owner->needs_complete);
    if (owner->keeps_io) set(p, &owner->stream_escapes);
}

static void note_endian(storage_plan *p, const ir_type *type) {
    if (type->endian_on == NULL) return;
    /* It is decided for each object, also for those without numbers: it has to be one of the cases. */
    set(p, &find(p, type)->keeps_endian);
    /* The expression is evaluated at the start of the object, like one of its seq. */
    ir_attr place = {.kind = IR_SEQ, .owner = type, .condition = type->endian_on};
    ksyc_visit_exprs(&place, note_uses, p);
}

static void find_fixed_point(storage_plan *p) {
    const ir_program *program = p->program;
    /* In both directions in turn, so that long chains of types take few passes. */
    for (bool is_forward = true;; is_forward = !is_forward) {
        p->changed = false;
        for (size_t i = 0; i < program->num_types; i++) {
            const ir_type *type = program->types[is_forward ? i : program->num_types - 1 - i];
            each_attr(type, note_attr, p);
            note_endian(p, type);
        }
        if (!p->changed) break;
    }
}

/* ---------------------------------------------------------------------------------- large structs */

/* Of a struct that is embedded in another one. Types that contain each other twice would otherwise have structs whose
 * size doubles with every level. */
enum { EMBEDDED_MOST = 1024 };

/* The recursion is as deep as types of the specification are nested; objects that contain themselves are pointers. */
static uint32_t count_members(storage_plan *p, const ir_type *type) {
    type_storage *t = find(p, type);
    if (t->num_members > 0) return t->num_members;
    /* At most EMBEDDED_MOST for each field, and memory for the fields has been allocated. */
    uint64_t count = 1 + type->num_params + type->num_instances;
    for (size_t i = 0; i < type->num_seq; i++) {
        field_storage *a = &t->seq[i];
        count++;
        if (a->shape != SHAPE_ONE || a->store != STORE_OBJECT) continue;
        const uint32_t inner = count_members(p, type->seq[i]->data.type);
        if (inner > EMBEDDED_MOST) {
            a->store = STORE_POINTER;
        } else {
            count += inner;
        }
    }
    return t->num_members = count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

/* ---------------------------------------------------------------------------------------- rules */

static void keep_referenced(void *self, const ir_attr *attr, const ir_expr *e) {
    storage_plan *p = self;
    (void)attr;
    if (e->op == IR_FIELD) attr_of(find(p, e->attr->owner), e->attr)->only_checked = false;
}

static void find_rules(storage_plan *p) {
    for (size_t i = 0; i < p->program->num_types; i++) {
        const ir_type *type = p->program->types[i];
        for (size_t k = 0; k < type->num_seq; k++) {
            p->types[i].seq[k].only_checked = ksyc_is_rule(type->seq[k]);
        }
    }
    for (size_t i = 0; i < p->program->num_types; i++) {
        const ir_type *type = p->program->types[i];
        for (size_t k = 0; k < type->num_seq; k++)
            ksyc_visit_exprs(type->seq[k], keep_referenced, p);
        for (size_t k = 0; k < type->num_instances; k++)
            ksyc_visit_exprs(type->instances[k], keep_referenced, p);
    }
}

/* An object without fields is there for its `_io`, which other files can use, too. */
static bool is_only_stream(const ir_type *type) {
    return type->num_seq == 0 && type->num_instances == 0 && type->num_params == 0;
}

storage_plan *ksyc_storage_plan_new(pool *memory, const ir_program *program, diag *messages) {
    storage_plan *p = ksyc_pool_alloc(memory, sizeof *p);
    *p = (storage_plan){.pool = memory, .diag = messages, .program = program};
    p->types = ksyc_pool_array(memory, program->num_types + 1, sizeof *p->types);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        p->types[i] = (type_storage){
            .type = type,
            .is_own_root = type->root == type,
            /* An importing file may use it. */
            .keeps_io = type->outer == NULL || is_only_stream(type),
            .is_plain = is_plain(type),
            .params = ksyc_pool_array(memory, type->num_params + 1, sizeof(field_storage)),
            .seq = ksyc_pool_array(memory, type->num_seq + 1, sizeof(field_storage)),
            .instances = ksyc_pool_array(memory, type->num_instances + 1, sizeof(field_storage)),
        };
        for (size_t k = 0; k < type->num_seq; k++) {
            if (type->seq[k]->num_valid > 0) p->types[i].has_rules = true;
        }
    }
    find_own_roots(p);
    const bool *nests = ksyc_nesting_find(memory, program);
    for (size_t i = 0; i < program->num_types; i++) p->types[i].nests = nests[i];
    find_spans(p);
    find_fixed_point(p);
    for (size_t i = 0; i < program->num_types; i++)
        if (p->types[i].is_decoded) p->types[i].has_at = true;
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        each_attr(type, lay_out, p);
        for (size_t k = 0; k < type->num_params; k++) lay_out(p, type->params[k]);
    }
    for (size_t i = 0; i < program->num_types; i++) (void)count_members(p, program->types[i]);
    find_rules(p);
    return p;
}

uint64_t ksyc_store_largest(store s) {
    switch (s) {
    case STORE_U8: return UINT8_MAX;
    case STORE_U16: return UINT16_MAX;
    case STORE_U32: return UINT32_MAX;
    case STORE_S8: return INT8_MAX;
    case STORE_S16: return INT16_MAX;
    case STORE_S32: return INT32_MAX;
    case STORE_S64: return INT64_MAX;
    default: return UINT64_MAX;
    }
}

bool ksyc_store_fits(store s, const ir_vtype *type) {
    if ((type->kind != IR_INT && type->kind != IR_ENUM) || !ksyc_store_is_int(s)) return true;
    const uint64_t largest = ksyc_store_largest(s);
    if (!ksyc_store_is_signed(s))
        return ksyc_range_is_unsigned(type->range) && type->range.max <= largest;
    return type->range.min >= -(int64_t)largest - 1 &&
           (type->range.max_negative || type->range.max <= largest);
}
