/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_failing_calls.c - files when system calls fail: every call that runtime/io/output*.c and
 * input*.c make fails once, each with many errors. Whatever fails, an output is complete or absent,
 * an input has the bytes of the file or an error, and no descriptor and no hidden name is left.
 *
 * The linker replaces the system's X by __wrap_X (WRAPPED in the Makefile).
 */
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#include "ks_test.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input.h"
#include "name_hash.h"
#include "output.h"

/* ------------------------------------------------------------------------------------ the system */

enum {
    NOTHING = 0,
    HALF = -1
}; /* instead of an errno: nothing is read or written, or half of it */

static struct {
    bool watched; /* calls are counted, and one fails */
    unsigned calls;
    unsigned fail_at;
    int code;
    bool same_names; /* random numbers are all 0 */
    bool is_device;  /* files are block devices */
    bool is_blind;   /* stat finds nothing */
    bool impatient;  /* poll does not wait */
    long name_max;   /* the result of fpathconf; 0: the real one */
} world;

static bool fails(void) {
    if (!world.watched || world.calls++ != world.fail_at || world.code <= 0) return false;
    errno = world.code;
    return true;
}

/* Whether this call fails, or, if it reads or writes, does less than requested. */
static bool falls_short(size_t *n) {
    bool now = world.watched && world.calls == world.fail_at;
    if (now && world.code == NOTHING) *n = 0;
    if (now && world.code == HALF) *n = (*n + 1) / 2;
    return fails();
}

#define WRAPPED(type, name, parameters, arguments)                                                 \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters { return fails() ? -1 : __real_##name arguments; }

WRAPPED(int, fchmod, (int fd, mode_t mode), (fd, mode))
WRAPPED(int, fallocate64, (int fd, int mode, off_t at, off_t n), (fd, mode, at, n))
WRAPPED(int, ftruncate64, (int fd, off_t size), (fd, size))
WRAPPED(int, getrlimit64, (int what, struct rlimit *limit), (what, limit))
WRAPPED(int, linkat, (int a, const char *from, int b, const char *to, int flags),
        (a, from, b, to, flags))
WRAPPED(int, renameat, (int a, const char *from, int b, const char *to), (a, from, b, to))
WRAPPED(int, renameat2, (int a, const char *from, int b, const char *to, unsigned flags),
        (a, from, b, to, flags))
WRAPPED(int, fstatat64, (int fd, const char *path, struct stat *st, int flags),
        (fd, path, st, flags))
WRAPPED(ssize_t, readlinkat, (int fd, const char *path, char *text, size_t n), (fd, path, text, n))
WRAPPED(off_t, lseek64, (int fd, off_t offset, int from), (fd, offset, from))

int __real_stat64(const char *path, struct stat *st);
int __wrap_stat64(const char *path, struct stat *st);
int __wrap_stat64(const char *path, struct stat *st) {
    if (fails()) return -1;
    if (!world.is_blind) return __real_stat64(path, st);
    errno = ENOENT;
    return -1;
}

int __real_fstat64(int fd, struct stat *st);
int __wrap_fstat64(int fd, struct stat *st);
int __wrap_fstat64(int fd, struct stat *st) {
    if (fails() || __real_fstat64(fd, st) != 0) return -1;
    if (world.is_device) {
        st->st_mode = S_IFBLK | 0600;
        st->st_size = 0;
    }
    return 0;
}

int __real_open64(const char *path, int flags, ...);
int __wrap_open64(const char *path, int flags, ...);
int __wrap_open64(const char *path, int flags, ...) {
    return fails() ? -1 : __real_open64(path, flags); /* nothing is created with it */
}

int __real_openat64(int folder, const char *path, int flags, ...);
int __wrap_openat64(int folder, const char *path, int flags, ...);
int __wrap_openat64(int folder, const char *path, int flags, ...) {
    mode_t mode = 0;
    if ((flags & (O_CREAT | __O_TMPFILE)) != 0) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    return fails() ? -1 : __real_openat64(folder, path, flags, mode);
}

