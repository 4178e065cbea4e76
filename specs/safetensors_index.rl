/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_index.rl - the index of a model in shards, model.safetensors.index.json or pytorch_model.bin.index.json,
 * as a machine that is fed byte by byte:
 *
 *     {"metadata": {"total_size": 32, ...}, "weight_map": {"TENSOR": "model-00001-of-00002.safetensors", ...}}
 *
 * `make generate` turns it into generated/safetensors_index.inc (ragel -C -T0 -L: as tables, since
 * an index is small beside its shards). safetensors.rl says how to read it.
 *
 * A value of "metadata" or of the whole that is not mentioned here is any JSON. total_size is a number of bytes; what
 * else writers put there is let pass, and noted.
 *
 * runtime/formats/safetensors/shard_index_machine.c includes what Ragel writes, behind the headers that have the
 * functions that actions call.
 */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wsign-conversion"
#endif

%%{
    machine safetensors_index;
    alphtype unsigned char;
    access h->;

    include json "json.rl";

    members  := members_rest;
    elements := elements_rest;

    # --------------------------------------------------------------------------------- weight_map

    action map_begin  { tg_shard_index_object(h); }
    action map_tensor { if (!tg_shard_index_tensor(h, p)) fbreak; }
    action map_file   { if (!tg_shard_index_file(h, p)) fbreak; }
    action object_end { tg_shard_index_object_end(h); }

    pair       = text @map_tensor @colon ws ':' @value ws text @map_file @comma_or_brace ws;

    weight_map = '{' @map_begin ws ( pair ( ',' @name ws pair )* )? '}' @object_end;

    # ----------------------------------------------------------------------------------- metadata

    action metadata_key { if (!tg_shard_index_metadata_key(h, p)) fbreak; }
    action total_digit  { tg_shard_index_total_digit(h, *p); }
    action total        { tg_shard_index_total(h, true); }
    action odd_total    { tg_shard_index_total(h, false); }
    action odd_value    { tg_shard_index_odd_total(h); }

    whole    = '0' >number_begin | [1-9] >number_begin ( digit @total_digit )*;
    fraction = '.' digit+;
    power    = [eE] [+\-]? digit+;

    # The number ends with the byte behind it, which is a part of neither.
    total    = whole %total
             | whole ( fraction power? | power ) %odd_total
             | '-' ( '0' | [1-9] digit* ) fraction? power? %odd_total
             | no_number >odd_value;

    action is_total { tg_shard_index_of(h)->is_total }

    item     = text @metadata_key @colon ws ':' @value ws
               ( total inwhen is_total | other inwhen !is_total ) ws;

    metadata = '{' @map_begin ws ( item ( ',' @name ws item )* )? '}' @object_end;

    # ---------------------------------------------------------------------------------- the whole

    action key      { if (!tg_shard_index_key(h, p)) fbreak; }
    action begin    { h->expect = TG_EXPECT_NAME_OR_END; }
    action end      { h->expect = TG_EXPECT_PADDING; }

    # Of the kinds of keys: TG_INDEX_OTHER 0, TG_INDEX_WEIGHT_MAP 1, TG_INDEX_METADATA 2.
    action is_map      { (tg_shard_index_of(h)->key & 1) != 0 }
    action is_metadata { (tg_shard_index_of(h)->key & 2) != 0 }

    member = text @key @colon ws ':' @value ws
             ( ( weight_map inwhen is_map ) inwhen !is_metadata
             | ( metadata inwhen !is_map ) inwhen is_metadata
             | ( other inwhen !is_map ) inwhen !is_metadata ) ws;

    main := ( ws '{' @begin ws ( member ( ',' @name ws member )* )? '}' @end ws ) $!refuse;
}%%

%% write data noerror nofinal noentry;

void tg_shard_index_machine_init(tg_header *h) {
    %% write init;
}

void tg_shard_index_machine_run(tg_header *h, const uint8_t *p, const uint8_t *pe) {
    const uint8_t *eof = NULL; /* no piece is the last one: tg_shard_index_end says so */
    %% write exec;
}
