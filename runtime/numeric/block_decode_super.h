/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_decode_super.h - private to block_decode*.c.
 */
#ifndef TENSORGATE_BLOCK_DECODE_SUPER_H
#define TENSORGATE_BLOCK_DECODE_SUPER_H

#include "block_decode.h"
#include "numbers.h"

/* The values of four bits in iq4_nl and iq4_xs. */
extern const int8_t tg_block_uneven[16];

/* A scale of float16. */
static inline float tg_block_scale(const uint8_t *p) { return tg_f32_of_f16(tg_load16(p)); }

/* Bits of a byte. */
static inline unsigned tg_block_bits(uint8_t byte, unsigned at, unsigned mask) {
    return (unsigned)byte >> at & mask;
}

/* Blocks of 256 elements. */
tg_block_decoder tg_decode_q2_k, tg_decode_q3_k, tg_decode_q4_k, tg_decode_q5_k, tg_decode_q6_k,
    tg_decode_q8_k, tg_decode_iq4_xs, tg_decode_tq1_0, tg_decode_tq2_0, tg_decode_iq1_s,
    tg_decode_iq1_m, tg_decode_iq2_xxs, tg_decode_iq2_xs, tg_decode_iq2_s, tg_decode_iq3_xxs,
    tg_decode_iq3_s;

#endif
