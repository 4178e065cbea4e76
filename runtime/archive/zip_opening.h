/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_opening.h - what is asked of the members of an archive while it is opened.
 *
 * Compressed members may inflate to max_dense bytes in total, according to the directory; never more than it declares is
 * inflated. A member of a few bytes is judged as a whole then, any other before its first value is given (zip_reader.h).
 */
#ifndef TENSORGATE_ZIP_OPENING_H
#define TENSORGATE_ZIP_OPENING_H

#include "zip_archive.h"
#include "zip_member.h"

/* A member of at most this size is read as a whole when the archive is opened, if it is compressed or has a
 * data descriptor. */
#define TG_ZIP_SMALL 4096

typedef struct tg_zip_opening {
    tg_file *file;
    tg_zip_stream *stream; /* of the caller, which frees it */
    uint64_t inflated;     /* inflated bytes of all compressed members so far */
    uint8_t *bytes;        /* the beginning of a compressed member, in the arena */
    uint64_t cap;
} tg_zip_opening;

/* Begins with memory for the first `expected` bytes of a member; more is taken when it is needed. */
bool tg_zip_begin(tg_zip_opening *o, tg_file *file, tg_zip_stream *stream, uint64_t expected);
/* Sets *of to what the grammar has read of a member, and takes its bytes off what may be inflated. */
bool tg_zip_take(tg_zip_opening *o, const zip_archive_member *m, tg_zip_content *of);
/* Makes the first `wanted` bytes of a member available at *bytes, `have` of which are since the last call. */
bool tg_zip_load(tg_zip_opening *o, const tg_zip_content *of, uint64_t have, uint64_t wanted,
                 const uint8_t **bytes);
/*
 * What decides about a member of at most TG_ZIP_SMALL bytes, all of which are loaded: of a compressed one, where its
 * stream ends, and its checksum; of a stored one, whether it hides others from readers of a stream.
 */
bool tg_zip_check_small(tg_zip_opening *o, tg_zip_content *of);

#endif
