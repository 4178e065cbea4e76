/* SPDX-License-Identifier: Apache-2.0 */
/*
 * paths.h - what can be opened, by Landlock. Only for sandbox.c.
 */
#ifndef TENSORGATE_CLI_PATHS_H
#define TENSORGATE_CLI_PATHS_H

#include "sandbox.h"

/* The version of Landlock; 0: this build or system has none; negative: -errno, the kernel has none. */
int paths_version(void);
/* Puts it in force. False with errno. The process must have no_new_privs. */
bool paths_enter(const sandbox_policy *policy, int version);

#endif
