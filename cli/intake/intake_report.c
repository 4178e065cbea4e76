/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_report.c - see intake_report.h.
 */
#include "intake_report.h"

#include "verdict.h"

/* An answer of `check`, on a line of its own. */
static void begin(answer *w, args *own, const args *a, FILE *out) {
    *own = *a;
    own->verb = VERB_CHECK;
    own->form = FORM_LINES;
    own->out = out;
    own->report = NULL;
    own->quiet = 2; /* what there is to say is in the report */
    answer_begin(w, own);
}

void intake_report(const args *a, FILE *out, const char *name, const report *r) {
    args own;
    answer w;
    begin(&w, &own, a, out);
    answer_begin_element(&w);
    verdict_members(&w, name, r, false);
    answer_end_element(&w);
}

void intake_report_lost(const args *a, FILE *out, const char *name, const char *code,
                        const char *message) {
    args own;
    answer w;
    begin(&w, &own, a, out);
    answer_lost(&w, name, code, message);
}
