/* SPDX-License-Identifier: Apache-2.0 */
/* constants.c - see constants.h. */
#include "constants.h"

#include "queries.h"

static bool is_order(ir_op op) { return op == IR_LT || op == IR_LE || op == IR_GT || op == IR_GE; }

static void visit_comparison(const constant_visitor *v, const ir_expr *expr, const ir_attr *item) {
    for (int side = 0; side <= 1; side++) {
        const ir_attr *attr = ksyc_field_of(expr->args[side], item);
        const ir_expr *other = expr->args[1 - side];
        expr_number number;
        if (attr == NULL) continue;
        if (is_order(expr->op) && ksyc_expr_constant(other, &number))
            v->bound(v->self, attr, number);
        else
            v->value(v->self, attr, other, false);
    }
}

/* Everything that `expr` compares a field with; `item` is what `_` stands for. */
static void scan(const constant_visitor *v, const ir_expr *expr, const ir_attr *item) {
    if (expr == NULL) return;
    if (expr->op == IR_EQ || expr->op == IR_NE || is_order(expr->op))
        visit_comparison(v, expr, item);
    for (size_t i = 0; i < expr->num_args; i++) scan(v, expr->args[i], item);
}

static void visit_valid(const constant_visitor *v, const ir_attr *attr, const ir_valid *valid) {
    for (size_t i = 0; i < valid->num_exprs; i++) {
        const ir_expr *expr = valid->exprs[i];
        expr_number number;
        if (valid->kind == IR_V_EQ || valid->kind == IR_V_ANY_OF)
            v->value(v->self, attr, expr, attr->data.is_contents);
        else if (valid->kind != IR_V_EXPR && ksyc_expr_constant(expr, &number))
            v->bound(v->self, attr, number);
        scan(v, expr, attr);
    }
}

static void visit_switch(const constant_visitor *v, const ir_attr *attr) {
    const ir_data *data = &attr->data;
    const ir_attr *chooser = data->on ? ksyc_field_of(data->on, attr) : NULL;
    for (size_t i = 0; i < data->num_cases; i++) {
        const ir_case *c = &data->cases[i];
        /* Keys of a switch on a computed value have no width, but text keys are still useful. */
        if (c->key && (chooser || c->key->op == IR_LIT_STR))
            v->value(v->self, chooser ? chooser : attr, c->key, false);
        if (c->data.enumeration) v->labels(v->self, attr, c->data.enumeration);
    }
}

/* A value instance that gives a field an enum. */
static void visit_labels_of_value(const constant_visitor *v, const ir_attr *attr) {
    const ir_attr *field = attr->value ? ksyc_field_of(attr->value, NULL) : NULL;
    if (field && attr->vtype.kind == IR_ENUM) v->labels(v->self, field, attr->vtype.enumeration);
}

void ksyc_visit_constants(const ir_attr *attr, const constant_visitor *v) {
    scan(v, attr->condition, attr);
    scan(v, attr->value, attr);
    visit_labels_of_value(v, attr);
    if (!ksyc_is_parsed(attr)) return;
    if (attr->data.enumeration) v->labels(v->self, attr, attr->data.enumeration);
    visit_switch(v, attr);
    for (size_t i = 0; i < attr->num_valid; i++) visit_valid(v, attr, &attr->valid[i]);
    scan(v, attr->data.size_expr, attr);
    scan(v, attr->repeat_expr, attr);
    scan(v, attr->pos, attr);
}
