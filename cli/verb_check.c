/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_check.c - accepts or refuses files, with one line per file.
 */
#include <string.h>

#include "cli.h"
#include "cli_input.h"
#include "cli_json.h"

typedef struct check {
    const args *a;
    jw *j; /* NULL: text output */
} check;

static void say(const check *c, const char *file, const report *r) {
    if (c->a->quiet > (r->valid ? 0 : 1)) return;
    fputs(r->valid ? "ok " : "bad ", stdout);
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
}

static void say_json(jw *j, const char *file, const report *r) {
    jw_line(j);
    jw_begin_object(j);
    jw_head(j, file, r);
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

/* Only the verdict is needed, so for a stream nothing but its report is stored. */
static report report_on(const args *a, const char *file) {
    input in;
    report r;
    input_begin(&in, a, file);
    if (in.stream != TG_FORMAT_NONE) {
        input_pass(&in, INPUT_NOTHING, NULL, NULL);
        r = in.report;
    } else {
        tg_error error;
        tg_file *opened = input_open(&in, INPUT_NOTHING, NULL, &error);
        r = report_of(opened, &error);
        tg_close(opened);
    }
    input_end(&in);
    return r;
}

static int check_file(void *self, const char *file) {
    const check *c = self;
    report r = report_on(c->a, file);
    int code = r.valid ? EXIT_GOOD : exit_code_of(&r.error);
    if (c->j != NULL) say_json(c->j, file, &r);
    /* A refusal is a result and belongs on stdout; I/O errors do not, and JSON output must not
     * contain text. */
    if (c->j == NULL && code <= EXIT_REFUSED) {
        say(c, file, &r);
    } else if (!r.valid) {
        complain_of(c->a, file, &r.error);
    }
    tell_notes(c->a, file, &r);
    if (ferror(stdout)) return EXIT_TROUBLE;
    return code;
}

int run_check(const args *a) {
    jw j;
    check c = {a, a->json ? &j : NULL};
    int worst = EXIT_GOOD;
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_array(&j);
    }
    for (size_t i = 0; i < a->num_files && !ferror(stdout); i++) {
        const char *file = a->files[i];
        int code = a->recursive && strcmp(file, "-") != 0 ? walk_tree(file, check_file, &c)
                                                          : check_file(&c, file);
        if (code > worst) worst = code;
    }
    if (a->json) {
        jw_line(&j);
        jw_finish(&j);
    }
    return worst;
}
