/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_http.c - see serve_http.h.
 */
#define _GNU_SOURCE /* struct ucred */
#include "serve_http.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serve_answer.h"
#include "serve_body.h"
#include "serve_queue.h"

/* --------------------------------------------------------------------------------- connections */

static void show_address(client *c, const struct sockaddr *at) {
    char host[INET6_ADDRSTRLEN] = "";
    struct ucred peer = {0, 0, 0};
    socklen_t n = sizeof peer;
    if (at != NULL && at->sa_family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, at, sizeof v4);
        inet_ntop(AF_INET, &v4.sin_addr, host, sizeof host);
    } else if (at != NULL && at->sa_family == AF_INET6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, at, sizeof v6);
        inet_ntop(AF_INET6, &v6.sin6_addr, host, sizeof host);
    }
    if (host[0] != '\0') {
        snprintf(c->shown, sizeof c->shown, "%s", host);
    } else if (getsockopt(c->fd, SOL_SOCKET, SO_PEERCRED, &peer, &n) == 0) {
        snprintf(c->shown, sizeof c->shown, "unix:uid=%lu", (unsigned long)peer.uid);
    }
}

static void add_client(server *s, struct MHD_Connection *socket, void **context) {
    const union MHD_ConnectionInfo *fd =
        serve_library.MHD_get_connection_info(socket, MHD_CONNECTION_INFO_CONNECTION_FD);
    const union MHD_ConnectionInfo *at =
        serve_library.MHD_get_connection_info(socket, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    client *c = calloc(1, sizeof *c);
    *context = c;
    if (c == NULL || fd == NULL) return; /* without memory its requests are not answered */
    c->fd = fd->connect_fd;
    c->since = seconds_now();
    c->next = s->clients;
    if (s->clients != NULL) s->clients->previous = c;
    s->clients = c;
    s->num_clients++;
    s->metrics.connections_total++;
    show_address(c, at != NULL ? at->client_addr : NULL);
}

static void remove_client(server *s, client *c) {
    if (c->previous != NULL) c->previous->next = c->next;
    if (c->previous == NULL) s->clients = c->next;
    if (c->next != NULL) c->next->previous = c->previous;
    s->num_clients--;
    s->has_resumed = true; /* --max-connections may allow another one now */
    free(c);
}

static void on_connection(void *cls, struct MHD_Connection *socket, void **context,
                          enum MHD_ConnectionNotificationCode code) {
    if (code == MHD_CONNECTION_NOTIFY_STARTED) add_client(cls, socket, context);
    if (code == MHD_CONNECTION_NOTIFY_CLOSED && *context != NULL) remove_client(cls, *context);
}

/* ------------------------------------------------------------------------------------- requests */

/* The first line of a request was read. What is returned is handed to all other callbacks. */
static void *on_target(void *cls, const char *target, struct MHD_Connection *socket) {
    const union MHD_ConnectionInfo *context =
        serve_library.MHD_get_connection_info(socket, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    client *c = context != NULL ? context->socket_context : NULL;
    request *r = c != NULL ? calloc(1, sizeof *r) : NULL;
    if (r == NULL) return NULL;
    r->s = cls;
    r->c = c;
    r->socket = socket;
    r->stream = -1;
    r->output = -1;
    r->began = seconds_now();
    r->target = strdup(target);
    if (r->target == NULL) {
        free(r);
        return NULL;
    }
    c->at = r;
    return r;
}

typedef struct head {
    unsigned hosts;
    unsigned lengths;
    unsigned encodings;
    bool is_chunked; /* the encoding is "chunked" and nothing else */
    bool is_empty;   /* the length is 0 */
    bool is_large;   /* the length exceeds --max-file */
    bool is_form;
    bool is_encoded; /* Content-Encoding, other than identity */
    bool expects;
    uint64_t most;
} head;

static bool is_word(const char *text, size_t n, const char *word) {
    return n == strlen(word) && strncasecmp(text, word, n) == 0;
}

/* The number was read by libmicrohttpd before, which refused what is none or does not fit. */
static void take_length(head *h, const char *text, size_t n) {
    uint64_t value = 0;
    h->lengths++;
    for (size_t i = 0; i < n && !h->is_large; i++) {
        const uint64_t digit = (uint64_t)(text[i] - '0');
        h->is_large = digit > 9 || value > (UINT64_MAX - digit) / 10;
        if (!h->is_large) value = 10 * value + digit;
    }
    h->is_large = h->is_large || value > h->most;
    h->is_empty = value == 0 && !h->is_large;
}

static enum MHD_Result on_header(void *self, enum MHD_ValueKind kind, const char *key, size_t n,
                                 const char *value, size_t size) {
    static const char form[] = "multipart/";
    head *h = self;
    (void)kind;
    if (value == NULL) size = 0;
    if (is_word(key, n, MHD_HTTP_HEADER_HOST)) h->hosts++;
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_LENGTH)) take_length(h, value, size);
    if (is_word(key, n, MHD_HTTP_HEADER_TRANSFER_ENCODING)) {
        h->encodings++;
        h->is_chunked = h->encodings == 1 && is_word(value, size, "chunked");
    }
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_TYPE))
        h->is_form = size >= sizeof form - 1 && strncasecmp(value, form, sizeof form - 1) == 0;
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_ENCODING))
        h->is_encoded = h->is_encoded || !is_word(value, size, "identity");
    if (is_word(key, n, MHD_HTTP_HEADER_EXPECT)) h->expects = is_word(value, size, "100-continue");
    return MHD_YES;
}

