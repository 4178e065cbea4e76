/* SPDX-License-Identifier: Apache-2.0 */
/* The files of a run of ksyc: all of them or none, in folders that are made, never half written. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include <sys/stat.h>

#include "output_dir.h"

static void file_is(const char *name, const char *expected) {
    char text[64] = {0};
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    size_t size = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    assert_int_equal(size, strlen(expected));
    assert_string_equal(text, expected);
}

static bool is_there(const char *name) { return access(name, F_OK) == 0; }

typedef struct run {
    pool *p;
    diag *d;
    output_dir *dir;
} run;

static run start(const char *path) {
    run r = {.p = ksyc_pool_new()};
    r.d = ksyc_diag_new(r.p);
    r.dir = ksyc_output_dir_new(r.p, path);
    return r;
}

static void add(run *r, const char *name, const char *text) {
    output o = ksyc_output_new(r->p, 0);
    ksyc_append(&o, text);
    ksyc_output_commit(&o, r->dir, name);
}

/* Writes; the messages are `expected`, none if it is NULL. */
static void finish(run *r, const char *expected) {
    assert_int_equal(ksyc_output_dir_write(r->dir, r->d), expected == NULL);
    char *text = ksyc_messages(r->d);
    assert_string_equal(text, expected != NULL ? expected : "");
    assert_int_equal(ksyc_diag_has_errors(r->d), expected != NULL);
    free(text);
    ksyc_pool_free(r->p);
}

TEST(test_files) {
    static const char *const folders[] = {NULL, "", ".", "./"};
    for (size_t i = 0; i < COUNT_OF(folders); i++) {
        run r = start(folders[i]);
        add(&r, "empty", "");
        add(&r, "file", i % 2 == 0 ? "text\n" : "text\nmore\n");
        assert_int_equal(is_there("file"), i > 0); /* nothing yet */
        finish(&r, NULL);
        file_is("empty", "");
        file_is("file", i % 2 == 0 ? "text\n" : "text\nmore\n");
        assert_false(is_there("file.tmp"));
    }
    assert_int_equal(remove("empty") | remove("file"), 0);
}

TEST(test_equal_files_stay) {
    struct stat before, after;
    for (int i = 0; i < 2; i++) {
        run r = start("");
        add(&r, "file", "text");
        finish(&r, NULL);
        assert_int_equal(stat("file", i == 0 ? &before : &after), 0);
    }
    assert_int_equal(before.st_ino, after.st_ino);
    assert_int_equal(remove("file"), 0);
}

TEST(test_folders_are_made) {
    static const char *const paths[] = {"a/b/c", "a/b/c/", "a//b/../b/c"};
    for (size_t i = 0; i < COUNT_OF(paths); i++) {
        run r = start(paths[i]);
        add(&r, "file", "text");
        finish(&r, NULL);
        file_is("a/b/c/file", "text");
        assert_int_equal(remove("a/b/c/file") | rmdir("a/b/c"), 0);
    }
    assert_int_equal(rmdir("a/b") | rmdir("a"), 0);
}

/* The second file cannot be written: the first is as before, and there is nothing else. */
TEST(test_all_or_nothing) {
    ksyc_write("a", "old", 3);
    assert_int_equal(mkdir("b", 0700), 0);
    run r = start("");
    add(&r, "a", "new");
    add(&r, "new", "new");
    add(&r, "b", "new");
    finish(&r, "b: error: cannot write: Is a directory\n");
    file_is("a", "old");
    assert_false(is_there("new") || is_there("a.tmp") || is_there("new.tmp") || is_there("b.tmp"));
    assert_int_equal(remove("a") | rmdir("b"), 0);
}

TEST(test_no_folder) {
    ksyc_write("file", "", 0);
    run r = start("file/below");
    add(&r, "a", "new");
    finish(&r, "file: error: cannot make the folder: Not a directory\n");
    r = start("file");
    add(&r, "a", "new");
    finish(&r, "file: error: cannot make the folder: Not a directory\n");
    assert_int_equal(remove("file"), 0);
}

/* A Makefile of the user stays; ours is renewed. */
TEST(test_own) {
    for (int i = 0; i < 2; i++) {
        ksyc_write("own", i == 0 ? "# by hand\nx\n" : "# made\nx\n", i == 0 ? 12 : 9);
        run r = start("");
        add(&r, "other", "new");
        output o = ksyc_output_new(r.p, 0);
        ksyc_append(&o, "# made\ny\n");
        ksyc_output_commit_own(&o, r.dir, "own");
        finish(&r, i == 0 ? "own: error: exists and was not made from this specification\n" : NULL);
        file_is("own", i == 0 ? "# by hand\nx\n" : "# made\ny\n");
        assert_int_equal(is_there("other"), i == 1);
    }
    assert_int_equal(remove("own") | remove("other"), 0);
}

/* `ksyc new` replaces nothing. */
TEST(test_new) {
    for (int i = 0; i < 2; i++) {
        run r = start("");
        output o = ksyc_output_new(r.p, 0);
        ksyc_append(&o, "text");
        ksyc_output_commit_new(&o, r.dir, "fresh");
        finish(&r, i == 0 ? NULL : "fresh: error: exists\n");
        file_is("fresh", "text");
        assert_false(is_there("fresh.tmp"));
    }
    assert_int_equal(remove("fresh"), 0);
}

TEST(test_two_of_a_name) {
    run r = start("");
    add(&r, "file", "one");
    add(&r, "file", "two");
    finish(&r, "file: error: would be two files: the specification needs another id\n");
    assert_false(is_there("file") || is_there("file.tmp"));
}

enum { LINES = 400000, LINE = 16 };

static void add_lines(output *o, int first, int end) {
    for (int i = first; i < end; i++) ksyc_line(o, "line %9d ", i);
}

/* A text of some MiB, of which a part was written to another output of another pool first. */
static void add_large(run *r, int num_lines) {
    pool *other = ksyc_pool_new();
    output o = ksyc_output_in(r->dir, r->p, 0);
    output part = ksyc_output_in(r->dir, other, 0);
    add_lines(&o, 0, 10);
    add_lines(&part, 10, LINES / 2);
    ksyc_move_output(&o, &part);
    ksyc_pool_free(other);
    add_lines(&o, LINES / 2, num_lines);
    ksyc_output_commit(&o, r->dir, "large");
}

static void large_is(int num_lines) {
    char expected[2 * LINE], line[LINE + 1];
    FILE *file = fopen("large", "rb");
    assert_non_null(file);
    for (int i = 0; i < num_lines; i++) {
        assert_int_equal(fread(line, 1, LINE, file), LINE);
        line[LINE] = '\0';
        snprintf(expected, sizeof expected, "line %9d \n", i);
        assert_string_equal(line, expected);
    }
    assert_int_equal(getc(file), EOF);
    fclose(file);
}

/* What is too large to hold is written, compared and replaced like all else. */
TEST(test_large) {
    static const int sizes[] = {LINES, LINES, LINES - 1, LINES + 1};
    struct stat st[COUNT_OF(sizes)];
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        run r = start("");
        add(&r, "small", "text");
        add_large(&r, sizes[i]);
        assert_int_equal(ksyc_output_dir_write(r.dir, r.d), true);
        ksyc_output_dir_end(r.dir);
        ksyc_pool_free(r.p);
        large_is(sizes[i]);
        assert_int_equal(stat("large", &st[i]), 0);
    }
    assert_int_equal(st[0].st_ino, st[1].st_ino); /* untouched */
    assert_int_not_equal(st[1].st_size, st[2].st_size);
    assert_int_equal(remove("large") | remove("small"), 0);
}
