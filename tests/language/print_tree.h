/* SPDX-License-Identifier: Apache-2.0 */
/*
 * print_tree.h - what print_tree.c needs to know of the parsers it is linked with. tests/suites/generated_c.py writes
 * the list, or run_tree.c makes one of grammars that are interpreted.
 */
#ifndef TESTS_LANGUAGE_PRINT_TREE_H
#define TESTS_LANGUAGE_PRINT_TREE_H

#include "ks_table.h"

typedef struct grammar {
    const char *name; /* NULL behind the last */
    const ks_type *type;
    bool (*read)(const struct grammar *g, ks_ctx *ks, ks_stream *io, void **root);
    bool (*complete)(ks_ctx *ks, void *root); /* NULL: nothing is left to compute */
    bool is_debug;       /* ks-debug: `read` sets the root to what was read before an error */
    const void *program; /* what `read` needs, or NULL */
} grammar;

/* The list, from the arguments of the program. */
const grammar *list_grammars(int argc, char **argv);

#endif
