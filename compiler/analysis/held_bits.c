/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held_bits.c - see held_bits.h.
 *
 * The state at a point is the set of possible numbers of held bits, bit k for k of them: 1 where a byte has just ended.
 * A bit field of n bits leaves (k - n) mod 8 of k, in both bit orders. Every type has one set at its begin and one at
 * its end, joined over all its uses; they only grow, so the computation ends. A type of the top level can be used by
 * files that are unknown here, with any number of held bits. Bit fields with conditions that exclude each other are
 * followed together (bit_choices.h), so that `b6` if `new` and `b6` if `not new` end with a byte.
 */
#include "held_bits.h"

#include "bit_choices.h"
#include "queries.h"

enum { NONE_HELD = 1, ANY_HELD = 0xff };

struct held_bits {
    const ir_program *program;
    uint8_t *begin, *end; /* by the number of a type */
    uint8_t **fields;     /* by the number of a type: of its seq, then of its instances */
    bool has_bits;
    bool
        is_spoiled; /* an instance without a position may leave bits in the middle of another object */
    bool changed;
};

bool ksyc_reads_whole_bytes(const ir_data *d) {
    if (d->kind == IR_D_USER) return d->sizing != IR_SIZE_NONE;
    return d->kind != IR_D_BITS && d->kind != IR_D_SWITCH;
}

static void join(held_bits *h, uint8_t *set, uint8_t more) {
    if ((more & ~*set) == 0) return;
    *set |= more;
    h->changed = true;
}

static uint8_t after_bits(uint8_t held, uint32_t bits) {
    unsigned after = 0;
    for (unsigned k = 0; k < 8; k++) {
        if ((held >> k & 1) != 0) after |= 1U << ((k + 8 - bits % 8) % 8);
    }
    return (uint8_t)after;
}

static uint8_t after_data(held_bits *h, const ir_data *d, uint8_t held) {
    if (d->kind == IR_D_BITS) {
        h->has_bits = true;
        return after_bits(held, d->bits);
    }
    if (d->kind == IR_D_USER) {
        const bool has_own_stream = d->sizing != IR_SIZE_NONE;
        join(h, &h->begin[d->type->number], has_own_stream ? NONE_HELD : held);
        return has_own_stream ? NONE_HELD : h->end[d->type->number];
    }
    if (d->kind != IR_D_SWITCH) return NONE_HELD;
    uint8_t after = 0;
    bool has_rest = false;
    for (size_t i = 0; i < d->num_cases; i++) {
        after |= after_data(h, &d->cases[i].data, held);
        has_rest = has_rest || d->cases[i].key == NULL;
    }
    if (has_rest) return after;
    const bool takes_bytes = d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS;
    return after | (takes_bytes ? NONE_HELD : held);
}

static uint8_t after_field(held_bits *h, const ir_attr *attr, uint8_t *field, uint8_t held) {
    if (h->is_spoiled) held = ANY_HELD;
    join(h, field, held);
    const uint8_t after = after_data(h, &attr->data, *field);
    const bool is_loop = attr->repeat != IR_ONCE;
    if (is_loop) join(h, field, after); /* the next element begins where this one ends */
    const bool may_be_none =
        attr->condition != NULL || (is_loop && attr->repeat != IR_REPEAT_UNTIL);
    return may_be_none ? after | held : after;
}

/* Behind bit fields that begin with a whole byte: of those of which a file has one or the other, not both. */
static uint8_t after_choices(held_bits *h, const ir_type *type, const bit_choices *all, size_t from,
                             size_t to) {
    uint8_t *fields = h->fields[type->number];
    uint8_t after = 0;
    for (unsigned choice = 0; choice < 1U << all->count; choice++) {
        uint8_t held = NONE_HELD;
        for (size_t i = from; i < to; i++) {
            if (!ksyc_has_bit_field(all, type->seq[i], choice)) continue;
            join(h, &fields[i], held);
            held = after_data(h, &type->seq[i]->data, held);
        }
        after |= held;
    }
    return after;
}

