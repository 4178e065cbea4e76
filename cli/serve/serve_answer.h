/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_answer.h - the answers to requests.
 *
 * Status:
 *   200  the file is valid; the conversion; the page
 *   422  the file was refused, or cannot be converted: a client that looks only at the status takes no refused file
 *   413  the file exceeds --max-file or --max-stream
 *   400 404 405 408 411 415 501   the request is wrong, or too slow; no worker gave a verdict
 *   503  busy, or stopping; Retry-After says when to come again
 *   504  the worker exceeded --timeout   507  it ran out of memory, or the spool out of space
 *   500  the worker crashed, or another failure of the service
 *
 * 200 of a check, and what else comes from a worker, has the object of `check --json`; all others have
 * {"error": {"code", "message"}}. A client that accepts application/problem+json gets failures and refusals as that.
 */
#ifndef TENSORGATE_CLI_SERVE_ANSWER_H
#define TENSORGATE_CLI_SERVE_ANSWER_H

#include "serve_request.h"

/* Each makes the answer of a request; where there is no memory for it, it has a status and no text. */
void answer_error(request *r, unsigned status, const char *code, const char *message);
/* The route was refused. */
void answer_route(request *r);
/* A file was refused, with what its worker says: JSON, which is copied. */
void answer_refusal(request *r, unsigned status, const char *text, size_t n);
/* JSON, which is copied. */
void answer_json(request *r, unsigned status, const void *text, size_t n);
/* The file without a name r->output, which is complete. */
void answer_output(request *r);
void answer_metrics(request *r, const serve_gauges *g);
void answer_openapi(request *r);

/* Gives the answer to libmicrohttpd. MHD_NO: there is none, and the connection ends. */
enum MHD_Result answer_queue(request *r);
/*
 * Sends the answer by hand, in the middle of a body, where libmicrohttpd cannot. What has no room in the socket is
 * lost with the connection. No other byte has been sent for this request, except those of "100 Continue". What still
 * arrives has to be thrown away for a while.
 */
void answer_by_hand(request *r);

#endif
