/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arithmetic: operators whose result is a number, with the tests that it fits.
 */
#include "expr_show.h"
#include "proof_expr.h"
#include "queries.h"
#include "range.h"
#include "select.h"

/* ------------------------------------------------------------------------------------ arithmetic */

const code_expr *ksyc_as_signed(expr_ctx *g, const val *v) {
    if (g->f != NULL && v->leaf != 0) g->f->leaves.items[v->leaf - 1].is_converted = true;
    return ksyc_code_cast(P(g), "int64_t", v->c);
}

/* One operand, converted to the type of the result; the expression fails if the value does not fit. */
const code_expr *ksyc_fitted_operand(expr_ctx *g, val *v, bool want_signed) {
    if (v->is_literal && (want_signed ? ksyc_range_fits_s64(v->range) : v->kind == V_U64)) {
        /* Beside an unsigned literal C would take negative numbers for large ones. */
        return want_signed && ksyc_is_wide_literal(*v) ? code_call(P(g), "INT64_C", v->l) : v->c;
    }
    if (want_signed && v->kind == V_U64) {
        if (!ksyc_range_fits_s64(v->range))
            ksyc_must(g, ksyc_code_flat(P(g), v->c, ">", ksyc_code_word(P(g), "INT64_MAX")),
                      code_apply(P(g), "ks_is_s64", v->l));
        return ksyc_as_signed(g, v);
    }
    if (!want_signed && v->kind == V_S64) {
        ksyc_must(g, ksyc_code_flat(P(g), v->c, "<", NOUGHT), code_apply(P(g), "ks_is_u64", v->l));
        return ksyc_code_cast(P(g), "uint64_t", v->c);
    }
    return v->c;
}

/* -2^63 / -1 is the only quotient that does not fit int64_t. */
static bool may_leave_s64(const val *a, const val *b) {
    return a->range.min == INT64_MIN &&
           ksyc_range_contains(b->range, (ir_range){-1, UINT64_MAX, true});
}

/* Emits the test that refuses what a line of selections.def refuses: of operands in C, the result `l` and the second
 * operand of the logic. */
static void must_fit(expr_ctx *g, const selection_row *row, const code_expr *a, const code_expr *b,
                     const code_expr *l, const code_expr *second, bool may_leave) {
    const code_expr *fits = code_call(P(g), row->result == FORM_s64 ? "ks_is_s64" : "ks_is_u64", l);
    switch (row->fails) {
    case FAILS_CALL: ksyc_must(g, ksyc_not(P(g), code_call(P(g), row->fits, a, b)), fits); break;
    case FAILS_BELOW: ksyc_must(g, ksyc_code_flat(P(g), a, "<", b), fits); break;
    case FAILS_BY_ZERO:
    case FAILS_QUOTIENT:
        ksyc_must(g, ksyc_code_flat(P(g), b, "==", NOUGHT),
                  ksyc_code_flat(P(g), second, "!=", NOUGHT));
        if (row->fails == FAILS_BY_ZERO || !may_leave) break;
        ksyc_must(
            g,
            ksyc_not(P(g),
                     ksyc_code_infix(
                         P(g), ksyc_code_flat(P(g), a, "!=", ksyc_code_word(P(g), "INT64_MIN")),
                         "||",
                         ksyc_code_flat(P(g), b, "!=", ksyc_code_number(P(g), UINT64_MAX, true)))),
            fits);
        break;
    case FAILS_SHIFTED: /* see proof_bits.c */
    case FAILS_FAR:
    case FAILS_NO_LOGIC: break; /* of no operator that is derived */
    }
}

/* A line of selections.def in C, and what it means. */
static const code_expr *applied(expr_ctx *g, const selection_row *row, const code_expr *a,
                                const code_expr *b) {
    return row->shape == SHAPED_CALL ? code_apply(P(g), row->text, a, b)
                                     : ksyc_code_infix(P(g), a, row->text, b);
}

static const code_expr *meant(expr_ctx *g, const selection_row *row, const code_expr *a,
                              const code_expr *b) {
    return row->shape == SHAPED_CALL ? code_apply(P(g), row->logic, a, b)
                                     : ksyc_code_infix(P(g), a, row->logic, b);
}

