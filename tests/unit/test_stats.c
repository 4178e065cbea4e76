/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_stats.c - the kernels of `stats`: each variant against plain loops, all variants bit for bit alike; and exact sums.
 */
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "exact_sum.h"
#include "stats_kernels.h"
#include "unit.h"

#define N STATS_BLOCK

static uint64_t seed = 1;

static uint64_t next(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static double from_bits(uint64_t bits) {
    double x = 0;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* Kinds of blocks: any bits; numbers near 1; zeros of both signs; one number that is not finite; nothing finite; subnormal. */
enum { ANY, NEAR, ZEROS, ONE_ODD, ALL_ODD, TINY, NUM_KINDS };

static double number_of(unsigned kind) {
    const double odd[] = {NAN, INFINITY, -INFINITY};
    const uint64_t bits = next();
    switch (kind) {
    case ANY: return from_bits(bits);
    case ZEROS: return bits % 2 == 0 ? 0.0 : -0.0;
    case ALL_ODD: return odd[bits % 3];
    case TINY: return from_bits(bits & (UINT64_MAX >> 12 | UINT64_C(1) << 63));
    default: return ((double)(bits >> 11) - 4503599627370496.0) / 4503599627370496.0;
    }
}

static void fill(double *x, unsigned kind) {
    for (unsigned i = 0; i < N; i++) x[i] = number_of(kind);
    if (kind == ONE_ODD) x[next() % N] = number_of(ALL_ODD);
}

static void each_block(void (*check)(const stats_kernels *k, const double *x)) {
    double x[N];
    for (unsigned round = 0; round < 100; round++) {
        for (unsigned kind = 0; kind < NUM_KINDS; kind++) {
            fill(x, kind);
            check(&stats_portable, x);
            check(stats_kernels_here(), x);
        }
    }
}

static void check_range(const stats_kernels *k, const double *x) {
    double low = INFINITY;
    double high = -INFINITY;
    uint64_t odd = 0;
    uint64_t zeros = 0;
    stats_odd counts = {0, 0, 0, 0};
    for (unsigned i = 0; i < N; i++) {
        counts.nan += isnan(x[i]) ? 1 : 0;
        counts.inf += isinf(x[i]) && x[i] > 0;
        counts.neg_inf += isinf(x[i]) && x[i] < 0;
        counts.neg_zeros += x[i] == 0 && signbit(x[i]);
        zeros += x[i] == 0;
        odd += isfinite(x[i]) ? 0 : 1;
        if (isfinite(x[i])) low = fmin(low, x[i]);
        if (isfinite(x[i])) high = fmax(high, x[i]);
    }
    const stats_range range = k->range(x);
    assert_true(range.low == low);
    assert_true(range.high == high);
    assert_int_equal(range.odd, odd);
    assert_int_equal(range.zeros, zeros);
    const stats_odd found = k->odd(x);
    assert_memory_equal(&found, &counts, sizeof found);
    double cleaned[N];
    memcpy(cleaned, x, sizeof cleaned);
    k->clean(cleaned);
    for (unsigned i = 0; i < N; i++) {
        const double expected = isfinite(x[i]) ? x[i] : 0;
        assert_memory_equal(&cleaned[i], &expected, sizeof expected);
    }
}

TEST(test_range) { each_block(check_range); }

static void check_edges(const stats_kernels *k, const double *x) {
    double edge[STATS_INNER_EDGES];
    uint64_t above[STATS_INNER_EDGES];
    uint64_t expected[STATS_INNER_EDGES];
    for (unsigned e = 0; e < STATS_INNER_EDGES; e++) {
        edge[e] = x[next() % N]; /* some are numbers of the block */
        above[e] = expected[e] = next() >> 1;
        for (unsigned i = 0; i < N; i++) expected[e] += x[i] >= edge[e];
    }
    k->edges(x, edge, above);
    assert_memory_equal(above, expected, sizeof above);
}

TEST(test_edges) { each_block(check_edges); }

/* ---------------------------------------------------------------------------------------- sums */

/* Equal sums have equal means of one number: the highest bits; and their difference has to be nothing at all. */
static void assert_no_sum(exact_sum *difference) {
    (void)exact_mean(difference, 1);
    for (unsigned i = 0; i < EXACT_LIMBS; i++) assert_int_equal(difference->limb[i], 0);
}

static void check_extract(const stats_kernels *k, const double *block) {
    double x[N];
    exact_sum difference;
    int exponent = 0;
    bool rest = false;
    memcpy(x, block, sizeof x);
    k->clean(x);
    const stats_range range = k->range(x);
    (void)frexp(fmax(-range.low, range.high), &exponent);
    if (exponent > DBL_MAX_EXP - 11 || FLT_EVAL_METHOD != 0) return;
    memset(&difference, 0, sizeof difference);
    for (unsigned i = 0; i < N; i++) exact_add(&difference, x[i]);
    const double unit = ldexp(1, exponent + 10);
    const double sum = k->extract(x, unit, &rest);
    double again[N];
    memcpy(again, block, sizeof again);
    k->clean(again);
    bool same = false;
    const double same_sum = stats_portable.extract(again, unit, &same);
    assert_memory_equal(&sum, &same_sum, sizeof sum);
    assert_int_equal(rest, same);
    exact_add(&difference, -sum);
    bool any = false;
    for (unsigned i = 0; i < N; i++) {
        assert_true(fabs(x[i]) <= ldexp(unit, -53));
        any = any || x[i] != 0;
        exact_add(&difference, -x[i]);
    }
    assert_int_equal(any, rest);
    assert_no_sum(&difference);
}

TEST(test_extract) { each_block(check_extract); }

/* Sums against float64, where it holds them. */
TEST(test_exact_sum) {
    for (unsigned i = 0; i < 20000; i++) {
        const double x = number_of(i % 2 == 0 ? ANY : TINY);
        exact_sum sum;
        memset(&sum, 0, sizeof sum);
        if (!isfinite(x)) continue;
        exact_add(&sum, x);
        assert_true(exact_mean(&sum, 1) == x);
        const double y = ldexp(x, -20); /* exact, or smaller than what is compared */
        const double both = x + y;
        exact_add(&sum, y);
        if (isfinite(both) && fabs(x) > 1e-290)
            assert_true(fabs(exact_mean(&sum, 1) - both) <= fabs(both) * DBL_EPSILON);
        exact_add(&sum, -x);
        exact_add(&sum, -y);
        assert_no_sum(&sum);
    }
    static const double many[] = {1e300, 1, -1e300, 5e-324, DBL_MAX, -DBL_MAX, -1};
    exact_sum sum;
    memset(&sum, 0, sizeof sum);
    for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) exact_add(&sum, many[i]);
    assert_true(exact_mean(&sum, 1) == 5e-324);
}

/* ------------------------------------------------------------------------------------- deviations */

static void check_spread(const stats_kernels *k, const double *block) {
    double x[N];
    long double sum = 0;
    long double squares = 0;
    for (unsigned i = 0; i < N; i++)
        x[i] = fabs(block[i]) <= 1 || !isfinite(block[i]) ? block[i] : 1 / block[i];
    const stats_scale scale = {1, 0.125, 0.5};
    for (unsigned i = 0; i < N; i++) {
        const double d = isfinite(x[i]) ? (x[i] - 0.125) * 0.5 : 0;
        sum += d;
        squares += (long double)d * d;
    }
    const stats_spread found = k->spread(x, scale);
    const stats_spread same = stats_portable.spread(x, scale);
    assert_memory_equal(&found, &same, sizeof found);
    const double all = found.squares + found.squares_low;
    assert_true(fabsl(sum - found.deviations) <= 1e-13L * N);
    assert_true(fabsl(squares - all) <= (fabsl(squares) + 1e-300L) * 1e-15L);
    const double whole = ldexp(found.squares, 43);
    assert_true(FLT_EVAL_METHOD != 0 || whole == floor(whole));
}

TEST(test_spread) { each_block(check_spread); }

/* --------------------------------------------------------------------------------------- integers */

TEST(test_words) {
    for (unsigned round = 0; round < 400; round++) {
        uint64_t x[N];
        const uint64_t bias = round % 2 == 0 ? 0 : UINT64_C(1) << 63;
        for (unsigned i = 0; i < N; i++) x[i] = round % 4 < 2 ? next() : next() % 3 - 1;
        stats_words expected = {UINT64_MAX, 0, 0, 0, 0};
        for (unsigned i = 0; i < N; i++) {
            const uint64_t word = x[i] + bias;
            if (word < expected.low) expected.low = word;
            if (word > expected.high) expected.high = word;
            expected.zeros += x[i] == 0;
            expected.sum_low += word % (UINT64_C(1) << 32);
            expected.sum_high += word / (UINT64_C(1) << 32);
        }
        const stats_words portable = stats_portable.words(x, bias);
        const stats_words here = stats_kernels_here()->words(x, bias);
        assert_memory_equal(&portable, &expected, sizeof expected);
        assert_memory_equal(&here, &expected, sizeof expected);
    }
}
