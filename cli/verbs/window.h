/* SPDX-License-Identifier: Apache-2.0 */
/*
 * window.h - reads single elements of an array through a buffer of constant size.
 */
#ifndef TENSORGATE_CLI_WINDOW_H
#define TENSORGATE_CLI_WINDOW_H

#include "tensorgate.h"

/*
 * Blocks of elements start at `low`, so the direction of access does not matter. Nothing outside
 * [low, low + span) is read; if only few elements are needed, far from each other, the span is one
 * element.
 */
typedef struct window {
    tg_array *array;
    size_t element; /* bytes of an element */
    uint8_t *bytes;
    uint64_t room; /* elements that fit in the buffer */
    uint64_t low;
    uint64_t span;
    uint64_t from; /* the buffer has the elements [from, from + held) */
    uint64_t held;
} window;

/* `element`: bytes of an element, of which at least one fits in a buffer of 1 MiB; 0: none is read. Returns false if there is no
 * memory. */
bool window_open(window *w, tg_array *array, size_t element);
void window_close(window *w);
/* Sets the range of elements that will be requested, [low, low + span), which is inside the
 * array. */
void window_reach(window *w, uint64_t low, uint64_t span);
/* Element `at` of the range; valid until the next call. NULL if it could not be read. */
const uint8_t *window_at(window *w, uint64_t at);

#endif
