/* SPDX-License-Identifier: Apache-2.0 */
/*
 * compare.c - compares the values of two arrays, block by block.
 *
 * Blocks with the same bytes and dtype are equal whatever they contain, so the common case is as
 * fast as memory. Only the remaining blocks are compared number by number.
 */
#include "compare.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Elements in a block. */
#define BLOCK 16384

/* A block of both sides as stored, and as float64; complex elements have two numbers. */
typedef struct blocks {
    uint8_t a[BLOCK * ELEMENT_MAX];
    uint8_t b[BLOCK * ELEMENT_MAX];
    uint8_t wide_a[BLOCK * ELEMENT_MAX];
    uint8_t wide_b[BLOCK * ELEMENT_MAX];
} blocks;

bool comparer_open(comparer *c, double atol, double rtol) {
    *c = (comparer){.atol = atol, .rtol = rtol};
    c->memory = malloc(sizeof(blocks));
    return c->memory != NULL;
}

void comparer_close(comparer *c) { free(c->memory); }

/* ------------------------------------------------------------------------------------- numbers */

typedef struct verdict {
    bool different;
    bool nan;
    double abs;
    double rel;
} verdict;

/* Distances of numbers; `b` is |b|. */
static void judge(const comparer *c, double distance, double b, verdict *v) {
    double relative = INFINITY;
    /* An infinite distance relative to an infinite b is infinite. */
    if (b > 0 && isfinite(distance)) relative = distance / b;
    if (distance > v->abs) v->abs = distance;
    if (relative > v->rel) v->rel = relative;
    /* As in NumPy, only finite numbers have a tolerance. */
    if (isinf(b) || !(distance <= c->atol + c->rtol * b)) v->different = true;
}

static void compare_floats(const comparer *c, double a, double b, verdict *v) {
    if (a == b || (isnan(a) && isnan(b))) return;
    if (isnan(a) || isnan(b)) {
        v->different = true;
        v->nan = true;
        return;
    }
    judge(c, fabs(a - b), fabs(b), v);
}

typedef struct integer {
    bool negative;
    uint64_t magnitude;
} integer;

/* The distance is exact up to 2^53, and otherwise rounded once or twice. */
static void integer_distance(const comparer *c, integer a, integer b, double abs_b, verdict *v) {
    if (a.negative == b.negative && a.magnitude == b.magnitude) return;
    double distance = 0;
    if (a.negative != b.negative) {
        distance = (double)a.magnitude + (double)b.magnitude;
    } else if (a.magnitude > b.magnitude) {
        distance = (double)(a.magnitude - b.magnitude);
    } else {
        distance = (double)(b.magnitude - a.magnitude);
    }
    judge(c, distance, abs_b, v);
}

#define TWO_64 18446744073709551616.0

/* Float64 does not have all integers of 64 bits, but each float without a fraction is an integer. `b` is |b|. */
static void compare_mixed(const comparer *c, integer a, double f, double b, verdict *v) {
    const double whole = fabs(f);
    if (whole < TWO_64) {
        const integer other = {f < 0, (uint64_t)whole};
        integer_distance(c, a, other, b, v);
    } else if (a.negative == (f < 0)) {
        judge(c, (double)(UINT64_MAX - a.magnitude) + 1 + (whole - TWO_64), b, v);
    } else {
        judge(c, (double)a.magnitude + whole, b, v);
    }
}

/* -------------------------------------------------------------------------------------- blocks */

static bool is_integer(tg_dtype dtype) {
    return dtype == TG_DTYPE_BOOL || (dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_UINT64);
}

static bool is_complex(tg_dtype dtype) {
    tg_dtype part;
    return element_parts(dtype, &part) == 2;
}

/* The type to which both sides are widened. */
static tg_dtype common_dtype(tg_dtype a, tg_dtype b) {
    if (is_integer(a) && is_integer(b)) return TG_DTYPE_NONE;
    return is_complex(a) || is_complex(b) ? TG_DTYPE_COMPLEX128 : TG_DTYPE_FLOAT64;
}

static void widen(uint8_t *dst, tg_dtype wide, const uint8_t *src, tg_dtype dtype, size_t n) {
    if (wide == dtype) {
        memcpy(dst, src, n * element_size(wide));
    } else {
        tg_numbers_convert(dst, wide, src, dtype, n, NULL);
    }
}

static bool is_long(tg_dtype dtype) { return dtype == TG_DTYPE_INT64 || dtype == TG_DTYPE_UINT64; }

