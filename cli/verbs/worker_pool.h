/* SPDX-License-Identifier: Apache-2.0 */
/*
 * worker_pool.h - pools of workers for verbs: with the options of the command line, and the sandbox.
 */
#ifndef TENSORGATE_CLI_WORKER_POOL_H
#define TENSORGATE_CLI_WORKER_POOL_H

#include "budget.h"
#include "cli.h"
#include "hub_links.h"
#include "workers.h"

typedef struct worker_plan {
    const args *a;
    work_kind kind;
    void (*on_output)(void *self, void *tag, work_stream stream, const char *bytes, size_t n);
    void (*on_end)(void *self, void *tag, const work_result *result);
    void *self;
    uint64_t jobs; /* most workers */
    /* Workers are this program, executed anew with these arguments; a process that is one does not return from
     * worker_pool_open. NULL: they are forks. */
    char *const *argv;
    bool as_they_come;      /* answers, not in the order of jobs */
    uint64_t max_answer;    /* bytes, see pool_options; 0: 64 GiB */
    sandbox_tier tier;      /* of each worker */
    int folder;             /* of that tier, or -1 */
    const hub_links *links; /* that workers keep open, or NULL */
    bool reads_all;         /* see sandbox_policy */
    pool *pool;             /* set by worker_pool_open */
    sandbox_policy policy;
    const budget *budget; /* that workers share, or NULL */
    const int *keep;
} worker_plan;

/* False with errno. The plan must stay until worker_pool_close. */
bool worker_pool_open(worker_plan *plan);
void worker_pool_close(worker_plan *plan);

/* Why there is no answer, for answer_lost(). */
typedef struct lost_answer {
    const char *code;
    char message[200];
} lost_answer;

/* Sets it; result->end is not WORK_DONE. Returns an exit code. */
int worker_lost(const worker_plan *plan, const work_result *result, lost_answer *lost);

/* The cores that this process may use. */
uint64_t num_cores(void);

#endif
