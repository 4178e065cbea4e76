/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listing.h - which tensors of a file `info` shows, and in which order: --tensor and --sort.
 */
#ifndef TENSORGATE_CLI_LISTING_H
#define TENSORGATE_CLI_LISTING_H

#include "cli.h"

typedef struct listing {
    uint64_t count;
    uint64_t *indices; /* of the tensors; NULL: all, as the file has them */
} listing;

/* Returns false with an error: of the file, or there is no memory. */
bool listing_open(listing *l, const args *a, tg_file *file, tg_error *error);
void listing_close(listing *l);

/* The number in the file of the tensor that is shown as number `i`, below l->count. */
static inline uint64_t listing_at(const listing *l, uint64_t i) {
    return l->indices != NULL ? l->indices[i] : i;
}

#endif
