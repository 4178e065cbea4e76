/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.c - writes text to memory of the caller.
 */
#include "text.h"

void tg_put_char(tg_text *t, char c) {
    if (t->len < t->cap) t->dst[t->len] = c;
    t->len++;
}

void tg_put(tg_text *t, const char *text) {
    for (; *text != '\0'; text++) tg_put_char(t, *text);
}

size_t tg_put_end(tg_text *t) {
    if (t->cap > 0) t->dst[t->len < t->cap ? t->len : t->cap - 1] = '\0';
    return t->len;
}
