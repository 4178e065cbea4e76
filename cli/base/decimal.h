/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decimal.h - integers as decimal text, eight digits at a time: --json of many tensors consists of little else.
 */
#ifndef TENSORGATE_CLI_DECIMAL_H
#define TENSORGATE_CLI_DECIMAL_H

#include <stdint.h>

/* Digits of the largest, 18446744073709551615: 4 and twice 8. */
#define DECIMAL_MOST 20u

/* Of a number that has at most eight. */
static inline unsigned decimal_digits(uint32_t value) {
    if (value < 100) return value < 10 ? 1 : 2;
    if (value < 10000) return value < 1000 ? 3 : 4;
    if (value < 1000000) return value < 100000 ? 5 : 6;
    return value < 10000000 ? 7 : 8;
}

/* Eight digits, the first of them in the lowest byte, of a number that has no more. Both halves are divided at once, then all
 * four pairs; the multiplications are exact for numbers up to 9999 and 99. */
static inline uint64_t decimal_eight(uint32_t value) {
    const uint64_t halves = value / 10000 + ((uint64_t)(value % 10000) << 32);
    const uint64_t hundreds = ((halves * 10486) >> 20) & UINT64_C(0x0000007f0000007f);
    const uint64_t pairs = hundreds + ((halves - 100 * hundreds) << 16);
    const uint64_t tens = ((pairs * 103) >> 10) & UINT64_C(0x000f000f000f000f);
    return tens + ((pairs - 10 * tens) << 8) + UINT64_C(0x3030303030303030);
}

/* Eight bytes, which compilers store at once. */
static inline void decimal_store(char *at, uint64_t eight) {
    at[0] = (char)(eight & 0xff);
    at[1] = (char)(eight >> 8 & 0xff);
    at[2] = (char)(eight >> 16 & 0xff);
    at[3] = (char)(eight >> 24 & 0xff);
    at[4] = (char)(eight >> 32 & 0xff);
    at[5] = (char)(eight >> 40 & 0xff);
    at[6] = (char)(eight >> 48 & 0xff);
    at[7] = (char)(eight >> 56);
}

/* A number of at most eight digits. */
static inline char *decimal_put_few(char *at, uint32_t value) {
    const unsigned n = decimal_digits(value);
    decimal_store(at, decimal_eight(value) >> (64 - 8 * n));
    return at + n;
}

/* Returns where the digits end; up to 8 bytes behind them may change, but at most DECIMAL_MOST from `at` on. */
static inline char *decimal_put(char *at, uint64_t value) {
    const uint64_t most = 100000000;
    if (value < 10) { /* lengths of axes, mostly */
        *at = (char)('0' + value);
        return at + 1;
    }
    if (value >= most) {
        const uint64_t above = value / most;
        if (above >= most) {
            at = decimal_put_few(at, (uint32_t)(above / most));
            decimal_store(at, decimal_eight((uint32_t)(above % most)));
            at += 8;
        } else {
            at = decimal_put_few(at, (uint32_t)above);
        }
        decimal_store(at, decimal_eight((uint32_t)(value % most)));
        return at + 8;
    }
    return decimal_put_few(at, (uint32_t)value);
}

#endif
