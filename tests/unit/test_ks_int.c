/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_int.c - integers from -2^63 to 2^64 - 1, compared with the compiler's own numbers of 128 bits over all pairs
 * of a set of numbers near the limits. A platform without such numbers leaves the comparison out.
 */
#include "ks_test.h"

#include <stdio.h>

__extension__ typedef __int128 long_int;

static ks_ctx ks; /* state of one test at a time */

static const uint64_t words[] = {0,
                                 1,
                                 2,
                                 3,
                                 7,
                                 62,
                                 63,
                                 64,
                                 1000,
                                 UINT64_C(0x7fffffff),
                                 UINT64_C(0x100000000),
                                 UINT64_C(0x5555555555555555),
                                 UINT64_C(0x7ffffffffffffffe),
                                 UINT64_C(0x7fffffffffffffff),
                                 UINT64_C(0x8000000000000000),
                                 UINT64_C(0x8000000000000001),
                                 UINT64_C(0xfffffffffffffffe),
                                 UINT64_C(0xffffffffffffffff)};
enum { NUM_WORDS = sizeof words / sizeof *words };

static long_int value_of(ks_int a) {
    return a.is_negative ? (long_int)a.word - ((long_int)1 << 64) : (long_int)a.word;
}

static bool is_held(long_int value) {
    return value >= -((long_int)1 << 63) && value < (long_int)1 << 64;
}

/* All numbers of the set and their negatives. */
static size_t numbers(ks_int *out) {
    size_t count = 0;
    for (size_t i = 0; i < NUM_WORDS; i++) {
        out[count++] = ks_int_of_u64(words[i]);
        if (words[i] != 0 && words[i] <= UINT64_C(1) << 63)
            out[count++] = ks_int_of_s64(-(int64_t)(words[i] - 1) - 1);
    }
    return count;
}

typedef bool operation(ks_ctx *ks, ks_int a, ks_int b, ks_int *out);

static void expect(operation *op, ks_int a, ks_int b, long_int wanted) {
    ks_int got = {0, false};
    if (!op(&ks, a, b, &got)) {
        assert_false(is_held(wanted));
        expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        return;
    }
    assert_true(value_of(got) == wanted);
    assert_true(!got.is_negative || value_of(got) < 0);
}

static long_int floor_div(long_int a, long_int b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

TEST(test_operations) {
    ks_int all[2 * NUM_WORDS];
    const size_t count = numbers(all);
    test_begin(&ks, NULL, 0);
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < count; k++) {
            const ks_int a = all[i], b = all[k];
            const long_int x = value_of(a), y = value_of(b);
            ks_int out;
            expect(ks_int_add, a, b, x + y);
            expect(ks_int_sub, a, b, x - y);
            /* Products of 64 bits each, with a sign: those above 2^127 are out of the range all the same. */
            if (x > -((long_int)1 << 62) && x < (long_int)1 << 62) expect(ks_int_mul, a, b, x * y);
            expect(ks_int_and, a, b, x & y);
            expect(ks_int_or, a, b, x | y);
            expect(ks_int_xor, a, b, x ^ y);
            assert_int_equal(ks_int_compare(a, b), x < y ? -1 : x > y);
            if (y == 0) {
                assert_false(ks_int_div(&ks, a, b, &out));
                expect_error(&ks, KS_DIVISION, KS_NO_OFFSET);
                assert_false(ks_int_mod(&ks, a, b, &out));
                expect_error(&ks, KS_DIVISION, KS_NO_OFFSET);
            } else {
                expect(ks_int_div, a, b, floor_div(x, y));
                expect(ks_int_mod, a, b, x - y * floor_div(x, y));
            }
            if (y < 0 || y > 63) {
                assert_false(ks_int_shl(&ks, a, b, &out));
                expect_error(&ks, KS_DIVISION, KS_NO_OFFSET);
                assert_false(ks_int_shr(&ks, a, b, &out));
                expect_error(&ks, KS_DIVISION, KS_NO_OFFSET);
            } else {
                const long_int power = (long_int)1 << (int)y;
                if (x > -((long_int)1 << 62) && x < (long_int)1 << 62)
                    expect(ks_int_shl, a, b, x * power);
                expect(ks_int_shr, a, b, floor_div(x, power));
            }
        }
    }
}

