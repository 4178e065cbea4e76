/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_words.h - an expression as words: as its author wrote it, or rebuilt for inner nodes without a source. Printers
 * put the words down with the blanks between them, or end lines there.
 */
#ifndef KSYC_EXPR_WORDS_H
#define KSYC_EXPR_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "ir.h"
#include "pool.h"

typedef struct expr_word {
    const char *text; /* `size` characters */
    size_t size;
    const char *blanks; /* before it, with the author's line ends; none before the first word */
    size_t num_blanks;
    int depth;        /* how many brackets are open around these blanks */
    bool starts_part; /* `or`, `and`, `?` or `:`: good at the beginning of a line */
    bool is_item;     /* `_`, for which a name can stand */
} expr_word;

typedef struct expr_words {
    pool *pool;
    expr_word *items;
    size_t count, capacity;
    /* While they are made: what stands before the next word. */
    const char *blanks;
    size_t num_blanks;
    int depth;
} expr_words;

expr_words ksyc_expr_words(pool *p, const ir_expr *expr);

#endif
