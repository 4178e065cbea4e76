/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_pool.c - the pool of workers, through workers.h alone: every job ends once, whatever its worker does.
 */
#define _GNU_SOURCE /* O_TMPFILE */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"
#include "workers.h"

#define MOST 512
#define LONG_ANSWER ((size_t)5 << 20)

/* ---------------------------------------------------------------------------------- in the worker */

typedef enum what {
    ECHO,
    READ_FILES,
    ANSWER_LONG,
    EXIT,
    ABORT,
    KILL,
    HANG,
    GROW,
    SEND_SHORT,
    SEND_NUMBER,
    SEND_FILE,
    CLOSE,
    TELL_CANARY
} what;

typedef struct task {
    what deed;
    int number;
} task;

static int find_socket(void) {
    for (int fd = 3; fd < 1024; fd++) {
        int type = 0;
        socklen_t n = sizeof type;
        if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &n) == 0 && type == SOCK_SEQPACKET)
            return fd;
    }
    return -1;
}

static _Noreturn void hang(void) {
    for (;;) (void)pause();
}

/* Bytes that cannot come next, and with them a descriptor if it is not -1. */
static void lie(size_t size, int fd) {
    /* An end of the job with the number 77: as answer_head in frames.h has it. */
    uint32_t message[3] = {77, 5, 0};
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec piece = {message, size};
    struct msghdr m;
    memset(&m, 0, sizeof m);
    memset(&control, 0, sizeof control);
    m.msg_iov = &piece;
    m.msg_iovlen = 1;
    if (fd >= 0) {
        m.msg_control = control.bytes;
        m.msg_controllen = sizeof control.bytes;
        struct cmsghdr *head = CMSG_FIRSTHDR(&m);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = (socklen_t)CMSG_LEN(sizeof fd);
        memcpy(CMSG_DATA(head), &fd, sizeof fd);
    }
    (void)sendmsg(find_socket(), &m, MSG_NOSIGNAL);
    hang();
}

static void grow(void) {
    static char *volatile kept; /* or a compiler may leave the memory out */
    const size_t n = (size_t)1 << 20;
    for (;;) {
        kept = malloc(n);
        if (kept != NULL) memset(kept, 1, n);
    }
}

static void read_files(const work *w) {
    char text[16];
    for (unsigned i = 0; i < w->num_fds; i++) {
        const ssize_t n = pread(w->fds[i], text, sizeof text, 0);
        if (n > 0) fwrite(text, 1, (size_t)n, w->out);
    }
}

/* What the compiler puts in front of return addresses; 0: it is not known where that lies. */
static uint64_t canary(void) {
    uint64_t value = 0;
#if defined(__x86_64__)
    __asm__("mov %%fs:0x28, %0" : "=r"(value));
#endif
    return value;
}

static int work_on(void *self, const work *w) {
    task t;
    (void)self;
    memcpy(&t, w->data, sizeof t);
    switch (t.deed) {
    case ECHO: fprintf(w->err, "%d", t.number); break;
    case READ_FILES: read_files(w); break;
    case ANSWER_LONG:
        for (size_t i = 0; i < LONG_ANSWER; i++) putc('a' + (int)(i % 23), w->out);
        break;
    case EXIT: _exit(0);
    case ABORT: (void)signal(SIGABRT, SIG_DFL); abort();
    case KILL: (void)kill(getpid(), SIGKILL); break;
    case HANG: hang();
    case GROW: grow(); break;
    case SEND_SHORT: lie(5, -1); break;
    case SEND_NUMBER: lie(12, -1); break;
    case SEND_FILE: lie(12, STDIN_FILENO); break;
    case CLOSE: (void)close(find_socket()); hang();
    case TELL_CANARY: fprintf(w->err, "%llx", (unsigned long long)canary()); break;
    }
    fprintf(w->out, "%d", t.number);
    return t.number % 256;
}

/* ------------------------------------------------------------------------------ in the supervisor */

typedef struct seen {
    int order[MOST]; /* numbers of jobs, as they ended */
    size_t num;
    work_result results[MOST]; /* by number */
    unsigned ends[MOST];
    char out[MOST][32]; /* the beginning of it */
    char err[MOST][32];
    size_t sizes[MOST]; /* of all output */
    bool is_wrong;      /* a byte of a long answer */
} seen;

static seen all;
static task tasks[MOST];

