/* SPDX-License-Identifier: Apache-2.0 */
/* clean_text.c - see clean_text.h. */
#include "clean_text.h"

#include <string.h>

#include "utf8.h"

size_t ksyc_character_size(const char *text, size_t left) {
    const size_t n = ksyc_utf8_sequence((const unsigned char *)text, left);
    return n > 0 ? n : 1;
}

static unsigned print_escape(uint32_t character, bool is_byte, FILE *out) {
    const int n = character == '\n' ? fprintf(out, "\\n")
                  : is_byte         ? fprintf(out, "\\x%02x", (unsigned)character)
                                    : fprintf(out, "\\u%04x", (unsigned)character);
    return n > 0 ? (unsigned)n : 0;
}

unsigned ksyc_print_character(const char *text, size_t size, FILE *out) {
    const unsigned char *bytes = (const unsigned char *)text;
    const bool is_text = ksyc_utf8_sequence(bytes, size) == size;
    const uint32_t character = is_text ? ksyc_utf8_character(bytes, size) : *bytes;
    if (!is_text || !ksyc_is_shown(character)) return print_escape(character, size == 1, out);
    fwrite(text, 1, size, out);
    return 1;
}

void ksyc_print_clean(const char *text, FILE *out) {
    for (size_t left = strlen(text), n; left > 0; left -= n, text += n) {
        n = ksyc_character_size(text, left);
        ksyc_print_character(text, n, out);
    }
}
