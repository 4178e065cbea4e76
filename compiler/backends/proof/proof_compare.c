/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Comparisons, of numbers of which one may be negative, too.
 */

#include "op_groups.h"
#include "proof_expr.h"
#include "range.h"

/* ----------------------------------------------------------------------------------- comparisons */

static const char *sign_of(ir_op op) {
    static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">="};
    const size_t i = (size_t)op - IR_EQ; /* of a comparison: a number of a sign */
    return i < sizeof signs / sizeof signs[0] ? signs[i] : "";
}

/* 1 or 0 if the ranges decide the comparison: compilers warn about comparisons that are always true or false. */
static int decided(ir_op op, val a, val b) {
    int below = ksyc_wide_compare(ksyc_range_max(a.range), ksyc_range_min(b.range));
    int above = ksyc_wide_compare(ksyc_range_max(b.range), ksyc_range_min(a.range));
    switch (op) {
    case IR_LT: return below < 0 ? 1 : above <= 0 ? 0 : -1;
    case IR_LE: return below <= 0 ? 1 : above < 0 ? 0 : -1;
    case IR_GT: return above < 0 ? 1 : below <= 0 ? 0 : -1;
    case IR_GE: return above <= 0 ? 1 : below < 0 ? 0 : -1;
    case IR_EQ: return below < 0 || above < 0 ? 0 : -1;
    case IR_NE: return below < 0 || above < 0 ? 1 : -1;
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_ARITHMETIC:
    case IR_CONCAT:
    case IR_BITWISE:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS: break;
    }
    return -1;
}

val ksyc_comparison_val(expr_ctx *g, const code_expr *a, ir_op op, const code_expr *b,
                        const code_expr *l, uint64_t mask) {
    return ksyc_truth_val(ksyc_code_flat(P(g), a, sign_of(op), b), l, mask);
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

val ksyc_compare(expr_ctx *g, ir_op op, val a, val b) {
    const char *sign = sign_of(op);
    if (a.kind == V_BOOL && b.kind == V_BOOL) {
        return ksyc_truth_val(
            ksyc_code_infix(P(g), truth_operand(P(g), a), sign, truth_operand(P(g), b)),
            ksyc_code_infix(P(g), ksyc_term_of(P(g), a), sign, ksyc_term_of(P(g), b)),
            a.mask | b.mask);
    }
    const code_expr *l = ksyc_code_flat(P(g), a.l, sign, b.l);
    int known = decided(op, a, b);
    /* The logic says what the grammar says all the same: that the ranges decide it has to be proved. */
    if (known >= 0) return ksyc_decided_val(P(g), known == 1, l, a.mask | b.mask);
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

static ir_op mirrored(ir_op op) {
    switch (op) {
    case IR_LT: return IR_GT;
    case IR_LE: return IR_GE;
    case IR_GT: return IR_LT;
    case IR_GE: return IR_LE;
    case IR_EQ:
    case IR_NE: return op;
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_ARITHMETIC:
    case IR_CONCAT:
    case IR_BITWISE:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS: break;
    }
    return op;
}

/* a - b op c, none of them negative; or c op a - b. */
val ksyc_compare_at(expr_ctx *g, const ir_expr *e, ir_op as_written, val a, val b) {
    const bool is_left = a.kind == V_WIDE;
    const val *left = is_left ? &a : &b, *other = is_left ? &b : &a;
    if (left->kind != V_WIDE) return ksyc_compare(g, as_written, a, b);
    const ir_op op = is_left ? as_written : mirrored(as_written);
    if (other->kind != V_U64) return ksyc_too_wide(g, e);
    const bool when_below = op == IR_LT || op == IR_LE || op == IR_NE;
    const code_expr *difference = ksyc_code_flat(P(g), left->c, "-", left->term);
    const code_expr *c = ksyc_code_infix(
        P(g), ksyc_code_flat(P(g), left->c, when_below ? "<" : ">=", left->term),
        when_below ? "||" : "&&", ksyc_code_flat(P(g), difference, sign_of(op), other->c));
    const code_expr *l = ksyc_code_flat(P(g), a.l, sign_of(as_written), b.l);
    return ksyc_truth_val(c, l, a.mask | b.mask);
}
