/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz.c - .npz files.
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
        assert_true(tg_verify(file));
        assert_covered(file, a.file.size);
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
    assert_refused(&a.file, "bad_reference", record + 56 + 8,
                   "end_record.zip64_locator.ofs_end_record");
    a.file.data[record + 56 + 8] ^= 1;
    a.file.data[record] = 'Q';
    assert_refused(&a.file, "bad_value", record, "end_record.zip64_end_record.signature");
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
    assert_string_equal(path, i == 0 ? "members[0].data" : "members[1].data");
    free(got);
}

/* A wrong checksum is found before the first byte is given, wherever it is read; others are not
 * touched by it. */
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
            assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, 19999, got, 1));
            assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
            assert_true(tg_last_error(file)->has_place);
            assert_int_equal(tg_last_error(file)->offset, 30 + 5);
            assert_int_equal(tg_last_error(file)->allowed.u64, crc_of(&npy) ^ 1);
            assert_int_equal(tg_last_error(file)->found.u64, crc_of(&npy));
            assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
            assert_int_equal(tg_last_error(file)->code,
                             method == STORED ? TG_CODE_BAD_DATA : TG_CODE_UNSUPPORTED);
            assert_false(tg_verify(file));
            assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
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
    assert_refused(&a.file, "bad_data", 30 + 5 + 1, "members[0].data");
    free_bytes(&a.file);

    /* Bytes behind the end of the stream: in a small member that is seen when it is opened. */
    bytes small = array_of("|u1", 4, 1);
    bytes packed = deflate(&small);
    bytes tail = {NULL, 0, 0};
    add_bytes(&tail, packed.data, packed.size);
    add_u8(&tail, 0);
    make_packed(&a, &small, &tail);
    assert_refused(&a.file, "bad_data", 30 + 5 + packed.size, "members[0].data");
    free_bytes(&a.file);
    tail.size -= 2; /* and a stream that is cut */
    make_packed(&a, &small, &tail);
    assert_refused(&a.file, "bad_data", 30 + 5 + packed.size - 1, "members[0].data");
    free_bytes(&a.file);
    free_bytes(&tail);
    free_bytes(&packed);
    packed = deflate(&npy);
    add_bytes(&tail, packed.data, packed.size);
    add_u8(&tail, 0);
    make_packed(&a, &npy, &tail);
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&tail);
    free_bytes(&packed);
    free_bytes(&small);

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

/* Opens an archive of one array, and counts the notes. */
static uint64_t notes_of(const archive *a) {
    tg_file *file = open_bytes(&a->file);
    uint64_t notes = tg_num_notes(file);
    tg_options options = tg_options_default();
    options.strict = true;
    tg_file *strict = tg_open_memory(a->file.data, a->file.size, &options, NULL);
    assert_true((strict == NULL) == (notes > 0));
    tg_close(strict);
    tg_close(file);
    return notes;
}

static void assert_name(const char *member_name, unsigned flags, const char *shown,
                        uint64_t notes) {
    bytes x = array_of("|u1", 4, 1);
    archive a;
    tg_tensor t;
    make_one(&a, (member){.name = member_name, .flags = flags}, &x);
    tg_file *file = open_bytes(&a.file);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, shown);
    assert_int_equal(t.raw_name_len, strlen(member_name) - 4);
    assert_memory_equal(t.raw_name, member_name, t.raw_name_len);
    assert_int_equal(t.raw_name[t.raw_name_len], 0);
    tg_close(file);
    assert_int_equal(notes_of(&a), notes);
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A note about the header of an array says where in the file that is; for a compressed one, where its
 * data begin. */
static void test_places_of_notes(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    bytes y = array_of("|u1", 4, 1);
    tg_note alone;
    y.data[head_of(&y) - 1] = ' '; /* no line feed */
    tg_file *file = open_bytes(&y);
    assert_true(tg_note_at(file, 0, &alone));
    tg_close(file);
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
        member m = {.name = "x.npy", .content = x, .method = method};
        tg_note note;
        add_member(&a, &m);
        m.name = "y.npy";
        m.content = y;
        add_member(&a, &m);
        const uint64_t data = a.last + 30 + 5;
        m.name = "z.npy"; /* its note has the first place, which stays */
        add_member(&a, &m);
        finish(&a);
        file = open_bytes(&a.file);
        assert_true(tg_note_at(file, 0, &note));
        assert_string_equal(note.rule, alone.rule);
        assert_int_equal(note.offset, method == STORED ? data + alone.offset : data);
        assert_int_equal(note.count, 2 * alone.count);
        tg_close(file);
        free_bytes(&a.file);
    }
    free_bytes(&x);
    free_bytes(&y);
}

