/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_keys.c - keys of records, compared and sorted. Keys are opened from the file again for each comparison: to keep
 * them would take more memory than the file.
 */
#include "primitiv_keys.h"

#include <string.h>

static ks_bytes bytes_of(const primitiv_msgpack_string_view *name) {
    return (ks_bytes){name->buf + name->data_at, name->data_size};
}

void tg_primitiv_key_of_name(tg_primitiv_key *key, primitiv_msgpack_string_view name) {
    key->first = bytes_of(&name);
    key->at = name.at;
    key->end_of_first = name.end;
    key->count = 1;
}

void tg_primitiv_key_of_entry(tg_primitiv_key *key, const primitiv_model_entry_view *entry) {
    if (entry->key_count > 1) key->entry = *entry;
    key->first = (ks_bytes){NULL, 0};
    key->end_of_first = entry->key_at;
    key->count = 1;
    if (entry->key_count > 0) {
        tg_primitiv_key_of_name(key, primitiv_model_entry_view_key_first(*entry));
        key->count = entry->key_count;
    }
    key->at = entry->key_at;
    key->end_of_record = entry->end;
}

ks_bytes tg_primitiv_name_at(const tg_primitiv_key *key, uint64_t i, uint64_t *end) {
    if (i == 0) {
        *end = key->end_of_first;
        return key->first;
    }
    const primitiv_msgpack_string_view name = primitiv_model_entry_view_key_at(key->entry, *end, i);
    *end = name.end;
    return bytes_of(&name);
}

bool tg_primitiv_fetch_key(ks_ctx *ks, const tg_primitiv_key *key) {
    uint64_t end = 0;
    if (ks_never_loads(ks)) return true;
    for (uint64_t i = 0; i < key->count; i++) {
        const uint64_t size = tg_primitiv_name_at(key, i, &end).size; /* the last bytes of it */
        if (!ks_fetch_part(ks, ks->input.base, end - size, size)) return false;
    }
    return true;
}

/* Compares loaded keys name by name, names as bytes: the order of std::map, in which models are written. *order becomes
 * < 0, 0 or > 0. */
static bool compare(ks_ctx *ks, const tg_primitiv_key *a, const tg_primitiv_key *b, int *order) {
    const uint64_t common = a->count < b->count ? a->count : b->count;
    uint64_t end_in_a = 0;
    uint64_t end_in_b = 0;
    *order = 0;
    for (uint64_t i = 0; i < common && *order == 0; i++) {
        const ks_bytes x = tg_primitiv_name_at(a, i, &end_in_a);
        const ks_bytes y = tg_primitiv_name_at(b, i, &end_in_b);
        if (!ks_spend(ks, 1 + (x.size < y.size ? x.size : y.size) / 64)) return false;
        *order = ks_compare(x.data, x.size, y.data, y.size);
    }
    if (*order == 0 && a->count != b->count) *order = a->count < b->count ? -1 : 1;
    return true;
}

bool tg_primitiv_follow(ks_ctx *ks, tg_primitiv_order *order, uint64_t i) {
    const tg_primitiv_key *key = &order->keys[i % 2];
    int now = 0;
    if (!tg_primitiv_fetch_key(ks, key)) return false;
    if (i == 0) return true;
    if (!compare(ks, &order->keys[(i - 1) % 2], key, &now)) return false;
    order->is_kept = now != 0 && (i == 1 || now == order->direction);
    order->direction = now;
    return true;
}

/* --------------------------------------------------------------------------- order of entries */

/* The names of the key as they stand in the file, each behind its length. */
static ks_bytes names_of(const primitiv_model_entry_view *entry) {
    return (ks_bytes){entry->buf + entry->key_at, entry->parameter_at - entry->key_at};
}

/* The number of the lowest byte that is not 0, of a word that is not 0. */
static unsigned lowest_byte(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word) / 8;
#else
    unsigned i = 0;
    for (; (word & 255) == 0; word >>= 8) i++;
    return i;
#endif
}

/* The first byte that differs, or n. */
static uint64_t first_difference(const uint8_t *a, const uint8_t *b, uint64_t n) {
    uint64_t i = 0;
    for (; n - i >= 8; i += 8) {
        const uint64_t x = ks_u8le(a + i) ^ ks_u8le(b + i);
        if (x != 0) return i + lowest_byte(x); /* the lowest byte is the first */
    }
    while (i < n && a[i] == b[i]) i++;
    return i;
}

