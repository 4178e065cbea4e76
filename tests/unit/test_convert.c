/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tests of runtime/convert: what is refused and with which message, what is noted, the result, and
 * every failing call.
 */
#include "ks_put.h"
#include "write_test.h"

#include <math.h>

/* ----------------------------------------------------------------------------------- sources */

#define MAX_NOTES 8

typedef struct noted {
    char notes[MAX_NOTES][TG_ERROR_DETAIL];
    size_t n;
} noted;

static void tell_note(void *self, const char *text) {
    noted *t = self;
    assert_true(t->n < MAX_NOTES);
    snprintf(t->notes[t->n++], sizeof t->notes[0], "%s", text);
}

/* A file of these tensors in memory. */
static bytes source_of(tg_format format, const tg_decl *decls, size_t n) {
    declared all = {decls, n, NULL};
    return build_bytes(format, NULL, declare_all, &all);
}

static bytes one_source(tg_format format, const char *name, tg_dtype dtype, uint32_t rank,
                        const uint64_t *shape, const void *data, size_t size) {
    memory_values values;
    tg_decl decl = dense_decl(name, dtype, rank, shape, &values, data, size);
    return source_of(format, &decl, 1);
}

/* Two entries of a sparse [2, 4], and three elements. */
static bytes sparse_source(void) {
    static const int64_t indices[] = {0, 1, 1, 3};
    static const float values[] = {-2, 3.25F};
    static const uint8_t plain[] = {1, 2, 3};
    static const uint64_t shapes[2][2] = {{2, 4}, {3}};
    memory_values memory[2];
    tg_decl decls[2];
    decls[0] = dense_decl("0", TG_DTYPE_FLOAT32, 2, shapes[0], &memory[0], values, sizeof values);
    memory[0].parts[TG_PART_INDEX_LIST].data = indices;
    memory[0].parts[TG_PART_INDEX_LIST].size = sizeof indices;
    decls[0].storage = TG_STORAGE_COO;
    decls[0].stored = 2;
    decls[1] = dense_decl("1", TG_DTYPE_UINT8, 1, shapes[1], &memory[1], plain, sizeof plain);
    return source_of(TG_FORMAT_BTF, decls, 2);
}

/* ------------------------------------------------------------------------------- conversions */

static void assert_convert_refused(const bytes *source, tg_format to,
                                   const tg_convert_options *options, const char *code,
                                   const char *text) {
    tg_file *file = open_bytes(source);
    tg_error error;
    assert_null(tg_convert(file, to, options, &error));
    assert_string_equal(refusal_of(&error), text);
    assert_string_equal(tg_code_name(error.code), code);
    assert_null(tg_convert(file, to, options, NULL)); /* the listener is optional */
    tg_close(file);
}

static bytes converted(const bytes *source, tg_format to, const tg_convert_options *options) {
    tg_file *file = open_bytes(source);
    tg_error error;
    tg_conversion *c = tg_convert(file, to, options, &error);
    if (c == NULL) fail_msg("%s", refusal_of(&error));
    bytes first = {NULL, 0, 0};
    for (int again = 0; again < 2; again++) {
        memory_target memory = {.in_order = again == 1};
        tg_target target = target_of(&memory);
        if (!tg_conversion_write(c, &target, &error)) fail_msg("%s", refusal_of(&error));
        assert_int_equal(memory.file.size, tg_conversion_size(c));
        for (size_t i = 0; i < memory.touched.size; i++)
            assert_int_equal(memory.touched.data[i], 1);
        free_bytes(&memory.touched);
        if (again == 0) {
            first = memory.file;
        } else {
            assert_same_bytes(&memory.file, &first);
            free_bytes(&memory.file);
        }
    }
    tg_conversion_free(c);
    tg_close(file);
    return first;
}

static void assert_values(const bytes *b, uint64_t i, const char *about, const void *want,
                          size_t n) {
    tg_file *file = open_bytes(b);
    assert_tensor(file, i, about);
    assert_stored(file, i, TG_PART_VALUES, want, n);
    tg_close(file);
}

/* -------------------------------------------------------------------------------- refusals */

static const double thirds[] = {1.0 / 3, 0.5, 2.0 / 3};
static const uint64_t shape_3[] = {3};

