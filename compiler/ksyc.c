/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc.c - the command ksyc: options, and the list of backends. */
#include <stdio.h>
#include <string.h>

#include "backend_c.h"
#include "backend_dict.h"
#include "backend_doc.h"
#include "backend_program.h"
#include "backend_proof.h"
#include "backend_run.h"
#include "backend_runtime.h"
#include "frontend.h"
#include "ks_program.h"

#ifndef KSYC_VERSION
#define KSYC_VERSION "0.1.0"
#endif

enum { EXIT_OK = 0, EXIT_SPEC = 1, EXIT_USAGE = 2 };

/* The page ends with the definition of a valid file, when the proof backend knows the whole grammar. */
static bool emit_page(const ir_program *program, output_dir *out_dir, diag *d) {
    return ksyc_emit_doc(program, ksyc_validator_logic(program, out_dir), out_dir, d);
}

/* The one list of what can be written: --emit, its help and the manual page follow it. `needs` is what must be there,
 * too, for the result to be complete. */
static const struct {
    const char *name;
    const char *needs;
    const char *files;
    const char *about;
    bool (*emit)(const ir_program *program, output_dir *out_dir, diag *d);
} backends[] = {
    {"c", "", "ID.h ID.c", "the reader", ksyc_emit_c},
    {"doc", "", "ID.md", "the format for people", emit_page},
    {"dict", "", "ID.dict", "tokens for fuzzers", ksyc_emit_dict},
    {"validator", "", "ID_validate.h ID_validate.c ID_compute.h",
     "a verdict with contracts in ACSL", ksyc_emit_validator},
    {"view", "", "ID_view.h ID_view.c", "what lies where in a file that is valid", ksyc_emit_views},
    {"runtime", "", "ks.c ks.h", "what readers call; needs no SPEC", ksyc_emit_runtime},
    {"main", "c", "ID_main.c ks_program.c ks_program.h", "a program: check, dump, map",
     ksyc_emit_main},
    {"fuzz", "c,dict", "ID_fuzz.c ks_fuzz.c ks_mutator.c ks_mutator.h",
     "a target for libFuzzer and AFL++", ksyc_emit_fuzz},
    {"make", "c,runtime,main,fuzz", "Makefile", "builds all of these; imports are read, too",
     ksyc_emit_make},
};

#define NUM_BACKENDS (sizeof backends / sizeof *backends)

static void print_help(void) {
    fputs("usage: ksyc [-o DIR] [-I PATH]... [--emit LIST] SPEC.ksy...\n"
          "       ksyc new NAME\n"
          "       ksyc run [-I PATH]... SPEC.ksy check|dump|map [OPTION]... FILE...\n"
          "\n"
          "Turns Kaitai Struct specifications into C readers. `new` writes NAME.ksy to start from. "
          "`run` reads\n"
          "files by a specification at once, as the program of --emit make does; its options: ksyc "
          "run SPEC.ksy\n"
          "--help.\n"
          "\n"
          "  -o DIR       folder for the files that are written, made if need be (default: the "
          "current one)\n"
          "  -I PATH      folder where imports that begin with / are looked for; can be repeated\n"
          "  --emit LIST  what to write, separated by commas (default: c)\n",
          stdout);
    for (size_t i = 0; i < NUM_BACKENDS; i++) {
        printf("                 %-10s %s: %s", backends[i].name, backends[i].files,
               backends[i].about);
        printf(backends[i].needs[0] != '\0' ? "; with %s\n" : "\n", backends[i].needs);
    }
    fputs("  --help       this text\n"
          "  --version    the version of ksyc and of the language it knows\n"
          "\n"
          "The files of a specification are written all together, or none of them.\n"
          "\n"
          "Exit status: 0 when all went well, 1 when a specification has errors, 2 for wrong usage "
          "or\n"
          "when a file cannot be read or written.\n",
          stdout);
}

typedef struct options {
    const char *out_dir;
    const char **include_dirs;
    size_t num_include_dirs;
    bool emit[NUM_BACKENDS];
    const char **specs;
    size_t num_specs;
} options;

static int usage_error(const char *message, const char *detail) {
    fprintf(stderr, "ksyc: %s%s\nTry 'ksyc --help'.\n", message, detail);
    return EXIT_USAGE;
}

