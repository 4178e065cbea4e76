/* SPDX-License-Identifier: Apache-2.0 */
/*
 * widen.c - see widen.h.
 */
#include "widen.h"

#include <math.h>
#include <string.h>

void load_words(void *to, const uint8_t *from, size_t n) {
    static const uint16_t one = 1;
    uint8_t first = 0;
    memcpy(&first, &one, 1);
    if (first == 1) {
        memcpy(to, from, 8 * n);
        return;
    }
    for (size_t i = 0; i < n; i++) {
        const uint64_t word = load_u64(from + 8 * i, 8);
        memcpy((uint8_t *)to + 8 * i, &word, sizeof word);
    }
}

static void round_words(double *to, const uint8_t *from, size_t n, bool has_sign) {
    load_words(to, from, n);
    for (size_t i = 0; i < n; i++) {
        uint64_t word = 0;
        int64_t number = 0;
        memcpy(&word, to + i, sizeof word);
        memcpy(&number, to + i, sizeof number); /* two's complement (C11 7.20.1.1) */
        to[i] = has_sign ? (double)number : (double)word;
    }
}

size_t widen_numbers(double wide[WIDE], const uint8_t *bytes, tg_dtype dtype, size_t n) {
    const size_t blocks = (n + STATS_BLOCK - 1) / STATS_BLOCK;
    if (dtype == TG_DTYPE_FLOAT64) {
        load_words(wide, bytes, n);
    } else if (dtype == TG_DTYPE_INT64 || dtype == TG_DTYPE_UINT64) {
        round_words(wide, bytes, n, dtype == TG_DTYPE_INT64);
    } else {
        tg_numbers_convert(wide, TG_DTYPE_FLOAT64, bytes, dtype, n, NULL);
        load_words(wide, (const uint8_t *)wide, n);
    }
    for (size_t i = n; i < blocks * STATS_BLOCK; i++) wide[i] = NAN;
    return blocks;
}
