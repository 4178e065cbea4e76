/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output_posix.c - creates, writes and commits an output file; see output.h. POSIX with Linux
 * extensions.
 */
#define _GNU_SOURCE /* O_TMPFILE, O_PATH, fallocate */
#define _FILE_OFFSET_BITS 64
#include "number_text.h"
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os.h"
#include "text.h"

#define LARGEST_WRITE ((size_t)1 << 30) /* per call; the maximum differs between systems */
#define COPY_BYTES ((size_t)256 << 10)

struct tg_output {
    tg_place place;
    int fd;     /* -1 when it is closed */
    int handle; /* refers to the file without a name, to link it; -1 if it has a name */
    bool replace;
    bool sync;
    int failed;        /* errno of the first write that failed */
    uint64_t end;      /* offset after the last byte written */
    uint64_t reserved; /* bytes */
    uint64_t largest;  /* maximum size of the file */
    char path[];       /* as passed by the caller, for messages */
};

_Static_assert(sizeof(off_t) == 8, "files of any size");

/* ------------------------------------------------------------------------------------ creating */

/* In a process that was started without standard output or error, the file could get that
 * descriptor, and messages would be written to the file. */
static int leave_standard(tg_output *out) {
    if (out->fd > STDERR_FILENO) return 0;
    int fd = fcntl(out->fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int code = fd >= 0 ? 0 : errno;
    (void)close(out->fd); /* empty, no data can be lost */
    out->fd = fd;
    return code;
}

#if defined(O_TMPFILE) && defined(O_PATH)
/* Opens the file with an O_PATH descriptor, which suffices for linkat. Thus the descriptor for
 * writing can be closed, and errors of close be reported, before the file gets its name. */
static int open_handle(int fd) {
    char file[TG_FD_PATH];
    tg_place_of_fd(file, fd);
    return open(file, O_PATH | O_CLOEXEC);
}

/* EOPNOTSUPP: the system does not support files without a name, or cannot give them one. */
static int open_nameless(tg_output *out, mode_t mode) {
    if ((out->place.without & TG_WITHOUT_TMPFILE) != 0) return EOPNOTSUPP;
    do {
        out->fd = openat(out->place.folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    } while (out->fd < 0 && errno == EINTR);
    if (out->fd < 0) {
        /* Kernels that do not or only partly support the flag return EISDIR or ENOENT. */
        bool unknown = errno == EISDIR || errno == ENOENT || errno == EINVAL || errno == ENOSYS;
        return unknown ? EOPNOTSUPP : errno;
    }
    if ((out->place.without & TG_WITHOUT_PROC) == 0) out->handle = open_handle(out->fd);
    if (out->handle >= 0) return 0;
    (void)close(out->fd); /* empty, no data can be lost */
    out->fd = -1;
    return EOPNOTSUPP;
}
#else
static int open_nameless(tg_output *out, mode_t mode) {
    (void)out;
    (void)mode;
    return EOPNOTSUPP;
}
#endif

/* The umask may have removed permissions from the requested mode. If all files have the same mode,
 * as on FAT, there is nothing to do, and fchmod would fail. A process that may not change modes
 * leaves fewer permissions, never others. */
static int set_mode(int fd, mode_t mode) {
    struct stat st = {0};
    if (fstat(fd, &st) != 0) return errno;
    if ((st.st_mode & 0777) == mode || fchmod(fd, mode) == 0) return 0;
    const int code = errno;
    return code == EPERM && (st.st_mode & 0777 & ~mode) == 0 ? 0 : code;
}

/* If the file replaces another one, it has the old file's mode from the start: private content must
 * never be readable by others. */
static int open_file(tg_output *out, const tg_present *present) {
    mode_t mode = present->exists ? present->mode : 0666;
    int code = open_nameless(out, mode);
    if (code == EOPNOTSUPP) code = tg_place_create_temp(&out->place, mode, &out->fd);
    if (code == 0) code = leave_standard(out);
    return code == 0 && present->exists ? set_mode(out->fd, mode) : code;
}

/* The maximum size of a file. Writing beyond RLIMIT_FSIZE would raise a signal. */
static uint64_t largest_size(void) {
    struct rlimit limit = {0};
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return INT64_MAX;
    uint64_t size = (uint64_t)limit.rlim_cur;
    return size < INT64_MAX ? size : INT64_MAX;
}

static int reserve(tg_output *out, uint64_t size) {
    if (size > out->largest) return EFBIG;
#ifdef FALLOC_FL_KEEP_SIZE
    if (size == 0) return 0;
    int code;
    do {
        code = fallocate(out->fd, FALLOC_FL_KEEP_SIZE, 0, (off_t)size) == 0 ? 0 : errno;
    } while (code == EINTR);
    if (code == 0) out->reserved = size;
    /* Not every file system supports this; a full disk is then reported later. */
    return code == EOPNOTSUPP || code == EINVAL || code == ENOSYS ? 0 : code;
#else
    return 0;
#endif
}

static tg_output *fail_create(tg_output *out, int code, uint64_t size, tg_error *error) {
    char why[160];
    tg_text w = {why, sizeof why, 0};
    tg_put(&w, tg_output_words(code));
    if (size > 0 && (code == ENOSPC || code == EDQUOT || code == EFBIG)) {
        tg_put(&w, ", ");
        tg_put_u64(&w, size);
        tg_put(&w, " bytes are needed");
    }
    (void)tg_put_end(&w);
    tg_output_fail(error, "cannot create", out->path, code, why);
    tg_output_discard(out);
    return NULL;
}

static size_t size_of(size_t path_len) { return sizeof(tg_output) + path_len + 1; }

tg_output *tg_output_create_without(const char *path, uint64_t size,
                                    const tg_output_options *options, unsigned without,
                                    tg_error *error) {
    const tg_output_options defaults = {0};
    if (options == NULL) options = &defaults;
    size_t len = strlen(path);
    tg_output *out = tg_os_allocator.alloc(tg_os_allocator.self, size_of(len));
    if (out == NULL) {
        tg_output_fail(error, "cannot create", path, ENOMEM, NULL);
        return NULL;
    }
    memset(out, 0, sizeof *out);
    memcpy(out->path, path, len + 1);
    out->fd = out->handle = -1;
    out->replace = options->replace;
    out->sync = !options->no_sync;
    out->largest = largest_size();

    tg_present present;
    int code = tg_place_find(&out->place, path, &present);
    out->place.without = without;
    if (code == 0 && present.exists && !out->replace) code = EEXIST;
    if (code == 0) code = open_file(out, &present);
    if (code == 0) code = reserve(out, size);
    return code == 0 ? out : fail_create(out, code, size, error);
}

tg_output *tg_output_create(const char *path, uint64_t size, const tg_output_options *options,
                            tg_error *error) {
    return tg_output_create_without(path, size, options, 0, error);
}

/* ------------------------------------------------------------------------------------- writing */

static int write_all(int fd, uint64_t offset, const void *data, size_t n) {
    const uint8_t *p = data;
    while (n > 0) {
        ssize_t done = pwrite(fd, p, n < LARGEST_WRITE ? n : LARGEST_WRITE, (off_t)offset);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        if (done == 0) return EIO; /* avoids an endless loop */
        p += done;
        n -= (size_t)done;
        offset += (uint64_t)done;
    }
    return 0;
}

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    tg_output *out = self;
    if (out->failed != 0) return out->failed;
    if (n > out->largest || offset > out->largest - n) {
        out->failed = EFBIG;
    } else {
        out->failed = write_all(out->fd, offset, data, n);
    }
    if (out->failed == 0 && offset + n > out->end) out->end = offset + n;
    return out->failed;
}

int tg_output_read(tg_output *output, uint64_t offset, void *dst, size_t n) {
    uint8_t *p = dst;
    if (n > output->end || offset > output->end - n) return EINVAL; /* not written before */
    while (n > 0) {
        ssize_t got = pread(output->fd, p, n, (off_t)offset);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return errno;
        if (got == 0) return EIO; /* another process truncated the file */
        p += got;
        n -= (size_t)got;
        offset += (uint64_t)got;
    }
    return 0;
}

tg_target tg_output_target(tg_output *output) {
    tg_target target = {.write_at = write_at, .in_order = false, .self = output};
    return target;
}

/* ---------------------------------------------------------------------------------- committing */

/* Performs all steps that can still report an error about the content, before the file becomes
 * visible. */
static int settle(tg_output *out) {
    int code = 0;
    /* Truncating to the current size releases the space that was reserved after the end. */
    if (out->end < out->reserved && ftruncate(out->fd, (off_t)out->end) != 0) return errno;
    if (out->sync) {
        do {
            code = fsync(out->fd) == 0 ? 0 : errno;
        } while (code == EINTR);
        if (code != 0) return code;
    }
    /* Some network file systems send the data only now. After EINTR the descriptor is closed. */
    code = close(out->fd) == 0 || errno == EINTR ? 0 : errno;
    out->fd = -1;
    return code;
}

static int copy(int from, int to, uint64_t size) {
    uint8_t *buffer = tg_os_allocator.alloc(tg_os_allocator.self, COPY_BYTES);
    if (buffer == NULL) return ENOMEM;
    int code = 0;
    for (uint64_t offset = 0; offset < size && code == 0;) {
        uint64_t left = size - offset;
        ssize_t got =
            pread(from, buffer, left < COPY_BYTES ? (size_t)left : COPY_BYTES, (off_t)offset);
        if (got < 0 && errno == EINTR) continue;
        if (got == 0) errno = EIO; /* another process truncated the file */
        code = got > 0 ? write_all(to, offset, buffer, (size_t)got) : errno;
        if (code == 0) offset += (uint64_t)got;
    }
    tg_os_allocator.free(tg_os_allocator.self, buffer, COPY_BYTES);
    return code;
}

/* For a system that has files without a name but forbids hard links, such as Android: copies the
 * file to one with a hidden name. */
static int copy_to_temp(tg_output *out) {
    char file[TG_FD_PATH];
    tg_place_of_fd(file, out->handle);
    int from = open(file, O_RDONLY | O_CLOEXEC);
    if (from < 0) return errno;
    struct stat st = {0};
    int code = fstat(from, &st) == 0 ? 0 : errno;
    mode_t mode = st.st_mode & 0777;
    if (code == 0) code = tg_place_create_temp(&out->place, mode, &out->fd);
    if (code == 0) code = leave_standard(out);
    if (code == 0) code = set_mode(out->fd, mode);
    if (code == 0) code = copy(from, out->fd, out->end);
    (void)close(from);
    out->reserved = 0;
    return code == 0 ? settle(out) : code;
}

static int give_name(tg_output *out) {
    if (out->handle >= 0) {
        int code = tg_place_link(&out->place, out->handle, out->replace);
        if (code != EOPNOTSUPP) return code;
        code = copy_to_temp(out);
        if (code != 0) return code;
    }
    return tg_place_rename(&out->place, out->replace);
}

bool tg_output_commit(tg_output *output, tg_error *error) {
    const char *what = "cannot write";
    int code = output->failed;
    if (code == 0) code = settle(output);
    if (code == 0) {
        what = output->replace ? "cannot replace" : "cannot create";
        code = give_name(output);
        /* From here on the file exists under its name. */
        if (code == 0 && output->sync) {
            what = "wrote, but cannot sync the folder of";
            code = tg_place_sync(&output->place);
        }
    }
    if (code != 0) tg_output_fail(error, what, output->path, code, NULL);
    tg_output_discard(output);
    return code == 0;
}

void tg_output_discard(tg_output *output) {
    if (output == NULL) return;
    /* Errors of close do not matter here: the content is discarded, or was synced before. */
    if (output->fd >= 0) (void)close(output->fd);
    if (output->handle >= 0) (void)close(output->handle);
    tg_place_remove_temp(&output->place);
    tg_place_close(&output->place);
    tg_os_allocator.free(tg_os_allocator.self, output, size_of(strlen(output->path)));
}
