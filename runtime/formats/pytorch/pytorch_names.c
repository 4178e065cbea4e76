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

/* What a walk counts: tensors, or nothing but that there are none. */
typedef struct naming {
    tg_pytorch *p;
    ks_ctx *ks;
    tg_pickle_walk walk;
    char text[LONGEST_NAME + 1];
    uint64_t lengths[TG_PICKLE_DEPTH + 1]; /* of the name up to each open container */
} naming;

static bool fail(const naming *n, ks_code code, const char *expected) {
    const tg_pickle_machine *m = &n->p->object;
    return ks_fail(n->ks, code, tg_pickle_offset(&m->in.of, m->in.at), expected);
}

/* The name of the value that the walk is at; UINT64_MAX after an error. It is put together when it is needed, from what the
 * open containers say. */
static uint64_t make_name(naming *n) {
    const tg_pickle_walk *w = &n->walk;
    uint64_t size = 0;
    for (unsigned i = 0; i < w->depth; i++) {
        const tg_pickle_frame *f = &w->frames[i];
        const bool by_key = tg_pickle_kind_of(&w->m->values, f->ref) == TG_PICKLE_DICT;
        const tg_pickle_value index = {.kind = TG_PICKLE_INT, .bits = f->index};
        char room[TG_PICKLE_DIGITS];
        size_t len;
        const char *part = room;
        if (by_key) {
            part = tg_pickle_key(w->m, f->key, room, &len);
        } else {
            len = tg_pickle_digits(w->m, &index, room);
        }
        if (len + 1 > LONGEST_NAME - size) {
            fail(n, KS_BAD_SIZE, "names of at most 65535 bytes");
            return UINT64_MAX;
        }
        if (i > 0) n->text[size++] = '/';
        memcpy(n->text + size, part, len);
        size += len;
    }
    if (w->depth > 0) return size;
    memcpy(n->text, "tensor", 6);
    return 6;
}

static bool keep_name(naming *n, uint64_t i) {
    const uint64_t size = make_name(n);
    if (size == UINT64_MAX || !ks_spend(n->ks, 1 + size / 16)) return false;
    char *raw = ks_alloc(n->ks, size + 1, 1);
    if (raw == NULL) return false;
    memcpy(raw, n->text, (size_t)size);
    raw[size] = '\0';
    n->p->names[i] = (tg_foreign_name){.raw = raw, .raw_len = (size_t)size, .shown = NULL};
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

/* Goes through all values; with `takes`, keeps the names of tensors. */
static bool go_through(naming *n, bool takes, uint64_t *count) {
    *count = 0;
    tg_pickle_walk_begin(&n->walk, &n->p->object);
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

/* No tensors in the attribute _metadata of a state_dict: nothing would name them. */
static bool check_states(naming *n) {
    tg_pickle_machine *m = &n->p->object;
    const tg_pickle_ref result = m->result;
    uint64_t count = 0;
    for (uint64_t i = 0; i < m->values.values.count; i++) {
        const tg_pickle_value *v = tg_pickle_at(&m->values, (tg_pickle_ref)i);
        if (v->kind != TG_PICKLE_DICT || v->state == 0) continue;
        m->result = v->state;
        const bool good = go_through(n, false, &count);
        m->result = result;
        if (!good) return false;
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
