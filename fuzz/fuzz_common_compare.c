/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_compare.c - the content of a file as a number that is equal for two files with the
 * same tensors, settings and texts, in whatever order.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define MAX_BYTES ((uint64_t)64 << 10) /* of one part or array */
#define MAX_TENSORS 256

typedef struct digest {
    uint64_t hash;
} digest;

static void add(digest *d, const void *data, size_t n) {
    d->hash = (d->hash ^ fuzz_hash(data, n) ^ n) * UINT64_C(0x9e3779b97f4a7c15);
    d->hash ^= d->hash >> 31;
}

static void add_u64(digest *d, uint64_t number) { add(d, &number, sizeof number); }

/* -------------------------------------------------------------------------------------- stored */

static bool add_part(digest *d, tg_file *file, const tg_tensor *t, tg_part part) {
    const tg_extent *extent = &t->parts[part];
    add_u64(d, (uint64_t)extent->dtype);
    add_u64(d, extent->count);
    if (extent->nbytes > MAX_BYTES) return false;
    uint8_t *bytes = malloc((size_t)extent->nbytes + 1);
    if (bytes == NULL) return false;
    bool good = tg_tensor_read(file, t, part, 0, bytes, (size_t)extent->nbytes);
    if (good) add(d, bytes, (size_t)extent->nbytes);
    free(bytes);
    return good;
}

static bool add_tensor(digest *d, tg_file *file, uint64_t i) {
    tg_tensor t;
    if (!tg_tensor_at(file, i, &t)) return false;
    const uint64_t numbers[] = {(uint64_t)t.dtype,
                                (uint64_t)t.storage,
                                (uint64_t)t.order,
                                t.rank,
                                (uint64_t)t.fp_pos,
                                t.batch,
                                t.scaled};
    add(d, t.name, t.name_len);
    add(d, numbers, sizeof numbers);
    for (uint32_t axis = 0; axis < t.rank; axis++) add_u64(d, t.shape[axis]);
    for (int part = 0; part < TG_PART_COUNT; part++)
        if (!add_part(d, file, &t, (tg_part)part)) return false;
    for (uint64_t step = 0; t.scaled && t.rank > 0 && step < t.shape[0] && step < 16; step++) {
        float bounds[2] = {0, 0};
        if (!tg_tensor_bounds(file, &t, step, &bounds[0], &bounds[1])) return false;
        add(d, bounds, sizeof bounds);
    }
    return true;
}

/* ------------------------------------------------------------------------------------- meaning */

/* Equal numbers give the same bits: one zero, one NaN. */
static void make_plain(double *values, size_t n) {
    static const uint64_t nan_bits = UINT64_C(0x7ff8000000000000);
    for (size_t i = 0; i < n; i++) {
        if (values[i] == 0) values[i] = 0;
        if (values[i] != values[i]) memcpy(&values[i], &nan_bits, sizeof nan_bits);
    }
}

static bool add_array(digest *d, tg_file *file, uint64_t i) {
    const tg_array_options options = {
        .order = TG_ARRAY_ORDER_C, .dtype = TG_DTYPE_FLOAT64, .window = 4096};
    tg_array *array = tg_array_open(file, i, &options);
    if (array == NULL) return false;
    tg_array_info about = tg_array_about(array);
    bool good = about.nbytes <= MAX_BYTES;
    double *values = good ? malloc((size_t)about.nbytes + 1) : NULL;
    good = values != NULL && tg_array_read(array, 0, values, (size_t)about.nbytes);
    if (good) {
        make_plain(values, (size_t)about.count);
        add(d, values, (size_t)about.nbytes);
    }
    free(values);
    tg_array_close(array);
    return good;
}

typedef bool adder(digest *d, tg_file *file, uint64_t i);

/* Of all tensors but one; a file without a tensor of this number has nothing left out. */
static bool sum_of(tg_file *file, adder *add_one, uint64_t without, uint64_t *sum) {
    uint64_t n = tg_num_tensors(file);
    *sum = n - (without < n);
    if (n > MAX_TENSORS) return false;
    for (uint64_t i = 0; i < n; i++) {
        digest d = {1};
        if (i == without) continue;
        if (!add_one(&d, file, i)) return false;
        *sum += d.hash;
    }
    return true;
}

bool fuzz_stored_sum(tg_file *file, uint64_t *sum) {
    return sum_of(file, add_tensor, UINT64_MAX, sum);
}
bool fuzz_meaning_sum(tg_file *file, uint64_t without, uint64_t *sum) {
    return sum_of(file, add_array, without, sum);
}

/* ------------------------------------------------------------------------------------ metadata */

typedef struct leaves {
    uint64_t sum;
    unsigned depth;
    digest path[TG_METADATA_DEPTH + 1]; /* of open containers; `next` has the next key or index */
    bool is_array[TG_METADATA_DEPTH + 1];
    uint64_t next[TG_METADATA_DEPTH + 1];
    const char *only; /* NULL: all members of the object count */
    bool counts;
} leaves;

static void count(leaves *l, int kind, const void *data, size_t n) {
    digest d = l->path[l->depth];
    add_u64(&d, l->next[l->depth]);
    add_u64(&d, (uint64_t)kind);
    add(&d, data, n);
    if (l->counts) l->sum += d.hash;
}

static bool leaf(leaves *l, int kind, const void *data, size_t n) {
    count(l, kind, data, n);
    if (l->is_array[l->depth]) l->next[l->depth]++;
    return true;
}

static bool begin(leaves *l, bool is_array) {
    if (l->depth == TG_METADATA_DEPTH) return false;
    count(l, is_array ? 8 : 9, "", 0);
    digest d = l->path[l->depth];
    add_u64(&d, l->next[l->depth]);
    l->depth++;
    l->path[l->depth] = d;
    l->is_array[l->depth] = is_array;
    l->next[l->depth] = 0;
    return true;
}

static bool on_object(void *self) { return begin(self, false); }
static bool on_array(void *self) { return begin(self, true); }
static bool on_end(void *self) {
    leaves *l = self;
    if (l->depth == 0) return false;
    l->depth--;
    if (l->is_array[l->depth]) l->next[l->depth]++;
    return true;
}
static bool on_key(void *self, const char *key, size_t n) {
    leaves *l = self;
    l->next[l->depth] = fuzz_hash((const uint8_t *)key, n);
    if (l->depth == 1 && l->only != NULL)
        l->counts = n == strlen(l->only) && memcmp(key, l->only, n) == 0;
    return true;
}
static bool on_text(void *self, const char *text, size_t n) { return leaf(self, 1, text, n); }
static bool on_u64(void *self, uint64_t value) { return leaf(self, 2, &value, sizeof value); }
static bool on_s64(void *self, int64_t value) { return leaf(self, 3, &value, sizeof value); }
static bool on_f32(void *self, float value) { return leaf(self, 4, &value, sizeof value); }
static bool on_f64(void *self, double value) { return leaf(self, 5, &value, sizeof value); }
static bool on_boolean(void *self, bool value) { return leaf(self, 6, &value, sizeof value); }
static bool on_null(void *self) { return leaf(self, 7, "", 0); }

uint64_t fuzz_metadata_sum(tg_file *file, const char *only) {
    leaves l;
    memset(&l, 0, sizeof l);
    l.only = only;
    l.counts = only == NULL;
    const tg_sink sink = {on_object, on_end, on_array, on_end,     on_key,  on_text, on_u64,
                          on_s64,    on_f32, on_f64,   on_boolean, on_null, &l};
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_metadata(file, &sink), "no metadata: %s",
                 tg_code_name(tg_last_error(file)->code));
    return l.sum;
}
