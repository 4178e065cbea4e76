
/* #line 1 "specs/primitiv.rl" */
/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv.rl - the primitiv file format v0.1 as a machine that is fed byte by byte.
 *
 * `make generate` turns it into generated/primitiv_stream.c (ragel -C -G2 -L). The other grammar of
 * the same language is primitiv.ksy, where the sources of every rule are given; docs/streams.md has
 * both side by side. A test holds them against each other on every input it can think of.
 *
 * How to read it: from the end. `main` is the file, and each name in it is a record of primitiv.ksy.
 * Of the embedded actions,
 *
 *     >action   runs with the first byte, and says which field begins: that is all it does
 *     @action   runs with the last byte, and does what the field is there for: counts, budgets, events
 *     when      lets an expression begin (inwhen) or end (outwhen) while a condition holds
 *
 * Repetition is counted by conditions: `( dim inwhen more_dims )*` takes the next byte for a dim as
 * long as fewer of them have begun than dims_head says. A condition and its opposite are never true
 * at once, so that for each byte there is one way to go, and nothing has to be remembered but the
 * numbers. The machine calls nothing and has no stack.
 *
 * The functions are those of runtime/stream/. They return false when the stream is not to go on.
 */
#include "stream/stream.h"

/* Ragel's states fall through into each other. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif


/* #line 137 "specs/primitiv.rl" */



/* #line 33 "generated/primitiv_stream.c" */
static const int primitiv_start = 1;


/* #line 140 "specs/primitiv.rl" */

void tg_stream_machine_init(tg_stream *s) {
    int cs = 0;
    
/* #line 38 "generated/primitiv_stream.c" */
	{
	cs = primitiv_start;
	}

/* #line 144 "specs/primitiv.rl" */
    s->state = cs;
}

void tg_stream_machine_run(tg_stream *s, const uint8_t *p, const uint8_t *pe) {
    int cs = s->state;
    
/* #line 46 "generated/primitiv_stream.c" */
	{
	short _widec;
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 206u )
		goto tr1;
	goto tr0;
tr0:
/* #line 36 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_MAJOR, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 2; goto _out;} }
	goto st2;
tr1:
/* #line 36 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_MAJOR, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
/* #line 68 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr2;
	goto tr3;
tr2:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
/* #line 78 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr4;
	goto tr5;
tr4:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
/* #line 88 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr6;
	goto tr7;
tr6:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
/* #line 98 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr8;
	goto tr9;
tr8:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st6;
tr9:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 6; goto _out;} }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
/* #line 112 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr11;
	goto tr10;
tr10:
/* #line 37 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_MINOR, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 7; goto _out;} }
	goto st7;
tr11:
/* #line 37 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_MINOR, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
/* #line 127 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr12;
	goto tr13;
tr12:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
/* #line 137 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr14;
	goto tr15;
tr14:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
/* #line 147 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr16;
	goto tr17;
tr16:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
/* #line 157 "generated/primitiv_stream.c" */
	if ( (*p) == 1u )
		goto tr19;
	goto tr18;
tr19:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st11;
tr18:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 11; goto _out;} }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
/* #line 171 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr21;
	goto tr20;
tr20:
/* #line 38 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA_TYPE, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 12; goto _out;} }
	goto st12;
tr21:
/* #line 38 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA_TYPE, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
/* #line 186 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr22;
	goto tr23;
tr22:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
/* #line 196 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr24;
	goto tr25;
tr24:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
/* #line 206 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 0u: goto tr26;
		case 1u: goto tr27;
		case 2u: goto tr28;
		case 3u: goto tr29;
		case 4u: goto tr30;
	}
	goto tr31;
tr26:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
/* #line 221 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr32;
	goto tr33;
tr32:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 69 "specs/primitiv.rl" */
	{ if (!tg_stream_kind(s)) {p++; cs = 16; goto _out;} }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
/* #line 232 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 220u: goto tr36;
		case 221u: goto tr37;
	}
	if ( 144u <= (*p) && (*p) <= 159u )
		goto tr35;
	goto tr34;
tr34:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 17; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 17; goto _out;} }
	goto st17;
tr35:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 17; goto _out;} }
	goto st17;
tr53:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 17; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 17; goto _out;} }
	goto st17;
tr54:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 17; goto _out;} }
	goto st17;
tr57:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 17; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 17; goto _out;} }
	goto st17;
tr58:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 17; goto _out;} }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
/* #line 271 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr40;
		case 718: goto tr42;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr41;
	} else if ( _widec >= 256 )
		goto tr38;
	goto st0;
st0:
cs = 0;
	goto _out;
tr38:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 18; goto _out;} }
	goto st18;
tr40:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
/* #line 314 "generated/primitiv_stream.c" */
	goto tr43;
tr43:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
/* #line 322 "generated/primitiv_stream.c" */
	goto tr44;
tr44:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
/* #line 330 "generated/primitiv_stream.c" */
	goto tr45;
tr45:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
/* #line 338 "generated/primitiv_stream.c" */
	goto tr46;
tr33:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 305; goto _out;} }
	goto st305;
tr46:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 305; goto _out;} }
	goto st305;
tr77:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 305; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 305; goto _out;} }
	goto st305;
tr81:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 305; goto _out;} }
	goto st305;
tr84:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 305; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 305; goto _out;} }
	goto st305;
tr388:
/* #line 81 "specs/primitiv.rl" */
	{ tg_stream_trailing(s, p, pe); {p++; cs = 305; goto _out;} }
	goto st305;
st305:
	if ( ++p == pe )
		goto _test_eof305;
case 305:
/* #line 368 "generated/primitiv_stream.c" */
	goto tr388;
tr41:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 22; goto _out;} }
	goto st22;
tr42:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
/* #line 381 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr47;
	goto tr48;
tr47:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
/* #line 391 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr49;
	goto tr50;
tr49:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
/* #line 401 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr51;
	goto tr52;
tr51:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
/* #line 411 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr53;
	goto tr54;
tr52:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
/* #line 421 "generated/primitiv_stream.c" */
	goto tr54;
tr50:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
/* #line 429 "generated/primitiv_stream.c" */
	goto tr52;
tr48:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
/* #line 437 "generated/primitiv_stream.c" */
	goto tr50;
tr36:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
/* #line 446 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr55;
	goto tr56;
tr55:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
/* #line 456 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr57;
	goto tr58;
tr56:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
/* #line 466 "generated/primitiv_stream.c" */
	goto tr58;
tr37:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
/* #line 475 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr59;
	goto tr60;
tr59:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
/* #line 485 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr61;
	goto tr62;
tr61:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
/* #line 495 "generated/primitiv_stream.c" */
	goto tr63;
tr63:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
/* #line 503 "generated/primitiv_stream.c" */
	goto tr57;
tr62:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
/* #line 511 "generated/primitiv_stream.c" */
	goto tr56;
tr60:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
/* #line 519 "generated/primitiv_stream.c" */
	goto tr62;
tr27:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st38;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
/* #line 527 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr64;
	goto tr33;
tr64:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 69 "specs/primitiv.rl" */
	{ if (!tg_stream_kind(s)) {p++; cs = 39; goto _out;} }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
/* #line 538 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 220u: goto tr67;
		case 221u: goto tr68;
	}
	if ( 144u <= (*p) && (*p) <= 159u )
		goto tr66;
	goto tr65;
tr65:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 40; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 40; goto _out;} }
	goto st40;
tr66:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 40; goto _out;} }
	goto st40;
tr95:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 40; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 40; goto _out;} }
	goto st40;
tr96:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 40; goto _out;} }
	goto st40;
tr99:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 40; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 40; goto _out;} }
	goto st40;
tr100:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 40; goto _out;} }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
/* #line 577 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr70;
		case 718: goto tr72;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr71;
	} else if ( _widec >= 256 )
		goto tr69;
	goto st0;
tr69:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 41; goto _out;} }
	goto st41;
tr70:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
/* #line 617 "generated/primitiv_stream.c" */
	goto tr73;
tr73:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
/* #line 625 "generated/primitiv_stream.c" */
	goto tr74;
tr74:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
/* #line 633 "generated/primitiv_stream.c" */
	goto tr75;
tr75:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
/* #line 641 "generated/primitiv_stream.c" */
	goto tr76;
tr76:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 45; goto _out;} }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
/* #line 650 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 196u: goto tr78;
		case 197u: goto tr79;
		case 198u: goto tr80;
	}
	goto tr77;
tr83:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st46;
tr78:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st46;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
/* #line 667 "generated/primitiv_stream.c" */
	goto tr81;
tr79:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st47;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
/* #line 676 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr82;
	goto tr83;
tr82:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st48;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
/* #line 686 "generated/primitiv_stream.c" */
	goto tr84;
tr80:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st49;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
/* #line 695 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr85;
	goto tr86;
tr85:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
/* #line 705 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr87;
	goto tr88;
tr87:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
/* #line 715 "generated/primitiv_stream.c" */
	goto tr82;
tr88:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st52;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
/* #line 723 "generated/primitiv_stream.c" */
	goto tr83;
tr86:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
/* #line 731 "generated/primitiv_stream.c" */
	goto tr88;
tr71:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 54; goto _out;} }
	goto st54;
tr72:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st54;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
/* #line 744 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr89;
	goto tr90;
tr89:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
/* #line 754 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr91;
	goto tr92;
tr91:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st56;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
/* #line 764 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr93;
	goto tr94;
tr93:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st57;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
/* #line 774 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr95;
	goto tr96;
tr94:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st58;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
/* #line 784 "generated/primitiv_stream.c" */
	goto tr96;
tr92:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st59;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
/* #line 792 "generated/primitiv_stream.c" */
	goto tr94;
tr90:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st60;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
/* #line 800 "generated/primitiv_stream.c" */
	goto tr92;
tr67:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st61;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
/* #line 809 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr97;
	goto tr98;
tr97:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st62;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
/* #line 819 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr99;
	goto tr100;
tr98:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st63;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
/* #line 829 "generated/primitiv_stream.c" */
	goto tr100;
tr68:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st64;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
/* #line 838 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr101;
	goto tr102;
tr101:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
/* #line 848 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr103;
	goto tr104;
tr103:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
/* #line 858 "generated/primitiv_stream.c" */
	goto tr105;
tr105:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
/* #line 866 "generated/primitiv_stream.c" */
	goto tr99;
