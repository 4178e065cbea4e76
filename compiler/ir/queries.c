/* SPDX-License-Identifier: Apache-2.0 */
/* queries.c - see queries.h. */
#include "queries.h"

/* -------------------------------------------------------------------------------------- fields */

bool is_parsed(const ir_attr *attr) {
    return attr->kind == IR_SEQ || attr->kind == IR_PARSE_INSTANCE;
}

bool is_instance(const ir_attr *attr) {
    return attr->kind == IR_PARSE_INSTANCE || attr->kind == IR_VALUE_INSTANCE;
}

bool is_raw(const ir_data *d) {
    return d->kind == IR_D_BYTES && (d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS) &&
           !d->has_terminator && !d->has_pad && d->process == IR_P_NONE;
}

bool has_no_bytes(const ir_data *d) {
    return is_raw(d) && d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
           d->size_expr->word == 0;
}

bool is_empty_field(const ir_attr *attr) {
    return attr->kind == IR_SEQ && attr->repeat == IR_ONCE && has_no_bytes(&attr->data);
}

bool is_rule(const ir_attr *attr) {
    return is_parsed(attr) && attr->repeat == IR_ONCE && has_no_bytes(&attr->data) &&
           attr->num_valid > 0;
}

bool is_idle_rule(const ir_attr *attr) {
    return attr->kind == IR_SEQ && has_no_bytes(&attr->data) &&
           (attr->is_note || attr->num_valid == 0);
}

/* No value instance depends on itself, so the recursion ends. */
const ir_attr *field_of(const ir_expr *expr, const ir_attr *item) {
    switch (expr->op) {
    case IR_ITEM: return item;
    case IR_FIELD:
        if (is_parsed(expr->attr)) return expr->attr;
        return expr->attr->kind == IR_VALUE_INSTANCE ? field_of(expr->attr->value, NULL) : NULL;
    case IR_CAST:
    case IR_ENUM_TO_I:
    case IR_SUBSCRIPT:
    case IR_STR_SUBSTRING:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: return field_of(expr->args[0], item);
    default: return NULL;
    }
}

const ir_attr *array_source(const ir_attr *attr) {
    while (attr->kind == IR_VALUE_INSTANCE && attr->vtype.kind == IR_ARRAY) {
        const ir_expr *value = attr->value;
        while (value->op == IR_CAST) value = value->args[0];
        if (value->op == IR_LIT_ARRAY) return attr;
        if (value->op != IR_FIELD) return NULL;
        attr = value->attr;
    }
    return attr->kind != IR_VALUE_INSTANCE && attr->vtype.kind == IR_ARRAY ? attr : NULL;
}

/* --------------------------------------------------------------------------------------- types */

const ir_type *file_of(const ir_type *type) {
    while (type->outer != NULL) type = type->outer;
    return type;
}

/* --------------------------------------------------------------------------------------- walks */

static void visit_expr(const ir_attr *attr, const ir_expr *e, expr_visitor *visit, void *self) {
    if (e == NULL) return;
    visit(self, attr, e);
    for (size_t i = 0; i < e->num_args; i++) visit_expr(attr, e->args[i], visit, self);
}

static void visit_data_exprs(const ir_attr *attr, const ir_data *d, expr_visitor *visit,
                             void *self) {
    visit_expr(attr, d->size_expr, visit, self);
    visit_expr(attr, d->process_arg, visit, self);
    visit_expr(attr, d->parent, visit, self);
    visit_expr(attr, d->on, visit, self);
    for (size_t i = 0; i < d->num_args; i++) visit_expr(attr, d->args[i], visit, self);
    for (size_t i = 0; i < d->num_cases; i++) {
        visit_expr(attr, d->cases[i].key, visit, self);
        visit_data_exprs(attr, &d->cases[i].data, visit, self);
    }
}

void visit_exprs(const ir_attr *attr, expr_visitor *visit, void *self) {
    visit_expr(attr, attr->condition, visit, self);
    visit_expr(attr, attr->repeat_expr, visit, self);
    visit_expr(attr, attr->pos, visit, self);
    visit_expr(attr, attr->io, visit, self);
    visit_expr(attr, attr->value, visit, self);
    visit_data_exprs(attr, &attr->data, visit, self);
    for (size_t i = 0; i < attr->num_valid; i++) {
        for (size_t k = 0; k < attr->valid[i].num_exprs; k++) {
            visit_expr(attr, attr->valid[i].exprs[k], visit, self);
        }
    }
}

void visit_data(const ir_attr *attr, data_visitor *visit, void *self) {
    if (!is_parsed(attr)) return;
    if (attr->data.kind != IR_D_SWITCH) {
        visit(self, attr, &attr->data);
        return;
    }
    for (size_t i = 0; i < attr->data.num_cases; i++) visit(self, attr, &attr->data.cases[i].data);
}
