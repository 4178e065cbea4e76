/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutator_repair.c - repairs the cause of the reader's error.
 *
 * An error of a generated reader says where, in which field, and often what would have been
 * allowed. With the tables this is enough to repair most things without knowing the format: the
 * expected value is written, missing bytes are inserted and the lengths around them grow, excess
 * bytes are removed. If the error names no value, one is guessed for the field or for one of the
 * fields that control it; then the reader runs again.
 */
#include <string.h>

#include "mutator_internal.h"

/* Limit of bytes that are inserted to satisfy a length; above it the length is reduced. */
enum { MOST_MISSING = 512 };

static bool is_number(const node *n) { return n->kind == NODE_NUMBER || n->kind == NODE_BITS; }

static bool has_wire_value(const ks_field *f) {
    return f != NULL && (f->wire != KS_WIRE_NONE || (f->flags & KS_FIELD_SIZED) != 0 ||
                         f->storage == KS_STORE_ANY);
}

/* A field among those that control `f` in one of the roles; NO_NODE if there is none. */
static uint32_t some_decider(work *w, const ks_field *f, unsigned roles, uint32_t at) {
    uint32_t chosen = NO_NODE;
    uint64_t num = 0;
    for (uint32_t i = 0; f != NULL && i < f->num_links; i++) {
        if ((DECIDES(f->links[i].role) & roles) == 0) continue;
        uint32_t n = find_node(w, &f->links[i].type->fields[f->links[i].field], at);
        if (n == NO_NODE || !is_number(&w->nodes[n])) continue;
        if (below(w, ++num) == 0) chosen = n;
    }
    return chosen;
}

/* Reduces a field that controls the size, count or position of `f`, or of its parent. */
static bool lessen(work *w, const ks_field *f, uint32_t at, uint64_t most) {
    const unsigned roles =
        DECIDES(KS_ROLE_SIZE) | DECIDES(KS_ROLE_COUNT) | DECIDES(KS_ROLE_POSITION);
    uint32_t d = some_decider(w, f, roles, at);
    for (uint32_t up = at; d == NO_NODE && up != NO_NODE; up = w->nodes[up].parent)
        d = some_decider(w, w->nodes[up].field, roles, up);
    if (d == NO_NODE) return false;
    const node *n = &w->nodes[d];
    uint64_t value = chance(w, 50) ? below(w, 3) : n->value / 2;
    if (chance(w, 40)) value = most < n->value ? most : 0;
    put_value(w, n, value);
    return true;
}

static uint32_t field_bytes(const ks_field *f) {
    if (f->wire_size != KS_NOWHERE) return f->wire_size;
    return ks_wire_size(f->wire);
}

static bool is_float(const ks_field *f) {
    return f->storage == KS_STORE_F32 || f->storage == KS_STORE_F64;
}

static void put_new(work *w, const ks_field *f, uint32_t at, uint8_t *p, uint32_t size) {
    bool is_big = f->wire != KS_WIRE_NONE ? wire_is_big(f->wire) : w->format->is_big;
    if (is_float(f))
        put_float(w, p, size, is_big);
    else
        put_word(p, size, is_big, tame_value(w, f, at, size));
}

/* The numbers that always follow `f`, if it is missing completely: the reader would request
 * them one by one. Returns the number of bytes they take. */
static uint64_t add_following(work *w, const ks_field *f, const ks_type *type, uint8_t *bytes,
                              uint64_t used) {
    const ks_field *end = type != NULL ? type->fields + type->num_fields : NULL;
    if (type == NULL || f < type->fields || f >= end) return used;
    for (f++; f < end; f++) {
        uint32_t size = field_bytes(f);
        bool is_plain = f->wire != KS_WIRE_NONE && f->present == KS_NOWHERE &&
                        (f->flags & (KS_FIELD_INSTANCE | KS_FIELD_REPEATED | KS_FIELD_BITS)) == 0;
        if (!is_plain || size == 0 || used + size > MOST_MISSING) break;
        put_new(w, f, NO_NODE, bytes + used, size);
        used += size;
    }
    return used;
}

