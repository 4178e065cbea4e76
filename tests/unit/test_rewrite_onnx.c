/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/formats/onnx/onnx_rewrite.c: bytes put together by hand, and each call that fails. The suite onnx_rewrite has
 * models with tensors in all places. */
#define _POSIX_C_SOURCE 200809L
#include "write_test.h"

#include <unistd.h>

/* Fewer than 128 bytes, so that a length is one byte. */
static void add_blob(bytes *b, unsigned number, const bytes *content) {
    assert_true(content->size < 128);
    add_u8(b, number << 3 | 2);
    add_u8(b, (unsigned)content->size);
    add_bytes(b, content->data, content->size);
}

static void add_text(bytes *b, unsigned number, const char *text) {
    const bytes content = {(uint8_t *)(uintptr_t)text, strlen(text), 0};
    add_blob(b, number, &content);
}

static void add_entry(bytes *b, const char *key, const char *value) {
    bytes entry = {NULL, 0, 0};
    add_text(&entry, 1, key);
    add_text(&entry, 2, value);
    add_blob(b, 13, &entry);
    free_bytes(&entry);
}

/* dims and data_type: of int8. */
static void add_shape(bytes *b, unsigned length) {
    add_bytes(b, (uint8_t[]){1 << 3, (uint8_t)length, 2 << 3, 3}, 4);
}

static void add_outside(bytes *b, const char *file, const char *offset, const char *length) {
    add_entry(b, "location", file);
    add_entry(b, "offset", offset);
    add_entry(b, "length", length);
    add_bytes(b, (uint8_t[]){14 << 3, 1}, 2);
}

/* A model whose graph has two tensors. */
static bytes model_of(bytes first, bytes second) {
    bytes graph = {NULL, 0, 0};
    bytes model = {NULL, 0, 0};
    const bytes opset = {(uint8_t[]){2 << 3, 17}, 2, 0};
    add_text(&graph, 2, "g");
    /* Their lengths may have two bytes. */
    const bytes *tensors[] = {&first, &second};
    for (int i = 0; i < 2; i++) {
        add_u8(&graph, 5 << 3 | 2);
        if (tensors[i]->size >= 128) add_u8(&graph, (unsigned)(tensors[i]->size & 127) | 128);
        add_u8(&graph,
               (unsigned)(tensors[i]->size >= 128 ? tensors[i]->size >> 7 : tensors[i]->size));
        add_bytes(&graph, tensors[i]->data, tensors[i]->size);
    }
    add_bytes(&model, (uint8_t[]){1 << 3, 10, 7 << 3 | 2}, 3);
    if (graph.size >= 128) add_u8(&model, (unsigned)(graph.size & 127) | 128);
    add_u8(&model, (unsigned)(graph.size >= 128 ? graph.size >> 7 : graph.size));
    add_bytes(&model, graph.data, graph.size);
    add_blob(&model, 8, &opset);
    free_bytes(&graph);
    free_bytes(&first);
    free_bytes(&second);
    return model;
}

static bytes inside(const char *name, const void *data, unsigned n) {
    bytes b = {NULL, 0, 0};
    const bytes content = {(uint8_t *)(uintptr_t)data, n, 0};
    add_shape(&b, n);
    add_text(&b, 8, name);
    add_blob(&b, 9, &content);
    return b;
}

static bytes outside(const char *name, const char *file, unsigned n, const char *offset,
                     const char *length) {
    bytes b = {NULL, 0, 0};
    add_shape(&b, n);
    add_text(&b, 8, name);
    add_outside(&b, file, offset, length);
    return b;
}

