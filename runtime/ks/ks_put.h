/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_put.h - encodes numbers as bytes, the inverse of ks_proved.h.
 *
 * Written as quotients instead of shifts: provers recognise the sum of digits in them, and
 * compilers emit the same shifts. Frama-C proves for every number that the bytes encode it, and
 * with scripts/prove/round_trips.c that reading them returns it.
 */
#ifndef TENSORGATE_KS_PUT_H
#define TENSORGATE_KS_PUT_H

#include "ks_proved.h"

/*@ requires \valid(p + (0 .. 1));
    terminates \true; exits \false; assigns p[0 .. 1];
    ensures u2le(p) == x; */
static inline void ks_put_u2le(uint8_t *p, uint16_t x) {
    p[0] = (uint8_t)(x % 256u);
    p[1] = (uint8_t)(x / 256u);
}

/*@ requires \valid(p + (0 .. 1));
    terminates \true; exits \false; assigns p[0 .. 1];
    ensures u2be(p) == x; */
static inline void ks_put_u2be(uint8_t *p, uint16_t x) {
    p[0] = (uint8_t)(x / 256u);
    p[1] = (uint8_t)(x % 256u);
}

/*@ requires \valid(p + (0 .. 3));
    terminates \true; exits \false; assigns p[0 .. 3];
    ensures u4le(p) == x; */
static inline void ks_put_u4le(uint8_t *p, uint32_t x) {
    uint32_t a = x / 256u;
    uint32_t b = a / 256u;
    p[0] = (uint8_t)(x % 256u);
    p[1] = (uint8_t)(a % 256u);
    p[2] = (uint8_t)(b % 256u);
    p[3] = (uint8_t)(b / 256u);
}

/*@ requires \valid(p + (0 .. 3));
    terminates \true; exits \false; assigns p[0 .. 3];
    ensures u4be(p) == x; */
static inline void ks_put_u4be(uint8_t *p, uint32_t x) {
    uint32_t a = x / 256u;
    uint32_t b = a / 256u;
    p[3] = (uint8_t)(x % 256u);
    p[2] = (uint8_t)(a % 256u);
    p[1] = (uint8_t)(b % 256u);
    p[0] = (uint8_t)(b / 256u);
}

/*@ requires \valid(p + (0 .. 7));
    terminates \true; exits \false; assigns p[0 .. 7];
    ensures u4le(p) == x % 4294967296 && u4le(p + 4) == x / 4294967296;
    ensures u8le(p) == x; */
static inline void ks_put_u8le(uint8_t *p, uint64_t x) {
    ks_put_u4le(p, (uint32_t)(x % 4294967296u));
    ks_put_u4le(p + 4, (uint32_t)(x / 4294967296u));
}

#endif
