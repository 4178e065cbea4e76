/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_loop.c - see serve_loop.h.
 */
#define _GNU_SOURCE /* O_TMPFILE */
#include "serve_loop.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

#include "serve_answer.h"
#include "serve_body.h"
#include "serve_http.h"
#include "serve_queue.h"
#include "serve_sweep.h"
#include "workers.h"

/* How often slow clients are looked for, while there are clients. */
#define TICK_MS 250
/* After so many turns without waiting in which nothing happened they are looked for at once. */
#define IDLE_TURNS 64

typedef struct loop {
    server s;
    int signals;
    int mhd; /* an epoll descriptor */
    struct pollfd *set;
    request **requests; /* of those entries of the set that are sockets to workers */
    size_t room;
    double stop_at; /* when the grace ends */
    unsigned idle_turns;
} loop;

/* A folder that can have files without a name; -1 after a message. */
static int open_spool(const args *a) {
    const char *folder = a->serve.spool;
    if (folder == NULL) folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == '\0') folder = "/tmp";
    const int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int test = fd >= 0 ? openat(fd, ".", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, 0600) : -1;
    if (test >= 0) {
        (void)close(test); /* empty */
        return fd;
    }
    const int error = errno;
    if (fd >= 0) (void)close(fd);
    complain(stderr, folder,
             error == EOPNOTSUPP ? "its file system has no files without a name; see --spool"
                                 : strerror(error));
    return -1;
}

