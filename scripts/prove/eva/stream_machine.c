/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_machine.c - for Eva: one call of Ragel's machine, from every possible state, on a piece of
 * 0 to 64 unknown bytes.
 *
 * The functions that the machine calls are replaced by functions that change the stream
 * arbitrarily, except for the current piece, and return anything that their contract in
 * push_stream.h allows. So the absence of alarms means: in whatever order pieces arrive, and
 * whatever the fields contain, the machine reads nothing but the piece. The piece ends where its
 * object ends; its length is unknown.
 */
#include "__fc_builtin.h"
#include "push_stream.h"

#define LONGEST 64
static uint8_t piece[LONGEST];
static tg_stream stream;

static void change(tg_stream *s) {
    s->status = (tg_stream_status)Frama_C_interval(TG_STATUS_RUNS, TG_STATUS_ACCEPTED);
    s->left = Frama_C_unsigned_long_interval(0, 0xFFFFFFFF);
    s->kind = (tg_stream_object)Frama_C_interval(TG_OBJECT_SHAPE, TG_OBJECT_OPTIMIZER);
    tg_stream_list *const lists[] = {&s->parameters, &s->names, &s->stats, &s->dims, &s->configs};
    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++) {
        lists[i]->count = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
        lists[i]->begun = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    }
    s->in_floats = Frama_C_interval(0, 1);
    s->rank = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    s->num_tensors = Frama_C_unsigned_long_interval(0, 0xFFFFFFFFFFFFFFFF);
}

static bool anything(tg_stream *s) {
    change(s);
    return Frama_C_interval(0, 1);
}

bool tg_stream_kind(tg_stream *s) { return anything(s); }
bool tg_stream_count_parameters(tg_stream *s) { return anything(s); }
bool tg_stream_count_names(tg_stream *s) { return anything(s); }
bool tg_stream_count_stats(tg_stream *s) { return anything(s); }
bool tg_stream_count_dims(tg_stream *s) { return anything(s); }
bool tg_stream_count_configs(tg_stream *s) { return anything(s); }
bool tg_stream_length(tg_stream *s) { return anything(s); }
bool tg_stream_shape(tg_stream *s) { return anything(s); }
bool tg_stream_uint(tg_stream *s) { return anything(s); }
bool tg_stream_float(tg_stream *s) { return anything(s); }
bool tg_stream_note_width(tg_stream *s) { return anything(s); }
void tg_stream_refuse_tag(tg_stream *s, uint8_t tag) {
    (void)tag;
    change(s);
}
void tg_stream_refuse_number(tg_stream *s) { change(s); }
void tg_stream_trailing(tg_stream *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    change(s);
}

/* Any byte of the piece, possibly one that was read before. */
static const uint8_t *any_byte(tg_stream *s) {
    change(s);
    return piece + Frama_C_size_t_interval(0, LONGEST - 1);
}
const uint8_t *tg_stream_characters(tg_stream *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    return any_byte(s);
}
const uint8_t *tg_stream_values(tg_stream *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    return any_byte(s);
}

int main(void) {
    tg_stream *s = &stream;
    change(s);
    if (Frama_C_interval(0, 1))
        tg_stream_machine_init(s);
    else
        s->state = Frama_C_interval(0, 0x7FFFFFFF);
    Frama_C_make_unknown((char *)piece, sizeof piece);
    size_t from = Frama_C_size_t_interval(0, LONGEST);
    s->piece = piece + from;
    s->piece_at = Frama_C_unsigned_long_interval(0, 0xFFFFFFFFFFFFFFFF);
    s->number = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    s->width = Frama_C_unsigned_int_interval(0, 4);
    tg_stream_machine_run(s, s->piece, piece + LONGEST);
    return 0;
}
