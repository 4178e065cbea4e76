/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_check.c - accepts or refuses files, with one line per file.
 */
#include <string.h>

#include "check_model.h"
#include "cli.h"
#include "cli_input.h"
#include "many_files.h"
#include "verbs.h"
#include "verdict.h"

/* Only the verdict is needed, so for a stream nothing but its report is stored. */
static report report_on(const args *a, const found_file *file) {
    input in;
    report r;
    input_begin_found(&in, a, file);
    if (in.stream != TG_FORMAT_NONE) {
        input_pass(&in, INPUT_NOTHING, NULL, NULL);
        r = in.report;
    } else {
        tg_error error;
        tg_file *opened = input_open(&in, INPUT_NOTHING, NULL, &error);
        r = report_of(opened, &error);
        if (opened == NULL && error.code == TG_CODE_NO_MEMORY && input_begin_again(&in)) {
            input_pass(&in, INPUT_NOTHING, NULL, NULL);
            r = in.report;
        }
        if (opened != NULL && a->deep && !tg_verify(opened))
            r = report_of(NULL, tg_last_error(opened));
        tg_close(opened);
    }
    input_end(&in);
    return r;
}

int check_file(answer *w, const found_file *found) {
    const args *a = w->a;
    const char *file = found->name;
    if (is_model(a, found)) return check_model(w, found);
    report r = report_on(a, found);
    if (!r.valid && is_passed_over(a, found, &r.error)) return FILE_PASSED;
    int outcome = r.valid ? EXIT_GOOD : outcome_of_error(&r.error);
    if (found->trouble != NULL)
        outcome = EXIT_TROUBLE; /* also for a limit: this is about no file */
    bool skipped = !r.valid && is_skipped(a, file, &r.error);
    if (a->form == FORM_SARIF) {
        if (!skipped) answer_results(w, file, &r);
    } else if (w->j != NULL) {
        answer_begin_element(w);
        verdict_members(w, file, &r, skipped);
        answer_end_element(w);
    }
    verdict_text(w, file, &r, skipped, exit_code_of_outcome(outcome));
    if (answer_failed(w)) return EXIT_TROUBLE;
    return skipped ? FILE_SKIPPED : outcome;
}

static int visit(void *self, answer *w, const found_file *found) {
    (void)self;
    return check_file(w, found);
}

int run_check(const args *a) {
    const many_files m = {.a = a, .visit = visit, .repeatable = true};
    return answer_many(&m);
}
