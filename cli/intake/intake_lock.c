/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_lock.c - see intake_lock.h.
 */
#define _GNU_SOURCE /* F_OFD_SETLK, F_OFD_GETLK */
#include "intake_lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* Whose folder it is could hold up all intakes in other ways, too. */
static bool is_trusted(const folder *quarantine, uid_t owner) {
    struct stat st;
    return owner == geteuid() || (fstat(quarantine->fd, &st) == 0 && owner == st.st_uid);
}

/* A file that is made here goes to the owner of the folder, if this user may give it away: root does not lock the owner
 * out. A file that is found may be a second name of any other, and keeps its owner. */
static int open_or_make(const folder *quarantine) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const int flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const int fd = openat(quarantine->fd, LOCK_NAME, flags | O_CREAT | O_EXCL, 0600);
    if (fd < 0 && errno == EEXIST) return openat(quarantine->fd, LOCK_NAME, flags);
    if (fd >= 0 && fstat(quarantine->fd, &st) == 0 && st.st_uid != geteuid())
        (void)!fchown(fd, st.st_uid, (gid_t)-1);
    return fd;
}

int locks_open(const folder *quarantine, int *locks) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    *locks = open_or_make(quarantine);
    if (*locks < 0) return errno;
    const bool is_file = fstat(*locks, &st) == 0 && S_ISREG(st.st_mode);
    /* With an access list, its mask is among the bits of the group. */
    const bool is_own =
        is_trusted(quarantine, st.st_uid) && (st.st_mode & (S_IRWXG | S_IRWXO)) == 0;
    if (is_file && is_own) return 0;
    (void)close(*locks);
    *locks = -1;
    return is_file ? LOCKS_OF_OTHERS : EINVAL;
}

/* The last byte of a range must have a number that off_t holds. */
static off_t place_of(const struct stat *st) {
    return (off_t)((uint64_t)st->st_ino & ((UINT64_C(1) << 62) - 1));
}

int lock_take(int locks, const struct stat *st, bool shared, int *fd) {
    struct flock range;
    memset(&range, 0, sizeof range);
    range.l_type = shared ? F_RDLCK : F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = place_of(st);
    range.l_len = 1;
    /* Of its own: locks of one open description do not exclude each other. */
    *fd = open_again(locks, O_RDWR);
    if (*fd < 0) return errno;
    if (fcntl(*fd, F_OFD_SETLK, &range) == 0) return 0;
    const int code = errno == EACCES || errno == EAGAIN ? EWOULDBLOCK : errno;
    (void)close(*fd);
    *fd = -1;
    return code;
}

int report_lock(int fd) {
    struct flock whole;
    memset(&whole, 0, sizeof whole);
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return fcntl(fd, F_OFD_SETLK, &whole) == 0 ? 0 : errno;
}

bool report_stays(const folder *in, const char *name) {
    struct flock whole;
    struct stat st[2];
    memset(&whole, 0, sizeof whole);
    memset(st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    whole.l_type = F_RDLCK;
    whole.l_whence = SEEK_SET;
    const int fd = openat(in->fd, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) return false;
    const bool is_free = fcntl(fd, F_OFD_GETLK, &whole) == 0 && whole.l_type == F_UNLCK;
    /* In this order: its maker removes the name first, and then has the lock no more. */
    const bool is_there = fstat(fd, &st[0]) == 0 &&
                          fstatat(in->fd, name, &st[1], AT_SYMLINK_NOFOLLOW) == 0 &&
                          st[0].st_dev == st[1].st_dev && st[0].st_ino == st[1].st_ino;
    (void)close(fd);
    return is_free && is_there;
}
