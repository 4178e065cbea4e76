/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_encode.c - windows of an array in an encoding that arrays do not have: floats of 8, 6 or 4 bits, which
 * options.dtype asks for, blocks of ggml, fixed point, bits and scaled bytes, which a file says it came from.
 *
 * A window of bytes may begin and end inside elements of less than 8 bits, and of more. So elements are read in groups
 * that fill whole bytes, and the bytes around the window are dropped.
 */
#include <string.h>

#include "block_encode.h"
#include "conversion.h"

enum {
    BLOCK = 1024
}; /* elements that are read at once; a multiple of every group, also of a block */

bool tg_is_float(tg_dtype dtype) {
    return dtype == TG_DTYPE_FLOAT16 || dtype == TG_DTYPE_BFLOAT16 || dtype == TG_DTYPE_FLOAT32 ||
           dtype == TG_DTYPE_FLOAT64;
}

/* The smallest number of elements that fill whole bytes by themselves, and those bytes. */
typedef struct group {
    uint32_t elements;
    uint32_t bytes;
} group;

static group group_of(tg_dtype dtype) {
    group g;
    if (tg_dtype_block(dtype, &g.elements, &g.bytes)) return g;
    const unsigned bits = tg_dtype_bits(dtype);
    g.elements = bits == 1 ? 8 : bits == 4 ? 2 : bits == 6 ? 4 : 1;
    g.bytes = g.elements * bits / 8;
    return g;
}

/* Bytes of `count` elements; the last group may be a part of one, whose last byte is padded. */
static size_t bytes_of(group g, size_t count) {
    const size_t rest = count % g.elements;
    return count / g.elements * g.bytes + (rest * g.bytes + g.elements - 1) / g.elements;
}

/* Bits that are bytes 0 and 1, as options.raw has them. */
static void pack_bits(uint8_t *codes, const uint8_t *bytes, size_t n, tg_loss *loss) {
    memset(codes, 0, (n + 7) / 8);
    for (size_t i = 0; i < n; i++) {
        if (bytes[i] != 0) codes[i / 8] |= (uint8_t)(1u << i % 8);
        if (bytes[i] > 1 && loss != NULL) loss->inexact++;
    }
}

/* Elements of one step of axis 0 after the other, as each has bounds of its own. */
static void encode_scaled(uint8_t *codes, const tg_encoding *to, const uint8_t *numbers,
                          uint64_t first, size_t count, tg_loss *loss) {
    for (size_t at = 0; at < count;) {
        const uint64_t step = (first + at) / to->per_step;
        const uint64_t left = (step + 1) * to->per_step - (first + at);
        const size_t n = left < count - at ? (size_t)left : count - at;
        tg_scaled_encode(codes + at, numbers + 4 * at, to->low[step], to->high[step],
                         TG_ROUNDING_HALF_UP, n, loss);
        at += n;
    }
}

static void encode(uint8_t *codes, const tg_encoding *to, const uint8_t *numbers, tg_dtype from,
                   uint64_t first, size_t count, tg_loss *loss) {
    if (tg_block_has_encoder(to->dtype)) {
        tg_block_encode(codes, to->dtype, numbers, count,
                        loss); /* rows, and so windows, are whole blocks */
    } else if (to->low != NULL) {
        encode_scaled(codes, to, numbers, first, count, loss);
    } else if (to->dtype == TG_DTYPE_INT8 || to->dtype == TG_DTYPE_INT16) {
        tg_fixed_encode(codes, numbers, to->dtype, to->fp_pos, TG_ROUNDING_HALF_EVEN, count, loss);
    } else if (to->dtype != TG_DTYPE_BIT) {
        tg_small_encode(codes, to->dtype, numbers, from, false, count, loss);
    } else if (from == TG_DTYPE_UINT8) {
        pack_bits(codes, numbers, count, loss);
    } else {
        tg_bits_encode(codes, numbers, count, loss);
    }
}

bool tg_encoded_window(tg_array *array, const tg_encoding *to, uint64_t from, void *dst, size_t n,
                       tg_loss *loss) {
    const tg_array_info about = tg_array_about(array);
    const group g = group_of(to->dtype);
    const size_t size = tg_dtype_bits(about.dtype) / 8;
    uint8_t numbers[BLOCK * 8];
    uint8_t codes[BLOCK * 2];
    uint8_t *out = dst;
    while (n > 0) {
        /* The window is inside the elements, so `first` is one of them and no product exceeds their bytes. */
        const uint64_t first = from / g.bytes * g.elements;
        const size_t skip = (size_t)(from % g.bytes);
        const size_t wanted = n < BLOCK ? ((skip + n + g.bytes - 1) / g.bytes) * g.elements : BLOCK;
        const uint64_t left = about.count - first;
        size_t count = wanted < BLOCK ? wanted : BLOCK;
        if (left < count) count = (size_t)left;
        if (!tg_array_read(array, first * size, numbers, count * size)) return false;
        encode(codes, to, numbers, about.dtype, first, count, loss);
        const size_t have = bytes_of(g, count) - skip;
        const size_t take = have < n ? have : n;
        memcpy(out, codes + skip, take);
        out += take;
        from += take;
        n -= take;
    }
    return true;
}

bool tg_encoded_losses(tg_array *array, const tg_encoding *to, tg_loss *loss) {
    const tg_array_info about = tg_array_about(array);
    uint8_t codes[BLOCK];
    const uint64_t nbytes = tg_extent_of(to->dtype, about.count, 0).nbytes;
    const group g = group_of(to->dtype);
    /* Whole groups, so that no element is counted twice. */
    const size_t most = sizeof codes / g.bytes * g.bytes;
    for (uint64_t at = 0; at < nbytes;) {
        const uint64_t left = nbytes - at;
        const size_t n = left < most ? (size_t)left : most;
        if (!tg_encoded_window(array, to, at, codes, n, loss)) return false;
        at += n;
    }
    /* Of float64, blocks are compared with the float32 that they are made of. */
    if (tg_block_has_encoder(to->dtype) && loss->inexact < tg_array_inexact(array))
        loss->inexact = tg_array_inexact(array);
    return true;
}
