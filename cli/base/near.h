/* SPDX-License-Identifier: Apache-2.0 */
/*
 * near.h - suggests words and names of tensors for one that was not found.
 */
#ifndef TENSORGATE_CLI_NEAR_H
#define TENSORGATE_CLI_NEAR_H

#include "tensorgate.h"

/* Writes "; near it: a, b", or "; the first are: c, d" if no name is near, or "": at most `cap` > 0
 * bytes with a NUL, in printable ASCII. */
void near_names(tg_file *file, const char *wanted, char *text, size_t cap);

/* The nearest of several words; start with {.wanted = ...}. `found` is NULL if none is near. */
typedef struct nearest {
    const char *wanted;
    const char *found;
    unsigned far;
} nearest;

/* `word` must outlive `n`. */
void nearest_consider(nearest *n, const char *word);

#endif
