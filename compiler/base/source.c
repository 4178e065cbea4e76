/* SPDX-License-Identifier: Apache-2.0 */
/* source.c - the text of a specification; source_file.c reads it. */
#include "source.h"

#include <stdint.h>

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

void ksyc_source_release(pool *p, source *s) {
    ksyc_pool_release(p, (void *)(uintptr_t)s->text, s->room);
    *s = (source){.file = s->file};
}
