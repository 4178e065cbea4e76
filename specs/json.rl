/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json.rl - what the JSON of the header of .safetensors and that of an index of shards have in common: texts, numbers,
 * and values that nobody looks at.
 *
 * safetensors.rl and safetensors_index.rl include it; the first one says how to read it. The functions that actions
 * call are in runtime/formats/safetensors/header_machine.h. A machine that includes this one needs
 *
 *     members, elements   the rest of an object, and of an array, in a value that nobody looks at
 */
%%{
    machine json;

    # ---------------------------------------------------------------------------- what comes next

    action name_or_end     { h->expect = TG_EXPECT_NAME_OR_END; }
    action name            { h->expect = TG_EXPECT_NAME; }
    action colon           { h->expect = TG_EXPECT_COLON; }
    action value           { h->expect = TG_EXPECT_VALUE; }
    action comma_or_brace  { h->expect = TG_EXPECT_COMMA_OR_BRACE; }
    action element_or_end  { h->expect = TG_EXPECT_ELEMENT_OR_END; }
    action element         { h->expect = TG_EXPECT_ELEMENT; }
    action comma_or_square { h->expect = TG_EXPECT_COMMA_OR_SQUARE; }
    action comma           { h->expect = TG_EXPECT_COMMA; }
    action square          { h->expect = TG_EXPECT_SQUARE; }
    action escape          { if (!tg_header_escape(h, p)) fbreak; }
    action in_text         { h->expect = TG_EXPECT_TEXT; }
    action wide            { tg_header_wide(h, p); }

    # Whatever byte has no place; the machine is left for good.
    action refuse { tg_header_unexpected(h, p); fbreak; }

    # -------------------------------------------------------------------------------------- texts

    action text_begin { tg_header_text_begin(h, p); }
    action plain      { p = tg_header_plain(p, pe); }
    action short      { if (!tg_header_short(h, p)) fbreak; }
    action digit16    { tg_header_digit16(h, *p); }
    action unit       { if (!tg_header_unit(h, p)) fbreak; }
    action high       { tg_header_high(h); }
    action low        { if (!tg_header_low(h, p)) fbreak; }

    ws = [ \t\n\r]*;

    hex    = xdigit $digit16;
    low    = [dD]    $digit16 [c-fC-F]   $digit16 hex hex;
    high   = [dD]    $digit16 [89abAB]   $digit16 hex hex;
    # All that are no half of a pair.
    single = ( [0-9a-cA-CeEfF] $digit16 hex | [dD] $digit16 [0-7] $digit16 ) hex hex;

    escape = '\\' @escape
             ( ["\\/bfnrt] @short
             | 'u' ( single @unit | high @high '\\' 'u' low @low ) );

    more   = 0x80..0xbf;
    utf8   = ( 0xc2..0xdf more
             | 0xe0 0xa0..0xbf more
             | ( 0xe1..0xec | 0xee | 0xef ) more more
             | 0xed 0x80..0x9f more
             | 0xf0 0x90..0xbf more more
             | 0xf1..0xf3 more more more
             | 0xf4 0x80..0x8f more more ) >wide;

    plain  = ( 0x20..0x7f - ["\\] ) @plain;

    text   = '"' @text_begin ( plain | escape @in_text | utf8 @in_text )* '"';

    # ------------------------------------------------------------------------------------ numbers

    action number_begin { tg_header_number_begin(h, p); }
    action digits       { p = tg_header_digits(h, p, pe); if (p == NULL) { p = pe - 1; fbreak; } }

    # No sign, no point, no exponent, no zeros in front.
    length = '0' >number_begin | [1-9] >number_begin ( digit @digits )*;

    # Any number, where its value is of no use; it has to be one that float64 holds.
    action any_begin    { tg_header_any_begin(h, p); }
    action any_integer  { tg_header_any_integer(h, *p); }
    action any_fraction { tg_header_any_fraction(h, *p); }
    action any_minus    { h->any_minus = true; }
    action any_exponent { tg_header_any_exponent(h, *p); }
    action any_end      { if (!tg_header_any_end(h)) fbreak; }

    number = ( '-'? ( '0' | [1-9] digit* ) $any_integer ( '.' ( digit $any_fraction )+ )?
               ( [eE] ( '+' | '-' @any_minus )? ( digit $any_exponent )+ )? ) >any_begin %any_end;

    # ------------------------------------------------------------------------- values of no use

    action array_begin  { if (!tg_header_enter(h, p, false)) fbreak; fcall elements; }
    action object_begin { if (!tg_header_enter(h, p, true)) fbreak; fcall members; }
    action leave        { tg_header_leave(h); fret; }
    action other_key    { if (!tg_header_other_key(h, p)) fbreak; }
    action other_text   { if (!tg_header_other_text(h, p)) fbreak; }
    action other_end    { tg_header_other_end(h); }

    no_number = text @other_text | ( 'true' | 'false' | 'null' ) @other_end
              | '[' @array_begin | '{' @object_begin;

    other = number | no_number;

    members_rest  = ( ws ( text @other_key @colon ws ':' @value ws other ws
                      ( ',' @name ws text @other_key @colon ws ':' @value ws other ws )* )? '}' @leave ) $!refuse;

    elements_rest = ( ws ( other ws ( ',' @element ws other ws )* )? ']' @leave ) $!refuse;
}%%
