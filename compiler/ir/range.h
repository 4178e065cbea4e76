/* SPDX-License-Identifier: Apache-2.0 */
/*
 * range.h - exact arithmetic on the ranges of integer expressions.
 *
 * A `wide` is an integer as sign and magnitude. Operands always have a magnitude below 2^64; the result of one
 * operation may have a larger one and then only its sign is known. That is enough: results are compared with the
 * limits of the C types and clamped before they are operands again.
 */
#ifndef KSYC_RANGE_H
#define KSYC_RANGE_H

#include <stdbool.h>
#include <stdint.h>

#include "ir.h"

typedef struct wide {
    bool negative; /* never with a zero magnitude */
    bool huge;     /* the magnitude is 2^64 or more */
    uint64_t magnitude;
} wide;

wide ksyc_wide_u64(uint64_t value);
wide ksyc_wide_s64(int64_t value);
/* Of a literal: two's complement when `negative`. */
wide ksyc_wide_word(uint64_t word, bool negative);
uint64_t ksyc_wide_to_word(wide a);
/* -1, 0, 1. Not for two huge numbers of one sign. */
int ksyc_wide_compare(wide a, wide b);
wide ksyc_wide_neg(wide a);
wide ksyc_wide_add(wide a, wide b);
wide ksyc_wide_mul(wide a, wide b);
/* Division rounds down, the remainder has the sign of the divisor; b is not 0. */
wide ksyc_wide_floor_div(wide a, wide b);
wide ksyc_wide_floor_mod(wide a, wide b);
wide ksyc_wide_shl(wide a, unsigned n); /* n <= 63 */
/* In [-2^63, 2^64-1]: can be a literal. */
bool ksyc_wide_fits(wide a);

wide ksyc_range_min(ir_range r);
wide ksyc_range_max(ir_range r);
bool ksyc_range_is_unsigned(ir_range r); /* computed as uint64_t, else as int64_t */
bool ksyc_range_fits_s64(ir_range r);
bool ksyc_range_is_large(ir_range r); /* of numbers that may be too large for int64_t */
/* Has negative numbers and such that are too large for int64_t: computed as ks_int. */
bool ksyc_range_is_wide(ir_range r);
/* Of the operands of one operation: no C integer holds the numbers of both. */
bool ksyc_range_is_mixed(ir_range a, ir_range b);
/* [min, max], clamped to int64_t if it has negative numbers, else to uint64_t; sets *checked when that removed
 * values. */
ir_range ksyc_range_make(wide min, wide max, bool *checked);
/* A wide range clamped to int64_t; sets *checked. */
ir_range ksyc_range_narrow(ir_range r, bool *checked);
ir_range ksyc_range_of(int64_t min, uint64_t max);
/* No number is in both. */
bool ksyc_range_is_apart(ir_range a, ir_range b);
bool ksyc_range_contains(ir_range outer, ir_range inner);
ir_range ksyc_range_union(ir_range a, ir_range b, bool *checked);
/* All numbers of both; can be wide. */
ir_range ksyc_range_join(ir_range a, ir_range b);
/* Of the smaller, or the larger, of two numbers; can be wide. */
ir_range ksyc_range_extreme(ir_op op, ir_range a, ir_range b);

/* The range of the result of an operation (IR_NEG .. IR_SHR); sets *checked when the operation can fail. It is wide
 * only if an operand may be too large for int64_t. */
ir_range ksyc_range_unary(ir_op op, ir_range a, bool *checked);
ir_range ksyc_range_binary(ir_op op, ir_range a, ir_range b, bool *checked);
/* The value of an operation on constants. False when it has none (division by zero, bad shift). */
bool ksyc_wide_unary(ir_op op, wide a, wide *out);
bool ksyc_wide_binary(ir_op op, wide a, wide b, wide *out);

#endif