static void on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n) {
    seen *s = self;
    const task *t = tag;
    char *text = stream == WORK_OUT ? s->out[t->number] : s->err[t->number];
    const size_t used = strlen(text);
    for (size_t i = 0; i < n; i++) {
        if (used + i < sizeof s->out[0] - 1) text[used + i] = bytes[i];
        if (t->deed != ANSWER_LONG || s->sizes[t->number] + i >= LONG_ANSWER) continue;
        if (bytes[i] != 'a' + (int)((s->sizes[t->number] + i) % 23)) s->is_wrong = true;
    }
    s->sizes[t->number] += n;
    assert_int_equal(s->ends[t->number], 0); /* output comes before the end */
}

static void on_end(void *self, void *tag, const work_result *result) {
    seen *s = self;
    const task *t = tag;
    s->order[s->num++] = t->number;
    s->results[t->number] = *result;
    s->ends[t->number]++;
}

static const work_kind kind = {work_on, NULL, true};

static pool_options plain(unsigned jobs) {
    memset(&all, 0, sizeof all);
    return (pool_options){.kinds = &kind,
                          .num_kinds = 1,
                          .jobs = jobs,
                          .ordered = true,
                          .on_output = on_output,
                          .on_end = on_end,
                          .self = &all};
}

static bool submit(pool *p, int number, what deed, const int *fds, unsigned num_fds) {
    tasks[number] = (task){deed, number};
    work_job job = {.data = &tasks[number],
                    .size = sizeof tasks[number],
                    .num_fds = num_fds,
                    .weight = 100,
                    .tag = &tasks[number]};
    for (unsigned i = 0; i < num_fds; i++) job.fds[i] = fds[i];
    return pool_submit(p, &job);
}

static int count_fds(void) {
    int n = 0;
    for (int fd = 0; fd < 1024; fd++) n += fcntl(fd, F_GETFD) >= 0;
    return n;
}

/* Nothing of a pool is left: no descriptor, no process. */
static void expect_nothing_left(int fds) {
    assert_int_equal(count_fds(), fds);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static void expect_done(int number) {
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    assert_int_equal(all.ends[number], 1);
    assert_int_equal(all.results[number].end, WORK_DONE);
    assert_int_equal(all.results[number].outcome, number % 256);
    assert_string_equal(all.out[number], text);
    assert_string_equal(all.err[number], text);
}

/* ------------------------------------------------------------------------------------------ tests */

TEST(test_order) {
    for (unsigned jobs = 1; jobs <= 5; jobs += 2) {
        const int fds = count_fds();
        const pool_options options = plain(jobs);
        pool *p = pool_open(&options);
        assert_non_null(p);
        assert_int_equal(pool_count(p).forked, 0);
        for (int i = 0; i < MOST; i++) assert_true(submit(p, i, ECHO, NULL, 0));
        pool_drain(p);
        for (int i = 0; i < MOST; i++) {
            assert_int_equal(all.order[i], i);
            expect_done(i);
        }
        const pool_counts counts = pool_count(p);
        assert_true(counts.forked > 0 && counts.forked <= jobs && counts.restarts == 0);
        assert_true(counts.submitted == MOST && counts.ended == MOST && counts.busy == 0);
        assert_true(counts.ended_weight == 100 * MOST);
        pool_close(p);
        expect_nothing_left(fds);
    }
}

/* Descriptors reach the worker in their order, and are closed here, also those of a job that is not taken. */
TEST(test_files) {
    const int before = count_fds();
    const pool_options options = plain(2);
    static uint8_t large[WORK_MOST_DATA + 1];
    pool *p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 100; i++) {
        int fds[WORK_FDS];
        for (int k = 0; k < (int)WORK_FDS; k++) {
            FILE *file = tmpfile();
            assert_non_null(file);
            fds[k] = dup(fileno(file));
            assert_true(fds[k] >= 0 && fprintf(file, "%d,", 10 * i + k) > 0 && fclose(file) == 0);
        }
        assert_true(submit(p, i, READ_FILES, fds, WORK_FDS));
    }
    work_job job = {.data = large, .size = sizeof large, .fds = {dup(0)}, .num_fds = 1};
    assert_false(pool_submit(p, &job));
    assert_int_equal(errno, E2BIG);
    pool_drain(p);
    for (int i = 0; i < 100; i++) {
        char text[64];
        snprintf(text, sizeof text, "%d,%d,%d,%d,%d", 10 * i, 10 * i + 1, 10 * i + 2, 10 * i + 3,
                 i);
        assert_int_equal(all.results[i].end, WORK_DONE);
        assert_string_equal(all.out[i], text);
    }
    pool_close(p);
    expect_nothing_left(before);
}

