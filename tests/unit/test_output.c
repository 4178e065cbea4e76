/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_output.c - output files: complete or absent, with every method that a system may lack.
 */
#define _GNU_SOURCE
#include "ks_test.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "output.h"

/* Every method by which a file can get its name. */
static const unsigned ways[] = {
    0,
    TG_WITHOUT_LINK, /* nameless, and copied */
    TG_WITHOUT_PROC,
    TG_WITHOUT_TMPFILE,
    TG_WITHOUT_TMPFILE | TG_WITHOUT_NOREPLACE,
    TG_WITHOUT_TMPFILE | TG_WITHOUT_NOREPLACE | TG_WITHOUT_LINK,
};

static const tg_output_options replacing = {.replace = true, .no_sync = true};

/* ------------------------------------------------------------------------------------- a folder */

/* Every test has a separate folder, which is the current one and must be empty at the end, with
 * no descriptor leaked. */
static char dir[] = "/tmp/tensorgate-output-XXXXXX";
static int home = -1;
static int descriptors;

static int free_fd(void) {
    int fd = dup(STDOUT_FILENO);
    assert_true(fd >= 0);
    (void)close(fd);
    return fd;
}

/* Names in a folder, `*last` being one of them. */
static unsigned count_names(const char *folder, char *last) {
    DIR *stream = opendir(folder);
    assert_non_null(stream);
    unsigned count = 0;
    for (struct dirent *entry = readdir(stream); entry != NULL; entry = readdir(stream)) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        count++;
        if (last != NULL) (void)snprintf(last, NAME_MAX + 1, "%s", entry->d_name);
    }
    (void)closedir(stream);
    return count;
}

BEFORE_EACH(make_dir) {
    memcpy(dir + sizeof dir - 7, "XXXXXX", 6);
    home = open(".", O_RDONLY | O_DIRECTORY);
    if (home < 0 || mkdtemp(dir) == NULL || chdir(dir) != 0) return -1;
    descriptors = free_fd();
    return 0;
}

AFTER_EACH(remove_dir) {
    char name[NAME_MAX + 1] = "";
    bool lost = free_fd() != descriptors;
    unsigned left = count_names(".", name);
    if (left > 0) print_error("left behind: %s\n", name);
    if (lost) print_error("a descriptor is open\n");
    bool gone = fchdir(home) == 0 && close(home) == 0 && rmdir(dir) == 0;
    return left == 0 && !lost && gone ? 0 : -1;
}

static void put_file(const char *name, const char *text, mode_t mode) {
    int fd = open(name, O_WRONLY | O_CREAT | O_EXCL, 0600);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    assert_int_equal(fchmod(fd, mode), 0);
    assert_int_equal(close(fd), 0);
}

static void expect_file(const char *name, const char *text) {
    char buffer[64] = "";
    int fd = open(name, O_RDONLY);
    assert_true(fd >= 0);
    ssize_t n = read(fd, buffer, sizeof buffer - 1);
    assert_int_equal(n, (ssize_t)strlen(text));
    assert_string_equal(buffer, text);
    (void)close(fd);
}

static mode_t mode_of(const char *name) {
    struct stat st = {0};
    assert_int_equal(lstat(name, &st), 0);
    return st.st_mode & 07777;
}

static void remove_file(const char *name) { assert_int_equal(unlink(name), 0); }

/* ---------------------------------------------------------------------------------------- calls */

static tg_output *create(const char *path, uint64_t size, const tg_output_options *options,
                         unsigned without) {
    tg_error error = {0};
    tg_output *out = tg_output_create_without(path, size, options, without, &error);
    if (out == NULL) fail_msg("%s", error.detail);
    return out;
}

static int put(tg_output *out, uint64_t offset, const char *text) {
    tg_target target = tg_output_target(out);
    assert_false(target.in_order);
    return target.write_at(target.self, offset, text, strlen(text));
}

