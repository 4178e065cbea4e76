/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_tensors.h - the tensors of a file, compared with those of its record in a manifest.
 */
#ifndef TENSORGATE_CLI_MANIFEST_TENSORS_H
#define TENSORGATE_CLI_MANIFEST_TENSORS_H

#include "manifest_text.h"

/* So many tensors of a file are named that are not as the manifest says; the others are counted. */
#define TENSORS_NAMED 100u

typedef struct tensor_trouble {
    char *name; /* allocated */
    const char
        *what; /* "missing", "other dtype", "other shape", "other values", "not in the manifest" */
} tensor_trouble;

typedef struct tensor_troubles {
    tensor_trouble named[TENSORS_NAMED];
    uint64_t count;
} tensor_troubles;

/* False with an error. *troubles is to be freed in either case. */
bool manifest_compare(hasher *h, const manifest_text *m, const manifest_record *r, tg_file *file,
                      tensor_troubles *troubles, tg_error *error);
void tensor_troubles_free(tensor_troubles *troubles);

#endif
