/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats_avx2.c - the kernels of stats_kernels.h with AVX2. The lanes of the portable ones are two registers here.
 */
#include "stats_kernels.h"

#if STATS_HAS_AVX2

#include <float.h>
#include <immintrin.h>
#include <math.h>

#define N STATS_BLOCK
#define FOR_AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

_Static_assert(STATS_LANES == 8, "two registers of four numbers");

typedef __m256d numbers;
typedef __m256i words;

INLINE numbers magnitude(numbers x) { return _mm256_andnot_pd(_mm256_set1_pd(-0.0), x); }

/* All bits where it is a number and not infinite. */
INLINE numbers are_finite(numbers x) {
    return _mm256_cmp_pd(magnitude(x), _mm256_set1_pd(DBL_MAX), _CMP_LE_OQ);
}

/* Adds 1 where all bits are set. */
INLINE words count(words sum, numbers mask) {
    return _mm256_sub_epi64(sum, _mm256_castpd_si256(mask));
}

INLINE uint64_t total(words sum) {
    uint64_t lane[4];
    _mm256_storeu_si256((void *)lane, sum);
    return lane[0] + lane[1] + lane[2] + lane[3];
}

/* From the first lane to the last one, as the portable kernels do. */
INLINE double sum_of(numbers a, numbers b) {
    double lane[STATS_LANES];
    _mm256_storeu_pd(lane, a);
    _mm256_storeu_pd(lane + 4, b);
    double sum = lane[0];
    for (unsigned k = 1; k < STATS_LANES; k++) sum += lane[k];
    return sum;
}

FOR_AVX2 static stats_range range_of(const double *x) {
    const numbers most = _mm256_set1_pd(INFINITY);
    const numbers least = _mm256_set1_pd(-INFINITY);
    numbers low = most;
    numbers high = least;
    words finite = _mm256_setzero_si256();
    words zeros = _mm256_setzero_si256();
    for (unsigned i = 0; i < N; i += 4) {
        const numbers value = _mm256_loadu_pd(x + i);
        const numbers mask = are_finite(value);
        low = _mm256_min_pd(_mm256_blendv_pd(most, value, mask), low);
        high = _mm256_max_pd(_mm256_blendv_pd(least, value, mask), high);
        finite = count(finite, mask);
        zeros = count(zeros, _mm256_cmp_pd(value, _mm256_setzero_pd(), _CMP_EQ_OQ));
    }
    double lows[4];
    double highs[4];
    _mm256_storeu_pd(lows, low);
    _mm256_storeu_pd(highs, high);
    for (unsigned k = 1; k < 4; k++) {
        if (lows[k] < lows[0]) lows[0] = lows[k];
        if (highs[k] > highs[0]) highs[0] = highs[k];
    }
    return (stats_range){lows[0], highs[0], N - total(finite), total(zeros)};
}

FOR_AVX2 static stats_odd odd_of(const double *x) {
    words nan = _mm256_setzero_si256();
    words inf = nan;
    words neg_inf = nan;
    words neg_zeros = nan;
    for (unsigned i = 0; i < N; i += 4) {
        const numbers value = _mm256_loadu_pd(x + i);
        const words is_neg_zero = _mm256_cmpeq_epi64(_mm256_castpd_si256(value),
                                                     _mm256_castpd_si256(_mm256_set1_pd(-0.0)));
        nan = count(nan, _mm256_cmp_pd(value, value, _CMP_UNORD_Q));
        inf = count(inf, _mm256_cmp_pd(value, _mm256_set1_pd(DBL_MAX), _CMP_GT_OQ));
        neg_inf = count(neg_inf, _mm256_cmp_pd(value, _mm256_set1_pd(-DBL_MAX), _CMP_LT_OQ));
        neg_zeros = _mm256_sub_epi64(neg_zeros, is_neg_zero);
    }
    return (stats_odd){total(nan), total(inf), total(neg_inf), total(neg_zeros)};
}

FOR_AVX2 static void clean_all(double *x) {
    for (unsigned i = 0; i < N; i += 4) {
        const numbers value = _mm256_loadu_pd(x + i);
        _mm256_storeu_pd(x + i, _mm256_and_pd(value, are_finite(value)));
    }
}

/* Leaves the rest of four numbers in x, and returns what was taken from each. */
INLINE numbers take(double *x, numbers unit, numbers *left) {
    const numbers value = _mm256_loadu_pd(x);
    const numbers part = _mm256_sub_pd(_mm256_add_pd(value, unit), unit);
    const numbers more = _mm256_sub_pd(value, part);
    _mm256_storeu_pd(x, more);
    *left = _mm256_or_pd(*left, more);
    return part;
}

FOR_AVX2 static double extract_from(double *x, double unit, bool *rest) {
    const numbers units = _mm256_set1_pd(unit);
    numbers left = _mm256_setzero_pd();
    numbers a = left;
    numbers b = left;
    for (unsigned i = 0; i < N; i += STATS_LANES) {
        a = _mm256_add_pd(a, take(x + i, units, &left));
        b = _mm256_add_pd(b, take(x + i + 4, units, &left));
    }
    /* The sign of a zero is no rest. */
    *rest = !_mm256_testz_si256(_mm256_castpd_si256(left), _mm256_set1_epi64x(INT64_MAX));
    return sum_of(a, b);
}

