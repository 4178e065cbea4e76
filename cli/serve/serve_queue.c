/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_queue.c - see serve_queue.h.
 */
#include "serve_queue.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "serve_answer.h"
#include "workers.h"

/* The answer of a check is short: 64 notes, and an error. The pool holds so much in memory. */
#define MOST_ANSWER ((size_t)256 << 10)
/* Jobs of this weight do not travel together: one may wait long for its client. */
#define ALONE (UINT64_C(1) << 40)

typedef struct serve_job {
    struct serve_job *next; /* that waits behind it */
    struct serve_queue *queue;
    request *r; /* NULL: forgotten */
    serve_task task;
    worker_files files; /* with the output after it was submitted, too */
    bool is_running;
    bool arrives; /* its client still sends the body */
    serve_verdict verdict;
    size_t verdict_size; /* bytes of it that came */
    uint8_t *text;       /* of the answer */
    size_t size;
} serve_job;

struct serve_queue {
    server *s;
    work_kind kind;
    pool *pool;
    void (*answered)(request *r);
    serve_job *first;
    serve_job *last;
    uint64_t num_waiting;
    uint64_t num_running;
    uint64_t num_arriving; /* of those that run */
};

/* --------------------------------------------------------------------------------- in the worker */

/* The verdict comes before the text, on a stream of its own. */
static int work_on(void *self, const work *w) {
    serve_task task;
    serve_verdict verdict;
    worker_files files = {-1, -1, -1};
    unsigned i = 0;
    if (w->size != sizeof task || w->num_fds == 0) return EXIT_BUG;
    memcpy(&task, w->data, sizeof task);
    files.body = w->fds[i++];
    if (task.is_stream && i < w->num_fds) files.spool = w->fds[i++];
    if (task.wish.verb != SERVE_CHECK && i < w->num_fds) files.output = w->fds[i];
    const int code = serve_work(self, &task, &files, w->out, &verdict);
    fwrite(&verdict, sizeof verdict, 1, w->err);
    return code;
}

/* A worker reads the body and writes the spool and the output, which are open. */
static bool confine_worker(void *self, char *why, size_t cap) {
    const args *a = self;
    const sandbox_policy policy = {
        .mode = a->sandbox, .tier = SANDBOX_PARSE, .folder = -1, .channel = true};
    sandbox_report found;
    if (sandbox_enter(&policy, &found)) return true;
    sandbox_words(&found, why, cap);
    return false;
}

/* ------------------------------------------------------------------------------------- the answer */

static void drop(int *fd) {
    if (*fd >= 0) (void)close(*fd); /* without a name: nothing can be lost */
    *fd = -1;
}

/* Keeps what a worker sends, up to what an honest one can send. */
static void on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n) {
    serve_job *j = tag;
    (void)self;
    if (stream == WORK_ERR) {
        if (j->verdict_size <= sizeof j->verdict && n <= sizeof j->verdict - j->verdict_size)
            memcpy((uint8_t *)&j->verdict + j->verdict_size, bytes, n);
        j->verdict_size += n; /* too many: see is_whole */
        return;
    }
    uint8_t *more = n <= MOST_ANSWER - j->size ? realloc(j->text, j->size + n) : NULL;
    if (more == NULL) return; /* an answer that is not whole is no JSON: see conclude */
    memcpy(more + j->size, bytes, n);
    j->text = more;
    j->size += n;
}

/* The failures that say nothing about the file. */
static void answer_failure(request *r, const work_result *result) {
    serve_metrics *m = &r->s->metrics;
    const serve_verb asked = r->route.wish.verb;
    switch (result->end) {
    case WORK_TIMEOUT:
        metrics_failure(m, asked, OUTCOME_TIMEOUT);
        answer_error(r, MHD_HTTP_GATEWAY_TIMEOUT, "timeout", "the file took longer than --timeout");
        return;
    case WORK_MEMORY:
        metrics_failure(m, asked, OUTCOME_MEMORY);
        answer_error(r, MHD_HTTP_INSUFFICIENT_STORAGE, "memory",
                     "the file needed more memory than there is, or than --max-rss");
        return;
    case WORK_NOT_RUN:
        metrics_failure(m, asked, OUTCOME_MEMORY);
        answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "no worker can be started");
        return;
    case WORK_NO_ROOM:
        metrics_failure(m, asked, OUTCOME_MEMORY);
        answer_error(r, MHD_HTTP_INSUFFICIENT_STORAGE, "memory", "there is no room for the answer");
        return;
    default:
        metrics_failure(m, asked, OUTCOME_CRASHED);
        answer_error(r, MHD_HTTP_INTERNAL_SERVER_ERROR, "crashed",
                     "internal error: the worker ended");
    }
}

