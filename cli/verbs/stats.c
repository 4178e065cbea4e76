/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats.c - see stats.h.
 *
 * The first pass finds the range and the exact sum, the second one the deviations from the mean and the bins.
 */
#include "stats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "exact_sum.h"

/* Elements in a block. */
#define BLOCK 16384

typedef struct pass {
    stats *s;
    bool is_integer;
    uint8_t bytes[BLOCK * ELEMENT_MAX];
    uint8_t wide[BLOCK * ELEMENT_MAX]; /* the numbers as float64 */
    exact_sum sum;
    /* Second pass. */
    double half; /* 1, or 0.5 if the range does not fit a float64: everything is multiplied by it */
    double scale; /* the largest deviation */
    double squares;
    double squares_low; /* what was lost by the additions */
    double deviations;
} pass;

static bool is_integer(tg_dtype dtype) {
    return dtype == TG_DTYPE_BOOL || (dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_UINT64);
}

/* Whether integer `a` is below `b`. */
static bool is_below(tg_dtype dtype, const uint8_t *a, const uint8_t *b) {
    uint64_t x = 0;
    uint64_t y = 0;
    const bool x_negative = load_integer(dtype, a, &x);
    const bool y_negative = load_integer(dtype, b, &y);
    if (x_negative != y_negative) return x_negative;
    return x_negative ? x > y : x < y;
}

/* Takes a finite number: `bytes` as stored, `x` its value, for an integer rounded. */
static void take(pass *p, const uint8_t *bytes, double x) {
    stats *s = p->s;
    const size_t size = element_size(s->dtype);
    bool below = s->finite == 0;
    bool above = below;
    if (p->is_integer) {
        uint64_t magnitude = 0;
        const bool negative = load_integer(s->dtype, bytes, &magnitude);
        /* Two numbers of 32 bits are exact. */
        const double high = ldexp((double)(magnitude >> 32), 32);
        const double low = (double)(magnitude & 0xffffffff);
        exact_add(&p->sum, negative ? -high : high);
        exact_add(&p->sum, negative ? -low : low);
        below = below || is_below(s->dtype, bytes, s->min);
        above = above || is_below(s->dtype, s->max, bytes);
        if (magnitude == 0) s->zeros++;
    } else {
        exact_add(&p->sum, x);
        below = below || x < s->edge[0];
        above = above || x > s->edge[STATS_BINS];
        if (x == 0) s->zeros++;
    }
    if (below) {
        memcpy(s->min, bytes, size);
        s->edge[0] = x;
    }
    if (above) {
        memcpy(s->max, bytes, size);
        s->edge[STATS_BINS] = x;
    }
    s->finite++;
}

static void first_pass(pass *p, const uint8_t *bytes, double x) {
    stats *s = p->s;
    s->count++;
    if (isnan(x)) {
        s->nan++;
    } else if (isinf(x)) {
        if (x > 0) s->inf++;
        if (x < 0) s->neg_inf++;
    } else {
        take(p, bytes, x);
    }
}

static void plan_second(pass *p) {
    stats *s = p->s;
    const double low = s->edge[0];
    const double high = s->edge[STATS_BINS];
    s->mean = exact_mean(&p->sum, s->finite);
    p->half = isfinite(high - low) ? 1 : 0.5;
    p->scale = fmax(high * p->half - s->mean * p->half, s->mean * p->half - low * p->half);
    s->bins = low == high ? 1 : STATS_BINS;
    s->edge[s->bins] = high;
    const double step = (high * p->half - low * p->half) / s->bins;
    for (unsigned i = 1; i < s->bins; i++) s->edge[i] = (i * step + low * p->half) / p->half;
}

static void second_pass(pass *p, double x) {
    stats *s = p->s;
    if (!isfinite(x)) return;
    const double low = s->edge[0];
    const double width = s->edge[s->bins] * p->half - low * p->half;
    unsigned bin = 0;
    /* The quotient is from 0 to 1; the edges decide, as rounding may move it. */
    if (width > 0) bin = (unsigned)((x * p->half - low * p->half) / width * s->bins);
    if (bin >= s->bins) bin = s->bins - 1;
    while (bin > 0 && x < s->edge[bin]) bin--;
    while (bin + 1 < s->bins && x >= s->edge[bin + 1]) bin++;
    s->in_bin[bin]++;
    if (!(p->scale > 0)) return;
    /* From -1 to 1, so that no square overflows or vanishes. The sum is compensated (Neumaier). */
    const double d = (x * p->half - s->mean * p->half) / p->scale;
    const double square = d * d;
    const double sum = p->squares + square;
    p->squares_low +=
        p->squares >= square ? (p->squares - sum) + square : (square - sum) + p->squares;
    p->squares = sum;
    p->deviations += d;
}

static void conclude(pass *p) {
    stats *s = p->s;
    const double n = (double)s->finite;
    /* The mean is rounded: the deviations do not add up to 0. */
    double variance = (p->squares + p->squares_low - p->deviations * p->deviations / n) / n;
    if (variance < 0) variance = 0;
    s->std = p->scale > 0 ? sqrt(variance) * p->scale / p->half : 0;
}

/* One pass over all numbers. */
static bool read_all(pass *p, tg_array *array, bool is_first) {
    const tg_array_info info = tg_array_about(array);
    const size_t size = element_size(info.dtype);
    tg_dtype part = TG_DTYPE_NONE;
    const unsigned parts = element_parts(info.dtype, &part);
    const tg_dtype wide = parts == 2 ? TG_DTYPE_COMPLEX128 : TG_DTYPE_FLOAT64;
    for (uint64_t from = 0; from < info.count;) {
        const uint64_t left = info.count - from;
        const size_t n = (size_t)(left < BLOCK ? left : BLOCK);
        /* The array has that many bytes: no overflow. */
        if (!tg_array_read(array, from * size, p->bytes, n * size)) return false;
        if (info.dtype == wide) {
            memcpy(p->wide, p->bytes, n * size);
        } else {
            tg_numbers_convert(p->wide, wide, p->bytes, info.dtype, n, NULL);
        }
        for (size_t i = 0; i < n * parts; i++) {
            const double x = load_f64(p->wide + 8 * i);
            if (is_first) {
                first_pass(p, p->bytes + i * (size / parts), x);
            } else {
                second_pass(p, x);
            }
        }
        from += n;
    }
    return true;
}

bool stats_of(tg_array *array, stats *s, bool *no_memory) {
    pass *p = calloc(1, sizeof *p);
    *no_memory = p == NULL;
    if (p == NULL) return false;
    memset(s, 0, sizeof *s);
    element_parts(tg_array_about(array).dtype, &s->dtype);
    p->s = s;
    p->is_integer = is_integer(s->dtype);
    bool good = read_all(p, array, true);
    if (good && s->finite > 0) {
        plan_second(p);
        good = read_all(p, array, false);
        conclude(p);
    }
    free(p);
    return good;
}
