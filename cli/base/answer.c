/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answer.c - see answer.h: the answer about one file.
 */
#include "answer.h"

#include <string.h>

#include "sarif.h"

void answer_begin(answer *w, const args *a) {
    memset(w, 0, sizeof *w);
    w->a = a;
    w->has_text = a->form == FORM_TEXT || a->report != NULL;
    if (a->form == FORM_TEXT) return;
    w->is_mixed = a->report != NULL;
    w->j = &w->json;
    jw_start(w->j, a->out);
    w->json.one_line = a->form == FORM_LINES;
    if (a->form == FORM_LINES) return;
    /* Inside an array that has elements. */
    w->json.depth = 1;
    w->json.closing[0] = ']';
    jw_set_follows(w->j, true);
}

/* Between text and elements. */
static void switch_stream(const answer *w) {
    if (w->is_mixed) fputc('\0', w->a->out);
}

void answer_begin_element(answer *w) {
    switch_stream(w);
    if (w->json.depth > 0) jw_line(w->j); /* not before a document that is this object */
    jw_begin_object(w->j);
}

void answer_end_element(answer *w) {
    jw_end_object(w->j);
    if (w->a->form == FORM_LINES) {
        jw_finish(w->j);
        jw_set_follows(w->j, false);
        fflush(w->json.out);
    }
    jw_flush(w->j);
    switch_stream(w);
}

void answer_results(answer *w, const char *file, const report *r) {
    switch_stream(w);
    sarif_report(w->j, file, r);
    jw_flush(w->j);
    switch_stream(w);
}

void answer_finding(answer *w, const char *file, const char *tensor, const char *text) {
    switch_stream(w);
    sarif_finding(w->j, file, tensor, text);
    jw_flush(w->j);
    switch_stream(w);
}

bool answer_failed(const answer *w) {
    return ferror(w->a->out) != 0 || (w->j != NULL && ferror(w->json.out) != 0);
}

void answer_complain(const answer *w, const char *file, const tg_error *error) {
    if (w->j == NULL || exit_code_of(error) != EXIT_REFUSED) complain_of(w->a, file, error);
}

void answer_tell_notes(const answer *w, const char *file, const report *r) {
    if (w->j == NULL || w->has_text) tell_notes(w->a, file, r);
}

/* The members of an error of the library. */
static void put_failure(jw *j, const char *code, const char *message) {
    jw_begin_object(j);
    jw_key(j, "code");
    jw_text(j, code);
    jw_key(j, "offset");
    jw_u64(j, 0);
    jw_key(j, "path");
    jw_text(j, "");
    jw_key(j, "message");
    jw_text(j, message);
    jw_key(j, "expected");
    jw_text(j, "");
    jw_key(j, "found");
    jw_text(j, "");
    jw_end_object(j);
}

static void put_lost(answer *w, const char *file, const char *code, const char *message) {
    jw *j = w->j;
    const report r = {.size = 0, .format = w->a->options.format};
    answer_begin_element(w);
    jw_head(j, file, &r);
    if (w->a->skip_unknown) {
        jw_key(j, "skipped");
        jw_bool(j, false);
    }
    jw_key(j, "error");
    put_failure(j, code, message);
    if (w->a->verb == VERB_INFO) {
        jw_key(j, "metadata");
        jw_begin_object(j);
        jw_end_object(j);
    }
    jw_key(j, "notes");
    jw_begin_array(j);
    jw_end_array(j);
    jw_key(j, w->a->checks_manifest ? "files" : "tensors");
    if (w->a->verb == VERB_CHECK) {
        jw_u64(j, 0);
    } else {
        jw_begin_array(j);
        jw_end_array(j);
    }
    if (w->a->verb == VERB_INFO) {
        jw_key(j, "totals");
        fputs("{\"all\": {\"tensors\": 0, \"elements\": 0, \"nbytes\": 0}}", jw_by_hand(j));
    }
    answer_end_element(w);
}

void answer_lost(answer *w, const char *file, const char *code, const char *message) {
    char text[256];
    const bool is_bug = strcmp(code, "crashed") == 0;
    if (w->a->form == FORM_SARIF) {
        switch_stream(w);
        sarif_failure(w->j, file, code, message);
        switch_stream(w);
    } else if (w->j != NULL) {
        put_lost(w, file, code, message);
    }
    if (w->a->quiet > 1) return;
    snprintf(text, sizeof text, "%s [%s]", message, code);
    if (is_bug) fputs("internal error: ", w->a->err);
    complain(w->a->err, file, text);
}