tr104:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st68;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
/* #line 874 "generated/primitiv_stream.c" */
	goto tr98;
tr102:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st69;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
/* #line 882 "generated/primitiv_stream.c" */
	goto tr104;
tr28:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st70;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
/* #line 890 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr106;
	goto tr33;
tr106:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 69 "specs/primitiv.rl" */
	{ if (!tg_stream_kind(s)) {p++; cs = 71; goto _out;} }
	goto st71;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
/* #line 901 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 220u: goto tr109;
		case 221u: goto tr110;
	}
	if ( 144u <= (*p) && (*p) <= 159u )
		goto tr108;
	goto tr107;
tr107:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 72; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 72; goto _out;} }
	goto st72;
tr108:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 72; goto _out;} }
	goto st72;
tr192:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 72; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 72; goto _out;} }
	goto st72;
tr193:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 72; goto _out;} }
	goto st72;
tr196:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 72; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 72; goto _out;} }
	goto st72;
tr197:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 72; goto _out;} }
	goto st72;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
/* #line 940 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr112;
		case 718: goto tr114;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr113;
	} else if ( _widec >= 256 )
		goto tr111;
	goto st0;
tr111:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 73; goto _out;} }
	goto st73;
tr112:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
/* #line 980 "generated/primitiv_stream.c" */
	goto tr115;
tr115:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st74;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
/* #line 988 "generated/primitiv_stream.c" */
	goto tr116;
tr116:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st75;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
/* #line 996 "generated/primitiv_stream.c" */
	goto tr117;
tr117:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st76;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
/* #line 1004 "generated/primitiv_stream.c" */
	goto tr118;
tr118:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 77; goto _out;} }
	goto st77;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
/* #line 1013 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 196u: goto tr120;
		case 197u: goto tr121;
		case 198u: goto tr122;
	}
	goto tr119;
tr119:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 78; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 78; goto _out;} }
	goto st78;
tr178:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 78; goto _out;} }
	goto st78;
tr181:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 78; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 78; goto _out;} }
	goto st78;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
/* #line 1037 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr124;
	goto tr123;
tr123:
/* #line 43 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_STATS, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 79; goto _out;} }
	goto st79;
tr124:
/* #line 43 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_STATS, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st79;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
/* #line 1052 "generated/primitiv_stream.c" */
	goto tr125;
tr125:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st80;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
/* #line 1060 "generated/primitiv_stream.c" */
	goto tr126;
tr126:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st81;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
/* #line 1068 "generated/primitiv_stream.c" */
	goto tr127;
tr127:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st82;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
/* #line 1076 "generated/primitiv_stream.c" */
	goto tr128;
tr141:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 306; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 306; goto _out;} }
	goto st306;
tr145:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 306; goto _out;} }
	goto st306;
tr148:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 306; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 306; goto _out;} }
	goto st306;
tr128:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 62 "specs/primitiv.rl" */
	{ if (!tg_stream_count_stats(s)) {p++; cs = 306; goto _out;} }
	goto st306;
st306:
	if ( ++p == pe )
		goto _test_eof306;
case 306:
/* #line 1099 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 217u ) {
		if ( (*p) < 160u ) {
			if ( (*p) <= 159u ) {
				_widec = (short)(768u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			}
		} else if ( (*p) > 191u ) {
			if ( 192u <= (*p) && (*p) <= 216u ) {
				_widec = (short)(768u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(768u + ((*p) - 0u));
			if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
		}
	} else if ( (*p) > 217u ) {
		if ( (*p) < 219u ) {
			if ( 218u <= (*p) && (*p) <= 218u ) {
				_widec = (short)(768u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			}
		} else if ( (*p) > 219u ) {
			if ( 220u <= (*p) )
 {				_widec = (short)(768u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(768u + ((*p) - 0u));
			if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(768u + ((*p) - 0u));
		if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 1241: goto tr391;
		case 1242: goto tr392;
		case 1243: goto tr393;
	}
	if ( _widec < 1024 ) {
		if ( 768 <= _widec && _widec <= 1023 )
			goto tr388;
	} else if ( _widec > 1183 ) {
		if ( _widec > 1215 ) {
			if ( 1216 <= _widec && _widec <= 1279 )
				goto tr389;
		} else if ( _widec >= 1184 )
			goto tr390;
	} else
		goto tr389;
	goto st0;
tr170:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 83; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 83; goto _out;} }
	goto st83;
tr171:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 83; goto _out;} }
	goto st83;
tr389:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 83; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 83; goto _out;} }
	goto st83;
tr390:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 27 "specs/msgpack.rl" */
	{ s->number = *p & 0x1fu; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 83; goto _out;} }
	goto st83;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
/* #line 1181 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 220u: goto tr131;
		case 221u: goto tr132;
	}
	if ( 144u <= (*p) && (*p) <= 159u )
		goto tr130;
	goto tr129;
tr129:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 84; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 84; goto _out;} }
	goto st84;
tr130:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 84; goto _out;} }
	goto st84;
tr159:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 84; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 84; goto _out;} }
	goto st84;
tr160:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 84; goto _out;} }
	goto st84;
tr163:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 84; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 84; goto _out;} }
	goto st84;
tr164:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 84; goto _out;} }
	goto st84;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
/* #line 1220 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr134;
		case 718: goto tr136;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr135;
	} else if ( _widec >= 256 )
		goto tr133;
	goto st0;
tr133:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 85; goto _out;} }
	goto st85;
tr134:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st85;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
/* #line 1260 "generated/primitiv_stream.c" */
	goto tr137;
tr137:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st86;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
/* #line 1268 "generated/primitiv_stream.c" */
	goto tr138;
tr138:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st87;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
/* #line 1276 "generated/primitiv_stream.c" */
	goto tr139;
tr139:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st88;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:
/* #line 1284 "generated/primitiv_stream.c" */
	goto tr140;
tr140:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 89; goto _out;} }
	goto st89;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
/* #line 1293 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 196u: goto tr142;
		case 197u: goto tr143;
		case 198u: goto tr144;
	}
	goto tr141;
tr147:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st90;
tr142:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st90;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
/* #line 1310 "generated/primitiv_stream.c" */
	goto tr145;
tr143:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st91;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
/* #line 1319 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr146;
	goto tr147;
tr146:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st92;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
/* #line 1329 "generated/primitiv_stream.c" */
	goto tr148;
tr144:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st93;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
/* #line 1338 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr149;
	goto tr150;
tr149:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st94;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
/* #line 1348 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr151;
	goto tr152;
tr151:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st95;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
/* #line 1358 "generated/primitiv_stream.c" */
	goto tr146;
tr152:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st96;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
/* #line 1366 "generated/primitiv_stream.c" */
	goto tr147;
tr150:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st97;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
/* #line 1374 "generated/primitiv_stream.c" */
	goto tr152;
tr135:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 98; goto _out;} }
	goto st98;
tr136:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st98;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
/* #line 1387 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr153;
	goto tr154;
tr153:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st99;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
/* #line 1397 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr155;
	goto tr156;
tr155:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st100;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
/* #line 1407 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr157;
	goto tr158;
tr157:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st101;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
/* #line 1417 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr159;
	goto tr160;
tr158:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st102;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
/* #line 1427 "generated/primitiv_stream.c" */
	goto tr160;
tr156:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st103;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
/* #line 1435 "generated/primitiv_stream.c" */
	goto tr158;
tr154:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st104;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
/* #line 1443 "generated/primitiv_stream.c" */
	goto tr156;
tr131:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st105;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
/* #line 1452 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr161;
	goto tr162;
tr161:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st106;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
/* #line 1462 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr163;
	goto tr164;
tr162:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st107;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
/* #line 1472 "generated/primitiv_stream.c" */
	goto tr164;
tr132:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st108;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
/* #line 1481 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr165;
	goto tr166;
tr165:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st109;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:
/* #line 1491 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr167;
	goto tr168;
tr167:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st110;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:
/* #line 1501 "generated/primitiv_stream.c" */
	goto tr169;
tr169:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st111;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
/* #line 1509 "generated/primitiv_stream.c" */
	goto tr163;
tr168:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st112;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
/* #line 1517 "generated/primitiv_stream.c" */
	goto tr162;
tr166:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st113;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:
/* #line 1525 "generated/primitiv_stream.c" */
	goto tr168;
tr391:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st114;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
/* #line 1534 "generated/primitiv_stream.c" */
	if ( (*p) <= 31u )
		goto tr170;
	goto tr171;
tr392:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st115;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
/* #line 1545 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr172;
	goto tr173;
tr172:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st116;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:
/* #line 1555 "generated/primitiv_stream.c" */
	goto tr170;
tr173:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st117;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:
/* #line 1563 "generated/primitiv_stream.c" */
	goto tr171;
tr393:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st118;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
/* #line 1572 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr174;
	goto tr175;
tr174:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st119;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
/* #line 1582 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr176;
	goto tr177;
tr176:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st120;
st120:
	if ( ++p == pe )
		goto _test_eof120;
case 120:
/* #line 1592 "generated/primitiv_stream.c" */
	goto tr172;
tr177:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st121;
st121:
	if ( ++p == pe )
		goto _test_eof121;
case 121:
/* #line 1600 "generated/primitiv_stream.c" */
	goto tr173;
tr175:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st122;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:
/* #line 1608 "generated/primitiv_stream.c" */
	goto tr177;
tr180:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st123;
tr120:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st123;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:
/* #line 1620 "generated/primitiv_stream.c" */
	goto tr178;
tr121:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st124;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:
/* #line 1629 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr179;
	goto tr180;
tr179:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st125;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
/* #line 1639 "generated/primitiv_stream.c" */
	goto tr181;
tr122:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st126;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
/* #line 1648 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr182;
	goto tr183;
tr182:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st127;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
/* #line 1658 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr184;
	goto tr185;
tr184:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st128;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
/* #line 1668 "generated/primitiv_stream.c" */
	goto tr179;
tr185:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st129;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
/* #line 1676 "generated/primitiv_stream.c" */
	goto tr180;
tr183:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st130;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:
/* #line 1684 "generated/primitiv_stream.c" */
	goto tr185;
tr113:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 131; goto _out;} }
	goto st131;
tr114:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st131;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:
/* #line 1697 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr186;
	goto tr187;
tr186:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st132;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
/* #line 1707 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr188;
	goto tr189;
tr188:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st133;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:
/* #line 1717 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr190;
	goto tr191;
tr190:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st134;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:
/* #line 1727 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr192;
	goto tr193;
tr191:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st135;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
/* #line 1737 "generated/primitiv_stream.c" */
	goto tr193;
