/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_layout.c - where the fields of objects are, and the descriptor tables of the program.
 *
 * The storage plan decides what a field is stored as, so that the tables say the same of it as those of the C backend.
 * Two things differ, for which walkers look in the table: each object begins with its position and its size, and
 * objects are never embedded in others.
 */
#include <string.h>

#include "rule_text.h"
#include "run.h"

uint32_t ksyc_run_store_size(store s) {
    switch (s) {
    case STORE_BOOL: return sizeof(bool);
    case STORE_U8:
    case STORE_S8: return 1;
    case STORE_U16:
    case STORE_S16: return 2;
    case STORE_U32:
    case STORE_S32:
    case STORE_F32: return 4;
    case STORE_U64:
    case STORE_S64:
    case STORE_F64: return 8;
    case STORE_INT: return sizeof(ks_int);
    case STORE_BYTES: return sizeof(ks_bytes);
    case STORE_TEXT: return sizeof(ks_text);
    case STORE_OBJECT:
    case STORE_POINTER: return sizeof(run_object *);
    case STORE_REF: return sizeof(ks_ref);
    case STORE_ANY: return sizeof(ks_any);
    case STORE_STREAM: return sizeof(ks_stream *);
    case STORE_LIST: return sizeof(ks_list);
    }
    return 0;
}

static ks_storage table_store(store s) {
    switch (s) {
    case STORE_BOOL: return KS_STORE_BOOL;
    case STORE_U8: return KS_STORE_U8;
    case STORE_U16: return KS_STORE_U16;
    case STORE_U32: return KS_STORE_U32;
    case STORE_U64: return KS_STORE_U64;
    case STORE_S8: return KS_STORE_S8;
    case STORE_S16: return KS_STORE_S16;
    case STORE_S32: return KS_STORE_S32;
    case STORE_S64: return KS_STORE_S64;
    case STORE_INT: return KS_STORE_INT;
    case STORE_F32: return KS_STORE_F32;
    case STORE_F64: return KS_STORE_F64;
    case STORE_BYTES: return KS_STORE_BYTES;
    case STORE_TEXT: return KS_STORE_TEXT;
    case STORE_OBJECT:
    case STORE_POINTER: return KS_STORE_POINTER;
    case STORE_REF: return KS_STORE_REF;
    case STORE_ANY:
    case STORE_STREAM:
    case STORE_LIST: break;
    }
    return KS_STORE_ANY;
}

/* "u4le" */
static ks_wire wire_of(const char *name) {
    static const struct {
        const char *name;
        ks_wire wire;
    } wires[] = {
        {"u1", KS_WIRE_U1},     {"s1", KS_WIRE_S1},     {"u2le", KS_WIRE_U2LE},
        {"u2be", KS_WIRE_U2BE}, {"s2le", KS_WIRE_S2LE}, {"s2be", KS_WIRE_S2BE},
        {"u4le", KS_WIRE_U4LE}, {"u4be", KS_WIRE_U4BE}, {"s4le", KS_WIRE_S4LE},
        {"s4be", KS_WIRE_S4BE}, {"u8le", KS_WIRE_U8LE}, {"u8be", KS_WIRE_U8BE},
        {"s8le", KS_WIRE_S8LE}, {"s8be", KS_WIRE_S8BE}, {"f4le", KS_WIRE_F4LE},
        {"f4be", KS_WIRE_F4BE}, {"f8le", KS_WIRE_F8LE}, {"f8be", KS_WIRE_F8BE},
    };
    for (size_t i = 0; name != NULL && i < sizeof wires / sizeof *wires; i++)
        if (ksyc_same_id(wires[i].name, name)) return wires[i].wire;
    return KS_WIRE_NONE;
}

/* ------------------------------------------------------------------------------------- objects */

/* The next `n` bytes of an object, aligned for what has their size. The sum is bounded by the size of the
 * specification, of at most 16 MiB, for which a field takes more bytes than the largest store. */
