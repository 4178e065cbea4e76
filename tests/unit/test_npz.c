/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz.c - .npz files.
 */
#include "npz_test.h"

#if defined(KS_WITH_ZIP) && KS_WITH_ZIP

/* ------------------------------------------------------------------------------------ accepted */

/* As they are written: by NumPy to a file, with and without compression, and to a pipe. */
static void test_forms(void **state) {
    (void)state;
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
        const tg_visitor none = {NULL, NULL, NULL, NULL};
        assert_false(tg_walk(file, &none));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
        tg_close(file);
        free_bytes(&a.file);
    }
    free_bytes(&x);
    free_bytes(&y);
}

static void test_empty(void **state) {
    (void)state;
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    finish(&a);
    assert_int_equal(a.file.size, 22);
    tg_file *file = open_bytes(&a.file);
    assert_int_equal(tg_num_tensors(file), 0);
    tg_close(file);
    free_bytes(&a.file);
}

/* More than 65535 members are counted in a record of their own. */
static void test_large_archive(void **state) {
    (void)state;
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
    assert_refused(&a.file, "bad_reference", record + 56 + 8, "end_record");
    a.file.data[record + 56 + 8] ^= 1;
    a.file.data[record] = 'Q';
    assert_refused(&a.file, "bad_value", record, "end_record");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* -------------------------------------------------------------------------------------- values */

/* More members than can be open at a time, in windows that go back and forth. */
static void test_windows(void **state) {
    (void)state;
    enum { NUM = 7, COUNT = 3000 };
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    bytes npy = array_of("<f4", COUNT, 4);
    for (unsigned i = 0; i < NUM; i++) {
        char name[16];
        snprintf(name, sizeof name, "%u.npy", i);
        member m = {.name = name, .method = i % 3 == 0 ? STORED : DEFLATED, .content = npy};
        add_member(&a, &m);
    }
    finish(&a);
    tg_file *file = open_bytes(&a.file);
    const uint8_t *want = npy.data + head_of(&npy);
    uint32_t at = 1;
    for (unsigned i = 0; i < 3000; i++) {
        uint8_t got[700];
        tg_tensor t;
        at = at * 1664525 + 1013904223;
        size_t n = (at >> 8) % sizeof got;
        uint32_t from = (at >> 3) % (4 * COUNT - (uint32_t)n + 1);
        assert_true(tg_tensor_at(file, (at >> 24) % NUM, &t));
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, from, got, n));
        assert_memory_equal(got, want + from, n);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&npy);
}

/* Numbers in the other byte order, byte by byte: going on needs bytes that came already. */
static void test_swapped(void **state) {
    (void)state;
    enum { COUNT = 2000 };
    bytes npy = array_of(">c16", COUNT, 16);
    archive a;
    make_one(&a, (member){.method = DEFLATED}, &npy);
    tg_file *file = open_bytes(&a.file);
    const uint8_t *want = npy.data + head_of(&npy);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    for (size_t i = 0; i < 16 * COUNT; i++) {
        uint8_t got;
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, i, &got, 1));
        assert_int_equal(got, want[i ^ 7]);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&npy);
}

static void assert_read_fails(tg_file *file, uint64_t i, tg_code code) {
    uint8_t *got;
    tg_tensor t;
    char path[64];
    assert_true(tg_tensor_at(file, i, &t));
    got = malloc((size_t)t.nbytes);
    assert_non_null(got);
    assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes));
    assert_int_equal(tg_last_error(file)->code, code);
    tg_error_path(tg_last_error(file), path, sizeof path);
    assert_string_equal(path, i == 0 ? "members[0]" : "members[1]");
    free(got);
}

/* A wrong checksum, found where the last byte is read; the others are not touched by it. */
static void test_checksum(void **state) {
    (void)state;
    bytes npy = array_of("<f4", 5000, 4);
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
        member m = {.name = "x.npy", .method = method, .content = npy, .wrong_crc = 1};
        add_member(&a, &m);
        m.name = "y.npy";
        m.wrong_crc = 0;
        add_member(&a, &m);
        finish(&a);
        tg_file *file = open_bytes(&a.file);
        uint8_t *got = malloc(20000);
        assert_non_null(got);
        for (unsigned i = 0; i < 3; i++) {
            tg_tensor t;
            assert_read_fails(file, 0, TG_CODE_BAD_DATA);
            assert_true(tg_tensor_at(file, 1, &t));
            assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, 20000));
            assert_memory_equal(got, npy.data + head_of(&npy), 20000);
            assert_true(tg_tensor_at(file, 0, &t));
            assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, 19999));
        }
        free(got);
        tg_close(file);
        free_bytes(&a.file);
    }
    free_bytes(&npy);
}

