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

/* Refuses the value that the walk is at, and tells how the way to it begins; `offset` is that of the opcode that made it. */
static bool fail(const naming *n, uint64_t offset, ks_code code, const char *expected) {
    char room[TG_PICKLE_DIGITS];
    char way[KS_VALUE_BYTES_MAX];
    uint64_t size = 0; /* at most 100 parts, each in memory */
    for (unsigned k = 0; k < n->walk.depth; k++) {
        size_t len;
        const char *part = tg_pickle_part(&n->walk, k, room, &len);
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

/* Bytes of the way through the outermost `depth` containers; refuses those of more than LONGEST_NAME. */
static bool measure_way(const naming *n, unsigned depth, uint64_t offset, size_t *size) {
    char room[TG_PICKLE_DIGITS];
    size_t len;
    *size = depth > 0 ? depth - 1 : 0; /* what stands between the parts */
    for (unsigned k = 0; k < depth; k++) {
        (void)tg_pickle_part(&n->walk, k, room, &len);
        if (len > LONGEST_NAME - *size)
            return fail(n, offset, KS_BAD_SIZE, "names of at most 65535 bytes");
        *size += len;
    }
    return ks_spend(n->ks, 1 + depth + *size);
}

static bool keep_name(naming *n, uint64_t i) {
    static const char lone[] = "tensor";
    const unsigned depth = n->walk.depth;
    char room[TG_PICKLE_DIGITS];
    size_t size;
    size_t len;
    if (!measure_way(n, depth, offset_of(n, n->p->places[i].tensor), &size)) return false;
    if (depth == 0) size = sizeof lone - 1;
    char *raw = ks_alloc(n->ks, size + 1, 1);
    if (raw == NULL) return false;
    if (depth == 0) memcpy(raw, lone, size);
    char *to = raw;
    for (unsigned k = 0; k < depth; k++) {
        const char *part = tg_pickle_part(&n->walk, k, room, &len);
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

/* Whether the walk is in the attributes of a dict. */
static bool is_in_attributes(const tg_pickle_walk *w) {
    for (unsigned i = 0; i < w->depth; i++) {
        if (w->frames[i].in_attributes) return true;
    }
    return false;
}

/* The attributes of a dict are shown by the way to it. */
static bool check_dict(const naming *n, const tg_pickle_value *dict) {
    const tg_pickle_input *in = &n->p->object.in;
    size_t size;
    return dict->kind != TG_PICKLE_DICT || dict->state == 0 ||
           measure_way(n, n->walk.depth - 1, tg_pickle_offset(&in->of, in->at), &size);
}

/* All values are tensors or plain data, and those of _metadata plain data: nothing would name tensors there. What many dicts
 * share is counted at each of them. */
static bool check_values(naming *n, uint64_t *tensors) {
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    n->walk.with_attributes = true;
    *tensors = 0;
    for (;;) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (event == TG_PICKLE_END) return true;
        if (event == TG_PICKLE_FAILED) return false;
        if (event == TG_PICKLE_OPEN && !check_dict(n, v)) return false;
        if (event != TG_PICKLE_LEAF) continue;
        if (v->kind != TG_PICKLE_TENSOR) {
            if (!is_value(n, v)) return false;
            continue;
        }
        if (is_in_attributes(&n->walk))
            return fail(n, offset_of(n, v->at), KS_BAD_VALUE, "no tensors in _metadata");
        (*tensors)++;
    }
}

static bool keep_names(naming *n) {
    uint64_t i = 0;
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    for (;;) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (event == TG_PICKLE_END) return true;
        if (event == TG_PICKLE_FAILED) return false;
        if (event != TG_PICKLE_LEAF || v->kind != TG_PICKLE_TENSOR) continue;
        n->p->places[i].tensor = v->at;
        if (!keep_name(n, i++)) return false;
    }
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
    if (!check_values(n, &count)) return false;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    p->places = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->places);
    p->names = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->names);
    return p->places != NULL && p->names != NULL && keep_names(n) && check_unique(n) &&
           tg_foreign_show(file, p->names, count);
}

#endif
