/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_job.h - what the parts of `convert` share: a file that is converted, and how outputs are written.
 */
#ifndef TENSORGATE_CLI_CONVERT_JOB_H
#define TENSORGATE_CLI_CONVERT_JOB_H

#include "budget.h"
#include "cli.h"
#include "read_files.h"

typedef struct job {
    const args *a;
    budget *budget; /* of all jobs */
    const char *in;
    const char *out; /* "-": standard output */
    tg_format to;
    const read_files *read; /* NULL: there are many inputs */
} job;

/* Prints an error about a file, unless -qq. Returns the exit code. */
int convert_say(const args *a, const char *file, const tg_error *error);

/* Whether an output would replace a file that is read, other than those of the kinds `may` (READ_...): EXIT_GOOD, or an exit code
 * after saying so. */
int convert_spares(const job *j, const char *path, unsigned may);

/* Creates an output; NULL with an error. */
tg_output *convert_create(const job *j, const char *path, uint64_t size, tg_error *error);

typedef struct convert_content {
    bool (*write)(void *self, const tg_target *target, tg_error *error);
    void *self;
    uint64_t size;
    tg_file *other; /* that is read while it is written, besides the input; NULL: none */
    const char *other_name;
} convert_content;

/* Writes an output, which is complete then and has no name yet; *output is NULL for standard output. Returns an exit code;
 * after another one than EXIT_GOOD, which was told, there is none. */
int convert_write(const job *j, const char *path, tg_file *file, const convert_content *content,
                  tg_output **output);

/* With --force: removes the old file that says what the others are for, a model or an index, before the first of the others is
 * replaced. If the command is killed in between there is no model, where an old one with new elements would have wrong values.
 * Returns an exit code; after another one than EXIT_GOOD, which was told, nothing has changed. */
int convert_remove_old(const job *j, const char *path);

#endif