/* `_index % field` of a list with a count: the number of a column where elements lie row by row. */
static bool is_column(const expr_ctx *g, const ir_expr *e) {
    const ir_attr *array = ksyc_repeated_of(g);
    return e->op == IR_MOD && e->args[0]->op == IR_INDEX && g->f != NULL && array != NULL &&
           array->repeat == IR_REPEAT_EXPR && e->args[1]->op == IR_FIELD &&
           ksyc_is_path(e->args[1], NULL) && ksyc_kind_of(&e->args[1]->vtype) == V_U64;
}

static val derive_column(expr_ctx *g, const ir_expr *e) {
    val width = ksyc_derive(g, e->args[1]);
    if (e->checked)
        must_fit(g, ksyc_tried_row(IR_MOD, false), NOUGHT, width.c, NOUGHT, width.l, false);
    val column = ksyc_leaf_val(g, LEAF_COLUMN, e->args[1]);
    return ksyc_number_val(g, e, V_U64, column.c, column.l, column.mask);
}

val ksyc_derive_arithmetic(expr_ctx *g, const ir_expr *e) {
    if (is_column(g, e)) return derive_column(g, e);
    val a = ksyc_derive(g, e->args[0]);
    val b = ksyc_derive(g, e->args[1]);
    bool is_signed = !ksyc_range_is_unsigned(e->vtype.range) || a.kind == V_S64 || b.kind == V_S64;
    uint64_t mask = a.mask | b.mask;
    const selection_row *sure = ksyc_sure_row(e->op, is_signed);
    const code_expr *l = meant(g, sure, a.l, b.l);
    if (a.kind == V_WIDE || b.kind == V_WIDE) return ksyc_derive_wide(g, e, &a, &b, l);
    if (ksyc_range_is_mixed(a.range, b.range)) {
        if (ksyc_range_is_wide(e->vtype.range)) return ksyc_derive_wide(g, e, &a, &b, l);
        if (e->op == IR_SUB && a.kind == V_S64) {
            ksyc_must(g, ksyc_not(P(g), code_apply(P(g), "ks_sub_fits_mixed", a.c, b.c)),
                      code_call(P(g), "ks_is_s64", l));
            return ksyc_number_val(g, e, V_S64, code_apply(P(g), "ks_sub_mixed", a.c, b.c), l,
                                   mask);
        }
        if (e->op != IR_MUL) return ksyc_derive_wide(g, e, &a, &b, l);
        const val *large = a.kind == V_U64 ? &a : &b, *factor = a.kind == V_U64 ? &b : &a;
        ksyc_must(g, ksyc_not(P(g), code_apply(P(g), "ks_mul_fits_mixed", large->c, factor->c)),
                  code_call(P(g), "ks_is_s64", l));
        return ksyc_number_val(g, e, V_S64, code_apply(P(g), "ks_mul_mixed", large->c, factor->c),
                               l, mask);
    }
    if (ksyc_range_is_wide(e->vtype.range)) {
        /* Of operators whose operands are not negative only `-` has such a result. */
        const code_expr *least =
            ksyc_plus(P(g), ksyc_code_cast(P(g), "uint64_t", ksyc_code_word(P(g), "INT64_MAX")), 1);
        const code_expr *fits =
            ksyc_code_infix(P(g), ksyc_code_flat(P(g), a.c, ">=", b.c), "||",
                            ksyc_code_flat(P(g), ksyc_code_flat(P(g), b.c, "-", a.c), "<=", least));
        if (e->checked)
            ksyc_must(g, ksyc_not(P(g), fits),
                      ksyc_code_flat(P(g), ksyc_code_number(P(g), (uint64_t)INT64_MIN, true),
                                     "<=", ksyc_code_open(P(g), l)));
        val v = ksyc_number_val(g, e, V_WIDE, a.c, l, mask);
        v.term = b.c;
        return v;
    }
    if (e->op == IR_SUB && is_signed && a.kind == V_U64 && b.kind == V_U64 &&
        !(ksyc_range_fits_s64(a.range) && ksyc_range_fits_s64(b.range))) {
        /* Both may exceed int64_t although the difference fits. */
        const bool is_small =
            b.is_literal && b.range.max <= INT64_MAX; /* no difference is too low */
        const uint64_t most = (uint64_t)INT64_MAX + (is_small ? b.range.max : 0);
        const code_expr *bound = code_call(P(g), "UINT64_C", ksyc_code_natural(P(g), most));
        ksyc_must(g,
                  is_small ? ksyc_code_flat(P(g), a.c, ">", bound)
                           : ksyc_not(P(g), code_apply(P(g), "ks_diff_fits_s64", a.c, b.c)),
                  code_call(P(g), "ks_is_s64", l));
        return ksyc_number_val(g, e, V_S64, code_apply(P(g), "ks_diff_s64", a.c, b.c), l, mask);
    }
    const operation how = ksyc_select(e);
    const bool is_of_magnitudes = how.operand[0][1] == SELECTED_MAGNITUDE;
    if (how.operand[0][1] == SELECTED_U64_OF_S64) return ksyc_derive_wide(g, e, &a, &b, l);
    const code_expr *left = ksyc_fitted_operand(g, &a, is_signed);
    const code_expr *right = ksyc_fitted_operand(g, &b, is_signed);
    if (is_of_magnitudes) {
        left = code_apply(P(g), "ks_magnitude", left);
        right = code_apply(P(g), "ks_magnitude", right);
        sure = ksyc_sure_row(e->op, false);
    } else if (a.is_int && b.is_int) { /* what fits 64 bits need not fit an int */
        left = ksyc_code_cast(P(g), is_signed ? "int64_t" : "uint64_t", left);
    }
    const code_expr *c = applied(g, sure, left, right);
    const selection_row *tried = ksyc_tried_row(e->op, is_signed && !is_of_magnitudes);
    if (e->checked && tried != NULL) {
        const bool is_quotient = e->op == IR_DIV && !is_of_magnitudes;
        must_fit(g, tried, left, right, is_quotient ? ksyc_code_infix(P(g), a.l, "/", b.l) : l, b.l,
                 is_signed && !is_of_magnitudes && may_leave_s64(&a, &b));
    }
    if (is_of_magnitudes) return ksyc_number_val(g, e, V_U64, c, l, mask);
    if (is_signed && ksyc_range_is_unsigned(e->vtype.range))
        return ksyc_number_val(g, e, V_U64, ksyc_code_cast(P(g), "uint64_t", c), l, mask);
    val v = ksyc_number_val(g, e, is_signed ? V_S64 : V_U64, c, l, mask);
    if (e->op == IR_DIV && !is_signed && !b.is_literal) {
        v.quotient.whole = v.c;
        v.quotient.dividend = left;
        v.quotient.divisor = right;
    }
    return v;
}

