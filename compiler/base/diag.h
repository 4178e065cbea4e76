/* SPDX-License-Identifier: Apache-2.0 */
/*
 * diag.h - messages about a specification.
 *
 *   btf.ksy:12:15: error: /types/record/seq/2/size: type 'record' has no field 'lenght' (did you mean 'length'?)
 *      12 |         size: lenght
 *         |               ^~~~~~
 *         = help: what else may help
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

/* More about the latest message, which there has to be: another place of it, or help. Both are printed behind it. */
void ksyc_diag_note(diag *d, source_place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ksyc_diag_help(diag *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text of a file, whose lines are shown with messages. It has to last until they are printed. */
void ksyc_diag_source(diag *d, const char *file, const char *text, size_t size);

/* DIAG_LINES: one line for each message, and nothing else. */
typedef enum diag_look { DIAG_LINES, DIAG_EXCERPTS, DIAG_COLORED } diag_look;
typedef struct diag_count {
    size_t errors, warnings;
} diag_count;
/* Prints the first 100 messages at most, then a line with the number of those left out. Returns how many there are,
 * equal ones once. */
diag_count ksyc_diag_print(diag *d, diag_look look, FILE *out);

#endif
