/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output.h - output files that appear completely or not at all. Shared by the output files of this
 * folder, writers and tests. The public functions are in tensorgate.h.
 *
 * The steps for a file:
 *
 *   create   The path is resolved through its symbolic links, so a link stays and the file it
 *   points
 *            to is replaced. The folder of that file is opened once, and all further operations are
 *            relative to it: no other process can exchange it in the meantime. A file without a
 *            name is opened there (O_TMPFILE); it disappears with the process, however the process
 *            ends. Space is reserved.
 *   write    At any offset. The first failure is stored, so that a writer that ignores it cannot
 *            commit a file with a hole.
 *   commit   fsync and close, because both may report errors that write did not. Only then does the
 *            file get its name: link() creates it, and fails if another process created the name
 *            first. To replace a file, the new file gets a hidden name, which is renamed over the
 *            old one. Finally fsync of the folder.
 *
 * If a process is killed between creating the hidden name and renaming it, the hidden file remains;
 * this is the only such case. If the system has no files without a name, the hidden name exists
 * from the start. Hidden names are
 *
 *     .NAME.XXXXXX.tmp
 *
 * with six random digits or lower-case letters; NAME is truncated if the result would be too long.
 *
 * A new file has the mode 0666 less the umask (or the mode from the folder's ACL). A file that
 * replaces another one gets the permission bits of the old file. Owner, ACL and extended attributes
 * are not copied, and other hard links to the old file keep the old content.
 *
 * Space is reserved with fallocate, whose cost is small: 64 MiB on ext4 took 0.03 ms, and writing
 * and syncing them was 20% faster afterwards, since they were contiguous; on tmpfs it took 20 ms,
 * by which writing was shorter. With FALLOC_FL_KEEP_SIZE the size of the file is the number of
 * bytes written; unused reserved space is released at the end.
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

/* Describes an errno in terms of writing; static text, independent of the locale. */
const char *tg_output_words(int code);

/*
 * Sets "cannot create 'out.npz': no such folder" in `error`, which may be NULL; the code is
 * TG_CODE_IO, or TG_CODE_NO_MEMORY for ENOMEM. `what` is the verb. `path` may contain any bytes; of
 * a long path the end is shown. If `why` is NULL, the text for `system` is used.
 */
void tg_output_fail(tg_error *error, const char *what, const char *path, int system,
                    const char *why);
/* Sets "cannot write: no space left on the device" in `error`, which may be NULL: a target
 * failed. */
void tg_target_fail(tg_error *error, tg_format format, int system);

/* -------------------------------------------------------------------------------------- places */

#ifdef NAME_MAX
#define TG_NAME_MAX NAME_MAX
#else
#define TG_NAME_MAX 255
#endif

/* Features of the system that tests disable, to exercise the fallbacks. */
enum {
    TG_WITHOUT_TMPFILE = 1,  /* files without a name */
    TG_WITHOUT_PROC = 2,     /* /proc, through which such a file is linked */
    TG_WITHOUT_LINK = 4,     /* hard links */
    TG_WITHOUT_NOREPLACE = 8 /* renaming without replacing */
};

/* The place of an output file: a name in an open folder. */
typedef struct tg_place {
    int folder;
    bool readable;    /* the folder; if it may be written to but not read, it cannot be synced */
    unsigned without; /* TG_WITHOUT_... */
    char name[TG_NAME_MAX + 1];
    char temp[TG_NAME_MAX + 1]; /* the hidden name; "" if there is none */
} tg_place;

/* What exists at a place. */
typedef struct tg_present {
    bool exists;
    mode_t mode; /* permission bits */
} tg_present;

/*
 * All of these functions return 0 or an errno.
 *
 * tg_place_find resolves `path`. It returns ESPIPE if the path names something other than a regular
 * file. On failure nothing is open.
 */
int tg_place_find(tg_place *place, const char *path, tg_present *present);
void tg_place_close(tg_place *place);
/* Creates a file under a new hidden name and opens it as `*fd`. */
int tg_place_create_temp(tg_place *place, mode_t mode, int *fd);
/* Removes the hidden name if there is one. */
void tg_place_remove_temp(tg_place *place);
/*
 * tg_place_rename gives the file with the hidden name its final name. tg_place_link does so for the
 * file without a name that `handle`, a descriptor with O_PATH, refers to. Without `replace` they
 * return EEXIST if the name exists. EOPNOTSUPP: the file without a name cannot get one.
 */
int tg_place_rename(tg_place *place, bool replace);
int tg_place_link(tg_place *place, int handle, bool replace);
/* Writes "/proc/self/fd/7", the path of an open file. `text` has room for TG_FD_PATH bytes. */
#define TG_FD_PATH 32
void tg_place_of_fd(char *text, int fd);
/* Syncs the folder, if it can be synced, so that the name is permanent. */
int tg_place_sync(const tg_place *place);

/* -------------------------------------------------------------------------------------- output */

/* tg_output_create without some features of the system. */
tg_output *tg_output_create_without(const char *path, uint64_t size,
                                    const tg_output_options *options, unsigned without,
                                    tg_error *error);

#ifdef __cplusplus
}
#endif

#endif
