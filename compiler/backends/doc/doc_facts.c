/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_facts.h"

#include "expr_show.h"
#include "queries.h"

/* The minimal number of types that a switch chooses among for them to form a family. */
enum { FAMILY_SIZE = 12 };

/* No field of a real format is larger; smaller sizes can be added and multiplied by 8 without overflow. */
#define MAX_BYTES (UINT64_C(1) << 56)

/* ------------------------------------------------------------------------------------- walking */

static void visit_type(const ir_type *type, data_visitor *visit, void *context) {
    for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_data(type->seq[i], visit, context);
    for (size_t i = 0; i < type->num_instances; i++)
        ksyc_visit_data(type->instances[i], visit, context);
}

/* ------------------------------------------------------------------------------- what is reached */

/* Types of imported files are listed only when the compiled file uses them, directly or indirectly. */
typedef struct reach {
    const ir_program *program;
    bool *is_reached; /* parallel to program->types */
    bool has_grown;
} reach;

static void reach_type(reach *r, const ir_type *type) {
    const size_t i = type->number;
    if (r->is_reached[i]) return;
    r->is_reached[i] = true;
    r->has_grown = true;
}

static void reach_value(reach *r, const ir_attr *attr) {
    const ir_vtype *type = &attr->vtype;
    while (type->kind == IR_ARRAY) type = type->elem;
    if (type->kind == IR_OBJECT) reach_type(r, type->type);
}

static void reach_data(void *context, const ir_attr *attr, const ir_data *data) {
    (void)attr;
    if (data->kind == IR_D_USER) reach_type(context, data->type);
}

/* What the fields, values and parameters of a type are of. */
static void reach_from(reach *r, const ir_type *type) {
    visit_type(type, reach_data, r);
    for (size_t i = 0; i < type->num_instances; i++) reach_value(r, type->instances[i]);
    for (size_t i = 0; i < type->num_params; i++) reach_value(r, type->params[i]);
}

static bool *reached_types(pool *p, const ir_program *program) {
    reach r = {.program = program,
               .is_reached = ksyc_pool_array(p, program->num_types, sizeof(bool))};
    for (size_t i = 0; i < program->num_types; i++)
        r.is_reached[i] = !program->types[i]->is_imported;
    do {
        r.has_grown = false;
        for (size_t i = 0; i < program->num_types; i++)
            if (r.is_reached[i]) reach_from(&r, program->types[i]);
    } while (r.has_grown);
    return r.is_reached;
}

/* ---------------------------------------------------------------------------------------- uses */

static void count_data(void *context, const ir_attr *attr, const ir_data *data) {
    (void)attr;
    (void)data;
    ++*(size_t *)context;
}

static doc_uses *uses_of(const doc_facts *facts, const ir_type *type, const ir_enum *enumeration) {
    return type != NULL ? &facts->uses_of_type[type->number]
                        : &facts->uses_of_enum[enumeration->number];
}

const doc_use *ksyc_doc_uses(const doc_facts *facts, const ir_type *type,
                             const ir_enum *enumeration) {
    return uses_of(facts, type, enumeration)->first;
}

/* All that a field has is added before the next field. */
static void add_use(doc_facts *facts, const ir_attr *attr, const ir_type *type,
                    const ir_enum *enumeration) {
    if (type == NULL && enumeration == NULL) return;
    doc_uses *all = uses_of(facts, type, enumeration);
    if (all->last != NULL && all->last->attr == attr) return;
    doc_use *use = &facts->uses[facts->num_uses++];
    *use = (doc_use){attr, type, enumeration, NULL};
    if (all->last != NULL)
        all->last->next = use;
    else
        all->first = use;
    all->last = use;
}

static void note_order(doc_facts *facts, const ir_data *data) {
    if (data->kind == IR_D_BITS) {
        if (data->endian == IR_LITTLE)
            facts->has_low_first = true;
        else
            facts->has_high_first = true;
    }
    bool is_number = data->kind == IR_D_INT || data->kind == IR_D_FLOAT;
    if (!is_number || data->size == 1) return;
    if (data->endian == IR_LITTLE) facts->has_little = true;
    if (data->endian == IR_BIG) facts->has_big = true;
    if (data->endian == IR_CALC) facts->has_calc = true;
}

static void gather_data(void *context, const ir_attr *attr, const ir_data *data) {
    doc_facts *facts = context;
    add_use(facts, attr, data->kind == IR_D_USER ? data->type : NULL, NULL);
    add_use(facts, attr, NULL, data->enumeration);
    note_order(facts, data);
}