tr189:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st136;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:
/* #line 1745 "generated/primitiv_stream.c" */
	goto tr191;
tr187:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st137;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:
/* #line 1753 "generated/primitiv_stream.c" */
	goto tr189;
tr109:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st138;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:
/* #line 1762 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr194;
	goto tr195;
tr194:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st139;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:
/* #line 1772 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr196;
	goto tr197;
tr195:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st140;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
/* #line 1782 "generated/primitiv_stream.c" */
	goto tr197;
tr110:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st141;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
/* #line 1791 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr198;
	goto tr199;
tr198:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st142;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:
/* #line 1801 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr200;
	goto tr201;
tr200:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st143;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
/* #line 1811 "generated/primitiv_stream.c" */
	goto tr202;
tr202:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st144;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:
/* #line 1819 "generated/primitiv_stream.c" */
	goto tr196;
tr201:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st145;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:
/* #line 1827 "generated/primitiv_stream.c" */
	goto tr195;
tr199:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st146;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
/* #line 1835 "generated/primitiv_stream.c" */
	goto tr201;
tr29:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st147;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
/* #line 1843 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr203;
	goto tr33;
tr203:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 69 "specs/primitiv.rl" */
	{ if (!tg_stream_kind(s)) {p++; cs = 148; goto _out;} }
	goto st148;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
/* #line 1854 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr205;
	goto tr204;
tr204:
/* #line 45 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_PARAMETERS, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 149; goto _out;} }
	goto st149;
tr205:
/* #line 45 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_PARAMETERS, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st149;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:
/* #line 1869 "generated/primitiv_stream.c" */
	goto tr206;
tr206:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st150;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
/* #line 1877 "generated/primitiv_stream.c" */
	goto tr207;
tr207:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st151;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
/* #line 1885 "generated/primitiv_stream.c" */
	goto tr208;
tr208:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st152;
st152:
	if ( ++p == pe )
		goto _test_eof152;
case 152:
/* #line 1893 "generated/primitiv_stream.c" */
	goto tr209;
tr209:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 63 "specs/primitiv.rl" */
	{ if (!tg_stream_count_parameters(s)) {p++; cs = 307; goto _out;} }
	goto st307;
st307:
	if ( ++p == pe )
		goto _test_eof307;
case 307:
/* #line 1902 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 160u ) {
		if ( (*p) > 143u ) {
			if ( 144u <= (*p) && (*p) <= 159u ) {
				_widec = (short)(1792u + ((*p) - 0u));
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(1792u + ((*p) - 0u));
			if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
		}
	} else if ( (*p) > 219u ) {
		if ( (*p) < 221u ) {
			if ( 220u <= (*p) && (*p) <= 220u ) {
				_widec = (short)(1792u + ((*p) - 0u));
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
			}
		} else if ( (*p) > 221u ) {
			if ( 222u <= (*p) )
 {				_widec = (short)(1792u + ((*p) - 0u));
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(1792u + ((*p) - 0u));
			if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(1792u + ((*p) - 0u));
		if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 2268: goto tr396;
		case 2269: goto tr397;
	}
	if ( _widec < 2048 ) {
		if ( 1792 <= _widec && _widec <= 2047 )
			goto tr388;
	} else if ( _widec > 2191 ) {
		if ( _widec > 2207 ) {
			if ( 2208 <= _widec && _widec <= 2303 )
				goto tr394;
		} else if ( _widec >= 2192 )
			goto tr395;
	} else
		goto tr394;
	goto st0;
tr320:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 153; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr321:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr214:
/* #line 47 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NAME, p); s->names.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 153; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr215:
/* #line 47 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NAME, p); s->names.begun++; }
/* #line 27 "specs/msgpack.rl" */
	{ s->number = *p & 0x1fu; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr288:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 153; goto _out;} }
/* #line 64 "specs/primitiv.rl" */
	{ if (!tg_stream_count_names(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr289:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 64 "specs/primitiv.rl" */
	{ if (!tg_stream_count_names(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr394:
/* #line 46 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_KEY_HEAD, p); s->parameters.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 153; goto _out;} }
/* #line 64 "specs/primitiv.rl" */
	{ if (!tg_stream_count_names(s)) {p++; cs = 153; goto _out;} }
	goto st153;
tr395:
/* #line 46 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_KEY_HEAD, p); s->parameters.begun++; }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 64 "specs/primitiv.rl" */
	{ if (!tg_stream_count_names(s)) {p++; cs = 153; goto _out;} }
	goto st153;
st153:
	if ( ++p == pe )
		goto _test_eof153;
case 153:
/* #line 1996 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 217u ) {
		if ( (*p) < 144u ) {
			if ( (*p) <= 143u ) {
				_widec = (short)(1280u + ((*p) - 0u));
				if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
			}
		} else if ( (*p) > 159u ) {
			if ( (*p) > 191u ) {
				if ( 192u <= (*p) && (*p) <= 216u ) {
					_widec = (short)(1280u + ((*p) - 0u));
					if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
				}
			} else if ( (*p) >= 160u ) {
				_widec = (short)(1280u + ((*p) - 0u));
				if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(1280u + ((*p) - 0u));
			if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
		}
	} else if ( (*p) > 217u ) {
		if ( (*p) < 220u ) {
			if ( (*p) > 218u ) {
				if ( 219u <= (*p) && (*p) <= 219u ) {
					_widec = (short)(1280u + ((*p) - 0u));
					if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
				}
			} else if ( (*p) >= 218u ) {
				_widec = (short)(1280u + ((*p) - 0u));
				if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
			}
		} else if ( (*p) > 220u ) {
			if ( (*p) > 221u ) {
				if ( 222u <= (*p) )
 {					_widec = (short)(1280u + ((*p) - 0u));
					if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
				}
			} else if ( (*p) >= 221u ) {
				_widec = (short)(1280u + ((*p) - 0u));
				if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(1280u + ((*p) - 0u));
			if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(1280u + ((*p) - 0u));
		if ( 
/* #line 58 "specs/primitiv.rl" */
 s->names.begun < s->names.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 1500: goto tr212;
		case 1501: goto tr213;
		case 1753: goto tr216;
		case 1754: goto tr217;
		case 1755: goto tr218;
	}
	if ( _widec < 1440 ) {
		if ( _widec > 1423 ) {
			if ( 1424 <= _widec && _widec <= 1439 )
				goto tr211;
		} else if ( _widec >= 1280 )
			goto tr210;
	} else if ( _widec > 1535 ) {
		if ( _widec < 1696 ) {
			if ( 1536 <= _widec && _widec <= 1695 )
				goto tr214;
		} else if ( _widec > 1727 ) {
			if ( 1728 <= _widec && _widec <= 1791 )
				goto tr214;
		} else
			goto tr215;
	} else
		goto tr210;
	goto st0;
tr210:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 154; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 154; goto _out;} }
	goto st154;
tr211:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 154; goto _out;} }
	goto st154;
tr309:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 154; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 154; goto _out;} }
	goto st154;
tr310:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 154; goto _out;} }
	goto st154;
tr313:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 154; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 154; goto _out;} }
	goto st154;
tr314:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 154; goto _out;} }
	goto st154;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:
/* #line 2113 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr220;
		case 718: goto tr222;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr221;
	} else if ( _widec >= 256 )
		goto tr219;
	goto st0;
tr219:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 155; goto _out;} }
	goto st155;
tr220:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st155;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
/* #line 2153 "generated/primitiv_stream.c" */
	goto tr223;
tr223:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st156;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:
/* #line 2161 "generated/primitiv_stream.c" */
	goto tr224;
tr224:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st157;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
/* #line 2169 "generated/primitiv_stream.c" */
	goto tr225;
tr225:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st158;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
/* #line 2177 "generated/primitiv_stream.c" */
	goto tr226;
tr226:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 159; goto _out;} }
	goto st159;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
/* #line 2186 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 196u: goto tr228;
		case 197u: goto tr229;
		case 198u: goto tr230;
	}
	goto tr227;
tr227:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 160; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 160; goto _out;} }
	goto st160;
tr295:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 160; goto _out;} }
	goto st160;
tr298:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 160; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 160; goto _out;} }
	goto st160;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:
/* #line 2210 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr232;
	goto tr231;
tr231:
/* #line 43 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_STATS, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 161; goto _out;} }
	goto st161;
tr232:
/* #line 43 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NUM_STATS, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st161;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:
/* #line 2225 "generated/primitiv_stream.c" */
	goto tr233;
tr233:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st162;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:
/* #line 2233 "generated/primitiv_stream.c" */
	goto tr234;
tr234:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st163;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:
/* #line 2241 "generated/primitiv_stream.c" */
	goto tr235;
tr235:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st164;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
/* #line 2249 "generated/primitiv_stream.c" */
	goto tr236;
tr249:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 308; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 308; goto _out;} }
	goto st308;
tr253:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 308; goto _out;} }
	goto st308;
tr256:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 308; goto _out;} }
/* #line 79 "specs/primitiv.rl" */
	{ p = tg_stream_values(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 308; goto _out;} }
	goto st308;
tr236:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 62 "specs/primitiv.rl" */
	{ if (!tg_stream_count_stats(s)) {p++; cs = 308; goto _out;} }
	goto st308;
st308:
	if ( ++p == pe )
		goto _test_eof308;
