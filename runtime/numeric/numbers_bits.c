/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_bits.c - weights of one bit: 1 stands for +1, 0 for -1; eight to a byte, the first in the lowest.
 *
 * Decoding copies the values of four bits from a lookup table of 256 bytes. That is two loads and
 * two stores per byte on every machine, faster than memory bandwidth, so there is no AVX2 variant.
 */
#include "numbers_blocks.h"

#include <math.h>

/* The float32 value of a bit, as little-endian bytes. */
#define MINUS 0x00, 0x00, 0x80, 0xBF
#define PLUS 0x00, 0x00, 0x80, 0x3F

static const uint8_t meaning[16][16] = {
    {MINUS, MINUS, MINUS, MINUS}, {PLUS, MINUS, MINUS, MINUS}, {MINUS, PLUS, MINUS, MINUS},
    {PLUS, PLUS, MINUS, MINUS},   {MINUS, MINUS, PLUS, MINUS}, {PLUS, MINUS, PLUS, MINUS},
    {MINUS, PLUS, PLUS, MINUS},   {PLUS, PLUS, PLUS, MINUS},   {MINUS, MINUS, MINUS, PLUS},
    {PLUS, MINUS, MINUS, PLUS},   {MINUS, PLUS, MINUS, PLUS},  {PLUS, PLUS, MINUS, PLUS},
    {MINUS, MINUS, PLUS, PLUS},   {PLUS, MINUS, PLUS, PLUS},   {MINUS, PLUS, PLUS, PLUS},
    {PLUS, PLUS, PLUS, PLUS},
};

static void decode(uint8_t *restrict out, const uint8_t *restrict in, uint64_t first, size_t n) {
    unsigned bit = (unsigned)(first % 8);
    if (n == 0) return;
    in += first / 8; /* bit `first` is in the source, so its byte is in the address space */
    for (; n > 0 && bit != 0; n--) {
        memcpy(out, meaning[*in >> bit & 1], 4);
        out += 4;
        bit = (bit + 1) % 8;
        if (bit == 0) in++;
    }
    for (; n >= 8; n -= 8) {
        unsigned byte = *in++;
        memcpy(out, meaning[byte & 15], 16);
        memcpy(out + 16, meaning[byte >> 4], 16);
        out += 32;
    }
    for (; n > 0; n--) { /* at most 7, all in one byte */
        memcpy(out, meaning[*in >> bit++ & 1], 4);
        out += 4;
    }
}

void tg_bits_decode_as(tg_how how, void *dst, const void *src, uint64_t first, size_t n) {
    uint8_t *out = dst;
    size_t head = tg_before_line(how, dst, 4, n);
    if (head < n) {
        _Alignas(TG_STREAM_LINE) uint8_t room[4 * TG_BLOCK] TG_UNINITIALIZED;
        decode(out, src, first, head);
        out += 4 * head;
        first += head;
        n -= head;
        for (; n >= TG_BLOCK; n -= TG_BLOCK) {
            decode(room, src, first, TG_BLOCK);
            tg_lines_around(how, out, room, sizeof room);
            out += sizeof room;
            first += TG_BLOCK;
        }
        tg_lines_done();
    }
    decode(out, src, first, n);
}

void tg_bits_decode(void *dst, const void *src, uint64_t first, size_t n) {
    tg_bits_decode_as(tg_how_for(n, 4), dst, src, first, n);
}

/*
 * nnb.py converts to uint8, which truncates the fraction and maps -1 to 255; then 255 becomes 0 and
 * every other nonzero value 1. Numbers out of the range of uint8 are 1 here, whatever NumPy makes
 * of them; NaN is 0, as in nnb.py.
 */
static bool bit_of(float x) { return x >= 1.0F || x <= -2.0F; }

void tg_bits_encode(void *dst, const void *src, size_t n, tg_loss *loss) {
    uint8_t *restrict out = dst;
    const uint8_t *restrict in = src;
    tg_loss lost = {0};
    for (size_t at = 0; at < n; at += 8) {
        size_t count = n - at < 8 ? n - at : 8;
        unsigned byte = 0;
        for (size_t i = 0; i < count; i++) {
            float x = tg_load_f32(in + 4 * (at + i));
            unsigned bit = bit_of(x);
            byte |= bit << i;
            if (x == (bit != 0 ? 1.0F : -1.0F)) continue;
            if (lost.inexact++ == 0) lost.first = at + i;
            lost.nan += isnan(x) != 0;
            lost.saturated += x > 1.0F || x < -1.0F;
        }
        *out++ = (uint8_t)byte;
    }
    tg_lose(loss, lost);
}
