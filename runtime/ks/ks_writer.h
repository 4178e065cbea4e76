/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_writer.h - text in memory of the caller, without stdio and without a locale. What does not fit is counted, but not
 * written.
 *
 *   char text[100];
 *   ks_writer w = {text, sizeof text, 0};
 *   ks_write_text(&w, "found ");
 *   ks_write_u64(&w, 5);
 *   if (ks_write_end(&w) >= sizeof text) ...   the text was cut
 */
#ifndef TENSORGATE_KS_WRITER_H
#define TENSORGATE_KS_WRITER_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ks_writer {
    char *dst; /* may be NULL if `cap` is 0 */
    size_t cap;
    size_t len; /* length of the whole text, which may exceed `cap` */
} ks_writer;

void ks_write_char(ks_writer *w, char c);
void ks_write_text(ks_writer *w, const char *text);
/* Terminates the text with a NUL, in place of its last character if need be, and returns its length. */
size_t ks_write_end(ks_writer *w);

/* Numbers. Floats get the shortest decimal text that reads back as the same number, in the notation of Python. */
void ks_write_u64(ks_writer *w, uint64_t number);
void ks_write_s64(ks_writer *w, int64_t number);
void ks_write_f64(ks_writer *w, double number);
void ks_write_f32(ks_writer *w, float number);

#ifdef __cplusplus
}
#endif

#endif