static unsigned status_of(const serve_verdict *v) {
    if (v->is_accepted == 1) return MHD_HTTP_OK;
    if (v->is_full == 1) return MHD_HTTP_INSUFFICIENT_STORAGE;
    switch (v->code) {
    case TG_CODE_NO_MEMORY: return MHD_HTTP_INSUFFICIENT_STORAGE;
    case TG_CODE_LIMIT:
        return v->limit == TG_LIMIT_MAX_FILE || v->limit == TG_LIMIT_MAX_STREAM
                   ? MHD_HTTP_CONTENT_TOO_LARGE
                   : MHD_HTTP_UNPROCESSABLE_CONTENT;
    case TG_CODE_NONE:
    case TG_CODE_IO:
    case TG_CODE_STOPPED:
    case TG_CODE_USAGE:
    case TG_CODE_INTERNAL: return MHD_HTTP_INTERNAL_SERVER_ERROR;
    default:
        return v->code < TG_CODE_COUNT ? MHD_HTTP_UNPROCESSABLE_CONTENT
                                       : MHD_HTTP_INTERNAL_SERVER_ERROR;
    }
}

static void answer_verdict(request *r, serve_job *j) {
    const serve_verdict *v = &j->verdict;
    serve_metrics *m = &r->s->metrics;
    const serve_verb asked = j->task.wish.verb;
    const unsigned status = status_of(v);
    r->code = tg_code_name(v->is_accepted == 1 ? TG_CODE_NONE : (tg_code)v->code);
    r->format = tg_format_name((tg_format)v->format);
    if (status == MHD_HTTP_INSUFFICIENT_STORAGE) {
        metrics_failure(m, asked, OUTCOME_MEMORY);
        answer_error(r, status, v->is_full == 1 ? "no_space" : "memory",
                     v->is_full == 1 ? "no space for the file" : "out of memory");
    } else if (status == MHD_HTTP_INTERNAL_SERVER_ERROR) {
        metrics_failure(m, asked, OUTCOME_CRASHED);
        answer_error(r, status, "failed", "internal error: the file could not be read");
    } else {
        metrics_verdict(m, asked, v->is_accepted == 1 ? TG_CODE_NONE : v->code, v->format);
        if (status == MHD_HTTP_OK && asked != SERVE_CHECK) {
            r->output = j->files.output;
            j->files.output = -1;
            answer_output(r);
        } else if (status == MHD_HTTP_OK) {
            answer_json(r, status, j->text, j->size);
        } else {
            answer_refusal(r, status, (const char *)j->text, j->size);
        }
    }
}

/* Whether the answer of a worker is whole: an object on a line, which lacks only what succeeded with its output in a file. */
static bool is_whole(const serve_job *j) {
    if (j->verdict_size != sizeof j->verdict) return false;
    if (j->task.wish.verb != SERVE_CHECK && j->verdict.is_accepted == 1) return true;
    return j->size > 2 && j->text[0] == '{' && j->text[j->size - 2] == '}';
}

static void free_job(serve_job *j) {
    drop(&j->files.body);
    drop(&j->files.spool);
    drop(&j->files.output);
    free(j->text);
    free(j);
}

/* --------------------------------------------------------------------------------------- waiting */

static bool has_worker_for(const struct serve_queue *q, const serve_job *j) {
    const uint64_t workers = q->s->a->jobs;
    const uint64_t for_arriving = workers > 1 ? workers - 1 : 1;
    return q->num_running < workers && (!j->arrives || q->num_arriving < for_arriving);
}

/* The pool closes what it is given; the output is needed afterwards, too. */
static bool submit(struct serve_queue *q, serve_job *j) {
    work_job given = {
        .data = &j->task, .size = sizeof j->task, .weight = ALONE, .tag = j, .num_fds = 0};
    int output = -1;
    if (j->files.output >= 0) {
        output = dup(j->files.output);
        if (output < 0) return false;
    }
    given.fds[given.num_fds++] = j->files.body;
    if (j->files.spool >= 0) given.fds[given.num_fds++] = j->files.spool;
    if (output >= 0) given.fds[given.num_fds++] = output;
    j->files.body = -1;
    j->files.spool = -1;
    return pool_submit(q->pool, &given);
}

static void end_job(struct serve_queue *q, serve_job *j, const work_result *result) {
    request *r = j->r;
    if (j->is_running) q->num_running--;
    if (j->is_running && j->arrives) q->num_arriving--;
    if (r != NULL) {
        r->job = NULL;
        if (result->end == WORK_DONE && is_whole(j)) {
            answer_verdict(r, j);
        } else {
            answer_failure(r, result);
        }
    }
    free_job(j);
    if (r != NULL) q->answered(r);
}

static void unlink_job(struct serve_queue *q, serve_job *j, serve_job *before) {
    if (before != NULL) before->next = j->next;
    if (before == NULL) q->first = j->next;
    if (q->last == j) q->last = before;
    q->num_waiting--;
}

