/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_json_text.c - the parts of --json that are written many bytes at a time, compared with what is done byte by byte.
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli_json.h"
#include "decimal.h"
#include "json_simple.h"
#include "unit.h"

/* Longer than what each of the ways of copying is for. */
#define LONGEST 40u

static bool is_plain(unsigned char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; }

/* Copies from memory that ends with the string, to memory that ends where it may. */
static void copies(const char *text, size_t n, bool plain) {
    char *from = malloc(n > 0 ? n : 1);
    char *to = malloc(n > 0 ? n : 1);
    assert_non_null(from);
    assert_non_null(to);
    memcpy(from, text, n);
    assert_int_equal(json_copy(to, from, n), plain);
    if (plain) assert_memory_equal(to, text, n);
    if (n >= 2 && n <= JSON_SHORT) assert_int_equal(json_copy_short(to, from, n), plain);
    free(to);
    free(from);
}

/* Each byte at each place of each length, among bytes that are at the edges of what is plain. */
TEST(test_simple_strings) {
    static const char around[] = " !#[]~}a";
    for (size_t n = 0; n <= LONGEST; n++) {
        char text[LONGEST] = {0};
        for (size_t i = 0; i < n; i++) text[i] = around[(i * 5 + n) % 8];
        copies(text, n, true);
        for (size_t i = 0; i < n; i++) {
            const char was = text[i];
            for (int c = 0; c < 256; c++) {
                text[i] = (char)c;
                copies(text, n, is_plain((unsigned char)c));
            }
            text[i] = was;
        }
    }
}

/* Two bytes that are not plain beside each other, whose sums could meet. */
TEST(test_pairs) {
    char text[8] = "abcdefgh";
    for (int a = 0; a < 256; a++) {
        for (int b = 0; b < 256; b++) {
            text[3] = (char)a;
            text[4] = (char)b;
            copies(text, 8, is_plain((unsigned char)a) && is_plain((unsigned char)b));
        }
    }
}

/* ------------------------------------------------------------------------ strings in a document */

/* What is written for a string, with its quotes. */
static void is_string(const char *text, size_t n, const char *expected, size_t size) {
    static jw j;
    char *document = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&document, &length);
    assert_non_null(out);
    jw_start(&j, out);
    jw_string(&j, text, n);
    jw_finish(&j);
    fclose(out);
    assert_int_equal(length, size + 3);
    assert_int_equal(document[0], '"');
    assert_memory_equal(document + 1, expected, size);
    assert_memory_equal(document + 1 + size, "\"\n", 2);
    free(document);
}

/* Each of some sequences at each place around the ends of the pieces in which long strings are copied, and at the end of a string,
 * where it may be cut. */
TEST(test_long_strings) {
    /* U+202E as bytes: clang-tidy wants none in a literal. */
    static const char override[] = {'\xe2', '\x80', '\xae', '\0'};
    static const struct {
        const char *text;
        const char *expected;
    } parts[] = {
        {"", ""},
        {"\"", "\\\""},
        {"\n", "\\n"},
        {"\x1b", "\\u001b"},
        {"\xff", "\\\\xff"},
        {"\xc3\xa9", "\xc3\xa9"},
        {"\xe2\x82\xac", "\xe2\x82\xac"},
        {override, "\\u202e"},
        {"\xf0\x9f\x98\x80", "\xf0\x9f\x98\x80"},
        {"\xf0\x9f\x98", "\\\\xf0\\\\x9f\\\\x98"},
        {"\xed\xa0\x80", "\\\\xed\\\\xa0\\\\x80"},
    };
    static const size_t ends[] = {16, 64, 1024, 2048, JW_BUFFER, JW_BUFFER + 1024};
    static char text[2 * JW_BUFFER];
    static char expected[2 * JW_BUFFER];
    for (size_t e = 0; e < sizeof ends / sizeof *ends; e++) {
        for (size_t p = 0; p < sizeof parts / sizeof *parts; p++) {
            const size_t n = strlen(parts[p].text);
            const size_t m = strlen(parts[p].expected);
            for (size_t at = ends[e] - 6; at <= ends[e] + 2; at++) {
                for (size_t rest = 0; rest < 80; rest += rest < 8 ? 1 : 36) {
                    memset(text, 'a', at);
                    memcpy(text + at, parts[p].text, n);
                    memset(text + at + n, 'z', rest);
                    memset(expected, 'a', at);
                    memcpy(expected + at, parts[p].expected, m);
                    memset(expected + at + m, 'z', rest);
                    is_string(text, at + n + rest, expected, at + m + rest);
                }
            }
        }
    }
}

/* -------------------------------------------------------------------------------------- numbers */

static void is_written(uint64_t value) {
    char expected[32];
    char text[DECIMAL_MOST + 1];
    const int n = snprintf(expected, sizeof expected, "%" PRIu64, value);
    memset(text, '#', sizeof text);
    assert_int_equal(decimal_put(text, value) - text, n);
    assert_memory_equal(text, expected, (size_t)n);
    assert_int_equal(text[DECIMAL_MOST], '#');
}

/* The numbers around each power of ten and of two, and a sample of each length. */
TEST(test_decimal) {
    for (uint64_t value = 0; value < 200000; value++) is_written(value);
    for (uint64_t power = 1;; power *= 10) {
        for (uint64_t d = 0; d < 3; d++) {
            is_written(power + d);
            is_written(power - d);
            is_written(power / 7 * d);
        }
        if (power == UINT64_C(10000000000000000000)) break;
    }
    for (unsigned bit = 0; bit < 64; bit++) {
        is_written(UINT64_C(1) << bit);
        is_written((UINT64_C(1) << bit) - 1);
        is_written(UINT64_MAX - (UINT64_C(1) << bit));
    }
    for (uint64_t i = 0; i < 1000000; i++) {
        const uint64_t random = (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
        is_written(random >> (i % 64));
    }
}
