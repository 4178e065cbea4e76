/* SPDX-License-Identifier: Apache-2.0 */
/*
 * slice.h - selects elements of an array: "0,1:-1,::2", as in NumPy.
 */
#ifndef TENSORGATE_CLI_SLICE_H
#define TENSORGATE_CLI_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The selected positions of one axis: `count` positions, starting at `start`, ascending by `step`,
 * or descending if `down` is set. All of them are on the axis. */
typedef struct axis {
    uint64_t start;
    uint64_t count;
    uint64_t step;
    bool down;
    bool dropped; /* an index, not a range: it removes the axis from the result */
} axis;

/*
 * Fills `axes`, an array of `rank` items; text NULL selects everything. Ranges are clipped to the
 * axis; an index must be on the axis. Returns false if the text is not a slice of such an array;
 * `why` then describes the error in printable ASCII.
 */
bool slice_parse(const char *text, const uint64_t *shape, uint32_t rank, axis *axes, char *why,
                 size_t cap);

#endif
