/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_check.c - accepts or refuses files, with one line per file.
 */
#include <string.h>

#include "check_model.h"
#include "cli.h"
#include "cli_input.h"
#include "cli_json.h"
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

static int check_file(void *self, const found_file *found) {
    const verdicts *c = self;
    const char *file = found->name;
    if (is_model(c->a, found)) return check_model(c, found);
    report r = report_on(c->a, found);
    int code = r.valid ? EXIT_GOOD : exit_code_of(&r.error);
    if (found->trouble != NULL) code = EXIT_TROUBLE; /* also for a limit: this is about no file */
    bool skipped = !r.valid && is_skipped(c->a, file, &r.error);
    if (c->j != NULL) verdict_json(c, file, &r, skipped);
    /* A refusal is a result and belongs on stdout; I/O errors do not, and JSON output must not
     * contain text. */
    if (c->j == NULL && code <= EXIT_REFUSED) {
        verdict_text(c, file, &r, skipped);
    } else if (!r.valid && !skipped) {
        complain_of(c->a, file, &r.error);
    }
    tell_notes(c->a, file, &r);
    if (ferror(stdout)) return EXIT_TROUBLE;
    return skipped ? FILE_SKIPPED : code;
}

int run_check(const args *a) {
    jw j;
    verdicts c = {a, a->json ? &j : NULL};
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_array(&j);
    }
    const int worst = visit_many(a, check_file, &c, c.j, true);
    if (a->json) {
        jw_line(&j);
        jw_finish(&j);
    }
    return worst;
}
