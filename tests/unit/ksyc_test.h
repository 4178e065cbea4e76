/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc_test.h - for tests of the compiler: specifications as text, messages as text. */
#ifndef KSYC_TEST_H
#define KSYC_TEST_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "frontend.h"
#include "unit.h"

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

/* fail_msg, declared so that the analyzer knows that it does not return. */
#define REQUIRE(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fail_msg(__VA_ARGS__);                                                                 \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* One run of the front end. */
typedef struct ksyc_run {
    pool *pool;
    diag *diag;
    const ir_program *program; /* NULL after errors */
    char *messages;            /* as printed by ksyc_diag_print, without the file name */
} ksyc_run;

/* Group setup: a separate folder as the current one, so that messages name only "t.ksy". */
BEFORE_ALL(ksyc_enter_folder) {
    static char folder[] = "/tmp/ksyc-test-XXXXXX";
    return mkdtemp(folder) != NULL && chdir(folder) == 0 ? 0 : -1;
}

AFTER_ALL(ksyc_leave_folder) {
    char folder[200];
    return getcwd(folder, sizeof folder) != NULL && chdir("/") == 0 && rmdir(folder) == 0 ? 0 : -1;
}

static inline void ksyc_write(const char *name, const char *text, size_t size) {
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* Removes "t.ksy:" from the start of every line. */
static inline void ksyc_drop_name(char *text) {
    char *to = text;
    for (const char *from = text; *from != '\0';) {
        if (strncmp(from, "t.ksy:", 6) == 0) from += 6;
        size_t n = strcspn(from, "\n");
        if (from[n] == '\n') n++;
        memmove(to, from, n);
        to += n;
        from += n;
    }
    *to = '\0';
}

static inline char *ksyc_messages(diag *d) {
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    assert_non_null(stream);
    ksyc_diag_print(d, DIAG_LINES, stream);
    fclose(stream);
    ksyc_drop_name(text);
    return text;
}

static inline ksyc_run ksyc_load_bytes(const char *text, size_t size) {
    static const char *const include_dirs[] = {"."};
    ksyc_run run = {.pool = ksyc_pool_new()};
    run.diag = ksyc_diag_new(run.pool);
    ksyc_write("t.ksy", text, size);
    run.program = ksyc_frontend_load(run.pool, run.diag, "t.ksy", include_dirs, 1);
    run.messages = ksyc_messages(run.diag);
    assert_int_equal(remove("t.ksy"), 0);
    return run;
}

static inline ksyc_run ksyc_load(const char *text) { return ksyc_load_bytes(text, strlen(text)); }

static inline void ksyc_free(ksyc_run *run) {
    free(run->messages);
    ksyc_pool_free(run->pool);
}

/* The messages for a specification. */
static inline void ksyc_expect(const char *text, const char *messages) {
    ksyc_run run = ksyc_load(text);
    if (strcmp(run.messages, messages) != 0)
        fail_msg("specification:\n%s\nexpected:\n%s\nfound:\n%s", text, messages, run.messages);
    bool has_error = strstr(messages, ": error: ") != NULL;
    assert_int_equal(run.program == NULL, has_error);
    ksyc_free(&run);
}

/* A type by its path, or a field of it. */
static inline const ir_type *ksyc_type(const ksyc_run *run, const char *path) {
    REQUIRE(run->program != NULL, "refused:\n%s", run->messages);
    for (size_t i = 0; i < run->program->num_types; i++)
        if (strcmp(run->program->types[i]->path, path) == 0) return run->program->types[i];
    fail_msg("no type %s", path);
    return NULL;
}

static inline const ir_attr *ksyc_attr(const ir_type *type, const char *id) {
    for (size_t i = 0; i < type->num_params; i++)
        if (strcmp(type->params[i]->id, id) == 0) return type->params[i];
    for (size_t i = 0; i < type->num_seq; i++)
        if (strcmp(type->seq[i]->id, id) == 0) return type->seq[i];
    for (size_t i = 0; i < type->num_instances; i++)
        if (strcmp(type->instances[i]->id, id) == 0) return type->instances[i];
    fail_msg("no field %s", id);
    return NULL;
}

#endif
