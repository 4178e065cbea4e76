/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_options.h - the table of options: names, values, the verbs that accept them.
 */
#ifndef TENSORGATE_CLI_OPTIONS_H
#define TENSORGATE_CLI_OPTIONS_H

#include "cli_command.h"

typedef enum option_id {
    OPT_JSON,
    OPT_SARIF,
    OPT_REPORT,
    OPT_COLOR,
    OPT_STRICT,
    OPT_FROM,
    OPT_FORMATS,
    OPT_EXTERNAL,
    OPT_V2,
    OPT_RECURSIVE,
    OPT_DEEP,
    OPT_HEAD,
    OPT_VALUES,
    OPT_MANIFEST,
    OPT_CHECK,
    OPT_FOLLOW,
    OPT_NO_FOLLOW,
    OPT_INCLUDE,
    OPT_EXCLUDE,
    OPT_FILES_FROM,
    OPT_NULL,
    OPT_ALL_FILES,
    OPT_SKIP_UNKNOWN,
    OPT_VERBOSE,
    OPT_QUIET,
    OPT_BYTES,
    OPT_ITEMS,
    OPT_SLICE,
    OPT_FULL,
    OPT_RAW,
    OPT_ATOL,
    OPT_RTOL,
    OPT_TO,
    OPT_FORCE,
    OPT_LOSSY,
    OPT_NO_ORIGIN,
    OPT_SKIP_UNSUPPORTED,
    OPT_ORDER,
    OPT_SPARSE,
    OPT_TENSOR,
    OPT_RENAME,
    OPT_RENAMES_FROM,
    OPT_STRIP,
    OPT_SORT,
    OPT_DTYPE,
    OPT_INLINE,
    OPT_EXTERNAL_DATA,
    OPT_TENSORS_FROM,
    OPT_SHARD_SIZE,
    OPT_JOBS,
    OPT_TIMEOUT,
    OPT_MAX_RSS,
    OPT_NNB_VERSION,
    OPT_BTF_COO,
    OPT_SANDBOX,
    OPT_INTAKE, /* plus the number of the option in cli_command.h */
    OPT_INTAKE_LAST = OPT_INTAKE + NUM_INTAKE_OPTIONS - 1,
    OPT_HELP,
    OPT_VERSION,
    OPT_LIMIT,                         /* plus the number of the limit */
    OPT_SERVE = OPT_LIMIT + NUM_LIMITS /* plus the number in serve_options */
} option_id;

/* With ONLY_JOINED a value is allowed, as --name=value. */
typedef enum value_rule { NO_VALUE, ONE_VALUE, ONLY_JOINED } value_rule;

typedef struct option {
    const char *name;
    char letter; /* short option, or 0 */
    value_rule value;
    int verbs; /* verbs that accept it */
    int id;
} option;

/* Returns false if there is no such option. */
bool option_find(const char *name, size_t n, option *out);
bool option_find_letter(char letter, option *out);
/* All options, one after the other; false if there are no more. */
bool option_at(size_t i, option *out);
/* Whether the verb accepts it; VERB_NONE: before any verb. */
bool option_fits(verb v, const option *o);
/* An option of the verb whose name is near; NULL: none. */
const char *option_near(verb v, const char *name, size_t len);
/* Prints a line for each option of each verb, for scripts/write_completions.py: verb, option, letter or -, and no, value or
 * joined (a value after '=' only), separated by tabs. */
void options_list(FILE *out);
/* Whether the verb takes any number of files, and the options for selecting them. */
bool takes_many_files(verb v);

/* -----------------------------------------------------------------------------------
 * cli_values.c */

/* A format whose name is near; NULL: none. */
const char *format_near(const char *name);
/* Each returns -1 to continue, or the exit code after reporting an error. */
int args_set_format(const args *a, const option *o, const char *value, tg_format *to);
/* A number with an optional unit. */
int args_set_number(const args *a, const option *o, const char *value, uint64_t *to);
/* Stores 0 or 1 in *choice for one of two words. */
int args_set_choice(const args *a, const option *o, const char *value, const char *first,
                    const char *second, int *choice);

/* ---------------------------------------------------------------------------------
 * cli_args_convert.c */

/* Sets an option that only `convert` has: -1, or the exit code after reporting an error. */
int args_apply_convert(args *a, const option *o, const char *value);
/* cli_args_rename.c: OLD=NEW, lines of a file of such, and a prefix that is left out. The same returns. */
int args_add_rename(args *a, const char *value);
int args_add_renames_from(args *a, const char *path);
int args_add_strip(args *a, const char *prefix);

#endif
