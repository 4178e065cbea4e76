/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_archive.h - the ZIP archive around the arrays of a .npz file, through libzip.
 *
 * libzip reads the directory, and the bytes of members with their checksums. It trusts a file more
 * than this library does, so what it is made to do is bounded here:
 *
 *   memory  it allocates with malloc, outside of the arena and its budget. What it keeps while the
 *           archive is open comes from bytes that it reads when it opens it, so many of each
 *           (MEMORY_PER_BYTE); that is taken from the budget as they are read.
 *   time    its table of names is a row of lists, and names can be made to be all in one; so what they
 *           will be compared is taken from the work budget before. Every end record that it finds in
 *           the last 64 KiB costs it a try, so there may not be many.
 *
 * It does not tell where members are. But it reads through a function of this file, which sees where
 * it goes when it opens one (`lowest`).
 */
#ifndef TENSORGATE_NPZ_ARCHIVE_H
#define TENSORGATE_NPZ_ARCHIVE_H

#include <zip.h>

#include "adapter.h"

#define NPZ_LOCAL_HEADER 30 /* bytes in front of a member, without its name and extra fields */

/* The record at the end of the file: the root of a .npz file. */
typedef struct npz_end {
    uint64_t count;     /* of members */
    uint64_t directory; /* offset of the directory */
    uint64_t end;       /* where it ends: offset of the record */
} npz_end;

typedef struct npz_archive {
    tg_file *file;
    zip_t *zip;
    zip_error_t error; /* of the source */
    uint64_t pos;      /* of the source */
    uint64_t lowest;   /* position that it was moved to since this was set */
    bool adopting;     /* bytes are loaded, to stay as they are, and errors go to ks */
    bool counting;     /* bytes are paid for */
    int failed;        /* why the file could not be read; 0: it could */
} npz_archive;

/* Finds the record, from the last bytes of the file. */
bool npz_find_end(ks_ctx *ks, npz_end *end);

/* Opens the archive of a file whose root is an npz_end. `archive` is all zero. */
bool npz_open(npz_archive *archive, tg_file *file);
void npz_close(npz_archive *archive);

bool npz_out_of_memory(zip_error_t *error);
/* Records an error of libzip, or leaves the one that its source has recorded before. */
bool npz_fail(npz_archive *archive, zip_error_t *error, const char *expected);

#endif
