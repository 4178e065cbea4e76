/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_large_source.c - files of 40 GiB: on 32 bits there are no addresses for them, and those whose structure is a header are
 * read all the same.
 */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

#define GIB (UINT64_C(1) << 30)
#define LARGE (40 * GIB)
#define FAR (LARGE / 2 + 5) /* a position in the data */

/* A head, then zeros, but for one byte. */
typedef struct large {
    uint8_t head[512];
    size_t n;
    uint64_t size;
    uint64_t odd_at;
    uint8_t odd;
} large;

static void put(large *l, const void *bytes, size_t n) {
    assert_true(n <= sizeof l->head - l->n);
    memcpy(l->head + l->n, bytes, n);
    l->n += n;
}

static void put_number(large *l, uint64_t number, unsigned bytes) {
    for (unsigned i = 0; i < bytes; i++) put(l, &(uint8_t){(uint8_t)(number >> 8 * i)}, 1);
}

static int64_t read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    const large *l = self;
    if (offset > l->size) return -EINVAL;
    if (n > l->size - offset) n = (size_t)(l->size - offset);
    memset(buffer, 0, n);
    for (size_t i = 0; i < n && offset + i < l->n; i++)
        ((uint8_t *)buffer)[i] = l->head[offset + i];
    if (l->odd != 0 && l->odd_at >= offset && l->odd_at - offset < n)
        ((uint8_t *)buffer)[l->odd_at - offset] = l->odd;
    return (int64_t)n;
}

static tg_file *open_large(large *l, uint64_t data, tg_error *error) {
    const tg_source source = {.read_at = read_at, .self = l, .size = l->n + data};
    l->size = source.size;
    return tg_open_source(&source, NULL, error);
}

/* The byte of the last tensor that is not zero is where the file has it. */
static void reads_far_bytes(large *l, tg_file *file, uint64_t tensor, uint64_t offset) {
    tg_tensor t;
    uint8_t byte[3];
    assert_true(tg_tensor_at(file, tensor, &t));
    assert_int_equal(t.offset, offset);
    l->odd_at = offset + FAR;
    l->odd = 42;
    const tg_array_options options = {.raw = true};
    tg_array *array = tg_array_open(file, tensor, &options);
    assert_non_null(array);
    assert_true(tg_array_read(array, FAR - 1, byte, sizeof byte));
    assert_int_equal(byte[0], 0);
    assert_int_equal(byte[1], 42);
    assert_int_equal(byte[2], 0);
    tg_array_close(array);
    tg_close(file);
}

TEST(safetensors) {
    large l = {.n = 0};
    tg_error error;
    char text[128];
    const int n = snprintf(text, sizeof text,
                           "{\"a\":{\"dtype\":\"U8\",\"shape\":[%llu],\"data_offsets\":[0,%llu]}}",
                           (unsigned long long)LARGE, (unsigned long long)LARGE);
    put_number(&l, (uint64_t)n, 8);
    put(&l, text, (size_t)n);
    tg_file *file = open_large(&l, LARGE, &error);
    assert_non_null(file);
    reads_far_bytes(&l, file, 0, l.n);
    assert_null(open_large(&l, LARGE - 1, &error)); /* truncated */
    assert_int_equal(error.code, TG_CODE_TRUNCATED);
}

TEST(npy) {
    large l = {.n = 0};
    tg_error error;
    char text[119];
    put(&l, "\x93NUMPY\1\0v\0", 10);
    const int n =
        snprintf(text, sizeof text, "{'descr': '|u1', 'fortran_order': False, 'shape': (%llu,), }",
                 (unsigned long long)LARGE);
    memset(text + n, ' ', sizeof text - (size_t)n);
    text[117] = '\n';
    put(&l, text, 118);
    tg_file *file = open_large(&l, LARGE, &error);
    assert_non_null(file);
    reads_far_bytes(&l, file, 0, 128);
}

/* Two tensors of `size` bytes, aligned to 32. */
static void make_gguf(large *l, uint64_t size) {
    static const char *const names[] = {"one", "two"};
    const uint64_t padded = (size + 31) / 32 * 32;
    *l = (large){.n = 0};
    put(l, "GGUF\3\0\0\0", 8);
    put_number(l, 2, 8);
    put_number(l, 0, 8);
    for (unsigned i = 0; i < 2; i++) {
        put_number(l, 3, 8);
        put(l, names[i], 3);
        put_number(l, 1, 4);
        put_number(l, size, 8);
        put_number(l, 24, 4); /* int8 */
        put_number(l, i * padded, 8);
    }
    while (l->n % 32 != 0) put_number(l, 0, 1);
}

TEST(gguf) {
    large l;
    tg_error error;
    make_gguf(&l, LARGE);
    tg_file *file = open_large(&l, 2 * LARGE, &error);
    assert_non_null(file);
    reads_far_bytes(&l, file, 1, l.n + LARGE);
    make_gguf(&l, LARGE);
    assert_null(open_large(&l, 2 * LARGE - 1, &error));
    assert_int_equal(error.code, TG_CODE_TRUNCATED);
}

/* Padding behind the first tensor has to be looked at: where it has no addresses, there is no verdict. */
TEST(gguf_with_padding) {
    large l;
    tg_error error;
    make_gguf(&l, LARGE - 1);
    tg_file *file = open_large(&l, 2 * LARGE, &error);
    if (SIZE_MAX > UINT32_MAX) {
        assert_non_null(file);
    } else {
        assert_null(file);
        assert_int_equal(error.code, TG_CODE_NO_MEMORY);
    }
    tg_close(file);
}
