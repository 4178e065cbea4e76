/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_small_encode.c - other numbers as floats of 8, 6 and 4 bits.
 *
 * OFP8 1.0 (5.2.1) demands rounding to nearest, ties to even, and knows two modes for what exceeds the largest
 * number: saturating, to that number, and not saturating, to infinity or, where there is none, NaN. The FNUZ kinds
 * follow it. OCP MX 1.0 demands the same rounding for elements of 6 and 4 bits, which have neither and always
 * saturate; what becomes of NaN it leaves open.
 *
 * For E8M0 neither document has rules. It has one number for each exponent, of which none is even: a number in the
 * middle becomes the larger one, as in ml_dtypes 0.6, and what is not positive becomes NaN. In three points this file
 * differs from ml_dtypes: NaN becomes 0 in the kinds without NaN, as in integers, and not -0; float64 is not rounded to
 * float32 first; and positive numbers below 2^-126 become the nearest number of E8M0, too.
 *
 * Numbers are rounded once, from float64.
 */
#include "numbers_small.h"

/* Losses of an element. */
enum { INEXACT = 1, SATURATED = 2, NOT_A_NUMBER = 4 };

enum { BLOCK = 512 }; /* elements that are converted at once; whole bytes of any kind */

/* A float64 in parts: significand * 2^(exponent - 52), with the leading one in bit 52. */
typedef struct parts {
    uint64_t significand;
    int exponent;
    bool negative;
    bool is_zero;
    bool is_infinite;
    bool is_nan;
} parts;

/* Subnormal numbers, far below every kind, are taken for numbers of their exponent. */
static parts parts_of(uint64_t word) {
    const uint64_t fraction = word & ((UINT64_C(1) << 52) - 1);
    const int exponent = (int)(word >> 52 & 0x7FF);
    return (parts){.significand = fraction | UINT64_C(1) << 52,
                   .exponent = exponent - 1023,
                   .negative = word >> 63 != 0,
                   .is_zero = exponent == 0 && fraction == 0,
                   .is_infinite = exponent == 0x7FF && fraction == 0,
                   .is_nan = exponent == 0x7FF && fraction != 0};
}

/* Codes of a kind, without sign. */
static uint32_t all_ones(const tg_small *s) { return (UINT32_C(1) << (s->bits - 1)) - 1; }

static uint32_t infinity_of(const tg_small *s) { return all_ones(s) >> s->fraction << s->fraction; }

static uint32_t largest_of(const tg_small *s) {
    if (s->specials == TG_SPECIALS_IEEE) return infinity_of(s) - 1;
    return s->specials == TG_SPECIALS_ONE_NAN ? all_ones(s) - 1 : all_ones(s);
}

/* NaN, with the sign if there are two. */
static uint32_t nan_of(const tg_small *s, uint32_t sign, unsigned *lost) {
    switch (s->specials) {
    case TG_SPECIALS_ONE_NAN: return sign | all_ones(s);
    case TG_SPECIALS_IEEE: return sign | infinity_of(s) | UINT32_C(1) << (s->fraction - 1);
    case TG_SPECIALS_NAN_FOR_ZERO: return UINT32_C(1) << (s->bits - 1);
    case TG_SPECIALS_SCALE: return 0xFF;
    case TG_SPECIALS_NONE: break;
    }
    *lost = INEXACT | NOT_A_NUMBER;
    return 0;
}

/* What becomes of a number whose rounded value is too large. */
static uint32_t beyond(const tg_small *s, uint32_t sign, bool saturate, unsigned *lost) {
    *lost = INEXACT | SATURATED;
    if (saturate || s->specials == TG_SPECIALS_NONE) return sign | largest_of(s);
    if (s->specials == TG_SPECIALS_IEEE) return sign | infinity_of(s);
    return nan_of(s, sign, lost);
}

static uint32_t scale_of(parts x, bool saturate, unsigned *lost) {
    *lost = INEXACT | SATURATED;
    if (x.is_nan) *lost = 0;
    if (x.is_nan || x.is_zero || x.negative) return 0xFF;
    const bool up = (x.significand >> 51 & 1) != 0; /* at least 1.5 */
    const int code = x.exponent + 127 + (up ? 1 : 0);
    if (x.is_infinite || code > 254) return saturate ? 254 : 0xFF;
    if (code < 0) return 0;
    *lost = x.significand == UINT64_C(1) << 52 ? 0 : INEXACT;
    return (uint32_t)code;
}

