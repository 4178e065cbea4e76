
/* #line 1 "compiler/syntax/expr_lexer.rl" */
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


/* #line 124 "compiler/syntax/expr_lexer.rl" */



/* #line 21 "generated/ksyc/expr_lexer.c" */
static const char _expr_lexer_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1, 
	3, 1, 4, 1, 5, 1, 6, 1, 
	7, 1, 8, 1, 9, 1, 10, 1, 
	11, 1, 12, 1, 13, 1, 14, 1, 
	15, 1, 16, 1, 26, 1, 27, 1, 
	28, 1, 29, 1, 30, 1, 31, 1, 
	32, 1, 33, 1, 34, 1, 35, 1, 
	36, 1, 37, 1, 38, 1, 39, 1, 
	40, 1, 41, 1, 42, 1, 43, 1, 
	44, 1, 45, 1, 46, 1, 47, 1, 
	48, 1, 49, 1, 50, 1, 51, 1, 
	52, 1, 53, 1, 54, 1, 55, 1, 
	56, 1, 57, 1, 58, 1, 59, 1, 
	60, 1, 61, 1, 62, 1, 63, 1, 
	64, 1, 65, 1, 66, 1, 67, 1, 
	68, 1, 69, 1, 70, 1, 71, 1, 
	72, 1, 73, 1, 74, 1, 75, 1, 
	76, 1, 77, 2, 2, 17, 2, 2, 
	18, 2, 2, 19, 2, 2, 20, 2, 
	2, 21, 2, 2, 22, 2, 2, 23, 
	2, 2, 24, 2, 2, 25
};

static const short _expr_lexer_key_offsets[] = {
	0, 1, 1, 5, 7, 8, 9, 12, 
	15, 22, 23, 23, 64, 67, 68, 70, 
	71, 72, 75, 80, 83, 95, 97, 103, 
	106, 109, 116, 122, 123, 125, 126, 128, 
	135, 136, 144, 152, 160, 168, 176, 184, 
	192, 200, 208, 216, 224, 233, 241, 249, 
	257, 265, 273, 281, 289, 297, 305, 313, 
	321, 329, 337, 345, 353, 354, 366, 369, 
	370, 377, 378, 381, 384
};

static const char _expr_lexer_trans_keys[] = {
	10, 43, 45, 48, 57, 48, 57, 115, 
	60, 95, 48, 49, 95, 48, 55, 95, 
	48, 57, 65, 70, 97, 102, 10, 10, 
	32, 33, 34, 37, 38, 39, 40, 41, 
	42, 43, 44, 45, 46, 47, 48, 58, 
	60, 61, 62, 63, 91, 92, 93, 94, 
	97, 98, 102, 110, 111, 115, 116, 124, 
	125, 126, 49, 57, 65, 95, 99, 122, 
	10, 32, 92, 61, 34, 92, 38, 39, 
	97, 48, 57, 69, 95, 101, 48, 57, 
	95, 48, 57, 46, 66, 69, 79, 88, 
	95, 98, 101, 111, 120, 48, 57, 48, 
	57, 46, 69, 95, 101, 48, 57, 95, 
	48, 49, 95, 48, 55, 95, 48, 57, 
	65, 70, 97, 102, 46, 69, 95, 101, 
	48, 57, 58, 60, 61, 61, 61, 62, 
	95, 48, 57, 65, 90, 97, 122, 10, 
	95, 110, 48, 57, 65, 90, 97, 122, 
	95, 100, 48, 57, 65, 90, 97, 122, 
	95, 105, 48, 57, 65, 90, 97, 122, 
	95, 116, 48, 57, 65, 90, 97, 122, 
	95, 115, 48, 57, 65, 90, 97, 122, 
	95, 105, 48, 57, 65, 90, 97, 122, 
	95, 122, 48, 57, 65, 90, 97, 121, 
	95, 101, 48, 57, 65, 90, 97, 122, 
	95, 111, 48, 57, 65, 90, 97, 122, 
	95, 102, 48, 57, 65, 90, 97, 122, 
	60, 95, 48, 57, 65, 90, 97, 122, 
	34, 95, 97, 48, 57, 65, 90, 98, 
	122, 95, 108, 48, 57, 65, 90, 97, 
	122, 95, 115, 48, 57, 65, 90, 97, 
	122, 95, 101, 48, 57, 65, 90, 97, 
	122, 95, 111, 48, 57, 65, 90, 97, 
	122, 95, 116, 48, 57, 65, 90, 97, 
	122, 95, 114, 48, 57, 65, 90, 97, 
	122, 95, 105, 48, 57, 65, 90, 97, 
	122, 95, 122, 48, 57, 65, 90, 97, 
	121, 95, 101, 48, 57, 65, 90, 97, 
	122, 95, 111, 48, 57, 65, 90, 97, 
	122, 95, 102, 48, 57, 65, 90, 97, 
	122, 60, 95, 48, 57, 65, 90, 97, 
	122, 95, 114, 48, 57, 65, 90, 97, 
	122, 95, 117, 48, 57, 65, 90, 97, 
	122, 95, 101, 48, 57, 65, 90, 97, 
	122, 124, 10, 32, 58, 62, 91, 92, 
	93, 95, 65, 90, 97, 122, 10, 32, 
	92, 58, 95, 48, 57, 65, 90, 97, 
	122, 10, 34, 92, 123, 34, 92, 123, 
	0
};

