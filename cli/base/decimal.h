/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decimal.h - integers as decimal text, two digits at a time: --json of many tensors consists of little else.
 */
#ifndef TENSORGATE_CLI_DECIMAL_H
#define TENSORGATE_CLI_DECIMAL_H

#include <stdint.h>
#include <string.h>

/* Digits of the largest: 18446744073709551615. */
#define DECIMAL_MOST 20u

static inline unsigned decimal_digits(uint64_t value) {
    for (unsigned n = 1;; n += 4) {
        if (value < 10) return n;
        if (value < 100) return n + 1;
        if (value < 1000) return n + 2;
        if (value < 10000) return n + 3;
        value /= 10000;
    }
}

/* Writes at most DECIMAL_MOST bytes; returns where they end. */
static inline char *decimal_put(char *at, uint64_t value) {
    static const char pairs[] = "00010203040506070809101112131415161718192021222324"
                                "25262728293031323334353637383940414243444546474849"
                                "50515253545556575859606162636465666768697071727374"
                                "75767778798081828384858687888990919293949596979899";
    char *end = at + decimal_digits(value);
    char *next = end;
    for (; value >= 100; value /= 100) {
        next -= 2;
        memcpy(next, pairs + 2 * (value % 100), 2);
    }
    if (value >= 10) {
        memcpy(next - 2, pairs + 2 * value, 2);
    } else {
        next[-1] = (char)('0' + value);
    }
    return end;
}

#endif