static void commit(tg_output *out) {
    tg_error error = {0};
    if (!tg_output_commit(out, &error)) fail_msg("%s", error.detail);
}

static void expect_refused(const char *path, uint64_t size, const tg_output_options *options,
                           unsigned without, int system, const char *text) {
    tg_error error = {0};
    assert_null(tg_output_create_without(path, size, options, without, &error));
    assert_string_equal(error.detail, text);
    assert_int_equal(error.code, TG_CODE_IO);
    assert_int_equal(error.system, system);
    assert_null(tg_output_create_without(path, size, options, without, NULL));
}

static void expect_not_committed(tg_output *out, int system, const char *text) {
    tg_error error = {0};
    assert_false(tg_output_commit(out, &error));
    assert_string_equal(error.detail, text);
    assert_int_equal(error.code, TG_CODE_IO);
    assert_int_equal(error.system, system);
}

/* ---------------------------------------------------------------------------------- whole files */

TEST(new_files) {
    mode_t mask = umask(027);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        const tg_output_options *options[] = {NULL, &replacing};
        for (size_t k = 0; k < COUNT_OF(options); k++) {
            tg_output *out = create("new", 11, options[k], ways[i]);
            assert_int_not_equal(access("new", F_OK), 0);
            assert_int_equal(put(out, 6, "world"), 0);
            assert_int_equal(put(out, 0, "hello_"), 0);
            assert_int_equal(put(out, 5, " "), 0);
            assert_int_not_equal(access("new", F_OK), 0);
            commit(out);
            expect_file("new", "hello world");
            assert_int_equal(mode_of("new"), 0640);
            assert_int_equal(count_names(".", NULL), 1);
            remove_file("new");
        }
    }
    (void)umask(mask);
    tg_output *out = tg_output_create("empty", 0, NULL, NULL);
    assert_non_null(out);
    assert_true(tg_output_commit(out, NULL));
    expect_file("empty", "");
    remove_file("empty");
}

/* A nameless file is not left behind by a process that is killed; a hidden name has the
 * documented form. */
TEST(names_before_commit) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        char name[NAME_MAX + 1] = "";
        tg_output *out = create("weights.npz", 0, NULL, ways[i]);
        unsigned count = count_names(".", name);
        if (ways[i] == 0) assert_int_equal(count, 0);
        if (count > 0) {
            assert_int_equal(count, 1);
            assert_int_equal(strlen(name), strlen(".weights.npz.012345.tmp"));
            assert_memory_equal(name, ".weights.npz.", 13);
            assert_int_equal(strspn(name + 13, "0123456789abcdefghijklmnopqrstuvwxyz"), 6);
            assert_string_equal(name + 19, ".tmp");
        }
        tg_output_discard(out);
    }
}

TEST(discarded) {
    tg_output_discard(NULL);
    put_file("old", "old", 0644);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = create("new", 100000, NULL, ways[i]);
        assert_int_equal(put(out, 0, "text"), 0);
        tg_output_discard(out);
        out = create("old", 0, &replacing, ways[i]);
        assert_int_equal(put(out, 0, "text"), 0);
        tg_output_discard(out);
        expect_file("old", "old");
        assert_int_equal(count_names(".", NULL), 1);
    }
    remove_file("old");
}

TEST(holes) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        /* After the announced size, and far after it. */
        tg_output *out = create("sparse", 3, NULL, ways[i]);
        const uint64_t at = i == 1 ? 5000000 : UINT64_C(5) << 30; /* that one is copied */
        assert_int_equal(put(out, at, "end"), 0);
        assert_int_equal(put(out, 1, "begin"), 0);
        commit(out);
        struct stat st = {0};
        assert_int_equal(stat("sparse", &st), 0);
        assert_true((uint64_t)st.st_size == at + 3);
        char text[8] = "";
        int fd = open("sparse", O_RDONLY);
        assert_int_equal(pread(fd, text, 7, 0), 7);
        assert_memory_equal(text, "\0begin\0", 7);
        memset(text, 0, sizeof text);
        assert_int_equal(pread(fd, text, 7, (off_t)at - 1), 4);
        assert_memory_equal(text, "\0end", 4);
        (void)close(fd);
        remove_file("sparse");
    }
}

