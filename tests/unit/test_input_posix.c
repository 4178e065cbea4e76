/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_input_posix.c - files, descriptors and pipes as inputs.
 */
#define _DEFAULT_SOURCE
#include "input_test.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* -------------------------------------------------------------------------------------- files */

static char dir[] = "/tmp/test_input_XXXXXX";
static char path[sizeof dir + 16];

BEFORE_ALL(make_dir) {
    if (mkdtemp(dir) == NULL) return -1;
    (void)snprintf(path, sizeof path, "%s/file", dir);
    return 0;
}

AFTER_ALL(remove_dir) {
    (void)unlink(path);
    return rmdir(dir);
}

/* The next free descriptor: unchanged if none was leaked. */
static int free_fd(void) {
    int fd = dup(STDOUT_FILENO);
    assert_true(fd >= 0);
    (void)close(fd);
    return fd;
}

static int make_file(size_t size) {
    (void)unlink(path);
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    assert_true(fd >= 0);
    uint8_t *data = malloc(size + 1);
    assert_non_null(data);
    for (uint64_t i = 0; i < size; i++) data[i] = byte_at(i);
    assert_true(write(fd, data, size) == (ssize_t)size);
    free(data);
    return fd;
}

TEST(regular_files) {
    int before = free_fd();
    const size_t sizes[] = {0, 1, 4096, 65536, 65537, 3 * MIB + 1};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        (void)close(make_file(sizes[i]));
        tg_io_error error;
        tg_input *in = tg_input_open(path, NULL, &error);
        assert_non_null(in);
        assert_true(tg_input_size(in) == sizes[i]);
        ks_ctx ks;
        ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(sizes[i]), NULL);
        ks_stream io = ks_stream_root(&ks);
        for (uint64_t k = 0; k < sizes[i]; k++) {
            uint8_t byte = 0;
            assert_true(ks_read_u1(&ks, &io, &byte));
            if (byte != byte_at(k)) assert_int_equal(byte, byte_at(k));
        }
        assert_true(ks_eof(&io));
        ks_ctx_free(&ks);
        tg_input_close(in);
    }
    assert_int_equal(free_fd(), before);
}

TEST(descriptors) {
    int fd = make_file(MIB);
    int before = free_fd();
    const uint64_t starts[] = {0, 1, 5000, MIB - 1, MIB, MIB + 7};
    for (size_t i = 0; i < COUNT_OF(starts); i++) {
        assert_true(lseek(fd, (off_t)starts[i], SEEK_SET) == (off_t)starts[i]);
        tg_input *in = tg_input_from_fd(fd, NULL, NULL);
        assert_non_null(in);
        uint64_t size = starts[i] < MIB ? MIB - starts[i] : 0;
        assert_true(tg_input_size(in) == size);
        uint8_t byte;
        if (size > 0) {
            assert_int_equal(tg_input_read(in, size - 1, 1, &byte), 0);
            assert_int_equal(byte, byte_at(MIB - 1));
            uint64_t from;
            uint64_t to;
            ks_input input = tg_input_ks(in);
            assert_int_equal(input.load(input.self, 0, 1, &from, &to), 0);
            expect_bytes(input.base, starts[i], to);
        }
        tg_input_close(in);
        assert_true(lseek(fd, 0, SEEK_CUR) == (off_t)starts[i]); /* unchanged, and still open */
    }
    assert_int_equal(free_fd(), before);
    (void)close(fd);
    tg_io_error error;
    assert_null(tg_input_from_fd(fd, NULL, &error));
    assert_int_equal(error.code, EBADF);
    assert_null(tg_input_from_fd(-1, NULL, &error));
    assert_int_equal(error.code, EBADF);
    /* open, but only for writing */
    fd = open(path, O_WRONLY);
    tg_input *in = tg_input_from_fd(fd, NULL, &error);
    assert_non_null(in);
    uint8_t byte;
    assert_int_equal(tg_input_read(in, 0, 1, &byte), EBADF);
    tg_input_close(in);
    (void)close(fd);
}

