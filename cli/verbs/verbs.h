/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verbs.h - the verbs of the command. Each takes the parsed command line and returns an exit code.
 */
#ifndef TENSORGATE_CLI_VERBS_H
#define TENSORGATE_CLI_VERBS_H

#include "answer.h"
#include "budget.h"

int run_check(const args *a);
int run_info(const args *a);
int run_dump(const args *a);
int run_cat(const args *a);
int run_convert(const args *a);
/* Makes the path FOLDER/NAME of an output, where the suffix of the format replaces a known suffix of the input; if `is_set`, also what
 * an index and a first part have behind the name of the model. NULL: no memory. */
char *convert_path_in(const char *folder, const char *in, tg_format to, bool is_set);
int run_diff(const args *a);
int run_hash(const args *a);
int run_map(const args *a);
int run_formats(const args *a);
int run_stats(const args *a);

/* The answers of `check`, for a visit_file or for another process. Returns an exit code or another outcome. */
int check_file(answer *w, const found_file *found);
/* The answers of `info` and `hash` about a file that was opened, or, when it is NULL, about the error; the same. `error` is
 * set, too, when a tensor is what is refused. */
int info_file(budget *b, answer *w, const found_file *found, tg_file *file, tg_error *error);
int hash_file(budget *b, answer *w, const found_file *found, tg_file *file, tg_error *error);

#endif