static const char _expr_lexer_single_lengths[] = {
	1, 0, 2, 0, 1, 1, 1, 1, 
	1, 1, 0, 35, 3, 1, 2, 1, 
	1, 1, 3, 1, 10, 0, 4, 1, 
	1, 1, 4, 1, 2, 1, 2, 1, 
	1, 2, 2, 2, 2, 2, 2, 2, 
	2, 2, 2, 2, 3, 2, 2, 2, 
	2, 2, 2, 2, 2, 2, 2, 2, 
	2, 2, 2, 2, 1, 8, 3, 1, 
	1, 1, 3, 3, 0
};

static const char _expr_lexer_range_lengths[] = {
	0, 0, 1, 1, 0, 0, 1, 1, 
	3, 0, 0, 3, 0, 0, 0, 0, 
	0, 1, 1, 1, 1, 1, 1, 1, 
	1, 3, 1, 0, 0, 0, 0, 3, 
	0, 3, 3, 3, 3, 3, 3, 3, 
	3, 3, 3, 3, 3, 3, 3, 3, 
	3, 3, 3, 3, 3, 3, 3, 3, 
	3, 3, 3, 3, 0, 2, 0, 0, 
	3, 0, 0, 0, 0
};

static const short _expr_lexer_index_offsets[] = {
	0, 2, 3, 7, 9, 11, 13, 16, 
	19, 24, 26, 27, 66, 70, 72, 75, 
	77, 79, 82, 87, 90, 102, 104, 110, 
	113, 116, 121, 127, 129, 132, 134, 137, 
	142, 144, 150, 156, 162, 168, 174, 180, 
	186, 192, 198, 204, 210, 217, 223, 229, 
	235, 241, 247, 253, 259, 265, 271, 277, 
	283, 289, 295, 301, 307, 309, 320, 324, 
	326, 331, 333, 337, 341
};