TEST(files_that_shrink) {
    int fd = make_file(MIB);
    tg_input *in = tg_input_open(path, NULL, NULL);
    assert_non_null(in);
    ks_ctx ks;
    ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(MIB), NULL);
    ks_stream io = ks_stream_root(&ks);
    uint8_t byte = 0;
    uint64_t word = 0;
    ks_seek(&io, 500000);
    assert_true(ks_read_u1(&ks, &io, &byte));
    assert_int_equal(ftruncate(fd, 300003), 0);
    ks_seek(&io, 500000); /* what was read once stays available */
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(500000));
    ks_seek(&io, 600000);
    assert_false(ks_read_u1(&ks, &io, &byte));
    assert_true(ks.error.found.s64 == TG_IO_SHRANK);
    expect_error(&ks, KS_IO, 600000);
    ks_seek(&io, 300000); /* inside a page that is now the last */
    assert_false(ks_read_u8le(&ks, &io, &word));
    expect_error(&ks, KS_IO, 300000);
    ks_seek(&io, 100000);
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(100000));
    static uint8_t dst[MIB];
    assert_int_equal(tg_input_read(in, 0, MIB, dst), TG_IO_SHRANK);
    assert_int_equal(tg_input_read(in, 0, 300003, dst), 0);
    expect_bytes(dst, 0, 300003);
    tg_input_close(in);
    (void)close(fd);
}

TEST(sparse_files) {
    int fd = make_file(100);
    const uint64_t size = SIZE_MAX > UINT32_MAX ? 50 * GIB : GIB;
    if (ftruncate(fd, (off_t)size) != 0) {
        (void)close(fd);
        skip(); /* this file system has no files of that size */
    }
    tg_input *in = tg_input_open(path, NULL, NULL);
    assert_non_null(in);
    assert_true(tg_input_size(in) == size);
    ks_ctx ks;
    ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    uint8_t byte = 0;
    uint64_t word = 1;
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(0));
    ks_seek(&io, size - 8);
    assert_true(ks_read_u8be(&ks, &io, &word) && word == 0);
    assert_true(ks_eof(&io));
    tg_input_close(in);
    (void)close(fd);
}

