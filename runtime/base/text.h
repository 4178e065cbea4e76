/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.h - text in memory of the caller: as much as fits is written, all of it is counted. See "Texts" in
 * tensorgate.h.
 */
#ifndef TENSORGATE_TEXT_H
#define TENSORGATE_TEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct tg_text {
    char *dst;
    size_t cap;
    size_t len; /* of the whole text, which may be more than fits */
} tg_text;

void tg_put_char(tg_text *t, char c);
void tg_put(tg_text *t, const char *text);
/* Ends the text with a NUL; its length. */
size_t tg_put_end(tg_text *t);

#endif
