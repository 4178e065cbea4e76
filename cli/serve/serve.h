/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve.h - the verb `serve`: check and convert over HTTP. docs/serve.md tells how it is used, serve_request.h how it
 * is made. Without libmicrohttpd (HTTP=0) the verb says so.
 */
#ifndef TENSORGATE_CLI_SERVE_H
#define TENSORGATE_CLI_SERVE_H

#include "cli.h"

int run_serve(const args *a);
#endif
