/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/formats/numpy/npy_writer.c: the expected bytes are those of numpy.save of
 * NumPy 1.24.2. */
#include "write_test.h"

static const uint8_t counting[160] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17};

/* A header with this text and this size. */
static void add_header(bytes *b, const char *text, size_t size) {
    size_t len = strlen(text);
    add_bytes(b, "\x93NUMPY\1\0", 8);
    add_u8(b, (unsigned)((size - 10) & 255));
    add_u8(b, (unsigned)((size - 10) >> 8));
    add_bytes(b, text, len);
    for (size_t i = 10 + len; i < size - 1; i++) add_u8(b, ' ');
    add_u8(b, '\n');
}

typedef struct sample {
    const char *text;
    size_t header_size;
    tg_dtype dtype;
    tg_order order;
    size_t size;
    uint32_t rank;
    uint64_t shape[14];
} sample;

#define TEXT(descr, fortran, shape)                                                                \
    "{'descr': '" descr "', 'fortran_order': " fortran ", 'shape': " shape ", }"
#define C_TEXT(descr, shape) TEXT(descr, "False", shape)

static const sample samples[] = {
    {C_TEXT("<f4", "(2, 3)"), 128, TG_DTYPE_FLOAT32, TG_ORDER_C, 24, 2, {2, 3}},
    {TEXT("<f8", "True", "(2, 3)"), 128, TG_DTYPE_FLOAT64, TG_ORDER_F, 48, 2, {2, 3}},
    /* If both orders are the same, or there are no elements. */
    {C_TEXT("<f2", "(1, 3, 1)"), 128, TG_DTYPE_FLOAT16, TG_ORDER_F, 6, 3, {1, 3, 1}},
    {C_TEXT("<i4", "(2, 3, 0)"), 128, TG_DTYPE_INT32, TG_ORDER_F, 0, 3, {2, 3, 0}},
    {C_TEXT("|i1", "()"), 128, TG_DTYPE_INT8, TG_ORDER_C, 1, 0, {0}},
    {C_TEXT("|u1", "(5,)"), 128, TG_DTYPE_UINT8, TG_ORDER_F, 5, 1, {5}},
    {C_TEXT("<i2", "(1,)"), 128, TG_DTYPE_INT16, TG_ORDER_C, 2, 1, {1}},
    {C_TEXT("<u2", "(1,)"), 128, TG_DTYPE_UINT16, TG_ORDER_C, 2, 1, {1}},
    {C_TEXT("<u4", "(1,)"), 128, TG_DTYPE_UINT32, TG_ORDER_C, 4, 1, {1}},
    {C_TEXT("<i8", "(1,)"), 128, TG_DTYPE_INT64, TG_ORDER_C, 8, 1, {1}},
    {C_TEXT("<u8", "(1,)"), 128, TG_DTYPE_UINT64, TG_ORDER_C, 8, 1, {1}},
    {C_TEXT("|b1", "(2,)"), 128, TG_DTYPE_BOOL, TG_ORDER_C, 2, 1, {2}},
    {C_TEXT("<c8", "(1,)"), 128, TG_DTYPE_COMPLEX64, TG_ORDER_C, 8, 1, {1}},
    /* The text ends at a multiple of 64, so another 64 are added. */
    {C_TEXT("<c16", "(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10)"),
     192,
     TG_DTYPE_COMPLEX128,
     TG_ORDER_C,
     160,
     14,
     {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10}},
};

TEST(as_numpy_writes_it) {
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++) {
        const sample *s = &samples[i];
        memory_values m;
        tg_decl d = dense_decl("any/name", s->dtype, s->rank, s->shape, &m, counting, s->size);
        d.order = s->order;
        declared one = {&d, 1, NULL};
        bytes expected = {NULL, 0, 0};
        add_header(&expected, s->text, s->header_size);
        add_bytes(&expected, counting, s->size);
        assert_builds(TG_FORMAT_NPY, NULL, declare_all, &one, &expected);
        free_bytes(&expected);
    }
}