case 308:
/* #line 2272 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 217u ) {
		if ( (*p) < 144u ) {
			if ( (*p) <= 143u ) {
				_widec = (short)(2304u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
			}
		} else if ( (*p) > 159u ) {
			if ( (*p) > 191u ) {
				if ( 192u <= (*p) && (*p) <= 216u ) {
					_widec = (short)(2304u + ((*p) - 0u));
					if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
					if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
				}
			} else if ( (*p) >= 160u ) {
				_widec = (short)(2304u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
			}
		} else {
			_widec = (short)(2304u + ((*p) - 0u));
			if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
		}
	} else if ( (*p) > 217u ) {
		if ( (*p) < 220u ) {
			if ( (*p) > 218u ) {
				if ( 219u <= (*p) && (*p) <= 219u ) {
					_widec = (short)(2304u + ((*p) - 0u));
					if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
					if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
				}
			} else if ( (*p) >= 218u ) {
				_widec = (short)(2304u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
			}
		} else if ( (*p) > 220u ) {
			if ( (*p) > 221u ) {
				if ( 222u <= (*p) )
 {					_widec = (short)(2304u + ((*p) - 0u));
					if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
					if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
				}
			} else if ( (*p) >= 221u ) {
				_widec = (short)(2304u + ((*p) - 0u));
				if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
				if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
			}
		} else {
			_widec = (short)(2304u + ((*p) - 0u));
			if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
			if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
		}
	} else {
		_widec = (short)(2304u + ((*p) - 0u));
		if ( 
/* #line 56 "specs/primitiv.rl" */
 s->stats.begun < s->stats.count  ) _widec += 256;
		if ( 
/* #line 57 "specs/primitiv.rl" */
 s->parameters.begun < s->parameters.count  ) _widec += 512;
	}
	switch( _widec ) {
		case 2777: goto tr400;
		case 2778: goto tr401;
		case 2779: goto tr402;
		case 3036: goto tr396;
		case 3037: goto tr397;
		case 3289: goto tr400;
		case 3290: goto tr401;
		case 3291: goto tr402;
	}
	if ( _widec < 2816 ) {
		if ( _widec < 2560 ) {
			if ( 2304 <= _widec && _widec <= 2559 )
				goto tr388;
		} else if ( _widec > 2719 ) {
			if ( _widec > 2751 ) {
				if ( 2752 <= _widec && _widec <= 2815 )
					goto tr398;
			} else if ( _widec >= 2720 )
				goto tr399;
		} else
			goto tr398;
	} else if ( _widec > 2959 ) {
		if ( _widec < 3072 ) {
			if ( _widec > 2975 ) {
				if ( 2976 <= _widec && _widec <= 3071 )
					goto tr394;
			} else if ( _widec >= 2960 )
				goto tr395;
		} else if ( _widec > 3231 ) {
			if ( _widec > 3263 ) {
				if ( 3264 <= _widec && _widec <= 3327 )
					goto tr398;
			} else if ( _widec >= 3232 )
				goto tr399;
		} else
			goto tr398;
	} else
		goto tr394;
	goto st0;
tr278:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 165; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 165; goto _out;} }
	goto st165;
tr279:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 165; goto _out;} }
	goto st165;
tr398:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 165; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 165; goto _out;} }
	goto st165;
tr399:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 27 "specs/msgpack.rl" */
	{ s->number = *p & 0x1fu; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 165; goto _out;} }
	goto st165;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
/* #line 2415 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 220u: goto tr239;
		case 221u: goto tr240;
	}
	if ( 144u <= (*p) && (*p) <= 159u )
		goto tr238;
	goto tr237;
tr237:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 166; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 166; goto _out;} }
	goto st166;
tr238:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 166; goto _out;} }
	goto st166;
tr267:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 74 "specs/primitiv.rl" */
	{ tg_stream_refuse_number(s); {p++; cs = 166; goto _out;} }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 166; goto _out;} }
	goto st166;
tr268:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 70 "specs/primitiv.rl" */
	{ if (!tg_stream_length(s)) {p++; cs = 166; goto _out;} }
	goto st166;
tr271:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 166; goto _out;} }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 166; goto _out;} }
	goto st166;
tr272:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 61 "specs/primitiv.rl" */
	{ if (!tg_stream_count_dims(s)) {p++; cs = 166; goto _out;} }
	goto st166;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
/* #line 2454 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 206u ) {
		if ( (*p) <= 205u ) {
			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else if ( (*p) > 206u ) {
		if ( 207u <= (*p) )
 {			_widec = (short)(256u + ((*p) - 0u));
			if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(256u + ((*p) - 0u));
		if ( 
/* #line 55 "specs/primitiv.rl" */
 s->dims.begun < s->dims.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 462: goto tr242;
		case 718: goto tr244;
	}
	if ( _widec > 511 ) {
		if ( 512 <= _widec && _widec <= 767 )
			goto tr243;
	} else if ( _widec >= 256 )
		goto tr241;
	goto st0;
tr241:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 167; goto _out;} }
	goto st167;
tr242:
/* #line 41 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_BATCH, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st167;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
/* #line 2494 "generated/primitiv_stream.c" */
	goto tr245;
tr245:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st168;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
/* #line 2502 "generated/primitiv_stream.c" */
	goto tr246;
tr246:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st169;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:
/* #line 2510 "generated/primitiv_stream.c" */
	goto tr247;
tr247:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st170;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:
/* #line 2518 "generated/primitiv_stream.c" */
	goto tr248;
tr248:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 71 "specs/primitiv.rl" */
	{ if (!tg_stream_shape(s)) {p++; cs = 171; goto _out;} }
	goto st171;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
/* #line 2527 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 196u: goto tr250;
		case 197u: goto tr251;
		case 198u: goto tr252;
	}
	goto tr249;
tr255:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st172;
tr250:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st172;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
/* #line 2544 "generated/primitiv_stream.c" */
	goto tr253;
tr251:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st173;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
/* #line 2553 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr254;
	goto tr255;
tr254:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st174;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
/* #line 2563 "generated/primitiv_stream.c" */
	goto tr256;
tr252:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st175;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:
/* #line 2572 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr257;
	goto tr258;
tr257:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st176;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:
/* #line 2582 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr259;
	goto tr260;
tr259:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st177;
st177:
	if ( ++p == pe )
		goto _test_eof177;
case 177:
/* #line 2592 "generated/primitiv_stream.c" */
	goto tr254;
tr260:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st178;
st178:
	if ( ++p == pe )
		goto _test_eof178;
case 178:
/* #line 2600 "generated/primitiv_stream.c" */
	goto tr255;
tr258:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st179;
st179:
	if ( ++p == pe )
		goto _test_eof179;
case 179:
/* #line 2608 "generated/primitiv_stream.c" */
	goto tr260;
tr243:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 180; goto _out;} }
	goto st180;
tr244:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st180;
st180:
	if ( ++p == pe )
		goto _test_eof180;
case 180:
/* #line 2621 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr261;
	goto tr262;
tr261:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st181;
st181:
	if ( ++p == pe )
		goto _test_eof181;
case 181:
/* #line 2631 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr263;
	goto tr264;
tr263:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st182;
st182:
	if ( ++p == pe )
		goto _test_eof182;
case 182:
/* #line 2641 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr265;
	goto tr266;
tr265:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st183;
st183:
	if ( ++p == pe )
		goto _test_eof183;
case 183:
/* #line 2651 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr267;
	goto tr268;
tr266:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st184;
st184:
	if ( ++p == pe )
		goto _test_eof184;
case 184:
/* #line 2661 "generated/primitiv_stream.c" */
	goto tr268;
tr264:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st185;
st185:
	if ( ++p == pe )
		goto _test_eof185;
case 185:
/* #line 2669 "generated/primitiv_stream.c" */
	goto tr266;
tr262:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st186;
st186:
	if ( ++p == pe )
		goto _test_eof186;
case 186:
/* #line 2677 "generated/primitiv_stream.c" */
	goto tr264;
tr239:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st187;
st187:
	if ( ++p == pe )
		goto _test_eof187;
case 187:
/* #line 2686 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr269;
	goto tr270;
tr269:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st188;
st188:
	if ( ++p == pe )
		goto _test_eof188;
case 188:
/* #line 2696 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr271;
	goto tr272;
tr270:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st189;
st189:
	if ( ++p == pe )
		goto _test_eof189;
case 189:
/* #line 2706 "generated/primitiv_stream.c" */
	goto tr272;
tr240:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st190;
st190:
	if ( ++p == pe )
		goto _test_eof190;
case 190:
/* #line 2715 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr273;
	goto tr274;
tr273:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st191;
st191:
	if ( ++p == pe )
		goto _test_eof191;
case 191:
/* #line 2725 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr275;
	goto tr276;
tr275:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st192;
st192:
	if ( ++p == pe )
		goto _test_eof192;
case 192:
/* #line 2735 "generated/primitiv_stream.c" */
	goto tr277;
tr277:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st193;
st193:
	if ( ++p == pe )
		goto _test_eof193;
case 193:
/* #line 2743 "generated/primitiv_stream.c" */
	goto tr271;
tr276:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st194;
st194:
	if ( ++p == pe )
		goto _test_eof194;
case 194:
/* #line 2751 "generated/primitiv_stream.c" */
	goto tr270;
tr274:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st195;
st195:
	if ( ++p == pe )
		goto _test_eof195;
case 195:
/* #line 2759 "generated/primitiv_stream.c" */
	goto tr276;
tr400:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st196;
st196:
	if ( ++p == pe )
		goto _test_eof196;
case 196:
/* #line 2768 "generated/primitiv_stream.c" */
	if ( (*p) <= 31u )
		goto tr278;
	goto tr279;
tr401:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st197;
st197:
	if ( ++p == pe )
		goto _test_eof197;
case 197:
/* #line 2779 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr280;
	goto tr281;
tr280:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st198;
st198:
	if ( ++p == pe )
		goto _test_eof198;
case 198:
/* #line 2789 "generated/primitiv_stream.c" */
	goto tr278;
tr281:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st199;
st199:
	if ( ++p == pe )
		goto _test_eof199;
case 199:
/* #line 2797 "generated/primitiv_stream.c" */
	goto tr279;
tr402:
/* #line 44 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_STAT_KEY, p); s->stats.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st200;
st200:
	if ( ++p == pe )
		goto _test_eof200;
case 200:
/* #line 2806 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr282;
	goto tr283;
tr282:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st201;
st201:
	if ( ++p == pe )
		goto _test_eof201;
case 201:
/* #line 2816 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr284;
	goto tr285;
tr284:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st202;
st202:
	if ( ++p == pe )
		goto _test_eof202;
case 202:
/* #line 2826 "generated/primitiv_stream.c" */
	goto tr280;
tr285:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st203;
st203:
	if ( ++p == pe )
		goto _test_eof203;
case 203:
/* #line 2834 "generated/primitiv_stream.c" */
	goto tr281;
tr283:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st204;
st204:
	if ( ++p == pe )
		goto _test_eof204;
case 204:
/* #line 2842 "generated/primitiv_stream.c" */
	goto tr285;
