/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_decode_super.c - blocks of 256 elements: groups of 16 or 32, whose scales have few bits and share one of
 * float16.
 */
#include "block_decode_super.h"

const int8_t tg_block_uneven[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                    1,    13,   25,  38,  53,  69,  89,  113};

/* Two bits of element e: each 32 bytes have four groups of 32 elements, the lowest bits first. */
static unsigned two_bits(const uint8_t *q, unsigned e) {
    return tg_block_bits(q[e / 128 * 32 + e % 32], 2 * (e % 128 / 32), 3);
}

/* 16 scales of four bits, and as many minima; 64 bytes; the scale of scales, that of minima. */
void tg_decode_q2_k(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b + 80);
    const float m = tg_block_scale(b + 82);
    for (unsigned e = 0; e < 256; e++) {
        const uint8_t s = b[e / 16];
        y[e] = d * (float)(s & 15) * (float)two_bits(b + 16, e) - m * (float)(s >> 4);
    }
}

/* The scale of group j, of six bits. */
static int scale_of_q3_k(const uint8_t *s, unsigned j) {
    const unsigned low = tg_block_bits(s[j % 8], 4 * (j / 8), 15);
    const unsigned high = tg_block_bits(s[8 + j % 4], 2 * (j / 4), 3);
    return (int)(low + 16 * high) - 32;
}

/* 32 bytes of third bits, of which 0 stands for -4; 64 bytes; 12 of scales; their scale. */
void tg_decode_q3_k(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b + 108);
    for (unsigned e = 0; e < 256; e++) {
        const unsigned third = tg_block_bits(b[e % 32], e / 32, 1);
        const int q = (int)two_bits(b + 32, e) - (third != 0 ? 0 : 4);
        y[e] = d * (float)scale_of_q3_k(b + 96, e / 16) * (float)q;
    }
}

/* Scale and minimum of group j, of six bits each, in 12 bytes. */
static void scales_of_q4_k(const uint8_t *s, unsigned j, unsigned *scale, unsigned *min) {
    if (j < 4) {
        *scale = tg_block_bits(s[j], 0, 63);
        *min = tg_block_bits(s[j + 4], 0, 63);
    } else {
        *scale = tg_block_bits(s[j + 4], 0, 15) + 16 * tg_block_bits(s[j - 4], 6, 3);
        *min = tg_block_bits(s[j + 4], 4, 15) + 16 * tg_block_bits(s[j], 6, 3);
    }
}

/* q4_K and q5_K: `low` are the lower four bits of each element, each 32 bytes have two groups; `high` the fifth bits,
 * or NULL. */
static void decode_with_minima(const uint8_t *b, const uint8_t *high, const uint8_t *low,
                               float *y) {
    const float d = tg_block_scale(b);
    const float m = tg_block_scale(b + 2);
    for (unsigned j = 0; j < 8; j++) {
        unsigned scale;
        unsigned min;
        scales_of_q4_k(b + 4, j, &scale, &min);
        for (unsigned i = 0; i < 32; i++) {
            unsigned q = tg_block_bits(low[j / 2 * 32 + i], 4 * (j % 2), 15);
            if (high != NULL) q += 16 * tg_block_bits(high[i], j, 1);
            y[32 * j + i] = d * (float)scale * (float)q - m * (float)min;
        }
    }
}

void tg_decode_q4_k(const uint8_t *b, float *y) { decode_with_minima(b, NULL, b + 16, y); }

void tg_decode_q5_k(const uint8_t *b, float *y) { decode_with_minima(b, b + 16, b + 48, y); }

/* 128 bytes of lower four bits; 64 of upper two; 16 scales; their scale. */
void tg_decode_q6_k(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b + 208);
    for (unsigned e = 0; e < 256; e++) {
        const unsigned half = e / 128;
        const unsigned quarter = e % 128 / 32;
        const unsigned low =
            tg_block_bits(b[64 * half + 32 * (quarter % 2) + e % 32], 4 * (quarter / 2), 15);
        const unsigned high = tg_block_bits(b[128 + 32 * half + e % 32], 2 * quarter, 3);
        y[e] = d * (float)tg_signed8(b[192 + e / 16]) * (float)((int)(low + 16 * high) - 32);
    }
}

/* A scale of float32; the sums behind the elements are only for products of vectors. */
void tg_decode_q8_k(const uint8_t *b, float *y) {
    const float d = tg_load_f32(b);
    for (unsigned e = 0; e < 256; e++) y[e] = d * (float)tg_signed8(b[4 + e]);
}

/* Two upper bits of each scale, four lower ones, 128 bytes as in iq4_nl. */
void tg_decode_iq4_xs(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    const unsigned high = tg_load16(b + 2);
    for (unsigned j = 0; j < 8; j++) {
        const unsigned low = tg_block_bits(b[4 + j / 2], 4 * (j % 2), 15);
        const float scale = d * (float)((int)(low + 16 * (high >> 2 * j & 3U)) - 32);
        for (unsigned i = 0; i < 16; i++) {
            const uint8_t two = b[8 + 16 * j + i];
            y[32 * j + i] = scale * (float)tg_block_uneven[two & 15];
            y[32 * j + 16 + i] = scale * (float)tg_block_uneven[two >> 4];
        }
    }
}

/* Digit n of five of base 3, which a byte holds as a fraction of 256; less 1. */
static int digit_of(uint8_t byte, unsigned n) {
    static const uint8_t powers[5] = {1, 3, 9, 27, 81};
    const uint8_t rest = (uint8_t)(byte * powers[n]);
    return (int)(rest * 3U >> 8) - 1;
}

/* The first digits of `bytes` bytes, then the second ones, and so on. */
static void decode_digits(const uint8_t *b, unsigned bytes, unsigned digits, float d, float *y) {
    for (unsigned n = 0; n < digits; n++) {
        for (unsigned i = 0; i < bytes; i++) y[bytes * n + i] = (float)digit_of(b[i], n) * d;
    }
}

void tg_decode_tq1_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b + 52);
    decode_digits(b, 32, 5, d, y);
    decode_digits(b + 32, 16, 5, d, y + 160);
    decode_digits(b + 48, 4, 4, d, y + 240);
}

void tg_decode_tq2_0(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b + 64);
    for (unsigned e = 0; e < 256; e++) y[e] = (float)((int)two_bits(b, e) - 1) * d;
}
