/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_posix.c - opens paths and descriptors as sources.
 */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64
#include "input_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE_MS 2000

static void fd_close(void *self) {
    tg_input *in = self;
    if (in->fd_owned && in->fd >= 0) (void)close(in->fd); /* read only: no data can be lost */
}

/* --------------------------------------------------------------------------------------- parking */

/* POSIX has struct timespec; macOS has other names for its parts where only POSIX is asked for. */
#if defined(__APPLE__)
#define MODIFIED(st)                                                                               \
    { (st).st_mtime, (st).st_mtimensec }
#define CHANGED(st)                                                                                \
    { (st).st_ctime, (st).st_ctimensec }
#else
#define MODIFIED(st)                                                                               \
    { (st).st_mtim.tv_sec, (st).st_mtim.tv_nsec }
#define CHANGED(st)                                                                                \
    { (st).st_ctim.tv_sec, (st).st_ctim.tv_nsec }
#endif

static bool get_state(int fd, tg_input_state *state) {
    struct stat st = {0}; /* MemorySanitizer does not always know that fstat initializes it */
    if (fstat(fd, &st) != 0) return false;
    state->device = (uint64_t)st.st_dev;
    state->number = (uint64_t)st.st_ino;
    state->size = (uint64_t)st.st_size;
    const struct timespec times[] = {MODIFIED(st), CHANGED(st)};
    for (size_t i = 0; i < 2; i++) {
        state->changed[2 * i] = (int64_t)times[i].tv_sec;
        state->changed[2 * i + 1] = (int64_t)times[i].tv_nsec;
    }
    return true;
}

static bool is_same_state(const tg_input_state *a, const tg_input_state *b) {
    bool same = a->device == b->device && a->number == b->number && a->size == b->size;
    for (size_t i = 0; i < 4; i++) same = same && a->changed[i] == b->changed[i];
    return same;
}

void tg_input_reopen_by(tg_input *in, tg_reopen *reopen, void *self, uint64_t number) {
    in->reopen = reopen;
    in->reopen_self = self;
    in->reopen_number = number;
}

void tg_input_park(tg_input *in) {
    if (in->reopen == NULL || !in->fd_owned || in->fd < 0 || in->source.read_at == NULL) return;
    if (!get_state(in->fd, &in->parked)) return;
    (void)close(in->fd);
    in->fd = -1;
}

/* Returns 0 or a code. */
static int unpark(tg_input *in) {
    tg_input_state state;
    const int fd = in->reopen(in->reopen_self, in->reopen_number);
    if (fd < 0) return -fd;
    if (!get_state(fd, &state) || !is_same_state(&state, &in->parked)) {
        (void)close(fd);
        return TG_IO_CHANGED;
    }
    in->fd = fd;
    return 0;
}

/* --------------------------------------------------------------------------------------- reading */

/* The read_at of files and block devices. fd_start + offset is at most the size of the file, an
 * off_t. */
static int64_t fd_read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    tg_input *in = self;
    const int code = in->fd >= 0 ? 0 : unpark(in);
    if (code != 0) return -code;
    ssize_t got = pread(in->fd, buffer, n, (off_t)(in->fd_start + offset));
    return got >= 0 ? got : -errno;
}

/* The read_at of everything else. Waits for data even if the descriptor is nonblocking. */
static int64_t fd_read_next(void *self, uint64_t offset, void *buffer, size_t n) {
    tg_input *in = self;
    struct pollfd wanted = {.fd = in->fd, .events = POLLIN};
    bool waited = false;
    for (;;) {
        ssize_t got = read(in->fd, buffer, n);
        if (got > 0) return got;
        if (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return -errno;
        if (got < 0) {
            /* There is a writer, but no data yet. */
            if (poll(&wanted, 1, -1) < 0) return -errno;
            continue;
        }
        /* The end of the data. At the start of a named pipe a missing writer looks the same. A poll
         * event means that a writer opened the pipe, even if it has closed it again. */
        if (!in->fd_named_pipe || offset > 0) return 0;
        if (waited) return -TG_IO_NO_WRITER;
        int events = poll(&wanted, 1, PATIENCE_MS);
        if (events < 0) return -errno;
        if (events > 0) in->fd_named_pipe = false;
        waited = true;
    }
}

/* The size of a block device, which fstat does not report; unknown if it cannot be determined. */
static uint64_t device_size(int fd, off_t position) {
    off_t end = lseek(fd, 0, SEEK_END);
    if (end < 0) return TG_SIZE_UNKNOWN;
    (void)lseek(fd, position, SEEK_SET);
    return (uint64_t)end;
}

/* in->fd is open; if the handle owns it, this function closes it on every failure. */
static tg_input *attach_fd(tg_input *in, const tg_input_options *options, tg_io_error *error) {
    tg_source source = {
        .read_at = fd_read_next, .close = fd_close, .self = in, .size = TG_SIZE_UNKNOWN};
    struct stat st = {0}; /* MemorySanitizer does not always know that fstat initializes it */
    int code = fstat(in->fd, &st) == 0 ? 0 : errno;
    if (code == 0 && S_ISDIR(st.st_mode)) code = EISDIR;
    in->has_fd = true;
    in->fd_named_pipe =
        S_ISFIFO(st.st_mode); /* or one without a name, whose poll reports its end at once */
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
        /* Files generated by the system (/proc) have the size 0 and are read to the end. */
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

tg_input *tg_input_take_fd(int fd, const tg_input_options *options, tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) {
        (void)close(fd);
        return NULL;
    }
    in->fd = fd;
    in->fd_owned = true;
    return attach_fd(in, options, error);
}

bool tg_input_facts(const tg_input *in, tg_input_fact *fact) {
    struct stat st = {0};
    if (!in->has_fd || fstat(in->fd, &st) != 0) return false;
    fact->device = (uint64_t)st.st_dev;
    fact->number = (uint64_t)st.st_ino;
    fact->names = (uint64_t)st.st_nlink;
    return true;
}

tg_input *tg_input_open(const char *path, const tg_input_options *options, tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) return NULL;
    /* O_NONBLOCK: opening must not block until a named pipe has a writer or a modem line has a
     * carrier. It has no effect on files. */
    do {
        in->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    } while (in->fd < 0 && errno == EINTR);
    if (in->fd < 0) {
        int code = errno;
        tg_input_close(in);
        return tg_input_fail(error, code, "open");
    }
    in->fd_owned = true;
    return attach_fd(in, options, error);
}
