/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_parts.c - sparse tensors in formats without sparse storage: as several dense tensors,
 * and back.
 *
 *     BTF    NAME.indices int64 [entries, rank], NAME.values [entries], NAME.shape int64 [rank]
 *     PVP    NAME.indices uint32 [entries of all frames], NAME.values float32 [the same] unless
 *     every
 *            value is 1, NAME.counts uint32 [frames], NAME.shape int64 [rank]
 *
 * When parts are converted back, they are untrusted tensors of some file: this file tests, before
 * anything is written, that they agree with each other and that every index lies inside the shape.
 */
#include <stdlib.h>
#include <string.h>

#include "conversion.h"
#include "ks_put.h"

/* -------------------------------------------------------------------------------- splitting */

static bool declare_part(tg_conversion *c, const tg_tensor *tensor, tg_part part, const char *name,
                         const char *suffix, uint32_t rank, const uint64_t *shape) {
    tg_payload *payload = tg_payload_new(c, FROM_PARTS, tensor->index);
    tg_decl decl = {
        .name = tg_keep_name(c, name, suffix),
        .dtype = tensor->parts[part].dtype,
        .storage = TG_STORAGE_DENSE,
        .order = TG_ORDER_C,
        .rank = rank,
        .shape = shape,
    };
    if (payload == NULL || decl.name == NULL) return false;
    payload->parts[TG_PART_VALUES].part = part;
    decl.values = tg_payload_values(payload);
    return tg_build_add(c->build, &decl);
}

static bool declare_shape(tg_conversion *c, const char *name, uint32_t rank,
                          const uint64_t *shape) {
    tg_payload *payload = tg_payload_new(c, FROM_BYTES, 0);
    uint8_t *bytes = ks_alloc(&c->build->ks, rank > 0 ? rank : 1, 8);
    const uint64_t length = rank;
    tg_decl decl = {
        .name = tg_keep_name(c, name, ".shape"),
        .dtype = TG_DTYPE_INT64,
        .storage = TG_STORAGE_DENSE,
        .order = TG_ORDER_C,
        .rank = 1,
        .shape = &length,
    };
    if (payload == NULL || decl.name == NULL) return false;
    if (bytes == NULL) return tg_refuse_ks(c->build);
    for (uint32_t axis = 0; axis < rank; axis++) {
        ks_put_u8le(bytes + 8 * axis, shape[axis]);
    }
    payload->bytes = bytes;
    decl.values = tg_payload_values(payload);
    return tg_build_add(c->build, &decl);
}

bool tg_declare_parts(tg_conversion *c, const tg_tensor *tensor, const char *name) {
    /* The shape of `tensor` is in a buffer that the file reuses; the copy remains valid. */
    uint64_t *shape = ks_alloc(&c->build->ks, tensor->rank > 0 ? tensor->rank : 1, sizeof *shape);
    if (shape == NULL) return tg_refuse_ks(c->build);
    if (tensor->rank > 0) memcpy(shape, tensor->shape, tensor->rank * sizeof *shape);
    bool coo = tensor->storage == TG_STORAGE_COO;
    uint64_t entries = tensor->parts[TG_PART_INDEX_LIST].count;
    if (coo) entries = tensor->parts[TG_PART_VALUES].count;
    const uint64_t matrix[2] = {entries, tensor->rank};
    if (!declare_part(c, tensor, TG_PART_INDEX_LIST, name, ".indices", coo ? 2 : 1, matrix))
        return false;
    if (tensor->parts[TG_PART_VALUES].dtype != TG_DTYPE_NONE &&
        !declare_part(c, tensor, TG_PART_VALUES, name, ".values", 1, &entries)) {
        return false;
    }
    if (!coo && !declare_part(c, tensor, TG_PART_COUNTS, name, ".counts", 1, &shape[0]))
        return false;
    return declare_shape(c, name, tensor->rank, shape);
}

/* ---------------------------------------------------------------------------------- finding */

struct part_name {
    const char *name;
    uint64_t index;
};

static int compare_names(const void *a, const void *b) {
    const struct part_name *x = a;
    const struct part_name *y = b;
    return strcmp(x->name, y->name);
}

bool tg_find_parts(tg_conversion *c, part_finder *finder) {
    uint64_t n = tg_num_tensors(c->file);
    if (n == 0) return true;
    finder->names = ks_alloc(&c->build->ks, n, sizeof *finder->names);
    if (finder->names == NULL) return tg_refuse_ks(c->build);
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        finder->names[i].name = tg_keep_name(c, tensor.name, "");
        finder->names[i].index = i;
        if (finder->names[i].name == NULL) return false;
    }
    finder->count = n;
    qsort(finder->names, (size_t)n, sizeof *finder->names, compare_names);
    return true;
}

bool tg_find_part(tg_conversion *c, const part_finder *finder, const char *base, const char *suffix,
                  uint64_t *index, bool *found) {
    struct part_name wanted = {tg_keep_name(c, base, suffix), 0};
    if (wanted.name == NULL) return false;
    const struct part_name *hit = NULL;
    if (finder->count > 0)
        hit = bsearch(&wanted, finder->names, (size_t)finder->count, sizeof wanted, compare_names);
    *found = hit != NULL;
    if (hit != NULL) *index = hit->index;
    return true;
}