/* Numbers that are widened to `x` and `y`, one of them from the integer `i` of 64 bits, the first if `is_first`. */
static void compare_long(const comparer *c, integer i, bool is_first, double x, double y,
                         verdict *v) {
    const double f = is_first ? y : x;
    const bool is_whole = isfinite(f) && trunc(f) == f;
    if (is_whole) {
        compare_mixed(c, i, f, fabs(y), v);
    } else {
        compare_floats(c, x, y, v);
    }
}

/* Compares one element of both sides; they are widened unless they are integers. */
static verdict compare_element(const comparer *c, const blocks *m, size_t i, tg_dtype a, tg_dtype b,
                               tg_dtype wide) {
    verdict v = {false, false, 0, 0};
    if (wide == TG_DTYPE_NONE) {
        integer x;
        integer y;
        x.negative = load_integer(a, m->a + i * element_size(a), &x.magnitude);
        y.negative = load_integer(b, m->b + i * element_size(b), &y.magnitude);
        integer_distance(c, x, y, (double)y.magnitude, &v);
        return v;
    }
    const size_t numbers = wide == TG_DTYPE_COMPLEX128 ? 2 : 1;
    size_t k = i * numbers;
    if (is_long(a) || is_long(b)) {
        integer x;
        x.negative = is_long(a) ? load_integer(a, m->a + 8 * i, &x.magnitude)
                                : load_integer(b, m->b + 8 * i, &x.magnitude);
        compare_long(c, x, is_long(a), load_f64(m->wide_a + 8 * k), load_f64(m->wide_b + 8 * k),
                     &v);
        k++;
    }
    for (; k < (i + 1) * numbers; k++)
        compare_floats(c, load_f64(m->wide_a + 8 * k), load_f64(m->wide_b + 8 * k), &v);
    return v;
}

static void count(comparison *out, const verdict *v) {
    if (v->abs > out->max_abs) out->max_abs = v->abs;
    if (v->rel > out->max_rel) out->max_rel = v->rel;
    if (v->different) out->differing++;
    if (v->nan) out->nan++;
}

/* Compares `n` elements that are loaded, the first of which is number `from`. */
static void compare_loaded(const comparer *c, tg_dtype dtype_a, tg_dtype dtype_b, uint64_t from,
                           size_t n, comparison *out) {
    blocks *m = c->memory;
    const tg_dtype wide = common_dtype(dtype_a, dtype_b);
    const size_t size_a = element_size(dtype_a);
    const size_t size_b = element_size(dtype_b);
    if (dtype_a == dtype_b && memcmp(m->a, m->b, n * size_a) == 0) return;
    if (wide != TG_DTYPE_NONE) {
        widen(m->wide_a, wide, m->a, dtype_a, n);
        widen(m->wide_b, wide, m->b, dtype_b, n);
    }
    for (size_t i = 0; i < n; i++) {
        const verdict v = compare_element(c, m, i, dtype_a, dtype_b, wide);
        if (v.different && out->differing == 0) {
            out->first = from + i;
            memcpy(out->first_a, m->a + i * size_a, size_a);
            memcpy(out->first_b, m->b + i * size_b, size_b);
        }
        count(out, &v);
    }
}

tg_array *compare_block(const comparer *c, tg_array *a, tg_array *b, uint64_t *from,
                        comparison *out) {
    blocks *m = c->memory;
    const tg_array_info info = tg_array_about(a);
    const tg_dtype dtype_b = tg_array_about(b).dtype;
    const size_t size_a = element_size(info.dtype);
    const size_t size_b = element_size(dtype_b);
    const uint64_t left = info.count - *from;
    const size_t n = (size_t)(left < BLOCK ? left : BLOCK);
    /* Byte positions do not overflow, since both arrays have that many elements. */
    if (!tg_array_read(a, *from * size_a, m->a, n * size_a)) return a;
    if (!tg_array_read(b, *from * size_b, m->b, n * size_b)) return b;
    compare_loaded(c, info.dtype, dtype_b, *from, n, out);
    *from += n;
    return NULL;
}

tg_array *compare_bytes(const comparer *c, tg_array *a, tg_array *b, uint64_t element,
                        uint64_t *from, comparison *out) {
    blocks *m = c->memory;
    const uint64_t left = tg_array_about(a).nbytes - *from; /* b has as many */
    const size_t n = (size_t)(left < sizeof m->a ? left : sizeof m->a);
    if (!tg_array_read(a, *from, m->a, n)) return a;
    if (!tg_array_read(b, *from, m->b, n)) return b;
    const bool same = memcmp(m->a, m->b, n) == 0;
    for (size_t i = 0; !same && i < n; i++) {
        if (m->a[i] == m->b[i]) continue;
        const uint64_t at = (*from + i) / element;
        if (out->differing == 0 || at != out->last) out->differing++;
        if (out->differing == 1) out->first = at;
        out->last = at;
    }
    *from += n;
    return NULL;
}
