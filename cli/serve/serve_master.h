/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_master.h - the process that a user or systemd starts: it holds the socket, and starts the process that serves.
 *
 * It reads nothing that a client sends. On SIGHUP it starts the program that is at its path now, with the same
 * arguments and the same socket; once that one accepts connections, the old one ends its requests and goes. No
 * connection is refused in between. A new one that does not start changes nothing.
 */
#ifndef TENSORGATE_CLI_SERVE_MASTER_H
#define TENSORGATE_CLI_SERVE_MASTER_H

#include "cli.h"

/* The descriptor for the byte that says that connections are accepted, in the environment of the process that serves;
 * its socket comes as that of systemd does. */
#define READY_VARIABLE "TENSORGATE_SERVE_READY"

/* Blocks the signals that end and reload the service, for this process and those that it starts. */
void serve_block_signals(void);
/* Runs the service until SIGTERM or SIGINT; returns an exit code. */
int serve_supervise(const args *a);

#endif
