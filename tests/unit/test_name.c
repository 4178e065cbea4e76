/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_name.c - names of tensors: the encoding that tensorgate.h documents, and failing memory.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adapter.h"
#include "memory_test.h"
#include "refusal_test.h"

static void expect_component(const char *bytes, size_t n, const char *want) {
    counted_memory c = {.fail_at = UINT64_MAX};
    ks_allocator allocator = {counted_alloc, counted_free, &c};
    tg_name name = {.allocator = &allocator};
    tg_name_add_component(&name, (const uint8_t *)bytes, n);
    assert_false(name.failed);
    assert_string_equal(name.data, want);
    assert_int_equal(name.len, strlen(want));
    tg_name_free(&name);
    assert_int_equal(c.live, 0);
}

TEST(test_plain) {
    expect_component("conv1", 5, "conv1");
    expect_component("AZaz09-_.~", 10, "AZaz09-_.~");
    expect_component("Adam.m1", 7, "Adam.m1");
}

TEST(test_encoded) {
    expect_component("a/b", 3, "a%2Fb");
    expect_component("a@b", 3, "a%40b");
    expect_component("100%", 4, "100%25");
    expect_component("\0\n\xff", 3, "%00%0A%FF");
    expect_component("\xc3\xa4", 2, "%C3%A4");
    expect_component(" ", 1, "%20");
}

TEST(test_special_components) {
    expect_component("", 0, "%");
    expect_component(".", 1, "%2E");
    expect_component("..", 2, "%2E%2E");
    /* Three dots and names with dots are no folders. */
    expect_component("...", 3, "...");
    expect_component(".a", 2, ".a");
    expect_component("a.", 2, "a.");
    expect_component("..a", 3, "..a");
}