int __real_fcntl64(int fd, int command, ...);
int __wrap_fcntl64(int fd, int command, ...);
int __wrap_fcntl64(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    int value = va_arg(arguments, int);
    va_end(arguments);
    return fails() ? -1 : __real_fcntl64(fd, command, value);
}

int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd) {
    int result = __real_close(fd); /* Linux closes the descriptor even if close fails */
    return fails() ? -1 : result;
}

int __wrap_fsync(int fd);
int __wrap_fsync(int fd) {
    (void)fd; /* omitted: slow, and only needed for power failures */
    return fails() ? -1 : 0;
}

long __real_fpathconf(int fd, int name);
long __wrap_fpathconf(int fd, int name);
long __wrap_fpathconf(int fd, int name) {
    if (fails()) return -1;
    return world.name_max != 0 ? world.name_max : __real_fpathconf(fd, name);
}

int __real_getentropy(void *bytes, size_t n);
int __wrap_getentropy(void *bytes, size_t n);
int __wrap_getentropy(void *bytes, size_t n) {
    if (fails()) return -1;
    if (!world.same_names) return __real_getentropy(bytes, n);
    memset(bytes, 0, n);
    return 0;
}

ssize_t __real_pwrite64(int fd, const void *data, size_t n, off_t offset);
ssize_t __wrap_pwrite64(int fd, const void *data, size_t n, off_t offset);
ssize_t __wrap_pwrite64(int fd, const void *data, size_t n, off_t offset) {
    return falls_short(&n) ? -1 : __real_pwrite64(fd, data, n, offset);
}

ssize_t __real_pread64(int fd, void *data, size_t n, off_t offset);
ssize_t __wrap_pread64(int fd, void *data, size_t n, off_t offset);
ssize_t __wrap_pread64(int fd, void *data, size_t n, off_t offset) {
    return falls_short(&n) ? -1 : __real_pread64(fd, data, n, offset);
}

ssize_t __real_read(int fd, void *data, size_t n);
ssize_t __wrap_read(int fd, void *data, size_t n);
ssize_t __wrap_read(int fd, void *data, size_t n) {
    return falls_short(&n) ? -1 : __real_read(fd, data, n);
}

int __real_poll(struct pollfd *fds, nfds_t n, int timeout);
int __wrap_poll(struct pollfd *fds, nfds_t n, int timeout);
int __wrap_poll(struct pollfd *fds, nfds_t n, int timeout) {
    return fails() ? -1 : __real_poll(fds, n, world.impatient ? 0 : timeout);
}

/* -------------------------------------------------------------------------------------- a folder */

static char dir[] = "/tmp/tensorgate-failing-XXXXXX";
static int home = -1;
static int descriptors;

static int free_fd(void) {
    int fd = dup(STDOUT_FILENO);
    (void)close(fd);
    return fd;
}

BEFORE_EACH(make_dir) {
    memset(&world, 0, sizeof world);
    memcpy(dir + sizeof dir - 7, "XXXXXX", 6);
    home = open(".", O_RDONLY | O_DIRECTORY);
    if (home < 0 || mkdtemp(dir) == NULL || chdir(dir) != 0) return -1;
    descriptors = free_fd();
    return 0;
}

AFTER_EACH(remove_dir) {
    memset(&world, 0, sizeof world);
    /* rmdir fails if something is left. */
    return fchdir(home) == 0 && close(home) == 0 && rmdir(dir) == 0 ? 0 : -1;
}

static void put_file(const char *name, const char *text) {
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_true(fwrite(text, 1, strlen(text), file) == strlen(text));
    assert_int_equal(fclose(file), 0);
}

/* NULL: there is no such file. */
static void expect_file(const char *name, const char *text) {
    char found[64] = "";
    FILE *file = fopen(name, "rb");
    if (text == NULL) {
        assert_null(file);
        return;
    }
    assert_non_null(file);
    size_t n = fread(found, 1, sizeof found, file);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(n, strlen(text));
    assert_memory_equal(found, text, n);
}

static unsigned count_names(void) {
    DIR *stream = opendir(".");
    assert_non_null(stream);
    unsigned count = 0;
    while (readdir(stream) != NULL) count++;
    (void)closedir(stream);
    return count - 2;
}

