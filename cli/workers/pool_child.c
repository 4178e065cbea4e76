/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_child.c - one worker as its supervisor sees it: it is forked, gets jobs, is listened to, and ended.
 *
 * Nothing that a worker sends is believed: each head and each length is compared with what may come next.
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
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "pool_internal.h"

/* An answer beyond this is held in a file; also a smaller one if all answers together take so much. */
#define ANSWER_MEMORY ((size_t)256 << 10)
/* A process that was killed ends within this time, unless it waits for a device: milliseconds. */
#define KILL_WAIT 200
/* One whose socket is closed is ending, or has closed it: how long that is waited for. */
#define END_WAIT 100
/* Messages that are taken from one worker before the others have their turn. */
#define TAKE_AT_ONCE 32

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
    c->place = place;
    c->next_number = 1;
    c->was_here = true;
    p->counts.forked++;
    if (was_here) p->counts.restarts++;
    return 0;
}

/* ------------------------------------------------------------------------------------------ jobs */

/* The items of the queue that go into one message. */
static size_t count_fitting(const pool *p, size_t *size, size_t *num_fds) {
    uint64_t weight = 0;
    size_t n = 0;
    *size = 0;
    *num_fds = 0;
    for (const item *i = p->queue.first; i != NULL && n < FRAME_JOBS; i = i->next2) {
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
    const size_t n = count_fitting(p, &size, &num_fds);
    write_message(p, c, n, fds);
    /* What a dead worker does not take, another one does; its end is noticed by child_take. */
    if (!send_message(p, c, size, fds, num_fds)) return false;
    if (c->given.num == 0) c->spent = 0;
    for (size_t k = 0; k < n; k++) {
        item *i = items_take(&p->queue);
        p->queued_weight -= i->weight;
        i->state = ITEM_GIVEN;
        i->number = c->next_number++;
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

static taken take_one(pool *p, child *c) {
    struct iovec piece = {p->message, FRAME_BYTES};
    struct msghdr m;
    ssize_t got;
    memset(&m, 0,
           sizeof m); /* descriptors that come with it are not taken: there is no space for them */
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    do {
        got = recvmsg(c->socket, &m, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? TAKEN_NONE : TAKEN_END;
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

bool child_reap(pid_t pid, int *status) {
    pid_t done;
    do {
        done = waitpid(pid, status, WNOHANG);
    } while (done < 0 && errno == EINTR);
    return done != 0; /* no such process: another part of the program waited for it */
}

/* Whether it ends within so many milliseconds. */
static bool ends_within(pid_t pid, unsigned milliseconds, int *status) {
    const struct timespec millisecond = {0, 1000000};
    for (unsigned n = 0; n < milliseconds; n++) {
        if (child_reap(pid, status)) return true;
        (void)nanosleep(&millisecond, NULL);
    }
    return false;
}

/* The signal that ended it, if that came from elsewhere; otherwise 0. */
static int kill_child(pool *p, const child *c, bool is_ending) {
    int status = 0;
    if (is_ending && ends_within(c->pid, END_WAIT, &status))
        return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    (void)kill(c->pid, SIGKILL);
    if (ends_within(c->pid, KILL_WAIT, &status)) return 0;
    if (p->num_dying < sizeof p->dying / sizeof p->dying[0]) p->dying[p->num_dying++] = c->pid;
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
    const int signal_number = kill_child(p, c, reason == WORK_DONE);
    /* Answers that were on their way count. */
    if (reason != WORK_CRASHED) {
        while (take_one(p, c) == TAKEN) {
        }
    }
    item *guilty = c->is_ready || reason != WORK_DONE ? find_guilty(c) : NULL;
    work_result result = {.end = reason};
    if (reason == WORK_DONE) {
        /* Nobody but the kernel kills a worker so: it had no memory left. */
        result.end = signal_number == SIGKILL ? WORK_MEMORY : WORK_CRASHED;
        result.signal = signal_number;
    }
    queue_others(p, c, guilty);
    if (!c->is_ready) p->stillborn++;
    (void)close(c->socket);
    (void)munmap(c->place, sizeof *c->place);
    const bool was_here = c->was_here;
    memset(c, 0, sizeof *c);
    c->was_here = was_here;
    if (guilty != NULL)
        pool_end_item(p, guilty, guilty->result.end == WORK_NO_ROOM ? guilty->result : result);
}

/* ------------------------------------------------------------------------------------------ watch */

/* Memory of its own, in bytes: resident pages that are not of files. 0: unknown. */
static uint64_t memory_of(pid_t pid) {
#if defined(__linux__)
    char text[256];
    snprintf(text, sizeof text, "/proc/%ld/statm", (long)pid);
    const int fd = open(text, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    const ssize_t n = read(fd, text, sizeof text - 1);
    (void)close(fd);
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
#else
    (void)pid;
    return 0;
#endif
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
    } else if (o->max_rss > 0 && memory_of(c->pid) > o->max_rss) {
        child_end(p, c, WORK_MEMORY);
    }
}