TEST(test_every_byte) {
    static const char safe[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
    for (int byte = 1; byte < 256; byte++) {
        char in[2] = {(char)byte, 'x'};
        char want[8];
        static const char digits[] = "0123456789ABCDEF";
        if (strchr(safe, byte) != NULL) {
            want[0] = (char)byte;
            memcpy(want + 1, "x", 2);
        } else {
            want[0] = '%';
            want[1] = digits[byte / 16];
            want[2] = digits[byte % 16];
            memcpy(want + 3, "x", 2);
        }
        expect_component(in, 2, want);
    }
}

TEST(test_path_and_reuse) {
    counted_memory c = {.fail_at = UINT64_MAX};
    ks_allocator allocator = {counted_alloc, counted_free, &c};
    tg_name name = {.allocator = &allocator};
    tg_name_add_component(&name, (const uint8_t *)"enc", 3);
    tg_name_add(&name, "/");
    tg_name_add_component(&name, (const uint8_t *)"", 0);
    tg_name_add(&name, "@");
    tg_name_add_component(&name, (const uint8_t *)"m 1", 3);
    assert_string_equal(name.data, "enc/%@m%201");
    tg_name_clear(&name);
    assert_string_equal(name.data, "");
    tg_name_add_number(&name, 0);
    tg_name_add_number(&name, UINT64_MAX);
    assert_string_equal(name.data, "018446744073709551615");
    tg_name_free(&name);
    assert_int_equal(c.live, 0);
}

/* Numbers around each power of ten, with what they take. */
TEST(test_numbers) {
    counted_memory c = {.fail_at = UINT64_MAX};
    ks_allocator allocator = {counted_alloc, counted_free, &c};
    tg_name name = {.allocator = &allocator};
    for (uint64_t power = 1;; power *= 10) {
        for (uint64_t d = 0; d < 23; d++) {
            char want[32];
            const uint64_t number = power - 11 + d; /* wraps to the largest */
            const int n = snprintf(want, sizeof want, "%" PRIu64, number);
            tg_name_clear(&name);
            tg_name_add_number(&name, number);
            assert_string_equal(name.data, want);
            assert_int_equal(name.len, n);
            assert_int_equal(tg_name_digits(number), n);
        }
        if (power == UINT64_C(10000000000000000000)) break;
    }
    tg_name_free(&name);
}

/* 65,536 bytes is the longest name of the corpus; growth takes few steps. */
TEST(test_long) {
    enum { N = 65536 };
    static uint8_t bytes[N];
    memset(bytes, '/', N);
    counted_memory c = {.fail_at = 40, .exhausted = true};
    ks_allocator allocator = {counted_alloc, counted_free, &c};
    tg_name name = {.allocator = &allocator};
    for (int i = 0; i < 100; i++) tg_name_add(&name, "x");
    tg_name_add_component(&name, bytes, N);
    assert_false(name.failed);
    assert_int_equal(name.len, 100 + 3 * N);
    assert_string_equal(name.data + name.len - 6, "%2F%2F");
    tg_name_free(&name);
    assert_int_equal(c.live, 0);
}

/* Names that differ from those that a reader would return. */
static const char *const wrong[] = {"/saa",   "a/",    "a//b", "a b",      "a@",   "@m",
                                    "a@m@n",  "a%",    "a%4",  "a%2f",     "a%41", "%2e",
                                    "a%2E",   "%2E%2", "a%!0", "a%:0",     ".",    "..",
                                    "a/../b", "%2E.",  "a%%",  "\xc3\xa4", "%/%%", "a/./b"};

TEST(test_legal) {
    static const char *const right[] = {"a",      "a/b",     "a/b@m",    "%",   "%/%@%", "%2E",
                                        "%2E%2E", "a/%2E/b", "%2F%40",   "...", ".a",    "a%20b",
                                        "%25",    "0",       "a/%2E%2E", "-_.~"};
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        assert_true(tg_name_is_legal((const uint8_t *)right[i], strlen(right[i])));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(tg_name_is_legal((const uint8_t *)wrong[i], strlen(wrong[i])));
    assert_false(tg_name_is_legal((const uint8_t *)"", 0));
    assert_false(tg_name_is_legal((const uint8_t *)"a", 2)); /* including the terminating NUL */
}

static bool no_values(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                      tg_error *error) {
    (void)self, (void)part, (void)from, (void)dst, (void)n, (void)error;
    return false;
}

/* No format accepts a tensor with such a name, even one that does not keep names. */
TEST(test_declared) {
    static const uint64_t shape[] = {2};
    for (size_t f = 0; tg_format_at(f) != TG_FORMAT_NONE; f++) {
        tg_format format = tg_format_at(f);
        for (size_t i = 0; tg_format_writable(format) && i < sizeof wrong / sizeof *wrong; i++) {
            tg_error error;
            tg_build *build = tg_build_new(format, NULL, &error);
            assert_non_null(build);
            const tg_decl decl = {.name = wrong[i],
                                  .dtype = TG_DTYPE_FLOAT32,
                                  .rank = 1,
                                  .shape = shape,
                                  .values = {no_values, NULL, NULL}};
            assert_false(tg_build_add(build, &decl));
            assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
            assert_non_null(
                strstr(refusal_of(tg_build_error(build)), "not encoded as it has to be"));
            tg_build_free(build);
        }
    }
}

/* After a failure the text is unchanged, whatever is added. */
TEST(test_no_memory) {
    for (unsigned pieces = 0; pieces < 3; pieces++) {
        counted_memory c = {.fail_at = pieces, .exhausted = true};
        ks_allocator allocator = {counted_alloc, counted_free, &c};
        tg_name name = {.allocator = &allocator};
        uint8_t bytes[100];
        memset(bytes, 'a', sizeof bytes);
        for (int i = 0; i < 20; i++) tg_name_add_component(&name, bytes, sizeof bytes);
        assert_true(name.failed);
        assert_int_equal(name.len % sizeof bytes, 0);
        assert_true(name.len < 20 * sizeof bytes);
        tg_name_clear(&name);
        assert_false(name.failed);
        tg_name_free(&name);
        assert_int_equal(c.live, 0);
    }
}
