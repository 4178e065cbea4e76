/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_sweep.c - see serve_sweep.h.
 */
#include "serve_sweep.h"

#include <sys/socket.h>

#include "serve_answer.h"
#include "serve_body.h"
#include "serve_queue.h"

#define NEVER 1e300
/* How often they are looked for. */
#define SWEEP_SECONDS 0.2

/* The moment at which a connection has been too slow. */
static double deadline(const server *s, const client *c) {
    const serve_args *o = &s->a->serve;
    const request *r = c->at;
    const double rate = (double)o->min_rate;
    if (r == NULL || r->phase == AT_HEAD) return c->since + (double)o->idle;
    switch (r->phase) {
    case AT_BODY:
    case AT_STREAM:
        /* While the worker is the slow one, libmicrohttpd does not read. */
        if (r->is_suspended || rate <= 0) return NEVER;
        return r->body_began + r->paused + SLACK_SECONDS + (double)r->received / rate;
    case AT_ANSWER:
        return rate > 0 ? r->answer_began + SLACK_SECONDS + (double)r->sent / rate : NEVER;
    case AT_LINGER: return r->answer_began + LINGER_SECONDS;
    default: return NEVER; /* the time of a worker has limits of its own */
    }
}

void sweep_end(server *s, client *c) {
    if (!c->is_ended) s->num_ended++;
    c->is_ended = true;
    (void)shutdown(c->fd, SHUT_RDWR);
    /* It does not look for an end while its buffer is full, but at the time. */
    (void)serve_library.MHD_set_connection_option(c->socket, MHD_CONNECTION_OPTION_TIMEOUT, 1U);
}

static void end_slow(server *s, client *c) {
    request *r = c->at;
    s->metrics.slow++;
    if (r != NULL && (r->phase == AT_BODY || r->phase == AT_STREAM)) {
        body_drop(r);
        answer_error(r, MHD_HTTP_REQUEST_TIMEOUT, "slow", "the body arrives below --min-rate");
        answer_by_hand(r);
    }
    sweep_end(s, c);
}

/* Whether a client closed its side between requests, or before one was complete. libmicrohttpd misses an end that arrives together
 * with the last bytes. */
static bool is_cut_short(const client *c) {
    const request *r = c->at;
    char byte;
    const bool is_read = r == NULL || (!r->is_suspended && r->phase < AT_WORK && !r->body_done);
    return is_read && recv(c->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/*
 * Whether libmicrohttpd reads no more of a body in chunks although bytes are there, as two sweeps in a row saw: its buffer
 * is full of one line between chunks. It would try again and again for as long as the client stays. A body with a length
 * has no such lines, and bytes of it may be unread because there was much else to do.
 */
static bool is_stuck(client *c) {
    const request *r = c->at;
    char byte;
    const bool takes_body = r != NULL && !r->is_delimited && !r->is_suspended && !r->body_done &&
                            (r->phase == AT_BODY || r->phase == AT_STREAM || r->phase == AT_LINGER);
    const bool is_unread = takes_body && recv(c->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
    const bool was_unread = c->unread_at == r && is_unread && c->num_pieces == r->num_pieces;
    c->unread_at = is_unread ? r : NULL;
    c->num_pieces = is_unread ? r->num_pieces : 0;
    return was_unread;
}

static void end_stuck(server *s, client *c) {
    request *r = c->at;
    if (r->phase != AT_LINGER) {
        body_drop(r);
        answer_error(r, MHD_HTTP_BAD_REQUEST, "bad_body",
                     "a line between chunks is longer than --max-header");
        answer_by_hand(r);
    }
    sweep_end(s, c);
}

/* Whether a client waits as others have kept what all may keep, and there is room again. */
static bool may_keep_on(const server *s, const request *r) {
    const uint64_t most = s->a->options.limits.max_stream;
    return r != NULL && r->is_suspended && r->phase == AT_STREAM && queue_waits(r) &&
           most - s->num_waiting_bytes >= SMALL_BODY; /* no wrap: never more than most */
}

void sweep(server *s) {
    const double now = seconds_now();
    if (now < s->next_sweep) return;
    s->next_sweep = now + SWEEP_SECONDS;
    for (client *c = s->clients; c != NULL; c = c->next) {
        if (c->is_ended) continue;
        if (may_keep_on(s, c->at)) request_resume(c->at);
        if ((s->is_stopping && c->at == NULL) || is_cut_short(c)) {
            sweep_end(s, c);
        } else if (is_stuck(c)) {
            end_stuck(s, c);
        } else if (now >= deadline(s, c)) {
            if (c->at != NULL && c->at->phase == AT_LINGER) {
                sweep_end(s, c);
            } else {
                end_slow(s, c);
            }
        }
    }
}
