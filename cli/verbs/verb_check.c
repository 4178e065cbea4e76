/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_check.c - accepts or refuses files, with one line per file.
 */
#include <string.h>

#include "check_model.h"
#include "cli.h"
#include "cli_input.h"
#include "head_check.h"
#include "many_files.h"
#include "value_findings.h"
#include "verbs.h"
#include "verdict.h"

/* At work on one file. */
typedef struct check {
    const args *a;
    input in;
    report r;
    tg_file *file;           /* NULL: it was refused, or was read as a stream */
    value_findings findings; /* --values */
} check;

/* Where values are read, nothing but a file that is open will do. */
static void read_stream(check *c) {
    tg_error error;
    input_pass(&c->in, c->a->head ? INPUT_STRUCTURE : INPUT_NOTHING, NULL, NULL);
    c->r = c->in.report;
    if (!c->r.is_head || head_is_valid(&c->in, &error)) return;
    c->r = report_of(NULL, &error);
}

static void refuse(check *c, const tg_error *error) {
    c->r = report_of(NULL, error);
    tg_close(c->file);
    c->file = NULL;
}

static void open_and_read(check *c) {
    tg_error error;
    c->file = input_open(&c->in, c->a->values ? INPUT_ALL : INPUT_NOTHING, NULL, &error);
    c->r = report_of(c->file, &error);
    if (c->file == NULL) {
        const bool may_stream = error.code == TG_CODE_NO_MEMORY && !c->a->values;
        if (may_stream && input_begin_again(&c->in)) read_stream(c);
        return;
    }
    if (c->a->deep && !tg_verify(c->file)) {
        error = *tg_last_error(c->file);
        refuse(c, &error);
    } else if (c->a->values && !values_find(&c->findings, c->a, c->in.name, c->file, &error)) {
        refuse(c, &error);
    }
}

/* If only the verdict is needed, nothing but its report is stored of a stream. */
static void check_begin(check *c, const args *a, const found_file *file) {
    memset(c, 0, sizeof *c);
    c->a = a;
    input_begin_found(&c->in, a, file);
    const bool is_stream = c->in.stream != TG_FORMAT_NONE || (a->head && input_begin_again(&c->in));
    if (is_stream && !a->values) {
        read_stream(c);
    } else {
        open_and_read(c);
    }
}

static void check_end(check *c) {
    values_free(&c->findings);
    tg_close(c->file);
    input_end(&c->in);
}

/* The document of the file, and its lines. */
static void tell(answer *w, const char *name, const check *c, bool skipped, int outcome) {
    const bool has_values = c->a->values && c->file != NULL;
    if (w->a->form == FORM_SARIF) {
        if (!skipped) answer_results(w, name, &c->r);
        if (has_values) values_put_sarif(&c->findings, w, name, c->file);
    } else if (w->j != NULL) {
        answer_begin_element(w);
        verdict_members(w, name, &c->r, skipped);
        if (has_values) values_put_json(&c->findings, w->j, c->file);
        answer_end_element(w);
    }
    verdict_text(w, name, &c->r, skipped, exit_code_of_outcome(outcome));
    if (has_values && w->has_text && w->a->quiet < 2)
        values_put_text(&c->findings, w->a->out, name, c->file);
}

int check_file(answer *w, const found_file *found) {
    const args *a = w->a;
    check c;
    if (is_model(a, found)) return check_model(w, found);
    check_begin(&c, a, found);
    int outcome = c.r.valid ? EXIT_GOOD : outcome_of_error(&c.r.error);
    if (!c.r.valid && is_passed_over(a, found, &c.r.error)) outcome = FILE_PASSED;
    if (found->trouble != NULL)
        outcome = EXIT_TROUBLE; /* also for a limit: this is about no file */
    const bool skipped = !c.r.valid && is_skipped(a, found->name, &c.r.error);
    if (outcome != FILE_PASSED) tell(w, found->name, &c, skipped, outcome);
    if (outcome == EXIT_GOOD && c.findings.num > 0) outcome = EXIT_REFUSED;
    check_end(&c);
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
