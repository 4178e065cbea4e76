/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_write_btf.c - BTF files as they are written: bytes according to the documentation of the
 * format, what is refused, and the result of failures.
 */
#include "write_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static void add_head(bytes *b, uint64_t rank, unsigned dtype, unsigned layout) {
    add_u64le(b, rank);
    add_u8(b, dtype);
    add_u8(b, layout);
    add_bytes(b, "\0\0\0\0\0\0", 6);
}

TEST(test_no_tensors) {
    bytes expected = {NULL, 0, 0};
    declared none = {NULL, 0, "{num_tensors:7}"}; /* derived, whatever the value is */
    add_u64le(&expected, 0);
    assert_builds(TG_FORMAT_BTF, NULL, declare_all, &none, &expected);
    none.metadata = NULL;
    assert_builds(TG_FORMAT_BTF, NULL, declare_all, &none, &expected);
    none.metadata = "{}";
    assert_builds(TG_FORMAT_BTF, NULL, declare_all, &none, &expected);
    assert_becomes(&expected, &expected);
    free_bytes(&expected);
}

/* Declared in another order than that of the file. */
TEST(test_dense) {
    static const uint64_t matrix[] = {1, 3};
    static const uint64_t empty[] = {0, 5};
    memory_values m[3];
    const tg_decl decls[] = {
        dense_decl("1", TG_DTYPE_INT16, 2, matrix, &m[0], "abcdef", 6),
        dense_decl("2", TG_DTYPE_FLOAT64, 2, empty, &m[1], "", 0),
        dense_decl("0", TG_DTYPE_UINT8, 0, NULL, &m[2], "x", 1),
    };
    declared all = {decls, 3, "{num_tensors:3}"};
    bytes expected = {NULL, 0, 0};
    add_u64le(&expected, 3);
    add_u64le(&expected, 32);
    add_u64le(&expected, 56);
    add_u64le(&expected, 96);
    add_head(&expected, 0, 6, 0);
    add_bytes(&expected, "x\0\0\0\0\0\0\0", 8);
    add_head(&expected, 2, 1, 0);
    add_u64le(&expected, 1);
    add_u64le(&expected, 3);
    add_bytes(&expected, "abcdef\0\0", 8);
    add_head(&expected, 2, 5, 0);
    add_u64le(&expected, 0);
    add_u64le(&expected, 5);
    assert_int_equal(expected.size, 128);
    assert_builds(TG_FORMAT_BTF, NULL, declare_all, &all, &expected);
    assert_becomes(&expected, &expected);
    assert_faults(TG_FORMAT_BTF, NULL, declare_all, &all);
    free_bytes(&expected);
}

TEST(test_dtypes) {
    static const tg_dtype dtypes[] = {
        TG_DTYPE_INT8,    TG_DTYPE_INT16, TG_DTYPE_INT32,  TG_DTYPE_INT64,  TG_DTYPE_FLOAT32,
        TG_DTYPE_FLOAT64, TG_DTYPE_UINT8, TG_DTYPE_UINT16, TG_DTYPE_UINT32, TG_DTYPE_UINT64};
    for (unsigned i = 0; i < COUNT(dtypes); i++) {
        memory_values m;
        unsigned size = tg_dtype_bits(dtypes[i]) / 8;
        const tg_decl decl = dense_decl("0", dtypes[i], 0, NULL, &m, "12345678", size);
        declared one = {&decl, 1, NULL};
        bytes expected = {NULL, 0, 0};
        add_u64le(&expected, 1);
        add_u64le(&expected, 16);
        add_head(&expected, 0, i, 0);
        add_bytes(&expected, "12345678", size);
        add_bytes(&expected, "\0\0\0\0\0\0\0", 8 - size);
        assert_builds(TG_FORMAT_BTF, NULL, declare_all, &one, &expected);
        assert_becomes(&expected, &expected);
        free_bytes(&expected);
    }
}

/* ---------------------------------------------------------------------------------------- COO */

static tg_decl coo_decl(const char *name, uint32_t rank, const uint64_t *shape, uint64_t stored,
                        memory_values *m, const void *values, const bytes *positions) {
    tg_decl decl = dense_decl(name, TG_DTYPE_INT16, rank, shape, m, values, (size_t)stored * 2);
    decl.storage = TG_STORAGE_COO;
    decl.stored = stored;
    m->parts[TG_PART_INDEX_LIST].data = positions->data;
    m->parts[TG_PART_INDEX_LIST].size = positions->size;
    return decl;
}