/* Behind the fields of the seq from `*from` on that are read together, at least one; `*from` becomes the next one. */
static uint8_t after_fields(held_bits *h, const ir_type *type, size_t *from, uint8_t held) {
    const size_t first = *from;
    size_t to = first;
    bit_choices all;
    while (to < type->num_seq && ksyc_is_bit_field(type->seq[to])) to++;
    if (to > first && held == NONE_HELD && !h->is_spoiled &&
        ksyc_find_choices(&all, type, first, to)) {
        *from = to;
        return after_choices(h, type, &all, first, to);
    }
    (*from)++;
    return after_field(h, type->seq[first], &h->fields[type->number][first], held);
}

/* Objects without fields, which leave the bits as they are. */
static bool reads_nothing(const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++)
        if (!reads_nothing(&d->cases[i].data)) return false;
    return d->sizing == IR_SIZE_NONE &&
           (d->kind == IR_D_SWITCH || (d->kind == IR_D_USER && d->type->num_seq == 0));
}

static void pass_type(held_bits *h, const ir_type *type) {
    uint8_t *fields = h->fields[type->number];
    uint8_t held = h->begin[type->number];
    for (size_t i = 0; i < type->num_seq;) held = after_fields(h, type, &i, held);
    join(h, &h->end[type->number], held);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind != IR_PARSE_INSTANCE) continue;
        /* One with a position begins with a whole byte, and the held bits are put back after it. */
        const uint8_t begin = attr->pos != NULL ? NONE_HELD : ANY_HELD;
        uint8_t *field = &fields[type->num_seq + i];
        after_field(h, attr, field, begin);
        /* One that is absent leaves bits as they are. */
        if (h->has_bits && attr->pos == NULL && !h->is_spoiled && !reads_nothing(&attr->data) &&
            after_data(h, &attr->data, *field) != NONE_HELD)
            h->is_spoiled = h->changed = true;
    }
}

/* `used_elsewhere`: how many bits may be held where another program begins a type of the top level. */
static held_bits *find(pool *memory, const ir_program *program, uint8_t used_elsewhere) {
    held_bits *h = ksyc_pool_alloc(memory, sizeof *h);
    h->program = program;
    h->begin = ksyc_pool_alloc(memory, program->num_types + 1);
    h->end = ksyc_pool_alloc(memory, program->num_types + 1);
    h->fields = ksyc_pool_array(memory, program->num_types + 1, sizeof *h->fields);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        h->fields[i] = ksyc_pool_alloc(memory, type->num_seq + type->num_instances + 1);
        h->begin[i] = type->outer == NULL ? used_elsewhere : 0;
    }
    h->begin[program->specs[0]->top->number] |= NONE_HELD;
    do {
        h->changed = false;
        for (size_t i = 0; i < program->num_types; i++) pass_type(h, program->types[i]);
    } while (h->changed);
    return h;
}

held_bits *ksyc_held_bits_find(pool *memory, const ir_program *program) {
    return find(memory, program, ANY_HELD);
}

held_bits *ksyc_held_bits_of_file(pool *memory, const ir_program *program) {
    return find(memory, program, 0);
}

bool ksyc_has_bit_fields(const held_bits *h) { return h->has_bits; }

static void note_bits(void *self, const ir_attr *attr, const ir_data *d) {
    (void)attr;
    if (d->kind == IR_D_BITS) *(bool *)self = true;
}

bool ksyc_file_has_bit_fields(const held_bits *h, const ir_type *type) {
    bool found = false;
    const ir_type *file = ksyc_file_of(type);
    for (size_t i = 0; i < h->program->num_types; i++) {
        const ir_type *other = h->program->types[i];
        if (ksyc_file_of(other) != file) continue;
        for (size_t k = 0; k < other->num_seq; k++)
            ksyc_visit_data(other->seq[k], note_bits, &found);
        for (size_t k = 0; k < other->num_instances; k++)
            ksyc_visit_data(other->instances[k], note_bits, &found);
    }
    return found;
}

bool ksyc_may_hold_bits(const held_bits *h, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    const size_t i = attr->kind == IR_SEQ ? attr->index : type->num_seq + attr->index;
    return h->has_bits && h->fields[type->number][i] != NONE_HELD;
}

bool ksyc_may_begin_with_bits(const held_bits *h, const ir_type *type) {
    return h->has_bits && h->begin[type->number] != NONE_HELD;
}
