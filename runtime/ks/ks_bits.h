/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_bits.h - shifts, as generated validators compute them.
 *
 * In the logic a shift to the left is a product, and one to the right a quotient that is rounded down, both with a power
 * of 2. So they mean the same of negative numbers, for which C leaves them open.
 */
#ifndef TENSORGATE_KS_BITS_H
#define TENSORGATE_KS_BITS_H

#include "ks_power.h"

#ifdef __cplusplus
extern "C" {
#endif

/*@ logic integer ks_shl_of(integer a, integer n) = a * (1 << n);
    logic integer ks_shr_of(integer a, integer n) = ks_floor_div_of(a, 1 << n);
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> n <= 63 && ks_is_u64(ks_shl_of(a, n)); */
static inline bool ks_shl_fits_u64(uint64_t a, uint64_t n) {
    return n <= 63 && ks_array_fits(a, ks_power(n), UINT64_MAX);
}
/*@ requires n <= 63 && ks_is_u64(ks_shl_of(a, n));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_shl_of(a, n); */
static inline uint64_t ks_shl_of_u64(uint64_t a, uint64_t n) { return a * ks_power(n); }
/*@ requires n <= 63;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_shr_of(a, n);
    ensures \result <= a; */
static inline uint64_t ks_shr_of_u64(uint64_t a, uint64_t n) { return a / ks_power(n); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> n <= 63 && ks_is_s64(ks_shl_of(a, n)); */
static inline bool ks_shl_fits_s64(int64_t a, uint64_t n) {
    /* There is one more negative number than positive ones. */
    const uint64_t most = a < 0 ? (uint64_t)INT64_MAX + 1u : (uint64_t)INT64_MAX;
    return n <= 63 && ks_array_fits(ks_magnitude(a), ks_power(n), most);
}
/*@ requires n <= 63 && ks_is_s64(ks_shl_of(a, n));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_shl_of(a, n); */
static inline int64_t ks_shl_of_s64(int64_t a, uint64_t n) { return ks_mul_mixed(ks_power(n), a); }
/*@ requires n <= 63;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_shr_of(a, n); */
static inline int64_t ks_shr_of_s64(int64_t a, uint64_t n) {
    const uint64_t power = ks_power(n);
    /* Of a negative number the bitwise complement, -(a + 1), is divided. */
    return a < 0 ? -(int64_t)((uint64_t)(-(a + 1)) / power) - 1 : (int64_t)((uint64_t)a / power);
}

#ifdef __cplusplus
}
#endif

#endif