TEST(test_coo) {
    static const uint64_t shape[] = {2, 9};
    bytes positions = {NULL, 0, 0};
    add_u64le(&positions, 0);
    add_u64le(&positions, 8);
    add_u64le(&positions, 1);
    add_u64le(&positions, 0);
    memory_values m;
    const tg_decl decl = coo_decl("0", 2, shape, 2, &m, "abcd", &positions);
    declared one = {&decl, 1, NULL};
    for (unsigned layout = 1; layout <= 2; layout++) {
        tg_build_options options = {.btf_coo_2 = layout == 2};
        bytes expected = {NULL, 0, 0};
        add_u64le(&expected, 1);
        add_u64le(&expected, 16);
        add_head(&expected, 2, 1, layout);
        add_u64le(&expected, 2);
        add_u64le(&expected, 9);
        add_u64le(&expected, 2);
        add_u64le(&expected, 2);
        add_bytes(&expected, positions.data, positions.size);
        add_u64le(&expected, 2);
        add_bytes(&expected, "abcd\0\0\0\0", 8);
        assert_builds(TG_FORMAT_BTF, &options, declare_all, &one, &expected);
        if (layout == 1) assert_becomes(&expected, &expected);
        free_bytes(&expected);
    }
    assert_faults(TG_FORMAT_BTF, NULL, declare_all, &one);
    free_bytes(&positions);
}

/* Without entries, and of a scalar, which has no axes for positions. */
TEST(test_coo_corners) {
    static const uint64_t shape[] = {4};
    bytes none = {NULL, 0, 0};
    memory_values m[2];
    const tg_decl decls[] = {
        coo_decl("0", 1, shape, 0, &m[0], "", &none),
        coo_decl("1", 0, NULL, 1, &m[1], "ab", &none),
    };
    declared both = {decls, 2, NULL};
    bytes expected = {NULL, 0, 0};
    add_u64le(&expected, 2);
    add_u64le(&expected, 24);
    add_u64le(&expected, 72);
    add_head(&expected, 1, 1, 1);
    add_u64le(&expected, 4);
    add_u64le(&expected, 0);
    add_u64le(&expected, 1);
    add_u64le(&expected, 0);
    add_head(&expected, 0, 1, 1);
    add_u64le(&expected, 1);
    add_u64le(&expected, 0);
    add_u64le(&expected, 1);
    add_bytes(&expected, "ab\0\0\0\0\0\0", 8);
    assert_builds(TG_FORMAT_BTF, NULL, declare_all, &both, &expected);
    assert_becomes(&expected, &expected);
    free_bytes(&expected);
}

/* Positions outside of the tensor at each place of a long list, which is processed in blocks. */
TEST(test_wrong_positions) {
    enum { ROWS = 700 };
    static const uint64_t shape[] = {3, 5, 2};
    static const uint64_t wrong[] = {UINT64_MAX, 5, 2};
    static const char *const texts[] = {
        "tensor '0': a position of 18446744073709551615 along an axis of length 3",
        "tensor '0': a position of 5 along an axis of length 5",
        "tensor '0': a position of 2 along an axis of length 2",
    };
    static const uint8_t values[2 * ROWS] = {1};
    bytes positions = {NULL, 0, 0};
    for (uint64_t i = 0; i < ROWS; i++) {
        for (uint64_t axis = 0; axis < 3; axis++) add_u64le(&positions, i % shape[axis]);
    }
    memory_values m;
    const tg_decl decl = coo_decl("0", 3, shape, ROWS, &m, values, &positions);
    declared one = {&decl, 1, NULL};
    for (size_t at = 0; at < (size_t)3 * ROWS; at += 2 * ROWS / 5 + 1) {
        bytes kept = {NULL, 0, 0};
        add_bytes(&kept, positions.data + 8 * at, 8);
        for (unsigned i = 0; i < 8; i++)
            positions.data[8 * at + i] = (uint8_t)(wrong[at % 3] >> (8 * i));
        memory_target memory = {.in_order = true};
        tg_target target = target_of(&memory);
        tg_build *build = new_build(TG_FORMAT_BTF, NULL);
        assert_good(build, declare_all(build, &one) && tg_build_size(build, NULL));
        assert_false(tg_build_write(build, &target));
        assert_string_equal(refusal_of(tg_build_error(build)), texts[at % 3]);
        assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
        free_target(&memory);
        memcpy(positions.data + 8 * at, kept.data, 8);
        free_bytes(&kept);
        bytes file = written(build, true);
        tg_close(open_bytes(&file));
        free_bytes(&file);
        tg_build_free(build);
    }
    free_bytes(&positions);
}

/* ----------------------------------------------------------------------------------- refusals */