/* What comes out of the decoder is checked: broken codes, too few bytes, too many. */
static void test_deflated(void **state) {
    (void)state;
    bytes npy = array_of("<f4", 5000, 4);
    archive a;
    make_one(&a, (member){.method = DEFLATED}, &npy);
    a.file.data[30 + 5 + 2 * 1005] = 7; /* head of the third block */
    tg_file *file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    a.file.data[30 + 5 + 2 * 1005] = 1; /* the last block too early */
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    a.file.data[30 + 5] = 7; /* already the header */
    assert_refused(&a.file, "bad_data", a.file.size - 22 - 51, "members[0]");
    free_bytes(&a.file);

    /* An array of 5000 elements that says it has 4999, in the header and in the directory. */
    bytes less = array_of("<f4", 4999, 4);
    memcpy(npy.data, less.data, head_of(&less));
    make_one(&a, (member){.method = DEFLATED, .longer = -4}, &npy);
    /* The local header agrees; only the data are more. */
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&less);
    free_bytes(&npy);
}

/* ------------------------------------------------------------------------------------- members */

static void test_names_refused(void **state) {
    (void)state;
    static const char *const bad[] = {"x.txt",   "x",     "npy",     "x.npy/",
                                      "folder/", "x.NPY", "x.npy.gz"};
    bytes x = array_of("|u1", 4, 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_one_refused((member){.name = bad[i]}, &x, "bad_value", DIRECTORY, "members[0]");
    /* A NUL, which ends a name for some readers. */
    assert_one_refused((member){.name = "x.npy\0.exe", .name_size = 10}, &x, "bad_value", DIRECTORY,
                       "members[0]");
    assert_one_refused((member){.name = "x\0y.npy", .name_size = 7}, &x, "bad_value", DIRECTORY,
                       "members[0]");
    assert_one_refused((member){.local_name = "y.npy"}, &x, "bad_data", DIRECTORY, "directory");

    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy", .content = x};
    add_member(&a, &m);
    add_member(&a, &m);
    uint64_t directory = finish(&a);
    assert_refused(&a.file, "bad_data", directory, "directory");
    free_bytes(&a.file);

    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    m.name = "a b.npy";
    add_member(&a, &m);
    m.name = "a%20b.npy";
    add_member(&a, &m);
    finish(&a);
    tg_tensor t;
    tg_file *file = open_bytes(&a.file);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, "a%20b");
    assert_int_equal(t.raw_name_len, 3);
    assert_memory_equal(t.raw_name, "a b", 3);
    assert_true(tg_tensor_at(file, 1, &t));
    assert_string_equal(t.name, "a%2520b");
    assert_int_equal(t.raw_name_len, 5);
    assert_memory_equal(t.raw_name, "a%20b", 5);
    tg_close(file);
    free_bytes(&a.file);

    make_one(&a, (member){.name = ".npy"}, &x);
    file = open_bytes(&a.file);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, "%");
    tg_close(file);
    free_bytes(&a.file);
    make_one(&a, (member){.name = "../../etc/passwd.npy"}, &x);
    file = open_bytes(&a.file);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, "%2E%2E/%2E%2E/etc/passwd");
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&x);
}

static void test_methods_refused(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    assert_one_refused((member){.method = 12}, &x, "unsupported", DIRECTORY, "members[0]");
    assert_one_refused((member){.method = 14}, &x, "unsupported", DIRECTORY, "members[0]");
    assert_one_refused((member){.flags = ENCRYPTED}, &x, "unsupported", DIRECTORY, "members[0]");
    assert_one_refused((member){.longer = 1}, &x, "bad_size", DIRECTORY, "members[0]");
    free_bytes(&x);
}

/* A member is a whole array: its errors are told with their place in the file where they have one. */
static void test_content_refused(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    uint64_t begin = 30 + strlen("x.npy");
    bytes cut = x;
    for (cut.size = 0; cut.size < x.size; cut.size++) {
        archive a;
        make_one(&a, (member){.method = STORED}, &cut);
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

/* -------------------------------------------------------------------------------------- places */

/* Nothing in front, between, behind; nothing twice. */
static void test_polyglots(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    size_t size = 30 + strlen("x.npy") + x.size;
    /* In front, with the offsets as they should be then. */
    assert_one_refused((member){.hole = 4}, &x, "unknown_format", 0, "");
    archive a;
    make_one(&a, (member){.hole = 100}, &x);
    memcpy(a.file.data, "PK\3\4", 4);
    assert_refused(&a.file, "bad_reference", 100, "members[0]");
    free_bytes(&a.file);

    member first = {.name = "x.npy", .content = x};
    member second = {.name = "y.npy", .content = x, .hole = 1};
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size + 1, "members[1]");
    free_bytes(&a.file);

    /* A hole of the size of a data descriptor is one only where there may be one. */
    second.hole = 16;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size + 16, "members[1]");
    free_bytes(&a.file);

    /* Before the directory. */
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_u8(&a.file, 'P');
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "directory");
    free_bytes(&a.file);

    /* The same bytes under two names, as in archives that inflate to more than they could hold. The
     * name in front of the bytes gives it away. */
    second.hole = 0;
    second.again = true;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    uint64_t directory = finish(&a);
    assert_refused(&a.file, "bad_data", directory, "directory");
    free_bytes(&a.file);

    /* Behind, and in a comment. */
    make_one(&a, (member){.method = STORED}, &x);
    uint64_t end = a.file.size - 22;
    add_u8(&a.file, 0);
    assert_refused(&a.file, "bad_value", end + 1, "end_record");
    a.file.data[end + 20] = 1;
    assert_refused(&a.file, "bad_value", end + 1, "end_record");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* In another order than that of the directory: the second is not where the first ends. */
