/* SPDX-License-Identifier: Apache-2.0 */
/* source.c - the text of a specification; source_file.c reads it. */
#include "source.h"

#include <stdint.h>

#include "utf8.h"

bool ksyc_source_check(diag *d, const source *s) {
    const unsigned char *bytes = (const unsigned char *)s->text;
    uint32_t line = 1, column = 1;
    for (size_t i = 0; i < s->size;) {
        size_t n = ksyc_utf8_sequence(bytes + i, s->size - i);
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
