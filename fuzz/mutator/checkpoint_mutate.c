/* SPDX-License-Identifier: Apache-2.0 */
/* checkpoint_mutate.c - a mutant of a checkpoint, in either of its containers. */
#include <string.h>

#include "checkpoint.h"

/* Of storages that are made: bytes that are numbers of any type, true and false too. */
static void fill_storage(uint8_t *to, uint64_t n) {
    for (uint64_t i = 0; i < n; i++) to[i] = i % 3 == 0;
}

/* ------------------------------------------------------------------------------------- archives */

static zip_member *find_storage(zip_file *z, span key) {
    uint8_t name[6 + UINT8_MAX] = "/data/";
    if (key.n > UINT8_MAX) return NULL;
    if (key.n > 0) memcpy(name + 6, key.bytes, key.n);
    return fuzz_find_member(z, (const char *)name, 6 + key.n);
}

/* The member of a storage has as many bytes as the pickle says. */
static void fit_storage(zip_file *z, const pickle_storage *s) {
    static _Thread_local uint8_t bytes[MOST_STORED];
    zip_member *m = find_storage(z, s->key);
    span old = m != NULL ? fuzz_content_of(m) : (span){bytes, 0};
    if (s->key.n > UINT8_MAX || (m != NULL && (m->is_deflated || old.n == s->nbytes))) return;
    fill_storage(bytes, s->nbytes);
    if (old.n > 0) memcpy(bytes, old.bytes, old.n < s->nbytes ? old.n : (size_t)s->nbytes);
    span now = {bytes, (size_t)s->nbytes};
    if (m != NULL) {
        fuzz_set_content(z, m, now);
        return;
    }
    uint8_t name[5 + UINT8_MAX] = "data/";
    if (s->key.n > 0) memcpy(name + 5, s->key.bytes, s->key.n);
    (void)fuzz_add_member(z, (const char *)name, 5 + s->key.n, now);
}

static bool is_in_data(const zip_member *m) {
    const uint8_t *slash = m->name.n > 0 ? memchr(m->name.bytes, '/', m->name.n) : NULL;
    size_t left = slash != NULL ? m->name.n - (size_t)(slash - m->name.bytes) : 0;
    return left >= 6 && memcmp(slash, "/data/", 6) == 0;
}

/* Where readers compute the places of storages, these are in the order of first use, in front of other members in data/. */
static void sort_storages(zip_file *z, const pickle_storage *storages, size_t num) {
    size_t at = 0;
    if (fuzz_find_member(z, "/.format_version", 16) == NULL) return;
    while (at < z->num && !is_in_data(&z->members[at])) at++;
    for (size_t i = 0; i < num && at < z->num; i++, at++) {
        zip_member *m = find_storage(z, storages[i].key);
        if (m == NULL || m < &z->members[at]) return;
        zip_member moved = *m;
        memmove(&z->members[at + 1], &z->members[at], (size_t)(m - &z->members[at]) * sizeof moved);
        z->members[at] = moved;
    }
    for (size_t i = 0; i < z->num; i++) z->members[i].rank = (uint32_t)i;
}

/* Storages are those that the pickle names. */
static void fit_members(zip_file *z) {
    static _Thread_local pickle_trace trace;
    pickle_storage storages[MOST_STORAGES];
    zip_member *m = fuzz_find_member(z, "/data.pkl", 9);
    if (m == NULL || m->is_deflated) return;
    span pickle = fuzz_content_of(m);
    if (!fuzz_trace(&trace, pickle.bytes, pickle.n)) return;
    size_t num = fuzz_storages(&trace, storages);
    for (size_t i = 0; i < num; i++) fit_storage(z, &storages[i]);
    sort_storages(z, storages, num);
}

static bool change_archive(work *w, zip_file *z) {
    static _Thread_local uint8_t out[MOST_PICKLE];
    zip_member *m = fuzz_find_member(z, "/data.pkl", 9);
    bool in_pickle = m != NULL && !m->is_deflated && chance(w, 75);
    if (in_pickle) {
        size_t n = fuzz_change_pickle(w, false, fuzz_content_of(m), out, sizeof out);
        if (n == 0) return false;
        fuzz_set_content(z, m, (span){out, n});
    }
    if (!in_pickle || chance(w, 5)) fuzz_change_members(w, z);
    if (chance(w, in_pickle ? 95 : 50)) fit_members(z);
    return fuzz_write_zip(w, z);
}

