/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sink.h - C text under construction: lines with indentation, collected in memory of the pool.
 */
#ifndef KSYC_SINK_H
#define KSYC_SINK_H

#include <stdbool.h>
#include <stddef.h>

#include "pool.h"

typedef struct sink {
    pool *pool;
    char *text; /* NUL-terminated once something was written, else NULL */
    size_t size;
    size_t capacity;
    unsigned indent; /* levels of four spaces */
} sink;

sink sink_new(pool *pool, unsigned indent);
const char *sink_text(const sink *s);
bool sink_is_empty(const sink *s);

/* One line at the current indentation; an empty format gives an empty line. */
void line(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A line that opens a block and one that closes it. */
void block(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void end(sink *s);
/* Closes a block and opens the next on the same line: `} else {`. */
void end_block(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Text as it is. */
void append(sink *s, const char *text);
/* A comment of whole sentences, wrapped at 100 columns. */
void comment(sink *s, const char *text);

#endif