static uint32_t take(uint32_t *size, uint32_t n) {
    const uint32_t alignment = n >= 8 ? 8 : n >= 4 ? 4 : n >= 2 ? 2 : 1;
    const uint32_t at = (*size + alignment - 1) / alignment * alignment;
    *size = at + n;
    return at;
}

static ks_code code_of(const char *name) {
    if (name == NULL) return KS_BAD_VALUE;
    for (unsigned i = 0; i < KS_NUM_CODES; i++)
        if (ksyc_same_id(ks_code_name((ks_code)i), name)) return (ks_code)i;
    return KS_BAD_VALUE;
}

static void lay_out_field(pool *memory, run_type *t, run_field *field, const field_storage *stored,
                          const ir_attr *attr) {
    *field = (run_field){.attr = attr,
                         .stored = stored,
                         .store = stored->store == STORE_OBJECT ? STORE_POINTER : stored->store,
                         .offset = KS_NOWHERE,
                         .present = KS_NOWHERE,
                         .state = KS_NOWHERE,
                         .at = KS_NOWHERE,
                         .wire = wire_of(stored->wire),
                         .absent = ksyc_pool_printf(memory, "'%s' to be present", attr->id)};
    field->element_size = ksyc_run_store_size(field->store);
    if (stored->only_checked == false)
        field->offset = take(&t->size, stored->shape == SHAPE_ONE    ? field->element_size
                                       : stored->shape == SHAPE_LIST ? (uint32_t)sizeof(ks_list)
                                                                     : (uint32_t)sizeof(ks_view));
    if (stored->has_at) field->at = take(&t->size, sizeof(uint64_t));
    if (stored->has_flag || stored->has_width) field->present = take(&t->size, 1);
    if (ksyc_is_instance(attr)) field->state = take(&t->size, 1);
    if (attr->num_valid > 0)
        field->rule = (ks_rule){ksyc_rule_name(memory, attr), ksyc_rule_expected(memory, attr),
                                code_of(attr->code), attr->is_note};
    if (attr->kind == IR_SEQ && attr->checksum != NULL)
        field->checksum_rule =
            (ks_rule){ksyc_rule_name(memory, attr), ksyc_checksum_expected(memory, attr),
                      code_of(attr->code), attr->is_note};
}

static run_field *lay_out_fields(pool *memory, run_type *t, field_storage *stored,
                                 ir_attr *const *attrs, size_t num) {
    run_field *fields = ksyc_pool_array(memory, num + 1, sizeof *fields);
    for (size_t i = 0; i < num; i++) lay_out_field(memory, t, &fields[i], &stored[i], attrs[i]);
    return fields;
}

static void find_runs(const run_program *p, run_type *t) {
    const ir_type *type = t->type;
    for (size_t i = 0; i < type->num_seq;) {
        uint64_t size = 0;
        const size_t n = ksyc_run_length(p->plan, type, i, &size);
        for (size_t k = 0; k < n; k++) t->seq[i + k].in_run = true;
        i += n > 0 ? n : 1;
    }
    for (size_t i = 0; i < type->num_seq; i++)
        if (type->seq[i]->subject != NULL || type->seq[i]->checksum != NULL) t->needs_places = true;
}

static void lay_out_type(pool *memory, run_program *p, const ir_type *type) {
    run_type *t = &p->types[type->number];
    const type_storage *stored = ksyc_storage_of_type(p->plan, type);
    t->type = type;
    t->stored = stored;
    t->size = sizeof(run_object);
    t->cast_expected = ksyc_pool_printf(memory, "an object of type %s", type->path);
    t->params = lay_out_fields(memory, t, stored->params, type->params, type->num_params);
    t->seq = lay_out_fields(memory, t, stored->seq, type->seq, type->num_seq);
    t->instances =
        lay_out_fields(memory, t, stored->instances, type->instances, type->num_instances);
    uint32_t wire_offset = 0;
    for (size_t i = 0; i < type->num_seq && stored->is_plain; i++) {
        t->seq[i].wire_offset = wire_offset;
        wire_offset += stored->seq[i].wire_size; /* is_plain bounds the sum */
    }
    find_runs(p, t);
}

