/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_test.h - shared by the tests of arrays: a format made for them, of any dtype, order, shape
 * and storage, a slow and simple reference, and the comparison of both in windows of any size.
 */
#ifndef TESTS_ARRAY_TEST_H
#define TESTS_ARRAY_TEST_H

#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "memory_test.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"

/* ---------------------------------------------------------------------------------- randomness */

static uint64_t seed = UINT64_C(0x9E3779B97F4A7C15);

static inline uint64_t draw(uint64_t below) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed % below;
}

/* A block of exactly n bytes, so that sanitizers detect the first byte past its end. */
static inline uint8_t *exact(size_t n) {
    uint8_t *memory = malloc(n > 0 ? n : 1);
    assert_non_null(memory);
    return memory;
}

/* ------------------------------------------------------------------------- a format for the test */

#define MAX_RANK 255

/* How the reader gets the bytes of a part. */
typedef enum way {
    MEMORY,   /* they are the file */
    PIECES,   /* the same, but `locate` returns them in pieces */
    READ_PART /* a callback of the adapter */
} way;

typedef struct fake {
    tg_tensor t;
    uint64_t shape[MAX_RANK];
    uint8_t *parts[TG_PART_COUNT];
    float bounds[16][2];
    uint64_t piece;
    uint64_t reads_left; /* until one fails */
    uint64_t bounds_left;
    uint64_t num_bytes; /* bytes read */
} fake;

static fake *current;

static inline bool read_fake(ks_ctx *ks, void **root) {
    (void)ks;
    *root = current;
    return true;
}

static inline bool adopt_fake(tg_file *file) {
    file->num_tensors = 1;
    return true;
}

static inline bool describe_fake(tg_file *file, uint64_t i, tg_tensor *tensor) {
    uint64_t *shape = tg_shape(file, tensor, current->t.rank);
    if (shape == NULL) return false;
    for (uint32_t k = 0; k < current->t.rank; k++) shape[k] = current->shape[k];
    *tensor = current->t;
    tensor->index = i;
    tensor->shape = shape;
    return true;
}