static void assert_decl_refused(const tg_decl *decl, const char *code, const char *text) {
    declared one = {decl, 1, NULL};
    assert_build_refused(TG_FORMAT_BTF, NULL, declare_all, &one, code, text);
}

TEST(test_refused_tensors) {
    static const uint64_t ones[256] = {1};
    static const uint64_t pair[] = {2, 2};
    static const uint64_t wide[] = {UINT64_C(1) << 32, UINT64_C(1) << 31};
    static const uint64_t zero[] = {0, UINT64_C(1) << 62, 2};
    static const uint64_t long_axis[] = {0, UINT64_C(1) << 63};
    memory_values m;
    const tg_decl good = dense_decl("0", TG_DTYPE_INT16, 2, pair, &m, "", 0);

    tg_decl d = good;
    d.dtype = TG_DTYPE_BOOL;
    assert_decl_refused(&d, "bad_value", "tensor '0': the format has no dtype bool; npy has it");
    d = good;
    d.order = TG_ORDER_F;
    assert_decl_refused(&d, "bad_value",
                        "tensor '0': values are in order F, which the format does not support; "
                        "request another order");
    d = good;
    d.storage = TG_STORAGE_SPARSE;
    assert_decl_refused(&d, "bad_value", "tensor '0': the format has no storage sparse; dense");
    d = good;
    d.rank = 256;
    d.shape = ones;
    assert_decl_refused(&d, "bad_value", "tensor '0': 256 axes, at most 255 can be written");

    static const char not_plain[] =
        "tensor '0': the format cannot say that values are fixed point or scaled, or that an axis "
        "is a batch; declare what they stand for; raw";
    d = good;
    d.fp_pos = 1;
    assert_decl_refused(&d, "bad_value", not_plain);
    d = good;
    d.scaled = true;
    assert_decl_refused(&d, "bad_value", not_plain);
    d = good;
    d.batch = true;
    assert_decl_refused(&d, "bad_value", not_plain);

    static const char product[] =
        "tensor '0': lengths whose product, zeros left out, is over 2^63-1";
    d = good;
    d.dtype = TG_DTYPE_INT8;
    d.shape = long_axis;
    assert_decl_refused(&d, "overflow", product);
    d.shape = zero;
    d.rank = 3;
    assert_decl_refused(&d, "overflow", product);
    d = good;
    d.storage = TG_STORAGE_COO;
    d.shape = wide;
    assert_decl_refused(&d, "overflow", product);
}

TEST(test_refused_together) {
    static const uint64_t shape[] = {1};
    static const uint64_t large[] = {(UINT64_C(1) << 62) - 1024};
    memory_values m[3];
    tg_decl d[3] = {
        dense_decl("0", TG_DTYPE_INT8, 1, shape, &m[0], "x", 1),
        dense_decl("1", TG_DTYPE_INT8, 1, shape, &m[1], "x", 1),
        dense_decl("2", TG_DTYPE_INT8, 1, shape, &m[2], "x", 1),
    };
    declared all = {d, 3, NULL};
    static const char *const names[] = {"0", "01", "3", "w", "4294967298", "-1"};
    for (unsigned i = 0; i < COUNT(names); i++) {
        char text[200];
        d[2].name = names[i];
        snprintf(text, sizeof text,
                 "tensor '%s': the format has no names: tensors are 0 to 2, each once; lossy_names",
                 names[i]);
        assert_build_refused(TG_FORMAT_BTF, NULL, declare_all, &all, "bad_value", text);
    }
    d[2].name = "2";
    all.metadata = "{num_tensors:3,author:me}";
    assert_build_refused(TG_FORMAT_BTF, NULL, declare_all, &all, "bad_value",
                         "metadata member 'author': the format has no place for it; leave it out");
    all.metadata = NULL;
    for (unsigned i = 0; i < 3; i++) d[i].shape = large;
    assert_build_refused(TG_FORMAT_BTF, NULL, declare_all, &all, "overflow",
                         "tensor '2': with it the file has more than 2^63-1 bytes");
    static const uint64_t most[] = {INT64_MAX};
    d[0].shape = most;
    all.n = 1;
    assert_build_refused(TG_FORMAT_BTF, NULL, declare_all, &all, "overflow",
                         "tensor '0': more than 2^63-1 bytes");
}

/* --------------------------------------------------------------------------------- round trips */

static uint32_t next(uint32_t *seed, uint32_t below) {
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % below;
}

enum { MOST = 5 };

