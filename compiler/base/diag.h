/* SPDX-License-Identifier: Apache-2.0 */
/*
 * diag.h - messages about a specification.
 *
 *   btf.ksy:12:9: error: /types/record/seq/2/size: unknown field 'lenght' (did you mean 'length'?)
 *
 * Messages are collected, ordered by place and printed once at the end, so the output does not
 * depend on the order of the passes.
 */
#ifndef KSYC_DIAG_H
#define KSYC_DIAG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "pool.h"

/* A place in a source file; line and column count from 1. */
typedef struct source_place {
    const char *file;
    uint32_t line;
    uint32_t column;
    const char *path; /* "/types/record/seq/2/size" */
} source_place;

typedef struct diag diag;
struct names;

diag *ksyc_diag_new(pool *pool);
void ksyc_diag_error(diag *d, source_place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ksyc_diag_warning(diag *d, source_place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A file that cannot be read or written: an error as well, but not one of the specification. */
void ksyc_diag_io_error(diag *d, source_place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The key of the table that is most similar to `name`, for "did you mean"; NULL when none is similar, and when there were
 * so many messages that looking for more would take long. */
const char *ksyc_diag_similar(diag *d, const struct names *table, const char *name);
bool ksyc_diag_has_errors(const diag *d);
bool ksyc_diag_has_io_errors(const diag *d);
/* Prints the first 100 messages at most, then a line with the number of those left out. */
void ksyc_diag_print(diag *d, FILE *out);

#endif
