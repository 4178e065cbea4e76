/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_lock.c - see intake_lock.h.
 */
#define _GNU_SOURCE /* F_OFD_SETLK */
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

int locks_open(const folder *quarantine, int *locks) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    *locks = openat(quarantine->fd, LOCK_NAME,
                    O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
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
