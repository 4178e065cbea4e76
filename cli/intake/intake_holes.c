/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_holes.c - see intake_holes.h.
 */
#define _GNU_SOURCE /* SEEK_DATA */
#include "intake_holes.h"

#include <errno.h>
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

/* Counts what of the bytes [at, end) of the file lies in holes. Each turn ends behind where it began: the data end behind
 * their beginning, which is not before `at`, or `at` is inside of them. */
static void count_read(counted_file *f, off_t at, off_t end) {
    while (at < end) {
        if (at < f->known.begin || at >= f->known.end) f->known = next_data(f->fd, at, f->size);
        const off_t begin = f->known.begin < end ? f->known.begin : end;
        if (begin > at) f->holes += (uint64_t)(begin - at);
        at = f->known.begin < end ? f->known.end : end;
    }
}

int64_t counted_read(void *self, uint64_t offset, void *buffer, size_t n) {
    counted_file *f = self;
    const uint64_t size = (uint64_t)f->size;
    const uint64_t rest = offset < size ? size - offset : 0;
    if (!f->is_over) count_read(f, (off_t)offset, (off_t)(offset + (n < rest ? n : rest)));
    f->is_over = f->is_over || f->holes > f->most;
    if (f->is_over) return -EFBIG;
    const ssize_t got = pread(f->fd, buffer, n, (off_t)offset);
    return got >= 0 ? got : -errno;
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
