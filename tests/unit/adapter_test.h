/* SPDX-License-Identifier: Apache-2.0 */
/*
 * adapter_test.h - shared by the tests of adapters: files built byte by byte, their tensors, and
 * their metadata as text.
 */
#ifndef TESTS_ADAPTER_TEST_H
#define TESTS_ADAPTER_TEST_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

/* ------------------------------------------------------------------------------ making bytes */

typedef struct bytes {
    uint8_t *data;
    size_t size;
    size_t cap;
} bytes;

static inline void add_bytes(bytes *b, const void *data, size_t n) {
    if (n > b->cap - b->size) {
        b->cap = b->cap * 2 + n;
        b->data = realloc(b->data, b->cap);
        assert_non_null(b->data);
    }
    if (n > 0) memcpy(b->data + b->size, data, n);
    b->size += n;
}

static inline void add_u8(bytes *b, unsigned value) {
    uint8_t byte = (uint8_t)value;
    add_bytes(b, &byte, 1);
}

static inline void add_u16le(bytes *b, size_t value) {
    add_u8(b, value & 0xff);
    add_u8(b, value >> 8 & 0xff);
}

static inline void add_u32le(bytes *b, uint32_t value) {
    for (unsigned i = 0; i < 4; i++) add_u8(b, value >> (8 * i) & 0xff);
}

static inline void add_u64le(bytes *b, uint64_t value) {
    add_u32le(b, (uint32_t)(value & UINT32_MAX));
    add_u32le(b, (uint32_t)(value >> 32));
}

static inline void add_u32be(bytes *b, uint32_t value) {
    for (unsigned i = 4; i-- > 0;) add_u8(b, value >> (8 * i) & 0xff);
}

static inline uint32_t bits_of(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline void add_f32le(bytes *b, float value) { add_u32le(b, bits_of(value)); }

static inline void add_f64le(bytes *b, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    add_u64le(b, bits);
}

static inline void free_bytes(bytes *b) {
    free(b->data);
    *b = (bytes){NULL, 0, 0};
}

/* ------------------------------------------------------------------------------ opening files */

static inline tg_file *open_bytes(const bytes *b) {
    tg_error error;
    tg_file *file = tg_open_memory(b->data, b->size, NULL, &error);
    if (file == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text);
        fail_msg("%s", text);
    }
    return file;
}

/* The file is refused, with this code, at this byte and path, by the format or, for a file that is called foreign, by
 * the one format that recognised it. */
static inline void assert_refused(const bytes *b, const char *code, uint64_t offset,
                                  const char *path) {
    tg_error error;
    char text[512];
    assert_null(tg_open_memory(b->data, b->size, NULL, &error));
    if (error.code == TG_CODE_FOREIGN_FORMAT && error.num_tried == 1) {
        const tg_refusal refusal = error.tried[0];
        error = tg_refusal_error(&refusal);
    }
    assert_string_equal(tg_code_name(error.code), code);
    assert_int_equal(error.offset, offset);
    tg_error_path(&error, text, sizeof text);
    assert_string_equal(text, path);
}

/* ------------------------------------------------------------------------------------ tensors */

/* Name, dtype, order, storage and shape: "activity float32 C dense [2,3]". */
static inline void assert_tensor(tg_file *file, uint64_t i, const char *expected) {
    static const char *const orders[] = {"C", "F", "rotated"};
    tg_tensor t;
    char text[1024];
    assert_true(tg_tensor_at(file, i, &t));
    assert_int_equal(t.index, i);
    int n = snprintf(text, sizeof text, "%s %s %s %s [", t.name, tg_dtype_name(t.dtype),
                     orders[t.order], tg_storage_name(t.storage));
    for (uint32_t axis = 0; axis < t.rank; axis++) {
        assert_true(n >= 0 && (size_t)n < sizeof text);
        n += snprintf(text + n, sizeof text - (size_t)n, axis > 0 ? ",%llu" : "%llu",
                      (unsigned long long)t.shape[axis]);
    }
    assert_true(n >= 0 && (size_t)n + 2 < sizeof text);
    memcpy(text + n, "]", 2);
    assert_string_equal(text, expected);
}

