/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats_kernels.h - what statistics do with each number, a block of STATS_BLOCK numbers at a time.
 *
 * There are kernels in portable C, which are the reference, and with AVX2. Sums of float64 are kept in STATS_LANES lanes, so
 * that both make the same operations in the same order and give the same bits.
 */
#ifndef TENSORGATE_CLI_STATS_KERNELS_H
#define TENSORGATE_CLI_STATS_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

#define STATS_BLOCK 512
#define STATS_LANES 8
#define STATS_INNER_EDGES 9

/* Of a block: range of the finite numbers (from infinity to -infinity if there is none), and how many are not finite, and 0. */
typedef struct stats_range {
    double low;
    double high;
    uint64_t odd;
    uint64_t zeros;
} stats_range;

/* Of a block: numbers with the sign of 0 and those that are not finite. */
typedef struct stats_odd {
    uint64_t nan;
    uint64_t inf;
    uint64_t neg_inf;
    uint64_t neg_zeros;
} stats_odd;

/* How far numbers are from their mean. Deviations are multiplied by powers of two, so that they are from -1 to 1. */
typedef struct stats_scale {
    double half; /* of the number and of the mean, before one is subtracted from the other */
    double mean; /* multiplied by it */
    double factor;
} stats_scale;

/* Of a block: sums of deviations, and of their squares: of multiples of 2^-43, which is exact, and of the rest. */
typedef struct stats_spread {
    double deviations;
    double squares;
    double squares_low;
} stats_spread;

/* Of a block of 64-bit integers. */
typedef struct stats_words {
    uint64_t low;
    uint64_t high;
    uint64_t zeros;
    uint64_t sum_low; /* of the lower 32 bits of each */
    uint64_t sum_high;
} stats_words;

typedef struct stats_kernels {
    stats_range (*range)(const double *x);
    stats_odd (*odd)(const double *x);
    /* Numbers that are not finite become 0. */
    void (*clean)(double *x);
    /*
     * Takes from each number the multiple of `unit` * 2^-53 that is nearest, and returns the sum of these, which is exact, if
     * `unit` is a power of two and no |x| is above unit / (2 * STATS_BLOCK). Leaves the rest in `x`, and says whether there is
     * one that is not 0.
     */
    double (*extract)(double *x, double unit, bool *rest);
    /* Adds to `above` for each edge how many numbers are not below it. */
    void (*edges)(const double *x, const double *edge, uint64_t *above);
    stats_spread (*spread)(const double *x, stats_scale scale);
    /* Adds `bias` to each. */
    stats_words (*words)(const uint64_t *x, uint64_t bias);
} stats_kernels;

#if defined(__x86_64__) && defined(__GNUC__) && !defined(TG_NO_SIMD)
#define STATS_HAS_AVX2 1
#else
#define STATS_HAS_AVX2 0
#endif

extern const stats_kernels stats_portable;
#if STATS_HAS_AVX2
extern const stats_kernels stats_avx2;
#endif

/* Those for this machine. */
const stats_kernels *stats_kernels_here(void);

#endif
