/* SPDX-License-Identifier: Apache-2.0 */
/* early.c - see early.h. */
#include "early.h"

#include "queries.h"

typedef struct search {
    const needs *needs;
    const early *early;
    bool found;
} search;

/* What an object does not have, or not at the end of its seq already. */
static void is_outside(void *self, const ir_attr *attr, const ir_expr *e) {
    search *s = self;
    (void)attr;
    if (e->op == IR_ROOT || e->op == IR_PARENT || e->op == IR_IO) s->found = true;
    if (e->op != IR_FIELD) return;
    if (ksyc_is_instance(e->attr) && !s->early->is_early[ksyc_needs_number(s->needs, e->attr)])
        s->found = true;
    if (e->attr->kind == IR_PARAM && e->attr->vtype.kind != IR_INT &&
        e->attr->vtype.kind != IR_BOOL && e->attr->vtype.kind != IR_ENUM)
        s->found = true;
}

static void leads_to_work(void *self, const ir_attr *attr, const ir_data *d) {
    search *s = self;
    (void)attr;
    if (d->kind == IR_D_USER && s->early->has_work[d->type->number]) s->found = true;
}

static bool has_work(search *s, const ir_type *type) {
    s->found = false;
    for (size_t i = 0; i < type->num_instances; i++) {
        if (!s->early->is_early[ksyc_needs_number(s->needs, type->instances[i])]) return true;
    }
    for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_data(type->seq[i], leads_to_work, s);
    return s->found;
}

early ksyc_early_find(pool *memory, const ir_program *program, const needs *n,
                      const bool *cannot_fail) {
    early result = {ksyc_pool_array(memory, n->num + 1, sizeof(bool)),
                    ksyc_pool_array(memory, program->num_types + 1, sizeof(bool))};
    search s = {n, &result, false};
    for (size_t i = 0; i < n->num; i++) {
        const size_t number = ksyc_needs_number(n, n->order[i]);
        s.found = !cannot_fail[number];
        ksyc_visit_exprs(n->order[i], is_outside, &s);
        result.is_early[number] = !s.found;
    }
    bool changed;
    do {
        changed = false;
        for (size_t i = 0; i < program->num_types; i++) {
            const ir_type *type = program->types[i];
            if (result.has_work[type->number] || !has_work(&s, type)) continue;
            result.has_work[type->number] = changed = true;
        }
    } while (changed);
    return result;
}
