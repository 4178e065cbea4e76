/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sarif.h - the verdicts of `check` as a log in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
 *
 * A refusal is a result of level "error" whose rule is the error code; a note is one of level "note". The place is the
 * byte offset in the file. An input that could not be checked (code io, ...) is a result, too; then the invocation was
 * not successful.
 */
#ifndef TENSORGATE_CLI_SARIF_H
#define TENSORGATE_CLI_SARIF_H

#include "cli_json.h"

/* What --max-output leaves no room for; the log says so in a notification. */
typedef struct sarif_left_out {
    uint64_t results;
    uint64_t files;
} sarif_left_out;

/* An upper bound of what sarif_end() writes. */
#define SARIF_END 1024u
/* The text of the notification, and of the complaint. */
#define SARIF_NOTICE 256u
void sarif_notice(char *text, const sarif_left_out *left_out);

/* The log up to its results, and from there on. */
void sarif_begin(jw *j);
void sarif_end(jw *j, int exit_code, const sarif_left_out *left_out);

/* The results of a file: one for its error, and one a note. */
void sarif_report(jw *j, const char *file, const report *r);
/* A result for an error that is none of the library. */
void sarif_failure(jw *j, const char *file, const char *code, const char *message);
/* A result of level "warning" about the values of a tensor of a valid file. */
void sarif_finding(jw *j, const char *file, const char *tensor, const char *text);

#endif
