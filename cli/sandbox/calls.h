/* SPDX-License-Identifier: Apache-2.0 */
/*
 * calls.h - the list of system calls, by seccomp. Only for sandbox.c.
 */
#ifndef TENSORGATE_CLI_CALLS_H
#define TENSORGATE_CLI_CALLS_H

#include "sandbox.h"

/* NULL: the list can be put in force; otherwise why not. *by_kernel: it is the kernel that has none. */
const char *calls_missing(bool *by_kernel);
/* Puts it in force. False with errno. The process must have no_new_privs. */
bool calls_enter(const sandbox_policy *policy);

#endif