TEST(values_that_do_not_fit) {
    bytes b = one_source(TG_FORMAT_BTF, "0", TG_DTYPE_FLOAT64, 1, shape_3, thirds, sizeof thirds);
    assert_convert_refused(&b, TG_FORMAT_NNB, NULL, "bad_value",
                           "tensor '0': the format has no such dtype, and 2 of 3 values would "
                           "change as float32; lossy_values");

    static const float rounded[] = {1.0F / 3, 0.5F, 2.0F / 3};
    noted t = {.n = 0};
    tg_convert_options options = {.lossy = true, .note = tell_note, .self = &t};
    bytes out = converted(&b, TG_FORMAT_NNB, &options);
    assert_values(&out, 0, "0 float32 C dense [3]", rounded, sizeof rounded);
    assert_int_equal(t.n, 1);
    assert_string_equal(t.notes[0], "tensor '0': 2 of 3 values are rounded to float32");
    free_bytes(&out);
    free_bytes(&b);

    /* A lossless change is noted, too. */
    static const double halves[] = {0.5, -1.5, 4};
    static const float narrow[] = {0.5F, -1.5F, 4};
    b = one_source(TG_FORMAT_BTF, "0", TG_DTYPE_FLOAT64, 1, shape_3, halves, sizeof halves);
    options.lossy = false;
    t.n = 0;
    out = converted(&b, TG_FORMAT_NNB, &options);
    assert_values(&out, 0, "0 float32 C dense [3]", narrow, sizeof narrow);
    assert_int_equal(t.n, 1);
    assert_string_equal(t.notes[0], "tensor '0': stored as float32");
    free_bytes(&out);
    free_bytes(&b);
}

/* options.dtype: values and notes, and what is refused. test_numbers_small.c has the rounding. */
TEST(other_dtypes) {
    static const double values[] = {1.5, -0.25, 1000, 0.3, NAN, 6};
    static const uint64_t shape[] = {3, 2};
    bytes b = one_source(TG_FORMAT_BTF, "0", TG_DTYPE_FLOAT64, 2, shape, values, sizeof values);
    noted t = {.n = 0};
    tg_convert_options options = {.dtype = TG_DTYPE_FLOAT4_E2M1FN, .note = tell_note, .self = &t};
    assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &options, "bad_value",
                           "tensor '0': 4 of 6 values would change as float4_e2m1fn; lossy_values");
    options.lossy = true;
    bytes out = converted(&b, TG_FORMAT_SAFETENSORS, &options);
    assert_values(&out, 0, "0 float4_e2m1fn C dense [3,2]", "\x83\x17\x70", 3);
    assert_int_equal(t.n, 3);
    assert_string_equal(t.notes[0], "tensor '0': 4 of 6 values are rounded to float4_e2m1fn");
    assert_string_equal(t.notes[1], "tensor '0': 1 values are outside the range of float4_e2m1fn");
    assert_string_equal(t.notes[2], "tensor '0': 1 NaN are 0, as float4_e2m1fn has none");

    /* Back, and to another one; as they are, if they have the dtype. */
    static const float back[] = {1.5F, -0.0F, 6, 0.5F, 0, 6};
    options.lossy = false;
    options.dtype = TG_DTYPE_FLOAT32;
    bytes wide = converted(&out, TG_FORMAT_SAFETENSORS, &options);
    assert_values(&wide, 0, "0 float32 C dense [3,2]", back, sizeof back);
    options.dtype = TG_DTYPE_FLOAT8_E5M2;
    bytes small = converted(&out, TG_FORMAT_SAFETENSORS, &options);
    assert_values(&small, 0, "0 float8_e5m2 C dense [3,2]", "\x3e\x80\x46\x38\0\x46", 6);
    options.dtype = TG_DTYPE_FLOAT4_E2M1FN;
    bytes same = converted(&out, TG_FORMAT_SAFETENSORS, &options);
    assert_same_bytes(&same, &out);
    assert_int_equal(t.n, 3);

    options.dtype = TG_DTYPE_FLOAT8_E5M2;
    assert_convert_refused(&b, TG_FORMAT_NPY, &options, "bad_value",
                           "tensor '0': the format has no dtype float8_e5m2; safetensors has it");
    static const char usage[] =
        "options: dtype is one of floats, q8_0 or q4_0, and not for elements as stored";
    options.dtype = TG_DTYPE_INT8;
    assert_convert_refused(&b, TG_FORMAT_NPY, &options, "usage", usage);
    options.dtype = TG_DTYPE_COMPLEX64;
    assert_convert_refused(&b, TG_FORMAT_NPY, &options, "usage", usage);
    options.dtype = TG_DTYPE_FLOAT16;
    options.raw = true;
    assert_convert_refused(&b, TG_FORMAT_NPY, &options, "usage", usage);
    options.raw = false;
    options.dtype = TG_DTYPE_COUNT;
    assert_convert_refused(&b, TG_FORMAT_NPY, &options, "usage",
                           "options: the header has no dtype of that number");
    free_bytes(&same);
    free_bytes(&small);
    free_bytes(&wide);
    free_bytes(&out);
    free_bytes(&b);
}

