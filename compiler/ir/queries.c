/* SPDX-License-Identifier: Apache-2.0 */
/* queries.c - see queries.h. */
#include "queries.h"

#include <string.h>

#include "op_groups.h"
#include "range.h"

/* -------------------------------------------------------------------------------------- fields */

bool ksyc_same_id(const char *a, const char *b) { return strcmp(a, b) == 0; }

bool ksyc_is_parsed(const ir_attr *attr) {
    return attr->kind == IR_SEQ || attr->kind == IR_PARSE_INSTANCE;
}

bool ksyc_is_instance(const ir_attr *attr) {
    return attr->kind == IR_PARSE_INSTANCE || attr->kind == IR_VALUE_INSTANCE;
}

bool ksyc_is_raw(const ir_data *d) {
    return d->kind == IR_D_BYTES && (d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS) &&
           !d->has_terminator && !d->has_pad && d->process == IR_P_NONE;
}

bool ksyc_has_no_bytes(const ir_data *d) {
    return ksyc_is_raw(d) && d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
           d->size_expr->word == 0;
}

bool ksyc_is_empty_field(const ir_attr *attr) {
    return attr->kind == IR_SEQ && attr->repeat == IR_ONCE && ksyc_has_no_bytes(&attr->data);
}

bool ksyc_is_rule(const ir_attr *attr) {
    return ksyc_is_parsed(attr) && attr->repeat == IR_ONCE && ksyc_has_no_bytes(&attr->data) &&
           attr->num_valid > 0;
}

bool ksyc_is_idle_rule(const ir_attr *attr) {
    return ksyc_is_empty_field(attr) && attr->condition == NULL && attr->num_valid == 0;
}

/* No value instance depends on itself, so the recursion ends. */
const ir_attr *ksyc_field_of(const ir_expr *expr, const ir_attr *item) {
    const ir_op op = expr->op;
    if (op == IR_ITEM) return item;
    if (op == IR_FIELD) {
        if (ksyc_is_parsed(expr->attr)) return expr->attr;
        return expr->attr->kind == IR_VALUE_INSTANCE ? ksyc_field_of(expr->attr->value, NULL)
                                                     : NULL;
    }
    const bool is_part = op == IR_CAST || op == IR_ENUM_TO_I || op == IR_SUBSCRIPT ||
                         op == IR_STR_SUBSTRING || op == IR_ARRAY_FIRST || op == IR_ARRAY_LAST;
    return is_part ? ksyc_field_of(expr->args[0], item) : NULL;
}

const ir_attr *ksyc_array_source(const ir_attr *attr) {
    while (attr->kind == IR_VALUE_INSTANCE && attr->vtype.kind == IR_ARRAY) {
        const ir_expr *value = attr->value;
        while (value->op == IR_CAST) value = value->args[0];
        if (value->op == IR_LIT_ARRAY) return attr;
        if (value->op != IR_FIELD) return NULL;
        attr = value->attr;
    }
    return attr->kind != IR_VALUE_INSTANCE && attr->vtype.kind == IR_ARRAY ? attr : NULL;
}

/* --------------------------------------------------------------------------------- expressions */

/* What casts name has no ranges. */
static bool same_type(const ir_vtype *a, const ir_vtype *b) {
    if (a->kind != b->kind) return false;
    if (a->kind == IR_ARRAY) return same_type(a->elem, b->elem);
    return (a->kind != IR_OBJECT || a->type == b->type) &&
           (a->kind != IR_ENUM || a->enumeration == b->enumeration);
}

