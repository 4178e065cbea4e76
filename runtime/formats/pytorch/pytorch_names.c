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

/* Refuses the value that the walk is at, and tells how the way to it begins; `offset` is that of the opcode that made it. */
static bool fail(const naming *n, uint64_t offset, ks_code code, const char *expected) {
    char room[TG_PICKLE_DIGITS];
    char way[KS_VALUE_BYTES_MAX];
    uint64_t size = 0; /* at most 100 parts, each in memory */
    for (unsigned k = 0; k < n->walk.depth; k++) {
        size_t len;
        const char *part = part_of(n, k, room, &len);
        if (k > 0 && size < sizeof way) way[size] = '/';
        if (k > 0) size++;
        for (size_t i = 0; i < len && size + i < sizeof way; i++) way[size + i] = part[i];
        size += len;
    }
    return ks_fail_found(n->ks, code, offset, expected, ks_none(),
                         size > 0 ? tg_pickle_shown(way, size) : ks_none());
}

/* The offset in the file of the opcode that made tensor number `t` of the machine. */
static uint64_t offset_of(const naming *n, uint64_t t) {
    const tg_pickle_machine *m = &n->p->object;
    return tg_pickle_offset(&m->in.of, tg_pickle_tensor_at(m, t)->made_at);
}

static bool keep_name(naming *n, uint64_t i) {
    static const char lone[] = "tensor";
    const unsigned depth = n->walk.depth;
    char room[TG_PICKLE_DIGITS];
    size_t size = depth > 0 ? depth - 1 : sizeof lone - 1; /* what stands between the parts */
    size_t len;
    for (unsigned k = 0; k < depth; k++) {
        (void)part_of(n, k, room, &len);
        if (len > LONGEST_NAME - size)
            return fail(n, offset_of(n, n->p->places[i].tensor), KS_BAD_SIZE,
                        "names of at most 65535 bytes");
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
static bool is_value(const naming *n, const tg_pickle_value *v) {
    const tg_pickle_machine *m = &n->p->object;
    switch ((tg_pickle_kind)v->kind) {
    case TG_PICKLE_STORAGE:
        return fail(n, tg_pickle_storage_at(m, v->at)->named_at, KS_UNSUPPORTED,
                    "storages as parts of tensors: save tensors instead");
    case TG_PICKLE_STORAGE_TYPE:
    case TG_PICKLE_FUNCTION:
    case TG_PICKLE_NUMPY_DTYPE:
        return fail(n, tg_pickle_offset(&m->in.of, v->at), KS_BAD_VALUE,
                    "values that are tensors or plain data, no functions or classes");
    default: return true;
    }
}

typedef enum naming_pass { COUNT_TENSORS, NO_TENSORS, KEEP_NAMES } naming_pass;

/* Goes through the values that the walk has before it. */
static bool go_on(naming *n, naming_pass pass, uint64_t *count) {
    *count = 0;
    for (;;) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        if (event == TG_PICKLE_END) return true;
        if (event == TG_PICKLE_FAILED) return false;
        if (event != TG_PICKLE_LEAF) continue;
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (v->kind != TG_PICKLE_TENSOR) {
            if (pass != KEEP_NAMES && !is_value(n, v)) return false;
            continue;
        }
        if (pass == NO_TENSORS)
            return fail(n, offset_of(n, v->at), KS_BAD_VALUE, "no tensors in _metadata");
        if (pass == KEEP_NAMES) {
            n->p->places[*count].tensor = v->at;
            if (!keep_name(n, *count)) return false;
        }
        (*count)++;
    }
}

/* All values. */
static bool go_through(naming *n, naming_pass pass, uint64_t *count) {
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    return go_on(n, pass, count);
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
        if (!go_on(n, NO_TENSORS, &count)) return false;
        places = n->walk.places;
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
        return ks_fail_found(n->ks, KS_BAD_VALUE, offset_of(n, n->p->places[i].tensor),
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
    if (!go_through(n, COUNT_TENSORS, &count) || !check_states(n)) return false;
    if (!go_through(n, COUNT_TENSORS, &count)) return false;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    p->places = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->places);
    p->names = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->names);
    return p->places != NULL && p->names != NULL && go_through(n, KEEP_NAMES, &count) &&
           check_unique(n) && tg_foreign_show(file, p->names, count);
}

#endif
