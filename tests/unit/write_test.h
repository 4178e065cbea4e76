/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write_test.h - shared by the tests of writers: a target in memory, values from memory, and tests
 * that every writer must pass: writing twice, in order, and with a failure at each call.
 *
 * A test declares its content in a function, because most tests use many builds with the same
 * content: bool declare(tg_build *build, void *self), which returns false if a call failed.
 */
#ifndef TESTS_WRITE_TEST_H
#define TESTS_WRITE_TEST_H

#include <errno.h>

#include "adapter_test.h"
#include "memory_test.h"
#include "refusal_test.h"

/* Counts calls, one of which fails: the one with this number, from 1. */
typedef struct fuse {
    uint64_t calls;
    uint64_t fail_at;
} fuse;

static inline bool blows(fuse *f) { return ++f->calls == f->fail_at; }

/* ------------------------------------------------------------------------------------ target */

typedef struct memory_target {
    bytes file;
    bytes touched; /* one flag per byte of the file: whether it was written */
    bool in_order;
    fuse calls;
} memory_target;

static inline int memory_write_at(void *self, uint64_t offset, const void *data, size_t n) {
    memory_target *t = self;
    assert_true(n > 0);
    if (t->in_order) assert_int_equal(offset, t->file.size);
    if (blows(&t->calls)) return ENOSPC;
    while (t->file.size < offset + n) {
        add_u8(&t->file, 0xee);
        add_u8(&t->touched, 0);
    }
    memcpy(t->file.data + offset, data, n);
    memset(t->touched.data + offset, 1, n);
    return 0;
}

static inline tg_target target_of(memory_target *t) {
    tg_target target = {.write_at = memory_write_at, .in_order = t->in_order, .self = t};
    return target;
}

static inline void free_target(memory_target *t) {
    free_bytes(&t->file);
    free_bytes(&t->touched);
}

/* ------------------------------------------------------------------------------------ values */

/* Shared by all values: which call to read or copy fails. */
static fuse reading;

typedef struct memory_values {
    struct {
        const void *data;
        size_t size;
    } parts[TG_PART_COUNT];
} memory_values;

static inline bool memory_error(tg_error *error, int code, const char *text) {
    memset(error, 0, sizeof *error);
    error->code = TG_CODE_IO;
    error->system = code;
    snprintf(error->detail, sizeof error->detail, "%s", text);
    return false;
}

static inline bool memory_fails(tg_error *error) {
    return blows(&reading) && !memory_error(error, EBADF, "the source broke");
}

static inline bool memory_read(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                               tg_error *error) {
    const memory_values *m = self;
    assert_true(from <= m->parts[part].size && n <= m->parts[part].size - from);
    if (memory_fails(error)) return false;
    if (n > 0) memcpy(dst, (const uint8_t *)m->parts[part].data + from, n);
    return true;
}

/* In two pieces, the second one first. */
static inline bool memory_copy(void *self, tg_part part, uint64_t from, uint64_t n,
                               const tg_target *target, uint64_t at, tg_error *error) {
    const memory_values *m = self;
    const uint8_t *data = (const uint8_t *)m->parts[part].data + from;
    size_t half = (size_t)n / 2;
    assert_false(target->in_order);
    assert_true(from <= m->parts[part].size && n <= m->parts[part].size - from);
    if (memory_fails(error)) return false;
    int code = target->write_at(target->self, at + half, data + half, (size_t)n - half);
    if (code == 0 && half > 0) code = target->write_at(target->self, at, data, half);
    return code == 0 || memory_error(error, code, "the target broke");
}

/* With or without a copy function; `m` must stay valid. */
static inline tg_values values_of(memory_values *m, bool copies) {
    tg_values values = {memory_read, copies ? memory_copy : NULL, m};
    return values;
}

/* A dense tensor in C order; `m` is filled in and must stay valid. */
static inline tg_decl dense_decl(const char *name, tg_dtype dtype, uint32_t rank,
                                 const uint64_t *shape, memory_values *m, const void *data,
                                 size_t size) {
    memset(m, 0, sizeof *m);
    m->parts[TG_PART_VALUES].data = data;
    m->parts[TG_PART_VALUES].size = size;
    tg_decl decl = {
        .name = name, .dtype = dtype, .rank = rank, .shape = shape, .values = values_of(m, false)};
    return decl;
}

