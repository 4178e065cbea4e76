/* SPDX-License-Identifier: Apache-2.0 */
/*
 * every_float.c - rounds every float from -65536 to 65536 with every rule, and compares with what the contract in
 * numbers_exact.h says about the result. The proof of that contract has real numbers in place of floats; here are the
 * floats. The contract is evaluated with doubles, where no operation on these numbers rounds: an integer below 2^17 and
 * a half need 18 bits.
 *
 * The last line is "N passed, N failed": one test a rule, one for fixed point, and one that shows that the comparison can
 * fail: floor(x + 0.5F), the mistake that is usual, is found wrong for some float.
 */
#include "numbers_exact.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Bits of 65536.0F; floats that are not negative are ordered like their bits. */
#define LAST 0x47800000U
#define PIECE 4096U

typedef struct rule {
    tg_rounding rounding;
    const char *name;
} rule;

static const rule rules[] = {{TG_ROUNDING_HALF_EVEN, "half to even"},
                             {TG_ROUNDING_TOWARD_ZERO, "toward zero"},
                             {TG_ROUNDING_HALF_UP, "half up"},
                             {TG_ROUNDING_DOWN, "down"}};
#define RULES (sizeof rules / sizeof *rules)

/* tg_is_rounded of numbers_exact.h, without branches. */
static inline unsigned is_rounded(double x, tg_rounding rounding, int32_t n) {
    const double low = (double)n - 0.5;
    const double high = (double)n + 0.5;
    const unsigned down = (unsigned)(n <= x) & (unsigned)(x < (double)n + 1);
    const unsigned up = (unsigned)((double)n - 1 < x) & (unsigned)(x <= n);
    if (rounding == TG_ROUNDING_TOWARD_ZERO) {
        return ((unsigned)(x >= 0) & down) | ((unsigned)(x < 0) & up);
    }
    if (rounding == TG_ROUNDING_DOWN) return down;
    if (rounding == TG_ROUNDING_HALF_UP) return (unsigned)(low <= x) & (unsigned)(x < high);
    const unsigned tie = (unsigned)(x == low) | (unsigned)(x == high);
    return (unsigned)(low <= x) & (unsigned)(x <= high) & ((tie ^ 1U) | (unsigned)(n % 2 == 0));
}

/* Floats for which the rounding is wrong, among those with the bits from `first` to `last` and their negatives. */
static inline uint64_t wrong_between(uint32_t first, uint32_t last, tg_rounding rounding) {
    uint64_t wrong = 0;
    for (uint32_t begin = first; begin <= last; begin += PIECE) {
        const uint32_t count = last - begin < PIECE ? last - begin + 1 : PIECE;
        uint32_t bits[PIECE];
        float x[PIECE];
        uint32_t bad = 0;
        for (uint32_t i = 0; i < count; i++) bits[i] = begin + i;
        memcpy(x, bits, count * sizeof *x);
        for (uint32_t i = 0; i < count; i++) {
            bad += 1U - is_rounded((double)x[i], rounding, tg_round_f32(x[i], rounding));
            bad += 1U - is_rounded(-(double)x[i], rounding, tg_round_f32(-x[i], rounding));
        }
        wrong += bad;
    }
    return wrong;
}

/* The rule is a constant in each call, as in the kernels. */
static uint64_t wrong_of(size_t which, uint32_t first, uint32_t last) {
    switch (which) {
    case 0: return wrong_between(first, last, TG_ROUNDING_HALF_EVEN);
    case 1: return wrong_between(first, last, TG_ROUNDING_TOWARD_ZERO);
    case 2: return wrong_between(first, last, TG_ROUNDING_HALF_UP);
    default: return wrong_between(first, last, TG_ROUNDING_DOWN);
    }
}

/* Every stored number of every fixed point is stored as itself again, by each rule, in floats and in doubles. */
static bool fixed_point_is_exact(void) {
    for (unsigned fp_pos = 0; fp_pos < 16; fp_pos++) {
        const float scale = tg_scale_of(fp_pos);
        for (int32_t stored = -32768; stored <= 32767; stored++) {
            const float value = tg_fixed_value(stored, 1.0F / scale);
            if ((double)value != (double)stored / (double)(1U << fp_pos)) return false;
            for (size_t i = 0; i < RULES; i++) {
                if (tg_round_f32(value * scale, rules[i].rounding) != stored ||
                    tg_round_f64((double)value * (double)scale, rules[i].rounding) != stored)
                    return false;
            }
        }
    }
    return true;
}

/* Just below one half, x + 0.5F rounds to 1. */
static bool usual_mistake_is_found(void) {
    const float x = nextafterf(0.5F, 0.0F);
    const int32_t n = (int32_t)floorf(x + 0.5F);
    return is_rounded((double)x, TG_ROUNDING_HALF_UP, n) == 0 &&
           is_rounded((double)x, TG_ROUNDING_HALF_UP, 0) == 1;
}

static void tell(bool good, const char *what, unsigned *passed, unsigned *failed) {
    printf("%s %s\n", good ? "ok" : "FAIL", what);
    ++*(good ? passed : failed);
}

int main(void) {
    unsigned passed = 0;
    unsigned failed = 0;
    for (size_t i = 0; i < RULES; i++) {
        char what[96];
        const uint64_t wrong = wrong_of(i, 0, LAST);
        (void)snprintf(what, sizeof what, "%s: %llu of %llu floats", rules[i].name,
                       (unsigned long long)wrong, 2 * ((unsigned long long)LAST + 1));
        tell(wrong == 0, what, &passed, &failed);
        (void)fflush(stdout);
    }
    tell(fixed_point_is_exact(), "fixed point: each stored number, each position, each rule",
         &passed, &failed);
    tell(usual_mistake_is_found(), "floor(x + 0.5F) is found wrong", &passed, &failed);
    printf("%u passed, %u failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
