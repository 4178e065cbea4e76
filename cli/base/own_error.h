/* SPDX-License-Identifier: Apache-2.0 */
/*
 * own_error.h - errors that the library does not know: a process that looked at a file did not come to an end.
 */
#ifndef TENSORGATE_CLI_OWN_ERROR_H
#define TENSORGATE_CLI_OWN_ERROR_H

#include "cli.h"

typedef enum own_code {
    OWN_CRASHED, /* a bug of ours: EXIT_BUG */
    OWN_TIMEOUT, /* --timeout */
    OWN_MEMORY,  /* --max-rss, or the machine had no memory left */
    OWN_CODES
} own_code;

/* `detail` is a sentence of printable ASCII. */
tg_error own_error(own_code code, const char *detail);
/* The code of any error as JSON and text have it: "crashed", "timeout", "memory", otherwise that of the library. */
const char *error_code_name(const tg_error *error);
/* Whether it is one of these. */
bool is_own_error(const tg_error *error);

#endif