static inline bool stored_read(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                               tg_error *error) {
    tg_stored *stored = self;
    if (memory_fails(error)) return false;
    assert_true(tg_tensor_read(stored->file, &stored->tensor, part, from, dst, n));
    return true;
}

/* A tensor of a file as it is stored there; `stored` is filled in and must stay valid. */
static inline tg_decl stored_decl(tg_file *file, uint64_t i, tg_stored *stored) {
    tg_tensor *t = &stored->tensor;
    stored->file = file;
    assert_true(tg_tensor_at(file, i, t));
    tg_part listed = t->storage == TG_STORAGE_INDICES ? TG_PART_INDEX_LIST : TG_PART_VALUES;
    tg_decl decl = {.name = t->name,
                    .raw_name = t->raw_name,
                    .raw_name_len = t->raw_name_len,
                    .dtype = t->dtype,
                    .storage = t->storage,
                    .order = t->order,
                    .rank = t->rank,
                    .shape = t->shape,
                    .fp_pos = t->fp_pos,
                    .batch = t->batch,
                    .scaled = t->scaled,
                    .stored = t->parts[listed].count,
                    .values = {stored_read, NULL, stored}};
    return decl;
}

/* ------------------------------------------------------------------------------------ builds */

typedef bool declarer(tg_build *build, void *self);

static inline tg_build *new_build(tg_format format, const tg_build_options *options) {
    tg_error error;
    tg_build *build = tg_build_new(format, options, &error);
    if (build == NULL) fail_msg("%s", refusal_of(&error));
    return build;
}

/* For a call on `build` that must succeed. */
static inline void assert_good(const tg_build *build, bool good) {
    if (!good) fail_msg("%s", refusal_of(tg_build_error(build)));
}

/* Writes to memory and checks that the reported size is right and every byte was written. */
static inline bytes written(tg_build *build, bool in_order) {
    memory_target memory = {.in_order = in_order};
    tg_target target = target_of(&memory);
    uint64_t size;
    assert_good(build, tg_build_size(build, &size));
    assert_good(build, tg_build_write(build, &target));
    assert_int_equal(memory.file.size, size);
    for (size_t i = 0; i < memory.touched.size; i++) assert_int_equal(memory.touched.data[i], 1);
    free_bytes(&memory.touched);
    return memory.file;
}

static inline void assert_same_bytes(const bytes *got, const bytes *want) {
    size_t common = got->size < want->size ? got->size : want->size;
    for (size_t i = 0; i < common; i++) {
        if (got->data[i] != want->data[i])
            fail_msg("byte %zu is %02x, not %02x", i, got->data[i], want->data[i]);
    }
    assert_int_equal(got->size, want->size);
}

/* The file that `declare` makes; the same each time, whatever the target. */
static inline bytes build_bytes(tg_format format, const tg_build_options *options,
                                declarer *declare, void *self) {
    tg_build *build = new_build(format, options);
    assert_good(build, declare(build, self));
    bytes file = written(build, false);
    for (int in_order = 0; in_order < 2; in_order++) {
        if (in_order && format == TG_FORMAT_NPZ) continue; /* has to go back */
        bytes again = written(build, in_order);
        assert_same_bytes(&again, &file);
        free_bytes(&again);
    }
    tg_build_free(build);
    return file;
}

static inline void assert_builds(tg_format format, const tg_build_options *options,
                                 declarer *declare, void *self, const bytes *expected) {
    bytes file = build_bytes(format, options, declare, self);
    assert_same_bytes(&file, expected);
    free_bytes(&file);
}

/* Refused before anything is written, with this code and this text. */
static inline void assert_build_refused(tg_format format, const tg_build_options *options,
                                        declarer *declare, void *self, const char *code,
                                        const char *text) {
    tg_build *build = new_build(format, options);
    assert_false(declare(build, self) && tg_build_size(build, NULL));
    const tg_error *error = tg_build_error(build);
    assert_string_equal(refusal_of(error), text);
    assert_string_equal(tg_code_name(error->code), code);
    tg_build_free(build);
}

