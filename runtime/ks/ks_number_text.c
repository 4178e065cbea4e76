/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_number_text.c - numbers as text, without stdio and without a locale.
 *
 * Floats get the shortest digits that read back as the same number, after R. G. Steele and J. L.
 * White, "How to print floating-point numbers accurately" (1990), in the form of R. G. Burger and
 * R. K. Dybvig (1996): with v = r / s exactly, and m+ and m- (over s) the distances to the
 * midpoints between v and its neighbours, the loop produces digits of r / s until the remainder is
 * closer to v than to any neighbour. All arithmetic is exact, in integers of a fixed size: 128 bits
 * if they suffice and the compiler supports them, otherwise 1184.
 */
#include <float.h>
#include <string.h>

#include "ks_writer.h"

/* r and s stay below 2^1130: 2^1074 for the smallest doubles, times 2^53, times 10. */
#define BIG_WORDS 37

typedef struct bignum {
    uint32_t word[BIG_WORDS]; /* least significant word first */
    uint32_t num;             /* words in use; the most significant one is not 0 */
} bignum;

static void big_set(bignum *a, uint64_t value) {
    a->word[0] = (uint32_t)value;
    a->word[1] = (uint32_t)(value >> 32);
    a->num = a->word[1] != 0 ? 2 : a->word[0] != 0 ? 1 : 0;
}

static void big_mul(bignum *a, uint32_t factor) {
    uint64_t carry = 0;
    for (uint32_t i = 0; i < a->num; i++) {
        carry += (uint64_t)a->word[i] * factor; /* < 2^64: (2^32-1)^2 + 2^32-1 */
        a->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry != 0 && a->num < BIG_WORDS) a->word[a->num++] = (uint32_t)carry;
}

static void big_mul_pow10(bignum *a, uint32_t exponent) {
    for (; exponent >= 9; exponent -= 9) big_mul(a, 1000000000u);
    for (; exponent > 0; exponent--) big_mul(a, 10);
}

static void big_shift(bignum *a, uint32_t bits) {
    uint32_t words = bits / 32;
    if (a->num == 0 || words > BIG_WORDS - a->num) return;
    for (uint32_t i = a->num; i > 0; i--) a->word[i - 1 + words] = a->word[i - 1];
    for (uint32_t i = 0; i < words; i++) a->word[i] = 0;
    a->num += words;
    big_mul(a, UINT32_C(1) << (bits % 32));
}

static int big_compare(const bignum *a, const bignum *b) {
    if (a->num != b->num) return a->num < b->num ? -1 : 1;
    for (uint32_t i = a->num; i > 0; i--) {
        if (a->word[i - 1] != b->word[i - 1]) return a->word[i - 1] < b->word[i - 1] ? -1 : 1;
    }
    return 0;
}

/* a -= b, where a >= b. */
static void big_sub(bignum *a, const bignum *b) {
    uint32_t borrow = 0;
    for (uint32_t i = 0; i < a->num; i++) {
        uint64_t take = (uint64_t)(i < b->num ? b->word[i] : 0) + borrow;
        borrow = a->word[i] < take;
        a->word[i] = (uint32_t)(a->word[i] + ((uint64_t)borrow << 32) - take);
    }
    while (a->num > 0 && a->word[a->num - 1] == 0) a->num--;
}

