/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check_model.h - models in several files, checked as one: an index of safetensors with the files that it names, and the
 * parts of a split model.
 */
#ifndef TENSORGATE_CLI_CHECK_MODEL_H
#define TENSORGATE_CLI_CHECK_MODEL_H

#include "cli_files.h"
#include "verdict.h"

/* Whether a file is checked as an index, by its name: "model.safetensors.index.json"; or is a folder that holds an index
 * or parts of split models; or the first part of a set that a walk found. */
bool is_model(const args *a, const found_file *found);

/* Opens the folder of a file. -1 with errno. */
int open_folder_of(const char *path);
/* Calls `visit` for each index in a folder, and for the first part of each split model. Returns the largest result, or an exit code after complaining. */
int each_model_of(const args *a, const char *folder, int (*visit)(void *self, const char *path),
                  void *self);

/* Whether it is a folder, and no file. */
bool is_folder(const found_file *found);

/* Checks one, or all of the folder. Shards and parts are opened in the folder of the index, or of the first part, and
 * nowhere else; links only with --follow. */
int check_model(answer *w, const found_file *found);

#endif
