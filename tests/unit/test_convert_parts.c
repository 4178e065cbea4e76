/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sparse tensors as several dense ones (--sparse keep), and back: joining restores the sparse
 * tensor, and parts that are inconsistent are refused with the reason.
 */
#include "write_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

/* ------------------------------------------------------------------------------------ sources */

#define MAX_PARTS 5

typedef struct part {
    const char *name;
    tg_dtype dtype;
    uint32_t rank;
    uint64_t shape[3];
    const void *data;
    size_t size;
    tg_order order;
} part;

/* A file of dense tensors. npz holds every dtype and name. */
static bytes source_of_parts(const part *parts, size_t n) {
    memory_values memory[MAX_PARTS];
    tg_decl decls[MAX_PARTS];
    assert_true(n <= MAX_PARTS);
    for (size_t i = 0; i < n; i++) {
        const part *p = &parts[i];
        decls[i] = dense_decl(p->name, p->dtype, p->rank, p->shape, &memory[i], p->data, p->size);
        decls[i].order = p->order;
    }
    declared all = {decls, n, NULL};
    return build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &all);
}

static bytes kept(const bytes *source, tg_format to) {
    tg_file *file = open_bytes(source);
    tg_convert_options options = {.sparse = TG_SPARSE_KEEP};
    tg_error error;
    tg_conversion *c = tg_convert(file, to, &options, &error);
    if (c == NULL) fail_msg("%s", refusal_of(&error));
    memory_target memory = {.in_order = false};
    tg_target target = target_of(&memory);
    if (!tg_conversion_write(c, &target, &error)) fail_msg("%s", refusal_of(&error));
    tg_conversion_free(c);
    tg_close(file);
    free_bytes(&memory.touched);
    return memory.file;
}

static void assert_refused_parts(const part *parts, size_t n, tg_format to, const char *code,
                                 const char *text) {
    bytes source = source_of_parts(parts, n);
    tg_file *file = open_bytes(&source);
    tg_convert_options options = {.sparse = TG_SPARSE_KEEP};
    tg_error error;
    assert_null(tg_convert(file, to, &options, &error));
    assert_string_equal(refusal_of(&error), text);
    assert_string_equal(tg_code_name(error.code), code);
    tg_close(file);
    free_bytes(&source);
}

/* ---------------------------------------------------------------------------------------- COO */

static const int64_t coo_indices[] = {0, 1, 1, 3};
static const float coo_values[] = {-2, 3.25F};
static const int64_t coo_shape[] = {2, 4};

enum { INDICES, VALUES, SHAPE, COUNTS };

static const part coo_parts[] = {
    {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, coo_indices, sizeof coo_indices, TG_ORDER_C},
    {"0.values", TG_DTYPE_FLOAT32, 1, {2}, coo_values, sizeof coo_values, TG_ORDER_C},
    {"0.shape", TG_DTYPE_INT64, 1, {2}, coo_shape, sizeof coo_shape, TG_ORDER_C},
};

TEST(test_coo) {
    bytes source = source_of_parts(coo_parts, 3);
    bytes out = kept(&source, TG_FORMAT_BTF);
    tg_file *file = open_bytes(&out);
    assert_int_equal(tg_num_tensors(file), 1);
    assert_tensor(file, 0, "0 float32 C coo [2,4]");
    assert_stored(file, 0, TG_PART_INDEX_LIST, coo_indices, sizeof coo_indices);
    assert_stored(file, 0, TG_PART_VALUES, coo_values, sizeof coo_values);
    tg_close(file);
    bytes back = kept(&out, TG_FORMAT_NPZ); /* and split again */
    assert_same_bytes(&back, &source);
    free_bytes(&back);
    free_bytes(&out);
    free_bytes(&source);
}

/* The parts with one of them changed. */
typedef struct change {
    int which;
    part part;
    const char *text;
} change;

#define NOT_THE_ARRAY(suffix)                                                                      \
    "tensor '0': its part " suffix " is not the array that is written for a sparse tensor"
#define DISAGREE "tensor '0': its parts disagree on the number of entries or axes"

