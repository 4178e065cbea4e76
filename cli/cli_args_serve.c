/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args_serve.c - the options that only `serve` has.
 */
#include <string.h>

#include "cli_command.h"

enum {
    S_LISTEN,
    S_SOCKET_MODE,
    S_LOG,
    S_SPOOL,
    S_IDLE,
    S_MIN_RATE,
    S_GRACE,
    S_MAX_CONNECTIONS,
    S_MAX_PER_ADDRESS,
    S_MAX_WAITING,
    S_MAX_BODIES,
    S_MAX_HEADER,
    S_MAX_SPOOLED,
    S_TRUST_FORWARDED
};

#define DAY 86400

/* The ranges are what int, unsigned and the tables of this program can hold. */
const serve_option serve_options[NUM_SERVE_OPTIONS] = {
    [S_LISTEN] = {"listen", "ADDRESS",
                  "unix:PATH, HOST:PORT or PORT of the loopback; default\n"
                  "                        unix:tensorgate.sock in $RUNTIME_DIRECTORY or\n"
                  "                        $XDG_RUNTIME_DIR",
                  0, 0, 0},
    [S_SOCKET_MODE] = {"socket-mode", "MODE", "permissions of a Unix socket, octal; default 0660",
                       0660, 0, 0777},
    [S_LOG] = {"log", "FILE", "the log, JSON lines; default: standard error", 0, 0, 0},
    [S_SPOOL] = {"spool", "FOLDER",
                 "for files without a name: bodies that cannot be checked in\n"
                 "                        pieces, results; default $TMPDIR, or /tmp",
                 0, 0, 0},
    [S_IDLE] = {"idle", "N", "seconds to the end of the next request head; default 60", 60, 1, DAY},
    [S_MIN_RATE] = {"min-rate", "N",
                    "bytes a second that a client sends or takes at least, after\n"
                    "                        10 seconds; 0: any; default 16K",
                    16384, 0, UINT64_C(1) << 40},
    [S_GRACE] = {"grace", "N",
                 "seconds for running requests when the service stops;\n"
                 "                        default 30",
                 30, 0, DAY},
    [S_MAX_CONNECTIONS] = {"max-connections", "N", "open connections; default 256", 256, 1, 65536},
    [S_MAX_PER_ADDRESS] = {"max-per-address", "N", "of one IP address; 0: as many; default 0", 0, 0,
                           65536},
    [S_MAX_WAITING] = {"max-waiting", "N", "files that wait for a worker; more get 503; default 64",
                       64, 0, 65536},
    [S_MAX_BODIES] = {"max-bodies", "N",
                      "after which a worker is replaced; 1: each body has a process\n"
                      "                        of its own; 0: any number; default 0",
                      0, 0, UINT64_C(1) << 40},
    [S_MAX_HEADER] = {"max-header", "N", "bytes of the head of a request; default 32K", 32768, 4096,
                      UINT64_C(1) << 20},
    [S_MAX_SPOOLED] = {"max-spooled", "N",
                       "bytes of a body that is complete before a worker has it; a\n"
                       "                        larger one is read while it arrives; default 1M",
                       UINT64_C(1) << 20, 0, UINT64_C(1) << 40},
    [S_TRUST_FORWARDED] =
        {"trust-forwarded", NULL,
         "who connects is a proxy: X-Forwarded-For has the address of\n"
         "                        the client, X-Request-Id the name of the request",
         0, 0, 0},
};

static uint64_t *number_of(serve_args *s, size_t which) {
    switch (which) {
    case S_SOCKET_MODE: return &s->socket_mode;
    case S_IDLE: return &s->idle;
    case S_MIN_RATE: return &s->min_rate;
    case S_GRACE: return &s->grace;
    case S_MAX_CONNECTIONS: return &s->max_connections;
    case S_MAX_PER_ADDRESS: return &s->max_per_address;
    case S_MAX_WAITING: return &s->max_waiting;
    case S_MAX_BODIES: return &s->max_bodies;
    case S_MAX_HEADER: return &s->max_header;
    case S_MAX_SPOOLED: return &s->max_spooled;
    default: return NULL;
    }
}

static const char **text_of(serve_args *s, size_t which) {
    return which == S_LISTEN ? &s->listen : which == S_LOG ? &s->log : &s->spool;
}

void serve_options_start(args *a) {
    for (size_t i = 0; i < NUM_SERVE_OPTIONS; i++) {
        uint64_t *number = number_of(&a->serve, i);
        if (number != NULL) *number = serve_options[i].standard;
    }
}

/* Octal digits, at most four. */
static bool parse_mode(const char *text, uint64_t *mode) {
    const size_t n = strlen(text);
    *mode = 0;
    for (size_t i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '7') return false;
        *mode = *mode << 3 | (uint64_t)(text[i] - '0'); /* at most 12 bits */
        if (n > 4) return false;
    }
    return n > 0;
}

int serve_option_set(args *a, size_t which, const char *value) {
    const serve_option *o = &serve_options[which];
    uint64_t *number = number_of(&a->serve, which);
    char what[128];
    if (which == S_TRUST_FORWARDED) {
        a->serve.trusts_forwarded = true;
        return -1;
    }
    if (number == NULL) {
        *text_of(&a->serve, which) = value;
        return -1;
    }
    const bool is_mode = which == S_SOCKET_MODE;
    if ((is_mode ? parse_mode : parse_size)(value, number) && *number >= o->least &&
        *number <= o->most)
        return -1;
    if (is_mode) return complain_usage(a, "--socket-mode: not an octal number up to 0777:", value);
    snprintf(what, sizeof what, "--%s: not a number from %llu to %llu:", o->name,
             (unsigned long long)o->least, (unsigned long long)o->most);
    return complain_usage(a, what, value);
}