/* Inserts bytes at the end of what was read so far, so that `f` exists with a suitable value. */
static bool add_missing(work *w, const ks_field *f, uint32_t at, uint64_t place, uint64_t missing) {
    uint8_t bytes[MOST_MISSING];
    memset(bytes, 0, missing);
    bool is_number_field = f != NULL && missing <= 8 && has_wire_value(f) &&
                           (field_bytes(f) == missing || field_bytes(f) == 0);
    if (is_number_field) {
        put_new(w, f, at == NO_NODE ? NO_NODE : w->nodes[at].end, bytes, (uint32_t)missing);
        /* At the end of the file nothing has to be moved. */
        if (place == w->size && at != NO_NODE && w->is_decided != NULL && chance(w, 90)) {
            uint64_t all = add_following(w, f, w->nodes[at].type, bytes, missing);
            if (all <= w->max - w->size) missing = all;
        }
    } else if (f != NULL && (f->storage == KS_STORE_BYTES || f->storage == KS_STORE_TEXT) &&
               chance(w, 80)) {
        fill_bytes(w, f, bytes, missing);
    }
    if (!insert_bytes(w, place, bytes, missing)) return false;
    if (place + missing < w->size) shift_references(w, place, (int64_t)missing);
    /* Fields with a chosen value need none any more; bulk data get one when their meaning is
     * known. */
    if (w->is_decided != NULL && (is_number_field || f == NULL || f->num_constants > 0))
        memset(w->is_decided + place, 1, missing);
    return true;
}

static bool treat_truncation(work *w, const ks_field *f, uint32_t at) {
    const ks_error *e = &w->error;
    uint64_t wanted = e->allowed.kind == KS_VALUE_U64 ? e->allowed.u64 : below(w, 64) + 1;
    uint64_t there = e->found.kind == KS_VALUE_U64 ? e->found.u64 : 0;
    uint64_t place = e->offset <= UINT64_MAX - there ? e->offset + there : UINT64_MAX;
    bool is_behind = e->offset == KS_NO_OFFSET || place > w->size;
    bool is_count =
        f != NULL && (f->flags & KS_FIELD_REPEATED) != 0 && e->expected == ks_expected_elements;
    if (is_count && wanted <= MOST_MISSING) {
        /* `wanted` counts elements, `there` bytes. */
        uint32_t each = f->wire_size != KS_NOWHERE ? f->wire_size : 0;
        if (each == 0 && f->type != NULL && f->type->wire_size != KS_NOWHERE)
            each = f->type->wire_size;
        wanted *= each > 0 ? each : 1;
        if (wanted <= there) wanted = there + 1;
    }
    if (wanted <= there) wanted = there + 1 + below(w, 16);
    uint64_t missing = wanted - there;
    /* A position past the end: sometimes the file is extended to reach it. */
    if (is_behind && e->offset != KS_NO_OFFSET && e->offset - w->size <= 64 && chance(w, 30)) {
        missing += e->offset - w->size;
        place = w->size;
        is_behind = false;
    }
    bool is_too_much = missing > MOST_MISSING || missing > w->max - w->size;
    if (is_behind || is_too_much || chance(w, 8)) {
        if (lessen(w, f, at, there)) return true;
        if (is_behind || is_too_much) return false;
    }
    return add_missing(w, f, at, place, missing);
}

/* The number node of an error; a leaf of an object. */
static uint32_t number_in(work *w, uint32_t at) {
    if (at == NO_NODE || is_number(&w->nodes[at])) return at;
    uint32_t chosen = NO_NODE;
    uint64_t num = 0;
    for (uint32_t i = at + 1; i < w->nodes[at].end; i++)
        if (is_number(&w->nodes[i]) && below(w, ++num) == 0) chosen = i;
    return chosen;
}

