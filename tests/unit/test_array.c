/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_array.c - arrays against a reference, in windows of any size, with little working memory; refusals.
 */
#include "array_test.h"

/* ------------------------------------------------------------------------------------- the tests */

static const tg_dtype by_size[] = {TG_DTYPE_INT8, TG_DTYPE_INT16, TG_DTYPE_FLOAT32,
                                   TG_DTYPE_FLOAT64, TG_DTYPE_COMPLEX128};

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

TEST(test_orders) {
    for (int round = 0; round < 700; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 4000);
        fake f = make_dense(by_size[draw(5)], (tg_order)draw(3), rank, shape);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

/* Matrices whose rows or columns are longer than any tile, and gaps that are read with the
 * data. */
TEST(test_long) {
    static const uint64_t shapes[][3] = {{3, 5000, 1}, {5000, 3, 1}, {70, 90, 3}, {2, 3, 3000}};
    static const tg_dtype types[] = {TG_DTYPE_FLOAT32, TG_DTYPE_INT16, TG_DTYPE_BIT};
    for (unsigned i = 0; i < 4 * 3 * 3; i++) {
        fake f = make_dense(types[draw(3)], (tg_order)(i / 4 % 3), 3, shapes[i % 4]);
        tg_array_options options = {.order = (tg_array_order)(i / 12), .window = 2000};
        assert_array(&f, (unsigned)draw(3), &options);
        free_fake(&f);
    }
}

TEST(test_decoding) {
    static const tg_dtype types[] = {TG_DTYPE_BIT, TG_DTYPE_INT8, TG_DTYPE_INT16, TG_DTYPE_UINT8};
    for (int round = 0; round < 400; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 2000);
        tg_dtype dtype = types[draw(4)];
        bool scaled = dtype == TG_DTYPE_UINT8 && rank > 0;
        fake f = make_dense(dtype, scaled ? TG_ORDER_C : (tg_order)draw(3), rank, shape);
        f.t.scaled = scaled;
        if (dtype == TG_DTYPE_INT8 || dtype == TG_DTYPE_INT16) f.t.fp_pos = (int32_t)draw(16);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

/* Floats of 6 and 4 bits, in windows and rows that begin at any bit, and more of them than are decoded at once. */
TEST(test_narrow) {
    static const tg_dtype types[] = {TG_DTYPE_FLOAT6_E2M3FN, TG_DTYPE_FLOAT6_E3M2FN,
                                     TG_DTYPE_FLOAT4_E2M1FN};
    for (int round = 0; round < 300; round++) {
        uint64_t shape[MAX_RANK];
        const uint32_t rank = round < 30 ? 2 : draw_shape(shape, 3000);
        if (round < 30) {
            shape[0] = 3 + draw(8);
            shape[1] = 5000 + draw(5000);
        }
        fake f = make_dense(types[draw(3)], (tg_order)draw(3), rank, shape);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

/* The maximum number of axes, every twentieth of length 2; working memory for the indices. */
TEST(test_axes) {
    uint64_t shape[MAX_RANK];
    for (uint32_t i = 0; i < MAX_RANK; i++) shape[i] = i % 20 == 7 ? 2 : 1;
    for (unsigned i = 0; i < 9; i++) {
        tg_array_options options = {.order = (tg_array_order)(i % 3), .window = 1};
        fake f = make_dense(TG_DTYPE_INT16, (tg_order)(i / 3), MAX_RANK, shape);
        assert_array(&f, PIECES, &options);
        free_fake(&f);
        f = make_coo(TG_DTYPE_COMPLEX128, MAX_RANK, shape, 50);
        assert_array(&f, READ_PART, &options);
        free_fake(&f);
    }
}

/* Fewer elements than the shape implies, which may be any number. */
TEST(test_partial) {
    static const uint64_t shape[] = {1000, UINT64_MAX, 7};
    for (unsigned i = 0; i < 40; i++) {
        fake f = make_dense(TG_DTYPE_INT16, (tg_order)(i % 3), 0, NULL);
        free_fake(&f);
        f.t.storage = TG_STORAGE_PARTIAL;
        f.t.dtype = i / 3 % 2 ? TG_DTYPE_INT16 : TG_DTYPE_BIT;
        f.t.fp_pos = i / 3 % 2 ? 3 : -1;
        f.t.rank = 3;
        memcpy(f.shape, shape, sizeof shape);
        add_part(&f, TG_PART_VALUES, f.t.dtype, i * i);
        tg_array_options options = draw_options();
        assert_array(&f, (unsigned)draw(4), &options);
        free_fake(&f);
    }
}

TEST(test_sparse) {
    for (int round = 0; round < 400; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 3000);
        tg_storage storage = rank > 0 ? (tg_storage)(TG_STORAGE_COO + draw(3)) : TG_STORAGE_COO;
        tg_array_options options = draw_options();
        uint64_t product = 1;
        for (uint32_t i = 0; i < rank; i++) product *= shape[i];
        uint64_t entries = product > 0 ? draw(product + 50) : 0;
        fake f = storage == TG_STORAGE_COO ? make_coo(by_size[draw(5)], rank, shape, entries)
                                           : make_lists(storage, rank, shape, draw(40));
        assert_array(&f, READ_PART + (unsigned)draw(2), &options);
        free_fake(&f);
    }
}

TEST(test_rounding) {
    for (int round = 0; round < 300; round++) {
        uint64_t shape[MAX_RANK];
        uint32_t rank = draw_shape(shape, 1500);
        tg_array_options options = draw_options();
        do options.dtype = (tg_dtype)(1 + draw(TG_DTYPE_COMPLEX128));
        while (options.dtype == TG_DTYPE_BIT);
        tg_dtype dtype = (tg_dtype)(1 + draw(TG_DTYPE_COMPLEX128));
        fake f = make_dense(dtype, (tg_order)draw(3), rank, shape);
        if (draw(2) == 0 && dtype != TG_DTYPE_BIT && cells(&f) > 0) {
            free_fake(&f);
            f = make_coo(dtype, rank, shape, draw(100));
        }
        assert_array(&f, READ_PART + (unsigned)draw(2), &options);
        free_fake(&f);
    }
}

/* Copying reads an array once: gaps are read with the data only if they are short. */
TEST(test_cost) {
    static const uint64_t shape[] = {300, 400};
    const tg_array_options options = {.order = TG_ARRAY_ORDER_C, .window = 20000};
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, shape);
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

/* Of many short axes, elements that are apart along several of them are read at once. */
TEST(test_short_axes) {
    static const uint64_t shape[] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const tg_dtype types[] = {TG_DTYPE_INT8, TG_DTYPE_BIT, TG_DTYPE_FLOAT32};
    for (unsigned i = 0; i < 3; i++) {
        const tg_array_options options = {.order = TG_ARRAY_ORDER_C, .window = 100000};
        fake f = make_dense(types[i], TG_ORDER_F, 16, shape);
        tg_error error;
        tg_file *file = open_fake(&f, READ_PART, NULL, &error);
        expected e = expect(&f, &options, false);
        tg_array *a = tg_array_open(file, 0, &options);
        for (size_t from = 0; from < e.nbytes; from += 4096) assert_reads(a, &e, from, 4096);
        assert_true(UINT64_MAX - f.reads_left <= 1024); /* and not one for each pair */
        assert_true(f.num_bytes <= 16 * f.t.parts[TG_PART_VALUES].nbytes);
        tg_array_close(a);
        tg_close(file);
        free(e.data);
        free_fake(&f);
    }
}

/* Rows that are not much longer than the side of a tile are written whole, one tile at a time. */
TEST(test_whole_rows) {
    static const uint64_t shape[] = {320, 80};
    const tg_array_options options = {.order = TG_ARRAY_ORDER_C, .window = 8192}; /* 2048 float32 */
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, shape);
    tg_error error;
    tg_file *file = open_fake(&f, MEMORY, NULL, &error);
    expected e = expect(&f, &options, false);
    tg_array *a = tg_array_open(file, 0, &options);
    sink s = make_sink(e.nbytes, 0);
    const tg_target target = {sink_write, false, &s};
    const tg_values values = tg_array_values(a);
    tg_error why;
    assert_true(values.copy(values.self, TG_PART_VALUES, 0, e.nbytes, &target, 0, &why));
    assert_memory_equal(s.data, e.data, e.nbytes);
    assert_int_equal(s.num, 320 / 16); /* 25 rows would fit; a tile has whole cache lines */
    free_sink(&s);
    tg_array_close(a);
    tg_close(file);
    free(e.data);
    free_fake(&f);
}

/* The behaviour without options. */
TEST(test_defaults) {
    static const uint64_t shape[] = {2, 3};
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, shape);
    tg_error error;
    tg_file *file = open_fake(&f, MEMORY, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    assert_non_null(a);
    assert_int_equal(tg_array_about(a).order, TG_ORDER_F);
    uint8_t *got = exact(24);
    assert_true(tg_array_read(a, 0, got, 24));
    assert_memory_equal(got, f.parts[TG_PART_VALUES], 24);
    free(got);
    tg_array_close(a);
    tg_array_close(NULL);

    assert_null(tg_array_open(file, 1, NULL));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    tg_array_options bits = {.dtype = TG_DTYPE_BIT};
    assert_null(tg_array_open(file, 0, &bits));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    bits.dtype = TG_DTYPE_COUNT;
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

TEST(test_limits) {
    static const uint64_t shape[] = {10, 10};
    static const uint64_t huge[] = {UINT64_C(1) << 40, UINT64_C(1) << 30};
    static const uint64_t wide[] = {UINT64_C(1) << 31, UINT64_C(1) << 31};
    const tg_array_options to_f64 = {.dtype = TG_DTYPE_FLOAT64};
    const tg_array_options to_c128 = {.dtype = TG_DTYPE_COMPLEX128};
    fake f = make_coo(TG_DTYPE_FLOAT32, 2, shape, 3);
    assert_not_opened(&f, NULL, 399, TG_CODE_LIMIT);
    assert_not_opened(&f, &to_f64, 799, TG_CODE_LIMIT);
    assert_array(&f, READ_PART, &to_f64);

    tg_error error;
    char text[256];
    tg_options options = tg_options_default();
    options.limits.max_dense = 399;
    tg_file *file = open_fake(&f, READ_PART, &options, &error);
    assert_null(tg_array_open(file, 0, NULL));
    assert_int_equal(tg_last_error(file)->limit, TG_LIMIT_MAX_DENSE);
    assert_int_equal(tg_last_error(file)->allowed.u64, 399);
    assert_int_equal(tg_last_error(file)->found.u64, 400);
    tg_error_message(tg_last_error(file), text, sizeof text);
    assert_string_equal(text, "found 400, expected at most 399 bytes of dense copies of sparse "
                              "tensors; limit max-dense");
    tg_close(file);
    free_fake(&f);

    f = make_coo(TG_DTYPE_INT8, 2, huge, 3);
    assert_not_opened(&f, NULL, UINT64_MAX, TG_CODE_OVERFLOW);
    f.shape[1] = 0; /* no bytes, however long the other axes are */
    f.t.parts[TG_PART_VALUES] = tg_extent_of(TG_DTYPE_INT8, 0, 0);
    f.t.parts[TG_PART_INDEX_LIST] = tg_extent_of(TG_DTYPE_INT64, 0, 0);
    assert_array(&f, READ_PART, &to_f64);
    free_fake(&f);

    f = make_coo(TG_DTYPE_INT32, 2, wide, 3);
    assert_not_opened(&f, NULL, UINT64_MAX, TG_CODE_OVERFLOW); /* of bytes */
    free_fake(&f);
    f = make_coo(TG_DTYPE_INT8, 2, wide, 3);
    assert_not_opened(&f, &to_c128, UINT64_MAX, TG_CODE_OVERFLOW); /* of rounded bytes */
    assert_not_opened(&f, NULL, UINT64_C(1) << 50, TG_CODE_LIMIT);
    free_fake(&f);

    /* A format that reads parts itself may claim any number of elements whose bytes can be counted. */
    f = make_dense(TG_DTYPE_FLOAT64, TG_ORDER_C, 0, NULL);
    f.t.rank = 1;
    f.shape[0] = UINT64_C(1) << 60;
    f.t.parts[TG_PART_VALUES] = tg_extent_of(TG_DTYPE_FLOAT64, f.shape[0], 0);
    assert_not_opened(&f, &to_c128, UINT64_MAX, TG_CODE_OVERFLOW);
    f.shape[0] *= 2;
    f.t.parts[TG_PART_VALUES] = tg_extent_of(TG_DTYPE_FLOAT64, f.shape[0], 0);
    assert_null(open_fake(&f, READ_PART, NULL, &error));
    assert_int_equal(error.code, TG_CODE_INTERNAL);
    free_fake(&f);
}

/* Values that no adapter should return. */
TEST(test_adapters) {
    static const uint64_t shape[] = {4, 3};
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_C, 2, shape);
    f.t.fp_pos = 3;
    assert_not_opened(&f, NULL, 1000, TG_CODE_INTERNAL);
    f.t.fp_pos = -1;
    f.t.scaled = true;
    assert_not_opened(&f, NULL, 1000, TG_CODE_INTERNAL);
    free_fake(&f);

    f = make_coo(TG_DTYPE_INT8, 2, shape, 2);
    f.t.fp_pos = 3;
    assert_not_opened(&f, NULL, 1000, TG_CODE_INTERNAL);
    free_fake(&f);

    f = make_lists(TG_STORAGE_SPARSE, 2, shape, 2);
    put_word(f.parts[TG_PART_COUNTS] + 8, 1000, 4);
    tg_error error;
    uint8_t got[48];
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    assert_non_null(a);
    assert_false(tg_array_read(a, 0, got, sizeof got));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_INTERNAL);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
}
