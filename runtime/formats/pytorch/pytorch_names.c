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
    tg_pickle_sums all;                       /* of the object */
    tg_pickle_sums open[TG_PICKLE_DEPTH + 1]; /* of each open container, so far */
} naming;

/* Steps for each way besides its bytes. */
#define WAY 64

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

static bool keep_name(naming *n, uint64_t i) {
    static const char lone[] = "tensor";
    const unsigned depth = n->walk.depth;
    char room[TG_PICKLE_DIGITS];
    size_t size = depth > 0 ? depth - 1 : sizeof lone - 1; /* what stands between the parts */
    size_t len;
    for (unsigned k = 0; k < depth; k++) {
        (void)tg_pickle_part(&n->walk, k, room, &len);
        if (len > LONGEST_NAME - size)
            return fail(n, offset_of(n, n->p->places[i].tensor), KS_BAD_SIZE,
                        "names of at most 65535 bytes");
        size += len;
    }
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

/* ------------------------------------------------------------------------------------------ sums */

/* No sum of what is added here wraps: see the walk for places, of which there are fewer than 2^35. */
#define MOST_COST (UINT64_C(1) << 62)

static uint64_t sum_of_costs(uint64_t a, uint64_t b) { /* each at most MOST_COST */
    return a + b < MOST_COST ? a + b : MOST_COST;
}

/* Adds a value to the container that it is in, in which each way in it grows by the same part. */
static void add_sums(naming *n, const tg_pickle_sums *of) {
    char room[TG_PICKLE_DIGITS];
    size_t len = 0;
    tg_pickle_sums *to = n->walk.depth > 0 ? &n->open[n->walk.depth - 1] : &n->all;
    uint64_t cost = of->cost;
    if (of->ways > 0 && n->walk.depth > 0) {
        (void)tg_pickle_part(&n->walk, n->walk.depth - 1, room, &len);
        const bool fits = len + 2 <= MOST_COST / of->ways; /* len: of a text of 32 bits */
        cost = sum_of_costs(cost, fits ? of->ways * (len + 2) : MOST_COST);
    }
    to->places += of->places;
    to->tensors += of->tensors;
    to->ways += of->ways;
    to->cost = sum_of_costs(to->cost, cost);
    if (of->height >= to->height) to->height = of->height + 1;
}

static tg_pickle_sums sums_of_one(bool is_tensor, bool has_way) {
    return (tg_pickle_sums){
        .places = 1, .tensors = is_tensor, .ways = has_way, .cost = has_way ? WAY : 0};
}

/* Goes past a container that was summed before. One with tensors is walked through again in attributes, where none may be. */
static bool open_container(naming *n, const tg_pickle_value *v) {
    const tg_pickle_values *values = &n->p->object.values;
    const tg_pickle_more *more = tg_pickle_more_of(values, v);
    if (more != NULL && more->is_summed &&
        (more->sums.tensors == 0 || !is_in_attributes(&n->walk))) {
        if (!tg_pickle_walk_pass(&n->walk, &more->sums)) return false;
        add_sums(n, &more->sums);
    } else {
        n->open[n->walk.depth - 1] = sums_of_one(false, tg_pickle_attributes_of(values, v) != 0);
    }
    return true;
}

static void close_container(naming *n, const tg_pickle_value *v) {
    const tg_pickle_sums *sums = &n->open[n->walk.depth];
    tg_pickle_more *more = tg_pickle_more_of(&n->p->object.values, v);
    if (more != NULL) {
        more->sums = *sums;
        more->is_summed = true;
    }
    add_sums(n, sums);
}

static bool check_leaf(naming *n, const tg_pickle_value *v) {
    const bool is_tensor = v->kind == TG_PICKLE_TENSOR;
    if (!is_tensor && !is_value(n, v)) return false;
    if (is_tensor && is_in_attributes(&n->walk))
        return fail(n, offset_of(n, v->at), KS_BAD_VALUE, "no tensors in _metadata");
    const tg_pickle_sums one = sums_of_one(is_tensor, is_tensor);
    add_sums(n, &one);
    return true;
}

/* All values are tensors or plain data, and those of _metadata plain data: nothing would name tensors there. What many places
 * share is counted at each of them, and walked through once. Then the steps for all names and ways are known. */
static bool check_values(naming *n) {
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    n->walk.with_attributes = true;
    memset(&n->all, 0, sizeof n->all);
    for (;;) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (event == TG_PICKLE_END) return ks_spend(n->ks, n->all.cost);
        if (event == TG_PICKLE_FAILED) return false;
        if (event == TG_PICKLE_OPEN && !open_container(n, v)) return false;
        if (event == TG_PICKLE_LEAF && !check_leaf(n, v)) return false;
        if (event == TG_PICKLE_CLOSE) close_container(n, v);
    }
}

static bool has_tensors(const naming *n, const tg_pickle_value *container) {
    const tg_pickle_more *more = tg_pickle_more_of(&n->p->object.values, container);
    return more == NULL || !more->is_summed || more->sums.tensors > 0;
}

static bool keep_names(naming *n) {
    uint64_t i = 0;
    tg_pickle_walk_begin(&n->walk, &n->p->object, n->p->object.result);
    while (i < n->all.tensors) {
        const tg_pickle_event event = tg_pickle_walk_next(&n->walk);
        const tg_pickle_value *v = tg_pickle_at(&n->p->object.values, n->walk.ref);
        if (event == TG_PICKLE_FAILED) return false;
        if (event == TG_PICKLE_OPEN && !has_tensors(n, v)) n->walk.depth--;
        if (event != TG_PICKLE_LEAF || v->kind != TG_PICKLE_TENSOR) continue;
        n->p->places[i].tensor = v->at;
        if (!keep_name(n, i++)) return false;
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
    if (n == NULL) return false;
    n->p = p;
    n->ks = &file->ks;
    if (!check_values(n)) return false;
    const uint64_t count = n->all.tensors;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    p->places = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->places);
    p->names = ks_alloc(n->ks, count > 0 ? count : 1, sizeof *p->names);
    return p->places != NULL && p->names != NULL && keep_names(n) && check_unique(n) &&
           tg_foreign_show(file, p->names, count);
}

#endif
