/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_decode_grid.c - blocks of 256 elements whose groups of four or eight are entries of a codebook: iq1, iq2, iq3.
 *
 * A scale is an odd number of few bits, and at most a quarter or half of one, times one of float16.
 */
#include "block_decode_super.h"
#include "block_grids.h"

static const uint8_t values_of_iq2[4] = {8, 25, 43, 0}; /* no entry has 3 */
static const uint8_t values_of_iq3_xxs[8] = {4, 12, 20, 28, 36, 44, 52, 62};

/* Signs of eight elements from seven bits: the eighth makes their number even. */
static uint8_t even_signs(unsigned seven) {
    unsigned parity = seven ^ seven >> 4;
    parity ^= parity >> 2;
    parity ^= parity >> 1;
    return (uint8_t)((seven & 127U) | (parity & 1U) << 7);
}

static float with_sign(float value, uint8_t signs, unsigned i) {
    return tg_block_bits(signs, i, 1) != 0 ? -value : value;
}

static void put_eight(uint16_t entry, uint8_t signs, float scale, float *y) {
    for (unsigned i = 0; i < 8; i++)
        y[i] = with_sign(scale * (float)values_of_iq2[(unsigned)entry >> 2 * i & 3U], signs, i);
}

/* A quarter of the odd number 2 q + 1, times two. */
static float quarter_scale(float d, unsigned q) { return d * (0.5F + (float)q) * 0.25F; }

/* For each 32 elements: four indices of a byte; four signs of seven bits and a scale of four. */
void tg_decode_iq2_xxs(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned j = 0; j < 8; j++) {
        const uint8_t *q = b + 2 + 8 * j;
        const uint32_t word = tg_load32(q + 4);
        const float scale = quarter_scale(d, word >> 28);
        for (unsigned k = 0; k < 4; k++)
            put_eight(tg_grid_iq2_xxs[q[k]], even_signs(word >> 7 * k & 127U), scale,
                      y + 32 * j + 8 * k);
    }
}

/* 32 words of an index of nine bits and seven signs; 16 scales of four bits. */
void tg_decode_iq2_xs(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned k = 0; k < 32; k++) {
        const unsigned word = tg_load16(b + 2 + 2 * k);
        const float scale = quarter_scale(d, tg_block_bits(b[66 + k / 4], 4 * (k / 2 % 2), 15));
        put_eight(tg_grid_iq2_xs[word & 511U], even_signs(word >> 9), scale, y + 8 * k);
    }
}

/* 32 bytes of indices, as many of signs, two upper bits of each index, 16 scales of four bits. */
void tg_decode_iq2_s(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned k = 0; k < 32; k++) {
        const unsigned index = b[2 + k] + 256 * tg_block_bits(b[66 + k / 4], 2 * (k % 4), 3);
        const float scale = quarter_scale(d, tg_block_bits(b[74 + k / 4], 4 * (k / 2 % 2), 15));
        put_eight(tg_grid_iq2_s[index], b[34 + k], scale, y + 8 * k);
    }
}

/* 64 indices of four elements; for each 32 elements four signs of seven bits and a scale of four. */
void tg_decode_iq3_xxs(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned e = 0; e < 256; e++) {
        const uint32_t word = tg_load32(b + 66 + 4 * (e / 32));
        const float scale = d * (0.5F + (float)(word >> 28)) * 0.5F;
        const unsigned code = (unsigned)tg_grid_iq3_xxs[b[2 + e / 4]] >> 3 * (e % 4) & 7U;
        y[e] = with_sign(scale * (float)values_of_iq3_xxs[code],
                         even_signs(word >> 7 * (e / 8 % 4) & 127U), e % 8);
    }
}

/* 64 indices of four elements, a ninth bit of each, signs, and eight scales of four bits. */
void tg_decode_iq3_s(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned e = 0; e < 256; e++) {
        const unsigned k = e / 4;
        const unsigned index = b[2 + k] + 256 * tg_block_bits(b[66 + k / 8], k % 8, 1);
        const unsigned q = tg_block_bits(b[106 + e / 64], 4 * (e / 32 % 2), 15);
        const unsigned code = (unsigned)tg_grid_iq3_s[index] >> 3 * (e % 4) & 7U;
        y[e] = with_sign(d * (float)(1 + 2 * q) * (float)(2 * code + 1), b[74 + e / 8], e % 8);
    }
}

/* Eight elements, each a little above or below -1, 0 or 1. */
static void put_near_one(unsigned index, float scale, float delta, float *y) {
    const uint16_t entry = tg_grid_iq1[index];
    for (unsigned i = 0; i < 8; i++)
        y[i] = scale * ((float)((int)((unsigned)entry >> 2 * i & 3U) - 1) + delta);
}

/* 32 bytes of indices; for each 32 elements a word of three upper bits of four indices, a scale of three bits, and the
 * sign of what is added. */
void tg_decode_iq1_s(const uint8_t *b, float *y) {
    const float d = tg_block_scale(b);
    for (unsigned k = 0; k < 32; k++) {
        const unsigned word = tg_load16(b + 34 + 2 * (k / 4));
        const unsigned index = b[2 + k] + 256 * (word >> 3 * (k % 4) & 7U);
        const float scale = d * (float)(2 * (word >> 12 & 7U) + 1);
        put_near_one(index, scale, (word & 0x8000U) == 0 ? 0.125F : -0.125F, y + 8 * k);
    }
}

/* Blocks of IQ1_M: elements near 1, with a sign for each eight elements, and a scale for each 16. The upper four bits of the four words of scales
 * are the scale of float16. */
void tg_decode_iq1_m(const uint8_t *b, float *y) {
    unsigned bits = 0;
    for (unsigned i = 0; i < 4; i++) bits += (unsigned)(tg_load16(b + 48 + 2 * i) >> 12) << 4 * i;
    const float d = tg_f32_of_f16((uint16_t)bits);
    for (unsigned k = 0; k < 32; k++) {
        const unsigned four = tg_block_bits(b[32 + k / 2], 4 * (k % 2), 15);
        const unsigned word = tg_load16(b + 48 + 2 * (k / 8));
        const float scale = d * (float)(2 * (word >> 3 * (k / 2 % 4) & 7U) + 1);
        put_near_one(b[k] + 256 * (four & 7U), scale, (four & 8U) == 0 ? 0.125F : -0.125F,
                     y + 8 * k);
    }
}
