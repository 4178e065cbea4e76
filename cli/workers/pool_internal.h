/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_internal.h - the state of a pool, for pool_supervisor.c, pool_items.c, pool_pause.c, pool_start.c,
 * pool_child.c and pool_watch.c.
 *
 * An item is a job on its way: queued, given to a child, ended, delivered. A child is a worker as its supervisor sees it.
 */
#ifndef TENSORGATE_CLI_POOL_INTERNAL_H
#define TENSORGATE_CLI_POOL_INTERNAL_H

#include <sys/types.h>

#include "frames.h"
#include "held_answer.h"
#include "starter.h"

/* Answers that wait in memory, of all jobs; then no job is added. */
#define POOL_MEMORY ((size_t)16 << 20)

typedef enum item_state { ITEM_QUEUED, ITEM_GIVEN, ITEM_ENDED } item_state;

typedef struct item {
    struct item *next;  /* in the order of pool_submit */
    struct item *next2; /* in the queue, or behind it in the same child */
    item_state state;
    bool is_cancelled;
    uint32_t number; /* in its child */
    uint64_t weight;
    void *tag;
    work_result result;
    held out;
    held err;
    unsigned num_fds;
    int fds[WORK_FDS];
    size_t kind;
    size_t size;
    uint8_t data[];
} item;

/* A queue of items by next2. */
typedef struct items {
    item *first;
    item *last;
    size_t num;
} items;

void items_put(items *q, item *i);
item *items_take(items *q); /* NULL: it is empty */

typedef struct child {
    pid_t pid; /* 0: there is none in this place */
    int socket;
    int statm; /* -1: it did not send one */
    work_place *place;
    items given; /* not answered; the first one is answered next */
    uint64_t weight;
    uint32_t next_number;
    uint64_t num_given; /* jobs so far, with those that were answered */
    bool is_ready;      /* it said so */
    bool was_here;      /* another worker was in this place before */
    uint32_t seen;      /* number of the job that it was at */
    double spent;       /* seconds that it was seen at it */
} child;

struct pool {
    pool_options options;
    char why[256];
    int starter;           /* -1: workers are copies of this process */
    bool is_lost;          /* the starter is gone */
    bool is_refused;       /* `confine` failed: no job is run */
    int fork_error;        /* errno of the last fork that failed; 0: it did not */
    unsigned forks_failed; /* one after the other, while there was no worker */
    item *first;           /* all items, in the order of pool_submit */
    item *last;
    size_t num_items;
    size_t num_open; /* not ended */
    size_t num_fds;
    size_t most_fds;
    size_t most_sent; /* descriptors in one message */
    int null; /* for the standard descriptors of workers; a supervisor may be unable to open it later */
    size_t memory; /* of answers that are held */
    items queue;
    uint64_t queued_weight;
    bool in_callback;
    bool is_stuck;       /* there are jobs, but no worker could be given one */
    double last_look;    /* at the clock */
    double in_callbacks; /* seconds, since then */
    double next_fork;    /* not before, after one failed or workers died, or 0 */
    double crashes;      /* of workers, less one for each CRASH_PAUSE since */
    double last_crash;
    unsigned stillborn; /* workers that ended before they were ready, one after the other */
    pid_t dying[POOL_MOST_JOBS]; /* killed, but not ended yet */
    size_t num_dying;
    uint8_t *message; /* FRAME_BYTES: what is sent or was received */
    pool_counts counts;
    unsigned num_children; /* places in `children` */
    child children[];
};

/* ----------------------------------------------------------------------------------- pool_items.c */

/* Closes the descriptors of an item. */
void pool_close_fds(pool *p, item *i);
/* Sets the result of an item that is in no queue; its descriptors are closed. */
void pool_end_item(pool *p, item *i, work_result result);
/* No worker can be used, for a reason that is `size` bytes from one of them. */
void pool_refuse(pool *p, const char *why, size_t size);

/* ----------------------------------------------------------------------------------- pool_pause.c */

/* Of a clock that is never set. */
double pool_seconds(void);
/* A worker died. Several in a row, and the next one waits: whoever guesses what a process has in its memory needs many
 * tries. */
void pool_note_crash(pool *p);
/* A worker was started: when the next one may be, or 0: at once. */
double pool_next_fork(const pool *p);

/* ----------------------------------------------------------------------------------- pool_start.c */

/* Starts a worker. Returns 0 or an errno. */
int child_start(pool *p, child *c);

/* ----------------------------------------------------------------------------------- pool_child.c */

/* Gives it items of the queue, in one message. False: it takes none now. */
bool child_give(pool *p, child *c);
/* Takes what it sent, until there is nothing left. */
void child_take(pool *p, child *c);
/* Ends it. The job that it was at ends for that reason (WORK_DONE: for the one that its process had); the others are
 * queued again. */
void child_end(pool *p, child *c, work_end reason);
/* Forgets those that were killed and have ended. */
void child_reap_killed(pool *p);
/* Waits for each one that was killed, and forgets it. */
void child_await_killed(pool *p);
/* Whether it has had all jobs that one worker gets. */
bool child_is_used(const pool *p, const child *c);

/* ----------------------------------------------------------------------------------- pool_watch.c */

/* Ends it if it is at a job for too long or has too much memory; `passed` is the time since the last call. */
void child_watch(pool *p, child *c, double passed);

#endif
