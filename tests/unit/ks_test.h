/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_test.h - shared by the tests of runtime/ks: contexts over bytes, an allocator that fails on
 * demand, an input that is loaded piece by piece.
 */
#ifndef TESTS_UNIT_KS_TEST_H
#define TESTS_UNIT_KS_TEST_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ks.h"
#include "memory_test.h"

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

static inline ks_allocator counted_allocator(counted_memory *m, uint64_t fail_at) {
    memset(m, 0, sizeof *m);
    m->fail_at = fail_at;
    ks_allocator allocator = {.alloc = counted_alloc, .free = counted_free, .self = m};
    return allocator;
}

/* ----------------------------------------------------------------------------------- contexts */

static inline ks_limits test_limits(uint64_t memory, uint64_t work) {
    ks_limits limits = {.memory = memory, .work = work, .depth = 8, .strict = false};
    return limits;
}

/* A context over bytes, with default limits, and the stream over them. */
static inline ks_stream test_begin(ks_ctx *ks, const void *data, size_t size) {
    ks_ctx_init(ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    return ks_stream_root(ks);
}

/* The context failed with `code` at `offset`; it may be used again afterwards. */
static inline void expect_error(ks_ctx *ks, ks_code code, uint64_t offset) {
    assert_string_equal(ks_code_name(ks->error.code), ks_code_name(code));
    assert_true(ks->error.offset == offset);
    assert_non_null(ks->error.expected);
    ks->error.code = KS_OK;
}

/* expect_error() with two unsigned numbers in the message. */
static inline void expect_figures(ks_ctx *ks, ks_code code, uint64_t offset, uint64_t allowed,
                                  uint64_t found) {
    assert_int_equal(ks->error.allowed.kind, KS_VALUE_U64);
    assert_true(ks->error.allowed.u64 == allowed);
    assert_int_equal(ks->error.found.kind, KS_VALUE_U64);
    assert_true(ks->error.found.u64 == found);
    expect_error(ks, code, offset);
}

static inline void expect_text(ks_text text, const char *expected) {
    assert_int_equal(text.size, strlen(expected));
    assert_memory_equal(text.data, expected, strlen(expected));
}

/* A copy of `s` in a block of exactly its size, so that sanitizers detect a read past its end.
 * It is valid until the table of copies is full and its entry is used again. */
static inline ks_text text_of(const char *s) {
    static uint8_t *copies[16];
    static unsigned next;
    size_t n = strlen(s);
    uint8_t *copy = malloc(n > 0 ? n : 1);
    assert_non_null(copy);
    memcpy(copy, s, n);
    free(copies[next % COUNT_OF(copies)]);
    copies[next++ % COUNT_OF(copies)] = copy;
    ks_text text = {.data = copy, .size = n, .span = n};
    return text;
}

static inline ks_bytes bytes_of(const void *data, uint64_t size) {
    ks_bytes bytes = {.data = data, .size = size};
    return bytes;
}

/* --------------------------------------------------------------------------------- lazy input */

/* Loads exactly what is requested, and `extra` bytes more on either side. Memory that was not
 * loaded is uninitialised, so that MSan detects every premature access to it. */
typedef struct lazy_input {
    const uint8_t *truth;
    uint8_t *image;
    uint8_t *written;
    uint64_t size;
    uint64_t extra;
    uint64_t loads;
    uint64_t fail_at; /* the load that fails, counted from 0 */
    int code;         /* the code of the failure */
    int lie;          /* the load returns a wrong range: 1 too late, 2 too short, 3 too long */
} lazy_input;

static inline int lazy_load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    lazy_input *lazy = self;
    assert_true(offset <= lazy->size && n <= lazy->size - offset);
    if (lazy->loads++ == lazy->fail_at) return lazy->code;
    uint64_t begin = offset > lazy->extra ? offset - lazy->extra : 0;
    uint64_t left = lazy->size - offset - n;
    uint64_t end = offset + n + (left < lazy->extra ? left : lazy->extra);
    for (uint64_t i = begin; i < end; i++) {
        lazy->image[i] = lazy->truth[i];
        lazy->written[i] = 1;
    }
    *from = lazy->lie == 1 ? offset + 1 : begin;
    *to = lazy->lie == 2 ? offset + n - 1 : lazy->lie == 3 ? lazy->size + 1 : end;
    return 0;
}

static inline ks_stream lazy_begin(ks_ctx *ks, lazy_input *lazy, const void *data, size_t size,
                                   uint64_t extra) {
    memset(lazy, 0, sizeof *lazy);
    lazy->truth = data;
    lazy->size = size;
    lazy->extra = extra;
    lazy->fail_at = UINT64_MAX;
    lazy->image = malloc(size > 0 ? size : 1);
    lazy->written = calloc(size > 0 ? size : 1, 1);
    assert_non_null(lazy->image);
    assert_non_null(lazy->written);
    ks_input input = {.base = lazy->image, .size = size, .load = lazy_load, .self = lazy};
    ks_ctx_init(ks, input, ks_limits_for(size), NULL);
    return ks_stream_root(ks);
}

static inline void lazy_end(ks_ctx *ks, lazy_input *lazy) {
    ks_ctx_free(ks);
    free(lazy->image);
    free(lazy->written);
}

#endif
