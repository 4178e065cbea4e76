/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_number.c - exact arithmetic.
 *
 * Operations are compared with long arithmetic: numbers of 128 bits as two words, written for this
 * test, over all pairs of a set of interesting numbers.
 */
#include "ks_test.h"

#include <math.h>

static ks_ctx ks; /* state of one test at a time */

BEFORE_EACH(begin) {
    test_begin(&ks, NULL, 0);
    return 0;
}

/* The operation failed with `code`, or gave the value; the context can be used again. */
static bool failed(bool ok, ks_code code) {
    if (ok) {
        assert_int_equal(ks.error.code, KS_OK);
        return false;
    }
    expect_error(&ks, code, KS_NO_OFFSET);
    return true;
}

static const uint64_t unsigned_set[] = {
    0,
    1,
    2,
    3,
    5,
    7,
    10,
    63,
    64,
    255,
    256,
    65535,
    65536,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
    UINT64_C(0x100000000),
    UINT64_C(0x100000001),
    UINT64_C(0x1FFFFFFFF),
    UINT64_C(0x3FFFFFFFFFFFFFFF),
    UINT64_C(0x4000000000000000),
    UINT64_C(0x5555555555555555),
    UINT64_C(0x7FFFFFFFFFFFFFFE),
    UINT64_C(0x7FFFFFFFFFFFFFFF),
    UINT64_C(0x8000000000000000),
    UINT64_C(0x8000000000000001),
    UINT64_C(0xAAAAAAAAAAAAAAAA),
    UINT64_C(0xFFFFFFFFFFFFFFFE),
    UINT64_C(0xFFFFFFFFFFFFFFFF),
};
#define NUM_SET COUNT_OF(unsigned_set)

static int64_t signed_of(size_t i) { return ks_sign8(unsigned_set[i]); }

/* ------------------------------------------------------------------------------ long numbers */

/* Two's complement of 128 bits. */
typedef struct wide {
    uint64_t low;
    uint64_t high;
} wide;

static wide wide_u(uint64_t a) {
    wide w = {a, 0};
    return w;
}

static wide wide_s(int64_t a) {
    wide w = {(uint64_t)a, a < 0 ? UINT64_MAX : 0};
    return w;
}

static wide wide_add(wide a, wide b) {
    wide w = {a.low + b.low, a.high + b.high};
    if (w.low < a.low) w.high++;
    return w;
}

static wide wide_neg(wide a) {
    wide w = {~a.low, ~a.high};
    return wide_add(w, wide_u(1));
}

static wide wide_twice(wide a) { return wide_add(a, a); }

/* By adding and doubling, modulo 2^128. */
static wide wide_mul(wide a, wide b) {
    wide sum = {0, 0};
    for (int i = 127; i >= 0; i--) {
        uint64_t word = i >= 64 ? b.high : b.low;
        sum = wide_twice(sum);
        if ((word >> (i % 64) & 1) != 0) sum = wide_add(sum, a);
    }
    return sum;
}

static bool fits_u64(wide a) { return a.high == 0; }
static bool fits_s64(wide a) { return a.high == (a.low >> 63 != 0 ? UINT64_MAX : 0); }

static bool same(wide a, wide b) { return a.low == b.low && a.high == b.high; }

/* ----------------------------------------------------------------------------------- integers */

TEST(unsigned_pairs) {
    for (size_t i = 0; i < NUM_SET; i++) {
        for (size_t k = 0; k < NUM_SET; k++) {
            uint64_t a = unsigned_set[i];
            uint64_t b = unsigned_set[k];
            uint64_t r = 0;
            int64_t d = 0;
            wide sum = wide_add(wide_u(a), wide_u(b));
            assert_true(failed(ks_add_u64(&ks, a, b, &r), KS_OVERFLOW) == !fits_u64(sum));
            if (fits_u64(sum)) assert_true(r == sum.low);
            wide difference = wide_add(wide_u(a), wide_neg(wide_u(b)));
            assert_true(failed(ks_sub_u64(&ks, a, b, &r), KS_OVERFLOW) == (a < b));
            if (a >= b) assert_true(r == difference.low);
            assert_true(failed(ks_diff_u64(&ks, a, b, &d), KS_OVERFLOW) == !fits_s64(difference));
            if (fits_s64(difference)) assert_true(d == ks_sign8(difference.low));
            wide product = wide_mul(wide_u(a), wide_u(b));
            assert_true(failed(ks_mul_u64(&ks, a, b, &r), KS_OVERFLOW) == !fits_u64(product));
            if (fits_u64(product)) assert_true(r == product.low);
            if (b == 0) {
                assert_true(failed(ks_div_u64(&ks, a, b, &r), KS_DIVISION));
                assert_true(failed(ks_mod_u64(&ks, a, b, &r), KS_DIVISION));
            } else {
                assert_true(ks_div_u64(&ks, a, b, &r) && r == a / b);
                assert_true(ks_mod_u64(&ks, a, b, &r) && r == a % b);
            }
        }
    }
}

