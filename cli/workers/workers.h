/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workers.h - a pool of processes that do jobs on open descriptors.
 *
 *     static const work_kind kinds[] = {{check_work, &shared, true}};
 *     pool_options options = {.kinds = kinds, .num_kinds = 1, .jobs = 4, .ordered = true, .on_end = told, ...};
 *     pool *p = pool_open(&options, &error);
 *     pool_submit(p, &job);                  once per file; waits while the pool is full
 *     pool_drain(p);                         until every job has ended
 *     pool_close(p);
 *
 * The process that calls is the supervisor: it opens files and passes their descriptors. It never looks into a file. A
 * worker is a fork of it, or the program executed anew (`argv`), which gives up what it does not need (`confine`), opens nothing, and looks into files. What it
 * sends is checked: a worker that sends anything but the answer that is expected next is killed.
 *
 * A job ends exactly once, however its worker ends:
 *   - an answer is delivered whole or not at all, also a long one: what does not fit into memory waits in a nameless
 *     temporary file;
 *   - a worker that dies, or takes too long, or too much memory, costs the job that it was at, and no other. The jobs
 *     that it had been given beyond that are done by others. A new worker takes its place; when several died in a row, after
 *     a pause.
 *
 * With `ordered` the callbacks come in the order of pool_submit, otherwise as the jobs end. Callbacks come from within
 * pool_submit, pool_handle, pool_drain, and from nowhere else; they must not call pool_drain or pool_close.
 *
 * The program must have one thread while workers are forked, which is at pool_submit and pool_handle. Its SIGCHLD must
 * not be ignored.
 *
 * A supervisor with other things to wait for uses its own loop:
 *
 *     size_t n = pool_pollfds(p, fds, room, &milliseconds);
 *     poll(fds, n + others, milliseconds);
 *     pool_handle(p);                        at every turn; never waits
 */
#ifndef TENSORGATE_CLI_WORKERS_H
#define TENSORGATE_CLI_WORKERS_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Descriptors of one job; bytes of its description; workers of a pool. */
#define WORK_FDS 4
#define WORK_MOST_DATA ((size_t)72 << 10)
#define POOL_MOST_JOBS 256

/* ---------------------------------------------------------------------------------- in the worker */

/* A job as its worker sees it. */
typedef struct work {
    const void *data; /* of work_job */
    size_t size;
    const int *fds; /* closed by the pool afterwards */
    unsigned num_fds;
    FILE *out; /* the answer: two streams of bytes, which the supervisor delivers unread */
    FILE *err;
} work;

/* Does a job. Returns its outcome, 0 to 255, which has the meaning that the caller gives it. */
typedef int work_function(void *self, const work *w);

/* The kinds of jobs are known before the first worker is forked. */
typedef struct work_kind {
    work_function *run;
    void *self; /* copied with the rest of the process by the fork */
    /* It may be done again if its answer was lost, because nothing but the answer comes of it. Answers of such jobs are
     * sent together. */
    bool repeatable;
} work_kind;

/* ------------------------------------------------------------------------------ in the supervisor */

typedef enum work_end {
    WORK_DONE,      /* it has an outcome */
    WORK_CRASHED,   /* its worker died, or sent nonsense: a bug of ours */
    WORK_TIMEOUT,   /* it took longer than `timeout` */
    WORK_MEMORY,    /* its worker had more memory than `max_rss`, or the kernel had none left */
    WORK_CANCELLED, /* pool_cancel */
    WORK_NOT_RUN,   /* there is no process for it: see `system` */
    WORK_NO_ROOM    /* its answer could not be kept: see `system` */
} work_end;

typedef struct work_result {
    work_end end;
    int outcome; /* WORK_DONE */
    int signal;  /* WORK_CRASHED: that ended the worker, or 0 */
    int system;  /* WORK_NOT_RUN, WORK_NO_ROOM: an errno */
} work_result;

