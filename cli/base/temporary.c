/* SPDX-License-Identifier: Apache-2.0 */
/*
 * temporary.c - see temporary.h.
 */
#define _GNU_SOURCE /* O_TMPFILE */
#include "temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Duplicates the descriptor above 2: in a process that was started without standard output or
 * error, the file must not take their place. */
static int leave_standard(int fd) {
    int higher = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int code = errno;
    (void)close(fd); /* empty, no data can be lost */
    errno = code;
    return higher;
}

/* Without a name from the beginning: nothing is left if the process is killed. -1: not every file system can do that. */
static int open_nameless(const char *folder) {
#if defined(O_TMPFILE)
    return open(folder, O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, 0600);
#else
    (void)folder;
    return -1;
#endif
}

static int open_and_unlink(const char *folder) {
    char path[4096];
    int len = snprintf(path, sizeof path, "%s/tensorgate-XXXXXX", folder);
    errno = ENAMETOOLONG;
    if (len < 0 || (size_t)len >= sizeof path) return -1;
    int fd = mkstemp(path); /* mode 0600 */
    if (fd < 0 || unlink(path) == 0) return fd;
    int code = errno;
    (void)close(fd); /* empty, no data can be lost */
    errno = code;
    return -1;
}

int temporary_open(void) {
    const char *folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == '\0') folder = "/tmp";
    int fd = open_nameless(folder);
    if (fd < 0) fd = open_and_unlink(folder);
    return fd >= 0 ? leave_standard(fd) : -1;
}

int temporary_write(int fd, const void *data, size_t n) {
    const uint8_t *from = data;
    while (n > 0) {
        ssize_t done = write(fd, from, n);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        if (done == 0) return EIO; /* avoids an endless loop */
        from += done;
        n -= (size_t)done;
    }
    return 0;
}
