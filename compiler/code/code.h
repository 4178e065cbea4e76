/* SPDX-License-Identifier: Apache-2.0 */
/*
 * code.h - expressions of C and of logic (ACSL) as trees, which backends build, ask and print.
 *
 * A backend that has to know something about an expression asks the tree, or what the tree was made from; it never
 * looks at text. code_print.c is the one place that decides about parentheses: an operator, a conditional, and whatever
 * else consists of several words has them where it is an operand, and has none where it stands alone: as an argument,
 * an index, an initialiser, the right side of an assignment. Logic has kinds of its own besides: for sums and
 * comparisons that are part of larger ones without parentheses, and for what takes several lines.
 *
 * Trees are immutable and may share parts.
 */
#ifndef KSYC_CODE_H
#define KSYC_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pool.h"

typedef enum code_kind {
    CODE_WORD,     /* a name, or a literal that is not examined */
    CODE_NUMBER,   /* an integer literal without suffix */
    CODE_MEMBER,   /* a.name or a->name */
    CODE_ELEMENT,  /* a[b] */
    CODE_CALL,     /* name(a, b) */
    CODE_CAST,     /* (type)a */
    CODE_PREFIX,   /* !a, &a */
    CODE_SIGN,     /* (-a), (~a), (*a) */
    CODE_INFIX,    /* (a + b), (a || b || c) */
    CODE_CHOICE,   /* (a ? b : c) */
    CODE_COMPOUND, /* ((type){a, b}) */
    CODE_BRACES,   /* (type){a, b} */
    CODE_GROUP,    /* (a) */
    CODE_OPEN,     /* a, without its parentheses also where it is an operand */
    CODE_CLOSED,   /* a, with its parentheses also where it stands alone */
    CODE_FLAT, /* a < b, a <= b <= c, at + 4 * i: without parentheses also where it is an operand */
    CODE_APPLY, /* name(a, b), whose arguments have their parentheses, except those of CODE_GROUP */
    CODE_LINES, /* a && b, a line each, without parentheses */
    CODE_CASES, /* a ? b : c ? d : e, without parentheses: a test before each value but the last */
    CODE_ALL    /* \forall variable; a */
} code_kind;

typedef struct code_expr {
    code_kind kind;
    bool is_arrow;    /* CODE_MEMBER */
    bool is_negative; /* CODE_NUMBER */
    bool is_broken;   /* CODE_INFIX, CODE_CASES: a line break follows each sign, or each value */
    uint64_t uses;    /* bits of the variables in it, see ksyc_code_variable */
    uint64_t word;    /* CODE_NUMBER: two's complement when negative */
    const char *text; /* the word, member, function, type or sign */
    const struct code_expr *const *args;
    size_t num_args;
} code_expr;

/* ---- making */

const code_expr *ksyc_code_word(pool *p, const char *text);
/* A name whose uses are of interest: `bit` is what tells it from others. */
const code_expr *ksyc_code_variable(pool *p, const char *name, uint64_t bit);
const code_expr *ksyc_code_number(pool *p, uint64_t word, bool is_negative);
const code_expr *ksyc_code_natural(pool *p, uint64_t word);
const code_expr *ksyc_code_dot(pool *p, const code_expr *object, const char *member);
const code_expr *ksyc_code_arrow(pool *p, const code_expr *pointer, const char *member);
const code_expr *ksyc_code_element(pool *p, const code_expr *array, const code_expr *index);
const code_expr *ksyc_code_cast(pool *p, const char *type, const code_expr *e);
/* `!a`; ksyc_code_negation is for the reader: it sets `a` off by parentheses unless it is one word. */
const code_expr *ksyc_code_not(pool *p, const code_expr *e);
const code_expr *ksyc_code_negation(pool *p, const code_expr *e);
const code_expr *ksyc_code_address(pool *p, const code_expr *e);
/* `sign` is "-", "~" or "*". */
const code_expr *ksyc_code_sign(pool *p, const char *sign, const code_expr *e);
const code_expr *ksyc_code_infix(pool *p, const code_expr *a, const char *sign, const code_expr *b);
const code_expr *ksyc_code_choice(pool *p, const code_expr *test, const code_expr *yes,
                                  const code_expr *no);
