/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_exact.h - private to numbers_*.c: fixed point for one number, and rounding rules that do
 * not depend on the rounding mode of the environment.
 *
 * Proved by Frama-C with real numbers in place of floats. That is sound if no float operation
 * rounds, and none does: an integer of 16 bits is a float, and multiplying or dividing it by a
 * power of two up to 2^15 only changes the exponent; x and its integer part are multiples of the
 * last bit of x, so their difference is one, too, and not larger than x. x + 0.5, which might have
 * to be rounded, does not occur. The caller excludes infinities and NaN.
 */
#ifndef TENSORGATE_EXACT_H
#define TENSORGATE_EXACT_H

#include <stdint.h>

#include "tensorgate.h"

/* Kernels are compiled several times from one source; their helpers are inlined into each. */
#define TG_INLINE static inline __attribute__((always_inline))

/* -------------------------------------------------------------------------------- fixed point */

/*@ logic integer tg_power_of_two(integer k) =
      k == 0 ? 1 : k == 1 ? 2 : k == 2 ? 4 :
      k == 3 ? 8 : k == 4 ? 16 : k == 5 ? 32 :
      k == 6 ? 64 : k == 7 ? 128 : k == 8 ? 256 :
      k == 9 ? 512 : k == 10 ? 1024 : k == 11 ? 2048 :
      k == 12 ? 4096 : k == 13 ? 8192 : k == 14 ? 16384 :
      32768;
*/

/* 2^fp_pos. In a file fp_pos has four bits; of larger numbers only the low four bits are used. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_power_of_two(fp_pos % 16); */
static inline float tg_scale_of(unsigned fp_pos) {
    static const float scales[16] = {1,   2,   4,    8,    16,   32,   64,    128,
                                     256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
    return scales[fp_pos % 16U];
}

/* The value of a stored number: stored / 2^fp_pos, where `step` is 1 / 2^fp_pos. */
/*@ requires -32768 <= stored <= 32767;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == stored * step; */
TG_INLINE float tg_fixed_value(int32_t stored, float step) { return (float)stored * step; }

/* ----------------------------------------------------------------------------------- rounding */

/*@ predicate tg_is_rounded(real x, tg_rounding rounding, integer n) =
      rounding == TG_ROUNDING_TOWARD_ZERO ? (x >= 0 ? n <= x < n + 1 : n - 1 < x <= n) :
      rounding == TG_ROUNDING_DOWN ? n <= x < n + 1 :
      rounding == TG_ROUNDING_HALF_UP ? n - 0.5 <= x < n + 0.5 :
      n - 0.5 <= x <= n + 0.5 && (x == n - 0.5 || x == n + 0.5 ==> n % 2 == 0);
*/

/*@ requires -65536 <= x <= 65536;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_is_rounded(x, rounding, \result);
    ensures -65537 <= \result <= 65537; */
TG_INLINE int32_t tg_round_f32(float x, tg_rounding rounding) {
    int32_t whole = (int32_t)x;
    int32_t odd = whole % 2 != 0;
    float part = x - (float)whole;
    if (rounding == TG_ROUNDING_TOWARD_ZERO) return whole;
    if (rounding == TG_ROUNDING_DOWN) return whole - (part < 0);
    if (rounding == TG_ROUNDING_HALF_UP) return whole + (part >= 0.5F) - (part < -0.5F);
    return whole + (part > 0.5F) + (part == 0.5F ? odd : 0) - (part < -0.5F) -
           (part == -0.5F ? odd : 0);
}

/*@ requires -65536 <= x <= 65536;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_is_rounded(x, rounding, \result);
    ensures -65537 <= \result <= 65537; */
TG_INLINE int32_t tg_round_f64(double x, tg_rounding rounding) {
    int32_t whole = (int32_t)x;
    int32_t odd = whole % 2 != 0;
    double part = x - (double)whole;
    if (rounding == TG_ROUNDING_TOWARD_ZERO) return whole;
    if (rounding == TG_ROUNDING_DOWN) return whole - (part < 0);
    if (rounding == TG_ROUNDING_HALF_UP) return whole + (part >= 0.5) - (part < -0.5);
    return whole + (part > 0.5) + (part == 0.5 ? odd : 0) - (part < -0.5) -
           (part == -0.5 ? odd : 0);
}

#endif