/* PVP has a time for each frame, whether the source has or not. */
TEST(tensors_that_are_added) {
    static const uint8_t bytes_8[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    static const uint64_t frames_3[] = {2, 1, 1, 1};
    static const uint64_t times_3[] = {2};
    static const uint8_t times[16] = {0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0x40};
    static const uint8_t counted[16] = {[14] = 0xf0, [15] = 0x3f};
    memory_values memory[2];
    const tg_decl decls[] = {
        dense_decl("activity", TG_DTYPE_FLOAT32, 4, frames_3, &memory[0], bytes_8, 8),
        dense_decl("time", TG_DTYPE_FLOAT64, 1, times_3, &memory[1], times, 16),
    };
    if (!tg_format_writable(TG_FORMAT_SAFETENSORS) || !tg_format_writable(TG_FORMAT_PVP)) return;
    for (size_t n = 1; n <= 2; n++) {
        bytes b = source_of(TG_FORMAT_SAFETENSORS, decls, n);
        noted t = {.n = 0};
        tg_convert_options options = {.note = tell_note, .self = &t};
        bytes out = converted(&b, TG_FORMAT_PVP, &options);
        assert_values(&out, 0, "activity float32 C dense [2,1,1,1]", bytes_8, 8);
        assert_values(&out, 1, "time float64 C dense [2]", n == 2 ? times : counted, 16);
        assert_int_equal(t.n, 2 - n);
        if (n == 1)
            assert_string_equal(t.notes[0],
                                "tensor 'time': added with the numbers 0, 1, 2 and so on, "
                                "as each file of the format has it");
        free_bytes(&out);
        free_bytes(&b);
    }
}

TEST(names_that_do_not_fit) {
    static const uint8_t bytes_3[] = {7, 8, 9};
    memory_values memory[2];
    const tg_decl decls[] = {
        dense_decl("b", TG_DTYPE_UINT8, 1, shape_3, &memory[0], bytes_3, 3),
        dense_decl("a", TG_DTYPE_UINT8, 1, shape_3, &memory[1], bytes_3, 3),
    };
    tg_format from = TG_FORMAT_SAFETENSORS;
    if (!tg_format_writable(from)) return;
    bytes b = source_of(from, decls, 2);
    assert_convert_refused(
        &b, TG_FORMAT_BTF, NULL, "bad_value",
        "tensor 'a': the format has no names: tensors are 0 to 1, each once; lossy_names");
    assert_convert_refused(&b, TG_FORMAT_NPY, NULL, "bad_value",
                           "a .npy file is one array, and these are 2; write a .npz; select");
    assert_convert_refused(&b, TG_FORMAT_PVP, NULL, "bad_value",
                           "tensor 'a': the format has tensors activity or weights, and time, "
                           "only; rename it or leave it out");
    const char *const missing[] = {"a", "c"};
    tg_convert_options only = {.only = missing, .num_only = 2};
    assert_convert_refused(&b, TG_FORMAT_NPY, &only, "absent", "the file has no tensor 'c'");
    only.num_only = 1;
    bytes out = converted(&b, TG_FORMAT_NPY, &only);
    assert_values(&out, 0, "arr_0 uint8 C dense [3]", bytes_3, 3);
    free_bytes(&out);

    noted t = {.n = 0};
    tg_convert_options options = {.lossy = true, .note = tell_note, .self = &t};
    out = converted(&b, TG_FORMAT_BTF, &options);
    assert_values(&out, 1, "1 uint8 C dense [3]", bytes_3, 3);
    assert_int_equal(t.n, 2);
    assert_string_equal(t.notes[1], "tensor 'b': called 1, as the format has no names");
    free_bytes(&out);
    free_bytes(&b);
}

TEST(shapes_that_do_not_fit) {
    static const float values[4] = {1, 2, 3, 4};
    static const uint64_t long_shape[9] = {1, 1, 1, 1, 1, 1, 1, 2, 2};
    bytes b =
        one_source(TG_FORMAT_BTF, "0", TG_DTYPE_FLOAT32, 9, long_shape, values, sizeof values);
    tg_file *file = open_bytes(&b);
    tg_error error;
    assert_null(tg_convert(file, TG_FORMAT_PRIMITIV, NULL, &error));
    assert_int_equal(strncmp(refusal_of(&error), "tensor '0': ", 12), 0);
    assert_non_null(strstr(refusal_of(&error), "8"));
    tg_close(file);
    free_bytes(&b);

    /* Trailing axes of length 1 are not part of a shape there. */
    static const uint64_t column[] = {4, 1};
    b = one_source(TG_FORMAT_BTF, "0", TG_DTYPE_FLOAT32, 2, column, values, sizeof values);
    file = open_bytes(&b);
    assert_null(tg_convert(file, TG_FORMAT_PRIMITIV, NULL, &error));
    assert_non_null(strstr(refusal_of(&error), "; lossy_axes"));
    tg_close(file);
    noted t = {.n = 0};
    tg_convert_options options = {.lossy = true, .note = tell_note, .self = &t};
    bytes out = converted(&b, TG_FORMAT_PRIMITIV, &options);
    assert_values(&out, 0, "0 float32 F dense [4]", values, sizeof values);
    assert_int_equal(t.n, 1);
    assert_string_equal(t.notes[0], "tensor '0': 1 trailing axes of length 1 are dropped");
    free_bytes(&out);
    free_bytes(&b);
}

TEST(sparse_tensors) {
    static const float dense[] = {0, -2, 0, 0, 0, 0, 0, 3.25F};
    bytes b = sparse_source();
    tg_convert_options options = {.sparse = TG_SPARSE_AUTO};
    bytes out = converted(&b, TG_FORMAT_NNB, &options);
    assert_values(&out, 0, "0 float32 C dense [2,4]", dense, sizeof dense);
    free_bytes(&out);
    out = converted(&b, TG_FORMAT_BTF, &options);
    assert_same_bytes(&out, &b);
    free_bytes(&out);
    options.sparse = TG_SPARSE_DENSE;
    out = converted(&b, TG_FORMAT_BTF, &options);
    assert_values(&out, 0, "0 float32 C dense [2,4]", dense, sizeof dense);
    free_bytes(&out);

    /* Parts, and a sparse tensor made of them again. */
    options.sparse = TG_SPARSE_KEEP;
    if (tg_format_writable(TG_FORMAT_SAFETENSORS)) {
        bytes parts = converted(&b, TG_FORMAT_SAFETENSORS, &options);
        out = converted(&parts, TG_FORMAT_BTF, &options);
        assert_same_bytes(&out, &b);
        free_bytes(&out);
        free_bytes(&parts);
    }

    /* The limit is that of the program that opens the file. */
    tg_options opening = tg_options_default();
    opening.limits.max_dense = 31;
    tg_file *file = tg_open_memory(b.data, b.size, &opening, NULL);
    tg_error error;
    assert_non_null(file);
    assert_null(tg_convert(file, TG_FORMAT_NNB, NULL, &error));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_non_null(strstr(refusal_of(&error), "at most 31 bytes of dense copies"));
    assert_non_null(strstr(refusal_of(&error), "; max-dense"));
    tg_close(file);
    free_bytes(&b);

    /* It counts the written bytes, four for each of these, and is known before the first of
     * them. */
    static const int64_t indices[] = {1, 3};
    static const uint8_t one[] = {7};
    static const uint64_t shape[] = {2, 4};
    memory_values memory;
    tg_decl decl = dense_decl("0", TG_DTYPE_UINT8, 2, shape, &memory, one, sizeof one);
    memory.parts[TG_PART_INDEX_LIST].data = indices;
    memory.parts[TG_PART_INDEX_LIST].size = sizeof indices;
    decl.storage = TG_STORAGE_COO;
    decl.stored = 1;
    b = source_of(TG_FORMAT_BTF, &decl, 1);
    for (uint64_t limit = 31; limit <= 32; limit++) {
        opening.limits.max_dense = limit;
        file = tg_open_memory(b.data, b.size, &opening, NULL);
        assert_non_null(file);
        tg_conversion *conversion = tg_convert(file, TG_FORMAT_PRIMITIV, NULL, &error);
        assert_true((conversion != NULL) == (limit == 32));
        if (conversion == NULL) assert_int_equal(error.code, TG_CODE_LIMIT);
        tg_conversion_free(conversion);
        tg_close(file);
    }
    free_bytes(&b);
}

/* --------------------------------------------------------------------------------- shared bytes */

/* Tensors that share a record of BTF share it in a copy, and their bytes in NNB; in no other file. */
TEST(shared_bytes) {
    /* Three tensors, of which two have one record: float32 [2], number 4, dense. */
    static const uint64_t words[] = {3, 32, 64, 32, 1, 4, 2, 0x4000000000000000, 1, 4, 2, 0};
    bytes source = {NULL, 0, 0};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        uint8_t word[8];
        ks_put_u8le(word, words[i]);
        add_bytes(&source, word, sizeof word);
    }
    bytes copy = converted(&source, TG_FORMAT_BTF, NULL);
    assert_same_bytes(&copy, &source);
    bytes network = converted(&source, TG_FORMAT_NNB, NULL);
    bytes again = converted(&network, TG_FORMAT_NNB, NULL);
    assert_same_bytes(&again, &network);
    bytes single = converted(&network, TG_FORMAT_BTF, NULL);
    assert_int_equal(single.size, source.size + 32);
    bytes apart = converted(&single, TG_FORMAT_NNB, NULL);
    assert_int_equal(apart.size, network.size + 8 + 4); /* values, and the offset of their block */
    free_bytes(&apart);
    free_bytes(&single);
    free_bytes(&again);
    free_bytes(&network);
    free_bytes(&copy);
    free_bytes(&source);
}

