/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdict.c - see verdict.h: the lines and objects of `check`.
 */
#include "verdict.h"

#include <string.h>

#include "color.h"

static void put_line(const args *a, const char *file, const report *r, bool skipped) {
    FILE *out = a->out;
    if (a->quiet > (r->valid || skipped ? 0 : 1)) return;
    put_word(out, a->color_out,
             r->is_head ? COLOR_SKIPPED
             : r->valid ? COLOR_GOOD
             : skipped  ? COLOR_SKIPPED
                        : COLOR_BAD,
             r->is_head ? "head"
             : r->valid ? "ok"
             : skipped  ? "skip"
                        : "bad");
    fputc(' ', out);
    put_escaped(out, file, strlen(file));
    if (r->valid) {
        fprintf(out, " %s ", tg_format_name(r->format));
        put_u64(out, r->num_tensors);
        fputs(" tensors", out);
        if (r->is_head) {
            fputs(", valid as far as it has come: ", out);
            put_u64(out, r->size);
            fputs(" bytes", out);
        }
        fputc('\n', out);
        return;
    }
    char text[2048];
    error_text(&r->error, text, sizeof text);
    fprintf(out, ": %s\n", text);
    tell_tried(a, file, &r->error);
}

void verdict_text(const answer *w, const char *file, const report *r, bool skipped, int code) {
    if (w->on_verdict != NULL) w->on_verdict(w->on_verdict_self, file, r, code);
    /* A refusal is a result and belongs on stdout; I/O errors do not, and JSON output must not
     * contain text. */
    if (w->has_text && code <= EXIT_REFUSED) {
        put_line(w->a, file, r, skipped);
    } else if (!r->valid && !skipped) {
        answer_complain(w, file, &r->error);
    }
    answer_tell_notes(w, file, r);
}

void verdict_members(const answer *w, const char *file, const report *r, bool skipped) {
    jw_head(w->j, file, r);
    verdict_rest(w, r, skipped);
}

void verdict_rest(const answer *w, const report *r, bool skipped) {
    jw *j = w->j;
    if (w->a->skip_unknown) {
        jw_key(j, "skipped");
        jw_bool(j, skipped);
    }
    if (w->a->head) {
        jw_key(j, "head");
        jw_bool(j, r->is_head);
    }
    jw_key(j, "tensors");
    jw_u64(j, r->num_tensors);
    jw_key(j, "error");
    if (r->valid) {
        jw_null(j);
    } else {
        jw_error_in(j, &r->error, r->place);
    }
    jw_key(j, "notes");
    jw_notes(j, r);
}
