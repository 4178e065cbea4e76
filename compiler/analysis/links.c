/* SPDX-License-Identifier: Apache-2.0 */
/* links.c - see links.h. */
#include "links.h"

#include <inttypes.h>
#include <string.h>

#include "constants.h"
#include "identifiers.h"
#include "queries.h"

#define FEW_CONSTANTS 8

struct links {
    pool *pool;
    const ir_program *program;
    const storage_plan *storage;
    field_links *all;
    size_t *
        first; /* by the number of a type: its first field in `all`, params before seq before instances */
    const ir_attr **seen; /* parameters and value instances between an expression and a field */
    size_t num_seen, cap_seen;
};

/* Makes room for one more element of `size` bytes. */
static void *grown(pool *memory, void *items, size_t count, size_t *capacity, size_t size) {
    if (count < *capacity) return items;
    *capacity = 2 * *capacity + 1;
    void *more = ksyc_pool_array(memory, *capacity, size);
    if (count > 0) memcpy(more, items, count * size);
    return more;
}

static field_links *of_attr(const links *l, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    size_t i = l->first[type->number] + attr->index;
    if (attr->kind != IR_PARAM) i += type->num_params;
    if (ksyc_is_instance(attr)) i += type->num_seq;
    l->all[i].attr = attr;
    return &l->all[i];
}

/* ------------------------------------------------------------------------------------- constants */

static bool is_same(constant a, constant b) {
    if ((a.bytes == NULL) != (b.bytes == NULL) || a.size != b.size) return false;
    return a.bytes == NULL ? a.word == b.word
                           : a.size == 0 || memcmp(a.bytes, b.bytes, a.size) == 0;
}

/* In the table of constants; false if it is there already. */
static bool add_known(links *l, field_links *of, constant c) {
    const char *key = c.bytes != NULL ? ksyc_c_string(l->pool, c.bytes, c.size)
                                      : ksyc_pool_printf(l->pool, "%" PRIx64, c.word);
    return ksyc_names_add(l->pool, &of->known, key, of) == NULL;
}

/* Most fields have few constants, which need no table. */
static bool is_new_constant(links *l, field_links *of, constant c) {
    if (of->num_constants > FEW_CONSTANTS) return add_known(l, of, c);
    for (size_t i = 0; i < of->num_constants; i++)
        if (is_same(of->constants[i], c)) return false;
    if (of->num_constants < FEW_CONSTANTS) return true;
    for (size_t i = 0; i < of->num_constants; i++) (void)add_known(l, of, of->constants[i]);
    return add_known(l, of, c);
}

static void add_constant(links *l, const ir_attr *attr, constant c) {
    field_links *of = of_attr(l, attr);
    if (!is_new_constant(l, of, c)) return;
    of->constants =
        grown(l->pool, of->constants, of->num_constants, &of->cap_constants, sizeof *of->constants);
    of->constants[of->num_constants++] = c;
}

static void see_value(void *self, const ir_attr *attr, const ir_expr *literal, bool is_contents) {
    (void)is_contents;
    expr_number number;
    if (literal->op == IR_LIT_STR || literal->op == IR_LIT_BYTES) {
        add_constant(self, attr, (constant){0, literal->text, literal->size});
    } else if (literal->op == IR_LIT_ENUM) {
        add_constant(self, attr, (constant){literal->label->word, NULL, 0});
    } else if (ksyc_expr_constant(literal, &number)) {
        add_constant(self, attr, (constant){number.word, NULL, 0});
    } else if (literal->op == IR_LIT_FLOAT && attr->data.kind == IR_D_FLOAT) {
        uint64_t word;
        memcpy(&word, &literal->number, sizeof word);
        add_constant(self, attr, (constant){word, NULL, 0});
    }
}

static void see_bound(void *self, const ir_attr *attr, expr_number number) {
    if (attr->data.kind != IR_D_FLOAT) add_constant(self, attr, (constant){number.word, NULL, 0});
}

static void see_labels(void *self, const ir_attr *attr, const ir_enum *enumeration) {
    if (attr->data.enumeration == enumeration)
        return; /* the table has the enum of the field itself */
    for (size_t i = 0; i < enumeration->num_labels; i++)
        add_constant(self, attr, (constant){enumeration->labels[i].word, NULL, 0});
}

/* ----------------------------------------------------------------------------------------- links */

/* Whether the field has a value that can decide about others: a number, bytes, a text; not an object. */
static bool has_value(const ir_attr *attr) {
    if (attr->data.kind == IR_D_USER) return false;
    return attr->data.kind != IR_D_SWITCH || attr->vtype.kind != IR_OBJECT;
}

static void add_link(links *l, field_links *of, const char *role, const ir_attr *attr) {
    if (attr == of->attr || !ksyc_has_table_entry(l->storage, attr) || !has_value(attr)) return;
    for (size_t i = 0; i < of->num_links; i++)
        if (of->links[i].attr == attr && strcmp(of->links[i].role, role) == 0) return;
    of->links = grown(l->pool, of->links, of->num_links, &of->cap_links, sizeof *of->links);
    of->links[of->num_links++] = (link){role, attr};
}

static bool is_new(links *l, const ir_attr *attr) {
    for (size_t i = 0; i < l->num_seen; i++)
        if (l->seen[i] == attr) return false;
    l->seen = grown(l->pool, l->seen, l->num_seen, &l->cap_seen, sizeof(const ir_attr *));
    l->seen[l->num_seen++] = attr;
    return true;
}

/* Links all fields that `expr` depends on directly; parameters and value instances are added to `seen`. */
static void link_expr(links *l, field_links *of, const char *role, const ir_expr *expr) {
    if (expr == NULL) return;
    if (expr->op == IR_FIELD) {
        if (ksyc_is_parsed(expr->attr)) {
            add_link(l, of, role, expr->attr);
        } else {
            (void)is_new(l, expr->attr);
        }
    }
    for (size_t i = 0; i < expr->num_args; i++) link_expr(l, of, role, expr->args[i]);
}