/* What each bug costs: one job, and no other; the order stays. */
TEST(test_bugs) {
    static const struct {
        what deed;
        work_end end;
        int signal;
    } bugs[] = {{EXIT, WORK_CRASHED, 0},        {ABORT, WORK_CRASHED, SIGABRT},
                {KILL, WORK_MEMORY, SIGKILL},   {HANG, WORK_TIMEOUT, 0},
                {GROW, WORK_MEMORY, 0},         {SEND_SHORT, WORK_CRASHED, 0},
                {SEND_NUMBER, WORK_CRASHED, 0}, {SEND_FILE, WORK_CRASHED, 0},
                {CLOSE, WORK_CRASHED, 0}};
    for (size_t b = 0; b < sizeof bugs / sizeof bugs[0]; b++) {
        const int fds = count_fds();
        pool_options options = plain(2);
        options.timeout = bugs[b].deed == HANG ? 0.2 : 0;
        options.max_rss = bugs[b].deed == GROW ? UINT64_C(256) << 20 : 0;
        pool *p = pool_open(&options);
        assert_non_null(p);
        for (int i = 0; i < 40; i++)
            assert_true(submit(p, i, i == 7 || i == 25 ? bugs[b].deed : ECHO, NULL, 0));
        pool_drain(p);
        for (int i = 0; i < 40; i++) {
            assert_int_equal(all.order[i], i);
            if (i != 7 && i != 25) {
                expect_done(i);
                continue;
            }
            assert_int_equal(all.ends[i], 1);
            assert_int_equal(all.results[i].end, bugs[b].end);
            assert_int_equal(all.results[i].signal, bugs[b].signal);
            assert_int_equal(all.sizes[i], 0);
        }
        pool_close(p);
        expect_nothing_left(fds);
    }
}

static double now(void) {
    struct timespec t = {0, 0};
    assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &t), 0);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* A few workers that die are replaced at once; when more do, a second passes before the next one begins. */
TEST(test_pause) {
    const int fds = count_fds();
    const pool_options options = plain(1);
    pool *p = pool_open(&options);
    assert_non_null(p);
    const double begin = now();
    for (int i = 0; i < 4; i++) assert_true(submit(p, i, EXIT, NULL, 0));
    pool_drain(p);
    assert_true(now() - begin < 0.9);
    for (int i = 4; i < 10; i++) assert_true(submit(p, i, EXIT, NULL, 0));
    pool_drain(p);
    assert_true(now() - begin > 1.5);
    assert_true(submit(p, 10, ECHO, NULL, 0));
    pool_drain(p);
    for (int i = 0; i < 10; i++) assert_int_equal(all.results[i].end, WORK_CRASHED);
    expect_done(10);
    pool_close(p);
    expect_nothing_left(fds);
}

/* However many workers there are, one a second begins. Each job has a worker of its own. */
TEST(test_pause_of_many) {
    const int fds = count_fds();
    const pool_options options = plain(8);
    pool *p = pool_open(&options);
    assert_non_null(p);
    const double begin = now();
    for (int i = 0; i < 17; i++) {
        tasks[i] = (task){EXIT, i};
        const work_job job = {.data = &tasks[i],
                              .size = sizeof tasks[i],
                              .weight = UINT64_C(1) << 40,
                              .tag = &tasks[i]};
        assert_true(pool_submit(p, &job));
    }
    pool_drain(p);
    assert_true(now() - begin > 2.5); /* eight begin at once, and one for each of six that died */
    assert_int_equal(pool_count(p).forked, 17);
    pool_close(p);
    expect_nothing_left(fds);
}

/* A worker that has done as many jobs as one does ends, which is no crash; another one does the rest. */
TEST(test_most_jobs) {
    const int fds = count_fds();
    pool_options options = plain(2);
    options.most_jobs = 3;
    pool *p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 40; i++) assert_true(submit(p, i, ECHO, NULL, 0));
    pool_drain(p);
    for (int i = 0; i < 40; i++) {
        assert_int_equal(all.order[i], i);
        expect_done(i);
    }
    const pool_counts counts = pool_count(p);
    assert_true(counts.forked >= 14 && counts.restarts == 0);
    pool_close(p);
    expect_nothing_left(fds);
}

