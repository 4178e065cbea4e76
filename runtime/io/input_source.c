/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_source.c - one read of a source, whose answer is not trusted.
 */
#include "input_internal.h"

#include <errno.h>
#include <limits.h>

int tg_source_read(const tg_source *source, uint64_t offset, uint8_t *dst, uint64_t n,
                   uint64_t *got) {
    size_t ask = n < TG_LARGEST_READ ? (size_t)n : TG_LARGEST_READ;
    int64_t result;
    do {
        result = source->read_at(source->self, offset, dst, ask);
    } while (result == -EINTR);
    if (result < 0) return result >= -INT_MAX ? (int)-result : EIO;
    if ((uint64_t)result > ask) return TG_IO_BAD_SOURCE;
    *got = (uint64_t)result;
    return 0;
}
