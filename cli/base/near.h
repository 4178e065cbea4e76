/* SPDX-License-Identifier: Apache-2.0 */
/*
 * near.h - suggests words and names of tensors for one that was not found.
 */
#ifndef TENSORGATE_CLI_NEAR_H
#define TENSORGATE_CLI_NEAR_H

#include "cli.h"

/* Writes "; near it: a, b", or "; the first are: c, d" if no name is near, or "": at most `cap` > 0
 * bytes with a NUL, in printable ASCII. */
void near_names(tg_file *file, const char *wanted, char *text, size_t cap);

/* Prints on a->err that there is no such tensor, and names near it; `name` NULL: that none was named. */
void complain_no_tensor(const args *a, const char *path, tg_file *file, const char *name);

/* The nearest of several words; start with {.wanted = ...}. `found` is NULL if none is near. */
typedef struct nearest {
    const char *wanted;
    const char *found;
    unsigned far;
} nearest;

/* `word` must outlive `n`. */
void nearest_consider(nearest *n, const char *word);

#endif