const code_expr *ksyc_code_group(pool *p, const code_expr *e);
const code_expr *ksyc_code_open(pool *p, const code_expr *e);
const code_expr *ksyc_code_closed(pool *p, const code_expr *e);
const code_expr *ksyc_code_flat(pool *p, const code_expr *a, const char *sign, const code_expr *b);
/* With a line break behind the sign. */
const code_expr *ksyc_code_broken(pool *p, const code_expr *a, const char *sign,
                                  const code_expr *b);
/* Of a list that the caller keeps; `is_broken`: each value but the last is followed by a line break. */
const code_expr *ksyc_code_cases(pool *p, const code_expr *const *args, size_t num_args,
                                 bool is_broken);
const code_expr *ksyc_code_all(pool *p, const char *variable, const code_expr *e);
/* In parentheses, unless it is printed without a blank. */
const code_expr *ksyc_code_set_off(pool *p, const code_expr *e);
/* What is true where `e` is false: of a comparison another one, of a negation what it negates. */
const code_expr *ksyc_code_opposite(pool *p, const code_expr *e);
/* Of a list that the caller keeps. */
const code_expr *ksyc_code_list(pool *p, code_kind kind, const char *text,
                                const code_expr *const *args, size_t num_args);
/* Of a list that ends with NULL. */
const code_expr *ksyc_code_of(pool *p, code_kind kind, const char *text,
                              const code_expr *const *args);
#define code_call(p, function, ...)                                                                \
    ksyc_code_of(p, CODE_CALL, function, (const code_expr *const[]){__VA_ARGS__, NULL})
#define code_apply(p, function, ...)                                                               \
    ksyc_code_of(p, CODE_APPLY, function, (const code_expr *const[]){__VA_ARGS__, NULL})
#define code_compound(p, type, ...)                                                                \
    ksyc_code_of(p, CODE_COMPOUND, type, (const code_expr *const[]){__VA_ARGS__, NULL})
#define code_braces(p, type, ...)                                                                  \
    ksyc_code_of(p, CODE_BRACES, type, (const code_expr *const[]){__VA_ARGS__, NULL})

/* A copy in another pool, with its texts. */
const code_expr *ksyc_code_copy(pool *p, const code_expr *e);

/* ---- asking */

/* Whether two trees are equal. */
bool ksyc_code_same(const code_expr *a, const code_expr *b);
/* A hash that is equal for equal trees. */
uint32_t ksyc_code_hash(const code_expr *e);
bool ksyc_code_is_number(const code_expr *e);
/* The literal of a literal with or without a type; NULL: it is something else. */
const code_expr *ksyc_code_number_of(const code_expr *e);
/* `true` or `false`. Negations and choices of them are not made: compilers warn about what they decide. */
bool ksyc_code_is_known(const code_expr *e, bool *value);
/* A name, or a member of one: it keeps its value while the function that uses it does not assign it. */
bool ksyc_code_is_place(const code_expr *e);
/* The pointer p of `*p`, if it is a name, else NULL. */
const code_expr *ksyc_code_pointer_of(const code_expr *e);

/* A comparison or a negation: ksyc_code_opposite removes a sign instead of adding one. */
bool ksyc_code_is_invertible(const code_expr *e);
/* It takes more than one line. */
bool ksyc_code_has_lines(const code_expr *e);

/* ---- printing */

/* Where it stands alone, and as an operand. */
const char *ksyc_code_text(pool *p, const code_expr *e);
const char *ksyc_code_operand_text(pool *p, const code_expr *e);
/* As an operand, with `margin` blanks at the start of each line but the first. */
const char *ksyc_code_lines_text(pool *p, const code_expr *e, unsigned margin);

#endif
