/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_folder.h - folders between which files are moved, and files without a name in them.
 *
 * All names are relative to the descriptor of an open folder, and have no '/'. Nothing here ever replaces a file:
 * names are given by renameat2(RENAME_NOREPLACE) and by linkat, which fail if there is one already. Functions that
 * return an int return 0 or an errno.
 */
#ifndef TENSORGATE_CLI_INTAKE_FOLDER_H
#define TENSORGATE_CLI_INTAKE_FOLDER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

typedef struct folder {
    const char *path; /* for messages */
    int fd;
    bool unsynced; /* names came or went since the last folder_sync */
} folder;

int folder_open(folder *f, const char *path);
/* A folder in a folder, which is made if it is missing. No link is followed. */
int folder_open_in(folder *in, const char *name, folder *f);
void folder_close(folder *f);
/* Makes the names in it last. */
int folder_sync(folder *f);
/* Whether files can be moved between the two, and names given to files: EXDEV for two file systems, EOPNOTSUPP if there are
 * no files without a name in the second one. Changes nothing. */
int folder_test_moves(const folder *from, const folder *to);

/* Whether it was removed; the kernel tells nobody who has it open. */
bool folder_is_gone(const folder *f);

/* EEXIST, ENOENT, or another errno: then it is not known whether there is something. */
int folder_look(const folder *f, const char *name);
/* What is not known counts as there: nothing is moved to such a name. */
bool folder_has(const folder *f, const char *name);
int folder_move(folder *from, const char *name, folder *to, const char *new_name);
int folder_remove(folder *f, const char *name);

/* A new file without a name in the folder, open for reading and writing. Without a name it vanishes when it is closed,
 * and when the process is killed. */
int nameless_open(const folder *f, int *fd);
int nameless_write(int fd, const void *data, size_t n);
/* Gives it a name. Its content must be synced before, so that the name is never that of half a file. */
int nameless_link(int fd, folder *f, const char *name);

/* Opens what O_PATH opened, if it is still no other: not by its name, which may be that of another file by now. */
int open_again(int fd, int flags);
/* Whether the folder has a regular file of that name with the bytes of `fd`. */
bool has_same_bytes(const folder *f, const char *name, int fd);

#endif
