/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz.c - .npz files: what is accepted, their contents, limits, damages.
 */
#include "ks_test.h"
#include "npz_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

/* ------------------------------------------------------------------------------------ accepted */

/* Bytes of the file that fields have. */
static tg_go count_bytes(void *self, const tg_node *node) {
    uint64_t *sum = self;
    if (node->offset != TG_NOWHERE) *sum += node->size;
    return TG_GO_ON;
}

static tg_go go_on(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}

/* Every byte of the file belongs to one field. */
static void assert_covered(tg_file *file, uint64_t size) {
    uint64_t sum = 0;
    const tg_visitor visitor = {go_on, go_on, count_bytes, &sum};
    assert_true(tg_walk(file, &visitor));
    assert_int_equal(sum, size);
}

/* As they are written: by NumPy to a file, with and without compression, and to a pipe. */
TEST(test_forms) {
    static const member forms[] = {
        {.zip64 = true},
        {.zip64 = true, .method = DEFLATED},
        {.zip64 = true, .flags = DESCRIPTOR},
        {.zip64 = true, .flags = DESCRIPTOR, .method = DEFLATED},
        {.flags = DESCRIPTOR},
        {.method = STORED},
        {.method = DEFLATED},
    };
    bytes x = array_of("<i2", 3, 2);
    bytes y = array_of(">f8", 2, 8);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
        member m = forms[i];
        uint8_t swapped[16];
        m.name = "weights/x y.npy";
        m.content = x;
        add_member(&a, &m);
        m.name = "b@m.npy";
        m.content = y;
        add_member(&a, &m);
        finish(&a);
        tg_file *file = open_bytes(&a.file);
        assert_int_equal(tg_file_format(file), TG_FORMAT_NPZ);
        assert_int_equal(tg_num_tensors(file), 2);
        assert_tensor(file, 0, "weights/x%20y int16 C dense [3]");
        assert_tensor(file, 1, "b@m float64 C dense [2]");
        assert_stored(file, 0, TG_PART_VALUES, x.data + head_of(&x), 6);
        for (unsigned k = 0; k < 16; k++) swapped[k] = y.data[head_of(&y) + (k ^ 7)];
        assert_stored(file, 1, TG_PART_VALUES, swapped, 16);
        assert_metadata(file, "{}");
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        if (m.method == STORED) {
            assert_memory_equal(a.file.data + t.offset, x.data + head_of(&x), 6);
        } else {
            assert_true(t.offset == TG_NOWHERE);
        }
        assert_true(tg_verify(file));
        assert_covered(file, a.file.size);
        tg_close(file);
        free_bytes(&a.file);
    }
    free_bytes(&x);
    free_bytes(&y);
}

TEST(test_empty) {
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    finish(&a);
    assert_int_equal(a.file.size, 22);
    tg_file *file = open_bytes(&a.file);
    assert_int_equal(tg_num_tensors(file), 0);
    tg_close(file);
    free_bytes(&a.file);
}

/* More than 65535 members are counted in a record of their own. */
TEST(test_large_archive) {
    bytes x = array_of("|u1", 4, 1);
    archive a;
    uint64_t directory = make_one(&a, (member){.method = STORED}, &x);
    uint8_t end[22];
    memcpy(end, a.file.data + a.file.size - 22, 22);
    a.file.size -= 22;
    uint64_t record = a.file.size;
    add_bytes(&a.file, "PK\6\6", 4);
    add_u64le(&a.file, 44);
    add_u16le(&a.file, 45);
    add_u16le(&a.file, 45);
    add_u64le(&a.file, 0);
    add_u64le(&a.file, 1);
    add_u64le(&a.file, 1);
    add_u64le(&a.file, record - directory);
    add_u64le(&a.file, directory);
    add_bytes(&a.file, "PK\6\7\0\0\0\0", 8);
    add_u64le(&a.file, record);
    add_u32le(&a.file, 1);
    memset(end + 8, 0xff, 12);
    add_bytes(&a.file, end, 22);
    tg_file *file = open_bytes(&a.file);
    assert_tensor(file, 0, "x uint8 C dense [4]");
    tg_close(file);
    a.file.data[record + 56 + 8] ^= 1; /* not where it is */
    assert_refused(&a.file, "bad_reference", record + 56 + 8,
                   "end_record.zip64_locator.ofs_end_record");
    a.file.data[record + 56 + 8] ^= 1;
    a.file.data[record] = 'Q';
    assert_refused(&a.file, "bad_value", record, "end_record.zip64_end_record.signature");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A member is a whole array: its errors are told with their place in the file where they have one. */
TEST(test_content_refused) {
    bytes x = array_of("|u1", 4, 1);
    uint64_t begin = 30 + strlen("x.npy");
    bytes cut = x;
    const bytes none = {NULL, 0, 0};
    for (unsigned i = 0; i <= x.size; i++) {
        archive a;
        cut.size = i % x.size;
        make_one(&a,
                 i < x.size ? (member){.method = STORED}
                            : (member){.method = DEFLATED, .packed = &none},
                 &cut);
        tg_error error;
        assert_null(tg_open_memory(a.file.data, a.file.size, NULL, &error));
        assert_int_equal(error.code, TG_CODE_TRUNCATED);
        assert_int_equal(error.format, TG_FORMAT_NPZ);
        assert_true(error.offset <= a.file.size);
        free_bytes(&a.file);
    }
    add_u8(&x, 0);
    assert_one_refused((member){.method = STORED}, &x, "trailing", begin + x.size - 1,
                       "members[0].data");
    assert_one_refused((member){.method = DEFLATED}, &x, "trailing", x.size - 1, "members[0].data");
    x.size--;
    x.data[12] = 'D'; /* descr */
    assert_one_refused((member){.method = STORED}, &x, "bad_value", begin + 10 + 2,
                       "members[0].header");
    assert_one_refused((member){.method = DEFLATED}, &x, "bad_value", 10 + 2, "members[0].header");
    x.data[6] = 9;
    assert_one_refused((member){.method = STORED}, &x, "bad_value", begin + 6, "members[0].major");
    x.data[0] = 'x';
    assert_one_refused((member){.method = STORED}, &x, "bad_value", begin, "members[0].magic");
    free_bytes(&x);

    /* A header of 4 GiB: refused by its length. */
    bytes big = {NULL, 0, 0};
    add_bytes(&big, "\x93NUMPY\2\0\xff\xff\xff\xff", 12);
    for (unsigned i = 0; i < 1000; i++) add_u8(&big, ' ');
    assert_one_refused((member){.method = STORED}, &big, "bad_value", begin + 8,
                       "members[0].len_header");
    put_u32le(&big, 8, 1 << 20);
    assert_one_refused((member){.method = STORED}, &big, "truncated", begin + 12,
                       "members[0].header");
    put_u32le(&big, 8, 1000); /* longer than what is read at first */
    assert_one_refused((member){.method = STORED}, &big, "bad_value", begin + 1012,
                       "members[0].header");
    free_bytes(&big);
}

/* -------------------------------------------------------------------------------------- limits */

static void assert_limit(const bytes *b, const tg_options *options) {
    tg_error error;
    assert_null(tg_open_memory(b->data, b->size, options, &error));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.format, TG_FORMAT_NPZ);
}

