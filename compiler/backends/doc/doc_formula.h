/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_formula.h - expressions that are too long for the cell of a table: there they get a number, and
 * below the table they stand in full, with lines broken where they can be read.
 */
#ifndef KSYC_DOC_FORMULA_H
#define KSYC_DOC_FORMULA_H

#include <stddef.h>

#include "pool.h"
#include "text_output.h"

typedef struct doc_formula {
    const char *title; /* "Size of `padding`" */
    const char *text;  /* with its line ends */
} doc_formula;

typedef struct doc_formulas {
    const char *anchor; /* what the anchors of the formulas begin with */
    doc_formula *items;
    size_t count;
    size_t capacity;
} doc_formulas;

/* A link to the formula, which is added unless its text is known. */
const char *doc_formula_link(pool *p, doc_formulas *formulas, doc_formula formula);
/* A numbered list of all; nothing when there is none. */
void doc_formulas_write(output *o, const doc_formulas *formulas);

#endif
