/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shifts, and operators on bits. In logic, where numbers have no size, a negative number has infinitely many bits that
 * are 1; two's complement in C is the same for numbers that fit.
 */
#include "expr_show.h"
#include "proof_expr.h"
#include "range.h"
#include "select.h"

/* ---------------------------------------------------------------------------------------- shifts */

/* Tests what the reader tests; the value is a number times a power of 2, or divided by it. */
static void must_be_shiftable(expr_ctx *g, const selection_row *row, const code_expr *a, val by,
                              const code_expr *l) {
    pool *p = P(g);
    const code_expr *most = ksyc_code_natural(p, 63);
    const code_expr *is_near = ksyc_code_flat(p, by.l, "<=", most);
    if (row->fails == FAILS_FAR) {
        ksyc_must(g, ksyc_code_flat(p, by.c, ">", most), is_near);
        return;
    }
    const char *fits = row->result == FORM_s64 ? "ks_is_s64" : "ks_is_u64";
    ksyc_must(g, ksyc_not(p, code_call(p, row->fits, a, by.c)),
              ksyc_code_flat(p, is_near, "&&", code_call(p, fits, l)));
}

val ksyc_derive_shift(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    val a = ksyc_derive_narrow(g, e->args[0]);
    val by = ksyc_derive_narrow(g, e->args[1]);
    const bool is_signed = a.kind == V_S64;
    if (ksyc_range_is_wide(e->vtype.range)) return ksyc_too_wide(g, e);
    by.c = ksyc_fitted_operand(g, &by, false);
    const bool is_left = e->op == IR_SHL;
    const code_expr *l = code_call(p, ksyc_sure_row(e->op, false)->logic, ksyc_code_open(p, a.l),
                                   ksyc_code_open(p, by.l));
    if (e->checked) must_be_shiftable(g, ksyc_tried_row(e->op, is_signed), a.c, by, l);
    const char *shifted = is_left ? (is_signed ? "ks_shl_of_s64" : "ks_shl_of_u64")
                                  : (is_signed ? "ks_shr_of_s64" : "ks_shr_of_u64");
    const code_expr *c = code_call(p, shifted, ksyc_code_open(p, a.c), ksyc_code_open(p, by.c));
    const bool is_brought = is_signed && ksyc_range_is_unsigned(e->vtype.range);
    if (is_brought) c = ksyc_code_cast(p, "uint64_t", c);
    return ksyc_number_val(g, e, is_signed && !is_brought ? V_S64 : V_U64, c, l, a.mask | by.mask);
}

/* ------------------------------------------------------------------------------------------ bits */

/* `x & 0xff`, with all low bits: a remainder, about which provers know more. */
static bool is_remainder(const ir_expr *e, val a, expr_number *mask) {
    return e->op == IR_BITAND && a.kind == V_U64 && ksyc_is_number_of_grammar(e->args[1], mask) &&
           !mask->negative && (mask->word & (mask->word + 1)) == 0 && mask->word != UINT64_MAX;
}

/* A number in two's complement, as the unsigned type. */
static const code_expr *as_word(pool *p, val v) {
    return v.kind == V_S64 || v.is_int ? ksyc_code_cast(p, "uint64_t", v.c) : v.c;
}

val ksyc_derive_bitwise(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    val a = ksyc_derive_narrow(g, e->args[0]);
    expr_number mask = {0, true};
    if (is_remainder(e, a, &mask)) {
        const code_expr *n = ksyc_code_natural(p, mask.word + 1);
        return ksyc_number_val(g, e, V_U64, ksyc_code_infix(p, a.c, "%", n),
                               ksyc_code_infix(p, a.l, "%", n), a.mask);
    }
    val b = ksyc_derive_narrow(g, e->args[1]);
    const bool is_unsigned = ksyc_range_is_unsigned(e->vtype.range);
    if (!is_unsigned && ksyc_range_is_mixed(a.range, b.range)) return ksyc_too_wide(g, e);
    const selection_row *row = ksyc_sure_row(e->op, !is_unsigned);
    const code_expr *l =
        ksyc_code_infix(p, ksyc_code_group(p, a.l), row->logic, ksyc_code_group(p, b.l));
    const code_expr *left = is_unsigned ? as_word(p, a) : ksyc_fitted_operand(g, &a, true);
    const code_expr *right = is_unsigned ? as_word(p, b) : ksyc_fitted_operand(g, &b, true);
    const code_expr *c =
        ksyc_code_infix(p, ksyc_code_group(p, left), row->text, ksyc_code_group(p, right));
    return ksyc_number_val(g, e, is_unsigned ? V_U64 : V_S64, ksyc_code_group(p, c),
                           ksyc_code_group(p, l), a.mask | b.mask);
}

/* -1 - a: C has no bits of a signed number that every compiler agrees on. */
val ksyc_derive_complement(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    val a = ksyc_derive_narrow(g, e->args[0]);
    if (ksyc_range_is_large(a.range)) return ksyc_too_wide(g, e);
    const code_expr *c = ksyc_fitted_operand(g, &a, true);
    if (a.is_int) c = ksyc_code_cast(p, "int64_t", c);
    const code_expr *one = ksyc_code_number(p, UINT64_MAX, true);
    c = ksyc_code_infix(p, one, "-", c);
    const bool is_unsigned = ksyc_range_is_unsigned(e->vtype.range);
    if (is_unsigned) c = ksyc_code_cast(p, "uint64_t", ksyc_code_group(p, c));
    return ksyc_number_val(g, e, is_unsigned ? V_U64 : V_S64, c, ksyc_code_infix(p, one, "-", a.l),
                           a.mask);
}
