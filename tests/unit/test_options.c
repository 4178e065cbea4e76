/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_options.c - options that are all zero, limits by name and number, sources with `close`, and
 * errors that a program fills in or formats itself.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

#define MAX_FILE 4096

typedef struct made_file {
    uint8_t bytes[MAX_FILE];
    size_t size;
    bool broken; /* values cannot be read */
} made_file;

static bool read_values(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                        tg_error *error) {
    const made_file *f = self;
    (void)part;
    (void)from;
    assert_int_equal(error->code, TG_CODE_NONE);
    assert_int_equal(error->detail[0], '\0');
    memset(dst, 1, n);
    if (!f->broken) return true;
    error->code = TG_CODE_IO;
    return false;
}

static int write_bytes(void *self, uint64_t offset, const void *data, size_t n) {
    made_file *f = self;
    assert_true(offset <= MAX_FILE && n <= MAX_FILE - offset);
    memcpy(f->bytes + offset, data, n);
    if (offset + n > f->size) f->size = (size_t)offset + n;
    return 0;
}

/* A .npy file of 2 x 3 float32. */
static bool make_file(made_file *f, tg_error *error) {
    const uint64_t shape[2] = {2, 3};
    const tg_build_options zero = {.nnb_version = 0};
    tg_decl decl = {.name = "w", .dtype = TG_DTYPE_FLOAT32, .rank = 2, .shape = shape};
    decl.values.read = read_values;
    decl.values.self = f;
    tg_target target = {.write_at = write_bytes, .in_order = true, .self = f};
    f->size = 0;
    tg_build *build = tg_build_new(TG_FORMAT_NPY, &zero, error);
    assert_non_null(build);
    assert_true(tg_build_add(build, &decl));
    bool good = tg_build_size(build, NULL) && tg_build_write(build, &target);
    if (!good) *error = *tg_build_error(build);
    tg_build_free(build);
    return good;
}

/* All zero means the same as NULL, for every struct of options. */
TEST(test_zero) {
    static made_file f;
    tg_error error;
    assert_true(make_file(&f, &error));
    tg_options zero;
    memset(&zero, 0, sizeof zero);
    const tg_options *all[] = {NULL, &zero};
    for (size_t i = 0; i < 2; i++) {
        tg_file *file = tg_open_memory(f.bytes, f.size, all[i], &error);
        assert_non_null(file);
        assert_int_equal(tg_num_tensors(file), 1);
        const tg_array_options plain = {.raw = false};
        tg_array *array = tg_array_open(file, 0, i == 0 ? NULL : &plain);
        assert_non_null(array);
        tg_array_close(array);
        const tg_convert_options same = {.raw = false};
        tg_conversion *c = tg_convert(file, TG_FORMAT_BTF, i == 0 ? NULL : &same, &error);
        assert_true(c != NULL || error.code == TG_CODE_BAD_VALUE); /* of names */
        tg_conversion_free(c);
        tg_close(file);
        tg_stream *stream = tg_stream_new(all[i], NULL, &error);
        assert_non_null(stream);
        assert_false(tg_stream_end(stream));
        assert_int_equal(tg_stream_error(stream)->code, TG_CODE_EMPTY_FILE);
        tg_stream_free(stream);
    }
    assert_int_equal(tg_stream_memory(NULL), tg_stream_memory(&zero));
    tg_options shown = tg_options_default();
    assert_int_equal(shown.format, TG_FORMAT_NONE);
    assert_false(shown.strict);
}

/* A declaration with nothing but a name, a dtype and a source is a scalar; fp_pos of a tensor without fixed point can
 * be copied. */
