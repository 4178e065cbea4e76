/* SPDX-License-Identifier: Apache-2.0 */
/* expr_text.h - actions of the lexer, one for each kind of token. */
#ifndef KSYC_EXPR_TEXT_H
#define KSYC_EXPR_TEXT_H

#include "expr_lexer.h"

typedef struct lexer {
    pool *pool;
    const char *start; /* of the expression */
    expr_error *error;
    bool failed;
    bool is_grown; /* the tokens are in the pool */
    token_list tokens;
} lexer;

/* Appends a token for the text between `from` and `to`. */
void ksyc_lex_add(lexer *l, token_kind kind, const char *from, const char *to);
void ksyc_lex_int(lexer *l, const char *from, const char *to);
void ksyc_lex_float(lexer *l, const char *from, const char *to);
/* 'a text without escapes', quotes included. */
void ksyc_lex_raw(lexer *l, const char *from, const char *to);
/* The token reaches from `from` to `to`, its text with escapes from `text` to `text_end`. False
 * after a message about a bad escape. */
bool ksyc_lex_escaped(lexer *l, const char *from, const char *to, const char *text,
                      const char *text_end);
/* The first message is kept. */
void ksyc_lex_fail(lexer *l, const char *at, const char *message);
/* A character that cannot start a token. */
void ksyc_lex_stray(lexer *l, const char *at);

#endif
