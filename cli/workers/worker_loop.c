/* SPDX-License-Identifier: Apache-2.0 */
/*
 * worker_loop.c - a worker: receives jobs, does them, sends answers.
 */
#define _GNU_SOURCE /* fopencookie, MSG_CMSG_CLOEXEC */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "frames.h"

/* The bytes that FILE keeps before they go into a message. */
#define STREAM_BYTES ((size_t)16 << 10)

typedef struct worker {
    const pool_options *options;
    int socket;
    work_place *place;
    uint32_t number; /* of the current job */
    size_t used;     /* of `reply` */
    int fds[FRAME_FDS];
    size_t num_fds;
    uint8_t reply[FRAME_BYTES];
    uint8_t message[FRAME_BYTES];
    char out_bytes[STREAM_BYTES];
    char err_bytes[STREAM_BYTES];
} worker;

typedef struct answer_stream {
    worker *w;
    answer_type type;
} answer_stream;

/* ------------------------------------------------------------------------------------- answers */

/* Without its supervisor a worker has no purpose. */
static _Noreturn void leave(int status) { _exit(status); }

/* Sends what was added. In the sandbox no descriptor can go with it. */
static void flush_reply(worker *w) {
    ssize_t sent = 0;
    if (w->used == 0) return;
    do {
        sent = send(w->socket, w->reply, w->used, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    if (sent < 0) leave(1);
    w->used = 0;
}

static void add_answer(worker *w, answer_type type, uint8_t outcome, const void *bytes, size_t n) {
    const answer_head head = {w->number, (uint8_t)type, outcome, 0, (uint32_t)n};
    if (sizeof head + n > sizeof w->reply - w->used) flush_reply(w);
    memcpy(w->reply + w->used, &head, sizeof head);
    if (n > 0) memcpy(w->reply + w->used + sizeof head, bytes, n);
    w->used += sizeof head + n;
}

/* The write function of a stream. Its pieces can be of any size: the C library passes large ones on as they are. */
static ssize_t add_bytes(void *cookie, const char *bytes, size_t n) {
    const answer_stream *s = cookie;
    const size_t most = FRAME_BYTES - sizeof(answer_head);
    for (size_t done = 0; done < n;) {
        const size_t now = n - done < most ? n - done : most;
        add_answer(s->w, s->type, 0, bytes + done, now);
        done += now;
    }
    return (ssize_t)n;
}

static FILE *open_stream(answer_stream *s, char *buffer) {
    const cookie_io_functions_t functions = {.write = add_bytes};
    FILE *stream = fopencookie(s, "w", functions);
    if (stream != NULL) (void)setvbuf(stream, buffer, _IOFBF, STREAM_BYTES);
    return stream;
}

/* ---------------------------------------------------------------------------------------- jobs */

/* Receives a message in w->message. Returns its size; 0: there will be none. */
static size_t receive(worker *w) {
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(FRAME_FDS * sizeof(int))];
    } control;
    struct iovec piece = {w->message, sizeof w->message};
    struct msghdr m;
    ssize_t got;
    memset(&m, 0, sizeof m);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    m.msg_control = control.bytes;
    m.msg_controllen = sizeof control.bytes;
    do {
        got = recvmsg(w->socket, &m, MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    w->num_fds = 0;
    if (got <= 0) return 0;
    const struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    if (c != NULL && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
        w->num_fds =
            (c->cmsg_len - CMSG_LEN(0)) / sizeof(int); /* at most FRAME_FDS: the space for them */
        memcpy(w->fds, CMSG_DATA(c), w->num_fds * sizeof(int));
    }
    /* Descriptors are missing: this process may open no more. */
    if ((m.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0) leave(1);
    return (size_t)got;
}

static void do_job(worker *w, const job_head *head, const uint8_t *data, const int *fds, FILE *out,
                   FILE *err) {
    const work_kind *kind = &w->options->kinds[head->kind];
    const work job = {data, head->size, fds, head->num_fds, out, err};
    w->number = head->number;
    atomic_store_explicit(&w->place->number, head->number, memory_order_release);
    const int outcome = kind->run(kind->self, &job);
    for (unsigned i = 0; i < head->num_fds; i++)
        (void)close(fds[i]); /* the supervisor has them, too */
    if (fflush(out) != 0 || fflush(err) != 0) leave(1);
    add_answer(w, ANSWER_END, (uint8_t)outcome, NULL, 0);
    if (!kind->repeatable) flush_reply(w);
}

/* The supervisor is trusted: its messages are well-formed. */
static void do_jobs(worker *w, size_t size, FILE *out, FILE *err) {
    size_t fd = 0;
    for (size_t at = 0; at < size;) {
        job_head head;
        memcpy(&head, w->message + at, sizeof head);
        at += sizeof head;
        do_job(w, &head, w->message + at, w->fds + fd, out, err);
        at += head.size;
        fd += head.num_fds;
    }
    flush_reply(w);
}

/* The first message of a worker whose memory is limited. */
static void tell_memory(worker *w) {
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec piece = {w->reply, 0};
    struct msghdr m;
    const int statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    ssize_t sent = 0;
    if (statm < 0) return; /* RLIMIT_DATA is in force all the same */
    add_answer(w, ANSWER_STATM, 0, NULL, 0);
    piece.iov_len = w->used;
    w->used = 0;
    memset(&m, 0, sizeof m);
    memset(&control, 0, sizeof control);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    m.msg_control = control.bytes;
    m.msg_controllen = sizeof control.bytes;
    struct cmsghdr *head = CMSG_FIRSTHDR(&m);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = (socklen_t)CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &statm, sizeof statm);
    do {
        sent = sendmsg(w->socket, &m, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    (void)close(statm); /* read by others */
    if (sent < 0) leave(1);
}

/* Before the first job. */
static bool begin(worker *w) {
    const pool_options *o = w->options;
    char why[256] = "";
    if (o->max_rss > 0) tell_memory(w);
    const bool good = o->confine == NULL || o->confine(o->confine_self, why, sizeof why);
    add_answer(w, good ? ANSWER_READY : ANSWER_FAILED, 0, why, strnlen(why, sizeof why));
    flush_reply(w);
    return good;
}

int worker_loop(const pool_options *options, int socket, work_place *place) {
    worker *w = malloc(sizeof *w);
    if (w == NULL) return 1;
    w->options = options;
    w->socket = socket;
    w->place = place;
    w->number = 0;
    w->used = 0;
    answer_stream streams[2] = {{w, ANSWER_OUT}, {w, ANSWER_ERR}};
    FILE *out = open_stream(&streams[0], w->out_bytes);
    FILE *err = open_stream(&streams[1], w->err_bytes);
    if (out == NULL || err == NULL) return 1;
    for (size_t size = begin(w) ? receive(w) : 0; size > 0; size = receive(w))
        do_jobs(w, size, out, err);
    return 0;
}
