/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_text.h - reads the lines of a manifest, which comes from a stranger. See manifest.h for the form.
 */
#ifndef TENSORGATE_CLI_MANIFEST_TEXT_H
#define TENSORGATE_CLI_MANIFEST_TEXT_H

#include "hasher.h"
#include "manifest.h"

typedef struct manifest_text {
    char *bytes; /* each line ends with NUL */
    size_t size;
    size_t at; /* the next line */
    uint64_t line;
} manifest_text;

/* One file. Everything points into the text. */
typedef struct manifest_record {
    const char *path;
    const char *sum; /* 64 digits, not ended */
    uint64_t size;
    bool has_tensors;
    uint64_t num_tensors;
    size_t tensors; /* where their lines begin */
} manifest_record;

typedef struct manifest_tensor {
    const char *sum;   /* not ended */
    const char *shape; /* of so many bytes */
    size_t shape_len;
    const char *name;
    size_t name_len;
    const char *dtype; /* ended */
} manifest_tensor;

/* Reads all of a file, and every line of it, so that what follows cannot fail. False with an error. */
bool manifest_text_open(manifest_text *m, int fd, tg_error *error);
void manifest_text_close(manifest_text *m);
/* The next file; false: there is none. */
bool manifest_text_next(manifest_text *m, manifest_record *r);
/* The tensor whose line begins there; returns where the next one does. */
size_t manifest_text_tensor(const manifest_text *m, size_t at, manifest_tensor *t);

#endif
