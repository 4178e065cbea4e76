/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_verbs.c - the table of verbs: number of operands, functions.
 */
#include "cli_command.h"
#include "intake.h"
#include "serve.h"
#include "verbs.h"

typedef struct verb_entry {
    int (*run)(const args *a);
    void (*help)(FILE *out);
    size_t max_files;
    const char *too_many;   /* message for an additional operand */
    const char *too_few[2]; /* messages for no operand and for one; NULL: sufficient */
    uint64_t default_bytes; /* default of --bytes */
} verb_entry;

static const char no_file[] = "no file given";
static const char one_file[] = "one file at a time, found also";

static const verb_entry verbs[NUM_VERBS] = {
    [VERB_CHECK] = {run_check, help_check, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_INFO] = {run_info, help_info, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_DUMP] = {run_dump, help_dump, 1, one_file, {no_file, NULL}, 16},
    [VERB_CAT] = {run_cat, help_cat, 2, "one tensor at a time, found also", {no_file, NULL}, 0},
    [VERB_CONVERT] = {run_convert, help_convert, SIZE_MAX, NULL, {no_file, "no output given"}, 0},
    [VERB_DIFF] = {run_diff,
                   help_diff,
                   2,
                   "two files at a time, found also",
                   {no_file, "no second file given"},
                   0},
    [VERB_HASH] = {run_hash, help_hash, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_MAP] = {run_map, help_map, 1, one_file, {no_file, NULL}, 64},
    [VERB_STATS] = {run_stats, help_stats, SIZE_MAX, NULL, {no_file, NULL}, 0},
    [VERB_FORMATS] = {run_formats, help_formats, 0, "no file is needed, found", {NULL, NULL}, 0},
    [VERB_SERVE] = {run_serve, help_serve, 0, "no file is needed, found", {NULL, NULL}, 0},
    [VERB_INTAKE] = {run_intake,
                     help_intake,
                     1,
                     "one inbox at a time, found also",
                     {"no inbox given", NULL},
                     0},
};

uint64_t verb_default_bytes(verb v) { return verbs[v].default_bytes; }
void verb_help(FILE *out, verb v) { verbs[v].help(out); }
int verb_run(const args *a) { return verbs[a->verb].run(a); }

/* What cannot be said of a manifest. */
static int check_manifest_options(const args *a) {
    if (a->manifest == NULL) {
        if (a->verb == VERB_HASH && a->force)
            return complain_usage(a, "--force without --manifest", NULL);
        if (a->checks_manifest && a->recursive)
            return complain_usage(a, "--check takes manifests, and no folders: -r", NULL);
        return -1;
    }
    if (a->checks_manifest)
        return complain_usage(a, "--manifest and --check exclude each other", NULL);
    if (a->form != FORM_TEXT)
        return complain_usage(a, "--manifest and --json exclude each other", NULL);
    if (tg_format_by_suffix(a->manifest) == TG_FORMAT_NONE) return -1;
    return complain_usage(a,
                          "--manifest names a file of tensors, and would replace it:", a->manifest);
}

int verb_check_operands(const args *a) {
    const verb_entry *v = &verbs[a->verb];
    const tg_options *o = &a->options;
    if (o->format != TG_FORMAT_NONE && o->formats != 0 &&
        (o->formats & TG_FORMAT_BIT(o->format)) == 0)
        return complain_usage(a, "--from is not in --formats:", tg_format_name(o->format));
    if (a->head && (a->deep || a->values || a->options.strict))
        return complain_usage(a, "--head excludes --deep, --values and --strict", NULL);
    if (a->null_names && a->files_from == NULL)
        return complain_usage(a, "-0 without --files-from", NULL);
    if (a->report != NULL && a->form == FORM_TEXT)
        return complain_usage(a, "--report without --json or --sarif", NULL);
    /* `--report *.npy` would replace the first of these files. */
    if (a->report != NULL && tg_format_by_suffix(a->report) != TG_FORMAT_NONE)
        return complain_usage(a,
                              "--report names a file of tensors, and would replace it:", a->report);
    const int manifest = check_manifest_options(a);
    if (manifest != -1) return manifest;
    if (a->files_from == NULL && a->num_files < 2 && v->too_few[a->num_files] != NULL)
        return complain_usage(a, v->too_few[a->num_files], NULL);
    if (a->num_files > v->max_files) return complain_usage(a, v->too_many, a->files[v->max_files]);
    return -1;
}
