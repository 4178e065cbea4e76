/* SPDX-License-Identifier: Apache-2.0 */
/*
 * execute.h - a new process becomes a worker by executing this program: it has nothing of the memory of the process that
 * it was forked from, and an address layout and a stack canary of its own.
 */
#ifndef TENSORGATE_CLI_EXECUTE_H
#define TENSORGATE_CLI_EXECUTE_H

#include <sys/types.h>

/* A file in memory for a work_place, which two processes map. Neither can change its size, which would end the other
 * one. -1 with errno. */
int worker_place_open(void);
/* In the new process: the socket and the place get the numbers that worker_run() looks for, standard descriptors become
 * `null`, and nothing else stays open. */
_Noreturn void worker_execute(char *const *argv, int null, int socket, int place, pid_t parent);

#endif
