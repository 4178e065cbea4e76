/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_body.h - the body of a request, from libmicrohttpd to a worker.
 */
#ifndef TENSORGATE_CLI_SERVE_BODY_H
#define TENSORGATE_CLI_SERVE_BODY_H

#include "serve_request.h"

/* Takes bytes of the body; returns how many. If these are not all, the request is suspended. */
size_t body_take(request *r, const void *data, size_t n);
/* All bytes were given: the request has an answer, or is suspended until it has one. */
void body_end(request *r);
/* The socket to the worker has room again. */
void body_pump(request *r);
/* A worker is done with the request, whose answer is made. */
void body_answered(request *r);
/* Gives up what the request has of a body, and what a worker does with it. */
void body_drop(request *r);

#endif
