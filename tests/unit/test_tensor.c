/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_tensor.c - tensor.c with faulty adapters, and with faulty callers. An adapter is trusted
 * with names, not with memory: whatever it returns for a tensor, no byte outside of the file is
 * read, and the result is `internal`, an error that no file alone can cause.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "file.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"
#include "unit.h"

static const uint8_t image[24] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11,
                                  12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23};

/* What the adapter returns: for its only tensor, and for the bytes of its values. */
static tg_tensor said;
static uint64_t said_shape[3];
static tg_run said_run;
static uint64_t located_at; /* the byte of the last request */
static bool fails;

static const ks_type root_type = {"root", 1, KS_NOWHERE, NULL, 0, false, false, false};

static bool read_root(ks_ctx *ks, void **out) {
    *out = ks_alloc(ks, 1, 1);
    return *out != NULL;
}

static bool adopt(tg_file *file) {
    file->num_tensors = 1;
    return true;
}

static bool refuse(tg_file *file) {
    ks_fail(&file->ks, KS_IO, 7, "bytes that can be read");
    return false;
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    if (fails) return refuse(file);
    *tensor = said;
    tensor->index = i;
    uint64_t *shape = tg_shape(file, tensor, said.rank);
    if (shape == NULL) return false;
    for (uint32_t axis = 0; axis < said.rank; axis++) shape[axis] = said_shape[axis];
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    if (fails) return refuse(file);
    tg_name_add_number(name, i);
    return true;
}

static bool locate(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    (void)i;
    (void)part;
    if (fails) return refuse(file);
    located_at = at;
    *run = said_run;
    return true;
}

static bool bounds(tg_file *file, uint64_t i, uint64_t step, float *min, float *max) {
    (void)i;
    if (fails) return refuse(file);
    *min = (float)step;
    *max = (float)step + 1;
    return true;
}

static const tg_adapter in_one_piece = {.format = TG_FORMAT_BTF,
                                        .type = &root_type,
                                        .max_rank = 3, /* so that opening describes nothing */
                                        .read = read_root,
                                        .adopt = adopt,
                                        .describe = describe,
                                        .name_of = name_of,
                                        .bounds = bounds};

static tg_file *open_toy(const tg_adapter *adapter) {
    fails = false;
    tg_file *file = tg_open_memory_with(image, sizeof image, NULL, NULL, &adapter, 1);
    assert_non_null(file);
    return file;
}

static tg_file *open_pieces(void) {
    static tg_adapter in_pieces;
    in_pieces = in_one_piece;
    in_pieces.locate = locate;
    return open_toy(&in_pieces);
}

/* A consistent tensor: `count` elements of uint8 at byte `offset`. */
static void say_dense(uint64_t count, uint64_t offset) {
    memset(&said, 0, sizeof said);
    said.rank = 1;
    said_shape[0] = count;
    tg_dense(&said, TG_DTYPE_UINT8, count, offset);
}

static void assert_believed(tg_file *file, bool believed) {
    tg_tensor t;
    assert_int_equal(tg_describe(file, 0, &t), believed);
    if (!believed) assert_int_equal(tg_last_error(file)->code, TG_CODE_INTERNAL);
}

/* ------------------------------------------------------------------------------ what is described */

