/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_index.c - the tensors of a Flax file, and their names; and that the keys of each map differ.
 */
#include <string.h>

#include "flax_file.h"
#include "key_set.h"
#include "name_table.h"

#define LONGEST_NAME 65535u
/* Bytes of all names for each byte of the file, and for any file: so that long keys on the way to many tensors take no memory. */
#define NAMES_A_BYTE 4u
#define NAMES_AT_LEAST 65536u
/* Keys that are compared each with each; more are hashed. */
#define FEW_KEYS 8u
#define MOST_KEYS (UINT32_MAX / 4) /* 2 * n + 64 fits 32 bits */

/* A key of a map that is open. */
typedef struct key {
    uint64_t at;
    uint64_t len;
} key;

/* Memory that is needed while the file is read. */
typedef struct room {
    void *memory;
    uint64_t size;
} room;

typedef struct indexing {
    ks_ctx *ks;
    tg_flax *self;
    room keys; /* of open maps with more than one */
    uint64_t num_keys;
    room places;
    uint64_t hash_key[2];
    tg_flax_walk walk;
} indexing;

/* ----------------------------------------------------------------------------------------- rooms */

static void release(ks_ctx *ks, room *r) {
    if (r->memory == NULL) return;
    ks->allocator.free(ks->allocator.self, r->memory, (size_t)r->size);
    ks->memory_left += r->size;
    *r = (room){NULL, 0};
}

/* Makes room for `size` bytes, of which the first `kept` keep their content. It counts as memory of the file. */
static bool reserve(ks_ctx *ks, room *r, uint64_t size, uint64_t kept) {
    if (size <= r->size) return true;
    uint64_t more = r->size < size / 2 ? size : 2 * r->size; /* of memory: no overflow */
    if (more < 4096) more = 4096;
    if (more > ks->memory_left)
        return ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, ks_expected_memory,
                             ks_value_u64(ks->limits.memory),
                             ks_value_u64(ks->limits.memory - ks->memory_left + more));
    void *memory = more <= SIZE_MAX ? ks->allocator.alloc(ks->allocator.self, (size_t)more) : NULL;
    if (memory == NULL)
        return ks_fail_found(ks, KS_NO_MEMORY, KS_NO_OFFSET, "% bytes of memory",
                             ks_value_u64(more), ks_none());
    ks->memory_left -= more;
    if (kept > 0) memcpy(memory, r->memory, (size_t)kept);
    release(ks, r);
    *r = (room){memory, more};
    return true;
}

/* ------------------------------------------------------------------------------------------ keys */

static const char *key_at(const void *self, uint32_t i, size_t *n) {
    const indexing *x = self;
    const key *k = (const key *)x->keys.memory + i;
    *n = (size_t)k->len;
    return (const char *)ks_input_address(x->ks, k->at);
}

static bool is_same(const indexing *x, uint64_t i, uint64_t j) {
    const key *a = (const key *)x->keys.memory + i;
    const key *b = (const key *)x->keys.memory + j;
    return a->len == b->len && memcmp(ks_input_address(x->ks, a->at),
                                      ks_input_address(x->ks, b->at), (size_t)a->len) == 0;
}

/* The key of the map, the first of which is number `from`, that one before it has; `from` + `n` if they differ. */
static bool find_few(const indexing *x, uint64_t from, uint64_t n, uint64_t *twice) {
    *twice = from + n;
    for (uint64_t i = from + 1; i < from + n && *twice == from + n; i++) {
        for (uint64_t j = from; j < i; j++) {
            if (is_same(x, i, j)) *twice = i;
        }
    }
    return true;
}

static bool find_many(indexing *x, uint64_t from, uint64_t n, uint64_t *twice) {
    tg_name_table table = {.name = key_at, .self = x};
    if (n > MOST_KEYS || from > UINT32_MAX - n)
        return ks_fail(x->ks, KS_LIMIT, KS_NO_OFFSET, "fewer than 2^30 keys");
    table.num_places = tg_name_table_places(n);
    if (!reserve(x->ks, &x->places, table.num_places * (uint64_t)sizeof *table.places, 0))
        return false;
    table.places = x->places.memory;
    tg_name_table_clear(&table);
    *twice = from + n;
    for (uint64_t i = from; i < from + n && *twice == from + n; i++) {
        size_t len;
        const char *text = key_at(x, (uint32_t)i, &len);
        if (!ks_spend(x->ks, 1 + len / 16)) return false;
        const uint32_t hash = tg_hash_kept_name(x->hash_key, text, len);
        if (tg_name_table_add(&table, hash, (uint32_t)i) != TG_NAME_NONE) *twice = i;
    }
    return true;
}

