/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_openapi.h - docs/openapi.json, line by line, as the build has put it into the program (scripts/embed.awk).
 */
#ifndef TENSORGATE_CLI_SERVE_OPENAPI_H
#define TENSORGATE_CLI_SERVE_OPENAPI_H

#include <stddef.h>

extern const char *const openapi_lines[];
extern const size_t num_openapi_lines;

#endif
