/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_progress.h - a progress line on stderr: bytes, rate, remaining time.
 *
 * Shown only on a terminal, and only for operations that take longer than a second.
 */
#ifndef TENSORGATE_CLI_PROGRESS_H
#define TENSORGATE_CLI_PROGRESS_H

#include "cli.h"

typedef struct progress {
    tg_target target; /* the real target */
    uint64_t size;    /* total bytes */
    uint64_t done;
    double started; /* seconds of a monotonic clock */
    double shown;
    bool enabled;
} progress;

/* A target that passes data to `target` and counts the bytes. `p` must stay valid until
 * progress_end. */
tg_target progress_start(progress *p, const tg_target *target, uint64_t size, bool enabled);
/* Erases the line. */
void progress_end(progress *p);

#endif
