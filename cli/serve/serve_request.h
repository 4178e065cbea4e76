/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_request.h - connections, requests, and the service that they belong to.
 *
 * The service has one thread and one loop (serve_loop.c). The files of this room, from the bottom up:
 *
 *   serve_route, serve_metrics, serve_log, serve_listen   know nothing of each other, nor of HTTP
 *   serve_worker   what a worker process does with a body
 *   serve_answer   answers, by libmicrohttpd and, in the middle of a body, by hand
 *   serve_queue    requests that wait for a worker or have one
 *   serve_body     the body of a request: kept while it is small, then handed to a worker as it arrives
 *   serve_head     what the headers of a request say, and what is wrong with them
 *   serve_sweep    ends connections that are too slow, or make no progress
 *   serve_http     the callbacks of libmicrohttpd: connections, requests, ends
 *   serve_loop     waits; stops
 *   serve_master   holds the socket, starts the service, replaces it
 */
#ifndef TENSORGATE_CLI_SERVE_REQUEST_H
#define TENSORGATE_CLI_SERVE_REQUEST_H

#include "serve_library.h"

#include "cli.h"
#include "serve_log.h"
#include "serve_metrics.h"
#include "serve_route.h"
#include "serve_worker.h"

/* A body of at most so many bytes is kept in memory until it is complete. A larger one is kept in a file, up to
 * --max-spooled, and beyond while no worker is free for it. None has a worker before: a slow client with such a body keeps
 * nobody waiting. */
#define SMALL_BODY ((size_t)64 << 10)
/* What a client may take in addition to the time that its bytes need at the least rate. */
#define SLACK_SECONDS 10.0
/* How long the rest of a body is thrown away after an answer, so that the client can read the answer: a connection
 * that is closed with bytes unread is reset, and the answer is lost. */
#define LINGER_SECONDS 5.0

typedef enum request_phase {
    AT_HEAD,   /* the target is known */
    AT_BODY,   /* the body arrives, and is kept */
    AT_STREAM, /* the body arrives, and a worker has it, or will */
    AT_WORK,   /* the body is complete */
    AT_ANSWER, /* the answer is made; it may have been sent */
    AT_LINGER  /* it was sent by hand: what still arrives is thrown away */
} request_phase;

typedef struct request request;
typedef struct server server;

typedef struct client {
    struct client *next;
    struct client *previous;
    struct MHD_Connection *socket;
    int fd;        /* of libmicrohttpd: to end a connection, and to answer by hand */
    double since;  /* when it was opened, or its last request was over */
    request *at;   /* NULL: between requests */
    bool is_ended; /* shut down */
    const request
        *unread_at; /* the last sweep found that bytes of its body were not read; NULL: not so */
    uint64_t num_pieces; /* that it had then */
    char shown[64];
} client;

struct request {
    server *s;
    client *c;
    struct MHD_Connection *socket;
    request_phase phase;
    bool is_suspended;
    bool has_body;     /* announced by its head */
    bool may_wait;     /* Expect: 100-continue: the client sends no body before it is asked to */
    bool body_done;    /* all of it arrived */
    bool is_long;      /* its body is announced with more than --max-spooled */
    bool is_delimited; /* nobody can read its end elsewhere: another request may follow */
    serve_route route;
    char method[16];
    char forwarded[64];  /* --trust-forwarded: the address of the client; "" */
    char request_id[65]; /* the same: how the proxy calls the request; "" */
    bool wants_problem;  /* failures as application/problem+json */
    char *target;
    uintptr_t target_at; /* where it lay in the buffer of libmicrohttpd */
    double began;

    /* The body. */
    uint8_t *kept; /* SMALL_BODY bytes, or NULL */
    size_t num_kept;
    size_t num_passed; /* of those, to the worker */
    int spool;         /* a file without a name, with what did not fit in `kept`; -1: none */
    uint64_t num_waiting_bytes; /* that were kept as no worker was free */
    uint64_t num_spooled;
    uint64_t num_drained; /* of those, to `kept`, on their way to the worker */
    uint64_t received;
    uint64_t num_pieces; /* of the body, that came */
    double body_began;
    double paused;       /* seconds in which the client could not send */
    double paused_since; /* or 0 */

    /* For the worker. */
    struct serve_job *job; /* waits, or has a worker; NULL: neither */
    int stream; /* our end of the socket that the worker reads; -1: none, or all is written */

    /* The answer: a text, or the output of a conversion. */
    unsigned status; /* 0: there is none yet */
    const char *type;
    char *text; /* NULL, and no output: there was no memory for it */
    size_t num_text;
    int output;    /* -1: none */
    uint64_t sent; /* bytes of its body */
    double answer_began;
    const char *code; /* for the log; NULL: none */
    const char *format;
};

struct server {
    const args *a;
    struct MHD_Daemon *daemon;
    client *clients;
    uint64_t num_clients;
    uint64_t num_ended; /* of them, that were shut down */
    bool is_stopping;   /* no connection is kept */
    double next_sweep;
    bool has_resumed; /* libmicrohttpd has something to do, of which its descriptor does not tell */
    int spool_folder;
    uint64_t num_waiting_bytes; /* of all requests, at most --max-stream */
    serve_log log;
    serve_metrics metrics;

    struct serve_queue *queue;
};

/* Seconds of a clock that is never set. */
double seconds_now(void);

/* A longer body has a worker while it arrives: of --max-spooled and --max-stream the smaller one. */
uint64_t most_spooled(const server *s);

/* The bytes that were kept while the request waited are no longer counted: they are dropped, or a worker has them. */
void request_waits_no_more(request *r);

/* Lets libmicrohttpd go on with a request, or stops it until then. */
void request_suspend(request *r);
void request_resume(request *r);

#endif
