/* SPDX-License-Identifier: Apache-2.0 */
/*
 * temporary.c - see temporary.h.
 */
#include "temporary.h"

#include <errno.h>
#include <fcntl.h>
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

int temporary_open(void) {
    const char *folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == '\0') folder = "/tmp";
    char path[4096];
    int len = snprintf(path, sizeof path, "%s/tensorgate-XXXXXX", folder);
    errno = ENAMETOOLONG;
    if (len < 0 || (size_t)len >= sizeof path) return -1;
    int fd = mkstemp(path); /* mode 0600 */
    if (fd < 0) return -1;
    if (unlink(path) == 0) return leave_standard(fd);
    int code = errno;
    (void)close(fd); /* empty, no data can be lost */
    errno = code;
    return -1;
}