static int open_signals(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* Whether a request waits for room in the socket to its worker. */
static bool waits_for_room(const request *r) {
    return r->stream >= 0 && r->is_suspended && !queue_waits(r) &&
           (r->phase == AT_STREAM || r->num_kept > 0);
}

static size_t fill(loop *l) {
    size_t n = 0;
    l->set[n++] = (struct pollfd){.fd = l->signals, .events = POLLIN};
    l->set[n++] = (struct pollfd){.fd = l->mhd, .events = POLLIN};
    for (client *c = l->s.clients; c != NULL && n < l->room; c = c->next) {
        if (c->at == NULL || !waits_for_room(c->at)) continue;
        l->requests[n] = c->at;
        l->set[n++] = (struct pollfd){.fd = c->at->stream, .events = POLLOUT};
    }
    return n;
}

static int wait_ms(const loop *l) {
    MHD_UNSIGNED_LONG_LONG wanted = 0;
    if (l->s.has_resumed) return 0;
    /* One that was ended and is not gone keeps libmicrohttpd busy. */
    const bool is_idle = l->idle_turns >= IDLE_TURNS && l->s.num_ended > 0;
    const int tick = l->s.clients != NULL || l->s.is_stopping ? TICK_MS : -1;
    if (serve_library.MHD_get_timeout(l->s.daemon, &wanted) != MHD_YES) return tick;
    if (wanted == 0 && is_idle) return 1;
    return tick < 0 || wanted < TICK_MS ? (int)(wanted < TICK_MS ? wanted : TICK_MS) : tick;
}

static void begin_to_stop(loop *l) {
    struct signalfd_siginfo info;
    while (read(l->signals, &info, sizeof info) > 0) {
        if (l->s.is_stopping) continue;
        l->stop_at = seconds_now() + (double)l->s.a->serve.grace;
        l->s.is_stopping = true;
        const int fd = serve_library.MHD_quiesce_daemon(l->s.daemon);
        if (fd >= 0) (void)close(fd); /* whoever connects now is told so */
        log_event(&l->s.log, "stopping", NULL);
    }
}

static bool is_over(const loop *l) {
    if (queue_is_lost(&l->s)) return true;
    return l->s.is_stopping && (l->s.clients == NULL || seconds_now() >= l->stop_at);
}

/* Requests end in MHD_run alone, so that those of the set are still there when they are looked at. */
static void turn(loop *l) {
    int ms = -1;
    const size_t mine = fill(l);
    const size_t all = mine + queue_poll_set(&l->s, l->set + mine, l->room - mine, &ms);
    const int wanted = wait_ms(l);
    if (ms < 0 || (wanted >= 0 && wanted < ms)) ms = wanted;
    const int n = poll(l->set, (nfds_t)all, ms);
    if (n > 0 && l->set[0].revents != 0) begin_to_stop(l);
    for (size_t i = 2; i < mine && n > 0; i++) {
        if (l->set[i].revents != 0) body_pump(l->requests[i]);
    }
    queue_handle(&l->s);
    l->s.has_resumed = false;
    (void)serve_library.MHD_run(l->s.daemon);
    queue_give(&l->s);
    /* libmicrohttpd wants to go on, but nothing comes of it. */
    l->idle_turns = n == 0 && (ms == 0 || ms == 1) ? l->idle_turns + 1 : 0;
    if (l->idle_turns % IDLE_TURNS == IDLE_TURNS - 1) l->s.next_sweep = 0;
    sweep(&l->s);
}

/* All is open; from here on a connection gets nothing but what it asks for over HTTP. */
static bool enter_sandbox(loop *l) {
    const args *a = l->s.a;
    const sandbox_policy policy = {
        .mode = a->sandbox, .tier = SANDBOX_SERVE, .folder = l->s.spool_folder, .channel = true};
    char words[256];
    sandbox_report found;
    const bool good = sandbox_enter(&policy, &found);
    sandbox_words(&found, words, sizeof words);
    log_event(&l->s.log, "sandbox", words);
    if (!good) complain(stderr, "--sandbox=require", words);
    return good;
}

static void serve(loop *l, const listener *at, int ready) {
    const union MHD_DaemonInfo *info =
        serve_library.MHD_get_daemon_info(l->s.daemon, MHD_DAEMON_INFO_EPOLL_FD);
    l->mhd = info != NULL ? info->epoll_fd : -1;
    log_event(&l->s.log, "listening", at->shown);
    if (ready >= 0) {
        (void)!write(ready, "", 1); /* without a reader nobody waits for it */
        (void)close(ready);
    }
    while (!is_over(l)) turn(l);
    if (l->s.clients != NULL) log_event(&l->s.log, "unfinished", "requests were ended");
    http_stop(&l->s);
    log_event(&l->s.log, "stopped", NULL);
}

static int start(loop *l, const args *a, const listener *at, int log_fd, int ready) {
    server *s = &l->s;
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_REALTIME, &now);
    s->a = a;
    s->metrics.started = (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
    l->room = (size_t)a->serve.max_connections + POOL_MOST_JOBS + 16;
    l->set = calloc(l->room, sizeof *l->set);
    l->requests = calloc(l->room, sizeof *l->requests);
    if (l->set == NULL || l->requests == NULL || !log_start(&s->log, log_fd)) {
        complain(stderr, "serve", "out of memory");
        return EXIT_TROUBLE;
    }
    s->spool_folder = open_spool(a);
    l->signals = open_signals();
    if (l->signals < 0) complain(stderr, "signals", strerror(errno));
    if (s->spool_folder < 0 || l->signals < 0 || !queue_start(s, body_answered))
        return EXIT_TROUBLE;
    int code = EXIT_GOOD;
    if (!http_start(s, at->fd)) {
        complain(stderr, "serve", "libmicrohttpd did not start");
        code = EXIT_TROUBLE;
    } else if (enter_sandbox(l)) {
        serve(l, at, ready);
        if (queue_is_lost(s)) {
            complain(stderr, "serve", "internal error: the process that starts workers ended");
            code = EXIT_BUG;
        }
    } else {
        http_stop(s);
        code = EXIT_TROUBLE;
    }
    queue_stop(s);
    return code;
}

int serve_run(const args *a, const listener *at, int log_fd, int ready) {
    loop *l = calloc(1, sizeof *l); /* it has the counters */
    if (l == NULL) {
        complain(stderr, "serve", "out of memory");
        return EXIT_TROUBLE;
    }
    l->s.spool_folder = -1;
    l->signals = -1;
    const int code = start(l, a, at, log_fd, ready);
    if (l->s.spool_folder >= 0) (void)close(l->s.spool_folder);
    if (l->signals >= 0) (void)close(l->signals);
    log_end(&l->s.log);
    free(l->set);
    free((void *)l->requests);
    free(l);
    return code;
}
