/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Comparisons, of numbers of which one may be negative, too.
 */

#include "proof_expr.h"
#include "queries.h"
#include "range.h"
#include "select.h"

/* ----------------------------------------------------------------------------------- comparisons */

val ksyc_comparison_val(expr_ctx *g, const code_expr *a, ir_op op, const code_expr *b,
                        const code_expr *l, uint64_t mask) {
    return ksyc_truth_val(ksyc_code_flat(P(g), a, ksyc_op_sign(op), b), l, mask);
}

/* A comparison is set off: C would compare its right side with what follows. */
static const code_expr *truth_operand(pool *p, val v) {
    return ksyc_code_is_invertible(v.c) ? ksyc_code_group(p, v.c) : v.c;
}

static bool is_quotient(const val *v) { return v->c != NULL && v->c == v->quotient.whole; }

/* a <= n / d. A division of 64 bits takes longer than all else of most checks. */
static val compare_with_quotient(expr_ctx *g, const val *a, const val *quotient,
                                 const code_expr *l) {
    const bool is_signed = a->kind == V_S64;
    const code_expr *c = code_call(P(g), "ks_at_most_quotient",
                                   is_signed ? ksyc_code_cast(P(g), "uint64_t", a->c) : a->c,
                                   quotient->quotient.dividend, quotient->quotient.divisor);
    if (is_signed && !ksyc_range_is_unsigned(a->range))
        c = ksyc_code_infix(P(g), ksyc_code_flat(P(g), a->c, "<", NOUGHT), "||", c);
    return ksyc_truth_val(c, l, a->mask | quotient->mask);
}

static bool is_difference(const val *v) { return v->kind == V_WIDE && v->term != NULL; }

/* a - b op c, none of them negative; or c op a - b. */
static val compare_difference(expr_ctx *g, ir_op as_written, val a, val b) {
    const bool is_left = is_difference(&a);
    const val *left = is_left ? &a : &b, *other = is_left ? &b : &a;
    const ir_op op = is_left ? as_written : ksyc_mirrored(as_written);
    const bool when_below = op == IR_LT || op == IR_LE || op == IR_NE;
    const code_expr *difference = ksyc_code_flat(P(g), left->c, "-", left->term);
    const code_expr *c = ksyc_code_infix(
        P(g), ksyc_code_flat(P(g), left->c, when_below ? "<" : ">=", left->term),
        when_below ? "||" : "&&", ksyc_code_flat(P(g), difference, ksyc_op_sign(op), other->c));
    const code_expr *l = ksyc_code_flat(P(g), a.l, ksyc_op_sign(as_written), b.l);
    return ksyc_truth_val(c, l, a.mask | b.mask);
}

val ksyc_compare(expr_ctx *g, ir_op op, val a, val b) {
    const char *sign = ksyc_op_sign(op);
    if (a.kind == V_BOOL && b.kind == V_BOOL) {
        return ksyc_truth_val(
            ksyc_code_infix(P(g), truth_operand(P(g), a), sign, truth_operand(P(g), b)),
            ksyc_code_infix(P(g), ksyc_term_of(P(g), a), sign, ksyc_term_of(P(g), b)),
            a.mask | b.mask);
    }
    if ((is_difference(&a) && b.kind == V_U64) || (is_difference(&b) && a.kind == V_U64))
        return compare_difference(g, op, a, b);
    const code_expr *l = ksyc_code_flat(P(g), a.l, sign, b.l);
    const int known = ksyc_decided_by_ranges(op, a.range, b.range);
    /* The logic says what the grammar says all the same: that the ranges decide it has to be proved. */
    if (known >= 0) return ksyc_decided_val(P(g), known == 1, l, a.mask | b.mask);
    if (a.kind == V_WIDE || b.kind == V_WIDE) return ksyc_compare_wide(g, op, &a, &b, l);
    if (op == IR_LE && is_quotient(&b)) return compare_with_quotient(g, &a, &b, l);
    if (op == IR_GE && is_quotient(&a)) return compare_with_quotient(g, &b, &a, l);
    const uint64_t mask = a.mask | b.mask;
    if (a.kind != b.kind && !(a.is_literal && a.kind == V_U64 && ksyc_range_fits_s64(a.range)) &&
        !(b.is_literal && b.kind == V_U64 && ksyc_range_fits_s64(b.range))) {
        val *u = a.kind == V_U64 ? &a : &b;
        if (ksyc_range_fits_s64(u->range)) {
            u->c = ksyc_as_signed(g, u);
        } else {
            /* A negative number is less than every unsigned one. */
            val *r = a.kind == V_S64 ? &a : &b;
            bool when_negative =
                op == IR_NE || (r == &a ? op == IR_LT || op == IR_LE : op == IR_GT || op == IR_GE);
            const code_expr *test = ksyc_code_flat(P(g), r->c, when_negative ? "<" : ">=", NOUGHT);
            r->c = ksyc_code_cast(P(g), "uint64_t", r->c);
            if (!ksyc_range_is_unsigned(r->range))
                return ksyc_truth_val(ksyc_code_infix(P(g), test, when_negative ? "||" : "&&",
                                                      ksyc_code_flat(P(g), a.c, sign, b.c)),
                                      l, mask);
        }
    } else if (a.kind != b.kind && ksyc_is_wide_literal(a)) {
        a.c = code_call(P(g), "INT64_C", a.l);
    } else if (a.kind != b.kind && ksyc_is_wide_literal(b)) {
        b.c = code_call(P(g), "INT64_C", b.l);
    }
    return ksyc_comparison_val(g, a.c, op, b.c, l, mask);
}
