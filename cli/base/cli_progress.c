/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_progress.c - see cli_progress.h.
 */
#include "cli_progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define QUIET_SECONDS 1.0 /* shorter operations show no line */
#define PERIOD 0.2
#define MOST_SECONDS 5999999u /* 99999:59, if the rate is almost zero */

static double now(void) {
    struct timespec t = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Formats "1.5 GiB". */
static void put_amount(double bytes) {
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    size_t unit = 0;
    for (; bytes >= 1024 && unit < 4; unit++) bytes /= 1024;
    fprintf(stderr, unit == 0 ? "%.0f %s" : "%.1f %s", bytes, units[unit]);
}

static void show(progress *p, double time) {
    double rate = (double)p->done / (time - p->started);
    double seconds = rate > 0 ? (double)(p->size - p->done) / rate : 0;
    unsigned left = seconds < MOST_SECONDS ? (unsigned)(seconds + 0.5) : MOST_SECONDS;
    fputs("\r\033[K", stderr);
    put_amount((double)p->done);
    fputs(" of ", stderr);
    put_amount((double)p->size);
    fprintf(stderr, ", %.0f %%, ", p->size > 0 ? 100 * (double)p->done / (double)p->size : 100.0);
    put_amount(rate);
    fprintf(stderr, "/s, %u:%02u to go", left / 60, left % 60);
    fflush(stderr);
    p->shown = time;
}

static void show_in_time(progress *p) {
    const double time = now();
    if (time - p->started > QUIET_SECONDS && time - p->shown > PERIOD) show(p, time);
}

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    progress *p = self;
    int code = p->target.write_at(p->target.self, offset, data, n);
    if (code != 0) return code;
    uint64_t left = p->size - p->done;
    p->done += n < left ? n : left; /* a header may be written twice */
    show_in_time(p);
    return 0;
}

tg_target progress_start(progress *p, const tg_target *target, uint64_t size, bool enabled) {
    *p = (progress){.target = *target, .size = size};
    p->enabled = enabled && isatty(STDERR_FILENO);
    if (!p->enabled) return *target;
    p->started = now();
    tg_target counting = {write_at, target->in_order, p};
    return counting;
}

void progress_end(progress *p) {
    if (p->enabled && p->shown > 0) fputs("\r\033[K", stderr);
}

/* ---------------------------------------------------------------------------------------- values */

void value_progress_start(value_progress *p, uint64_t size, bool enabled) {
    *p = (value_progress){.line = {.size = size}};
    p->line.enabled = enabled && isatty(STDERR_FILENO);
    if (p->line.enabled) p->line.started = now();
}

void value_progress_of(value_progress *p, tg_file *file, bool enabled) {
    value_progress_start(p, 0, enabled);
    for (uint64_t i = 0; p->line.enabled && i < tg_num_tensors(file); i++) {
        tg_tensor t;
        const uint64_t n = tg_tensor_at(file, i, &t) ? t.nbytes : 0;
        p->line.size = n <= UINT64_MAX - p->line.size ? p->line.size + n : UINT64_MAX;
    }
}

void value_progress_next(value_progress *p, uint64_t size) {
    if (p == NULL || !p->line.enabled) return;
    p->before += p->tensor; /* as many as are in a file */
    p->tensor = size;
}

void value_progress_show(value_progress *p, uint64_t done, uint64_t all) {
    if (p == NULL || !p->line.enabled || all == 0) return;
    const double share = (double)done / (double)all; /* at most 1 */
    const uint64_t read = p->before + (uint64_t)(share * (double)p->tensor);
    const uint64_t most = read < p->line.size ? read : p->line.size;
    if (most > p->line.done) p->line.done = most; /* values may be read twice */
    show_in_time(&p->line);
}

void value_progress_hide(value_progress *p) {
    if (p == NULL || p->line.shown <= 0) return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
}

/* ------------------------------------------------------------------------------------ many files */

void file_progress_start(file_progress *p, bool enabled) {
    *p = (file_progress){.enabled = enabled && isatty(STDERR_FILENO)};
    if (p->enabled) p->started = now();
}

static void put_left(double done, double all, double rate) {
    const double seconds = rate > 0 ? (all - done) / rate : 0;
    const unsigned left = seconds < MOST_SECONDS ? (unsigned)(seconds + 0.5) : MOST_SECONDS;
    fprintf(stderr, "/s, %u:%02u to go", left / 60, left % 60);
}

void file_progress_show(file_progress *p, const file_amount *done, const file_amount *all) {
    if (!p->enabled) return;
    const double time = now();
    const double passed = time - p->started;
    if (passed < QUIET_SECONDS || time - p->shown < PERIOD) return;
    const double bytes = (double)done->bytes;
    fprintf(stderr, "\r\033[K%" PRIu64, done->files);
    if (all != NULL) fprintf(stderr, " of %" PRIu64, all->files);
    fputs(" files, ", stderr);
    put_amount(bytes);
    if (all != NULL) {
        fputs(" of ", stderr);
        put_amount((double)all->bytes);
    } else {
        fprintf(stderr, ", %.0f files/s", (double)done->files / passed);
    }
    fputs(", ", stderr);
    put_amount(bytes / passed);
    if (all != NULL) put_left(bytes, (double)all->bytes, bytes / passed);
    if (all == NULL) fputs("/s", stderr);
    fflush(stderr);
    p->shown = time;
    p->is_shown = true;
}

void file_progress_hide(file_progress *p) {
    if (!p->is_shown) return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    p->is_shown = false;
}