/* --------------------------------------------------------------------------------------- outputs */

static const int codes[] = {NOTHING, HALF,   EINTR,  EIO,    ENOSPC, EDQUOT, EACCES,    EPERM,
                            ENOENT,  EEXIST, EINVAL, ENOSYS, EXDEV,  ELOOP,  EOPNOTSUPP};

typedef struct scenario {
    const char *path;
    unsigned without;
    bool exists;
    bool replace;
    bool no_sync;
} scenario;

static bool write_file(const scenario *s, tg_error *error) {
    const tg_output_options options = {.replace = s->replace, .no_sync = s->no_sync};
    tg_output *out = tg_output_create_without(s->path, 16, &options, s->without, error);
    if (out == NULL) return false;
    tg_target target = tg_output_target(out);
    int code = target.write_at(target.self, 0, "new ", 4);
    if (code == 0) code = target.write_at(target.self, 4, "text", 4);
    /* The written bytes can be read, and nothing else. */
    char back[8] = "";
    if (code == 0 && tg_output_read(out, 0, back, sizeof back) == 0)
        assert_memory_equal(back, "new text", sizeof back);
    bool done = tg_output_commit(out, error);
    if (code != 0) assert_false(done);
    return done;
}

/* One call fails. Returns whether there was a call with this number. */
static bool write_once(const scenario *s, unsigned fail_at, int code) {
    if (s->exists) put_file("file", "old");
    unsigned names = count_names();
    tg_error error = {0};
    world.calls = 0;
    world.fail_at = fail_at;
    world.code = code;
    world.watched = true;
    bool done = write_file(s, &error);
    world.watched = false;
    bool is_new = done || strncmp(error.detail, "wrote, but cannot sync", 22) == 0;
    if (!done) {
        assert_true(error.detail[0] != '\0');
        assert_true(error.code == TG_CODE_IO || error.code == TG_CODE_NO_MEMORY);
    }
    expect_file(s->path, is_new ? "new text" : s->exists ? "old" : NULL);
    if (is_new && s->exists) assert_true(s->replace);
    assert_int_equal(count_names(), names + (is_new && !s->exists ? 1 : 0));
    assert_int_equal(free_fd(), descriptors);
    if (is_new || s->exists) assert_int_equal(unlink("file"), 0);
    return world.calls > fail_at;
}

static void write_all_failures(const scenario *s) {
    for (size_t c = 0; c < COUNT_OF(codes); c++) {
        unsigned at = 0;
        while (write_once(s, at, codes[c])) at++;
        assert_true(at > 8); /* the calls go through the wrappers */
    }
}

static const unsigned ways[] = {
    0,
    TG_WITHOUT_LINK,
    TG_WITHOUT_PROC,
    TG_WITHOUT_TMPFILE,
    TG_WITHOUT_TMPFILE | TG_WITHOUT_NOREPLACE,
    TG_WITHOUT_TMPFILE | TG_WITHOUT_NOREPLACE | TG_WITHOUT_LINK,
};

TEST(outputs) {
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        for (unsigned k = 0; k < 6; k++) {
            scenario s = {.path = k == 5 ? "./file" : "file",
                          .without = ways[i],
                          .exists = k % 3 == 0,
                          .replace = k % 3 != 2,
                          .no_sync = k == 4};
            write_all_failures(&s);
        }
    }
}

/* A link at the path is kept and its target is replaced; if it seems to be gone, it is replaced
 * itself. */
TEST(outputs_behind_links) {
    for (size_t c = 0; c < COUNT_OF(codes); c++) {
        bool more = true;
        for (unsigned at = 0; more; at++) {
            const scenario s = {.path = "link", .exists = true, .replace = true};
            assert_int_equal(symlink("file", "link"), 0);
            more = write_once(&s, at, codes[c]);
            assert_int_equal(unlink("link"), 0);
        }
    }
}

