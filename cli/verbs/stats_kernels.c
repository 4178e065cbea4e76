/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats_kernels.c - see stats_kernels.h.
 */
#include "stats_kernels.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define N STATS_BLOCK
#define LANES STATS_LANES

/* From the first lane to the last one: a fixed order. */
static double sum_of(const double *lane) {
    double sum = lane[0];
    for (unsigned k = 1; k < LANES; k++) sum += lane[k];
    return sum;
}

/* Whether it is a number and not infinite. */
static bool is_finite(double x) { return fabs(x) <= DBL_MAX; }

static stats_range range_of(const double *restrict x) {
    double low[LANES];
    double high[LANES];
    uint64_t finite = 0;
    uint64_t zeros = 0;
    for (unsigned k = 0; k < LANES; k++) low[k] = INFINITY;
    for (unsigned k = 0; k < LANES; k++) high[k] = -INFINITY;
    for (unsigned i = 0; i < N; i += LANES) {
        for (unsigned k = 0; k < LANES; k++) {
            const double value = x[i + k];
            const double bottom = is_finite(value) ? value : INFINITY;
            const double top = is_finite(value) ? value : -INFINITY;
            low[k] = bottom < low[k] ? bottom : low[k];
            high[k] = top > high[k] ? top : high[k];
        }
    }
    for (unsigned i = 0; i < N; i++) finite += is_finite(x[i]);
    for (unsigned i = 0; i < N; i++) zeros += x[i] == 0;
    for (unsigned k = 1; k < LANES; k++) {
        if (low[k] < low[0]) low[0] = low[k];
        if (high[k] > high[0]) high[0] = high[k];
    }
    return (stats_range){low[0], high[0], N - finite, zeros};
}

static stats_odd odd_of(const double *restrict x) {
    stats_odd found = {0, 0, 0, 0};
    for (unsigned i = 0; i < N; i++) {
        uint64_t bits = 0;
        memcpy(&bits, x + i, sizeof bits);
        found.nan += x[i] != x[i];
        found.inf += x[i] > DBL_MAX;
        found.neg_inf += x[i] < -DBL_MAX;
        found.neg_zeros += bits == UINT64_C(1) << 63;
    }
    return found;
}

static void clean_all(double *restrict x) {
    for (unsigned i = 0; i < N; i++) x[i] = is_finite(x[i]) ? x[i] : 0;
}

/* The error-free vector transformation of Rump, Ogita and Oishi ("Accurate floating-point summation", 2008). */
static double extract_from(double *restrict x, double unit, bool *rest) {
    double sum[LANES] = {0};
    double left[LANES] = {0};
    for (unsigned i = 0; i < N; i += LANES) {
        for (unsigned k = 0; k < LANES; k++) {
            const double part = (x[i + k] + unit) - unit;
            const double more = x[i + k] - part;
            x[i + k] = more;
            sum[k] += part;
            left[k] = fabs(more) > left[k] ? fabs(more) : left[k];
        }
    }
    for (unsigned k = 1; k < LANES; k++) left[0] = left[k] > left[0] ? left[k] : left[0];
    *rest = left[0] > 0;
    return sum_of(sum);
}

static void edges_of(const double *restrict x, const double *restrict edge,
                     uint64_t *restrict above) {
    for (unsigned e = 0; e < STATS_INNER_EDGES; e++) {
        const double low = edge[e];
        uint64_t n = 0;
        for (unsigned i = 0; i < N; i++) n += x[i] >= low;
        above[e] += n;
    }
}

static stats_spread spread_of(const double *restrict x, stats_scale scale) {
    const double unit = 2.0 * N; /* of squares up to 1 */
    double sum[LANES] = {0};
    double squares[LANES] = {0};
    double low[LANES] = {0};
    for (unsigned i = 0; i < N; i += LANES) {
        for (unsigned k = 0; k < LANES; k++) {
            const double value = x[i + k];
            const double d =
                is_finite(value) ? (value * scale.half - scale.mean) * scale.factor : 0;
            const double square = d * d;
            const double part = (square + unit) - unit;
            sum[k] += d;
            squares[k] += part;
            low[k] += square - part;
        }
    }
    return (stats_spread){sum_of(sum), sum_of(squares), sum_of(low)};
}

static stats_words words_of(const uint64_t *restrict x, uint64_t bias) {
    stats_words found = {UINT64_MAX, 0, 0, 0, 0};
    for (unsigned i = 0; i < N; i++) {
        const uint64_t word = x[i] + bias;
        found.low = word < found.low ? word : found.low;
        found.high = word > found.high ? word : found.high;
    }
    for (unsigned i = 0; i < N; i++) {
        const uint64_t word = x[i] + bias;
        found.zeros += x[i] == 0;
        found.sum_low += word & UINT32_MAX;
        found.sum_high += word >> 32;
    }
    return found;
}

const stats_kernels stats_portable = {range_of, odd_of,    clean_all, extract_from,
                                      edges_of, spread_of, words_of};

#if STATS_HAS_AVX2
const stats_kernels *stats_kernels_here(void) {
    return __builtin_cpu_supports("avx2") ? &stats_avx2 : &stats_portable;
}
#else
const stats_kernels *stats_kernels_here(void) { return &stats_portable; }
#endif
