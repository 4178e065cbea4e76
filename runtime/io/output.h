/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output.h - output files that appear whole or not at all; what the files of this folder share, and
 * what writers and tests use of it. The calls for everybody are in tensorgate.h.
 *
 * The way of a file:
 *
 *   create   The path is followed to the end of its symbolic links, so a link stays and what it
 *            points to is replaced. The folder at that end is opened once, and everything from here
 *            on happens relative to it: nobody can exchange it under way. In it a file without a
 *            name is opened (O_TMPFILE); what has no name is gone with the process, however that
 *            ends. Space is reserved.
 *   write    At any offset. The first failure is remembered, so that a writer which overlooks it
 *            cannot commit a file with a hole.
 *   commit   fsync and close, which may both report what write did not. Then, and only then, the
 *            name: link() gives it, and fails when somebody else was faster. To replace, the file
 *            gets a hidden name, which is renamed over the old one. Then fsync of the folder.
 *
 * A process that is killed between getting the hidden name and renaming it leaves that behind, and
 * only then. Where the system has no files without a name, the hidden name is there from the start.
 * Hidden names are
 *
 *     .NAME.XXXXXX.tmp
 *
 * with six random digits or small letters; a NAME that would make it too long is cut.
 *
 * A new file has the mode 0666 less the umask (or what the folder's ACL says), one that replaces
 * another the permission bits of that. Owner, ACL and extended attributes are not copied, and other
 * hard links to the old file keep the old content.
 *
 * Space is reserved with fallocate, which costs next to nothing where it matters: 64 MiB on ext4
 * took 0.03 ms, and writing and syncing them was 20% faster afterwards since they lay in one piece;
 * on tmpfs 20 ms, by which writing was shorter. FALLOC_FL_KEEP_SIZE keeps the size of the file what
 * was written, and what was reserved in vain is given back at the end.
 */
#ifndef TENSORGATE_OUTPUT_H
#define TENSORGATE_OUTPUT_H

#include <limits.h>
#include <sys/types.h>

#include "tensorgate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------- errors */

/* An errno in words, as one meets it when writing; static text, independent of the locale. */
const char *tg_output_words(int code);

/*
 * "cannot create 'out.npz': no such folder" into `error`, which may be NULL; code TG_CODE_IO, or
 * TG_CODE_NO_MEMORY for ENOMEM. `what` is the verb, `path` may hold any bytes; the end of a long one
 * is shown. `why` NULL: the words for `system`.
 */
void tg_output_fail(tg_error *error, const char *what, const char *path, int system,
                    const char *why);
/* "cannot write: no space left on the device" into `error`, which may be NULL: a target has failed. */
void tg_target_fail(tg_error *error, tg_format format, int system);

/* -------------------------------------------------------------------------------------- places */

#ifdef NAME_MAX
#define TG_NAME_MAX NAME_MAX
#else
#define TG_NAME_MAX 255
#endif

/* Means that may be missing; for tests, which try what happens without them. */
enum {
    TG_WITHOUT_TMPFILE = 1,  /* files without a name */
    TG_WITHOUT_PROC = 2,     /* /proc, where such a file is linked from */
    TG_WITHOUT_LINK = 4,     /* hard links */
    TG_WITHOUT_NOREPLACE = 8 /* renaming that refuses to replace */
};

/* Where a file is going to be: a name in a folder that is open. */
typedef struct tg_place {
    int folder;
    bool readable;    /* the folder; one that may be written to but not read cannot be synced */
    unsigned without; /* TG_WITHOUT_... */
    char name[TG_NAME_MAX + 1];
    char temp[TG_NAME_MAX + 1]; /* the hidden name; "" while there is none */
} tg_place;

/* What is at a place. */
typedef struct tg_present {
    bool exists;
    mode_t mode; /* permission bits */
} tg_present;

/*
 * All of these return 0 or an errno.
 *
 * tg_place_find: follows `path`. ESPIPE stands for something that is there and is no regular file.
 * On failure nothing is open.
 */
int tg_place_find(tg_place *place, const char *path, tg_present *present);
void tg_place_close(tg_place *place);
/* Opens a new file under a hidden name; `*fd`. */
int tg_place_create_temp(tg_place *place, mode_t mode, int *fd);
/* Removes the hidden name, when there is one. */
void tg_place_remove_temp(tg_place *place);
/*
 * Gives the file that has the hidden name its own, or the one without a name that `handle` stands
 * for: a descriptor with O_PATH. Without `replace` EEXIST when there is something. EOPNOTSUPP: the
 * file without a name cannot get one.
 */
int tg_place_rename(tg_place *place, bool replace);
int tg_place_link(tg_place *place, int handle, bool replace);
/* "/proc/self/fd/7": an open file as a path. `text` has room for TG_FD_PATH bytes. */
#define TG_FD_PATH 32
void tg_place_of_fd(char *text, int fd);
/* Makes the name last, where the folder can be synced. */
int tg_place_sync(const tg_place *place);

/* -------------------------------------------------------------------------------------- output */

/* tg_output_create without some means. */
tg_output *tg_output_create_without(const char *path, uint64_t size,
                                    const tg_output_options *options, unsigned without,
                                    tg_error *error);

#ifdef __cplusplus
}
#endif

#endif
