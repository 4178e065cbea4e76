/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_decode.c - see block_decode.h. Blocks of 256 elements are in block_decode_super.c and
 * block_decode_grid.c.
 */
#include "block_decode_super.h"

/* q4_0: a scale, 16 bytes; their low halves are elements 0 to 15, their high ones 16 to 31. So it is in all types of
 * 32 elements. */
static void decode_q4_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 16; i++) {
        y[i] = (float)((b[2 + i] & 15) - 8) * d;
        y[16 + i] = (float)((b[2 + i] >> 4) - 8) * d;
    }
}

/* q4_1: a scale and the smallest value. */
static void decode_q4_1(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    const float m = tg_block_scale(b + 2);
    for (unsigned i = 0; i < 16; i++) {
        y[i] = (float)(b[4 + i] & 15) * d + m;
        y[16 + i] = (float)(b[4 + i] >> 4) * d + m;
    }
}

/* The fifth bits of 32 elements, and the others behind them. */
static unsigned five_bits(const uint8_t *high, unsigned i) {
    const uint8_t *low = high + 4;
    const unsigned half = tg_block_bits(low[i % 16], i < 16 ? 0 : 4, 15);
    return half + 16 * tg_block_bits(high[i / 8], i % 8, 1);
}

static void decode_q5_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 32; i++) y[i] = (float)((int)five_bits(b + 2, i) - 16) * d;
}

static void decode_q5_1(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    const float m = tg_block_scale(b + 2);
    for (unsigned i = 0; i < 32; i++) y[i] = (float)five_bits(b + 4, i) * d + m;
}

static void decode_q8_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 32; i++) y[i] = (float)tg_signed8(b[2 + i]) * d;
}

/* The second scale is the sum of all elements, which only products of vectors need. */
static void decode_q8_1(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 32; i++) y[i] = (float)tg_signed8(b[4 + i]) * d;
}

static void decode_iq4_nl(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 16; i++) {
        y[i] = d * (float)tg_block_uneven[b[2 + i] & 15];
        y[16 + i] = d * (float)tg_block_uneven[b[2 + i] >> 4];
    }
}

/* Twice the values of float4_e2m1fn. -0 is 0. */
static const int8_t fp4_twice[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

/* 2^(e - 128), half of what the exponent means, as values are twice what they are: a denormal for 0 and 1. 255 is no
 * NaN here. */
static float half_power(uint8_t e) {
    return tg_f32_of_bits(e < 2 ? UINT32_C(0x00200000) << e : (uint32_t)(e - 1) << 23);
}

static void decode_mxfp4(const uint8_t *b, float *y) {
    const float d = half_power(b[0]);
    for (unsigned i = 0; i < 16; i++) {
        y[i] = (float)fp4_twice[b[1 + i] & 15] * d;
        y[16 + i] = (float)fp4_twice[b[1 + i] >> 4] * d;
    }
}

/* Half of a float8_e4m3 without sign. The largest number without the sign bit stands for 0, too. */
static float half_e4m3(uint8_t x) {
    const unsigned exponent = tg_block_bits(x, 3, 15);
    const unsigned fraction = tg_block_bits(x, 0, 7);
    if (x == 0 || x == 0x7F) return 0;
    if (exponent == 0) return (float)fraction * 0x1p-10F;
    return (float)(8 + fraction) * tg_f32_of_bits((uint32_t)(exponent + 127 - 11) << 23);
}

/* Four groups of 16, each with a scale. */
static void decode_nvfp4(const uint8_t *b, float *y) {
    for (unsigned group = 0; group < 4; group++) {
        const float d = half_e4m3(b[group]);
        for (unsigned i = 0; i < 8; i++) {
            const uint8_t two = b[4 + 8 * group + i];
            y[16 * group + i] = (float)fp4_twice[two & 15] * d;
            y[16 * group + 8 + i] = (float)fp4_twice[two >> 4] * d;
        }
    }
}

static void decode_q1_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 128; i++) y[i] = tg_block_bits(b[2 + i / 8], i % 8, 1) != 0 ? d : -d;
}

static void decode_q2_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned i = 0; i < 64; i++)
        y[i] = (float)((int)tg_block_bits(b[2 + i / 4], 2 * (i % 4), 3) - 1) * d;
}

void tg_block_store(uint8_t *dst, const float *values, size_t n) {
    for (size_t i = 0; i < n; i++) tg_store32(dst + 4 * i, tg_bits_of_result(values[i]));
}

tg_block_decoder *tg_block_decoder_of(tg_dtype dtype) {
    static tg_block_decoder *const decoders[TG_DTYPE_COUNT] = {
        [TG_DTYPE_Q4_0] = decode_q4_0,          [TG_DTYPE_Q4_1] = decode_q4_1,
        [TG_DTYPE_Q5_0] = decode_q5_0,          [TG_DTYPE_Q5_1] = decode_q5_1,
        [TG_DTYPE_Q8_0] = decode_q8_0,          [TG_DTYPE_Q8_1] = decode_q8_1,
        [TG_DTYPE_Q2_K] = tg_decode_q2_k,       [TG_DTYPE_Q3_K] = tg_decode_q3_k,
        [TG_DTYPE_Q4_K] = tg_decode_q4_k,       [TG_DTYPE_Q5_K] = tg_decode_q5_k,
        [TG_DTYPE_Q6_K] = tg_decode_q6_k,       [TG_DTYPE_Q8_K] = tg_decode_q8_k,
        [TG_DTYPE_IQ4_NL] = decode_iq4_nl,      [TG_DTYPE_IQ4_XS] = tg_decode_iq4_xs,
        [TG_DTYPE_TQ1_0] = tg_decode_tq1_0,     [TG_DTYPE_TQ2_0] = tg_decode_tq2_0,
        [TG_DTYPE_MXFP4] = decode_mxfp4,        [TG_DTYPE_NVFP4] = decode_nvfp4,
        [TG_DTYPE_Q1_0] = decode_q1_0,          [TG_DTYPE_Q2_0] = decode_q2_0,
        [TG_DTYPE_IQ1_S] = tg_decode_iq1_s,     [TG_DTYPE_IQ1_M] = tg_decode_iq1_m,
        [TG_DTYPE_IQ2_XXS] = tg_decode_iq2_xxs, [TG_DTYPE_IQ2_XS] = tg_decode_iq2_xs,
        [TG_DTYPE_IQ2_S] = tg_decode_iq2_s,     [TG_DTYPE_IQ3_XXS] = tg_decode_iq3_xxs,
        [TG_DTYPE_IQ3_S] = tg_decode_iq3_s,
    };
    const unsigned number = (unsigned)dtype;
    return number < TG_DTYPE_COUNT ? decoders[number] : NULL;
}