TEST(test_extents) {
    tg_file *file = open_toy(&in_one_piece);
    const struct {
        uint64_t count, offset;
        bool believed;
    } cases[] = {{24, 0, true},  {0, 24, true},  {1, 23, true},         {24, 1, false},
                 {25, 0, false}, {0, 25, false}, {1, UINT64_MAX, false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        say_dense(cases[i].count, cases[i].offset);
        assert_believed(file, cases[i].believed);
    }
    tg_close(file);

    /* A part in pieces may be larger than what follows its first byte, but not larger than the
     * file. */
    file = open_pieces();
    say_dense(24, 3);
    assert_believed(file, true);
    say_dense(25, 3);
    assert_believed(file, false);
    tg_close(file);
}

/* A size in bytes that exceeds 64 bits becomes the largest number, which no file has. */
TEST(test_huge) {
    assert_int_equal(tg_extent_of(TG_DTYPE_FLOAT64, UINT64_MAX / 8, 0).nbytes, UINT64_MAX / 8 * 8);
    assert_true(tg_extent_of(TG_DTYPE_FLOAT64, UINT64_MAX / 8 + 1, 0).nbytes == UINT64_MAX);
    assert_true(tg_extent_of(TG_DTYPE_BIT, UINT64_MAX, 0).nbytes == UINT64_MAX / 8 + 1);
    assert_int_equal(tg_extent_of(TG_DTYPE_BIT, 16, 0).nbytes, 2);
    assert_int_equal(tg_extent_of(TG_DTYPE_BIT, 17, 0).nbytes, 3);
    assert_int_equal(tg_extent_of(TG_DTYPE_NONE, UINT64_MAX, 0).nbytes, 0);

    tg_file *file = open_toy(&in_one_piece);
    say_dense(24, 0);
    said.rank = 3;
    said_shape[0] = UINT64_C(1) << 32;
    said_shape[1] = UINT64_C(1) << 32; /* times 24 is 24 again, in 64 bits */
    said_shape[2] = 24;
    assert_believed(file, false);
    said_shape[1] = 0;
    assert_believed(file, false);
    said.parts[TG_PART_VALUES].count = 0; /* of 24 bytes */
    assert_believed(file, false);
    said.parts[TG_PART_VALUES].nbytes = 0;
    assert_believed(file, true);
    tg_close(file);
}

static void say_part(tg_part part, tg_dtype dtype, uint64_t count) {
    said.parts[part] = tg_extent_of(dtype, count, 0);
}

/* Each kind of storage: consistent parts, then each of its parts with one error. */
TEST(test_storages) {
    tg_file *file = open_toy(&in_one_piece);
    say_dense(4, 0);
    assert_believed(file, true);
    said.dtype = TG_DTYPE_INT8;
    assert_believed(file, false);
    say_dense(4, 0);
    said_shape[0] = 5;
    assert_believed(file, false);

    say_dense(1, 0);
    said.storage = TG_STORAGE_PARTIAL;
    said_shape[0] = 4;
    assert_believed(file, true);
    said.dtype = TG_DTYPE_INT8;
    assert_believed(file, false);
    said.dtype = TG_DTYPE_UINT8;
    said_shape[0] = 1; /* that is all of it */
    assert_believed(file, false);

    say_dense(1, 0);
    said.storage = TG_STORAGE_COO;
    said.rank = 2;
    said_shape[0] = said_shape[1] = 9;
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_INT64, 2);
    assert_believed(file, true);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_INT64, 1);
    assert_believed(file, false);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT64, 2);
    assert_believed(file, false);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_INT64, 2);
    said.dtype = TG_DTYPE_INT8;
    assert_believed(file, false);

    say_dense(3, 0);
    said.storage = TG_STORAGE_SPARSE;
    said.rank = 2;
    said_shape[0] = 2;
    said_shape[1] = 9;
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT32, 3);
    say_part(TG_PART_COUNTS, TG_DTYPE_UINT32, 2);
    assert_believed(file, true);
    said_shape[0] = 3;
    assert_believed(file, false);
    said.rank = 0;
    assert_believed(file, false);
    said.rank = 2;
    said_shape[0] = 2;
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT32, 2);
    assert_believed(file, false);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT32, 3);
    said.dtype = TG_DTYPE_INT8;
    assert_believed(file, false);

    memset(&said, 0, sizeof said);
    said.storage = TG_STORAGE_INDICES;
    said.dtype = TG_DTYPE_BOOL;
    said.rank = 2;
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT32, 3);
    say_part(TG_PART_COUNTS, TG_DTYPE_UINT32, 2);
    assert_believed(file, true);
    said.rank = 0;
    assert_believed(file, false);
    said.rank = 2;
    say_part(TG_PART_COUNTS, TG_DTYPE_UINT32, 1);
    assert_believed(file, false);
    say_part(TG_PART_COUNTS, TG_DTYPE_UINT32, 2);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_NONE, 3);
    assert_believed(file, false);
    say_part(TG_PART_INDEX_LIST, TG_DTYPE_UINT32, 3);
    say_part(TG_PART_VALUES, TG_DTYPE_UINT8, 3);
    assert_believed(file, false);

    say_dense(4, 0);
    said.storage = (tg_storage)99;
    assert_null(tg_storage_name(said.storage));
    assert_believed(file, false);
    tg_close(file);
}

