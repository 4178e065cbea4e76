/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_test.h - shared by the tests of runtime/numeric/numbers*.c.
 *
 * References are written for these tests and work differently from the library: values are long
 * double, which can represent every int64, uint64 and float64; rounding uses floor and the distance
 * from it; halves are looked up in the list of all halves. Buffers have exactly the required size
 * and odd addresses, so that sanitizers detect every excess byte.
 */
#ifndef TESTS_NUMBERS_TEST_H
#define TESTS_NUMBERS_TEST_H

#include "ks_test.h"

#include <float.h>
#include <math.h>

#include "numbers.h"

_Static_assert(LDBL_MANT_DIG >= 64, "the references need long double to hold every uint64");

typedef long double real;

static const tg_rounding roundings[] = {TG_ROUNDING_HALF_EVEN, TG_ROUNDING_TOWARD_ZERO,
                                        TG_ROUNDING_HALF_UP, TG_ROUNDING_DOWN};

/* All variants on this machine: with and without AVX2, with and without streaming. */
static const tg_how ways[] = {{false, false}, {false, true}, {true, false}, {true, true}};
static inline size_t num_ways(void) { return tg_has_avx2() ? 4 : 2; }

/* ------------------------------------------------------------------------------------- helpers */

/* n bytes at an odd address, up to the end of the block. */
static inline uint8_t *take(size_t n) {
    uint8_t *block = malloc(n + 1);
    assert_non_null(block);
    return block + 1;
}

static inline void give(uint8_t *memory) { free(memory - 1); }

/* Streamed data must be aligned as their elements are; their position in a cache line does not
 * matter. n bytes, `shift` bytes after the start of a line, at the end of `block`. */
static inline uint8_t *take_aligned(size_t n, size_t shift, uint8_t **block) {
    *block = malloc(n + 63 + shift);
    assert_non_null(*block);
    return *block + (size_t)(-(uintptr_t)*block % 64) + shift;
}

static uint64_t seed = 88172645463325252U;

static inline uint64_t dice(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static inline size_t below(size_t n) { return (size_t)(dice() % n); }

static inline bool same_loss(tg_loss a, tg_loss b) {
    return a.inexact == b.inexact && a.saturated == b.saturated && a.nan == b.nan &&
           (a.inexact == 0 || a.first == b.first);
}

static inline real round_real(real x, tg_rounding rounding) {
    real down = floorl(x);
    real part = x - down;
    switch (rounding) {
    case TG_ROUNDING_DOWN: return down;
    case TG_ROUNDING_TOWARD_ZERO: return x < 0 && part > 0 ? down + 1 : down;
    case TG_ROUNDING_HALF_UP: return part >= 0.5L ? down + 1 : down;
    case TG_ROUNDING_HALF_EVEN: break;
    }
    if (part == 0.5L) return fmodl(down, 2) == 0 ? down : down + 1;
    return part > 0.5L ? down + 1 : down;
}

/* The value of x in an integer type, and the losses if converting it back gives `back`. */
static inline real to_range(real x, real low, real high, tg_rounding rounding, size_t at,
                            tg_loss *loss) {
    real kept = isnan(x) ? 0 : isinf(x) ? x : round_real(x, rounding);
    bool outside = kept < low || kept > high;
    kept = kept < low ? low : kept > high ? high : kept;
    if (kept == x) return kept;
    if (loss->inexact++ == 0) loss->first = at;
    loss->saturated += outside;
    loss->nan += isnan(x) != 0;
    return kept;
}

#endif