static const unsigned char _expr_lexer_indicies[] = {
	1, 0, 3, 5, 5, 6, 4, 6, 
	4, 8, 7, 9, 7, 11, 11, 10, 
	12, 12, 10, 13, 13, 13, 13, 10, 
	15, 14, 17, 1, 1, 19, 3, 20, 
	21, 22, 23, 24, 25, 26, 27, 28, 
	29, 30, 31, 33, 34, 35, 36, 37, 
	39, 40, 41, 42, 43, 44, 45, 46, 
	47, 48, 49, 50, 51, 52, 32, 38, 
	38, 18, 1, 1, 54, 53, 56, 55, 
	58, 59, 3, 61, 60, 63, 22, 66, 
	65, 64, 68, 65, 68, 65, 67, 6, 
	6, 67, 70, 72, 68, 73, 74, 71, 
	72, 68, 73, 74, 71, 69, 65, 75, 
	70, 68, 71, 68, 71, 76, 11, 11, 
	69, 12, 12, 69, 13, 13, 13, 13, 
	69, 70, 68, 32, 68, 32, 69, 78, 
	77, 80, 81, 79, 83, 82, 85, 86, 
	84, 38, 38, 38, 38, 4, 1, 87, 
	38, 89, 38, 38, 38, 88, 38, 90, 
	38, 38, 38, 88, 38, 91, 38, 38, 
	38, 88, 38, 92, 38, 38, 38, 88, 
	38, 93, 38, 38, 38, 88, 38, 94, 
	38, 38, 38, 88, 38, 95, 38, 38, 
	38, 88, 38, 96, 38, 38, 38, 88, 
	38, 97, 38, 38, 38, 88, 38, 98, 
	38, 38, 38, 88, 99, 38, 38, 38, 
	38, 88, 100, 38, 101, 38, 38, 38, 
	88, 38, 102, 38, 38, 38, 88, 38, 
	103, 38, 38, 38, 88, 38, 104, 38, 
	38, 38, 88, 38, 105, 38, 38, 38, 
	88, 38, 106, 38, 38, 38, 88, 38, 
	107, 38, 38, 38, 88, 38, 108, 38, 
	38, 38, 88, 38, 109, 38, 38, 38, 
	88, 38, 110, 38, 38, 38, 88, 38, 
	111, 38, 38, 38, 88, 38, 112, 38, 
	38, 38, 88, 113, 38, 38, 38, 38, 
	88, 38, 114, 38, 38, 38, 88, 38, 
	115, 38, 38, 38, 88, 38, 116, 38, 
	38, 38, 88, 118, 117, 15, 15, 120, 
	121, 123, 124, 125, 122, 122, 122, 119, 
	15, 15, 127, 126, 129, 128, 122, 122, 
	122, 122, 130, 15, 128, 131, 132, 133, 
	17, 134, 135, 134, 17, 17, 0
};

static const char _expr_lexer_trans_targs[] = {
	11, 12, 11, 14, 11, 3, 19, 11, 
	5, 11, 11, 23, 24, 25, 61, 62, 
	66, 67, 11, 13, 11, 15, 16, 11, 
	11, 11, 11, 11, 11, 17, 11, 20, 
	26, 27, 28, 29, 30, 11, 31, 11, 
	32, 11, 11, 33, 35, 44, 48, 50, 
	51, 57, 60, 11, 11, 11, 0, 11, 
	11, 11, 11, 1, 11, 11, 11, 11, 
	11, 18, 4, 11, 2, 11, 21, 22, 
	6, 7, 8, 11, 11, 11, 11, 11, 
	11, 11, 11, 11, 11, 11, 11, 11, 
	11, 34, 31, 36, 37, 38, 39, 40, 
	41, 42, 43, 11, 11, 45, 46, 47, 
	31, 49, 31, 31, 52, 53, 54, 55, 
	56, 11, 58, 59, 31, 11, 11, 61, 
	63, 61, 64, 61, 65, 61, 61, 9, 
	61, 61, 61, 66, 68, 66, 66, 10, 
	66
};

static const unsigned char _expr_lexer_trans_actions[] = {
	129, 5, 133, 5, 137, 0, 0, 135, 
	0, 43, 131, 0, 0, 0, 23, 5, 
	33, 5, 93, 0, 71, 0, 0, 55, 
	57, 67, 63, 53, 65, 5, 69, 139, 
	139, 0, 0, 0, 0, 49, 163, 59, 
	0, 61, 75, 0, 0, 0, 0, 0, 
	0, 0, 0, 41, 73, 95, 0, 123, 
	83, 107, 37, 0, 115, 89, 105, 35, 
	113, 145, 0, 101, 0, 97, 0, 142, 
	0, 0, 0, 103, 99, 111, 51, 119, 
	77, 85, 125, 81, 121, 87, 79, 127, 
	109, 0, 148, 0, 0, 0, 0, 0, 
	0, 0, 0, 47, 39, 0, 0, 0, 
	160, 0, 154, 151, 0, 0, 0, 0, 
	0, 45, 0, 0, 157, 117, 91, 15, 
	0, 13, 0, 9, 0, 11, 17, 0, 
	21, 7, 19, 27, 0, 25, 29, 0, 
	31
};

static const unsigned char _expr_lexer_to_state_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 1, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 1, 0, 0, 
	0, 0, 1, 0, 0
};

static const unsigned char _expr_lexer_from_state_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 3, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 0, 0, 0, 
	0, 0, 0, 0, 0, 3, 0, 0, 
	0, 0, 3, 0, 0
};