static inline bool name_fake(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

static inline bool locate_fake(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    (void)file;
    (void)i;
    const tg_extent *e = &current->t.parts[part];
    uint64_t size = current->piece - at % current->piece;
    if (size > e->nbytes - at) size = e->nbytes - at;
    *run = (tg_run){e->offset + at, size, size, 1};
    return true;
}

static inline bool read_part_fake(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                                  void *dst, size_t n) {
    if (current->reads_left-- == 0) {
        tg_fail(file, TG_CODE_IO, "");
        file->error.system = EIO;
        current->reads_left = 0;
        return false;
    }
    assert_true(at <= tensor->parts[part].nbytes && n <= tensor->parts[part].nbytes - at);
    memcpy(dst, current->parts[part] + at, n);
    current->num_bytes += n;
    return true;
}

static inline bool bounds_fake(tg_file *file, uint64_t i, uint64_t step, float *min, float *max) {
    (void)i;
    if (current->bounds_left-- == 0) {
        current->bounds_left = 0;
        ks_fail(&file->ks, KS_IO, KS_NO_OFFSET, "");
        return false;
    }
    *min = current->bounds[step % 16][0];
    *max = current->bounds[step % 16][1];
    return true;
}

#define FAKE(a_locate, a_read_part, c)                                                             \
    {                                                                                              \
        .format = TG_FORMAT_NNB, .read = read_fake, .adopt = adopt_fake,                           \
        .describe = describe_fake, .name_of = name_fake, .locate = (a_locate),                     \
        .read_part = (a_read_part), .bounds = bounds_fake, .shape_is_c = (c)                       \
    }

static const tg_adapter adapters[] = {FAKE(NULL, NULL, false), FAKE(locate_fake, NULL, false),
                                      FAKE(NULL, read_part_fake, false),
                                      FAKE(NULL, read_part_fake, true)};
#define SHAPE_IS_C 3

static inline tg_file *open_fake(fake *f, unsigned adapter, const tg_options *options,
                                 tg_error *error) {
    const tg_adapter *list[] = {&adapters[adapter]};
    const tg_extent *values = &f->t.parts[TG_PART_VALUES];
    bool whole = adapter < READ_PART && f->parts[TG_PART_VALUES] != NULL && values->nbytes > 0;
    current = f;
    f->reads_left = f->bounds_left = UINT64_MAX;
    f->num_bytes = 0;
    return tg_open_memory_with(whole ? (const void *)f->parts[TG_PART_VALUES] : "x",
                               whole ? (size_t)values->nbytes : 1, options, error, list, 1);
}

static inline uint64_t cells(const fake *f) {
    uint64_t product = 1;
    for (uint32_t i = 0; i < f->t.rank; i++) product *= f->shape[i];
    return product;
}

static inline void add_part(fake *f, tg_part part, tg_dtype dtype, uint64_t count) {
    f->t.parts[part] = tg_extent_of(dtype, count, 0);
    size_t n = (size_t)f->t.parts[part].nbytes;
    f->parts[part] = exact(n);
    for (size_t i = 0; i < n; i++) f->parts[part][i] = (uint8_t)draw(256);
}

static inline void free_fake(fake *f) {
    for (int i = 0; i < TG_PART_COUNT; i++) free(f->parts[i]);
}

/* A dense tensor of this dtype with random bytes. */
static inline fake make_dense(tg_dtype dtype, tg_order order, uint32_t rank,
                              const uint64_t *shape) {
    fake f;
    memset(&f, 0, sizeof f);
    f.t.dtype = dtype;
    f.t.order = order;
    f.t.rank = rank;
    f.t.fp_pos = -1;
    f.piece = 1 + draw(100);
    for (uint32_t i = 0; i < rank; i++) f.shape[i] = shape[i];
    add_part(&f, TG_PART_VALUES, dtype, cells(&f));
    for (int i = 0; i < 16; i++) {
        f.bounds[i][0] = (float)-i;
        f.bounds[i][1] = (float)i / 3;
    }
    return f;
}

static inline void put_word(uint8_t *at, uint64_t value, unsigned n) {
    for (unsigned i = 0; i < n; i++) at[i] = (uint8_t)(value >> (8 * i));
}

static inline uint64_t get_word(const uint8_t *at, unsigned n) {
    uint64_t value = 0;
    for (unsigned i = 0; i < n; i++) value |= (uint64_t)at[i] << (8 * i);
    return value;
}

/* `entries` at random positions, often repeated; no axis is 0 if there are entries. */
static inline fake make_coo(tg_dtype dtype, uint32_t rank, const uint64_t *shape,
                            uint64_t entries) {
    fake f = make_dense(dtype, TG_ORDER_C, 0, NULL);
    free_fake(&f);
    f.t.storage = TG_STORAGE_COO;
    f.t.rank = rank;
    for (uint32_t i = 0; i < rank; i++) f.shape[i] = shape[i];
    add_part(&f, TG_PART_VALUES, dtype, entries);
    add_part(&f, TG_PART_INDEX_LIST, TG_DTYPE_INT64, entries * rank);
    for (uint64_t i = 0; i < entries * rank; i++)
        put_word(f.parts[TG_PART_INDEX_LIST] + 8 * i, draw(shape[i % rank]), 8);
    return f;
}

/* Lists per step of axis 0, with up to `most` entries each. */
static inline fake make_lists(tg_storage storage, uint32_t rank, const uint64_t *shape,
                              uint64_t most) {
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_C, rank, shape);
    const uint64_t per_step = shape[0] > 0 ? cells(&f) / shape[0] : 0;
    uint64_t entries = 0;
    free_fake(&f);
    f.t.storage = storage;
    f.parts[TG_PART_VALUES] = NULL;
    f.t.parts[TG_PART_VALUES] = (tg_extent){.dtype = TG_DTYPE_NONE};
    add_part(&f, TG_PART_COUNTS, TG_DTYPE_UINT32, shape[0]);
    for (uint64_t i = 0; i < shape[0]; i++) {
        uint64_t n = per_step > 0 ? draw(most + 1) : 0;
        put_word(f.parts[TG_PART_COUNTS] + 4 * i, n, 4);
        entries += n;
    }
    add_part(&f, TG_PART_INDEX_LIST, TG_DTYPE_UINT32, entries);
    for (uint64_t i = 0; i < entries; i++)
        put_word(f.parts[TG_PART_INDEX_LIST] + 4 * i, draw(per_step), 4);
    if (storage == TG_STORAGE_SPARSE) add_part(&f, TG_PART_VALUES, TG_DTYPE_FLOAT32, entries);
    return f;
}

/* ------------------------------------------------------------------------------- the reference */

typedef struct expected {
    tg_dtype dtype;
    tg_order order;
    uint32_t rank;
    const uint64_t *shape;
    uint64_t count;
    size_t nbytes;
    uint8_t *data;
    uint64_t inexact;
} expected;