static bignum big_sum(const bignum *a, const bignum *b) {
    bignum sum = {{0}, 0};
    uint64_t carry = 0;
    uint32_t num = a->num > b->num ? a->num : b->num;
    for (uint32_t i = 0; i < num; i++) {
        carry += (uint64_t)(i < a->num ? a->word[i] : 0) + (i < b->num ? b->word[i] : 0);
        sum.word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    sum.num = num;
    if (carry != 0 && num < BIG_WORDS) sum.word[sum.num++] = (uint32_t)carry;
    return sum;
}

/* The digits of a positive number and the position of its decimal point: 0.DIGITS * 10^point. At
 * most 17 digits. */
typedef struct decimal {
    char digit[20];
    int count;
    int point;
} decimal;

/* 10^(point-1) <= v < 10^point. The estimate from the most significant bit is exact or one too
 * small. */
static int estimate_point(uint64_t f, int e) {
    int bits = 0;
    for (uint64_t rest = f; rest > 1; rest >>= 1) bits++;
    double log10 = (double)(e + bits) * 0.30102999566398120 - 1e-10;
    int point = (int)log10;
    return log10 > (double)point ? point + 1 : point;
}

/* Converts f * 2^e with f < 2^64. `narrow_below`: f is a power of two and the exponent is not the
 * smallest one, so the distance to the neighbour below is half as large. */
static decimal shortest(uint64_t f, int e, bool narrow_below) {
    decimal out = {{0}, 0, 0};
    bignum r = {{0}, 0};
    bignum s = {{0}, 0};
    bignum above = {{0}, 0};
    bignum below = {{0}, 0};
    uint32_t extra = narrow_below ? 2 : 1;
    big_set(&r, f);
    big_set(&s, 1);
    big_set(&above, 1);
    big_set(&below, 1);
    big_shift(&r, extra + (e > 0 ? (uint32_t)e : 0));
    big_shift(&s, extra + (e < 0 ? (uint32_t)-e : 0));
    big_shift(&above, extra - 1 + (e > 0 ? (uint32_t)e : 0));
    big_shift(&below, e > 0 ? (uint32_t)e : 0);

    int point = estimate_point(f, e);
    if (point >= 0) {
        big_mul_pow10(&s, (uint32_t)point);
    } else {
        big_mul_pow10(&r, (uint32_t)-point);
        big_mul_pow10(&above, (uint32_t)-point);
        big_mul_pow10(&below, (uint32_t)-point);
    }
    /* A number halfway between two floats reads back as the even one. */
    int even = (f & 1) == 0;
    bignum top = big_sum(&r, &above);
    if (big_compare(&top, &s) >= 1 - even) {
        point++;
    } else {
        big_mul(&r, 10);
        big_mul(&above, 10);
        big_mul(&below, 10);
    }
    out.point = point;

    while (out.count < 19) {
        char digit = '0';
        for (; big_compare(&r, &s) >= 0; digit++) big_sub(&r, &s); /* r < 10 s */
        top = big_sum(&r, &above);
        bool low = big_compare(&r, &below) < even; /* rounding down reads back as the same number */
        bool high = big_compare(&top, &s) >= 1 - even; /* rounding up does as well */
        if (low || high) {
            bignum twice = big_sum(&r, &r);
            int side = big_compare(&twice, &s); /* a tie goes to the even digit */
            bool up = side > 0 || (side == 0 && (digit - '0') % 2 != 0);
            if (high && (!low || up)) digit++; /* the digit is never 9 here */
            out.digit[out.count++] = digit;
            break;
        }
        out.digit[out.count++] = digit;
        big_mul(&r, 10);
        big_mul(&above, 10);
        big_mul(&below, 10);
    }
    return out;
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 wide;

/*
 * The digits that `shortest` finds, for exponents at which all intermediate values fit 128 bits. These are
 * nearly all exponents in practice, at a third of the cost. With extra <= 2, f < 2^53 and the
 * estimate of 10^point at most 10 times v, the largest values are 10 r and 10 s, except for the sum
 * of two values:
 *
 *   e < 0, point <= 0   s = 2^(extra - e) <= 2^118, and r < 10 s after scaling
 *   e < 0, point > 0    r < 2^55, and s <= 10 r
 *   e >= 0              r < 2^(55 + e) <= 2^115, and s <= 10 r
 *
 * so they stay below 2^123. Initially `above` and `below` are at most r, and the loop ends once
 * `above` or `below` comes close to s, so they stay below 10 s.
 */
#define WIDE_MIN (-116)
#define WIDE_MAX 60

static wide wide_pow10(int exponent) {
    wide power = 1;
    for (; exponent > 0; exponent--) power *= 10;
    return power;
}

static decimal shortest_wide(uint64_t f, int e, bool narrow_below) {
    decimal out = {{0}, 0, estimate_point(f, e)};
    unsigned extra = narrow_below ? 2 : 1;
    wide below = (wide)1 << (e > 0 ? e : 0);
    wide above = below << (extra - 1);
    wide r = (wide)f << (extra + (unsigned)(e > 0 ? e : 0));
    wide s = (wide)1 << (extra + (unsigned)(e < 0 ? -e : 0));
    wide power = wide_pow10(out.point >= 0 ? out.point : -out.point);
    if (out.point >= 0) {
        s *= power;
    } else {
        r *= power;
        above *= power;
        below *= power;
    }
    bool even = (f & 1) == 0;
    if (r + above > s || (even && r + above == s)) {
        out.point++;
    } else {
        r *= 10;
        above *= 10;
        below *= 10;
    }
    for (;;) {
        unsigned digit = 0;
        for (; r >= s; digit++) r -= s;
        bool low = r < below || (even && r == below);
        bool high = r + above > s || (even && r + above == s);
        bool up = 2 * r > s || (2 * r == s && digit % 2 != 0);
        if (high && (!low || up)) digit++; /* the digit is never 9 here */
        out.digit[out.count++] = (char)('0' + digit);
        if (low || high) return out;
        r *= 10;
        above *= 10;
        below *= 10;
    }
}
#endif

/* The notation of Python: positional from 0.0001 to below 10^16, otherwise with an exponent of at
 * least two digits. */
static void put_decimal(ks_writer *w, const decimal *d) {
    int exponent = d->point - 1;
    bool plain = exponent >= -4 && exponent < 16;
    int point = plain ? d->point : 1;
    if (point <= 0) ks_write_text(w, "0.");
    for (int i = point; i < 0; i++) ks_write_char(w, '0');
    for (int i = 0; i < d->count || i < point; i++) {
        if (i == point && point > 0) ks_write_char(w, '.');
        ks_write_char(w, i < d->count ? d->digit[i] : '0');
    }
    if (plain) {
        if (d->count <= point) ks_write_text(w, ".0");
        return;
    }
    ks_write_text(w, exponent < 0 ? "e-" : "e+");
    unsigned magnitude = (unsigned)(exponent < 0 ? -exponent : exponent);
    if (magnitude < 10) ks_write_char(w, '0');
    ks_write_u64(w, magnitude);
}

/* A binary float in the lowest bits of `word`, with `mantissa_bits` stored mantissa bits. */
static void put_float(ks_writer *w, uint64_t word, int mantissa_bits, int exponent_bits) {
    uint64_t hidden = UINT64_C(1) << mantissa_bits;
    uint64_t fraction = word & (hidden - 1);
    int biased = (int)((word >> mantissa_bits) & ((UINT64_C(1) << exponent_bits) - 1));
    int bias = (1 << (exponent_bits - 1)) - 1;
    bool special = biased == (1 << exponent_bits) - 1;

    if (special && fraction != 0) {
        ks_write_text(w, "nan");
        return;
    }
    if ((word >> (mantissa_bits + exponent_bits)) != 0) ks_write_char(w, '-');
    if (special) {
        ks_write_text(w, "inf");
        return;
    }
    if (fraction == 0 && biased == 0) {
        ks_write_text(w, "0.0");
        return;
    }
    int e = (biased == 0 ? 1 : biased) - bias - mantissa_bits;
    uint64_t f = biased == 0 ? fraction : fraction + hidden;
    bool narrow_below = fraction == 0 && biased > 1;
#ifdef __SIZEOF_INT128__
    decimal digits = e >= WIDE_MIN && e <= WIDE_MAX ? shortest_wide(f, e, narrow_below)
                                                    : shortest(f, e, narrow_below);
#else
    decimal digits = shortest(f, e, narrow_below);
#endif
    put_decimal(w, &digits);
}

_Static_assert(sizeof(double) == 8 && DBL_MANT_DIG == 53, "double is IEEE 754 binary64");
_Static_assert(sizeof(float) == 4 && FLT_MANT_DIG == 24, "float is IEEE 754 binary32");

void ks_write_f64(ks_writer *w, double number) {
    uint64_t word = 0;
    memcpy(&word, &number, sizeof word);
    put_float(w, word, 52, 11);
}

void ks_write_f32(ks_writer *w, float number) {
    uint32_t word = 0;
    memcpy(&word, &number, sizeof word);
    put_float(w, word, 23, 8);
}

void ks_write_u64(ks_writer *w, uint64_t number) {
    char digit[20];
    int count = 0;
    do {
        digit[count++] = (char)('0' + (int)(number % 10));
        number /= 10;
    } while (number > 0);
    while (count > 0) ks_write_char(w, digit[--count]);
}

void ks_write_s64(ks_writer *w, int64_t number) {
    if (number < 0) {
        ks_write_char(w, '-');
        ks_write_u64(w, UINT64_C(0) - (uint64_t)number);
    } else {
        ks_write_u64(w, (uint64_t)number);
    }
}