/* ------------------------------------------------------------------------------------- its bytes */

/* Reads 6 bytes as the run says; the error if it is inconsistent. */
static void assert_run(tg_file *file, tg_run run, const char *expected) {
    tg_tensor t;
    uint8_t got[7] = "######";
    say_dense(6, 0);
    assert_true(tg_tensor_at(file, 0, &t));
    said_run = run;
    assert_int_equal(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, 6), expected != NULL);
    if (expected == NULL) {
        assert_int_equal(tg_last_error(file)->code, TG_CODE_INTERNAL);
        assert_memory_equal(got, "######", 6);
        assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_INTERNAL);
    } else {
        assert_memory_equal(got, expected, 6);
    }
}

TEST(test_runs) {
    tg_file *file = open_pieces();
    assert_run(file, (tg_run){0, 6, 0, 1}, "\0\1\2\3\4\5");
    assert_run(file, (tg_run){18, 6, 0, 1}, "\22\23\24\25\26\27");
    assert_run(file, (tg_run){0, 2, 11, 3}, "\0\1\13\14\26\27");
    assert_run(file, (tg_run){0, 2, 2, 3}, "\0\1\2\3\4\5");
    assert_run(file, (tg_run){0, 0, 0, 1}, NULL);
    assert_run(file, (tg_run){0, 6, 0, 0}, NULL);
    assert_run(file, (tg_run){25, 1, 0, 1}, NULL);
    assert_run(file, (tg_run){19, 6, 0, 1}, NULL);
    assert_run(file, (tg_run){UINT64_MAX, 6, 0, 1}, NULL);
    assert_run(file, (tg_run){0, 2, 1, 3}, NULL);  /* they overlap */
    assert_run(file, (tg_run){0, 2, 12, 3}, NULL); /* the last one is outside */
    assert_run(file, (tg_run){0, 2, UINT64_MAX, 2}, NULL);
    assert_run(file, (tg_run){0, 1, 1, UINT64_MAX}, NULL);
    tg_close(file);
}

TEST(test_view) {
    tg_file *file = open_pieces();
    tg_tensor t;
    say_dense(6, 0);
    assert_true(tg_tensor_at(file, 0, &t));
    said_run = (tg_run){2, 6, 0, 1};
    assert_memory_equal(tg_tensor_view(file, &t, TG_PART_VALUES), image + 2, 6);
    assert_int_equal(located_at, 0);
    said_run = (tg_run){2, 2, 2, 3}; /* pieces without a gap */
    assert_memory_equal(tg_tensor_view(file, &t, TG_PART_VALUES), image + 2, 6);
    const tg_run apart[] = {{2, 2, 3, 3}, {2, 2, 2, 2}, {2, 5, 0, 1}};
    for (size_t i = 0; i < sizeof apart / sizeof apart[0]; i++) {
        said_run = apart[i];
        assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    }
    assert_null(tg_tensor_view(file, &t, TG_PART_COUNTS));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    say_dense(0, 24);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_non_null(tg_tensor_view(file, &t, TG_PART_VALUES)); /* an address, though of nothing */
    tg_close(file);
}

/* --------------------------------------------------------------------- questions, and failing answers */

static void assert_usage(tg_file *file, bool answered) {
    assert_false(answered);
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
}

