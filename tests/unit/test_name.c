/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_name.c - names of tensors: the encoding that the contract prescribes, and running out of
 * memory.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "format.h"

/* An allocator that counts, and fails when it has given `left` pieces. */
typedef struct counter {
    size_t live;
    unsigned left;
} counter;

static void *counted_alloc(void *self, size_t size) {
    counter *c = self;
    if (c->left == 0) return NULL;
    c->left--;
    c->live += size;
    return malloc(size);
}

static void counted_free(void *self, void *memory, size_t size) {
    counter *c = self;
    c->live -= size;
    free(memory);
}

static void expect_component(const char *bytes, size_t n, const char *want) {
    counter c = {0, UINT32_MAX};
    ks_allocator allocator = {counted_alloc, counted_free, &c};
    tg_name name = {.allocator = &allocator};
    tg_name_add_component(&name, (const uint8_t *)bytes, n);
    assert_false(name.failed);
    assert_string_equal(name.data, want);
    assert_int_equal(name.len, strlen(want));
    tg_name_free(&name);
    assert_int_equal(c.live, 0);
}

static void test_plain(void **state) {
    (void)state;
    expect_component("conv1", 5, "conv1");
    expect_component("AZaz09-_.~", 10, "AZaz09-_.~");
    expect_component("Adam.m1", 7, "Adam.m1");
}

static void test_encoded(void **state) {
    (void)state;
    expect_component("a/b", 3, "a%2Fb");
    expect_component("a@b", 3, "a%40b");
    expect_component("100%", 4, "100%25");
    expect_component("\0\n\xff", 3, "%00%0A%FF");
    expect_component("\xc3\xa4", 2, "%C3%A4");
    expect_component(" ", 1, "%20");
}

static void test_special_components(void **state) {
    (void)state;
    expect_component("", 0, "%");
    expect_component(".", 1, "%2E");
    expect_component("..", 2, "%2E%2E");
    /* Three dots and names with dots are no folders. */
    expect_component("...", 3, "...");
    expect_component(".a", 2, ".a");
    expect_component("a.", 2, "a.");
    expect_component("..a", 3, "..a");
}

static void test_every_byte(void **state) {
    (void)state;
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

static void test_path_and_reuse(void **state) {
    (void)state;
    counter c = {0, UINT32_MAX};
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

/* 65,536 bytes is the longest name of the corpus; growth takes few steps. */
static void test_long(void **state) {
    (void)state;
    enum { N = 65536 };
    static uint8_t bytes[N];
    memset(bytes, '/', N);
    counter c = {0, 40};
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

/* After a failure the text stays as it was, whatever is added. */
static void test_no_memory(void **state) {
    (void)state;
    for (unsigned pieces = 0; pieces < 3; pieces++) {
        counter c = {0, pieces};
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain),
        cmocka_unit_test(test_encoded),
        cmocka_unit_test(test_special_components),
        cmocka_unit_test(test_every_byte),
        cmocka_unit_test(test_path_and_reuse),
        cmocka_unit_test(test_long),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