/* The stored bytes of a part, and the same bytes in every window [from, from + n). */
static inline void assert_stored(tg_file *file, uint64_t i, tg_part part, const void *expected,
                                 size_t size) {
    tg_tensor t;
    const uint8_t *want = expected;
    assert_true(tg_tensor_at(file, i, &t));
    assert_int_not_equal(t.parts[part].dtype, TG_DTYPE_NONE);
    assert_int_equal(t.parts[part].nbytes, size);
    uint8_t *got = malloc(size + 1);
    assert_non_null(got);
    for (size_t from = 0; from <= size; from++) {
        for (size_t n = 0; n <= size - from; n++) {
            got[n] = 0xee;
            assert_true(tg_tensor_read(file, &t, part, from, got, n));
            if (n > 0) assert_memory_equal(got, want + from, n);
            assert_int_equal(got[n], 0xee);
        }
    }
    free(got);
}

/* ------------------------------------------------------------------------- metadata as a text */

typedef struct told {
    char data[4096];
    size_t len;
    bool comma;    /* before the next key or value */
    uint64_t left; /* events until the sink stops */
} told;

static inline bool text_add(told *t, const char *data, size_t n, bool comma) {
    bool separate = t->comma && n > 0 && data[0] != ']' && data[0] != '}';
    assert_true(n + 2 < sizeof t->data - t->len);
    if (separate) t->data[t->len++] = ',';
    memcpy(t->data + t->len, data, n);
    t->len += n;
    t->data[t->len] = '\0';
    t->comma = comma;
    return t->left > 0 && --t->left > 0;
}

static inline bool text_begin_object(void *self) { return text_add(self, "{", 1, false); }
static inline bool text_end_object(void *self) { return text_add(self, "}", 1, true); }
static inline bool text_begin_array(void *self) { return text_add(self, "[", 1, false); }
static inline bool text_end_array(void *self) { return text_add(self, "]", 1, true); }
static inline bool text_key(void *self, const char *key, size_t len) {
    char line[512];
    int n = snprintf(line, sizeof line, "%.*s:", (int)len, key);
    return text_add(self, line, (size_t)n, false);
}
static inline bool text_text(void *self, const char *value, size_t len) {
    return text_add(self, value, len, true);
}
static inline bool text_u64(void *self, uint64_t value) {
    char line[32];
    int n = snprintf(line, sizeof line, "%llu", (unsigned long long)value);
    return text_add(self, line, (size_t)n, true);
}
static inline bool text_s64(void *self, int64_t value) {
    char line[32];
    int n = snprintf(line, sizeof line, "%lld", (long long)value);
    return text_add(self, line, (size_t)n, true);
}
static inline bool text_f32(void *self, float value) {
    char line[32];
    return text_add(self, line, tg_f32_text(value, line, sizeof line), true);
}
static inline bool text_f64(void *self, double value) {
    char line[32];
    return text_add(self, line, tg_f64_text(value, line, sizeof line), true);
}
static inline bool text_boolean(void *self, bool value) {
    return text_add(self, value ? "true" : "false", value ? 4 : 5, true);
}
static inline bool text_null(void *self) { return text_add(self, "null", 4, true); }

static inline tg_sink text_sink(told *t) {
    memset(t, 0, sizeof *t);
    t->left = UINT64_MAX;
    tg_sink sink = {
        .begin_object = text_begin_object,
        .end_object = text_end_object,
        .begin_array = text_begin_array,
        .end_array = text_end_array,
        .key = text_key,
        .text = text_text,
        .u64 = text_u64,
        .s64 = text_s64,
        .f32 = text_f32,
        .f64 = text_f64,
        .boolean = text_boolean,
        .null = text_null,
        .self = t,
    };
    return sink;
}

/* The metadata are equal to this text; and a sink may stop after any of their events. */
static inline void assert_metadata(tg_file *file, const char *expected) {
    told t;
    tg_sink sink = text_sink(&t);
    assert_true(tg_metadata(file, &sink));
    assert_string_equal(t.data, expected);
    uint64_t events = UINT64_MAX - t.left;
    for (uint64_t stop = 1; stop <= events; stop++) {
        sink = text_sink(&t);
        t.left = stop;
        assert_false(tg_metadata(file, &sink));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_STOPPED);
        assert_memory_equal(t.data, expected, t.len);
    }
}

#endif
