/* SPDX-License-Identifier: Apache-2.0 */
/*
 * color.h - colours of single words on a terminal: ok, bad, skip, note. Nothing from a file is coloured.
 */
#ifndef TENSORGATE_CLI_COLOR_H
#define TENSORGATE_CLI_COLOR_H

#include "cli.h"

/* Decides whether standard output and standard error get colours: as --color says; else not if NO_COLOR is set; else if
 * CLICOLOR_FORCE is set and not 0; else on a terminal that TERM does not call dumb. */
void color_decide(args *a);

typedef enum color { COLOR_GOOD, COLOR_BAD, COLOR_SKIPPED, COLOR_NOTE } color;

/* Writes a word of this program. */
void put_word(FILE *out, bool colored, color c, const char *word);

#endif
