/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_values.c - values for a field: legal ones, related ones, and those that often cause
 * errors in readers. */
#include <string.h>

#include "mutator_internal.h"

/* splitmix64: every seed gives a different good sequence, zero included. */
uint64_t next_random(work *w) {
    uint64_t x = w->random += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

uint64_t below(work *w, uint64_t n) { return n > 0 ? next_random(w) % n : 0; }

bool chance(work *w, unsigned percent) { return below(w, 100) < percent; }

/* A small number: lengths and counts for which a reader can read all elements. */
static uint64_t small_value(work *w) {
    switch (below(w, 8)) {
    case 0: return 0;
    case 1:
    case 2:
    case 3: return 1;
    case 4: return 2;
    case 5: return 3;
    case 6: return below(w, 8);
    default: return below(w, 33);
    }
}

/* One of the values that the grammar names, enum labels included. False: it names none. */
static bool named_value(work *w, const ks_field *f, uint64_t *value) {
    uint32_t labels = f->enumeration != NULL ? f->enumeration->num_labels : 0;
    uint32_t total = labels + f->num_constants;
    if (total == 0) return false;
    uint64_t i = below(w, total);
    if (i < labels) {
        *value = (uint64_t)f->enumeration->labels[i].value;
        return true;
    }
    const ks_constant *c = &f->constants[i - labels];
    if (c->bytes != NULL) return false;
    *value = c->word;
    return true;
}

uint64_t related_value(work *w, uint32_t at) {
    uint64_t offset = at < w->num_nodes ? w->nodes[at].offset : 0;
    switch (below(w, 8)) {
    case 0: return w->size;
    case 1: return w->size - (offset < w->size ? offset : w->size);
    case 2: return offset;
    default: break;
    }
    if (w->num_nodes == 0) return 0;
    static const uint64_t TIMES[] = {1, 1, 1, 1, 2, 4, 4, 8};
    /* Neighbouring or computed values are useful more often. */
    for (unsigned tries = 0; tries < 8; tries++) {
        uint64_t i = chance(w, 60) && at < w->num_nodes ? at - below(w, at < 24 ? at + 1 : 24)
                                                        : below(w, w->num_nodes);
        const node *n = &w->nodes[i];
        switch (n->kind) {
        case NODE_COMPUTED: return n->value * TIMES[below(w, 8)];
        case NODE_NUMBER: return n->value * (chance(w, 70) ? 1 : TIMES[below(w, 8)]);
        case NODE_ARRAY: return n->value;
        case NODE_OBJECT:
        case NODE_BYTES: return chance(w, 50) ? n->size : n->offset;
        default: break;
        }
    }
    return small_value(w);
}

/* Possible positions: multiples of a word inside the input, or after the target of the
 * preceding offset. */
static uint64_t tame_position(work *w, const ks_field *f, uint32_t at) {
    if (chance(w, 25)) return small_value(w);
    if (chance(w, 80) && at != NO_NODE) {
        for (uint32_t i = at < w->num_nodes ? at : w->num_nodes; i-- > 0;) {
            if (w->nodes[i].field != f) continue;
            static const uint8_t STEPS[] = {4, 4, 8, 8, 12, 16, 20, 20, 24, 32, 48, 64};
            return w->nodes[i].value + STEPS[below(w, sizeof STEPS)];
        }
    }
    uint64_t unit = chance(w, 80) ? 8 : 4;
    return below(w, w->size / unit + 1) * unit;
}

uint64_t tame_value(work *w, const ks_field *f, uint32_t at, uint32_t size) {
    uint64_t value = 0;
    unsigned roles = decides(w->format, f);
    bool is_amount = (roles & (DECIDES(KS_ROLE_SIZE) | DECIDES(KS_ROLE_COUNT))) != 0;
    /* The few values that are named for an amount are its bounds; those for other fields are
     * the legal ones. */
    bool is_choice = f->enumeration != NULL || f->num_constants > 1;
    if (chance(w, is_choice ? 90 : is_amount ? 10 : 75) && named_value(w, f, &value)) {
        if (f->enumeration != NULL || chance(w, 80)) return value;
        return chance(w, 50) ? value + 1 : value - 1;
    }
    if ((roles & DECIDES(KS_ROLE_POSITION)) != 0) return tame_position(w, f, at);
    if (is_amount) {
        /* So that there are a few targets of references, rather than one for everything. */
        if ((roles & COUNTS_PLACES) != 0 && chance(w, 70)) return 3 + below(w, 14);
        /* Objects that are mostly found by their offsets need space. */
        if (size >= 4 && chance(w, 12)) return 16 * below(w, 20);
        return small_value(w);
    }
    switch (below(w, 10)) {
    case 0: return next_random(w);
    case 1: return below(w, 256);
    case 2: return related_value(w, at);
    case 3: return 0;
    default: return small_value(w);
    }
}

uint64_t wild_value(work *w, const node *n, uint32_t at) {
    uint64_t bits = n->kind == NODE_BITS ? n->field->bits : 8 * n->size;
    uint64_t all = bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
    uint64_t value = 0;
    switch (below(w, 12)) {
    case 0: return 0;
    case 1: return all;
    case 2: return all >> 1;
    case 3: return (all >> 1) + 1;
    case 4: return n->value + 1;
    case 5: return n->value - 1;
    case 6: return (UINT64_C(1) << below(w, bits)) - below(w, 2);
    case 7: return n->value ^ (UINT64_C(1) << below(w, bits));
    case 8: return named_value(w, n->field, &value) ? value : small_value(w);
    case 9: return next_random(w);
    case 10: return related_value(w, at) + below(w, 3) - 1;
    default: return n->value + below(w, 32) - 16;
    }
}

void put_float(work *w, uint8_t *p, uint32_t size, bool is_big) {
    static const uint32_t SINGLE[] = {0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000,
                                      0xff800000, 0x7fc00000, 0x7f800001, 0xffffffff, 0x00000001,
                                      0x007fffff, 0x00800000, 0x7f7fffff, 0x3dcccccd};
    enum { NUM = sizeof SINGLE / sizeof SINGLE[0] };
    uint32_t half = SINGLE[below(w, NUM)];
    uint64_t word = chance(w, 15) ? next_random(w) : half;
    if (size == 8 && word == half) {
        /* This kind of number in binary64: the fraction of 23 bits goes to the top of 52. */
        uint64_t exponent = (half >> 23) & 0xff, fraction = half & 0x7fffff;
        uint64_t wide = exponent == 0xff ? 0x7ff : exponent == 0 ? 0 : exponent - 127 + 1023;
        word = (uint64_t)(half >> 31) << 63 | wide << 52 | fraction << 29;
    }
    put_word(p, size, is_big, word);
}

void fill_bytes(work *w, const ks_field *f, uint8_t *p, uint64_t n) {
    if (f != NULL && f->num_constants > 0 && chance(w, 90)) {
        const ks_constant *c = &f->constants[below(w, f->num_constants)];
        if (c->bytes != NULL) {
            uint64_t size = c->size < n ? c->size : n;
            /* A rule may be about the whole, about its start or about its end. */
            uint64_t way = below(w, 6);
            if (way < 4) memset(p, f->encoding != NULL ? ' ' : 0, n);
            memcpy(p + (way == 5 ? n - size : 0), c->bytes, size);
            return;
        }
    }
    switch (below(w, f != NULL && f->encoding != NULL ? 2 : 4)) {
    case 0:
        for (uint64_t i = 0; i < n; i++) p[i] = (uint8_t)('a' + (int)below(w, 26));
        break;
    case 1: memset(p, chance(w, 70) ? ' ' : 'x', n); break;
    case 2: memset(p, chance(w, 80) ? 0 : 0xff, n); break;
    default:
        for (uint64_t i = 0; i < n; i++) p[i] = (uint8_t)next_random(w);
        break;
    }
}
