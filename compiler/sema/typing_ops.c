/* SPDX-License-Identifier: Apache-2.0 */
/* typing_ops.c - operators; those on constants are computed; see typing.h. */
#include "op_groups.h"
#include "queries.h"
#include "range.h"
#include "typing.h"

/* An operator of the tree: its name in messages, and what it becomes. */
static const struct {
    const char *sign;
    ir_op op;
} operators[] = {
#define OPERATOR(op, sign, ...) [AST_##op] = {sign, IR_##op},
#define COMPARISON(op, sign) [AST_##op] = {sign, IR_##op},
    [AST_PLUS] = {"+", IR_LIT_INT}, /* becomes nothing */
    [AST_NEG] = {"-", IR_NEG},
    [AST_INVERT] = {"~", IR_INVERT},
    [AST_NOT] = {"not", IR_NOT},
    [AST_AND] = {"and", IR_AND},
    [AST_OR] = {"or", IR_OR},
    OPERATORS(OPERATOR) COMPARISONS(COMPARISON)
#undef OPERATOR
#undef COMPARISON
};

static const char *sign_of(ast_op op) { return operators[op].sign; }
static ir_op op_of(ast_op op) { return operators[op].op; }

static bool is_number(const ir_expr *e) {
    return e->vtype.kind == IR_INT || e->vtype.kind == IR_FLOAT;
}

static wide value_of(const ir_expr *literal) {
    return ksyc_wide_word(literal->word, literal->negative);
}

static ir_expr *constant(const expr_scope *sc, const ast *tree, wide value) {
    if (ksyc_wide_fits(value))
        return ksyc_int_literal(sc, tree, ksyc_wide_to_word(value), value.negative);
    ksyc_type_error(sc, tree, "the value of this constant does not fit 64 bits");
    return NULL;
}

/* --------------------------------------------------------------------------------------- unary */

ir_expr *ksyc_type_unary(const expr_scope *sc, const ast *tree, ir_expr *a) {
    bool ok = tree->op == AST_NOT      ? a->vtype.kind == IR_BOOL
              : tree->op == AST_INVERT ? a->vtype.kind == IR_INT
                                       : is_number(a);
    if (!ok) {
        ksyc_type_error(sc, tree, "'%s' cannot be applied to %s", sign_of(tree->op),
                        ksyc_vtype_text(sc->s, a->vtype));
        return NULL;
    }
    if (tree->op == AST_PLUS) return a;
    ir_op op = op_of(tree->op);
    if (a->op == IR_LIT_INT) {
        wide value;
        ksyc_wide_unary(op, value_of(a), &value);
        return constant(sc, tree, value);
    }
    if (a->op == IR_LIT_BOOL) return ksyc_bool_literal(sc, tree, a->word == 0);
    if (a->op == IR_LIT_FLOAT) return ksyc_float_literal(sc, tree, -a->number);
    ir_expr *e = ksyc_new_expr(sc, tree, op, a->vtype.kind, 1);
    e->args[0] = a;
    if (a->vtype.kind == IR_INT) e->vtype.range = ksyc_range_unary(op, a->vtype.range, &e->checked);
    return e;
}

/* -------------------------------------------------------------------------------------- binary */

/* An operation that fails in every run is an error now. */
static bool is_hopeless(const expr_scope *sc, const ast *tree, ir_op op, const ir_expr *b) {
    if (b->op != IR_LIT_INT) return false;
    if ((op == IR_DIV || op == IR_MOD) && b->word == 0) {
        ksyc_type_error(sc, tree, "division by zero");
        return true;
    }
    if ((op == IR_SHL || op == IR_SHR) && (b->negative || b->word > 63)) {
        ksyc_type_error(sc, tree, "shift by %s%llu, possible is 0 to 63", b->negative ? "-" : "",
                        (unsigned long long)value_of(b).magnitude);
        return true;
    }
    return false;
}

static ir_expr *type_arithmetic(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *b) {
    ir_op op = op_of(tree->op);
    bool ints = a->vtype.kind == IR_INT && b->vtype.kind == IR_INT;
    if (ints) {
        wide value;
        if (is_hopeless(sc, tree, op, b)) return NULL;
        if (a->op == IR_LIT_INT && b->op == IR_LIT_INT &&
            ksyc_wide_binary(op, value_of(a), value_of(b), &value))
            return constant(sc, tree, value);
    }
    if (a->op == IR_LIT_STR && b->op == IR_LIT_STR) return ksyc_join_literals(sc, tree, a, b);
    bool strings = a->vtype.kind == IR_STR;
    ir_kind kind = ints ? IR_INT : strings ? IR_STR : IR_FLOAT;
    ir_expr *e = ksyc_new_expr(sc, tree, strings ? IR_CONCAT : op, kind, 2);
    e->args[0] = a;
    e->args[1] = b;
    if (ints) e->vtype.range = ksyc_range_binary(op, a->vtype.range, b->vtype.range, &e->checked);
    return e;
}