/* Bounds of narrower types, and what an error says of them. */
TEST(test_within) {
    ks_int all[2 * NUM_WORDS];
    const size_t count = numbers(all);
    test_begin(&ks, NULL, 0);
    for (size_t i = 0; i < count; i++) {
        const long_int x = value_of(all[i]);
        uint64_t u = 0;
        int64_t s = 0;
        if (ks_int_within_u64(&ks, all[i], UINT8_MAX, &u)) {
            assert_true(u == x && x <= UINT8_MAX);
        } else {
            assert_true(x < 0 || x > UINT8_MAX);
            assert_true(ks.error.allowed.u64 == (x < 0 ? 0 : UINT8_MAX));
            expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        }
        if (ks_int_within_s64(&ks, all[i], INT8_MIN, INT8_MAX, &s)) {
            assert_true(s == x && x >= INT8_MIN && x <= INT8_MAX);
        } else {
            assert_true(x < INT8_MIN || x > INT8_MAX);
            assert_true(x < 0 ? ks.error.allowed.s64 == INT8_MIN
                              : ks.error.allowed.u64 == INT8_MAX);
            expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        }
    }
    ks_ctx_free(&ks);
}

TEST(test_conversions) {
    ks_int all[2 * NUM_WORDS];
    const size_t count = numbers(all);
    test_begin(&ks, NULL, 0);
    for (size_t i = 0; i < count; i++) {
        const long_int x = value_of(all[i]);
        uint64_t u = 0;
        int64_t s = 0;
        if (ks_int_to_u64(&ks, all[i], &u)) {
            assert_true(u == x);
        } else {
            assert_true(x < 0);
            expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        }
        if (ks_int_to_s64(&ks, all[i], &s)) {
            assert_true(s == x);
        } else {
            assert_true(x > INT64_MAX);
            expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        }
        assert_true(ks_int_to_f64(all[i]) == (double)x);
        const ks_value value = ks_int_to_value(all[i]);
        assert_true(value.kind == KS_VALUE_S64 ? x < 0 && value.s64 == x : value.u64 == x);
        const ks_any any = ks_int_to_any(all[i]);
        ks_int back = {0, false};
        assert_true(any.kind == (x < 0 ? KS_ANY_S64 : KS_ANY_U64) && any.span == 0);
        assert_true(ks_any_to_int(&ks, &any, &back) && value_of(back) == x);
        double real = 0;
        const double nearest = (double)x;
        if (ks_any_to_f64(&ks, &any, &real)) {
            assert_true(real == nearest && (long_int)nearest == x);
        } else {
            assert_false((long_int)nearest == x);
            expect_error(&ks, KS_OVERFLOW, KS_NO_OFFSET);
        }
        ks_text text;
        assert_true(ks_int_to_text(&ks, all[i], &text));
        char wanted[30];
        if (x < 0)
            snprintf(wanted, sizeof wanted, "%lld", (long long)x);
        else
            snprintf(wanted, sizeof wanted, "%llu", (unsigned long long)x);
        assert_int_equal(text.size, strlen(wanted));
        assert_memory_equal(text.data, wanted, strlen(wanted));
    }
    const ks_any text = {.kind = KS_ANY_TEXT};
    ks_int none = {0, false};
    assert_false(ks_any_to_int(&ks, &text, &none));
    expect_error(&ks, KS_WRONG_TYPE, KS_NO_OFFSET);
    const ks_any float_of = {.kind = KS_ANY_F64, .f64 = 2.5};
    double real = 0;
    assert_true(ks_any_to_f64(&ks, &float_of, &real) && real == 2.5);
    assert_false(ks_any_to_f64(&ks, &text, &real));
    expect_error(&ks, KS_WRONG_TYPE, KS_NO_OFFSET);
    ks_ctx_free(&ks);
}