/* Of two nodes with the same operator: whether they are the same but for their arguments. */
static bool same_content(const ir_expr *a, const ir_expr *b) {
    switch (a->op) {
    case IR_LIT_INT:
    case IR_LIT_BOOL: return a->word == b->word && a->negative == b->negative;
    case IR_LIT_FLOAT: return false; /* 0.0 and -0.0 are equal, but not the same */
    case IR_LIT_STR:
    case IR_LIT_BYTES:
        return a->size == b->size && (a->size == 0 || memcmp(a->text, b->text, a->size) == 0);
    case IR_BYTES_TO_S: return strcmp(a->text, b->text) == 0;
    case IR_LIT_ENUM: return a->label == b->label;
    case IR_FIELD: return a->attr == b->attr;
    case IR_CAST: return same_type(&a->vtype, &b->vtype);
    case IR_LIT_ARRAY:
    case IR_SELF:
    case IR_ROOT:
    case IR_PARENT:
    case IR_IO:
    case IR_ITEM:
    case IR_INDEX:
    case IR_ON:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_TERNARY:
    case IR_SUBSCRIPT:
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break; /* only their arguments can differ */
    }
    return true;
}

bool ksyc_same_expr(const ir_expr *a, const ir_expr *b) {
    if (a == b) return true;
    if (a == NULL || b == NULL || a->op != b->op || a->num_args != b->num_args) return false;
    if (!same_content(a, b)) return false;
    for (size_t i = 0; i < a->num_args; i++) {
        if (!ksyc_same_expr(a->args[i], b->args[i])) return false;
    }
    return true;
}

bool ksyc_same_object(const ir_data *a, const ir_data *b) {
    if (a->kind != b->kind || a->type != b->type || a->num_args != b->num_args) return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (!ksyc_same_expr(a->args[i], b->args[i])) return false;
    return true;
}

bool ksyc_is_operator(ir_op op) { return op >= IR_ADD && op < IR_EQ; }

bool ksyc_takes_fractions(ir_op op) {
    enum { INTEGERS, NUMBERS };
#define TAKES(operator, sign, binds, takes, ...) [IR_##operator] = takes,
    static const char taken[] = {OPERATORS(TAKES)};
#undef TAKES
    return ksyc_is_operator(op) && taken[op] == NUMBERS;
}

bool ksyc_is_comparison(ir_op op) { return op >= IR_EQ && op <= IR_GE; }

bool ksyc_holds(ir_op comparison, int order) {
    switch (comparison) {
    case IR_EQ: return order == 0;
    case IR_NE: return order != 0;
    case IR_LT: return order < 0;
    case IR_LE: return order <= 0;
    case IR_GT: return order > 0;
    case IR_GE: return order >= 0;
    case IR_OTHER_THAN_COMPARISONS: break;
    }
    return false;
}

ir_op ksyc_mirrored(ir_op comparison) {
    switch (comparison) {
    case IR_LT: return IR_GT;
    case IR_LE: return IR_GE;
    case IR_GT: return IR_LT;
    case IR_GE: return IR_LE;
    case IR_EQ:
    case IR_NE:
    case IR_OTHER_THAN_COMPARISONS: break;
    }
    return comparison;
}

static bool is_constant(const ir_expr *e, wide *value) {
    if (e->op == IR_LIT_INT) *value = ksyc_wide_word(e->word, e->negative);
    if (e->op == IR_LIT_ENUM) *value = ksyc_wide_word(e->label->word, e->label->negative);
    return e->op == IR_LIT_INT || e->op == IR_LIT_ENUM;
}

/* `value op bound`; the sides may be exchanged. */
typedef struct bound_test {
    const ir_expr *value;
    wide bound;
    ir_op op;
} bound_test;

static bool is_bound_test(const ir_expr *e, bound_test *test) {
    static const ir_op exchanged[] = {IR_EQ, IR_NE, IR_GT, IR_GE, IR_LT, IR_LE};
    if (!ksyc_is_comparison(e->op)) return false;
    const bool is_left = is_constant(e->args[0], &test->bound);
    if (!is_left && !is_constant(e->args[1], &test->bound)) return false;
    test->value = e->args[is_left ? 1 : 0];
    test->op = is_left ? exchanged[e->op - IR_EQ] : e->op;
    return true;
}

