/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_archive.h - the ZIP archive around the arrays of a .npz file, through libzip.
 *
 * libzip reads the directory, and the bytes of members with their checksums. It trusts files more
 * than this library does, so its resource use is bounded here:
 *
 *   memory  it allocates with malloc, outside the arena and its budget. What it keeps while the
 *           archive is open is proportional to the bytes that it reads while opening
 *           (MEMORY_PER_BYTE); that is taken from the budget as they are read.
 *   time    names can be chosen so that all fall into one bucket of its hash table; so the cost of
 *           comparing them is taken from the work budget in advance. It tries every end record in
 *           the last 64 KiB, so their number is limited.
 *
 * It does not report the positions of members. But it reads through a callback of npz_archive.c,
 * which records the position it seeks to when it opens a member (`lowest`).
 */
#ifndef TENSORGATE_NPZ_ARCHIVE_H
#define TENSORGATE_NPZ_ARCHIVE_H

#include <zip.h>

#include "adapter.h"

#define NPZ_LOCAL_HEADER 30 /* bytes of a local header, without name and extra fields */

/* The record at the end of the file: the root of a .npz file. */
typedef struct npz_end {
    uint64_t count;     /* of members */
    uint64_t directory; /* offset of the directory */
    uint64_t end;       /* its end: offset of the record */
} npz_end;

typedef struct npz_archive {
    tg_file *file;
    zip_t *zip;
    zip_error_t error; /* of the source */
    uint64_t pos;      /* of the source */
    uint64_t lowest;   /* lowest position it was moved to since this was reset */
    bool adopting;     /* bytes are loaded into the image, and errors go to ks */
    bool counting;     /* bytes are charged to the budget */
    int failed;        /* errno-like code of a failed read; 0: none */
} npz_archive;

/* Finds the end record in the last bytes of the file. */
bool npz_find_end(ks_ctx *ks, npz_end *end);

/* Opens the archive of a file whose root is an npz_end. `archive` is all zero. */
bool npz_open(npz_archive *archive, tg_file *file);
void npz_close(npz_archive *archive);

bool npz_out_of_memory(zip_error_t *error);
/* Records an error of libzip, unless its source has already recorded one. */
bool npz_fail(npz_archive *archive, zip_error_t *error, const char *expected);

#endif
