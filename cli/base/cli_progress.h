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

/* The progress of verbs of many files: "12 of 40 files, 1.5 GiB of 6.0 GiB, 800.0 MiB/s, 0:06 to go"; while files are still
 * looked for, "12 files, 1.5 GiB, 9 files/s, 800.0 MiB/s". */
typedef struct file_progress {
    bool enabled;
    bool is_shown;
    double started;
    double shown;
} file_progress;

typedef struct file_amount {
    uint64_t files;
    uint64_t bytes;
} file_amount;

void file_progress_start(file_progress *p, bool enabled);
/* `all` is NULL while it is not known. Prints at most a few times a second. */
void file_progress_show(file_progress *p, const file_amount *done, const file_amount *all);
/* Erases the line, before something else is printed. */
void file_progress_hide(file_progress *p);

#endif