/* What is wrong with a head, or makes it ambiguous. Whether there is an answer. */
static bool refuse_head(request *r, const head *h, bool is_1_1) {
    const bool no_length = h->lengths == 0 && h->encodings == 0;
    if (h->lengths > 1 || (h->lengths > 0 && h->encodings > 0)) {
        answer_error(r, MHD_HTTP_BAD_REQUEST, "bad_head",
                     "more than one of Content-Length and Transfer-Encoding");
    } else if (h->hosts > 1 || (h->hosts == 0 && is_1_1)) {
        answer_error(r, MHD_HTTP_BAD_REQUEST, "bad_head", "Host is missing, or there twice");
    } else if (h->encodings > 0 && (!h->is_chunked || !is_1_1)) {
        answer_error(r, MHD_HTTP_NOT_IMPLEMENTED, "bad_head",
                     "a Transfer-Encoding other than chunked of HTTP/1.1");
    } else if (r->route.status != 0) {
        answer_route(r);
    } else if (!r->route.takes_body && r->has_body) {
        answer_error(r, MHD_HTTP_BAD_REQUEST, "bad_head", "this path takes no body");
    } else if (r->route.takes_body && no_length) {
        answer_error(r, MHD_HTTP_LENGTH_REQUIRED, "no_length",
                     "neither Content-Length nor Transfer-Encoding: chunked");
    } else if (h->is_form) {
        answer_error(r, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad_type",
                     "the body is the file itself; multipart/form-data is not read");
    } else if (h->is_encoded) {
        answer_error(r, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad_type",
                     "the body is the file itself; no Content-Encoding is undone");
    } else if (h->is_large) {
        answer_error(r, MHD_HTTP_CONTENT_TOO_LARGE, "limit", "the body exceeds --max-file");
    }
    return r->status != 0;
}

static void answer_page(request *r) {
    static const char well[] = "{\"status\": \"ok\"}\n";
    const serve_gauges g = queue_gauges(r->s);
    switch (r->route.path) {
    case PATH_METRICS: answer_metrics(r, &g); return;
    case PATH_OPENAPI: answer_openapi(r); return;
    case PATH_READY:
        if (r->s->is_stopping) {
            answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "stopping", "the service stops");
            return;
        }
        if (queue_is_full(r->s)) {
            answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                         "too many files wait for a worker");
            return;
        }
        break;
    default: break;
    }
    answer_json(r, MHD_HTTP_OK, well, sizeof well - 1);
}

/* The head was read, and nothing of the body was given. */
static enum MHD_Result begin(request *r, const char *method, const char *version) {
    head h = {.most = r->s->a->options.limits.max_file};
    snprintf(r->method, sizeof r->method, "%s", method);
    serve_route_parse(&r->route, method, r->target);
    (void)serve_library.MHD_get_connection_values_n(r->socket, MHD_HEADER_KIND, on_header, &h);
    r->has_body = h.encodings > 0 || (h.lengths > 0 && !h.is_empty);
    r->body_began = seconds_now();
    r->phase = AT_BODY;
    if (!refuse_head(r, &h, strcmp(version, MHD_HTTP_VERSION_1_1) == 0) && !r->route.takes_body)
        answer_page(r);
    /* An answer at this point ends the connection, so one to a request without a body waits for the next call. */
    if (r->status == 0 || !r->has_body) return MHD_YES;
    /* A client that waits for "100 Continue" sends nothing behind a head that was refused; others do, and have to
     * be read. */
    if (h.expects) return answer_queue(r);
    answer_by_hand(r);
    return MHD_YES;
}

static enum MHD_Result on_request(void *cls, struct MHD_Connection *socket, const char *url,
                                  const char *method, const char *version, const char *data,
                                  size_t *n, void **context) {
    request *r = *context;
    (void)cls;
    (void)socket;
    (void)url;
    if (r == NULL) return MHD_NO; /* there was no memory for it */
    if (r->phase == AT_HEAD) return begin(r, method, version);
    if (*n > 0) {
        *n -= body_take(r, data, *n);
        return MHD_YES;
    }
    if (r->phase == AT_LINGER) return MHD_NO; /* all was said */
    if (r->status == 0 && !r->body_done) body_end(r);
    if (r->status != 0) return answer_queue(r);
    return MHD_YES;
}

