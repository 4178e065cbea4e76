/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdict.h - what `check` prints about a file.
 */
#ifndef TENSORGATE_CLI_VERDICT_H
#define TENSORGATE_CLI_VERDICT_H

#include "cli.h"
#include "cli_json.h"

typedef struct verdicts {
    const args *a;
    jw *j; /* NULL: text output */
} verdicts;

/* "ok FILE FORMAT N tensors", "bad FILE: ERROR" or "skip FILE: ERROR". */
void verdict_text(const verdicts *c, const char *file, const report *r, bool skipped);
/* An object. */
void verdict_json(const verdicts *c, const char *file, const report *r, bool skipped);
/* The members of the object behind those of jw_head, and its end. */
void verdict_rest(const verdicts *c, const report *r, bool skipped);

#endif
