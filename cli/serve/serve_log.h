/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_log.h - the access log: one JSON object a line, written with one write(2).
 */
#ifndef TENSORGATE_CLI_SERVE_LOG_H
#define TENSORGATE_CLI_SERVE_LOG_H

#include "cli.h"

#define LOG_LINE 8192  /* room for a line */
#define LOG_TARGET 512 /* bytes of a target that are shown: each takes at most 7 in JSON */

typedef struct serve_log {
    int fd;
    FILE *line; /* writes to `text` */
    char text[LOG_LINE];
} serve_log;

typedef struct log_entry {
    const char *client;     /* address, or "unix:uid=N" */
    const char *peer;       /* the same of the proxy that names the client; NULL: there is none */
    const char *request_id; /* NULL: none */
    const char *method;
    const char *target;
    unsigned status;
    uint64_t received; /* bytes of the body */
    uint64_t sent;
    double seconds;
    const char *code;   /* of the verdict or the failure; NULL: there is none */
    const char *format; /* NULL: none */
} log_entry;

/* Gets all memory that it ever needs. False: there is none. */
bool log_start(serve_log *log, int fd);
void log_end(serve_log *log);
/* False: the line was not written, or not whole. */
bool log_request(serve_log *log, const log_entry *entry);
/* A line about the service itself: {"time", "event", "detail"}. `detail` may be NULL. */
bool log_event(serve_log *log, const char *event, const char *detail);

#endif
