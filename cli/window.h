/* SPDX-License-Identifier: Apache-2.0 */
/*
 * window.h - single elements of an array, through a buffer of constant size.
 */
#ifndef TENSORGATE_CLI_WINDOW_H
#define TENSORGATE_CLI_WINDOW_H

#include "tensorgate.h"

/*
 * Elements are read in blocks that are counted from `low`, so it does not matter in which direction
 * one goes through them. Nothing outside [low, low + span) is read: where only few elements are
 * wanted, far from each other, the span is one element.
 */
typedef struct window {
    tg_array *array;
    size_t element; /* bytes of one */
    uint8_t *bytes;
    uint64_t room; /* elements that fit */
    uint64_t low;
    uint64_t span;
    uint64_t from; /* elements [from, from + held) are here */
    uint64_t held;
} window;

/* False when there is no memory. */
bool window_open(window *w, tg_array *array);
void window_close(window *w);
/* From now on elements of [low, low + span), which is inside the array, will be asked for. */
void window_reach(window *w, uint64_t low, uint64_t span);
/* Element `at` of these; valid until the next call. NULL when it could not be read. */
const uint8_t *window_at(window *w, uint64_t at);

#endif
