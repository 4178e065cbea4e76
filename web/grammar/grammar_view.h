/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_view.h - the file that was read by a grammar. */
#ifndef TENSORGATE_GRAMMAR_VIEW_H
#define TENSORGATE_GRAMMAR_VIEW_H

#include "ks_table.h"

typedef struct grammar_file {
    ks_ctx ks;
    ks_stream io;
    const ks_type *type;
    void *root; /* of a file that was refused: what was read of it; NULL: nothing */
} grammar_file;

extern grammar_file grammar_shown;

#endif
