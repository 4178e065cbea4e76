/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_walk.c - see pickle_walk.h.
 */
#include "pickle_walk.h"

#include "key_set.h"

/* An honest pickle has a place for each few bytes; a list of floats that is shared by others has more. */
#define PLACES_AT_LEAST (UINT64_C(1) << 20)
#define PLACES_PER_BYTE 4

/* -------------------------------------------------------------------------------------- the walk */

void tg_pickle_walk_begin(tg_pickle_walk *w, const tg_pickle_machine *m, tg_pickle_ref from) {
    w->m = m;
    w->depth = 0;
    w->with_attributes = false;
    w->has_begun = false;
    w->places = PLACES_AT_LEAST + PLACES_PER_BYTE * m->in.of.size; /* of 32 bits */
    w->ref = from;
}

static tg_pickle_event fail(const tg_pickle_walk *w, ks_code code, const char *expected) {
    const tg_pickle_machine *m = w->m;
    ks_fail(m->in.ks, code, tg_pickle_offset(&m->in.of, m->in.at), expected);
    return TG_PICKLE_FAILED;
}

static tg_pickle_event too_many(const tg_pickle_walk *w) {
    return fail(w, KS_LIMIT,
                "at most 2^20 values and 4 for each byte, a shared one counted at each place");
}

static tg_pickle_event too_deep(const tg_pickle_walk *w) {
    return fail(w, KS_BAD_VALUE, "values that are nested at most 100 deep, and none in itself");
}

static tg_pickle_event visit(tg_pickle_walk *w, tg_pickle_ref ref) {
    const tg_pickle_values *values = &w->m->values;
    const tg_pickle_value *value = tg_pickle_at(values, ref);
    w->ref = ref;
    if (w->places-- == 0) return too_many(w);
    if (w->depth > TG_PICKLE_DEPTH) return too_deep(w);
    if (!tg_pickle_is_container(value)) return TG_PICKLE_LEAF;
    w->frames[w->depth++] =
        (tg_pickle_frame){.ref = ref, .items = tg_pickle_items_of(values, value)};
    return TG_PICKLE_OPEN;
}

tg_pickle_event tg_pickle_walk_next(tg_pickle_walk *w) {
    const tg_pickle_values *values = &w->m->values;
    tg_pickle_ref ref = 0;
    if (!w->has_begun) {
        w->has_begun = true;
        return visit(w, w->ref);
    }
    if (w->depth == 0) return TG_PICKLE_END;
    tg_pickle_frame *f = &w->frames[w->depth - 1];
    if (!tg_pickle_next_item(values, &f->items, &ref)) {
        const tg_pickle_ref attributes =
            tg_pickle_attributes_of(values, tg_pickle_at(values, f->ref));
        if (w->with_attributes && !f->in_attributes && attributes != 0) {
            f->in_attributes = true;
            return visit(w, attributes);
        }
        w->ref = f->ref;
        w->depth--;
        return TG_PICKLE_CLOSE;
    }
    if (tg_pickle_kind_of(values, f->ref) == TG_PICKLE_DICT) {
        f->key = ref;
        (void)tg_pickle_next_item(values, &f->items, &ref); /* keys and values alternate */
    } else {
        f->index = tg_pickle_at(values, f->ref)->count - 1 - f->items.total;
    }
    return visit(w, ref);
}

bool tg_pickle_walk_pass(tg_pickle_walk *w, const tg_pickle_sums *sums) {
    const uint64_t inside = sums->places - 1; /* the container was visited */
    w->depth--;
    if (inside > w->places) return too_many(w) != TG_PICKLE_FAILED;
    w->places -= inside;
    /* Both are at most 100. */
    return w->depth + sums->height <= TG_PICKLE_DEPTH || too_deep(w) != TG_PICKLE_FAILED;
}

/* ------------------------------------------------------------------------------------------ keys */

/* Divides a number of `n` words, the highest first, by 10^9, and returns the remainder. */
static uint32_t divide(uint32_t *words, unsigned n) {
    uint64_t rest = 0;
    for (unsigned i = 0; i < n; i++) {
        rest = rest << 32 | words[i]; /* rest < 10^9 < 2^30 */
        words[i] = (uint32_t)(rest / 1000000000u);
        rest %= 1000000000u;
    }
    return (uint32_t)rest;
}

/* `at`: the places of `text` in front of the digits. */
static size_t move_digits(char text[TG_PICKLE_DIGITS], size_t at, bool is_negative) {
    if (is_negative) text[--at] = '-';
    memmove(text, text + at, TG_PICKLE_DIGITS - at);
    return TG_PICKLE_DIGITS - at;
}

