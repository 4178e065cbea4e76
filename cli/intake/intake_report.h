/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_report.h - the report about a file.
 */
#ifndef TENSORGATE_CLI_INTAKE_REPORT_H
#define TENSORGATE_CLI_INTAKE_REPORT_H

#include "cli.h"

/* The line that `check --json=lines` has for the file. */
void intake_report(const args *a, FILE *out, const char *name, const report *r);
/* The line for a file of which there is no verdict: answer_lost(). */
void intake_report_lost(const args *a, FILE *out, const char *name, const char *code,
                        const char *message);

#endif
