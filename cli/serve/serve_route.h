/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_route.h - what a request asks for: its method and its target, of which every byte is from a stranger.
 *
 * A target is the path and the query as they stand in the request, undecoded. It is compared with the few paths of
 * this service byte by byte, so that there is one way to write each; the values of a query may be percent-encoded.
 * docs/openapi.json describes the same, and the suite `serve` compares them.
 */
#ifndef TENSORGATE_CLI_SERVE_ROUTE_H
#define TENSORGATE_CLI_SERVE_ROUTE_H

#include "cli.h"

typedef enum serve_path {
    PATH_CHECK,
    PATH_CONVERT,
    PATH_INFO,
    PATH_HASH,
    PATH_HEALTH,
    PATH_READY,
    PATH_METRICS,
    PATH_OPENAPI,
    PATH_OTHER, /* none of them */
    NUM_PATHS
} serve_path;

/* "/v1/check", ...; "other". */
const char *serve_path_name(serve_path path);

/* What is done with a body: the verbs of the command. */
typedef enum serve_verb {
    SERVE_CHECK,
    SERVE_CONVERT,
    SERVE_INFO,
    SERVE_HASH,
    NUM_SERVE_VERBS
} serve_verb;

/* What a worker is asked to do with a body; a plain value, which is sent to it as it is. */
typedef struct serve_wish {
    serve_verb verb;
    bool is_archive; /* the body is a tar archive with the files of a model */
    bool strict;
    bool allow_layout; /* although strict */
    bool deep;         /* check */
    bool raw;          /* convert */
    bool lossy;        /* convert */
    tg_format from;
    tg_format to;     /* convert */
    uint64_t formats; /* 0: all */
} serve_wish;

typedef struct serve_route {
    serve_path path;
    bool takes_body;
    bool is_head;
    serve_wish wish;   /* of the paths with a body */
    unsigned status;   /* 0: it can be served; otherwise why it cannot: 400, 404, 405 */
    const char *allow; /* 405: the methods that there are */
    const char *code;  /* with a status: a stable short name */
    char why[192];     /* the same as a sentence; may have bytes of the target */
} serve_route;

void serve_route_parse(serve_route *r, const char *method, const char *target);

#endif
