/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_keys.c - names that occur once in a message, and how often each operator occurs.
 *
 * Names are kept as places in the file, on a stack: those of a message are above those of the messages around it, and are
 * removed when it ends.
 */
#include "onnx_machine.h"

#include "name_table.h"

enum { FEW = 8, SMALL_TABLE = 1 << 16 }; /* names that are compared with each other; places */

bool tg_onnx_add_key(tg_onnx_machine *m, tg_onnx_text name, uint64_t number) {
    tg_onnx_key *key = ks_list_add(m->ks, &m->keys.keys);
    if (key == NULL) return false;
    *key = (tg_onnx_key){name, number};
    return true;
}

static bool are_equal(const tg_onnx_machine *m, tg_onnx_text a, tg_onnx_text b) {
    return a.len == b.len &&
           (a.len == 0 || memcmp(tg_onnx_bytes(m, a), tg_onnx_bytes(m, b), a.len) == 0);
}

static bool compare_few(tg_onnx_machine *m, uint32_t from, tg_onnx_twin *twin) {
    for (uint32_t i = from; i < tg_onnx_num_keys(m); i++) {
        for (uint32_t j = from; j < i; j++) {
            if (!are_equal(m, tg_onnx_key_at(m, i)->name, tg_onnx_key_at(m, j)->name)) continue;
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
    const tg_onnx_text name = tg_onnx_key_at(a->m, a->from + i)->name;
    *n = name.len;
    return tg_onnx_bytes(a->m, name);
}

bool tg_onnx_each_twin(tg_onnx_machine *m, uint32_t from, tg_onnx_twin *twin) {
    tg_onnx_keys *k = &m->keys;
    const uint32_t count = tg_onnx_num_keys(m) - from;
    const above self = {m, from};
    if (count <= FEW) return compare_few(m, from, twin);
    const uint32_t places = tg_name_table_places(count);
    if (places >
        k->num_places) { /* more than that, so that few tables are made: names have bytes of a file of 2^31 */
        k->num_places = places < SMALL_TABLE ? places * 2 : places + places / 4;
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

static bool is_operator(const tg_onnx_machine *m, uint32_t i, tg_onnx_text domain,
                        tg_onnx_text name) {
    const tg_onnx_operator *o = ks_list_at(&m->operators, i);
    return are_equal(m, o->name, name) && are_equal(m, o->domain, domain);
}

/* The first place of a hash. At least a quarter of the places are empty. */
static uint32_t first_place(const tg_onnx_machine *m, uint32_t hash) {
    return hash & (m->num_operator_places - 1); /* a power of two */
}
static uint32_t next_place(const tg_onnx_machine *m, uint32_t i) {
    return (i + 1) & (m->num_operator_places - 1);
}

/* The place of an operator, or the empty one for it. */
static tg_onnx_operator_place *place_of(const tg_onnx_machine *m, uint32_t hash,
                                        tg_onnx_text domain, tg_onnx_text name) {
    uint32_t i = first_place(m, hash);
    for (;;) {
        tg_onnx_operator_place *p = &m->operator_places[i];
        if (p->after == 0) return p;
        if (p->hash == hash && is_operator(m, p->after - 1, domain, name)) return p;
        i = next_place(m, i);
    }
}

static bool widen(tg_onnx_machine *m) {
    const tg_onnx_operator_place *old = m->operator_places;
    const uint32_t num_old = m->num_operator_places;
    const uint32_t places = num_old > 0 ? num_old * 2 : 128;
    tg_onnx_operator_place *all = ks_alloc(m->ks, places, sizeof *all);
    if (all == NULL) return false;
    memset(all, 0, places * sizeof *all);
    m->operator_places = all;
    m->num_operator_places = places;
    for (uint32_t k = 0; k < num_old; k++) {
        if (old[k].after == 0) continue;
        uint32_t i = first_place(m, old[k].hash);
        while (all[i].after != 0) i = next_place(m, i);
        all[i] = old[k];
    }
    return true;
}

bool tg_onnx_count_operator(tg_onnx_machine *m, tg_onnx_text domain, tg_onnx_text name) {
    const uint64_t *key = m->keys.hash_key;
    uint32_t hash = tg_hash_kept_name(key, tg_onnx_bytes(m, name), name.len);
    if (domain.len > 0) hash += 3 * tg_hash_kept_name(key, tg_onnx_bytes(m, domain), domain.len);
    if (!ks_spend(m->ks, ((uint64_t)domain.len + name.len) / 16)) return false;
    if (m->operators.count + m->operators.count / 3 >= m->num_operator_places && !widen(m))
        return false;
    tg_onnx_operator_place *place = place_of(m, hash, domain, name);
    if (place->after == 0) {
        tg_onnx_operator *o = ks_list_add(m->ks, &m->operators);
        if (o == NULL) return false;
        *o = (tg_onnx_operator){domain, name, 0};
        /* Fewer than bytes of the file. */
        *place = (tg_onnx_operator_place){hash, (uint32_t)m->operators.count};
    }
    ((tg_onnx_operator *)ks_list_at(&m->operators, place->after - 1))->count++;
    return true;
}