/* ---------------------------------------------------------------------------------- joining */

/* The parts of one sparse tensor, as tensors of the source file. */
typedef struct joined {
    const char *name;
    uint64_t indices;
    uint64_t values;
    uint64_t counts;
    uint64_t shape;
    bool has_values;
    bool has_counts;
} joined;

/* A part must be a dense array of that dtype and rank, in C order. `length` is the length of axis
 * 0. */
static bool test_part(tg_conversion *c, uint64_t index, tg_dtype dtype, uint32_t rank,
                      const char *name, const char *suffix, uint64_t *length) {
    tg_tensor tensor;
    if (!tg_describe(c->file, index, &tensor)) return tg_refuse_file(c, name);
    bool good = tensor.storage == TG_STORAGE_DENSE && tensor.rank == rank &&
                (dtype == TG_DTYPE_NONE || tensor.dtype == dtype) &&
                (rank < 2 || tensor.order == TG_ORDER_C);
    *length = good && rank > 0 ? tensor.shape[0] : 0;
    if (good) return true;
    return tg_refuse_name(c, TG_CODE_BAD_VALUE, name,
                          "its part $ is not the array that is written for a sparse tensor", suffix,
                          0, 0);
}

#define BLOCK_BYTES 8192u

static bool read_values(tg_conversion *c, uint64_t index, uint64_t from, void *dst, size_t n,
                        const char *name) {
    tg_tensor tensor;
    return (tg_describe(c->file, index, &tensor) &&
            tg_tensor_read(c->file, &tensor, TG_PART_VALUES, from, dst, n)) ||
           tg_refuse_file(c, name);
}

static uint64_t load64(const uint8_t *p) {
    uint64_t value = 0;
    for (unsigned i = 0; i < 8; i++) value |= (uint64_t)p[i] << 8 * i;
    return value;
}

static uint64_t load32(const uint8_t *p) {
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24;
}

/* Every index must be below its bound: axis i % rank of `bounds` for COO, a single bound otherwise.
 * A negative index, read as unsigned, exceeds every bound. */
static bool test_indices(tg_conversion *c, const joined *j, uint64_t count, size_t size,
                         const uint64_t *bounds, uint32_t num_bounds) {
    uint8_t block[BLOCK_BYTES] = {0};
    uint32_t axis = 0;
    for (uint64_t i = 0; i < count;) {
        uint64_t left = count - i;
        size_t n = left < BLOCK_BYTES / size ? (size_t)left : BLOCK_BYTES / size;
        if (!read_values(c, j->indices, i * size, block, n * size, j->name)) return false;
        for (size_t k = 0; k < n; k++) {
            uint64_t value = size == 8 ? load64(block + 8 * k) : load32(block + 4 * k);
            if (value >= bounds[axis]) {
                return tg_refuse_name(c, TG_CODE_BAD_VALUE, j->name,
                                      "number % of its indices is not below %", NULL, i + k,
                                      bounds[axis]);
            }
            axis = axis + 1 < num_bounds ? axis + 1 : 0;
        }
        i += n;
    }
    return true;
}

