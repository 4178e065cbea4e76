/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_supervisor.c - see workers.h: jobs on their way from pool_submit to the callbacks.
 */
#define _GNU_SOURCE /* memfd_create, F_ADD_SEALS */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "pool_internal.h"

/* Jobs that did not end, for each worker: one message that is worked on, one behind it, one in the queue. */
#define OPEN_PER_WORKER ((size_t)3 * FRAME_JOBS)
/* Jobs that ended wait for the ones before them. */
#define MOST_ITEMS ((size_t)65536)
/* Descriptors that are left to the rest of the program. */
#define OTHER_FDS 24
/* How often workers are looked at if something is to be noticed, in seconds. */
#define LOOK 0.02
/* Seconds to the next fork after one failed, and how many may fail without any worker before jobs end without one. */
#define FORK_PAUSE 0.25
#define MOST_FORKS_FAILED 4
/* Workers that end before they are ready, one after the other, before the pool gives up. */
#define MOST_STILLBORN 3

/* ------------------------------------------------------------------------------------ open, close */

/* Half of the descriptors that the process may have are for jobs. */
static void share_fds(pool *p) {
    struct rlimit most = {0, 0};
    size_t n = 4096;
    if (getrlimit(RLIMIT_NOFILE, &most) == 0 && most.rlim_cur < 2 * n + OTHER_FDS)
        n = most.rlim_cur > OTHER_FDS ? (size_t)(most.rlim_cur - OTHER_FDS) / 2 : 0;
    p->most_fds = n > WORK_FDS ? n : WORK_FDS;
    /* A worker has what is sent to it, besides its own. */
    p->most_sent = p->most_fds < FRAME_FDS ? p->most_fds : FRAME_FDS;
}

/* What workers have in place of the standard streams. A container may have no /dev: an empty file that cannot grow. */
static int open_null(void) {
    int fd = open("/dev/null", O_RDWR | O_CLOEXEC);
#if defined(__linux__)
    if (fd < 0) {
        fd = memfd_create("null", MFD_CLOEXEC | MFD_ALLOW_SEALING);
        if (fd >= 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SEAL) != 0) {
            close(fd);
            fd = -1;
        }
    }
#endif
    return fd;
}

pool *pool_open(const pool_options *options) {
    const unsigned jobs = options->jobs < POOL_MOST_JOBS ? options->jobs : POOL_MOST_JOBS;
    pool *p = calloc(1, sizeof *p + jobs * sizeof p->children[0]);
    if (p != NULL) p->message = malloc(FRAME_BYTES);
    if (p == NULL || p->message == NULL) {
        free(p);
        errno = ENOMEM;
        return NULL;
    }
    p->null = open_null();
    if (p->null < 0) {
        const int error = errno;
        free(p->message);
        free(p);
        errno = error;
        return NULL;
    }
    p->options = *options;
    p->starter = options->apart ? starter_open(options->argv, p->null) : -1;
    if (options->apart && p->starter < 0) {
        const int error = errno;
        (void)close(p->null);
        free(p->message);
        free(p);
        errno = error;
        return NULL;
    }
    p->num_children = jobs;
    p->last_look = pool_seconds();
    share_fds(p);
    return p;
}

static void free_item(pool *p, item *i) {
    pool_close_fds(p, i);
    held_drop(&i->out);
    held_drop(&i->err);
    free(i);
}

void pool_close(pool *p) {
    if (p == NULL) return;
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].pid > 0) child_end(p, &p->children[k], WORK_CANCELLED);
    }
    child_await_killed(p);
    if (p->starter >= 0) (void)close(p->starter); /* it ends */
    for (item *i = p->first; i != NULL;) {
        item *next = i->next;
        free_item(p, i);
        i = next;
    }
    (void)close(p->null);
    free(p->message);
    free(p);
}

/* ------------------------------------------------------------------------------------------- ends */

static void end_queue(pool *p, int error) {
    for (item *i = items_take(&p->queue); i != NULL; i = items_take(&p->queue))
        pool_end_item(p, i, (work_result){.end = WORK_NOT_RUN, .system = error});
    p->queued_weight = 0;
}

const char *pool_why(const pool *p) { return p->why; }

bool pool_is_lost(const pool *p) { return p->is_lost; }

/* -------------------------------------------------------------------------------------- callbacks */

typedef struct giving {
    pool *p;
    void *tag;
    work_stream stream;
} giving;

static void give_piece(void *self, const char *bytes, size_t n) {
    const giving *g = self;
    if (g->p->options.on_output != NULL)
        g->p->options.on_output(g->p->options.self, g->tag, g->stream, bytes, n);
}

/* The item is in no list any more. */
static void deliver_item(pool *p, item *i) {
    giving out = {p, i->tag, WORK_OUT};
    giving err = {p, i->tag, WORK_ERR};
    int code = 0;
    p->memory -= held_memory(&i->out) + held_memory(&i->err);
    if (i->result.end == WORK_DONE) code = held_give(&i->out, give_piece, &out);
    if (i->result.end == WORK_DONE && code == 0) code = held_give(&i->err, give_piece, &err);
    if (code != 0) i->result = (work_result){.end = WORK_NO_ROOM, .system = code};
    p->options.on_end(p->options.self, i->tag, &i->result);
    free_item(p, i);
}

