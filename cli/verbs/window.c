/* SPDX-License-Identifier: Apache-2.0 */
/*
 * window.c - reads single elements of an array through a buffer of constant size.
 */
#include "window.h"

#include <stdlib.h>
#include <string.h>

#define WINDOW_BYTES (UINT64_C(1) << 20)

bool window_open(window *w, tg_array *array, size_t element) {
    memset(w, 0, sizeof *w);
    w->array = array;
    w->element = element;
    w->room = WINDOW_BYTES / (element > 0 ? element : 1);
    w->bytes = malloc(WINDOW_BYTES);
    return w->bytes != NULL;
}

void window_close(window *w) { free(w->bytes); }

void window_reach(window *w, uint64_t low, uint64_t span) {
    w->low = low;
    w->span = span;
}

const uint8_t *window_at(window *w, uint64_t at) {
    /* All positions are inside the array, whose size in bytes fits 64 bits. */
    if (at < w->from || at - w->from >= w->held) {
        uint64_t from = w->low + (at - w->low) / w->room * w->room;
        uint64_t left = w->low + w->span - from;
        uint64_t held = left < w->room ? left : w->room;
        w->held = 0;
        if (w->element > 0 &&
            !tg_array_read(w->array, from * w->element, w->bytes, (size_t)(held * w->element)))
            return NULL;
        w->from = from;
        w->held = held;
    }
    return w->bytes + (at - w->from) * w->element;
}