/* The written bytes can be read before the file has a name, and nothing else can. */
TEST(read_back) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        char text[8] = "";
        tg_output *out = create("new", 100, NULL, ways[i]);
        assert_int_equal(tg_output_read(out, 0, text, 1), EINVAL);
        assert_int_equal(put(out, 3, "text"), 0);
        assert_int_equal(tg_output_read(out, 1, text, 6), 0);
        assert_memory_equal(text, "\0\0text", 6);
        assert_int_equal(tg_output_read(out, 7, text, 0), 0);
        assert_int_equal(tg_output_read(out, 1, text, 7), EINVAL);
        assert_int_equal(tg_output_read(out, UINT64_MAX, text, 2), EINVAL);
        tg_output_discard(out);
    }
}

/* Space that was reserved for bytes that were not written is released. */
TEST(reserved_in_vain) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = create("short", (uint64_t)8 << 20, NULL, ways[i]);
        assert_int_equal(put(out, 0, "text"), 0);
        commit(out);
        expect_file("short", "text");
        struct stat st = {0};
        assert_int_equal(stat("short", &st), 0);
        assert_true(st.st_blocks < 1000);
        remove_file("short");
    }
}

TEST(large_pieces) {
    const size_t n = ((size_t)3 << 20) + 5;
    uint8_t *data = malloc(n);
    uint8_t *back = malloc(n);
    assert_non_null(data);
    assert_non_null(back);
    for (size_t i = 0; i < n; i++) data[i] = (uint8_t)(i ^ i >> 8 ^ i >> 16);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = create("large", n, NULL, ways[i]);
        tg_target target = tg_output_target(out);
        assert_int_equal(target.write_at(target.self, 0, data, n), 0);
        commit(out);
        int fd = open("large", O_RDONLY);
        assert_int_equal(read(fd, back, n), (ssize_t)n);
        (void)close(fd);
        assert_memory_equal(data, back, n);
        remove_file("large");
    }
    free(data);
    free(back);
}

/* ------------------------------------------------------------------------------------ old files */

TEST(old_files_stay) {
    put_file("old", "old", 0644);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        expect_refused("old", 0, NULL, ways[i], EEXIST, "cannot create 'old': the file exists");
        expect_file("old", "old");
        assert_int_equal(count_names(".", NULL), 1);
    }
    remove_file("old");
}

TEST(old_files_are_replaced) {
    const mode_t modes[] = {0600, 0644, 0666, 0755, 0444};
    mode_t mask = umask(022);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        for (size_t k = 0; k < COUNT_OF(modes); k++) {
            put_file("old", "old", modes[k]);
            tg_output *out = create("old", 3, &replacing, ways[i]);
            assert_int_equal(put(out, 0, "new"), 0);
            expect_file("old", "old");
            commit(out);
            expect_file("old", "new");
            assert_int_equal(mode_of("old"), modes[k]);
            assert_int_equal(count_names(".", NULL), 1);
            remove_file("old");
        }
    }
    /* Privileges that are granted by executing a file are not passed on. */
    put_file("old", "old", 04755);
    commit(create("old", 0, &replacing, 0));
    assert_int_equal(mode_of("old"), 0755);
    remove_file("old");
    (void)umask(mask);
}