/* Takes the next item to be delivered out of the list; NULL: there is none. */
static item *take_ended(pool *p) {
    item *before = NULL;
    item *i = p->first;
    while (i != NULL && i->state != ITEM_ENDED && !p->options.ordered) {
        before = i;
        i = i->next;
    }
    if (i == NULL || i->state != ITEM_ENDED) return NULL;
    if (before != NULL) before->next = i->next;
    if (before == NULL) p->first = i->next;
    if (p->last == i) p->last = before;
    p->num_items--;
    return i;
}

/* Time in callbacks, such as writing to a pipe that nobody reads, is not that of workers. */
static void deliver(pool *p) {
    item *i = p->in_callback ? NULL : take_ended(p);
    if (i == NULL) return;
    const double start = pool_seconds();
    p->in_callback = true;
    for (; i != NULL; i = take_ended(p)) deliver_item(p, i);
    p->in_callback = false;
    p->in_callbacks += pool_seconds() - start;
}

/* --------------------------------------------------------------------------------------- dispatch */

/* A worker without jobs, otherwise a place without a worker, otherwise the worker with the fewest jobs, if there are
 * few. */
static child *find_child(pool *p, bool may_fork) {
    child *best = NULL;
    child *place = NULL;
    for (unsigned k = 0; k < p->num_children; k++) {
        child *c = &p->children[k];
        if (c->pid == 0 && place == NULL) place = c;
        if (c->pid == 0) continue;
        if (child_is_used(p, c)) continue;
        if (c->given.num == 0) return c;
        if (c->given.num <= FRAME_JOBS && c->weight < FRAME_WEIGHT &&
            (best == NULL || c->given.num < best->given.num))
            best = c;
    }
    return place != NULL && may_fork ? place : best;
}

static bool is_any_busy(const pool *p) {
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].given.num > 0) return true;
    }
    return false;
}

static bool is_any_alive(const pool *p) {
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].pid > 0) return true;
    }
    return false;
}

/* Fewer workers do the same. Without any, jobs wait for a while, and then end: each at once, while forks fail. */
static bool fork_worker(pool *p, child *c) {
    p->fork_error = child_start(p, c);
    p->next_fork = p->fork_error != 0 ? pool_seconds() + FORK_PAUSE : pool_next_fork(p);
    p->forks_failed = p->fork_error != 0 && !is_any_alive(p) ? p->forks_failed + 1 : 0;
    return p->fork_error == 0;
}

/* Without `all`, jobs wait until there are many for a message, unless no worker has one. */
static void dispatch(pool *p, bool all) {
    p->is_stuck = false;
    if (p->stillborn >= MOST_STILLBORN && !p->is_refused) {
        static const char why[] = "workers end before they begin";
        /* A program that is executed may lack memory for a while. */
        if (p->options.argv == NULL) pool_refuse(p, why, sizeof why - 1);
        if (p->options.argv != NULL) end_queue(p, EAGAIN);
        p->stillborn = 0;
    }
    if (p->is_refused) {
        end_queue(p, 0);
        return;
    }
    while (p->queue.num > 0) {
        if (!all && p->queue.num < FRAME_JOBS && p->queued_weight < FRAME_WEIGHT && is_any_busy(p))
            return;
        child *c = find_child(p, p->next_fork == 0 || pool_seconds() >= p->next_fork);
        if (c != NULL && c->pid == 0 && !fork_worker(p, c)) continue;
        if (c == NULL && p->forks_failed >= MOST_FORKS_FAILED) end_queue(p, p->fork_error);
        if (c == NULL) return;
        if (!child_give(p, c)) {
            p->is_stuck = true;
            return;
        }
    }
}

/* ------------------------------------------------------------------------------------------- turns */

size_t pool_pollfds(const pool *p, struct pollfd *fds, size_t room, int *milliseconds) {
    size_t n = 0;
    const bool is_waiting = p->is_stuck || p->forks_failed > 0 ||
                            p->next_fork != 0; /* with jobs that no worker takes */
    bool is_watched = p->num_dying > 0 || (is_waiting && p->queue.num > 0);
    for (unsigned k = 0; k < p->num_children && n < room; k++) {
        const child *c = &p->children[k];
        if (c->pid == 0) continue;
        fds[n++] = (struct pollfd){.fd = c->socket, .events = POLLIN};
        if (c->given.num > 0 && (p->options.timeout > 0 || p->options.max_rss > 0))
            is_watched = true;
    }
    *milliseconds = is_watched ? (int)(LOOK * 1000) : -1;
    /* Jobs that nothing is going to move: the next turn does. */
    if (p->queue.num > 0 && !is_any_busy(p) && !is_waiting) *milliseconds = 0;
    return n;
}

