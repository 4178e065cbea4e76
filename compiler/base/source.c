/* SPDX-License-Identifier: Apache-2.0 */
/* source.c - the text of a specification; source_file.c reads it. */
#include "source.h"

#include <stdint.h>

#include "excerpt.h"
#include "utf8.h"

bool ksyc_source_check(diag *d, const source *s) {
    const excerpt_text text =
        ksyc_excerpt_of(s->file, s->text, s->size); /* without a byte order mark */
    const unsigned char *bytes = (const unsigned char *)text.text;
    uint32_t line = 1, column = 1;
    ksyc_diag_source(d, s->file, s->text, s->size);
    for (size_t i = 0; i < text.size;) {
        size_t n = ksyc_utf8_sequence(bytes + i, text.size - i);
        source_place place = {s->file, line, column, NULL};
        if (n == 0) {
            ksyc_diag_error(d, place, "byte 0x%02x: the file is not UTF-8 text", bytes[i]);
            return false;
        }
        if (bytes[i] == 0) {
            ksyc_diag_error(d, place, "NUL character");
            return false;
        }
        const size_t end_of_line = ksyc_line_break(text.text + i, text.size - i);
        if (end_of_line > 0) {
            line++;
            column = 1;
        } else {
            column++;
        }
        i += end_of_line > 0 ? end_of_line : n;
    }
    return true;
}