static size_t digits_of_64_bits(uint64_t number, bool is_negative, char text[TG_PICKLE_DIGITS]) {
    size_t at = TG_PICKLE_DIGITS;
    if (is_negative) number = 0 - number;
    do {
        text[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    return move_digits(text, at, is_negative);
}

size_t tg_pickle_digits(const tg_pickle_machine *m, const tg_pickle_value *integer,
                        char text[TG_PICKLE_DIGITS]) {
    if (integer->kind != TG_PICKLE_LONG)
        return digits_of_64_bits(tg_pickle_integer(integer), tg_pickle_is_negative(integer), text);
    enum { WORDS = 64 }; /* 256 bytes */
    uint32_t words[WORDS] = {0};
    const uint8_t *bytes = (const uint8_t *)tg_pickle_text(m, integer);
    const uint32_t n = integer->count;
    const bool is_negative = bytes[n - 1] > 0x7f;
    uint32_t carry = is_negative; /* to negate is to invert all bits, and to add 1 */
    for (uint32_t i = 0; i < 4 * WORDS; i++) {
        uint32_t byte = is_negative ? 0xff : 0;
        if (i < n) byte = bytes[i];
        if (is_negative) {
            byte = (byte ^ 0xff) + carry;
            carry = byte >> 8;
        }
        words[WORDS - 1 - i / 4] |= (byte & 0xff) << (8 * (i % 4));
    }
    size_t at = TG_PICKLE_DIGITS;
    for (unsigned first = 0; first < WORDS && at >= 10;) {
        uint32_t rest = divide(words + first, WORDS - first);
        while (first < WORDS && words[first] == 0) first++;
        for (unsigned k = 0; k < 9 && (first < WORDS || rest > 0 || k == 0); k++, rest /= 10)
            text[--at] = (char)('0' + rest % 10);
    }
    return move_digits(text, at, is_negative);
}

const char *tg_pickle_key(const tg_pickle_machine *m, tg_pickle_ref key,
                          char room[TG_PICKLE_DIGITS], size_t *n) {
    const tg_pickle_value *k = tg_pickle_at(&m->values, key);
    if (k->kind == TG_PICKLE_TEXT) {
        *n = k->count;
        return tg_pickle_text(m, k);
    }
    *n = tg_pickle_digits(m, k, room);
    return room;
}

const char *tg_pickle_part(const tg_pickle_walk *w, unsigned i, char room[TG_PICKLE_DIGITS],
                           size_t *n) {
    const tg_pickle_frame *f = &w->frames[i];
    const tg_pickle_value index = {.kind = TG_PICKLE_INT, .bits = f->index};
    if (f->in_attributes) {
        *n = sizeof "_metadata" - 1;
        return "_metadata";
    }
    if (tg_pickle_kind_of(&w->m->values, f->ref) == TG_PICKLE_DICT)
        return tg_pickle_key(w->m, f->key, room, n);
    *n = tg_pickle_digits(w->m, &index, room);
    return room;
}

static bool add_key(tg_pickle_machine *m, tg_key_set *set, tg_pickle_ref dict, tg_pickle_ref key) {
    char room[TG_PICKLE_DIGITS];
    size_t n;
    const char *text = tg_pickle_key(m, key, room, &n);
    const tg_pickle_value *k = tg_pickle_at(&m->values, key);
    /* Digits of long integers are costly. */
    if (!ks_spend(m->in.ks, 1 + (k->kind == TG_PICKLE_LONG ? n : n / 16))) return false;
    if (tg_key_set_add(set, tg_hash_name(m->hash_key, dict, text, n)) == TG_KEY_NEW) return true;
    ks_fail_found(m->in.ks, KS_BAD_VALUE, tg_pickle_offset(&m->in.of, k->at),
                  "keys of a dict that differ, also as text", ks_none(), tg_pickle_shown(text, n));
    return false;
}

static bool add_keys(tg_pickle_machine *m, tg_key_set *set, tg_pickle_ref dict) {
    tg_pickle_items items = tg_pickle_items_of(&m->values, tg_pickle_at(&m->values, dict));
    tg_pickle_ref key;
    tg_pickle_ref value;
    while (tg_pickle_next_item(&m->values, &items, &key)) {
        (void)tg_pickle_next_item(&m->values, &items, &value);
        if (!add_key(m, set, dict, key)) return false;
    }
    return true;
}

bool tg_pickle_check_keys(tg_pickle_machine *m) {
    const tg_pickle_values *values = &m->values;
    uint64_t keys = 0;
    tg_key_set set = {0};
    if (!ks_spend(m->in.ks, values->values.count)) return false;
    for (uint64_t i = 0; i < values->values.count; i++) {
        const tg_pickle_value *v = tg_pickle_at(values, (tg_pickle_ref)i);
        if (v->kind == TG_PICKLE_DICT) keys += v->count / 2; /* fewer than 2^32 references */
    }
    if (keys == 0) return true;
    /* One of three places stays empty. */
    const uint64_t places = keys + keys / 2 + 64;
    set.num_places = places < UINT32_MAX ? (uint32_t)places : UINT32_MAX;
    set.places = ks_alloc(m->in.ks, set.num_places, sizeof *set.places);
    if (set.places == NULL) return false;
    for (uint64_t i = 0; i < values->values.count; i++) {
        const tg_pickle_ref ref = (tg_pickle_ref)i;
        if (tg_pickle_kind_of(values, ref) == TG_PICKLE_DICT && !add_keys(m, &set, ref))
            return false;
    }
    return true;
}
