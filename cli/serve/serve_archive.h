/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_archive.h - in the worker: a body that is a tar archive with the files of a model, which are judged together as those of a folder.
 *
 * Nothing is unpacked: the files are ranges of the body, which the library reads where they lie.
 */
#ifndef TENSORGATE_CLI_SERVE_ARCHIVE_H
#define TENSORGATE_CLI_SERVE_ARCHIVE_H

#include "cli.h"

typedef struct archive archive;

/* Lists the archive that is open as `fd`, and stays open. NULL with an error. */
archive *archive_open(const args *a, int fd, tg_error *error);
/* The verdict on all files, each model as one: writes the object of a check, in which `files` has one for each model and file. Without memory
 * nothing is written. */
report archive_check(archive *x, const char *name, FILE *out);
/* Opens the one model in it. NULL with an error: there is none, or there are several, or it was refused. Close it before the archive. */
tg_file *archive_model(archive *x, tg_error *error);
void archive_close(archive *x);

#endif