/* ----------------------------------------------------------------------------- what may fail */

/* A conversion that uses all features: a sparse tensor, rounding, other names. */
static bytes busy_source(void) {
    static const float values[6] = {1, 2, 3, 4, 5, 6};
    static const uint64_t shape[] = {2, 3};
    memory_values memory[6];
    tg_decl decls[6];
    char names[6][4];
    for (size_t i = 0; i < 6; i++) { /* more than the number of arrays that are open at a time */
        snprintf(names[i], sizeof names[i], "w%zu", i);
        decls[i] =
            dense_decl(names[i], TG_DTYPE_FLOAT32, 2, shape, &memory[i], values, sizeof values);
        decls[i].order = TG_ORDER_F;
    }
    return source_of(TG_FORMAT_PRIMITIV, decls, 6);
}

TEST(each_allocation) {
    bytes sources[] = {sparse_source(), busy_source(), busy_source()};
    for (size_t s = 0; s < 3; s++) {
        tg_convert_options options = {.lossy = true, .sparse = TG_SPARSE_DENSE};
        const tg_format to = s == 2 ? TG_FORMAT_SAFETENSORS : TG_FORMAT_BTF;
        if (s == 2) options.dtype = TG_DTYPE_FLOAT8_E4M3FN;
        bytes want = converted(&sources[s], to, &options);
        for (uint64_t n = 1;; n++) {
            counted_memory memory = {.fail_at = UINT64_MAX};
            tg_options opening = tg_options_default();
            opening.allocator = (tg_allocator){counted_alloc, counted_free, &memory};
            options.build.allocator = opening.allocator;
            tg_file *file = tg_open_memory(sources[s].data, sources[s].size, &opening, NULL);
            assert_non_null(file);
            memory.fail_at = memory.calls + n - 1;
            tg_error error;
            memset(&error, 0, sizeof error);
            memory_target out = {.in_order = true};
            tg_target target = target_of(&out);
            tg_conversion *c = tg_convert(file, to, &options, &error);
            bool good = c != NULL && tg_conversion_write(c, &target, &error);
            bool failed = memory.calls > memory.fail_at;
            assert_int_equal(good, !failed);
            if (c == NULL) assert_int_equal(out.file.size, 0);
            if (failed) {
                assert_int_equal(error.code, TG_CODE_NO_MEMORY);
                assert_non_null(strstr(refusal_of(&error), "memory"));
            }
            free_target(&out);
            tg_conversion_free(c);

            /* With enough memory it succeeds. */
            memory.fail_at = UINT64_MAX;
            c = tg_convert(file, to, &options, &error);
            assert_non_null(c);
            memory_target again = {.in_order = true};
            tg_target second = target_of(&again);
            assert_true(tg_conversion_write(c, &second, &error));
            assert_same_bytes(&again.file, &want);
            free_target(&again);
            tg_conversion_free(c);
            tg_close(file);
            assert_int_equal(memory.live, 0);
            if (!failed) {
                assert_true(n > 10);
                break;
            }
        }
        free_bytes(&want);
        free_bytes(&sources[s]);
    }
}

