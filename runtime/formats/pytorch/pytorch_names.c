/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_names.c - the tensors of a checkpoint, and their names: the keys and indexes on the way to them.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "key_set.h"
#include "pickle_walk.h"
#include "pytorch_file.h"

#define LONGEST_NAME 65535u

typedef struct naming {
    tg_pytorch *p;
    ks_ctx *ks;
    tg_pickle_walk walk;
} naming;

static bool fail(const naming *n, ks_code code, const char *expected) {
    const tg_pickle_machine *m = &n->p->object;
    return ks_fail(n->ks, code, tg_pickle_offset(&m->in.of, m->in.at), expected);
}

/* A part of the name of the value that the walk is at: what its open container number `i` says. */
static const char *part_of(const naming *n, unsigned i, char room[TG_PICKLE_DIGITS], size_t *len) {
    const tg_pickle_walk *w = &n->walk;
    const tg_pickle_frame *f = &w->frames[i];
    const tg_pickle_value index = {.kind = TG_PICKLE_INT, .bits = f->index};
    if (tg_pickle_kind_of(&w->m->values, f->ref) == TG_PICKLE_DICT)
        return tg_pickle_key(w->m, f->key, room, len);
    *len = tg_pickle_digits(w->m, &index, room);
    return room;
}

static bool keep_name(naming *n, uint64_t i) {
    static const char lone[] = "tensor";
    const unsigned depth = n->walk.depth;
    char room[TG_PICKLE_DIGITS];
    size_t size = depth > 0 ? depth - 1 : sizeof lone - 1; /* what stands between the parts */
    size_t len;
    for (unsigned k = 0; k < depth; k++) {
        (void)part_of(n, k, room, &len);
        if (len > LONGEST_NAME - size) return fail(n, KS_BAD_SIZE, "names of at most 65535 bytes");
        size += len;
    }
    char *raw = ks_spend(n->ks, 1 + depth + size) ? ks_alloc(n->ks, size + 1, 1) : NULL;
    if (raw == NULL) return false;
    if (depth == 0) memcpy(raw, lone, size);
    char *to = raw;
    for (unsigned k = 0; k < depth; k++) {
        const char *part = part_of(n, k, room, &len);
        if (k > 0) *to++ = '/';
        memcpy(to, part, len);
        to += len;
    }
    raw[size] = '\0';
    n->p->names[i] = (tg_foreign_name){.raw = raw, .raw_len = size, .shown = NULL};
    return true;
}

/* Values that are none: an object that torch makes of them is no plain data. */
static bool is_value(const naming *n, tg_pickle_kind kind) {
    switch (kind) {
    case TG_PICKLE_STORAGE:
        return fail(n, KS_UNSUPPORTED, "storages as parts of tensors: save tensors instead");
    case TG_PICKLE_STORAGE_TYPE:
    case TG_PICKLE_FUNCTION:
    case TG_PICKLE_NUMPY_DTYPE:
        return fail(n, KS_BAD_VALUE,
                    "values that are tensors or plain data, no functions or classes");
    default: return true;
    }
}

/* Goes through the values that the walk has before it; with `takes`, keeps the names of tensors. */
static bool go_on(naming *n, bool takes, uint64_t *count) {
    *count = 0;
    for (;;) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        if (event == TG_PICKLE_END) return true;
        if (event == TG_PICKLE_FAILED) return false;
        if (event != TG_PICKLE_LEAF) continue;
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (v->kind != TG_PICKLE_TENSOR) {
            if (!takes && !is_value(n, (tg_pickle_kind)v->kind)) return false;
            continue;
        }
        if (takes) {
            n->p->places[*count].tensor = v->at;
            if (!keep_name(n, *count)) return false;
        }
        (*count)++;
    }
}

/* All values. */
static bool go_through(naming *n, bool takes, uint64_t *count) {
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    return go_on(n, takes, count);
}

/* No tensors in the attribute _metadata of a state_dict: nothing would name them. One that many dicts share is counted at each
 * of them, like any value. */
static bool check_states(naming *n) {
    const tg_pickle_machine *m = &n->p->object;
    uint64_t count = 0;
    uint64_t places = tg_pickle_places(m);
    for (uint64_t i = 0; i < m->values.values.count; i++) {
        const tg_pickle_value *v = tg_pickle_at(&m->values, (tg_pickle_ref)i);
        if (v->kind != TG_PICKLE_DICT || v->state == 0) continue;
        tg_pickle_walk_begin(&n->walk, m, v->state);
        n->walk.places = places;
        if (!go_on(n, false, &count)) return false;
        places = n->walk.places;
        if (count > 0) return fail(n, KS_BAD_VALUE, "no tensors in _metadata");
    }
    return true;
}

static bool check_unique(naming *n) {
    const uint64_t count = n->p->file->num_tensors;
    tg_key_set set = {0};
    const uint64_t places = count + count / 2 + 64; /* one of three stays empty */
    set.num_places = places < UINT32_MAX ? (uint32_t)places : UINT32_MAX;
    set.places = ks_alloc(n->ks, set.num_places, sizeof *set.places);
    if (set.places == NULL) return false;
    for (uint64_t i = 0; i < count; i++) {
        const tg_foreign_name *name = &n->p->names[i];
        if (!ks_spend(n->ks, 1 + name->raw_len / 16)) return false;
        if (tg_key_set_add(&set, tg_hash_name(n->p->object.hash_key, 0, name->raw,
                                              name->raw_len)) == TG_KEY_NEW)
            continue;
        const tg_pickle_machine *m = &n->p->object;
        return ks_fail_found(n->ks, KS_BAD_VALUE, tg_pickle_offset(&m->in.of, m->in.at),
                             "tensors with different names", ks_none(),
                             tg_pickle_shown(name->raw, name->raw_len));
    }
    return true;
}

bool tg_pytorch_name_tensors(tg_pytorch *p) {
    tg_file *file = p->file;
    naming *n = ks_alloc(&file->ks, 1, sizeof *n);
    uint64_t count = 0;
    if (n == NULL) return false;
    n->p = p;
    n->ks = &file->ks;
    if (!go_through(n, false, &count) || !check_states(n)) return false;
    if (!go_through(n, false, &count)) return false;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    p->places = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->places);
    p->names = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->names);
    return p->places != NULL && p->names != NULL && go_through(n, true, &count) &&
           check_unique(n) && tg_foreign_show(file, p->names, count);
}

#endif
