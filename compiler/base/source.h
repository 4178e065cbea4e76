/* SPDX-License-Identifier: Apache-2.0 */
/* source.h - the bytes of a specification. */
#ifndef KSYC_SOURCE_H
#define KSYC_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "diag.h"
#include "pool.h"

#define SOURCE_MAX_SIZE ((size_t)16 * 1024 * 1024)

typedef struct source {
    const char *file;
    const char *text; /* NUL-terminated, valid UTF-8 without NUL inside */
    size_t size;
} source;

/* Reads a whole file; false after a message. When the file does not exist and `missing` is not NULL, there is no
 * message and `*missing` is set. */
bool ksyc_source_read(pool *pool, diag *diag, const char *file, source *out, bool *missing);
/* The checks of ksyc_source_read() for text that is already in memory, and lasts as long as `diag`. */
bool ksyc_source_check(diag *diag, const source *s);

#endif