TEST(test_zero_declaration) {
    static made_file f;
    tg_error error;
    for (int32_t fp_pos = -1; fp_pos <= 0; fp_pos++) {
        tg_decl decl;
        memset(&decl, 0, sizeof decl);
        decl.name = "w";
        decl.dtype = TG_DTYPE_INT8;
        decl.fp_pos = fp_pos;
        decl.values.read = read_values;
        decl.values.self = &f;
        for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
            const tg_format format = tg_format_at(i);
            if (!tg_format_writable(format)) continue;
            const bool plain = format == TG_FORMAT_NPY || format == TG_FORMAT_NPZ ||
                               format == TG_FORMAT_SAFETENSORS || format == TG_FORMAT_NNB ||
                               format == TG_FORMAT_BTF || format == TG_FORMAT_GGUF ||
                               format == TG_FORMAT_PYTORCH || format == TG_FORMAT_FLAX;
            tg_build *build = tg_build_new(format, NULL, &error);
            assert_non_null(build);
            assert_int_equal(tg_build_add(build, &decl), plain);
            assert_int_equal(tg_build_error(build)->code, plain ? TG_CODE_NONE : TG_CODE_BAD_VALUE);
            tg_build_free(build);
        }
    }
}

/* Numbers that are no enumerators are refused, not taken for something else. */
TEST(test_no_enumerators) {
    static made_file f;
    tg_error error;
    assert_true(make_file(&f, &error));
    tg_options options;
    memset(&options, 0, sizeof options);
    options.format = (tg_format)77;
    assert_null(tg_open_memory(f.bytes, f.size, &options, &error));
    assert_int_equal(error.code, TG_CODE_USAGE);
    tg_file *file = tg_open_memory(f.bytes, f.size, NULL, &error);
    assert_non_null(file);
    const tg_array_options arrays[] = {{.order = (tg_array_order)(TG_ARRAY_ORDER_F + 1)},
                                       {.dtype = TG_DTYPE_COUNT},
                                       {.dtype = TG_DTYPE_BIT}};
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
        assert_null(tg_array_open(file, 0, &arrays[i]));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    }
    const tg_convert_options conversions[] = {{.order = (tg_array_order)(TG_ARRAY_ORDER_F + 1)},
                                              {.sparse = (tg_sparse)(TG_SPARSE_KEEP + 1)}};
    for (size_t i = 0; i < sizeof conversions / sizeof conversions[0]; i++) {
        assert_null(tg_convert(file, TG_FORMAT_NPY, &conversions[i], &error));
        assert_int_equal(error.code, TG_CODE_USAGE);
    }
    assert_null(tg_convert(file, (tg_format)77, NULL, &error));
    assert_int_equal(error.code, TG_CODE_USAGE);
    tg_close(file);
}

/* Each limit alone: 0 is the default, the largest number is unlimited, 1 is too small. */
TEST(test_limits) {
    static made_file f;
    tg_error error;
    assert_true(make_file(&f, &error));
    const tg_limits standard = tg_limits_default();
    for (int i = TG_LIMIT_NONE + 1; i < TG_LIMIT_COUNT; i++) {
        tg_limit limit = (tg_limit)i;
        tg_options options;
        memset(&options, 0, sizeof options);
        assert_int_equal(tg_limit_get(&options.limits, limit), 0);
        tg_limit_set(&options.limits, limit, UINT64_MAX);
        assert_true(tg_limit_get(&options.limits, limit) ==
                    (limit == TG_LIMIT_MAX_RANK ? UINT32_MAX : UINT64_MAX));
        tg_file *file = tg_open_memory(f.bytes, f.size, &options, &error);
        assert_non_null(file);
        tg_close(file);
        tg_stream *stream = tg_stream_new(&options, NULL, &error);
        assert_non_null(stream);
        tg_stream_free(stream);
        tg_limit_set(&options.limits, limit, 1);
        assert_int_equal(tg_limit_get(&options.limits, limit), 1);
        file = tg_open_memory(f.bytes, f.size, &options, &error);
        if (file == NULL) {
            assert_int_equal(error.code, TG_CODE_LIMIT);
            assert_int_equal(error.limit, limit);
            assert_int_equal(error.remedy, TG_REMEDY_RAISE_LIMIT);
        } else {
            bool used = limit == TG_LIMIT_MAX_FILE || limit == TG_LIMIT_MAX_RANK;
            assert_false(used);
        }
        tg_close(file);
    }
    assert_true(standard.max_file == UINT64_C(1) << 40 && standard.max_rank == 255);
    tg_limits untouched = standard;
    tg_limit_set(&untouched, TG_LIMIT_NONE, 7);
    tg_limit_set(&untouched, TG_LIMIT_COUNT, 7);
    assert_memory_equal(&untouched, &standard, sizeof standard);
    assert_int_equal(tg_limit_get(&standard, TG_LIMIT_NONE), 0);
    assert_int_equal(tg_limit_get(&standard, TG_LIMIT_COUNT), 0);
}

