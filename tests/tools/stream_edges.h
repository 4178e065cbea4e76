/* SPDX-License-Identifier: Apache-2.0 */
/* stream_edges.h - the positions of a file at which something begins or ends. */
#ifndef TESTS_STREAM_EDGES_H
#define TESTS_STREAM_EDGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tensorgate.h"

/*
 * Marks positions below `size`, each a byte of the result, which is freed with free(): those at which a node of the parse
 * tree begins or ends, and those beside them. Of an array the first two elements are looked into, and the last: those
 * between them are of the same form. NULL if no reader accepts the file.
 */
bool *stream_edges(const uint8_t *data, size_t size, tg_format format);

#endif
