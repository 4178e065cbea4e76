/* SPDX-License-Identifier: Apache-2.0 */
/*
 * spill.h - a file without a name for what is too large to hold in memory until it is needed again.
 *
 * It is made when it is first written, and gone when it is closed or the program ends. A system without room for it is
 * no error: what cannot be put away stays where it is.
 */
#ifndef KSYC_SPILL_H
#define KSYC_SPILL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All zero is one that was not used yet. */
typedef struct spill {
    void *file; /* a FILE, or NULL */
    uint64_t size;
    bool is_full; /* or cannot be made */
} spill;

/* Puts bytes away; `*at` is where. False if they cannot be. */
bool ksyc_spill_put(spill *s, const char *bytes, size_t size, uint64_t *at);
/* Bytes that were put away; false with `errno` set if they cannot be read. */
bool ksyc_spill_get(const spill *s, uint64_t at, char *bytes, size_t size);
void ksyc_spill_close(spill *s);

#endif