static void gather_value(doc_facts *facts, const ir_attr *attr) {
    const ir_vtype *type = &attr->vtype;
    while (type->kind == IR_ARRAY) type = type->elem;
    if (!ksyc_is_parsed(attr) && type->kind == IR_ENUM)
        add_use(facts, attr, NULL, type->enumeration);
}

static void gather_values(doc_facts *facts, const ir_type *type) {
    for (size_t i = 0; i < type->num_instances; i++) gather_value(facts, type->instances[i]);
    for (size_t i = 0; i < type->num_params; i++) gather_value(facts, type->params[i]);
}

static void gather_uses(pool *p, doc_facts *facts, const bool *is_reached) {
    const ir_program *program = facts->program;
    size_t capacity = 0;
    for (size_t i = 0; i < program->num_types; i++) {
        visit_type(program->types[i], count_data, &capacity);
        capacity += program->types[i]->num_instances + program->types[i]->num_params;
    }
    facts->uses = ksyc_pool_array(p, 2 * capacity, sizeof *facts->uses);
    facts->uses_of_type = ksyc_pool_array(p, program->num_types, sizeof *facts->uses_of_type);
    facts->uses_of_enum = ksyc_pool_array(p, program->num_enums, sizeof *facts->uses_of_enum);
    for (size_t i = 0; i < program->num_types; i++) {
        if (!is_reached[i]) continue;
        visit_type(program->types[i], gather_data, facts);
        gather_values(facts, program->types[i]);
    }
}

/* Enums of the compiled file, and those of imported ones that a field has. */
static void gather_enums(pool *p, doc_facts *facts) {
    const ir_program *program = facts->program;
    facts->enums = ksyc_pool_array(p, program->num_enums, sizeof(const ir_enum *));
    for (size_t i = 0; i < program->num_enums; i++) {
        const ir_enum *enumeration = program->enums[i];
        if (!enumeration->owner->is_imported || ksyc_doc_uses(facts, NULL, enumeration) != NULL)
            facts->enums[facts->num_enums++] = enumeration;
    }
}

/* ------------------------------------------------------------------------------------ families */

static bool is_used_only_by(const doc_facts *facts, const ir_type *type, const ir_attr *attr) {
    const doc_use *use = ksyc_doc_uses(facts, type, NULL);
    return use == NULL || (use->attr == attr && use->next == NULL);
}

/* Small enough for a row of a table. */
static bool is_plain(const ir_type *type) {
    return type->num_types == 0 && type->num_enums == 0 && type->num_instances == 0;
}

/* A type is used only by the switch, so it can be in no other family. */
static void add_family(pool *p, doc_facts *facts, const ir_attr *attr) {
    const ir_data *data = &attr->data;
    doc_family *family = &facts->families[facts->num_families];
    *family = (doc_family){attr, ksyc_pool_array(p, data->num_cases, sizeof(const ir_type *)), 0};
    for (size_t i = 0; i < data->num_cases; i++) {
        const ir_type *type =
            data->cases[i].data.kind == IR_D_USER ? data->cases[i].data.type : NULL;
        if (type == NULL || facts->family_of_type[type->number] != NULL || !is_plain(type) ||
            !is_used_only_by(facts, type, attr))
            continue;
        facts->family_of_type[type->number] = family;
        family->types[family->num_types++] = type;
    }
    if (family->num_types >= FAMILY_SIZE) {
        facts->num_families++;
        return;
    }
    for (size_t i = 0; i < family->num_types; i++)
        facts->family_of_type[family->types[i]->number] = NULL;
}

static void gather_families(pool *p, doc_facts *facts) {
    facts->families = ksyc_pool_array(p, facts->num_uses + 1, sizeof *facts->families);
    facts->family_of_type =
        ksyc_pool_array(p, facts->program->num_types, sizeof(const doc_family *));
    const ir_attr *last = NULL;
    for (size_t i = 0; i < facts->num_uses; i++) {
        const ir_attr *attr = facts->uses[i].attr;
        if (attr != last && attr->data.num_cases >= FAMILY_SIZE) add_family(p, facts, attr);
        last = attr;
    }
}

const doc_family *ksyc_doc_family_of_attr(const doc_facts *facts, const ir_attr *attr) {
    for (size_t i = 0; i < facts->num_families; i++)
        if (facts->families[i].chooser == attr) return &facts->families[i];
    return NULL;
}