tr396:
/* #line 46 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_KEY_HEAD, p); s->parameters.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st205;
st205:
	if ( ++p == pe )
		goto _test_eof205;
case 205:
/* #line 2851 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr286;
	goto tr287;
tr286:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st206;
st206:
	if ( ++p == pe )
		goto _test_eof206;
case 206:
/* #line 2861 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr288;
	goto tr289;
tr287:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st207;
st207:
	if ( ++p == pe )
		goto _test_eof207;
case 207:
/* #line 2871 "generated/primitiv_stream.c" */
	goto tr289;
tr397:
/* #line 46 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_KEY_HEAD, p); s->parameters.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st208;
st208:
	if ( ++p == pe )
		goto _test_eof208;
case 208:
/* #line 2880 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr290;
	goto tr291;
tr290:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st209;
st209:
	if ( ++p == pe )
		goto _test_eof209;
case 209:
/* #line 2890 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr292;
	goto tr293;
tr292:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st210;
st210:
	if ( ++p == pe )
		goto _test_eof210;
case 210:
/* #line 2900 "generated/primitiv_stream.c" */
	goto tr294;
tr294:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st211;
st211:
	if ( ++p == pe )
		goto _test_eof211;
case 211:
/* #line 2908 "generated/primitiv_stream.c" */
	goto tr288;
tr293:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st212;
st212:
	if ( ++p == pe )
		goto _test_eof212;
case 212:
/* #line 2916 "generated/primitiv_stream.c" */
	goto tr287;
tr291:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st213;
st213:
	if ( ++p == pe )
		goto _test_eof213;
case 213:
/* #line 2924 "generated/primitiv_stream.c" */
	goto tr293;
tr297:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st214;
tr228:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st214;
st214:
	if ( ++p == pe )
		goto _test_eof214;
case 214:
/* #line 2936 "generated/primitiv_stream.c" */
	goto tr295;
tr229:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st215;
st215:
	if ( ++p == pe )
		goto _test_eof215;
case 215:
/* #line 2945 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr296;
	goto tr297;
tr296:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st216;
st216:
	if ( ++p == pe )
		goto _test_eof216;
case 216:
/* #line 2955 "generated/primitiv_stream.c" */
	goto tr298;
tr230:
/* #line 42 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DATA, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st217;
st217:
	if ( ++p == pe )
		goto _test_eof217;
case 217:
/* #line 2964 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr299;
	goto tr300;
tr299:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st218;
st218:
	if ( ++p == pe )
		goto _test_eof218;
case 218:
/* #line 2974 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr301;
	goto tr302;
tr301:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st219;
st219:
	if ( ++p == pe )
		goto _test_eof219;
case 219:
/* #line 2984 "generated/primitiv_stream.c" */
	goto tr296;
tr302:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st220;
st220:
	if ( ++p == pe )
		goto _test_eof220;
case 220:
/* #line 2992 "generated/primitiv_stream.c" */
	goto tr297;
tr300:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st221;
st221:
	if ( ++p == pe )
		goto _test_eof221;
case 221:
/* #line 3000 "generated/primitiv_stream.c" */
	goto tr302;
tr221:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 222; goto _out;} }
	goto st222;
tr222:
/* #line 40 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIM, p); s->dims.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st222;
st222:
	if ( ++p == pe )
		goto _test_eof222;
case 222:
/* #line 3013 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr303;
	goto tr304;
tr303:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st223;
st223:
	if ( ++p == pe )
		goto _test_eof223;
case 223:
/* #line 3023 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr305;
	goto tr306;
tr305:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st224;
st224:
	if ( ++p == pe )
		goto _test_eof224;
case 224:
/* #line 3033 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr307;
	goto tr308;
tr307:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st225;
st225:
	if ( ++p == pe )
		goto _test_eof225;
case 225:
/* #line 3043 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr309;
	goto tr310;
tr308:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st226;
st226:
	if ( ++p == pe )
		goto _test_eof226;
case 226:
/* #line 3053 "generated/primitiv_stream.c" */
	goto tr310;
tr306:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st227;
st227:
	if ( ++p == pe )
		goto _test_eof227;
case 227:
/* #line 3061 "generated/primitiv_stream.c" */
	goto tr308;
tr304:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st228;
st228:
	if ( ++p == pe )
		goto _test_eof228;
case 228:
/* #line 3069 "generated/primitiv_stream.c" */
	goto tr306;
tr212:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st229;
st229:
	if ( ++p == pe )
		goto _test_eof229;
case 229:
/* #line 3078 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr311;
	goto tr312;
tr311:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st230;
st230:
	if ( ++p == pe )
		goto _test_eof230;
case 230:
/* #line 3088 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr313;
	goto tr314;
tr312:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st231;
st231:
	if ( ++p == pe )
		goto _test_eof231;
case 231:
/* #line 3098 "generated/primitiv_stream.c" */
	goto tr314;
tr213:
/* #line 39 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_DIMS_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st232;
st232:
	if ( ++p == pe )
		goto _test_eof232;
case 232:
/* #line 3107 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr315;
	goto tr316;
tr315:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st233;
st233:
	if ( ++p == pe )
		goto _test_eof233;
case 233:
/* #line 3117 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr317;
	goto tr318;
tr317:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st234;
st234:
	if ( ++p == pe )
		goto _test_eof234;
case 234:
/* #line 3127 "generated/primitiv_stream.c" */
	goto tr319;
tr319:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st235;
st235:
	if ( ++p == pe )
		goto _test_eof235;
case 235:
/* #line 3135 "generated/primitiv_stream.c" */
	goto tr313;
tr318:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st236;
st236:
	if ( ++p == pe )
		goto _test_eof236;
case 236:
/* #line 3143 "generated/primitiv_stream.c" */
	goto tr312;
tr316:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st237;
st237:
	if ( ++p == pe )
		goto _test_eof237;
case 237:
/* #line 3151 "generated/primitiv_stream.c" */
	goto tr318;
tr216:
/* #line 47 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NAME, p); s->names.begun++; }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st238;
st238:
	if ( ++p == pe )
		goto _test_eof238;
case 238:
/* #line 3160 "generated/primitiv_stream.c" */
	if ( (*p) <= 31u )
		goto tr320;
	goto tr321;
tr217:
/* #line 47 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NAME, p); s->names.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st239;
st239:
	if ( ++p == pe )
		goto _test_eof239;
case 239:
/* #line 3171 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr322;
	goto tr323;
tr322:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st240;
st240:
	if ( ++p == pe )
		goto _test_eof240;
case 240:
/* #line 3181 "generated/primitiv_stream.c" */
	goto tr320;
tr323:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st241;
st241:
	if ( ++p == pe )
		goto _test_eof241;
case 241:
/* #line 3189 "generated/primitiv_stream.c" */
	goto tr321;
tr218:
/* #line 47 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_NAME, p); s->names.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st242;
st242:
	if ( ++p == pe )
		goto _test_eof242;
case 242:
/* #line 3198 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr324;
	goto tr325;
tr324:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st243;
st243:
	if ( ++p == pe )
		goto _test_eof243;
case 243:
/* #line 3208 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr326;
	goto tr327;
tr326:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st244;
st244:
	if ( ++p == pe )
		goto _test_eof244;
case 244:
/* #line 3218 "generated/primitiv_stream.c" */
	goto tr322;
tr327:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st245;
st245:
	if ( ++p == pe )
		goto _test_eof245;
case 245:
/* #line 3226 "generated/primitiv_stream.c" */
	goto tr323;
tr325:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st246;
st246:
	if ( ++p == pe )
		goto _test_eof246;
case 246:
/* #line 3234 "generated/primitiv_stream.c" */
	goto tr327;
tr30:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st247;
st247:
	if ( ++p == pe )
		goto _test_eof247;
case 247:
/* #line 3242 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr328;
	goto tr33;
tr328:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 69 "specs/primitiv.rl" */
	{ if (!tg_stream_kind(s)) {p++; cs = 248; goto _out;} }
	goto st248;
st248:
	if ( ++p == pe )
		goto _test_eof248;
case 248:
/* #line 3253 "generated/primitiv_stream.c" */
	switch( (*p) ) {
		case 222u: goto tr331;
		case 223u: goto tr332;
	}
	if ( 128u <= (*p) && (*p) <= 143u )
		goto tr330;
	goto tr329;
tr329:
/* #line 48 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_UINT_HEAD, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 249; goto _out;} }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 249; goto _out;} }
	goto st249;
tr330:
/* #line 48 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_UINT_HEAD, p); }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 249; goto _out;} }
	goto st249;
tr381:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 249; goto _out;} }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 249; goto _out;} }
	goto st249;
tr382:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 249; goto _out;} }
	goto st249;
tr370:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 72 "specs/primitiv.rl" */
	{ if (!tg_stream_uint(s)) {p++; cs = 249; goto _out;} }
	goto st249;
st249:
	if ( ++p == pe )
		goto _test_eof249;
case 249:
/* #line 3287 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 217u ) {
		if ( (*p) < 144u ) {
			if ( (*p) > 127u ) {
				if ( 128u <= (*p) && (*p) <= 143u ) {
					_widec = (short)(3328u + ((*p) - 0u));
					if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
				}
			} else {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else if ( (*p) > 159u ) {
			if ( (*p) > 191u ) {
				if ( 192u <= (*p) && (*p) <= 216u ) {
					_widec = (short)(3328u + ((*p) - 0u));
					if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
				}
			} else if ( (*p) >= 160u ) {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(3328u + ((*p) - 0u));
			if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
		}
	} else if ( (*p) > 217u ) {
		if ( (*p) < 220u ) {
			if ( (*p) > 218u ) {
				if ( 219u <= (*p) && (*p) <= 219u ) {
					_widec = (short)(3328u + ((*p) - 0u));
					if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
				}
			} else if ( (*p) >= 218u ) {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else if ( (*p) > 221u ) {
			if ( (*p) < 223u ) {
				if ( 222u <= (*p) && (*p) <= 222u ) {
					_widec = (short)(3328u + ((*p) - 0u));
					if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
				}
			} else if ( (*p) > 223u ) {
				if ( 224u <= (*p) )
 {					_widec = (short)(3328u + ((*p) - 0u));
					if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
				}
			} else {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(3328u + ((*p) - 0u));
			if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(3328u + ((*p) - 0u));
		if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 3550: goto tr335;
		case 3551: goto tr336;
		case 3801: goto tr339;
		case 3802: goto tr340;
		case 3803: goto tr341;
	}
	if ( _widec < 3472 ) {
		if ( _widec > 3455 ) {
			if ( 3456 <= _widec && _widec <= 3471 )
				goto tr334;
		} else if ( _widec >= 3328 )
			goto tr333;
	} else if ( _widec > 3583 ) {
		if ( _widec < 3744 ) {
			if ( 3584 <= _widec && _widec <= 3743 )
				goto tr337;
		} else if ( _widec > 3775 ) {
			if ( 3776 <= _widec && _widec <= 3839 )
				goto tr337;
		} else
			goto tr338;
	} else
		goto tr333;
	goto st0;
tr333:
/* #line 49 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_FLOAT_HEAD, p); s->in_floats = true; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 309; goto _out;} }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 309; goto _out;} }
	goto st309;
tr334:
/* #line 49 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_FLOAT_HEAD, p); s->in_floats = true; }
/* #line 28 "specs/msgpack.rl" */
	{ s->number = *p & 0x0fu; }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 309; goto _out;} }
	goto st309;
