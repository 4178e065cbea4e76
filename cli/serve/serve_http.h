/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_http.h - connections, and the heads and ends of requests: the callbacks of libmicrohttpd.
 *
 * libmicrohttpd reads the head of a request, of at most --max-header bytes, and answers by itself where it is no HTTP
 * (400, 413, 431, 505, a line of HTML); such requests are not in the log. Everything about a request is decided here, from
 * its head (serve_head.h); a request that could be understood in two ways (Content-Length twice, or beside Transfer-Encoding) is
 * refused, and its connection ends.
 */
#ifndef TENSORGATE_CLI_SERVE_HTTP_H
#define TENSORGATE_CLI_SERVE_HTTP_H

#include "serve_request.h"

/* Accepts connections of a socket that listens. False: no memory. */
bool http_start(server *s, int fd);
/* Ends what is left. */
void http_stop(server *s);

#endif