/* The innermost map ends: its keys are the last ones. */
static bool test_keys(indexing *x) {
    tg_flax_walk *w = &x->walk;
    tg_flax_frame *f = &w->frames[w->depth - 1];
    uint64_t twice = 0;
    if (!f->is_map || f->count < 2) return true;
    const uint64_t from = x->num_keys - f->count;
    if (!(f->count <= FEW_KEYS ? find_few(x, from, f->count, &twice)
                               : find_many(x, from, f->count, &twice)))
        return false;
    x->num_keys = from;
    if (twice == from + f->count) return true;
    const key *k = (const key *)x->keys.memory + twice;
    const uint8_t *text = ks_input_address(x->ks, k->at);
    ks_fail_found(x->ks, KS_BAD_VALUE, k->at, "keys that differ", ks_none(),
                  tg_flax_shown(text, k->len));
    ks_in(x->ks, "key");
    ks_in_item(x->ks, "pairs", twice - from);
    return tg_flax_walk_in(w, w->depth - 1);
}

static bool add_key_of(indexing *x, const tg_flax_frame *f) {
    const uint64_t size = x->num_keys * sizeof(key); /* in memory */
    if (!reserve(x->ks, &x->keys, size + sizeof(key), size)) return false;
    ((key *)x->keys.memory)[x->num_keys++] = (key){f->key_at, f->key_len};
    return true;
}

/* Adds the key of the value that the walk is at, if there are others in its map. */
static inline bool add_key(indexing *x, bool opens) {
    const tg_flax_frame *f = tg_flax_walk_parent(&x->walk, opens);
    return f == NULL || !f->is_map || f->count < 2 || add_key_of(x, f);
}

/* ----------------------------------------------------------------------------------------- names */

/* The key or the position of what the walk is at in a frame. `digits` has room for 20. */
static const char *part_of(const indexing *x, unsigned i, char *digits, size_t *n) {
    const tg_flax_frame *f = &x->walk.frames[i];
    if (f->is_map) {
        *n = (size_t)f->key_len;
        return (const char *)ks_input_address(x->ks, f->key_at);
    }
    char *at = digits + 20;
    uint64_t rest = f->done - 1;
    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    *n = (size_t)(digits + 20 - at);
    return at;
}

static bool refuse_name(const indexing *x, const char *expected) {
    ks_fail(x->ks, KS_BAD_SIZE, x->walk.token.at, expected);
    return tg_flax_walk_in(&x->walk, x->walk.depth);
}

/* The bytes of the name of the tensor that the walk is at. */
static bool measure_name(indexing *x, size_t *size) {
    char digits[20];
    size_t n;
    *size = x->walk.depth - 1; /* the '/' between the parts; a tensor is in the outermost map */
    for (unsigned i = 0; i < x->walk.depth; i++) {
        (void)part_of(x, i, digits, &n);
        if (n > LONGEST_NAME - *size) return refuse_name(x, "names of at most 65535 bytes");
        *size += n;
    }
    /* The sizes of files are below 2^63 / 4 by far; what does not fit is more than any name. */
    const uint64_t file = x->ks->input.size;
    const uint64_t most =
        file < (UINT64_MAX - NAMES_AT_LEAST) / NAMES_A_BYTE ? file * NAMES_A_BYTE : 0;
    x->self->name_bytes += *size + 1;
    return x->self->name_bytes <= most + NAMES_AT_LEAST ||
           refuse_name(x, "names of at most 4 bytes for each byte of the file, together");
}

static const char *make_name(indexing *x, size_t size) {
    tg_flax *self = x->self;
    char digits[20];
    if (!ks_spend(x->ks, 1 + size / 16)) return NULL;
    char *raw = ks_alloc(x->ks, size + 1, 1);
    if (raw == NULL) return NULL;
    char *to = raw;
    for (unsigned i = 0; i < x->walk.depth; i++) {
        size_t n;
        const char *part = part_of(x, i, digits, &n);
        if (i > 0) *to++ = '/';
        if (n > 0) memcpy(to, part, n);
        to += n;
        self->has_slash = self->has_slash || (n > 0 && memchr(part, '/', n) != NULL);
    }
    *to = '\0';
    self->has_percent = self->has_percent || memchr(raw, '%', size) != NULL;
    return raw;
}

/* --------------------------------------------------------------------------------------- tensors */

