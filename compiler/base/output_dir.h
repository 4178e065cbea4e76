/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output_dir.h - the files that the backends make of one specification: all of them, or none.
 *
 *   output_dir *dir = ksyc_output_dir_new(pool, "out");
 *   ksyc_output_commit(&o, dir, "x.h");           as often as there are files
 *   if (!ksyc_output_dir_write(dir, diag)) ...    nothing is written before this
 *   ksyc_output_dir_end(dir);
 */
#ifndef KSYC_OUTPUT_DIR_H
#define KSYC_OUTPUT_DIR_H

#include <stdbool.h>

#include "diag.h"
#include "text_output.h"

typedef struct output_dir output_dir;

/* NULL or "": the current folder. Nothing happens to the folder yet. */
output_dir *ksyc_output_dir_new(pool *pool, const char *path);

/* An output for a file of the folder, or a large part of one: see ksyc_output_spilled. Without a folder it holds all. */
output ksyc_output_in(output_dir *dir, pool *pool, unsigned indent);

/* A point in time; and giving up all that large outputs have put away since then. */
uint64_t ksyc_output_dir_mark(const output_dir *dir);
void ksyc_output_dir_reset(output_dir *dir, uint64_t mark);

/* Makes the text the content of the file `name`, once the folder is written. The text must not change any more. */
void ksyc_output_commit(output *o, output_dir *dir, const char *name);

/* ksyc_output_commit() for a file that users may have made by hand: one that exists is replaced only if its first line is that of
 * the text. */
void ksyc_output_commit_own(output *o, output_dir *dir, const char *name);

/* ksyc_output_commit() for a file that must not exist yet. */
void ksyc_output_commit_new(output *o, output_dir *dir, const char *name);

/*
 * Writes the files. The folder is made, with those above it. A file that has these bytes already is left untouched;
 * the others are written under temporary names in the same folder, and renamed when all of them are there, so that a
 * reader never sees half a file, and a failure leaves no file behind. False after a message in `diag`.
 */
bool ksyc_output_dir_write(output_dir *dir, diag *diag);

/* Says in a line or two which files were written, and which had their bytes already. */
void ksyc_output_dir_report(const output_dir *dir, FILE *out);

/* Gives back what does not belong to the pool. The texts of large outputs are gone. */
void ksyc_output_dir_end(output_dir *dir);

#endif
