/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_small.c - windows of an array as floats of 8, 6 or 4 bits, which options.dtype asks for.
 *
 * A window of bytes may begin and end inside elements of 6 or 4 bits. So elements are read in groups that fill whole
 * bytes, and the bytes around the window are dropped.
 */
#include <string.h>

#include "conversion.h"

enum { BLOCK = 1024 }; /* elements that are read at once; a multiple of every group */

bool tg_is_float(tg_dtype dtype) {
    return dtype == TG_DTYPE_FLOAT16 || dtype == TG_DTYPE_BFLOAT16 || dtype == TG_DTYPE_FLOAT32 ||
           dtype == TG_DTYPE_FLOAT64;
}

/* The smallest number of elements that fill whole bytes. */
static unsigned group_of(unsigned bits) {
    if (bits == 8) return 1;
    return bits == 6 ? 4 : 2;
}

bool tg_small_window(tg_array *array, tg_dtype small, uint64_t from, void *dst, size_t n,
                     tg_loss *loss) {
    const tg_array_info about = tg_array_about(array);
    const unsigned bits = tg_dtype_bits(small);
    const unsigned group = group_of(bits);
    const unsigned bytes = group * bits / 8; /* of a group */
    const size_t size = tg_dtype_bits(about.dtype) / 8;
    uint8_t numbers[BLOCK * 8];
    uint8_t codes[BLOCK];
    uint8_t *to = dst;
    while (n > 0) {
        /* The window is inside the elements, so `first` is one of them and no product exceeds their bytes. */
        const uint64_t first = from / bytes * group;
        const size_t skip = (size_t)(from % bytes);
        const size_t wanted = n < BLOCK ? ((skip + n + bytes - 1) / bytes) * group : BLOCK;
        const uint64_t left = about.count - first;
        size_t count = wanted < BLOCK ? wanted : BLOCK;
        if (left < count) count = (size_t)left;
        if (!tg_array_read(array, first * size, numbers, count * size)) return false;
        tg_small_encode(codes, small, numbers, about.dtype, false, count, loss);
        const size_t have = (count * bits + 7) / 8 - skip;
        const size_t take = have < n ? have : n;
        memcpy(to, codes + skip, take);
        to += take;
        from += take;
        n -= take;
    }
    return true;
}

bool tg_small_losses(tg_array *array, tg_dtype small, tg_loss *loss) {
    const tg_array_info about = tg_array_about(array);
    uint8_t codes[BLOCK];
    const uint64_t nbytes = tg_extent_of(small, about.count, 0).nbytes;
    for (uint64_t at = 0; at < nbytes;) {
        /* Whole groups, so that no element is counted twice. */
        const uint64_t left = nbytes - at;
        const size_t n = left < BLOCK * 3 / 4 ? (size_t)left : BLOCK * 3 / 4;
        if (!tg_small_window(array, small, at, codes, n, loss)) return false;
        at += n;
    }
    return true;
}
