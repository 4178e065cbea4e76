/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli.h - what the files of the command share.
 *
 * The command is a client of tensorgate.h and of nothing else in this tree. One file per verb;
 * args.c turns the command line into `args`; json.c and text.c write; tree.c walks folders.
 *
 * Trust: paths and options are the user's, everything that a tg_file says comes from whoever made
 * the file. Such text reaches a terminal through put_escaped() only, and JSON through jw_string().
 */
#ifndef TENSORGATE_CLI_H
#define TENSORGATE_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "tensorgate.h"

/* Exit codes, the same for every verb; of several files the largest one counts. */
enum {
    EXIT_GOOD = 0,    /* valid, done */
    EXIT_REFUSED = 1, /* an input was refused */
    EXIT_TROUBLE = 2, /* usage, missing file, input or output failed */
    EXIT_BUG = 3      /* internal error: not reachable from any input */
};

typedef enum verb { VERB_NONE, VERB_CHECK, VERB_INFO, VERB_DUMP, VERB_FORMATS, NUM_VERBS } verb;

typedef struct args {
    verb verb;
    bool json;
    bool recursive;
    int quiet;          /* 1: no talk, 2: no errors either */
    tg_options options; /* --from, --strict, --max-... */
    uint64_t max_bytes; /* dump: bytes shown of each byte string */
    uint64_t max_items; /* dump: elements shown of each array */
    const char **files; /* points into argv; "-" is standard input */
    size_t num_files;
} args;

/* ------------------------------------------------------------------------------------ args.c */

/*
 * Fills `a` from the command line; `a->files` has room for argc pointers. Returns -1 to go on, or
 * the exit code when that was all: after --help and --version, and after a usage error, which is
 * printed.
 */
int args_parse(args *a, int argc, char **argv);

const char *verb_name(verb v);

/* The options that set limits, for args.c, help.c and formats.c. */
typedef struct limit_option {
    const char *name; /* "max-file" */
    const char *unit; /* "bytes" */
    const char *what;
    const char *automatic; /* what 0 means, or NULL */
} limit_option;

#define NUM_LIMITS 7
extern const limit_option limit_options[NUM_LIMITS];
uint64_t limit_get(const tg_limits *limits, size_t i);
void limit_set(tg_limits *limits, size_t i, uint64_t value);

/* ------------------------------------------------------------------------------------ help.c */

void help_general(FILE *out);
void help_verb(FILE *out, verb v);

/* ------------------------------------------------------------------------------------ verbs */

int run_check(const args *a);
int run_info(const args *a);
int run_dump(const args *a);
int run_formats(const args *a);

/* ------------------------------------------------------------------------------------ text.c */

/* Text for a terminal: UTF-8 passes, everything that could steer the terminal or change the
 * direction of writing and every byte that is no UTF-8 is written as \xNN, a backslash as two. */
void put_escaped(FILE *out, const char *text, size_t n);
/* How many columns put_escaped takes, one for each character. */
size_t escaped_width(const char *text, size_t n);
/* The character at the start of text, n > 0 bytes: its length, 0 when it is no UTF-8. */
size_t utf8_next(const char *text, size_t n, uint32_t *c);
/* Control characters (C0, DEL, C1), and those that break lines or turn the direction of writing. */
bool steers_terminal(uint32_t c);

void put_u64(FILE *out, uint64_t value);
void put_s64(FILE *out, int64_t value);
void put_f32(FILE *out, float value);
void put_f64(FILE *out, double value);
/* A byte as two hexadecimal digits. */
void put_hex(FILE *out, uint8_t byte);

/* "tensorgate: FILE: text" on stderr. */
void complain(const char *file, const char *text);

/* Opens FILE, "-" for standard input. */
tg_file *open_file(const args *a, const char *file, tg_error *error);
/* Exit code for a file with that error. */
int exit_code_of(const tg_error *error);
/* The error on stderr, as text, unless -qq. */
void complain_of(const args *a, const char *file, const tg_error *error);
/* "FILE: note: ..." for each note on stderr, unless -q. */
void tell_notes(const args *a, const char *file, const tg_file *opened);

/* ------------------------------------------------------------------------------------ tree.c */

/* Calls `visit` for `path`, or, when it is a folder, for each regular file below it in the order of
 * their names. Links to files are followed, links to folders are not. Returns the largest of what
 * visit returned and EXIT_TROUBLE for folders that could not be read. */
int walk_tree(const char *path, int (*visit)(void *self, const char *file), void *self);

#endif