TEST(each_write) {
    bytes b = busy_source();
    tg_convert_options options = {.lossy = true};
    tg_file *file = open_bytes(&b);
    tg_error error;
    tg_conversion *c = tg_convert(file, TG_FORMAT_BTF, &options, &error);
    assert_non_null(c);
    for (int in_order = 0; in_order < 2; in_order++) {
        for (uint64_t n = 1;; n++) {
            memory_target out = {.in_order = in_order == 1, .calls = {.fail_at = n}};
            tg_target target = target_of(&out);
            bool good = tg_conversion_write(c, &target, &error);
            bool failed = out.calls.calls >= n;
            free_target(&out);
            assert_int_equal(good, !failed);
            if (good) break;
            assert_int_equal(out.calls.calls, n); /* and nothing after it */
            assert_int_equal(error.code, TG_CODE_IO);
            assert_int_equal(error.system, ENOSPC);
        }
    }
    tg_conversion_free(c);
    tg_close(file);
    free_bytes(&b);
}

/* The source has an original name and a shown one; the new name goes into each target. */
TEST(other_names) {
    static const uint8_t bytes_3[] = {1, 2, 3};
    memory_values m[2];
    tg_decl decls[2] = {dense_decl("a%20b", TG_DTYPE_UINT8, 1, shape_3, &m[0], bytes_3, 3),
                        dense_decl("1", TG_DTYPE_UINT8, 1, shape_3, &m[1], bytes_3, 3)};
    decls[0].raw_name = "a b";
    decls[0].raw_name_len = 3;
    bytes b = source_of(TG_FORMAT_SAFETENSORS, decls, 2);
    tg_rename renames[] = {{"a b", "0"}, {"1", "x y"}};
    const tg_convert_options both = {.renames = renames, .num_renames = 2};
    const tg_convert_options first = {.renames = renames, .num_renames = 1};

    bytes out = converted(&b, TG_FORMAT_SAFETENSORS, &both);
    assert_values(&out, 0, "0 uint8 C dense [3]", bytes_3, 3);
    assert_values(&out, 1, "x%20y uint8 C dense [3]", bytes_3, 3);
    tg_file *file = open_bytes(&out);
    tg_tensor t;
    assert_true(tg_tensor_find(file, "x y", &t));
    assert_int_equal(t.raw_name_len, 3);
    assert_memory_equal(t.raw_name, "x y", 3);
    tg_close(file);
    free_bytes(&out);
    out = converted(&b, TG_FORMAT_BTF, &first);
    assert_values(&out, 0, "0 uint8 C dense [3]", bytes_3, 3);
    assert_values(&out, 1, "1 uint8 C dense [3]", bytes_3, 3);
    free_bytes(&out);

    assert_convert_refused(&b, TG_FORMAT_BTF, &both, "bad_value",
                           "tensor 'x%20y': the format has no names: tensors are 0 to 1, each "
                           "once; lossy_names");
    renames[0].to = "1";
    assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &first, "bad_value",
                           "tensor '1': declared twice; each name can be there once");
    renames[1].from = "a%20b";
    assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &both, "bad_value",
                           "tensor 'a%20b' gets two new names");
    renames[0].from = "a";
    assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &both, "absent",
                           "the file has no tensor 'a' that could be renamed");
    free_bytes(&b);
}