/* Another process creates the file between create and commit. */
TEST(races) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = create("name", 0, NULL, ways[i]);
        assert_int_equal(put(out, 0, "ours"), 0);
        put_file("name", "theirs", 0644);
        expect_not_committed(out, EEXIST, "cannot create 'name': the file exists");
        expect_file("name", "theirs");
        assert_int_equal(count_names(".", NULL), 1);

        /* With permission to replace there is no error, neither if the file appeared ... */
        remove_file("name");
        out = create("name", 0, &replacing, ways[i]);
        assert_int_equal(put(out, 0, "ours"), 0);
        put_file("name", "theirs", 0644);
        commit(out);
        expect_file("name", "ours");
        /* ... nor if it was removed. */
        out = create("name", 0, &replacing, ways[i]);
        assert_int_equal(put(out, 0, "new"), 0);
        remove_file("name");
        commit(out);
        expect_file("name", "new");
        remove_file("name");

        /* A directory at the path is kept, and so is a link. */
        out = create("name", 0, &replacing, ways[i]);
        assert_int_equal(mkdir("name", 0755), 0);
        expect_not_committed(out, EISDIR, "cannot replace 'name': it is a directory");
        assert_int_equal(count_names(".", NULL), 1);
        assert_int_equal(rmdir("name"), 0);
        out = create("name", 0, NULL, ways[i]);
        assert_int_equal(symlink("nowhere", "name"), 0);
        expect_not_committed(out, EEXIST, "cannot create 'name': the file exists");
        assert_int_equal(count_names(".", NULL), 1);
        remove_file("name");
    }
}

TEST(folders_that_go) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        /* If it is moved, the file moves with it. */
        assert_int_equal(mkdir("one", 0755), 0);
        tg_output *out = create("one/file", 0, NULL, ways[i]);
        assert_int_equal(put(out, 0, "text"), 0);
        assert_int_equal(rename("one", "two"), 0);
        commit(out);
        expect_file("two/file", "text");
        remove_file("two/file");
        /* If it is removed, it is gone; if it contains a hidden name, it cannot be removed. */
        out = create("two/file", 0, NULL, ways[i]);
        bool removed = rmdir("two") == 0;
        assert_true(removed || ways[i] != 0);
        if (removed) {
            expect_not_committed(out, ENOENT, "cannot create 'two/file': no such folder");
        } else {
            tg_output_discard(out);
            assert_int_equal(rmdir("two"), 0);
        }
    }
}

/* ------------------------------------------------------------------------------------ odd places */

TEST(links) {
    char absolute[sizeof dir + 32];
    (void)snprintf(absolute, sizeof absolute, "%s/sub/target", dir);
    assert_int_equal(mkdir("sub", 0755), 0);
    const char *const texts[] = {"sub/target", absolute, "second"};
    assert_int_equal(symlink("sub/../sub/target", "second"), 0);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        for (size_t k = 0; k < COUNT_OF(texts); k++) {
            assert_int_equal(symlink(texts[k], "link"), 0);
            /* A dangling link: its target is created. */
            tg_output *out = create("link", 0, NULL, ways[i]);
            assert_int_equal(put(out, 0, "one"), 0);
            commit(out);
            expect_file("sub/target", "one");
            /* It points to a file: that is the existing file, and it is replaced. */
            expect_refused("link", 0, NULL, ways[i], EEXIST,
                           "cannot create 'link': the file exists");
            assert_int_equal(chmod("sub/target", 0640), 0);
            out = create("link", 0, &replacing, ways[i]);
            assert_int_equal(put(out, 0, "two"), 0);
            commit(out);
            expect_file("sub/target", "two");
            assert_int_equal(mode_of("sub/target"), 0640);
            char text[sizeof absolute] = "";
            assert_true(readlink("link", text, sizeof text - 1) > 0);
            assert_string_equal(text, texts[k]);
            assert_int_equal(count_names("sub", NULL), 1);
            assert_int_equal(count_names(".", NULL), 3);
            remove_file("sub/target");
            remove_file("link");
        }
    }
    remove_file("second");
    assert_int_equal(rmdir("sub"), 0);
}

