/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_report.h - the report about a file.
 */
#ifndef TENSORGATE_CLI_INTAKE_REPORT_H
#define TENSORGATE_CLI_INTAKE_REPORT_H

#include "cli.h"

/* The object that `check --json` has for the file, and the end of the line. */
void intake_report(const args *a, FILE *out, const char *name, const report *r);

#endif
