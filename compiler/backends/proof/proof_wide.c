/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers from -2^63 to 2^64 - 1, of expressions in which one of 2^63 and more meets a negative one. C has them as ks_int, as
 * the reader does, and only within a function that computes a value: what leaves it fits an integer of C, or is refused. So
 * an instance of such a number is computed again by each expression that uses it.
 */
#include "proof_expr.h"
#include "range.h"

static const code_expr *of_u64(expr_ctx *g, const code_expr *c) {
    return code_apply(P(g), "ks_int_of_u64", c);
}

const code_expr *ksyc_wide_of(expr_ctx *g, const val *v) {
    switch (v->kind) {
    case V_S64: return code_apply(P(g), "ks_int_of_s64", v->c);
    case V_WIDE:
        return v->term == NULL
                   ? v->c
                   : code_apply(P(g), "ks_int_difference", of_u64(g, v->c), of_u64(g, v->term));
    case V_U64:
    case V_BOOL:
    case V_NONE: break;
    }
    return of_u64(g, v->is_int && !v->is_literal ? ksyc_code_cast(P(g), "uint64_t", v->c) : v->c);
}

val ksyc_held_wide(expr_ctx *g, const ir_expr *e, const code_expr *c, const code_expr *l,
                   uint64_t mask) {
    const code_expr *name = ksyc_new_local(g);
    ksyc_hold(g->c, "ks_int", name->text, c);
    return ksyc_number_val(g, e, V_WIDE, name, l, mask);
}

static val fitting_s64(expr_ctx *g, val v) {
    const bool is_difference = v.term != NULL;
    const code_expr *fits = is_difference ? code_apply(P(g), "ks_diff_fits_s64", v.c, v.term)
                                          : code_apply(P(g), "ks_int_is_s64", v.c);
    ksyc_must(g, ksyc_not(P(g), fits), code_call(P(g), "ks_is_s64", v.l));
    v.c = is_difference ? code_apply(P(g), "ks_diff_s64", v.c, v.term)
                        : code_apply(P(g), "ks_int_as_s64", v.c);
    v.kind = V_S64;
    v.range.max = INT64_MAX;
    return v;
}

static val fitting_u64(expr_ctx *g, val v) {
    const code_expr *fails = v.term != NULL ? ksyc_code_flat(P(g), v.c, "<", v.term)
                                            : ksyc_code_dot(P(g), v.c, "is_negative");
    ksyc_must(g, fails, code_call(P(g), "ks_is_u64", v.l));
    v.c =
        v.term != NULL ? ksyc_code_flat(P(g), v.c, "-", v.term) : ksyc_code_dot(P(g), v.c, "word");
    v.kind = V_U64;
    v.range.min = 0;
    return v;
}

val ksyc_narrowed(expr_ctx *g, val v, bool want_signed) {
    if (v.kind != V_WIDE) return v;
    val fitted = want_signed ? fitting_s64(g, v) : fitting_u64(g, v);
    fitted.term = NULL;
    return fitted;
}

val ksyc_derive_wide(expr_ctx *g, const ir_expr *e, const val *a, const val *b,
                     const code_expr *l) {
    const bool is_sum = e->op == IR_ADD, is_product = e->op == IR_MUL;
    if (!is_sum && !is_product && e->op != IR_SUB) return ksyc_too_wide(g, e);
    const char *fits = is_sum       ? "ks_int_sum_fits"
                       : is_product ? "ks_int_product_fits"
                                    : "ks_int_difference_fits";
    const char *made = is_sum ? "ks_int_sum" : is_product ? "ks_int_product" : "ks_int_difference";
    const code_expr *left = ksyc_wide_of(g, a), *right = ksyc_wide_of(g, b);
    if (e->checked)
        ksyc_must(g, ksyc_not(P(g), code_apply(P(g), fits, left, right)),
                  code_call(P(g), "ks_is_int", l));
    const val v = ksyc_held_wide(g, e, code_apply(P(g), made, left, right), l, a->mask | b->mask);
    if (ksyc_is_wide(&e->vtype)) return v;
    val narrow = ksyc_narrowed(g, v, !ksyc_range_is_unsigned(e->vtype.range));
    narrow.range = e->vtype.range;
    return narrow;
}

val ksyc_compare_wide(expr_ctx *g, ir_op op, const val *a, const val *b, const code_expr *l) {
    const bool is_swapped = op == IR_GT || op == IR_LE;
    const bool is_equal = op == IR_EQ || op == IR_NE;
    const code_expr *left = ksyc_wide_of(g, is_swapped ? b : a);
    const code_expr *right = ksyc_wide_of(g, is_swapped ? a : b);
    const code_expr *c =
        code_apply(P(g), is_equal ? "ks_int_is_same" : "ks_int_is_less", left, right);
    const bool is_denied = op == IR_NE || op == IR_LE || op == IR_GE;
    return ksyc_truth_val(is_denied ? ksyc_not(P(g), c) : c, l, a->mask | b->mask);
}

val ksyc_derive_wide_instance(expr_ctx *g, const ir_expr *e) {
    enum { MOST_INLINED = 20, MOST_LOCALS = 1000 };
    if (!ksyc_is_instance_around(e) || g->num_inlined >= MOST_INLINED || *g->temps > MOST_LOCALS)
        return ksyc_too_wide(g, e);
    const bool is_own = e->args[0]->op == IR_SELF;
    ksyc_must_be_present(g, e);
    expr_ctx inner = *g;
    if (is_own) inner.attr = e->attr;
    inner.index_positive = false;
    inner.holds = NULL;
    inner.num_inlined++;
    const ir_expr *value = e->attr->value;
    const val v = ksyc_derive(&inner, is_own ? value : ksyc_seen_from(g->em, value, e->args[0]));
    g->defined = inner.defined;
    return v;
}
