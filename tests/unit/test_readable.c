/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_readable.c - extent.h and readable.h, whose contracts are proved, with numbers made by hand: that the contracts say
 * what is meant.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "readable.h"
#include "unit.h"

#define SIZE 1000 /* of the file */

static uint64_t shape[4];

static tg_tensor of_rank(tg_dtype dtype, tg_storage storage, uint32_t rank) {
    tg_tensor t;
    memset(&t, 0, sizeof t);
    t.dtype = dtype;
    t.storage = storage;
    t.rank = rank;
    t.shape = shape;
    return t;
}

static void set_shape(uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    shape[0] = a;
    shape[1] = b;
    shape[2] = c;
    shape[3] = d;
}

#define assert_readable(t) assert_true(tg_is_readable(&(t), SIZE, TG_LIES_IN_ONE_PIECE))
#define assert_unreadable(t) assert_false(tg_is_readable(&(t), SIZE, TG_LIES_IN_ONE_PIECE))

/* ------------------------------------------------------------------------------------- bytes */

TEST(test_bytes) {
    const struct {
        tg_dtype dtype;
        uint64_t count, bytes;
    } cases[] = {
        {TG_DTYPE_NONE, 7, 0},
        {TG_DTYPE_BIT, 0, 0},
        {TG_DTYPE_BIT, 1, 1},
        {TG_DTYPE_BIT, 8, 1},
        {TG_DTYPE_BIT, 9, 2},
        {TG_DTYPE_BIT, UINT64_MAX, UINT64_C(1) << 61},
        {TG_DTYPE_FLOAT4_E2M1FN, 3, 2},
        {TG_DTYPE_FLOAT6_E2M3FN, 4, 3},
        {TG_DTYPE_FLOAT6_E3M2FN, 5, 4},
        {TG_DTYPE_INT8, UINT64_MAX, UINT64_MAX},
        {TG_DTYPE_FLOAT8_E5M2FNUZ, 5, 5},
        {TG_DTYPE_BFLOAT16, 3, 6},
        {TG_DTYPE_FLOAT32, UINT64_MAX / 4, UINT64_MAX / 4 * 4},
        {TG_DTYPE_FLOAT32, UINT64_MAX / 4 + 1, UINT64_MAX},
        {TG_DTYPE_COMPLEX128, UINT64_C(1) << 59, UINT64_C(1) << 63},
        {TG_DTYPE_COMPLEX128, UINT64_C(1) << 60, UINT64_MAX},
        {TG_DTYPE_Q4_0, 0, 0},
        {TG_DTYPE_Q4_0, 32, 18},
        {TG_DTYPE_Q4_0, 33, 36},
        {TG_DTYPE_Q8_K, 256, 292},
        {TG_DTYPE_Q2_0, 128, 36},
        {TG_DTYPE_Q8_K, UINT64_MAX, UINT64_MAX},
        {TG_DTYPE_COUNT, 1, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const tg_extent e = tg_extent_at(cases[i].dtype, cases[i].count, 9);
        assert_int_equal(e.dtype, cases[i].dtype);
        assert_true(e.count == cases[i].count);
        assert_true(e.nbytes == cases[i].bytes);
        assert_int_equal(e.offset, 9);
    }
}

TEST(test_cells) {
    const uint64_t big = UINT64_C(1) << 32;
    set_shape(2, 3, 5, 7);
    assert_int_equal(tg_cells_of(NULL, 0), 1);
    assert_int_equal(tg_cells_of(shape, 1), 2);
    assert_int_equal(tg_cells_of(shape, 4), 210);
    set_shape(big, big - 1, 1, 1);
    assert_true(tg_cells_of(shape, 4) == UINT64_MAX - big + 1);
    set_shape(big - 1, big + 1, 1, 1); /* exactly the largest number */
    assert_true(tg_cells_of(shape, 4) == UINT64_MAX);
    set_shape(big, big, 3, 5);
    assert_true(tg_cells_of(shape, 4) == UINT64_MAX);
    set_shape(big, big, 3, 0);
    assert_int_equal(tg_cells_of(shape, 4), 0);
    set_shape(0, big, big, big);
    assert_int_equal(tg_cells_of(shape, 4), 0);
}

/* ------------------------------------------------------------------------------------- places */

TEST(test_places) {
    const struct {
        uint64_t count, offset;
        bool in_one_piece, in_pieces;
    } cases[] = {
        {1000, 0, true, true},  {0, 1000, true, true},         {1, 999, true, true},
        {1, 1000, false, true}, {0, 1001, false, false},       {1001, 0, false, false},
        {1000, 1, false, true}, {1, UINT64_MAX, false, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const tg_extent e = tg_extent_at(TG_DTYPE_UINT8, cases[i].count, cases[i].offset);
        assert_int_equal(tg_part_fits(&e, SIZE, TG_LIES_IN_ONE_PIECE), cases[i].in_one_piece);
        assert_int_equal(tg_part_fits(&e, SIZE, TG_LIES_IN_PIECES), cases[i].in_pieces);
        assert_true(tg_part_fits(&e, SIZE, TG_LIES_ELSEWHERE));
    }
    tg_extent e = tg_extent_at(TG_DTYPE_UINT16, 8, 0);
    e.nbytes = 15;
    assert_false(tg_part_fits(&e, SIZE, TG_LIES_ELSEWHERE));
    e.nbytes = 17;
    assert_false(tg_part_fits(&e, SIZE, TG_LIES_ELSEWHERE));
    e.nbytes = 16;
    assert_true(tg_part_fits(&e, SIZE, TG_LIES_ELSEWHERE));
    e = tg_extent_at(TG_DTYPE_INT8, UINT64_MAX, 0); /* may stand for more */
    assert_false(tg_part_fits(&e, UINT64_MAX, TG_LIES_ELSEWHERE));
    e = tg_extent_at(TG_DTYPE_FLOAT64, UINT64_MAX / 2, 0);
    assert_false(tg_part_fits(&e, UINT64_MAX, TG_LIES_ELSEWHERE));
}

/* ----------------------------------------------------------------------------------- storages */

TEST(test_dense) {
    set_shape(2, 3, 5, 7);
    tg_tensor t = of_rank(TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 4);
    tg_extent *values = &t.parts[TG_PART_VALUES];
    *values = tg_extent_at(TG_DTYPE_FLOAT32, 210, 160);
    assert_readable(t);
    values->offset = 161;
    assert_unreadable(t);
    values->offset = 0;
    t.rank = 3;
    assert_unreadable(t);
    t.rank = 4;
    values->nbytes = 836;
    assert_unreadable(t);
    *values = tg_extent_at(TG_DTYPE_INT32, 210, 0); /* another dtype of the same size */
    assert_unreadable(t);
    *values = tg_extent_at(TG_DTYPE_FLOAT32, 210, 0);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 1, 0); /* that it does not have */
    assert_unreadable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_NONE, 0, 0);
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_UINT32, 1, 0);
    assert_unreadable(t);

    t = of_rank(TG_DTYPE_NONE, TG_STORAGE_DENSE, 0);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_NONE, 1, 0);
    assert_unreadable(t);
    t = of_rank(TG_DTYPE_BIT, TG_STORAGE_DENSE, 0);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_BIT, 1, 999);
    assert_readable(t);
    t.storage = (tg_storage)(TG_STORAGE_BLOCKS + 1);
    assert_unreadable(t);

    set_shape(UINT64_MAX, 1, 1, 1);
    t = of_rank(TG_DTYPE_BIT, TG_STORAGE_DENSE, 1);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_BIT, UINT64_MAX, 0);
    assert_false(tg_is_readable(&t, UINT64_MAX, TG_LIES_IN_ONE_PIECE));
}