TEST(test_coo_that_is_none) {
    static const int64_t below[] = {0, 1, -1, 3}, above[] = {0, 4, 1, 3}, row[] = {0, 1, 2, 3};
    static const int64_t negative[] = {2, INT64_MIN}, three[] = {2, 4, 1};
    static const double shape_f64[] = {2, 4};
    static const float values[] = {1, 2, 3, 4};
    const change changes[] = {
        {INDICES,
         {"0.indices", TG_DTYPE_UINT64, 2, {2, 2}, coo_indices, 32, TG_ORDER_C},
         NOT_THE_ARRAY(".indices")},
        {INDICES,
         {"0.indices", TG_DTYPE_INT64, 1, {4}, coo_indices, 32, TG_ORDER_C},
         NOT_THE_ARRAY(".indices")},
        {INDICES,
         {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, coo_indices, 32, TG_ORDER_F},
         NOT_THE_ARRAY(".indices")},
        {INDICES,
         {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, below, 32, TG_ORDER_C},
         "tensor '0': number 2 of its indices is not below 2"},
        {INDICES,
         {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, above, 32, TG_ORDER_C},
         "tensor '0': number 1 of its indices is not below 4"},
        {INDICES,
         {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, row, 32, TG_ORDER_C},
         "tensor '0': number 2 of its indices is not below 2"},
        {INDICES, {"0.indices", TG_DTYPE_INT64, 2, {1, 4}, coo_indices, 32, TG_ORDER_C}, DISAGREE},
        {INDICES, {"0.indices", TG_DTYPE_INT64, 2, {4, 1}, coo_indices, 32, TG_ORDER_C}, DISAGREE},
        {VALUES,
         {"0.values", TG_DTYPE_FLOAT32, 2, {1, 2}, coo_values, 8, TG_ORDER_C},
         NOT_THE_ARRAY(".values")},
        {VALUES, {"0.values", TG_DTYPE_FLOAT32, 1, {4}, values, 16, TG_ORDER_C}, DISAGREE},
        {SHAPE,
         {"0.shape", TG_DTYPE_FLOAT64, 1, {2}, shape_f64, 16, TG_ORDER_C},
         NOT_THE_ARRAY(".shape")},
        {SHAPE,
         {"0.shape", TG_DTYPE_INT64, 0, {0}, coo_shape, 8, TG_ORDER_C},
         NOT_THE_ARRAY(".shape")},
        {SHAPE, {"0.shape", TG_DTYPE_INT64, 1, {3}, three, 24, TG_ORDER_C}, DISAGREE},
        {SHAPE,
         {"0.shape", TG_DTYPE_INT64, 1, {2}, negative, 16, TG_ORDER_C},
         "tensor '0': a length of its shape is negative"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        part parts[3];
        memcpy(parts, coo_parts, sizeof parts);
        parts[changes[i].which] = changes[i].part;
        assert_refused_parts(parts, 3, TG_FORMAT_BTF, "bad_value", changes[i].text);
    }
}

/* More axes than there are names. */
TEST(test_many_axes) {
    static int64_t lengths[256], indices[256];
    for (size_t i = 0; i < 256; i++) lengths[i] = 1;
    const part parts[] = {
        {"0.indices", TG_DTYPE_INT64, 2, {1, 256}, indices, sizeof indices, TG_ORDER_C},
        {"0.values", TG_DTYPE_FLOAT32, 1, {1}, coo_values, 4, TG_ORDER_C},
        {"0.shape", TG_DTYPE_INT64, 1, {256}, lengths, sizeof lengths, TG_ORDER_C},
    };
    assert_refused_parts(parts, 3, TG_FORMAT_BTF, "bad_value",
                         "tensor '0': 256 axes, at most 255 are possible");
}

/* More indices than are checked at once: the bound of each is that of its axis, at every
 * position. */
TEST(test_many_indices) {
    enum { ENTRIES = 1000, AXES = 3 };
    static int64_t indices[ENTRIES * AXES];
    static float values[ENTRIES];
    static const int64_t shape[] = {ENTRIES, 7, 5};
    for (size_t i = 0; i < ENTRIES; i++) {
        indices[AXES * i] = (int64_t)i;
        indices[AXES * i + 1] = 6;
        indices[AXES * i + 2] = 4;
        values[i] = (float)i;
    }
    const part parts[] = {
        {"0.indices", TG_DTYPE_INT64, 2, {ENTRIES, AXES}, indices, sizeof indices, TG_ORDER_C},
        {"0.values", TG_DTYPE_FLOAT32, 1, {ENTRIES}, values, sizeof values, TG_ORDER_C},
        {"0.shape", TG_DTYPE_INT64, 1, {AXES}, shape, sizeof shape, TG_ORDER_C},
    };
    bytes source = source_of_parts(parts, 3);
    bytes out = kept(&source, TG_FORMAT_BTF);
    tg_file *file = open_bytes(&out);
    assert_tensor(file, 0, "0 float32 C coo [1000,7,5]");
    tg_close(file);
    free_bytes(&out);
    free_bytes(&source);
    const struct {
        size_t at;
        int64_t bound;
    } wrong[] = {{AXES * 341 + 1, 7}, {AXES * 341 + 2, 5}, {AXES * 999 + 2, 5}, {AXES * 999, 1000}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char text[100];
        int64_t right = indices[wrong[i].at];
        indices[wrong[i].at] = wrong[i].bound;
        snprintf(text, sizeof text, "tensor '0': number %zu of its indices is not below %lld",
                 wrong[i].at, (long long)wrong[i].bound);
        assert_refused_parts(parts, 3, TG_FORMAT_BTF, "bad_value", text);
        indices[wrong[i].at] = right;
    }
}

/* If a part is missing, or the parts are for another format, the tensors are ordinary ones:
 * nothing is joined. */
TEST(test_parts_alone) {
    static const int64_t lengths[] = {2, 4};
    const part lone[] = {
        {"0.indices", TG_DTYPE_INT64, 2, {2, 2}, coo_indices, sizeof coo_indices, TG_ORDER_C},
        {"0.values", TG_DTYPE_FLOAT32, 1, {2}, coo_values, sizeof coo_values, TG_ORDER_C},
        {".shape", TG_DTYPE_INT64, 1, {2}, lengths, sizeof lengths, TG_ORDER_C}, /* of nothing */
    };
    bytes source = source_of_parts(lone, 3);
    bytes same = kept(&source, TG_FORMAT_SAFETENSORS);
    tg_file *file = open_bytes(&same);
    assert_int_equal(tg_num_tensors(file), 3);
    tg_close(file);
    free_bytes(&same);
    free_bytes(&source);
    for (size_t without = 0; without < 3; without++) {
        part parts[2];
        size_t n = 0;
        for (size_t i = 0; i < 3; i++)
            if (i != without) parts[n++] = coo_parts[i];
        source = source_of_parts(parts, 2);
        file = open_bytes(&source);
        tg_convert_options options = {.sparse = TG_SPARSE_KEEP};
        tg_error error;
        assert_null(tg_convert(file, TG_FORMAT_BTF, &options, &error));
        assert_string_equal(tg_code_name(error.code), "bad_value");
        assert_non_null(strstr(refusal_of(&error), parts[0].name)); /* not '0' */
        tg_close(file);
        free_bytes(&source);
    }
}

/* ------------------------------------------------------------------------------------- frames */

static const uint32_t frame_indices[] = {0, 5, 2};
static const uint32_t frame_counts[] = {2, 0, 1};
static const float frame_values[] = {0.5F, -1, 4};
static const int64_t frame_shape[] = {3, 1, 2, 3}; /* frames, y, x, features: 6 cells */

static const part frame_parts[] = {
    {"activity.indices", TG_DTYPE_UINT32, 1, {3}, frame_indices, sizeof frame_indices, TG_ORDER_C},
    {"activity.values", TG_DTYPE_FLOAT32, 1, {3}, frame_values, sizeof frame_values, TG_ORDER_C},
    {"activity.shape", TG_DTYPE_INT64, 1, {4}, frame_shape, sizeof frame_shape, TG_ORDER_C},
    {"activity.counts", TG_DTYPE_UINT32, 1, {3}, frame_counts, sizeof frame_counts, TG_ORDER_C},
};

TEST(test_frames) {
    bytes source = source_of_parts(frame_parts, 4);
    bytes out = kept(&source, TG_FORMAT_PVP);
    tg_file *file = open_bytes(&out);
    assert_tensor(file, 0, "activity float32 C sparse [3,1,2,3]");
    assert_stored(file, 0, TG_PART_INDEX_LIST, frame_indices, sizeof frame_indices);
    assert_stored(file, 0, TG_PART_VALUES, frame_values, sizeof frame_values);
    assert_stored(file, 0, TG_PART_COUNTS, frame_counts, sizeof frame_counts);
    tg_close(file);
    free_bytes(&out);
    free_bytes(&source);

    /* Without values all of them are 1. */
    part parts[3] = {frame_parts[INDICES], frame_parts[SHAPE], frame_parts[COUNTS]};
    source = source_of_parts(parts, 3);
    out = kept(&source, TG_FORMAT_PVP);
    file = open_bytes(&out);
    assert_tensor(file, 0, "activity float32 C indices [3,1,2,3]");
    assert_stored(file, 0, TG_PART_INDEX_LIST, frame_indices, sizeof frame_indices);
    assert_stored(file, 0, TG_PART_COUNTS, frame_counts, sizeof frame_counts);
    tg_close(file);
    free_bytes(&out);
    free_bytes(&source);
}

#undef NOT_THE_ARRAY
#undef DISAGREE
#define NOT_THE_ARRAY(suffix)                                                                      \
    "tensor 'activity': its part " suffix " is not the array that is written for a sparse tensor"
#define DISAGREE "tensor 'activity': its parts disagree on the number of entries or axes"

TEST(test_frames_that_are_none) {
    static const uint32_t above[] = {0, 6, 2}, two_counts[] = {2, 1};
    static const int64_t one_axis[] = {3}, four_frames[] = {4, 1, 2, 3};
    static const int64_t huge[] = {3, INT64_MAX, INT64_MAX, 3};
    static const float two_values[] = {1, 2};
    const change changes[] = {
        {INDICES,
         {"activity.indices", TG_DTYPE_INT32, 1, {3}, frame_indices, 12, TG_ORDER_C},
         NOT_THE_ARRAY(".indices")},
        {INDICES,
         {"activity.indices", TG_DTYPE_UINT32, 1, {3}, above, 12, TG_ORDER_C},
         "tensor 'activity': number 1 of its indices is not below 6"},
        {VALUES,
         {"activity.values", TG_DTYPE_INT32, 1, {3}, frame_values, 12, TG_ORDER_C},
         NOT_THE_ARRAY(".values")},
        {VALUES,
         {"activity.values", TG_DTYPE_FLOAT32, 1, {2}, two_values, 8, TG_ORDER_C},
         DISAGREE},
        {COUNTS,
         {"activity.counts", TG_DTYPE_FLOAT32, 1, {3}, frame_counts, 12, TG_ORDER_C},
         NOT_THE_ARRAY(".counts")},
        {COUNTS, {"activity.counts", TG_DTYPE_UINT32, 1, {2}, two_counts, 8, TG_ORDER_C}, DISAGREE},
        {SHAPE,
         {"activity.shape", TG_DTYPE_UINT64, 1, {4}, frame_shape, 32, TG_ORDER_C},
         NOT_THE_ARRAY(".shape")},
        {SHAPE, {"activity.shape", TG_DTYPE_INT64, 1, {1}, one_axis, 8, TG_ORDER_C}, DISAGREE},
        {SHAPE, {"activity.shape", TG_DTYPE_INT64, 1, {4}, four_frames, 32, TG_ORDER_C}, DISAGREE},
        {SHAPE, {"activity.shape", TG_DTYPE_INT64, 1, {4}, huge, 32, TG_ORDER_C}, DISAGREE},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        part parts[4];
        memcpy(parts, frame_parts, sizeof parts);
        parts[changes[i].which] = changes[i].part;
        assert_refused_parts(parts, 4, TG_FORMAT_PVP, "bad_value", changes[i].text);
    }
}

/* ---------------------------------------------------------------------------------- failing reads */

typedef struct broken {
    const bytes *file;
    fuse calls;
} broken;

static int64_t broken_read(void *self, uint64_t offset, void *dst, size_t n) {
    broken *b = self;
    assert_true(offset <= b->file->size && n <= b->file->size - offset);
    if (blows(&b->calls)) return -EIO;
    memcpy(dst, b->file->data + offset, n);
    return (int64_t)n;
}

/* Each read after opening fails once: an error of reading, from the layout or the writing.
 * Returns the number of reads. */
static uint64_t fail_each_part(const bytes *source, tg_format to) {
    for (uint64_t nth = 1;; nth++) {
        broken b = {source, {0, 0}};
        const tg_source from = {.read_at = broken_read, .self = &b, .size = source->size};
        const tg_convert_options options = {.sparse = TG_SPARSE_KEEP};
        tg_file *file = tg_open_source(&from, NULL, NULL);
        assert_non_null(file);
        b.calls.fail_at = b.calls.calls + nth;
        tg_error error = {.code = TG_CODE_NONE};
        memory_target memory = {.in_order = false};
        tg_target target = target_of(&memory);
        tg_conversion *c = tg_convert(file, to, &options, &error);
        bool good = c != NULL && tg_conversion_write(c, &target, &error);
        assert_int_equal(good, b.calls.calls < b.calls.fail_at);
        if (!good) assert_int_equal(error.code, TG_CODE_IO);
        if (!good) assert_int_equal(error.system, EIO);
        if (c != NULL) tg_conversion_free(c);
        free_target(&memory);
        tg_close(file);
        if (good) return nth - 1;
    }
}

/* Larger than what opening a file reads at once. */
TEST(test_failing_reads) {
    enum { ENTRIES = 60000 };
    static int64_t coo[2 * ENTRIES];
    static uint32_t cells[ENTRIES];
    static float values[ENTRIES];
    static const int64_t shape_2[] = {ENTRIES, 3}, shape_4[] = {1, 1, 1, ENTRIES};
    static const uint32_t counts[] = {ENTRIES};
    for (size_t i = 0; i < ENTRIES; i++) {
        coo[2 * i] = (int64_t)i;
        coo[2 * i + 1] = (int64_t)i % 3;
        cells[i] = (uint32_t)i;
        values[i] = (float)i + 0.5F;
    }
    const part large[] = {
        {"0.indices", TG_DTYPE_INT64, 2, {ENTRIES, 2}, coo, sizeof coo, TG_ORDER_C},
        {"0.values", TG_DTYPE_FLOAT32, 1, {ENTRIES}, values, sizeof values, TG_ORDER_C},
        {"0.shape", TG_DTYPE_INT64, 1, {2}, shape_2, sizeof shape_2, TG_ORDER_C},
    };
    const part frames[] = {
        {"activity.indices", TG_DTYPE_UINT32, 1, {ENTRIES}, cells, sizeof cells, TG_ORDER_C},
        {"activity.values", TG_DTYPE_FLOAT32, 1, {ENTRIES}, values, sizeof values, TG_ORDER_C},
        {"activity.shape", TG_DTYPE_INT64, 1, {4}, shape_4, sizeof shape_4, TG_ORDER_C},
        {"activity.counts", TG_DTYPE_UINT32, 1, {1}, counts, sizeof counts, TG_ORDER_C},
    };
    bytes sources[] = {source_of_parts(large, 3), source_of_parts(frames, 4), {NULL, 0, 0}};
    sources[2] = kept(&sources[0], TG_FORMAT_BTF);
    static const tg_format to[] = {TG_FORMAT_BTF, TG_FORMAT_PVP, TG_FORMAT_NPZ};
    for (size_t i = 0; i < 3; i++) assert_true(fail_each_part(&sources[i], to[i]) >= 2);
    for (size_t i = 0; i < 3; i++) free_bytes(&sources[i]);
}

#else

TEST(not_in_this_build) {
    assert_false(tg_format_writable(TG_FORMAT_NPZ) && tg_format_writable(TG_FORMAT_SAFETENSORS));
}

#endif
