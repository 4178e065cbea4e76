/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_field.c - see npy_field.h.
 */
#include "npy_field.h"

#include <string.h>

#include "key_set.h"

/* ------------------------------------------------------------------------------------- members */

/* Whether a member is a tensor of its own. */
static bool is_field(const tg_npy *npy, uint32_t member) {
    const tg_npy_member *all = npy->type->members;
    if (member == 0 || all[member].kind != TG_NPY_NUMBER) return false;
    if (npy->order == TG_ORDER_C) return true;
    for (uint32_t i = member; i != 0; i = all[i].parent) {
        if (all[i].rank > 0) return false;
    }
    return true;
}

static uint64_t count_fields(const tg_npy *npy) {
    uint64_t n = 0;
    if (npy->type == NULL) return 0;
    for (uint32_t i = 1; i < npy->type->num_members; i++) n += is_field(npy, i) ? 1 : 0;
    return n;
}

/* The members around a member, from itself on; at most TG_NPY_MOST_DEPTH + 1. Returns their number, without the array. */
static uint32_t path_of(const tg_npy *npy, uint32_t member, uint32_t path[TG_NPY_MOST_DEPTH + 1]) {
    uint32_t n = 0;
    for (uint32_t i = member; i != 0; i = npy->type->members[i].parent) path[n++] = i;
    return n;
}

/* --------------------------------------------------------------------------------------- names */

/* "points.x". All names of a type are in its header, but each may be part of many: the arena bounds their copies. */
static bool name_field(ks_ctx *ks, const tg_npy *npy, uint32_t member, const tg_foreign_name *base,
                       tg_foreign_name *name) {
    uint32_t path[TG_NPY_MOST_DEPTH + 1];
    const uint32_t n = path_of(npy, member, path);
    const tg_npy_member *all = npy->type->members;
    uint64_t len = base->raw_len; /* of texts in memory: no overflow */
    for (uint32_t i = 0; i < n; i++) len += 1 + all[path[i]].name.size;
    char *raw = ks_alloc(ks, len + 1, 1);
    if (raw == NULL || !ks_spend(ks, 1 + len / 8)) return false;
    size_t at = base->raw_len;
    memcpy(raw, base->raw, at);
    for (uint32_t i = n; i-- > 0;) {
        const ks_bytes *part = &all[path[i]].name;
        raw[at++] = '.';
        memcpy(raw + at, part->data, (size_t)part->size);
        at += (size_t)part->size;
    }
    raw[at] = '\0';
    *name = (tg_foreign_name){.raw = raw, .raw_len = at, .shown = NULL};
    return true;
}

typedef struct naming {
    tg_file *file;
    tg_key_set set;
    uint64_t key[2];
    tg_npy_views *views;
    uint64_t count; /* of views so far */
} naming;

static bool add_name(naming *n, const tg_foreign_name *name) {
    return tg_key_set_add(&n->set, tg_hash_name(n->key, 0, name->raw, name->raw_len)) == TG_KEY_NEW;
}

static bool add_fields(naming *n, const tg_npy_arrays *arrays, uint64_t array) {
    static const ks_rule rule = {"npy.field_name",
                                 "a field whose name with that of its array no other tensor has",
                                 KS_BAD_VALUE, true};
    ks_ctx *ks = &n->file->ks;
    uint64_t offset;
    const tg_npy *npy = arrays->at(arrays->self, array, &offset);
    const uint32_t members = npy->type != NULL ? npy->type->num_members : 0;
    for (uint32_t i = 1; i < members; i++) {
        tg_foreign_name *name = &n->views->names[n->count];
        if (!is_field(npy, i)) continue;
        if (!name_field(ks, npy, i, &arrays->names[array], name)) return false;
        if (add_name(n, name)) {
            n->views->views[n->count++] = (tg_npy_view){array, i};
            continue;
        }
        if (!ks_violated(ks, &rule, offset, ks_none(),
                         ks_value_bytes(ks, (const uint8_t *)name->raw, name->raw_len)))
            return ks_in(ks, "header");
    }
    return true;
}

static bool name_views(tg_file *file, const tg_npy_arrays *arrays, uint64_t count,
                       tg_npy_views *views) {
    naming n;
    memset(&n, 0, sizeof n);
    n.file = file;
    n.views = views;
    /* One of three places stays empty; as many headers and fields are in memory. */
    const uint64_t places = count + count / 2 + 64;
    n.set.num_places = places < UINT32_MAX ? (uint32_t)places : UINT32_MAX;
    n.set.places = ks_alloc(&file->ks, n.set.num_places, sizeof *n.set.places);
    views->views = ks_alloc(&file->ks, count, sizeof *views->views);
    views->names = ks_alloc(&file->ks, count, sizeof *views->names);
    if (n.set.places == NULL || views->views == NULL || views->names == NULL) return false;
    tg_hash_key(n.key, file);
    for (uint64_t i = 0; i < arrays->count; i++) (void)add_name(&n, &arrays->names[i]);
    for (uint64_t i = 0; i < arrays->count; i++) {
        views->names[n.count] = arrays->names[i];
        views->views[n.count++] = (tg_npy_view){i, 0};
        if (!add_fields(&n, arrays, i)) return false;
    }
    file->num_tensors = n.count;
    return true;
}

