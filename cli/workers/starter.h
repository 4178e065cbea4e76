/* SPDX-License-Identifier: Apache-2.0 */
/*
 * starter.h - a process that starts workers for a pool whose own process may not, because strangers talk to it.
 *
 * It is forked before that process has a client, and has nothing of it but one end of a socket. Each worker is the program
 * of this process, executed anew: its memory has nothing of another process, and its layout and its stack canary are its
 * own, so that nothing is learned from one that crashed for the next one.
 *
 * The process that asks may be taken over. It can ask for three things: a worker, whether one ended, and its end. Only
 * processes that were started here are meant, and there are never more than a pool uses.
 */
#ifndef TENSORGATE_CLI_STARTER_H
#define TENSORGATE_CLI_STARTER_H

#include <stdbool.h>
#include <sys/types.h>

#include "frames.h"

/* A worker that was started: our end of its socket, and its place, for reading. */
typedef struct started {
    pid_t pid;
    int socket;
    work_place *place;
} started;

/* Forks the starter: workers are executed with these arguments, and have `null` for standard descriptors. Returns our end
 * of its socket, or -1 with errno. */
int starter_open(char *const *argv, int null);

/* Starts a worker. Returns 0 or an errno; ECHILD: the starter is gone, as the next ones say by false. */
int starter_start(int starter, started *s);
/* Whether a worker ended, and its status. Never waits for it. */
bool starter_reap(int starter, pid_t pid, bool *ended, int *status);
bool starter_kill(int starter, pid_t pid);

#endif
