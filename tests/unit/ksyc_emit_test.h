/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ksyc_emit_test.h - shared by the tests of backends: the output of a backend for a specification,
 * as text.
 */
#ifndef TESTS_KSYC_EMIT_TEST_H
#define TESTS_KSYC_EMIT_TEST_H

#include "ksyc_test.h"

#include "backend_c.h"
#include "backend_dict.h"
#include "backend_doc.h"
#include "backend_proof.h"
#include "text_output.h"

#define META "meta: {id: t, endian: le, bit-endian: be, encoding: UTF-8}\n"

typedef bool backend(const ir_program *program, output_dir *out_dir, diag *d);

/* The file `name` that `emit` writes for a specification; release it with free. */
static inline char *emitted(const char *spec, backend *emit, const char *name) {
    ksyc_run run = ksyc_load(spec);
    if (run.program == NULL) fail_msg("refused:\n%s", run.messages);
    output_dir *dir = ksyc_output_dir_new(run.pool, ".");
    assert_true(emit(run.program, dir, run.diag));
    assert_true(ksyc_output_dir_write(dir, run.diag));
    ksyc_free(&run);

    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    char *text = NULL;
    size_t size = 0;
    FILE *copy = open_memstream(&text, &size);
    assert_non_null(copy);
    for (int c; (c = fgetc(file)) != EOF;) fputc(c, copy);
    fclose(file);
    fclose(copy);
    assert_int_equal(remove(name), 0);
    return text;
}

/* The text of a file of the validator; the others are removed. */
static inline char *validator_file(const char *spec, const char *name) {
    static const char *const names[] = {"t_validate.h", "t_validate.c", "t_compute.h"};
    char *text = emitted(spec, ksyc_emit_validator, name);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], name) != 0) assert_int_equal(remove(names[i]), 0);
    return text;
}

static inline char *page_of(const char *spec) { return emitted(spec, ksyc_emit_doc, "t.md"); }
static inline char *dict_of(const char *spec) { return emitted(spec, ksyc_emit_dict, "t.dict"); }

static inline void has(const char *text, const char *part) {
    if (strstr(text, part) == NULL) fail_msg("expected:\n%s\nin:\n%s", part, text);
}

static inline void has_not(const char *text, const char *part) {
    if (strstr(text, part) != NULL) fail_msg("unexpected:\n%s\nin:\n%s", part, text);
}

/* The page of `spec` contains `part`. */
static inline void page_has(const char *spec, const char *part) {
    char *page = page_of(spec);
    has(page, part);
    free(page);
}

/* The tokens of `spec`, without the comments before them, are `tokens`. */
static inline void dict_is(const char *spec, const char *tokens) {
    char *dict = dict_of(spec);
    const char *text = dict;
    while (*text == '#') text = strchr(text, '\n') + 1;
    if (strcmp(text, tokens) != 0) fail_msg("expected:\n%s\nfound:\n%s", tokens, text);
    free(dict);
}

/* A specification with every kind of element. */
static const char rich_spec[] =
    META "doc: Sizes are 8*n.\n"
         "seq:\n"
         "  - {id: magic, contents: BOX}\n"
         "  - {id: kind, type: u1, enum: kind, valid: {in-enum: true}}\n"
         "  - {id: count, type: u2, valid: {min: 1, max: 9}}\n"
         "  - {id: items, type: item(_index), repeat: expr, repeat-expr: count}\n"
         "types:\n"
         "  item:\n"
         "    params: [{id: index, type: u4}, ]\n"
         "    seq: [{id: len, type: u1}, {id: text, type: str, size: len}]\n"
         "    types: {inner: {seq: [{id: x, type: u1}]}}\n"
         "    instances: {far: {pos: len, type: inner}}\n"
         "enums: {kind: {0: plain, 7: nested}}\n";

#endif