/* What a worker that crashed has told of its stack is not true for the next one, nor for the supervisor. */
TEST(test_canary) {
    char told[8][sizeof all.err[0]];
    pool_options options = plain(1);
    if (canary() == 0) skip();
    options.most_jobs = 1;
    pool *p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 7; i++) assert_true(submit(p, i, TELL_CANARY, NULL, 0));
    pool_drain(p);
    pool_close(p);
    snprintf(told[7], sizeof told[7], "%llx", (unsigned long long)canary());
    for (int i = 0; i < 7; i++) {
        assert_int_equal(all.results[i].end, WORK_DONE);
        memcpy(told[i], all.err[i], sizeof told[i]);
    }
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < i; k++) assert_string_not_equal(told[i], told[k]);
    }
}

static bool refuse(void *self, char *why, size_t cap) {
    (void)self;
    snprintf(why, cap, "no\033[31m sandbox");
    return false;
}

TEST(test_refusal) {
    const int fds = count_fds();
    pool_options options = plain(3);
    options.confine = refuse;
    pool *p = pool_open(&options);
    assert_non_null(p);
    assert_string_equal(pool_why(p), "");
    for (int i = 0; i < 20; i++) assert_true(submit(p, i, ECHO, NULL, 0));
    pool_drain(p);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(all.ends[i], 1);
        assert_int_equal(all.results[i].end, WORK_NOT_RUN);
    }
    assert_string_equal(pool_why(p), "no?[31m sandbox");
    pool_close(p);
    expect_nothing_left(fds);
}

/* There are no descriptors for a worker, and then there are. */
TEST(test_no_worker) {
    struct rlimit old;
    const int fds = count_fds();
    const pool_options options = plain(2);
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &old), 0);
    pool *p = pool_open(&options);
    assert_non_null(p);
    const int last = dup(0);
    assert_true(last >= 0);
    (void)close(last);
    const struct rlimit few = {(rlim_t)last + 1, old.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
    for (int i = 0; i < 20; i++) {
        assert_true(submit(p, i, ECHO, NULL, 0));
        pool_drain(p);
        assert_int_equal(all.ends[i], 1);
        assert_int_equal(all.results[i].end, WORK_NOT_RUN);
        assert_int_equal(all.results[i].system, EMFILE);
    }
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &old), 0);
    while (all.results[20].end != WORK_DONE || all.ends[20] == 0) {
        all.ends[20] = 0;
        all.num = 0;
        assert_true(submit(p, 20, ECHO, NULL, 0));
        pool_drain(p);
        (void)usleep(1000);
    }
    pool_close(p);
    expect_nothing_left(fds);
}

TEST(test_long_answers) {
    const int fds = count_fds();
    pool_options options = plain(2);
    pool *p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 10; i++) assert_true(submit(p, i, ANSWER_LONG, NULL, 0));
    pool_drain(p);
    for (int i = 0; i < 10; i++) {
        assert_int_equal(all.results[i].end, WORK_DONE);
        assert_int_equal(all.sizes[i], LONG_ANSWER + 1);
    }
    assert_false(all.is_wrong);
    pool_close(p);
    options = plain(2);
    options.max_answer = 4096;
    p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 10; i++) assert_true(submit(p, i, i == 4 ? ANSWER_LONG : ECHO, NULL, 0));
    pool_drain(p);
    for (int i = 0; i < 10; i++) {
        if (i != 4) expect_done(i);
    }
    assert_int_equal(all.results[4].end, WORK_NO_ROOM);
    assert_int_equal(all.results[4].system, EFBIG);
    assert_int_equal(all.sizes[4], 0);
    pool_close(p);
    expect_nothing_left(fds);
}

/* One that runs, one that waits; then all that is left is forgotten. */
TEST(test_cancel) {
    const int fds = count_fds();
    pool_options options = plain(1);
    options.ordered = false;
    pool *p = pool_open(&options);
    assert_non_null(p);
    for (int i = 0; i < 6; i++) assert_true(submit(p, i, i == 0 ? HANG : ECHO, NULL, 0));
    pool_handle(p);
    pool_cancel(p, &tasks[0]);
    pool_cancel(p, &tasks[3]);
    pool_drain(p);
    for (int i = 0; i < 6; i++) {
        if (i != 0 && i != 3) expect_done(i);
    }
    assert_int_equal(all.results[0].end, WORK_CANCELLED);
    assert_int_equal(all.results[3].end, WORK_CANCELLED);
    assert_int_equal(all.num, 6);
    assert_true(submit(p, 6, HANG, NULL, 0));
    assert_true(submit(p, 7, ECHO, NULL, 0));
    pool_handle(p);
    pool_close(p);
    assert_int_equal(all.num, 6);
    expect_nothing_left(fds);
    pool_close(NULL);
}