/* ------------------------------------------------------------------------------- the older form */

enum { NUM_PICKLES = 5, OBJECT = 3, KEYS = 4 };

typedef struct older {
    span pickles[NUM_PICKLES];
    span storages;
} older;

static bool read_older(const uint8_t *p, size_t n, older *o) {
    for (unsigned i = 0; i < NUM_PICKLES; i++) {
        o->pickles[i] = (span){p, fuzz_pickle_size(p, n)};
        if (o->pickles[i].n == 0) return false;
        p += o->pickles[i].n;
        n -= o->pickles[i].n;
    }
    o->storages = (span){p, n};
    return true;
}

/* The pickle of keys, and the storages, as the object has them. */
static bool fit_storages(work *w, older *o, uint8_t keys[MOST_PICKLE], uint8_t *to, size_t max) {
    static _Thread_local pickle_trace trace;
    pickle_storage storages[MOST_STORAGES];
    if (!fuzz_trace(&trace, o->pickles[OBJECT].bytes, o->pickles[OBJECT].n)) return false;
    size_t num = fuzz_storages(&trace, storages), n = 0;
    text t = {.w = w, .bytes = keys, .max = MOST_PICKLE};
    fuzz_add_number(&t, OP_PROTO, 1, false, 2);
    fuzz_add_op(&t, OP_EMPTY_LIST);
    fuzz_add_op(&t, OP_MARK);
    for (size_t i = 0; i < num; i++) {
        const pickle_storage *s = &storages[i];
        if (max - n < 8 || s->nbytes > max - n - 8) return false;
        fuzz_add_sized(&t, OP_BINUNICODE, s->key.bytes, s->key.n);
        put_word(to + n, 8, false, s->count);
        fill_storage(to + n + 8, s->nbytes);
        n += 8 + (size_t)s->nbytes;
    }
    fuzz_add_op(&t, OP_APPENDS);
    fuzz_add_op(&t, OP_STOP);
    o->pickles[KEYS] = (span){keys, t.n};
    o->storages = (span){to, n};
    return !t.is_full;
}

static bool write_older(work *w, const older *o) {
    static _Thread_local uint8_t made[MAX_INPUT];
    size_t n = 0, most = o->storages.n;
    for (unsigned i = 0; i < NUM_PICKLES; i++) most += o->pickles[i].n;
    if (most > w->max || most > sizeof made) return false;
    for (unsigned i = 0; i <= NUM_PICKLES; i++) {
        span s = i < NUM_PICKLES ? o->pickles[i] : o->storages;
        if (s.n > 0) memcpy(made + n, s.bytes, s.n);
        n += s.n;
    }
    memcpy(w->data, made, n);
    w->size = n;
    return true;
}

static bool change_older(work *w, older *o) {
    static _Thread_local uint8_t out[MOST_PICKLE], keys[MOST_PICKLE], storages[MAX_INPUT / 2];
    /* Mostly the pickle of the object. */
    unsigned which = chance(w, 90) ? OBJECT : (unsigned)below(w, NUM_PICKLES);
    older old = *o;
    o->pickles[which].n = fuzz_change_pickle(w, true, old.pickles[which], out, sizeof out);
    o->pickles[which].bytes = out;
    if (o->pickles[which].n == 0) return false;
    older fitted = *o;
    if (which == OBJECT && chance(w, 95) &&
        fit_storages(w, &fitted, keys, storages, sizeof storages))
        *o = fitted;
    return write_older(w, o);
}

bool fuzz_change_checkpoint(work *w) {
    static _Thread_local zip_file z;
    older o;
    if (fuzz_read_zip(w, &z)) return change_archive(w, &z);
    return read_older(w->data, w->size, &o) && change_older(w, &o);
}