/* A mode other than the one that the umask gives. */
TEST(outputs_with_a_mode) {
    mode_t old = umask(0077);
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        for (unsigned at = 0;; at++) {
            put_file("file", "old");
            assert_int_equal(chmod("file", 0666), 0);
            const scenario s = {
                .path = "file", .without = ways[i], .exists = true, .replace = true};
            tg_error error = {0};
            world.calls = 0;
            world.fail_at = at;
            world.code = EIO;
            world.watched = true;
            bool done = write_file(&s, &error);
            world.watched = false;
            struct stat st = {0};
            assert_int_equal(stat("file", &st), 0);
            assert_int_equal(st.st_mode & 0777, 0666);
            if (!done) assert_true(error.detail[0] != '\0');
            assert_int_equal(unlink("file"), 0);
            if (world.calls <= at) break;
        }
    }
    (void)umask(old);
    assert_int_equal(count_names(), 0);
}

/* A descriptor below 3 is exchanged, which may fail, too. */
TEST(outputs_in_place_of_standard_input) {
    int saved = dup(STDIN_FILENO);
    assert_true(saved >= 0);
    (void)close(STDIN_FILENO);
    descriptors = STDIN_FILENO;
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        const scenario s = {.path = "file", .without = ways[i], .no_sync = true};
        for (unsigned at = 0; write_once(&s, at, EIO); at++) continue;
    }
    assert_int_equal(dup2(saved, STDIN_FILENO), STDIN_FILENO);
    (void)close(saved);
}

/* All hidden names already exist. */
TEST(hidden_names_that_are_taken) {
    world.same_names = true;
    put_file(".file.000000.tmp", "not ours");
    const unsigned some[] = {TG_WITHOUT_TMPFILE, TG_WITHOUT_PROC, TG_WITHOUT_LINK, 0};
    for (size_t i = 0; i < COUNT_OF(some); i++) {
        put_file("file", "old");
        const scenario s = {.path = "file", .without = some[i], .exists = true, .replace = true};
        tg_error error = {0};
        assert_false(write_file(&s, &error));
        assert_int_equal(error.system, EEXIST);
        expect_file("file", "old");
        assert_int_equal(unlink("file"), 0);
    }
    expect_file(".file.000000.tmp", "not ours");
    assert_int_equal(unlink(".file.000000.tmp"), 0);
}

/* A file system with short names: our hidden name is truncated, or impossible. */
TEST(short_names) {
    const long most[] = {1, 12, 14, 20, INT_MAX};
    for (size_t i = 0; i < COUNT_OF(most); i++) {
        world.name_max = most[i];
        const scenario s = {.path = "file", .without = TG_WITHOUT_TMPFILE};
        tg_error error = {0};
        assert_true(write_file(&s, &error));
        expect_file("file", "new text");
        assert_int_equal(unlink("file"), 0);
    }
}

/* What stat reports as absent can appear afterwards. */
TEST(places_that_change) {
    world.is_blind = true;
    assert_int_equal(symlink("loop", "loop"), 0);
    assert_int_equal(mkdir("folder", 0700), 0);
    const struct {
        const char *path;
        int code;
    } places[] = {{"loop", ELOOP},      {".", EISDIR},         {"folder/..", EISDIR},
                  {"/", EISDIR},        {"folder/", EISDIR},   {"folder", EISDIR},
                  {"folder/.", EISDIR}, {"/dev/null", ESPIPE}, {"missing/file", ENOENT}};
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        tg_error error = {0};
        assert_null(tg_output_create(places[i].path, 0, NULL, &error));
        assert_int_equal(error.system, places[i].code);
        assert_int_equal(free_fd(), descriptors);
    }
    assert_int_equal(unlink("loop"), 0);
    assert_int_equal(rmdir("folder"), 0);
}

/* ---------------------------------------------------------------------------------------- inputs */

enum { INPUT_BYTES = 70000 }; /* more than the first piece of a stream */

static uint8_t content[INPUT_BYTES];

static void make_input(void) {
    for (size_t i = 0; i < sizeof content; i++) content[i] = (uint8_t)(i * 31 + i / 251);
    FILE *file = fopen("data", "wb");
    assert_non_null(file);
    assert_true(fwrite(content, 1, sizeof content, file) == sizeof content);
    assert_int_equal(fclose(file), 0);
}

