/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_program.h - a command for files of one grammar: check, dump and map, by the tables of its parser.
 */
#ifndef KS_PROGRAM_H
#define KS_PROGRAM_H

#include "ks_table.h"

typedef struct ks_format {
    const char *name; /* of the program in messages */
    const ks_type *type;
    /* Reads all of `io` with all instances. `*root` is the parse tree. */
    bool (*read)(ks_ctx *ks, ks_stream *io, void **root);
} ks_format;

/* For main: returns the exit status. */
int ks_program(const ks_format *format, int argc, char **argv);

#endif
