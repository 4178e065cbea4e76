/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_text.c - strings and bytes in expressions.
 */
#include "ks_test.h"

/* One, two, three and four bytes. */
#define MIXED "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z"

static int compare(const char *a, const char *b) {
    return ks_compare((const uint8_t *)a, strlen(a), (const uint8_t *)b, strlen(b));
}

TEST(comparing) {
    assert_int_equal(compare("", ""), 0);
    assert_int_equal(compare("abc", "abc"), 0);
    assert_int_equal(compare("", "a"), -1);
    assert_int_equal(compare("a", ""), 1);
    assert_int_equal(compare("abc", "abd"), -1);
    assert_int_equal(compare("abd", "abc"), 1);
    assert_int_equal(compare("ab", "abc"), -1);
    assert_int_equal(compare("abc", "ab"), 1);
    assert_int_equal(compare("b", "abc"), 1);
    assert_int_equal(compare("\xFF", "\x01"), 1); /* unsigned */
    assert_int_equal(ks_compare(NULL, 0, NULL, 0), 0);
}

TEST(lengths) {
    assert_true(ks_text_length(text_of("")) == 0);
    assert_true(ks_text_length(text_of("abc")) == 3);
    assert_true(ks_text_length(text_of(MIXED)) == 5);
}

TEST(concatenating) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    ks_text out;
    assert_true(ks_text_concat(&ks, text_of("ab"), text_of("cde"), &out));
    expect_text(out, "abcde");
    assert_true(out.span == 0);
    assert_true(ks_text_concat(&ks, out, out, &out)); /* the result may be an operand */
    expect_text(out, "abcdeabcde");
    assert_true(ks_text_concat(&ks, text_of(""), text_of(""), &out));
    expect_text(out, "");
    ks_text vast = {.data = (const uint8_t *)"", .size = UINT64_MAX};
    ks.work_left = UINT64_MAX;
    assert_false(ks_text_concat(&ks, vast, text_of("x"), &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    ks.memory_left = 15;
    out.size = 77;
    assert_false(ks_text_concat(&ks, text_of("abcdefgh"), text_of("ijklmnop"), &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_true(out.size == 77);
    ks_ctx_free(&ks);
}

TEST(reversing) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    ks_text out;
    assert_true(ks_text_reverse(&ks, text_of("abc"), &out));
    expect_text(out, "cba");
    assert_true(out.span == 0);
    assert_true(ks_text_reverse(&ks, text_of(""), &out));
    expect_text(out, "");
    assert_true(ks_text_reverse(&ks, text_of(MIXED), &out));
    expect_text(out, "z\xF0\x9F\x98\x80\xE2\x82\xAC\xC3\xA9"
                     "a");
    assert_true(ks_text_reverse(&ks, out, &out));
    expect_text(out, MIXED);
    uint64_t left = ks.memory_left;
    ks.memory_left = 0;
    assert_false(ks_text_reverse(&ks, text_of("abc"), &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    expect_text(out, MIXED);
    ks.memory_left = left;
    /* not UTF-8, but harmless */
    assert_true(ks_text_reverse(&ks,
                                text_of("\x80\x80"
                                        "a\x80"),
                                &out));
    expect_text(out, "a\x80\x80\x80");
    ks_ctx_free(&ks);
}

TEST(substrings) {
    const struct {
        int64_t from, to;
        const char *result;
    } cases[] = {
        {0, 5, MIXED},
        {0, 1, "a"},
        {0, 99, MIXED},
        {0, INT64_MAX, MIXED},
        {INT64_MIN, INT64_MAX, MIXED},
        {-3, 2, "a\xC3\xA9"},
        {1, 2, "\xC3\xA9"},
        {2, 4, "\xE2\x82\xAC\xF0\x9F\x98\x80"},
        {4, 5, "z"},
        {4, 4, ""},
        {4, 2, ""},
        {5, 6, ""},
        {99, 100, ""},
        {INT64_MAX, INT64_MAX, ""},
        {0, -1, ""},
        {INT64_MAX, INT64_MIN, ""},
        {0, 0, ""},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        ks_text part = ks_text_substring(text_of(MIXED), cases[i].from, cases[i].to);
        expect_text(part, cases[i].result);
        assert_true(part.span == 0);
    }
    expect_text(ks_text_substring(text_of(""), 0, 10), "");
    expect_text(ks_text_substring(text_of("\x80"
                                          "b\x80"),
                                  1, 2),
                "b\x80");
}

TEST(parsing) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    const struct {
        const char *text;
        int64_t radix, value;
    } good[] = {
        {"0", 10, 0},
        {"a", 16, 10},
        {"A", 16, 10},
        {"z", 36, 35},
        {"Z", 36, 35},
        {"9", 10, 9},
        {"-0", 10, 0},
        {"+0", 10, 0},
        {"007", 10, 7},
        {"123", 10, 123},
        {"-123", 10, -123},
        {"+42", 10, 42},
        {"7fF", 16, 0x7FF},
        {"-ff", 16, -255},
        {"101", 2, 5},
        {"zZ", 36, 35 * 37},
        {"777", 8, 511},
        {"9223372036854775807", 10, INT64_MAX},
        {"-9223372036854775808", 10, INT64_MIN},
        {"7fffffffffffffff", 16, INT64_MAX},
        {"-8000000000000000", 16, INT64_MIN},
        {"0000000000000000000000000000000000000000000000000000000000000000000001", 10, 1},
    };
    for (size_t i = 0; i < COUNT_OF(good); i++) {
        int64_t value = 99;
        assert_true(ks_text_to_s64(&ks, text_of(good[i].text), good[i].radix, &value));
        assert_true(value == good[i].value);
    }
    const struct {
        const char *text;
        int64_t radix;
    } bad[] = {
        {"", 10},
        {"-", 10},
        {"+", 10},
        {"--1", 10},
        {"+-1", 10},
        {" 1", 10},
        {"1 ", 10},
        {"1x", 10},
        {"0x1f", 16},
        {"1_000", 10},
        {"12.5", 10},
        {"8", 8},
        {"2", 2},
        {"a", 10},
        {"g", 16},
        {"\xD9\xA1", 10},
        {"1\xC3\xA9", 10},
        {"9223372036854775808", 10},
        {"-9223372036854775809", 10},
        {"18446744073709551616", 10},
        {"18446744073709551617", 10},
        {"8000000000000000", 16},
        {"99999999999999999999999999999", 10},
        {":", 10},
        {"/", 10},
        {"@", 16},
        {"`", 36},
        {"{", 36},
        {"[", 36},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        int64_t value = 99;
        assert_false(ks_text_to_s64(&ks, text_of(bad[i].text), bad[i].radix, &value));
        assert_true(value == 99);
        assert_int_equal(ks.error.found.kind, KS_VALUE_BYTES);
        assert_true(ks.error.found.u64 == strlen(bad[i].text));
        expect_error(&ks, KS_CONVERSION, KS_NO_OFFSET);
    }
    const int64_t radixes[] = {INT64_MIN, -1, 0, 1, 37, INT64_MAX};
    for (size_t i = 0; i < COUNT_OF(radixes); i++) {
        int64_t value;
        assert_false(ks_text_to_s64(&ks, text_of("1"), radixes[i], &value));
        expect_error(&ks, KS_CONVERSION, KS_NO_OFFSET);
    }
    /* the offset in the file is reported */
    ks_stream io = test_begin(&ks, "12ab", 4);
    ks_text text;
    int64_t value;
    assert_true(ks_text_of(&ks, bytes_of(io.base + 2, 2), &text));
    assert_false(ks_text_to_s64(&ks, text, 10, &value));
    assert_memory_equal(ks.error.found.bytes, "ab", 2);
    expect_error(&ks, KS_CONVERSION, 2);
}

TEST(printing) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    const struct {
        int64_t value;
        const char *text;
    } cases[] = {
        {0, "0"},
        {9, "9"},
        {10, "10"},
        {-1, "-1"},
        {INT64_MAX, "9223372036854775807"},
        {INT64_MIN, "-9223372036854775808"},
        {-100, "-100"},
    };
    ks_text out;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        assert_true(ks_s64_to_text(&ks, cases[i].value, &out));
        expect_text(out, cases[i].text);
        assert_true(out.span == 0);
        int64_t back;
        assert_true(ks_text_to_s64(&ks, out, 10, &back) && back == cases[i].value);
    }
    assert_true(ks_u64_to_text(&ks, 0, &out));
    expect_text(out, "0");
    assert_true(ks_u64_to_text(&ks, UINT64_MAX, &out));
    expect_text(out, "18446744073709551615");
    ks_ctx_free(&ks);
    ks.memory_left = 0;
    assert_false(ks_u64_to_text(&ks, 1, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_s64_to_text(&ks, 1, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
}

/* -------------------------------------------------------------------------------------- bytes */

TEST(extremes) {
    static const uint8_t data[] = {5, 200, 3, 255, 0, 7};
    ks_ctx ks;
    lazy_input lazy;
    uint8_t r;
    lazy_begin(&ks, &lazy, data, sizeof data, 0);
    assert_true(ks_bytes_min(&ks, bytes_of(lazy.image, 3), &r) && r == 3);
    assert_true(ks_bytes_max(&ks, bytes_of(lazy.image, 3), &r) && r == 200);
    assert_false(lazy.written[3]);
    assert_true(ks_bytes_min(&ks, bytes_of(lazy.image, 6), &r) && r == 0);
    assert_true(ks_bytes_max(&ks, bytes_of(lazy.image, 6), &r) && r == 255);
    assert_true(ks_bytes_max(&ks, bytes_of(lazy.image + 5, 1), &r) && r == 7);
    assert_false(ks_bytes_max(&ks, bytes_of(lazy.image, 0), &r));
    expect_error(&ks, KS_INDEX, KS_NO_OFFSET);
    assert_false(ks_bytes_min(&ks, bytes_of(lazy.image, 0), &r));
    expect_error(&ks, KS_INDEX, KS_NO_OFFSET);
    lazy.fail_at = lazy.loads;
    lazy.code = 1;
    assert_false(ks_bytes_min(&ks, bytes_of(lazy.image, 2), &r));
    expect_error(&ks, KS_IO, 0);
    lazy_end(&ks, &lazy);
}

TEST(single_bytes) {
    ks_ctx ks;
    lazy_input lazy;
    uint8_t r = 0;
    lazy_begin(&ks, &lazy, "abc", 3, 0);
    ks_bytes bytes = bytes_of(lazy.image, 3);
    assert_true(ks_bytes_at(&ks, bytes, 2, &r) && r == 'c');
    assert_true(!lazy.written[0] && lazy.written[2]);
    assert_false(ks_bytes_at(&ks, bytes, 3, &r));
    expect_figures(&ks, KS_INDEX, KS_NO_OFFSET, 3, 3);
    assert_false(ks_bytes_at(&ks, bytes, UINT64_MAX, &r));
    expect_error(&ks, KS_INDEX, KS_NO_OFFSET);
    assert_false(ks_bytes_at(&ks, bytes_of(lazy.image, 0), 0, &r));
    expect_error(&ks, KS_INDEX, KS_NO_OFFSET);
    lazy.fail_at = lazy.loads;
    lazy.code = 1;
    assert_false(ks_bytes_at(&ks, bytes, 0, &r));
    expect_error(&ks, KS_IO, 0);
    lazy_end(&ks, &lazy);
}

TEST(equality) {
    ks_ctx ks;
    lazy_input lazy;
    bool r = true;
    lazy_begin(&ks, &lazy, "abcabd", 6, 0);
    assert_true(ks_bytes_equal(&ks, bytes_of(lazy.image, 2), bytes_of(lazy.image, 3), &r) && !r);
    assert_true(lazy.loads == 0);
    assert_true(ks_bytes_equal(&ks, bytes_of(lazy.image, 2), bytes_of(lazy.image + 3, 2), &r) && r);
    assert_true(ks_bytes_equal(&ks, bytes_of(lazy.image, 3), bytes_of(lazy.image + 3, 3), &r));
    assert_false(r);
    assert_true(ks_bytes_equal(&ks, bytes_of(lazy.image, 0), bytes_of("", 0), &r) && r);
    assert_true(ks_bytes_equal(&ks, bytes_of("abc", 3), bytes_of(lazy.image, 3), &r) && r);
    for (uint64_t i = 0; i < 2; i++) {
        lazy.fail_at = lazy.loads + i;
        lazy.code = 1;
        assert_false(ks_bytes_equal(&ks, bytes_of(lazy.image, 3), bytes_of(lazy.image + 3, 3), &r));
        expect_error(&ks, KS_IO, i * 3);
    }
    lazy_end(&ks, &lazy);
}

TEST(looking_costs_work) {
    static const uint8_t data[6400];
    ks_ctx ks;
    ks_text out;
    bool equal;
    uint8_t byte;
    int64_t number;
    ks_bytes bytes = bytes_of(data, sizeof data);
    ks_text text = {.data = data, .size = sizeof data};
    ks_ctx_init(&ks, ks_input_memory(data, sizeof data), test_limits(1 << 20, 99), NULL);
    assert_false(ks_bytes_min(&ks, bytes, &byte));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 99, 100);
    assert_false(ks_bytes_equal(&ks, bytes, bytes, &equal));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_text_reverse(&ks, text, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_text_concat(&ks, text, text, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_text_to_s64(&ks, text, 10, &number));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_decode(&ks, &text, "UTF-8"));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_true(ks.work_left == 99);
    ks_ctx_free(&ks);
}