static ir_expr *type_comparison(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *b) {
    ir_op op = op_of(tree->op);
    bool ordered = op != IR_EQ && op != IR_NE;
    if (!ksyc_vtype_comparable(a->vtype, b->vtype, ordered)) {
        bool equal_possible = ksyc_vtype_comparable(a->vtype, b->vtype, false);
        if (equal_possible)
            ksyc_type_error(sc, tree, "'%s' is not possible for %s, only '==' and '!='",
                            sign_of(tree->op), ksyc_vtype_text(sc->s, a->vtype));
        else
            ksyc_type_error(sc, tree, "'%s' cannot compare %s with %s", sign_of(tree->op),
                            ksyc_vtype_text(sc->s, a->vtype), ksyc_vtype_text(sc->s, b->vtype));
        if (!equal_possible) ksyc_help_comparison(sc, a, b);
        return NULL;
    }
    if (a->op == IR_LIT_INT && b->op == IR_LIT_INT)
        return ksyc_bool_literal(sc, tree,
                                 ksyc_holds(op, ksyc_wide_compare(value_of(a), value_of(b))));
    if (a->op == IR_LIT_BOOL && b->op == IR_LIT_BOOL)
        return ksyc_bool_literal(sc, tree, (a->word == b->word) == (op == IR_EQ));
    ir_expr *e = ksyc_new_expr(sc, tree, op, IR_BOOL, 2);
    e->args[0] = a;
    e->args[1] = b;
    return e;
}

static ir_expr *type_logic(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *b) {
    ir_op op = op_of(tree->op);
    if (a->op == IR_LIT_BOOL) { /* it decides the result, or has no influence */
        bool decides = op == IR_AND ? a->word == 0 : a->word != 0;
        return decides ? a : b;
    }
    ir_expr *e = ksyc_new_expr(sc, tree, op, IR_BOOL, 2);
    e->args[0] = a;
    e->args[1] = b;
    return e;
}

static bool operands_fit(ast_op op, const ir_expr *a, const ir_expr *b) {
    ir_kind x = a->vtype.kind, y = b->vtype.kind;
    if (op == AST_AND || op == AST_OR) return x == IR_BOOL && y == IR_BOOL;
    if (op == AST_ADD && x == IR_STR && y == IR_STR) return true;
    if (ksyc_takes_fractions(op_of(op))) return is_number(a) && is_number(b);
    return x == IR_INT && y == IR_INT;
}

ir_expr *ksyc_type_binary(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *b) {
    if (ksyc_is_comparison(op_of(tree->op))) return type_comparison(sc, tree, a, b);
    if (!operands_fit(tree->op, a, b)) {
        ksyc_type_error(sc, tree, "'%s' cannot be applied to %s and %s", sign_of(tree->op),
                        ksyc_vtype_text(sc->s, a->vtype), ksyc_vtype_text(sc->s, b->vtype));
        ksyc_help_operands(sc, tree->op, a, b);
        return NULL;
    }
    if (tree->op == AST_AND || tree->op == AST_OR) return type_logic(sc, tree, a, b);
    return type_arithmetic(sc, tree, a, b);
}

/* ---------------------------------------------------------------------------------- conditions */

/* Both are one field, or the value at hand. The range of such a node can be narrowed: it is no operator, whose range
 * says how it is computed. */
static bool is_same_place(const ir_expr *a, const ir_expr *b) {
    return (a->op == IR_FIELD || a->op == IR_ITEM || a->op == IR_ON) && ksyc_same_expr(a, b);
}

/* `not (a op b)` */
static ir_op negated(ir_op op) {
    switch (op) {
    case IR_EQ: return IR_NE;
    case IR_NE: return IR_EQ;
    case IR_LT: return IR_GE;
    case IR_LE: return IR_GT;
    case IR_GT: return IR_LE;
    case IR_GE: return IR_LT;
    case IR_OTHER_THAN_COMPARISONS: break;
    }
    return op;
}

