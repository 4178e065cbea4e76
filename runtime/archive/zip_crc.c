/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_crc.c - see zip_crc.h.
 *
 * A CRC is the remainder of the bytes, taken as a polynomial over GF(2), modulo P of degree 32. So 16 bytes may be
 * taken away if their product with x^D, modulo P, is added to the 16 bytes that lie D bits behind them: the remainder
 * is the same. Carry-less multiplication does so for its two halves of 64 bits, whose distances to the end of the
 * place where they are added differ by 64: the first one is multiplied by x^(D+64), the second one by x^D. Lanes of 16
 * bytes are folded over 64 bytes, then into one, whose CRC zlib computes, with that of the rest.
 *
 * Bits are reflected in a CRC-32: the lowest bit has the highest power. The product of two reflected numbers of 64
 * bits comes out times x. A factor is x^N modulo P, reflected in 32 bits and shifted left by one: as a number of 64
 * bits it stands for x^(N+31). So N is D + 32 for the first half, and D - 32 for the second one.
 */
#include "zip_crc.h"

#include "ks.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#define ZLIB_CONST
#include <zlib.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(TG_NO_SIMD)

#include <immintrin.h>
#include <stdbool.h>

#define CLMUL __attribute__((target("sse2,pclmul")))
#define INLINE CLMUL __attribute__((always_inline)) static inline

#define LANE 16u
#define LANES 64u /* bytes of four lanes, which do not wait for each other */

static bool has_clmul(void) { return __builtin_cpu_supports("pclmul"); }

/* Accepts any alignment, and may alias any type. */
INLINE __m128i load(const uint8_t *from) { return _mm_loadu_si128((const void *)from); }

/* Adds a lane to the one `behind`, at the distance that the factors are made for. */
INLINE __m128i fold(__m128i lane, __m128i factors, __m128i behind) {
    const __m128i first = _mm_clmulepi64_si128(lane, factors, 0x00);
    const __m128i second = _mm_clmulepi64_si128(lane, factors, 0x11);
    return _mm_xor_si128(_mm_xor_si128(first, second), behind);
}

/* Makes 16 bytes with the same remainder of n >= LANES bytes, a multiple of LANE, behind some that leave `state`. */
CLMUL static void fold_all(uint32_t state, const uint8_t *p, unsigned n, uint8_t result[LANE]) {
    /* For D = 512, then 128: the factor of the second half, and that of the first one. */
    const __m128i over_lanes = _mm_set_epi64x(0x1c6e41596, 0x154442bd4);
    const __m128i over_lane = _mm_set_epi64x(0x0ccaa009e, 0x1751997d0);
    __m128i a = _mm_xor_si128(load(p), _mm_cvtsi32_si128((int)state));
    __m128i b = load(p + LANE);
    __m128i c = load(p + 2 * LANE);
    __m128i d = load(p + 3 * LANE);
    for (p += LANES, n -= LANES; n >= LANES; p += LANES, n -= LANES) {
        a = fold(a, over_lanes, load(p));
        b = fold(b, over_lanes, load(p + LANE));
        c = fold(c, over_lanes, load(p + 2 * LANE));
        d = fold(d, over_lanes, load(p + 3 * LANE));
    }
    a = fold(fold(fold(a, over_lane, b), over_lane, c), over_lane, d);
    for (; n >= LANE; p += LANE, n -= LANE) a = fold(a, over_lane, load(p));
    _mm_storeu_si128((void *)result, a);
}

uint32_t tg_zip_crc32(uint32_t crc, const uint8_t *bytes, unsigned n) {
    if (n >= LANES && has_clmul()) {
        uint8_t folded[LANE];
        const unsigned whole = n - n % LANE;
        /* A state is a CRC with its bits inverted; what was folded is behind the state 0. */
        fold_all(~crc, bytes, whole, folded);
        crc = (uint32_t)crc32(UINT32_MAX, folded, LANE);
        bytes += whole;
        n -= whole;
    }
    /* zlib takes no bytes at a NULL pointer for the question which CRC to begin with. */
    return n > 0 ? (uint32_t)crc32(crc, bytes, n) : crc;
}

#else

uint32_t tg_zip_crc32(uint32_t crc, const uint8_t *bytes, unsigned n) {
    return n > 0 ? (uint32_t)crc32(crc, bytes, n) : crc;
}

#endif
#endif
