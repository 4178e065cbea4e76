/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_bytes.h - what a stream keeps of a file: its head, and of all that follows the bytes that rules look at.
 *
 * Those lie in ranges behind the head, called places, of which rules only ask whether all is zero, and errors and notes
 * show the beginning. So a place that is all zeros takes no memory, and another one as much as is shown of it. Read as
 * a file, what was not kept is zeros, and what is not shown of a place has one byte that is not, if it had any.
 */
#ifndef TENSORGATE_KEPT_BYTES_H
#define TENSORGATE_KEPT_BYTES_H

#include "adapter.h"
#include "head_input.h"

typedef struct tg_kept_place {
    uint64_t offset;
    uint64_t size;
    bool has_more; /* behind those that are shown there is a byte that is not zero */
    uint8_t shown[TG_ERROR_NAME];
} tg_kept_place;

typedef struct tg_kept_bytes {
    const ks_allocator *allocator;
    tg_first_bytes head;
    tg_kept_place *places; /* those that are not all zeros, in order */
    size_t num_places;
    size_t room_places;
} tg_kept_bytes;

/* The next bytes of the head; false if there is no memory. */
bool tg_kept_add(tg_kept_bytes *kept, const uint8_t *data, size_t n);
/* Bytes from `offset` on, of a place of `size` bytes that begins at `place`, all of which are inside it. Places come in
 * order, and their bytes, too. False if there is no memory. */
bool tg_kept_look(tg_kept_bytes *kept, uint64_t place, uint64_t size, uint64_t offset,
                  const uint8_t *data, size_t n);
/* tg_source.read_at of a file of which this was kept; self is a tg_kept_bytes. */
int64_t tg_kept_read(void *self, uint64_t offset, void *dst, size_t n);
void tg_kept_free(tg_kept_bytes *kept);

#endif
