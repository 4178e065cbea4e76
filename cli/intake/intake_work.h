/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_work.h - what a worker does with a file of an inbox.
 */
#ifndef TENSORGATE_CLI_INTAKE_WORK_H
#define TENSORGATE_CLI_INTAKE_WORK_H

#include "workers.h"

/* self: the `args`. The data of the job are the name of the file; its descriptors the file, and with --to an empty file
 * for what it is converted to. The outcome and the streams are those of intake_reply.h. */
int intake_work(void *self, const work *w);

#endif
