/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_marks.h - remembers files that stay in the inbox: not to be tried again before some time, or told about once.
 *
 * The memory is fixed: a mark may be forgotten for another one. Then a file is tried, or told about, once more.
 */
#ifndef TENSORGATE_CLI_INTAKE_MARKS_H
#define TENSORGATE_CLI_INTAKE_MARKS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#define MARKS 4096u /* a power of two */

typedef struct mark {
    uint64_t file; /* 0: none */
    double until;
} mark;

typedef struct marks {
    mark all[MARKS];
} marks;

/* The file as it is now, under this name: another one if its content changes. */
uint64_t mark_of(const char *name, const struct stat *st);
void marks_set(marks *m, uint64_t file, double until);
/* Until when the file is marked; 0: it is not. */
double marks_get(const marks *m, uint64_t file);

#endif
