/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_test.h - shared by the tests of inputs: bytes that follow from their offset, and a source
 * that counts requests and fails on demand.
 */
#ifndef TESTS_INPUT_TEST_H
#define TESTS_INPUT_TEST_H

#include "ks_test.h"

#include <errno.h>

#include "input.h"

#define PAGE ((uint64_t)4096)
#define KIB ((uint64_t)1 << 10)
#define MIB ((uint64_t)1 << 20)
#define GIB ((uint64_t)1 << 30)

/* The value of byte `offset` in every input of these tests. */
static inline uint8_t byte_at(uint64_t offset) {
    return (uint8_t)(offset ^ offset >> 8 ^ offset >> 16 ^ offset >> 29);
}

static inline void expect_bytes(const uint8_t *data, uint64_t offset, uint64_t n) {
    for (uint64_t i = 0; i < n; i++) {
        if (data[i] != byte_at(offset + i)) assert_int_equal(data[i], byte_at(offset + i));
    }
}

static inline uint32_t next_random(uint32_t *random) {
    *random = *random * 1664525u + 1013904223u;
    return *random >> 8;
}

/* ------------------------------------------------------------------------------------ sources */

#define LOG_SIZE 4096

typedef struct test_source {
    uint64_t size;  /* the actual end */
    uint64_t piece; /* maximum of bytes per call; 0: unlimited */
    uint64_t calls;
    uint64_t fail_at;  /* this call, counted from 0, returns `failure` */
    uint64_t bad_from; /* reads that start here or later also return `failure` */
    int64_t failure;
    uint64_t interrupts; /* the first calls return -EINTR, this many */
    uint8_t drift;       /* added to every byte: the source changes */
    unsigned closed;
    uint64_t total; /* bytes given */
    struct {
        uint64_t offset, asked;
    } log[LOG_SIZE];
} test_source;

static inline int64_t source_read(void *self, uint64_t offset, void *buffer, size_t n) {
    test_source *s = self;
    assert_true(s->closed == 0 && n > 0);
    if (s->interrupts > 0) {
        s->interrupts--;
        return -EINTR;
    }
    if (s->calls < LOG_SIZE) {
        s->log[s->calls].offset = offset;
        s->log[s->calls].asked = n;
    }
    if (s->calls++ == s->fail_at || offset >= s->bad_from) return s->failure;
    if (offset >= s->size) return 0;
    uint64_t give = n;
    if (give > s->size - offset) give = s->size - offset;
    if (s->piece > 0 && give > s->piece) give = s->piece;
    uint8_t *out = buffer;
    for (uint64_t i = 0; i < give; i++) out[i] = (uint8_t)(byte_at(offset + i) + s->drift);
    s->total += give;
    return (int64_t)give;
}

static inline void source_close(void *self) {
    test_source *s = self;
    s->closed++;
}

static inline tg_source source_of(test_source *s, uint64_t size) {
    memset(s, 0, sizeof *s);
    s->size = size;
    s->fail_at = UINT64_MAX;
    s->bad_from = UINT64_MAX;
    tg_source source = {source_read, source_close, s, size};
    return source;
}

static inline tg_input *open_source(test_source *s, uint64_t size) {
    tg_io_error error;
    tg_source source = source_of(s, size);
    tg_input *in = tg_input_from_source(&source, NULL, &error);
    assert_non_null(in);
    assert_int_equal(error.code, 0);
    assert_true(tg_input_size(in) == size);
    return in;
}

/* Loads a range as ks does, and looks at its bytes; returns the code. */
static inline int load_piece(tg_input *in, uint64_t offset, uint64_t n, uint64_t *from,
                             uint64_t *to) {
    ks_input input = tg_input_ks(in);
    if (input.load == NULL) {
        *from = 0;
        *to = input.size;
        return 0;
    }
    int code = input.load(input.self, offset, n, from, to);
    if (code == 0) {
        assert_true(*from <= offset && *to >= offset + n && *to <= input.size);
        expect_bytes(input.base + offset, offset, n);
    }
    return code;
}

/* load_piece(), which then looks at all that is ready around the piece. */
static inline int load(tg_input *in, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    ks_input input = tg_input_ks(in);
    int code = load_piece(in, offset, n, from, to);
    if (code == 0 && input.load != NULL) expect_bytes(input.base + *from, *from, *to - *from);
    return code;
}

static inline void expect_load(tg_input *in, uint64_t offset, uint64_t n) {
    uint64_t from;
    uint64_t to;
    assert_int_equal(load(in, offset, n, &from, &to), 0);
}

#endif