static void assert_over(const tg_cost *cost, const tg_limits *limits, tg_limit limit,
                        uint64_t allowed, uint64_t found) {
    tg_error error;
    assert_false(tg_cost_allowed(cost, limits, &error));
    assert_false(tg_cost_allowed(cost, limits, NULL));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, limit);
    assert_int_equal(error.remedy, TG_REMEDY_RAISE_LIMIT);
    assert_int_equal(error.allowed.u64, allowed);
    assert_int_equal(error.found.u64, found);
}

TEST(test_costs) {
    const uint64_t gib = UINT64_C(1) << 30;
    tg_limits limits;
    memset(&limits, 0, sizeof limits);
    tg_cost cost = {.dense = gib};
    assert_true(tg_cost_allowed(&cost, &limits, NULL));
    cost.dense++;
    assert_over(&cost, &limits, TG_LIMIT_MAX_DENSE, gib, gib + 1);
    limits.max_dense = UINT64_MAX;
    cost.dense = cost.output = cost.axes = UINT64_MAX;
    assert_true(tg_cost_allowed(&cost, &limits, NULL));
    /* The default of the output follows the other limit, and the size of the files. */
    cost = (tg_cost){.files = 10, .output = 1000 + 640};
    limits.max_dense = 1000;
    assert_true(tg_cost_allowed(&cost, &limits, NULL));
    cost.axes = 1;
    assert_over(&cost, &limits, TG_LIMIT_MAX_OUTPUT, 1640, 1640 + 32);
    cost.files = UINT64_MAX;
    cost.output = UINT64_MAX;
    assert_true(tg_cost_allowed(&cost, &limits, NULL));
    limits.max_output = UINT64_MAX - 1;
    assert_over(&cost, &limits, TG_LIMIT_MAX_OUTPUT, UINT64_MAX - 1, UINT64_MAX);
}

TEST(test_names) {
    assert_null(tg_limit_name(TG_LIMIT_NONE));
    assert_null(tg_limit_name(TG_LIMIT_COUNT));
    assert_string_equal(tg_limit_name(TG_LIMIT_MAX_FILE), "max-file");
    assert_string_equal(tg_limit_name(TG_LIMIT_MAX_DENSE), "max-dense");
    assert_int_equal(TG_LIMIT_MAX_DENSE, 7);
    assert_string_equal(tg_limit_name(TG_LIMIT_MAX_OUTPUT), "max-output");
    assert_int_equal(TG_LIMIT_MAX_OUTPUT, 8);
    assert_string_equal(tg_remedy_name(TG_REMEDY_NONE), "none");
    assert_string_equal(tg_remedy_name(TG_REMEDY_REPLACE), "replace");
    assert_string_equal(tg_remedy_name(TG_REMEDY_COUNT), "unknown");
    assert_int_equal(TG_REMEDY_REPLACE, 9);
    assert_int_equal(tg_version_number(), TG_VERSION_NUMBER);
    char text[16];
    unsigned n = tg_version_number();
    snprintf(text, sizeof text, "%u.%u.%u", n / 10000, n / 100 % 100, n % 100);
    assert_string_equal(tg_version(), text);
}

