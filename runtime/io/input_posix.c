/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_posix.c - paths and descriptors as sources.
 */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64
#include "input_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define PATIENCE_MS 2000

static void fd_close(void *self) {
    tg_input *in = self;
    if (in->fd_owned) (void)close(in->fd); /* read only: nothing can be lost */
}

/* For files and block devices. fd_start + offset is at most the size of the file, an off_t. */
static int64_t fd_read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    const tg_input *in = self;
    ssize_t got = pread(in->fd, buffer, n, (off_t)(in->fd_start + offset));
    return got >= 0 ? got : -errno;
}

/* For everything else. Waits for data also where the descriptor does not block. */
static int64_t fd_read_next(void *self, uint64_t offset, void *buffer, size_t n) {
    tg_input *in = self;
    struct pollfd wanted = {.fd = in->fd, .events = POLLIN};
    bool waited = false;
    for (;;) {
        ssize_t got = read(in->fd, buffer, n);
        if (got > 0) return got;
        if (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return -errno;
        if (got < 0) {
            /* There is a writer, it only has nothing to say yet. */
            if (poll(&wanted, 1, -1) < 0) return -errno;
            continue;
        }
        /* The end; but at the start of a named pipe also what a missing writer looks like. An event
         * means that one came, if only to leave again. */
        if (!in->fd_named_pipe || offset > 0) return 0;
        if (waited) return -TG_IO_NO_WRITER;
        int events = poll(&wanted, 1, PATIENCE_MS);
        if (events < 0) return -errno;
        if (events > 0) in->fd_named_pipe = false;
        waited = true;
    }
}

/* The size of a block device, which fstat does not tell; unknown when it cannot be found out. */
static uint64_t device_size(int fd, off_t position) {
    off_t end = lseek(fd, 0, SEEK_END);
    if (end < 0) return TG_SIZE_UNKNOWN;
    (void)lseek(fd, position, SEEK_SET);
    return (uint64_t)end;
}

/* in->fd is open and, when it is owned, closed by whatever happens here. */
static tg_input *attach_fd(tg_input *in, const tg_input_options *options, tg_io_error *error) {
    tg_source source = {
        .read_at = fd_read_next, .close = fd_close, .self = in, .size = TG_SIZE_UNKNOWN};
    struct stat st = {0}; /* MemorySanitizer does not always know that fstat fills it */
    int code = fstat(in->fd, &st) == 0 ? 0 : errno;
    if (code == 0 && S_ISDIR(st.st_mode)) code = EISDIR;
    if (code != 0) {
        fd_close(in);
        tg_input_close(in);
        return tg_input_fail(error, code, "open");
    }
    if (S_ISREG(st.st_mode) || S_ISBLK(st.st_mode)) {
        off_t position = lseek(in->fd, 0, SEEK_CUR);
        if (position < 0) position = 0;
        uint64_t start = (uint64_t)position;
        uint64_t size = S_ISREG(st.st_mode) ? (uint64_t)st.st_size : device_size(in->fd, position);
        /* Files that the system makes up (/proc) have the size 0 and are read to the end. */
        if (size != TG_SIZE_UNKNOWN && size > 0) {
            in->fd_start = start < size ? start : size;
            source.size = size - in->fd_start;
            source.read_at = fd_read_at;
        }
    }
    return tg_input_attach(in, source, options, error);
}

tg_input *tg_input_from_fd(int fd, const tg_input_options *options, tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) return NULL;
    in->fd = fd;
    return attach_fd(in, options, error);
}

tg_input *tg_input_open(const char *path, const tg_input_options *options, tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) return NULL;
    /* O_NONBLOCK: opening a named pipe must not wait for a writer, nor a terminal line for its
     * modem. It means nothing for files. */
    do {
        in->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    } while (in->fd < 0 && errno == EINTR);
    if (in->fd < 0) {
        int code = errno;
        tg_input_close(in);
        return tg_input_fail(error, code, "open");
    }
    in->fd_owned = true;
    struct stat st = {0};
    in->fd_named_pipe = fstat(in->fd, &st) == 0 && S_ISFIFO(st.st_mode);
    return attach_fd(in, options, error);
}
