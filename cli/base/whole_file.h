/* SPDX-License-Identifier: Apache-2.0 */
/*
 * whole_file.h - a text that gets its name when it is complete, or never: a report, a manifest.
 */
#ifndef TENSORGATE_CLI_WHOLE_FILE_H
#define TENSORGATE_CLI_WHOLE_FILE_H

#include "cli.h"

typedef struct whole_file {
    const args *a;
    const char *path;
    tg_output *output;
    FILE *text; /* to write to; a file without a name */
} whole_file;

/* False after complaining: the file exists and must not be replaced, or it cannot be made. */
bool whole_file_open(whole_file *w, const args *a, const char *path, bool replace);
/* Gives the file its name. Returns `worst`, or more after complaining. */
int whole_file_keep(whole_file *w, int worst);
void whole_file_drop(whole_file *w);

#endif
