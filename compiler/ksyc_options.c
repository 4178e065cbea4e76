/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc_options.c - see ksyc_options.h. */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include "ksyc_options.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ks_program.h"
#include "names.h"

#ifndef KSYC_VERSION
#define KSYC_VERSION "0.1.0"
#endif

enum { VERB_ANY = VERB_COMPILE | VERB_NEW | VERB_RUN };

typedef enum option_id {
    OUTPUT_DIR,
    INCLUDE_DIR,
    EMIT,
    ONLY,
    QUIET,
    COLOR,
    HELP,
    VERSION,
    NUM_OPTIONS
} option_id;

/* `choices` are the words that the value may be; the list of backends is apart. */
static const struct {
    const char *name;
    char letter;
    const char *value;
    const char *choices;
    int verbs;
    const char *about;
} options[NUM_OPTIONS] = {
    [OUTPUT_DIR] = {NULL, 'o', "DIR", NULL, VERB_COMPILE,
                    "folder for the files that are written, made if need be (default: the current "
                    "one)"},
    [INCLUDE_DIR] = {NULL, 'I', "PATH", NULL, VERB_COMPILE | VERB_RUN,
                     "folder where imports that begin with / are looked for; can be repeated"},
    [EMIT] = {"--emit", 0, "LIST", NULL, VERB_COMPILE,
              "what to write, separated by commas (default: c)"},
    [ONLY] = {"--only", 0, "NAMES", NULL, VERB_COMPILE,
              "functions of views, separated by commas: these and what they use (default: all)"},
    [QUIET] = {"--quiet", 'q', NULL, NULL, VERB_COMPILE | VERB_NEW,
               "does not say which files were written"},
    [COLOR] =
        {"--color", 0, "WHEN", "auto always never", VERB_ANY,
         "colours in messages: auto (on a terminal, unless NO_COLOR is set), always or never"},
    [HELP] = {"--help", 'h', NULL, NULL, VERB_ANY, "this text"},
    [VERSION] = {"--version", 0, NULL, NULL, VERB_COMPILE,
                 "the version of ksyc and of the language it knows"},
};

/* ---------------------------------------------------------------------------------------------- help */

static const char usage[] =
    "usage: ksyc [-o DIR] [-I PATH]... [--emit LIST] SPEC.ksy...\n"
    "       ksyc new NAME\n"
    "       ksyc run [-I PATH]... SPEC.ksy check|dump|map [OPTION]... FILE...\n"
    "\n"
    "Turns Kaitai Struct specifications into C readers. `new` writes NAME.ksy to start from. `run` "
    "reads\n"
    "files by a specification at once, as the program of --emit make does; its options: ksyc run "
    "--help.\n"
    "\n";

static const char ending[] =
    "\n"
    "The files of a specification are written all together, or none of them.\n"
    "\n"
    "Exit status: 0 when all went well, 1 when a specification has errors, 2 for wrong usage or\n"
    "when a file cannot be read or written.\n";

static void print_option(option_id i) {
    char shown[40];
    const char *name = options[i].name, *value = options[i].value;
    const char letter[] = {'-', options[i].letter, '\0'};
    snprintf(shown, sizeof shown, "%s%s%s%s%s", options[i].letter != 0 ? letter : "",
             name != NULL && options[i].letter != 0 ? ", " : "", name != NULL ? name : "",
             value != NULL ? " " : "", value != NULL ? value : "");
    printf("  %-13s %s\n", shown, options[i].about);
}

static void print_options(ksyc_verb verb) {
    for (option_id i = 0; i < NUM_OPTIONS; i++) {
        if ((options[i].verbs & (int)verb) == 0) continue;
        print_option(i);
        const backend *b;
        for (size_t k = 0; i == EMIT && (b = ksyc_backend_at(k)) != NULL; k++)
            printf("                  %-10s %s: %s%s%s\n", b->name, b->files, b->about,
                   b->needs[0] != '\0' ? "; with " : "", b->needs);
    }
}

static void print_help_of_run(void) {
    char name[] = "ksyc run SPEC.ksy", help[] = "--help";
    char *argv[] = {name, help, NULL};
    const ks_format program = {.name = name, .command = name};
    fputs("usage: ksyc run [OPTION]... SPEC.ksy check|dump|map [OPTION]... FILE...\n"
          "\n"
          "Reads files by a specification, without compiling it. Before SPEC.ksy:\n"
          "\n",
          stdout);
    print_options(VERB_RUN);
    fputs("\nBehind it, as of the program that --emit make builds:\n\n", stdout);
    ks_program(&program, 2, argv);
}

