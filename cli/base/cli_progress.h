/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_progress.h - a progress line on stderr: bytes, rate, remaining time.
 *
 * Shown only on a terminal, and only for operations that take longer than a second.
 */
#ifndef TENSORGATE_CLI_PROGRESS_H
#define TENSORGATE_CLI_PROGRESS_H

#include <stdbool.h>

#include "tensorgate.h"

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

/*
 * The line for verbs that read values: the share of a tensor that was read counts as that share of the bytes that the
 * tensor has in the file. NULL in place of a value_progress is none.
 */
typedef struct value_progress {
    progress line;
    uint64_t before; /* bytes of the tensors before this one */
    uint64_t tensor; /* bytes of this one */
} value_progress;

/* `size`: bytes of all tensors that will be read. */
void value_progress_start(value_progress *p, uint64_t size, bool enabled);
/* value_progress_start() for all tensors of a file. */
void value_progress_of(value_progress *p, tg_file *file, bool enabled);
/* Begins a tensor of so many bytes. */
void value_progress_next(value_progress *p, uint64_t size);
/* `done` of `all` bytes of its values were read. */
void value_progress_show(value_progress *p, uint64_t done, uint64_t all);
/* Erases the line, before something else is printed. */
void value_progress_hide(value_progress *p);

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
