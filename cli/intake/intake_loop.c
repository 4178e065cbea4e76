/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_loop.c - see intake_loop.h. Reads the inbox, and waits.
 */
#include "intake_loop.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "intake_metrics.h"
#include "intake_watch.h"

/* Seconds: between two readings of the inbox, and to those that wait for something that no event tells. */
#define SHORTEST_PAUSE 0.01
#define LONGEST_PAUSE 1.0
/* Seconds that workers have to finish their files after the first signal; the second one ends them at once. */
#define STOP_GRACE 10.0
/* After so many seconds without news it looks whether the inbox is still there. */
#define LOOK_AT_FOLDER 5.0

static double least(double x, double y) { return x < y ? x : y; }

/* What workers still have stays in the inbox. */
static void give_up(gate *g) {
    struct candidate *all[MOST_IN_FLIGHT + 1];
    const unsigned n = g->in_flight;
    memcpy(all, g->in_work, n * sizeof *all);
    /* Each call may end others, too, whose answers have come. */
    for (unsigned i = 0; i < n; i++) {
        pool_cancel(g->plan.pool, all[i]);
        if (g->model.pool != NULL) pool_cancel(g->model.pool, all[i]);
    }
}

static void finish_files(gate *g) {
    while (g->in_flight > 0) {
        const double now = watch_clock();
        if (stop_requests() > 0 && g->stop_at == 0) g->stop_at = now + STOP_GRACE;
        if (stop_requests() > 1) g->stop_at = now;
        if (g->stop_at != 0 && now >= g->stop_at) give_up(g);
        if (g->in_flight > 0) gate_turn(g, g->stop_at != 0 ? least(g->stop_at - now, 1) : -1);
    }
    gate_sync(g);
}

/* Takes each file that is there; waits while the workers have enough to do. */
static void scan(gate *g) {
    const int fd = openat(g->places.inbox.fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *inbox = fd >= 0 ? fdopendir(fd) : NULL;
    if (inbox == NULL) {
        gate_complain(g, g->a->files[0], strerror(errno), EXIT_TROUBLE);
        if (fd >= 0) (void)close(fd);
        g->is_over = true;
        return;
    }
    g->counts.waiting = g->counts.locked = g->counts.unnamed = g->counts.skipped = 0;
    while (!gate_is_stopped(g)) {
        metrics_tell(g, false);
        if (g->in_flight >= MOST_IN_FLIGHT || !pool_has_room(g->plan.pool)) {
            gate_turn(g, -1);
            continue;
        }
        errno = 0;
        const struct dirent *e = readdir(inbox);
        if (e == NULL && errno != 0)
            gate_complain(g, g->a->files[0], strerror(errno), EXIT_TROUBLE);
        if (e == NULL) break;
        gate_take(g, e->d_name);
    }
    (void)closedir(inbox);
}

/* Waits until the inbox is worth reading again: it takes the longer to read, the less often it is read. */
static void wait_for_news(gate *g, double begin) {
    const double now = watch_clock();
    const double earliest = now + least(SHORTEST_PAUSE + (now - begin), LONGEST_PAUSE);
    while (!gate_is_stopped(g)) {
        metrics_tell(g, false);
        /* A worker that ends may leave a file that is to be looked at again. */
        const double latest = g->next_scan > earliest ? g->next_scan : earliest;
        const double until = g->woken ? earliest : g->next_scan > 0 ? latest : INFINITY;
        const double left = until - watch_clock();
        if (left <= 0) return;
        gate_turn(g, least(left, LOOK_AT_FOLDER));
    }
}

void gate_run(gate *g) {
    do {
        const double begin = watch_clock();
        g->woken = false;
        g->next_scan = 0;
        scan(g);
        g->next_metrics = 0; /* what a pass has found is told at once */
        if (g->watch >= 0) wait_for_news(g, begin);
    } while (g->watch >= 0 && !gate_is_stopped(g));
    finish_files(g);
    metrics_tell(g, true);
}
