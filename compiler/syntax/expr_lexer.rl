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
        name => { ksyc_lex_add(l, TOKEN_NAME, ts, te); };
        "::" => { ksyc_lex_add(l, TOKEN_COLONS, ts, te); };
        "["  => { ksyc_lex_add(l, TOKEN_LIST_OPEN, ts, te); };
        "]"  => { ksyc_lex_add(l, TOKEN_LIST_CLOSE, ts, te); };
        ">"  => { ksyc_lex_add(l, TOKEN_TYPE_END, ts, te); fgoto main; };
        any  => { ksyc_lex_stray(l, ts); fbreak; };
    *|;

    # Behind f": texts and holes up to the closing quote.
    fstring := |*
        ( quoted - "{" )+ => { if (!ksyc_lex_escaped(l, ts, te, ts, te)) fbreak; };
        "{" => {
            ksyc_lex_add(l, TOKEN_HOLE, ts, te);
            if (top == STACK_SIZE) { ksyc_lex_fail(l, ts, "f-strings are nested too deeply"); fbreak; }
            fcall main;
        };
        "\"" => { ksyc_lex_add(l, TOKEN_FSTRING_END, ts, te); fret; };
        any  => { ksyc_lex_stray(l, ts); fbreak; };
    *|;

    main := |*
        blank+;

        decimal | based => { ksyc_lex_int(l, ts, te); };
        "0" [0-9_]+     => { ksyc_lex_fail(l, ts, "a decimal integer must not begin with 0"); fbreak; };
        float           => { ksyc_lex_float(l, ts, te); };
        # `2.` is a float, but `2.to_s` calls a method of 2.
        digits "."      => {
            if (te < pe && starts_name(*te)) { ksyc_lex_int(l, ts, te - 1); fexec te - 1; }
            else ksyc_lex_float(l, ts, te);
        };

        "'" [^']* "'"   => { ksyc_lex_raw(l, ts, te); };
        "'" [^']*       => { ksyc_lex_fail(l, ts, "the text is not closed"); fbreak; };
        "\"" quoted* "\"" => { if (!ksyc_lex_escaped(l, ts, te, ts + 1, te - 1)) fbreak; };
        "\"" quoted*    => { ksyc_lex_fail(l, ts, "the text is not closed"); fbreak; };
        "f\""           => {
            ksyc_lex_add(l, TOKEN_FSTRING, ts, te);
            if (top == STACK_SIZE) { ksyc_lex_fail(l, ts, "f-strings are nested too deeply"); fbreak; }
            fcall fstring;
        };
        "}"             => {
            if (top == 0) { ksyc_lex_stray(l, ts); fbreak; }
            ksyc_lex_add(l, TOKEN_HOLE_END, ts, te);
            fret;
        };

        "and"   => { ksyc_lex_add(l, TOKEN_AND, ts, te); };
        "or"    => { ksyc_lex_add(l, TOKEN_OR, ts, te); };
        "not"   => { ksyc_lex_add(l, TOKEN_NOT, ts, te); };
        "true"  => { ksyc_lex_add(l, TOKEN_TRUE, ts, te); };
        "false" => { ksyc_lex_add(l, TOKEN_FALSE, ts, te); };
        name    => { ksyc_lex_add(l, TOKEN_NAME, ts, te); };

        ".as<"       => { ksyc_lex_add(l, TOKEN_AS, ts, te); fgoto type_name; };
        "sizeof<"    => { ksyc_lex_add(l, TOKEN_SIZEOF, ts, te); fgoto type_name; };
        "bitsizeof<" => { ksyc_lex_add(l, TOKEN_BITSIZEOF, ts, te); fgoto type_name; };

        "?"  => { ksyc_lex_add(l, TOKEN_QUESTION, ts, te); };
        ":"  => { ksyc_lex_add(l, TOKEN_COLON, ts, te); };
        "::" => { ksyc_lex_add(l, TOKEN_COLONS, ts, te); };
        "."  => { ksyc_lex_add(l, TOKEN_DOT, ts, te); };
        ","  => { ksyc_lex_add(l, TOKEN_COMMA, ts, te); };
        "("  => { ksyc_lex_add(l, TOKEN_OPEN, ts, te); };
        ")"  => { ksyc_lex_add(l, TOKEN_CLOSE, ts, te); };
        "["  => { ksyc_lex_add(l, TOKEN_LIST_OPEN, ts, te); };
        "]"  => { ksyc_lex_add(l, TOKEN_LIST_CLOSE, ts, te); };
        "+"  => { ksyc_lex_add(l, TOKEN_ADD, ts, te); };
        "-"  => { ksyc_lex_add(l, TOKEN_SUB, ts, te); };
        "*"  => { ksyc_lex_add(l, TOKEN_MUL, ts, te); };
        "/"  => { ksyc_lex_add(l, TOKEN_DIV, ts, te); };
        "%"  => { ksyc_lex_add(l, TOKEN_MOD, ts, te); };
        "~"  => { ksyc_lex_add(l, TOKEN_BITNOT, ts, te); };
        "&"  => { ksyc_lex_add(l, TOKEN_BITAND, ts, te); };
        "|"  => { ksyc_lex_add(l, TOKEN_BITOR, ts, te); };
        "^"  => { ksyc_lex_add(l, TOKEN_BITXOR, ts, te); };
        "<<" => { ksyc_lex_add(l, TOKEN_SHL, ts, te); };
        ">>" => { ksyc_lex_add(l, TOKEN_SHR, ts, te); };
        "==" => { ksyc_lex_add(l, TOKEN_EQ, ts, te); };
        "!=" => { ksyc_lex_add(l, TOKEN_NE, ts, te); };
        "<=" => { ksyc_lex_add(l, TOKEN_LE, ts, te); };
        ">=" => { ksyc_lex_add(l, TOKEN_GE, ts, te); };
        "<"  => { ksyc_lex_add(l, TOKEN_LT, ts, te); };
        ">"  => { ksyc_lex_add(l, TOKEN_GT, ts, te); };

        "&&" => { ksyc_lex_fail(l, ts, "unexpected '&&', did you mean 'and'?"); fbreak; };
        "||" => { ksyc_lex_fail(l, ts, "unexpected '||', did you mean 'or'?"); fbreak; };
        "!"  => { ksyc_lex_fail(l, ts, "unexpected '!', did you mean 'not'?"); fbreak; };
        "="  => { ksyc_lex_fail(l, ts, "unexpected '=', did you mean '=='?"); fbreak; };
        any  => { ksyc_lex_stray(l, ts); fbreak; };
    *|;
}%%

%% write data;

#define STACK_SIZE (2 * EXPR_MAX_FSTRINGS)

static bool starts_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool ksyc_expr_lex(pool *memory, const char *text, size_t size, token_list *out, expr_error *error) {
    lexer lexer_state = {.pool = memory, .start = text, .error = error, .tokens = *out};
    lexer *l = &lexer_state;
    const char *p = text, *pe = text + size, *eof = pe;
    const char *ts = text, *te = text;
    int cs, act, top, stack[STACK_SIZE];

    %% write init;
    %% write exec;

    if (!l->failed && top > 0) ksyc_lex_fail(l, pe, "the f-string is not closed");
    if (l->failed) return false;
    ksyc_lex_add(l, TOKEN_END, pe, pe);
    *out = l->tokens;
    return true;
}
