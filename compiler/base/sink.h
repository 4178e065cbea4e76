/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sink.h - C text under construction: lines with indentation, collected in memory of the pool.
 */
#ifndef KSYC_SINK_H
#define KSYC_SINK_H

#include <stdbool.h>
#include <stddef.h>

#include "pool.h"

/* Something that holds at this place of a function: a text of the emitter's, see sink_learn. */
typedef struct fact {
    const char *text;
    unsigned indent;
    const struct fact *next;
} fact;

typedef struct sink {
    pool *pool;
    char *text; /* NUL-terminated once something was written, else NULL */
    size_t size;
    size_t capacity;
    unsigned indent; /* levels of four spaces */
    const fact *known;
} sink;

sink sink_new(pool *pool, unsigned indent);
/* For a block that will be appended to `outer` where it stands: knows what `outer` knows. */
sink sink_inside(const sink *outer);
const char *sink_text(const sink *s);
bool sink_is_empty(const sink *s);

/*
 * What is learned holds from here to the end of the block at hand, because all that follows there is reached
 * through this place only: there are no jumps but those out of the function. `end`, `end_block` and
 * `label` forget what was learned in the block that they close.
 */
void sink_learn(sink *s, const char *text);
bool sink_knows(const sink *s, const char *text);

/* One line at the current indentation; an empty format gives an empty line. */
void line(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A line that opens a block and one that closes it. */
void block(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void end(sink *s);
/* Closes a block and opens the next on the same line: `} else {`. */
void end_block(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A `case` or `default` with a block of its own, inside of the block of a switch; end_label closes it. */
void label(sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void end_label(sink *s);
/* Text as it is. */
void append(sink *s, const char *text);
/* A comment of whole sentences, wrapped at 100 columns. */
void comment(sink *s, const char *text);

#endif