/* Random tensors, some of them too large for a buffer; some sources can copy. */
TEST(test_random) {
    static const tg_dtype dtypes[] = {
        TG_DTYPE_INT8,    TG_DTYPE_INT16, TG_DTYPE_INT32,  TG_DTYPE_INT64,  TG_DTYPE_FLOAT32,
        TG_DTYPE_FLOAT64, TG_DTYPE_UINT8, TG_DTYPE_UINT16, TG_DTYPE_UINT32, TG_DTYPE_UINT64};
    static const char *const names[] = {"0", "1", "2", "3", "4"};
    for (uint32_t round = 0; round < 40; round++) {
        uint32_t seed = round;
        tg_decl decls[MOST];
        memory_values m[MOST];
        uint64_t shapes[MOST][3];
        bytes data[MOST][2];
        uint32_t n = next(&seed, MOST + 1);
        memset(data, 0, sizeof data);
        for (uint32_t i = 0; i < n; i++) {
            uint64_t count = 1;
            tg_dtype dtype = dtypes[next(&seed, COUNT(dtypes))];
            for (unsigned axis = 0; axis < 3; axis++) {
                shapes[i][axis] = next(&seed, round % 8 == 0 ? 60 : 6);
                count *= shapes[i][axis];
            }
            bool coo = count > 0 && next(&seed, 3) == 0;
            uint64_t stored = coo ? next(&seed, (uint32_t)count + 1) : count;
            for (uint64_t k = 0; k < stored * tg_dtype_bits(dtype) / 8; k++)
                add_u8(&data[i][0], next(&seed, 256));
            for (uint64_t k = 0; coo && k < 3 * stored; k++)
                add_u64le(&data[i][1], next(&seed, (uint32_t)shapes[i][k % 3]));
            decls[i] =
                dense_decl(names[i], dtype, 3, shapes[i], &m[i], data[i][0].data, data[i][0].size);
            decls[i].storage = coo ? TG_STORAGE_COO : TG_STORAGE_DENSE;
            decls[i].stored = stored;
            decls[i].values = values_of(&m[i], next(&seed, 2) == 0);
            m[i].parts[TG_PART_INDEX_LIST].data = data[i][1].data;
            m[i].parts[TG_PART_INDEX_LIST].size = data[i][1].size;
        }
        declared all = {decls, n, NULL};
        bytes file = build_bytes(TG_FORMAT_BTF, NULL, declare_all, &all);
        assert_becomes(&file, &file);
        tg_file *read = open_bytes(&file);
        assert_int_equal(tg_num_tensors(read), n);
        assert_int_equal(tg_num_notes(read), 0);
        for (uint32_t i = 0; i < n; i++) {
            tg_tensor t;
            assert_true(tg_tensor_at(read, i, &t));
            assert_int_equal(t.dtype, decls[i].dtype);
            assert_int_equal(t.storage, decls[i].storage);
            assert_memory_equal(t.shape, shapes[i], sizeof shapes[i]);
            const void *stored = tg_tensor_view(read, &t, TG_PART_VALUES);
            assert_int_equal(t.parts[TG_PART_VALUES].nbytes, data[i][0].size);
            if (data[i][0].size > 0) assert_memory_equal(stored, data[i][0].data, data[i][0].size);
            if (data[i][1].size > 0) {
                stored = tg_tensor_view(read, &t, TG_PART_INDEX_LIST);
                assert_memory_equal(stored, data[i][1].data, data[i][1].size);
            }
        }
        tg_close(read);
        free_bytes(&file);
        for (uint32_t i = 0; i < n; i++) {
            free_bytes(&data[i][0]);
            free_bytes(&data[i][1]);
        }
    }
}

/* Larger than the buffer between writer and target, from sources with and without a copy
 * function. */
TEST(test_large) {
    static const uint64_t shape[] = {200001};
    uint8_t *data = calloc(1, 200001);
    assert_non_null(data);
    for (size_t i = 0; i < 200001; i++) data[i] = (uint8_t)(i * 7 >> 3);
    for (unsigned copies = 0; copies < 2; copies++) {
        memory_values m[2];
        tg_decl decls[] = {
            dense_decl("0", TG_DTYPE_INT8, 1, shape, &m[0], data, 200001),
            dense_decl("1", TG_DTYPE_UINT8, 1, shape, &m[1], data, 200001),
        };
        decls[0].values = values_of(&m[0], copies > 0);
        declared both = {decls, 2, NULL};
        bytes file = build_bytes(TG_FORMAT_BTF, NULL, declare_all, &both);
        assert_int_equal(file.size, 24 + 2 * (24 + 200008));
        assert_memory_equal(file.data + 48, data, 200001);
        assert_memory_equal(file.data + 48 + 200008 + 24, data, 200001);
        free_bytes(&file);
        if (copies > 0) assert_faults(TG_FORMAT_BTF, NULL, declare_all, &both);
    }
    free(data);
}
