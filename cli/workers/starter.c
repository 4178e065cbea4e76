/* SPDX-License-Identifier: Apache-2.0 */
/*
 * starter.c - see starter.h.
 */
#define _GNU_SOURCE /* MSG_CMSG_CLOEXEC */
#include "starter.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "execute.h"
#include "new_process.h"

/* Workers that are there, or ended and were not asked for. Some wait for a device and cannot be ended at once. */
#define MOST_STARTED (2 * POOL_MOST_JOBS)
/* Descriptors that come with a worker: its socket, its place. */
#define NUM_FDS 2

typedef enum wanted { WANT_START = 1, WANT_STATUS, WANT_END } wanted;

typedef struct request {
    uint32_t what;
    int32_t pid;
} request;

typedef struct reply {
    int32_t error; /* WANT_START: an errno */
    int32_t pid;
    int32_t has_ended; /* WANT_STATUS */
    int32_t status;
} reply;

/* As much space as the descriptors of a reply need. */
typedef union control {
    struct cmsghdr align;
    char bytes[CMSG_SPACE(NUM_FDS * sizeof(int))];
} control;

/* ------------------------------------------------------------------------------- in the starter */

typedef struct starter {
    char *const *argv;
    int socket;
    int null;
    pid_t pids[MOST_STARTED]; /* 0: a free place */
} starter;

static pid_t *find(starter *s, pid_t pid) {
    for (size_t i = 0; i < MOST_STARTED; i++) {
        if (s->pids[i] == pid) return &s->pids[i];
    }
    return NULL;
}

/* Fills the descriptors. Returns an errno. */
static int start(starter *s, reply *r, int fds[NUM_FDS]) {
    int pair[2];
    pid_t *free_place = find(s, 0);
    const pid_t parent = getpid();
    if (free_place == NULL) return EAGAIN;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) return errno;
    const int place = worker_place_open();
    const pid_t pid = place >= 0 ? fork() : -1;
    if (pid == 0) worker_execute(s->argv, s->null, pair[1], place, parent);
    const int error = errno;
    (void)close(pair[1]);
    if (pid < 0) {
        (void)close(pair[0]);
        if (place >= 0) (void)close(place);
        return error;
    }
    *free_place = pid;
    r->pid = pid;
    fds[0] = pair[0];
    fds[1] = place;
    return 0;
}

/* No process gets the number of one that was not asked for, so that what is ended is what was started. */
static void look(starter *s, pid_t pid, reply *r) {
    pid_t *place = pid > 0 ? find(s, pid) : NULL;
    r->has_ended = place == NULL || waitpid(pid, &r->status, WNOHANG) != 0;
    if (place != NULL && r->has_ended) *place = 0;
}

