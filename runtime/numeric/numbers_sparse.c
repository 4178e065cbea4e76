/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_sparse.c - writes entries of sparse tensors to windows of a dense array.
 *
 * Indices were checked when the file was opened. They are checked again here at no cost: each is
 * compared with the window anyway, and that comparison alone keeps every write inside it. So memory
 * is safe whatever the indices are, even if they were read again and the file has changed.
 */
#include "numbers.h"

static const uint8_t one[4] = {0x00, 0x00, 0x80, 0x3F}; /* 1.0 as float32 */

/* index - first wraps for an index before the window, to at least 2^64 - first, which is not less
 * than count, since first + count is at most 2^64. `at` < count, so 4 * at is the offset of an
 * element of dst. */
void tg_scatter_u32(void *dst, uint64_t first, uint64_t count, const void *index,
                    const void *values, size_t n) {
    uint8_t *restrict out = dst;
    const uint8_t *restrict where = index;
    const uint8_t *restrict what = values;
    if (what == NULL) {
        for (size_t i = 0; i < n; i++) {
            uint64_t at = tg_load32(where + 4 * i) - first;
            if (at < count) memcpy(out + 4 * at, one, 4);
        }
        return;
    }
    for (size_t i = 0; i < n; i++) {
        uint64_t at = tg_load32(where + 4 * i) - first;
        if (at < count) memcpy(out + 4 * at, what + 4 * i, 4);
    }
}

/*
 * The position of a row, by Horner's rule: for indices within the shape every step stays below the
 * product of the lengths so far, which fits. A negative index is a large unsigned one and fails the
 * test.
 */
TG_INLINE bool place_of(const uint8_t *row, const uint64_t *shape, uint32_t rank, uint64_t *place) {
    uint64_t sum = 0;
    for (uint32_t axis = 0; axis < rank; axis++) {
        uint64_t along = tg_load64(row + 8 * (size_t)axis);
        if (along >= shape[axis]) return false;
        sum = sum * shape[axis] + along;
    }
    *place = sum;
    return true;
}

TG_INLINE void scatter(uint8_t *restrict dst, uint64_t first, uint64_t count, const uint64_t *shape,
                       uint32_t rank, const uint8_t *restrict index, const uint8_t *restrict values,
                       size_t size, size_t n) {
    for (size_t i = 0; i < n; i++) {
        uint64_t place;
        if (!place_of(index + 8 * (size_t)rank * i, shape, rank, &place)) continue;
        uint64_t at = place - first;
        if (at < count) memcpy(dst + size * at, values + size * i, size);
    }
}

/* Copies of constant size are single moves. */
void tg_scatter_coo(void *dst, uint64_t first, uint64_t count, const uint64_t *shape, uint32_t rank,
                    const void *index, const void *values, size_t size, size_t n) {
    switch (size) {
    case 1: scatter(dst, first, count, shape, rank, index, values, 1, n); break;
    case 2: scatter(dst, first, count, shape, rank, index, values, 2, n); break;
    case 4: scatter(dst, first, count, shape, rank, index, values, 4, n); break;
    case 8: scatter(dst, first, count, shape, rank, index, values, 8, n); break;
    case 16: scatter(dst, first, count, shape, rank, index, values, 16, n); break;
    default: break; /* no dtype has another size */
    }
}