/* Makes the name that is known of the last key the one that byte `at` lies in; false if it is in the length of one. */
static bool find_name(ks_ctx *ks, tg_primitiv_entry_order *order,
                      const primitiv_model_entry_view *last, uint64_t at) {
    uint64_t end = last->key_at;
    for (uint64_t i = 0; i < last->key_count && end - last->key_at <= at; i++) {
        const primitiv_msgpack_string_view name = primitiv_model_entry_view_key_at(*last, end, i);
        if (!ks_spend(ks, 1)) return false;
        end = name.end;
        order->name_from = name.data_at - last->key_at;
        order->name_to = end - last->key_at;
    }
    return order->name_from <= at && at < order->name_to;
}

/* Compares two keys as `compare` does, name by name. */
static bool compare_names(ks_ctx *ks, const primitiv_model_entry_view *a,
                          const primitiv_model_entry_view *b, int *now) {
    tg_primitiv_key x;
    tg_primitiv_key y;
    tg_primitiv_key_of_entry(&x, a);
    tg_primitiv_key_of_entry(&y, b);
    return compare(ks, &x, &y, now);
}

/*
 * *now becomes < 0, 0 or > 0. If the first byte that differs lies inside a name of the last key, then all lengths before
 * it are the same. So the same name of this key has it at the same place, all names before it are equal, and the byte
 * tells the order. What is known of the last key holds for this one, too.
 */
static bool compare_entries(ks_ctx *ks, tg_primitiv_entry_order *order,
                            const primitiv_model_entry_view *last,
                            const primitiv_model_entry_view *entry, int *now) {
    const ks_bytes a = names_of(last);
    const ks_bytes b = names_of(entry);
    const uint64_t common = a.size < b.size ? a.size : b.size;
    if (!ks_spend(ks, 1 + common / 64)) return false;
    const uint64_t at = first_difference(a.data, b.data, common);
    const bool is_known = order->name_from <= at && at < order->name_to;
    if (at < common && (is_known || find_name(ks, order, last, at))) {
        *now = a.data[at] < b.data[at] ? -1 : 1;
        return true;
    }
    if (ks->error.code != KS_OK) return false; /* of find_name: no steps are left */
    order->name_from = order->name_to = 0;
    return compare_names(ks, last, entry, now);
}

bool tg_primitiv_follow_entry(ks_ctx *ks, tg_primitiv_entry_order *order,
                              const primitiv_model_entry_view *last,
                              const primitiv_model_entry_view *entry) {
    const uint64_t names_at = entry->key_at;
    int now = 0;
    if (!ks_fetch_part(ks, entry->buf, names_at, entry->parameter_at - names_at)) return false;
    if (last == NULL) return true;
    if (!compare_entries(ks, order, last, entry, &now)) return false;
    order->is_kept = now != 0 && (order->direction == 0 || now == order->direction);
    order->direction = now;
    return true;
}

/* ------------------------------------------------------------------------------------ sorting */

static void key_at(const tg_primitiv_records *r, uint64_t i, tg_primitiv_key *key) {
    r->open(r->of, r->at[i], i, key);
}

/* Records are far apart, with payload between them, so they are prefetched. */
#define AHEAD 8

static void expect_record(const tg_primitiv_records *r, uint64_t i) {
#if defined(__GNUC__)
    if (i < r->count) __builtin_prefetch(r->ks->input.base + r->at[i]);
#else
    (void)r;
    (void)i;
#endif
}

/* A record for sorting: by a hash of its key first, so that keys are compared only if their hashes
 * are equal. */
typedef struct mark {
    uint64_t hash;
    uint64_t number;
} mark;

static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

static bool hash_key(ks_ctx *ks, const tg_primitiv_key *key, uint64_t *hash) {
    uint64_t h = 0;
    uint64_t end = 0;
    if (!tg_primitiv_fetch_key(ks, key)) return false;
    for (uint64_t i = 0; i < key->count; i++) {
        const ks_bytes name = tg_primitiv_name_at(key, i, &end);
        uint64_t at = 0;
        uint64_t rest = 0;
        if (!ks_spend(ks, 1 + name.size / 64)) return false;
        for (; name.size - at >= 8; at += 8) h = mix(h, ks_u8le(name.data + at));
        for (unsigned shift = 0; at < name.size; shift += 8) {
            rest |= (uint64_t)name.data[at++] << shift;
        }
        h = mix(mix(h, rest), name.size);
    }
    *hash = h;
    return true;
}

static bool compare_marks(const tg_primitiv_records *r, const mark *a, const mark *b, int *order) {
    if (a->hash == b->hash) {
        tg_primitiv_key x;
        tg_primitiv_key y;
        key_at(r, a->number, &x);
        key_at(r, b->number, &y);
        return compare(r->ks, &x, &y, order);
    }
    *order = a->hash < b->hash ? -1 : 1;
    return true;
}