TEST(links_that_are_refused) {
    assert_int_equal(symlink("link", "link"), 0);
    expect_refused("link", 0, NULL, 0, ELOOP, "cannot create 'link': too many symbolic links");
    remove_file("link");
    assert_int_equal(symlink("missing/file", "link"), 0);
    expect_refused("link", 0, NULL, 0, ENOENT, "cannot create 'link': no such folder");
    remove_file("link");
    assert_int_equal(symlink("missing/", "link"), 0);
    expect_refused("link", 0, NULL, 0, EISDIR, "cannot create 'link': it is a directory");
    remove_file("link");
    assert_int_equal(symlink(".", "link"), 0);
    expect_refused("link", 0, &replacing, 0, EISDIR, "cannot create 'link': it is a directory");
    remove_file("link");
    assert_int_equal(symlink("/dev/full", "link"), 0);
    expect_refused("link", 0, &replacing, 0, ESPIPE,
                   "cannot create 'link': it is not a regular file, and only those can be replaced "
                   "atomically");
    remove_file("link");
}

TEST(places_that_are_refused) {
    static const char special[] =
        "it is not a regular file, and only those can be replaced atomically";
    put_file("file", "old", 0644);
    assert_int_equal(mkdir("folder", 0755), 0);
    assert_int_equal(mkfifo("pipe", 0600), 0);
    const struct {
        const char *path;
        int system;
        const char *why;
    } cases[] = {
        {"", ENOENT, "no such folder"},
        {".", EISDIR, "it is a directory"},
        {"..", EISDIR, "it is a directory"},
        {"/", EISDIR, "it is a directory"},
        {"folder", EISDIR, "it is a directory"},
        {"folder/", EISDIR, "it is a directory"},
        {"folder/.", EISDIR, "it is a directory"},
        {"new/", EISDIR, "it is a directory"},
        {"file/", ENOTDIR, "a part of the path is no directory"},
        {"file/new", ENOTDIR, "a part of the path is no directory"},
        {"missing/new", ENOENT, "no such folder"},
        {"/dev/full", ESPIPE, special},
        {"/dev/null", ESPIPE, special},
        {"pipe", ESPIPE, special},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        char text[256];
        (void)snprintf(text, sizeof text, "cannot create '%s': %s", cases[i].path, cases[i].why);
        expect_refused(cases[i].path, 0, NULL, 0, cases[i].system, text);
        expect_refused(cases[i].path, 10, &replacing, TG_WITHOUT_TMPFILE, cases[i].system, text);
    }
    /* A pipe reached through a link that has no path. */
    int fds[2];
    assert_int_equal(pipe(fds), 0);
    char name[64];
    char text[160];
    (void)snprintf(name, sizeof name, "/dev/fd/%d", fds[1]);
    (void)snprintf(text, sizeof text, "cannot create '%s': %s", name, special);
    expect_refused(name, 0, &replacing, 0, ESPIPE, text);
    (void)close(fds[0]);
    (void)close(fds[1]);
    remove_file("file");
    remove_file("pipe");
    assert_int_equal(rmdir("folder"), 0);
}

/* Runs a test without superuser privileges, in a separate process; false: not possible. */
static bool as_nobody(void (*test)(void)) {
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) _exit(77);
        test();
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    if (WEXITSTATUS(status) == 77) return false;
    assert_int_equal(WEXITSTATUS(status), 0);
    return true;
}

static void check(bool holds, int line) {
    if (holds) return;
    print_error("line %d\n", line);
    _exit(1);
}

static void unprivileged(void) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_error error = {0};
        check(tg_output_create_without("closed/new", 0, NULL, ways[i], &error) == NULL, __LINE__);
        check(strcmp(error.detail, "cannot create 'closed/new': permission denied") == 0, __LINE__);
        check(error.system == EACCES, __LINE__);
        check(tg_output_create_without("secret/new", 0, NULL, ways[i], &error) == NULL, __LINE__);
        check(error.system == EACCES, __LINE__);
        /* A folder with permission to write, but not to list. */
        tg_output *out = tg_output_create_without("box/new", 0, NULL, ways[i], &error);
        check(out != NULL && put(out, 0, "text") == 0, __LINE__);
        check(tg_output_commit(out, &error), __LINE__);
        check(access("box/new", R_OK) == 0 && unlink("box/new") == 0, __LINE__);
    }
}