typedef bool taker(tg_dtype dtype, tg_order order, tg_storage storage);

/* What the tables of the writer say: every dtype, order and storage, of a tensor of two axes. */
static inline void assert_takes(tg_format format, const uint64_t *shape, taker *expected) {
    memory_values m;
    for (int dtype = 0; dtype <= TG_DTYPE_COUNT; dtype++) {
        for (int order = TG_ORDER_C; order <= TG_ORDER_ROTATED; order++) {
            for (int storage = TG_STORAGE_DENSE; storage <= TG_STORAGE_BLOCKS; storage++) {
                tg_decl d = dense_decl("0", (tg_dtype)dtype, 2, shape, &m, NULL, 0);
                d.order = (tg_order)order;
                d.storage = (tg_storage)storage;
                d.stored = 1;
                tg_build *build = new_build(format, NULL);
                assert_int_equal(tg_build_add(build, &d), expected(d.dtype, d.order, d.storage));
                tg_build_free(build);
            }
        }
    }
}

/* ------------------------------------------------------------------------- what is declared */

static inline bool tell_scalar(const tg_sink *sink, const char *word, size_t n) {
    char text[64];
    assert_true(n < sizeof text);
    memcpy(text, word, n);
    text[n] = '\0';
    if (strcmp(text, "true") == 0) return sink->boolean(sink->self, true);
    if (strcmp(text, "null") == 0) return sink->null(sink->self);
    if (strcmp(text, "nan") == 0 || strcmp(text, "inf") == 0 || strchr(text, '.') != NULL)
        return sink->f32(sink->self, strtof(text, NULL));
    if (text[0] == '-') return sink->s64(sink->self, strtoll(text, NULL, 10));
    if (text[0] >= '0' && text[0] <= '9') return sink->u64(sink->self, strtoull(text, NULL, 10));
    return sink->text(sink->self, text, n);
}

/* strcspn(), which under AddressSanitizer traverses the whole rest of the text each time. */
static inline size_t until(const char *text, const char *ends) {
    size_t n = 0;
    while (text[n] != '\0' && strchr(ends, text[n]) == NULL) n++;
    return n;
}

/* Metadata in the form of assert_metadata: "{kind:shape,dims:[1,3],batch:4}". Numbers with a
 * point are float32. */
static inline bool tell(const tg_sink *sink, const char *text) {
    char open[16];
    unsigned depth = 0;
    bool good = true;
    while (*text != '\0' && good) {
        if (*text == ',') {
            text++;
            continue;
        }
        if (*text == '}' || *text == ']') {
            depth--;
            good = *text++ == '}' ? sink->end_object(sink->self) : sink->end_array(sink->self);
            continue;
        }
        if (depth > 0 && open[depth - 1] == '{') {
            size_t n = until(text, ":");
            if (!sink->key(sink->self, text, n)) return false;
            text += n + 1;
        }
        if (*text == '{' || *text == '[') {
            open[depth++] = *text;
            good = *text++ == '{' ? sink->begin_object(sink->self) : sink->begin_array(sink->self);
        } else {
            size_t n = until(text, ",]}");
            good = tell_scalar(sink, text, n);
            text += n;
        }
    }
    return good;
}

/* A declarer for tables of tensors. */
typedef struct declared {
    const tg_decl *decls;
    size_t n;
    const char *metadata; /* NULL: no metadata */
} declared;

static inline bool declare_all(tg_build *build, void *self) {
    const declared *d = self;
    for (size_t i = 0; i < d->n; i++) {
        if (!tg_build_add(build, &d->decls[i])) return false;
    }
    if (d->metadata == NULL) return true;
    tg_sink sink = tg_build_metadata(build);
    return tell(&sink, d->metadata);
}

/* A declarer for a whole file; `stored` has space for its tensors. */
typedef struct stored_file {
    tg_file *file;
    tg_stored *stored;
} stored_file;

