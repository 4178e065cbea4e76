/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_int.h - integers from -2^63 to 2^64 - 1: what uint64_t and int64_t hold together. Part of ks.h, which includes
 * it at its end.
 *
 * An expression in which a number of 2^63 and more meets a negative one has no type of C that holds all its values.
 * Generated code computes it with a ks_int, keeps it as one, and brings it to uint64_t or int64_t where a number of such a
 * type is needed. Each function stores the mathematical result, or fails with KS_OVERFLOW (KS_DIVISION for a divisor of 0) because a ks_int cannot hold it.
 */
#ifndef TENSORGATE_KS_INT_H
#define TENSORGATE_KS_INT_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

bool ks_int_to_u64(ks_ctx *ks, ks_int a, uint64_t *out) KS_MUST_USE;
bool ks_int_to_s64(ks_ctx *ks, ks_int a, int64_t *out) KS_MUST_USE;
/* The number as a type of C of fewer than 64 bits, with the bounds of that type. */
bool ks_int_within_u64(ks_ctx *ks, ks_int a, uint64_t most, uint64_t *out) KS_MUST_USE;
bool ks_int_within_s64(ks_ctx *ks, ks_int a, int64_t least, int64_t most, int64_t *out) KS_MUST_USE;
double ks_int_to_f64(ks_int a);
bool ks_int_to_text(ks_ctx *ks, ks_int a, ks_text *out) KS_MUST_USE;
/* For messages. */
ks_value ks_int_to_value(ks_int a);
/* As one of the values of several kinds. */
ks_any ks_int_to_any(ks_int a);
bool ks_any_to_int(ks_ctx *ks, const ks_any *any, ks_int *out) KS_MUST_USE;
/* The number of a value that can be an integer or a float; KS_OVERFLOW for an integer that no double is. */
bool ks_any_to_f64(ks_ctx *ks, const ks_any *any, double *out) KS_MUST_USE;
/* Below 0, 0, above 0: a is less than, equal to, more than b. */
int ks_int_compare(ks_int a, ks_int b);

bool ks_int_add(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
bool ks_int_sub(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
bool ks_int_mul(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
/* Rounds down; the remainder has the sign of the divisor. */
bool ks_int_div(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
bool ks_int_mod(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
/* Of numbers in two's complement of unlimited width. */
bool ks_int_and(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
bool ks_int_or(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
bool ks_int_xor(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) KS_MUST_USE;
/* By 0 to 63. */
bool ks_int_shl(ks_ctx *ks, ks_int a, ks_int n, ks_int *out) KS_MUST_USE;
bool ks_int_shr(ks_ctx *ks, ks_int a, ks_int n, ks_int *out) KS_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