static void test_order(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy", .content = x};
    add_member(&a, &m);
    size_t entry = a.directory.size;
    m.name = "y.npy";
    add_member(&a, &m);
    for (size_t i = 0; i < entry; i++) {
        uint8_t byte = a.directory.data[i];
        a.directory.data[i] = a.directory.data[entry + i];
        a.directory.data[entry + i] = byte;
    }
    uint32_t last = a.last;
    finish(&a);
    assert_refused(&a.file, "bad_reference", last, "members[0]");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A member that holds an archive, whose end record others may take for the end of this. */
static void test_end_records(void **state) {
    (void)state;
    bytes x = array_of("|u1", 22, 1);
    uint8_t *inner = x.data + head_of(&x);
    memset(inner, 0, 22);
    memcpy(inner, "PK\5\6", 4);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file)); /* its comment would not reach to the end */
    size_t at = 30 + strlen("x.npy") + head_of(&x);
    a.file.data[at + 20] = (uint8_t)(a.file.size - at - 22);
    assert_refused(&a.file, "bad_value", at, "end_record");
    free_bytes(&a.file);
    free_bytes(&x);

    x = array_of("|u1", 400, 1);
    for (unsigned i = 0; i < 16; i++) memcpy(x.data + head_of(&x) + (size_t)20 * i, "PK\5\6", 4);
    make_one(&a, (member){.method = STORED}, &x);
    tg_error error;
    assert_null(tg_open_memory(a.file.data, a.file.size, NULL, &error));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    free_bytes(&a.file);
    free_bytes(&x);
}

/* -------------------------------------------------------------------------------------- limits */

static void assert_limit(const bytes *b, const tg_options *options) {
    tg_error error;
    assert_null(tg_open_memory(b->data, b->size, options, &error));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.format, TG_FORMAT_NPZ);
}

static void test_limits(void **state) {
    (void)state;
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
static void test_damages(void **state) {
    (void)state;
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

/* ----------------------------------------------------------------------------- a source that fails */

typedef struct source {
    const bytes *b;
    uint64_t left; /* reads until it fails */
} source;

static int64_t read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    source *s = self;
    if (s->left == 0) return -5; /* EIO */
    s->left--;
    if (offset >= s->b->size) return 0;
    if (n > s->b->size - offset) n = (size_t)(s->b->size - offset);
    if (n > 4096) n = 4096;
    memcpy(buffer, s->b->data + offset, n);
    return (int64_t)n;
}

static void test_input_fails(void **state) {
    (void)state;
    enum { COUNT = 100000 };
    bytes x = array_of("<f4", COUNT, 4);
    uint8_t *got = malloc(4 * COUNT);
    assert_non_null(got);
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a;
        make_one(&a, (member){.method = method}, &x);
        bool good = false;
        for (uint64_t calls = 0; !good; calls++) {
            source s = {&a.file, calls};
            tg_source from = {.read_at = read_at, .self = &s, .size = a.file.size};
            tg_error error;
            tg_file *file = tg_open_source(&from, NULL, &error);
            if (file == NULL) {
                assert_int_equal(error.code, TG_CODE_IO);
                continue;
            }
            tg_tensor t;
            assert_true(tg_tensor_at(file, 0, &t));
            good = tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes);
            if (!good) {
                assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
                assert_int_equal(tg_last_error(file)->system, 5);
                s.left = UINT64_MAX; /* nothing stays of it */
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes));
            }
            tg_close(file);
            assert_true(calls < 1000);
        }
        assert_memory_equal(got, x.data + head_of(&x), 4 * COUNT);
        free_bytes(&a.file);
    }
    free(got);
    free_bytes(&x);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forms),           cmocka_unit_test(test_empty),
        cmocka_unit_test(test_large_archive),   cmocka_unit_test(test_windows),
        cmocka_unit_test(test_swapped),         cmocka_unit_test(test_checksum),
        cmocka_unit_test(test_deflated),        cmocka_unit_test(test_names_refused),
        cmocka_unit_test(test_methods_refused), cmocka_unit_test(test_content_refused),
        cmocka_unit_test(test_polyglots),       cmocka_unit_test(test_order),
        cmocka_unit_test(test_end_records),     cmocka_unit_test(test_limits),
        cmocka_unit_test(test_damages),         cmocka_unit_test(test_input_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
