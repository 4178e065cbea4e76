/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_copy.c - see intake_copy.h.
 */
#define _GNU_SOURCE /* SEEK_DATA */
#include "intake_copy.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "intake_holes.h"

/* In linux/fs.h, which contradicts headers of some C libraries. */
#ifndef FICLONE
#define FICLONE _IOW(0x94, 9, int)
#endif

#define PIECE ((size_t)1 << 20)

bool lease_is_proof(int fd) {
    /* ext2, ext3, ext4; XFS; Btrfs; F2FS. From linux/magic.h. */
    static const unsigned long known[] = {0xef53, 0x58465342, 0x9123683e, 0xf2f52010};
    struct statfs st;
    if (fstatfs(fd, &st) != 0) return false;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (((unsigned long)st.f_type & 0xffffffff) == known[i]) return true;
    }
    return false;
}

/* Copies at most a piece at `at`. Returns how many bytes; 0: none are there, or an errno in *code. */
static size_t copy_piece(int from, int to, char *piece, off_t at, off_t end, int *code) {
    const size_t n = end - at < (off_t)PIECE ? (size_t)(end - at) : PIECE;
    ssize_t got;
    do {
        got = pread(from, piece, n, at);
    } while (got < 0 && errno == EINTR);
    *code = got < 0 ? errno : 0;
    for (ssize_t done = 0; done < got;) {
        const ssize_t more = pwrite(to, piece + done, (size_t)(got - done), at + done);
        if (more < 0 && errno != EINTR) *code = errno;
        if (*code != 0) return 0;
        if (more > 0) done += more;
    }
    return got > 0 ? (size_t)got : 0;
}

static int copy_pieces(int from, int to, off_t size, copy_goes_on *goes_on, void *self) {
    char *piece = malloc(PIECE);
    int code = piece != NULL ? 0 : ENOMEM;
    off_t at = 0;
    while (code == 0) {
        const data_extent data = next_data(from, at, size);
        at = data.begin;
        if (at >= size) break;
        while (code == 0 && at < data.end) {
            if (!goes_on(self)) code = ECANCELED;
            const size_t n = code == 0 ? copy_piece(from, to, piece, at, data.end, &code) : 0;
            if (n == 0 && code == 0) code = ESTALE; /* it was cut */
            at += (off_t)n;
        }
    }
    free(piece);
    if (code == 0 && ftruncate(to, size) != 0) code = errno; /* a hole at the end */
    return code;
}

int copy_content(int from, int to, off_t size, copy_goes_on *goes_on, void *self) {
    struct stat st;
    if (ioctl(to, FICLONE, from) != 0) return copy_pieces(from, to, size, goes_on, self);
    if (fstat(to, &st) != 0) return errno;
    return st.st_size == size ? 0 : ESTALE;
}
