/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_expr.h - shared by the files that write expressions.
 */
#ifndef KSYC_PROOF_EXPR_H
#define KSYC_PROOF_EXPR_H

#include "proof.h"

#define P(g) ((g)->em->pool)

/* ---- proof_leaf.c */

/* A number of the kind and range of `e`; a truth; a truth that C knows. */
val ksyc_number_val(expr_ctx *g, const ir_expr *e, vkind kind, const code_expr *c,
                    const code_expr *l, uint64_t mask);
val ksyc_truth_val(const code_expr *c, const code_expr *l, uint64_t mask);
val ksyc_decided_val(pool *p, bool value, const code_expr *l, uint64_t mask);
/* The comparison `a sign b` of operands in C. */
val ksyc_comparison_val(expr_ctx *g, const code_expr *a, ir_op op, const code_expr *b,
                        const code_expr *l, uint64_t mask);
/* Requires the condition `l` of the logic: tests its opposite in C before the expression. */
void ksyc_must(expr_ctx *g, const code_expr *opposite, const code_expr *l);
/* A new variable. */
const code_expr *ksyc_new_local(expr_ctx *g);
val ksyc_leaf_val(expr_ctx *g, leaf_kind kind, const ir_expr *path);
val ksyc_derive_field(expr_ctx *g, const ir_expr *e);
/* The array that the expression belongs to, or NULL. */
const ir_attr *ksyc_repeated_of(const expr_ctx *g);

/* ---- proof_arithmetic.c */

val ksyc_too_wide(expr_ctx *g, const ir_expr *e);
/* An operand that an integer of C holds. */
val ksyc_derive_narrow(expr_ctx *g, const ir_expr *e);
/* A number that is not negative, as int64_t in C. */
const code_expr *ksyc_as_signed(expr_ctx *g, const val *v);
/* One operand, converted to the type of the result; the expression fails if the value does not fit. */
const code_expr *ksyc_fitted_operand(expr_ctx *g, val *v, bool want_signed);
val ksyc_derive_mask(expr_ctx *g, const ir_expr *e);
val ksyc_derive_arithmetic(expr_ctx *g, const ir_expr *e);
val ksyc_derive_negation(expr_ctx *g, const ir_expr *e);

/* ---- proof_compare.c */

/* ---- proof_branch.c */

val ksyc_derive_logic(expr_ctx *g, const ir_expr *e);
val ksyc_derive_ternary(expr_ctx *g, const ir_expr *e);
val ksyc_derive_choice(expr_ctx *g, const ir_expr *e);

#endif
