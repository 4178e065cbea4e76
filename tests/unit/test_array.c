/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_array.c - arrays against a slow and simple reference: any dtype, order, shape and storage,
 * through a format made for the test, in windows of any size, with little working memory, and with
 * failures at every read, write and allocation.
 */
#include <errno.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core.h"

/* ---------------------------------------------------------------------------------- randomness */

static uint64_t seed = UINT64_C(0x9E3779B97F4A7C15);

static uint64_t draw(uint64_t below) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed % below;
}

/* Ends where the object ends, so that sanitizers see the first byte after it. */
static uint8_t *exact(size_t n) {
    uint8_t *memory = malloc(n > 0 ? n : 1);
    assert_non_null(memory);
    return memory;
}

/* ------------------------------------------------------------------------- a format for the test */

#define MAX_RANK 255

/* How the bytes of a part get to the reader. */
typedef enum way {
    MEMORY,   /* they are the file */
    PIECES,   /* so they are, but `locate` says it in pieces */
    READ_PART /* a callback of the adapter */
} way;

typedef struct fake {
    tg_tensor t;
    uint64_t shape[MAX_RANK];
    uint8_t *parts[TG_NUM_PARTS];
    float bounds[16][2];
    uint64_t piece;
    uint64_t reads_left; /* until one fails */
    uint64_t bounds_left;
    uint64_t num_bytes; /* that were read */
} fake;

static fake *current;

static bool read_fake(ks_ctx *ks, void **root) {
    (void)ks;
    *root = current;
    return true;
}

static bool adopt_fake(tg_file *file) {
    file->num_tensors = 1;
    return true;
}

static bool describe_fake(tg_file *file, uint64_t i, tg_tensor *tensor) {
    uint64_t *shape = tg_shape(file, tensor, current->t.rank);
    if (shape == NULL) return false;
    for (uint32_t k = 0; k < current->t.rank; k++) shape[k] = current->shape[k];
    *tensor = current->t;
    tensor->index = i;
    tensor->shape = shape;
    return true;
}

