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

/* More than any answer within the limits; a worker that lies ends there. */
#define MOST_ANSWER (UINT64_C(64) << 30)

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
    snprintf(why, cap, "%s%s",
             found.failed ? "the sandbox cannot be entered: " : "--sandbox=require: ", words);
    return false;
}

/* ------------------------------------------------------------------------------ in the supervisor */

bool worker_pool_open(worker_plan *plan) {
    const args *a = plan->a;
    const operands *o = a->opened;
    const size_t num = o != NULL ? o->num_temporary : 0;
    size_t num_keep = num;
    const size_t num_links = plan->links != NULL ? plan->links->num : 0;
    int *keep = calloc(num + num_links + 2, sizeof *keep);
    if (keep == NULL) return false;
    if (num > 0) memcpy(keep, o->temporary, num * sizeof *keep); /* what a pipe is stored in */
    if (plan->folder >= 0) keep[num_keep++] = plan->folder;
    for (size_t i = 0; i < num_links; i++) keep[num_keep++] = plan->links->links[i].fd;
    if (plan->budget != NULL) keep[num_keep++] = plan->budget->told[1];
    plan->keep = keep;
    plan->policy = (sandbox_policy){.mode = a->sandbox,
                                    .tier = plan->tier,
                                    .folder = plan->folder,
                                    .reads_all = plan->reads_all,
                                    .channel = true};
    const pool_options options = {
        .kinds = &plan->kind,
        .num_kinds = 1,
        .jobs = plan->jobs < POOL_MOST_JOBS ? (unsigned)plan->jobs : POOL_MOST_JOBS,
        .argv = plan->argv,
        .ordered = !plan->as_they_come,
        .timeout = a->timeout,
        .max_rss = a->max_rss,
        .max_answer = plan->max_answer != 0 ? plan->max_answer : MOST_ANSWER,
        .confine = enter,
        .confine_self = plan,
        .keep = keep,
        .num_keep = num_keep,
        .on_output = plan->on_output,
        .on_end = plan->on_end,
        .self = plan->self,
    };
    if (plan->argv != NULL && worker_is_executed()) worker_run(&options);
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

static int lose(lost_answer *lost, int exit_code, const char *code, const char *text) {
    lost->code = code;
    snprintf(lost->message, sizeof lost->message, "%s", text);
    return exit_code;
}

int worker_lost(const worker_plan *plan, const work_result *result, lost_answer *lost) {
    char text[200];
    const char *why = result->system != 0 ? strerror(result->system) : pool_why(plan->pool);
    switch (result->end) {
    case WORK_TIMEOUT:
        snprintf(text, sizeof text, "not done within %g seconds, the --timeout", plan->a->timeout);
        return lose(lost, EXIT_TROUBLE, "timeout", text);
    case WORK_MEMORY:
        return lose(lost, EXIT_TROUBLE, "memory",
                    result->signal == 0
                        ? "the process that read it had more memory than --max-rss"
                        : "the process that read it was killed; is there no memory?");
    case WORK_NOT_RUN:
        snprintf(text, sizeof text, "no process looked at it: %.150s", why);
        return lose(lost, EXIT_TROUBLE, result->system == ENOMEM ? "no_memory" : "io", text);
    case WORK_NO_ROOM: /* long answers wait in a temporary file */
        snprintf(text, sizeof text, "its answer could not be kept, in memory or TMPDIR: %.100s",
                 why);
        return lose(lost, EXIT_TROUBLE, result->system == ENOMEM ? "no_memory" : "io", text);
    default: break;
    }
    if (result->signal == 0)
        return lose(lost, EXIT_BUG, "crashed", "the process that read it ended without an answer");
    snprintf(text, sizeof text, "the process that read it ended by signal %d (%s)", result->signal,
             strsignal(result->signal));
    return lose(lost, EXIT_BUG, "crashed", text);
}
