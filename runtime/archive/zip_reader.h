/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_reader.h - bytes of the members of an open archive, in any order.
 *
 * The checksum of a member is compared before the first of its bytes is given, in a pass over all of them. What is asked
 * for first is kept from that pass: all bytes, if they are going to be held (held.c), so that they are inflated once. The
 * same pass looks for false data descriptors.
 *
 * Compressed members can only be read forward. Four of them can be open at a time; the one that was used longest ago is
 * closed for another.
 */
#ifndef TENSORGATE_ZIP_READER_H
#define TENSORGATE_ZIP_READER_H

#include "zip_member.h"

#define TG_ZIP_STREAMS 4
/* This many bytes are kept for going back. */
#define TG_ZIP_KEPT 16

/* An open member. */
typedef struct tg_zip_place {
    tg_zip_stream stream;
    uint64_t used; /* time of last use, to find the least recently used one */
    uint8_t kept[TG_ZIP_KEPT];
    size_t num_kept; /* number of bytes before stream.pos that are kept */
} tg_zip_place;

/* All zero but for `file`: nothing is open. */
typedef struct tg_zip_reader {
    tg_file *file;
    tg_zip_place places[TG_ZIP_STREAMS];
    uint64_t uses;
} tg_zip_reader;

/* Compares the checksum of a member, if that was not done yet. */
bool tg_zip_reader_verify(tg_zip_reader *r, tg_zip_content *of);
/* Gives bytes [pos, pos + n) of a member, which has them. */
bool tg_zip_reader_give(tg_zip_reader *r, tg_zip_content *of, uint64_t pos, void *dst, size_t n);
/* Releases the memory of what is open. */
void tg_zip_reader_close(tg_zip_reader *r);

#endif
