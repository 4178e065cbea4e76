/* SPDX-License-Identifier: Apache-2.0 */
/*
 * spool.h - stores bytes until they are needed: a small amount in memory, more in a private
 * temporary file.
 *
 * The file is created in $TMPDIR, otherwise in /tmp, accessible to the user only, and unlinked at
 * once, so nothing remains after the process ends, however it ends.
 */
#ifndef TENSORGATE_CLI_SPOOL_H
#define TENSORGATE_CLI_SPOOL_H

#include "cli.h"

/* Maximum number of bytes that stay in memory. */
#define SPOOL_MEMORY ((size_t)16 << 20)

typedef struct spool {
    uint64_t most;    /* maximum number of bytes that are stored, --max-stream */
    tg_format format; /* of the input, for errors */
    uint64_t size;
    uint8_t *memory;
    size_t room; /* size of `memory` */
    int fd;      /* -1: all of it is in memory */
    struct operands
        *opened; /* has files that were opened before the sandbox was entered; NULL: it was not */
} spool;

void spool_start(spool *s, const args *a, tg_format format);
/* Starts a spool with an open, empty file, which gets all bytes and is the caller's. */
void spool_start_in(spool *s, const args *a, tg_format format, int fd);
/* Returns false with an error; the spool is then unusable. */
bool spool_add(spool *s, const void *data, size_t n, tg_error *error);
/* Reads up to `n` bytes from offset `at`: returns their number, 0 at the end, or a negative
 * errno. */
int64_t spool_read(const spool *s, uint64_t at, void *dst, size_t n);
/* Opens the stored bytes as a tensor file; nothing may be added until it is closed. */
tg_file *spool_open(spool *s, const tg_options *options, tg_error *error);
/* Discards the content. */
void spool_empty(spool *s);
void spool_close(spool *s);

#endif
