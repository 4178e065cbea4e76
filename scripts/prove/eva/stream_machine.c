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
static size_t from; /* the piece begins here */
static tg_push stream;

static void change(tg_push *s) {
    s->status = (tg_push_status)Frama_C_interval(TG_STATUS_RUNS, TG_STATUS_ACCEPTED);
    s->left = Frama_C_unsigned_long_interval(0, 0xFFFFFFFF);
    s->kind = (tg_push_object)Frama_C_interval(TG_OBJECT_SHAPE, TG_OBJECT_OPTIMIZER);
    tg_push_list *const lists[] = {&s->parameters, &s->names, &s->stats, &s->dims, &s->configs};
    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++) {
        lists[i]->count = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
        lists[i]->begun = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    }
    s->in_floats = Frama_C_interval(0, 1);
    s->rank = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    s->num_tensors = Frama_C_unsigned_long_interval(0, 0xFFFFFFFFFFFFFFFF);
}

static bool anything(tg_push *s) {
    change(s);
    return Frama_C_interval(0, 1);
}

bool tg_push_kind(tg_push *s) { return anything(s); }
bool tg_push_count_parameters(tg_push *s) { return anything(s); }
bool tg_push_count_names(tg_push *s) { return anything(s); }
bool tg_push_count_stats(tg_push *s) { return anything(s); }
bool tg_push_count_dims(tg_push *s) { return anything(s); }
bool tg_push_count_configs(tg_push *s) { return anything(s); }
bool tg_push_length(tg_push *s) { return anything(s); }
bool tg_push_shape(tg_push *s) { return anything(s); }
bool tg_push_uint(tg_push *s) { return anything(s); }
bool tg_push_float(tg_push *s) { return anything(s); }
bool tg_push_note_width(tg_push *s) { return anything(s); }
void tg_push_refuse_tag(tg_push *s, uint8_t tag) {
    (void)tag;
    change(s);
}
void tg_push_refuse_number(tg_push *s) { change(s); }
void tg_push_trailing(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    change(s);
}

/* Any byte of the piece, possibly one that was read before. */
static const uint8_t *any_byte(tg_push *s) {
    change(s);
    return piece + Frama_C_size_t_interval(from, LONGEST - 1);
}
const uint8_t *tg_push_characters(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    return any_byte(s);
}
const uint8_t *tg_push_values(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    (void)p;
    (void)pe;
    return any_byte(s);
}

int main(void) {
    tg_push *s = &stream;
    change(s);
    if (Frama_C_interval(0, 1))
        tg_push_machine_init(s);
    else
        s->state = Frama_C_interval(0, 0x7FFFFFFF);
    Frama_C_make_unknown((char *)piece, sizeof piece);
    from = Frama_C_size_t_interval(0, LONGEST);
    //@ split from;
    s->piece = piece + from;
    s->piece_at = Frama_C_unsigned_long_interval(0, 0x7FFFFFFFFFFFFFFF);
    s->number = Frama_C_unsigned_int_interval(0, 0xFFFFFFFF);
    s->width = Frama_C_unsigned_int_interval(0, 4);
    tg_push_machine_run(s, s->piece, piece + LONGEST);
    return 0;
}
