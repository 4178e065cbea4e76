/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdict.h - what `check` prints about a file.
 */
#ifndef TENSORGATE_CLI_VERDICT_H
#define TENSORGATE_CLI_VERDICT_H

#include "answer.h"

/* "ok FILE FORMAT N tensors", "bad FILE: ERROR" or "skip FILE: ERROR"; an input that could not be checked is told on
 * a->err. Notes follow. Nothing if the answer has no text. */
void verdict_text(const answer *w, const char *file, const report *r, bool skipped, int code);
/* An object, of a file or inside of one. */
void verdict_members(const answer *w, const char *file, const report *r, bool skipped);
/* The members of an object behind those of jw_head. */
void verdict_rest(const answer *w, const report *r, bool skipped);

#endif
