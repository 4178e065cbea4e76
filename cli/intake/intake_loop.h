/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_loop.h - takes files of the inbox, gives them to workers, and moves them as the workers say.
 */
#ifndef TENSORGATE_CLI_INTAKE_LOOP_H
#define TENSORGATE_CLI_INTAKE_LOOP_H

#include "intake_file.h"

/* Until every file of the inbox has been looked at once; or, with a watch, until it is asked to stop. */
void gate_run(gate *g);

#endif
