/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_direct.c - dedicated loops for common conversions.
 *
 * All but one widen: every value of the source is a value of the target, so there are no losses to
 * count, and the conversion is that of C (or a shift of bits). float64 to float32 rounds and counts
 * losses. numbers_convert.c handles all other pairs, and gives the same results for these.
 */
#include "numbers_blocks.h"

#include <float.h>
#include <math.h>

TG_INLINE float f32_of_bf16(uint16_t upper) { return tg_f32_of_bits((uint32_t)upper << 16); }

/* The losses of a block. Kernels that widen lose nothing. */
typedef struct counts {
    uint64_t inexact;
    uint64_t saturated;
} counts;

typedef counts (*block)(uint8_t *restrict dst, const uint8_t *restrict src);

/* X(name, from, size, to, size, store, value of the element at p) */
#define WIDENING(X)                                                                                \
    X(i8_f32, INT8, 1, FLOAT32, 4, tg_store_f32, (float)tg_signed8(*p))                            \
    X(u8_f32, UINT8, 1, FLOAT32, 4, tg_store_f32, (float)*p)                                       \
    X(i16_f32, INT16, 2, FLOAT32, 4, tg_store_f32, (float)tg_signed16(tg_load16(p)))               \
    X(u16_f32, UINT16, 2, FLOAT32, 4, tg_store_f32, (float)tg_load16(p))                           \
    X(f16_f32, FLOAT16, 2, FLOAT32, 4, tg_store_f32, tg_f32_of_f16(tg_load16(p)))                  \
    X(bf16_f32, BFLOAT16, 2, FLOAT32, 4, tg_store_f32, f32_of_bf16(tg_load16(p)))                  \
    X(i8_f64, INT8, 1, FLOAT64, 8, tg_store_f64, (double)tg_signed8(*p))                           \
    X(u8_f64, UINT8, 1, FLOAT64, 8, tg_store_f64, (double)*p)                                      \
    X(i16_f64, INT16, 2, FLOAT64, 8, tg_store_f64, (double)tg_signed16(tg_load16(p)))              \
    X(u16_f64, UINT16, 2, FLOAT64, 8, tg_store_f64, (double)tg_load16(p))                          \
    X(i32_f64, INT32, 4, FLOAT64, 8, tg_store_f64, (double)tg_signed32(tg_load32(p)))              \
    X(u32_f64, UINT32, 4, FLOAT64, 8, tg_store_f64, (double)tg_load32(p))                          \
    X(f32_f64, FLOAT32, 4, FLOAT64, 8, tg_store_f64, (double)tg_load_f32(p))

#define PAIR(name, from, in_size, to, out_size, store, value)                                      \
    TG_INLINE counts name(uint8_t *restrict dst, const uint8_t *restrict src) {                    \
        for (size_t i = 0; i < TG_BLOCK; i++) {                                                    \
            const uint8_t *p = src + (in_size)*i;                                                  \
            store(dst + (out_size)*i, value);                                                      \
        }                                                                                          \
        return (counts){0, 0};                                                                     \
    }                                                                                              \
    static counts name##_any(uint8_t *restrict dst, const uint8_t *restrict src) {                 \
        return name(dst, src);                                                                     \
    }                                                                                              \
    static TG_FOR_AVX2 counts name##_avx2(uint8_t *restrict dst, const uint8_t *restrict src) {    \
        return name(dst, src);                                                                     \
    }
WIDENING(PAIR)
#undef PAIR

/* NaN stays NaN and is not counted as a loss. */
TG_INLINE counts f64_f32(uint8_t *restrict dst, const uint8_t *restrict src) {
    counts c = {0, 0};
    for (size_t i = 0; i < TG_BLOCK; i++) {
        double x = tg_load_f64(src + 8 * i);
        float y = (float)x;
        double back = (double)y;
        uint64_t differs = (uint64_t)((back != x) & (x == x));
        tg_store_f32(dst + 4 * i, y);
        c.inexact += differs;
        c.saturated += differs & (uint64_t)(fabs(back) > (double)FLT_MAX);
    }
    return c;
}

static counts f64_f32_any(uint8_t *restrict dst, const uint8_t *restrict src) {
    return f64_f32(dst, src);
}

static TG_FOR_AVX2 counts f64_f32_avx2(uint8_t *restrict dst, const uint8_t *restrict src) {
    return f64_f32(dst, src);
}

/* The first inexact element of a block of float64 that has one. */
static size_t first_of(const uint8_t *dst, const uint8_t *src) {
    size_t i = 0;
    for (; i < TG_BLOCK - 1; i++) {
        double x = tg_load_f64(src + 8 * i);
        if (!isnan(x) && (double)tg_load_f32(dst + 4 * i) != x) break;
    }
    return i;
}

/* ----------------------------------------------------------------------------------------- calls */

typedef struct kernel {
    tg_dtype from;
    tg_dtype to;
    size_t in;  /* bytes of an element */
    size_t out; /* and of the converted element */
    block block[2];
} kernel;

static const kernel kernels[] = {
#define ENTRY(name, from, in_size, to, out_size, store, value)                                     \
    {TG_DTYPE_##from, TG_DTYPE_##to, in_size, out_size, {name##_any, name##_avx2}},
    WIDENING(ENTRY)
#undef ENTRY
        {TG_DTYPE_FLOAT64, TG_DTYPE_FLOAT32, 8, 4, {f64_f32_any, f64_f32_avx2}},
};

static void run(const kernel *k, tg_how how, uint8_t *dst, const uint8_t *src, size_t n,
                tg_loss *loss) {
    block call = k->block[how.avx2];
    tg_blocks b TG_UNINITIALIZED;
    tg_blocks_begin(&b, how, dst, k->out, src, k->in, n);
    while (tg_blocks_next(&b)) {
        counts c = call(b.to, b.from);
        if (loss == NULL || c.inexact == 0) continue;
        tg_loss more = {.inexact = c.inexact, .saturated = c.saturated};
        if (loss->inexact == 0) more.first = b.at + first_of(b.to, b.from);
        tg_lose(loss, more);
    }
}

bool tg_numbers_direct(tg_how how, void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                       tg_loss *loss) {
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        const kernel *k = &kernels[i];
        if (k->from != from || k->to != to) continue;
        if (n > 0) run(k, how, dst, src, n, loss);
        return true;
    }
    return false;
}
