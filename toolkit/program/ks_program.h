/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_program.h - a command for files of one grammar: check, dump and map, by the tables of its parser.
 */
#ifndef KS_PROGRAM_H
#define KS_PROGRAM_H

#include "ks_table.h"

typedef struct ks_format {
    const char *name; /* in messages */
    const ks_type *type;
    /* Reads all of `io` with all instances. `*root` is the parse tree. */
    bool (*read)(const struct ks_format *format, ks_ctx *ks, ks_stream *io, void **root);
    const void *grammar; /* what `read` needs, or NULL */
    const char *command; /* how the program is called, in its help; NULL: by its name */
} ks_format;

/* The options of every program, in the order of its help; one without a name ends the list. */
typedef struct ks_program_option {
    const char *name;  /* with its two dashes */
    const char *value; /* what its value is called; NULL: it takes none */
    const char *about;
} ks_program_option;
extern const ks_program_option ks_program_options[];

/* For main: returns the exit status. */
int ks_program(const ks_format *format, int argc, char **argv);

#endif