/* A value of a rule: exact, or next to it on the allowed side. */
static uint64_t allowed_value(work *w) {
    const ks_value *a = &w->error.allowed, *found = &w->error.found;
    uint64_t allowed = a->kind == KS_VALUE_S64 ? (uint64_t)a->s64 : a->u64;
    if (chance(w, 55) || found->kind != a->kind) return allowed;
    bool is_more = a->kind == KS_VALUE_S64 ? found->s64 > a->s64 : found->u64 > a->u64;
    if (!is_more) return allowed + below(w, 4);
    bool is_positive = a->kind != KS_VALUE_S64 || a->s64 > 0;
    return is_positive ? below(w, allowed + (allowed < UINT64_MAX)) : allowed;
}

/* The field itself if it is not in the list of nodes: a number of known width at the offset. */
static bool put_at_error(work *w, const ks_field *f, uint64_t value) {
    uint32_t size = f != NULL ? field_bytes(f) : 0;
    if (f == NULL || f->wire == KS_WIRE_NONE || size == 0 || size > 8) return false;
    if (w->error.offset > w->size || size > w->size - w->error.offset) return false;
    put_word(w->data + w->error.offset, size, wire_is_big(f->wire), value);
    return true;
}

static bool put_number(work *w, const ks_field *f, uint32_t at, uint64_t value) {
    uint32_t n = number_in(w, at);
    /* The innermost existing node may enclose the field of the error rather than be it. */
    if (n != NO_NODE && w->nodes[n].field == f) {
        put_value(w, &w->nodes[n], value);
        return true;
    }
    if (put_at_error(w, f, value)) return true;
    if (n == NO_NODE) return false;
    put_value(w, &w->nodes[n], value);
    return true;
}

/* Bytes and texts: a value that the grammar names, or an ordinary one. */
static bool put_content(work *w, const ks_field *f, uint32_t at) {
    if (at == NO_NODE || w->nodes[at].kind != NODE_BYTES || w->nodes[at].field != f) return false;
    fill_bytes(w, f, w->data + w->nodes[at].offset, w->nodes[at].size);
    return true;
}

/* Longer or shorter as a whole: by a number that occurs in the input, so that sizes become
 * multiples of it. */
static bool change_length(work *w, uint32_t at) {
    if (chance(w, 40)) return insert_bytes(w, w->size, NULL, (size_t)below(w, 16) + 1);
    uint64_t value = related_value(w, at) + (chance(w, 20) ? below(w, 17) : 0);
    uint64_t base = chance(w, 60) && w->error.offset <= w->size ? w->error.offset : 0;
    if (value > MOST_MISSING * 2 || base + value > w->max) return false;
    uint64_t size = base + value;
    if (size > w->size) return insert_bytes(w, w->size, NULL, (size_t)(size - w->size));
    if (size < w->size / 2) return false;
    remove_bytes(w, size, w->size - size);
    return true;
}

/* A value that suits the field, or a number in it. */
static bool put_tame(work *w, const ks_field *f, uint32_t at) {
    uint32_t d = number_in(w, at);
    if (has_wire_value(f)) return put_number(w, f, at, tame_value(w, f, at, 4));
    if (d == NO_NODE) return false;
    const node *n = &w->nodes[d];
    put_value(w, n, tame_value(w, n->field, d, (uint32_t)n->size));
    return true;
}

/* A value over a bound that is itself in the input, such as an offset past the end: changes the
 * bound. */
static bool raise_bound(work *w, const ks_field *f, uint32_t at) {
    const ks_value *allowed = &w->error.allowed, *found = &w->error.found;
    if (allowed->kind != KS_VALUE_U64 || found->kind != KS_VALUE_U64) return false;
    if (found->u64 <= allowed->u64 || found->u64 > MOST_MISSING) return false;
    uint32_t d = some_decider(w, f, DECIDES(KS_ROLE_VALUE), at);
    if (d == NO_NODE || w->nodes[d].value != allowed->u64) return false;
    put_value(w, &w->nodes[d], found->u64 + 8 * below(w, 8));
    return true;
}

