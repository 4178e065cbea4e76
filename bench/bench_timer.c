/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_timer.c - see bench_timer.h.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_timer.h"

#include <stdlib.h>
#include <time.h>

double timer_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double timer_busy(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double timer_least(double least, double seconds) {
    return least == 0 || seconds < least ? seconds : least;
}

static int ascending(const void *a, const void *b) {
    const double *x = a;
    const double *y = b;
    return (*x > *y) - (*x < *y);
}

double timer_median(double *times) {
    qsort(times, TIMER_ROUNDS, sizeof *times, ascending);
    return times[TIMER_ROUNDS / 2];
}