bool tg_npy_find_views(tg_file *file, const tg_npy_arrays *arrays, tg_npy_views *views) {
    uint64_t count = arrays->count;
    *views = (tg_npy_views){NULL, arrays->names};
    for (uint64_t i = 0; i < arrays->count; i++) {
        uint64_t offset;
        count += count_fields(arrays->at(arrays->self, i, &offset));
    }
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    if (count > arrays->count && !name_views(file, arrays, count, views)) return false;
    return tg_foreign_show(file, views->names, file->num_tensors);
}

/* ------------------------------------------------------------------------------------ describing */

/* Position in the array of byte `at` of a field. *left becomes how many bytes follow in a row, with it. */
static uint64_t position_of(const tg_npy *npy, uint32_t member, uint64_t at, uint64_t *left) {
    const tg_npy_member *all = npy->type->members;
    const uint64_t run = tg_npy_bytes(&all[member]); /* not 0: there is a byte */
    uint64_t k = at / run; /* of the records around it, counted as one array */
    uint64_t position = at % run + all[member].offset;
    *left = run - at % run;
    for (uint32_t i = all[member].parent; i != 0; i = all[i].parent) {
        position += all[i].offset + k % all[i].count * all[i].size;
        k /= all[i].count;
    }
    return position + k * npy->element; /* inside of the array */
}

bool tg_npy_describe_view(tg_file *file, const tg_npy *npy, uint32_t member, uint64_t offset,
                          tg_tensor *tensor) {
    if (member == 0) {
        tg_npy_describe(npy, offset, tensor);
        return true;
    }
    uint32_t path[TG_NPY_MOST_DEPTH + 1];
    const tg_npy_member *all = npy->type->members;
    const uint32_t depth = path_of(npy, member, path);
    uint32_t rank = npy->rank;
    for (uint32_t i = 0; i < depth; i++) rank += all[path[i]].rank; /* at most 64 together */
    uint64_t *shape = tg_shape(file, tensor, rank);
    if (shape == NULL) return false;
    uint64_t count = npy->count;
    memcpy(shape, npy->shape, npy->rank * sizeof *shape);
    shape += npy->rank;
    for (uint32_t i = depth; i-- > 0;) {
        const tg_npy_member *m = &all[path[i]];
        if (m->rank > 0) memcpy(shape, m->shape, m->rank * sizeof *shape);
        shape += m->rank;
        count *= m->count; /* of all elements, which take no more bytes than the records */
    }
    uint64_t left;
    uint64_t first = 0;
    if (count > 0) first = position_of(npy, member, 0, &left);
    tensor->order = npy->order;
    tensor->is_field = true;
    tg_dense(tensor, all[member].dtype, count, offset == TG_NOWHERE ? TG_NOWHERE : offset + first);
    return true;
}

/* ---------------------------------------------------------------------------------------- reading */

/* Fields that lie close together are read at once, and gathered from this buffer. */
#define GATHER_BYTES 4096u

typedef struct request {
    const tg_npy *npy;
    uint32_t member;
    tg_npy_stored *stored;
    void *self;
} request;

/* Bytes of the array in memory: [from, from + n). */
typedef struct gathered {
    uint8_t bytes[GATHER_BYTES];
    uint64_t from;
    uint64_t n;
} gathered;

/* Reads bytes [at, at + n) of a field as they are stored, in runs that ascend. Nothing behind the last of them is read: what
 * can only be read forward goes on from there. */
static bool read_stored(void *self, uint64_t at, void *dst, size_t n) {
    const request *q = self;
    gathered g;
    uint8_t *to = dst;
    uint64_t left;
    g.from = 0;
    g.n = 0;
    if (n == 0) return true;
    const uint64_t end = position_of(q->npy, q->member, at + n - 1, &left) + 1;
    while (n > 0) {
        const uint64_t from = position_of(q->npy, q->member, at, &left);
        const size_t take = left < n ? (size_t)left : n;
        if (from < g.from || from - g.from >= g.n || take > g.n - (from - g.from)) {
            uint64_t unused;
            const uint64_t next =
                take < n ? position_of(q->npy, q->member, at + take, &unused) : UINT64_MAX;
            g.n = 0;
            if (take > GATHER_BYTES / 2 || next == UINT64_MAX ||
                next - from > GATHER_BYTES / 2) { /* nothing to gather */
                if (!q->stored(q->self, from, to, take)) return false;
                to += take;
                at += take;
                n -= take;
                continue;
            }
            g.from = from;
            const uint64_t most = end - from < GATHER_BYTES ? end - from : GATHER_BYTES;
            if (!q->stored(q->self, from, g.bytes, (size_t)most)) return false;
            g.n = most;
        }
        memcpy(to, g.bytes + (from - g.from), take);
        to += take;
        at += take;
        n -= take;
    }
    return true;
}

bool tg_npy_read_view(const tg_npy *npy, uint32_t member, uint64_t at, void *dst, size_t n,
                      tg_npy_stored *stored, void *self) {
    if (member == 0) return tg_npy_read(npy->swap, at, dst, n, stored, self);
    request q = {npy, member, stored, self};
    return tg_npy_read(npy->type->members[member].swap, at, dst, n, read_stored, &q);
}
