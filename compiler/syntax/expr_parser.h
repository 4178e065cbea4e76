/* SPDX-License-Identifier: Apache-2.0 */
/* expr_parser.h - expressions and type references as syntax trees; names are not resolved yet. */
#ifndef KSYC_EXPR_PARSER_H
#define KSYC_EXPR_PARSER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "expr_lexer.h"
#include "pool.h"

/* The maximum depth of a tree, which bounds the stack of recursive passes. */
#define EXPR_MAX_DEPTH 200

typedef enum ast_op {
    AST_INT,       /* word, is_huge */
    AST_FLOAT,     /* number */
    AST_STR,       /* text, size */
    AST_BOOL,      /* word */
    AST_LIST,      /* args */
    AST_FSTRING,   /* args: the pieces, texts being AST_STR */
    AST_NAME,      /* text */
    AST_LABEL,     /* ref: the label is its last part */
    AST_SIZEOF,    /* ref */
    AST_BITSIZEOF, /* ref */
    AST_PLUS,
    AST_NEG,
    AST_INVERT,
    AST_NOT, /* args[0] */
#define OPERATOR_NODE(op, ...) AST_##op,
    OPERATORS(OPERATOR_NODE) COMPARISONS(OPERATOR_NODE)
#undef OPERATOR_NODE
        AST_AND,
    AST_OR,        /* args[0], args[1] */
    AST_TERNARY,   /* args[0] ? args[1] : args[2] */
    AST_SUBSCRIPT, /* args[0][args[1]] */
    AST_CALL,      /* args[0](args[1], ...) */
    AST_MEMBER,    /* args[0].text */
    AST_CAST       /* args[0].as<ref> */
} ast_op;

typedef struct ast ast;

/* ['::'] part {'::' part} ['[]'] ['(' args ')'] */
typedef struct type_ref {
    bool is_absolute;
    const char **parts;
    size_t num_parts;
    bool is_array;
    bool has_args; /* there were parentheses */
    ast **args;
    size_t num_args;
    const char *text; /* the name, "a::b" */
} type_ref;

struct ast {
    ast_op op;
    uint32_t offset;   /* byte offset in the expression: of the operator, or of the start */
    uint32_t from, to; /* arguments: all of the expression */
    uint16_t depth;    /* at most EXPR_MAX_DEPTH + 1 */
    bool is_huge;
    uint32_t size;
    uint32_t num_args;
    union { /* `op` says which */
        uint64_t word;
        double number;
        const char *text;
        type_ref *ref;
    };
    ast **args;
};

/* Parses a whole expression of at most SOURCE_MAX_SIZE bytes; NULL after filling `*error`. */
ast *ksyc_expr_parse(pool *pool, const char *text, size_t size, expr_error *error);
/* Parses the value of `type:`: a type name with or without arguments. */
type_ref *ksyc_type_ref_parse(pool *pool, const char *text, size_t size, expr_error *error);

#endif
