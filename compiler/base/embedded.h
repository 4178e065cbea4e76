/* SPDX-License-Identifier: Apache-2.0 */
/*
 * embedded.h - texts that ksyc contains: the runtime as two files, and what is written beside a parser. The build makes
 * them from the sources of the tree (scripts/amalgamate.awk, scripts/embed.awk), so that an installed ksyc needs none.
 */
#ifndef KSYC_EMBEDDED_H
#define KSYC_EMBEDDED_H

#include <stddef.h>

#include "text_output.h"

typedef struct embedded_text {
    const char *name; /* of the file */
    const char *const *lines;
    size_t num_lines;
} embedded_text;

extern const embedded_text embedded_texts[];
extern const size_t num_embedded_texts;

/* Appends the text of that name, which exists. */
void ksyc_append_embedded(output *o, const char *name);

#endif
