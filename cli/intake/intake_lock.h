/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_lock.h - locks between intakes.
 *
 * flock() is open to whoever may read a file, so a lock of a file of the inbox could be held by a stranger for ever. These
 * locks are ranges of a file of QUARANTINE, which is the user's alone (mode 0600): the range of a file, or of the folder
 * INBOX, is the byte at its inode number. All folders are on one file system, so the numbers are unique. The kernel drops
 * a lock with its descriptor, also that of a process that is killed.
 */
#ifndef TENSORGATE_CLI_INTAKE_LOCK_H
#define TENSORGATE_CLI_INTAKE_LOCK_H

#include <stdbool.h>
#include <sys/stat.h>

#include "intake_folder.h"

/* In QUARANTINE. It is never removed: another process may be about to lock it. */
#define LOCK_NAME ".tensorgate-lock"

/* No errno: the file of locks belongs neither to this user nor to the owner of QUARANTINE, or others may open it, and hold up
 * all intakes. */
#define LOCKS_OF_OTHERS (-1)

/* Opens the file of locks; makes it if it is missing, for the owner of QUARANTINE. Returns 0, LOCKS_OF_OTHERS or an errno. */
int locks_open(const folder *quarantine, int *locks);
/* Locks what has that inode; *fd holds the lock until it is closed. `shared`: others may share it. Returns 0, EWOULDBLOCK
 * if another descriptor has it, or another errno. */
int lock_take(int locks, const struct stat *st, bool shared, int *fd);

/*
 * The lock of a report is on the report itself: intakes that share ACCEPT need not share QUARANTINE. Its maker has the lock
 * before the report has a name, and as long as it may remove the report. Strangers who may read the report can
 * lock it for reading only, which hinders nobody.
 */
int report_lock(int fd);
/* Whether the report of that name stays: its maker has ended, or leaves it there. */
bool report_stays(const folder *in, const char *name);

#endif
