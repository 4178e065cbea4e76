/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_start.c - a worker begins: as a copy of its supervisor that gives up what it has of it, or as a program.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "execute.h"
#include "new_process.h"
#include "pool_internal.h"

/* -------------------------------------------------------------------------------- in the new process */

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

/*
 * Forks have the stack canary of their parent, so that one file after the other could find out a byte of it by what
 * crashes. Each gets its own: no function that began before returns. Where no processor register tells where it lies, it
 * cannot be changed.
 */
static inline void renew_canary(void) {
#if defined(__x86_64__) && defined(__linux__)
    uint64_t canary = 0;
    if (getrandom(&canary, sizeof canary, 0) != (ssize_t)sizeof canary) return;
    canary &= ~UINT64_C(0xff); /* a text that is too long cannot have its first byte */
    __asm__ volatile("mov %0, %%fs:0x28" : : "r"(canary) : "memory");
#endif
}

static _Noreturn void be_worker(const pool_options *o, int socket, work_place *place) {
    const struct rlimit no_core = {0, 0};
    (void)setrlimit(RLIMIT_CORE, &no_core);
    limit_memory(o->max_rss);
    renew_canary();
    _exit(worker_loop(o, socket, place));
}

/* The process that started this one; 0: this is no worker, or that one is gone. */
static pid_t starter_of_this(void) {
    const char *text = getenv(WORKER_VARIABLE);
    char *end = NULL;
    errno = 0;
    const long pid = text != NULL ? strtol(text, &end, 10) : 0;
    return errno == 0 && end != NULL && *end == '\0' && pid == (long)getppid() ? (pid_t)pid : 0;
}

bool worker_is_executed(void) { return starter_of_this() > 0; }

_Noreturn void worker_run(const pool_options *options) {
    void *place =
        mmap(NULL, sizeof(work_place), PROT_READ | PROT_WRITE, MAP_SHARED, WORKER_PLACE, 0);
    const bool good = place != MAP_FAILED && process_follow(starter_of_this()) &&
                      fcntl(WORKER_SOCKET, F_SETFD, FD_CLOEXEC) == 0;
    (void)close(WORKER_PLACE); /* it is mapped */
    if (!good) _exit(1);
    be_worker(options, WORKER_SOCKET, place);
}

/* ------------------------------------------------------------------------------------------ fork */

/* In the new process. */
static _Noreturn void begin(const pool *p, int socket, int place, pid_t parent) {
    const pool_options *o = &p->options;
    if (o->argv != NULL) worker_execute(o->argv, p->null, socket, place, parent);
    void *mine = mmap(NULL, sizeof(work_place), PROT_READ | PROT_WRITE, MAP_SHARED, place, 0);
    if (mine == MAP_FAILED || !process_follow(parent) || !process_leave_terminal(p->null) ||
        !process_close_others(socket, o->keep, o->num_keep))
        _exit(1);
    be_worker(o, socket, mine);
}

static int fork_worker(const pool *p, started *s) {
    int pair[2];
    const pid_t parent = getpid();
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) return errno;
    const int place = worker_place_open();
    void *map =
        place >= 0 ? mmap(NULL, sizeof *s->place, PROT_READ, MAP_SHARED, place, 0) : MAP_FAILED;
    s->pid = map != MAP_FAILED ? fork() : -1;
    if (s->pid == 0) begin(p, pair[1], place, parent);
    const int error = errno;
    (void)close(pair[1]);
    if (place >= 0) (void)close(place); /* it is mapped */
    if (s->pid < 0) {
        (void)close(pair[0]);
        if (map != MAP_FAILED) (void)munmap(map, sizeof *s->place);
        return error;
    }
    s->socket = pair[0];
    s->place = map;
    return 0;
}

int child_start(pool *p, child *c) {
    started s = {0, -1, NULL};
    const int error = p->starter >= 0 ? starter_start(p->starter, &s) : fork_worker(p, &s);
    if (error == ECHILD) p->is_lost = true;
    if (error != 0) return error;
    const bool was_here = c->was_here;
    memset(c, 0, sizeof *c);
    c->pid = s.pid;
    c->socket = s.socket;
    c->statm = -1;
    c->place = s.place;
    c->next_number = 1;
    c->was_here = true;
    p->counts.forked++;
    if (was_here) p->counts.restarts++;
    return 0;
}