/* A file with tensors of these names, each with its number as first value. */
static bytes named_as(tg_dtype dtype, const char *const *names, unsigned n) {
    static const uint8_t numbers[8][12] = {{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}};
    memory_values m[8];
    tg_decl decls[8];
    for (unsigned i = 0; i < n; i++) {
        static const char shown[8][2] = {"0", "1", "2", "3", "4", "5", "6", "7"};
        decls[i] = dense_decl(shown[i], dtype, 1, shape_3, &m[i], numbers[i],
                              (size_t)3 * tg_dtype_bits(dtype) / 8);
        decls[i].raw_name = names[i];
        decls[i].raw_name_len = strlen(names[i]);
    }
    return source_of(TG_FORMAT_SAFETENSORS, decls, n);
}

static bytes named(const char *const *names, unsigned n) {
    return named_as(TG_DTYPE_UINT8, names, n);
}

/* The names in the converted file, in its order, each with its first value: "a=0 b=1". */
static void assert_names(const bytes *b, const tg_convert_options *options, const char *expected) {
    char text[256];
    size_t n = 0;
    bytes out = converted(b, TG_FORMAT_SAFETENSORS, options);
    tg_file *file = open_bytes(&out);
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        uint8_t first;
        assert_true(tg_tensor_at(file, i, &t));
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, &first, 1));
        n +=
            (size_t)snprintf(text + n, sizeof text - n, "%s%s=%u", n > 0 ? " " : "", t.name, first);
        assert_true(n < sizeof text);
    }
    assert_string_equal(text, expected);
    tg_close(file);
    free_bytes(&out);
}

