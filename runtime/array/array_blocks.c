/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_blocks.c - reads and decodes elements that are stored in blocks.
 *
 * A window may begin and end inside a block, so blocks are decoded whole to a small buffer, and from there the elements
 * are copied that were asked for. Rows are whole blocks, so that the blocks of a tensor follow each other like its
 * elements.
 *
 * Sums and products: [first, first + count) is inside the tensor, and its blocks inside the part.
 */
#include "array.h"
#include "block_decode.h"

void tg_blocks_open(tg_array *a, bool raw) {
    a->decoding = raw ? TG_AS_STORED : TG_BLOCKED;
    a->dtype = raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
}

bool tg_blocks_read(tg_array *a, uint64_t first, uint64_t count, uint8_t *dst) {
    tg_block_decoder *decode = tg_block_decoder_of(a->tensor.dtype);
    uint32_t elements;
    uint32_t bytes;
    uint8_t room[16 * TG_BLOCK_MOST_BYTES];
    float values[TG_BLOCK_MOST];
    tg_dtype_block(a->tensor.dtype, &elements, &bytes);
    uint64_t block = first / elements;
    size_t skip = (size_t)(first % elements);
    while (count > 0) {
        const uint64_t left = (skip + count + elements - 1) / elements;
        const size_t most = sizeof room / bytes;
        const size_t take = left < most ? (size_t)left : most;
        if (!tg_tensor_read(a->file, &a->tensor, TG_PART_VALUES, block * bytes, room, take * bytes))
            return false;
        for (size_t i = 0; i < take; i++) {
            const size_t have = elements - skip;
            const size_t n = have < count ? have : (size_t)count;
            decode(room + i * bytes, values);
            tg_block_store(dst, values + skip, n);
            dst += 4 * n;
            count -= n;
            skip = 0;
        }
        block += take;
    }
    return true;
}
