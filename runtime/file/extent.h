/* SPDX-License-Identifier: Apache-2.0 */
/*
 * extent.h - how many bytes elements take. Private to the library; proved by Frama-C. In the logic, tg_bits, tg_elements,
 * tg_block_bytes and tg_bytes are numbers without bounds.
 */
#ifndef TENSORGATE_EXTENT_H
#define TENSORGATE_EXTENT_H

#include <stdbool.h>
#include <stdint.h>

#include "ks_proved.h"
#include "tensorgate.h"

/* What does not fit 64 bits becomes the largest number, which no file has. */
/*@ logic integer tg_saturated(integer x) =
      x < 18446744073709551615 ? x : 18446744073709551615;
*/

/* ------------------------------------------------------------------------ bits of an element */

/*@ logic integer tg_bits(integer dtype) =
      dtype == TG_DTYPE_BIT ? 1 :
      dtype == TG_DTYPE_INT2 || dtype == TG_DTYPE_UINT2 ? 2 :
      dtype == TG_DTYPE_FLOAT4_E2M1FN || dtype == TG_DTYPE_INT4 || dtype == TG_DTYPE_UINT4 ? 4 :
      dtype == TG_DTYPE_FLOAT6_E2M3FN || dtype == TG_DTYPE_FLOAT6_E3M2FN ? 6 :
      dtype == TG_DTYPE_INT8 || dtype == TG_DTYPE_UINT8 || dtype == TG_DTYPE_BOOL ||
          TG_DTYPE_FLOAT8_E4M3FN <= dtype <= TG_DTYPE_FLOAT8_E5M2FNUZ ? 8 :
      dtype == TG_DTYPE_INT16 || dtype == TG_DTYPE_UINT16 || dtype == TG_DTYPE_FLOAT16 ||
          dtype == TG_DTYPE_BFLOAT16 ? 16 :
      dtype == TG_DTYPE_INT32 || dtype == TG_DTYPE_UINT32 || dtype == TG_DTYPE_FLOAT32 ||
          dtype == TG_DTYPE_COMPLEX32 ? 32 :
      dtype == TG_DTYPE_INT64 || dtype == TG_DTYPE_UINT64 || dtype == TG_DTYPE_FLOAT64 ||
          dtype == TG_DTYPE_COMPLEX64 ? 64 :
      dtype == TG_DTYPE_COMPLEX128 ? 128 :
      0;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_bits(dtype); */
static inline unsigned tg_bits_of(tg_dtype dtype) {
    static const uint8_t bits[TG_DTYPE_Q4_0] = {0,  8,  16, 32,  64, 8, 16, 32, 64, 32, 64, 1, 8,
                                                16, 16, 64, 128, 8,  8, 8,  8,  8,  6,  6,  4};
    const unsigned number = (unsigned)dtype;
    if (number < TG_DTYPE_Q4_0) return bits[number];
    if (number == TG_DTYPE_COMPLEX32) return 32;
    if (number == TG_DTYPE_INT4 || number == TG_DTYPE_UINT4) return 4;
    return number == TG_DTYPE_INT2 || number == TG_DTYPE_UINT2 ? 2 : 0;
}

/* --------------------------------------------------------------------------------- blocks */

/* A number of elements that share scales, and the bytes that they take together. */
typedef struct tg_block_size {
    uint16_t elements; /* 0: elements are by themselves */
    uint16_t bytes;
} tg_block_size;

/*@ logic integer tg_elements(integer dtype) =
      dtype < TG_DTYPE_Q4_0 || dtype > TG_DTYPE_Q2_0 ? 0 :
      dtype == TG_DTYPE_NVFP4 || dtype == TG_DTYPE_Q2_0 ? 64 :
      dtype == TG_DTYPE_Q1_0 ? 128 :
      dtype <= TG_DTYPE_Q8_1 || dtype == TG_DTYPE_IQ4_NL || dtype == TG_DTYPE_MXFP4 ? 32 : 256;
    logic integer tg_block_bytes(integer dtype) =
      dtype == TG_DTYPE_MXFP4 ? 17 :
      dtype == TG_DTYPE_Q4_0 || dtype == TG_DTYPE_IQ4_NL || dtype == TG_DTYPE_Q1_0 ||
          dtype == TG_DTYPE_Q2_0 ? 18 :
      dtype == TG_DTYPE_Q4_1 ? 20 :
      dtype == TG_DTYPE_Q5_0 ? 22 :
      dtype == TG_DTYPE_Q5_1 ? 24 :
      dtype == TG_DTYPE_Q8_0 ? 34 :
      dtype == TG_DTYPE_Q8_1 || dtype == TG_DTYPE_NVFP4 ? 36 :
      dtype == TG_DTYPE_IQ1_S ? 50 :
      dtype == TG_DTYPE_TQ1_0 ? 54 :
      dtype == TG_DTYPE_IQ1_M ? 56 :
      dtype == TG_DTYPE_IQ2_XXS || dtype == TG_DTYPE_TQ2_0 ? 66 :
      dtype == TG_DTYPE_IQ2_XS ? 74 :
      dtype == TG_DTYPE_IQ2_S ? 82 :
      dtype == TG_DTYPE_Q2_K ? 84 :
      dtype == TG_DTYPE_IQ3_XXS ? 98 :
      dtype == TG_DTYPE_Q3_K || dtype == TG_DTYPE_IQ3_S ? 110 :
      dtype == TG_DTYPE_IQ4_XS ? 136 :
      dtype == TG_DTYPE_Q4_K ? 144 :
      dtype == TG_DTYPE_Q5_K ? 176 :
      dtype == TG_DTYPE_Q6_K ? 210 :
      dtype == TG_DTYPE_Q8_K ? 292 :
      0;
*/