/* Gives workers what waits for them; a body that arrives may have to wait while others do not. */
static void give(struct serve_queue *q) {
    serve_job *before = NULL;
    serve_job *j = q->first;
    while (j != NULL && q->num_running < q->s->a->jobs) {
        serve_job *next = j->next;
        if (has_worker_for(q, j)) {
            unlink_job(q, j, before);
            j->is_running = true;
            q->num_running++;
            if (j->arrives) q->num_arriving++;
            if (!j->arrives) request_waits_no_more(j->r);
            if (!submit(q, j)) {
                const work_result failed = {.end = WORK_NOT_RUN, .system = errno};
                end_job(q, j, &failed);
            }
        } else {
            before = j;
        }
        j = next;
    }
}

static void on_end(void *self, void *tag, const work_result *result) { end_job(self, tag, result); }

/* --------------------------------------------------------------------------------------- the rest */

/* What the service and its workers agree on. */
static pool_options options_of(const args *a, work_kind *kind) {
    *kind = (work_kind){work_on, (void *)(uintptr_t)a, false};
    return (pool_options){.kinds = kind,
                          .num_kinds = 1,
                          .max_rss = a->max_rss,
                          .confine = confine_worker,
                          .confine_self = (void *)(uintptr_t)a};
}

_Noreturn void queue_work(const args *a) {
    work_kind kind;
    const pool_options options = options_of(a, &kind);
    worker_run(&options);
}

bool queue_start(server *s, void (*answered)(request *r)) {
    struct serve_queue *q = calloc(1, sizeof *q);
    if (q != NULL) {
        pool_options options = options_of(s->a, &q->kind);
        options.jobs = (unsigned)s->a->jobs;
        options.timeout = s->a->timeout;
        options.max_answer = MOST_ANSWER;
        options.most_jobs = s->a->serve.max_bodies;
        options.argv = s->a->serve.argv;
        options.apart = true;
        options.on_output = on_output;
        options.on_end = on_end;
        options.self = q;
        q->pool = pool_open(&options);
    }
    if (q == NULL || q->pool == NULL) {
        complain(stderr, "workers", strerror(errno));
        free(q);
        return false;
    }
    q->s = s;
    q->answered = answered;
    s->queue = q;
    return true;
}

void queue_stop(server *s) {
    struct serve_queue *q = s->queue;
    pool_close(q->pool);
    while (q->first != NULL) {
        serve_job *j = q->first;
        unlink_job(q, j, NULL);
        free_job(j);
    }
    free(q);
    s->queue = NULL;
}

bool queue_is_full(const server *s) {
    const struct serve_queue *q = s->queue;
    return q->num_waiting >= s->a->serve.max_waiting && q->num_running >= s->a->jobs;
}

bool queue_add(request *r, bool is_stream, const worker_files *files) {
    struct serve_queue *q = r->s->queue;
    serve_job *j = calloc(1, sizeof *j);
    if (j == NULL) {
        worker_files mine = *files;
        drop(&mine.body);
        drop(&mine.spool);
        drop(&mine.output);
        return false;
    }
    j->queue = q;
    j->r = r;
    j->task.wish = r->route.wish;
    j->task.is_stream = is_stream;
    j->files = *files;
    j->arrives = is_stream;
    r->job = j;
    if (q->last != NULL) q->last->next = j;
    if (q->last == NULL) q->first = j;
    q->last = j;
    q->num_waiting++;
    return true;
}

bool queue_waits(const request *r) { return r->job != NULL && !r->job->is_running; }

void queue_complete(const request *r, int body) {
    serve_job *j = r->job;
    drop(&j->files.body);
    drop(&j->files.spool);
    j->files.body = body;
    j->task.is_stream = false;
    j->arrives = false;
}

void queue_stream_done(const request *r) {
    serve_job *j = r->job;
    if (j == NULL || !j->arrives) return;
    j->arrives = false;
    if (j->is_running) j->queue->num_arriving--;
}

void queue_forget(request *r) {
    serve_job *j = r->job;
    struct serve_queue *q = r->s->queue;
    serve_job *before = NULL;
    if (j == NULL) return;
    queue_stream_done(r); /* its worker sees the end at once */
    r->job = NULL;
    j->r = NULL;
    if (j->is_running) return;
    for (serve_job *at = q->first; at != j; at = at->next) before = at;
    unlink_job(q, j, before);
    free_job(j);
}

size_t queue_poll_set(const server *s, struct pollfd *set, size_t room, int *milliseconds) {
    return pool_pollfds(s->queue->pool, set, room, milliseconds);
}

bool queue_is_lost(const server *s) { return pool_is_lost(s->queue->pool); }

void queue_handle(server *s) { pool_handle(s->queue->pool); }

void queue_give(server *s) { give(s->queue); }

serve_gauges queue_gauges(const server *s) {
    const struct serve_queue *q = s->queue;
    const pool_counts counts = pool_count(q->pool);
    return (serve_gauges){.connections = s->num_clients,
                          .running = q->num_running,
                          .waiting = q->num_waiting,
                          .workers = counts.workers,
                          .restarts = counts.restarts};
}
