/* SPDX-License-Identifier: Apache-2.0 */
/*
 * head_stream.h - streams of formats whose files are a head and, behind it, the elements of all tensors: .npy and
 * .safetensors.
 *
 * The functions that judge a whole file judge the stream: those of the grammar read the first bytes, those of the
 * adapter the header, the tensors and their names. What remains to do here is to call them when the bytes that they
 * need have come, and to keep an error back while the file may still turn out to be too short for the reader to have
 * seen it. Elements are passed on and counted.
 *
 *   first bytes   as many as the grammar needs to say how long the head is. Kept.
 *   head          given to the format in pieces. An error in there is the verdict once the head is
 *                 complete, as the reader asks for all of it first.
 *   elements      given to the sink. What depends on their number is judged at the end of the file.
 */
#ifndef TENSORGATE_HEAD_STREAM_H
#define TENSORGATE_HEAD_STREAM_H

#include "adapter.h"
#include "stream_format.h"

/* Where the parts of the head are. */
typedef struct tg_head {
    uint64_t header;   /* offset of what `take` gets; all before it was read by `look` */
    uint64_t elements; /* offset of the elements: the size of the head */
    unsigned version;
} tg_head;

typedef enum tg_look {
    TG_LOOK_MORE,    /* needs tg_head.elements bytes to say more */
    TG_LOOK_REFUSED, /* ks->error says why */
    TG_LOOK_GOOD     /* `head` is set */
} tg_look;

typedef struct tg_head_format {
    const tg_adapter *adapter; /* with shapes in the arena, not by tg_shape */

    /*
     * Reads the first bytes, which are the input of `ks`, with the reader that ksyc made. The size of that input is
     * that of the file, as far as it is known; no byte behind the first ones is looked at. In a file that is too
     * short for its head ks->error says so, even if `head` could be set.
     */
    tg_look (*look)(ks_ctx *ks, tg_head *head);
    uint32_t least; /* bytes that `look` gets at least, except from a shorter file */

    /* The head begins; file->ks is ready. */
    bool (*begin)(tg_file *file, const tg_head *head);
    /* The next n > 0 bytes of the header. */
    bool (*take)(tg_file *file, const uint8_t *data, size_t n);
    /* The header is complete: sets what tg_adapter.adopt sets. */
    bool (*finish)(tg_file *file);

    /* The tensor whose elements come at place i; those of all before it come earlier. */
    uint64_t (*in_order)(const tg_file *file, uint64_t i);
    /* How many tensors, counted like this, have their elements where they have to be; *bytes becomes the number of
     * those elements' bytes. NULL: all. */
    uint64_t (*in_place)(const tg_file *file, uint64_t *bytes);
    /* Whether the tensors take all of the `n` bytes behind the head; called once. */
    bool (*fits)(tg_file *file, uint64_t n);
    /* Whether numbers of the tensors have their highest byte first; NULL: never. */
    bool (*is_big_endian)(const tg_file *file);
} tg_head_format;

/* The members of tg_stream_format that all of these formats share. */
void *tg_head_stream_open(const tg_head_format *format, const tg_options *options,
                          const tg_stream_sink *sink);
void tg_head_stream_close(void *self);
void tg_head_stream_feed(void *self, const uint8_t *data, size_t n);
void tg_head_stream_end(void *self);
tg_stream_state tg_head_stream_state(const void *self);
/* For a format whose header has at most `most` bytes. */
uint64_t tg_head_stream_memory(const tg_options *options, uint64_t most);

/* What `look` returns after a reader that reads all of the head has succeeded or failed. */
tg_look tg_look_of(const ks_ctx *ks, bool good, tg_head *head);

#endif
