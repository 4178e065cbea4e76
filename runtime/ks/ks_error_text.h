/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_error_text.h - errors and notes as one line of text, in memory of the caller.
 *
 *   char text[512];
 *   ks_error_text(&ks.error, "a.bin", text, sizeof text);
 *   -> a.bin: records[2].header.kind at byte 72: found 12, expected 0, 1 or 2 [bad_value]
 *
 * Bytes that come from the file, and the name of the file, are written as printable ASCII: the line is safe for any
 * terminal or log.
 */
#ifndef TENSORGATE_KS_ERROR_TEXT_H
#define TENSORGATE_KS_ERROR_TEXT_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Both return the length of the whole text without its NUL, which may be `cap` or more: it is then cut. `file` may be
 * NULL, and `dst` if `cap` is 0. */
size_t ks_error_text(const ks_error *error, const char *file, char *dst, size_t cap);
size_t ks_note_text(const ks_note *note, const char *file, char *dst, size_t cap);

/* The place of the error alone: "records[2].header.kind". */
size_t ks_error_path(const ks_error *error, char *dst, size_t cap);

#ifdef __cplusplus
}
#endif

#endif
