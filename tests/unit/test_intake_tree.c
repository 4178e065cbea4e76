/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_intake_tree.c - whether a folder that was taken is still what it was: every way to change it is seen.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "intake_copy.h"
#include "intake_tree.h"
#include "unit.h"

static char top[64];

static int in_top(const char *path) {
    static const char *const files[] = {"a", "b", "sub/c", "sub/deeper/d"};
    const int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    assert_true(fd >= 0);
    assert_int_equal(mkdirat(fd, "sub", 0777), 0);
    assert_int_equal(mkdirat(fd, "sub/deeper", 0777), 0);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const int file = openat(fd, files[i], O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
        assert_int_equal(write(file, "0123", 4), 4);
        assert_int_equal(close(file), 0);
    }
    return fd;
}

static int make(void) {
    snprintf(top, sizeof top, "/var/tmp/test-intake-tree-XXXXXX");
    assert_non_null(mkdtemp(top));
    return in_top(top);
}

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *at) {
    (void)st;
    (void)kind;
    (void)at;
    return remove(path);
}

static void unmake(int fd) {
    assert_int_equal(close(fd), 0);
    assert_int_equal(nftw(top, remove_one, 16, FTW_DEPTH | FTW_PHYS), 0);
}

static tree_result take(taken_tree *t, int fd) {
    const tree_rules rules = {.max_holes = 1 << 20};
    struct stat st = {0};
    const char *why = "";
    assert_int_equal(fstat(fd, &st), 0);
    return tree_take(t, fd, &st, &rules, &why);
}

static void put(int fd, const char *path) {
    assert_int_equal(close(openat(fd, path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666)), 0);
}

/* What somebody may do to the folder: with a descriptor of it, wherever it was moved to. */
static void change(int fd, int how) {
    switch (how) {
    case 0: put(fd, "new"); break;
    case 1: put(fd, "sub/deeper/new"); break;
    case 2: assert_int_equal(unlinkat(fd, "b", 0), 0); break;
    case 3: assert_int_equal(renameat(fd, "a", fd, "x"), 0); break;
    case 4: assert_int_equal(renameat(fd, "a", fd, "sub/deeper/d"), 0); break;
    case 5: assert_int_equal(symlinkat("a", fd, "link"), 0); break;
    case 6: assert_int_equal(mkdirat(fd, "sub/empty", 0777), 0); break;
    case 7: assert_int_equal(linkat(fd, "a", fd, "again", 0), 0); break;
    case 8: assert_int_equal(fchmodat(fd, "sub/c", 0600, 0), 0); break;
    case 9: assert_int_equal(utimensat(fd, "a", NULL, 0), 0); break;
    case 10: /* another file with the same bytes has the name */
        assert_int_equal(unlinkat(fd, "b", 0), 0);
        put(fd, "b");
        break;
    default: /* two names are exchanged */
        assert_int_equal(renameat(fd, "a", fd, "x"), 0);
        assert_int_equal(renameat(fd, "b", fd, "a"), 0);
        assert_int_equal(renameat(fd, "x", fd, "b"), 0);
        break;
    }
}

TEST(every_change_is_seen) {
    for (int how = 0; how <= 11; how++) {
        taken_tree t;
        const int fd = make();
        assert_int_equal(take(&t, fd), TREE_GOOD);
        assert_int_equal(t.needs_copy, !lease_is_proof(fd));
        assert_int_equal(t.num, 4);
        assert_int_equal(t.num_folders, 2);
        assert_true(tree_is_same(&t, fd));
        assert_int_equal(tree_sync(&t, fd), 0);
        assert_true(tree_is_same(&t, fd));
        change(fd, how);
        assert_false(tree_is_same(&t, fd));
        tree_end(&t);
        unmake(fd);
    }
}

/* A writer that comes while it is held has to wait, and is seen. */
TEST(writers) {
    taken_tree t;
    const int fd = make();
    const int writer = openat(fd, "sub/c", O_WRONLY | O_CLOEXEC);
    if (lease_is_proof(fd)) {
        assert_int_equal(take(&t, fd), TREE_WAITING);
        assert_null(t.files);
        assert_int_equal(close(writer), 0);
        assert_int_equal(take(&t, fd), TREE_GOOD);
        (void)signal(SIGIO, SIG_IGN);
        assert_true(openat(fd, "sub/c", O_WRONLY | O_CLOEXEC | O_NONBLOCK) < 0);
        assert_false(tree_is_same(&t, fd));
        tree_end(&t);
    }
    unmake(fd);
}
