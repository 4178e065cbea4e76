/* SPDX-License-Identifier: Apache-2.0 */
/*
 * views_compare.h - how tool_views.c and views_gguf.c compare a view with the object of the reader.
 */
#ifndef VIEWS_COMPARE_H
#define VIEWS_COMPARE_H

#include "ks.h"

/* Counts a comparison, and reports one that fails for the current file. */
void views_same(const char *what, bool is_same);
void views_same_bytes(const char *what, const uint8_t *buf, uint64_t at, uint64_t size,
                      ks_bytes bytes);
#define SAME(a, b) views_same(#a " and " #b, (a) == (b))

/* The validator accepts the file, and loads what it looks at: from now on nothing else of `buf` can be read (ASan). */
void views_validate(const char *what, ks_validator *validate, const uint8_t *buf, size_t size);

/* Loads bytes of the file that no view reads: those of payload. */
void views_load(const uint8_t *at, size_t n);

typedef void views_comparison(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io);
views_comparison views_compare_gguf;

#endif
