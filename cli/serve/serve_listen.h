/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_listen.h - the socket that the service accepts connections from.
 *
 * It comes from --listen, or from a supervisor such as systemd, which opened it before: LISTEN_FDS=1 and LISTEN_PID, as
 * sd_listen_fds(3) describes it; descriptor 3.
 */
#ifndef TENSORGATE_CLI_SERVE_LISTEN_H
#define TENSORGATE_CLI_SERVE_LISTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The descriptor that inherited sockets begin with. */
#define LISTEN_FIRST 3

typedef struct listener {
    int fd;
    bool is_unix;
    char path
        [108]; /* of a Unix socket that this process made, to be removed at the end; otherwise empty */
    char shown[160]; /* "unix:/run/x.sock", "127.0.0.1:8080" */
    dev_t device;    /* of the path */
    ino_t inode;
} listener;

/* Whether a supervisor passes sockets: LISTEN_PID is this process. */
bool listen_is_passed(void);
/* Takes the one socket that was passed. False after a message to `why`. */
bool listen_take(listener *l, char *why, size_t cap);
/*
 * Opens one: "unix:PATH", "HOST:PORT", "[HOST]:PORT" or "PORT". HOST is a number or "localhost"; without it, the
 * loopback. PORT 0 is any free one. A Unix socket has the permissions `mode` from the moment that it has its name; a
 * dead one of that name is replaced, nothing else is. False after a message to `why`.
 */
bool listen_open(listener *l, const char *address, mode_t mode, char *why, size_t cap);
/* Removes the name of a Unix socket, if it is still this one. */
void listen_remove(const listener *l);

#endif
