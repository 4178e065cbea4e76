/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_parser.h - the tokens of the header of an array of NumPy, a Python literal.
 */
#ifndef TENSORGATE_NPY_PARSER_H
#define TENSORGATE_NPY_PARSER_H

#include "adapter.h"

#define TG_NPY_MAX_RANK 64 /* NumPy allows 64 axes since 2.0, 32 before */

typedef struct tg_npy_parser {
    ks_ctx *ks;
    const uint8_t *text;
    uint64_t size;
    uint64_t pos;
    uint64_t at;    /* of text[0] in the file */
    unsigned major; /* of the version: 1 and 2 are in Latin-1, 3 in UTF-8 */
    tg_dtype v2;    /* as in tg_options */
    uint32_t rank;
    uint64_t shape[TG_NPY_MAX_RANK];
    uint64_t place[TG_NPY_MAX_RANK]; /* positions of the lengths */
    bool fortran;
    /* Where the text first departs from what numpy.save writes; `size` if it does not. */
    uint64_t misspelled;
    uint64_t misplaced; /* a key */
    uint64_t misplaced_size;
} tg_npy_parser;

#define TG_NPY_SHOWN 8 /* characters of the found text */

/* Fails at position `pos`, inside `field` (its element `index`), or in the header if `field` is
 * NULL. Of a text in quotes no more is shown than it has. */
bool tg_npy_fail_at(tg_npy_parser *p, ks_code code, uint64_t pos, const char *field, uint64_t index,
                    const char *expected, uint64_t shown);
/* Fails at the current position. */
bool tg_npy_fail(tg_npy_parser *p, const char *field, const char *expected);

static inline int tg_npy_peek(const tg_npy_parser *p) {
    return p->pos < p->size ? p->text[p->pos] : -1;
}

/* numpy.save would write something else at `pos`. */
void tg_npy_depart(tg_npy_parser *p, uint64_t pos);

bool tg_npy_is_blank(int c);
/* Skips blanks, where numpy.save writes a space or nothing. */
void tg_npy_skip_blanks(tg_npy_parser *p, bool has_space);
bool tg_npy_take(tg_npy_parser *p, int c, const char *field, const char *expected);
/* Parses a string without escapes, and the blanks after it; `string` becomes the text between the
 * quotes. */
bool tg_npy_take_string(tg_npy_parser *p, const char *field, const char *expected,
                        ks_bytes *string);
/* Parses any string, with the escapes that Python writes; `text` becomes what it says, in UTF-8, in the arena. */
bool tg_npy_take_text(tg_npy_parser *p, const char *field, ks_bytes *text);
bool tg_npy_is(ks_bytes string, const char *text);
/* Parses a length, a decimal number of at most 2^63-1. */
bool tg_npy_take_length(tg_npy_parser *p, const char *field, uint64_t index, uint64_t *value);

#endif