/* The position in one order of the cell at position `i` in another order. */
static inline uint64_t move(const uint64_t *shape, uint32_t rank, tg_order from, tg_order to,
                            uint64_t i) {
    uint64_t at[MAX_RANK] = {0};
    uint64_t position = 0;
    for (uint32_t k = 0; k < rank; k++) { /* fastest first */
        uint32_t axis = from == TG_ORDER_F ? k : rank - 1 - k;
        if (from == TG_ORDER_ROTATED) axis = k == 0 ? 0 : rank - k;
        at[axis] = i % shape[axis];
        i /= shape[axis];
    }
    for (uint32_t k = rank; k-- > 0;) {
        uint32_t axis = to == TG_ORDER_F ? k : rank - 1 - k;
        if (to == TG_ORDER_ROTATED) axis = k == 0 ? 0 : rank - k;
        position = position * shape[axis] + at[axis];
    }
    return position;
}

static inline void set_f32(uint8_t *dst, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    put_word(dst, bits, 4);
}

/* Floats of 6 and 4 bits: bits of the fraction, and the bias; {0, 0} for other dtypes. Sources: numbers_small.c. */
typedef struct narrow {
    unsigned fraction;
    int bias;
} narrow;

static inline narrow narrow_of(tg_dtype dtype) {
    if (dtype == TG_DTYPE_FLOAT6_E2M3FN) return (narrow){3, 1};
    if (dtype == TG_DTYPE_FLOAT6_E3M2FN) return (narrow){2, 3};
    if (dtype == TG_DTYPE_FLOAT4_E2M1FN) return (narrow){1, 1};
    return (narrow){0, 0};
}

/* Bit by bit, the lowest bit of the first byte first. */
static inline void decode_narrow(const fake *f, bool raw, uint64_t i, uint8_t *dst) {
    const uint8_t *values = f->parts[TG_PART_VALUES];
    const narrow n = narrow_of(f->t.dtype);
    const unsigned bits = (unsigned)tg_dtype_bits(f->t.dtype);
    unsigned code = 0;
    for (unsigned k = 0; k < bits; k++) {
        const uint64_t at = i * bits + k;
        code |= (values[at / 8] >> at % 8 & 1U) << k;
    }
    if (raw) {
        dst[0] = (uint8_t)code;
        return;
    }
    const unsigned half = 1U << (bits - 1);
    const int exponent = (int)(code % half >> n.fraction);
    const float part = (float)(code % (1U << n.fraction)) / (float)(1U << n.fraction);
    const float value =
        exponent == 0 ? ldexpf(part, 1 - n.bias) : ldexpf(1 + part, exponent - n.bias);
    set_f32(dst, code >= half ? -value : value);
}

/* Stored element `i`, decoded. */
static inline void decode_one(const fake *f, bool raw, uint64_t i, uint8_t *dst) {
    const uint8_t *values = f->parts[TG_PART_VALUES];
    if (narrow_of(f->t.dtype).bias != 0) {
        decode_narrow(f, raw, i, dst);
    } else if (f->t.dtype == TG_DTYPE_BIT) {
        bool bit = (values[i / 8] >> (i % 8) & 1) != 0;
        if (raw) dst[0] = bit;
        if (!raw) set_f32(dst, bit ? 1.0F : -1.0F);
    } else if (!raw && f->t.scaled) {
        const float *b = f->bounds[i / (cells(f) / f->shape[0]) % 16];
        volatile float part = (float)values[i] / 255.0F;
        part = part * (b[1] - b[0]);
        set_f32(dst, part + b[0]);
    } else if (!raw && f->t.fp_pos >= 0) {
        bool wide = f->t.dtype == TG_DTYPE_INT16;
        int number = (int)get_word(values + (wide ? 2 : 1) * i, wide ? 2 : 1);
        if (number >= (wide ? 32768 : 128)) number -= wide ? 65536 : 256;
        set_f32(dst, ldexpf((float)number, -f->t.fp_pos));
    } else {
        size_t size = tg_dtype_bits(f->t.dtype) / 8;
        memcpy(dst, values + i * size, size);
    }
}

