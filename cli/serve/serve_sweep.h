/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_sweep.h - connections that are looked at from time to time: slow ones, and those that make no progress.
 */
#ifndef TENSORGATE_CLI_SERVE_SWEEP_H
#define TENSORGATE_CLI_SERVE_SWEEP_H

#include "serve_request.h"

/* Ends connections that are too slow, and, when the service stops, those between requests. Does nothing if that was a
 * moment ago, unless s->next_sweep is 0. */
void sweep(server *s);
/* Ends a connection; libmicrohttpd finds that out. */
void sweep_end(server *s, client *c);

#endif