TEST(test_budgets) {
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    bytes x = array_of("|u1", 100, 1);
    for (unsigned i = 0; i < 3; i++) {
        char name[16];
        snprintf(name, sizeof name, "%u.npy", i);
        member m = {.name = name, .content = x, .method = DEFLATED};
        add_member(&a, &m);
    }
    finish(&a);
    tg_options options = tg_options_default();
    options.limits.max_tensors = 2;
    assert_limit(&a.file, &options);
    options = tg_options_default();
    options.limits.max_dense = 3 * x.size;
    tg_file *file = tg_open_memory(a.file.data, a.file.size, &options, NULL);
    assert_non_null(file);
    tg_close(file);
    options.limits.max_dense--;
    assert_limit(&a.file, &options);
    bool opened = false;
    for (uint64_t memory = 200; !opened; memory += 200) {
        tg_error error;
        options = tg_options_default();
        options.format = TG_FORMAT_NPZ;
        options.limits.max_memory = memory;
        file = tg_open_memory(a.file.data, a.file.size, &options, &error);
        opened = file != NULL;
        if (!opened) assert_int_equal(error.code, TG_CODE_LIMIT);
        if (!opened) assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
        tg_close(file);
        assert_true(memory < 1000000);
    }
    opened = false;
    for (uint64_t work = 1; !opened; work += 10) {
        tg_error error;
        options = tg_options_default();
        options.format = TG_FORMAT_NPZ;
        options.limits.max_work = work;
        file = tg_open_memory(a.file.data, a.file.size, &options, &error);
        opened = file != NULL;
        if (!opened) assert_int_equal(error.limit, TG_LIMIT_MAX_WORK);
        tg_close(file);
        assert_true(work < 1000000);
    }
    free_bytes(&a.file);
    free_bytes(&x);
}

/* ------------------------------------------------------------------------------------- damages */

static void look_at(const bytes *b) {
    tg_error error;
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_NPZ;
    tg_file *file = tg_open_memory(b->data, b->size, &options, &error);
    if (file == NULL) {
        assert_int_not_equal(error.code, TG_CODE_INTERNAL);
        assert_int_not_equal(error.code, TG_CODE_NONE);
        assert_true(error.decoded || error.offset <= b->size);
        return;
    }
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        uint8_t got[64];
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        assert_in_range(t.nbytes, 0, sizeof got);
        if (!tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes))
            assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
    }
    tg_close(file);
}

/* Any byte in place of another, and any end: never a crash, and what is read is checked. */
TEST(test_damages) {
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    bytes x = array_of(">u2", 2, 2);
    member m = {.name = "x.npy", .content = x, .zip64 = true};
    add_member(&a, &m);
    m.name = "y.npy";
    m.method = DEFLATED;
    m.flags = DESCRIPTOR;
    add_member(&a, &m);
    finish(&a);
    bytes cut = a.file;
    for (cut.size = 0; cut.size < a.file.size; cut.size++) {
        tg_error error;
        assert_null(tg_open_memory(cut.data, cut.size, NULL, &error));
        if (cut.size > 30) assert_int_equal(error.format, TG_FORMAT_NPZ);
    }
    for (size_t at = 0; at < a.file.size; at++) {
        uint8_t old = a.file.data[at];
        for (unsigned value = 0; value < 256; value++) {
            a.file.data[at] = (uint8_t)value;
            look_at(&a.file);
        }
        a.file.data[at] = old;
    }
    free_bytes(&a.file);
    free_bytes(&x);
}

#endif
