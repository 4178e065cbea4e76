/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_copy.h - a copy of a file, which nobody else has, where the file itself may change after its check.
 */
#ifndef TENSORGATE_CLI_INTAKE_COPY_H
#define TENSORGATE_CLI_INTAKE_COPY_H

#include <stdbool.h>
#include <sys/types.h>

/*
 * Whether a read lease of the file says that nobody can write to it any more. The kernel refuses the lease while the inode
 * is open for writing, which a shared mapping counts as on a file system that has the pages itself: ext2, ext3, ext4, XFS,
 * Btrfs, F2FS. On all others it is no proof: overlayfs and FUSE may map another inode than the one with the lease, servers
 * of a network change files by themselves, and the pages of tmpfs can be pinned for writing (io_uring) beyond the mapping.
 */
bool lease_is_proof(int fd);

/* Asked between pieces of a copy. False: no more, the copy ends with ECANCELED. */
typedef bool copy_goes_on(void *self);

/*
 * Copies `size` bytes into an empty file: as shared extents where the file system has them (FICLONE), or piece by piece,
 * where holes stay holes. Returns 0, ESTALE if the file has another size by then, or another errno.
 */
int copy_content(int from, int to, off_t size, copy_goes_on *goes_on, void *self);

#endif
