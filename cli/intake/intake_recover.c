/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_recover.c - brings files back that were on their way when a process was killed; see intake_move.h.
 */
#define _GNU_SOURCE /* O_PATH */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "intake_move.h"

/* Whether it has a name that a file on its way can have, and no report. */
static bool lacks_report(const folder *f, const char *name) {
    file_name report;
    if (name[0] == '.' || is_report_name(name) || strlen(name) > LONGEST_PLACED) return false;
    report_name(report, name);
    return !folder_has(f, report);
}

/* Opens a regular file; -1: it is none, or with an errno. */
static int open_regular(const folder *f, const char *name) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    errno = 0;
    const int seen = openat(f->fd, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (seen < 0) return -1;
    const bool good = fstat(seen, &st) == 0 && S_ISREG(st.st_mode);
    const int fd = good ? open_again(seen, O_RDONLY) : -1;
    const int error = good ? errno : 0;
    (void)close(seen);
    errno = error;
    return fd;
}

/* Returns 0 if the file is back or is nobody's business, or an errno; adds to *n. */
static int bring_back(places *p, const char *name, uint64_t *n) {
    const int fd = open_regular(&p->quarantine, name);
    file_name other;
    if (fd < 0) return errno == ENOENT ? 0 : errno;
    int code = EWOULDBLOCK;
    /* With the lock nobody else moves it; and its process, if it lived, would have it. */
    if (flock(fd, LOCK_EX | LOCK_NB) == 0 && lacks_report(&p->quarantine, name)) code = EEXIST;
    for (unsigned i = 0; i < NAME_ATTEMPTS && code == EEXIST; i++) {
        placed_name(other, name, i);
        code = folder_move(&p->quarantine, name, &p->inbox, other);
    }
    if (code == 0) *n += 1;
    (void)close(fd);
    return code == EWOULDBLOCK || code == ENOENT ? 0 : code;
}

uint64_t moves_recover(places *p, int *error) {
    uint64_t n = 0;
    const int fd = openat(p->quarantine.fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *all = fd >= 0 ? fdopendir(fd) : NULL;
    *error = all != NULL ? 0 : errno;
    if (all == NULL && fd >= 0) (void)close(fd);
    for (const struct dirent *e = all != NULL ? readdir(all) : NULL; e != NULL; e = readdir(all)) {
        const int code = lacks_report(&p->quarantine, e->d_name) ? bring_back(p, e->d_name, &n) : 0;
        if (*error == 0) *error = code;
    }
    if (all != NULL) (void)closedir(all);
    return n;
}
