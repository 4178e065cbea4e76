/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc.c - the command ksyc: what it does with specifications. */
#include <stdio.h>
#include <string.h>

#include "backend_c.h"
#include "backend_program.h"
#include "backend_run.h"
#include "backend_runtime.h"
#include "clean_text.h"
#include "frontend.h"
#include "ks_program.h"
#include "ksyc_options.h"

/* How many messages there were about all specifications of a run. */
typedef struct run_count {
    size_t messages;
    diag_count by_kind;
} run_count;

static void print_messages(const ksyc_options *o, diag *d, run_count *all) {
    const diag_count n = ksyc_diag_print(d, o->is_colored ? DIAG_COLORED : DIAG_EXCERPTS, stderr);
    all->messages += n.errors + n.warnings;
    all->by_kind.errors += n.errors;
    all->by_kind.warnings += n.warnings;
}

/* "2 errors and 1 warning", once for all specifications; a single message needs no count. */
static void print_count(const run_count *all) {
    const size_t errors = all->by_kind.errors, warnings = all->by_kind.warnings;
    if (all->messages < 2) return;
    if (errors > 0) fprintf(stderr, "%lu error%s", (unsigned long)errors, errors == 1 ? "" : "s");
    if (errors > 0 && warnings > 0) fputs(" and ", stderr);
    if (warnings > 0)
        fprintf(stderr, "%lu warning%s", (unsigned long)warnings, warnings == 1 ? "" : "s");
    putc('\n', stderr);
}

static int status_of(bool ok, const diag *d) {
    return ok ? EXIT_OK : ksyc_diag_has_io_errors(d) ? EXIT_USAGE : EXIT_SPEC;
}

/* ------------------------------------------------------------------------------------------ compiling */

/* A Makefile compiles the parsers of imports, too. Those of types from outside are the user's. */
static bool emit_imports(const ksyc_options *o, const ir_program *program, output_dir *dir,
                         diag *d) {
    for (size_t i = 1; i < program->num_specs; i++) {
        if (program->specs[i]->top->is_opaque) continue;
        const ir_program *import = ksyc_frontend_load(program->pool, d, program->specs[i]->file,
                                                      o->include_dirs, o->num_include_dirs);
        if (import == NULL || !ksyc_emit_c(import, dir, d)) return false;
    }
    return true;
}

static bool emit_one(const ksyc_options *o, const backend *b, const ir_program *program,
                     output_dir *dir, diag *d) {
    if (o->only == NULL || b->emit_only == NULL) return b->emit(program, dir, d);
    return b->emit_only(program, o->only, dir, d);
}

static void say_what_next(const ksyc_options *o) {
    if (!ksyc_backend_is_marked(o->emit, "make")) return;
    fputs("next: make", stdout);
    if (o->out_dir != NULL) {
        fputs(" -C ", stdout);
        ksyc_print_clean(o->out_dir, stdout);
    }
    putchar('\n');
}

static int compile(const ksyc_options *o, const char *spec, run_count *all) {
    pool *p = ksyc_pool_new();
    diag *d = ksyc_diag_new(p);
    output_dir *dir = ksyc_output_dir_new(p, o->out_dir);
    const ir_program *program =
        ksyc_frontend_load(p, d, spec, o->include_dirs, o->num_include_dirs);
    bool ok = program != NULL;
    const backend *b;
    for (size_t i = 0; ok && (b = ksyc_backend_at(i)) != NULL; i++)
        if (o->emit[i]) ok = emit_one(o, b, program, dir, d);
    if (ok && ksyc_backend_is_marked(o->emit, "make")) ok = emit_imports(o, program, dir, d);
    ok = ok && ksyc_output_dir_write(dir, d);
    const int status = status_of(ok, d);
    ksyc_output_dir_end(dir);
    print_messages(o, d, all);
    if (ok && !o->is_quiet) {
        ksyc_output_dir_report(dir, stdout);
        say_what_next(o);
    }
    ksyc_pool_free(p);
    return status;
}

