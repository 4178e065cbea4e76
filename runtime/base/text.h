/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.h - writes text to memory of the caller. What does not fit is counted, but not written. See
 * "Texts" in tensorgate.h.
 */
#ifndef TENSORGATE_TEXT_H
#define TENSORGATE_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "ks_writer.h"

typedef ks_writer tg_text;

static inline void tg_put_char(tg_text *t, char c) { ks_write_char(t, c); }
static inline void tg_put(tg_text *t, const char *text) { ks_write_text(t, text); }
/* Writes an untrusted name or word: printable ASCII unchanged, other bytes as \xNN; long ones are truncated. */
void tg_put_word(tg_text *t, const char *word, size_t n);
/* Terminates the text with a NUL and returns its length. */
static inline size_t tg_put_end(tg_text *t) { return ks_write_end(t); }

#endif
