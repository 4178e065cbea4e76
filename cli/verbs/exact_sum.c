/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exact_sum.c - see exact_sum.h.
 */
#include "exact_sum.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#define LOW_BIT (-1074) /* exponent of the smallest subnormal number */

/* Each addition changes a limb by less than 2^32, so 2^30 of them keep it below 2^62. */
#define MOST_PENDING (UINT32_C(1) << 30)

/* Brings every limb but the last into 0 ... 2^32 - 1. */
static void carry(exact_sum *s) {
    int64_t from_below = 0;
    for (int i = 0; i < EXACT_LIMBS; i++) {
        const int64_t value = s->limb[i] + from_below;
        const int64_t low = value & INT64_C(0xffffffff);
        from_below = (value - low) / (INT64_C(1) << 32); /* exact, also if negative */
        s->limb[i] = i < EXACT_LIMBS - 1 ? low : value;
    }
    s->pending = 0;
}

void exact_add(exact_sum *s, double x) {
    uint64_t bits = 0;
    memcpy(&bits, &x, sizeof bits);
    /* |x| = mantissa * 2^(at + LOW_BIT). Subnormal numbers have the exponent of the smallest normal ones. */
    uint64_t mantissa = bits & (UINT64_MAX >> 12);
    unsigned at = (unsigned)(bits >> 52) & 0x7ff;
    if (at > 0) {
        mantissa |= UINT64_C(1) << 52;
        at--;
    }
    /* At most 2045, so limbs up to 63 + 2. */
    const unsigned shift = at % 32;
    int64_t *limb = &s->limb[at / 32];
    const uint64_t low = (mantissa & 0xffffffff) << shift;           /* below 2^63 */
    const uint64_t high = ((mantissa >> 32) << shift) + (low >> 32); /* below 2^53 */
    const int64_t parts[3] = {(int64_t)(low & 0xffffffff), (int64_t)(high & 0xffffffff),
                              (int64_t)(high >> 32)};
    for (int i = 0; i < 3; i++) limb[i] += x < 0 ? -parts[i] : parts[i];
    if (++s->pending == MOST_PENDING) carry(s);
}

double exact_mean(exact_sum *s, uint64_t n) {
    carry(s);
    const bool negative = s->limb[EXACT_LIMBS - 1] < 0;
    if (negative) {
        for (int i = 0; i < EXACT_LIMBS; i++) s->limb[i] = -s->limb[i];
        carry(s);
    }
    int top = EXACT_LIMBS - 1;
    while (top > 0 && s->limb[top] == 0) top--;
    /* The highest 96 bits or more; what is below them matters less than one rounding. */
    double value = 0;
    for (int i = top; i >= 0 && i > top - 4; i--)
        value += ldexp((double)s->limb[i], 32 * (i - top));
    value = ldexp(value / (double)n, 32 * top + LOW_BIT);
    if (negative) { /* the sum itself stays as it was */
        for (int i = 0; i < EXACT_LIMBS; i++) s->limb[i] = -s->limb[i];
    }
    return negative ? -value : value;
}
