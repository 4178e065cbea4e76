/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_tell.h - tells the sink of a stream the tensors of a file whose head is known, and their elements as they come.
 *
 * Elements lie behind each other in the order in which tensors are told; there may be gaps between them, which are told
 * to nobody. What fails leaves its reason in file->error.
 */
#ifndef TENSORGATE_STREAM_TELL_H
#define TENSORGATE_STREAM_TELL_H

#include "adapter.h"

typedef struct tg_teller {
    tg_file *file; /* its head was read */
    const tg_stream_sink *sink;
    /* The tensor whose elements come at place i; NULL: tensor i. */
    uint64_t (*in_order)(const tg_file *file, uint64_t i);
    /* Whether numbers of the tensors have their highest byte first; NULL: never. */
    bool (*is_big_endian)(const tg_file *file);
    uint64_t end; /* so many tensors will be told */

    uint64_t next; /* as many were told and are complete */
    uint64_t skip; /* bytes up to the elements of the one at hand */
    uint64_t left; /* of its elements */
    bool in_tensor;
    uint64_t told;
} tg_teller;

/* Sends an event. */
bool tg_tell(tg_teller *t, const tg_stream_event *event);
/* Sends each note of the file. */
bool tg_tell_notes(tg_teller *t);
/* Tells all tensors that are complete at offset `at`, and the first that is not: called once, where the elements begin. */
bool tg_tell_tensors(tg_teller *t, uint64_t at);
/* The next *n > 0 bytes, from offset `at` on. *n becomes how many of them were taken, at least one. */
bool tg_tell_elements(tg_teller *t, uint64_t at, const uint8_t *data, size_t *n);

#endif
