/* SPDX-License-Identifier: Apache-2.0 */
/* source_file.c - reads specifications from files. A program that has them elsewhere replaces this file. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "source.h"

/* False after an error of the file system, with `errno` set. */
static bool read_all(pool *p, FILE *file, source *out) {
    size_t capacity = 32 * 1024;
    char *text = ksyc_pool_alloc(p, capacity + 1);
    size_t size = 0;
    for (;;) {
        errno = 0;
        size_t n = fread(text + size, 1, capacity - size, file);
        size += n;
        if (n == 0 || size > SOURCE_MAX_SIZE) break;
        if (size == capacity) {
            text = ksyc_pool_grow(p, text, capacity + 1, size, capacity * 2 + 1);
            capacity *= 2;
        }
    }
    if (ferror(file)) return false;
    text[size] = '\0';
    out->text = text;
    out->size = size;
    return true;
}

bool ksyc_source_read(pool *p, diag *d, const char *file, source *out, bool *missing) {
    source_place place = {file, 0, 0, NULL};
    if (missing != NULL) *missing = false;
    FILE *f = fopen(file, "rb");
    if (f == NULL) {
        if (missing != NULL && errno == ENOENT)
            *missing = true;
        else
            ksyc_diag_io_error(d, place, "cannot read: %s", strerror(errno));
        return false;
    }
    out->file = file;
    bool ok = read_all(p, f, out);
    int reason = errno;
    fclose(f);
    if (!ok) {
        ksyc_diag_io_error(d, place, "cannot read: %s", strerror(reason));
        return false;
    }
    if (out->size > SOURCE_MAX_SIZE) {
        ksyc_diag_error(d, place, "a specification may have at most %lu bytes",
                        (unsigned long)SOURCE_MAX_SIZE);
        return false;
    }
    return ksyc_source_check(d, out);
}