/* -------------------------------------------------------------------------------------- tables */

static const ir_vtype *element_of(const ir_attr *attr) {
    return attr->vtype.kind == IR_ARRAY ? attr->vtype.elem : &attr->vtype;
}

static const ir_enum *enum_of(const ir_attr *attr) {
    if (ksyc_is_parsed(attr)) return attr->data.enumeration;
    return element_of(attr)->kind == IR_ENUM ? element_of(attr)->enumeration : NULL;
}

static const ir_type *type_of(const ir_attr *attr) {
    if (ksyc_is_parsed(attr)) return attr->data.kind == IR_D_USER ? attr->data.type : NULL;
    return element_of(attr)->kind == IR_OBJECT ? element_of(attr)->type : NULL;
}

static uint32_t wire_size_of(const run_program *p, const run_field *field, const ir_type *of) {
    const ir_attr *attr = field->attr;
    if (of != NULL && field->stored->shape == SHAPE_VIEW) return (uint32_t)of->min_size;
    if (of != NULL && attr->kind == IR_SEQ && of->is_fixed && of->min_size < UINT32_MAX &&
        !ksyc_storage_of_type(p->plan, of)->has_size)
        return (uint32_t)of->min_size;
    return field->stored->wire_size;
}

static void fill_row(const run_program *p, const run_field *field, ks_field *row) {
    const ir_attr *attr = field->attr;
    const field_storage *a = field->stored;
    const ir_enum *e = enum_of(attr);
    const ir_type *of = type_of(attr);
    const bool is_parsed = ksyc_is_parsed(attr);
    const bool is_bits = is_parsed && attr->data.kind == IR_D_BITS;
    const bool is_str = is_parsed ? attr->data.kind == IR_D_STR : element_of(attr)->kind == IR_STR;
    *row = (ks_field){
        .name = attr->id,
        .orig = attr->orig_id,
        .storage = a->shape == SHAPE_VIEW ? KS_STORE_VIEW : table_store(field->store),
        .wire = field->wire,
        .bits = is_bits ? attr->data.bits : 0,
        .offset = field->offset,
        .present = field->present,
        .state = field->state,
        .at = field->at,
        .wire_offset = field->wire_offset,
        .wire_size = wire_size_of(p, field, of),
        .type = of != NULL ? &p->types[of->number].table : NULL,
        .enumeration = e != NULL ? &p->enums[e->number] : NULL,
        .encoding = is_str ? "UTF-8" : NULL,
    };
    if (is_parsed ? attr->repeat != IR_ONCE : a->shape == SHAPE_LIST)
        row->flags |= KS_FIELD_REPEATED;
    if (ksyc_is_instance(attr)) row->flags |= KS_FIELD_INSTANCE;
    if (attr->kind == IR_VALUE_INSTANCE) row->flags |= KS_FIELD_VALUE;
    if (attr->kind == IR_PARAM) row->flags |= KS_FIELD_PARAM;
    if (is_bits) row->flags |= KS_FIELD_BITS;
    if (a->has_width) row->flags |= KS_FIELD_SIZED;
}

static void fill_table(pool *memory, const run_program *p, run_type *t) {
    const ir_type *type = t->type;
    ks_field *rows = ksyc_pool_array(
        memory, type->num_params + type->num_seq + type->num_instances + 1, sizeof *rows);
    uint32_t num = 0;
    const struct {
        run_field *fields;
        size_t num;
    } parts[] = {{t->params, type->num_params},
                 {t->seq, type->num_seq},
                 {t->instances, type->num_instances}};
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
        for (size_t i = 0; i < parts[k].num; i++) {
            run_field *field = &parts[k].fields[i];
            if (ksyc_has_table_entry(p->plan, field->attr)) fill_row(p, field, &rows[num++]);
            field->num_rows = num;
        }
    const bool is_fixed = type->is_fixed && type->min_size < UINT32_MAX;
    t->table = (ks_type){.name = type->path,
                         .size = t->size,
                         .wire_size = is_fixed ? (uint32_t)type->min_size : KS_NOWHERE,
                         .fields = rows,
                         .num_fields = num,
                         .has_at = true,
                         .has_size = true,
                         .is_counted = true};
}

