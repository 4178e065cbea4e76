/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_writer.c - writes text to memory of the caller. Numbers: ks_number_text.c.
 */
#include "ks_writer.h"

void ks_write_char(ks_writer *w, char c) {
    if (w->len < w->cap) w->dst[w->len] = c;
    w->len++;
}

void ks_write_text(ks_writer *w, const char *text) {
    for (; *text != '\0'; text++) ks_write_char(w, *text);
}

size_t ks_write_end(ks_writer *w) {
    if (w->cap > 0) w->dst[w->len < w->cap ? w->len : w->cap - 1] = '\0';
    return w->len;
}