INLINE words count_above(words sum, numbers x, numbers edge) {
    return count(sum, _mm256_cmp_pd(x, edge, _CMP_GE_OQ));
}

/* Three edges at a time: as many as registers hold together with their counts, for two loads in flight. */
FOR_AVX2 static void edges_of(const double *x, const double *edge, uint64_t *above) {
    for (unsigned e = 0; e < STATS_INNER_EDGES; e += 3) {
        const numbers first = _mm256_set1_pd(edge[e]);
        const numbers second = _mm256_set1_pd(edge[e + 1]);
        const numbers third = _mm256_set1_pd(edge[e + 2]);
        words above_first = _mm256_setzero_si256();
        words above_second = above_first;
        words above_third = above_first;
        for (unsigned i = 0; i < N; i += 4) {
            const numbers value = _mm256_loadu_pd(x + i);
            above_first = count_above(above_first, value, first);
            above_second = count_above(above_second, value, second);
            above_third = count_above(above_third, value, third);
        }
        above[e] += total(above_first);
        above[e + 1] += total(above_second);
        above[e + 2] += total(above_third);
    }
}

/* Sums of four lanes. */
typedef struct spread {
    numbers sum;
    numbers squares;
    numbers low;
} spread;

INLINE spread add_to(spread s, numbers value, stats_scale scale) {
    const numbers unit = _mm256_set1_pd(2.0 * N);
    const numbers from_mean =
        _mm256_sub_pd(_mm256_mul_pd(value, _mm256_set1_pd(scale.half)), _mm256_set1_pd(scale.mean));
    const numbers d =
        _mm256_and_pd(_mm256_mul_pd(from_mean, _mm256_set1_pd(scale.factor)), are_finite(value));
    const numbers square = _mm256_mul_pd(d, d);
    const numbers part = _mm256_sub_pd(_mm256_add_pd(square, unit), unit);
    s.sum = _mm256_add_pd(s.sum, d);
    s.squares = _mm256_add_pd(s.squares, part);
    s.low = _mm256_add_pd(s.low, _mm256_sub_pd(square, part));
    return s;
}

FOR_AVX2 static stats_spread spread_of(const double *x, stats_scale scale) {
    const numbers zero = _mm256_setzero_pd();
    spread a = {zero, zero, zero};
    spread b = a;
    for (unsigned i = 0; i < N; i += STATS_LANES) {
        a = add_to(a, _mm256_loadu_pd(x + i), scale);
        b = add_to(b, _mm256_loadu_pd(x + i + 4), scale);
    }
    return (stats_spread){sum_of(a.sum, b.sum), sum_of(a.squares, b.squares), sum_of(a.low, b.low)};
}

FOR_AVX2 static stats_words words_of(const uint64_t *x, uint64_t bias) {
    /* Signed comparisons: the upper bit is changed for them, and changed back at the end. */
    const words top = _mm256_set1_epi64x(INT64_MIN);
    const words more = _mm256_set1_epi64x((int64_t)bias);
    const words lower = _mm256_set1_epi64x(UINT32_MAX);
    words low = _mm256_set1_epi64x(INT64_MAX);
    words high = top;
    words zeros = _mm256_setzero_si256();
    words sum_low = zeros;
    words sum_high = zeros;
    for (unsigned i = 0; i < N; i += 4) {
        const words value = _mm256_loadu_si256((const void *)(x + i));
        const words word = _mm256_add_epi64(value, more);
        const words order = _mm256_xor_si256(word, top);
        low = _mm256_blendv_epi8(low, order, _mm256_cmpgt_epi64(low, order));
        high = _mm256_blendv_epi8(high, order, _mm256_cmpgt_epi64(order, high));
        zeros = _mm256_sub_epi64(zeros, _mm256_cmpeq_epi64(value, _mm256_setzero_si256()));
        sum_low = _mm256_add_epi64(sum_low, _mm256_and_si256(word, lower));
        sum_high = _mm256_add_epi64(sum_high, _mm256_srli_epi64(word, 32));
    }
    uint64_t lows[4];
    uint64_t highs[4];
    _mm256_storeu_si256((void *)lows, _mm256_xor_si256(low, top));
    _mm256_storeu_si256((void *)highs, _mm256_xor_si256(high, top));
    for (unsigned k = 1; k < 4; k++) {
        if (lows[k] < lows[0]) lows[0] = lows[k];
        if (highs[k] > highs[0]) highs[0] = highs[k];
    }
    return (stats_words){lows[0], highs[0], total(zeros), total(sum_low), total(sum_high)};
}

const stats_kernels stats_avx2 = {range_of, odd_of,    clean_all, extract_from,
                                  edges_of, spread_of, words_of};

#endif