static void link_arguments(links *l, field_links *of, const char *role, const ir_data *data,
                           const ir_attr *param) {
    if (data->kind == IR_D_USER && data->type == param->owner && param->index < data->num_args)
        link_expr(l, of, role, data->args[param->index]);
    for (size_t i = 0; i < data->num_cases; i++)
        link_arguments(l, of, role, &data->cases[i].data, param);
}

/* Links the arguments for a parameter, wherever its type is used. */
static void link_param(links *l, field_links *of, const char *role, const ir_attr *param) {
    const ir_program *program = l->program;
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        for (size_t i = 0; i < type->num_seq; i++)
            link_arguments(l, of, role, &type->seq[i]->data, param);
        for (size_t i = 0; i < type->num_instances; i++)
            link_arguments(l, of, role, &type->instances[i]->data, param);
    }
}

/* Links every field that decides about `of` through `expr`. The list `seen` grows during the loop and has no
 * duplicates. */
static void link_all(links *l, field_links *of, const char *role, const ir_expr *expr) {
    if (expr == NULL) return;
    l->num_seen = 0;
    link_expr(l, of, role, expr);
    for (size_t i = 0; i < l->num_seen; i++) {
        const ir_attr *attr = l->seen[i];
        if (attr->kind == IR_PARAM) {
            link_param(l, of, role, attr);
        } else {
            link_expr(l, of, role, attr->value);
        }
    }
}

/* The field that a rule applies to: its subject, else the last field before it. */
static const ir_attr *ruled_field(const storage_plan *storage, const ir_attr *attr) {
    if (attr->subject != NULL) return attr->subject;
    for (size_t i = attr->index + 1; attr->kind == IR_SEQ && i-- > 0;)
        if (ksyc_has_table_entry(storage, attr->owner->seq[i])) return attr->owner->seq[i];
    return ksyc_has_table_entry(storage, attr) ? attr : NULL;
}

static void find_links(links *l, const ir_attr *attr) {
    const ir_attr *ruled = ruled_field(l->storage, attr);
    for (size_t i = 0; ruled != NULL && i < attr->num_valid; i++)
        for (size_t k = 0; k < attr->valid[i].num_exprs; k++)
            link_all(l, of_attr(l, ruled), "VALUE", attr->valid[i].exprs[k]);
    if (ruled != NULL && ruled != attr) link_all(l, of_attr(l, ruled), "VALUE", attr->condition);
    if (!ksyc_has_table_entry(l->storage, attr)) return;
    field_links *of = of_attr(l, attr);
    link_all(l, of, "SIZE", attr->data.size_expr);
    link_all(l, of, attr->repeat == IR_REPEAT_EXPR ? "COUNT" : "VALUE", attr->repeat_expr);
    link_all(l, of, "POSITION", attr->pos);
    link_all(l, of, "PRESENCE", attr->condition);
    link_all(l, of, "CASE", attr->data.on);
}

/* ----------------------------------------------------------------------------------------- cases */

static void find_cases(links *l, const ir_attr *attr) {
    if (!ksyc_has_table_entry(l->storage, attr)) return;
    field_links *of = of_attr(l, attr);
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_data *data = &attr->data.cases[i].data;
        if (data->kind != IR_D_USER) continue;
        bool is_known = false;
        for (size_t k = 0; k < of->num_cases; k++)
            if (of->cases[k] == data->type) is_known = true;
        if (is_known) continue;
        of->cases = grown(l->pool, of->cases, of->num_cases, &of->cap_cases, sizeof *of->cases);
        of->cases[of->num_cases++] = data->type;
    }
}

/* ------------------------------------------------------------------------------------------- all */

static void find_in(links *l, const ir_attr *attr) {
    const constant_visitor visitor = {see_value, see_bound, see_labels, l};
    ksyc_visit_constants(attr, &visitor);
    if (!ksyc_is_parsed(attr)) return;
    find_links(l, attr);
    find_cases(l, attr);
}

static void number_fields(links *l, const ir_type *type) {
    const struct {
        ir_attr **attrs;
        size_t num;
    } parts[] = {{type->params, type->num_params},
                 {type->seq, type->num_seq},
                 {type->instances, type->num_instances}};
    size_t index = 0;
    for (size_t p = 0; p < sizeof parts / sizeof parts[0]; p++)
        for (size_t i = 0; i < parts[p].num; i++)
            if (ksyc_has_table_entry(l->storage, parts[p].attrs[i]))
                of_attr(l, parts[p].attrs[i])->index = index++;
}

links *ksyc_links_find(pool *memory, const ir_program *program, const storage_plan *storage) {
    links *l = ksyc_pool_alloc(memory, sizeof *l);
    *l = (links){.pool = memory, .program = program, .storage = storage};
    l->first = ksyc_pool_array(memory, program->num_types + 1, sizeof *l->first);
    size_t num_fields = 0;
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        l->first[t] = num_fields;
        num_fields += type->num_params + type->num_seq + type->num_instances;
    }
    l->all = ksyc_pool_array(memory, num_fields + 1, sizeof *l->all);
    for (size_t t = 0; t < program->num_types; t++) number_fields(l, program->types[t]);
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        for (size_t i = 0; i < type->num_seq; i++) find_in(l, type->seq[i]);
        for (size_t i = 0; i < type->num_instances; i++) find_in(l, type->instances[i]);
    }
    return l;
}

const field_links *ksyc_links_of(const links *l, const ir_attr *attr) { return of_attr(l, attr); }
