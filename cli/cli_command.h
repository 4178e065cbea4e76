/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_command.h - the command line: options, the table of verbs, help texts.
 */
#ifndef TENSORGATE_CLI_COMMAND_H
#define TENSORGATE_CLI_COMMAND_H

#include "cli.h"

/* ------------------------------------------------------------------------------------
 * cli_args.c */

/*
 * Fills `a` from the command line; `a->files` has room for argc pointers. Returns -1 to continue,
 * or the exit code if nothing is left to do: after --help and --version, and after a usage error,
 * which is reported.
 */
int args_parse(args *a, int argc, char **argv);

/* ---------------------------------------------------------------------------------
 * cli_args_serve.c */

/* The options that only `serve` has; an error is reported, as above. */
typedef struct serve_option {
    const char *name;
    const char *value; /* for --help: "N", "ADDRESS"; NULL: it takes none */
    const char *what;
    uint64_t standard; /* the default of a number, which is in this range */
    uint64_t least;
    uint64_t most; /* 0: a text */
} serve_option;

#define NUM_SERVE_OPTIONS 14
extern const serve_option serve_options[NUM_SERVE_OPTIONS];
/* Sets the defaults. */
void serve_options_start(args *a);
/* Returns -1 to continue, or an exit code. */
int serve_option_set(args *a, size_t which, const char *value);

/* -----------------------------------------------------------------------------------
 * cli_args_intake.c */

enum {
    INTAKE_ACCEPT,
    INTAKE_QUARANTINE,
    INTAKE_FAILED,
    INTAKE_SETTLE,
    INTAKE_FOLDER_SETTLE,
    INTAKE_FOLDER_WAIT,
    INTAKE_WATCH,
    INTAKE_BY_CONTENT,
    INTAKE_REPORTS,
    INTAKE_REMOVE_ORIGINAL,
    INTAKE_NO_LEASE,
    INTAKE_COPY,
    INTAKE_MAX_HOLES,
    INTAKE_EXCLUSIVE,
    INTAKE_METRICS,
    NUM_INTAKE_OPTIONS
};

/* Sets the defaults that `intake` has. */
void args_start_intake(args *a);
/* Sets an option that only `intake` has: -1, or the exit code after reporting an error. */
int args_apply_intake(args *a, int which, const char *value);

/* -----------------------------------------------------------------------------------
 * cli_verbs.c */

uint64_t verb_default_bytes(verb v);
void verb_help(FILE *out, verb v);
int verb_run(const args *a);
/* Tests whether the number of files suits the verb: -1, or the exit code after reporting an
 * error. */
int verb_check_operands(const args *a);

/* -----------------------------------------------------------------------------------
 * cli_confine.c */

/* Opens what the command line names, enters the sandbox, and runs the verb. */
int run_confined(args *a);

/* ------------------------------------------------------------------------------------
 * cli_help.c */

void help_general(FILE *out);
/* The options that set limits; a part of other texts. */
void help_limits(FILE *out);
void help_check(FILE *out);
void help_info(FILE *out);
void help_dump(FILE *out);
void help_cat(FILE *out);
void help_convert(FILE *out);
void help_diff(FILE *out);
void help_hash(FILE *out);
void help_map(FILE *out);
void help_formats(FILE *out);
void help_stats(FILE *out);
void help_serve(FILE *out);

/* -----------------------------------------------------------------------------------
 * cli_help_intake.c */

void help_intake(FILE *out);

#endif