/* Merges the sorted runs [from, middle) and [middle, to) of `in` into `out`. */
static bool merge(const tg_primitiv_records *r, const mark *in, mark *out, uint64_t from,
                  uint64_t middle, uint64_t to) {
    uint64_t left = from;
    uint64_t right = middle;
    for (uint64_t at = from; at < to; at++) {
        int order = left < middle ? -1 : 1;
        if (left < middle && right < to && !compare_marks(r, &in[left], &in[right], &order)) {
            return false;
        }
        out[at] = order <= 0 ? in[left++] : in[right++]; /* equal keys keep their order */
    }
    return true;
}

/*
 * Sorts marks; returns the sorted ones, which are in `marks` or in `room`, or NULL after an error.
 * An attacker can choose the hashes, so the bound is that of merge sort: n log n comparisons of
 * keys, all taken from the work budget.
 */
static const mark *sort(const tg_primitiv_records *r, mark *marks, mark *room) {
    uint64_t n = r->count;
    for (uint64_t width = 1; width < n; width *= 2) {
        if (!ks_spend(r->ks, n)) return NULL;
        for (uint64_t from = 0; from < n; from += 2 * width) {
            uint64_t middle = n - from < width ? n : from + width;
            uint64_t to = n - from < 2 * width ? n : from + 2 * width;
            if (!merge(r, marks, room, from, middle, to)) return NULL;
        }
        mark *merged = room;
        room = marks;
        marks = merged;
    }
    return marks;
}

#define FEW 16 /* records that are sorted without arena memory */

/* Finds the first record whose key an earlier one has; the number of records if there is none. */
static bool find_duplicate(const tg_primitiv_records *r, uint64_t *found) {
    uint64_t n = r->count;
    *found = n;

    mark few[2 * FEW];
    mark *marks = n <= FEW ? few : ks_alloc(r->ks, n, 2 * sizeof *marks);
    if (marks == NULL) return false;
    for (uint64_t i = 0; i < n; i++) {
        tg_primitiv_key key;
        marks[i].number = i;
        expect_record(r, i + AHEAD);
        key_at(r, i, &key);
        if (!hash_key(r->ks, &key, &marks[i].hash)) return false;
    }
    const mark *sorted = sort(r, marks, marks + n);
    if (sorted == NULL) return false;
    for (uint64_t i = 1; i < n; i++) {
        int order;
        if (!compare_marks(r, &sorted[i - 1], &sorted[i], &order)) return false;
        if (order == 0 && sorted[i].number < *found) *found = sorted[i].number;
    }
    return true;
}

/* ------------------------------------------------------------------------------- unique keys */

bool tg_primitiv_in_records(const tg_primitiv_records *r) {
    tg_primitiv_key key;
    r->open(r->of, r->first_at, 0, &key);
    ks_place(r->ks, key.at);
    return ks_in(r->ks, r->name);
}

bool tg_primitiv_unique(const tg_primitiv_records *r, bool is_ordered) {
    uint64_t i;
    if (r->count < 2 || is_ordered) return true;
    if (!find_duplicate(r, &i)) return tg_primitiv_in_records(r);
    if (i == r->count) return true;
    tg_primitiv_key key;
    ks_bytes last = {NULL, 0};
    uint64_t end = 0;
    key_at(r, i, &key);
    for (uint64_t k = 0; k < key.count; k++) last = tg_primitiv_name_at(&key, k, &end);
    ks_fail_found(r->ks, KS_BAD_VALUE, key.at, "a key that none before it has", ks_none(),
                  ks_value_bytes(r->ks, last.data, last.size));
    ks_in(r->ks, "key");
    return ks_in_item(r->ks, r->name, i);
}

bool tg_primitiv_unique_any(const tg_primitiv_records *r) {
    tg_primitiv_order order;
    if (r->count < 2) return true;
    order.is_kept = true;
    order.direction = 0;
    uint64_t at = r->first_at;
    for (uint64_t i = 0; i < r->count && order.is_kept; i++) {
        tg_primitiv_key *key = &order.keys[i % 2];
        r->open(r->of, at, i, key);
        at = key->end_of_record;
        if (!tg_primitiv_follow(r->ks, &order, i)) return tg_primitiv_in_records(r);
    }
    if (order.is_kept || r->at != NULL) return tg_primitiv_unique(r, order.is_kept);

    uint64_t few[FEW] = {0};
    uint64_t *places = r->count <= FEW ? few : ks_alloc(r->ks, r->count, sizeof *places);
    if (places == NULL || !ks_spend(r->ks, r->count)) return tg_primitiv_in_records(r);
    at = r->first_at;
    for (uint64_t i = 0; i < r->count; i++) {
        tg_primitiv_key key;
        places[i] = at;
        r->open(r->of, at, i, &key);
        at = key.end_of_record;
    }
    tg_primitiv_records known = *r;
    known.at = places;
    return tg_primitiv_unique(&known, false);
}
