/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_move.h - gives each file its place.
 *
 * What holds at every instant, also when the process is killed or the power fails:
 *
 *   1. A file is in exactly one of the folders. It goes from one to the other by one rename, which never replaces
 *      anything.
 *   2. A report has its name only when all of it is on the disk, and before its file is beside it: a refused file is
 *      never in the quarantine without its report.
 *   3. Nothing is in ACCEPT that was not checked. A name of the inbox may stand for another file by the time of the
 *      rename, since strangers may write there. So an accepted file goes through the quarantine, where they may not:
 *      there it is compared with the file that was checked, and from there it is renamed to ACCEPT. A rename of a
 *      descriptor does not exist, and a link of it would be a second place.
 *   4. So a file in the quarantine without a report is on its way. When it belongs to no living process, which its
 *      lock says, moves_recover() brings it back to the inbox.
 *   5. Of a file that was copied the copy is accepted, as what a file was converted to is: it gets its name in ACCEPT, and
 *      then the file is removed.
 *   6. The bytes of an accepted file are on the disk before it is in ACCEPT.
 *
 * A kill between the report and the rename of its file leaves a report alone in the quarantine. The next run writes the
 * same report about the same file, finds it there, and uses it. It does not use that of a living process, which may remove
 * it again: see report_lock().
 */
#ifndef TENSORGATE_CLI_INTAKE_MOVE_H
#define TENSORGATE_CLI_INTAKE_MOVE_H

#include <errno.h>
#include <stdint.h>

#include "intake_folder.h"
#include "intake_take.h"

typedef struct places {
    folder inbox;
    folder accept;
    folder quarantine;
    folder failed; /* fd -1: there is none */
    int locks;     /* in the quarantine, see intake_lock.h */
} places;

typedef enum move_result {
    MOVE_DONE,
    MOVE_DUPLICATE, /* stored by content before; the file is removed */
    MOVE_CHANGED,   /* it is no longer what was checked; it is in the inbox */
    MOVE_GONE,      /* somebody removed it */
    MOVE_TROUBLE /* see placed.error; it is in the inbox, or else in the quarantine, without a report */
} move_result;

/* An error that is none of the system: other bytes have the name of this content. */
#define MOVE_OTHER_BYTES ENOTUNIQ

/* Where it is. */
typedef struct placed {
    const char *folder;
    char name[NAME_BYTES + 4]; /* "ab/" may be in front of it */
    int error;
} placed;

/* How a file is accepted. */
typedef struct acceptance {
    const char *report; /* beside it; NULL: none */
    size_t report_size;
    int converted; /* without a name, in ACCEPT: what the file was converted to; -1: nothing */
    const char *new_suffix; /* of `converted` */
    bool remove_original; /* the file itself is removed, else it, or its copy, is in ACCEPT, too */
    const char *hash;     /* by which it is stored; NULL: by its name */
    const char *suffix;   /* behind the hash */
    const char *converted_hash;
} acceptance;

/* Moves the file out of the inbox; `file` stays open. */
move_result move_to_accept(places *p, const taken_file *file, const acceptance *how, placed *at);
/* `to` is the quarantine, or the folder of files that cost a worker. */
move_result move_with_report(places *p, folder *to, const taken_file *file, const char *report,
                             size_t size, placed *at);

/* Brings files back to the inbox that were on their way when a process was killed. Returns their number; *error is the
 * first errno, or 0. */
uint64_t moves_recover(places *p, int *error);
/* Makes the moves so far last. Returns 0 or an errno. */
int moves_sync(places *p);

#endif