/* The range of `e` where `test` is true, or false; only comparisons of `e` itself with a constant say something. */
static ir_range range_where(const ir_expr *e, const ir_expr *test, bool is_true) {
    const ir_range all = e->vtype.range;
    if (ksyc_range_is_wide(all)) return all; /* a part of it would have to be checked */
    if (test->op == IR_NOT) return range_where(e, test->args[0], !is_true);
    if (!ksyc_is_comparison(test->op)) return all;
    const bool is_left = is_same_place(test->args[0], e);
    const ir_expr *bound = test->args[is_left ? 1 : 0];
    if ((!is_left && !is_same_place(test->args[1], e)) || bound->op != IR_LIT_INT) return all;
    const ir_op op = is_left ? test->op : ksyc_mirrored(test->op);
    const wide limit = value_of(bound), one = ksyc_wide_u64(1);
    wide low = ksyc_range_min(all), high = ksyc_range_max(all);
    switch (is_true ? op : negated(op)) {
    case IR_LT: high = ksyc_wide_add(limit, ksyc_wide_neg(one)); break;
    case IR_LE: high = limit; break;
    case IR_GT: low = ksyc_wide_add(limit, one); break;
    case IR_GE: low = limit; break;
    case IR_EQ: low = high = limit; break;
    case IR_NE:
    case IR_OTHER_THAN_COMPARISONS: return all;
    }
    if (ksyc_wide_compare(low, ksyc_range_min(all)) < 0) low = ksyc_range_min(all);
    if (ksyc_wide_compare(high, ksyc_range_max(all)) > 0) high = ksyc_range_max(all);
    bool checked = false;
    return ksyc_wide_compare(low, high) <= 0 ? ksyc_range_make(low, high, &checked) : all;
}

/* The range of a choice between integers for which no type of C holds all of both: one where the test tells which part
 * of a branch can be chosen (`x < 0 ? u : x`), else wide. */
static ir_range choice_range(const ir_expr *test, ir_expr *yes, ir_expr *no) {
    yes->vtype.range = range_where(yes, test, true);
    no->vtype.range = range_where(no, test, false);
    return ksyc_range_join(yes->vtype.range, no->vtype.range);
}

ir_expr *ksyc_type_ternary(const expr_scope *sc, const ast *tree, ir_expr *test, ir_expr *yes,
                           ir_expr *no) {
    if (test->vtype.kind != IR_BOOL) {
        ksyc_type_error(sc, tree, "the condition must be a boolean, not %s",
                        ksyc_vtype_text(sc->s, test->vtype));
        return NULL;
    }
    bool checked = false;
    ir_vtype v = ksyc_vtype_combine(sc->s, yes->vtype, no->vtype, &checked);
    if (v.kind == IR_ANY && yes->vtype.kind != IR_ANY && no->vtype.kind != IR_ANY) {
        ksyc_type_error(sc, tree, "%s and %s do not go together",
                        ksyc_vtype_text(sc->s, yes->vtype), ksyc_vtype_text(sc->s, no->vtype));
        return NULL;
    }
    if (test->op == IR_LIT_BOOL) {
        ir_expr *chosen = test->word != 0 ? yes : no;
        if (v.kind == IR_BOOL || (v.kind == IR_INT && chosen->vtype.kind == IR_INT)) return chosen;
    }
    ir_expr *e = ksyc_new_expr(sc, tree, IR_TERNARY, IR_NONE, 3);
    e->args[0] = test;
    e->args[1] = yes;
    e->args[2] = no;
    e->vtype = v;
    e->checked = checked;
    if (v.kind == IR_INT && ksyc_range_is_wide(v.range))
        e->vtype.range = choice_range(test, yes, no);
    return e;
}

ir_expr *ksyc_type_subscript(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *index) {
    if (a->vtype.kind != IR_ARRAY && a->vtype.kind != IR_BYTES) {
        ksyc_type_error(sc, tree, "'[]' needs an array or bytes, not %s",
                        ksyc_vtype_text(sc->s, a->vtype));
        return NULL;
    }
    if (index->vtype.kind != IR_INT) {
        ksyc_type_error(sc, tree, "an index must be an integer, not %s",
                        ksyc_vtype_text(sc->s, index->vtype));
        return NULL;
    }
    if (index->op == IR_LIT_INT && index->negative) {
        ksyc_type_error(sc, tree, "an index must not be negative");
        return NULL;
    }
    ir_expr *e = ksyc_new_expr(sc, tree, IR_SUBSCRIPT, IR_INT, 2);
    e->args[0] = a;
    e->args[1] = index;
    e->vtype = a->vtype.kind == IR_ARRAY ? *a->vtype.elem : ksyc_vtype_int(ksyc_range_of(0, 255));
    return e->vtype.kind == IR_NONE ? NULL : e;
}
