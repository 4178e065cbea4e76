/* SPDX-License-Identifier: Apache-2.0 */
/*
 * spool.h - bytes that are kept until more is known: in memory while they are few, beyond that in a
 * private temporary file.
 *
 * The file is made in $TMPDIR, else in /tmp, readable by the user alone, and loses its name at once:
 * whatever happens to the process, nothing stays behind.
 */
#ifndef TENSORGATE_CLI_SPOOL_H
#define TENSORGATE_CLI_SPOOL_H

#include "tensorgate.h"

/* Bytes that stay in memory. */
#define SPOOL_MEMORY ((size_t)16 << 20)

typedef struct spool {
    uint64_t most; /* bytes that may be kept, --max-stream */
    uint64_t size;
    uint8_t *memory;
    size_t room; /* of `memory` */
    int fd;      /* -1: all of it is in memory */
} spool;

void spool_start(spool *s, uint64_t most);
/* False with an error; then the spool is of no use any more. */
bool spool_add(spool *s, const void *data, size_t n, tg_error *error);
/* Bytes from offset `at` on, up to `n`: their number, 0 at the end, or a negative errno. */
int64_t spool_read(const spool *s, uint64_t at, void *dst, size_t n);
/* Opens what is there as a file; nothing may be added until it is closed. */
tg_file *spool_open(spool *s, const tg_options *options, tg_error *error);
/* Begins anew. */
void spool_empty(spool *s);
void spool_close(spool *s);

#endif
