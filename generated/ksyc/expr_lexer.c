
/* #line 1 "compiler/expr_lexer.rl" */
/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_lexer.rl - what the words of the expression language look like.
 *
 * `make generate` turns it into generated/ksyc/expr_lexer.c (ragel -C -G2 -L). What a word means
 * is in expr_text.c; who may stand beside whom is in expr_parser.c.
 */
#include "../../compiler/expr_lexer.h"
#include "../../compiler/expr_text.h"

/* Ragel's states fall through into each other, and its constants are not all used. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#endif


/* #line 123 "compiler/expr_lexer.rl" */



/* #line 20 "generated/ksyc/expr_lexer.c" */
static const int expr_lexer_start = 11;
static const int expr_lexer_first_final = 11;
static const int expr_lexer_error = -1;

static const int expr_lexer_en_type_name = 61;
static const int expr_lexer_en_fstring = 66;
static const int expr_lexer_en_main = 11;


/* #line 126 "compiler/expr_lexer.rl" */

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

    
/* #line 42 "generated/ksyc/expr_lexer.c" */
	{
	cs = expr_lexer_start;
	top = 0;
	ts = 0;
	te = 0;
	act = 0;
	}

/* #line 141 "compiler/expr_lexer.rl" */
    
/* #line 49 "generated/ksyc/expr_lexer.c" */
	{
	if ( p == pe )
		goto _test_eof;
	goto _resume;

_again:
	switch ( cs ) {
		case 11: goto st11;
		case 12: goto st12;
		case 0: goto st0;
		case 13: goto st13;
		case 14: goto st14;
		case 1: goto st1;
		case 15: goto st15;
		case 16: goto st16;
		case 17: goto st17;
		case 18: goto st18;
		case 2: goto st2;
		case 3: goto st3;
		case 19: goto st19;
		case 4: goto st4;
		case 5: goto st5;
		case 20: goto st20;
		case 21: goto st21;
		case 22: goto st22;
		case 6: goto st6;
		case 23: goto st23;
		case 7: goto st7;
		case 24: goto st24;
		case 8: goto st8;
		case 25: goto st25;
		case 26: goto st26;
		case 27: goto st27;
		case 28: goto st28;
		case 29: goto st29;
		case 30: goto st30;
		case 31: goto st31;
		case 32: goto st32;
		case 33: goto st33;
		case 34: goto st34;
		case 35: goto st35;
		case 36: goto st36;
		case 37: goto st37;
		case 38: goto st38;
		case 39: goto st39;
		case 40: goto st40;
		case 41: goto st41;
		case 42: goto st42;
		case 43: goto st43;
		case 44: goto st44;
		case 45: goto st45;
		case 46: goto st46;
		case 47: goto st47;
		case 48: goto st48;
		case 49: goto st49;
		case 50: goto st50;
		case 51: goto st51;
		case 52: goto st52;
		case 53: goto st53;
		case 54: goto st54;
		case 55: goto st55;
		case 56: goto st56;
		case 57: goto st57;
		case 58: goto st58;
		case 59: goto st59;
		case 60: goto st60;
		case 61: goto st61;
		case 62: goto st62;
		case 9: goto st9;
		case 63: goto st63;
		case 64: goto st64;
		case 65: goto st65;
		case 66: goto st66;
		case 67: goto st67;
		case 10: goto st10;
		case 68: goto st68;
	default: break;
	}

	if ( ++p == pe )
		goto _test_eof;
_resume:
	switch ( cs )
	{
tr0:
/* #line 53 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}}
	goto st11;
tr2:
/* #line 67 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}{ lex_fail(l, ts, "the text is not closed"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr4:
/* #line 1 "NONE" */
	{	switch( act ) {
	case 13:
	{{p = ((te))-1;} lex_int(l, ts, te); }
	break;
	case 14:
	{{p = ((te))-1;} lex_fail(l, ts, "a decimal integer must not begin with 0"); {p++; cs = 11; goto _out;} }
	break;
	case 15:
	{{p = ((te))-1;} lex_float(l, ts, te); }
	break;
	case 23:
	{{p = ((te))-1;} lex_add(l, TOKEN_AND, ts, te); }
	break;
	case 24:
	{{p = ((te))-1;} lex_add(l, TOKEN_OR, ts, te); }
	break;
	case 25:
	{{p = ((te))-1;} lex_add(l, TOKEN_NOT, ts, te); }
	break;
	case 26:
	{{p = ((te))-1;} lex_add(l, TOKEN_TRUE, ts, te); }
	break;
	case 27:
	{{p = ((te))-1;} lex_add(l, TOKEN_FALSE, ts, te); }
	break;
	case 28:
	{{p = ((te))-1;} lex_add(l, TOKEN_NAME, ts, te); }
	break;
	}
	}
	goto st11;
tr7:
/* #line 93 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}{ lex_add(l, TOKEN_DOT, ts, te); }}
	goto st11;
tr9:
/* #line 86 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_AS, ts, te); {goto st61;} }}
	goto st11;
tr10:
/* #line 55 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}{ lex_int(l, ts, te); }}
	goto st11;
tr18:
/* #line 121 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_stray(l, ts); {p++; cs = 11; goto _out;} }}
	goto st11;
tr20:
/* #line 103 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_MOD, ts, te); }}
	goto st11;
tr23:
/* #line 95 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_OPEN, ts, te); }}
	goto st11;
tr24:
/* #line 96 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_CLOSE, ts, te); }}
	goto st11;
tr25:
/* #line 101 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_MUL, ts, te); }}
	goto st11;
tr26:
/* #line 99 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_ADD, ts, te); }}
	goto st11;
tr27:
/* #line 94 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_COMMA, ts, te); }}
	goto st11;
tr28:
/* #line 100 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_SUB, ts, te); }}
	goto st11;
tr30:
/* #line 102 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_DIV, ts, te); }}
	goto st11;
tr37:
/* #line 90 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_QUESTION, ts, te); }}
	goto st11;
tr39:
/* #line 97 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_LIST_OPEN, ts, te); }}
	goto st11;
tr41:
/* #line 98 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_LIST_CLOSE, ts, te); }}
	goto st11;
tr42:
/* #line 107 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_BITXOR, ts, te); }}
	goto st11;
tr51:
/* #line 73 "compiler/expr_lexer.rl" */
	{te = p+1;{
            if (top == 0) { lex_stray(l, ts); {p++; cs = 11; goto _out;} }
            lex_add(l, TOKEN_HOLE_END, ts, te);
            {cs = stack[--top];goto _again;}
        }}
	goto st11;
tr52:
/* #line 104 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_BITNOT, ts, te); }}
	goto st11;
tr53:
/* #line 53 "compiler/expr_lexer.rl" */
	{te = p;p--;}
	goto st11;
tr55:
/* #line 119 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_fail(l, ts, "unexpected '!', did you mean 'not'?"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr56:
/* #line 111 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_NE, ts, te); }}
	goto st11;
tr57:
/* #line 67 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_fail(l, ts, "the text is not closed"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr58:
/* #line 66 "compiler/expr_lexer.rl" */
	{te = p+1;{ if (!lex_escaped(l, ts, te, ts + 1, te - 1)) {p++; cs = 11; goto _out;} }}
	goto st11;
tr60:
/* #line 105 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_BITAND, ts, te); }}
	goto st11;
tr61:
/* #line 117 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_fail(l, ts, "unexpected '&&', did you mean 'and'?"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr62:
/* #line 65 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_fail(l, ts, "the text is not closed"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr63:
/* #line 64 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_raw(l, ts, te); }}
	goto st11;
tr64:
/* #line 93 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_DOT, ts, te); }}
	goto st11;
tr67:
/* #line 57 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_float(l, ts, te); }}
	goto st11;
tr69:
/* #line 55 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_int(l, ts, te); }}
	goto st11;
tr75:
/* #line 59 "compiler/expr_lexer.rl" */
	{te = p;p--;{
            if (te < pe && starts_name(*te)) { lex_int(l, ts, te - 1); {p = (( te - 1))-1;} }
            else lex_float(l, ts, te);
        }}
	goto st11;
tr76:
/* #line 56 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_fail(l, ts, "a decimal integer must not begin with 0"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr77:
/* #line 91 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_COLON, ts, te); }}
	goto st11;
tr78:
/* #line 92 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_COLONS, ts, te); }}
	goto st11;
tr79:
/* #line 114 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_LT, ts, te); }}
	goto st11;
tr80:
/* #line 108 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_SHL, ts, te); }}
	goto st11;
tr81:
/* #line 112 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_LE, ts, te); }}
	goto st11;
tr82:
/* #line 120 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_fail(l, ts, "unexpected '=', did you mean '=='?"); {p++; cs = 11; goto _out;} }}
	goto st11;
tr83:
/* #line 110 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_EQ, ts, te); }}
	goto st11;
tr84:
/* #line 115 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_GT, ts, te); }}
	goto st11;
tr85:
/* #line 113 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_GE, ts, te); }}
	goto st11;
tr86:
/* #line 109 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_SHR, ts, te); }}
	goto st11;
tr87:
/* #line 121 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_stray(l, ts); {p++; cs = 11; goto _out;} }}
	goto st11;
tr88:
/* #line 84 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_NAME, ts, te); }}
	goto st11;
tr99:
/* #line 88 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_BITSIZEOF, ts, te); {goto st61;} }}
	goto st11;
tr100:
/* #line 68 "compiler/expr_lexer.rl" */
	{te = p+1;{
            lex_add(l, TOKEN_FSTRING, ts, te);
            if (top == STACK_SIZE) { lex_fail(l, ts, "f-strings are nested too deeply"); {p++; cs = 11; goto _out;} }
            {stack[top++] = 11;goto st66;}
        }}
	goto st11;
tr113:
/* #line 87 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_SIZEOF, ts, te); {goto st61;} }}
	goto st11;
tr117:
/* #line 106 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_BITOR, ts, te); }}
	goto st11;
tr118:
/* #line 118 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_fail(l, ts, "unexpected '||', did you mean 'or'?"); {p++; cs = 11; goto _out;} }}
	goto st11;
st11:
/* #line 1 "NONE" */
	{ts = 0;}
	if ( ++p == pe )
		goto _test_eof11;
case 11:
/* #line 1 "NONE" */
	{ts = p;}
/* #line 335 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 10: goto tr1;
		case 32: goto tr1;
		case 33: goto st13;
		case 34: goto tr3;
		case 37: goto tr20;
		case 38: goto st15;
		case 39: goto st16;
		case 40: goto tr23;
		case 41: goto tr24;
		case 42: goto tr25;
		case 43: goto tr26;
		case 44: goto tr27;
		case 45: goto tr28;
		case 46: goto tr29;
		case 47: goto tr30;
		case 48: goto tr31;
		case 58: goto st27;
		case 60: goto st28;
		case 61: goto st29;
		case 62: goto st30;
		case 63: goto tr37;
		case 91: goto tr39;
		case 92: goto st32;
		case 93: goto tr41;
		case 94: goto tr42;
		case 97: goto st33;
		case 98: goto st35;
		case 102: goto st44;
		case 110: goto st48;
		case 111: goto st50;
		case 115: goto st51;
		case 116: goto st57;
		case 124: goto st60;
		case 125: goto tr51;
		case 126: goto tr52;
	}
	if ( (*p) < 65 ) {
		if ( 49 <= (*p) && (*p) <= 57 )
			goto tr32;
	} else if ( (*p) > 95 ) {
		if ( 99 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr18;
tr1:
/* #line 1 "NONE" */
	{te = p+1;}
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
/* #line 388 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 10: goto tr1;
		case 32: goto tr1;
		case 92: goto st0;
	}
	goto tr53;
st0:
	if ( ++p == pe )
		goto _test_eof0;
case 0:
	if ( (*p) == 10 )
		goto tr1;
	goto tr0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 61 )
		goto tr56;
	goto tr55;
tr3:
/* #line 1 "NONE" */
	{te = p+1;}
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
/* #line 415 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 34: goto tr58;
		case 92: goto st1;
	}
	goto tr3;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	goto tr3;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( (*p) == 38 )
		goto tr61;
	goto tr60;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 39 )
		goto tr63;
	goto st16;
tr29:
/* #line 1 "NONE" */
	{te = p+1;}
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
/* #line 446 "generated/ksyc/expr_lexer.c" */
	if ( (*p) == 97 )
		goto st4;
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr65;
	goto tr64;
tr65:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 57 "compiler/expr_lexer.rl" */
	{act = 15;}
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
/* #line 459 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 69: goto st2;
		case 95: goto tr65;
		case 101: goto st2;
	}
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr65;
	goto tr67;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	switch( (*p) ) {
		case 43: goto st3;
		case 45: goto st3;
	}
	if ( 48 <= (*p) && (*p) <= 57 )
		goto st19;
	goto tr4;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( 48 <= (*p) && (*p) <= 57 )
		goto st19;
	goto tr4;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 95 )
		goto st19;
	if ( 48 <= (*p) && (*p) <= 57 )
		goto st19;
	goto tr67;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 115 )
		goto st5;
	goto tr7;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 60 )
		goto tr9;
	goto tr7;
tr31:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 55 "compiler/expr_lexer.rl" */
	{act = 13;}
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
/* #line 516 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 46: goto st21;
		case 66: goto st6;
		case 69: goto st2;
		case 79: goto st7;
		case 88: goto st8;
		case 95: goto tr71;
		case 98: goto st6;
		case 101: goto st2;
		case 111: goto st7;
		case 120: goto st8;
	}
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr71;
	goto tr69;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr65;
	goto tr75;
tr71:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 56 "compiler/expr_lexer.rl" */
	{act = 14;}
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
/* #line 546 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 46: goto st21;
		case 69: goto st2;
		case 95: goto tr71;
		case 101: goto st2;
	}
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr71;
	goto tr76;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( (*p) == 95 )
		goto st23;
	if ( 48 <= (*p) && (*p) <= 49 )
		goto st23;
	goto tr10;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 95 )
		goto st23;
	if ( 48 <= (*p) && (*p) <= 49 )
		goto st23;
	goto tr69;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( (*p) == 95 )
		goto st24;
	if ( 48 <= (*p) && (*p) <= 55 )
		goto st24;
	goto tr10;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 95 )
		goto st24;
	if ( 48 <= (*p) && (*p) <= 55 )
		goto st24;
	goto tr69;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 95 )
		goto st25;
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto st25;
	} else if ( (*p) > 70 ) {
		if ( 97 <= (*p) && (*p) <= 102 )
			goto st25;
	} else
		goto st25;
	goto tr10;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 95 )
		goto st25;
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto st25;
	} else if ( (*p) > 70 ) {
		if ( 97 <= (*p) && (*p) <= 102 )
			goto st25;
	} else
		goto st25;
	goto tr69;
tr32:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 55 "compiler/expr_lexer.rl" */
	{act = 13;}
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
/* #line 629 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 46: goto st21;
		case 69: goto st2;
		case 95: goto tr32;
		case 101: goto st2;
	}
	if ( 48 <= (*p) && (*p) <= 57 )
		goto tr32;
	goto tr69;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 58 )
		goto tr78;
	goto tr77;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( (*p) ) {
		case 60: goto tr80;
		case 61: goto tr81;
	}
	goto tr79;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 61 )
		goto tr83;
	goto tr82;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	switch( (*p) ) {
		case 61: goto tr85;
		case 62: goto tr86;
	}
	goto tr84;
tr38:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 84 "compiler/expr_lexer.rl" */
	{act = 28;}
	goto st31;
tr90:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 79 "compiler/expr_lexer.rl" */
	{act = 23;}
	goto st31;
tr104:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 83 "compiler/expr_lexer.rl" */
	{act = 27;}
	goto st31;
tr106:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 81 "compiler/expr_lexer.rl" */
	{act = 25;}
	goto st31;
tr107:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 80 "compiler/expr_lexer.rl" */
	{act = 24;}
	goto st31;
tr116:
/* #line 1 "NONE" */
	{te = p+1;}
/* #line 82 "compiler/expr_lexer.rl" */
	{act = 26;}
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
/* #line 698 "generated/ksyc/expr_lexer.c" */
	if ( (*p) == 95 )
		goto tr38;
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr4;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) == 10 )
		goto tr1;
	goto tr87;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	switch( (*p) ) {
		case 95: goto tr38;
		case 110: goto st34;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	switch( (*p) ) {
		case 95: goto tr38;
		case 100: goto tr90;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	switch( (*p) ) {
		case 95: goto tr38;
		case 105: goto st36;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( (*p) ) {
		case 95: goto tr38;
		case 116: goto st37;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	switch( (*p) ) {
		case 95: goto tr38;
		case 115: goto st38;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	switch( (*p) ) {
		case 95: goto tr38;
		case 105: goto st39;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 95: goto tr38;
		case 122: goto st40;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 121 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	switch( (*p) ) {
		case 95: goto tr38;
		case 101: goto st41;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	switch( (*p) ) {
		case 95: goto tr38;
		case 111: goto st42;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	switch( (*p) ) {
		case 95: goto tr38;
		case 102: goto st43;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	switch( (*p) ) {
		case 60: goto tr99;
		case 95: goto tr38;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	switch( (*p) ) {
		case 34: goto tr100;
		case 95: goto tr38;
		case 97: goto st45;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 98 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	switch( (*p) ) {
		case 95: goto tr38;
		case 108: goto st46;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 95: goto tr38;
		case 115: goto st47;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	switch( (*p) ) {
		case 95: goto tr38;
		case 101: goto tr104;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 95: goto tr38;
		case 111: goto st49;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	switch( (*p) ) {
		case 95: goto tr38;
		case 116: goto tr106;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( (*p) ) {
		case 95: goto tr38;
		case 114: goto tr107;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	switch( (*p) ) {
		case 95: goto tr38;
		case 105: goto st52;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	switch( (*p) ) {
		case 95: goto tr38;
		case 122: goto st53;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 121 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	switch( (*p) ) {
		case 95: goto tr38;
		case 101: goto st54;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	switch( (*p) ) {
		case 95: goto tr38;
		case 111: goto st55;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( (*p) ) {
		case 95: goto tr38;
		case 102: goto st56;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	switch( (*p) ) {
		case 60: goto tr113;
		case 95: goto tr38;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 95: goto tr38;
		case 114: goto st58;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 95: goto tr38;
		case 117: goto st59;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	switch( (*p) ) {
		case 95: goto tr38;
		case 101: goto tr116;
	}
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto tr38;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto tr38;
	} else
		goto tr38;
	goto tr88;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	if ( (*p) == 124 )
		goto tr118;
	goto tr117;
tr14:
/* #line 31 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}}
	goto st61;
tr119:
/* #line 37 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_stray(l, ts); {p++; cs = 61; goto _out;} }}
	goto st61;
tr121:
/* #line 36 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_TYPE_END, ts, te); {goto st11;} }}
	goto st61;
tr123:
/* #line 34 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_LIST_OPEN, ts, te); }}
	goto st61;
tr125:
/* #line 35 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_LIST_CLOSE, ts, te); }}
	goto st61;
tr126:
/* #line 31 "compiler/expr_lexer.rl" */
	{te = p;p--;}
	goto st61;
tr128:
/* #line 37 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_stray(l, ts); {p++; cs = 61; goto _out;} }}
	goto st61;
tr129:
/* #line 33 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_COLONS, ts, te); }}
	goto st61;
tr130:
/* #line 32 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_add(l, TOKEN_NAME, ts, te); }}
	goto st61;
st61:
/* #line 1 "NONE" */
	{ts = 0;}
	if ( ++p == pe )
		goto _test_eof61;
case 61:
/* #line 1 "NONE" */
	{ts = p;}
/* #line 1216 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 10: goto tr15;
		case 32: goto tr15;
		case 58: goto st63;
		case 62: goto tr121;
		case 91: goto tr123;
		case 92: goto st65;
		case 93: goto tr125;
		case 95: goto st64;
	}
	if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto st64;
	} else if ( (*p) >= 65 )
		goto st64;
	goto tr119;
tr15:
/* #line 1 "NONE" */
	{te = p+1;}
	goto st62;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
/* #line 1239 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 10: goto tr15;
		case 32: goto tr15;
		case 92: goto st9;
	}
	goto tr126;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( (*p) == 10 )
		goto tr15;
	goto tr14;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 58 )
		goto tr129;
	goto tr128;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 95 )
		goto st64;
	if ( (*p) < 65 ) {
		if ( 48 <= (*p) && (*p) <= 57 )
			goto st64;
	} else if ( (*p) > 90 ) {
		if ( 97 <= (*p) && (*p) <= 122 )
			goto st64;
	} else
		goto st64;
	goto tr130;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 10 )
		goto tr15;
	goto tr128;
tr16:
/* #line 42 "compiler/expr_lexer.rl" */
	{{p = ((te))-1;}{ if (!lex_escaped(l, ts, te, ts, te)) {p++; cs = 66; goto _out;} }}
	goto st66;
tr131:
/* #line 48 "compiler/expr_lexer.rl" */
	{te = p+1;{ lex_add(l, TOKEN_FSTRING_END, ts, te); {cs = stack[--top];goto _again;} }}
	goto st66;
tr133:
/* #line 43 "compiler/expr_lexer.rl" */
	{te = p+1;{
            lex_add(l, TOKEN_HOLE, ts, te);
            if (top == STACK_SIZE) { lex_fail(l, ts, "f-strings are nested too deeply"); {p++; cs = 66; goto _out;} }
            {stack[top++] = 66;goto st11;}
        }}
	goto st66;
tr134:
/* #line 42 "compiler/expr_lexer.rl" */
	{te = p;p--;{ if (!lex_escaped(l, ts, te, ts, te)) {p++; cs = 66; goto _out;} }}
	goto st66;
tr136:
/* #line 49 "compiler/expr_lexer.rl" */
	{te = p;p--;{ lex_stray(l, ts); {p++; cs = 66; goto _out;} }}
	goto st66;
st66:
/* #line 1 "NONE" */
	{ts = 0;}
	if ( ++p == pe )
		goto _test_eof66;
case 66:
/* #line 1 "NONE" */
	{ts = p;}
/* #line 1306 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 34: goto tr131;
		case 92: goto st68;
		case 123: goto tr133;
	}
	goto tr17;
tr17:
/* #line 1 "NONE" */
	{te = p+1;}
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
/* #line 1319 "generated/ksyc/expr_lexer.c" */
	switch( (*p) ) {
		case 34: goto tr134;
		case 92: goto st10;
		case 123: goto tr134;
	}
	goto tr17;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	goto tr17;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	goto tr17;
	}
	_test_eof11: cs = 11; goto _test_eof; 
	_test_eof12: cs = 12; goto _test_eof; 
	_test_eof0: cs = 0; goto _test_eof; 
	_test_eof13: cs = 13; goto _test_eof; 
	_test_eof14: cs = 14; goto _test_eof; 
	_test_eof1: cs = 1; goto _test_eof; 
	_test_eof15: cs = 15; goto _test_eof; 
	_test_eof16: cs = 16; goto _test_eof; 
	_test_eof17: cs = 17; goto _test_eof; 
	_test_eof18: cs = 18; goto _test_eof; 
	_test_eof2: cs = 2; goto _test_eof; 
	_test_eof3: cs = 3; goto _test_eof; 
	_test_eof19: cs = 19; goto _test_eof; 
	_test_eof4: cs = 4; goto _test_eof; 
	_test_eof5: cs = 5; goto _test_eof; 
	_test_eof20: cs = 20; goto _test_eof; 
	_test_eof21: cs = 21; goto _test_eof; 
	_test_eof22: cs = 22; goto _test_eof; 
	_test_eof6: cs = 6; goto _test_eof; 
	_test_eof23: cs = 23; goto _test_eof; 
	_test_eof7: cs = 7; goto _test_eof; 
	_test_eof24: cs = 24; goto _test_eof; 
	_test_eof8: cs = 8; goto _test_eof; 
	_test_eof25: cs = 25; goto _test_eof; 
	_test_eof26: cs = 26; goto _test_eof; 
	_test_eof27: cs = 27; goto _test_eof; 
	_test_eof28: cs = 28; goto _test_eof; 
	_test_eof29: cs = 29; goto _test_eof; 
	_test_eof30: cs = 30; goto _test_eof; 
	_test_eof31: cs = 31; goto _test_eof; 
	_test_eof32: cs = 32; goto _test_eof; 
	_test_eof33: cs = 33; goto _test_eof; 
	_test_eof34: cs = 34; goto _test_eof; 
	_test_eof35: cs = 35; goto _test_eof; 
	_test_eof36: cs = 36; goto _test_eof; 
	_test_eof37: cs = 37; goto _test_eof; 
	_test_eof38: cs = 38; goto _test_eof; 
	_test_eof39: cs = 39; goto _test_eof; 
	_test_eof40: cs = 40; goto _test_eof; 
	_test_eof41: cs = 41; goto _test_eof; 
	_test_eof42: cs = 42; goto _test_eof; 
	_test_eof43: cs = 43; goto _test_eof; 
	_test_eof44: cs = 44; goto _test_eof; 
	_test_eof45: cs = 45; goto _test_eof; 
	_test_eof46: cs = 46; goto _test_eof; 
	_test_eof47: cs = 47; goto _test_eof; 
	_test_eof48: cs = 48; goto _test_eof; 
	_test_eof49: cs = 49; goto _test_eof; 
	_test_eof50: cs = 50; goto _test_eof; 
	_test_eof51: cs = 51; goto _test_eof; 
	_test_eof52: cs = 52; goto _test_eof; 
	_test_eof53: cs = 53; goto _test_eof; 
	_test_eof54: cs = 54; goto _test_eof; 
	_test_eof55: cs = 55; goto _test_eof; 
	_test_eof56: cs = 56; goto _test_eof; 
	_test_eof57: cs = 57; goto _test_eof; 
	_test_eof58: cs = 58; goto _test_eof; 
	_test_eof59: cs = 59; goto _test_eof; 
	_test_eof60: cs = 60; goto _test_eof; 
	_test_eof61: cs = 61; goto _test_eof; 
	_test_eof62: cs = 62; goto _test_eof; 
	_test_eof9: cs = 9; goto _test_eof; 
	_test_eof63: cs = 63; goto _test_eof; 
	_test_eof64: cs = 64; goto _test_eof; 
	_test_eof65: cs = 65; goto _test_eof; 
	_test_eof66: cs = 66; goto _test_eof; 
	_test_eof67: cs = 67; goto _test_eof; 
	_test_eof10: cs = 10; goto _test_eof; 
	_test_eof68: cs = 68; goto _test_eof; 

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 12: goto tr53;
	case 0: goto tr0;
	case 13: goto tr55;
	case 14: goto tr57;
	case 1: goto tr2;
	case 15: goto tr60;
	case 16: goto tr62;
	case 17: goto tr64;
	case 18: goto tr67;
	case 2: goto tr4;
	case 3: goto tr4;
	case 19: goto tr67;
	case 4: goto tr7;
	case 5: goto tr7;
	case 20: goto tr69;
	case 21: goto tr75;
	case 22: goto tr76;
	case 6: goto tr10;
	case 23: goto tr69;
	case 7: goto tr10;
	case 24: goto tr69;
	case 8: goto tr10;
	case 25: goto tr69;
	case 26: goto tr69;
	case 27: goto tr77;
	case 28: goto tr79;
	case 29: goto tr82;
	case 30: goto tr84;
	case 31: goto tr4;
	case 32: goto tr87;
	case 33: goto tr88;
	case 34: goto tr88;
	case 35: goto tr88;
	case 36: goto tr88;
	case 37: goto tr88;
	case 38: goto tr88;
	case 39: goto tr88;
	case 40: goto tr88;
	case 41: goto tr88;
	case 42: goto tr88;
	case 43: goto tr88;
	case 44: goto tr88;
	case 45: goto tr88;
	case 46: goto tr88;
	case 47: goto tr88;
	case 48: goto tr88;
	case 49: goto tr88;
	case 50: goto tr88;
	case 51: goto tr88;
	case 52: goto tr88;
	case 53: goto tr88;
	case 54: goto tr88;
	case 55: goto tr88;
	case 56: goto tr88;
	case 57: goto tr88;
	case 58: goto tr88;
	case 59: goto tr88;
	case 60: goto tr117;
	case 62: goto tr126;
	case 9: goto tr14;
	case 63: goto tr128;
	case 64: goto tr130;
	case 65: goto tr128;
	case 67: goto tr134;
	case 10: goto tr16;
	case 68: goto tr136;
	}
	}

	_out: {}
	}

/* #line 142 "compiler/expr_lexer.rl" */

    if (!l->failed && top > 0) lex_fail(l, pe, "the f-string is not closed");
    if (l->failed) return false;
    lex_add(l, TOKEN_END, pe, pe);
    *out = l->tokens;
    return true;
}