static int compile_all(const ksyc_options *o) {
    run_count all = {0};
    int status = EXIT_OK;
    for (int i = 0; i < o->num_words; i++) {
        const int one = compile(o, o->words[i], &all);
        if (one > status) status = one;
    }
    print_count(&all);
    return status;
}

static int write_files(const ksyc_options *o, pool *p, output_dir *dir) {
    run_count all = {0};
    diag *d = ksyc_diag_new(p);
    const int status = status_of(ksyc_output_dir_write(dir, d), d);
    ksyc_output_dir_end(dir);
    print_messages(o, d, &all);
    if (status == EXIT_OK && !o->is_quiet) ksyc_output_dir_report(dir, stdout);
    return status;
}

static int write_runtime(const ksyc_options *o, pool *p) {
    output_dir *dir = ksyc_output_dir_new(p, o->out_dir);
    ksyc_write_runtime(p, dir);
    return write_files(o, p, dir);
}

/* `ksyc new NAME`. */
static int start_grammar(const ksyc_options *o, pool *p) {
    const char *name = o->num_words == 1 ? o->words[0] : "";
    /* As the language has it for meta/id. */
    const size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_");
    if (name[n] != '\0' || name[0] < 'a' || name[0] > 'z')
        return ksyc_usage_error("new needs a name of lower case letters, digits and _", "");
    output_dir *dir = ksyc_output_dir_new(p, NULL);
    ksyc_write_new_grammar(p, name, dir);
    const int status = write_files(o, p, dir);
    if (status == EXIT_OK && !o->is_quiet)
        printf("next: ksyc run %s.ksy dump FILE, or ksyc --emit make -o build %s.ksy\n", name,
               name);
    return status;
}

/* ---------------------------------------------------------------------------------- reading files */

static bool run_grammar(const ks_format *format, ks_ctx *ks, ks_stream *io, void **root) {
    return ksyc_run_read(format->grammar, ks, io, root);
}

/* The grammar, and what files are asked by it. */
static int run_files(const ksyc_options *o, pool *p) {
    if (o->num_words == 0)
        return ksyc_usage_error("run needs a specification, then check, dump or map", "");
    run_count all = {0};
    diag *d = ksyc_diag_new(p);
    const char *spec = o->words[0];
    const ir_program *program =
        ksyc_frontend_load(p, d, spec, o->include_dirs, o->num_include_dirs);
    const run_program *prepared = program != NULL ? ksyc_run_prepare(p, program, d) : NULL;
    const int status = status_of(prepared != NULL, d);
    print_messages(o, d, &all);
    print_count(&all);
    if (prepared == NULL) return status;
    const ks_format format = {program->specs[0]->id, ksyc_run_root_type(prepared), run_grammar,
                              prepared, ksyc_pool_printf(p, "ksyc run %s", spec)};
    return ks_program(&format, o->num_words, o->words);
}

/* `ksyc check mine.ksy a.bin` is no compilation of three specifications, unless there is such a file. */
static bool is_verb_of_run(const char *word) {
    if (strcmp(word, "check") != 0 && strcmp(word, "dump") != 0 && strcmp(word, "map") != 0)
        return false;
    FILE *file = fopen(word, "rb");
    if (file != NULL) fclose(file);
    return file == NULL;
}

static int act(const ksyc_options *o, pool *p) {
    if (o->verb == VERB_NEW) return start_grammar(o, p);
    if (o->verb == VERB_RUN) return run_files(o, p);
    if (o->num_words > 0 && is_verb_of_run(o->words[0]))
        return ksyc_usage_error("files are read by 'ksyc run SPEC.ksy VERB FILE', found ",
                                o->words[0]);
    if (o->num_words > 0) return compile_all(o);
    if (ksyc_backend_is_runtime(o->emit)) return write_runtime(o, p);
    return ksyc_usage_error("no specification given", "");
}

int main(int argc, char **argv) {
    pool *p = ksyc_pool_new();
    ksyc_options o;
    int status = ksyc_read_options(p, argc, argv, &o);
    if (status < 0) status = act(&o, p);
    ksyc_pool_free(p);
    return status;
}
