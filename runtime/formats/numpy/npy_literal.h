/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_literal.h - texts as Python writes them, in every form that ast.literal_eval() takes: with a prefix, in three quotes, with
 * escapes, and in pieces that stand beside each other. Only to see what NumPy would read of a header that is refused.
 * Source: docs.python.org/3/reference/lexical_analysis.html.
 */
#ifndef TG_NPY_LITERAL_H
#define TG_NPY_LITERAL_H

#include "npy_parser.h"

typedef struct tg_npy_literal {
    const tg_npy_parser *p;
    uint64_t pos;     /* of the next character */
    uint64_t content; /* where the characters of the first piece begin */
    uint8_t quote;
    bool is_triple;
    bool is_raw;
    bool is_text; /* else bytes, or an expression: no text that a type can be */
    bool is_open; /* it has no end */
} tg_npy_literal;

/* Of a character that no type has. */
#define TG_NPY_OTHER 0x110000

/* Where the next token begins: behind blanks, comments, and line ends behind a backslash. */
uint64_t tg_npy_next_token(const tg_npy_parser *p, uint64_t pos);
/* Whether a text begins at `pos`. */
bool tg_npy_begin_literal(const tg_npy_parser *p, uint64_t pos, tg_npy_literal *l);
/* The next character, of all pieces; -1 at the end, behind which l->pos is then. */
int tg_npy_next_character(tg_npy_literal *l);

#endif
