/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc.c - the command ksyc: options, and the list of backends. */
#include <stdio.h>
#include <string.h>

#include "backend_c.h"
#include "backend_dict.h"
#include "backend_doc.h"
#include "backend_proof.h"
#include "frontend.h"

#ifndef KSYC_VERSION
#define KSYC_VERSION "0.1.0"
#endif

enum { EXIT_OK = 0, EXIT_SPEC = 1, EXIT_USAGE = 2 };

static const char help[] =
    "usage: ksyc [-o DIR] [-I PATH]... [--emit LIST] SPEC.ksy...\n"
    "\n"
    "Turns Kaitai Struct specifications into C readers.\n"
    "\n"
    "  -o DIR       folder for the files that are written (default: the current one)\n"
    "  -I PATH      folder where imports that begin with / are looked for; can be repeated\n"
    "  --emit LIST  what to write, out of c,doc,dict,validator,view (default: c)\n"
    "                 c          ID.h and ID.c, the reader\n"
    "                 doc        ID.md, the format for people\n"
    "                 dict       ID.dict, tokens for fuzzers\n"
    "                 validator  ID_validate.h, ID_validate.c and ID_compute.h, a yes or no with "
    "contracts in ACSL\n"
    "                 view       ID_view.h and ID_view.c, what lies where in a file that is valid\n"
    "  --help       this text\n"
    "  --version    the version of ksyc and of the language it knows\n"
    "\n"
    "Exit status: 0 when all went well, 1 when a specification has errors, 2 for wrong usage or\n"
    "when a file cannot be read or written.\n";

/* The page ends with the definition of a valid file, when the proof backend knows the whole grammar. */
static bool emit_page(const ir_program *program, output_dir *out_dir, diag *d) {
    return emit_doc(program, validator_logic(program), out_dir, d);
}

static const struct {
    const char *name;
    bool (*emit)(const ir_program *program, output_dir *out_dir, diag *d);
} backends[] = {{"c", emit_c},
                {"doc", emit_page},
                {"dict", emit_dict},
                {"validator", emit_validator},
                {"view", emit_views}};

#define NUM_BACKENDS (sizeof backends / sizeof *backends)

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

/* "c,doc": marks what is named; false for an unknown name. */
static bool read_list(const char *text, bool *marked) {
    memset(marked, 0, NUM_BACKENDS * sizeof *marked);
    for (;;) {
        size_t n = strcspn(text, ",");
        size_t i = 0;
        while (i < NUM_BACKENDS &&
               !(strlen(backends[i].name) == n && memcmp(backends[i].name, text, n) == 0))
            i++;
        if (i == NUM_BACKENDS) return false;
        marked[i] = true;
        if (text[n] == '\0') return true;
        text += n + 1;
    }
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
    o->include_dirs = pool_array(p, (size_t)argc, sizeof *o->include_dirs);
    o->specs = pool_array(p, (size_t)argc, sizeof *o->specs);
    o->emit[0] = true;
    bool only_files = false;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (only_files || word[0] != '-' || word[1] == '\0') {
            o->specs[o->num_specs++] = word;
        } else if (strcmp(word, "--") == 0) {
            only_files = true;
        } else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            fputs(help, stdout);
            return EXIT_OK;
        } else if (strcmp(word, "--version") == 0) {
            puts("ksyc " KSYC_VERSION " (Kaitai Struct language 0.11)");
            return EXIT_OK;
        } else if (is_option(word, "--emit")) {
            const char *list = value_of("--emit", argv, argc, &i);
            if (list == NULL || !read_list(list, o->emit))
                return usage_error("--emit needs a list out of c,doc,dict,validator,view", "");
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
    return o->num_specs != 0 ? -1 : usage_error("no specification given", "");
}

static int compile(const options *o, const char *spec) {
    pool *p = pool_new();
    diag *d = diag_new(p);
    const ir_program *program = frontend_load(p, d, spec, o->include_dirs, o->num_include_dirs);
    bool ok = program != NULL;
    output_dir *dir = output_dir_new(p, o->out_dir);
    for (size_t i = 0; i < NUM_BACKENDS && ok; i++)
        if (o->emit[i]) ok = backends[i].emit(program, dir, d);
    ok = ok && output_dir_write(dir, d);
    int status = ok ? EXIT_OK : diag_has_io_errors(d) ? EXIT_USAGE : EXIT_SPEC;
    diag_print(d, stderr);
    pool_free(p);
    return status;
}

int main(int argc, char **argv) {
    pool *p = pool_new();
    options o = {0};
    int status = read_options(p, argc, argv, &o);
    if (status < 0) {
        status = EXIT_OK;
        for (size_t i = 0; i < o.num_specs; i++) {
            int one = compile(&o, o.specs[i]);
            if (one > status) status = one;
        }
    }
    pool_free(p);
    return status;
}
