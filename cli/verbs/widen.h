/* SPDX-License-Identifier: Apache-2.0 */
/*
 * widen.h - stored numbers as float64, in whole blocks of STATS_BLOCK, for stats_kernels.h.
 */
#ifndef TENSORGATE_CLI_WIDEN_H
#define TENSORGATE_CLI_WIDEN_H

#include "element.h"
#include "stats_kernels.h"

/* Numbers that are converted at once: whole blocks. */
#define WIDE (8 * STATS_BLOCK)

/* Little-endian words as those of this machine; `to` are words or numbers of 8 bytes. */
void load_words(void *to, const uint8_t *from, size_t n);

/* Converts n <= WIDE stored numbers, and fills the last block with NaN. Integers of 64 bits are rounded to the nearest
 * numbers. Returns the number of blocks. */
size_t widen_numbers(double wide[WIDE], const uint8_t *bytes, tg_dtype dtype, size_t n);

#endif