static inline void fill_sparse(const fake *f, tg_order order, size_t size, uint8_t *dst) {
    const uint64_t per_step = f->t.rank > 0 && f->shape[0] > 0 ? cells(f) / f->shape[0] : 0;
    uint64_t entry = 0;
    if (f->t.storage == TG_STORAGE_COO) {
        for (; entry < f->t.parts[TG_PART_VALUES].count; entry++) {
            uint64_t at = 0;
            for (uint32_t k = 0; k < f->t.rank; k++)
                at = at * f->shape[k] +
                     get_word(f->parts[TG_PART_INDEX_LIST] + 8 * (entry * f->t.rank + k), 8);
            at = move(f->shape, f->t.rank, TG_ORDER_C, order, at);
            memcpy(dst + at * size, f->parts[TG_PART_VALUES] + entry * size, size);
        }
        return;
    }
    for (uint64_t step = 0; step < f->shape[0]; step++) {
        uint64_t n = get_word(f->parts[TG_PART_COUNTS] + 4 * step, 4);
        for (; n > 0; n--, entry++) {
            uint64_t at = step * per_step + get_word(f->parts[TG_PART_INDEX_LIST] + 4 * entry, 4);
            at = move(f->shape, f->t.rank, TG_ORDER_C, order, at);
            if (f->t.storage == TG_STORAGE_INDICES) set_f32(dst + 4 * at, 1.0F);
            if (f->t.storage == TG_STORAGE_SPARSE)
                memcpy(dst + 4 * at, f->parts[TG_PART_VALUES] + 4 * entry, 4);
        }
    }
}

static inline expected expect(const fake *f, const tg_array_options *o, bool shape_is_c) {
    const bool sparse = f->t.storage != TG_STORAGE_DENSE && f->t.storage != TG_STORAGE_PARTIAL;
    const bool partial = f->t.storage == TG_STORAGE_PARTIAL;
    const bool decodes = f->t.dtype == TG_DTYPE_BIT || narrow_of(f->t.dtype).bias != 0 ||
                         (!sparse && !o->raw && (f->t.scaled || f->t.fp_pos >= 0));
    tg_dtype plain = f->t.dtype;
    if (decodes) plain = o->raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
    expected e = {.dtype = o->dtype != TG_DTYPE_NONE ? o->dtype : plain,
                  .order = TG_ORDER_C,
                  .rank = partial ? 1 : f->t.rank,
                  .shape = partial ? &f->t.parts[TG_PART_VALUES].count : f->shape,
                  .count = partial ? f->t.parts[TG_PART_VALUES].count : cells(f)};
    if (o->order == TG_ARRAY_ORDER_F ||
        (o->order == TG_ARRAY_ORDER_ANY && f->t.order == TG_ORDER_F))
        e.order = TG_ORDER_F;
    if (o->raw)
        e.order = f->t.order == TG_ORDER_F && !shape_is_c && !sparse ? TG_ORDER_F : TG_ORDER_C;
    if (e.rank < 2) e.order = TG_ORDER_C;

    const size_t size = tg_dtype_bits(plain) / 8;
    uint8_t *data = calloc(1, (size_t)e.count * size + 1);
    assert_non_null(data);
    if (sparse && e.count > 0) fill_sparse(f, e.order, size, data);
    for (uint64_t i = 0; !sparse && i < e.count; i++) {
        uint64_t from = i;
        if (!o->raw && !partial) from = move(f->shape, f->t.rank, e.order, f->t.order, i);
        decode_one(f, o->raw, from, data + i * size);
    }
    e.nbytes = (size_t)e.count * (tg_dtype_bits(e.dtype) / 8);
    e.data = data;
    if (e.dtype != plain) {
        tg_loss loss = {0, 0, 0, 0};
        e.data = exact(e.nbytes);
        tg_numbers_convert(e.data, e.dtype, data, plain, (size_t)e.count, &loss);
        e.inexact = loss.inexact;
        free(data);
    }
    return e;
}

/* -------------------------------------------------------------------------------- the comparison */

/* A target that records which bytes it received. */
typedef struct sink {
    uint8_t *data;
    uint8_t *times;
    size_t size;
    uint64_t before; /* offset of the first byte */
    uint64_t writes_left;
    uint64_t num;
} sink;

static inline int sink_write(void *self, uint64_t offset, const void *data, size_t n) {
    sink *s = self;
    if (s->writes_left-- == 0) return ENOSPC;
    assert_true(n > 0 && offset >= s->before);
    offset -= s->before;
    assert_true(offset <= s->size && n <= s->size - offset);
    memcpy(s->data + offset, data, n);
    for (size_t i = 0; i < n; i++) s->times[offset + i]++;
    s->num++;
    return 0;
}

