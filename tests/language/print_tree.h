/* SPDX-License-Identifier: Apache-2.0 */
/*
 * print_tree.h - what print_tree.c needs to know of the parsers it is linked with. tests/suites/generated_c.py writes
 * the list.
 */
#ifndef TESTS_LANGUAGE_PRINT_TREE_H
#define TESTS_LANGUAGE_PRINT_TREE_H

#include "ks_table.h"

typedef struct grammar {
    const char *name; /* NULL behind the last */
    const ks_type *type;
    bool (*read)(ks_ctx *ks, ks_stream *io, void **root);
    bool (*complete)(ks_ctx *ks, void *root); /* NULL: nothing is left to compute */
    bool is_debug; /* ks-debug: `read` sets the root to what was read before an error */
} grammar;

extern const grammar grammars[];

#endif
