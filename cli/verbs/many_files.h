/* SPDX-License-Identifier: Apache-2.0 */
/*
 * many_files.h - the files of a verb that takes many, looked at by workers.
 *
 * This process selects files and opens them; workers look into them (workers.h). What they print comes out in the order
 * of the files, as if one process had printed it.
 */
#ifndef TENSORGATE_CLI_MANY_FILES_H
#define TENSORGATE_CLI_MANY_FILES_H

#include "cli_files.h"
#include "cli_json.h"

/* Whether an output of convert is a folder, for many files. */
bool is_output_folder(const char *path);

/* Whether a verb looks at its files in workers, not in this process. */
bool uses_workers(const args *a);

/*
 * As visit_files(), but `visit` is called in a worker where uses_workers(): with a file that is open, or was not opened.
 * It writes to stdout and stderr as it does otherwise, in JSON an element of an array to `j`, which is NULL for text;
 * its caller has begun the array. It changes nothing that another file depends on, besides what is shared by processes.
 *
 * `repeatable`: nothing comes of it but what it prints, see workers.h.
 */
int visit_many(const args *a, visit_file *visit, void *self, jw *j, bool repeatable);

#endif
