/* SPDX-License-Identifier: Apache-2.0 */
/* The printer of trees of expressions. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "code.h"

/* Where text goes: as much of it as there is room for, and the size of the whole. */
typedef struct sink {
    char *text;
    size_t room, size;
    unsigned margin; /* blanks at the start of a line */
} sink;

static void put(sink *out, const char *text) {
    const size_t size = strlen(text);
    /* Once there was no room, there is none for what follows: the size only grows. */
    if (out->size <= out->room && size <= out->room - out->size)
        memcpy(out->text + out->size, text, size);
    out->size += size;
}

static void put_break(sink *out) {
    put(out, "\n");
    for (unsigned i = 0; i < out->margin; i++) put(out, " ");
}

static void print(sink *out, const code_expr *e);
static void print_operand(sink *out, const code_expr *e);

static void print_list(sink *out, const code_expr *e, const char *separator) {
    for (size_t i = 0; i < e->num_args; i++) {
        if (i > 0) put(out, separator);
        print(out, e->args[i]);
    }
}

static void print_number(sink *out, const code_expr *e) {
    char digits[24];
    snprintf(digits, sizeof digits, "%s%" PRIu64, e->is_negative ? "-" : "",
             e->is_negative ? (uint64_t)0 - e->word : e->word);
    put(out, digits);
}

/* The sign before an operand that is not the first. */
static void print_sign(sink *out, const code_expr *e) {
    put(out, " ");
    put(out, e->text);
    if (e->is_broken) {
        put_break(out);
        put(out, " ");
    }
    put(out, " ");
}

static void print_cases(sink *out, const code_expr *e) {
    for (size_t i = 0; i < e->num_args; i++) {
        print_operand(out, e->args[i]);
        if (i + 1 == e->num_args) continue;
        put(out, i % 2 == 0 ? " ? " : e->is_broken ? " :" : " : ");
        if (i % 2 != 0 && e->is_broken) put_break(out);
    }
}

/* `!a == b`: compilers take it for `!(a == b)`, and warn. */
static bool is_misread(const code_expr *e) {
    static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">="};
    const code_expr *first = e->args[0];
    while (first->kind == CODE_OPEN) first = first->args[0];
    if (first->kind != CODE_PREFIX || first->text[0] != '!') return false;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strcmp(e->text, signs[i]) == 0) return true;
    return false;
}

static void print_first(sink *out, const code_expr *e) {
    const bool is_wrapped = is_misread(e);
    if (is_wrapped) put(out, "(");
    print_operand(out, e->args[0]);
    if (is_wrapped) put(out, ")");
}

static void print(sink *out, const code_expr *e) {
    switch (e->kind) {
    case CODE_WORD: put(out, e->text); break;
    case CODE_NUMBER: print_number(out, e); break;
    case CODE_MEMBER:
        print_operand(out, e->args[0]);
        put(out, e->is_arrow ? "->" : ".");
        put(out, e->text);
        break;
    case CODE_ELEMENT:
        print_operand(out, e->args[0]);
        put(out, "[");
        print(out, e->args[1]);
        put(out, "]");
        break;
    case CODE_CALL:
        put(out, e->text);
        put(out, "(");
        print_list(out, e, ", ");
        put(out, ")");
        break;
    case CODE_CAST:
        put(out, "(");
        put(out, e->text);
        put(out, ")");
        print_operand(out, e->args[0]);
        break;
    case CODE_PREFIX:
    case CODE_SIGN:
        put(out, e->text);
        print_operand(out, e->args[0]);
        break;
    case CODE_INFIX:
    case CODE_FLAT:
        print_first(out, e);
        for (size_t i = 1; i < e->num_args; i++) {
            print_sign(out, e);
            print_operand(out, e->args[i]);
        }
        break;
    case CODE_CHOICE:
        print_operand(out, e->args[0]);
        put(out, " ? ");
        print_operand(out, e->args[1]);
        put(out, " : ");
        print_operand(out, e->args[2]);
        break;
    case CODE_COMPOUND:
    case CODE_BRACES:
        put(out, "(");
        put(out, e->text);
        put(out, "){");
        print_list(out, e, ", ");
        put(out, "}");
        break;
    case CODE_GROUP:
    case CODE_OPEN: print(out, e->args[0]); break;
    case CODE_CLOSED: print_operand(out, e->args[0]); break;
    case CODE_APPLY:
        put(out, e->text);
        put(out, "(");
        for (size_t i = 0; i < e->num_args; i++) {
            if (i > 0) put(out, ", ");
            if (e->args[i]->kind == CODE_GROUP)
                print(out, e->args[i]);
            else
                print_operand(out, e->args[i]);
        }
        put(out, ")");
        break;
    case CODE_LINES:
        for (size_t i = 0; i < e->num_args; i++) {
            if (i > 0) put(out, " &&");
            if (i > 0) put_break(out);
            print_operand(out, e->args[i]);
        }
        break;
    case CODE_CASES: print_cases(out, e); break;
    case CODE_ALL:
        put(out, "\\forall ");
        put(out, e->text);
        put(out, "; ");
        print_operand(out, e->args[0]);
        break;
    }
}

static bool has_parentheses(const code_expr *e) {
    switch (e->kind) {
    case CODE_SIGN:
    case CODE_INFIX:
    case CODE_CHOICE:
    case CODE_COMPOUND:
    case CODE_GROUP: return true;
    case CODE_WORD:
    case CODE_NUMBER:
    case CODE_MEMBER:
    case CODE_ELEMENT:
    case CODE_CALL:
    case CODE_CAST:
    case CODE_PREFIX:
    case CODE_BRACES:
    case CODE_OPEN:
    case CODE_CLOSED:
    case CODE_FLAT:
    case CODE_APPLY:
    case CODE_LINES:
    case CODE_CASES:
    case CODE_ALL: return false;
    }
    return false;
}

static void print_operand(sink *out, const code_expr *e) {
    const bool is_wrapped = has_parentheses(e);
    if (is_wrapped) put(out, "(");
    print(out, e);
    if (is_wrapped) put(out, ")");
}

typedef void printer(sink *out, const code_expr *e);

static const char *printed(pool *p, const code_expr *e, printer *how, unsigned margin) {
    char most[256]; /* nearly every text fits, so that it is printed once */
    sink first = {most, sizeof most, 0, margin};
    how(&first, e);
    if (first.size <= sizeof most) return ksyc_pool_copy(p, most, first.size);
    sink out = {ksyc_pool_alloc(p, first.size + 1), first.size, 0, margin};
    how(&out, e);
    return out.text;
}

const char *ksyc_code_text(pool *p, const code_expr *e) { return printed(p, e, print, 0); }

const char *ksyc_code_operand_text(pool *p, const code_expr *e) {
    return printed(p, e, print_operand, 0);
}

const char *ksyc_code_lines_text(pool *p, const code_expr *e, unsigned margin) {
    return printed(p, e, print_operand, margin);
}
