/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_encode.h - float32 as blocks of ggml: q8_0 and q4_0.
 *
 * Of finite numbers the blocks are those of gguf-py (quants.py, classes Q8_0 and Q4_0 of release 0.19), bit for bit. ggml
 * (quantize_row_q8_0_ref, quantize_row_q4_0_ref) has the same, where the compiler does not fuse its multiplication and
 * addition.
 */
#ifndef TENSORGATE_BLOCK_ENCODE_H
#define TENSORGATE_BLOCK_ENCODE_H

#include "tensorgate.h"

/* Whether tg_block_encode knows the dtype. */
bool tg_block_has_encoder(tg_dtype dtype);

/*
 * Encodes `n` numbers, whole blocks, little-endian float32 from `src`. What a block cannot hold is counted in `loss`, which
 * may be NULL: NaN becomes 0; numbers for which the scale would not be a finite float16 become the largest ones for which
 * it is. The values of a block are few multiples of its scale, so that most others are inexact.
 */
void tg_block_encode(uint8_t *dst, tg_dtype dtype, const uint8_t *src, size_t n, tg_loss *loss);

#endif