static const short _expr_lexer_eof_trans[] = {
	1, 3, 5, 5, 8, 8, 11, 11, 
	11, 15, 17, 0, 54, 56, 58, 61, 
	63, 65, 68, 68, 70, 76, 77, 70, 
	70, 70, 70, 78, 80, 83, 85, 5, 
	88, 89, 89, 89, 89, 89, 89, 89, 
	89, 89, 89, 89, 89, 89, 89, 89, 
	89, 89, 89, 89, 89, 89, 89, 89, 
	89, 89, 89, 89, 118, 0, 127, 129, 
	131, 129, 0, 135, 137
};

static const int expr_lexer_start = 11;
static const int expr_lexer_first_final = 11;
static const int expr_lexer_error = -1;

static const int expr_lexer_en_type_name = 61;
static const int expr_lexer_en_fstring = 66;
static const int expr_lexer_en_main = 11;


/* #line 127 "compiler/syntax/expr_lexer.rl" */

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

    
/* #line 291 "generated/ksyc/expr_lexer.c" */
	{
	cs = expr_lexer_start;
	top = 0;
	ts = 0;
	te = 0;
	act = 0;
	}

/* #line 142 "compiler/syntax/expr_lexer.rl" */
    
/* #line 298 "generated/ksyc/expr_lexer.c" */
	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const char *_keys;

	if ( p == pe )
		goto _test_eof;
_resume:
	_acts = _expr_lexer_actions + _expr_lexer_from_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 ) {
		switch ( *_acts++ ) {
	case 1:
/* #line 1 "NONE" */
	{ts = p;}
	break;
/* #line 315 "generated/ksyc/expr_lexer.c" */
		}
	}

	_keys = _expr_lexer_trans_keys + _expr_lexer_key_offsets[cs];
	_trans = _expr_lexer_index_offsets[cs];

	_klen = _expr_lexer_single_lengths[cs];
	if ( _klen > 0 ) {
		const char *_lower = _keys;
		const char *_mid;
		const char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += _klen;
	}

	_klen = _expr_lexer_range_lengths[cs];
	if ( _klen > 0 ) {
		const char *_lower = _keys;
		const char *_mid;
		const char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += _klen;
	}

_match:
	_trans = _expr_lexer_indicies[_trans];
