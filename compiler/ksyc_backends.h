/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc_backends.h - the one list of what can be written: --emit, its help and completions follow it. */
#ifndef KSYC_BACKENDS_H
#define KSYC_BACKENDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "ir.h"
#include "output_dir.h"

#define MOST_BACKENDS 16

typedef struct backend {
    const char *name;
    const char *needs; /* what must be there, too, for the result to be complete */
    const char *files;
    const char *about;
    bool (*emit)(const ir_program *program, output_dir *out_dir, diag *d);
    /* The functions `only`, which NULL ends, and what they use; NULL: it writes all or nothing. */
    bool (*emit_only)(const ir_program *program, const char *const *only, output_dir *out_dir, diag *d);
} backend;

/* In this order they are written; NULL: there are no more. */
const backend *ksyc_backend_at(size_t i);
/* "c,doc": marks what is named, and what that needs. Returns NULL, or an unknown name, which ends with a comma or the
 * text. */
const char *ksyc_backends_read(const char *wanted, bool marked[MOST_BACKENDS]);
bool ksyc_backend_is_marked(const bool marked[MOST_BACKENDS], const char *name);
/* Whether one that can write less than all is marked. */
bool ksyc_backend_has_parts(const bool marked[MOST_BACKENDS]);
/* The runtime alone depends on no specification. */
bool ksyc_backend_is_runtime(const bool marked[MOST_BACKENDS]);
/* The name that is most similar to the first `n` bytes, or NULL. */
const char *ksyc_backend_near(const char *name, size_t n);
/* Their names, one behind the other. */
void ksyc_backends_print(const char *between, FILE *out);

#endif