static inline sink make_sink(size_t size, uint64_t before) {
    sink s = {exact(size), exact(size), size, before, UINT64_MAX, 0};
    memset(s.data, 0xAA, size);
    memset(s.times, 0, size);
    return s;
}

static inline void free_sink(sink *s) {
    free(s->data);
    free(s->times);
}

static inline void assert_copies(tg_array *a, const expected *e, size_t from, size_t n) {
    const uint64_t at = draw(2) > 0 ? draw(1000) : from + draw(1000);
    sink s = make_sink(n, at);
    tg_target target = {sink_write, false, &s};
    tg_values values = tg_array_values(a);
    tg_error error;
    assert_true(values.copy(values.self, TG_PART_VALUES, from, n, &target, at, &error));
    for (size_t i = 0; i < n; i++) assert_int_equal(s.times[i], 1);
    assert_memory_equal(s.data, e->data + from, n);
    free_sink(&s);
}

static inline void assert_reads(tg_array *a, const expected *e, size_t from, size_t n) {
    uint8_t *got = exact(n);
    assert_true(tg_array_read(a, from, got, n));
    assert_memory_equal(got, e->data + from, n);
    free(got);
}

static inline void assert_windows(tg_array *a, const expected *e) {
    const size_t n = e->nbytes;
    assert_reads(a, e, 0, n);
    assert_int_equal(tg_array_inexact(a), e->inexact);
    for (size_t from = 0; n < 600 && from < n; from++) assert_reads(a, e, from, 1);
    for (size_t from = 0, most = 1 + (size_t)draw(n + 1); from < n;) { /* forward */
        size_t take = 1 + (size_t)draw(most);
        if (take > n - from) take = n - from;
        assert_reads(a, e, from, take);
        from += take;
    }
    assert_int_equal(tg_array_inexact(a), e->inexact * (n < 600 ? 3 : 2));
    for (int i = 0; i < 4; i++) { /* at random positions */
        size_t from = (size_t)draw(n + 1);
        size_t take = (size_t)draw(n - from + 1);
        assert_reads(a, e, from, take);
        assert_copies(a, e, from, take);
    }
    if (n > 64) assert_reads(a, e, tg_dtype_bits(e->dtype) / 8, n - 64); /* from element 1 on */
    uint64_t before = tg_array_inexact(a);
    assert_copies(a, e, 0, n);
    assert_int_equal(tg_array_inexact(a) - before, e->inexact);
    const size_t cut = (size_t)draw(n + 1); /* a partial element counts once */
    assert_copies(a, e, 0, cut);
    assert_copies(a, e, cut, n - cut);
    assert_int_equal(tg_array_inexact(a) - before, 2 * e->inexact);
}

static inline void assert_array(fake *f, unsigned adapter, const tg_array_options *options) {
    tg_error error;
    tg_file *file = open_fake(f, adapter, NULL, &error);
    assert_non_null(file);
    expected e = expect(f, options, adapter == SHAPE_IS_C);
    tg_array *a = tg_array_open(file, 0, options);
    assert_non_null(a);
    tg_array_info info = tg_array_about(a);
    assert_int_equal(info.dtype, e.dtype);
    assert_int_equal(info.order, e.order);
    assert_int_equal(info.rank, e.rank);
    assert_int_equal(info.count, e.count);
    assert_int_equal(info.nbytes, e.nbytes);
    if (e.rank > 0) assert_memory_equal(info.shape, e.shape, e.rank * sizeof *e.shape);
    tg_tensor t;
    tg_cost cost = {0, 0, 0, 0};
    assert_true(tg_tensor_at(file, 0, &t) && tg_array_cost(file, 0, options, &cost));
    uint64_t stored = 0;
    for (int part = 0; part < TG_PART_COUNT; part++) stored += t.parts[part].nbytes;
    assert_int_equal(cost.output, stored > e.nbytes ? stored : e.nbytes);
    assert_true(cost.dense == 0 || cost.dense == e.nbytes);
    assert_int_equal(cost.dense > 0, e.nbytes > 0 && t.storage != TG_STORAGE_DENSE &&
                                         t.storage != TG_STORAGE_PARTIAL);
    assert_int_equal(cost.axes, t.rank);
    assert_windows(a, &e);
    uint8_t byte = 0;
    assert_false(tg_array_read(a, e.nbytes, &byte, 1));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    assert_false(tg_array_read(a, e.nbytes + 1, &byte, 0));
    tg_array_close(a);
    tg_close(file);
    free(e.data);
}

#endif