static bool add_pieces(indexing *x, uint64_t before, tg_flax_tensor *t) {
    tg_flax_pieces *pieces = ks_list_add(x->ks, &x->self->chunked);
    if (pieces == NULL) return false;
    *pieces = (tg_flax_pieces){x->walk.array, before, x->self->chunks.count - before};
    t->chunked = (uint32_t)x->self->chunked.count; /* each has over 32 bytes of the file */
    return true;
}

static bool add_tensor(indexing *x, uint64_t before) {
    tg_flax *self = x->self;
    size_t size;
    if (!measure_name(x, &size)) return false;
    tg_flax_tensor *t = ks_list_add(x->ks, &self->tensors);
    if (t == NULL) return false;
    *t = (tg_flax_tensor){
        .raw = make_name(x, size), .at = x->walk.token.at, .raw_len = (uint32_t)size};
    if (t->raw == NULL || (x->walk.is_chunked && !add_pieces(x, before, t))) return false;
    if (x->walk.array.rank > self->most_axes) self->most_axes = x->walk.array.rank;
    return true;
}

/* Paths differ, since keys do, but a key may have a '/' in it. */
static bool test_names(indexing *x) {
    tg_flax *self = x->self;
    const uint64_t count = self->tensors.count;
    tg_key_set set = {0};
    if (!self->has_slash || count < 2) return true;
    if (count > MOST_KEYS) return ks_fail(x->ks, KS_LIMIT, KS_NO_OFFSET, "fewer than 2^30 tensors");
    set.num_places = (uint32_t)(count + count / 2 + 64);
    if (!reserve(x->ks, &x->places, set.num_places * (uint64_t)sizeof *set.places, 0)) return false;
    set.places = x->places.memory;
    for (uint64_t i = 0; i < count; i++) {
        const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
        if (!ks_spend(x->ks, 1 + t->raw_len / 16)) return false;
        if (tg_key_set_add(&set, tg_hash_name(x->hash_key, 0, t->raw, t->raw_len)) == TG_KEY_NEW)
            continue;
        ks_fail_found(x->ks, KS_BAD_VALUE, t->at, "tensors with different names", ks_none(),
                      tg_flax_shown((const uint8_t *)t->raw, t->raw_len));
        return ks_in(x->ks, "state");
    }
    return true;
}

static bool index_all(indexing *x) {
    for (;;) {
        const uint64_t before = x->self->chunks.count;
        const tg_flax_event event = tg_flax_walk_next(&x->walk);
        x->self->has_arrays = x->walk.has_arrays;
        switch (event) {
        case TG_FLAX_FAILED: return false;
        case TG_FLAX_END: return test_names(x);
        case TG_FLAX_CLOSE:
            if (!test_keys(x)) return false;
            break;
        case TG_FLAX_TENSOR:
            if (!add_key(x, false) || !add_tensor(x, before)) return false;
            break;
        case TG_FLAX_OPEN:
        case TG_FLAX_LEAF:
            if (!add_key(x, event == TG_FLAX_OPEN)) return false;
            break;
        }
    }
}

bool tg_flax_read_index(ks_ctx *ks, tg_flax *self) {
    const ks_allocator *a = &ks->allocator;
    if (!ks_list_init(ks, &self->tensors, 0, sizeof(tg_flax_tensor)) ||
        !ks_list_init(ks, &self->chunked, 0, sizeof(tg_flax_pieces)) ||
        !ks_list_init(ks, &self->chunks, 0, sizeof(tg_flax_chunk)))
        return false;
    indexing *x = a->alloc(a->self, sizeof *x);
    if (x == NULL) return ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    memset(x, 0, sizeof *x);
    x->ks = ks;
    x->self = self;
    tg_hash_key(x->hash_key, x);
    tg_flax_walk_begin(&x->walk, ks, true);
    x->walk.chunks = &self->chunks;
    const bool is_read = index_all(x);
    release(ks, &x->keys);
    release(ks, &x->places);
    a->free(a->self, x, sizeof *x);
    return is_read;
}

bool tg_flax_array_of(ks_ctx *ks, const tg_flax *self, uint64_t i, tg_flax_array *array,
                      bool *is_chunked) {
    const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
    *is_chunked = t->chunked > 0;
    if (*is_chunked) {
        const tg_flax_pieces *pieces = ks_list_at(&self->chunked, t->chunked - 1);
        *array = pieces->array;
        return true;
    }
    tg_flax_input in = {ks, t->at, ks->input.size, 0, false, NULL, 0};
    tg_flax_token token;
    return tg_flax_read_token(&in, &token) && tg_flax_read_array(&in, &token, array);
}