static bool name_fake(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

static bool locate_fake(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    (void)file;
    (void)i;
    const tg_extent *e = &current->t.parts[part];
    uint64_t size = current->piece - at % current->piece;
    if (size > e->nbytes - at) size = e->nbytes - at;
    *run = (tg_run){e->offset + at, size, size, 1};
    return true;
}

static bool read_part_fake(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                           void *dst, size_t n) {
    if (current->reads_left-- == 0) {
        tg_fail(file, TG_ERR_IO, "");
        file->error.system = EIO;
        current->reads_left = 0;
        return false;
    }
    assert_true(at <= tensor->parts[part].nbytes && n <= tensor->parts[part].nbytes - at);
    memcpy(dst, current->parts[part] + at, n);
    current->num_bytes += n;
    return true;
}

static bool bounds_fake(tg_file *file, uint64_t i, uint64_t step, float *min, float *max) {
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
        .format = TG_FORMAT_NNB, .name = "fake", .title = "fake", .read = read_fake,               \
        .adopt = adopt_fake, .describe = describe_fake, .name_of = name_fake,                      \
        .locate = (a_locate), .read_part = (a_read_part), .bounds = bounds_fake, .shape_is_c = (c) \
    }

static const tg_adapter adapters[] = {FAKE(NULL, NULL, false), FAKE(locate_fake, NULL, false),
                                      FAKE(NULL, read_part_fake, false),
                                      FAKE(NULL, read_part_fake, true)};
#define SHAPE_IS_C 3

static tg_file *open_fake(fake *f, unsigned adapter, const tg_options *options, tg_error *error) {
    const tg_adapter *list[] = {&adapters[adapter]};
    const tg_extent *values = &f->t.parts[TG_VALUES];
    bool whole = adapter < READ_PART && f->parts[TG_VALUES] != NULL && values->nbytes > 0;
    current = f;
    f->reads_left = f->bounds_left = UINT64_MAX;
    f->num_bytes = 0;
    return tg_open_memory_with(whole ? (const void *)f->parts[TG_VALUES] : "x",
                               whole ? (size_t)values->nbytes : 1, options, error, list, 1);
}

static uint64_t cells(const fake *f) {
    uint64_t product = 1;
    for (uint32_t i = 0; i < f->t.rank; i++) product *= f->shape[i];
    return product;
}

static void add_part(fake *f, tg_part part, tg_dtype dtype, uint64_t count) {
    f->t.parts[part] = tg_extent_of(dtype, count, 0);
    size_t n = (size_t)f->t.parts[part].nbytes;
    f->parts[part] = exact(n);
    for (size_t i = 0; i < n; i++) f->parts[part][i] = (uint8_t)draw(256);
}

static void free_fake(fake *f) {
    for (int i = 0; i < TG_NUM_PARTS; i++) free(f->parts[i]);
}

/* A dense tensor of that dtype with random bytes. */
static fake make_dense(tg_dtype dtype, tg_order order, uint32_t rank, const uint64_t *shape) {
    fake f;
    memset(&f, 0, sizeof f);
    f.t.dtype = dtype;
    f.t.order = order;
    f.t.rank = rank;
    f.t.fp_pos = -1;
    f.piece = 1 + draw(100);
    for (uint32_t i = 0; i < rank; i++) f.shape[i] = shape[i];
    add_part(&f, TG_VALUES, dtype, cells(&f));
    for (int i = 0; i < 16; i++) {
        f.bounds[i][0] = (float)-i;
        f.bounds[i][1] = (float)i / 3;
    }
    return f;
}

static void put_word(uint8_t *at, uint64_t value, unsigned n) {
    for (unsigned i = 0; i < n; i++) at[i] = (uint8_t)(value >> (8 * i));
}

static uint64_t get_word(const uint8_t *at, unsigned n) {
    uint64_t value = 0;
    for (unsigned i = 0; i < n; i++) value |= (uint64_t)at[i] << (8 * i);
    return value;
}

/* `entries` at random places, the same one often; no axis is 0 when there are any. */
static fake make_coo(tg_dtype dtype, uint32_t rank, const uint64_t *shape, uint64_t entries) {
    fake f = make_dense(dtype, TG_ORDER_C, 0, NULL);
    free_fake(&f);
    f.t.storage = TG_COO;
    f.t.rank = rank;
    for (uint32_t i = 0; i < rank; i++) f.shape[i] = shape[i];
    add_part(&f, TG_VALUES, dtype, entries);
    add_part(&f, TG_INDEX_LIST, TG_INT64, entries * rank);
    for (uint64_t i = 0; i < entries * rank; i++)
        put_word(f.parts[TG_INDEX_LIST] + 8 * i, draw(shape[i % rank]), 8);
    return f;
}

/* Lists per step of axis 0, up to `most` entries in each. */
static fake make_lists(tg_storage storage, uint32_t rank, const uint64_t *shape, uint64_t most) {
    fake f = make_dense(TG_FLOAT32, TG_ORDER_C, rank, shape);
    const uint64_t per_step = shape[0] > 0 ? cells(&f) / shape[0] : 0;
    uint64_t entries = 0;
    free_fake(&f);
    f.t.storage = storage;
    f.parts[TG_VALUES] = NULL;
    f.t.parts[TG_VALUES].dtype = TG_DTYPE_NONE;
    add_part(&f, TG_COUNTS, TG_UINT32, shape[0]);
    for (uint64_t i = 0; i < shape[0]; i++) {
        uint64_t n = per_step > 0 ? draw(most + 1) : 0;
        put_word(f.parts[TG_COUNTS] + 4 * i, n, 4);
        entries += n;
    }
    add_part(&f, TG_INDEX_LIST, TG_UINT32, entries);
    for (uint64_t i = 0; i < entries; i++)
        put_word(f.parts[TG_INDEX_LIST] + 4 * i, draw(per_step), 4);
    if (storage == TG_SPARSE) add_part(&f, TG_VALUES, TG_FLOAT32, entries);
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

/* Position of a cell that is at `i` in one order, in another. */
static uint64_t move(const uint64_t *shape, uint32_t rank, tg_order from, tg_order to, uint64_t i) {
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

static void set_f32(uint8_t *dst, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    put_word(dst, bits, 4);
}

/* Element `i` of the stored ones, decoded. */
static void decode_one(const fake *f, bool raw, uint64_t i, uint8_t *dst) {
    const uint8_t *values = f->parts[TG_VALUES];
    if (f->t.dtype == TG_BIT) {
        bool bit = (values[i / 8] >> (i % 8) & 1) != 0;
        if (raw) dst[0] = bit;
        if (!raw) set_f32(dst, bit ? 1.0F : -1.0F);
    } else if (!raw && f->t.scaled) {
        const float *b = f->bounds[i / (cells(f) / f->shape[0]) % 16];
        volatile float part = (float)values[i] / 255.0F;
        part = part * (b[1] - b[0]);
        set_f32(dst, part + b[0]);
    } else if (!raw && f->t.fp_pos >= 0) {
        bool wide = f->t.dtype == TG_INT16;
        int number = (int)get_word(values + (wide ? 2 : 1) * i, wide ? 2 : 1);
        if (number >= (wide ? 32768 : 128)) number -= wide ? 65536 : 256;
        set_f32(dst, ldexpf((float)number, -f->t.fp_pos));
    } else {
        size_t size = tg_dtype_bits(f->t.dtype) / 8;
        memcpy(dst, values + i * size, size);
    }
}

static void fill_sparse(const fake *f, tg_order order, size_t size, uint8_t *dst) {
    const uint64_t per_step = f->t.rank > 0 && f->shape[0] > 0 ? cells(f) / f->shape[0] : 0;
    uint64_t entry = 0;
    if (f->t.storage == TG_COO) {
        for (; entry < f->t.parts[TG_VALUES].count; entry++) {
            uint64_t at = 0;
            for (uint32_t k = 0; k < f->t.rank; k++)
                at = at * f->shape[k] +
                     get_word(f->parts[TG_INDEX_LIST] + 8 * (entry * f->t.rank + k), 8);
            at = move(f->shape, f->t.rank, TG_ORDER_C, order, at);
            memcpy(dst + at * size, f->parts[TG_VALUES] + entry * size, size);
        }
        return;
    }
    for (uint64_t step = 0; step < f->shape[0]; step++) {
        uint64_t n = get_word(f->parts[TG_COUNTS] + 4 * step, 4);
        for (; n > 0; n--, entry++) {
            uint64_t at = step * per_step + get_word(f->parts[TG_INDEX_LIST] + 4 * entry, 4);
            at = move(f->shape, f->t.rank, TG_ORDER_C, order, at);
            if (f->t.storage == TG_INDICES) set_f32(dst + 4 * at, 1.0F);
            if (f->t.storage == TG_SPARSE) memcpy(dst + 4 * at, f->parts[TG_VALUES] + 4 * entry, 4);
        }
    }
}

static expected expect(const fake *f, const tg_array_options *o, bool shape_is_c) {
    const bool sparse = f->t.storage != TG_DENSE && f->t.storage != TG_PARTIAL;
    const bool partial = f->t.storage == TG_PARTIAL;
    const bool decodes =
        f->t.dtype == TG_BIT || (!sparse && !o->raw && (f->t.scaled || f->t.fp_pos >= 0));
    tg_dtype plain = f->t.dtype;
    if (decodes) plain = o->raw ? TG_UINT8 : TG_FLOAT32;
    expected e = {.dtype = o->dtype != TG_DTYPE_NONE ? o->dtype : plain,
                  .order = TG_ORDER_C,
                  .rank = partial ? 1 : f->t.rank,
                  .shape = partial ? &f->t.parts[TG_VALUES].count : f->shape,
                  .count = partial ? f->t.parts[TG_VALUES].count : cells(f)};
    if (o->order == TG_ARRAY_F || (o->order == TG_ARRAY_ANY && f->t.order == TG_ORDER_F))
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

/* A target that knows which bytes it has. */
typedef struct sink {
    uint8_t *data;
    uint8_t *times;
    size_t size;
    uint64_t before; /* offset of the first byte */
    uint64_t writes_left;
    uint64_t num;
} sink;

static int sink_write(void *self, uint64_t offset, const void *data, size_t n) {
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

static sink make_sink(size_t size, uint64_t before) {
    sink s = {exact(size), exact(size), size, before, UINT64_MAX, 0};
    memset(s.data, 0xAA, size);
    memset(s.times, 0, size);
    return s;
}

static void free_sink(sink *s) {
    free(s->data);
    free(s->times);
}

static void assert_copies(tg_array *a, const expected *e, size_t from, size_t n) {
    const uint64_t at = draw(2) > 0 ? draw(1000) : from + draw(1000);
    sink s = make_sink(n, at);
    tg_target target = {sink_write, false, &s};
    tg_values values = tg_array_values(a);
    tg_write_error error;
    assert_true(values.copy(values.self, TG_VALUES, from, n, &target, at, &error));
    for (size_t i = 0; i < n; i++) assert_int_equal(s.times[i], 1);
    assert_memory_equal(s.data, e->data + from, n);
    free_sink(&s);
}

static void assert_reads(tg_array *a, const expected *e, size_t from, size_t n) {
    uint8_t *got = exact(n);
    assert_true(tg_array_read(a, from, got, n));
    assert_memory_equal(got, e->data + from, n);
    free(got);
}

static void assert_windows(tg_array *a, const expected *e) {
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
    for (int i = 0; i < 4; i++) { /* anywhere */
        size_t from = (size_t)draw(n + 1);
        size_t take = (size_t)draw(n - from + 1);
        assert_reads(a, e, from, take);
        assert_copies(a, e, from, take);
    }
    if (n > 64) assert_reads(a, e, tg_dtype_bits(e->dtype) / 8, n - 64); /* from element 1 on */
    uint64_t before = tg_array_inexact(a);
    assert_copies(a, e, 0, n);
    assert_int_equal(tg_array_inexact(a) - before, e->inexact);
    const size_t cut = (size_t)draw(n + 1); /* an element that is cut counts once */
    assert_copies(a, e, 0, cut);
    assert_copies(a, e, cut, n - cut);
    assert_int_equal(tg_array_inexact(a) - before, 2 * e->inexact);
}

static void assert_array(fake *f, unsigned adapter, const tg_array_options *options) {
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
    assert_windows(a, &e);
    uint8_t byte = 0;
    assert_false(tg_array_read(a, e.nbytes, &byte, 1));
    assert_int_equal(tg_last_error(file)->code, TG_ERR_USAGE);
    assert_false(tg_array_read(a, e.nbytes + 1, &byte, 0));
    tg_array_close(a);
    tg_close(file);
    free(e.data);
}

/* ------------------------------------------------------------------------------------- the tests */

static const tg_dtype by_size[] = {TG_INT8, TG_INT16, TG_FLOAT32, TG_FLOAT64, TG_COMPLEX128};

/* Up to 6 axes, of which some are 1 and, rarely, one is 0; about `most` cells. */
static uint32_t draw_shape(uint64_t *shape, uint64_t most) {
    const uint32_t rank = (uint32_t)draw(7);
    uint64_t left = most;
    for (uint32_t i = 0; i < rank; i++) {
        uint64_t n = draw(4) == 0 ? 1 : 1 + draw(draw(3) == 0 ? 30 : 6);
        if (n > left) n = left > 0 ? left : 1;
        if (draw(40) == 0) n = 0;
        shape[i] = n;
        if (n > 0) left /= n;
    }
    return rank;
}

static tg_array_options draw_options(void) {
    tg_array_options options = {.raw = draw(8) == 0,
                                .order = (tg_array_order)draw(3),
                                .dtype = TG_DTYPE_NONE,
                                .window = draw(3) == 0 ? 0 : 1 + draw(6000)};
    return options;
}

static void test_orders(void **state) {
    (void)state;
    for (int round = 0; round < 700; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 4000);
        fake f = make_dense(by_size[draw(5)], (tg_order)draw(3), rank, shape);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

/* Matrices whose rows or columns are longer than any tile, and gaps that are read along. */
static void test_long(void **state) {
    (void)state;
    static const uint64_t shapes[][3] = {{3, 5000, 1}, {5000, 3, 1}, {70, 90, 3}, {2, 3, 3000}};
    static const tg_dtype types[] = {TG_FLOAT32, TG_INT16, TG_BIT};
    for (unsigned i = 0; i < 4 * 3 * 3; i++) {
        fake f = make_dense(types[draw(3)], (tg_order)(i / 4 % 3), 3, shapes[i % 4]);
        tg_array_options options = {.order = (tg_array_order)(i / 12), .window = 2000};
        assert_array(&f, (unsigned)draw(3), &options);
        free_fake(&f);
    }
}

static void test_decoding(void **state) {
    (void)state;
    static const tg_dtype types[] = {TG_BIT, TG_INT8, TG_INT16, TG_UINT8};
    for (int round = 0; round < 400; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 2000);
        tg_dtype dtype = types[draw(4)];
        bool scaled = dtype == TG_UINT8 && rank > 0;
        fake f = make_dense(dtype, scaled ? TG_ORDER_C : (tg_order)draw(3), rank, shape);
        f.t.scaled = scaled;
        if (dtype == TG_INT8 || dtype == TG_INT16) f.t.fp_pos = (int32_t)draw(16);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

/* As many axes as there can be, every twentieth of length 2; working memory for the indices. */
static void test_axes(void **state) {
    (void)state;
    uint64_t shape[MAX_RANK];
    for (uint32_t i = 0; i < MAX_RANK; i++) shape[i] = i % 20 == 7 ? 2 : 1;
    for (unsigned i = 0; i < 9; i++) {
        tg_array_options options = {.order = (tg_array_order)(i % 3), .window = 1};
        fake f = make_dense(TG_INT16, (tg_order)(i / 3), MAX_RANK, shape);
        assert_array(&f, PIECES, &options);
        free_fake(&f);
        f = make_coo(TG_COMPLEX128, MAX_RANK, shape, 50);
        assert_array(&f, READ_PART, &options);
        free_fake(&f);
    }
}

/* Fewer elements than the shape says, which may be anything. */
static void test_partial(void **state) {
    (void)state;
    static const uint64_t shape[] = {1000, UINT64_MAX, 7};
    for (unsigned i = 0; i < 40; i++) {
        fake f = make_dense(TG_INT16, (tg_order)(i % 3), 0, NULL);
        free_fake(&f);
        f.t.storage = TG_PARTIAL;
        f.t.dtype = i / 3 % 2 ? TG_INT16 : TG_BIT;
        f.t.fp_pos = i / 3 % 2 ? 3 : -1;
        f.t.rank = 3;
        memcpy(f.shape, shape, sizeof shape);
        add_part(&f, TG_VALUES, f.t.dtype, i * i);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

static void test_sparse(void **state) {
    (void)state;
    for (int round = 0; round < 400; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 3000);
        tg_storage storage = rank > 0 ? (tg_storage)(TG_COO + draw(3)) : TG_COO;
        tg_array_options options = draw_options();
        uint64_t product = 1;
        for (uint32_t i = 0; i < rank; i++) product *= shape[i];
        uint64_t entries = product > 0 ? draw(product + 50) : 0;
        fake f = storage == TG_COO ? make_coo(by_size[draw(5)], rank, shape, entries)
                                   : make_lists(storage, rank, shape, draw(40));
        assert_array(&f, READ_PART + (unsigned)draw(2), &options);
        free_fake(&f);
    }
}

static void test_rounding(void **state) {
    (void)state;
    for (int round = 0; round < 300; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 1500);
        tg_array_options options = draw_options();
        do options.dtype = (tg_dtype)(1 + draw(TG_NUM_DTYPES - 1));
        while (options.dtype == TG_BIT);
        tg_dtype dtype = (tg_dtype)(1 + draw(TG_NUM_DTYPES - 1));
        fake f = make_dense(dtype, (tg_order)draw(3), rank, shape);
        if (draw(2) == 0 && dtype != TG_BIT && cells(&f) > 0) {
            free_fake(&f);
            f = make_coo(dtype, rank, shape, draw(100));
        }
        assert_array(&f, READ_PART + (unsigned)draw(2), &options);
        free_fake(&f);
    }
}

/* An array that is copied is read once: gaps are read along only where they are short. */
static void test_cost(void **state) {
    (void)state;
    static const uint64_t shape[] = {300, 400};
    const tg_array_options options = {.order = TG_ARRAY_C, .window = 20000};
    fake f = make_dense(TG_FLOAT32, TG_ORDER_F, 2, shape);
    tg_error error;
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    expected e = expect(&f, &options, false);
    tg_array *a = tg_array_open(file, 0, &options);
    assert_copies(a, &e, 0, e.nbytes);
    assert_int_equal(f.num_bytes, e.nbytes);
    tg_array_close(a);
    tg_close(file);
    free(e.data);
    free_fake(&f);
}

/* What a program sees without options. */
static void test_defaults(void **state) {
    (void)state;
    static const uint64_t shape[] = {2, 3};
    fake f = make_dense(TG_FLOAT32, TG_ORDER_F, 2, shape);
    tg_error error;
    tg_file *file = open_fake(&f, MEMORY, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    assert_non_null(a);
    assert_int_equal(tg_array_about(a).order, TG_ORDER_F);
    uint8_t *got = exact(24);
    assert_true(tg_array_read(a, 0, got, 24));
    assert_memory_equal(got, f.parts[TG_VALUES], 24);
    free(got);
    tg_array_close(a);
    tg_array_close(NULL);

    assert_null(tg_array_open(file, 1, NULL));
    assert_int_equal(tg_last_error(file)->code, TG_ERR_USAGE);
    tg_array_options bits = {.dtype = TG_BIT};
    assert_null(tg_array_open(file, 0, &bits));
    assert_int_equal(tg_last_error(file)->code, TG_ERR_USAGE);
    bits.dtype = TG_NUM_DTYPES;
    assert_null(tg_array_open(file, 0, &bits));
    tg_close(file);
    free_fake(&f);
}

/* ------------------------------------------------------------------------------------ refusals */

static void assert_not_opened(fake *f, const tg_array_options *o, uint64_t max_dense,
                              tg_code code) {
    tg_error error;
    tg_options options = tg_options_default();
    options.limits.max_dense = max_dense;
    tg_file *file = open_fake(f, READ_PART, &options, &error);
    assert_non_null(file);
    assert_null(tg_array_open(file, 0, o));
    assert_int_equal(tg_last_error(file)->code, code);
    tg_close(file);
}

static void test_limits(void **state) {
    (void)state;
    static const uint64_t shape[] = {10, 10};
    static const uint64_t huge[] = {UINT64_C(1) << 40, UINT64_C(1) << 30};
    static const uint64_t wide[] = {UINT64_C(1) << 31, UINT64_C(1) << 31};
    const tg_array_options to_f64 = {.dtype = TG_FLOAT64};
    const tg_array_options to_c128 = {.dtype = TG_COMPLEX128};
    fake f = make_coo(TG_FLOAT32, 2, shape, 3);
    assert_not_opened(&f, NULL, 399, TG_ERR_LIMIT);
    assert_not_opened(&f, &to_f64, 799, TG_ERR_LIMIT);
    assert_array(&f, READ_PART, &to_f64);

    tg_error error;
    char text[256];
    tg_options options = tg_options_default();
    options.limits.max_dense = 399;
    tg_file *file = open_fake(&f, READ_PART, &options, &error);
    assert_null(tg_array_open(file, 0, NULL));
    assert_string_equal(tg_last_error(file)->limit, "max-dense");
    assert_int_equal(tg_last_error(file)->allowed.u64, 399);
    assert_int_equal(tg_last_error(file)->found.u64, 400);
    tg_error_message(tg_last_error(file), text, sizeof text);
    assert_string_equal(text,
                        "found 400, expected at most 399 bytes of a dense copy of a sparse tensor; "
                        "--max-dense raises this limit");
    tg_close(file);
    free_fake(&f);

    f = make_coo(TG_INT8, 2, huge, 3);
    assert_not_opened(&f, NULL, UINT64_MAX, TG_ERR_OVERFLOW);
    f.shape[1] = 0; /* nothing at all, however long the others are */
    f.t.parts[TG_VALUES].count = f.t.parts[TG_INDEX_LIST].count = 0;
    assert_array(&f, READ_PART, &to_f64);
    free_fake(&f);

    f = make_coo(TG_INT32, 2, wide, 3);
    assert_not_opened(&f, NULL, UINT64_MAX, TG_ERR_OVERFLOW); /* of bytes */
    free_fake(&f);
    f = make_coo(TG_INT8, 2, wide, 3);
    assert_not_opened(&f, &to_c128, UINT64_MAX, TG_ERR_OVERFLOW); /* of rounded bytes */
    assert_not_opened(&f, NULL, UINT64_C(1) << 50, TG_ERR_LIMIT);
    free_fake(&f);

    /* A format that reads parts itself may claim any number of elements. */
    f = make_dense(TG_FLOAT64, TG_ORDER_C, 0, NULL);
    f.t.rank = 1;
    f.shape[0] = f.t.parts[TG_VALUES].count = UINT64_C(1) << 61;
    assert_not_opened(&f, NULL, UINT64_MAX, TG_ERR_OVERFLOW);
    free_fake(&f);
}

/* What no adapter should say. */
static void test_adapters(void **state) {
    (void)state;
    static const uint64_t shape[] = {4, 3};
    fake f = make_dense(TG_FLOAT32, TG_ORDER_C, 2, shape);
    f.t.fp_pos = 3;
    assert_not_opened(&f, NULL, 1000, TG_ERR_INTERNAL);
    f.t.fp_pos = -1;
    f.t.scaled = true;
    assert_not_opened(&f, NULL, 1000, TG_ERR_INTERNAL);
    free_fake(&f);

    f = make_coo(TG_INT8, 2, shape, 2);
    f.t.fp_pos = 3;
    assert_not_opened(&f, NULL, 1000, TG_ERR_INTERNAL);
    free_fake(&f);

    f = make_lists(TG_SPARSE, 2, shape, 2);
    put_word(f.parts[TG_COUNTS] + 8, 1000, 4);
    tg_error error;
    uint8_t got[48];
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    assert_non_null(a);
    assert_false(tg_array_read(a, 0, got, sizeof got));
    assert_int_equal(tg_last_error(file)->code, TG_ERR_INTERNAL);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
}

/* ------------------------------------------------------------------------------------- failures */

/* Memory that runs out after a number of blocks. */
typedef struct pool {
    uint64_t left;
    uint64_t blocks;
} pool;

static void *pool_alloc(void *self, size_t size) {
    pool *p = self;
    if (p->left == 0) return NULL;
    p->left--;
    p->blocks++;
    return malloc(size > 0 ? size : 1);
}

static void pool_free(void *self, void *memory, size_t size) {
    pool *p = self;
    (void)size;
    p->blocks--;
    free(memory);
}

/* One of each kind. */
#define NUM_KINDS 6

static fake make_kind(int kind) {
    static const uint64_t shape[] = {6, 5, 40};
    fake f;
    switch (kind) {
    case 0: return make_dense(TG_FLOAT32, TG_ORDER_F, 3, shape);
    case 1: return make_coo(TG_FLOAT64, 3, shape, 300);
    case 2: return make_lists(TG_SPARSE, 3, shape, 100);
    case 3: return make_lists(TG_INDICES, 3, shape, 100);
    case 4:
        f = make_dense(TG_UINT8, TG_ORDER_C, 3, shape);
        f.t.scaled = true;
        return f;
    default: return make_dense(TG_BIT, TG_ORDER_ROTATED, 3, shape);
    }
}

static const tg_array_options small_c = {.order = TG_ARRAY_C, .window = 2000};
static const tg_array_options small_f = {.order = TG_ARRAY_F, .dtype = TG_FLOAT16, .window = 2000};

/* Opens, reads and copies; which of it failed, if any: the code. */
static tg_code use(fake *f, const tg_options *options, const tg_array_options *how, bool copy,
                   uint64_t reads, uint64_t bounds, uint64_t writes, uint64_t *spare) {
    tg_error error;
    tg_file *file = open_fake(f, READ_PART, options, &error);
    if (file == NULL) return error.code;
    f->reads_left = reads;
    f->bounds_left = bounds;
    tg_array *a = tg_array_open(file, 0, how);
    tg_code code = TG_ERR_NONE;
    if (a == NULL) {
        code = tg_last_error(file)->code;
    } else {
        const size_t n = (size_t)tg_array_about(a).nbytes;
        sink s = make_sink(n, 7);
        tg_target target = {sink_write, false, &s};
        tg_values values = tg_array_values(a);
        tg_write_error why = {TG_ERR_NONE, 0, ""};
        s.writes_left = writes;
        bool ok = copy ? values.copy(values.self, TG_VALUES, 0, n, &target, 7, &why)
                       : values.read(values.self, TG_VALUES, 0, s.data, n, &why);
        code = why.code;
        assert_int_equal(ok, code == TG_ERR_NONE);
        if (!ok) assert_true(strlen(why.text) > 3);
        if (code == TG_ERR_IO && writes == UINT64_MAX && bounds == UINT64_MAX)
            assert_int_equal(why.system, EIO);
        if (s.writes_left == UINT64_MAX && writes != UINT64_MAX) {
            assert_int_equal(why.system, ENOSPC);
            assert_string_equal(why.text, "cannot write: no space left on the device");
        }
        *spare = reads != UINT64_MAX ? f->reads_left : writes != UINT64_MAX ? s.writes_left : 0;
        if (!ok) { /* and the next attempt succeeds */
            expected e = expect(f, how, false);
            f->reads_left = f->bounds_left = UINT64_MAX;
            pool *p = options != NULL ? options->allocator.self : NULL;
            if (p != NULL) p->left = UINT64_MAX;
            assert_reads(a, &e, 0, n);
            free(e.data);
        }
        free_sink(&s);
    }
    tg_array_close(a);
    tg_close(file);
    return code;
}

static void test_failing_reads(void **state) {
    (void)state;
    for (int i = 0; i < NUM_KINDS * 4; i++) {
        fake f = make_kind(i / 4);
        const tg_array_options *how = i & 1 ? &small_c : &small_f;
        const bool copy = (i & 2) != 0;
        tg_code code = TG_ERR_IO;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_ERR_NONE; k++) {
            assert_true(k < 5000);
            code = use(&f, NULL, how, copy, k, UINT64_MAX, UINT64_MAX, &spare);
            if (code != TG_ERR_NONE) assert_int_equal(code, TG_ERR_IO);
            assert_true(code == TG_ERR_NONE || spare == 0);
        }
        if (f.t.scaled)
            assert_int_equal(use(&f, NULL, how, copy, UINT64_MAX, 2, UINT64_MAX, &spare),
                             TG_ERR_IO);
        free_fake(&f);
    }
}

static void test_failing_writes(void **state) {
    (void)state;
    for (int i = 0; i < NUM_KINDS * 2; i++) {
        fake f = make_kind(i / 2);
        tg_code code = TG_ERR_IO;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_ERR_NONE; k++) {
            assert_true(k < 5000);
            code =
                use(&f, NULL, i & 1 ? &small_c : &small_f, true, UINT64_MAX, UINT64_MAX, k, &spare);
            if (code != TG_ERR_NONE) assert_int_equal(code, TG_ERR_IO);
        }
        free_fake(&f);
    }
}

static void test_failing_memory(void **state) {
    (void)state;
    for (int i = 0; i < NUM_KINDS * 4; i++) {
        fake f = make_kind(i / 4);
        tg_code code = TG_ERR_NO_MEMORY;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_ERR_NONE; k++) {
            assert_true(k < 20);
            pool p = {k, 0};
            tg_options options = tg_options_default();
            options.allocator = (tg_allocator){pool_alloc, pool_free, &p};
            code = use(&f, &options, i & 1 ? &small_c : &small_f, (i & 2) != 0, UINT64_MAX,
                       UINT64_MAX, UINT64_MAX, &spare);
            if (code != TG_ERR_NONE) assert_int_equal(code, TG_ERR_NO_MEMORY);
            assert_int_equal(p.blocks, 0);
        }
        free_fake(&f);
    }
}

/* Parts of elements at both ends of what is copied. */
static void test_failing_ends(void **state) {
    (void)state;
    fake f = make_kind(0);
    tg_error error;
    tg_write_error why;
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, &small_c);
    tg_values values = tg_array_values(a);
    sink s = make_sink(4800, 0);
    tg_target target = {sink_write, false, &s};
    f.reads_left = 0;
    assert_false(values.copy(values.self, TG_VALUES, 1, 2, &target, 1, &why));
    assert_int_equal(why.system, EIO);
    f.reads_left = 1;
    assert_false(values.copy(values.self, TG_VALUES, 1, 4797, &target, 1, &why));
    f.reads_left = UINT64_MAX;
    s.writes_left = 1;
    assert_false(values.copy(values.self, TG_VALUES, 1, 6, &target, 1, &why));
    assert_int_equal(why.system, ENOSPC);
    free_sink(&s);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
}

/* --------------------------------------------------------------------------------- a real file */

/* A parameter of primitiv: [200, 150] float32 in F order, over 64 KiB, so that it is not read as a
 * whole when it is opened. */
#define REAL_HEAD 36
#define REAL_SIZE (REAL_HEAD + 4 * 200 * 150 + 5)

typedef struct disk {
    uint8_t *data;
    uint64_t reads_left;
} disk;

static int64_t disk_read(void *self, uint64_t offset, void *buffer, size_t n) {
    disk *d = self;
    if (d->reads_left-- == 0) return d->reads_left = 0, -EIO;
    if (n > REAL_SIZE - offset) n = (size_t)(REAL_SIZE - offset);
    memcpy(buffer, d->data + offset, n);
    return (int64_t)n;
}

static void fill_disk(uint8_t *data) {
    static const char head[REAL_HEAD + 1] = "\xce\0\0\0\0\xce\0\0\0\x01\xce\0\0\x02\0" /* type */
                                            "\x92\xce\0\0\0\xc8\xce\0\0\0\x96"         /* shape */
                                            "\xce\0\0\0\x01"                           /* batch */
                                            "\xc6\0\x01\xd4\xc0";                      /* bytes */
    memcpy(data, head, REAL_HEAD);
    for (uint32_t i = 0; i < 200 * 150; i++) put_word(data + REAL_HEAD + 4 * i, i, 4);
    memcpy(data + REAL_SIZE - 5, "\xce\0\0\0\0", 5);
}

static void test_real_file(void **state) {
    (void)state;
    disk d = {exact(REAL_SIZE), UINT64_MAX};
    fill_disk(d.data);
    tg_reader reader = {disk_read, &d, REAL_SIZE};
    tg_error error;
    tg_code code = TG_ERR_IO;
    for (uint64_t k = 0; code != TG_ERR_NONE; k++) {
        assert_true(k < 5000);
        d.reads_left = UINT64_MAX;
        tg_file *file = tg_open_reader(&reader, NULL, &error);
        assert_non_null(file);
        tg_array *a = tg_array_open(file, 0, &small_c);
        assert_non_null(a);
        uint8_t *got = exact(120000);
        d.reads_left = k;
        bool ok = tg_array_read(a, 0, got, 120000);
        code = ok ? TG_ERR_NONE : tg_last_error(file)->code;
        if (!ok) {
            assert_int_equal(code, TG_ERR_IO);
            assert_int_equal(tg_last_error(file)->system, EIO);
        }
        for (uint32_t i = 0; ok && i < 30000; i++) /* element [y, x] of C order is y + 200 x */
            assert_int_equal(get_word(got + 4 * i, 4), i / 150 + i % 150 * 200);
        free(got);
        tg_array_close(a);
        tg_close(file);
    }
    free(d.data);
}

/* ------------------------------------------------------------------------------- stored tensors */

static void test_stored(void **state) {
    (void)state;
    static const uint64_t shape[] = {300, 500};
    fake f = make_dense(TG_INT16, TG_ORDER_F, 2, shape);
    f.t.fp_pos = 4;
    pool p = {UINT64_MAX, 0};
    tg_options options = tg_options_default();
    options.allocator = (tg_allocator){pool_alloc, pool_free, &p};
    tg_error error;
    tg_stored stored;
    stored.file = open_fake(&f, PIECES, &options, &error);
    assert_non_null(stored.file);
    assert_true(tg_tensor_at(stored.file, 0, &stored.tensor));
    tg_decl decl = tg_decl_of(&stored.tensor);
    assert_string_equal(decl.name, "0");
    assert_int_equal(decl.dtype, TG_INT16);
    assert_int_equal(decl.storage, TG_DENSE);
    assert_int_equal(decl.order, TG_ORDER_F);
    assert_int_equal(decl.rank, 2);
    assert_int_equal(decl.shape[1], 500);
    assert_int_equal(decl.fp_pos, 4);
    assert_int_equal(decl.stored, 150000);
    assert_false(decl.batch || decl.scaled);

    tg_values values = tg_tensor_values(&stored);
    tg_write_error why;
    uint8_t *got = exact(9);
    assert_true(values.read(values.self, TG_VALUES, 5, got, 9, &why));
    assert_memory_equal(got, f.parts[TG_VALUES] + 5, 9);
    assert_false(values.read(values.self, TG_VALUES, 299999, got, 9, &why));
    assert_int_equal(why.code, TG_ERR_USAGE);
    assert_false(values.read(values.self, TG_COUNTS, 0, got, 1, NULL));
    free(got);

    sink s = make_sink(299990, 2);
    tg_target target = {sink_write, false, &s};
    assert_true(values.copy(values.self, TG_VALUES, 10, 299990, &target, 2, &why));
    assert_memory_equal(s.data, f.parts[TG_VALUES] + 10, 299990);
    assert_true(values.copy(values.self, TG_VALUES, 10, 0, &target, 2, &why));
    for (uint64_t k = 0; k < s.num / 2; k++) {
        s.writes_left = k;
        assert_false(values.copy(values.self, TG_VALUES, 10, 299990, &target, 2, &why));
        assert_int_equal(why.code, TG_ERR_IO);
        assert_int_equal(why.system, ENOSPC);
    }
    s.writes_left = 0;
    assert_false(values.copy(values.self, TG_VALUES, 10, 100, &target, 2, NULL));
    s.writes_left = UINT64_MAX;
    p.left = 0;
    assert_false(values.copy(values.self, TG_VALUES, 10, 299990, &target, 2, &why));
    assert_int_equal(why.code, TG_ERR_NO_MEMORY);
    p.left = UINT64_MAX;
    free_sink(&s);
    tg_close(stored.file);
    assert_int_equal(p.blocks, 0);
    free_fake(&f);
}

/* Only the values of an array can be asked for, and only those that it has. */
static void test_array_values(void **state) {
    (void)state;
    fake f = make_kind(2);
    tg_error error;
    tg_write_error why;
    uint8_t byte = 0;
    sink s = make_sink(1, 0);
    tg_target target = {sink_write, false, &s};
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    tg_values values = tg_array_values(a);
    tg_decl decl;
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    decl = tg_decl_of(&t);
    assert_int_equal(decl.storage, TG_SPARSE);
    assert_int_equal(decl.stored, t.parts[TG_INDEX_LIST].count);
    assert_false(values.read(values.self, TG_COUNTS, 0, &byte, 1, &why));
    assert_int_equal(why.code, TG_ERR_USAGE);
    assert_false(values.copy(values.self, TG_COUNTS, 0, 1, &target, 0, &why));
    assert_false(values.copy(values.self, TG_VALUES, 4799, 2, &target, 0, &why));
    assert_false(values.copy(values.self, TG_VALUES, 4801, 0, &target, 0, &why));
    assert_true(values.copy(values.self, TG_VALUES, 4800, 0, &target, 0, &why));
    free_sink(&s);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
    f = make_kind(3);
    decl = tg_decl_of(&f.t);
    assert_int_equal(decl.stored, f.t.parts[TG_INDEX_LIST].count);
    free_fake(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_orders),         cmocka_unit_test(test_long),
        cmocka_unit_test(test_decoding),       cmocka_unit_test(test_axes),
        cmocka_unit_test(test_partial),        cmocka_unit_test(test_sparse),
        cmocka_unit_test(test_rounding),       cmocka_unit_test(test_cost),
        cmocka_unit_test(test_defaults),       cmocka_unit_test(test_limits),
        cmocka_unit_test(test_adapters),       cmocka_unit_test(test_failing_reads),
        cmocka_unit_test(test_failing_writes), cmocka_unit_test(test_failing_memory),
        cmocka_unit_test(test_failing_ends),   cmocka_unit_test(test_real_file),
        cmocka_unit_test(test_stored),         cmocka_unit_test(test_array_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
