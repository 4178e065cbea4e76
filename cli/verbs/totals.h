/* SPDX-License-Identifier: Apache-2.0 */
/*
 * totals.h - how many elements and bytes the tensors of a file have, by their stored dtype.
 */
#ifndef TENSORGATE_CLI_TOTALS_H
#define TENSORGATE_CLI_TOTALS_H

#include "tensorgate.h"

/* Sums that do not fit are UINT64_MAX. */
typedef struct total {
    uint64_t tensors;
    uint64_t elements; /* as the shapes say: also those that a sparse tensor does not store */
    uint64_t nbytes;   /* that are stored */
} total;

typedef struct totals {
    total of[TG_DTYPE_COUNT];
} totals;

void totals_add(totals *sums, const tg_tensor *t);
total totals_all(const totals *sums);

#endif
