/* SPDX-License-Identifier: Apache-2.0 */
/*
 * support.h - shared by the test programs: files in memory, and checks of both outcomes of tg_open.
 * For a refusal: is the error well formed? For a file: is everything in it consistent?
 *
 * A problem is printed with `what` in front, and counted in support_problems.
 */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <stdarg.h>

#include "tensorgate.h"

extern unsigned support_problems;

void support_problem(const char *what, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The whole file in memory from malloc, never NULL; the program ends if the file cannot be
 * read. */
uint8_t *support_load(const char *path, size_t *size);

/* The part of a path after the last slash. */
const char *support_base(const char *path);

/* The format of the suffix of a sample. */
tg_format support_format(const char *path);
/* Whether values of the format are compared with checksums when they are read. */
bool support_has_checksums(tg_format format);

/*
 * Checks that code, offset, path and texts of an error are as the header promises. `forced`: the
 * format was given, so the path may not be empty.
 */
void support_check_error(const char *what, const tg_error *error, uint64_t size, bool forced);

/*
 * Calls every function that applies to an open file: tensors, their bytes, notes, metadata, tree.
 * All results must be inside the file. Functions may fail with the code `allowed` (TG_CODE_NONE:
 * they may not fail). Returns whether none failed. Reads no tensor larger than `max_bytes`.
 */
bool support_exercise(const char *what, tg_file *file, tg_code allowed, uint64_t max_bytes);

#endif
