/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_body.c - see serve_body.h.
 */
#define _GNU_SOURCE /* memfd_create, F_ADD_SEALS, O_TMPFILE */
#include "serve_body.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serve_answer.h"
#include "serve_queue.h"

/* ------------------------------------------------------------------------------------ resources */

/* Nothing can be lost by closing: no descriptor here has a name that anybody could find. */
static void drop(int *fd) {
    if (*fd >= 0) (void)close(*fd);
    *fd = -1;
}

static int open_nameless(const server *s) {
    return openat(s->spool_folder, ".", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, 0600);
}

/* The files that a worker writes to; it cannot open any itself. False: errno. */
static bool open_files(const request *r, worker_files *files) {
    if (r->phase == AT_STREAM) {
        files->spool = open_nameless(r->s);
        if (files->spool < 0) return false;
    }
    if (r->route.wish.verb == SERVE_CHECK) return true; /* its answer is short */
    files->output = open_nameless(r->s);
    return files->output >= 0;
}

/*
 * The kept body becomes a file without a name. Nobody can change it any more: its memory is not counted as that of its
 * worker, which could take all that there is. False: errno.
 */
static bool keep_in_file(const request *r, worker_files *files) {
    files->body = memfd_create("body", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (files->body < 0) return false;
    for (size_t at = 0; at < r->num_kept;) {
        const ssize_t n = pwrite(files->body, r->kept + at, r->num_kept - at, (off_t)at);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        at += (size_t)n;
    }
    return fcntl(files->body, F_ADD_SEALS,
                 F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE) == 0;
}

/* False: errno. */
static bool open_stream(request *r, worker_files *files) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
    files->body = ends[0];
    r->stream = ends[1];
    return fcntl(r->stream, F_SETFL, O_NONBLOCK) == 0;
}

static void answer_system(request *r, int error) {
    const bool is_full = error == ENOSPC || error == ENOMEM || error == EDQUOT;
    answer_error(r, is_full ? MHD_HTTP_INSUFFICIENT_STORAGE : MHD_HTTP_INTERNAL_SERVER_ERROR,
                 is_full ? "no_space" : "io", strerror(error));
}

/* A complete body as a worker gets it: the file that it was spooled to, or one of what was kept. False: errno. */
static bool open_whole(request *r, worker_files *files) {
    if (r->spool < 0) return keep_in_file(r, files);
    files->body = r->spool;
    r->spool = -1;
    return true;
}

/* Gives the body to the queue. False: there is an answer. */
static bool submit(request *r) {
    const bool is_stream = r->phase == AT_STREAM;
    worker_files files = {-1, -1, -1};
    if (queue_is_full(r->s)) {
        answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "too many files wait for a worker");
        return false;
    }
    if (open_files(r, &files) && (is_stream ? open_stream(r, &files) : open_whole(r, &files))) {
        if (queue_add(r, is_stream, &files)) return true;
        answer_system(r, ENOMEM);
    } else {
        answer_system(r, errno);
        drop(&files.body);
        drop(&files.spool);
        drop(&files.output);
    }
    drop(&r->stream);
    return false;
}

/* --------------------------------------------------------------------------------------- pieces */

/* Writes to the worker what it takes now. A worker that takes no more has its answer, or crashed: the rest of the body
 * is thrown away until that is known. */
static size_t pass(request *r, const uint8_t *data, size_t n) {
    while (r->stream >= 0) {
        const ssize_t done = send(r->stream, data, n, MSG_NOSIGNAL);
        if (done >= 0) return (size_t)done;
        if (errno == EAGAIN || errno == EWOULDBLOCK) return 0;
        if (errno != EINTR) drop(&r->stream);
    }
    return n;
}

/* Takes the next bytes of the spool to the kept ones. False: there are none, or an answer, as they cannot be read. */
static bool refill(request *r) {
    const uint64_t left = r->num_spooled - r->num_drained;
    const size_t wanted = left < SMALL_BODY ? (size_t)left : SMALL_BODY;
    r->num_kept = 0;
    r->num_passed = 0;
    if (r->kept == NULL && wanted > 0) r->kept = malloc(SMALL_BODY);
    while (wanted > 0 && r->kept != NULL) {
        const ssize_t n = pread(r->spool, r->kept, wanted, (off_t)r->num_drained);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) break;
        r->num_kept = (size_t)n;
        r->num_drained += (uint64_t)n;
        return true;
    }
    if (wanted > 0) {
        body_drop(r);
        answer_error(r, MHD_HTTP_INTERNAL_SERVER_ERROR, "io", "the spool cannot be read");
    }
    return false;
}

/* Writes the kept bytes, and those of the spool behind them. Whether all are written. */
static bool pass_kept(request *r) {
    do {
        while (r->num_passed < r->num_kept) {
            const size_t done = pass(r, r->kept + r->num_passed, r->num_kept - r->num_passed);
            if (done == 0) return false;
            r->num_passed += done;
        }
    } while (refill(r));
    if (r->status != 0) return false;
    drop(&r->spool);
    request_waits_no_more(r);
    free(r->kept);
    r->kept = NULL;
    return true;
}

static void pause_client(request *r) {
    r->paused_since = seconds_now();
    request_suspend(r);
}

void body_drop(request *r) {
    queue_forget(r);
    drop(&r->stream);
    drop(&r->spool);
    request_waits_no_more(r);
    free(r->kept);
    r->kept = NULL;
}

static void refuse_by_hand(request *r, unsigned status, const char *code, const char *message) {
    answer_error(r, status, code, message);
    answer_by_hand(r);
}

