/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors.rl - the header of .safetensors: the JSON that the format allows, as a machine that is fed
 * byte by byte.
 *
 * `make generate` turns it into generated/safetensors_header.inc (ragel -C -G2 -L). What lies around
 * the header is in safetensors.ksy. The rules are those of the reference implementation, which reads the
 * header with serde_json; where we are stricter, docs/formats/safetensors.md says so.
 *
 * How to read it: from the end. `main` is the header. Of the embedded actions,
 *
 *     >action   runs with the first byte
 *     @action   runs with the last byte
 *     %action   runs with the byte behind the last one
 *     inwhen    lets an expression begin only while a condition holds
 *
 * Which value follows a key depends on the key. Four kinds of keys are told apart by two conditions
 * that never contradict each other, so that for each byte there is one way to go.
 *
 * The rest of a text, and the rest of a number, are passed over at once: p stays on the last byte of it,
 * or on the last one of this piece. `expect` tells what may come next, for the error that is made
 * when something else comes.
 *
 * The values of keys that the format does not know are any JSON. Brackets in there are the only thing
 * that the machine keeps on a stack, which has TG_HEADER_DEPTH places and no more.
 *
 * runtime/formats/safetensors/header_machine.c includes what Ragel writes, behind header_machine.h, which
 * has the functions that actions call. Those that may refuse return false.
 */
/* Ragel's states fall through into each other. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

%%{
    machine safetensors_header;
    alphtype unsigned char;
    access h->;

    include json "json.rl";

    members  := members_rest;
    elements := elements_rest;

    action length { if (!tg_header_length(h)) fbreak; }
    action offset { if (!tg_header_offset(h)) fbreak; }

    # ------------------------------------------------------------------------------------ tensors

    action dtype         { if (!tg_header_dtype(h, p)) fbreak; }
    action shape_begin   { tg_header_shape_begin(h, p); }
    action offsets_begin { tg_header_offsets_begin(h, p); }
    action field_end     { tg_header_field_end(h); }
    action entry_begin   { tg_header_entry_begin(h); }
    action entry_key     { if (!tg_header_entry_key(h, p)) fbreak; }
    action entry_end     { if (!tg_header_entry_end(h, p)) fbreak; }

    # Of the kinds of keys: TG_KEY_DTYPE 0, TG_KEY_SHAPE 1, TG_KEY_OFFSETS 2, TG_KEY_OTHER 3.
    action odd_key  { (h->key & 1) != 0 }
    action high_key { (h->key & 2) != 0 }

    dtype   = text @dtype;

    shape   = '[' @shape_begin @element_or_end ws
              ( length %length %comma_or_square ws
                ( ',' @element ws length %length %comma_or_square ws )* )?
              ']' @field_end;

    offsets = '[' @offsets_begin @element ws length %offset %comma ws
              ',' @element ws length %offset %square ws
              ']' @field_end;

    field   = text @entry_key @colon ws ':' @value ws
              ( ( dtype   inwhen !odd_key ) inwhen !high_key
              | ( shape   inwhen  odd_key ) inwhen !high_key
              | ( offsets inwhen !odd_key ) inwhen  high_key
              | ( other   inwhen  odd_key ) inwhen  high_key ) ws;

    entry   = '{' @entry_begin ws ( field ( ',' @name ws field )* )? '}' @entry_end;

    # A short cut for tensors in their usual form: to the state that the machine has reached behind the value of an
    # earlier one, or to the ':' behind the next name, which is the same place of the grammar as this one.
    action usual {
        if (!h->is_metadata && h->member_over != 0) {
            const uint8_t *last = tg_header_usual(h, p, pe);
            if (last == NULL) { p = pe - 1; fbreak; }
            p = last;
            if (*p == '}') {
                h->expect = TG_EXPECT_COMMA_OR_BRACE;
                fgoto *h->member_over;
            }
        }
    }

    # ----------------------------------------------------------------------------------- metadata

    action metadata_begin { tg_header_metadata_begin(h); }
    action metadata_key   { if (!tg_header_metadata_key(h, p)) fbreak; }
    action metadata_text  { if (!tg_header_metadata_text(h, p)) fbreak; }
    action metadata_end   { tg_header_metadata_end(h); }
    action metadata_null  { if (!tg_header_metadata_null(h, p)) fbreak; }

    pair     = text @metadata_key @colon ws ':' @value ws text @metadata_text @comma_or_brace ws;

    # null is no metadata: the reference implementation reads it, MLX writes it, others want an object.
    metadata = '{' @metadata_begin ws ( pair ( ',' @name ws pair )* )? '}' @metadata_end
             | 'null' @metadata_null;

    # ------------------------------------------------------------------------------------- header

    action before   { if (!tg_header_before(h, p)) fbreak; }
    action begin    { h->expect = TG_EXPECT_NAME_OR_END; }
    action key      { if (!tg_header_key(h, p)) fbreak; }
    action end      { h->expect = TG_EXPECT_PADDING; }
    action padding  { if (!tg_header_padding(h, p)) fbreak; }

    action is_metadata { h->is_metadata }

    action member_over { h->member_over = ftargs; }

    member = text @key @colon ws ':' @value @usual ws
             ( metadata inwhen is_metadata | entry inwhen !is_metadata ) @comma_or_brace @member_over ws;

    main := ( ( [ \t\n\r] @before )* '{' @begin ws ( member ( ',' @name ws member )* )? '}' @end
              ( ' ' | [\t\n\r] @padding )* ) $!refuse;
}%%

%% write data noerror nofinal noentry;

void tg_header_machine_init(tg_header *h) {
    %% write init;
}

void tg_header_machine_run(tg_header *h, const uint8_t *p, const uint8_t *pe) {
    const uint8_t *eof = NULL; /* no piece is the last one: tg_header_end says so */
    %% write exec;
}
