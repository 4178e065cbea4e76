/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_scaled.c - byte weights of PVP: (b / 255) * (max - min) + min.
 *
 * Decoding must give the same bits on every machine, so every step is rounded to float32. A
 * compiler may contract a product and a sum into one operation with one rounding. C compilers do
 * not do so across statements under -std=c11; the pragma tells clang and the attribute gcc, for
 * builds with -mfma under another standard. (Options that request contraction, -ffp-contract=fast
 * of clang or -ffast-math, are not supported.) min and max may have any value: an infinite
 * difference gives NaN for byte 0 and infinity for the others, as the arithmetic defines. NaN is
 * 0x7FC00000.
 *
 * Encoding computes in float64 and rounds by an integer rule. Losses compare with the decoded
 * result.
 */
#include "numbers_blocks.h"

#include <math.h>

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#define UNFUSED
#elif defined(__GNUC__)
#define UNFUSED __attribute__((optimize("fp-contract=off")))
#else
#define UNFUSED
#endif

/* ----------------------------------------------------------------------------------- decoding */

TG_INLINE UNFUSED float value_of(uint8_t byte, float range, float min) {
    float part = (float)byte / 255.0F;
    float product = part * range;
    return product + min;
}

TG_INLINE UNFUSED void decode(uint8_t *restrict dst, const uint8_t *restrict src, float range,
                              float min) {
    for (size_t i = 0; i < TG_BLOCK; i++) tg_store_f32(dst + 4 * i, value_of(src[i], range, min));
}

typedef void (*decode_block)(uint8_t *restrict dst, const uint8_t *restrict src, float range,
                             float min);

static UNFUSED void decode_any(uint8_t *restrict dst, const uint8_t *restrict src, float range,
                               float min) {
    decode(dst, src, range, min);
}

static TG_FOR_AVX2 UNFUSED void decode_avx2(uint8_t *restrict dst, const uint8_t *restrict src,
                                            float range, float min) {
    decode(dst, src, range, min);
}

static void settle_nan(uint8_t *values) {
    for (size_t i = 0; i < TG_BLOCK; i++) {
        tg_store32(values + 4 * i, tg_bits_of_result(tg_load_f32(values + 4 * i)));
    }
}

void tg_scaled_decode_as(tg_how how, void *dst, const void *src, float min, float max, size_t n) {
    decode_block block = how.avx2 ? decode_avx2 : decode_any;
    float range = max - min;
    /* part <= 1, so a product of finite numbers is finite, and its sum with one is a number. */
    const bool has_nan = !isfinite(range) || !isfinite(min);
    tg_blocks b TG_UNINITIALIZED;
    tg_blocks_begin(&b, how, dst, 4, src, 1, n);
    while (tg_blocks_next(&b)) {
        block(b.to, b.from, range, min);
        if (has_nan) settle_nan(b.to);
    }
}

void tg_scaled_decode(void *dst, const void *src, float min, float max, size_t n) {
    tg_scaled_decode_as(tg_how_for(n, 4), dst, src, min, max, n);
}

/* ----------------------------------------------------------------------------------- encoding */

/* Clamps x to `low` and `high`; 0 for NaN. */
static double keep_within(double x, double low, double high) {
    double kept = tg_pick_f64(x == x, x, 0.0);
    kept = tg_pick_f64(kept < low, low, kept);
    return tg_pick_f64(kept > high, high, kept);
}

/* At most 255 * (2 * FLT_MAX) / 2^-149 in magnitude for finite x: no step overflows. */
static double position_of(float x, float min, double range) {
    double above = (double)x - (double)min;
    double times = 255.0 * above;
    return times / range;
}

void tg_scaled_encode(void *dst, const void *src, float min, float max, tg_rounding rounding,
                      size_t n, tg_loss *loss) {
    uint8_t *restrict out = dst;
    const uint8_t *restrict in = src;
    double range = (double)max - (double)min; /* 0 only if they are equal */
    bool defined = range != 0.0 && isfinite(range);
    uint8_t bytes[256];
    uint8_t back[4 * sizeof bytes]; /* the decoded value of each byte */
    tg_loss lost = {0};
    for (unsigned i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)i;
    tg_scaled_decode(back, bytes, min, max, sizeof bytes);
    for (size_t i = 0; i < n; i++) {
        float x = tg_load_f32(in + 4 * i);
        double position = defined ? position_of(x, min, range) : 0.0;
        int32_t rounded = tg_round_f64(keep_within(position, -1.0, 256.0), rounding);
        int32_t kept = rounded < 0 ? 0 : rounded > 255 ? 255 : rounded;
        out[i] = (uint8_t)kept;
        if (x == tg_load_f32(back + 4 * (size_t)kept)) continue;
        if (lost.inexact++ == 0) lost.first = i;
        lost.nan += isnan(x) != 0;
        lost.saturated += defined ? rounded != kept : x < min || x > max;
    }
    tg_lose(loss, lost);
}
