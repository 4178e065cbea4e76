/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_keys.c - names that occur once in a message, and how often each operator occurs.
 *
 * Names are kept as places in the file, on a stack: those of a message are above those of the messages around it, and are
 * removed when it ends.
 */
#include "onnx_machine.h"

#include "name_table.h"

enum { FEW = 8 }; /* names that are compared with each other */

bool tg_onnx_add_key(tg_onnx_machine *m, tg_onnx_text name, uint64_t number) {
    tg_onnx_keys *k = &m->keys;
    if (k->count == k->cap) {
        const uint32_t cap =
            k->cap > 0 ? k->cap * 2 : 64; /* a name takes bytes of a file of 2^31 */
        tg_onnx_key *keys = ks_alloc(m->ks, cap, sizeof *keys);
        if (keys == NULL) return false;
        if (k->count > 0) memcpy(keys, k->keys, k->count * sizeof *keys);
        k->keys = keys;
        k->cap = cap;
    }
    k->keys[k->count++] = (tg_onnx_key){name, number};
    return true;
}

static bool are_equal(const tg_onnx_machine *m, tg_onnx_text a, tg_onnx_text b) {
    return a.len == b.len &&
           (a.len == 0 || memcmp(tg_onnx_bytes(m, a), tg_onnx_bytes(m, b), a.len) == 0);
}

static bool compare_few(tg_onnx_machine *m, uint32_t from, tg_onnx_twin *twin) {
    for (uint32_t i = from; i < m->keys.count; i++) {
        for (uint32_t j = from; j < i; j++) {
            if (!are_equal(m, m->keys.keys[i].name, m->keys.keys[j].name)) continue;
            if (!twin(m, i, j)) return false;
            break;
        }
    }
    return true;
}

typedef struct above {
    const tg_onnx_machine *m;
    uint32_t from;
} above;

static const char *name_at(const void *self, uint32_t i, size_t *n) {
    const above *a = self;
    const tg_onnx_text name = a->m->keys.keys[a->from + i].name;
    *n = name.len;
    return tg_onnx_bytes(a->m, name);
}

bool tg_onnx_each_twin(tg_onnx_machine *m, uint32_t from, tg_onnx_twin *twin) {
    tg_onnx_keys *k = &m->keys;
    const uint32_t count = k->count - from;
    const above self = {m, from};
    if (count <= FEW) return compare_few(m, from, twin);
    const uint32_t places = tg_name_table_places(count);
    if (places > k->num_places) { /* and twice as many, so that few tables are made */
        k->num_places = places <= UINT32_MAX / 2 ? places * 2 : places;
        k->places = ks_alloc(m->ks, k->num_places, sizeof(tg_name_place));
        if (k->places == NULL) return false;
    }
    tg_name_table table = {k->places, places, name_at, &self};
    tg_name_table_clear(&table);
    for (uint32_t i = 0; i < count; i++) {
        size_t n;
        const char *name = name_at(&self, i, &n);
        if (!ks_spend(m->ks, 1 + n / 16)) return false;
        const uint32_t before =
            tg_name_table_add(&table, tg_hash_kept_name(k->hash_key, name, n), i);
        if (before != TG_NAME_NONE && !twin(m, from + i, from + before)) return false;
    }
    return true;
}

/* ----------------------------------------------------------------------------------- operators */

static bool is_operator(const tg_onnx_machine *m, const tg_onnx_operator *o, uint32_t hash,
                        tg_onnx_text domain, tg_onnx_text name) {
    return o->hash == hash && are_equal(m, o->name, name) && are_equal(m, o->domain, domain);
}

/* The place of an operator, or the empty one for it. At least half of the places are empty. */
static uint32_t *place_of(const tg_onnx_machine *m, uint32_t hash, tg_onnx_text domain,
                          tg_onnx_text name) {
    const uint32_t mask = m->num_operator_places - 1; /* a power of two */
    uint32_t i = hash & mask;
    while (
        m->operator_places[i] != 0 &&
        !is_operator(m, ks_list_at(&m->operators, m->operator_places[i] - 1), hash, domain, name))
        i = (i + 1) & mask;
    return &m->operator_places[i];
}

static bool widen(tg_onnx_machine *m) {
    const uint32_t places = m->num_operator_places > 0 ? m->num_operator_places * 2 : 128;
    uint32_t *all = ks_alloc(m->ks, places, sizeof *all);
    if (all == NULL) return false;
    memset(all, 0, places * sizeof *all);
    m->operator_places = all;
    m->num_operator_places = places;
    for (uint64_t i = 0; i < m->operators.count; i++) {
        const tg_onnx_operator *o = ks_list_at(&m->operators, i);
        *place_of(m, o->hash, o->domain, o->name) = (uint32_t)i + 1;
    }
    return true;
}

bool tg_onnx_count_operator(tg_onnx_machine *m, tg_onnx_text domain, tg_onnx_text name) {
    const uint64_t *key = m->keys.hash_key;
    uint32_t hash = tg_hash_kept_name(key, tg_onnx_bytes(m, name), name.len);
    if (domain.len > 0) hash += 3 * tg_hash_kept_name(key, tg_onnx_bytes(m, domain), domain.len);
    if (!ks_spend(m->ks, ((uint64_t)domain.len + name.len) / 16)) return false;
    if (m->operators.count * 2 >= m->num_operator_places && !widen(m)) return false;
    uint32_t *place = place_of(m, hash, domain, name);
    if (*place == 0) {
        tg_onnx_operator *o = ks_list_add(m->ks, &m->operators);
        if (o == NULL) return false;
        *o = (tg_onnx_operator){domain, name, hash, 0};
        *place = (uint32_t)m->operators.count; /* fewer than bytes of the file */
    }
    ((tg_onnx_operator *)ks_list_at(&m->operators, *place - 1))->count++;
    return true;
}
