/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_power.h - powers of 2, for shifts and runs of bits: a left shift is written as a
 * multiplication by a power, which compilers turn back into a shift.
 *
 * In the logic a power is 1 << n over unbounded integers. Provers only know single steps of it; the
 * loops here are ghost code for them and are not compiled.
 */
#ifndef TENSORGATE_KS_POWER_H
#define TENSORGATE_KS_POWER_H

#include "ks_proved.h"

/* Bounds of a power. */
/*@ requires n <= 64;
    terminates \true; exits \false; assigns \nothing;
    ensures 1 <= (1 << n) <= 18446744073709551616;
    ensures n <= 63 ==> (1 << n) <= 9223372036854775808; */
static inline void ks_power_range(uint64_t n) {
    (void)n;
    /*@ ghost
      uint64_t k = 64;
      /@ loop invariant n <= k <= 64;
         loop invariant 1 <= (1 << k) <= 18446744073709551616;
         loop invariant k <= 63 ==> (1 << k) <= 9223372036854775808;
         loop assigns k;
         loop variant k; @/
      while (k > n) {
          /@ assert (1 << k) == ((1 << (k - 1)) << 1); @/
          k--;
      } */
}

/* The product of two powers. */
/*@ requires p <= 64 && q <= 64;
    terminates \true; exits \false; assigns \nothing;
    ensures (1 << (p + q)) == (1 << p) * (1 << q); */
static inline void ks_power_sum(uint64_t p, uint64_t q) {
    (void)p;
    (void)q;
    /*@ ghost
      uint64_t k = 0;
      /@ loop invariant 0 <= k <= q;
         loop invariant (1 << (p + k)) == (1 << p) * (1 << k);
         loop assigns k;
         loop variant q - k; @/
      while (k < q) {
          /@ assert (1 << (p + k + 1)) == ((1 << (p + k)) << 1); @/
          /@ assert (1 << (k + 1)) == ((1 << k) << 1); @/
          /@ assert (1 << (p + k + 1)) == 2 * (1 << (p + k)); @/
          /@ assert (1 << (k + 1)) == 2 * (1 << k); @/
          /@ assert (1 << p) * (1 << (k + 1)) == 2 * ((1 << p) * (1 << k)); @/
          k++;
      } */
}

/*@ requires n <= 63;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == (1 << n);
    ensures 1 <= \result <= 9223372036854775808; */
static inline uint64_t ks_power(uint64_t n) {
    ks_power_range(n);
    return UINT64_C(1) << n;
}

/* A number split at bit m and shifted left by n bits equals its parts, each shifted. */
/*@ requires n <= 63 && m <= 63 && whole == low + high * (1 << m);
    terminates \true; exits \false; assigns \nothing;
    ensures whole * (1 << n) == low * (1 << n) + high * (1 << (n + m)); */
static inline void ks_moved(uint64_t whole, uint64_t low, uint64_t high, uint64_t m, uint64_t n) {
    (void)whole;
    (void)low;
    (void)high;
    ks_power_sum(n, m);
    /*@ assert whole * (1 << n) == low * (1 << n) + (high * (1 << m)) * (1 << n); */
    /*@ assert high * (1 << (n + m)) == (high * (1 << m)) * (1 << n); */
}

/* Splits a number of n + width bits: the lowest n are the result, the others `high`. */
/*@ requires n <= 63 && width <= 64 && value < (1 << (n + width)) && \valid(high);
    terminates \true; exits \false; assigns *high;
    ensures value == \result + *high * (1 << n);
    ensures \result < (1 << n) && *high < (1 << width); */
static inline uint64_t ks_split(uint64_t value, uint64_t n, uint64_t width, uint64_t *high) {
    (void)width;
    const uint64_t power = ks_power(n);
    ks_power_sum(n, width);
    *high = value / power;
    return value % power;
}

/* Joins a number of n bits and the bits above it, `high`, of `width` bits. */
/*@ requires n <= 63 && n + width <= 64 && low < (1 << n) && high < (1 << width);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == low + high * (1 << n);
    ensures \result < (1 << (n + width)); */
static inline uint64_t ks_joined(uint64_t low, uint64_t n, uint64_t high, uint64_t width) {
    (void)width;
    const uint64_t power = ks_power(n);
    ks_power_sum(n, width);
    ks_power_range(n + width);
    /*@ assert high * power <= ((1 << width) - 1) * power; */
    return low + high * power;
}

#endif