TEST(rights) {
    const char *const names[] = {"closed", "secret", "box"};
    const mode_t modes[] = {0555, 0000, 0333};
    assert_int_equal(chmod(".", 0755), 0);
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        assert_int_equal(mkdir(names[i], 0700), 0);
        assert_int_equal(chmod(names[i], modes[i]), 0);
    }
    if (geteuid() == 0) assert_int_equal(chown("box", 65534, 65534), 0);
    bool done = as_nobody(unprivileged);
    for (size_t i = 0; i < COUNT_OF(names); i++) assert_int_equal(rmdir(names[i]), 0);
    if (!done) skip();
}

TEST(long_names) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        for (size_t len = 240; len <= 255; len++) {
            /* Two bytes per character: the hidden name must not end inside one. */
            char name[300] = "";
            while (strlen(name) + 2 <= len) (void)strcat(name, "\xc3\xa4");
            if (strlen(name) < len) (void)strcat(name, "x");
            tg_output *out = create(name, 0, &replacing, ways[i]);
            char temp[NAME_MAX + 1] = "";
            if (count_names(".", temp) > 0) {
                size_t shown = strlen(temp) - strlen("..012345.tmp");
                assert_true(strlen(temp) <= 255 && shown >= len - 14);
                assert_true(shown % 2 == 0 || shown == len);
            }
            assert_int_equal(put(out, 0, "text"), 0);
            put_file(name, "old", 0644); /* so that a hidden name is needed */
            commit(out);
            expect_file(name, "text");
            remove_file(name);
        }
    }
    char name[5001];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    tg_error error = {0};
    assert_null(tg_output_create(name, 0, NULL, &error));
    assert_int_equal(error.system, ENAMETOOLONG);
    name[256] = '\0';
    assert_null(tg_output_create(name, 0, NULL, &error));
    assert_int_equal(error.system, ENAMETOOLONG);
}

/* -------------------------------------------------------------------------------------- failures */

TEST(too_large) {
    expect_refused("file", UINT64_MAX, NULL, 0, EFBIG,
                   "cannot create 'file': larger than the file system or a limit of the process "
                   "allows, 18446744073709551615 bytes are needed");
    expect_refused("file", UINT64_MAX, NULL, TG_WITHOUT_TMPFILE, EFBIG,
                   "cannot create 'file': larger than the file system or a limit of the process "
                   "allows, 18446744073709551615 bytes are needed");
    const uint64_t offsets[] = {UINT64_MAX, INT64_MAX, (uint64_t)INT64_MAX - 1};
    for (size_t i = 0; i < COUNT_OF(offsets); i++) {
        tg_output *out = create("file", 0, NULL, 0);
        assert_int_equal(put(out, offsets[i], "xx"), EFBIG);
        tg_output_discard(out);
    }
    /* No signal is sent if the process may not write. */
    struct rlimit old = {0};
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    struct rlimit limit = {.rlim_cur = 1000, .rlim_max = old.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    tg_output *out = create("file", 1000, NULL, 0);
    assert_int_equal(put(out, 998, "xx"), 0);
    assert_int_equal(put(out, 999, "xx"), EFBIG);
    tg_output_discard(out);
    expect_refused("file", 1001, NULL, 0, EFBIG,
                   "cannot create 'file': larger than the file system or a limit of the process "
                   "allows, 1001 bytes are needed");
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
}

/* A writer that ignores the result of write_at cannot commit a file with a hole. */
TEST(failures_are_remembered) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = create("file", 0, NULL, ways[i]);
        assert_int_equal(put(out, 0, "text"), 0);
        assert_int_equal(put(out, UINT64_MAX, "text"), EFBIG);
        assert_int_equal(put(out, 4, "text"), EFBIG);
        expect_not_committed(out, EFBIG,
                             "cannot write 'file': larger than the file system or a limit of the "
                             "process allows");
        assert_int_equal(count_names(".", NULL), 0);
    }
}

