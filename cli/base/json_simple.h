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

/* A call takes as long as a short string. */
#if defined(__GNUC__)
#define JSON_INLINED inline __attribute__((always_inline))
#else
#define JSON_INLINED inline
#endif

#define JSON_ONES UINT64_C(0x0101010101010101)
#define JSON_PLAIN (JSON_ONES << 7)

/* Sets the highest bit of each of eight bytes that is printable ASCII and neither a quote nor a backslash. If all are, the result
 * is JSON_PLAIN, and only then: where no byte has its highest bit set, each sum stays in its byte, and sets that bit in the
 * first three for a byte that is not less than ' ', not a quote, not a backslash, and in the last one for 127. */
static inline uint64_t json_plain(uint64_t eight) {
    const uint64_t printable = eight + (128 - ' ') * JSON_ONES;
    const uint64_t no_quote = (eight ^ '"' * JSON_ONES) + 127 * JSON_ONES;
    const uint64_t no_backslash = (eight ^ '\\' * JSON_ONES) + 127 * JSON_ONES;
    return printable & no_quote & no_backslash & ~(eight | (eight + JSON_ONES)) & JSON_PLAIN;
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

static inline uint16_t json_two(const char *text) {
    uint16_t two;
    memcpy(&two, text, sizeof two);
    return two;
}

/* Each of the functions below copies a string and returns whether all of it may stand in JSON as it is: most have printable ASCII
 * without quotes and backslashes only. The last bytes of a string may be looked at, and copied, twice. */

#define JSON_SHORT 16u

/* Of 2 to JSON_SHORT bytes: without a loop. */
static JSON_INLINED bool json_copy_short(char *to, const char *text, size_t n) {
    if (n >= 8) {
        const uint64_t first = json_eight(text);
        const uint64_t last = json_eight(text + n - 8);
        memcpy(to, &first, 8);
        memcpy(to + n - 8, &last, 8);
        return (json_plain(first) & json_plain(last)) == JSON_PLAIN;
    }
    if (n >= 4) {
        const uint32_t first = json_four(text);
        const uint32_t last = json_four(text + n - 4);
        memcpy(to, &first, 4);
        memcpy(to + n - 4, &last, 4);
        return json_plain(first | (uint64_t)last << 32) == JSON_PLAIN;
    }
    const uint16_t first = json_two(text);
    const uint16_t last = json_two(text + n - 2);
    memcpy(to, &first, 2);
    memcpy(to + n - 2, &last, 2);
    return json_plain(first | (uint64_t)last << 16 | UINT64_C(0x2020202000000000)) == JSON_PLAIN;
}

/* Of any number of bytes. */
static inline bool json_copy(char *to, const char *text, size_t n) {
    if (n <= JSON_SHORT) {
        if (n >= 2) return json_copy_short(to, text, n);
        if (n == 0) return true;
        to[0] = text[0];
        return json_plain((unsigned char)text[0] * JSON_ONES) == JSON_PLAIN;
    }
    const uint64_t last = json_eight(text + n - 8);
    uint64_t plain = json_plain(last);
    for (size_t i = 0; i < n - 8; i += 8) {
        const uint64_t eight = json_eight(text + i);
        plain &= json_plain(eight);
        memcpy(to + i, &eight, 8);
    }
    memcpy(to + n - 8, &last, 8);
    return plain == JSON_PLAIN;
}

#endif