/* ----------------------------------------------------------------------------------------- ends */

static void tell(request *r, bool is_whole) {
    server *s = r->s;
    const double seconds = seconds_now() - r->began;
    /* Without an answer the client ended the connection, or it was too slow to take one. */
    const unsigned status = r->status != 0 ? r->status : 499;
    const log_entry entry = {r->c->shown, r->method,   r->target,
                             status,      r->received, is_whole ? r->sent : 0,
                             seconds,     r->code,     r->format};
    if (is_whole) s->metrics.sent += r->sent;
    metrics_request(&s->metrics, r->route.path, status, seconds);
    if (!log_request(&s->log, &entry)) s->metrics.log_errors++;
}

static void on_completed(void *cls, struct MHD_Connection *socket, void **context,
                         enum MHD_RequestTerminationCode code) {
    request *r = *context;
    (void)cls;
    (void)socket;
    if (r == NULL) return;
    *context = NULL;
    body_drop(r);
    if (r->phase == AT_HEAD) r->route.path = PATH_OTHER; /* its head was never complete */
    tell(r, code == MHD_REQUEST_TERMINATED_COMPLETED_OK || r->phase == AT_LINGER);
    r->c->at = NULL;
    r->c->since = seconds_now();
    if (r->output >= 0) (void)close(r->output); /* nobody will read it */
    free(r->text);
    free(r->target);
    free(r);
}

/* ---------------------------------------------------------------------------------- slow clients */

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

/* libmicrohttpd finds a connection that ended. */
static void end_connection(client *c) {
    c->is_ended = true;
    (void)shutdown(c->fd, SHUT_RDWR);
}

static void end_slow(server *s, client *c) {
    request *r = c->at;
    s->metrics.slow++;
    if (r != NULL && (r->phase == AT_BODY || r->phase == AT_STREAM)) {
        body_drop(r);
        answer_error(r, MHD_HTTP_REQUEST_TIMEOUT, "slow", "the body arrives below --min-rate");
        answer_by_hand(r);
    }
    end_connection(c);
}

/* Whether a client closed its side between requests, or before one was complete. libmicrohttpd misses an end that arrives together
 * with the last bytes. */
static bool is_cut_short(const client *c) {
    const request *r = c->at;
    char byte;
    const bool is_read = r == NULL || (!r->is_suspended && r->phase < AT_WORK && !r->body_done);
    return is_read && recv(c->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

void http_sweep(server *s) {
    const double now = seconds_now();
    if (now < s->next_sweep) return;
    s->next_sweep = now + SWEEP_SECONDS;
    for (client *c = s->clients; c != NULL; c = c->next) {
        if (c->is_ended) continue;
        if ((s->is_stopping && c->at == NULL) || is_cut_short(c)) {
            end_connection(c);
        } else if (now >= deadline(s, c)) {
            if (c->at != NULL && c->at->phase == AT_LINGER) {
                end_connection(c);
            } else {
                end_slow(s, c);
            }
        }
    }
}

/* -------------------------------------------------------------------------------- start and stop */

static size_t keep_percent(void *cls, struct MHD_Connection *socket, char *text) {
    (void)cls;
    (void)socket;
    return strlen(text); /* serve_route.c reads the target as it stands */
}

bool http_start(server *s, int fd) {
    const serve_args *o = &s->a->serve;
    s->daemon = serve_library.MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, on_request, s,
        MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_CONNECTION_LIMIT, (unsigned)o->max_connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, (unsigned)o->max_per_address,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)o->max_header, MHD_OPTION_NOTIFY_COMPLETED,
        on_completed, s, MHD_OPTION_NOTIFY_CONNECTION, on_connection, s,
        MHD_OPTION_URI_LOG_CALLBACK, on_target, s, MHD_OPTION_UNESCAPE_CALLBACK, keep_percent, s,
        MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_END);
    return s->daemon != NULL;
}

void http_stop(server *s) {
    for (client *c = s->clients; c != NULL; c = c->next) {
        request *r = c->at;
        if (r != NULL && r->phase != AT_HEAD && r->status == 0) {
            body_drop(r);
            answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "stopping", "the service stops");
            answer_by_hand(r);
        }
        end_connection(c);
        if (r != NULL) request_resume(r); /* none may be suspended at the end */
    }
    (void)serve_library.MHD_run(s->daemon);
    serve_library.MHD_stop_daemon(s->daemon);
    s->daemon = NULL;
}
