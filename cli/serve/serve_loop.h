/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_loop.h - the process that accepts connections.
 */
#ifndef TENSORGATE_CLI_SERVE_LOOP_H
#define TENSORGATE_CLI_SERVE_LOOP_H

#include "serve_listen.h"
#include "serve_request.h"

/*
 * Serves until SIGTERM or SIGINT, which have to be blocked: then no connection is accepted, those between requests
 * end, the others have --grace seconds to end theirs. `ready`, if it is not -1, is closed as soon as connections are
 * accepted, after a byte was written to it. Returns an exit code.
 */
int serve_run(const args *a, const listener *at, int log_fd, int ready);

#endif
