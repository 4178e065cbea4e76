/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_decode.h - numbers that share scales, in blocks: the quantised types of ggml, as float32.
 *
 * Values are those of the reference (ggml: src/ggml-quants.c, dequantize_row_...), bit for bit. Each is a sum or
 * difference of at most two products, and those products are exact: a scale has 11 bits of precision, and what it is
 * multiplied by at most 13. So neither the order of multiplications nor a fused operation can change a bit; only
 * TG_DTYPE_Q8_K rounds a product, which is the last operation there. Of NaN, the bits are those of tg_block_store().
 */
#ifndef TENSORGATE_BLOCK_DECODE_H
#define TENSORGATE_BLOCK_DECODE_H

#include "tensorgate.h"

#define TG_BLOCK_MOST 256       /* elements of the largest block */
#define TG_BLOCK_MOST_BYTES 292 /* its bytes */

/* Decodes one block, whose fields are little-endian, to as many values as it has. */
typedef void tg_block_decoder(const uint8_t *block, float *values);

/* Stores `n` decoded values, little-endian. NaN, which scales that are infinite or NaN make, is 0x7FC00000. */
void tg_block_store(uint8_t *dst, const float *values, size_t n);

/* NULL: the dtype has no blocks. */
tg_block_decoder *tg_block_decoder_of(tg_dtype dtype);

#endif