TEST(paths_that_are_refused) {
    int before = free_fd();
    tg_io_error error;
    char below[sizeof path + 8];
    (void)close(make_file(10));
    assert_null(tg_input_open(dir, NULL, &error));
    assert_int_equal(error.code, EISDIR);
    assert_string_equal(error.what, "open");
    assert_string_equal(tg_io_text(error.code), "it is a directory");
    (void)snprintf(below, sizeof below, "%s/x", path);
    assert_null(tg_input_open(below, NULL, &error));
    assert_int_equal(error.code, ENOTDIR);
    (void)snprintf(below, sizeof below, "%sx", path);
    assert_null(tg_input_open(below, NULL, &error));
    assert_int_equal(error.code, ENOENT);
    assert_null(tg_input_open("", NULL, &error));
    assert_int_equal(error.code, ENOENT);
    tg_input_options options = {.max_size = 9};
    assert_null(tg_input_open(path, &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    int fd = open(dir, O_RDONLY);
    assert_null(tg_input_from_fd(fd, NULL, &error));
    assert_int_equal(error.code, EISDIR);
    assert_int_equal(close(fd), 0); /* it was not closed */
    assert_int_equal(free_fd(), before);
}

TEST(special_files) {
    int before = free_fd();
    tg_io_error error;
    tg_input *in = tg_input_open("/dev/null", NULL, &error);
    assert_non_null(in);
    assert_true(tg_input_size(in) == 0);
    tg_input_close(in);
    tg_input_options options = {.max_stream = 100000};
    assert_null(tg_input_open("/dev/zero", &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    assert_int_equal(error.limit, TG_LIMIT_MAX_STREAM);
    in = tg_input_open("/proc/self/status", NULL, &error); /* reports size 0, but is not empty */
    if (in != NULL) {
        assert_true(tg_input_size(in) > 100);
        tg_input_close(in);
    }
    assert_int_equal(free_fd(), before);
}

/* -------------------------------------------------------------------------------------- pipes */

/* A child process that waits, then writes `size` bytes in pieces. */
static pid_t writer(int fd, size_t size, size_t piece, unsigned wait_ms) {
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid > 0) return pid;
    usleep(wait_ms * 1000);
    uint8_t *data = malloc(piece);
    for (size_t at = 0; data != NULL && at < size;) {
        size_t n = size - at < piece ? size - at : piece;
        for (uint64_t i = 0; i < n; i++) data[i] = byte_at(at + i);
        ssize_t done = write(fd, data, n);
        if (done <= 0) break;
        at += (size_t)done;
    }
    free(data);
    _exit(0);
}

static void finish(pid_t pid) {
    int status;
    assert_true(waitpid(pid, &status, 0) == pid);
}

TEST(pipes) {
    const size_t sizes[] = {0, 1, 65536, 2 * MIB + 3};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        for (int nonblocking = 0; nonblocking < 2; nonblocking++) {
            int ends[2];
            assert_int_equal(pipe(ends), 0);
            pid_t pid = writer(ends[1], sizes[i], 50000, nonblocking ? 50 : 0);
            (void)close(ends[1]);
            if (nonblocking) assert_int_equal(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
            tg_input *in = tg_input_from_fd(ends[0], NULL, NULL);
            assert_non_null(in);
            assert_true(tg_input_size(in) == sizes[i]);
            expect_bytes(tg_input_ks(in).base, 0, sizes[i]);
            tg_input_close(in);
            assert_int_equal(close(ends[0]), 0);
            finish(pid);
        }
    }
}

TEST(pipes_over_the_limit) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t pid = writer(ends[1], 100001, 1000, 0);
    (void)close(ends[1]);
    tg_io_error error;
    tg_input_options options = {.max_stream = 100000};
    assert_null(tg_input_from_fd(ends[0], &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    assert_true(error.allowed == 100000);
    (void)close(ends[0]);
    finish(pid);
}

static void make_fifo(void) {
    (void)unlink(path);
    assert_int_equal(mkfifo(path, 0600), 0);
}

/* A writer that opens the named pipe after a delay. */
static pid_t fifo_writer(size_t size, unsigned wait_ms, unsigned then_wait_ms) {
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid > 0) return pid;
    usleep(wait_ms * 1000);
    int fd = open(path, O_WRONLY);
    if (fd >= 0) finish(writer(fd, size, 1000, then_wait_ms));
    _exit(0);
}

TEST(named_pipes) {
    int before = free_fd();
    make_fifo();
    tg_io_error error;
    assert_null(tg_input_open(path, NULL, &error)); /* does not hang */
    assert_int_equal(error.code, TG_IO_NO_WRITER);
    assert_int_equal(free_fd(), before);
    const struct {
        size_t size;
        unsigned wait_ms, then_wait_ms;
    } cases[] = {{100000, 0, 0}, {100000, 200, 0}, {5, 200, 2500}, {0, 200, 0}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        pid_t pid = fifo_writer(cases[i].size, cases[i].wait_ms, cases[i].then_wait_ms);
        tg_input *in = tg_input_open(path, NULL, &error);
        assert_int_equal(error.code, 0);
        assert_non_null(in);
        assert_true(tg_input_size(in) == cases[i].size);
        expect_bytes(tg_input_ks(in).base, 0, cases[i].size);
        tg_input_close(in);
        finish(pid);
    }
    assert_int_equal(free_fd(), before);
}

static void on_signal(int number) { (void)number; }

/* Signals that interrupt a read do not matter. */
TEST(interrupted) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal; /* without SA_RESTART */
    assert_int_equal(sigaction(SIGUSR1, &action, NULL), 0);
    for (int nonblocking = 0; nonblocking < 2; nonblocking++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        pid_t parent = getpid();
        pid_t pid = fork();
        assert_true(pid >= 0);
        if (pid == 0) {
            for (int i = 0; i < 20; i++) {
                usleep(5000);
                (void)kill(parent, SIGUSR1);
            }
            uint8_t byte = byte_at(0);
            _exit(write(ends[1], &byte, 1) == 1 ? 0 : 1);
        }
        (void)close(ends[1]);
        if (nonblocking) assert_int_equal(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
        tg_io_error error;
        tg_input *in = tg_input_from_fd(ends[0], NULL, &error);
        assert_int_equal(error.code, 0);
        assert_true(in != NULL && tg_input_size(in) == 1);
        tg_input_close(in);
        (void)close(ends[0]);
        finish(pid);
    }
}
