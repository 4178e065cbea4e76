/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_metrics.h - the counters of --metrics: a file for the textfile collector of node_exporter.
 */
#ifndef TENSORGATE_CLI_INTAKE_METRICS_H
#define TENSORGATE_CLI_INTAKE_METRICS_H

#include "intake_gate.h"

/* Writes the file, whole or not at all, if it was not for some seconds or `now`. Without --metrics nothing happens. */
void metrics_tell(gate *g, bool now);

#endif