static int print_help(ksyc_verb verb) {
    if (verb == VERB_RUN) {
        print_help_of_run();
    } else if (verb == VERB_NEW) {
        fputs("usage: ksyc new NAME\n"
              "\n"
              "Writes NAME.ksy, a small specification with comments to start from.\n"
              "\n",
              stdout);
        print_options(verb);
    } else {
        fputs(usage, stdout);
        print_options(verb);
        fputs(ending, stdout);
    }
    return fflush(stdout) == 0 ? EXIT_OK : EXIT_USAGE;
}

/* --------------------------------------------------------------------------------------- completions */

static void list_option(const char *verb, const char *name, char letter, const char *value) {
    printf("%s\t%s\t%c\t%s\t", verb, name != NULL ? name + 2 : "-", letter != 0 ? letter : '-',
           value != NULL ? value : "-");
}

/* For scripts/write_completions.py, a line for each option: verb, name, letter, value, and the words that this may be;
 * "-" for what it does not have. Verbs of `run` have the options of its programs. */
static int list_options(void) {
    static const char *const verbs[] = {
        [VERB_COMPILE] = "-", [VERB_NEW] = "new", [VERB_RUN] = "run"};
    for (int verb = VERB_COMPILE; verb <= VERB_RUN; verb *= 2) {
        for (option_id i = 0; i < NUM_OPTIONS; i++) {
            if ((options[i].verbs & verb) == 0) continue;
            list_option(verbs[verb], options[i].name, options[i].letter, options[i].value);
            if (i == EMIT)
                ksyc_backends_print(" ", stdout);
            else
                fputs(options[i].choices != NULL ? options[i].choices : "-", stdout);
            putchar('\n');
        }
    }
    for (const ks_program_option *o = ks_program_options; o->name != NULL; o++) {
        list_option("check dump map", o->name, 0, o->value);
        puts("-");
    }
    return fflush(stdout) == 0 ? EXIT_OK : EXIT_USAGE;
}

/* ------------------------------------------------------------------------------------------- reading */

int ksyc_usage_error(const char *message, const char *detail) {
    fprintf(stderr, "ksyc: %s%s\nTry 'ksyc --help'.\n", message, detail);
    return EXIT_USAGE;
}

static int emit_error(const char *name) {
    const size_t n = name != NULL ? strcspn(name, ",") : 0;
    const char *near = n > 0 ? ksyc_backend_near(name, n) : NULL;
    if (n == 0)
        fputs("ksyc: --emit needs a list out of ", stderr);
    else
        fprintf(stderr, "ksyc: --emit: there is no '%.*s'%s%s%s; there are ", (int)n, name,
                near != NULL ? " (did you mean '" : "", near != NULL ? near : "",
                near != NULL ? "'?)" : "");
    ksyc_backends_print(", ", stderr);
    fputs("\nTry 'ksyc --help'.\n", stderr);
    return EXIT_USAGE;
}

/* Whether the word is the option: `--emit`, `--emit=c`, `-o`, `-oDIR`. `*joined` is the value in the same word. */
static bool is_option(const char *word, option_id i, const char **joined) {
    const char *name = options[i].name;
    *joined = NULL;
    if (word[1] != '-') {
        if (options[i].letter == 0 || word[1] != options[i].letter) return false;
        if (word[2] != '\0') *joined = word + 2;
        return word[2] == '\0' || options[i].value != NULL;
    }
    if (name == NULL) return false;
    const size_t n = strlen(name);
    if (strncmp(word, name, n) != 0) return false;
    if (word[n] == '=' && options[i].value != NULL) *joined = word + n + 1;
    return word[n] == '\0' || *joined != NULL;
}

static int unknown_option(const char *word) {
    const size_t n = strcspn(word, "=");
    for (option_id i = 0; i < NUM_OPTIONS; i++) {
        char name[24] = "";
        if (options[i].name == NULL || n >= sizeof name) continue;
        memcpy(name, word, n);
        const unsigned limit = ksyc_similar_limit(name);
        if (ksyc_text_distance(options[i].name, name, limit) > limit) continue;
        fprintf(stderr, "ksyc: unknown option %s (did you mean '%s'?)\nTry 'ksyc --help'.\n", word,
                options[i].name);
        return EXIT_USAGE;
    }
    return ksyc_usage_error("unknown option ", word);
}

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0';
}

