/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inject.c - a library to be preloaded, which lets one call of a program fail: the n-th of the
 * calls that output files are made with.
 *
 *     LD_PRELOAD=build/tests/inject.so INJECT_NTH=7 INJECT_ERRNO=28 program ...
 *
 *     INJECT_NTH         which call fails, from 1; 0 or absent: none, they are counted only
 *     INJECT_ERRNO       how it fails; absent: EIO
 *     INJECT_KILL=1      the process is killed in place of the call (SIGKILL)
 *     INJECT_SHORT=1     a write does half of its work, which is legal; other calls do all of it
 *     INJECT_ONLY        "fsync,close": no other calls are counted
 *     INJECT_COUNT_FILE  gets the number of calls when the program exits
 *
 * These are counted, under these names: open and openat for writing, write, pwrite, ftruncate,
 * fallocate, posix_fallocate, fsync, fdatasync, link, linkat, rename, renameat, renameat2,
 * copy_file_range, and close of what was opened for writing. Descriptors 1 and 2 are ignored.
 * unlink is not counted: a program cannot react to a file that cannot be removed. Counting ends
 * when a profile (.profraw) is opened: a program that was built for fuzz/coverage.py writes it
 * after its end.
 *
 * For programs with one thread.
 */
#undef _FILE_OFFSET_BITS /* so that open and open64 are two functions */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MAX_FD 1024
#define COUNT_FD 500 /* and the next ones: no descriptor of the program */

static unsigned long calls;
static bool is_over; /* a profile was opened */
static bool for_writing[MAX_FD];

static unsigned long number_of(const char *variable, unsigned long absent) {
    const char *text = getenv(variable);
    return text != NULL && text[0] != '\0' ? strtoul(text, NULL, 10) : absent;
}

/* The function that this library replaces. */
#define REAL(pointer, name)                                                                        \
    do {                                                                                           \
        void *address = dlsym(RTLD_NEXT, name);                                                    \
        memcpy(&(pointer), &address, sizeof(pointer));                                             \
    } while (0)

/* ------------------------------------------------------------------------------------- counting */

/* Whether `name` is one of INJECT_ONLY. */
static bool counts(const char *name) {
    const char *only = getenv("INJECT_ONLY");
    if (only == NULL || only[0] == '\0') return true;
    size_t len = strlen(name);
    for (const char *p = only; p != NULL; p = strchr(p, ',')) {
        if (*p == ',') p++;
        if (strncmp(p, name, len) == 0 && (p[len] == ',' || p[len] == '\0')) return true;
    }
    return false;
}

/* Counts a call; true if this is the one that fails. */
static bool is_due(const char *name) {
    if (is_over || !counts(name) || ++calls != number_of("INJECT_NTH", 0)) return false;
    /* tgkill is left in the sandbox of the command. */
    if (number_of("INJECT_KILL", 0) != 0) (void)syscall(SYS_tgkill, getpid(), gettid(), SIGKILL);
    return true;
}

/* Whether a call is due that fails then; errno is set. */
static bool fails(const char *name) {
    if (!is_due(name) || number_of("INJECT_SHORT", 0) != 0) return false;
    errno = (int)number_of("INJECT_ERRNO", EIO);
    return true;
}

/* Whether a call is due that fails, or does less: then `*n` is reduced. */
static bool write_fails(const char *name, int fd, size_t *n) {
    if (fd == STDOUT_FILENO || fd == STDERR_FILENO || !is_due(name)) return false;
    if (number_of("INJECT_SHORT", 0) != 0) {
        if (*n > 1) *n /= 2;
        return false;
    }
    errno = (int)number_of("INJECT_ERRNO", EIO);
    return true;
}

/* Where the number goes; opened before a program enters a sandbox. Both use system calls, which are not counted. */
static long count_fd = -1;

__attribute__((constructor)) static void prepare(void) {
    const char *path = getenv("INJECT_COUNT_FILE");
    if (path == NULL) return;
    const long fd = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0) return;
    count_fd = syscall(SYS_fcntl, fd, F_DUPFD_CLOEXEC, COUNT_FD);
    (void)syscall(SYS_close, fd);
}

__attribute__((destructor)) static void tell(void) {
    char text[32];
    if (count_fd < 0) return;
    int len = snprintf(text, sizeof text, "%lu\n", calls);
    (void)syscall(SYS_write, count_fd, text, (size_t)len);
}

/* -------------------------------------------------------------------------------------- opening */

