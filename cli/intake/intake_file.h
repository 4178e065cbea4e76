/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_file.h - one file on its way from the inbox to a worker and to its place.
 */
#ifndef TENSORGATE_CLI_INTAKE_FILE_H
#define TENSORGATE_CLI_INTAKE_FILE_H

#include "intake_loop.h"

/* Takes the file of that name, and gives it to a worker; or leaves it, and says why. */
void gate_take(gate *g, const char *name);
/* Prints it on stderr, unless -qq, and counts for the exit code. */
void gate_complain(gate *g, const char *name, const char *text, int code);

#endif