_eof_trans:
	cs = _expr_lexer_trans_targs[_trans];

	if ( _expr_lexer_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _expr_lexer_actions + _expr_lexer_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 2:
/* #line 1 "NONE" */
	{te = p+1;}
	break;
	case 3:
/* #line 34 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_COLONS, ts, te); }}
	break;
	case 4:
/* #line 35 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_LIST_OPEN, ts, te); }}
	break;
	case 5:
/* #line 36 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_LIST_CLOSE, ts, te); }}
	break;
	case 6:
/* #line 37 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_TYPE_END, ts, te); {cs = 11;goto _again;} }}
	break;
	case 7:
/* #line 38 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_stray(l, ts); {p++; goto _out; } }}
	break;
	case 8:
/* #line 32 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;}
	break;
	case 9:
/* #line 33 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_NAME, ts, te); }}
	break;
	case 10:
/* #line 38 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_stray(l, ts); {p++; goto _out; } }}
	break;
	case 11:
/* #line 32 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}}
	break;
	case 12:
/* #line 44 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{
            ksyc_lex_add(l, TOKEN_HOLE, ts, te);
            if (top == STACK_SIZE) { ksyc_lex_fail(l, ts, "f-strings are nested too deeply"); {p++; goto _out; } }
            {stack[top++] = cs; cs = 11;goto _again;}
        }}
	break;
	case 13:
/* #line 49 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_FSTRING_END, ts, te); {cs = stack[--top]; goto _again;} }}
	break;
	case 14:
/* #line 43 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ if (!ksyc_lex_escaped(l, ts, te, ts, te)) {p++; goto _out; } }}
	break;
	case 15:
/* #line 50 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_stray(l, ts); {p++; goto _out; } }}
	break;
	case 16:
/* #line 43 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}{ if (!ksyc_lex_escaped(l, ts, te, ts, te)) {p++; goto _out; } }}
	break;
	case 17:
/* #line 56 "compiler/syntax/expr_lexer.rl" */
	{act = 13;}
	break;
	case 18:
/* #line 57 "compiler/syntax/expr_lexer.rl" */
	{act = 14;}
	break;
	case 19:
/* #line 58 "compiler/syntax/expr_lexer.rl" */
	{act = 15;}
	break;
	case 20:
/* #line 80 "compiler/syntax/expr_lexer.rl" */
	{act = 23;}
	break;
	case 21:
/* #line 81 "compiler/syntax/expr_lexer.rl" */
	{act = 24;}
	break;
	case 22:
/* #line 82 "compiler/syntax/expr_lexer.rl" */
	{act = 25;}
	break;
	case 23:
/* #line 83 "compiler/syntax/expr_lexer.rl" */
	{act = 26;}
	break;
	case 24:
/* #line 84 "compiler/syntax/expr_lexer.rl" */
	{act = 27;}
	break;
	case 25:
/* #line 85 "compiler/syntax/expr_lexer.rl" */
	{act = 28;}
	break;
	case 26:
/* #line 65 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_raw(l, ts, te); }}
	break;
	case 27:
/* #line 67 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ if (!ksyc_lex_escaped(l, ts, te, ts + 1, te - 1)) {p++; goto _out; } }}
	break;
	case 28:
/* #line 69 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{
            ksyc_lex_add(l, TOKEN_FSTRING, ts, te);
            if (top == STACK_SIZE) { ksyc_lex_fail(l, ts, "f-strings are nested too deeply"); {p++; goto _out; } }
            {stack[top++] = cs; cs = 66;goto _again;}
        }}
	break;
	case 29:
/* #line 74 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{
            if (top == 0) { ksyc_lex_stray(l, ts); {p++; goto _out; } }
            ksyc_lex_add(l, TOKEN_HOLE_END, ts, te);
            {cs = stack[--top]; goto _again;}
        }}
	break;
	case 30:
/* #line 87 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_AS, ts, te); {cs = 61;goto _again;} }}
	break;
	case 31:
/* #line 88 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_SIZEOF, ts, te); {cs = 61;goto _again;} }}
	break;
	case 32:
/* #line 89 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_BITSIZEOF, ts, te); {cs = 61;goto _again;} }}
	break;
	case 33:
/* #line 91 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_QUESTION, ts, te); }}
	break;
	case 34:
/* #line 93 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_COLONS, ts, te); }}
	break;
	case 35:
/* #line 95 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_COMMA, ts, te); }}
	break;
	case 36:
/* #line 96 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_OPEN, ts, te); }}
	break;
	case 37:
/* #line 97 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_CLOSE, ts, te); }}
	break;
	case 38:
/* #line 98 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_LIST_OPEN, ts, te); }}
	break;
	case 39:
/* #line 99 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_LIST_CLOSE, ts, te); }}
	break;
	case 40:
/* #line 100 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_ADD, ts, te); }}
	break;
	case 41:
/* #line 101 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_SUB, ts, te); }}
	break;
	case 42:
/* #line 102 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_MUL, ts, te); }}
	break;
	case 43:
/* #line 103 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_DIV, ts, te); }}
	break;
	case 44:
/* #line 104 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_MOD, ts, te); }}
	break;
	case 45:
/* #line 105 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_BITNOT, ts, te); }}
	break;
	case 46:
/* #line 108 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_BITXOR, ts, te); }}
	break;
	case 47:
/* #line 109 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_SHL, ts, te); }}
	break;
	case 48:
/* #line 110 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_SHR, ts, te); }}
	break;
	case 49:
/* #line 111 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_EQ, ts, te); }}
	break;
	case 50:
/* #line 112 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_NE, ts, te); }}
	break;
	case 51:
/* #line 113 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_LE, ts, te); }}
	break;
	case 52:
/* #line 114 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_add(l, TOKEN_GE, ts, te); }}
	break;
	case 53:
/* #line 118 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_fail(l, ts, "unexpected '&&', did you mean 'and'?"); {p++; goto _out; } }}
	break;
	case 54:
/* #line 119 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_fail(l, ts, "unexpected '||', did you mean 'or'?"); {p++; goto _out; } }}
	break;
	case 55:
/* #line 122 "compiler/syntax/expr_lexer.rl" */
	{te = p+1;{ ksyc_lex_stray(l, ts); {p++; goto _out; } }}
	break;
	case 56:
/* #line 54 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;}
	break;
	case 57:
/* #line 56 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_int(l, ts, te); }}
	break;
	case 58:
/* #line 57 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_fail(l, ts, "a decimal integer must not begin with 0"); {p++; goto _out; } }}
	break;
	case 59:
/* #line 58 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_float(l, ts, te); }}
	break;
	case 60:
/* #line 60 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{
            if (te < pe && starts_name(*te)) { ksyc_lex_int(l, ts, te - 1); {p = (( te - 1))-1;} }
            else ksyc_lex_float(l, ts, te);
        }}
	break;
	case 61:
/* #line 66 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_fail(l, ts, "the text is not closed"); {p++; goto _out; } }}
	break;
	case 62:
/* #line 68 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_fail(l, ts, "the text is not closed"); {p++; goto _out; } }}
	break;
	case 63:
/* #line 85 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_NAME, ts, te); }}
	break;
	case 64:
/* #line 92 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_COLON, ts, te); }}
	break;
	case 65:
/* #line 94 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_DOT, ts, te); }}
	break;
	case 66:
/* #line 106 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_BITAND, ts, te); }}
	break;
	case 67:
/* #line 107 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_BITOR, ts, te); }}
	break;
	case 68:
/* #line 115 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_LT, ts, te); }}
	break;
	case 69:
/* #line 116 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_add(l, TOKEN_GT, ts, te); }}
	break;
	case 70:
/* #line 120 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_fail(l, ts, "unexpected '!', did you mean 'not'?"); {p++; goto _out; } }}
	break;
	case 71:
/* #line 121 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_fail(l, ts, "unexpected '=', did you mean '=='?"); {p++; goto _out; } }}
	break;
	case 72:
/* #line 122 "compiler/syntax/expr_lexer.rl" */
	{te = p;p--;{ ksyc_lex_stray(l, ts); {p++; goto _out; } }}
	break;
	case 73:
/* #line 54 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}}
	break;
	case 74:
/* #line 56 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}{ ksyc_lex_int(l, ts, te); }}
	break;
	case 75:
/* #line 68 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}{ ksyc_lex_fail(l, ts, "the text is not closed"); {p++; goto _out; } }}
	break;
	case 76:
/* #line 94 "compiler/syntax/expr_lexer.rl" */
	{{p = ((te))-1;}{ ksyc_lex_add(l, TOKEN_DOT, ts, te); }}
	break;
	case 77:
/* #line 1 "NONE" */
	{	switch( act ) {
	case 13:
	{{p = ((te))-1;} ksyc_lex_int(l, ts, te); }
	break;
	case 14:
	{{p = ((te))-1;} ksyc_lex_fail(l, ts, "a decimal integer must not begin with 0"); {p++; goto _out; } }
	break;
	case 15:
	{{p = ((te))-1;} ksyc_lex_float(l, ts, te); }
	break;
	case 23:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_AND, ts, te); }
	break;
	case 24:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_OR, ts, te); }
	break;
	case 25:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_NOT, ts, te); }
	break;
	case 26:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_TRUE, ts, te); }
	break;
	case 27:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_FALSE, ts, te); }
	break;
	case 28:
	{{p = ((te))-1;} ksyc_lex_add(l, TOKEN_NAME, ts, te); }
	break;
	}
	}
	break;
/* #line 652 "generated/ksyc/expr_lexer.c" */
		}
	}

_again:
	_acts = _expr_lexer_actions + _expr_lexer_to_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 ) {
		switch ( *_acts++ ) {
	case 0:
/* #line 1 "NONE" */
	{ts = 0;}
	break;
/* #line 663 "generated/ksyc/expr_lexer.c" */
		}
	}

	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	if ( _expr_lexer_eof_trans[cs] > 0 ) {
		_trans = _expr_lexer_eof_trans[cs] - 1;
		goto _eof_trans;
	}
	}

	_out: {}
	}

/* #line 143 "compiler/syntax/expr_lexer.rl" */

    if (!l->failed && top > 0) ksyc_lex_fail(l, pe, "the f-string is not closed");
    if (l->failed) return false;
    ksyc_lex_add(l, TOKEN_END, pe, pe);
    *out = l->tokens;
    return true;
}
