/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_verbs.c - the verbs: how many operands each has, and which functions do the work.
 */
#include "cli.h"

typedef struct verb_entry {
    int (*run)(const args *a);
    void (*help)(FILE *out);
    size_t max_files;
    const char *too_many;   /* what to say of one more */
    const char *too_few[2]; /* with none, with one; NULL: that is enough */
    uint64_t default_bytes; /* of --bytes */
} verb_entry;

static const char no_file[] = "no file given";
static const char one_file[] = "one file at a time, found also";

static const verb_entry verbs[NUM_VERBS] = {
    [VERB_CHECK] = {run_check, help_check, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_INFO] = {run_info, help_info, 1, one_file, {no_file, NULL}, 0},
    [VERB_DUMP] = {run_dump, help_dump, 1, one_file, {no_file, NULL}, 16},
    [VERB_CAT] =
        {run_cat, help_cat, 2, "one tensor at a time, found also", {no_file, "no tensor given"}, 0},
    [VERB_CONVERT] = {run_convert, help_convert, SIZE_MAX, NULL, {no_file, "no output given"}, 0},
    [VERB_DIFF] = {run_diff,
                   help_diff,
                   2,
                   "two files at a time, found also",
                   {no_file, "no second file given"},
                   0},
    [VERB_HASH] = {run_hash, help_hash, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_MAP] = {run_map, help_map, 1, one_file, {no_file, NULL}, 64},
    [VERB_FORMATS] = {run_formats, help_formats, 0, "no file is needed, found", {NULL, NULL}, 0},
};

uint64_t verb_default_bytes(verb v) { return verbs[v].default_bytes; }
void verb_help(FILE *out, verb v) { verbs[v].help(out); }
int verb_run(const args *a) { return verbs[a->verb].run(a); }

int verb_check_operands(const args *a) {
    const verb_entry *v = &verbs[a->verb];
    if (a->num_files < 2 && v->too_few[a->num_files] != NULL)
        return complain_usage(a, v->too_few[a->num_files], NULL);
    if (a->num_files > v->max_files) return complain_usage(a, v->too_many, a->files[v->max_files]);
    return -1;
}