/* Writes at the end of the spool. False: errno. */
static bool append(request *r, const uint8_t *data, size_t n) {
    for (size_t at = 0; at < n;) {
        const ssize_t done = pwrite(r->spool, data + at, n - at, (off_t)r->num_spooled);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        at += (size_t)done;
        r->num_spooled += (uint64_t)done;
    }
    return true;
}

/* The body outgrows what is kept in memory. */
static bool begin_spool(request *r) {
    r->spool = open_nameless(r->s);
    if (r->spool < 0 || !append(r, r->kept, r->num_kept)) return false;
    free(r->kept);
    r->kept = NULL;
    r->num_kept = 0;
    return true;
}

static size_t take_spooled(request *r, const uint8_t *data, size_t n) {
    const bool is_open = r->spool >= 0 || begin_spool(r);
    if (is_open && append(r, data, n)) return n;
    answer_system(r, errno);
    body_drop(r);
    answer_by_hand(r);
    return n;
}

/* From now on a worker reads the body while it arrives. */
static size_t begin_stream(request *r, size_t n) {
    r->phase = AT_STREAM;
    if (submit(r)) return 0;
    answer_by_hand(r);
    return n;
}

/* Keeps bytes in memory while they fit, then in the spool. */
static size_t keep(request *r, const uint8_t *data, size_t n) {
    if (r->spool >= 0 || n > SMALL_BODY - r->num_kept) return take_spooled(r, data, n);
    if (r->kept == NULL) r->kept = malloc(SMALL_BODY);
    if (r->kept == NULL) {
        body_drop(r);
        refuse_by_hand(r, MHD_HTTP_INSUFFICIENT_STORAGE, "no_space", "out of memory");
        return n;
    }
    memcpy(r->kept + r->num_kept, data, n);
    r->num_kept += n;
    return n;
}

static size_t take_kept(request *r, const uint8_t *data, size_t n) {
    const uint64_t most = most_spooled(r->s);
    const bool is_small = r->spool < 0 && n <= SMALL_BODY - r->num_kept;
    const bool fits = !r->is_long && r->received <= most && n <= most - r->received;
    return is_small || fits ? keep(r, data, n) : begin_stream(r, n);
}

/*
 * No worker is free for a body that arrives. It is kept, so that it can have the worker that is left to complete bodies.
 * All bodies that wait have at most --max-stream together: n <= most - waiting, which cannot wrap as waiting <= most.
 */
static size_t take_waiting(request *r, const uint8_t *data, size_t n) {
    if (n > r->s->a->options.limits.max_stream - r->s->num_waiting_bytes) {
        pause_client(r);
        return 0;
    }
    r->num_waiting_bytes += n;
    r->s->num_waiting_bytes += n;
    return keep(r, data, n);
}

static size_t take_stream(request *r, const uint8_t *data, size_t n) {
    size_t done = pass_kept(r) ? pass(r, data, n) : 0;
    if (r->status != 0) { /* the spool cannot be read */
        answer_by_hand(r);
        return n;
    }
    if (done < n) pause_client(r);
    return done;
}

size_t body_take(request *r, const void *data, size_t n) {
    const uint64_t most = r->s->a->options.limits.max_file;
    size_t done = n;
    if (r->paused_since > 0) r->paused += seconds_now() - r->paused_since;
    r->paused_since = 0;
    if (r->phase == AT_LINGER) return n;
    if (n > most - r->received) { /* never more than `most` are taken */
        body_drop(r);
        refuse_by_hand(r, MHD_HTTP_CONTENT_TOO_LARGE, "limit", "the body exceeds --max-file");
        return n;
    }
    if (r->phase == AT_BODY) done = take_kept(r, data, n);
    if (r->phase == AT_STREAM)
        done = queue_waits(r) ? take_waiting(r, data, n) : take_stream(r, data, n);
    r->received += done;
    r->s->metrics.received += done;
    return done;
}

/* A body that became complete while it waited: a worker gets it as a file. False: there is an answer. */
static bool complete_waiting(request *r) {
    worker_files files = {-1, -1, -1};
    drop(&r->stream);
    if (open_whole(r, &files)) {
        queue_complete(r, files.body);
        return true;
    }
    answer_system(r, errno);
    drop(&files.body);
    body_drop(r);
    return false;
}

/* A body of which a worker has the beginning. Whether a worker is at work; else there is an answer. */
static bool end_stream(request *r) {
    if (pass_kept(r)) drop(&r->stream);
    if (r->stream < 0) queue_stream_done(r);
    return r->status == 0;
}

void body_end(request *r) {
    bool is_at_work;
    r->body_done = true;
    if (r->phase != AT_STREAM) {
        is_at_work = submit(r);
    } else {
        is_at_work = queue_waits(r) ? complete_waiting(r) : end_stream(r);
    }
    r->phase = AT_WORK;
    if (is_at_work) request_suspend(r);
    if (r->stream < 0) { /* it is in a file, or with the worker */
        free(r->kept);
        r->kept = NULL;
    }
}

void body_pump(request *r) {
    if (!pass_kept(r)) {
        if (r->status != 0) body_answered(r);
        return;
    }
    if (!r->body_done) {
        request_resume(r);
    } else {
        drop(&r->stream);
        queue_stream_done(r);
    }
}

void body_answered(request *r) {
    drop(&r->stream);
    if (r->phase == AT_STREAM) answer_by_hand(r);
    request_resume(r);
}