static bool send_reply(const starter *s, const reply *r, int fds[NUM_FDS]) {
    control c;
    reply mine = *r;
    struct iovec piece = {&mine, sizeof mine};
    struct msghdr m;
    ssize_t sent;
    memset(&m, 0, sizeof m);
    memset(&c, 0, sizeof c);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    if (fds[0] >= 0) {
        m.msg_control = c.bytes;
        m.msg_controllen = sizeof c.bytes;
        struct cmsghdr *head = CMSG_FIRSTHDR(&m);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = (socklen_t)CMSG_LEN(NUM_FDS * sizeof(int));
        memcpy(CMSG_DATA(head), fds, NUM_FDS * sizeof(int));
    }
    do {
        sent = sendmsg(s->socket, &m, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    for (size_t i = 0; i < NUM_FDS && fds[0] >= 0; i++)
        (void)close(fds[i]); /* the other one has them */
    return sent >= 0;
}

/* False: there will be no other request, or it was none. */
static bool answer(starter *s) {
    request wish = {0, 0};
    reply r = {0, 0, 0, 0};
    int fds[NUM_FDS] = {-1, -1};
    ssize_t got;
    do {
        got = recv(s->socket, &wish, sizeof wish, MSG_TRUNC);
    } while (got < 0 && errno == EINTR);
    if (got != sizeof wish) return false;
    switch (wish.what) {
    case WANT_START: r.error = start(s, &r, fds); break;
    case WANT_STATUS: look(s, wish.pid, &r); break;
    case WANT_END:
        /* One that ended already is not gone before it was asked for. */
        if (wish.pid > 0 && find(s, wish.pid) != NULL) (void)kill(wish.pid, SIGKILL);
        break;
    default: return false;
    }
    return send_reply(s, &r, fds);
}

/* Its workers end with it. */
static _Noreturn void be_starter(char *const *argv, int null, int socket, pid_t parent) {
    starter *s = calloc(1, sizeof *s);
    if (s == NULL || !process_follow(parent)) _exit(1);
    s->argv = argv;
    s->socket = socket;
    s->null = null;
    if (!process_leave_terminal(null) || !process_close_others(socket, &null, 1)) _exit(1);
    while (answer(s)) {
    }
    _exit(0);
}

/* ------------------------------------------------------------------------------ in the other process */

int starter_open(char *const *argv, int null) {
    int pair[2];
    const pid_t parent = getpid();
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) return -1;
    const pid_t pid = fork();
    if (pid == 0) be_starter(argv, null, pair[1], parent);
    const int error = errno;
    (void)close(pair[1]);
    if (pid > 0) return pair[0];
    (void)close(pair[0]);
    errno = error;
    return -1;
}

/* Returns how many descriptors came; -1: the starter is gone. */
static int ask(int socket, wanted what, pid_t pid, reply *r, int fds[NUM_FDS]) {
    const request wish = {(uint32_t)what, (int32_t)pid};
    control c;
    struct iovec piece = {r, sizeof *r};
    struct msghdr m;
    ssize_t done;
    do {
        done = send(socket, &wish, sizeof wish, MSG_NOSIGNAL);
    } while (done < 0 && errno == EINTR);
    if (done < 0) return -1;
    memset(&m, 0, sizeof m);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    m.msg_control = c.bytes;
    m.msg_controllen = sizeof c.bytes;
    do {
        done = recvmsg(socket, &m, MSG_CMSG_CLOEXEC);
    } while (done < 0 && errno == EINTR);
    if (done != sizeof *r) return -1;
    const struct cmsghdr *head = CMSG_FIRSTHDR(&m);
    if (head == NULL) return 0;
    const size_t n = (head->cmsg_len - CMSG_LEN(0)) / sizeof(int); /* at most NUM_FDS: the space */
    memcpy(fds, CMSG_DATA(head), n * sizeof(int));
    return (int)n;
}

int starter_start(int socket, started *s) {
    reply r = {0, 0, 0, 0};
    int fds[NUM_FDS] = {-1, -1};
    const int n = ask(socket, WANT_START, 0, &r, fds);
    if (n < 0) return ECHILD;
    if (r.error != 0) return r.error;
    s->pid = r.pid;
    s->socket = fds[0];
    /* A descriptor is missing: this process may have no more. */
    void *place =
        n == NUM_FDS ? mmap(NULL, sizeof *s->place, PROT_READ, MAP_SHARED, fds[1], 0) : MAP_FAILED;
    const int error = n == NUM_FDS ? errno : EMFILE;
    if (fds[1] >= 0) (void)close(fds[1]); /* it is mapped */
    if (place != MAP_FAILED) {
        s->place = place;
        return 0;
    }
    if (fds[0] >= 0) (void)close(fds[0]); /* the worker ends */
    (void)starter_kill(socket, r.pid);
    return error;
}

bool starter_reap(int socket, pid_t pid, bool *ended, int *status) {
    reply r = {0, 0, 0, 0};
    int none[NUM_FDS];
    if (ask(socket, WANT_STATUS, pid, &r, none) != 0) return false;
    *ended = r.has_ended != 0;
    *status = r.status;
    return true;
}

bool starter_kill(int socket, pid_t pid) {
    reply r = {0, 0, 0, 0};
    int none[NUM_FDS];
    return ask(socket, WANT_END, pid, &r, none) == 0;
}