TEST(selected_by_patterns) {
    if (!tg_format_writable(TG_FORMAT_SAFETENSORS)) return;
    static const char *const names[] = {"a/b", "a/bb", "a/c d", "ab/c", "*", "c"};
    bytes b = named(names, 6);
    static const struct {
        const char *only[3];
        const char *expected; /* NULL: refused */
    } cases[] = {
        {{"a/*"}, "a/b=0 a/bb=1 a/c%20d=2"},
        {{"*b"}, "a/b=0 a/bb=1"},
        {{"a*b*"}, "a/b=0 a/bb=1 ab/c=3"},
        {{"**/*"}, "a/b=0 a/bb=1 a/c%20d=2 ab/c=3"},
        {{"a/c d*"}, "a/c%20d=2"}, /* as in the file */
        {{"*%20*"}, "a/c%20d=2"},  /* as it is shown */
        {{"*"}, "%2A=4"},          /* a tensor has this name */
        {{"c", "a/b*", "a/bb"}, "a/b=0 a/bb=1 c=5"},
        {{"*?b"}, NULL},
        {{"a/*/b"}, NULL},
        {{"a/b**b*b"}, NULL},
        {{"A*"}, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tg_convert_options options = {.only = cases[i].only};
        while (options.num_only < 3 && cases[i].only[options.num_only] != NULL) options.num_only++;
        char text[128];
        snprintf(text, sizeof text, "no name of a tensor fits '%s'", cases[i].only[0]);
        if (cases[i].expected != NULL)
            assert_names(&b, &options, cases[i].expected);
        else
            assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &options, "absent", text);
    }
    free_bytes(&b);
}

