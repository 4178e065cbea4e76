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

/* Reads a whole file; false after a message. `*missing` (may be NULL) tells that there is no such
 * file, in which case there is no message. */
bool source_read(pool *pool, diag *diag, const char *file, source *out, bool *missing);
/* The same checks on text that is in memory already. */
bool source_check(diag *diag, const source *s);

#endif