/* "c,doc": marks what is named, and what that needs; false for an unknown name. */
static bool mark_list(const char *text, bool *marked) {
    for (;;) {
        size_t n = strcspn(text, ",");
        size_t i = 0;
        while (i < NUM_BACKENDS &&
               !(strlen(backends[i].name) == n && memcmp(backends[i].name, text, n) == 0))
            i++;
        if (i == NUM_BACKENDS) return false;
        /* What is needed stands above in the list, so this ends. */
        if (!marked[i] && backends[i].needs[0] != '\0' && !mark_list(backends[i].needs, marked))
            return false;
        marked[i] = true;
        if (text[n] == '\0') return true;
        text += n + 1;
    }
}

static bool read_list(const char *text, bool *marked) {
    memset(marked, 0, NUM_BACKENDS * sizeof *marked);
    return mark_list(text, marked);
}

/* "--emit needs a list out of c,doc,..." */
static int emit_error(void) {
    fputs("ksyc: --emit needs a list out of ", stderr);
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        fprintf(stderr, "%s%s", i > 0 ? "," : "", backends[i].name);
    fputs("\nTry 'ksyc --help'.\n", stderr);
    return EXIT_USAGE;
}

static bool is_marked(const bool *marked, const char *name) {
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        if (strcmp(backends[i].name, name) == 0) return marked[i];
    return false;
}

/* The runtime alone depends on no specification. */
static bool is_runtime_alone(const bool *marked) {
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        if (marked[i] && strcmp(backends[i].name, "runtime") != 0) return false;
    return is_marked(marked, "runtime");
}

/* The value of an option: in the same word behind `prefix`, or the next word; NULL when it is
 * missing. */
static const char *value_of(const char *prefix, char **argv, int argc, int *i) {
    const char *rest = argv[*i] + strlen(prefix);
    if (*rest == '=' && prefix[1] == '-') return rest + 1;
    if (*rest != '\0') return rest;
    return *i + 1 < argc ? argv[++*i] : NULL;
}

static bool is_option(const char *word, const char *name) {
    size_t n = strlen(name);
    if (strncmp(word, name, n) != 0) return false;
    return name[1] != '-' || word[n] == '\0' || word[n] == '=';
}

/* -1 to continue, or an exit status. */
static int read_options(pool *p, int argc, char **argv, options *o) {
    o->include_dirs = ksyc_pool_array(p, (size_t)argc, sizeof *o->include_dirs);
    o->specs = ksyc_pool_array(p, (size_t)argc, sizeof *o->specs);
    o->emit[0] = true;
    bool only_files = false;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (only_files || word[0] != '-' || word[1] == '\0') {
            o->specs[o->num_specs++] = word;
        } else if (strcmp(word, "--") == 0) {
            only_files = true;
        } else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            print_help();
            return fflush(stdout) == 0 ? EXIT_OK : EXIT_USAGE;
        } else if (strcmp(word, "--version") == 0) {
            puts("ksyc " KSYC_VERSION " (Kaitai Struct language 0.11)");
            return fflush(stdout) == 0 ? EXIT_OK : EXIT_USAGE;
        } else if (is_option(word, "--emit")) {
            const char *list = value_of("--emit", argv, argc, &i);
            if (list == NULL || !read_list(list, o->emit)) return emit_error();
        } else if (is_option(word, "-o")) {
            o->out_dir = value_of("-o", argv, argc, &i);
            if (o->out_dir == NULL) return usage_error("-o needs a folder", "");
        } else if (is_option(word, "-I")) {
            const char *dir = value_of("-I", argv, argc, &i);
            if (dir == NULL) return usage_error("-I needs a folder", "");
            o->include_dirs[o->num_include_dirs++] = dir;
        } else {
            return usage_error("unknown option ", word);
        }
    }
    if (o->num_specs == 0 && !is_runtime_alone(o->emit))
        return usage_error("no specification given", "");
    return -1;
}

static int status_of(bool ok, const diag *d) {
    return ok ? EXIT_OK : ksyc_diag_has_io_errors(d) ? EXIT_USAGE : EXIT_SPEC;
}

/* A Makefile compiles the parsers of imports, too. Those of types from outside are the user's. */
static bool emit_imports(const options *o, const ir_program *program, output_dir *dir, diag *d) {
    for (size_t i = 1; i < program->num_specs; i++) {
        if (program->specs[i]->top->is_opaque) continue;
        const ir_program *import = ksyc_frontend_load(program->pool, d, program->specs[i]->file,
                                                      o->include_dirs, o->num_include_dirs);
        if (import == NULL || !ksyc_emit_c(import, dir, d)) return false;
    }
    return true;
}

