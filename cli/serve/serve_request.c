/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_request.c - see serve_request.h.
 */
#include "serve_request.h"

#include <time.h>

double seconds_now(void) {
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

uint64_t most_spooled(const server *s) {
    const uint64_t spooled = s->a->serve.max_spooled, stream = s->a->options.limits.max_stream;
    return spooled < stream ? spooled : stream;
}

void request_waits_no_more(request *r) {
    r->s->num_waiting_bytes -= r->num_waiting_bytes;
    r->num_waiting_bytes = 0;
}

void request_suspend(request *r) {
    if (!r->is_suspended) serve_library.MHD_suspend_connection(r->socket);
    r->is_suspended = true;
}

void request_resume(request *r) {
    if (r->is_suspended) serve_library.MHD_resume_connection(r->socket);
    r->s->has_resumed = true;
    r->is_suspended = false;
}