static void test_names(void **state) {
    (void)state;
    assert_name("x.npy", 0, "x", 0);
    assert_name("a/b@m.npy", 0, "a/b@m", 0);
    assert_name(".npy", 0, "%", 0);
    assert_name("x.npy.npy", 0, "x.npy", 0);
    assert_name("kernel:0.npy", 0, "kernel%3A0", 0);
    assert_name("gr\xc3\xb6\xc3\x9f"
                "e.npy",
                UTF8, "gr%C3%B6%C3%9Fe", 0);
    assert_name("gr\xc3\xb6\xc3\x9f"
                "e.npy",
                0, "gr%C3%B6%C3%9Fe", 1);
    assert_name("\xff.npy", 0, "%FF", 1);
    assert_name("../../etc/passwd.npy", 0, "%2E%2E/%2E%2E/etc/passwd", 1);
    assert_name("/x.npy", 0, "%/x", 1);
    assert_name("a//x.npy", 0, "a/%/x", 1);
    assert_name("a\\x.npy", 0, "a%5Cx", 1);
    assert_name("C:.npy", 0, "C%3A", 1);
    assert_name("c:/x.npy", 0, "c%3A/x", 1);
    assert_name("a /x.npy", 0, "a%20/x", 1);
    assert_name("x .npy", 0, "x%20", 1);
    assert_name("x..npy", 0, "x.", 1);
    assert_name("a\nb.npy", 0, "a%0Ab", 1);
    /* U+202E; clang-tidy refuses string literals with it. */
    static const char override[] = {'\xe2', '\x80', '\xae', '.', 'n', 'p', 'y', '\0'};
    assert_name(override, UTF8, "%E2%80%AE", 1);
    assert_name("\xcd\x8f.npy", UTF8, "%CD%8F", 1);
}

/* Names that libarchive shows in another form, and names that are the same for all readers. */
static void test_names_composed(void **state) {
    (void)state;
    assert_name("\xc3\xa9.npy", UTF8, "%C3%A9", 0);
    assert_name("\xc3\xa4.npy", UTF8, "%C3%A4", 0);
    assert_name("\xed\x95\x9c.npy", UTF8, "%ED%95%9C", 0);        /* U+D55C, a syllable */
    assert_name("\xe1\x84\x92.npy", UTF8, "%E1%84%92", 0);        /* U+1112, a first consonant */
    assert_name("\xf0\x9f\x98\x80.npy", UTF8, "%F0%9F%98%80", 0); /* U+1F600 */
    assert_name("e\xcc\x81.npy", UTF8, "e%CC%81", 1);             /* U+0301 */
    assert_name("\xed\x95\x98\xe1\x86\xab.npy", UTF8, "%ED%95%98%E1%86%AB", 1); /* U+11AB */
    assert_name("\xe3\x81\x8b\xe3\x82\x99.npy", UTF8, "%E3%81%8B%E3%82%99", 1); /* U+3099 */
    assert_name("\xe0\xa4\xa8\xe0\xa4\xbc.npy", UTF8, "%E0%A4%A8%E0%A4%BC", 1); /* U+093C */
    assert_name("\xe2\x84\xa6.npy", UTF8, "%E2%84%A6", 1);        /* U+2126, normalised to U+03A9 */
    assert_name("\xf0\x91\x82\xba.npy", UTF8, "%F0%91%82%BA", 1); /* U+110BA */
    /* Not in UTF-8, as another note says; what follows a byte that begins no character is read. */
    assert_name("\xe3\x82.npy", 0, "%E3%82", 1);
    assert_name("\xff\xcc\x81.npy", 0, "%FF%CC%81", 2);
}

/* Info-ZIP ends names after 4,095 bytes. */
static void test_long_names(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    for (size_t size = 4095; size <= 4096; size++) {
        char name[4097];
        memset(name, 'a', size);
        memcpy(name + size - 4, ".npy", 5);
        archive a;
        make_one(&a, (member){.name = name}, &x);
        assert_int_equal(notes_of(&a), size > 4095);
        free_bytes(&a.file);
    }
    free_bytes(&x);
}

/* Two members of these names; the second is at fault. */
static void assert_pair(const char *first, const char *second, const char *code, uint64_t notes) {
    bytes x = array_of("|u1", 4, 1);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = first, .content = x, .flags = UTF8};
    add_member(&a, &m);
    m.name = second;
    add_member(&a, &m);
    uint32_t last = a.last;
    finish(&a);
    if (code == NULL) {
        assert_int_equal(notes_of(&a), notes);
    } else {
        assert_refused(&a.file, code, last + 30, "members[1].name");
    }
    free_bytes(&a.file);
    free_bytes(&x);
}