static const char elements[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/* The file w.bin, for tg_options.open_beside. */
static int open_elements(void *self, const char *path) {
    (void)self;
    if (strcmp(path, "w.bin") != 0) return -ENOENT;
    FILE *file = tmpfile();
    assert_non_null(file);
    fputs(elements, file);
    rewind(file); /* and what was written is in the file */
    const int fd = dup(fileno(file));
    assert_true(fd >= 0);
    fclose(file);
    return fd;
}

static tg_file *open_model(const bytes *b) {
    const tg_options options = {.open_beside = open_elements};
    tg_error error;
    tg_file *file = tg_open_memory(b->data, b->size, &options, &error);
    if (file == NULL) fail_msg("%s", refusal_of(&error));
    return file;
}

/* One tensor of 10 elements in w.bin and one in the model. */
static bytes mixed(void) {
    return model_of(outside("w", "w.bin", 10, "3", "10"), inside("v", "ABCD", 4));
}

static tg_onnx_rewrite *rewrite_of(tg_file *file, const tg_onnx_options *options) {
    tg_error error;
    tg_onnx_rewrite *r = tg_onnx_rewrite_new(file, options, &error);
    if (r == NULL) fail_msg("%s", refusal_of(&error));
    return r;
}

/* What the model becomes, and its data file. */
static void assert_rewrites(const tg_onnx_options *options, const tg_decl *other, bytes expected,
                            const bytes *data) {
    bytes b = mixed();
    tg_file *file = open_model(&b);
    tg_onnx_rewrite *r = rewrite_of(file, options);
    tg_onnx_sizes sizes;
    if (other != NULL) assert_true(tg_onnx_rewrite_replace(r, 1, other));
    if (!tg_onnx_rewrite_size(r, &sizes)) fail_msg("%s", refusal_of(tg_onnx_rewrite_error(r)));
    assert_int_equal(sizes.model, expected.size);
    assert_int_equal(sizes.data, data != NULL ? data->size : 0);
    for (int again = 0; again < 2; again++) {
        memory_target model = {.in_order = true};
        memory_target beside = {.in_order = true};
        const tg_target to_model = target_of(&model);
        const tg_target to_data = target_of(&beside);
        assert_true(tg_onnx_rewrite_write(r, &to_model));
        assert_same_bytes(&model.file, &expected);
        assert_true(tg_onnx_rewrite_write_data(r, &to_data));
        if (data != NULL) assert_same_bytes(&beside.file, data);
        free_target(&model);
        free_target(&beside);
    }
    tg_onnx_rewrite_free(r);
    tg_close(file);
    free_bytes(&b);
    free_bytes(&expected);
}

TEST(elements_move) {
    const tg_onnx_options in = {.inside = true};
    assert_rewrites(NULL, NULL, mixed(), NULL);
    assert_rewrites(&in, NULL, model_of(inside("w", elements + 3, 10), inside("v", "ABCD", 4)),
                    NULL);
    const tg_onnx_options out = {.data_file = "d", .least = 5};
    const bytes ten = {(uint8_t *)(uintptr_t)(elements + 3), 10, 0};
    assert_rewrites(&out, NULL, model_of(outside("w", "d", 10, "0", "10"), inside("v", "ABCD", 4)),
                    &ten);
    const tg_onnx_options all = {.data_file = "d", .least = 1};
    bytes both = {NULL, 0, 0};
    add_bytes(&both, elements + 3, 10);
    while (both.size < 4096) add_u8(&both, 0);
    add_bytes(&both, "ABCD", 4);
    assert_rewrites(&all, NULL,
                    model_of(outside("w", "d", 10, "0", "10"), outside("v", "d", 4, "4096", "4")),
                    &both);
    free_bytes(&both);
    const char *only[] = {"v"};
    const tg_onnx_options one = {.inside = true, .only = only, .num_only = 1};
    assert_rewrites(&one, NULL, mixed(), NULL);
}

TEST(elements_are_others) {
    static const uint64_t shape[] = {4};
    memory_values m;
    const tg_decl decl = dense_decl("any", TG_DTYPE_INT8, 1, shape, &m, "abcd", 4);
    assert_rewrites(NULL, &decl,
                    model_of(outside("w", "w.bin", 10, "3", "10"), inside("v", "abcd", 4)), NULL);
    const tg_onnx_options out = {.data_file = "d", .least = 4};
    bytes both = {NULL, 0, 0};
    add_bytes(&both, elements + 3, 10);
    while (both.size < 4096) add_u8(&both, 0);
    add_bytes(&both, "abcd", 4);
    assert_rewrites(&out, &decl,
                    model_of(outside("w", "d", 10, "0", "10"), outside("v", "d", 4, "4096", "4")),
                    &both);
    free_bytes(&both);
}

static void assert_not_replaced(tg_onnx_rewrite *r, uint64_t i, const tg_decl *decl,
                                const char *text) {
    assert_false(tg_onnx_rewrite_replace(r, i, decl));
    assert_string_equal(refusal_of(tg_onnx_rewrite_error(r)), text);
}

TEST(what_is_refused) {
    static const uint64_t shape[] = {4, 1};
    memory_values m;
    bytes b = mixed();
    tg_file *file = open_model(&b);
    tg_onnx_rewrite *r = rewrite_of(file, NULL);
    tg_onnx_sizes sizes;
    tg_decl decl = dense_decl("any", TG_DTYPE_INT8, 1, shape, &m, "abcd", 4);
    assert_not_replaced(r, 2, &decl,
                        "a tensor of the model is replaced before the model is laid out");
    assert_not_replaced(r, 0, &decl, "tensor 'w': the other elements have another shape");
    decl.rank = 2;
    assert_not_replaced(r, 1, &decl, "tensor 'v': the other elements have another shape");
    decl.rank = 1;
    decl.dtype = TG_DTYPE_UINT8;
    assert_not_replaced(
        r, 1, &decl,
        "tensor 'v': the other elements are uint8, not of the type that the model has");
    decl.dtype = TG_DTYPE_INT8;
    decl.order = TG_ORDER_F;
    assert_not_replaced(r, 1, &decl,
                        "tensor 'v': the other elements are not all there, in C order");
    memory_target memory = {.in_order = true};
    const tg_target target = target_of(&memory);
    assert_false(tg_onnx_rewrite_write(r, &target));
    assert_int_equal(tg_onnx_rewrite_error(r)->code, TG_CODE_USAGE);
    assert_true(tg_onnx_rewrite_size(r, &sizes));
    assert_int_equal(sizes.changed, 0);
    assert_int_equal(sizes.outside, 1);
    assert_not_replaced(r, 1, &decl,
                        "a tensor of the model is replaced before the model is laid out");
    tg_onnx_rewrite_free(r);
    tg_close(file);
    free_bytes(&b);

    static const char npy[] =
        "\x93NUMPY\1\0\x38\0{'descr': '|i1', 'fortran_order': False, 'shape': (), }\n!";
    tg_error error;
    file = tg_open_memory(npy, sizeof npy - 1, NULL, &error);
    assert_non_null(file);
    assert_null(tg_onnx_rewrite_new(file, NULL, &error));
    assert_int_equal(error.code, TG_CODE_USAGE);
    tg_close(file);
}

/* ------------------------------------------------------------------------------ everything fails */

typedef struct attempt {
    fuse writes;
    counted_memory memory;
} attempt;

/* Whether a model is written with its data file and values of another one; *error has the reason. */
static bool rewrite(tg_file *file, attempt *a, tg_error *error) {
    static const uint64_t shape[] = {4};
    memory_values m;
    const tg_decl decl = dense_decl("any", TG_DTYPE_INT8, 1, shape, &m, "abcd", 4);
    const tg_onnx_options options = {
        .data_file = "d", .least = 5, .allocator = {counted_alloc, counted_free, &a->memory}};
    memory_target memory = {.in_order = true, .calls = a->writes};
    const tg_target target = target_of(&memory);
    tg_onnx_sizes sizes;
    tg_onnx_rewrite *r = tg_onnx_rewrite_new(file, &options, error);
    if (r == NULL) return false;
    bool good = tg_onnx_rewrite_replace(r, 1, &decl) && tg_onnx_rewrite_size(r, &sizes) &&
                tg_onnx_rewrite_write_data(r, &target);
    memory.file.size = memory.touched.size = 0;
    good = good && tg_onnx_rewrite_write(r, &target);
    *error = *tg_onnx_rewrite_error(r);
    a->writes = memory.calls;
    free_target(&memory);
    tg_onnx_rewrite_free(r);
    return good;
}

/* Each of the calls that `calls` counts fails in turn; `first` is the number of the first one. */
static void fail_each(tg_file *file, attempt *a, const uint64_t *calls, uint64_t *fail_at,
                      uint64_t first, tg_code code) {
    bool good = false;
    for (uint64_t before = 0; !good; before++) {
        tg_error error;
        *a = (attempt){.memory = {.fail_at = UINT64_MAX}};
        reading = (fuse){0, 0};
        *fail_at = first + before;
        good = rewrite(file, a, &error);
        assert_int_equal(good, *calls <= before);
        if (!good) assert_int_equal(error.code, code);
        assert_int_equal(a->memory.live, 0);
        assert_true(before < 100);
    }
}

TEST(everything_fails_once) {
    bytes b = mixed();
    tg_file *file = open_model(&b);
    attempt a;
    fail_each(file, &a, &a.memory.calls, &a.memory.fail_at, 0, TG_CODE_NO_MEMORY);
    fail_each(file, &a, &a.writes.calls, &a.writes.fail_at, 1, TG_CODE_IO);
    fail_each(file, &a, &reading.calls, &reading.fail_at, 1, TG_CODE_IO);
    reading = (fuse){0, 0};
    tg_close(file);
    free_bytes(&b);
}
