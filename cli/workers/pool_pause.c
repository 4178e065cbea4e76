/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_pause.c - the clock of a pool, and how soon a worker that died is replaced.
 */
#include <time.h>

#include "pool_internal.h"

/* Workers that may die one after the other before the next one waits, and seconds after which one of them is forgotten. */
#define CRASHES_AT_ONCE 6
#define CRASH_PAUSE 1.0

double pool_seconds(void) {
    struct timespec t = {0, 0};
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double crashes_at(const pool *p, double now) {
    const double left = p->crashes - (now - p->last_crash) / CRASH_PAUSE;
    return left > 0 ? left : 0;
}

void pool_note_crash(pool *p) {
    const double now = pool_seconds();
    p->crashes = crashes_at(p, now) + 1;
    p->last_crash = now;
    if (p->crashes > CRASHES_AT_ONCE) p->next_fork = now + CRASH_PAUSE;
}

double pool_next_fork(const pool *p) {
    const double now = pool_seconds();
    return crashes_at(p, now) > CRASHES_AT_ONCE - 1 ? now + CRASH_PAUSE : 0;
}
