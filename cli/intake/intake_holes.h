/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_holes.h - what of a file is on the disk, and what is a hole: zeros that cost nothing to store, and as much time
 * as others to read.
 */
#ifndef TENSORGATE_CLI_INTAKE_HOLES_H
#define TENSORGATE_CLI_INTAKE_HOLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The next bytes that are on the disk; `begin` is the size of the file if there are none. A file system that does not
 * say so has no holes. */
typedef struct data_extent {
    off_t begin;
    off_t end;
} data_extent;
data_extent next_data(int fd, off_t at, off_t size);

/* The bytes of the file that lie in holes; the count ends when it is above `most`. */
uint64_t count_holes(int fd, off_t size, uint64_t most);

/* A file of which at most `most` of the bytes that are read may lie in holes. Beyond that reads fail, and `is_over` is set. */
typedef struct counted_file {
    int fd;
    off_t size;
    uint64_t most;
    uint64_t holes;    /* counted so far */
    data_extent known; /* bytes that are on the disk */
    bool is_over;
} counted_file;
/* The read_at of a tg_source. */
int64_t counted_read(void *self, uint64_t offset, void *buffer, size_t n);

/* A new file that is written without its zeros, as far as they are behind what was written. */
typedef struct holed_file {
    int fd;
    uint64_t end;     /* of what was given to it */
    uint64_t written; /* of what is on the disk */
} holed_file;
/* Return 0 or an errno. */
int holed_write(holed_file *f, uint64_t offset, const void *data, size_t n);
/* Gives the file its size. */
int holed_end(const holed_file *f);

#endif
