/* SPDX-License-Identifier: Apache-2.0 */
/*
 * many_files.h - the files of a verb that takes many, looked at by workers.
 *
 * This process selects files and opens them; workers look into them (workers.h). What they print comes out in the order
 * of the files, as if one process had printed it.
 */
#ifndef TENSORGATE_CLI_MANY_FILES_H
#define TENSORGATE_CLI_MANY_FILES_H

#include "answer.h"
#include "budget.h"

/* Whether an output of convert is a folder, for many files. */
bool is_output_folder(const char *path);

/* Whether a verb looks at its files in workers, not in this process. */
bool uses_workers(const args *a);

typedef struct many_files {
    const args *a;
    /* Answers about one file, in a worker where uses_workers(). Returns an exit code or another outcome. It changes nothing
     * that another file depends on, besides memory that processes share. */
    int (*visit)(void *self, answer *w, const found_file *found);
    void *self;
    budget *budget;  /* that a visit spends of, or NULL: then files have turns */
    bool repeatable; /* nothing comes of a visit but the answer: see workers.h */
} many_files;

/* Answers about all files of the command line, with the frame around the answers. Returns the exit code of the verb. */
int answer_many(const many_files *m);

#endif