static void listen_to_all(pool *p) {
    struct pollfd fds[POOL_MOST_JOBS];
    child *whose[POOL_MOST_JOBS];
    size_t n = 0;
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].pid == 0) continue;
        whose[n] = &p->children[k];
        fds[n++] = (struct pollfd){.fd = p->children[k].socket, .events = POLLIN};
    }
    if (n == 0 || poll(fds, n, 0) <= 0) return;
    for (size_t k = 0; k < n; k++) {
        if (fds[k].revents != 0) child_take(p, whose[k]);
    }
}

static void look_at_all(pool *p) {
    const double now = pool_seconds();
    double passed = now - p->last_look;
    if (passed < LOOK / 2 && p->num_dying == 0) return;
    p->last_look = now;
    passed -= p->in_callbacks < passed ? p->in_callbacks : passed;
    p->in_callbacks = 0;
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].pid > 0) child_watch(p, &p->children[k], passed);
    }
    child_reap_killed(p);
}

/* Workers that have done all that one of them does. */
static void end_used(pool *p) {
    for (unsigned k = 0; k < p->num_children; k++) {
        child *c = &p->children[k];
        if (c->pid > 0 && c->given.num == 0 && child_is_used(p, c)) child_end(p, c, WORK_DONE);
    }
}

static void turn(pool *p, bool all) {
    listen_to_all(p);
    end_used(p);
    look_at_all(p);
    dispatch(p, all);
    deliver(p);
}

void pool_handle(pool *p) {
    if (!p->in_callback) turn(p, true);
}

static void wait_and_turn(pool *p) {
    struct pollfd fds[POOL_MOST_JOBS];
    int milliseconds = -1;
    turn(p, true);
    if (p->num_items == 0) return;
    const size_t n = pool_pollfds(p, fds, POOL_MOST_JOBS, &milliseconds);
    if (poll(fds, n, milliseconds) > 0) turn(p, true);
}

void pool_drain(pool *p) {
    while (p->num_items > 0) wait_and_turn(p);
}

/* ------------------------------------------------------------------------------------------- jobs */

bool pool_has_room(const pool *p) {
    return p->num_open < OPEN_PER_WORKER * p->num_children &&
           p->num_fds + WORK_FDS <= p->most_fds && p->num_items < MOST_ITEMS &&
           p->memory < POOL_MEMORY;
}

static item *make_item(const work_job *job) {
    item *i = job->size <= WORK_MOST_DATA && job->num_fds <= WORK_FDS
                  ? malloc(sizeof *i + job->size)
                  : NULL;
    if (i == NULL) return NULL;
    *i = (item){.state = ITEM_QUEUED, .kind = job->kind, .weight = job->weight, .tag = job->tag};
    held_start(&i->out);
    held_start(&i->err);
    i->num_fds = job->num_fds;
    memcpy(i->fds, job->fds, sizeof i->fds);
    i->size = job->size;
    if (job->size > 0) memcpy(i->data, job->data, job->size);
    return i;
}

bool pool_submit(pool *p, const work_job *job) {
    item *i = make_item(job);
    if (i == NULL) {
        for (unsigned k = 0; k < job->num_fds && k < WORK_FDS; k++) (void)close(job->fds[k]);
        errno = job->size > WORK_MOST_DATA ? E2BIG : ENOMEM;
        return false;
    }
    if (p->last != NULL) p->last->next = i;
    if (p->first == NULL) p->first = i;
    p->last = i;
    p->num_items++;
    p->num_open++;
    p->num_fds += i->num_fds;
    p->counts.submitted++;
    items_put(&p->queue, i);
    p->queued_weight += i->weight;
    if (p->in_callback) return true;
    if (p->queue.num % FRAME_JOBS == 0 || p->queued_weight >= FRAME_WEIGHT || !is_any_busy(p))
        turn(p, false);
    while (!pool_has_room(p)) wait_and_turn(p);
    return true;
}

void pool_cancel(pool *p, const void *tag) {
    items others = {NULL, NULL, 0};
    for (item *i = items_take(&p->queue); i != NULL; i = items_take(&p->queue)) {
        if (i->tag != tag) items_put(&others, i);
        if (i->tag != tag) continue;
        p->queued_weight -= i->weight;
        pool_end_item(p, i, (work_result){.end = WORK_CANCELLED});
    }
    p->queue = others;
    for (unsigned k = 0; k < p->num_children; k++) {
        child *c = &p->children[k];
        for (item *i = c->given.first; i != NULL; i = i->next2) {
            if (i->tag == tag) i->is_cancelled = true;
        }
        /* It is at that job; of those behind it the answers are ignored. */
        if (c->pid > 0 && c->given.first != NULL && c->given.first->is_cancelled)
            child_end(p, c, WORK_CANCELLED);
    }
    deliver(p);
}

pool_counts pool_count(const pool *p) {
    pool_counts counts = p->counts;
    for (unsigned k = 0; k < p->num_children; k++) {
        if (p->children[k].pid > 0) counts.workers++;
        if (p->children[k].given.num > 0) counts.busy++;
    }
    return counts;
}