/* Two tests of one value: between the points around both bounds nothing changes. */
static bool is_decided_pair(const ir_expr *e, bool *result) {
    bound_test a, b;
    if (!is_bound_test(e->args[0], &a) || !is_bound_test(e->args[1], &b)) return false;
    if (!ksyc_same_expr(a.value, b.value)) return false;
    bool seen[2] = {false, false};
    for (int i = 0; i < 6; i++) {
        const wide point = ksyc_wide_add(i < 3 ? a.bound : b.bound, ksyc_wide_s64(i % 3 - 1));
        const bool left = ksyc_holds(a.op, ksyc_wide_compare(point, a.bound));
        const bool right = ksyc_holds(b.op, ksyc_wide_compare(point, b.bound));
        seen[(e->op == IR_AND ? left && right : left || right) ? 1 : 0] = true;
    }
    *result = seen[1];
    return seen[0] != seen[1];
}

/* `(x & 6) == 9`, `(x | 6) == 1`: some bit can never be that of the constant. */
static bool is_decided_mask(const ir_expr *e, bool *result) {
    bound_test test;
    wide mask;
    if ((e->op != IR_EQ && e->op != IR_NE) || !is_bound_test(e, &test)) return false;
    const ir_expr *of = test.value;
    if (of->op != IR_BITAND && of->op != IR_BITOR) return false;
    if (!is_constant(of->args[0], &mask) && !is_constant(of->args[1], &mask)) return false;
    /* In two's complement; above the 64 bits are those of the sign. */
    const bool is_and = of->op == IR_BITAND;
    const wide set = is_and ? test.bound : mask, possible = is_and ? mask : test.bound;
    *result = e->op == IR_NE;
    return (ksyc_wide_to_word(set) & ~ksyc_wide_to_word(possible)) != 0 ||
           (set.negative && !possible.negative);
}

bool ksyc_is_tautology(const ir_expr *e, bool *result) {
    if (e->op == IR_AND || e->op == IR_OR) return is_decided_pair(e, result);
    if (!ksyc_is_comparison(e->op)) return false;
    /* A float that is no number is not equal to itself. */
    if (e->args[0]->vtype.kind != IR_FLOAT && ksyc_same_expr(e->args[0], e->args[1])) {
        *result = ksyc_holds(e->op, 0);
        return true;
    }
    return is_decided_mask(e, result);
}

bool ksyc_is_mixed_extreme(const ir_expr *e) {
    if ((e->op != IR_ARRAY_MIN && e->op != IR_ARRAY_MAX) || e->args[0]->op != IR_LIT_ARRAY ||
        e->vtype.kind != IR_INT)
        return false;
    const ir_expr *list = e->args[0];
    ir_range all = list->args[0]->vtype.range;
    for (size_t i = 1; i < list->num_args; i++)
        all = ksyc_range_join(all, list->args[i]->vtype.range);
    return ksyc_range_is_wide(all);
}

/* --------------------------------------------------------------------------------------- types */

const ir_type *ksyc_file_of(const ir_type *type) {
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
    for (size_t i = 0; d->process_call != NULL && i < d->process_call->num_args; i++)
        visit_expr(attr, d->process_call->args[i], visit, self);
    visit_expr(attr, d->parent, visit, self);
    visit_expr(attr, d->on, visit, self);
    for (size_t i = 0; i < d->num_args; i++) visit_expr(attr, d->args[i], visit, self);
    for (size_t i = 0; i < d->num_cases; i++) {
        visit_expr(attr, d->cases[i].key, visit, self);
        visit_data_exprs(attr, &d->cases[i].data, visit, self);
    }
}

void ksyc_visit_exprs(const ir_attr *attr, expr_visitor *visit, void *self) {
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

void ksyc_visit_data(const ir_attr *attr, data_visitor *visit, void *self) {
    if (!ksyc_is_parsed(attr)) return;
    if (attr->data.kind != IR_D_SWITCH) {
        visit(self, attr, &attr->data);
        return;
    }
    for (size_t i = 0; i < attr->data.num_cases; i++) visit(self, attr, &attr->data.cases[i].data);
}

const ir_process_function *ksyc_process_function(const ir_data *data) {
    return data->process_call != NULL ? data->process_call->function : NULL;
}