static inline bool declare_stored(tg_build *build, void *self) {
    const stored_file *s = self;
    tg_sink sink = tg_build_metadata(build);
    for (uint64_t i = 0; i < tg_num_tensors(s->file); i++) {
        tg_decl decl = stored_decl(s->file, i, &s->stored[i]);
        if (!tg_build_add(build, &decl)) return false;
    }
    return tg_metadata(s->file, &sink);
}

/* A file that is read and written again comes out as `expected`. */
static inline void assert_becomes(const bytes *file, const bytes *expected) {
    stored_file s = {open_bytes(file), NULL};
    s.stored = calloc((size_t)tg_num_tensors(s.file) + 1, sizeof *s.stored);
    assert_non_null(s.stored);
    assert_builds(tg_file_format(s.file), NULL, declare_stored, &s, expected);
    free(s.stored);
    tg_close(s.file);
}

/* -------------------------------------------------------------------------------- everything fails */

static inline void fail_each_write(tg_format format, const tg_build_options *options,
                                   declarer *declare, void *self, bool in_order) {
    tg_build *build = new_build(format, options);
    assert_good(build, declare(build, self));
    assert_good(build, tg_build_size(build, NULL));
    bytes expected = written(build, in_order);
    bool good = false;
    for (uint64_t nth = 1; !good; nth++) {
        memory_target memory = {.in_order = in_order, .calls = {0, nth}};
        tg_target target = target_of(&memory);
        good = tg_build_write(build, &target);
        assert_int_equal(good, memory.calls.calls < nth);
        if (!good) assert_int_equal(tg_build_error(build)->code, TG_CODE_IO);
        if (!good) assert_int_equal(tg_build_error(build)->system, ENOSPC);
        free_target(&memory);
        bytes again = written(build, in_order); /* nothing of the failure remains */
        assert_same_bytes(&again, &expected);
        free_bytes(&again);
    }
    free_bytes(&expected);
    tg_build_free(build);
}

/* The whole test with one call of `reading` failing. */
static inline void fail_each_read(tg_format format, const tg_build_options *options,
                                  declarer *declare, void *self) {
    bool good = false;
    for (uint64_t nth = 1; !good; nth++) {
        memory_target memory = {.in_order = false};
        tg_target target = target_of(&memory);
        tg_build *build = new_build(format, options);
        reading = (fuse){0, nth};
        good = declare(build, self) && tg_build_size(build, NULL) && tg_build_write(build, &target);
        assert_int_equal(good, reading.calls < nth);
        reading = (fuse){0, 0};
        if (!good) assert_string_equal(refusal_of(tg_build_error(build)), "the source broke");
        if (!good) assert_int_equal(tg_build_error(build)->system, EBADF);
        free_target(&memory);
        tg_build_free(build);
    }
}

static inline void fail_each_alloc(tg_format format, const tg_build_options *options,
                                   declarer *declare, void *self) {
    bool good = false;
    for (uint64_t nth = 1; !good; nth++) {
        counted_memory counted = {.fail_at = nth - 1};
        tg_build_options with = options != NULL ? *options : (tg_build_options){.nnb_version = 0};
        with.allocator = (tg_allocator){counted_alloc, counted_free, &counted};
        memory_target memory = {.in_order = false};
        tg_target target = target_of(&memory);
        tg_error error;
        tg_build *build = tg_build_new(format, &with, &error);
        if (build != NULL) {
            good = declare(build, self) && tg_build_size(build, NULL) &&
                   tg_build_write(build, &target);
            error = *tg_build_error(build);
            tg_build_free(build);
        }
        assert_int_equal(good, counted.calls < nth);
        if (!good) assert_int_equal(error.code, TG_CODE_NO_MEMORY);
        assert_int_equal(counted.live, 0);
        free_target(&memory);
    }
}

/* Each call to the target, to values and to the allocator fails once: an error, and no leak. */
static inline void assert_faults(tg_format format, const tg_build_options *options,
                                 declarer *declare, void *self) {
    fail_each_write(format, options, declare, self, false);
    if (format != TG_FORMAT_NPZ) fail_each_write(format, options, declare, self, true);
    fail_each_read(format, options, declare, self);
    fail_each_alloc(format, options, declare, self);
}

#endif
