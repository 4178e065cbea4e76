/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_master.c - see serve_master.h.
 */
#define _GNU_SOURCE
#include "serve_master.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "serve_listen.h"

#define START_MS 30000 /* in which a process has to accept connections */
#define SHORT_LIFE 5   /* seconds; a process that ends sooner did not do well */
#define SHORT_LIVES 3  /* so many in a row, and the service gives up */

typedef struct master {
    const args *a;
    char program[4096];
    listener at;
    pid_t serving; /* 0: none */
    time_t since;
    int short_lives;
    bool is_stopping;
    int code;
} master;

static const int watched[] = {SIGTERM, SIGINT, SIGHUP, SIGCHLD};

static sigset_t watched_set(void) {
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++) sigaddset(&set, watched[i]);
    return set;
}

void serve_block_signals(void) {
    const sigset_t set = watched_set();
    sigprocmask(SIG_BLOCK, &set, NULL);
}

static time_t uptime(void) {
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

/* ------------------------------------------------------------------------------------- starting */

/* In the new process: the socket becomes descriptor 3. */
static void become(const master *m, int ready, pid_t parent) {
    char pid[24];
    char fd[24];
    /* Above 3, so that the one does not overwrite the other. */
    const int told = fcntl(ready, F_DUPFD, LISTEN_FIRST + 1);
    snprintf(pid, sizeof pid, "%ld", (long)getpid());
    snprintf(fd, sizeof fd, "%d", told);
    const bool placed = m->at.fd == LISTEN_FIRST ? fcntl(LISTEN_FIRST, F_SETFD, 0) == 0
                                                 : dup2(m->at.fd, LISTEN_FIRST) >= 0;
    if (told < 0 || !placed || setenv("LISTEN_FDS", "1", 1) != 0 ||
        setenv("LISTEN_PID", pid, 1) != 0 || setenv(READY_VARIABLE, fd, 1) != 0 ||
        setpgid(0, 0) != 0 || /* a terminal's signals are for the first process */
        prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid() != parent) {
        complain(stderr, "serve", errno == ENOMEM ? "out of memory" : "cannot start the service");
        _exit(EXIT_TROUBLE);
    }
    execv(m->program, m->a->serve.argv);
    complain(stderr, m->program, strerror(errno));
    _exit(EXIT_TROUBLE);
}

/* Waits until a process accepts connections, or ends, which it has told why. */
static bool is_ready(int fd) {
    char byte;
    struct pollfd set = {.fd = fd, .events = POLLIN};
    if (poll(&set, 1, START_MS) == 1) return read(fd, &byte, 1) == 1;
    complain(stderr, "serve", "the process that serves did not start in time");
    return false;
}

/* Returns the process, or 0 after a message. */
static pid_t start(const master *m) {
    int ends[2];
    const pid_t parent = getpid();
    if (pipe2(ends, O_CLOEXEC) != 0) {
        complain(stderr, "serve", strerror(errno));
        return 0;
    }
    const pid_t child = fork();
    if (child == 0) become(m, ends[1], parent);
    if (child < 0) complain(stderr, "serve", strerror(errno));
    (void)close(ends[1]); /* the child's */
    const bool good = child > 0 && is_ready(ends[0]);
    (void)close(ends[0]); /* read */
    if (good) return child;
    if (child > 0) {
        int status = 0;
        (void)kill(child, SIGKILL); /* it ended already, or does not start */
        (void)waitpid(child, &status, 0);
    }
    return 0;
}

static bool replace(master *m) {
    const pid_t next = start(m);
    if (next == 0) return false;
    if (m->serving > 0) (void)kill(m->serving, SIGTERM); /* if it ended, nothing is to do */
    m->serving = next;
    m->since = uptime();
    return true;
}

/* -------------------------------------------------------------------------------------- waiting */

/* The process that serves ended without being asked to. */
static void start_again(master *m, int status) {
    const bool lived = uptime() - m->since >= SHORT_LIFE;
    char text[64];
    m->short_lives = lived ? 0 : m->short_lives + 1;
    snprintf(text, sizeof text, "internal error: the service ended with %s %d",
             WIFSIGNALED(status) ? "signal" : "exit code",
             WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    complain(stderr, "serve", text);
    m->serving = 0;
    if (m->short_lives < SHORT_LIVES && replace(m)) return;
    m->code = EXIT_BUG;
    m->is_stopping = true;
}

/* Processes that were replaced end here, too. False: there are none any more. */
static bool reap(master *m) {
    int status = 0;
    for (;;) {
        const pid_t child = waitpid(-1, &status, WNOHANG);
        if (child == 0) return true;
        if (child < 0) return errno == EINTR;
        if (child != m->serving) continue;
        if (!m->is_stopping) {
            start_again(m, status);
        } else {
            m->serving = 0;
            m->code = WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_BUG;
        }
    }
}

static void handle(master *m, int number) {
    if (number == SIGHUP && !m->is_stopping && !replace(m))
        complain(stderr, "serve", "the new process did not start; the old one goes on");
    if (number == SIGTERM || number == SIGINT) {
        m->is_stopping = true;
        if (m->at.fd >= 0) (void)close(m->at.fd); /* whoever connects now is told so */
        m->at.fd = -1;
        if (m->serving > 0) (void)kill(m->serving, SIGTERM); /* if it ended, it is reaped */
    }
}

static void wait_for_end(master *m) {
    const sigset_t set = watched_set();
    while (reap(m)) {
        const int number = sigwaitinfo(&set, NULL);
        if (number > 0) handle(m, number);
    }
}

int serve_supervise(const args *a) {
    char why[512];
    master *m = calloc(1, sizeof *m);
    if (m == NULL) {
        complain(stderr, "serve", "out of memory");
        return EXIT_TROUBLE;
    }
    m->a = a;
    m->code = EXIT_TROUBLE;
    const ssize_t n = readlink("/proc/self/exe", m->program, sizeof m->program - 1);
    const bool is_passed = listen_is_passed();
    if (n <= 0) {
        complain(stderr, "/proc/self/exe", strerror(errno));
    } else if (!(is_passed ? listen_take(&m->at, why, sizeof why)
                           : listen_open(&m->at, a->serve.listen, (mode_t)a->serve.socket_mode, why,
                                         sizeof why))) {
        complain(stderr, is_passed ? "LISTEN_FDS" : a->serve.listen, why);
    } else {
        if (replace(m)) wait_for_end(m);
        listen_remove(&m->at);
    }
    const int code = m->code;
    free(m);
    return code;
}