static void test_names_of_others(void **state) {
    (void)state;
    assert_pair("x.npy", "x.npy", "bad_value", 0);
    assert_pair("x.npy", "x.npy.npy", "bad_value", 0);
    assert_pair("a/x.npy", "a\\x.npy", "bad_value", 0);
    assert_pair("a b.npy", "a%20b.npy", NULL, 0);
    assert_pair("x.npy", "y.npy.npy", NULL, 0);
    assert_pair("x.npy", "X.npy", NULL, 1);
    assert_pair("a/x.npy", "A/x.npy", NULL, 1);
    assert_pair("a/x.npy", "a/./x.npy", NULL, 2);
    assert_pair("x.npy", "a/x.npy", NULL, 0);
    /* Without case: e with acute, zhe, both small sigmas, Kelvin, and a letter whose small one is longer. */
    assert_pair("\xc3\x89.npy", "\xc3\xa9.npy", NULL, 1);
    assert_pair("\xd0\x96/\xcf\x82.npy", "\xd0\xb6/\xcf\x83.npy", NULL, 1);
    assert_pair("k.npy", "\xe2\x84\xaa.npy", NULL, 2); /* which is composed, too */
    assert_pair("\xc8\xba\xc8\xba.npy", "\xe2\xb1\xa5\xe2\xb1\xa5.npy", NULL, 1);
    assert_pair("\xc3\x9f.npy", "ss.npy", NULL, 0); /* one letter for one */
    assert_pair("\xc3\x89.npy", "\xc3\xa8.npy", NULL, 0);
    assert_pair("x\xcc\x84.npy", "\xcf\x83.npy", NULL, 1); /* x with U+0304, and sigma */
    assert_pair("\xc3\xa4.npy", "a\xcc\x88.npy", NULL, 1);
    assert_pair("a\xcc\x88.npy", "\xc3\xa4.npy", NULL, 1);
    assert_pair("a\xcc\x88.npy", "\xce\xbc.npy", NULL, 1);
    assert_pair("\xc3\xa9.npy", "o\xcc\x88.npy", NULL, 1);
    assert_pair("\xc3\xa9.npy", "\xc3\xa4.npy", NULL, 0);

    /* In the other order, too. */
    bytes x = array_of("|u1", 4, 1);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy.npy", .content = x};
    add_member(&a, &m);
    m.name = "x.npy";
    add_member(&a, &m);
    finish(&a);
    assert_refused(&a.file, "bad_value", 30, "members[0].name");
    free_bytes(&a.file);

    /* Shown differently, and found by both forms. */
    tg_tensor t;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    m.name = "a b.npy";
    add_member(&a, &m);
    m.name = "a%20b.npy";
    add_member(&a, &m);
    finish(&a);
    tg_file *file = open_bytes(&a.file);
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, "a%20b");
    assert_true(tg_tensor_at(file, 1, &t));
    assert_string_equal(t.name, "a%2520b");
    assert_true(tg_tensor_find(file, "a b", &t));
    assert_int_equal(t.index, 0);
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&x);
}