/* Reads the numbers of NAME.shape into the arena. */
static uint64_t *load_shape(tg_conversion *c, const joined *j, uint64_t rank) {
    if (rank > 255) {
        tg_refuse_name(c, TG_CODE_BAD_VALUE, j->name, "% axes, at most 255 are possible", NULL,
                       rank, 0);
        return NULL;
    }
    uint8_t bytes[255 * 8] = {0};
    uint64_t *shape = ks_alloc(&c->build->ks, rank > 0 ? rank : 1, sizeof *shape);
    if (shape == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    if (rank > 0 && !read_values(c, j->shape, 0, bytes, (size_t)rank * 8, j->name)) return NULL;
    for (uint64_t i = 0; i < rank; i++) {
        shape[i] = load64(bytes + 8 * i);
        if (shape[i] > INT64_MAX) {
            tg_refuse_name(c, TG_CODE_BAD_VALUE, j->name, "a length of its shape is negative", NULL,
                           0, 0);
            return NULL;
        }
    }
    return shape;
}

static bool add_joined(tg_conversion *c, const joined *j, tg_decl *decl) {
    tg_payload *payload = tg_payload_new(c, FROM_PARTS, j->indices);
    if (payload == NULL) return false;
    payload->parts[TG_PART_INDEX_LIST] = (part_place){j->indices, TG_PART_VALUES};
    payload->parts[TG_PART_VALUES] = (part_place){j->values, TG_PART_VALUES};
    payload->parts[TG_PART_COUNTS] = (part_place){j->counts, TG_PART_VALUES};
    decl->name = j->name;
    decl->order = TG_ORDER_C;
    decl->values = tg_payload_values(payload);
    return tg_build_add(c->build, decl);
}

static bool disagree(tg_conversion *c, const joined *j) {
    return tg_refuse_name(c, TG_CODE_BAD_VALUE, j->name,
                          "its parts disagree on the number of entries or axes", NULL, 0, 0);
}

static bool join_coo(tg_conversion *c, const joined *j) {
    uint64_t rank = 0;
    uint64_t entries = 0;
    uint64_t rows = 0;
    if (!test_part(c, j->shape, TG_DTYPE_INT64, 1, j->name, ".shape", &rank) ||
        !test_part(c, j->indices, TG_DTYPE_INT64, 2, j->name, ".indices", &rows) ||
        !test_part(c, j->values, TG_DTYPE_NONE, 1, j->name, ".values", &entries)) {
        return false;
    }
    tg_tensor indices;
    tg_tensor values;
    if (!tg_describe(c->file, j->indices, &indices)) return tg_refuse_file(c, j->name);
    uint64_t columns = indices.shape[1];
    if (!tg_describe(c->file, j->values, &values)) return tg_refuse_file(c, j->name);
    if (rows != entries || columns != rank) return disagree(c, j);
    const uint64_t *shape = load_shape(c, j, rank);
    if (shape == NULL) return false;
    /* The matrix is stored, so counting its elements did not overflow. */
    if (rank > 0 && !test_indices(c, j, rows * columns, 8, shape, (uint32_t)rank)) return false;
    tg_decl decl = {.dtype = values.dtype,
                    .storage = TG_STORAGE_COO,
                    .rank = (uint32_t)rank,
                    .shape = shape,
                    .stored = entries};
    return add_joined(c, j, &decl);
}

static bool join_frames(tg_conversion *c, const joined *j) {
    uint64_t rank = 0;
    uint64_t frames = 0;
    uint64_t entries = 0;
    uint64_t values = 0;
    if (!test_part(c, j->shape, TG_DTYPE_INT64, 1, j->name, ".shape", &rank) ||
        !test_part(c, j->indices, TG_DTYPE_UINT32, 1, j->name, ".indices", &entries) ||
        !test_part(c, j->counts, TG_DTYPE_UINT32, 1, j->name, ".counts", &frames) ||
        (j->has_values &&
         !test_part(c, j->values, TG_DTYPE_FLOAT32, 1, j->name, ".values", &values))) {
        return false;
    }
    const uint64_t *shape = load_shape(c, j, rank);
    if (shape == NULL) return false;
    if (rank < 2 || shape[0] != frames || (j->has_values && values != entries))
        return disagree(c, j);
    uint64_t cells = 1;
    for (uint64_t axis = 1; axis < rank; axis++) {
        if (shape[axis] != 0 && cells > UINT64_MAX / shape[axis]) return disagree(c, j);
        cells *= shape[axis];
    }
    if (!test_indices(c, j, entries, 4, &cells, 1)) return false;
    tg_decl decl = {.dtype = TG_DTYPE_FLOAT32,
                    .storage = j->has_values ? TG_STORAGE_SPARSE : TG_STORAGE_INDICES,
                    .rank = (uint32_t)rank,
                    .shape = shape,
                    .stored = entries};
    return add_joined(c, j, &decl);
}

/* Removes one of the four suffixes from a name; NULL if it has none. Must not be called after an
 * error. */
static const char *base_of(tg_conversion *c, const char *name, bool *is_first, bool *good) {
    static const char *const suffixes[] = {".indices", ".values", ".counts", ".shape"};
    size_t n = strlen(name);
    *good = true;
    for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
        size_t m = strlen(suffixes[i]);
        if (n <= m || strcmp(name + n - m, suffixes[i]) != 0) continue;
        char *base = ks_alloc(&c->build->ks, n - m + 1, 1);
        if (base == NULL) {
            *good = tg_refuse_ks(c->build);
            return NULL;
        }
        memcpy(base, name, n - m);
        base[n - m] = '\0';
        *is_first = i == 0;
        return base;
    }
    return NULL;
}

bool tg_declare_joined(tg_conversion *c, const part_finder *finder, const char *name, bool *taken) {
    joined j;
    bool good;
    bool is_first = false;
    bool has_indices = false;
    bool has_shape = false;
    memset(&j, 0, sizeof j);
    *taken = false;
    j.name = base_of(c, name, &is_first, &good);
    if (j.name == NULL) return good;
    if (!tg_find_part(c, finder, j.name, ".indices", &j.indices, &has_indices) ||
        !tg_find_part(c, finder, j.name, ".values", &j.values, &j.has_values) ||
        !tg_find_part(c, finder, j.name, ".counts", &j.counts, &j.has_counts) ||
        !tg_find_part(c, finder, j.name, ".shape", &j.shape, &has_shape)) {
        return false;
    }
    const uint64_t storages = c->writer->storages;
    bool coo = (storages & TG_BIT_OF(TG_STORAGE_COO)) != 0 && j.has_values && !j.has_counts;
    bool frames = (storages & TG_BIT_OF(TG_STORAGE_SPARSE)) != 0 && j.has_counts;
    if (!has_indices || !has_shape || (!coo && !frames)) return true;
    *taken = true;
    if (!is_first) return true;
    return coo ? join_coo(c, &j) : join_frames(c, &j);
}
