/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_encode.c - see block_encode.h.
 */
#include "block_encode.h"

#include <math.h>

#include "block_decode.h"
#include "numbers.h"

enum { BLOCK = 32 };

#define LARGEST_F16 65504.0F

typedef struct encoder {
    void (*encode)(uint8_t *block, const float *x);
    float largest; /* magnitude that a scale of float16 reaches */
    size_t bytes;  /* of a block */
} encoder;

/* The inverse of a scale; 0 for 0, and for one so small that its inverse is infinite. float16 has neither. */
static float inverse(float d) {
    const float id = d != 0 ? 1.0F / d : 0;
    return isfinite(id) ? id : 0;
}

static void put_scale(uint8_t *block, float d) {
    uint8_t bytes[4];
    tg_store32(bytes, tg_bits_of_f32(d));
    tg_numbers_convert(block, TG_DTYPE_FLOAT16, bytes, TG_DTYPE_FLOAT32, 1, NULL);
}

/* The largest magnitude is 127; to nearest, ties away from zero. */
static void encode_q8_0(uint8_t *block, const float *x) {
    float largest = 0;
    for (unsigned i = 0; i < BLOCK; i++) largest = fmaxf(largest, fabsf(x[i]));
    const float d = largest / 127.0F;
    const float id = inverse(d);
    put_scale(block, d);
    /* |x| <= largest, so that the product is at most 127 and two roundings. */
    for (unsigned i = 0; i < BLOCK; i++) block[2 + i] = (uint8_t)(int8_t)roundf(x[i] * id);
}

/* The number of largest magnitude, the first of equals, is -8. Product and sum are rounded to float32 each, as gguf-py
 * does: both are exact in float64, or beneath all that changes a float32, so that the casts are the only roundings and no
 * compiler makes one of two. */
static void encode_q4_0(uint8_t *block, const float *x) {
    float most = x[0]; /* of zeros, the sign of the first decides that of the scale */
    uint8_t q[BLOCK];
    for (unsigned i = 1; i < BLOCK; i++) {
        if (fabsf(x[i]) > fabsf(most)) most = x[i];
    }
    const float d = most / -8.0F;
    const float id = inverse(d);
    put_scale(block, d);
    for (unsigned i = 0; i < BLOCK; i++) {
        const float product = (float)((double)x[i] * (double)id);
        const float steps = (float)((double)product + 8.5);
        /* In [0.5, 16.5], but for a rounding of the inverse. */
        q[i] = steps < 0 ? 0 : steps >= 15 ? 15 : (uint8_t)steps;
    }
    for (unsigned i = 0; i < BLOCK / 2; i++) block[2 + i] = (uint8_t)(q[i] | q[16 + i] << 4);
}

static const encoder *encoder_of(tg_dtype dtype) {
    static const encoder q8_0 = {encode_q8_0, LARGEST_F16 * 127, 34};
    static const encoder q4_0 = {encode_q4_0, LARGEST_F16 * 8, 18};
    if (dtype == TG_DTYPE_Q8_0) return &q8_0;
    return dtype == TG_DTYPE_Q4_0 ? &q4_0 : NULL;
}

bool tg_block_has_encoder(tg_dtype dtype) { return encoder_of(dtype) != NULL; }

/* What a block can hold at all. */
static float bounded(float x, float largest, tg_loss *loss) {
    if (isnan(x)) {
        loss->nan++;
        return 0;
    }
    if (fabsf(x) <= largest) return x;
    loss->saturated++;
    return copysignf(largest, x);
}

void tg_block_encode(uint8_t *dst, tg_dtype dtype, const uint8_t *src, size_t n, tg_loss *loss) {
    const encoder *e = encoder_of(dtype);
    tg_loss found = {0, 0, 0, 0};
    float x[BLOCK];
    float y[TG_BLOCK_MOST];
    for (size_t at = 0; at < n; at += BLOCK) {
        for (unsigned i = 0; i < BLOCK; i++)
            x[i] = bounded(tg_load_f32(src + 4 * (at + i)), e->largest, &found);
        e->encode(dst, x);
        tg_block_decoder_of(dtype)(dst, y);
        for (unsigned i = 0; i < BLOCK; i++) {
            if (y[i] == tg_load_f32(src + 4 * (at + i))) continue;
            if (found.inexact++ == 0) found.first = at + i;
        }
        dst += e->bytes;
    }
    if (loss == NULL) return;
    if (loss->inexact == 0) loss->first = found.first;
    loss->inexact += found.inexact;
    loss->saturated += found.saturated;
    loss->nan += found.nan;
}