/* Labels of 2^63 and more are negative numbers in the table, so they come before all others. */
static size_t first_in_table(const ir_enum *e) {
    for (size_t i = 0; i < e->num_labels; i++)
        if (!e->labels[i].negative && e->labels[i].word > INT64_MAX) return i;
    return 0;
}

static bool fill_enum(pool *memory, const ir_enum *e, ks_enum *table, diag *messages) {
    const size_t first = first_in_table(e);
    if (first > 0 && e->labels[0].negative) {
        ksyc_diag_error(messages, e->place,
                        "ksyc does not run an enum with negative values and values of 2^63 and "
                        "more: '%s'",
                        e->path);
        return false;
    }
    ks_label *labels = ksyc_pool_array(memory, e->num_labels + 1, sizeof *labels);
    for (size_t i = 0; i < e->num_labels; i++) {
        const ir_label *l = &e->labels[(first + i) % e->num_labels];
        int64_t value;
        memcpy(&value, &l->word, sizeof value); /* two's complement */
        labels[i] = (ks_label){value, l->id, l->orig_id};
    }
    *table = (ks_enum){e->path, labels, (uint32_t)e->num_labels};
    return true;
}

/* ------------------------------------------------------------------------------------- program */

static void find_held_bits(pool *memory, run_program *p) {
    const held_bits *held = ksyc_held_bits_find(memory, p->program);
    for (size_t i = 0; i < p->program->num_types; i++) {
        const run_type *t = &p->types[i];
        for (size_t k = 0; k < t->type->num_seq; k++)
            t->seq[k].may_hold_bits = ksyc_may_hold_bits(held, t->type->seq[k]);
        for (size_t k = 0; k < t->type->num_instances; k++)
            if (ksyc_is_parsed(t->type->instances[k]))
                t->instances[k].may_hold_bits = ksyc_may_hold_bits(held, t->type->instances[k]);
    }
}

static void find_instances(pool *memory, run_program *p) {
    const needs n = ksyc_needs_find(memory, p->program);
    const bool *cannot_fail = ksyc_cannot_fail_find(memory, &n, p->plan);
    const early e = ksyc_early_find(memory, p->program, &n, cannot_fail);
    for (size_t i = 0; i < p->program->num_types; i++) {
        run_type *t = &p->types[i];
        t->has_work = e.has_work[i];
        for (size_t k = 0; k < t->type->num_instances; k++)
            t->instances[k].is_early = e.is_early[ksyc_needs_number(&n, t->type->instances[k])];
    }
}

bool ksyc_run_lay_out(pool *memory, run_program *p, diag *messages) {
    const ir_program *program = p->program;
    p->plan = ksyc_storage_plan_new(memory, program, messages);
    if (ksyc_diag_has_errors(messages)) return false;
    p->types = ksyc_pool_array(memory, program->num_types + 1, sizeof *p->types);
    p->enums = ksyc_pool_array(memory, program->num_enums + 1, sizeof *p->enums);
    for (size_t i = 0; i < program->num_types; i++) lay_out_type(memory, p, program->types[i]);
    for (size_t i = 0; i < program->num_enums; i++)
        if (!fill_enum(memory, program->enums[i], &p->enums[i], messages)) return false;
    for (size_t i = 0; i < program->num_types; i++) fill_table(memory, p, &p->types[i]);
    find_held_bits(memory, p);
    find_instances(memory, p);
    return true;
}