typedef struct work_job {
    size_t kind;      /* index of pool_options.kinds */
    const void *data; /* copied; at most WORK_MOST_DATA bytes */
    size_t size;
    int fds[WORK_FDS]; /* the pool closes them, also if pool_submit fails */
    unsigned num_fds;
    uint64_t weight; /* about how many bytes will be read; small jobs travel together */
    void *tag;       /* for the callbacks */
} work_job;

typedef enum work_stream { WORK_OUT, WORK_ERR } work_stream;

typedef struct pool_options {
    const work_kind *kinds;
    size_t num_kinds;
    unsigned
        jobs; /* most workers at a time, 1 to POOL_MOST_JOBS; they are forked when there is work */
    uint64_t most_jobs; /* of one worker, which then ends; 0: any number */
    /* How to execute this program as a worker: it has nothing of this process's memory, and an address layout of its own.
     * It calls worker_run with the same options. NULL: workers are forks. */
    char *const *argv;
    bool apart; /* with argv: another process starts them, since this one will be in a sandbox */
    bool ordered;
    double timeout;      /* seconds that a job may take; 0: any */
    uint64_t max_rss;    /* bytes of memory of its own that a worker may have; 0: any */
    uint64_t max_answer; /* bytes of one answer, WORK_NO_ROOM with EFBIG beyond it; 0: any */
    /* Called in each worker before its first job: enters the sandbox. False with a line of text: the worker ends, and no
     * job is run. NULL: nothing is given up. */
    bool (*confine)(void *self, char *why, size_t cap);
    void *confine_self;
    const int *keep; /* descriptors that stay open in workers, besides those of jobs */
    size_t num_keep;
    /* A part of an answer, in pieces; only of jobs that end with WORK_DONE, before on_end. */
    void (*on_output)(void *self, void *tag, work_stream stream, const char *bytes, size_t n);
    void (*on_end)(void *self, void *tag, const work_result *result);
    void *self;
} pool_options;

typedef struct pool pool;

/* NULL with errno. No process is forked yet. */
pool *pool_open(const pool_options *options);
/* Ends all workers at once and forgets jobs that did not end: no callback, no process, no descriptor is left. */
void pool_close(pool *p);

/* Whether pool_submit would not wait. */
bool pool_has_room(const pool *p);
/* Adds a job; handles others while there is no room. False with errno: there is no memory, or the job is too large; then
 * there are no callbacks for it. */
bool pool_submit(pool *p, const work_job *job);
/* Waits until all jobs have ended. */
void pool_drain(pool *p);
/* Ends the jobs with that tag with WORK_CANCELLED; one that is being done costs its worker. */
void pool_cancel(pool *p, const void *tag);

/* What to wait for, and at most how long (-1: for ever). Returns the number of entries, at most `room`; there are never
 * more than POOL_MOST_JOBS. */
size_t pool_pollfds(const pool *p, struct pollfd *fds, size_t room, int *milliseconds);
/* Does what there is to do, without waiting. */
void pool_handle(pool *p);

/* Whether no worker can be started any more, because the process that starts them is gone. */
bool pool_is_lost(const pool *p);
/* Why `confine` failed; "" if it did not. */
const char *pool_why(const pool *p);

/* For `--version`, metrics and tests. */
typedef struct pool_counts {
    uint64_t submitted;
    uint64_t ended;
    uint64_t forked;   /* workers so far */
    uint64_t restarts; /* of them, those that took the place of one that died or was ended */
    unsigned workers;  /* now */
    unsigned busy;
    uint64_t ended_weight; /* sum of the weights of jobs that ended */
} pool_counts;
pool_counts pool_count(const pool *p);

/* ------------------------------------------------------------------- in a worker that was executed */

/* Whether this process is one, by pool_options.argv. */
bool worker_is_executed(void);
/* Then: does jobs until its supervisor ends. Of the options it uses kinds, max_rss and confine. */
_Noreturn void worker_run(const pool_options *options);

#endif
