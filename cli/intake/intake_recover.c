/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_recover.c - brings files back that were on their way when a process was killed; see intake_move.h.
 */
#define _GNU_SOURCE /* O_PATH */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "intake_lock.h"
#include "intake_move.h"
#include "intake_tree_copy.h"

/* Whether it has a name that a file on its way can have, and no report. */
static bool lacks_report(const folder *f, const char *name) {
    file_name report;
    if (name[0] == '.' || is_report_name(name) || strlen(name) > LONGEST_PLACED) return false;
    report_name(report, name);
    return !folder_has(f, report);
}

/* Locks a regular file or a folder. Returns 0 or an errno; EWOULDBLOCK: it is none, or that of a living process. */
static int lock_taken(const places *p, const char *name, int *lock) {
    struct stat st[2];
    memset(st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    if (fstatat(p->quarantine.fd, name, &st[0], AT_SYMLINK_NOFOLLOW) != 0) return errno;
    if (!S_ISREG(st[0].st_mode) && !S_ISDIR(st[0].st_mode)) return EWOULDBLOCK;
    const int code = lock_take(p->locks, &st[0], false, lock);
    if (code != 0) return code;
    /* Whoever had the lock before may have moved it, and another file may have the name. */
    if (fstatat(p->quarantine.fd, name, &st[1], AT_SYMLINK_NOFOLLOW) != 0) return errno;
    return st[0].st_ino == st[1].st_ino ? 0 : EWOULDBLOCK;
}

/* Returns 0 if the file is back or is nobody's business, or an errno; adds to *n. */
static int bring_back(places *p, const char *name, uint64_t *n) {
    int lock = -1;
    file_name other;
    int code = lock_taken(p, name, &lock);
    /* With the lock nobody else moves it; and its process, if it lived, would have it. */
    if (code == 0) code = lacks_report(&p->quarantine, name) ? EEXIST : EWOULDBLOCK;
    for (unsigned i = 0; i < NAME_ATTEMPTS && code == EEXIST; i++) {
        placed_name(other, name, i);
        code = folder_move(&p->quarantine, name, &p->inbox, other);
    }
    if (code == 0) *n += 1;
    if (lock >= 0) (void)close(lock);
    return code == EWOULDBLOCK || code == ENOENT ? 0 : code;
}

/* What is left of copies and removals of folders. */
static int sweep(const places *p) {
    const int code = tree_sweep(&p->accept, p->locks);
    const int other = tree_sweep(&p->quarantine, p->locks);
    return code != 0 ? code : other;
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
    const int code = sweep(p);
    if (*error == 0) *error = code;
    return n;
}
