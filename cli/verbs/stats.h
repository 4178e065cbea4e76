/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats.h - statistics of the values of an array, in constant memory.
 *
 * A complex number counts as two numbers. Minimum, maximum, mean, standard deviation and histogram are those of the
 * finite numbers.
 */
#ifndef TENSORGATE_CLI_STATS_H
#define TENSORGATE_CLI_STATS_H

#include "cli_progress.h"
#include "element.h"

#define STATS_BINS 10

typedef struct stats {
    tg_dtype dtype; /* of a number */
    uint64_t count; /* of numbers */
    uint64_t nan;
    uint64_t inf;
    uint64_t neg_inf;
    uint64_t zeros;
    uint64_t finite;
    /* Only if `finite` is not 0. Of zeros of both signs the negative one is the minimum, the other one the maximum. */
    uint8_t min[ELEMENT_MAX]; /* as put_element() takes them */
    uint8_t max[ELEMENT_MAX];
    double mean; /* of the exact sum */
    double std;  /* of all numbers, not of a sample: as np.std() */
    /* Bins of the same width from the minimum to the maximum; one if they are the same. A number on an edge is in the
     * bin above it, the maximum in the last one. */
    unsigned bins;
    double edge[STATS_BINS + 1];
    uint64_t in_bin[STATS_BINS];
} stats;

/* What statistics need room for; one is enough for any number of arrays, one after the other. */
typedef struct stats_room stats_room;

/* NULL: no memory. */
stats_room *stats_open(void);
void stats_close(stats_room *room);

/* Reads the array at most twice, each time from its beginning to its end. False with tg_last_error of its file. */
bool stats_of(stats_room *room, tg_array *array, stats *s);
/* From now on what was read is shown; NULL: no more. */
void stats_show(stats_room *room, value_progress *line);

#endif
