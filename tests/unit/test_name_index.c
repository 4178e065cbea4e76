/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_name_index.c - finding tensors by name: the same answers with and without the index, its cost, and what a lack of memory
 * and faults of reading do.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "memory_test.h"
#include "open.h"

#define TENSORS 1000

static const uint8_t image[24] = {0};
static const ks_type root_type = {"root", 1, KS_NOWHERE, NULL, 0, false, false, false};
static uint64_t asked;       /* how many names were asked for */
static uint64_t fails_after; /* how many can be read */
static char originals[TENSORS][16];

static bool read_root(ks_ctx *ks, void **out) {
    *out = ks_alloc(ks, 1, 1);
    return *out != NULL;
}

static bool adopt(tg_file *file) {
    file->num_tensors = TENSORS;
    return true;
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    tensor->raw_name = i % 3 == 0 ? NULL : originals[i];
    tensor->raw_name_len = i % 3 == 0 ? 0 : strlen(originals[i]);
    if (tg_shape(file, tensor, 0) == NULL) return false;
    tg_dense(tensor, TG_DTYPE_UINT8, 1, 0);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    if (asked++ >= fails_after) return ks_fail(&file->ks, KS_IO, 7, "bytes that can be read");
    tg_name_add(name, "t");
    tg_name_add_number(name, i);
    return true;
}

static const tg_adapter toy = {.format = TG_FORMAT_BTF,
                               .type = &root_type,
                               .max_rank = 3,
                               .read = read_root,
                               .adopt = adopt,
                               .describe = describe,
                               .name_of = name_of};

/* Of two tensors in three the original names are shown names of others: that of tensor i is the shown one of 999 - i. Of those
 * behind 900 they are their own. */
static tg_file *open_toy(const tg_options *options) {
    const tg_adapter *adapter = &toy;
    for (int i = 0; i < TENSORS; i++)
        snprintf(originals[i], sizeof originals[i], i > 900 ? "own %d" : "t%d",
                 i > 900 ? i : TENSORS - 1 - i);
    fails_after = UINT64_MAX;
    tg_file *file = tg_open_memory_with(image, sizeof image, options, NULL, &adapter, 1);
    assert_non_null(file);
    return file;
}

static void assert_found(tg_file *file, const char *name, uint64_t expected) {
    tg_tensor t;
    assert_true(tg_tensor_find(file, name, &t));
    assert_int_equal(t.index, expected);
    char shown[16];
    snprintf(shown, sizeof shown, "t%d", (int)expected);
    assert_string_equal(t.name, shown);
}

static void assert_absent(tg_file *file, const char *name) {
    tg_tensor t;
    assert_false(tg_tensor_find(file, name, &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_ABSENT);
}

/* Every name, and names that are none, before and after there is an index. */
TEST(same_answers) {
    tg_file *file = open_toy(NULL);
    for (int round = 0; round < 2; round++) {
        assert_int_equal(file->names.table.places != NULL, round);
        assert_found(file, "t2", 2);
        assert_found(file, "t997", 997); /* which is the original name of 2, too */
        assert_found(file, "own 901", 901);
        assert_absent(file, "own 903"); /* 903 has no original name */
        assert_absent(file, "t1000");
        assert_absent(file, "");
    }
    for (uint64_t i = 0; i < TENSORS; i++) {
        char name[16];
        snprintf(name, sizeof name, "t%d", (int)i);
        assert_found(file, name, i);
    }
    tg_close(file);
}

/* The first searches look at no more tensors than they need; many cost little more than one each. */
TEST(cost) {
    tg_file *file = open_toy(NULL);
    asked = 0;
    assert_found(file, "t3", 3);
    assert_int_equal(asked, 4);
    assert_found(file, "t999", 999);
    assert_int_equal(asked, 1004);
    assert_null(file->names.table.places);
    asked = 0;
    for (int i = 0; i < TENSORS; i++) assert_found(file, "t999", 999);
    assert_true(asked <= 3 * TENSORS);
    tg_close(file);
}

/* ------------------------------------------------------------------------------------- failing */

/* Without memory, or when a name cannot be read, the search fails and says why; the next one finds. */
TEST(failing) {
    counted_memory m = {.fail_at = UINT64_MAX};
    const tg_options options = {.allocator = {counted_alloc, counted_free, &m}};
    tg_file *file = open_toy(&options);
    tg_tensor t;
    assert_found(file, "t999", 999);
    exhaust_after(&m, 0);
    assert_false(tg_tensor_find(file, "t5", &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_NO_MEMORY);
    m.fail_at = UINT64_MAX;
    asked = 0;
    fails_after = 500;
    assert_false(tg_tensor_find(file, "t5", &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
    assert_null(file->names.table.places);
    fails_after = UINT64_MAX;
    assert_found(file, "t5", 5);
    assert_non_null(file->names.table.places);
    asked = 0;
    fails_after = 0;
    assert_false(tg_tensor_find(file, "t5", &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
    tg_close(file);
}
