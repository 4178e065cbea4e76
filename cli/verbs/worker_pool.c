/* SPDX-License-Identifier: Apache-2.0 */
/*
 * worker_pool.c - see worker_pool.h.
 */
#define _GNU_SOURCE /* sched_getaffinity, strsignal */
#include "worker_pool.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "operands.h"
#include "own_error.h"

uint64_t num_cores(void) {
#if defined(__linux__)
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return (uint64_t)CPU_COUNT(&set);
#endif
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores > 0 ? (uint64_t)cores : 1;
}

/* ---------------------------------------------------------------------------------- in the worker */

static bool enter(void *self, char *why, size_t cap) {
    const worker_plan *plan = self;
    sandbox_report found;
    if (sandbox_enter(&plan->policy, &found)) return true;
    char words[200];
    sandbox_words(&found, words, sizeof words);
    snprintf(why, cap, "--sandbox=require: %s", words);
    return false;
}

void worker_streams(const work *w) {
#if defined(__GLIBC__)
    stdout = w->out;
    stderr = w->err;
#else
    (void)w;
#endif
}

/* ------------------------------------------------------------------------------ in the supervisor */

bool worker_pool_open(worker_plan *plan) {
    const args *a = plan->a;
    const operands *o = a->opened;
    const size_t num = o != NULL ? o->num_temporary : 0;
    int *keep = calloc(num + 1, sizeof *keep);
    if (keep == NULL) return false;
    if (num > 0) memcpy(keep, o->temporary, num * sizeof *keep); /* what a pipe is stored in */
    keep[num] = plan->folder;
    plan->keep = keep;
    plan->policy = (sandbox_policy){a->sandbox, plan->tier, plan->folder, plan->reads_all, true};
    const pool_options options = {
        .kinds = &plan->kind,
        .num_kinds = 1,
        .jobs = plan->jobs < POOL_MOST_JOBS ? (unsigned)plan->jobs : POOL_MOST_JOBS,
        .ordered = !plan->as_they_come,
        .timeout = a->timeout,
        .max_rss = a->max_rss,
        .max_answer = plan->max_answer,
        .confine = enter,
        .confine_self = plan,
        .keep = keep,
        .num_keep = plan->folder >= 0 ? num + 1 : num,
        .on_output = plan->on_output,
        .on_end = plan->on_end,
        .self = plan->self,
    };
    plan->pool = pool_open(&options);
    if (plan->pool == NULL) free(keep);
    return plan->pool != NULL;
}

void worker_pool_close(worker_plan *plan) {
    if (plan->pool == NULL) return;
    pool_close(plan->pool);
    free((void *)(uintptr_t)plan->keep);
    plan->pool = NULL;
}

tg_error worker_error(const worker_plan *plan, const work_result *result) {
    const args *a = plan->a;
    char text[256];
    tg_error error = no_memory();
    switch (result->end) {
    case WORK_TIMEOUT:
        snprintf(text, sizeof text, "not done within %g seconds; --timeout allows more",
                 a->timeout);
        return own_error(OWN_TIMEOUT, text);
    case WORK_MEMORY:
        if (result->signal == 0)
            return own_error(OWN_MEMORY,
                             "the process that read it had more memory than --max-rss allows");
        return own_error(OWN_MEMORY,
                         "the process that read it was killed; is there no memory left?");
    case WORK_NOT_RUN:
        if (result->system == ENOMEM) return error;
        error.code = TG_CODE_IO;
        error.system = result->system;
        snprintf(error.detail, sizeof error.detail, "no process looked at it: %s",
                 result->system != 0 ? strerror(result->system) : pool_why(plan->pool));
        return error;
    default: break;
    }
    if (result->signal == 0)
        return own_error(OWN_CRASHED, "the process that read it ended without an answer");
    snprintf(text, sizeof text, "the process that read it ended by signal %d (%s)", result->signal,
             strsignal(result->signal));
    return own_error(OWN_CRASHED, text);
}
