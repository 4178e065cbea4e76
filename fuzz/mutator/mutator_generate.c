/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutator_generate.c - makes an input from nothing.
 *
 * The reader is run on the current input, at first an empty one. Fields that it read and that have
 * no chosen value yet get one; then its error is handled as in mutator_repair.c, which extends the
 * input by the missing field. So the input follows the reader through its switches, counts and
 * offsets.
 */
#include <string.h>

#include "mutator_internal.h"

/* For each byte: whether a field chose it, and whether one that a switch depends on did. */
enum { OPEN, CHOSEN, CHOSEN_CASE };

/* If objects overlap, the byte that another field left for a switch would mostly be zero, and
 * select the same case every time: it is chosen again. */
static uint8_t least(const work *w, const node *n) {
    return (decides(w->format, n->field) & DECIDES(KS_ROLE_CASE)) != 0 ? CHOSEN_CASE : CHOSEN;
}

static bool is_decided(const work *w, const node *n) {
    uint8_t enough = least(w, n);
    for (uint64_t i = 0; i < n->size; i++)
        if (w->is_decided[n->offset + i] < enough) return false;
    return true;
}

/* Chooses a value for every field that has none yet. False: there was no such field. */
static bool decide(work *w, unsigned wild) {
    bool is_changed = false;
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        node *n = &w->nodes[i];
        if (n->kind == NODE_OBJECT || n->kind == NODE_ARRAY || n->kind == NODE_COMPUTED) continue;
        if (n->size == 0 || is_decided(w, n)) continue;
        if (n->kind == NODE_BYTES) {
            fill_bytes(w, n->field, w->data + n->offset, n->size);
        } else if (n->kind == NODE_FLOAT) {
            put_float(w, w->data + n->offset, (uint32_t)n->size, n->is_big);
        } else {
            n->value = chance(w, wild) ? wild_value(w, n, i)
                                       : tame_value(w, n->field, i, (uint32_t)n->size);
            put_value(w, n, n->value);
        }
        uint8_t mark = least(w, n);
        if (n->kind != NODE_BITS) memset(w->is_decided + n->offset, mark, n->size);
        if (n->kind == NODE_BITS && n->bit + n->field->bits == 8) w->is_decided[n->offset] = mark;
        is_changed = true;
    }
    return is_changed;
}

void generate(work *w) {
    static _Thread_local uint8_t decided[MAX_MADE];
    memset(decided, 0, sizeof decided);
    w->is_decided = decided;
    if (w->max > MAX_MADE) w->max = MAX_MADE;
    w->size = 0;
    unsigned wild = chance(w, 70) ? 0 : 1 + (unsigned)below(w, 10);
    /* Nearly valid: stops somewhere on the way. */
    unsigned rounds = chance(w, 85) ? w->most_reads : 1 + (unsigned)below(w, 80);
    static _Thread_local summit best;
    start_climb(&best);
    for (unsigned i = 0; i < rounds && read_input(w); i++) {
        if (decide(w, wild)) continue;
        if (w->is_good) break;
        if (keep_climbing(w, &best) && !treat_error(w)) break;
    }
    w->is_decided = NULL;
}
