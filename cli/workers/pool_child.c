/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_child.c - one worker as its supervisor sees it: it gets jobs, is listened to, and ended.
 *
 * Nothing that a worker sends is believed: each head and each length is compared with what may come next.
 */
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "pool_internal.h"

/* An answer beyond this is held in a file; also a smaller one if all answers together take so much. */
#define ANSWER_MEMORY ((size_t)256 << 10)
/* A process that was killed ends within this time, unless it waits for a device: milliseconds. */
#define KILL_WAIT 200
/* One whose socket is closed is ending, or has closed it: how long that is waited for. */
#define END_WAIT 100
/* Messages that are taken from one worker before the others have their turn. */
#define TAKE_AT_ONCE 32

/* ------------------------------------------------------------------------------------------ jobs */

bool child_is_used(const pool *p, const child *c) {
    return p->options.most_jobs != 0 && c->num_given >= p->options.most_jobs;
}

/* The items of the queue that go into one message. */
static size_t count_fitting(const pool *p, const child *c, size_t *size, size_t *num_fds) {
    uint64_t weight = 0;
    size_t n = 0;
    size_t most = FRAME_JOBS;
    if (p->options.most_jobs != 0 && p->options.most_jobs - c->num_given < most)
        most = (size_t)(p->options.most_jobs - c->num_given);
    *size = 0;
    *num_fds = 0;
    for (const item *i = p->queue.first; i != NULL && n < most; i = i->next2) {
        const size_t more = sizeof(job_head) + i->size; /* at most FRAME_BYTES */
        if (more > FRAME_BYTES - *size || i->num_fds + *num_fds > p->most_sent) break;
        if (n > 0 && i->weight > FRAME_WEIGHT - weight) break;
        weight = i->weight < FRAME_WEIGHT - weight ? weight + i->weight : FRAME_WEIGHT;
        *size += more;
        *num_fds += i->num_fds;
        n++;
    }
    return n;
}

static void write_message(const pool *p, const child *c, size_t n, int *fds) {
    uint8_t *to = p->message;
    uint32_t number = c->next_number;
    for (const item *i = p->queue.first; n > 0; i = i->next2, n--) {
        const job_head head = {number++, (uint16_t)i->kind, (uint16_t)i->num_fds,
                               (uint32_t)i->size};
        memcpy(to, &head, sizeof head);
        to += sizeof head;
        if (i->size > 0) memcpy(to, i->data, i->size);
        to += i->size;
        for (unsigned k = 0; k < i->num_fds; k++) *fds++ = i->fds[k];
    }
}