TEST(test_partial) {
    set_shape(2, 3, 5, 7);
    tg_tensor t = of_rank(TG_DTYPE_INT8, TG_STORAGE_PARTIAL, 4);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_INT8, 209, 0);
    assert_readable(t);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_INT8, 210, 0);
    assert_unreadable(t);
    set_shape(UINT64_MAX, UINT64_MAX, 1, 1);
    assert_readable(t);
    set_shape(UINT64_MAX, UINT64_MAX, 0, 1);
    assert_unreadable(t);
}

TEST(test_blocks) {
    set_shape(3, 64, 0, 0);
    tg_tensor t = of_rank(TG_DTYPE_Q4_0, TG_STORAGE_BLOCKS, 2);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_Q4_0, 192, 0);
    assert_readable(t);
    t.storage = TG_STORAGE_DENSE;
    assert_unreadable(t);
    t.storage = TG_STORAGE_BLOCKS;
    t.order = TG_ORDER_F;
    assert_unreadable(t);
    t.order = TG_ORDER_C;
    set_shape(64, 3, 0, 0); /* as many elements, in rows that end within a block */
    assert_unreadable(t);
    set_shape(3, 64, 0, 0);
    t.dtype = t.parts[TG_PART_VALUES].dtype = TG_DTYPE_IQ4_NL;
    assert_readable(t);
    t.dtype = TG_DTYPE_UINT8;
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_UINT8, 192, 0);
    assert_unreadable(t);
}

TEST(test_sparse) {
    set_shape(2, 9, 9, 9);
    tg_tensor t = of_rank(TG_DTYPE_FLOAT64, TG_STORAGE_COO, 3);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_FLOAT64, 5, 0);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 15, 880);
    assert_readable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 15, 881);
    assert_unreadable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 16, 0);
    assert_unreadable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_UINT64, 15, 0);
    assert_unreadable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 15, 0);
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_UINT32, 2, 0);
    assert_unreadable(t);

    /* 2^62 times 4 is 0 in 64 bits. */
    t = of_rank(TG_DTYPE_BIT, TG_STORAGE_COO, 4);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_BIT, UINT64_C(1) << 62, 0);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 0, 0);
    assert_false(tg_is_readable(&t, UINT64_MAX, TG_LIES_IN_PIECES));

    t = of_rank(TG_DTYPE_FLOAT32, TG_STORAGE_SPARSE, 3);
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_FLOAT32, 5, 0);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_UINT32, 5, 0);
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_UINT32, 2, 0);
    assert_readable(t);
    t.rank = 0;
    assert_unreadable(t);
    t.rank = 3;
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_UINT32, 3, 0);
    assert_unreadable(t);
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_INT32, 2, 0);
    assert_unreadable(t);
    t.parts[TG_PART_COUNTS] = tg_extent_at(TG_DTYPE_UINT32, 2, 0);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_UINT32, 4, 0);
    assert_unreadable(t);

    t.storage = TG_STORAGE_INDICES;
    assert_unreadable(t); /* it has values */
    t.parts[TG_PART_VALUES] = tg_extent_at(TG_DTYPE_NONE, 0, 0);
    assert_readable(t);
    t.rank = 0;
    assert_unreadable(t);
    t.rank = 3;
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_INT64, 4, 0);
    assert_unreadable(t);
    t.parts[TG_PART_INDEX_LIST] = tg_extent_at(TG_DTYPE_UINT32, 4, 0);
    t.dtype = TG_DTYPE_NONE;
    assert_unreadable(t);
}
