/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_simple.h - strings that stand in JSON as they are.
 */
#ifndef TENSORGATE_CLI_JSON_SIMPLE_H
#define TENSORGATE_CLI_JSON_SIMPLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Whether one of eight bytes is not printable ASCII, or a quote, or a backslash. Bytes that are less than n <= 128 are found by a
 * subtraction that borrows from their highest bit; a borrow from the byte before only comes from a byte that is found. Above '~' the
 * highest bit is set, or is so after 1 is added to 127. */
static inline uint64_t finds_others(uint64_t eight) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    const uint64_t quote = eight ^ '"' * ones;
    const uint64_t backslash = eight ^ '\\' * ones;
    const uint64_t less = (eight - ' ' * ones) & ~eight;
    const uint64_t equal = ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash);
    return (less | equal | eight | (eight + ones)) & (ones << 7);
}

/* Most strings have printable ASCII without quotes and backslashes only. */
static inline bool json_is_simple(const char *text, size_t n) {
    uint64_t eight;
    uint64_t others = 0;
    if (n >= sizeof eight) {
        for (size_t i = 0; i < n - sizeof eight; i += sizeof eight) {
            memcpy(&eight, text + i, sizeof eight);
            others |= finds_others(eight);
        }
        memcpy(&eight, text + n - sizeof eight,
               sizeof eight); /* the last ones, some of them again */
        return (others | finds_others(eight)) == 0;
    }
    for (size_t i = 0; i < n; i++) {
        const unsigned c = (unsigned char)text[i];
        others |= (unsigned)(c - ' ' > '~' - ' ') | (c == '"') | (c == '\\');
    }
    return others == 0;
}

#endif
