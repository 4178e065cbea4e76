/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_queue.h - bodies that wait for a worker, first come first served, or have one.
 *
 * A body that still arrives keeps its worker until the client has sent it. Such bodies take all workers but one, and
 * that one is for bodies that are complete (unless there is one worker alone).
 */
#ifndef TENSORGATE_CLI_SERVE_QUEUE_H
#define TENSORGATE_CLI_SERVE_QUEUE_H

#include <poll.h>

#include "serve_request.h"

/* What a worker of the service does, in a process of its own that was executed for it. */
_Noreturn void queue_work(const args *a);

/* Prepares workers; no client may be known yet, as what this process has in its memory then is in that of the process
 * which starts them. `answered` is called for each request whose answer was made. False after a message. */
bool queue_start(server *s, void (*answered)(request *r));
/* Whether no worker can be started any more. */
bool queue_is_lost(const server *s);
/* Ends the workers, whatever they do. */
void queue_stop(server *s);
/* Whether no more requests may wait: --max-waiting. */
bool queue_is_full(const server *s);
/* Takes the descriptors, also when it fails. False: no memory. */
bool queue_add(request *r, bool is_stream, const worker_files *files);
/* Whether it is in the queue, and no worker has it. */
bool queue_waits(const request *r);
/* The body of a request that waits is complete: `body` is a file with all of it, which is taken, in place of a stream. */
void queue_complete(const request *r, int body);
/* All bytes of the stream were written. */
void queue_stream_done(const request *r);
/* What a worker says about the request is dropped. */
void queue_forget(request *r);
/* Gives workers what waits for them. */
void queue_give(server *s);
/* What is to be waited for, at most `room` entries, and how long (-1: for ever); handles what there is. */
size_t queue_poll_set(const server *s, struct pollfd *set, size_t room, int *milliseconds);
void queue_handle(server *s);
serve_gauges queue_gauges(const server *s);

#endif