tr347:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 73 "specs/primitiv.rl" */
	{ if (!tg_stream_float(s)) {p++; cs = 309; goto _out;} }
	goto st309;
tr358:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 309; goto _out;} }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 309; goto _out;} }
	goto st309;
tr359:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 65 "specs/primitiv.rl" */
	{ if (!tg_stream_count_configs(s)) {p++; cs = 309; goto _out;} }
	goto st309;
st309:
	if ( ++p == pe )
		goto _test_eof309;
case 309:
/* #line 3411 "generated/primitiv_stream.c" */
	_widec = (*p);
	if ( (*p) < 217u ) {
		if ( (*p) < 160u ) {
			if ( (*p) <= 159u ) {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else if ( (*p) > 191u ) {
			if ( 192u <= (*p) && (*p) <= 216u ) {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(3328u + ((*p) - 0u));
			if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
		}
	} else if ( (*p) > 217u ) {
		if ( (*p) < 219u ) {
			if ( 218u <= (*p) && (*p) <= 218u ) {
				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else if ( (*p) > 219u ) {
			if ( 220u <= (*p) )
 {				_widec = (short)(3328u + ((*p) - 0u));
				if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
			}
		} else {
			_widec = (short)(3328u + ((*p) - 0u));
			if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
		}
	} else {
		_widec = (short)(3328u + ((*p) - 0u));
		if ( 
/* #line 59 "specs/primitiv.rl" */
 s->configs.begun < s->configs.count  ) _widec += 256;
	}
	switch( _widec ) {
		case 3801: goto tr405;
		case 3802: goto tr406;
		case 3803: goto tr407;
	}
	if ( _widec < 3584 ) {
		if ( 3328 <= _widec && _widec <= 3583 )
			goto tr388;
	} else if ( _widec > 3743 ) {
		if ( _widec > 3775 ) {
			if ( 3776 <= _widec && _widec <= 3839 )
				goto tr403;
		} else if ( _widec >= 3744 )
			goto tr404;
	} else
		goto tr403;
	goto st0;
tr348:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 250; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 250; goto _out;} }
	goto st250;
tr349:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 250; goto _out;} }
	goto st250;
tr403:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 250; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 250; goto _out;} }
	goto st250;
tr404:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 27 "specs/msgpack.rl" */
	{ s->number = *p & 0x1fu; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 250; goto _out;} }
	goto st250;
st250:
	if ( ++p == pe )
		goto _test_eof250;
case 250:
/* #line 3493 "generated/primitiv_stream.c" */
	if ( (*p) == 202u )
		goto tr343;
	goto tr342;
tr342:
/* #line 51 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_VALUE, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 251; goto _out;} }
	goto st251;
tr343:
/* #line 51 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_VALUE, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st251;
st251:
	if ( ++p == pe )
		goto _test_eof251;
case 251:
/* #line 3508 "generated/primitiv_stream.c" */
	goto tr344;
tr344:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st252;
st252:
	if ( ++p == pe )
		goto _test_eof252;
case 252:
/* #line 3516 "generated/primitiv_stream.c" */
	goto tr345;
tr345:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st253;
st253:
	if ( ++p == pe )
		goto _test_eof253;
case 253:
/* #line 3524 "generated/primitiv_stream.c" */
	goto tr346;
tr346:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st254;
st254:
	if ( ++p == pe )
		goto _test_eof254;
case 254:
/* #line 3532 "generated/primitiv_stream.c" */
	goto tr347;
tr405:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st255;
st255:
	if ( ++p == pe )
		goto _test_eof255;
case 255:
/* #line 3541 "generated/primitiv_stream.c" */
	if ( (*p) <= 31u )
		goto tr348;
	goto tr349;
tr406:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st256;
st256:
	if ( ++p == pe )
		goto _test_eof256;
case 256:
/* #line 3552 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr350;
	goto tr351;
tr350:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st257;
st257:
	if ( ++p == pe )
		goto _test_eof257;
case 257:
/* #line 3562 "generated/primitiv_stream.c" */
	goto tr348;
tr351:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st258;
st258:
	if ( ++p == pe )
		goto _test_eof258;
case 258:
/* #line 3570 "generated/primitiv_stream.c" */
	goto tr349;
tr407:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st259;
st259:
	if ( ++p == pe )
		goto _test_eof259;
case 259:
/* #line 3579 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr352;
	goto tr353;
tr352:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st260;
st260:
	if ( ++p == pe )
		goto _test_eof260;
case 260:
/* #line 3589 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr354;
	goto tr355;
tr354:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st261;
st261:
	if ( ++p == pe )
		goto _test_eof261;
case 261:
/* #line 3599 "generated/primitiv_stream.c" */
	goto tr350;
tr355:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st262;
st262:
	if ( ++p == pe )
		goto _test_eof262;
case 262:
/* #line 3607 "generated/primitiv_stream.c" */
	goto tr351;
tr353:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st263;
st263:
	if ( ++p == pe )
		goto _test_eof263;
case 263:
/* #line 3615 "generated/primitiv_stream.c" */
	goto tr355;
tr335:
/* #line 49 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_FLOAT_HEAD, p); s->in_floats = true; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st264;
st264:
	if ( ++p == pe )
		goto _test_eof264;
case 264:
/* #line 3624 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr356;
	goto tr357;
tr356:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st265;
st265:
	if ( ++p == pe )
		goto _test_eof265;
case 265:
/* #line 3634 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr358;
	goto tr359;
tr357:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st266;
st266:
	if ( ++p == pe )
		goto _test_eof266;
case 266:
/* #line 3644 "generated/primitiv_stream.c" */
	goto tr359;
tr336:
/* #line 49 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_FLOAT_HEAD, p); s->in_floats = true; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st267;
st267:
	if ( ++p == pe )
		goto _test_eof267;
case 267:
/* #line 3653 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr360;
	goto tr361;
tr360:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st268;
st268:
	if ( ++p == pe )
		goto _test_eof268;
case 268:
/* #line 3663 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr362;
	goto tr363;
tr362:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st269;
st269:
	if ( ++p == pe )
		goto _test_eof269;
case 269:
/* #line 3673 "generated/primitiv_stream.c" */
	goto tr364;
tr364:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st270;
st270:
	if ( ++p == pe )
		goto _test_eof270;
case 270:
/* #line 3681 "generated/primitiv_stream.c" */
	goto tr358;
tr363:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st271;
st271:
	if ( ++p == pe )
		goto _test_eof271;
case 271:
/* #line 3689 "generated/primitiv_stream.c" */
	goto tr357;
tr361:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st272;
st272:
	if ( ++p == pe )
		goto _test_eof272;
case 272:
/* #line 3697 "generated/primitiv_stream.c" */
	goto tr363;
tr371:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 30 "specs/msgpack.rl" */
	{ if (!tg_stream_note_width(s)) {p++; cs = 273; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 273; goto _out;} }
	goto st273;
tr372:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 273; goto _out;} }
	goto st273;
tr337:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 273; goto _out;} }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 273; goto _out;} }
	goto st273;
tr338:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 27 "specs/msgpack.rl" */
	{ s->number = *p & 0x1fu; }
/* #line 78 "specs/primitiv.rl" */
	{ p = tg_stream_characters(s, p, pe); if (!tg_stream_runs(s)) {p++; cs = 273; goto _out;} }
	goto st273;
st273:
	if ( ++p == pe )
		goto _test_eof273;
case 273:
/* #line 3721 "generated/primitiv_stream.c" */
	if ( (*p) == 206u )
		goto tr366;
	goto tr365;
tr365:
/* #line 51 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_VALUE, p); }
/* #line 31 "specs/msgpack.rl" */
	{ tg_stream_refuse_tag(s, *p); {p++; cs = 274; goto _out;} }
	goto st274;
tr366:
/* #line 51 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_VALUE, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st274;
st274:
	if ( ++p == pe )
		goto _test_eof274;
case 274:
/* #line 3736 "generated/primitiv_stream.c" */
	goto tr367;
tr367:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st275;
st275:
	if ( ++p == pe )
		goto _test_eof275;
case 275:
/* #line 3744 "generated/primitiv_stream.c" */
	goto tr368;
tr368:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st276;
st276:
	if ( ++p == pe )
		goto _test_eof276;
case 276:
/* #line 3752 "generated/primitiv_stream.c" */
	goto tr369;
tr369:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st277;
st277:
	if ( ++p == pe )
		goto _test_eof277;
case 277:
/* #line 3760 "generated/primitiv_stream.c" */
	goto tr370;
tr339:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 23 "specs/msgpack.rl" */
	{ s->width = 1; }
	goto st278;
st278:
	if ( ++p == pe )
		goto _test_eof278;
case 278:
/* #line 3769 "generated/primitiv_stream.c" */
	if ( (*p) <= 31u )
		goto tr371;
	goto tr372;
tr340:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st279;
st279:
	if ( ++p == pe )
		goto _test_eof279;
case 279:
/* #line 3780 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr373;
	goto tr374;
tr373:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st280;
st280:
	if ( ++p == pe )
		goto _test_eof280;
case 280:
/* #line 3790 "generated/primitiv_stream.c" */
	goto tr371;
tr374:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st281;
st281:
	if ( ++p == pe )
		goto _test_eof281;
case 281:
/* #line 3798 "generated/primitiv_stream.c" */
	goto tr372;