static uint32_t code_of(const tg_small *s, uint64_t word, bool saturate, unsigned *lost) {
    const parts x = parts_of(word);
    *lost = 0;
    if (s->specials == TG_SPECIALS_SCALE) return scale_of(x, saturate, lost);
    const uint32_t sign = (uint32_t)x.negative << (s->bits - 1);
    const bool one_zero = s->specials == TG_SPECIALS_NAN_FOR_ZERO;
    if (x.is_nan) return nan_of(s, sign, lost);
    if (x.is_zero && x.negative && one_zero) *lost = INEXACT; /* the sign */
    if (x.is_zero) return one_zero ? 0 : sign;
    if (x.is_infinite && s->specials == TG_SPECIALS_IEEE && !saturate) return sign | infinity_of(s);

    /* Dropping `drop` bits leaves a multiple of the last bit of the result: 49 bits or more, since a fraction has at
     * most 3. With 55 or more the value is below half of the smallest number. */
    const int least = 1 - s->bias; /* exponent of normal numbers */
    const int below = x.exponent < least ? least - x.exponent : 0;
    const int drop = 52 - (int)s->fraction + below;
    if (drop > 54) {
        *lost = INEXACT;
        return one_zero ? 0 : sign;
    }
    const uint64_t rest = x.significand & ((UINT64_C(1) << drop) - 1);
    const uint64_t half = UINT64_C(1) << (drop - 1);
    uint64_t magnitude = x.significand >> drop;
    if (rest > half || (rest == half && magnitude % 2 == 1)) magnitude++;
    /* The leading one of a normal number adds 1 to the exponent; a carry adds another. An exponent is below 2^11. */
    if (below == 0) magnitude += (uint64_t)(x.exponent - least) << s->fraction;
    if (x.is_infinite || magnitude > largest_of(s)) return beyond(s, sign, saturate, lost);
    if (rest != 0) *lost = INEXACT;
    return magnitude == 0 && one_zero ? 0 : sign | (uint32_t)magnitude;
}

/* Appends whole bytes: 8, 4 and 2 elements of 8, 6 and 4 bits are; the rest of the last byte is 0. */
static uint8_t *pack(uint8_t *dst, const uint8_t *codes, unsigned bits, size_t n) {
    uint32_t held = 0; /* less than 8 bits, and a code */
    unsigned count = 0;
    for (size_t i = 0; i < n; i++) {
        held |= (uint32_t)codes[i] << count;
        count += bits;
        if (count < 8) continue;
        *dst++ = (uint8_t)(held & 0xFF);
        held >>= 8;
        count -= 8;
    }
    if (count > 0) *dst++ = (uint8_t)held;
    return dst;
}

void tg_small_encode(void *dst, tg_dtype to, const void *src, tg_dtype from, bool saturate,
                     size_t n, tg_loss *loss) {
    tg_small s;
    const size_t size = tg_numbers_size(from);
    if (!tg_small_of(to, &s) || size == 0 || !tg_dtype_holds(TG_DTYPE_FLOAT64, from)) return;
    const uint8_t *in = src;
    uint8_t *out = dst;
    uint8_t number[8 * BLOCK];
    uint8_t codes[BLOCK];
    for (size_t at = 0; at < n;) {
        const size_t count = n - at < BLOCK ? n - at : BLOCK;
        tg_loss more = {0, 0, 0, 0};
        tg_numbers_convert(number, TG_DTYPE_FLOAT64, in + at * size, from, count, NULL);
        for (size_t i = 0; i < count; i++) {
            unsigned lost = 0;
            codes[i] = (uint8_t)code_of(&s, tg_load64(number + 8 * i), saturate, &lost);
            if (lost == 0) continue;
            if (more.inexact++ == 0) more.first = at + i;
            more.saturated += (lost & SATURATED) != 0;
            more.nan += (lost & NOT_A_NUMBER) != 0;
        }
        out = pack(out, codes, s.bits, count);
        tg_lose(loss, more);
        at += count;
    }
}