TEST(signed_pairs) {
    for (size_t i = 0; i < NUM_SET; i++) {
        for (size_t k = 0; k < NUM_SET; k++) {
            int64_t a = signed_of(i);
            int64_t b = signed_of(k);
            int64_t r = 0;
            wide sum = wide_add(wide_s(a), wide_s(b));
            assert_true(failed(ks_add_s64(&ks, a, b, &r), KS_OVERFLOW) == !fits_s64(sum));
            if (fits_s64(sum)) assert_true(same(wide_s(r), sum));
            wide difference = wide_add(wide_s(a), wide_neg(wide_s(b)));
            assert_true(failed(ks_sub_s64(&ks, a, b, &r), KS_OVERFLOW) == !fits_s64(difference));
            if (fits_s64(difference)) assert_true(same(wide_s(r), difference));
            wide product = wide_mul(wide_s(a), wide_s(b));
            assert_true(failed(ks_mul_s64(&ks, a, b, &r), KS_OVERFLOW) == !fits_s64(product));
            if (fits_s64(product)) assert_true(same(wide_s(r), product));
        }
    }
}

/* Division by its definition: a = q * b + r with r from 0 to b, b excluded. */
TEST(signed_division) {
    for (size_t i = 0; i < NUM_SET; i++) {
        for (size_t k = 0; k < NUM_SET; k++) {
            int64_t a = signed_of(i);
            int64_t b = signed_of(k);
            int64_t q = 0;
            int64_t r = 0;
            if (b == 0) {
                assert_true(failed(ks_div_s64(&ks, a, b, &q), KS_DIVISION));
                assert_true(failed(ks_mod_s64(&ks, a, b, &r), KS_DIVISION));
                continue;
            }
            assert_true(ks_mod_s64(&ks, a, b, &r));
            assert_true(b > 0 ? r >= 0 && r < b : r <= 0 && r > b);
            if (a == INT64_MIN && b == -1) {
                assert_true(failed(ks_div_s64(&ks, a, b, &q), KS_OVERFLOW));
                assert_true(r == 0);
                continue;
            }
            assert_true(ks_div_s64(&ks, a, b, &q));
            assert_true(same(wide_add(wide_mul(wide_s(q), wide_s(b)), wide_s(r)), wide_s(a)));
            assert_true(ks_floor_div(a, b) == q && ks_floor_mod(a, b) == r);
        }
    }
    assert_true(ks_floor_div(-5, 3) == -2 && ks_floor_mod(-5, 3) == 1);
    assert_true(ks_floor_div(5, -3) == -2 && ks_floor_mod(5, -3) == -1);
    assert_true(ks_floor_div(-5, -3) == 1 && ks_floor_mod(-5, -3) == -2);
    assert_true(ks_floor_div(-6, 3) == -2 && ks_floor_mod(-6, 3) == 0);
}

TEST(shifts) {
    for (size_t i = 0; i < NUM_SET; i++) {
        wide u = wide_u(unsigned_set[i]);
        wide s = wide_s(signed_of(i));
        for (uint64_t n = 0; n <= 63; n++) {
            uint64_t ur = 0;
            int64_t sr = 0;
            assert_true(failed(ks_shl_u64(&ks, unsigned_set[i], n, &ur), KS_OVERFLOW) ==
                        !fits_u64(u));
            if (fits_u64(u)) assert_true(ur == u.low);
            assert_true(failed(ks_shl_s64(&ks, signed_of(i), n, &sr), KS_OVERFLOW) == !fits_s64(s));
            if (fits_s64(s)) assert_true(same(wide_s(sr), s));
            u = wide_twice(u);
            s = wide_twice(s);
            assert_true(ks_shr_u64(&ks, unsigned_set[i], n, &ur) && ur == unsigned_set[i] >> n);
            assert_true(ks_shr_s64(&ks, signed_of(i), n, &sr));
            /* the floor of a division by a power of two */
            int64_t floor = n < 63             ? ks_floor_div(signed_of(i), INT64_C(1) << n)
                            : signed_of(i) < 0 ? -1
                                               : 0;
            assert_true(sr == floor);
        }
    }
    const uint64_t too_far[] = {64, 65, 128, UINT64_C(1) << 32, UINT64_MAX};
    for (size_t i = 0; i < COUNT_OF(too_far); i++) {
        uint64_t ur;
        int64_t sr;
        assert_false(ks_shl_u64(&ks, 0, too_far[i], &ur));
        expect_figures(&ks, KS_DIVISION, KS_NO_OFFSET, 63, too_far[i]);
        assert_true(failed(ks_shr_u64(&ks, 1, too_far[i], &ur), KS_DIVISION));
        assert_true(failed(ks_shl_s64(&ks, 0, too_far[i], &sr), KS_DIVISION));
        assert_true(failed(ks_shr_s64(&ks, -1, too_far[i], &sr), KS_DIVISION));
    }
}

