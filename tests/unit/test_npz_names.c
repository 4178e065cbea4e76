/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz_names.c - the names of .npz members, and what is noted about them.
 */
#include "ks_test.h"
#include "npz_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

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

TEST(test_names) {
    assert_name("x.npy", 0, "x", 0);
    assert_name("a/b@m.npy", 0, "a/b@m", 0);
    assert_name(".npy", 0, "%", 0);
    assert_name("x.npy.npy", 0, "x.npy", 0);
    assert_name("kernel:0.npy", 0, "kernel%3A0", 1); /* for Windows a stream of the file "kernel" */
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

/* Names that are something else than files on Windows. */
TEST(test_names_of_windows) {
    static const char *const others[] = {
        "C:a",    "c:",      "a:b",    "a*",          "a?",
        "a\"",    "<a",      "a>",     "a|b",         "d/*/x",
        "con",    "CON",     "Con.x",  "aux/x",       "x/nul/y",
        "prn ",   "nul .y",  "com1",   "LPT9.x",      "COM0",
        "conin$", "CONOUT$", "clock$", "com\xc2\xb9", "x/LPT\xc2\xb3.y"};
    static const char *const files[] = {"cone",  "xcon",        "con_",        "a/icon", "comm1",
                                        "com10", "com",         "lpt",         "nulls",  "x.con",
                                        "conin", "com\xc2\xb4", "com1\xc2\xb9"};
    char text[64];
    bytes x = array_of("|u1", 4, 1);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        archive a;
        tg_note found;
        uint64_t k = 0;
        snprintf(text, sizeof text, "%s.npy", others[i]);
        make_one(&a, (member){.name = text, .flags = UTF8}, &x);
        tg_file *file = open_bytes(&a.file);
        while (tg_note_at(file, k, &found) && strcmp(found.rule, "member.name_windows") != 0) k++;
        if (!tg_note_at(file, k, &found)) fail_msg("%s", others[i]);
        assert_int_equal(found.offset, 30);
        tg_close(file);
        free_bytes(&a.file);
    }
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        archive a;
        snprintf(text, sizeof text, "%s.npy", files[i]);
        make_one(&a, (member){.name = text, .flags = UTF8}, &x);
        if (notes_of(&a) != 0) fail_msg("%s", files[i]);
        free_bytes(&a.file);
    }
    free_bytes(&x);
}

/* Names that libarchive shows in another form, and names that are the same for all readers. */
TEST(test_names_composed) {
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
TEST(test_long_names) {
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

TEST(test_names_of_others) {
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

TEST(test_names_refused) {
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

/* A note about the header of an array says where in the file that is; for a compressed one, where its
 * data begin. */
TEST(test_places_of_notes) {
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

#endif
