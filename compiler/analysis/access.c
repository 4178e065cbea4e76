/* SPDX-License-Identifier: Apache-2.0 */
/* access.c - see access.h. */
#include "access.h"

#include "queries.h"

/* ------------------------------------------------------------------------------------------- runs */

enum { RUN_MAX = 4096, RUN_BYTES_MAX = 64 };

static void spoils_run(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *spoiled = self;
    (void)attr;
    if (e->op == IR_IO) *spoiled = true; /* its position would be that of the start of the run */
    if (e->op == IR_FIELD && ksyc_is_instance(e->attr)) *spoiled = true;
}

static bool may_run(const storage_plan *plan, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(plan, attr);
    bool spoiled = false;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (attr->checksum != NULL || attr->begins_span || attr->ends_span) return false;
    if (!a->only_checked && a->wire == NULL &&
        !(a->store == STORE_BYTES && a->wire_size <= RUN_BYTES_MAX))
        return false;
    ksyc_visit_exprs(attr, spoils_run, &spoiled);
    return !spoiled;
}

size_t ksyc_run_length(const storage_plan *plan, const ir_type *type, size_t first,
                       uint64_t *size) {
    size_t numbers = 0;
    size_t n = 0;
    *size = 0;
    while (first + n < type->num_seq && may_run(plan, type->seq[first + n]) && *size < RUN_MAX) {
        const field_storage *a = ksyc_storage_of(plan, type->seq[first + n]);
        *size += a->wire_size;
        if (!a->only_checked) numbers++;
        n++;
    }
    return numbers >= 2 && *size > 0 ? n : 0;
}

/* ----------------------------------------------------------------------------------------- arrays */

uint64_t ksyc_element_min_size(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return d->size;
    case IR_D_USER: return d->sizing == IR_SIZE_NONE ? d->type->min_size : 0;
    case IR_D_BYTES:
    case IR_D_STR:
        return d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
                       !d->size_expr->negative
                   ? d->size_expr->word
                   : 0;
    default: return 0;
    }
}

bool ksyc_may_match_nothing(const ir_data *d) {
    if (d->kind != IR_D_SWITCH || d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS)
        return false;
    return d->num_cases == 0 || d->cases[d->num_cases - 1].key != NULL;
}

typedef struct rule_demands {
    bool position; /* of the stream, which is that of the window */
    bool root;
} rule_demands;

static void note_demands(void *self, const ir_attr *attr, const ir_expr *e) {
    rule_demands *demands = self;
    (void)attr;
    if (e->op == IR_IO) demands->position = true;
    if (e->op == IR_ROOT) demands->root = true;
}

/* Of an argument, which belongs to the object that holds the record. */
static void note_position(void *self, const ir_attr *attr, const ir_expr *e) {
    rule_demands *demands = self;
    (void)attr;
    if (e->op == IR_IO) demands->position = true;
}

bool ksyc_is_checked_in_place(const storage_plan *plan, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    rule_demands demands = {false, false};
    if (d->kind != IR_D_USER || attr->repeat != IR_REPEAT_EXPR || attr->num_valid > 0) return false;
    if (d->parent != NULL || d->type->min_size > KSYC_WINDOW) return false;
    if (ksyc_storage_of_type(plan, d->type)->keeps_parent &&
        (d->no_parent || d->type->parent.kind != IR_OBJECT))
        return false;
    for (size_t i = 0; i < d->type->num_seq; i++)
        ksyc_visit_exprs(d->type->seq[i], note_demands, &demands);
    for (size_t i = 0; i < d->num_args; i++) {
        const ir_attr argument = {.kind = IR_SEQ, .owner = attr->owner, .condition = d->args[i]};
        if (d->type->params[i]->vtype.kind == IR_ARRAY) return false;
        ksyc_visit_exprs(&argument, note_position, &demands);
    }
    /* Rules can use the root of the record, which has to be the root of the object that contains it. */
    return !demands.position && (!demands.root || d->type->root == attr->owner->root);
}

bool ksyc_is_read_at_once(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    return (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) && d->size > 1 &&
           attr->repeat == IR_REPEAT_EXPR && attr->num_valid == 0 && !attr->owner->is_debug;
}