static void test_names_refused(void **state) {
    (void)state;
    static const char *const bad[] = {"x.txt",   "x",     "npy",     "x.npy/",
                                      "folder/", "x.NPY", "x.npy.gz"};
    bytes x = array_of("|u1", 4, 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_one_refused((member){.name = bad[i]}, &x, "bad_value", 30, "members[0].name");
    /* A NUL, which ends a name for some readers. */
    assert_one_refused((member){.name = "x.npy\0.exe", .name_size = 10}, &x, "bad_value", 30,
                       "members[0].name");
    assert_one_refused((member){.name = "x\0y.npy", .name_size = 7}, &x, "bad_value", 30,
                       "members[0].name");
    assert_one_refused((member){.local_name = "y.npy"}, &x, "bad_reference", 30, "members[0].name");
    assert_one_refused((member){.local_name = "xy.npy"}, &x, "bad_reference", 26,
                       "members[0].len_name");
    assert_one_refused((member){.name = "x\xff.npy", .flags = UTF8}, &x, "bad_text", 31,
                       "members[0].name");
    assert_one_refused((member){.name = "\xed\xa0\x80.npy", .flags = UTF8}, &x, "bad_text", 30,
                       "members[0].name");
    free_bytes(&x);
}

static void test_methods_refused(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    uint64_t entry = 30 + strlen("x.npy") + x.size;
    static const char path[] = "end_record.directory.entries[0].";
    char field[64];
    snprintf(field, sizeof field, "%smethod", path);
    assert_one_refused((member){.method = 12}, &x, "unsupported", entry + 10, field);
    assert_one_refused((member){.method = 14}, &x, "unsupported", entry + 10, field);
    snprintf(field, sizeof field, "%sflags", path);
    assert_one_refused((member){.flags = ENCRYPTED}, &x, "unsupported", entry + 8, field);
    assert_one_refused((member){.flags = 0x20}, &x, "unsupported", entry + 8, field);
    assert_one_refused((member){.flags = 0x2000}, &x, "unsupported", entry + 8, field);
    snprintf(field, sizeof field, "%slen_data_32", path);
    assert_one_refused((member){.longer = 1}, &x, "bad_size", entry + 20, field);
    free_bytes(&x);
}

/* Changes bytes of an archive of one stored array "x.npy", in front of which the directory begins at
 * `entry`, and expects the error. */
static void assert_changed(size_t at, unsigned byte, const char *code, const char *path,
                           uint64_t offset) {
    bytes x = array_of("|u1", 4, 1);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    a.file.data[at] ^= (uint8_t)byte;
    assert_refused(&a.file, code, offset, path);
    free_bytes(&a.file);
    free_bytes(&x);
}

/* What is in front of a member contradicts the directory. */
static void test_local_headers(void **state) {
    (void)state;
    static const unsigned flags[] = {0x01, 0x02, 0x08, 0x20, 0x40};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        assert_changed(6, flags[i], "bad_reference", "members[0].flags", 6);
    assert_changed(7, 0x08, "bad_reference", "members[0].flags", 6);
    assert_changed(7, 0x20, "bad_reference", "members[0].flags", 6);
    assert_changed(8, 0x08, "bad_reference", "members[0].method", 8);
    assert_changed(14, 1, "bad_reference", "members[0].crc32", 14);
    assert_changed(18, 1, "bad_reference", "members[0].len_data_32", 18);
    assert_changed(22, 1, "bad_reference", "members[0].len_member_32", 22);
    assert_changed(34, 1, "bad_reference", "members[0].name", 30);
}

/* The descriptor says what the directory says, in every byte. */
static void test_descriptors(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    for (unsigned zip64 = 0; zip64 < 2; zip64++) {
        archive a;
        uint64_t directory = make_one(&a, (member){.flags = DESCRIPTOR, .zip64 = zip64 == 1}, &x);
        size_t size = zip64 == 1 ? 24 : 16;
        for (size_t at = (size_t)directory - size; at < directory; at++) {
            tg_error error;
            a.file.data[at] ^= 0x10;
            assert_null(tg_open_memory(a.file.data, a.file.size, NULL, &error));
            assert_int_equal(error.code,
                             at < directory - size + 4 ? TG_CODE_BAD_VALUE : TG_CODE_BAD_REFERENCE);
            a.file.data[at] ^= 0x10;
        }
        free_bytes(&a.file);
    }
    free_bytes(&x);
}

/* Values of stored arrays without a copy: where they are little-endian. */
static void test_views(void **state) {
    (void)state;
    bytes x = array_of("<f4", 3000, 4);
    bytes y = array_of(">f4", 3000, 4);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy", .content = x};
    add_member(&a, &m);
    m = (member){.name = "y.npy", .content = y};
    add_member(&a, &m);
    m = (member){.name = "z.npy", .content = x, .method = DEFLATED};
    add_member(&a, &m);
    finish(&a);
    tg_file *file = open_bytes(&a.file);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), a.file.data + t.offset);
    for (uint64_t i = 1; i < 3; i++) {
        assert_true(tg_tensor_at(file, i, &t));
        assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&x);
    free_bytes(&y);
}

