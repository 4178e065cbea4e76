/* SPDX-License-Identifier: Apache-2.0 */
/* expr_lexer.h - an expression as tokens. The grammar is expr_lexer.rl. */
#ifndef KSYC_EXPR_LEXER_H
#define KSYC_EXPR_LEXER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "operators.h"
#include "pool.h"

/* X(identifier, name in messages); those of operators.h follow */
#define TOKEN_KINDS(X)                                                                             \
    X(END, "the end")                                                                              \
    X(INT, "an integer")                                                                           \
    X(FLOAT, "a float")                                                                            \
    X(STR, "text")                                                                                 \
    X(NAME, "a name")                                                                              \
    X(AND, "'and'")                                                                                \
    X(OR, "'or'")                                                                                  \
    X(NOT, "'not'")                                                                                \
    X(TRUE, "'true'")                                                                              \
    X(FALSE, "'false'")                                                                            \
    X(AS, "'.as<'")                                                                                \
    X(SIZEOF, "'sizeof<'")                                                                         \
    X(BITSIZEOF, "'bitsizeof<'")                                                                   \
    X(TYPE_END, "'>'")     /* closes one of the three above */                                     \
    X(FSTRING, "f-string") /* then STR and HOLE ... HOLE_END in any order, then FSTRING_END */     \
    X(FSTRING_END, "'\"'")                                                                         \
    X(HOLE, "'{'")                                                                                 \
    X(HOLE_END, "'}'")                                                                             \
    X(QUESTION, "'?'")                                                                             \
    X(COLON, "':'")                                                                                \
    X(COLONS, "'::'")                                                                              \
    X(DOT, "'.'")                                                                                  \
    X(COMMA, "','")                                                                                \
    X(OPEN, "'('")                                                                                 \
    X(CLOSE, "')'")                                                                                \
    X(LIST_OPEN, "'['")                                                                            \
    X(LIST_CLOSE, "']'")                                                                           \
    X(BITNOT, "'~'")

typedef enum token_kind {
#define TOKEN_ENUM(id, ...) TOKEN_##id,
    TOKEN_KINDS(TOKEN_ENUM) OPERATORS(TOKEN_ENUM) COMPARISONS(TOKEN_ENUM)
#undef TOKEN_ENUM
} token_kind;

typedef struct token {
    token_kind kind;
    bool is_huge;    /* INT: over 2^64-1 */
    uint32_t offset; /* in the expression, bytes; a specification has at most SOURCE_MAX_SIZE */
    uint32_t size;
    uint32_t text_size;
    const char *text; /* NAME, STR: the value, NUL-terminated; also of AND ... FALSE */
    union {
        uint64_t word; /* INT */
        double number; /* FLOAT */
    };
} token;

typedef struct expr_error {
    size_t offset;
    const char *message;
} expr_error;

typedef struct token_list {
    token *tokens; /* the last one is TOKEN_END */
    size_t count;
    size_t capacity;
} token_list;

/* f-strings in f-strings: at most this many levels. */
#define EXPR_MAX_FSTRINGS 8

/* `out` comes in with room for `capacity` tokens, or all 0; only what does not fit there takes memory of the pool. */
bool ksyc_expr_lex(pool *pool, const char *text, size_t size, token_list *out, expr_error *error);
const char *ksyc_token_name(token_kind kind);

#endif
