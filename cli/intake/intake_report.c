/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_report.c - see intake_report.h.
 */
#include "intake_report.h"

#include "verdict.h"

void intake_report(const args *a, FILE *out, const char *name, const report *r) {
    jw j;
    const verdicts v = {a, &j};
    jw_start(&j, out);
    verdict_json(&v, name, r, false);
    jw_finish(&j);
}