/* A member is a whole array: its errors are told with their place in the file where they have one. */
static void test_content_refused(void **state) {
    (void)state;
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
    assert_refused(&a.file, "bad_reference", 4, "members[0].first_begins_here");
    free_bytes(&a.file);

    member first = {.name = "x.npy", .content = x};
    member second = {.name = "y.npy", .content = x, .hole = 1};
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* A hole of the size of a data descriptor is one only where there may be one. */
    second.hole = 16;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* Before the directory. */
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_u8(&a.file, 'P');
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* The same bytes under two names, as in archives that inflate to more than they could hold. */
    second.hole = 0;
    second.again = true;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", 30 + strlen("x.npy"), "members[0].data_in_bounds");
    free_bytes(&a.file);

    /* Behind, and in a comment. */
    make_one(&a, (member){.method = STORED}, &x);
    uint64_t end = a.file.size - 22;
    add_u8(&a.file, 0);
    assert_refused(&a.file, "bad_value", end + 1, "end_record.signature");
    a.file.data[end + 20] = 1;
    assert_refused(&a.file, "bad_value", end + 1, "end_record.signature");
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
    finish(&a);
    assert_refused(&a.file, "bad_reference", 4, "members[0].first_begins_here");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A member that holds an archive, whose end record others may take for the end of this. */
static void test_end_records(void **state) {
    (void)state;
    bytes x = array_of("|u1", 200, 1);
    uint8_t *inner = x.data + head_of(&x);
    const size_t at = 30 + strlen("x.npy") + head_of(&x); /* of the values */
    memset(inner, 0, 200);
    memcpy(inner + 100, "PK\5\6", 4);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file)); /* it has no members */
    free_bytes(&a.file);
    inner[108] = inner[110] = 1; /* one member, but no directory where it says */
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file));
    free_bytes(&a.file);
    memcpy(inner, "PK\1\2", 4); /* now there is one */
    inner[116] = (uint8_t)at;
    make_one(&a, (member){.method = STORED}, &x);
    assert_refused(&a.file, "bad_value", at + 100, "members");
    free_bytes(&a.file);
    inner[110] = 2; /* some members are elsewhere, as it says */
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file));
    free_bytes(&a.file);
    memcpy(inner + 80, "PK\6\7", 4); /* the directory may be where a ZIP64 end record says */
    inner[110] = 1;
    inner[116] = 0;
    make_one(&a, (member){.method = STORED}, &x);
    assert_refused(&a.file, "bad_value", at + 100, "members");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A name that looks like the locator of a ZIP64 end record, where readers look for one. */
static void test_false_locator(void **state) {
    (void)state;
    bytes x = array_of("|u1", 4, 1);
    archive a;
    make_one(&a, (member){.name = "PK\6\7abcdefghijkl.npy"}, &x);
    assert_refused(&a.file, "bad_value", a.file.size - 42, "end_record.directory");
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

static void test_budgets(void **state) {
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

/* ----------------------------------------------------------------------------------- no memory */

enum { SPAN = 1000 }; /* bytes at the end of a member, for which what is before them is inflated */

/*
 * Each allocation fails in turn, also those that zlib makes at the first byte that it inflates: the
 * error is no_memory, never one about the file, and the same read is good when there is memory.
 */
static void test_no_memory(void **state) {
    (void)state;
    bytes x = array_of("<f4", 25000, 4);
    const uint8_t *want = x.data + x.size - SPAN;
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a;
        unsigned failed_reads = 0;
        make_one(&a, (member){.method = method}, &x);
        bool good = false;
        for (uint64_t nth = 0; !good; nth++) {
            uint8_t got[SPAN] = {0};
            counted_memory memory = {.fail_at = nth};
            tg_options options = tg_options_default();
            options.allocator = (tg_allocator){counted_alloc, counted_free, &memory};
            tg_error error;
            tg_file *file = tg_open_memory(a.file.data, a.file.size, &options, &error);
            assert_true(nth < 1000);
            if (file == NULL) {
                assert_int_equal(error.code, TG_CODE_NO_MEMORY);
                assert_int_equal(memory.live, 0);
                continue;
            }
            tg_tensor t;
            bool described = tg_tensor_at(file, 0, &t);
            good = described && tg_verify(file) &&
                   tg_tensor_read(file, &t, TG_PART_VALUES, t.nbytes - SPAN, got, SPAN);
            if (!good) {
                assert_int_equal(tg_last_error(file)->code, TG_CODE_NO_MEMORY);
                failed_reads += described;
                assert_true(tg_tensor_at(file, 0, &t) && tg_verify(file));
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, t.nbytes - SPAN, got, SPAN));
            }
            assert_memory_equal(got, want, SPAN);
            tg_close(file);
            assert_int_equal(memory.live, 0);
        }
        /* The window of the checksum; of a stream its input, and what zlib takes. */
        assert_true(failed_reads >= (method == DEFLATED ? 4 : 1));
        free_bytes(&a.file);
    }
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
        cmocka_unit_test(test_end_records),     cmocka_unit_test(test_budgets),
        cmocka_unit_test(test_damages),         cmocka_unit_test(test_input_fails),
        cmocka_unit_test(test_names),           cmocka_unit_test(test_names_of_others),
        cmocka_unit_test(test_names_composed),  cmocka_unit_test(test_long_names),
        cmocka_unit_test(test_local_headers),   cmocka_unit_test(test_descriptors),
        cmocka_unit_test(test_views),           cmocka_unit_test(test_false_locator),
        cmocka_unit_test(test_places_of_notes), cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