/*@ predicate tg_is_block(integer elements) =
      elements == 32 || elements == 64 || elements == 128 || elements == 256;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.elements == tg_elements(dtype);
    ensures \result.bytes == tg_block_bytes(dtype);
    ensures tg_is_block(\result.elements) || \result.elements == \result.bytes == 0;
    ensures \result.bytes <= 292; */
static inline tg_block_size tg_block_of(tg_dtype dtype) {
    static const tg_block_size blocks[TG_DTYPE_Q2_0 - TG_DTYPE_Q4_0 + 1] = {
        {32, 18},   /* q4_0 */
        {32, 20},   /* q4_1 */
        {32, 22},   /* q5_0 */
        {32, 24},   /* q5_1 */
        {32, 34},   /* q8_0 */
        {32, 36},   /* q8_1 */
        {256, 84},  /* q2_k */
        {256, 110}, /* q3_k */
        {256, 144}, /* q4_k */
        {256, 176}, /* q5_k */
        {256, 210}, /* q6_k */
        {256, 292}, /* q8_k */
        {256, 66},  /* iq2_xxs */
        {256, 74},  /* iq2_xs */
        {256, 98},  /* iq3_xxs */
        {256, 50},  /* iq1_s */
        {32, 18},   /* iq4_nl */
        {256, 110}, /* iq3_s */
        {256, 82},  /* iq2_s */
        {256, 136}, /* iq4_xs */
        {256, 56},  /* iq1_m */
        {256, 54},  /* tq1_0 */
        {256, 66},  /* tq2_0 */
        {32, 17},   /* mxfp4 */
        {64, 36},   /* nvfp4 */
        {128, 18},  /* q1_0 */
        {64, 18},   /* q2_0 */
    };
    tg_block_size none = {0, 0};
    const unsigned number = (unsigned)dtype;
    if (number < TG_DTYPE_Q4_0 || number > TG_DTYPE_Q2_0) return none;
    return blocks[number - TG_DTYPE_Q4_0];
}

/* ---------------------------------------------------------------------------------- bytes */

/* Whole bytes, and whole blocks. */
/*@ logic integer tg_packed(integer bits, integer count) = (count * bits + 7) / 8;
    logic integer tg_blocks(integer elements, integer count) =
      (count + elements - 1) / elements;
    logic integer tg_bytes(integer dtype, integer count) =
      tg_elements(dtype) > 0 ? tg_blocks(tg_elements(dtype), count) * tg_block_bytes(dtype)
                             : tg_packed(tg_bits(dtype), count);
*/

/*@ requires tg_is_block(elements);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_blocks(elements, count); */
static inline uint64_t tg_blocks_of(uint64_t count, uint64_t elements) {
    const uint64_t whole = count / elements;
    const uint64_t rest = count % elements;
    /*@ assert elements == 32 ==> tg_blocks(32, count) == whole + (rest > 0 ? 1 : 0); */
    /*@ assert elements == 64 ==> tg_blocks(64, count) == whole + (rest > 0 ? 1 : 0); */
    /*@ assert elements == 128 ==> tg_blocks(128, count) == whole + (rest > 0 ? 1 : 0); */
    /*@ assert elements == 256 ==> tg_blocks(256, count) == whole + (rest > 0 ? 1 : 0); */
    return whole + (rest != 0);
}

/* Elements of less than a byte. No product of less than 8 and an eighth overflows. */
/*@ requires bits == 1 || bits == 2 || bits == 4 || bits == 6;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_packed(bits, count); */
static inline uint64_t tg_packed_of(uint64_t bits, uint64_t count) {
    const uint64_t whole = count / 8;
    const uint64_t rest = count % 8;
    /*@ assert bits == 1 ==> tg_packed(1, count) == whole + (rest + 7) / 8; */
    /*@ assert bits == 2 ==> tg_packed(2, count) == whole * 2 + (rest * 2 + 7) / 8; */
    /*@ assert bits == 4 ==> tg_packed(4, count) == whole * 4 + (rest * 4 + 7) / 8; */
    /*@ assert bits == 6 ==> tg_packed(6, count) == whole * 6 + (rest * 6 + 7) / 8; */
    return whole * bits + (rest * bits + 7) / 8;
}

/*@ requires size > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_saturated(count * size); */
static inline uint64_t tg_times(uint64_t count, uint64_t size) {
    return ks_mul_fits_u64(count, size) ? count * size : UINT64_MAX;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_saturated(tg_bytes(dtype, count)); */
static inline uint64_t tg_bytes_of(tg_dtype dtype, uint64_t count) {
    const unsigned bits = tg_bits_of(dtype);
    if (bits >= 8) { /* whole bytes */
        const uint64_t size = bits / 8;
        /*@ assert whole: bits == 8 * size; */
        /*@ assert product: tg_packed(8 * size, count) == count * size; */
        return tg_times(count, size);
    }
    if (bits > 0) return tg_packed_of(bits, count);
    const tg_block_size block = tg_block_of(dtype);
    if (block.elements == 0) return 0;
    const uint64_t blocks = tg_blocks_of(count, block.elements);
    return tg_times(blocks, block.bytes);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == dtype;
    ensures \result.count == count;
    ensures \result.nbytes == tg_saturated(tg_bytes(dtype, count));
    ensures \result.offset == offset; */
static inline tg_extent tg_extent_at(tg_dtype dtype, uint64_t count, uint64_t offset) {
    tg_extent extent = {dtype, count, 0, offset};
    extent.nbytes = tg_bytes_of(dtype, count);
    return extent;
}

#endif