TEST(full_file_systems) {
    /* More than any machine has; file systems that cannot reserve report nothing. */
    const uint64_t size = UINT64_C(1) << 50;
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_error error = {0};
        tg_output *out = tg_output_create_without("file", size, NULL, ways[i], &error);
        if (out == NULL) {
            assert_true(error.system == ENOSPC || error.system == EFBIG || error.system == EDQUOT);
            assert_non_null(strstr(error.detail, ", 1125899906842624 bytes are needed"));
        }
        tg_output_discard(out);
        assert_int_equal(count_names(".", NULL), 0);
    }
}

static void without_standard_streams(void) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        tg_output *out = tg_output_create_without("file", 0, NULL, ways[i], NULL);
        (void)!write(STDIN_FILENO, "message", 7);
        (void)!write(STDOUT_FILENO, "message", 7);
        (void)!write(STDERR_FILENO, "message", 7);
        if (out == NULL || put(out, 0, "text") != 0 || !tg_output_commit(out, NULL)) _exit(1);
        char text[8] = "";
        int fd = open("file", O_RDONLY);
        if (read(fd, text, sizeof text) != 4 || memcmp(text, "text", 4) != 0) _exit(2);
        if (close(fd) != 0 || unlink("file") != 0) _exit(3);
    }
}

/* Output of a process to closed standard streams does not get into the file. */
TEST(no_standard_streams) {
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        for (int fd = 0; fd <= STDERR_FILENO; fd++) (void)close(fd);
        without_standard_streams();
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* ----------------------------------------------------------------------------------------- texts */

TEST(texts) {
    tg_error error;
    tg_output_fail(&error, "cannot create", "a\\b\n\xff'\x7f", EIO, NULL);
    assert_string_equal(error.detail, "cannot create 'a\\\\b\\x0a\\xff'\\x7f': input/output error");
    tg_output_fail(&error, "cannot create", "a", ENOMEM, NULL);
    assert_string_equal(error.detail, "cannot create 'a': not enough memory or address space");
    assert_true(error.code == TG_CODE_NO_MEMORY && error.system == 0);
    tg_output_fail(&error, "cannot create", "a", EPERM, "because");
    assert_string_equal(error.detail, "cannot create 'a': because");
    tg_output_fail(NULL, "cannot create", "a", EIO, NULL);

    /* Of a long path the end is shown, never half of an escape, and always the reason. */
    for (size_t n = 200; n < 1000; n++) {
        char path[1000];
        memset(path, n % 2 == 0 ? 'x' : '\x01', n);
        path[n] = '\0';
        path[n - 1] = 'z';
        tg_output_fail(&error, "cannot create", path, ENOSPC, NULL);
        assert_true(strlen(error.detail) < sizeof error.detail - 1);
        assert_non_null(strstr(error.detail, "z': no space left on the device"));
        if (n > 300) assert_memory_equal(error.detail, "cannot create '...", 18);
        if (n % 2 == 1 && n > 300) assert_memory_equal(error.detail + 18, "\\x01\\x01", 8);
    }
    const int codes[] = {ENOSPC, EDQUOT, EFBIG, EROFS,  EEXIST,  ENOENT, EISDIR,
                         ESPIPE, EBUSY,  EIO,   EACCES, ENOTDIR, EPIPE,  EBADF};
    for (size_t i = 0; i < COUNT_OF(codes); i++) {
        assert_string_not_equal(tg_output_words(codes[i]), tg_output_words(-1));
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(tg_output_words(codes[i]), tg_output_words(codes[k]));
        }
    }
}
