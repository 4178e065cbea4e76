/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_head.h - the headers of a request: what they say about its body, and what is wrong with them.
 */
#ifndef TENSORGATE_CLI_SERVE_HEAD_H
#define TENSORGATE_CLI_SERVE_HEAD_H

#include "serve_request.h"

typedef struct serve_head {
    unsigned hosts;
    unsigned lengths;
    unsigned encodings;
    bool is_broken;  /* a header that others may read otherwise */
    bool is_chunked; /* the encoding is "chunked" and nothing else */
    bool is_empty;   /* the length is 0 */
    bool is_large;   /* the length exceeds --max-file */
    bool is_long;    /* the length exceeds --max-spooled */
    unsigned types;
    bool is_form;
    bool is_archive; /* Content-Type: application/x-tar */
    bool is_encoded; /* Content-Encoding, other than identity */
    bool expects;
    bool wants_problem;  /* Accept names application/problem+json */
    char forwarded[64];  /* the last address of X-Forwarded-For, or "" */
    char request_id[65]; /* X-Request-Id, if it is a word; or "" */
    uint64_t most;
    uint64_t most_spooled;
    uintptr_t end; /* of the last line that was read, without what ends it */
} serve_head;

/* `method` and `version` are those of the first line, as libmicrohttpd gives them: where they lie in its buffer. */
void head_read(const request *r, const char *method, const char *version, serve_head *h);
/* What is wrong with a head, or makes it ambiguous; then no request follows. Whether there is an answer. */
bool head_refuse(request *r, const serve_head *h, bool is_1_1);

#endif