/* Reads all of it and closes it. */
static void check_input(tg_input *in, const tg_io_error *error, size_t from, size_t size) {
    if (in == NULL) {
        assert_true(error->code != 0);
        assert_true(tg_io_text(error->code)[0] != '\0');
        return;
    }
    static uint8_t bytes[INPUT_BYTES];
    uint64_t n = tg_input_size(in);
    assert_true(n <= size); /* a stream may end early if the size was given */
    memset(bytes, 0, sizeof bytes);
    if (tg_input_read(in, 0, n, bytes) == 0) assert_memory_equal(bytes, content + from, (size_t)n);
    tg_input_close(in);
}

static bool read_once(int fd, size_t from, unsigned fail_at, int code) {
    tg_io_error error = {0};
    world.calls = 0;
    world.fail_at = fail_at;
    world.code = code;
    world.watched = true;
    tg_input *in =
        fd >= 0 ? tg_input_from_fd(fd, NULL, &error) : tg_input_open("data", NULL, &error);
    check_input(in, &error, from, sizeof content - from);
    world.watched = false;
    return world.calls > fail_at;
}

static const int read_codes[] = {NOTHING, HALF, EINTR, EIO, EAGAIN, ESPIPE};

TEST(inputs) {
    make_input();
    int fd = open("data", O_RDONLY);
    assert_true(fd >= 0);
    assert_int_equal(lseek(fd, 1000, SEEK_SET), 1000);
    for (unsigned device = 0; device < 2; device++) {
        world.is_device = device == 1;
        for (size_t c = 0; c < COUNT_OF(read_codes); c++) {
            for (unsigned at = 0; read_once(-1, 0, at, read_codes[c]); at++) continue;
            /* If the position is unknown, the input is the whole file. */
            for (unsigned at = 0;; at++) {
                bool whole = read_codes[c] > 0 && at == 1;
                if (!read_once(fd, whole ? 0 : 1000, at, read_codes[c])) break;
                assert_int_equal(lseek(fd, 1000, SEEK_SET), 1000);
            }
        }
    }
    (void)close(fd);
    assert_int_equal(free_fd(), descriptors);
    assert_int_equal(unlink("data"), 0);
}

/* What was written to a non-blocking pipe. */
static bool read_pipe(const char *path, unsigned fail_at, int code) {
    int ends[2];
    if (path == NULL) {
        assert_int_equal(pipe2(ends, O_NONBLOCK), 0);
    } else {
        ends[0] = open(path, O_RDONLY | O_NONBLOCK);
        ends[1] = open(path, O_WRONLY | O_NONBLOCK);
        assert_true(ends[0] >= 0 && ends[1] >= 0);
    }
    ssize_t n = write(ends[1], content, 5000);
    assert_int_equal(n, 5000);
    (void)close(ends[1]);
    bool more =
        path == NULL ? read_once(ends[0], 0, fail_at, code) : read_once(-1, 0, fail_at, code);
    (void)close(ends[0]);
    return more;
}

TEST(pipes) {
    assert_int_equal(mkfifo("data", 0600), 0);
    world.impatient = true;
    for (size_t c = 0; c < COUNT_OF(read_codes); c++) {
        for (unsigned at = 0; read_pipe(NULL, at, read_codes[c]); at++) continue;
        for (unsigned at = 0; read_pipe("data", at, read_codes[c]); at++) continue;
        /* It has no writer. */
        for (unsigned at = 0; read_once(-1, 0, at, read_codes[c]); at++) continue;
    }
    assert_int_equal(free_fd(), descriptors);
    assert_int_equal(unlink("data"), 0);
}

/* ------------------------------------------------------------------------------------------ keys */

/* Without random numbers there is a key nevertheless. */
TEST(keys) {
    uint64_t key[2] = {0, 0};
    world.watched = true;
    world.code = ENOSYS;
    tg_hash_key(key, &world);
    assert_true(key[0] != 0 && key[1] != 0);
}
