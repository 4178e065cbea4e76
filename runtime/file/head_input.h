/* SPDX-License-Identifier: Apache-2.0 */
/*
 * head_input.h - the first bytes of a file of which more may come, as the input of a reader. Private to streams.
 */
#ifndef TENSORGATE_HEAD_INPUT_H
#define TENSORGATE_HEAD_INPUT_H

#include <errno.h>

#include "ks.h"

/* The size of a file of which more may come: more than any file has, and its sums with lengths of heads fit. */
#define TG_SIZE_OF_MORE ((uint64_t)INT64_MAX)

typedef struct tg_first_bytes {
    uint8_t *data; /* `room` bytes, one more at least than `have` */
    size_t have;
    size_t room;
} tg_first_bytes;

/* ks_input.load: what has come is loaded, the rest is not there. */
static inline int tg_first_bytes_load(void *self, uint64_t offset, uint64_t n, uint64_t *from,
                                      uint64_t *to) {
    const tg_first_bytes *first = self;
    if (offset > first->have || n > first->have - offset) return EIO;
    *from = 0;
    *to = first->have;
    return 0;
}

/* A file of `size` bytes, at least those that have come, which stay as they are while a reader has the input. */
static inline ks_input tg_first_bytes_of(tg_first_bytes *first, uint64_t size) {
    ks_input input = ks_input_memory(first->data, first->have);
    if (size == first->have) return input;
    input.size = size;
    input.absent = size - first->have;
    input.load = tg_first_bytes_load;
    input.self = first;
    return input;
}

#endif