static bool has_color_terminal(void) {
    const char *term = getenv("TERM");
    return !is_set("NO_COLOR") && isatty(STDERR_FILENO) && term != NULL &&
           strcmp(term, "dumb") != 0;
}

static int read_color(const char *when, ksyc_options *o) {
    o->is_colored = strcmp(when, "always") == 0;
    if (strcmp(when, "auto") == 0) o->is_colored = has_color_terminal();
    return o->is_colored || strcmp(when, "auto") == 0 || strcmp(when, "never") == 0
               ? -1
               : ksyc_usage_error("--color can be auto, always or never, not ", when);
}

/* "a,b" as names, which NULL ends. */
static const char *const *names_of(pool *p, const char *text) {
    size_t count = 1, n = 0;
    for (const char *c = text; *c != '\0'; c++) count += *c == ',';
    const char **all = ksyc_pool_array(p, count + 1, sizeof *all);
    for (size_t i = 0; i < count; i++, text += n + 1) {
        n = strcspn(text, ",");
        all[i] = ksyc_pool_copy(p, text, n);
    }
    return all;
}

static int take_option(pool *p, option_id i, const char *value, ksyc_options *o) {
    const char *unknown = NULL;
    switch (i) {
    case OUTPUT_DIR: o->out_dir = value; break;
    case INCLUDE_DIR: o->include_dirs[o->num_include_dirs++] = value; break;
    case EMIT:
        unknown = ksyc_backends_read(value, o->emit);
        return unknown != NULL ? emit_error(unknown) : -1;
    case ONLY: o->only = names_of(p, value); break;
    case QUIET: o->is_quiet = true; break;
    case COLOR: return read_color(value, o);
    case HELP: return print_help(o->verb);
    case VERSION:
        puts("ksyc " KSYC_VERSION " (Kaitai Struct language 0.11)");
        return fflush(stdout) == 0 ? EXIT_OK : EXIT_USAGE;
    case NUM_OPTIONS: break;
    }
    return -1;
}

static int no_value(option_id i) {
    if (i == EMIT) return emit_error(NULL);
    if (i == ONLY) return ksyc_usage_error("--only needs ", "names of functions");
    if (i == COLOR) return ksyc_usage_error("--color needs ", "auto, always or never");
    return ksyc_usage_error(i == OUTPUT_DIR ? "-o needs a folder" : "-I needs a folder", "");
}

/* The option at `*at`, which moves on to its value. */
static int read_option(pool *p, int argc, char **argv, int *at, ksyc_options *o) {
    const char *word = argv[*at], *value = NULL;
    option_id i = 0;
    while (i < NUM_OPTIONS &&
           !((options[i].verbs & (int)o->verb) != 0 && is_option(word, i, &value)))
        i++;
    if (i == NUM_OPTIONS) return unknown_option(word);
    if (options[i].value != NULL && value == NULL) {
        if (*at + 1 == argc) return no_value(i);
        value = argv[++*at];
    }
    return take_option(p, i, value, o);
}

static ksyc_verb verb_of(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "new") == 0) return VERB_NEW;
    if (argc > 1 && strcmp(argv[1], "run") == 0) return VERB_RUN;
    return VERB_COMPILE;
}

int ksyc_read_options(pool *p, int argc, char **argv, ksyc_options *o) {
    *o = (ksyc_options){.verb = verb_of(argc, argv), .emit = {true}};
    o->include_dirs = ksyc_pool_array(p, (size_t)argc, sizeof *o->include_dirs);
    o->words = ksyc_pool_array(p, (size_t)argc + 1, sizeof *o->words);
    o->is_colored = has_color_terminal();
    if (argc == 2 && strcmp(argv[1], "__options") == 0) return list_options();
    bool only_words = false;
    for (int i = o->verb == VERB_COMPILE ? 1 : 2; i < argc; i++) {
        if (!only_words && strcmp(argv[i], "--") == 0) {
            only_words = true;
        } else if (only_words || argv[i][0] != '-' || argv[i][1] == '\0') {
            o->words[o->num_words++] = argv[i];
            only_words = only_words || o->verb == VERB_RUN;
        } else {
            const int status = read_option(p, argc, argv, &i, o);
            if (status >= 0) return status;
        }
    }
    if (o->only != NULL && !ksyc_backend_has_parts(o->emit))
        return ksyc_usage_error("--only chooses functions of views: it needs ", "--emit view");
    return -1;
}
