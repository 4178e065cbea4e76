/* SPDX-License-Identifier: Apache-2.0 */
/*
 * slice.h - which elements of an array are meant: "0,1:-1,::2", as NumPy has it.
 */
#ifndef TENSORGATE_CLI_SLICE_H
#define TENSORGATE_CLI_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What is taken of one axis: `count` positions, the first is `start`, then each `step` further, or
 * back when `down` is set. All of them are on the axis. */
typedef struct axis {
    uint64_t start;
    uint64_t count;
    uint64_t step;
    bool down;
    bool dropped; /* an index, not a range: the result does not have this axis */
} axis;

/*
 * Fills `axes`, of which there are `rank`; text NULL takes everything. Ranges are cut off at the ends
 * of the axis, an index has to be on it. False when the text is no slice of such an array; `why`
 * tells in printable ASCII.
 */
bool slice_parse(const char *text, const uint64_t *shape, uint32_t rank, axis *axes, char *why,
                 size_t cap);

#endif
