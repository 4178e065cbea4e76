/* SPDX-License-Identifier: Apache-2.0 */
/*
 * value_findings.h - what `check --values` says about the values of a valid file: tensors with numbers that are not
 * finite, tensors that are all zero, and tensors that end in zeros, as after a download that stopped.
 */
#ifndef TENSORGATE_CLI_VALUE_FINDINGS_H
#define TENSORGATE_CLI_VALUE_FINDINGS_H

#include "answer.h"
#include "odd_values.h"

/* Of a tensor about which there is something to say. */
typedef struct value_finding {
    uint64_t tensor;
    tg_order order; /* of the elements that are counted */
    odd_values values;
    bool is_zero;           /* all of it, and there is more than one number */
    bool ends_in_zeros;     /* from `values.end` on */
    uint64_t zero_elements; /* at the end */
} value_finding;

typedef struct value_findings {
    value_finding *all;
    uint64_t num;
    uint64_t room;
} value_findings;

/* Reads all numbers of a file; `f` must be all zero. False with an error: a tensor could not be read, its cost or what
 * there is to say exceeds a limit. */
bool values_find(value_findings *f, const args *a, const char *name, tg_file *file,
                 tg_error *error);
void values_free(value_findings *f);

/* A line for each: "values FILE: tensor NAME: ...". The file must be open. */
void values_put_text(const value_findings *f, FILE *out, const char *name, tg_file *file);
/* The member `values`. */
void values_put_json(const value_findings *f, jw *j, tg_file *file);
/* A result for each line. */
void values_put_sarif(const value_findings *f, answer *w, const char *name, tg_file *file);

#endif
