/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv.rl - the primitiv file format v0.1 as a state machine that is fed byte by byte.
 *
 * `make generate` turns it into generated/primitiv_stream.inc (ragel -C -G2 -L). The other grammar
 * of the same language is primitiv.ksy, where the sources of every rule are given; docs/streams.md
 * has both side by side. Tests and fuzz targets compare them on every input.
 *
 * Read it from the end. `main` is the file, and each name in it is a type of primitiv.ksy. Embedded
 * actions:
 *
 *     >action   runs with the first byte, and only records which field begins
 *     @action   runs with the last byte, and processes the field: counts, budgets, events
 *     when      lets an expression begin (inwhen) or end (outwhen) only if a condition holds
 *
 * Repetition is counted by conditions: `( dim inwhen more_dims )*` takes the next byte as a dim
 * while fewer dims have begun than dims_head says. A condition and its negation are never true at
 * once, so the machine is deterministic and needs no state besides the counts. It makes no calls
 * within the grammar and has no stack.
 *
 * runtime/formats/primitiv/push_machine.c includes the output of Ragel after push_stream.h, which
 * declares the functions that actions call. They return false if the stream must stop.
 */
/* Ragel's states fall through into each other. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

%%{
    machine primitiv;
    include msgpack "msgpack.rl";

    # ------------------------------------------------------------------------------ begin of fields

    action major          { tg_push_field(s, TG_FIELD_MAJOR, p); }
    action minor          { tg_push_field(s, TG_FIELD_MINOR, p); }
    action data_type      { tg_push_field(s, TG_FIELD_DATA_TYPE, p); }
    action dims_head      { tg_push_field(s, TG_FIELD_DIMS_HEAD, p); }
    action dim            { tg_push_field(s, TG_FIELD_DIM, p); tg_push_begin(&s->dims); }
    action batch          { tg_push_field(s, TG_FIELD_BATCH, p); }
    action data           { tg_push_field(s, TG_FIELD_DATA, p); }
    action num_stats      { tg_push_field(s, TG_FIELD_NUM_STATS, p); }
    action stat_key       { tg_push_field(s, TG_FIELD_STAT_KEY, p); tg_push_begin(&s->stats); }
    action num_parameters { tg_push_field(s, TG_FIELD_NUM_PARAMETERS, p); }
    action key_head       { tg_push_field(s, TG_FIELD_KEY_HEAD, p); tg_push_begin(&s->parameters); }
    action name           { tg_push_field(s, TG_FIELD_NAME, p); tg_push_begin(&s->names); }
    action uint_head      { tg_push_field(s, TG_FIELD_UINT_HEAD, p); }
    action float_head     { tg_push_field(s, TG_FIELD_FLOAT_HEAD, p); s->in_floats = true; }
    action config_key     { tg_push_field(s, TG_FIELD_CONFIG_KEY, p); tg_push_begin(&s->configs); }
    action config_value   { tg_push_field(s, TG_FIELD_CONFIG_VALUE, p); }

    # ----------------------------------------------------------------------------------- counted

    action more_dims       { s->dims.begun < s->dims.count }
    action more_stats      { s->stats.begun < s->stats.count }
    action more_parameters { s->parameters.begun < s->parameters.count }
    action more_names      { s->names.begun < s->names.count }
    action more_configs    { s->configs.begun < s->configs.count }

    action count_dims       { if (!tg_push_count_dims(s)) fbreak; }
    action count_stats      { if (!tg_push_count_stats(s)) fbreak; }
    action count_parameters { if (!tg_push_count_parameters(s)) fbreak; }
    action count_names      { if (!tg_push_count_names(s)) fbreak; }
    action count_configs    { if (!tg_push_count_configs(s)) fbreak; }

    # -------------------------------------------------------------------------------- end of fields

    action kind      { if (!tg_push_kind(s)) fbreak; }
    action length    { if (!tg_push_length(s)) fbreak; }
    action shape     { if (!tg_push_shape(s)) fbreak; }
    action uint      { if (!tg_push_uint(s)) fbreak; }
    action float     { if (!tg_push_float(s)) fbreak; }
    action refuse    { tg_push_refuse_number(s); fbreak; }

    # The bytes of a string and of a tensor are skipped at once: p becomes the last one, or the last one
    # of this piece, and the next piece begins with the rest.
    action characters { p = tg_push_characters(s, p, pe); if (!tg_push_runs(s)) fbreak; }
    action values     { p = tg_push_values(s, p, pe); if (!tg_push_runs(s)) fbreak; }

    action trailing { tg_push_trailing(s, p, pe); fbreak; }

    # ------------------------------------------------------------------------------------- records

    zero = 0x00 0x00 0x00 0x00;
    one  = 0x00 0x00 0x00 0x01;

    header = uint32_tag >major     ( ( u4 & zero ) | ( u4 - zero ) @refuse )
             uint32_tag >minor     ( ( u4 & one )  | ( u4 - one )  @refuse )
             uint32_tag >data_type;

    dim    = uint32_tag >dim       ( ( u4 - zero ) | ( u4 & zero ) @refuse );

    shape  = array_head >dims_head @count_dims
             ( dim @length inwhen more_dims )*
             ( uint32 >batch @shape inwhen !more_dims );

    tensor = shape
             binary >data @values;

    statistic = string >stat_key @characters
                tensor;

    parameter = tensor
                uint32 >num_stats @count_stats
                ( statistic inwhen more_stats )* outwhen !more_stats;

    model_entry = array_head >key_head @count_names
                  ( string >name @characters inwhen more_names )*
                  ( parameter inwhen !more_names );

    model = uint32 >num_parameters @count_parameters
            ( model_entry inwhen more_parameters )* outwhen !more_parameters;

    uint_config  = string  >config_key   @characters
                   uint32  >config_value @uint;

    float_config = string  >config_key   @characters
                   float32 >config_value @float;

    optimizer = map_head >uint_head @count_configs
                ( uint_config inwhen more_configs )*
                ( map_head >float_head @count_configs inwhen !more_configs )
                ( float_config inwhen more_configs )* outwhen !more_configs;

    # The last number of the header is the kind of the object.
    known  = 0x00 0x00 0x00..0x04 0x00;

    object = ( u4 & ( 0x00 0x00 0x00 0x00 ) ) @kind shape
           | ( u4 & ( 0x00 0x00 0x01 0x00 ) ) @kind tensor
           | ( u4 & ( 0x00 0x00 0x02 0x00 ) ) @kind parameter
           | ( u4 & ( 0x00 0x00 0x03 0x00 ) ) @kind model
           | ( u4 & ( 0x00 0x00 0x04 0x00 ) ) @kind optimizer
           | ( u4 - known ) @refuse;

    main := header object ( any >trailing )*;
}%%

%% write data noerror nofinal noentry;

void tg_push_machine_init(tg_push *s) {
    int cs = 0;
    %% write init;
    s->state = cs;
}

void tg_push_machine_run(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    int cs = s->state;
    %% write exec;
    s->state = cs;
}
