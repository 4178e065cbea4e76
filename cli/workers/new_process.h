/* SPDX-License-Identifier: Apache-2.0 */
/*
 * new_process.h - what a process gives up of the one that started it.
 */
#ifndef TENSORGATE_CLI_NEW_PROCESS_H
#define TENSORGATE_CLI_NEW_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Signals for the whole group are the parent's matter; at its end this process ends. False: it ended before that. */
bool process_follow(pid_t parent);
/* Standard descriptors become `null`: the process has neither the user's terminal nor its output. Sanitizers report on
 * standard error. */
bool process_leave_terminal(int null);
/* Closes everything but standard descriptors, `mine`, and those in `keep`. */
bool process_close_others(int mine, const int *keep, size_t num_keep);

#endif