tr341:
/* #line 50 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_CONFIG_KEY, p); s->configs.begun++; }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st282;
st282:
	if ( ++p == pe )
		goto _test_eof282;
case 282:
/* #line 3807 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr375;
	goto tr376;
tr375:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st283;
st283:
	if ( ++p == pe )
		goto _test_eof283;
case 283:
/* #line 3817 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr377;
	goto tr378;
tr377:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st284;
st284:
	if ( ++p == pe )
		goto _test_eof284;
case 284:
/* #line 3827 "generated/primitiv_stream.c" */
	goto tr373;
tr378:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st285;
st285:
	if ( ++p == pe )
		goto _test_eof285;
case 285:
/* #line 3835 "generated/primitiv_stream.c" */
	goto tr374;
tr376:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st286;
st286:
	if ( ++p == pe )
		goto _test_eof286;
case 286:
/* #line 3843 "generated/primitiv_stream.c" */
	goto tr378;
tr331:
/* #line 48 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_UINT_HEAD, p); }
/* #line 24 "specs/msgpack.rl" */
	{ s->width = 2; }
	goto st287;
st287:
	if ( ++p == pe )
		goto _test_eof287;
case 287:
/* #line 3852 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr379;
	goto tr380;
tr379:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st288;
st288:
	if ( ++p == pe )
		goto _test_eof288;
case 288:
/* #line 3862 "generated/primitiv_stream.c" */
	if ( (*p) <= 15u )
		goto tr381;
	goto tr382;
tr380:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st289;
st289:
	if ( ++p == pe )
		goto _test_eof289;
case 289:
/* #line 3872 "generated/primitiv_stream.c" */
	goto tr382;
tr332:
/* #line 48 "specs/primitiv.rl" */
	{ tg_stream_field(s, TG_FIELD_UINT_HEAD, p); }
/* #line 25 "specs/msgpack.rl" */
	{ s->width = 4; }
	goto st290;
st290:
	if ( ++p == pe )
		goto _test_eof290;
case 290:
/* #line 3881 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr383;
	goto tr384;
tr383:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st291;
st291:
	if ( ++p == pe )
		goto _test_eof291;
case 291:
/* #line 3891 "generated/primitiv_stream.c" */
	if ( (*p) == 0u )
		goto tr385;
	goto tr386;
tr385:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st292;
st292:
	if ( ++p == pe )
		goto _test_eof292;
case 292:
/* #line 3901 "generated/primitiv_stream.c" */
	goto tr387;
tr387:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st293;
st293:
	if ( ++p == pe )
		goto _test_eof293;
case 293:
/* #line 3909 "generated/primitiv_stream.c" */
	goto tr381;
tr386:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st294;
st294:
	if ( ++p == pe )
		goto _test_eof294;
case 294:
/* #line 3917 "generated/primitiv_stream.c" */
	goto tr380;
tr384:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st295;
st295:
	if ( ++p == pe )
		goto _test_eof295;
case 295:
/* #line 3925 "generated/primitiv_stream.c" */
	goto tr386;
tr31:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st296;
st296:
	if ( ++p == pe )
		goto _test_eof296;
case 296:
/* #line 3933 "generated/primitiv_stream.c" */
	goto tr33;
tr25:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st297;
st297:
	if ( ++p == pe )
		goto _test_eof297;
case 297:
/* #line 3941 "generated/primitiv_stream.c" */
	goto tr31;
tr23:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st298;
st298:
	if ( ++p == pe )
		goto _test_eof298;
case 298:
/* #line 3949 "generated/primitiv_stream.c" */
	goto tr25;
tr17:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st299;
st299:
	if ( ++p == pe )
		goto _test_eof299;
case 299:
/* #line 3957 "generated/primitiv_stream.c" */
	goto tr18;
tr15:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st300;
st300:
	if ( ++p == pe )
		goto _test_eof300;
case 300:
/* #line 3965 "generated/primitiv_stream.c" */
	goto tr17;
tr13:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st301;
st301:
	if ( ++p == pe )
		goto _test_eof301;
case 301:
/* #line 3973 "generated/primitiv_stream.c" */
	goto tr15;
tr7:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st302;
st302:
	if ( ++p == pe )
		goto _test_eof302;
case 302:
/* #line 3981 "generated/primitiv_stream.c" */
	goto tr9;
tr5:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st303;
st303:
	if ( ++p == pe )
		goto _test_eof303;
case 303:
/* #line 3989 "generated/primitiv_stream.c" */
	goto tr7;
tr3:
/* #line 21 "specs/msgpack.rl" */
	{ s->number = s->number << 8 | *p; }
	goto st304;
st304:
	if ( ++p == pe )
		goto _test_eof304;
