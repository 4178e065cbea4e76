/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_expr.h - shared by the files that write expressions.
 */
#ifndef KSYC_PROOF_EXPR_H
#define KSYC_PROOF_EXPR_H

#include "proof.h"

#define P(g) ((g)->em->pool)

/* ---- proof_leaf.c */

val ksyc_too_wide(expr_ctx *g, const ir_expr *e);
/* An operand that an integer of C holds. */
val ksyc_derive_narrow(expr_ctx *g, const ir_expr *e);
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
/* A new variable, which no parameter of the formula is called like. */
const code_expr *ksyc_new_local(expr_ctx *g);
val ksyc_leaf_val(expr_ctx *g, leaf_kind kind, const ir_expr *path);
/* Requires that the path has a value. */
void ksyc_must_be_present(expr_ctx *g, const ir_expr *path);
/* The function of the expression may be called only where `that` holds. */
void ksyc_require_of_leaves(expr_ctx *g, const code_expr *that);
val ksyc_derive_field(expr_ctx *g, const ir_expr *e);
/* Tests that the index is one of `count`; it is not negative then. */
void ksyc_must_be_inside(expr_ctx *g, val *index, val count);
/* The list of constants that an instance is; or the expression as it is. */
const ir_expr *ksyc_list_behind(const ir_expr *array);
/* numbers[index], read where it lies. */
val ksyc_derive_number(expr_ctx *g, const ir_expr *e);
val ksyc_derive_case(expr_ctx *g, const ir_expr *e);
/* The array that the expression belongs to, or NULL. */
const ir_attr *ksyc_repeated_of(const expr_ctx *g);

/* ---- proof_wide.c */

/* A number as ks_int. */
const code_expr *ksyc_wide_of(expr_ctx *g, const val *v);
/* The ks_int `c` in a new variable. */
val ksyc_held_wide(expr_ctx *g, const ir_expr *e, const code_expr *c, const code_expr *l,
                   uint64_t mask);
/* A number of V_WIDE as int64_t or uint64_t; the expression fails if it does not fit. */
val ksyc_narrowed(expr_ctx *g, val v, bool want_signed);
/* The sum, the difference or the product of operands of which one may be wide, or that are so together. */
val ksyc_derive_wide(expr_ctx *g, const ir_expr *e, const val *a, const val *b, const code_expr *l);
val ksyc_compare_wide(expr_ctx *g, ir_op op, const val *a, const val *b, const code_expr *l);
/* An instance that no integer of C holds: its expression. */
val ksyc_derive_wide_instance(expr_ctx *g, const ir_expr *e);

/* ---- proof_constant.c */

/* Whether the bytes are a constant, all of them of ASCII. */
bool ksyc_is_ascii_constant(const ir_expr *e);
/* A number of a text, of bytes, of a list or of a fraction that is a constant; false: it is none. */
bool ksyc_derive_constant(expr_ctx *g, const ir_expr *e, val *v);

/* ---- proof_bytes.c */

/* A field of bytes, or `_` for one; NULL: something else. */
const ir_expr *ksyc_bytes_path(expr_ctx *g, const ir_expr *e);
val ksyc_bytes_length(expr_ctx *g, const ir_expr *path);
/* Whether the bytes are those of the literal. */
val ksyc_bytes_are(expr_ctx *g, const ir_expr *path, const ir_expr *literal);
/* bytes[index], bytes.first, bytes.last, of a path. */
val ksyc_derive_byte(expr_ctx *g, const ir_expr *e);
/* Whether a comparison is one of bytes, or of their least or greatest one. */
bool ksyc_compares_bytes(expr_ctx *g, const ir_expr *e);
val ksyc_derive_bytes_comparison(expr_ctx *g, const ir_expr *e);
/* bytes.to_s('UTF-8'): only that it has a value is of interest. */
val ksyc_derive_text(expr_ctx *g, const ir_expr *e, const encoding_test *test);

/* ---- proof_extreme.c */

/* numbers.min, numbers.max */
val ksyc_derive_extreme(expr_ctx *g, const ir_expr *e);

/* ---- proof_presence.c */

/* What is no number and no truth: that it has a value. */
val ksyc_derive_presence(expr_ctx *g, const ir_expr *e);

/* ---- proof_arithmetic.c */

/* A number that is not negative, as int64_t in C. */
const code_expr *ksyc_as_signed(expr_ctx *g, const val *v);
/* One operand, converted to the type of the result; the expression fails if the value does not fit. */
const code_expr *ksyc_fitted_operand(expr_ctx *g, val *v, bool want_signed);
val ksyc_derive_arithmetic(expr_ctx *g, const ir_expr *e);
val ksyc_derive_negation(expr_ctx *g, const ir_expr *e);

/* ---- proof_bits.c */

val ksyc_derive_shift(expr_ctx *g, const ir_expr *e);
/* `&`, `|` and `^`; `~`. */
val ksyc_derive_bitwise(expr_ctx *g, const ir_expr *e);
val ksyc_derive_complement(expr_ctx *g, const ir_expr *e);

/* ---- proof_compare.c */

/* ---- proof_branch.c */

val ksyc_derive_logic(expr_ctx *g, const ir_expr *e);
val ksyc_derive_ternary(expr_ctx *g, const ir_expr *e);
/* list[index] of constants. */
val ksyc_derive_choice(expr_ctx *g, const ir_expr *e, const ir_expr *array);

#endif
