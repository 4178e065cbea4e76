/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_formula.h - expressions that are too long for a table cell: the cell has a number, and the full expression
 * follows below the table, with line breaks.
 */
#ifndef KSYC_DOC_FORMULA_H
#define KSYC_DOC_FORMULA_H

#include <stddef.h>

#include "ir.h"
#include "names.h"
#include "pool.h"
#include "text_output.h"

typedef struct doc_formula {
    const char *what; /* it tells: "Size" */
    const ir_attr *attr;
    const ir_expr *expr;
    const char *item; /* the name for `_`, or NULL */
} doc_formula;

typedef struct doc_formulas {
    pool *pool;
    const char *anchor; /* what the anchors of the formulas begin with */
    doc_formula *items;
    size_t count;
    size_t capacity;
    names by_text; /* the number of each, and one more */
} doc_formulas;

/* A link to the formula, which is added unless there is one that says the same. The link is of the pool `p`. */
const char *ksyc_doc_formula_link(pool *p, doc_formulas *formulas, doc_formula formula);
/* Writes a numbered list of all formulas; nothing when there are none. */
void ksyc_doc_formulas_write(output *o, const doc_formulas *formulas);

#endif
