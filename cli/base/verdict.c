/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdict.c - see verdict.h: the lines and objects of `check`.
 */
#include "verdict.h"

#include <string.h>

void verdict_text(const verdicts *c, const char *file, const report *r, bool skipped) {
    if (c->a->quiet > (r->valid || skipped ? 0 : 1)) return;
    fputs(r->valid ? "ok " : skipped ? "skip " : "bad ", stdout);
    put_escaped(stdout, file, strlen(file));
    if (r->valid) {
        printf(" %s ", tg_format_name(r->format));
        put_u64(stdout, r->num_tensors);
        fputs(" tensors\n", stdout);
        return;
    }
    char text[2048];
    error_text(&r->error, text, sizeof text);
    printf(": %s\n", text);
    tell_tried(c->a, file, &r->error);
}

void verdict_json(const verdicts *c, const char *file, const report *r, bool skipped) {
    jw *j = c->j;
    jw_line(j);
    jw_begin_object(j);
    jw_head(j, file, r);
    verdict_rest(c, r, skipped);
}

void verdict_rest(const verdicts *c, const report *r, bool skipped) {
    jw *j = c->j;
    if (c->a->skip_unknown) {
        jw_key(j, "skipped");
        jw_bool(j, skipped);
    }
    jw_key(j, "tensors");
    jw_u64(j, r->num_tensors);
    jw_key(j, "error");
    if (r->valid) {
        jw_null(j);
    } else {
        jw_error(j, &r->error);
    }
    jw_key(j, "notes");
    jw_notes(j, r);
    jw_end_object(j);
}
