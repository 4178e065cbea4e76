/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check.c - accepts or refuses files, a line each.
 */
#include <string.h>

#include "cli.h"
#include "json.h"

typedef struct check {
    const args *a;
    jw *j; /* NULL: text */
} check;

static void say(const check *c, const char *file, const tg_file *opened, const tg_error *error) {
    if (c->a->quiet > (opened == NULL)) return;
    fputs(opened != NULL ? "ok " : "bad ", stdout);
    put_escaped(stdout, file, strlen(file));
    if (opened != NULL) {
        printf(" %s ", tg_format_name(tg_file_format(opened)));
        put_u64(stdout, tg_num_tensors(opened));
        fputs(" tensors\n", stdout);
        return;
    }
    char text[2048];
    tg_error_text(error, text, sizeof text);
    printf(": %s\n", text);
}

static void say_json(jw *j, const char *file, const tg_file *opened, const tg_error *error) {
    jw_line(j);
    jw_begin_object(j);
    jw_head(j, file, opened, error);
    jw_key(j, "tensors");
    jw_u64(j, opened != NULL ? tg_num_tensors(opened) : 0);
    jw_key(j, "error");
    if (opened != NULL) {
        jw_null(j);
    } else {
        jw_error(j, error);
    }
    jw_key(j, "notes");
    jw_notes(j, opened);
    jw_end_object(j);
}

static int check_file(void *self, const char *file) {
    const check *c = self;
    tg_error error;
    tg_file *opened = open_file(c->a, file, &error);
    int code = opened != NULL ? EXIT_GOOD : exit_code_of(&error);
    if (c->j != NULL) say_json(c->j, file, opened, &error);
    /* A refusal is a result, which belongs on stdout; trouble is not, and JSON is no text. */
    if (c->j == NULL && code <= EXIT_REFUSED) {
        say(c, file, opened, &error);
    } else if (opened == NULL) {
        complain_of(c->a, file, &error);
    }
    if (opened != NULL) tell_notes(c->a, file, opened);
    tg_close(opened);
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
