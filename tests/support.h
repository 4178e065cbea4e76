/* SPDX-License-Identifier: Apache-2.0 */
/*
 * support.h - what the test programs share: files in memory, and the two questions that every
 * outcome of tg_open has to answer well. A refusal: is it well formed? A file: does everything in it
 * hold together?
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

/* The whole file in memory of malloc, never NULL; the program ends when it cannot be read. */
uint8_t *support_load(const char *path, size_t *size);

/* The part of a path behind the last slash. */
const char *support_base(const char *path);

/* The format that the suffix of a sample names. */
tg_format support_format(const char *path);

/*
 * Code, offset, path and texts of an error are as the header promises. `forced`: the format was
 * given, so the path may not be empty.
 */
void support_check_error(const char *what, const tg_error *error, uint64_t size, bool forced);

/*
 * Calls everything that can be called on an open file: tensors, their bytes, notes, metadata, tree.
 * Whatever it returns has to lie in the file. Functions may fail with one of the codes of `allowed`
 * (TG_CODE_NONE: with none). Returns whether none failed. Reads no tensor beyond `max_bytes`.
 */
bool support_exercise(const char *what, tg_file *file, tg_code allowed, uint64_t max_bytes);

#endif
