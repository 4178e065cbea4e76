/* SPDX-License-Identifier: Apache-2.0 */
/*
 * excerpt.h - a line of a specification as a message shows it, with a mark below the place.
 *
 *     6 |     type: heder
 *       |           ^~~~~
 */
#ifndef KSYC_EXCERPT_H
#define KSYC_EXCERPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* The text of a file, and the line that was shown last: the next one is looked for from there. */
typedef struct excerpt_text {
    const char *file;
    const char *text;
    size_t size;
    uint32_t line; /* from 1 */
    size_t at;     /* where it begins */
} excerpt_text;

/* The text has to last as long as the result is used. */
excerpt_text ksyc_excerpt_of(const char *file, const char *text, size_t size);
/* The bytes of the line break that the text begins with, as YAML has them; 0: none. */
size_t ksyc_line_break(const char *text, size_t left);
/* Prints two lines, if the text has the line. The mark lies under the word at the column, and under more when the
 * message quotes it: 'repeat_expr'. */
void ksyc_excerpt_print(excerpt_text *e, uint32_t line, uint32_t column, const char *message,
                        bool is_colored, FILE *out);

#endif