/* 0 - a */
static val derive_negative_of_large(expr_ctx *g, const ir_expr *e, const val *a) {
    const code_expr *l = ksyc_code_sign(P(g), "-", a->l);
    ksyc_must(g, ksyc_not(P(g), code_apply(P(g), "ks_diff_fits_s64", NOUGHT, a->c)),
              code_call(P(g), "ks_is_s64", l));
    return ksyc_number_val(g, e, V_S64, code_apply(P(g), "ks_diff_s64", NOUGHT, a->c), l, a->mask);
}

val ksyc_derive_negation(expr_ctx *g, const ir_expr *e) {
    val a = ksyc_derive_narrow(g, e->args[0]);
    if (ksyc_range_is_large(a.range)) return derive_negative_of_large(g, e, &a);
    const code_expr *c = ksyc_fitted_operand(g, &a, true);
    if (a.is_int) c = ksyc_code_cast(P(g), "int64_t", c);
    const code_expr *l = ksyc_code_sign(P(g), "-", a.l);
    if (e->checked)
        ksyc_must(g, ksyc_code_flat(P(g), c, "==", ksyc_code_word(P(g), "INT64_MIN")),
                  code_call(P(g), "ks_is_s64", l));
    bool is_unsigned = ksyc_range_is_unsigned(e->vtype.range);
    if (is_unsigned && a.range.min == INT64_MIN && !e->checked) {
        c = code_apply(P(g), "ks_magnitude", c); /* 2^63 is no int64_t */
    } else {
        c = ksyc_code_sign(P(g), "-", c);
        if (is_unsigned) c = ksyc_code_cast(P(g), "uint64_t", c);
    }
    return ksyc_number_val(g, e, is_unsigned ? V_U64 : V_S64, c, l, a.mask);
}
