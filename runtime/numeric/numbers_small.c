/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_small.c - floats of 8, 6 and 4 bits as float32, which holds each of them.
 *
 * Sources: OCP 8-bit Floating Point Specification (OFP8) 1.0 for E4M3 and E5M2; OCP Microscaling Formats
 * (MX) 1.0 for E8M0, E3M2, E2M3 and E2M1; Noune et al., "8-bit Numerical Formats for Deep Neural Networks"
 * (2022), for the FNUZ kinds, which have one NaN in place of -0.
 *
 * None of the documents says how elements of 6 bits are packed. Here element i has bits 6i to 6i + 5
 * counted from the lowest bit of the first byte on, which is also where PyTorch has elements of 4 bits.
 */
#include "numbers_small.h"

bool tg_small_of(tg_dtype dtype, tg_small *s) {
    switch (dtype) {
    case TG_DTYPE_FLOAT8_E4M3FN: *s = (tg_small){8, 3, 7, TG_SPECIALS_ONE_NAN}; return true;
    case TG_DTYPE_FLOAT8_E5M2: *s = (tg_small){8, 2, 15, TG_SPECIALS_IEEE}; return true;
    case TG_DTYPE_FLOAT8_E8M0FNU: *s = (tg_small){8, 0, 127, TG_SPECIALS_SCALE}; return true;
    case TG_DTYPE_FLOAT8_E4M3FNUZ: *s = (tg_small){8, 3, 8, TG_SPECIALS_NAN_FOR_ZERO}; return true;
    case TG_DTYPE_FLOAT8_E5M2FNUZ: *s = (tg_small){8, 2, 16, TG_SPECIALS_NAN_FOR_ZERO}; return true;
    case TG_DTYPE_FLOAT6_E2M3FN: *s = (tg_small){6, 3, 1, TG_SPECIALS_NONE}; return true;
    case TG_DTYPE_FLOAT6_E3M2FN: *s = (tg_small){6, 2, 3, TG_SPECIALS_NONE}; return true;
    case TG_DTYPE_FLOAT4_E2M1FN: *s = (tg_small){4, 1, 1, TG_SPECIALS_NONE}; return true;
    default: break;
    }
    return false;
}

/* Integers of less than 8 bits: how many. 0: no such dtype. */
static unsigned integer_bits(tg_dtype dtype) {
    if (dtype == TG_DTYPE_INT4 || dtype == TG_DTYPE_UINT4) return 4;
    return dtype == TG_DTYPE_INT2 || dtype == TG_DTYPE_UINT2 ? 2 : 0;
}

bool tg_small_integer_of(tg_dtype dtype, tg_dtype *whole) {
    const bool is_signed = dtype == TG_DTYPE_INT4 || dtype == TG_DTYPE_INT2;
    if (integer_bits(dtype) == 0) return false;
    *whole = is_signed ? TG_DTYPE_INT8 : TG_DTYPE_UINT8;
    return true;
}

bool tg_dtype_is_small(tg_dtype dtype) {
    tg_small s;
    return tg_small_of(dtype, &s);
}

#define INFINITE UINT32_C(0x7F800000)

/* The bits of the float32 of a code. */
static uint32_t decode_code(const tg_small *s, uint32_t code) {
    if (s->specials == TG_SPECIALS_SCALE) {
        if (code == 0xFF) return TG_QUIET_NAN;
        return code == 0 ? UINT32_C(1) << 22 : code << 23; /* 2^-127 is a subnormal float32 */
    }
    const uint32_t sign = code >> (s->bits - 1) << 31;
    const uint32_t magnitude = code & ((UINT32_C(1) << (s->bits - 1)) - 1);
    const uint32_t exponent = magnitude >> s->fraction;
    const uint32_t fraction = magnitude & ((UINT32_C(1) << s->fraction) - 1);
    const uint32_t most = (UINT32_C(1) << (s->bits - 1)) - 1;
    if (s->specials == TG_SPECIALS_NAN_FOR_ZERO && sign != 0 && magnitude == 0) return TG_QUIET_NAN;
    if (s->specials == TG_SPECIALS_ONE_NAN && magnitude == most) return sign | TG_QUIET_NAN;
    if (s->specials == TG_SPECIALS_IEEE && exponent == most >> s->fraction)
        return sign | (fraction == 0 ? INFINITE : TG_QUIET_NAN);
    if (exponent == 0) {
        /* fraction * 2^(1 - bias - bits of the fraction), exact */
        const int power = 1 - s->bias - (int)s->fraction;
        const float unit = tg_f32_of_bits((uint32_t)(power + 127) << 23);
        return sign | tg_bits_of_f32((float)fraction * unit);
    }
    return sign | (uint32_t)((int)exponent - s->bias + 127) << 23 | fraction << (23 - s->fraction);
}

/* The element whose lowest bit is bit `at` of `src`; it may lie in two bytes. */
static uint32_t code_at(const uint8_t *src, unsigned bits, uint64_t at) {
    const unsigned shift = (unsigned)(at % 8);
    const uint8_t *p = src + at / 8;
    uint32_t code = (uint32_t)p[0] >> shift;
    if (shift + bits > 8) code |= (uint32_t)p[1] << (8 - shift);
    return code & ((UINT32_C(1) << bits) - 1);
}

void tg_small_decode_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n) {
    uint8_t *out = dst;
    uint64_t at = bit;
    uint32_t meaning[256];
    tg_small s;
    if (!tg_small_of(dtype, &s)) return;
    const uint32_t codes = UINT32_C(1) << s.bits;
    for (uint32_t code = 0; code < codes; code++) meaning[code] = decode_code(&s, code);
    for (size_t i = 0; i < n; i++, out += 4, at += s.bits)
        tg_store32(out, meaning[code_at(src, s.bits, at)]);
}

void tg_small_codes_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n) {
    uint8_t *out = dst;
    uint64_t at = bit;
    tg_small s;
    const unsigned bits = tg_small_of(dtype, &s) ? s.bits : integer_bits(dtype);
    if (bits == 0) return;
    for (size_t i = 0; i < n; i++, at += bits) out[i] = (uint8_t)code_at(src, bits, at);
}

void tg_small_integers_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n) {
    uint8_t *out = dst;
    tg_dtype whole;
    if (!tg_small_integer_of(dtype, &whole)) return;
    const unsigned sign = whole == TG_DTYPE_INT8 ? 1u << (integer_bits(dtype) - 1) : 0;
    tg_small_codes_at(dst, src, dtype, bit, n);
    /* Below the sign as it is; with it, 2^bits less, modulo 256. */
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)((out[i] ^ sign) - sign);
}

/* Element `first` lies in memory, in units of four elements that are whole bytes: so its byte has a number. */
static const uint8_t *byte_of(const void *src, unsigned bits, uint64_t first, unsigned *bit) {
    *bit = (unsigned)(first % 4 * bits); /* less than 32 */
    return (const uint8_t *)src + first / 4 * (bits / 2);
}

void tg_small_decode(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n) {
    unsigned bit;
    tg_small s;
    if (!tg_small_of(dtype, &s)) return;
    const uint8_t *from = byte_of(src, s.bits, first, &bit);
    tg_small_decode_at(dst, from, dtype, bit, n);
}

void tg_small_codes(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n) {
    unsigned bit;
    tg_small s;
    if (!tg_small_of(dtype, &s)) return;
    const uint8_t *from = byte_of(src, s.bits, first, &bit);
    tg_small_codes_at(dst, from, dtype, bit, n);
}
