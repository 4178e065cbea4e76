/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_hash.c - SipHash as published by its authors (J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input
 * PRF", 2012, and the variant of 128 bits in their reference code).
 */
#include "name_hash.h"

#include "ks.h"

/* So that the state is in registers. */
#define INLINE static inline __attribute__((always_inline))

INLINE uint64_t rotate(uint64_t x, unsigned n) { return x << n | x >> (64 - n); }

INLINE void round_of(uint64_t v[4]) {
    v[0] += v[1];
    v[2] += v[3];
    v[1] = rotate(v[1], 13) ^ v[0];
    v[3] = rotate(v[3], 16) ^ v[2];
    v[0] = rotate(v[0], 32);
    v[2] += v[1];
    v[0] += v[3];
    v[1] = rotate(v[1], 17) ^ v[2];
    v[3] = rotate(v[3], 21) ^ v[0];
    v[2] = rotate(v[2], 32);
}

INLINE void begin(uint64_t v[4], const uint64_t key[2]) {
    v[0] = key[0] ^ UINT64_C(0x736f6d6570736575);
    v[1] = key[1] ^ UINT64_C(0x646f72616e646f6d);
    v[2] = key[0] ^ UINT64_C(0x6c7967656e657261);
    v[3] = key[1] ^ UINT64_C(0x7465646279746573);
}

INLINE void take(uint64_t v[4], uint64_t word) {
    v[3] ^= word;
    round_of(v);
    v[0] ^= word;
}

/* The last n % 8 of n bytes as a little-endian number. */
INLINE uint64_t gather(const char *bytes, size_t n) {
    const size_t last = n % 8;
    uint64_t word = 0;
    /* Of eight bytes or more the last eight, shifted by 8 to 56 bits. */
    if (n >= 8 && last > 0) return ks_u8le((const uint8_t *)bytes + (n - 8)) >> 8 * (8 - last);
    for (size_t i = n - last; i < n; i++)
        word = word >> 8 | (uint64_t)(unsigned char)bytes[i] << 56;
    return last > 0 ? word >> 8 * (8 - last) : 0;
}

/* The name, and the word behind it; its highest byte is the low byte of the length of the message, in which
 * `before` bytes stand in front of the name. */
INLINE void take_name(uint64_t v[4], const char *name, size_t n, size_t before) {
    size_t at = 0;
    for (; n - at >= 8; at += 8) take(v, ks_u8le((const uint8_t *)name + at));
    take(v, gather(name, n) | (uint64_t)(n + before) << 56);
}

INLINE uint64_t finish(uint64_t v[4]) {
    round_of(v);
    round_of(v);
    round_of(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

tg_hash tg_hash_name(const uint64_t key[2], uint64_t scope, const char *name, size_t n) {
    uint64_t v[4];
    tg_hash hash;
    begin(v, key);
    v[1] ^= 0xee;
    take(v, scope); /* the first eight bytes of the message */
    take_name(v, name, n, sizeof scope);
    v[2] ^= 0xee;
    hash.word[0] = finish(v);
    v[1] ^= 0xdd;
    hash.word[1] = finish(v);
    if ((hash.word[0] | hash.word[1]) == 0) hash.word[1] = 1;
    return hash;
}

uint32_t tg_hash_kept_name(const uint64_t key[2], const char *name, size_t n) {
    uint64_t v[4];
    begin(v, key);
    take_name(v, name, n, 0);
    v[2] ^= 0xff;
    return (uint32_t)finish(v);
}
