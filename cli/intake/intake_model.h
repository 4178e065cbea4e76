/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_model.h - what a worker does with a folder of an inbox: all models in it are checked, as `check -r` does.
 */
#ifndef TENSORGATE_CLI_INTAKE_MODEL_H
#define TENSORGATE_CLI_INTAKE_MODEL_H

#include "workers.h"

/* self: the `args`. The data of the job are the name of the folder, its descriptor is the folder, whose files the worker may open.
 * The outcome and the streams are those of intake_reply.h; the report has a line for each model and file. */
int model_work(void *self, const work *w);

/* The report about a folder that is refused for what it is, not for a file in it. */
void model_report_refusal(const void *a, FILE *out, const char *name, const char *why);

#endif