static int compile(const options *o, const char *spec) {
    pool *p = ksyc_pool_new();
    diag *d = ksyc_diag_new(p);
    output_dir *dir = ksyc_output_dir_new(p, o->out_dir);
    const ir_program *program =
        ksyc_frontend_load(p, d, spec, o->include_dirs, o->num_include_dirs);
    bool ok = program != NULL;
    for (size_t i = 0; i < NUM_BACKENDS && ok; i++)
        if (o->emit[i]) ok = backends[i].emit(program, dir, d);
    if (ok && is_marked(o->emit, "make")) ok = emit_imports(o, program, dir, d);
    ok = ok && ksyc_output_dir_write(dir, d);
    const int status = status_of(ok, d);
    ksyc_output_dir_end(dir);
    ksyc_diag_print(d, stderr);
    ksyc_pool_free(p);
    return status;
}

static int write_files(pool *p, output_dir *dir) {
    diag *d = ksyc_diag_new(p);
    const int status = status_of(ksyc_output_dir_write(dir, d), d);
    ksyc_output_dir_end(dir);
    ksyc_diag_print(d, stderr);
    return status;
}

/* `ksyc new NAME`. */
static int start_grammar(int argc, char **argv) {
    const char *name = argc == 3 ? argv[2] : "";
    /* As the language has it for meta/id. */
    const size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_");
    if (argc != 3 || name[n] != '\0' || name[0] < 'a' || name[0] > 'z')
        return usage_error("new needs a name of lower case letters, digits and _", "");
    pool *p = ksyc_pool_new();
    output_dir *dir = ksyc_output_dir_new(p, NULL);
    ksyc_write_new_grammar(p, name, dir);
    const int status = write_files(p, dir);
    ksyc_pool_free(p);
    return status;
}

static bool run_grammar(const ks_format *format, ks_ctx *ks, ks_stream *io, void **root) {
    return ksyc_run_read(format->grammar, ks, io, root);
}

/* The grammar and what files are asked by it, from the arguments behind its name on. */
static int run_files(pool *p, const options *o, int argc, char **argv) {
    diag *d = ksyc_diag_new(p);
    const char *spec = argv[0];
    const ir_program *program =
        ksyc_frontend_load(p, d, spec, o->include_dirs, o->num_include_dirs);
    const run_program *prepared = program != NULL ? ksyc_run_prepare(p, program, d) : NULL;
    const int status = status_of(prepared != NULL, d);
    ksyc_diag_print(d, stderr);
    if (prepared == NULL) return status;
    const ks_format format = {program->specs[0]->id, ksyc_run_root_type(prepared), run_grammar,
                              prepared, ksyc_pool_printf(p, "ksyc run %s", spec)};
    return ks_program(&format, argc, argv);
}

/* `ksyc run [-I PATH]... SPEC.ksy ...`. */
static int run(int argc, char **argv) {
    pool *p = ksyc_pool_new();
    options o = {.include_dirs = ksyc_pool_array(p, (size_t)argc, sizeof *o.include_dirs)};
    int i = 2;
    for (; i < argc && is_option(argv[i], "-I"); i++) {
        const char *dir = value_of("-I", argv, argc, &i);
        if (dir == NULL) {
            ksyc_pool_free(p);
            return usage_error("-I needs a folder", "");
        }
        o.include_dirs[o.num_include_dirs++] = dir;
    }
    const bool is_named = i < argc && argv[i][0] != '-';
    const int status = is_named
                           ? run_files(p, &o, argc - i, argv + i)
                           : usage_error("run needs a specification, then check, dump or map", "");
    ksyc_pool_free(p);
    return status;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "new") == 0) return start_grammar(argc, argv);
    if (argc > 1 && strcmp(argv[1], "run") == 0) return run(argc, argv);
    pool *p = ksyc_pool_new();
    options o = {0};
    int status = read_options(p, argc, argv, &o);
    if (status < 0 && o.num_specs == 0) {
        output_dir *dir = ksyc_output_dir_new(p, o.out_dir);
        ksyc_write_runtime(p, dir);
        status = write_files(p, dir);
    } else if (status < 0) {
        status = EXIT_OK;
        for (size_t i = 0; i < o.num_specs; i++) {
            int one = compile(&o, o.specs[i]);
            if (one > status) status = one;
        }
    }
    ksyc_pool_free(p);
    return status;
}
