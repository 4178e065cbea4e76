/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_watch.c - the limits of a job: its time, and the memory of its worker.
 */
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

#include "pool_internal.h"

/* Memory of its own, in bytes: resident pages that are not of files. 0: unknown. */
static uint64_t memory_of(const child *c) {
    char text[256];
    const ssize_t n = c->statm >= 0 ? pread(c->statm, text, sizeof text - 1, 0) : 0;
    if (n <= 0) return 0;
    text[n] = '\0';
    /* All, resident, shared pages. The kernel wrote these numbers. */
    char *end = NULL;
    (void)strtoull(text, &end, 10);
    const unsigned long long resident = strtoull(end, &end, 10);
    const unsigned long long shared = strtoull(end, &end, 10);
    if (shared > resident) return 0;
    const long page = sysconf(_SC_PAGESIZE);
    return page > 0 ? (resident - shared) * (unsigned long long)page : 0;
}

void child_watch(pool *p, child *c, double passed) {
    const pool_options *o = &p->options;
    if (c->given.num == 0) return;
    /* The number only ascends, and ends with the last job that it has: a worker gains at most their time by lies. */
    const uint32_t number = atomic_load_explicit(&c->place->number, memory_order_acquire);
    if (number > c->seen && number < c->next_number) {
        c->seen = number;
        c->spent = 0;
    } else {
        c->spent += passed;
    }
    if (o->timeout > 0 && c->spent > o->timeout) {
        child_end(p, c, WORK_TIMEOUT);
    } else if (o->max_rss > 0 && memory_of(c) > o->max_rss) {
        child_end(p, c, WORK_MEMORY);
    }
}
