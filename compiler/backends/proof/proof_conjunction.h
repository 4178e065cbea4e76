/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_conjunction.h - conditions that all have to hold, as they are found: each is text as soon as it is added, so
 * that its tree can be given up. A routine of a type has as many as its fields.
 */
#ifndef KSYC_PROOF_CONJUNCTION_H
#define KSYC_PROOF_CONJUNCTION_H

#include "code.h"
#include "text_output.h"

typedef struct conjunction {
    pool *keep;             /* of the first condition */
    const code_expr *first; /* while there is no other one */
    output text;            /* a condition on each line, if there are several */
    const char *start; /* what stands before them on the first line, if it is the start of a line */
    unsigned margin;   /* blanks before those on other lines */
    size_t count;
} conjunction;

/* `text` is an empty output of whole lines. */
conjunction ksyc_new_conjunction(pool *keep, output text, const char *start, unsigned margin);
/* `p` is what texts are made in. */
void ksyc_conjoin(conjunction *all, pool *p, const code_expr *that);
/* Moves the conditions to the output, with `end` behind the last one. There are several. */
void ksyc_write_conjunction(output *out, conjunction *all, const char *end);

#endif