TEST(test_usage) {
    tg_file *file = open_toy(&in_one_piece);
    tg_tensor t, of_another;
    uint8_t byte;
    float min = 0, max = 0;
    say_dense(4, 0);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_usage(file, tg_tensor_at(file, 1, &of_another));
    assert_null(tg_tensor_strides(file, 0)); /* its elements are in a row */
    assert_usage(file, tg_tensor_strides(file, 1) != NULL);
    assert_usage(file, tg_tensor_read(file, &t, (tg_part)TG_PART_COUNT, 0, &byte, 1));
    assert_usage(file, tg_tensor_bounds(file, &t, 0, &min, &max)); /* not scaled */
    said.scaled = true;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_true(tg_tensor_bounds(file, &t, 3, &min, &max));
    assert_true(min == 3.0f && max == 4.0f);
    assert_usage(file, tg_tensor_bounds(file, &t, 4, &min, &max));
    of_another = t;
    of_another.index = 1;
    assert_usage(file, tg_tensor_bounds(file, &of_another, 0, &min, &max));
    assert_usage(file, tg_tensor_read(file, &of_another, TG_PART_VALUES, 0, &byte, 1));

    assert_true(tg_tensor_find(file, "0", &t));
    assert_false(tg_tensor_find(file, "1", &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_ABSENT);
    tg_close(file);
}

/* Read errors of an adapter are passed on unchanged, for every request. */
TEST(test_failing) {
    tg_file *file = open_pieces();
    tg_tensor t, again;
    uint8_t byte;
    float min, max;
    say_dense(4, 0);
    said.scaled = true;
    assert_true(tg_tensor_at(file, 0, &t));
    for (int i = 0; i < 5; i++) {
        fails = true;
        bool answered = i == 0   ? tg_tensor_at(file, 0, &again)
                        : i == 1 ? tg_tensor_find(file, "0", &again)
                        : i == 2 ? tg_tensor_read(file, &t, TG_PART_VALUES, 1, &byte, 1)
                        : i == 3 ? tg_tensor_bounds(file, &t, 0, &min, &max)
                                 : tg_tensor_view(file, &t, TG_PART_VALUES) != NULL;
        assert_false(answered);
        assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
        assert_int_equal(tg_last_error(file)->offset, 7);
        fails = false;
        assert_true(tg_tensor_at(file, 0, &again));
    }
    tg_close(file);
}

/* Either the bits of an element are known, or the bytes of a block. */
TEST(test_blocks) {
    uint32_t elements;
    uint32_t bytes;
    for (int dtype = TG_DTYPE_NONE + 1; dtype < TG_DTYPE_COUNT; dtype++) {
        const bool has = tg_dtype_block((tg_dtype)dtype, &elements, &bytes);
        assert_int_equal(has, dtype >= TG_DTYPE_Q4_0 && dtype <= TG_DTYPE_Q2_0);
        const bool is_sized = dtype != TG_DTYPE_STRING && dtype != TG_DTYPE_OPAQUE;
        if (is_sized) assert_int_equal(has, tg_dtype_bits((tg_dtype)dtype) == 0);
        assert_int_equal(has, elements > 0 && bytes > 0);
    }
    assert_true(tg_dtype_block(TG_DTYPE_Q6_K, &elements, &bytes));
    assert_int_equal(elements, 256);
    assert_int_equal(bytes, 210);
    for (int dtype = -1; dtype <= TG_DTYPE_COUNT; dtype += TG_DTYPE_COUNT + 1) {
        assert_false(tg_dtype_block((tg_dtype)dtype, &elements, &bytes));
        assert_true(elements == 0 && bytes == 0);
    }
    assert_false(tg_dtype_block(TG_DTYPE_NONE, &elements, &bytes));
}

TEST(test_names) {
    assert_null(tg_dtype_name(TG_DTYPE_NONE));
    assert_null(tg_dtype_name((tg_dtype)TG_DTYPE_COUNT));
    assert_int_equal(tg_dtype_bits((tg_dtype)TG_DTYPE_COUNT), 0);
    assert_string_equal(tg_dtype_name(TG_DTYPE_COMPLEX128), "complex128");
    assert_string_equal(tg_storage_name(TG_STORAGE_PARTIAL), "partial");
    assert_string_equal(tg_storage_name(TG_STORAGE_BLOCKS), "blocks");
    assert_string_equal(tg_storage_name(TG_STORAGE_TEXT), "text");
    assert_null(tg_storage_name((tg_storage)(TG_STORAGE_TEXT + 1)));
    assert_string_equal(tg_dtype_name(TG_DTYPE_Q4_0), "q4_0");
    assert_string_equal(tg_dtype_name(TG_DTYPE_Q2_0), "q2_0");
    assert_string_equal(tg_dtype_name(TG_DTYPE_COMPLEX32), "complex32");
    assert_int_equal(tg_dtype_bits(TG_DTYPE_COMPLEX32), 32);
}
