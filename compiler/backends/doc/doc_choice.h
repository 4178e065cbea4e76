/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_choice.h - the cases of a switch that are read alike, and so have one line.
 */
#ifndef KSYC_DOC_CHOICE_H
#define KSYC_DOC_CHOICE_H

#include <stddef.h>

#include "ir.h"
#include "pool.h"
#include "text_output.h"

typedef struct doc_choice {
    output keys;
    const ir_data *data; /* of its first case */
    size_t next;         /* choice of the same hash, its index + 1 */
} doc_choice;

typedef struct doc_choices {
    pool *pool;
    doc_choice *items;
    size_t count;
    size_t *heads; /* of the chains, index + 1 */
    size_t num_heads;
} doc_choices;

/* Room for `num_cases` choices is at `items`. */
doc_choices ksyc_doc_choices_new(pool *p, doc_choice *items, size_t num_cases);
/* The choice that a case belongs to; a new one, without keys, when there is none. What is read otherwise is a choice of
 * its own. */
doc_choice *ksyc_doc_choice_of(doc_choices *choices, const ir_case *of);

#endif
