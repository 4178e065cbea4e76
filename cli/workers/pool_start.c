/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_start.c - a worker is forked, and gives up what it has of its supervisor.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS, close_range */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "pool_internal.h"

/* -------------------------------------------------------------------------------- in the new process */

static void close_between(unsigned first, unsigned last) {
    if (first > last) return;
#if defined(SYS_close_range)
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
    struct rlimit most = {0, 0};
    if (getrlimit(RLIMIT_NOFILE, &most) != 0 || most.rlim_cur > 65536) most.rlim_cur = 65536;
    for (unsigned fd = first; fd <= last && fd < most.rlim_cur; fd++) (void)close((int)fd);
}

static int by_number(const void *a, const void *b) {
    const int *x = a;
    const int *y = b;
    return (*x > *y) - (*x < *y);
}

/* Closes everything but standard descriptors, the socket, and those that the program keeps. */
static bool close_others(const pool_options *o, int socket) {
    int *kept = calloc(o->num_keep + 1, sizeof *kept);
    unsigned next = STDERR_FILENO + 1;
    if (kept == NULL) return false;
    if (o->num_keep > 0) memcpy(kept, o->keep, o->num_keep * sizeof *kept);
    kept[o->num_keep] = socket;
    qsort(kept, o->num_keep + 1, sizeof *kept, by_number);
    for (size_t i = 0; i <= o->num_keep; i++) {
        if (kept[i] < (int)next) continue;
        if (kept[i] > (int)next) close_between(next, (unsigned)kept[i] - 1);
        next = (unsigned)kept[i] + 1;
    }
    close_between(next, ~0u);
    free(kept);
    return true;
}

/* A worker has neither the user's terminal nor its output. Sanitizers report on standard error. */
static bool leave_terminal(int null) {
#if defined(__SANITIZE_ADDRESS__) || defined(KS_EXACT_BLOCKS)
    const int last = STDOUT_FILENO;
#else
    const int last = STDERR_FILENO;
#endif
    for (int fd = 0; fd <= last; fd++) {
        if (dup2(null, fd) < 0) return false;
    }
    return true;
}

/* The limit stops a worker that grows faster than child_watch looks. */
static void limit_memory(uint64_t max_rss) {
#if !defined(KS_EXACT_BLOCKS) /* address space of sanitizers */
    const uint64_t slack = UINT64_C(256) << 20;
    if (max_rss == 0 || max_rss > (UINT64_MAX - slack) / 2) return;
    const rlim_t most = (rlim_t)(2 * max_rss + slack);
    const struct rlimit limit = {most, most};
    (void)setrlimit(RLIMIT_DATA, &limit); /* a smaller one may be in force: as good */
#else
    (void)max_rss;
#endif
}

static _Noreturn void be_worker(const pool *p, int socket, work_place *place, pid_t parent) {
    /* A signal for the whole group is the supervisor's matter; at its end the worker ends. */
    static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++) signal(ignored[i], SIG_IGN);
#if defined(__linux__)
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) _exit(1);
#endif
    if (getppid() != parent) _exit(1); /* it ended before that */
    const struct rlimit no_core = {0, 0};
    (void)setrlimit(RLIMIT_CORE, &no_core);
    limit_memory(p->options.max_rss);
    if (!leave_terminal(p->null) || !close_others(&p->options, socket)) _exit(1);
    _exit(worker_loop(&p->options, socket, place));
}

/* ------------------------------------------------------------------------------------------ fork */

int child_start(pool *p, child *c) {
    int pair[2];
    const pid_t parent = getpid();
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) return errno;
    work_place *place =
        mmap(NULL, sizeof *place, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED) place = NULL;
    const pid_t pid = place != NULL ? fork() : -1;
    if (pid == 0) be_worker(p, pair[1], place, parent);
    const int error = errno;
    (void)close(pair[1]);
    if (pid < 0) {
        (void)close(pair[0]);
        if (place != NULL) (void)munmap(place, sizeof *place);
        return error;
    }
#if defined(MADV_DONTFORK)
    (void)madvise(place, sizeof *place, MADV_DONTFORK); /* it is of no use to other workers */
#endif
    const bool was_here = c->was_here;
    memset(c, 0, sizeof *c);
    c->pid = pid;
    c->socket = pair[0];
    c->statm = -1;
    c->place = place;
    c->next_number = 1;
    c->was_here = true;
    p->counts.forked++;
    if (was_here) p->counts.restarts++;
    return 0;
}