TEST(conversions) {
    for (size_t i = 0; i < NUM_SET; i++) {
        uint64_t u = 0;
        int64_t s = 0;
        bool large = unsigned_set[i] >> 63 != 0;
        assert_true(failed(ks_to_s64(&ks, unsigned_set[i], &s), KS_OVERFLOW) == large);
        if (!large) assert_true((uint64_t)s == unsigned_set[i]);
        assert_true(failed(ks_to_u64(&ks, signed_of(i), &u), KS_OVERFLOW) == large);
        if (!large) assert_true(u == unsigned_set[i]);
        ks_any any = {.kind = KS_ANY_U64, .u64 = unsigned_set[i]};
        assert_true(ks_any_to_u64(&ks, &any, &u) && u == unsigned_set[i]);
        assert_true(failed(ks_any_to_s64(&ks, &any, &s), KS_OVERFLOW) == large);
        any.kind = KS_ANY_S64;
        any.s64 = signed_of(i);
        assert_true(ks_any_to_s64(&ks, &any, &s) && s == signed_of(i));
        assert_true(failed(ks_any_to_u64(&ks, &any, &u), KS_OVERFLOW) == large);
    }
    const ks_any_kind others[] = {KS_ANY_NONE,  KS_ANY_F64,  KS_ANY_BOOL,
                                  KS_ANY_BYTES, KS_ANY_TEXT, KS_ANY_OBJECT};
    for (size_t i = 0; i < COUNT_OF(others); i++) {
        uint64_t u;
        int64_t s;
        ks_any any = {.kind = others[i]};
        assert_true(failed(ks_any_to_u64(&ks, &any, &u), KS_WRONG_TYPE));
        assert_true(failed(ks_any_to_s64(&ks, &any, &s), KS_WRONG_TYPE));
    }
    ks_stream io = test_begin(&ks, "abc", 3);
    uint64_t size = 0;
    io.pos = 2;
    assert_true(ks_size(&ks, &io, INT64_MAX, &size) && size == INT64_MAX);
    assert_true(ks_size(&ks, &io, 0, &size) && size == 0);
    assert_false(ks_size(&ks, &io, -1, &size));
    assert_true(ks.error.found.s64 == -1);
    expect_error(&ks, KS_BAD_SIZE, 2);
    assert_false(ks_size(&ks, &io, INT64_MIN, &size));
    expect_error(&ks, KS_BAD_SIZE, 2);
}

/* ------------------------------------------------------------------------------------- floats */

TEST(float_to_integer) {
    const struct {
        double in;
        int64_t out;
    } good[] = {
        {0.0, 0},
        {-0.0, 0},
        {0.99, 0},
        {-0.99, 0},
        {1.5, 1},
        {-1.5, -1},
        {1e18, INT64_C(1000000000000000000)},
        {-9223372036854775808.0, INT64_MIN},
        {9223372036854774784.0, INT64_C(9223372036854774784)},
        {4.9e-324, 0},
    };
    for (size_t i = 0; i < COUNT_OF(good); i++) {
        int64_t r = 1;
        assert_true(ks_float_to_s64(&ks, good[i].in, &r) && r == good[i].out);
    }
    const double bad[] = {9223372036854775808.0, -9223372036854777856.0, 1e300,      -1e300,
                          (double)INFINITY,      -(double)INFINITY,      (double)NAN};
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        int64_t r = 1;
        assert_false(ks_float_to_s64(&ks, bad[i], &r));
        assert_int_equal(ks.error.found.kind, KS_VALUE_F64);
        expect_error(&ks, KS_CONVERSION, KS_NO_OFFSET);
        assert_true(r == 1);
    }
}

TEST(float_remainder) {
    const struct {
        double a, b, r;
    } cases[] = {
        {5.5, 2.0, 1.5},
        {-5.5, 2.0, 0.5},
        {5.5, -2.0, -0.5},
        {-5.5, -2.0, -1.5},
        {0.0625, 2.0, 0.0625},
        {0.0625, -2.0, -1.9375},
        {-0.0625, 2.0, 1.9375},
        {0.75, 0.5, 0.25},
        {-0.75, -0.5, -0.25},
        {6.0, 3.0, 0.0},
        {-6.0, 3.0, 0.0},
        {6.0, -3.0, -0.0},
        {0.0, -3.0, -0.0},
        {1e300, 7.0, fmod(1e300, 7.0)},
        {5.0, (double)INFINITY, 5.0},
        {-5.0, (double)INFINITY, (double)INFINITY},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        double r = ks_float_mod(cases[i].a, cases[i].b);
        assert_true(r == cases[i].r && !signbit(r) == !signbit(cases[i].r));
    }
    assert_true(isnan(ks_float_mod(1.0, 0.0)));
    assert_true(isnan(ks_float_mod((double)INFINITY, 2.0)));
    assert_true(isnan(ks_float_mod((double)NAN, -2.0)));
    assert_true(isnan(ks_float_mod(1.0, (double)NAN)));
}
