/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_progress.h - a line on stderr that tells how far long work has come: bytes, rate, time to go.
 *
 * Only on a terminal, and only for what takes longer than a second.
 */
#ifndef TENSORGATE_CLI_PROGRESS_H
#define TENSORGATE_CLI_PROGRESS_H

#include "cli.h"

typedef struct progress {
    tg_target target; /* where the bytes go */
    uint64_t size;    /* of all of it */
    uint64_t done;
    double started; /* seconds of a clock that never goes back */
    double shown;
    bool enabled;
} progress;

/* A target that counts what passes to `target`. `p` has to stay until progress_end. */
tg_target progress_start(progress *p, const tg_target *target, uint64_t size, bool enabled);
/* Wipes the line. */
void progress_end(progress *p);

#endif
