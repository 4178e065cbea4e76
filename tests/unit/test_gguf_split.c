/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_gguf_split.c - split models of GGUF: names, how the functions are used, limits and memory. What is wrong with a set
 * is in tests/suites/splits.py.
 */
#include "write_test.h"

#define UINT16 2
#define INT32 5

static void add_text(bytes *b, const char *text) {
    add_u64le(b, strlen(text));
    add_bytes(b, text, strlen(text));
}

static void add_key(bytes *b, const char *key, uint32_t type, uint32_t value) {
    add_text(b, key);
    add_u32le(b, type);
    add_u8(b, (uint8_t)(value & 0xff));
    add_u8(b, (uint8_t)(value >> 8));
    if (type == INT32) {
        add_u8(b, 0);
        add_u8(b, 0);
    }
}

/* A part with `tensors` tensors without elements, called NAME0, NAME1, ... */
static bytes part_of(uint32_t no, uint32_t count, uint32_t total, uint32_t tensors,
                     const char *name) {
    bytes b = {NULL, 0, 0};
    add_bytes(&b, "GGUF", 4);
    add_u32le(&b, 3);
    add_u64le(&b, tensors);
    add_u64le(&b, 3);
    add_key(&b, "split.no", UINT16, no);
    add_key(&b, "split.count", UINT16, count);
    add_key(&b, "split.tensors.count", INT32, total);
    for (uint32_t i = 0; i < tensors; i++) {
        char text[32];
        snprintf(text, sizeof text, "%s%u", name, (unsigned)i);
        add_text(&b, text);
        add_u32le(&b, 1);
        add_u64le(&b, 0); /* a length of 0 is legal */
        add_u32le(&b, 0);
        add_u64le(&b, 0);
    }
    while (tensors > 0 && b.size % 32 != 0) add_u8(&b, 0);
    return b;
}

static tg_file *opened(const bytes *b) {
    tg_error error;
    tg_file *file = tg_open_memory(b->data, b->size, NULL, &error);
    if (file == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text);
        fail_msg("%s", text);
    }
    return file;
}

TEST(names) {
    static const char *const parts[] = {
        "m-00001-of-00001.gguf", "-00001-of-00002.gguf",
        "a-00002-of-00002.gguf", "m-00001-of-65535.gguf",
        "m-65535-of-65535.gguf", "m-00001-of-00002.gguf-00001-of-00002.gguf"};
    static const char *const others[] = {
        "",
        "m",
        "00001-of-00002.gguf",
        "m-00000-of-00002.gguf",
        "m-00003-of-00002.gguf",
        "m-00001-of-00000.gguf",
        "m-00001-of-65536.gguf",
        "m-1-of-2.gguf",
        "m-000001-of-000002.gguf",
        "m-00001-of-00002.GGUF",
        "m-00001-of-00002.gguf ",
        "m-0000:-of-00002.gguf",
        "m-0000/-of-00002.gguf",
        "m-00001-fo-00002.gguf",
        "m_00001-of-00002.gguf",
        "m-00001-of-0002.ggufx",
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        assert_true(tg_split_is_part(parts[i]));
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        tg_error error;
        assert_false(tg_split_is_part(others[i]));
        assert_null(tg_split_new(others[i], NULL, &error));
        assert_int_equal(error.code, TG_CODE_USAGE);
        assert_null(tg_split_new(others[i], NULL, NULL));
    }
    tg_split *split = tg_split_new("m-00002-of-12345.gguf", NULL, NULL);
    assert_non_null(split);
    assert_int_equal(tg_split_num_parts(split), 12345);
    assert_string_equal(tg_split_part_name(split, 0), "m-00001-of-12345.gguf");
    assert_string_equal(tg_split_part_name(split, 12344), "m-12345-of-12345.gguf");
    assert_null(tg_split_part_name(split, 12345));
    tg_split_free(split);
    tg_split_free(NULL);
}

