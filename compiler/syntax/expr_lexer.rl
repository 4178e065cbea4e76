/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_lexer.rl - the tokens of the expression language.
 *
 * `make generate` turns it into generated/ksyc/expr_lexer.c (ragel -C -T0 -L: as tables, since
 * expressions are short). expr_text.c makes their values; the grammar of expressions is in
 * expr_parser.c.
 */
#include "expr_lexer.h"
#include "expr_text.h"

/* Ragel's tables are read with indexes of several kinds, and its constants are not all used. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#endif

%%{
    machine expr_lexer;

    digits  = [0-9] [0-9_]*;
    decimal = "0" | [1-9] [0-9_]*;
    based   = "0" ( [xX] [0-9a-fA-F_]+ | [oO] [0-7_]+ | [bB] [01_]+ );
    exponent = [eE] [+\-]? digits;
    float   = digits? "." digits exponent? | digits exponent;
    name    = [A-Za-z_] [A-Za-z0-9_]*;
    blank   = " " | "\n" | "\\\n";
    quoted  = [^"\\] | "\\" any;

    # Between the `<` and `>` of sizeof<>, bitsizeof<>, .as<>: `>` always closes.
    type_name := |*
        blank+;
        name => { lex_add(l, TOKEN_NAME, ts, te); };
        "::" => { lex_add(l, TOKEN_COLONS, ts, te); };
        "["  => { lex_add(l, TOKEN_LIST_OPEN, ts, te); };
        "]"  => { lex_add(l, TOKEN_LIST_CLOSE, ts, te); };
        ">"  => { lex_add(l, TOKEN_TYPE_END, ts, te); fgoto main; };
        any  => { lex_stray(l, ts); fbreak; };
    *|;

    # Behind f": texts and holes up to the closing quote.
    fstring := |*
        ( quoted - "{" )+ => { if (!lex_escaped(l, ts, te, ts, te)) fbreak; };
        "{" => {
            lex_add(l, TOKEN_HOLE, ts, te);
            if (top == STACK_SIZE) { lex_fail(l, ts, "f-strings are nested too deeply"); fbreak; }
            fcall main;
        };
        "\"" => { lex_add(l, TOKEN_FSTRING_END, ts, te); fret; };
        any  => { lex_stray(l, ts); fbreak; };
    *|;

    main := |*
        blank+;

        decimal | based => { lex_int(l, ts, te); };
        "0" [0-9_]+     => { lex_fail(l, ts, "a decimal integer must not begin with 0"); fbreak; };
        float           => { lex_float(l, ts, te); };
        # `2.` is a float, but `2.to_s` calls a method of 2.
        digits "."      => {
            if (te < pe && starts_name(*te)) { lex_int(l, ts, te - 1); fexec te - 1; }
            else lex_float(l, ts, te);
        };

        "'" [^']* "'"   => { lex_raw(l, ts, te); };
        "'" [^']*       => { lex_fail(l, ts, "the text is not closed"); fbreak; };
        "\"" quoted* "\"" => { if (!lex_escaped(l, ts, te, ts + 1, te - 1)) fbreak; };
        "\"" quoted*    => { lex_fail(l, ts, "the text is not closed"); fbreak; };
        "f\""           => {
            lex_add(l, TOKEN_FSTRING, ts, te);
            if (top == STACK_SIZE) { lex_fail(l, ts, "f-strings are nested too deeply"); fbreak; }
            fcall fstring;
        };
        "}"             => {
            if (top == 0) { lex_stray(l, ts); fbreak; }
            lex_add(l, TOKEN_HOLE_END, ts, te);
            fret;
        };

        "and"   => { lex_add(l, TOKEN_AND, ts, te); };
        "or"    => { lex_add(l, TOKEN_OR, ts, te); };
        "not"   => { lex_add(l, TOKEN_NOT, ts, te); };
        "true"  => { lex_add(l, TOKEN_TRUE, ts, te); };
        "false" => { lex_add(l, TOKEN_FALSE, ts, te); };
        name    => { lex_add(l, TOKEN_NAME, ts, te); };

        ".as<"       => { lex_add(l, TOKEN_AS, ts, te); fgoto type_name; };
        "sizeof<"    => { lex_add(l, TOKEN_SIZEOF, ts, te); fgoto type_name; };
        "bitsizeof<" => { lex_add(l, TOKEN_BITSIZEOF, ts, te); fgoto type_name; };

        "?"  => { lex_add(l, TOKEN_QUESTION, ts, te); };
        ":"  => { lex_add(l, TOKEN_COLON, ts, te); };
        "::" => { lex_add(l, TOKEN_COLONS, ts, te); };
        "."  => { lex_add(l, TOKEN_DOT, ts, te); };
        ","  => { lex_add(l, TOKEN_COMMA, ts, te); };
        "("  => { lex_add(l, TOKEN_OPEN, ts, te); };
        ")"  => { lex_add(l, TOKEN_CLOSE, ts, te); };
        "["  => { lex_add(l, TOKEN_LIST_OPEN, ts, te); };
        "]"  => { lex_add(l, TOKEN_LIST_CLOSE, ts, te); };
        "+"  => { lex_add(l, TOKEN_ADD, ts, te); };
        "-"  => { lex_add(l, TOKEN_SUB, ts, te); };
        "*"  => { lex_add(l, TOKEN_MUL, ts, te); };
        "/"  => { lex_add(l, TOKEN_DIV, ts, te); };
        "%"  => { lex_add(l, TOKEN_MOD, ts, te); };
        "~"  => { lex_add(l, TOKEN_BITNOT, ts, te); };
        "&"  => { lex_add(l, TOKEN_BITAND, ts, te); };
        "|"  => { lex_add(l, TOKEN_BITOR, ts, te); };
        "^"  => { lex_add(l, TOKEN_BITXOR, ts, te); };
        "<<" => { lex_add(l, TOKEN_SHL, ts, te); };
        ">>" => { lex_add(l, TOKEN_SHR, ts, te); };
        "==" => { lex_add(l, TOKEN_EQ, ts, te); };
        "!=" => { lex_add(l, TOKEN_NE, ts, te); };
        "<=" => { lex_add(l, TOKEN_LE, ts, te); };
        ">=" => { lex_add(l, TOKEN_GE, ts, te); };
        "<"  => { lex_add(l, TOKEN_LT, ts, te); };
        ">"  => { lex_add(l, TOKEN_GT, ts, te); };

        "&&" => { lex_fail(l, ts, "unexpected '&&', did you mean 'and'?"); fbreak; };
        "||" => { lex_fail(l, ts, "unexpected '||', did you mean 'or'?"); fbreak; };
        "!"  => { lex_fail(l, ts, "unexpected '!', did you mean 'not'?"); fbreak; };
        "="  => { lex_fail(l, ts, "unexpected '=', did you mean '=='?"); fbreak; };
        any  => { lex_stray(l, ts); fbreak; };
    *|;
}%%

%% write data;

#define STACK_SIZE (2 * EXPR_MAX_FSTRINGS)

static bool starts_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool expr_lex(pool *memory, const char *text, size_t size, token_list *out, expr_error *error) {
    lexer lexer_state = {.pool = memory, .start = text, .error = error};
    lexer *l = &lexer_state;
    const char *p = text, *pe = text + size, *eof = pe;
    const char *ts = text, *te = text;
    int cs, act, top, stack[STACK_SIZE];

    %% write init;
    %% write exec;

    if (!l->failed && top > 0) lex_fail(l, pe, "the f-string is not closed");
    if (l->failed) return false;
    lex_add(l, TOKEN_END, pe, pe);
    *out = l->tokens;
    return true;
}
