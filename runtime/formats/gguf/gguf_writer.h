/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_writer.h - shared by the files that write GGUF: gguf_writer.c, tensors; gguf_writer_pairs.c, keys and values.
 */
#ifndef TENSORGATE_GGUF_WRITER_H
#define TENSORGATE_GGUF_WRITER_H

#include "gguf_types.h"
#include "write.h"

/* A key and its value. */
typedef struct tg_gguf_pair {
    const uint8_t *key;
    size_t key_len;
    uint32_t type;       /* of the value, or of the elements of an array */
    const tg_meta *node; /* an array: TG_META_ARRAY */
} tg_gguf_pair;

typedef struct tg_gguf_plan {
    tg_gguf_pair *pairs;
    uint64_t num_pairs;
    uint64_t alignment;
    uint64_t head; /* bytes before the data section, without padding */
} tg_gguf_plan;

/* Reads build->meta, and sets all but `head`, to which it adds the bytes of the pairs. False after tg_refuse. */
bool tg_gguf_plan_pairs(tg_build *build, tg_gguf_plan *plan);
void tg_gguf_write_pairs(const tg_gguf_plan *plan, tg_emit *emit);

/* Whether the bytes are a key or a name that the reader takes: UTF-8 without zero bytes, not too long. */
bool tg_gguf_is_name(const uint8_t *bytes, size_t n);

#endif
