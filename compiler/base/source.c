/* SPDX-License-Identifier: Apache-2.0 */
/* source.c - see source.h. */
#include "source.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Bytes of the well-formed UTF-8 sequence at `s`, 0 when there is none (Unicode 15, table 3-7). */
static size_t utf8_sequence(const unsigned char *s, size_t left) {
    unsigned char c = s[0];
    if (c < 0x80) return 1;
    size_t n = c >= 0xc2 && c <= 0xdf   ? 2
               : c >= 0xe0 && c <= 0xef ? 3
               : c >= 0xf0 && c <= 0xf4 ? 4
                                        : 0;
    if (n == 0 || n > left) return 0;
    unsigned char low = 0x80, high = 0xbf; /* of the second byte */
    if (c == 0xe0) low = 0xa0;
    if (c == 0xed) high = 0x9f;
    if (c == 0xf0) low = 0x90;
    if (c == 0xf4) high = 0x8f;
    if (s[1] < low || s[1] > high) return 0;
    for (size_t i = 2; i < n; i++)
        if (s[i] < 0x80 || s[i] > 0xbf) return 0;
    return n;
}

bool ksyc_source_check(diag *d, const source *s) {
    const unsigned char *bytes = (const unsigned char *)s->text;
    uint32_t line = 1, column = 1;
    for (size_t i = 0; i < s->size;) {
        size_t n = utf8_sequence(bytes + i, s->size - i);
        source_place place = {s->file, line, column, NULL};
        if (n == 0) {
            ksyc_diag_error(d, place, "byte 0x%02x: the file is not UTF-8 text", bytes[i]);
            return false;
        }
        if (bytes[i] == 0) {
            ksyc_diag_error(d, place, "NUL character");
            return false;
        }
        if (bytes[i] == '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        i += n;
    }
    return true;
}

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
    out->room = capacity + 1;
    return true;
}

void ksyc_source_release(pool *p, source *s) {
    ksyc_pool_release(p, (void *)(uintptr_t)s->text, s->room);
    *s = (source){.file = s->file};
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
