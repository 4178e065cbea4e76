/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_take.h - takes a file of an inbox: makes sure that it is one, complete, and the business of no other process.
 *
 * A file that is taken is held by
 *   - its descriptor: it is this file that is checked, whatever its name stands for later;
 *   - a lock (intake_lock.h): two intakes never work on one file;
 *   - a lease (F_RDLCK): nobody had it open for writing when it was taken, and whoever opens it for writing is kept
 *     waiting by the kernel, and seen by take_is_same();
 *   - its size, times, and number of names.
 * The kernel drops lock and lease with their descriptors, also of a process that is killed.
 *
 * Where that does not show that the file stays as it is (lease_is_proof), or it has bits that it must not bring to ACCEPT
 * (setuid, setgid), it has to be copied: the copy is checked and accepted in its place.
 */
#ifndef TENSORGATE_CLI_INTAKE_TAKE_H
#define TENSORGATE_CLI_INTAKE_TAKE_H

#include <stdbool.h>
#include <sys/stat.h>

#include "intake_folder.h"
#include "intake_name.h"
#include "intake_tree.h"

typedef struct take_rules {
    double settle; /* seconds for which a file has to be unchanged */
    bool no_lease; /* take files of which nobody can say whether they are open for writing */
    bool copy;     /* all files have to be copied */
    int locks;     /* locks_open() */
    /* Folders are taken as models. What has to be copied is left, and so are all where each file gets a name of its own. */
    bool folders;
    double folder_settle; /* seconds for which nothing in a folder has changed, at least `settle` */
    double folder_wait;   /* seconds that a folder waits for files */
    uint64_t max_holes;   /* of all files of a folder */
} take_rules;

typedef enum take_result {
    TAKE_GOOD,
    TAKE_IGNORED, /* by its name */
    TAKE_GONE,    /* nobody has to know */
    TAKE_LOCKED,  /* somebody else is at it */
    TAKE_WAITING, /* not complete */
    TAKE_ODD,     /* no regular file: never opened */
    TAKE_TROUBLE
} take_result;

typedef struct taken_file {
    file_name name;
    int fd;   /* with the lease */
    int lock; /* with the lock */
    bool leased;
    bool needs_copy;
    int copy;         /* of the content, without a name; -1: none */
    taken_tree *tree; /* it is a folder, of which `fd` is no more than open; NULL: it is a file */
    struct stat st;
} taken_file;

/* On TAKE_WAITING, TAKE_ODD and TAKE_TROUBLE, *why is a text. `t->st` is set if it says something about the file, and
 * otherwise zero. Only after TAKE_GOOD take_end() must be called. */
take_result take_file(taken_file *t, const folder *in, const char *name, const take_rules *rules,
                      const char **why);
/* Another descriptor of the copy, or else of the file, for reading, without lock and lease. -1 with errno. */
int take_reader(const taken_file *t);
/* Whether that name is still the file, and the file what it was; a rename since then is allowed if `moved`. */
bool take_is_same(const taken_file *t, const folder *in, const char *name, bool moved);
/* Makes its bytes last; of a file that was copied those of the copy. Returns 0 or an errno. */
int take_sync(const taken_file *t);
void take_end(taken_file *t);

#endif