TEST(renamed_by_patterns) {
    if (!tg_format_writable(TG_FORMAT_SAFETENSORS)) return;
    static const char *const names[] = {"a/b", "a/bb", "a/c d", "c"};
    bytes b = named(names, 4);
    static const struct {
        tg_rename renames[2];
        const char *code; /* NULL: `text` is the names of the tensors */
        const char *text;
    } cases[] = {
        {{{"*/bb", "*/b"}},
         "bad_value",
         "tensor 'a/b': declared twice; each name can be there once"},
        {{{"a/*", "*"}}, NULL, "b=0 bb=1 c=3 c%20d=2"},
        {{{"a/*", "*"}, {"c", "C"}}, NULL, "C=3 b=0 bb=1 c%20d=2"},
        {{{"a/*", "x.*.y z"}}, NULL, "c=3 x.b.y%20z=0 x.bb.y%20z=1 x.c%20d.y%20z=2"},
        {{{"*", "m/*"}}, NULL, "m/a/b=0 m/a/bb=1 m/a/c%20d=2 m/c=3"},
        {{{"*b", "*x"}, {"a/bb", "q"}}, NULL, "a/c%20d=2 a/x=0 c=3 q=1"},
        {{{"*b", "*"}, {"a*", "*"}}, "bad_value", "tensor 'a/b' gets two new names"},
        {{{"a/*", "x"}},
         "absent",
         "the file has no tensor 'a/*', and a pattern and its new name have one '*' each"},
        {{{"a/*", "**"}},
         "absent",
         "the file has no tensor 'a/*', and a pattern and its new name have one '*' each"},
        {{{"*/*", "*"}},
         "absent",
         "the file has no tensor '*/*', and a pattern and its new name have one '*' each"},
        {{{"b*", "*"}}, "absent", "no name of a tensor fits 'b*'"},
        {{{"a/b*bb", "*"}}, "absent", "no name of a tensor fits 'a/b*bb'"},
        {{{"c", "a*"}}, NULL, "a%2A=3 a/b=0 a/bb=1 a/c%20d=2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tg_convert_options options = {.renames = cases[i].renames, .num_renames = 1};
        if (cases[i].renames[1].from != NULL) options.num_renames = 2;
        if (cases[i].code == NULL)
            assert_names(&b, &options, cases[i].text);
        else
            assert_convert_refused(&b, TG_FORMAT_SAFETENSORS, &options, cases[i].code,
                                   cases[i].text);
    }
    free_bytes(&b);
}

/* options.dtypes: the first choice that a tensor fits, then options.dtype. */
TEST(dtypes_by_names) {
    if (!tg_format_writable(TG_FORMAT_SAFETENSORS)) return;
    static const char *const names[] = {"a/b", "a/bb", "a/c d", "c"};
    static const struct {
        tg_dtype_choice dtypes[2];
        tg_dtype dtype;
        const char *expected; /* dtypes by the order of names; or NULL: `text` refuses them */
        const char *text;
    } cases[] = {
        {{{"a/*", TG_DTYPE_FLOAT16}}, TG_DTYPE_NONE, "float16 float16 float16 float32", NULL},
        {{{"*b", TG_DTYPE_NONE}}, TG_DTYPE_FLOAT64, "float32 float32 float64 float64", NULL},
        {{{"a/bb", TG_DTYPE_FLOAT16}, {"a*", TG_DTYPE_BFLOAT16}},
         TG_DTYPE_NONE,
         "bfloat16 float16 bfloat16 float32",
         NULL},
        {{{"a*", TG_DTYPE_BFLOAT16}, {"a/bb", TG_DTYPE_FLOAT16}},
         TG_DTYPE_NONE,
         "bfloat16 bfloat16 bfloat16 float32",
         NULL},
        {{{"a%2Fb*", TG_DTYPE_FLOAT16}}, TG_DTYPE_NONE, NULL, "absent"},
        {{{"d", TG_DTYPE_FLOAT16}}, TG_DTYPE_NONE, NULL, "absent"},
        {{{"c", TG_DTYPE_INT8}}, TG_DTYPE_NONE, NULL, "usage"},
        {{{"c", TG_DTYPE_COUNT}}, TG_DTYPE_NONE, NULL, "usage"},
    };
    bytes b = named_as(TG_DTYPE_FLOAT32, names, 4);
    bytes whole = named(names, 4);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tg_convert_options options = {
            .dtypes = cases[i].dtypes, .dtype = cases[i].dtype, .lossy = true};
        options.num_dtypes = cases[i].dtypes[1].name != NULL ? 2 : 1;
        tg_error error;
        tg_file *file = open_bytes(&b);
        tg_conversion *c = tg_convert(file, TG_FORMAT_SAFETENSORS, &options, &error);
        tg_conversion_free(c);
        tg_close(file);
        if (cases[i].expected == NULL) {
            assert_null(c);
            assert_string_equal(tg_code_name(error.code), cases[i].text);
            continue;
        }
        bytes out = converted(&b, TG_FORMAT_SAFETENSORS, &options);
        char text[128] = "";
        file = open_bytes(&out);
        for (size_t k = 0; k < 4; k++) {
            tg_tensor t;
            assert_true(tg_tensor_find(file, names[k], &t));
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", k > 0 ? " " : "",
                     tg_dtype_name(t.dtype));
        }
        assert_string_equal(text, cases[i].expected);
        tg_close(file);
        free_bytes(&out);
    }
    /* Other numbers keep their dtype. */
    const tg_convert_options options = {.dtypes = cases[0].dtypes, .num_dtypes = 1};
    assert_names(&whole, &options, "a/b=0 a/bb=1 a/c%20d=2 c=3");
    free_bytes(&whole);
    free_bytes(&b);
}
