/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_member.h - the bytes of the members of an archive, stored or deflated, and their checksums.
 *
 * A deflated member is a stream of zlib that is read forward from its first byte. Nothing of it is
 * trusted: it has to give exactly as many bytes as the directory says, and to end exactly where its
 * data end. zlib is given its memory by the allocator of the file; if that fails, the error is
 * KS_NO_MEMORY.
 *
 * Functions return false after an error: in file->ks.error, or, if bytes of an open file cannot be
 * read, in file->error.
 */
#ifndef TENSORGATE_ZIP_MEMBER_H
#define TENSORGATE_ZIP_MEMBER_H

#define ZLIB_CONST
#include <zlib.h>

#include "file.h"

/* What is known of a member; the grammar has checked that its data are in the file. */
typedef struct tg_zip_content {
    uint64_t data;     /* offset of its data in the file */
    uint64_t len_data; /* bytes there */
    uint64_t size;     /* bytes of the member; len_data if it is stored */
    uint32_t crc32;    /* of these */
    bool deflated;
    bool has_descriptor; /* checksum and sizes follow the data, too */
    bool compared;       /* the checksum was compared with the bytes, and is right */
} tg_zip_content;

/* A deflated member that is being read. All zero: closed. */
typedef struct tg_zip_stream {
    const tg_zip_content *of; /* NULL: closed */
    uint64_t pos;             /* bytes of the member that came out */
    uint64_t given;           /* bytes of its data that zlib was given */
    bool ended;               /* zlib has seen the end of the stream */
    bool has_zlib;            /* `zlib` is initialised */
    uint8_t *piece;           /* data that zlib was given; NULL: they are read from the image */
    z_stream zlib;
} tg_zip_stream;

/*
 * Opens a stream at the first byte of a member, also one that is open already. Without `in_image`
 * its data are copied from the file piece by piece; with it they are loaded into the image, for
 * what is checked when a file is opened.
 */
bool tg_zip_open(tg_file *file, tg_zip_stream *s, const tg_zip_content *of, bool in_image);
/* Reads the next n bytes, at most as many as the member has left. Closes the stream after an error. */
bool tg_zip_read(tg_file *file, tg_zip_stream *s, uint8_t *dst, size_t n);
/* After the last byte: checks that stream and data end here. */
bool tg_zip_end(tg_file *file, tg_zip_stream *s);
/* Releases the memory of a stream. */
void tg_zip_free(tg_file *file, tg_zip_stream *s);

/* Compares the checksum of a member with that of its bytes, and remembers it if it is right. */
bool tg_zip_compare(tg_file *file, tg_zip_content *of, uint32_t crc);
/* Records that a stored member has a false descriptor, zip_descriptor.h. */
bool tg_zip_fail_descriptor(tg_file *file, const tg_zip_content *of, uint64_t found);
/* Compares the checksum of a member of which nothing was read; a stream is needed if it is deflated. Reads all
 * of it, window by window, and gives bytes [from, from + n) of it, n of which may be 0, at dst: after an
 * error these are zeros. */
bool tg_zip_verify(tg_file *file, tg_zip_content *of, tg_zip_stream *s, uint64_t from, void *dst,
                   size_t n);

#endif
