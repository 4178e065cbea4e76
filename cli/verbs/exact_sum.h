/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exact_sum.h - sums of float64 without any rounding, in constant memory.
 *
 * The sum is a fixed-point number whose lowest bit is that of the smallest subnormal number.
 */
#ifndef TENSORGATE_CLI_EXACT_SUM_H
#define TENSORGATE_CLI_EXACT_SUM_H

#include <stdint.h>

/* 2098 bits for one number, 64 more for 2^64 of them, and the sign, in limbs of 32 bits. */
#define EXACT_LIMBS 69

typedef struct exact_sum {
    int64_t limb[EXACT_LIMBS]; /* 32 bits each, and what was not carried yet */
    uint32_t pending;          /* numbers since the last carry */
} exact_sum;

/* Starts as all zero. `x` is finite; at most 2^64 numbers. */
void exact_add(exact_sum *s, double x);
/* The sum divided by `n` > 0: rounded at most three times, whatever the numbers were. */
double exact_mean(exact_sum *s, uint64_t n);

#endif