static bool send_message(const pool *p, const child *c, size_t size, const int *fds,
                         size_t num_fds) {
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(FRAME_FDS * sizeof(int))];
    } control;
    struct iovec piece = {p->message, size};
    struct msghdr m;
    memset(&m, 0, sizeof m);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    if (num_fds > 0) {
        memset(control.bytes, 0, CMSG_SPACE(num_fds * sizeof(int)));
        m.msg_control = control.bytes;
        m.msg_controllen = (socklen_t)CMSG_SPACE(num_fds * sizeof(int));
        struct cmsghdr *head = CMSG_FIRSTHDR(&m);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = (socklen_t)CMSG_LEN(num_fds * sizeof(int));
        memcpy(CMSG_DATA(head), fds, num_fds * sizeof(int));
    }
    ssize_t sent;
    do {
        sent = sendmsg(c->socket, &m, MSG_DONTWAIT | MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent >= 0;
}

bool child_give(pool *p, child *c) {
    int fds[FRAME_FDS];
    size_t size = 0;
    size_t num_fds = 0;
    const size_t n = count_fitting(p, c, &size, &num_fds);
    write_message(p, c, n, fds);
    /* What a dead worker does not take, another one does; its end is noticed by child_take. */
    if (!send_message(p, c, size, fds, num_fds)) return false;
    if (c->given.num == 0) c->spent = 0;
    for (size_t k = 0; k < n; k++) {
        item *i = items_take(&p->queue);
        p->queued_weight -= i->weight;
        i->state = ITEM_GIVEN;
        i->number = c->next_number++;
        c->num_given++;
        c->weight += i->weight;
        items_put(&c->given, i);
    }
    return true;
}

/* --------------------------------------------------------------------------------------- answers */

static void end_first(pool *p, child *c, work_result result) {
    item *i = items_take(&c->given);
    c->weight -= i->weight;
    c->spent = 0;
    pool_end_item(p, i, result);
}

/* Bytes that cannot be held cost this answer, not the worker. */
static bool take_bytes(pool *p, item *i, held *h, const char *bytes, size_t n) {
    if (i->result.end == WORK_NO_ROOM) return true;
    const uint64_t size = i->out.size + i->err.size;
    int code = p->options.max_answer != 0 && n > p->options.max_answer - size ? EFBIG : 0;
    if (code == 0) {
        const size_t most = p->memory < POOL_MEMORY ? ANSWER_MEMORY : 4096;
        p->memory -= held_memory(h);
        code = held_add(h, bytes, n, most);
        p->memory += held_memory(h);
    }
    if (code == 0) return true;
    i->result = (work_result){.end = WORK_NO_ROOM, .system = code};
    return code != EFBIG; /* no honest worker writes so much */
}

static bool take_answer(pool *p, child *c, const answer_head *head, const char *bytes) {
    item *i = c->given.first;
    if (head->zero != 0) return false;
    if (!c->is_ready && head->type == ANSWER_STATM)
        return c->statm >= 0 && head->number == 0 && head->size == 0;
    if (!c->is_ready) {
        c->is_ready = head->number == 0 && head->type == ANSWER_READY && head->size == 0;
        if (c->is_ready) p->stillborn = 0;
        if (head->type == ANSWER_FAILED) pool_refuse(p, bytes, head->size);
        return c->is_ready;
    }
    if (i == NULL || head->number != i->number) return false;
    switch (head->type) {
    case ANSWER_OUT: return take_bytes(p, i, &i->out, bytes, head->size);
    case ANSWER_ERR: return take_bytes(p, i, &i->err, bytes, head->size);
    case ANSWER_END:
        if (head->size != 0) return false;
        if (i->result.end != WORK_NO_ROOM)
            i->result = (work_result){.end = WORK_DONE, .outcome = head->outcome};
        end_first(p, c, i->result);
        return true;
    default: return false;
    }
}

/* False: it is nonsense. */
static bool take_message(pool *p, child *c, const char *message, size_t size) {
    while (size > 0) {
        answer_head head;
        if (size < sizeof head) return false;
        memcpy(&head, message, sizeof head);
        message += sizeof head;
        size -= sizeof head;
        if (head.size > size || !take_answer(p, c, &head, message)) return false;
        message += head.size;
        size -= head.size;
    }
    return true;
}

typedef enum taken { TAKEN, TAKEN_NONE, TAKEN_NONSENSE, TAKEN_END } taken;

/* The descriptor that comes with the first message, or with none. False: it comes with another one. */
static bool take_statm(child *c, struct msghdr *m) {
    const struct cmsghdr *head = CMSG_FIRSTHDR(m);
    int fd = -1;
    if (head == NULL) return true;
    if (head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS ||
        head->cmsg_len != CMSG_LEN(sizeof fd))
        return false;
    memcpy(&fd, CMSG_DATA(head), sizeof fd);
    if (c->is_ready || c->statm >= 0) {
        (void)close(fd); /* nobody's */
        return false;
    }
    c->statm = fd;
    return true;
}

static taken take_one(pool *p, child *c) {
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control; /* no more than one descriptor is taken: there is no space for others */
    struct iovec piece = {p->message, FRAME_BYTES};
    struct msghdr m;
    ssize_t got;
    memset(&m, 0, sizeof m);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    m.msg_control = control.bytes;
    m.msg_controllen = CMSG_LEN(sizeof(int));
    do {
        got = recvmsg(c->socket, &m, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? TAKEN_NONE : TAKEN_END;
    if (!take_statm(c, &m)) return TAKEN_NONSENSE;
    if (got == 0) return TAKEN_END;
    if ((m.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0) return TAKEN_NONSENSE;
    return take_message(p, c, (const char *)p->message, (size_t)got) ? TAKEN : TAKEN_NONSENSE;
}

void child_take(pool *p, child *c) {
    for (unsigned n = 0; n < TAKE_AT_ONCE; n++) {
        const taken what = take_one(p, c);
        if (what == TAKEN) continue;
        if (what == TAKEN_NONSENSE) child_end(p, c, WORK_CRASHED);
        if (what == TAKEN_END) child_end(p, c, WORK_DONE);
        return;
    }
}

/* ------------------------------------------------------------------------------------------- end */

/* Whether it ended, and its status. Never waits. */
static bool reap(pool *p, pid_t pid, int *status) {
    bool ended = true;
    pid_t done;
    if (p->starter >= 0) {
        if (!starter_reap(p->starter, pid, &ended, status)) p->is_lost = true;
        return ended;
    }
    do {
        done = waitpid(pid, status, WNOHANG);
    } while (done < 0 && errno == EINTR);
    return done != 0; /* no such process: another part of the program waited for it */
}

/* Whether it ends within so many milliseconds. */
static bool ends_within(pool *p, pid_t pid, unsigned milliseconds, int *status) {
    const struct timespec millisecond = {0, 1000000};
    for (unsigned n = 0;; n++) {
        if (reap(p, pid, status)) return true;
        if (n == milliseconds) return false;
        (void)nanosleep(&millisecond, NULL);
    }
}

static void reap_within(pool *p, unsigned milliseconds) {
    for (size_t k = 0; k < p->num_dying;) {
        int status = 0;
        if (ends_within(p, p->dying[k], milliseconds, &status)) {
            p->dying[k] = p->dying[--p->num_dying];
        } else {
            k++;
        }
    }
}

void child_reap_killed(pool *p) { reap_within(p, 0); }

void child_await_killed(pool *p) { reap_within(p, KILL_WAIT); }

/* The signal that ended it, if that came from elsewhere; otherwise 0. Without `waits` its end is noticed later. */
static int kill_child(pool *p, const child *c, bool is_ending, bool waits) {
    const bool is_full = p->num_dying == sizeof p->dying / sizeof p->dying[0];
    int status = 0;
    if (is_ending && ends_within(p, c->pid, END_WAIT, &status))
        return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (p->starter < 0) {
        (void)kill(c->pid, SIGKILL);
    } else if (!starter_kill(p->starter, c->pid)) {
        p->is_lost = true;
    }
    if ((waits || is_full) && ends_within(p, c->pid, KILL_WAIT, &status)) return 0;
    if (!is_full) p->dying[p->num_dying++] = c->pid;
    return 0;
}

/* The job that it was at. What it says itself is used only if it can be true. */
static item *find_guilty(const child *c) {
    if (c->given.num > 0 && c->given.first->result.end == WORK_NO_ROOM) return c->given.first;
    const uint32_t number = atomic_load_explicit(&c->place->number, memory_order_acquire);
    for (item *i = c->given.first; i != NULL; i = i->next2) {
        if (i->number == number) return i;
    }
    return c->given.first;
}

/* Jobs that were given to it, but not the guilty one, are given to others, in the same order. */
static void queue_others(pool *p, child *c, const item *guilty) {
    items others = {NULL, NULL, 0};
    for (item *i = items_take(&c->given); i != NULL; i = items_take(&c->given)) {
        if (i != guilty) items_put(&others, i);
    }
    if (others.num == 0) return;
    for (item *i = others.first; i != NULL; i = i->next2) {
        i->state = ITEM_QUEUED;
        p->queued_weight += i->weight;
        p->memory -= held_memory(&i->out) + held_memory(&i->err);
        held_drop(&i->out); /* the beginning of an answer */
        held_drop(&i->err);
        i->result.end = WORK_DONE;
    }
    others.last->next2 = p->queue.first;
    if (p->queue.first == NULL) p->queue.last = others.last;
    p->queue.first = others.first;
    p->queue.num += others.num;
}

void child_end(pool *p, child *c, work_end reason) {
    const bool is_over = child_is_used(p, c) && c->given.num == 0; /* nothing is lost */
    const bool is_ending = reason == WORK_DONE && !is_over;
    /* Others wait as long. Of a process that ends itself the status is needed; of several jobs the one that it was at,
     * which changes until it has ended; of one with too much memory that memory, before the next one begins. */
    const bool waits = is_ending || c->given.num > 1 || reason == WORK_MEMORY;
    const int signal_number = kill_child(p, c, is_ending, waits);
    /* Answers that were on their way count. */
    if (reason != WORK_CRASHED) {
        while (take_one(p, c) == TAKEN) {
        }
    }
    /* Before it was ready it was at none. */
    const bool is_stillborn = !c->is_ready && (reason == WORK_DONE || reason == WORK_CRASHED);
    item *guilty = is_stillborn ? NULL : find_guilty(c);
    work_result result = {.end = reason};
    if (reason == WORK_DONE) {
        /* Nobody but the kernel kills a worker so: it had no memory left. */
        result.end = signal_number == SIGKILL ? WORK_MEMORY : WORK_CRASHED;
        result.signal = signal_number;
    }
    queue_others(p, c, guilty);
    if (!c->is_ready) p->stillborn++;
    if (reason == WORK_CRASHED || is_ending) pool_note_crash(p);
    (void)close(c->socket);
    if (c->statm >= 0) (void)close(c->statm);
    (void)munmap(c->place, sizeof *c->place);
    const bool was_here = c->was_here && !is_over;
    memset(c, 0, sizeof *c);
    c->was_here = was_here;
    if (guilty != NULL)
        pool_end_item(p, guilty, guilty->result.end == WORK_NO_ROOM ? guilty->result : result);
}
