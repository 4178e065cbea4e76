/* SPDX-License-Identifier: Apache-2.0 */
/*
 * glance.h - single bytes anywhere in a file that none of our formats has, to find out what it is.
 *
 * Nothing that is found here is ever used but to name the file. Every loop over what a file says has a bound of its own.
 */
#ifndef TENSORGATE_GLANCE_H
#define TENSORGATE_GLANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ks.h"

typedef struct tg_glance {
    ks_ctx *ks;
    uint64_t size;
    const char *name; /* of the file, or NULL */
    bool failed;      /* bytes could not be loaded: ks->error */
} tg_glance;

/* `n` bytes from `at` on, loaded; NULL if they are not all in the file, or could not be loaded. */
static inline const uint8_t *tg_glance_at(tg_glance *g, uint64_t at, uint64_t n) {
    if (g->failed || at > g->size || n > g->size - at) return NULL;
    const uint8_t *bytes = ks_input_bytes(g->ks, at, n);
    g->failed = bytes == NULL;
    return bytes;
}

/* An unsigned number of up to 8 bytes, little-endian. */
static inline uint64_t tg_glance_number(const uint8_t *bytes, unsigned n) {
    uint64_t value = 0;
    for (unsigned i = n; i > 0; i--) value = value << 8 | bytes[i - 1];
    return value;
}

#endif