case 304:
/* #line 3997 "generated/primitiv_stream.c" */
	goto tr5;
	}
	_test_eof2: cs = 2; goto _test_eof; 
	_test_eof3: cs = 3; goto _test_eof; 
	_test_eof4: cs = 4; goto _test_eof; 
	_test_eof5: cs = 5; goto _test_eof; 
	_test_eof6: cs = 6; goto _test_eof; 
	_test_eof7: cs = 7; goto _test_eof; 
	_test_eof8: cs = 8; goto _test_eof; 
	_test_eof9: cs = 9; goto _test_eof; 
	_test_eof10: cs = 10; goto _test_eof; 
	_test_eof11: cs = 11; goto _test_eof; 
	_test_eof12: cs = 12; goto _test_eof; 
	_test_eof13: cs = 13; goto _test_eof; 
	_test_eof14: cs = 14; goto _test_eof; 
	_test_eof15: cs = 15; goto _test_eof; 
	_test_eof16: cs = 16; goto _test_eof; 
	_test_eof17: cs = 17; goto _test_eof; 
	_test_eof18: cs = 18; goto _test_eof; 
	_test_eof19: cs = 19; goto _test_eof; 
	_test_eof20: cs = 20; goto _test_eof; 
	_test_eof21: cs = 21; goto _test_eof; 
	_test_eof305: cs = 305; goto _test_eof; 
	_test_eof22: cs = 22; goto _test_eof; 
	_test_eof23: cs = 23; goto _test_eof; 
	_test_eof24: cs = 24; goto _test_eof; 
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
	_test_eof63: cs = 63; goto _test_eof; 
	_test_eof64: cs = 64; goto _test_eof; 
	_test_eof65: cs = 65; goto _test_eof; 
	_test_eof66: cs = 66; goto _test_eof; 
	_test_eof67: cs = 67; goto _test_eof; 
	_test_eof68: cs = 68; goto _test_eof; 
	_test_eof69: cs = 69; goto _test_eof; 
	_test_eof70: cs = 70; goto _test_eof; 
	_test_eof71: cs = 71; goto _test_eof; 
	_test_eof72: cs = 72; goto _test_eof; 
	_test_eof73: cs = 73; goto _test_eof; 
	_test_eof74: cs = 74; goto _test_eof; 
	_test_eof75: cs = 75; goto _test_eof; 
	_test_eof76: cs = 76; goto _test_eof; 
	_test_eof77: cs = 77; goto _test_eof; 
	_test_eof78: cs = 78; goto _test_eof; 
	_test_eof79: cs = 79; goto _test_eof; 
	_test_eof80: cs = 80; goto _test_eof; 
	_test_eof81: cs = 81; goto _test_eof; 
	_test_eof82: cs = 82; goto _test_eof; 
	_test_eof306: cs = 306; goto _test_eof; 
	_test_eof83: cs = 83; goto _test_eof; 
	_test_eof84: cs = 84; goto _test_eof; 
	_test_eof85: cs = 85; goto _test_eof; 
	_test_eof86: cs = 86; goto _test_eof; 
	_test_eof87: cs = 87; goto _test_eof; 
	_test_eof88: cs = 88; goto _test_eof; 
	_test_eof89: cs = 89; goto _test_eof; 
	_test_eof90: cs = 90; goto _test_eof; 
	_test_eof91: cs = 91; goto _test_eof; 
	_test_eof92: cs = 92; goto _test_eof; 
	_test_eof93: cs = 93; goto _test_eof; 
	_test_eof94: cs = 94; goto _test_eof; 
	_test_eof95: cs = 95; goto _test_eof; 
	_test_eof96: cs = 96; goto _test_eof; 
	_test_eof97: cs = 97; goto _test_eof; 
	_test_eof98: cs = 98; goto _test_eof; 
	_test_eof99: cs = 99; goto _test_eof; 
	_test_eof100: cs = 100; goto _test_eof; 
	_test_eof101: cs = 101; goto _test_eof; 
	_test_eof102: cs = 102; goto _test_eof; 
	_test_eof103: cs = 103; goto _test_eof; 
	_test_eof104: cs = 104; goto _test_eof; 
	_test_eof105: cs = 105; goto _test_eof; 
	_test_eof106: cs = 106; goto _test_eof; 
	_test_eof107: cs = 107; goto _test_eof; 
	_test_eof108: cs = 108; goto _test_eof; 
	_test_eof109: cs = 109; goto _test_eof; 
	_test_eof110: cs = 110; goto _test_eof; 
	_test_eof111: cs = 111; goto _test_eof; 
	_test_eof112: cs = 112; goto _test_eof; 
	_test_eof113: cs = 113; goto _test_eof; 
	_test_eof114: cs = 114; goto _test_eof; 
	_test_eof115: cs = 115; goto _test_eof; 
	_test_eof116: cs = 116; goto _test_eof; 
	_test_eof117: cs = 117; goto _test_eof; 
	_test_eof118: cs = 118; goto _test_eof; 
	_test_eof119: cs = 119; goto _test_eof; 
	_test_eof120: cs = 120; goto _test_eof; 
	_test_eof121: cs = 121; goto _test_eof; 
	_test_eof122: cs = 122; goto _test_eof; 
	_test_eof123: cs = 123; goto _test_eof; 
	_test_eof124: cs = 124; goto _test_eof; 
	_test_eof125: cs = 125; goto _test_eof; 
	_test_eof126: cs = 126; goto _test_eof; 
	_test_eof127: cs = 127; goto _test_eof; 
	_test_eof128: cs = 128; goto _test_eof; 
	_test_eof129: cs = 129; goto _test_eof; 
	_test_eof130: cs = 130; goto _test_eof; 
	_test_eof131: cs = 131; goto _test_eof; 
	_test_eof132: cs = 132; goto _test_eof; 
	_test_eof133: cs = 133; goto _test_eof; 
	_test_eof134: cs = 134; goto _test_eof; 
	_test_eof135: cs = 135; goto _test_eof; 
	_test_eof136: cs = 136; goto _test_eof; 
	_test_eof137: cs = 137; goto _test_eof; 
	_test_eof138: cs = 138; goto _test_eof; 
	_test_eof139: cs = 139; goto _test_eof; 
	_test_eof140: cs = 140; goto _test_eof; 
	_test_eof141: cs = 141; goto _test_eof; 
	_test_eof142: cs = 142; goto _test_eof; 
	_test_eof143: cs = 143; goto _test_eof; 
	_test_eof144: cs = 144; goto _test_eof; 
	_test_eof145: cs = 145; goto _test_eof; 
	_test_eof146: cs = 146; goto _test_eof; 
	_test_eof147: cs = 147; goto _test_eof; 
	_test_eof148: cs = 148; goto _test_eof; 
	_test_eof149: cs = 149; goto _test_eof; 
	_test_eof150: cs = 150; goto _test_eof; 
	_test_eof151: cs = 151; goto _test_eof; 
	_test_eof152: cs = 152; goto _test_eof; 
	_test_eof307: cs = 307; goto _test_eof; 
	_test_eof153: cs = 153; goto _test_eof; 
	_test_eof154: cs = 154; goto _test_eof; 
	_test_eof155: cs = 155; goto _test_eof; 
	_test_eof156: cs = 156; goto _test_eof; 
	_test_eof157: cs = 157; goto _test_eof; 
	_test_eof158: cs = 158; goto _test_eof; 
	_test_eof159: cs = 159; goto _test_eof; 
	_test_eof160: cs = 160; goto _test_eof; 
	_test_eof161: cs = 161; goto _test_eof; 
	_test_eof162: cs = 162; goto _test_eof; 
	_test_eof163: cs = 163; goto _test_eof; 
	_test_eof164: cs = 164; goto _test_eof; 
	_test_eof308: cs = 308; goto _test_eof; 
	_test_eof165: cs = 165; goto _test_eof; 
	_test_eof166: cs = 166; goto _test_eof; 
	_test_eof167: cs = 167; goto _test_eof; 
	_test_eof168: cs = 168; goto _test_eof; 
	_test_eof169: cs = 169; goto _test_eof; 
	_test_eof170: cs = 170; goto _test_eof; 
	_test_eof171: cs = 171; goto _test_eof; 
	_test_eof172: cs = 172; goto _test_eof; 
	_test_eof173: cs = 173; goto _test_eof; 
	_test_eof174: cs = 174; goto _test_eof; 
	_test_eof175: cs = 175; goto _test_eof; 
	_test_eof176: cs = 176; goto _test_eof; 
	_test_eof177: cs = 177; goto _test_eof; 
	_test_eof178: cs = 178; goto _test_eof; 
	_test_eof179: cs = 179; goto _test_eof; 
	_test_eof180: cs = 180; goto _test_eof; 
	_test_eof181: cs = 181; goto _test_eof; 
	_test_eof182: cs = 182; goto _test_eof; 
	_test_eof183: cs = 183; goto _test_eof; 
	_test_eof184: cs = 184; goto _test_eof; 
	_test_eof185: cs = 185; goto _test_eof; 
	_test_eof186: cs = 186; goto _test_eof; 
	_test_eof187: cs = 187; goto _test_eof; 
	_test_eof188: cs = 188; goto _test_eof; 
	_test_eof189: cs = 189; goto _test_eof; 
	_test_eof190: cs = 190; goto _test_eof; 
	_test_eof191: cs = 191; goto _test_eof; 
	_test_eof192: cs = 192; goto _test_eof; 
	_test_eof193: cs = 193; goto _test_eof; 
	_test_eof194: cs = 194; goto _test_eof; 
	_test_eof195: cs = 195; goto _test_eof; 
	_test_eof196: cs = 196; goto _test_eof; 
	_test_eof197: cs = 197; goto _test_eof; 
	_test_eof198: cs = 198; goto _test_eof; 
	_test_eof199: cs = 199; goto _test_eof; 
	_test_eof200: cs = 200; goto _test_eof; 
	_test_eof201: cs = 201; goto _test_eof; 
	_test_eof202: cs = 202; goto _test_eof; 
	_test_eof203: cs = 203; goto _test_eof; 
	_test_eof204: cs = 204; goto _test_eof; 
	_test_eof205: cs = 205; goto _test_eof; 
	_test_eof206: cs = 206; goto _test_eof; 
	_test_eof207: cs = 207; goto _test_eof; 
	_test_eof208: cs = 208; goto _test_eof; 
	_test_eof209: cs = 209; goto _test_eof; 
	_test_eof210: cs = 210; goto _test_eof; 
	_test_eof211: cs = 211; goto _test_eof; 
	_test_eof212: cs = 212; goto _test_eof; 
	_test_eof213: cs = 213; goto _test_eof; 
	_test_eof214: cs = 214; goto _test_eof; 
	_test_eof215: cs = 215; goto _test_eof; 
	_test_eof216: cs = 216; goto _test_eof; 
	_test_eof217: cs = 217; goto _test_eof; 
	_test_eof218: cs = 218; goto _test_eof; 
	_test_eof219: cs = 219; goto _test_eof; 
	_test_eof220: cs = 220; goto _test_eof; 
	_test_eof221: cs = 221; goto _test_eof; 
	_test_eof222: cs = 222; goto _test_eof; 
	_test_eof223: cs = 223; goto _test_eof; 
	_test_eof224: cs = 224; goto _test_eof; 
	_test_eof225: cs = 225; goto _test_eof; 
	_test_eof226: cs = 226; goto _test_eof; 
	_test_eof227: cs = 227; goto _test_eof; 
	_test_eof228: cs = 228; goto _test_eof; 
	_test_eof229: cs = 229; goto _test_eof; 
	_test_eof230: cs = 230; goto _test_eof; 
	_test_eof231: cs = 231; goto _test_eof; 
	_test_eof232: cs = 232; goto _test_eof; 
	_test_eof233: cs = 233; goto _test_eof; 
	_test_eof234: cs = 234; goto _test_eof; 
	_test_eof235: cs = 235; goto _test_eof; 
	_test_eof236: cs = 236; goto _test_eof; 
	_test_eof237: cs = 237; goto _test_eof; 
	_test_eof238: cs = 238; goto _test_eof; 
	_test_eof239: cs = 239; goto _test_eof; 
	_test_eof240: cs = 240; goto _test_eof; 
	_test_eof241: cs = 241; goto _test_eof; 
	_test_eof242: cs = 242; goto _test_eof; 
	_test_eof243: cs = 243; goto _test_eof; 
	_test_eof244: cs = 244; goto _test_eof; 
	_test_eof245: cs = 245; goto _test_eof; 
	_test_eof246: cs = 246; goto _test_eof; 
	_test_eof247: cs = 247; goto _test_eof; 
	_test_eof248: cs = 248; goto _test_eof; 
	_test_eof249: cs = 249; goto _test_eof; 
	_test_eof309: cs = 309; goto _test_eof; 
	_test_eof250: cs = 250; goto _test_eof; 
	_test_eof251: cs = 251; goto _test_eof; 
	_test_eof252: cs = 252; goto _test_eof; 
	_test_eof253: cs = 253; goto _test_eof; 
	_test_eof254: cs = 254; goto _test_eof; 
	_test_eof255: cs = 255; goto _test_eof; 
	_test_eof256: cs = 256; goto _test_eof; 
	_test_eof257: cs = 257; goto _test_eof; 
	_test_eof258: cs = 258; goto _test_eof; 
	_test_eof259: cs = 259; goto _test_eof; 
	_test_eof260: cs = 260; goto _test_eof; 
	_test_eof261: cs = 261; goto _test_eof; 
	_test_eof262: cs = 262; goto _test_eof; 
	_test_eof263: cs = 263; goto _test_eof; 
	_test_eof264: cs = 264; goto _test_eof; 
	_test_eof265: cs = 265; goto _test_eof; 
	_test_eof266: cs = 266; goto _test_eof; 
	_test_eof267: cs = 267; goto _test_eof; 
	_test_eof268: cs = 268; goto _test_eof; 
	_test_eof269: cs = 269; goto _test_eof; 
	_test_eof270: cs = 270; goto _test_eof; 
	_test_eof271: cs = 271; goto _test_eof; 
	_test_eof272: cs = 272; goto _test_eof; 
	_test_eof273: cs = 273; goto _test_eof; 
	_test_eof274: cs = 274; goto _test_eof; 
	_test_eof275: cs = 275; goto _test_eof; 
	_test_eof276: cs = 276; goto _test_eof; 
	_test_eof277: cs = 277; goto _test_eof; 
	_test_eof278: cs = 278; goto _test_eof; 
	_test_eof279: cs = 279; goto _test_eof; 
	_test_eof280: cs = 280; goto _test_eof; 
	_test_eof281: cs = 281; goto _test_eof; 
	_test_eof282: cs = 282; goto _test_eof; 
	_test_eof283: cs = 283; goto _test_eof; 
	_test_eof284: cs = 284; goto _test_eof; 
	_test_eof285: cs = 285; goto _test_eof; 
	_test_eof286: cs = 286; goto _test_eof; 
	_test_eof287: cs = 287; goto _test_eof; 
	_test_eof288: cs = 288; goto _test_eof; 
	_test_eof289: cs = 289; goto _test_eof; 
	_test_eof290: cs = 290; goto _test_eof; 
	_test_eof291: cs = 291; goto _test_eof; 
	_test_eof292: cs = 292; goto _test_eof; 
	_test_eof293: cs = 293; goto _test_eof; 
	_test_eof294: cs = 294; goto _test_eof; 
	_test_eof295: cs = 295; goto _test_eof; 
	_test_eof296: cs = 296; goto _test_eof; 
	_test_eof297: cs = 297; goto _test_eof; 
	_test_eof298: cs = 298; goto _test_eof; 
	_test_eof299: cs = 299; goto _test_eof; 
	_test_eof300: cs = 300; goto _test_eof; 
	_test_eof301: cs = 301; goto _test_eof; 
	_test_eof302: cs = 302; goto _test_eof; 
	_test_eof303: cs = 303; goto _test_eof; 
	_test_eof304: cs = 304; goto _test_eof; 

	_test_eof: {}
	_out: {}
	}

/* #line 150 "specs/primitiv.rl" */
    s->state = cs;
}
