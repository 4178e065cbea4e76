/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_gate.c - see intake_gate.h.
 */
#include "intake_gate.h"

#include <stdio.h>
#include <string.h>

#include "intake_watch.h"

/* After so many moves the folders are synced, also if more files are waiting. */
#define MOVES_AT_ONCE 64u

void gate_complain(gate *g, const char *name, const char *text, int code) {
    if (code > g->worst) g->worst = code;
    if (g->a->quiet > 1) return;
    if (code == EXIT_BUG) fputs("internal error: ", g->a->err);
    complain(g->a->err, name, text);
}

bool gate_is_stopped(const gate *g) {
    return g->is_over || stop_requests() > 0 || ferror(stdout) != 0;
}

void gate_sync(gate *g) {
    if (g->unsynced == 0) return;
    const int code = moves_sync(&g->places);
    if (code != 0) gate_complain(g, g->a->files[0], strerror(code), EXIT_TROUBLE);
    g->unsynced = 0;
}

static void handle_model(gate *g) {
    if (g->model.pool == NULL) return;
    if (!g->model_is_over) pool_handle(g->model.pool);
    if (g->model_is_over) worker_pool_close(&g->model);
}

void gate_turn(gate *g, double seconds) {
    struct pollfd fds[2 + POOL_MOST_JOBS];
    int milliseconds = -1;
    int of_model = -1;
    size_t n = g->watch >= 0 ? 1 : 0;
    if (n > 0) fds[0] = (struct pollfd){.fd = g->watch, .events = POLLIN};
    n += pool_pollfds(g->plan.pool, fds + n, POOL_MOST_JOBS, &milliseconds);
    if (g->model.pool != NULL) n += pool_pollfds(g->model.pool, fds + n, 1, &of_model);
    if (of_model >= 0 && (milliseconds < 0 || of_model < milliseconds)) milliseconds = of_model;
    const double limit = milliseconds >= 0 ? milliseconds / 1000.0 : -1;
    if (limit >= 0 && (seconds < 0 || limit < seconds)) seconds = limit;
    watch_wait(fds, n, seconds);
    pool_handle(g->plan.pool);
    handle_model(g);
    if (g->watch >= 0) {
        const watch_news news = watch_read(g->watch);
        if (news != WATCH_NOTHING) g->woken = true;
        if (news == WATCH_INBOX_GONE || folder_is_gone(&g->places.inbox)) {
            gate_complain(g, g->a->files[0], "the inbox was removed", EXIT_TROUBLE);
            g->is_over = true;
        }
    }
    if (g->in_flight == 0 || g->unsynced >= MOVES_AT_ONCE) gate_sync(g);
}