typedef struct counted {
    const made_file *file;
    unsigned closed;
} counted;

static int64_t read_counted(void *self, uint64_t offset, void *buffer, size_t n) {
    const counted *c = self;
    assert_int_equal(c->closed, 0);
    size_t left = offset < c->file->size ? c->file->size - (size_t)offset : 0;
    if (n > left) n = left;
    memcpy(buffer, c->file->bytes + (offset < c->file->size ? offset : 0), n);
    return (int64_t)n;
}

static void close_counted(void *self) { ((counted *)self)->closed++; }

static void *no_alloc(void *self, size_t size) {
    (void)self;
    (void)size;
    return NULL;
}

static void no_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    assert_null(memory);
}

/* A source is closed once, however opening ends. */
TEST(test_source) {
    static made_file f;
    tg_error error;
    assert_true(make_file(&f, &error));
    for (int i = 0; i < 6; i++) {
        counted c = {&f, 0};
        tg_options options;
        memset(&options, 0, sizeof options);
        if (i >= 4) options.allocator = (tg_allocator){no_alloc, no_free, NULL};
        if (i >= 2 && i < 4) options.limits.max_file = 10;
        tg_source source = {.read_at = read_counted, .close = close_counted, .self = &c};
        source.size = i % 2 == 0 ? f.size : TG_SIZE_UNKNOWN;
        tg_file *file = tg_open_source(&source, &options, &error);
        assert_int_equal(file != NULL, i < 2);
        assert_int_equal(c.closed, i != 0); /* what was read to its end is closed at once */
        tg_close(file);
        assert_int_equal(c.closed, 1);
    }
}

static const char *words(tg_remedy remedy, tg_limit limit) {
    if (limit != TG_LIMIT_NONE) return remedy == TG_REMEDY_RAISE_LIMIT ? "ask for more" : NULL;
    return remedy == TG_REMEDY_RAW ? "leave it as it is" : NULL;
}

/* Errors that a program fills in, from zero. */
TEST(test_own_errors) {
    char text[200];
    tg_error error;
    memset(&error, 0, sizeof error);
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(text, "no error [ok]");
    assert_int_equal(tg_error_expected(&error, text, sizeof text), 0);
    assert_int_equal(tg_error_found(&error, text, sizeof text), 0);
    error.code = TG_CODE_IO;
    error.remedy = TG_REMEDY_RAW;
    strcpy(error.detail, "the tape is torn");
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(text, "the tape is torn [io]");
    tg_error_text_with(&error, words, text, sizeof text);
    assert_string_equal(text, "the tape is torn; leave it as it is [io]");
    error.remedy = TG_REMEDY_DENSE; /* for which there are no words */
    tg_error_message_with(&error, words, text, sizeof text);
    assert_string_equal(text, "the tape is torn");
    error.remedy = TG_REMEDY_RAISE_LIMIT;
    error.limit = TG_LIMIT_MAX_WORK;
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text, "the tape is torn; limit max-work");
    tg_error_message_with(&error, words, text, sizeof text);
    assert_string_equal(text, "the tape is torn; ask for more");
    tg_error_message_with(&error, NULL, text, sizeof text);
    assert_string_equal(text, "the tape is torn");

    error.limit = TG_LIMIT_COUNT; /* an unknown limit */
    strcpy(error.detail, "a\x1b[2J\nb");
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text, "a\\x1b[2J\\x0ab");
    memset(error.detail, 'x', sizeof error.detail); /* not terminated */
    assert_int_equal(tg_error_message(&error, text, sizeof text), TG_ERROR_DETAIL);

    static made_file f;
    f.broken = true;
    assert_false(make_file(&f, &error));
    assert_int_equal(error.code, TG_CODE_IO);
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text, "cannot be read");
    f.broken = false;
}
