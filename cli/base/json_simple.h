/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_simple.h - strings that stand in JSON as they are, eight bytes at a time.
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

static inline uint64_t json_eight(const char *text) {
    uint64_t eight;
    memcpy(&eight, text, sizeof eight);
    return eight;
}

static inline uint32_t json_four(const char *text) {
    uint32_t four;
    memcpy(&four, text, sizeof four);
    return four;
}

/* Copies a string and returns whether all of it may stand in JSON as it is: most have printable ASCII without quotes and
 * backslashes only. The last bytes of a string may be looked at, and copied, twice. */
static inline bool json_copy(char *to, const char *text, size_t n) {
    uint64_t others = 0;
    if (n >= 8) {
        const uint64_t last = json_eight(text + n - 8);
        for (size_t i = 0; i < n - 8; i += 8) {
            const uint64_t eight = json_eight(text + i);
            others |= finds_others(eight);
            memcpy(to + i, &eight, 8);
        }
        memcpy(to + n - 8, &last, 8);
        return (others | finds_others(last)) == 0;
    }
    if (n >= 4) {
        const uint32_t first = json_four(text);
        const uint32_t last = json_four(text + n - 4);
        memcpy(to, &first, 4);
        memcpy(to + n - 4, &last, 4);
        return finds_others(first | (uint64_t)last << 32) == 0;
    }
    for (size_t i = 0; i < n; i++) { /* 3 at most; spaces where there are none */
        to[i] = text[i];
        others = others << 8 | (unsigned char)text[i];
    }
    return finds_others(others | UINT64_C(0x2020202020202020) << 8 * n) == 0;
}

#endif
