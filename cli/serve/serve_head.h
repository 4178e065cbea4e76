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
    bool is_form;
    bool is_encoded; /* Content-Encoding, other than identity */
    bool expects;
    uint64_t most;
    uintptr_t end; /* of the last line that was read, without what ends it */
} serve_head;

/* `method` and `version` are those of the first line, as libmicrohttpd gives them: where they lie in its buffer. */
void head_read(const request *r, const char *method, const char *version, serve_head *h);
/* What is wrong with a head, or makes it ambiguous; then no request follows. Whether there is an answer. */
bool head_refuse(request *r, const serve_head *h, bool is_1_1);

#endif
