/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_file.h - one file on its way from the inbox to a worker and to its place.
 */
#ifndef TENSORGATE_CLI_INTAKE_FILE_H
#define TENSORGATE_CLI_INTAKE_FILE_H

#include "intake_gate.h"

/* Takes the file of that name, and gives it to a worker; or leaves it, and says why. */
void gate_take(gate *g, const char *name);

/* Calls that the pool makes. */
void gate_on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n);
void gate_on_end(void *self, void *tag, const work_result *result);

#endif