static bool treat_value(work *w, const ks_field *f, uint32_t at) {
    const ks_error *e = &w->error;
    bool is_named = e->allowed.kind == KS_VALUE_U64 || e->allowed.kind == KS_VALUE_S64;
    if (e->allowed.kind == KS_VALUE_BYTES && e->allowed.u64 <= KS_VALUE_BYTES_MAX &&
        e->offset <= w->size && e->allowed.u64 <= w->size - e->offset) {
        memcpy(w->data + e->offset, e->allowed.bytes, e->allowed.u64);
        return true;
    }
    if (is_named && chance(w, 60) && raise_bound(w, f, at)) return true;
    if (is_named && chance(w, 85) && put_number(w, f, at, allowed_value(w))) return true;
    if (put_content(w, f, at) && chance(w, 70)) return true;
    uint32_t d = NO_NODE;
    bool has_names = f != NULL && (f->num_constants > 0 || f->enumeration != NULL);
    uint64_t way = below(w, 16);
    if (way < (has_names ? 6 : 3)) return put_tame(w, f, at);
    if (way >= 12) {
        if (way == 12 && change_length(w, at)) return true;
        if (way == 13 && lessen(w, f, at, 0)) return true;
        if (way >= 14 && put_number(w, f, at, related_value(w, at))) return true;
    }
    /* One of the fields that the rule also uses. */
    d = some_decider(w, f, UINT32_MAX, at);
    if (d == NO_NODE) return put_tame(w, f, at) || change_length(w, at);
    const node *n = &w->nodes[d];
    put_value(w, n,
              chance(w, 60)   ? tame_value(w, n->field, d, (uint32_t)n->size)
              : chance(w, 50) ? related_value(w, d)
                              : n->value + below(w, 9) - 4);
    return true;
}

bool treat_error(work *w) {
    const ks_field *f = NULL;
    uint32_t at = error_node(w, &f);
    switch (w->error.code) {
    case KS_TRUNCATED:
        if (w->error.allowed.kind == KS_VALUE_NONE) return treat_value(w, f, at);
        return treat_truncation(w, f, at);
    case KS_TRAILING:
        if (chance(w, 50) && w->error.offset < w->size) {
            remove_bytes(w, w->error.offset, w->size - w->error.offset);
            return true;
        }
        return treat_value(w, f, at);
    case KS_BAD_TEXT:
        if (w->error.offset >= w->size) return false;
        w->data[w->error.offset] = 'a';
        return true;
    case KS_OVERFLOW:
    case KS_LIMIT: return lessen(w, f, at, 1) || treat_value(w, f, at);
    case KS_NO_MEMORY: return lessen(w, f, at, 1);
    default: return treat_value(w, f, at);
    }
}

void start_climb(summit *best) {
    best->num_read = 0;
    best->misses = 0;
}

/* The progress of a reader is the number of fields that it has read. One step back may be
 * needed to get two steps forward; more steps back are not accepted. */
bool keep_climbing(work *w, summit *best) {
    if (w->size > MAX_MADE) return true;
    if (w->num_read < best->num_read && chance(w, 85)) {
        if (best->misses++ < 3) return true;
        memcpy(w->data, best->data, best->size);
        if (w->is_decided != NULL) memcpy(w->is_decided, best->is_decided, best->size);
        w->size = best->size;
        best->misses = 0;
        return false;
    }
    memcpy(best->data, w->data, w->size);
    if (w->is_decided != NULL) memcpy(best->is_decided, w->is_decided, w->size);
    best->size = w->size;
    best->num_read = w->num_read;
    best->misses = 0;
    return true;
}

bool repair(work *w, unsigned rounds) {
    static _Thread_local summit best;
    start_climb(&best);
    for (unsigned i = 0; i <= rounds; i++) {
        if (!read_input(w)) return false;
        if (w->is_good) return true;
        if (i < rounds && keep_climbing(w, &best) && !treat_error(w)) return false;
    }
    return false;
}