static bool writes(int flags) {
    return (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0 ||
           (flags & O_TMPFILE) == O_TMPFILE;
}

static mode_t mode_of(int flags, va_list rest) {
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
}

static void look_at(const char *path) {
    static const char suffix[] = ".profraw";
    size_t n = strlen(path);
    if (n >= sizeof suffix && strcmp(path + n - (sizeof suffix - 1), suffix) == 0) is_over = true;
}

static int opened(int fd, int flags) {
    if (fd >= 0 && fd < MAX_FD) for_writing[fd] = writes(flags);
    return fd;
}

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...) {                                                   \
        int (*real)(const char *, int, ...);                                                       \
        REAL(real, #name);                                                                         \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = mode_of(flags, rest);                                                        \
        va_end(rest);                                                                              \
        look_at(path);                                                                             \
        if (writes(flags) && fails("open")) return -1;                                             \
        return opened(real(path, flags, mode), flags);                                             \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                               \
    int name(int folder, const char *path, int flags, ...) {                                       \
        int (*real)(int, const char *, int, ...);                                                  \
        REAL(real, #name);                                                                         \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = mode_of(flags, rest);                                                        \
        va_end(rest);                                                                              \
        look_at(path);                                                                             \
        if (writes(flags) && fails("openat")) return -1;                                           \
        return opened(real(folder, path, flags, mode), flags);                                     \
    }
OPENAT(openat)
OPENAT(openat64)

/* As in the system: the descriptor is closed even if close fails. */
int close(int fd) {
    int (*real)(int);
    REAL(real, "close");
    bool counted = fd > STDERR_FILENO && fd < MAX_FD && for_writing[fd];
    if (counted) for_writing[fd] = false;
    if (!counted || !fails("close")) return real(fd);
    int error = errno;
    (void)real(fd);
    errno = error;
    return -1;
}

/* -------------------------------------------------------------------------------------- writing */

ssize_t write(int fd, const void *data, size_t n) {
    ssize_t (*real)(int, const void *, size_t);
    REAL(real, "write");
    return write_fails("write", fd, &n) ? -1 : real(fd, data, n);
}

ssize_t pwrite(int fd, const void *data, size_t n, off_t offset) {
    ssize_t (*real)(int, const void *, size_t, off_t);
    REAL(real, "pwrite");
    return write_fails("pwrite", fd, &n) ? -1 : real(fd, data, n, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t n, off64_t offset) {
    ssize_t (*real)(int, const void *, size_t, off64_t);
    REAL(real, "pwrite64");
    return write_fails("pwrite", fd, &n) ? -1 : real(fd, data, n, offset);
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t n,
                        unsigned flags) {
    ssize_t (*real)(int, off64_t *, int, off64_t *, size_t, unsigned);
    REAL(real, "copy_file_range");
    return write_fails("copy_file_range", to, &n) ? -1 : real(from, from_at, to, to_at, n, flags);
}

/* -------------------------------------------------------------------------------- sizes, syncing */

int ftruncate(int fd, off_t size) {
    int (*real)(int, off_t);
    REAL(real, "ftruncate");
    return fails("ftruncate") ? -1 : real(fd, size);
}

int ftruncate64(int fd, off64_t size) {
    int (*real)(int, off64_t);
    REAL(real, "ftruncate64");
    return fails("ftruncate") ? -1 : real(fd, size);
}

int fallocate(int fd, int mode, off_t offset, off_t n) {
    int (*real)(int, int, off_t, off_t);
    REAL(real, "fallocate");
    return fails("fallocate") ? -1 : real(fd, mode, offset, n);
}

int fallocate64(int fd, int mode, off64_t offset, off64_t n) {
    int (*real)(int, int, off64_t, off64_t);
    REAL(real, "fallocate64");
    return fails("fallocate") ? -1 : real(fd, mode, offset, n);
}

int posix_fallocate(int fd, off_t offset, off_t n) {
    int (*real)(int, off_t, off_t);
    REAL(real, "posix_fallocate");
    return fails("posix_fallocate") ? errno : real(fd, offset, n);
}

int posix_fallocate64(int fd, off64_t offset, off64_t n) {
    int (*real)(int, off64_t, off64_t);
    REAL(real, "posix_fallocate64");
    return fails("posix_fallocate") ? errno : real(fd, offset, n);
}

int fsync(int fd) {
    int (*real)(int);
    REAL(real, "fsync");
    return fails("fsync") ? -1 : real(fd);
}

int fdatasync(int fd) {
    int (*real)(int);
    REAL(real, "fdatasync");
    return fails("fdatasync") ? -1 : real(fd);
}

/* --------------------------------------------------------------------------------------- naming */

int link(const char *from, const char *to) {
    int (*real)(const char *, const char *);
    REAL(real, "link");
    return fails("link") ? -1 : real(from, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
    int (*real)(int, const char *, int, const char *, int);
    REAL(real, "linkat");
    return fails("linkat") ? -1 : real(from_folder, from, to_folder, to, flags);
}

int rename(const char *from, const char *to) {
    int (*real)(const char *, const char *);
    REAL(real, "rename");
    return fails("rename") ? -1 : real(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
    int (*real)(int, const char *, int, const char *);
    REAL(real, "renameat");
    return fails("renameat") ? -1 : real(from_folder, from, to_folder, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    int (*real)(int, const char *, int, const char *, unsigned);
    REAL(real, "renameat2");
    return fails("renameat2") ? -1 : real(from_folder, from, to_folder, to, flags);
}
