/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_name.h - names of files in the folders of `intake`.
 *
 * A file keeps its name, byte for byte. If that is taken, it gets a number in front of its suffix: model~1.npy, up to
 * ~9, then 16 random hexadecimal digits. A report has the name of its file and REPORT_SUFFIX. So that the two cannot be
 * mistaken for each other, a file whose own name ends with REPORT_SUFFIX gets a number in any case; and a name that
 * leaves no room for the suffix is cut in front of its number.
 */
#ifndef TENSORGATE_CLI_INTAKE_NAME_H
#define TENSORGATE_CLI_INTAKE_NAME_H

#include <stdbool.h>
#include <stddef.h>

#define REPORT_SUFFIX ".report.json"
/* Of one component of a path, in every file system of Linux; and what is left beside REPORT_SUFFIX. */
#define NAME_BYTES 255
#define LONGEST_PLACED (NAME_BYTES - (sizeof REPORT_SUFFIX - 1))
/* How many names are tried: the random ones collide only if somebody guesses them. */
#define NAME_ATTEMPTS 32u

typedef char file_name[NAME_BYTES + 1];

/* Names of files that are being written. */
bool is_unfinished_name(const char *name);
/* Names that are not taken from an inbox: of files that are being written or belong to programs. */
bool is_ignored_name(const char *name);
bool is_report_name(const char *name);

/* The name for the attempt, from 0 to NAME_ATTEMPTS - 1. */
void placed_name(file_name dst, const char *name, unsigned attempt);
/* The name of the report of a file; `name` comes from placed_name. */
void report_name(file_name dst, const char *name);
/* Replaces a known suffix of a tensor file by `suffix`, which begins with a dot. */
void converted_name(file_name dst, const char *name, const char *suffix);

#endif
