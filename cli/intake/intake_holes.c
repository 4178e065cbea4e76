/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_holes.c - see intake_holes.h.
 */
#define _GNU_SOURCE /* SEEK_DATA */
#include "intake_holes.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

/* A hole is made of whole blocks. */
#define HOLE 4096u

data_extent next_data(int fd, off_t at, off_t size) {
    data_extent data = {at, size};
    const off_t begin = at < size ? lseek(fd, at, SEEK_DATA) : size;
    if (begin < 0 && errno == ENXIO) return (data_extent){size, size};
    if (begin < at) return data; /* it does not say so */
    const off_t end = begin < size ? lseek(fd, begin, SEEK_HOLE) : size;
    data.begin = begin < size ? begin : size;
    if (end > data.begin && end < size) data.end = end;
    return data;
}

uint64_t count_holes(int fd, off_t size, uint64_t most) {
    uint64_t holes = 0;
    for (off_t at = 0; at < size && holes <= most;) {
        const data_extent data = next_data(fd, at, size);
        holes += (uint64_t)(data.begin - at);
        at = data.end;
    }
    return holes;
}

static int write_all(int fd, uint64_t offset, const char *bytes, size_t n) {
    while (n > 0) {
        const ssize_t done = pwrite(fd, bytes, n, (off_t)offset);
        if (done < 0 && errno != EINTR) return errno;
        if (done > 0) {
            bytes += done;
            offset += (uint64_t)done;
            n -= (size_t)done;
        }
    }
    return 0;
}

static bool is_zero(const char *bytes, size_t n) {
    return n == 0 || (bytes[0] == 0 && memcmp(bytes, bytes + 1, n - 1) == 0);
}

/* Up to the end of a block of the file. */
static size_t rest_of_block(uint64_t offset, size_t n) {
    const size_t rest = HOLE - (size_t)(offset % HOLE);
    return rest < n ? rest : n;
}

int holed_write(holed_file *f, uint64_t offset, const void *data, size_t n) {
    const char *bytes = data;
    int code = 0;
    if (offset + n > f->end) f->end = offset + n;
    while (n > 0 && code == 0) {
        size_t run = 0; /* what is written at once: up to the next block of zeros */
        size_t zeros = 0;
        while (run < n && zeros == 0) {
            const size_t block = rest_of_block(offset + run, n - run);
            if (offset + run >= f->written && is_zero(bytes + run, block)) zeros = block;
            if (zeros == 0) run += block;
        }
        code = write_all(f->fd, offset, bytes, run);
        if (code == 0 && run > 0 && offset + run > f->written) f->written = offset + run;
        bytes += run + zeros;
        offset += run + zeros;
        n -= run + zeros;
    }
    return code;
}

int holed_end(const holed_file *f) {
    /* A byte instead of ftruncate(), which the worker does not need otherwise. */
    return f->end > f->written ? write_all(f->fd, f->end - 1, "", 1) : 0;
}