const doc_family *ksyc_doc_family_of_type(const doc_facts *facts, const ir_type *type) {
    return facts->family_of_type[type->number];
}

/* ----------------------------------------------------------------------------------- the whole */

/* The top-level type of a file that only declares types for others is left out. */
static bool is_empty(const ir_type *type) {
    return type->outer == NULL && type->num_seq == 0 && type->num_instances == 0 &&
           type->num_types > 0;
}

const doc_facts *ksyc_doc_facts_new(pool *p, const ir_program *program) {
    doc_facts *facts = ksyc_pool_alloc(p, sizeof *facts);
    facts->program = program;
    const bool *is_reached = reached_types(p, program);
    gather_uses(p, facts, is_reached);
    gather_enums(p, facts);
    gather_families(p, facts);
    facts->types = ksyc_pool_array(p, program->num_types, sizeof(const ir_type *));
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        if (is_reached[i] && !is_empty(type) && !ksyc_doc_family_of_type(facts, type))
            facts->types[facts->num_types++] = type;
    }
    return facts;
}

bool ksyc_doc_has_one_order(const doc_facts *facts) {
    return facts->has_little + facts->has_big + facts->has_calc <= 1 && !facts->has_calc;
}

/* ------------------------------------------------------------------------------ sizes, offsets */

static bool bytes_to_bits(uint64_t bytes, uint64_t *bits) {
    *bits = bytes * 8;
    return bytes <= MAX_BYTES;
}

/* A switch without a size has the size of its case: fixed when all cases agree. */
static bool switch_bits(const ir_data *data, uint64_t *bits) {
    bool has_default = false;
    for (size_t i = 0; i < data->num_cases; i++) {
        uint64_t case_bits;
        if (!ksyc_doc_data_bits(&data->cases[i].data, &case_bits)) return false;
        if (i > 0 && case_bits != *bits) return false;
        *bits = case_bits;
        if (data->cases[i].key == NULL) has_default = true;
    }
    return has_default;
}

bool ksyc_doc_data_bits(const ir_data *data, uint64_t *bits) {
    uint64_t size;
    if (data->sizing == IR_SIZE_EXPR)
        return ksyc_expr_constant_count(data->size_expr, &size) && bytes_to_bits(size, bits);
    if (data->sizing != IR_SIZE_NONE) return false;
    switch (data->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return bytes_to_bits(data->size, bits);
    case IR_D_BITS: *bits = data->bits; return true;
    case IR_D_USER: return data->type->is_fixed && bytes_to_bits(data->type->min_size, bits);
    case IR_D_SWITCH: return switch_bits(data, bits);
    default: return false;
    }
}

bool ksyc_doc_attr_bits(const ir_attr *attr, uint64_t *bits) {
    uint64_t count = 1;
    if (!ksyc_doc_data_bits(&attr->data, bits)) return false;
    if (*bits == 0 && attr->repeat == IR_ONCE) return true; /* present or not, it has no bytes */
    if (attr->condition) return false;
    if (attr->repeat == IR_REPEAT_EXPR && !ksyc_expr_constant_count(attr->repeat_expr, &count))
        return false;
    if (attr->repeat == IR_REPEAT_EOS || attr->repeat == IR_REPEAT_UNTIL) return false;
    if (*bits > 0 && count > MAX_BYTES / *bits) return false;
    *bits *= count;
    return true;
}

/* The remaining bits after a bit field are skipped by the next field that is not a bit field. */
static bool is_aligned(const ir_attr *attr) { return attr->data.kind != IR_D_BITS; }

static void advance(doc_offset *at, const ir_attr *attr) {
    uint64_t bits;
    if (!ksyc_doc_attr_bits(attr, &bits) || at->bytes > MAX_BYTES) {
        *at = (doc_offset){attr, 0, 0};
        return;
    }
    bits += at->bits;
    at->bytes += bits / 8;
    at->bits = (unsigned)(bits % 8);
}

const doc_offset *ksyc_doc_offsets(pool *p, const ir_type *type) {
    doc_offset *offsets = ksyc_pool_array(p, type->num_seq + 1, sizeof *offsets);
    doc_offset at = {NULL, 0, 0};
    for (size_t i = 0; i < type->num_seq; i++) {
        if (at.bits > 0 && is_aligned(type->seq[i])) at = (doc_offset){at.after, at.bytes + 1, 0};
        offsets[i] = at;
        advance(&at, type->seq[i]);
    }
    return offsets;
}
