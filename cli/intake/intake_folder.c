/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_folder.c - see intake_folder.h.
 */
#define _GNU_SOURCE /* O_TMPFILE, O_PATH */
#include "intake_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "intake_holes.h"

/* In linux/fs.h, and in stdio.h of some C libraries only. */
#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE 1u
#endif

#define BLOCK 16384

/* ------------------------------------------------------------------------------------- folders */

int folder_open(folder *f, const char *path) {
    *f = (folder){path, open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), false};
    return f->fd >= 0 ? 0 : errno;
}

int folder_open_in(folder *in, const char *name, folder *f) {
    *f = (folder){in->path, -1, false};
    if (mkdirat(in->fd, name, 0777) == 0) {
        in->unsynced = true;
    } else if (errno != EEXIST) {
        return errno;
    }
    f->fd = openat(in->fd, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return f->fd >= 0 ? 0 : errno;
}

void folder_close(folder *f) {
    if (f->fd >= 0) (void)close(f->fd);
    f->fd = -1;
}

int folder_sync(folder *f) {
    if (!f->unsynced) return 0;
    if (fsync(f->fd) != 0) return errno;
    f->unsynced = false;
    return 0;
}

static int move(int from, const char *name, int to, const char *new_name) {
    /* Not every C library has a function for it. */
    return syscall(SYS_renameat2, from, name, to, new_name, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

/* The system compares the file systems before it looks for the file: no file has an empty name, or one of a NUL. */
int folder_test_moves(const folder *from, const folder *to) {
    static const char none[] = ".tensorgate-is-no-file";
    int fd = -1;
    const int code = move(from->fd, none, to->fd, none);
    if (code != 0 && code != ENOENT) return code;
    const int nameless = nameless_open(to, &fd);
    if (nameless != 0) return nameless == EISDIR || nameless == ENOENT ? EOPNOTSUPP : nameless;
    (void)close(fd);
    return 0;
}

bool folder_is_gone(const folder *f) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return fstat(f->fd, &st) != 0 || st.st_nlink == 0;
}

int folder_look(const folder *f, const char *name) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return fstatat(f->fd, name, &st, AT_SYMLINK_NOFOLLOW) == 0 ? EEXIST : errno;
}

bool folder_has(const folder *f, const char *name) { return folder_look(f, name) != ENOENT; }

int folder_move(folder *from, const char *name, folder *to, const char *new_name) {
    const int code = move(from->fd, name, to->fd, new_name);
    if (code == 0) from->unsynced = to->unsynced = true;
    return code;
}

int folder_remove(folder *f, const char *name) {
    if (unlinkat(f->fd, name, 0) != 0) return errno;
    f->unsynced = true;
    return 0;
}

/* ------------------------------------------------------------------------- files without a name */

int nameless_open(const folder *f, int *fd) {
    *fd = openat(f->fd, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    return *fd >= 0 ? 0 : errno;
}

int nameless_write(int fd, const void *data, size_t n) {
    const char *bytes = data;
    while (n > 0) {
        const ssize_t done = write(fd, bytes, n);
        if (done < 0 && errno != EINTR) return errno;
        if (done > 0) {
            bytes += done;
            n -= (size_t)done;
        }
    }
    return 0;
}

/* The name of an open descriptor. */
static void name_fd(int fd, char path[32]) { snprintf(path, 32, "/proc/self/fd/%d", fd); }

int nameless_link(int fd, folder *f, const char *name) {
    char path[32];
    name_fd(fd, path);
    if (linkat(AT_FDCWD, path, f->fd, name, AT_SYMLINK_FOLLOW) != 0) return errno;
    f->unsynced = true;
    return 0;
}

/* ------------------------------------------------------------------------------------- content */

int open_again(int fd, int flags) {
    char path[32];
    name_fd(fd, path);
    return open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

/* Reads `n` bytes; false at the end, or after an error. */
static bool read_all(int fd, char *dst, size_t n, off_t at) {
    while (n > 0) {
        const ssize_t got = pread(fd, dst, n, at);
        if (got == 0 || (got < 0 && errno != EINTR)) return false;
        if (got > 0) {
            dst += got;
            at += got;
            n -= (size_t)got;
        }
    }
    return true;
}

/* Where the next bytes are that one of the two has on the disk: holes of both are alike, and would take as long to read. */
static off_t next_of_both(int a, int b, off_t at, off_t size) {
    const off_t x = next_data(a, at, size).begin;
    const off_t y = next_data(b, at, size).begin;
    return x < y ? x : y;
}

static bool same_bytes(int a, int b) {
    char x[BLOCK];
    char y[BLOCK];
    struct stat st[2];
    memset(st, 0, sizeof st);
    if (fstat(a, &st[0]) != 0 || fstat(b, &st[1]) != 0) return false;
    if (!S_ISREG(st[0].st_mode) || !S_ISREG(st[1].st_mode)) return false;
    if (st[0].st_size != st[1].st_size) return false;
    const off_t size = st[0].st_size;
    for (off_t at = next_of_both(a, b, 0, size); at < size; at = next_of_both(a, b, at, size)) {
        const off_t left = size - at;
        const size_t n = left < BLOCK ? (size_t)left : BLOCK;
        if (!read_all(a, x, n, at) || !read_all(b, y, n, at) || memcmp(x, y, n) != 0) return false;
        at += (off_t)n;
    }
    return true;
}

bool has_same_bytes(const folder *f, const char *name, int fd) {
    const int other =
        openat(f->fd, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (other < 0) return false;
    const bool same = same_bytes(fd, other);
    (void)close(other);
    return same;
}
