/* SPDX-License-Identifier: Apache-2.0 */
/*
 * odd_values.h - numbers of an array that are not finite, and zeros, in one pass and constant memory.
 *
 * A complex number counts as two numbers.
 */
#ifndef TENSORGATE_CLI_ODD_VALUES_H
#define TENSORGATE_CLI_ODD_VALUES_H

#include "cli_progress.h"
#include "widen.h"

/* How many numbers are of a kind, and the element with the first of them, in the order of the array. */
typedef struct odd_count {
    uint64_t count;
    uint64_t first;
} odd_count;

typedef struct odd_values {
    uint64_t count; /* of numbers */
    uint64_t zeros;
    odd_count nan;
    odd_count inf;
    odd_count neg_inf;
    uint64_t end; /* the element behind the last one that is not zero: from there on all are */
} odd_values;

/* What is needed room for; one is enough for any number of arrays, one after the other. */
typedef struct odd_room odd_room;

/* NULL: no memory. `line`: shows what was read; or NULL. */
odd_room *odd_open(value_progress *line);
void odd_close(odd_room *room);

/* Reads the array once, from its beginning to its end. False with tg_last_error of its file. */
bool odd_values_of(odd_room *room, tg_array *array, odd_values *v);

#endif