/* In any order; each part once. */
TEST(calls) {
    bytes b[2] = {part_of(0, 2, 5, 3, "a"), part_of(1, 2, 5, 2, "b")};
    for (unsigned first = 0; first < 2; first++) {
        tg_split *split = tg_split_new("m-00001-of-00002.gguf", NULL, NULL);
        assert_false(tg_split_finish(split));
        assert_int_equal(tg_split_error(split)->code, TG_CODE_USAGE);
        for (unsigned i = 0; i < 2; i++) {
            tg_file *file = opened(&b[i ^ first]);
            assert_true(tg_split_check_part(split, i ^ first, file));
            tg_close(file);
        }
        assert_int_equal(tg_split_num_tensors(split), 5);
        assert_true(tg_split_finish(split));
        assert_true(tg_split_finish(split));
        assert_false(tg_split_check_part(split, 0, NULL));
        assert_int_equal(tg_split_error(split)->code, TG_CODE_USAGE);
        assert_false(tg_split_finish(split));
        tg_split_free(split);
    }
    tg_split *split = tg_split_new("m-00001-of-00002.gguf", NULL, NULL);
    assert_false(tg_split_check_part(split, 2, NULL));
    assert_int_equal(tg_split_error(split)->code, TG_CODE_USAGE);
    assert_false(tg_split_check_part(split, 0, NULL));
    assert_int_equal(tg_split_error(split)->code, TG_CODE_ABSENT);
    assert_string_equal(tg_split_error(split)->detail, "part \"m-00001-of-00002.gguf\" is missing");
    tg_split_free(split);

    static const uint8_t npy[] =
        "\223NUMPY\1\0\x3a\0{'descr': '|u1', 'fortran_order': False, 'shape': (0,)}\n";
    bytes other = {NULL, 0, 0};
    add_bytes(&other, npy, sizeof npy - 1);
    tg_file *file = tg_open_memory(other.data, other.size, NULL, NULL);
    if (file != NULL) {
        split = tg_split_new("m-00001-of-00001.gguf", NULL, NULL);
        assert_false(tg_split_check_part(split, 0, file));
        assert_string_equal(tg_split_error(split)->detail,
                            "part \"m-00001-of-00001.gguf\": expected a file of GGUF");
        tg_split_free(split);
        tg_close(file);
    }
    free_bytes(&other);
    free_bytes(&b[0]);
    free_bytes(&b[1]);
}

TEST(refusals) {
    tg_split *split = tg_split_new("m\x1b-00001-of-00001.gguf", NULL, NULL);
    tg_error reason;
    assert_null(tg_open_memory("GGUF", 4, NULL, &reason));
    assert_false(tg_split_refuse_part(split, 0, &reason));
    assert_int_equal(tg_split_error(split)->code, reason.code);
    assert_memory_equal(tg_split_error(split)->detail, "part \"m\\x1b-00001-of-00001.gguf\": ", 34);
    tg_split_free(split);
}

/* ---- memory: a table that grows, limits, failing allocations */

/* Tensors of a part. FEW where each allocation fails in turn, since a sanitizer's build has one for each name; the table
 * of names still grows twice. */
enum { MANY = 3000, FEW = 100 };

/* Whether all is good; otherwise the error is that of memory or of the limit `limit`. */
static bool check_three(uint32_t tensors, const tg_options *options, tg_limit limit) {
    static const char *const prefixes[] = {"a", "b", "c"};
    tg_error error;
    tg_split *split = tg_split_new("m-00001-of-00003.gguf", options, &error);
    bool good = split != NULL;
    for (uint32_t i = 0; good && i < 3; i++) {
        bytes b = part_of(i, 3, 3 * tensors, tensors, prefixes[i]);
        tg_file *file = opened(&b);
        good = tg_split_check_part(split, i, file);
        tg_close(file);
        free_bytes(&b);
    }
    good = good && tg_split_finish(split);
    if (!good && split != NULL) error = *tg_split_error(split);
    if (!good) {
        assert_int_equal(error.code, limit == TG_LIMIT_NONE ? TG_CODE_NO_MEMORY : TG_CODE_LIMIT);
        assert_int_equal(error.limit, limit);
    }
    tg_split_free(split);
    return good;
}

TEST(memory) {
    assert_true(check_three(MANY, NULL, TG_LIMIT_NONE));
    unsigned failures = 0;
    for (;; failures++) {
        counted_memory m = {.fail_at = failures, .exhausted = true};
        const tg_options options = {.allocator = {counted_alloc, counted_free, &m}};
        if (check_three(FEW, &options, TG_LIMIT_NONE)) break;
        assert_int_equal(m.live, 0);
    }
    assert_true(failures > 2);
    tg_options options = {.limits = {.max_tensors = 3 * MANY}};
    assert_true(check_three(MANY, &options, TG_LIMIT_NONE));
    options.limits.max_tensors--;
    assert_false(check_three(MANY, &options, TG_LIMIT_MAX_TENSORS));
    options = (tg_options){.limits = {.max_memory = 100000}};
    assert_false(check_three(MANY, &options, TG_LIMIT_MAX_MEMORY));
    options.limits.max_memory = 2000000;
    assert_true(check_three(MANY, &options, TG_LIMIT_NONE));
}
