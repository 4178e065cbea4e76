/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_stream.h - streams of formats whose files begin with a head of any size, and of whose other bytes rules look at
 * few: .gguf.
 *
 * A scanner finds the end of the head while it comes, without judging it. The head is kept, and is then read as one of
 * a file of unknown size, so that tensors can be told with their elements. At the end, when the size is known, the
 * bytes that were kept (kept_bytes.h) are opened like any file, by the functions that open those: what they say is the
 * verdict. A head that is wrong whatever follows is refused before that.
 *
 * options.limits.max_stream bounds the head.
 */
#ifndef TENSORGATE_KEPT_STREAM_H
#define TENSORGATE_KEPT_STREAM_H

#include "adapter.h"
#include "stream_format.h"

typedef enum tg_scan {
    TG_SCAN_MORE,  /* the head goes on */
    TG_SCAN_STUCK, /* no reader comes further than these bytes, whatever follows */
    TG_SCAN_END    /* the head ends with one of these bytes */
} tg_scan;

/* Bytes behind the head that rules look at. */
typedef struct tg_kept_span {
    uint64_t offset;
    uint64_t size;
} tg_kept_span;

typedef struct tg_kept_format {
    const tg_adapter *adapter; /* with `adopt`, and shapes by tg_shape */

    /* A scanner for a file within these limits; freed by the allocator as so many bytes. */
    size_t scanner_size;
    void (*begin)(void *scanner, const tg_limits *limits);
    /* Goes on in the first `have` bytes of the file, all of which it has seen but the last few. Behind TG_SCAN_END,
     * *end is the size of the head. */
    tg_scan (*scan)(void *scanner, const uint8_t *head, size_t have, uint64_t *end);

    /* Reads the head, which has all bytes that are looked at, as far as `adopt` and `describe` need it. */
    bool (*read)(ks_ctx *ks, void **root);
    /* Place i behind the head, in order; places are as many as tensors, and at least one. Some may have no bytes. */
    tg_kept_span (*place)(tg_file *file, uint64_t i);
    /* Whether numbers of the tensors have their highest byte first. */
    bool (*is_big_endian)(const tg_file *file);
} tg_kept_format;

/* The members of tg_stream_format that all of these formats share. */
void *tg_kept_stream_open(const tg_kept_format *format, const tg_options *options,
                          const tg_stream_sink *sink);
void tg_kept_stream_close(void *self);
void tg_kept_stream_feed(void *self, const uint8_t *data, size_t n);
void tg_kept_stream_end(void *self);
tg_stream_state tg_kept_stream_state(const void *self);
uint64_t tg_kept_stream_memory(const tg_options *options);

#endif
