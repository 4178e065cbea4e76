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
#include <sys/socket.h>
#include <unistd.h>

#include "serve_answer.h"
#include "serve_body.h"
#include "serve_head.h"
#include "serve_queue.h"
#include "serve_sweep.h"

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
    c->socket = socket;
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
    if (c->is_ended) s->num_ended--;
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
    r->spool = -1;
    r->output = -1;
    r->began = seconds_now();
    r->target = strdup(target);
    r->target_at = (uintptr_t)target;
    if (r->target == NULL) {
        free(r);
        return NULL;
    }
    c->at = r;
    return r;
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

/* Connections of a proxy are those of its clients: what is limited is how many files of an address are here at a time. */
static bool is_crowded(const request *r) {
    const uint64_t most = r->s->a->serve.max_per_address;
    uint64_t others = 0;
    if (most == 0 || r->forwarded[0] == '\0') return false;
    for (const client *c = r->s->clients; c != NULL; c = c->next)
        others += c->at != NULL && c->at != r && c->at->phase > AT_HEAD &&
                  c->at->route.takes_body && strcmp(c->at->forwarded, r->forwarded) == 0;
    return others >= most;
}

/* The head was read, and nothing of the body was given. */
static enum MHD_Result begin(request *r, const char *method, const char *version) {
    serve_head h;
    snprintf(r->method, sizeof r->method, "%s", method);
    serve_route_parse(&r->route, method, r->target);
    head_read(r, method, version, &h);
    r->is_delimited = h.encodings == 0;
    r->wants_problem = h.wants_problem;
    if (r->s->a->serve.trusts_forwarded) {
        snprintf(r->forwarded, sizeof r->forwarded, "%s", h.forwarded);
        snprintf(r->request_id, sizeof r->request_id, "%s", h.request_id);
    }
    /* Where a broken head ends, and whether there is a body, is not known. */
    r->has_body = h.is_broken || h.encodings > 0 || (h.lengths > 0 && !h.is_empty);
    r->is_long = h.is_long;
    r->route.wish.is_archive = h.is_archive;
    r->body_began = seconds_now();
    r->phase = AT_BODY;
    if (!head_refuse(r, &h, strcmp(version, MHD_HTTP_VERSION_1_1) == 0)) {
        if (!r->route.takes_body)
            answer_page(r);
        else if (is_crowded(r))
            answer_error(r, MHD_HTTP_TOO_MANY_REQUESTS, "crowded",
                         "too many requests of this address");
    }
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
        r->num_pieces++;
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
    const bool is_forwarded = r->forwarded[0] != '\0';
    const log_entry entry = {.client = is_forwarded ? r->forwarded : r->c->shown,
                             .peer = is_forwarded ? r->c->shown : NULL,
                             .request_id = r->request_id[0] != '\0' ? r->request_id : NULL,
                             .method = r->method,
                             .target = r->target,
                             .status = status,
                             .received = r->received,
                             .sent = is_whole ? r->sent : 0,
                             .seconds = seconds,
                             .code = r->code,
                             .format = r->format};
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
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, o->trusts_forwarded ? 0U : (unsigned)o->max_per_address,
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
        sweep_end(s, c);
        if (r != NULL) request_resume(r); /* none may be suspended at the end */
    }
    (void)serve_library.MHD_run(s->daemon);
    serve_library.MHD_stop_daemon(s->daemon);
    s->daemon = NULL;
}