/* The length of the header follows from its shape, up to the maximum. */
TEST(most_axes) {
    uint64_t shape[65];
    memory_values m;
    for (size_t i = 0; i < 65; i++) shape[i] = i == 16 ? 0 : i < 16 ? 15 : 1;
    tg_decl d = dense_decl("a", TG_DTYPE_INT8, 32, shape, &m, counting, 0);
    declared one = {&d, 1, NULL};
    bytes expected = {NULL, 0, 0};
    add_header(&expected,
               "{'descr': '|i1', 'fortran_order': False, 'shape': (15, 15, 15, 15, 15, 15, 15, 15, "
               "15, 15, 15, 15, 15, 15, 15, 15, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), }",
               256);
    assert_builds(TG_FORMAT_NPY, NULL, declare_all, &one, &expected);
    free_bytes(&expected);

    shape[0] = 0;
    shape[1] = INT64_MAX;
    d.rank = 2;
    add_header(&expected,
               "{'descr': '|i1', 'fortran_order': False, 'shape': (0, 9223372036854775807), }",
               128);
    assert_builds(TG_FORMAT_NPY, NULL, declare_all, &one, &expected);
    free_bytes(&expected);

    /* The longest header: 64 axes, of 19 digits as far as that is possible. */
    for (size_t i = 0; i < 65; i++) shape[i] = i == 0 ? 0 : i == 1 ? INT64_MAX : 1;
    d.rank = 64;
    bytes b = build_bytes(TG_FORMAT_NPY, NULL, declare_all, &one);
    assert_int_equal(b.size, 320);
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.rank, 64);
    tg_close(file);
    free_bytes(&b);

    d.rank = 65;
    tg_build *build = new_build(TG_FORMAT_NPY, NULL);
    assert_false(declare_all(build, &one));
    tg_build_free(build);
}

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    return dtype > TG_DTYPE_NONE && dtype <= TG_DTYPE_COMPLEX128 && dtype != TG_DTYPE_BIT &&
           dtype != TG_DTYPE_BFLOAT16 && order != TG_ORDER_ROTATED && storage == TG_STORAGE_DENSE;
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_NPY, (const uint64_t[]){2, 2}, is_taken); }

TEST(what_is_refused) {
    static const uint64_t shape[] = {2};
    static const uint64_t long_ones[] = {0, UINT64_C(1) << 32, UINT64_C(1) << 29};
    memory_values m;
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_INT16, 1, shape, &m, counting, 4),
                    dense_decl("b", TG_DTYPE_INT16, 1, shape, &m, counting, 4)};
    declared all = {d, 2, NULL};
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "bad_value",
                         "a .npy file is one array, and these are 2; write a .npz; select");
    all.n = 0;
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "bad_value",
                         "a .npy file is one array, and these are 0; write a .npz; select");
    all.n = 1;
    all.metadata = "{version:2.0,kind:tensor}";
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "bad_value",
                         "metadata member 'kind': the format has no place for it; leave it out");
    all.metadata = NULL;
    d[0].fp_pos = 1;
    static const char stand_for_others[] =
        "tensor 'a': its values are encoded (fixed point or a range), which the format cannot "
        "represent; convert them to float32; raw";
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "bad_value", stand_for_others);
    d[0].fp_pos = -1;
    d[0].dtype = TG_DTYPE_UINT8;
    d[0].scaled = true;
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "bad_value", stand_for_others);
    d[0].scaled = false;
    d[0].dtype = TG_DTYPE_INT32;
    d[0].rank = 3;
    d[0].shape = long_ones;
    assert_build_refused(TG_FORMAT_NPY, NULL, declare_all, &all, "overflow",
                         "tensor 'a': lengths of more than 2^63-1 bytes together, zeros left out");
}

TEST(from_what_is_read) {
    static const uint64_t shape[] = {2, 3};
    memory_values m;
    tg_decl d = dense_decl("a", TG_DTYPE_INT16, 2, shape, &m, counting, 12);
    d.order = TG_ORDER_F;
    declared one = {&d, 1, "{version:3.0,descr:<i2}"}; /* of the header, which is written anew */
    bytes b = build_bytes(TG_FORMAT_NPY, NULL, declare_all, &one);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_NPY);
    assert_tensor(file, 0, "arr_0 int16 F dense [2,3]");
    assert_stored(file, 0, TG_PART_VALUES, counting, 12);
    tg_close(file);
    assert_becomes(&b, &b);
    free_bytes(&b);
}

TEST(everything_fails_once) {
    static uint8_t many[100000]; /* more than fits the buffer */
    static const uint64_t shape[] = {sizeof many};
    memory_values m;
    for (size_t i = 0; i < sizeof many; i++) many[i] = (uint8_t)(i * 7 >> 3);
    tg_decl d = dense_decl("a", TG_DTYPE_UINT8, 1, shape, &m, many, sizeof many);
    declared one = {&d, 1, NULL};
    assert_faults(TG_FORMAT_NPY, NULL, declare_all, &one);
    d.values = values_of(&m, true);
    assert_faults(TG_FORMAT_NPY, NULL, declare_all, &one);
}
