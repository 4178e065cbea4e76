/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_format.h - the contract of a format that tg_stream reads in pieces: the table that a format with STREAM in
 * formats.def defines as tg_stream_format_NAME.
 *
 * runtime/api/stream.c finds the format, counts the bytes, checks max_file, and hands everything else on. The
 * verdict is that of the adapter for the same bytes: code, offset, path and text.
 */
#ifndef TENSORGATE_STREAM_FORMAT_H
#define TENSORGATE_STREAM_FORMAT_H

#include "tensorgate.h"

/* What is known about a stream so far. */
typedef struct tg_stream_state {
    bool is_over;          /* there is a verdict */
    const tg_error *error; /* the verdict; TG_CODE_NONE: valid */
    uint64_t tensors;
    uint64_t notes;
    bool canonical;
} tg_stream_state;

typedef struct tg_stream_format {
    tg_format format;

    /* Whether a file that begins with these n bytes is of this format, whatever follows: no other format accepts
     * or recognises it. n is at most TG_STREAM_HEAD, and less than that only at the end of a file. The first bytes
     * that formats.def has for other formats need no attention. */
    bool (*begins)(const uint8_t *head, size_t n);

    /* The most bytes of memory that `open` and all calls after it take. */
    uint64_t (*memory)(const tg_options *options);

    /* Members of `options` have their defaults filled in, and the allocator its functions. A sink without a
     * function gets no events. NULL: no memory. */
    void *(*open)(const tg_options *options, const tg_stream_sink *sink);
    void (*close)(void *self);

    /* The next n > 0 bytes, not called any more once there is a verdict. */
    void (*feed)(void *self, const uint8_t *data, size_t n);
    /* The end of the file; afterwards there is a verdict. */
    void (*end)(void *self);
    tg_stream_state (*state)(const void *self);
} tg_stream_format;

#endif
