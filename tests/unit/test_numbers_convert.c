/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_numbers_convert.c - conversion of any dtype to any other; halves.
 */
#include "numbers_test.h"

/* --------------------------------------------------------------------------------- conversions */

/* The properties of a dtype, independently: bits of an integer, or precision, lowest and
 * highest exponent. */
static const struct dtype_facts {
    tg_dtype dtype;
    size_t size;
    bool integer, sign, complex;
    int bits, lowest, highest;
} dtypes[] = {
    {TG_DTYPE_BOOL, 1, true, false, false, 1, 0, 0},
    {TG_DTYPE_INT8, 1, true, true, false, 7, 0, 0},
    {TG_DTYPE_INT16, 2, true, true, false, 15, 0, 0},
    {TG_DTYPE_INT32, 4, true, true, false, 31, 0, 0},
    {TG_DTYPE_INT64, 8, true, true, false, 63, 0, 0},
    {TG_DTYPE_UINT8, 1, true, false, false, 8, 0, 0},
    {TG_DTYPE_UINT16, 2, true, false, false, 16, 0, 0},
    {TG_DTYPE_UINT32, 4, true, false, false, 32, 0, 0},
    {TG_DTYPE_UINT64, 8, true, false, false, 64, 0, 0},
    {TG_DTYPE_FLOAT16, 2, false, true, false, 11, -14, 15},
    {TG_DTYPE_BFLOAT16, 2, false, true, false, 8, -126, 127},
    {TG_DTYPE_FLOAT32, 4, false, true, false, 24, -126, 127},
    {TG_DTYPE_FLOAT64, 8, false, true, false, 53, -1022, 1023},
    {TG_DTYPE_COMPLEX32, 4, false, true, true, 11, -14, 15},
    {TG_DTYPE_COMPLEX64, 8, false, true, true, 24, -126, 127},
    {TG_DTYPE_COMPLEX128, 16, false, true, true, 53, -1022, 1023},
};
typedef struct dtype_facts dtype_facts;

static uint64_t word_at(const uint8_t *p, size_t size) {
    uint64_t word = 0;
    for (size_t i = size; i-- > 0;) word = word << 8 | p[i];
    return word;
}

/* A component: an integer, or a float from sign, exponent and fraction. */
static real real_of(uint64_t word, size_t size, const dtype_facts *t) {
    if (t->integer) {
        if (t->dtype == TG_DTYPE_BOOL) return word != 0;
        bool negative = t->sign && (word >> (size * 8 - 1) & 1) != 0;
        return negative ? (real)word - ldexpl(1, (int)size * 8) : (real)word;
    }
    uint64_t fraction = word & ((UINT64_C(1) << (t->bits - 1)) - 1);
    int exponent = (int)(word >> (t->bits - 1) & (uint64_t)(2 * t->highest + 1));
    real x;
    if (exponent == 2 * t->highest + 1) {
        x = fraction != 0 ? (real)NAN : (real)INFINITY;
    } else {
        x = ldexpl((real)fraction, t->lowest - t->bits + 1);
        if (exponent > 0)
            x = ldexpl(1 + ldexpl((real)fraction, 1 - t->bits), exponent - t->highest);
    }
    return word >> (size * 8 - 1) != 0 ? -x : x;
}

typedef struct pair {
    real re;
    real im;
} pair;

static pair value_at(const uint8_t *p, const dtype_facts *t) {
    if (!t->complex) return (pair){real_of(word_at(p, t->size), t->size, t), 0};
    size_t half = t->size / 2;
    return (pair){real_of(word_at(p, half), half, t), real_of(word_at(p + half, half), half, t)};
}

/* The nearest number of a float type. */
static real to_float(real x, const dtype_facts *t, tg_loss *loss) {
    if (isnan(x) || isinf(x) || x == 0) return x;
    int exponent;
    (void)frexpl(x, &exponent);
    int unit = (exponent - 1 < t->lowest ? t->lowest : exponent - 1) - t->bits + 1;
    real kept = ldexpl(round_real(ldexpl(x, -unit), TG_ROUNDING_HALF_EVEN), unit);
    if (fabsl(kept) >= ldexpl(1, t->highest + 1)) {
        kept = copysignl((real)INFINITY, x);
        loss->saturated = 1;
    }
    if (kept != x) loss->inexact = 1;
    return copysignl(kept, x);
}

static real to_component(real x, const dtype_facts *t, tg_loss *loss) {
    if (!t->integer) return to_float(x, t, loss);
    if (t->dtype == TG_DTYPE_BOOL) {
        if (x != 0 && x != 1) loss->inexact = 1;
        if (isnan(x)) loss->nan = 1;
        return x != 0;
    }
    real high = ldexpl(1, t->bits) - 1;
    return to_range(x, t->sign ? -high - 1 : 0, high, TG_ROUNDING_HALF_EVEN, 0, loss);
}

static bool same_real(real a, real b) {
    return isnan(a) ? isnan(b) != 0 : a == b && !signbit(a) == !signbit(b);
}

/* Converts n elements one by one with the reference; compares values and losses with `out`. */
static void compare(const uint8_t *out, const dtype_facts *t, const uint8_t *in,
                    const dtype_facts *f, size_t n, tg_loss loss) {
    tg_loss meant = {0};
    for (size_t i = 0; i < n; i++) {
        tg_loss one = {0};
        pair x = value_at(in + f->size * i, f);
        pair y = value_at(out + t->size * i, t);
        pair want = {to_component(x.re, t, &one), 0};
        if (t->complex) want.im = to_component(x.im, t, &one);
        if (!t->complex && x.im != 0) one.inexact = 1;
        if (t->integer) want.re += 0.0L; /* no -0.0 among integers */
        if (t->integer && want.re == 0) want.re = 0;
        if (!same_real(y.re, want.re) || !same_real(y.im, want.im)) {
            fail_msg("dtype %d to %d, element %zu: %Lg becomes %Lg, not %Lg", (int)f->dtype,
                     (int)t->dtype, i, x.re, y.re, want.re);
        }
        if (one.inexact == 0) continue;
        if (meant.inexact++ == 0) meant.first = i;
        meant.saturated += one.saturated;
        meant.nan += one.nan;
    }
    if (!same_loss(loss, meant)) fail_msg("dtype %d to %d: losses", (int)f->dtype, (int)t->dtype);
}

/* A component with a special value; any number is valid. */
static uint64_t special(const dtype_facts *t, size_t size, size_t i) {
    const int width = (int)size * 8;
    if (i < (size_t)width * 6) { /* powers of two and their neighbours, both signs */
        uint64_t power = UINT64_C(1) << i / 6;
        const uint64_t around[] = {power - 1, power, power + 1};
        return i % 6 < 3 ? around[i % 3] : 0 - around[i % 3];
    }
    i -= (size_t)width * 6;
    if (!t->integer && i < 1200) { /* floats around limits, and half-way values */
        const dtype_facts *end = &dtypes[i % COUNT_OF(dtypes)];
        i /= COUNT_OF(dtypes);
        tg_loss loss = {0};
        real x = end->integer ? ldexpl(1, end->bits)
                              : ldexpl(1, i % 2 == 0 ? end->highest : end->lowest - end->bits);
        x += i < 20 ? (real)(int)(i % 10) / 2 - 2 : ldexpl((real)(int)(i % 9) - 4, (int)i - 50);
        if (i >= 40) x = ldexpl((real)(dice() >> 10), (int)(dice() % 80) - 70);
        x = to_float(i % 3 == 0 ? -x : x, t, &loss);
        float narrow = (float)x;
        double wide = (double)x;
        if (size == 4) return tg_bits_of_f32(narrow);
        if (size == 8) return tg_bits_of_f64(wide);
    }
    return dice() >> dice() % 64;
}

enum { VALUES = 2600 };

static uint8_t *make_values(const dtype_facts *t) {
    uint8_t *in = take(t->size * VALUES);
    size_t parts = t->complex ? 2 : 1;
    size_t size = t->size / parts;
    for (size_t i = 0; i < VALUES * parts; i++) {
        uint64_t word = special(t, size, parts == 1 ? i : i % 2 != 0 ? i / 2 : i * 7 % VALUES);
        if (parts == 2 && i % 14 == 1) word = 0; /* some are real numbers */
        for (size_t k = 0; k < size; k++) in[size * i + k] = (uint8_t)(word >> 8 * k & 255);
    }
    return in;
}

TEST(convert_all_pairs) {
    for (size_t k = 0; k < COUNT_OF(dtypes); k++) {
        const dtype_facts *f = &dtypes[k];
        uint8_t *in = make_values(f);
        for (size_t j = 0; j < COUNT_OF(dtypes); j++) {
            const dtype_facts *t = &dtypes[j];
            uint8_t *out = take(t->size * VALUES);
            tg_loss loss = {0};
            tg_numbers_convert(out, t->dtype, in, f->dtype, VALUES, &loss);
            if (t == f) {
                assert_memory_equal(out, in, t->size * VALUES);
                assert_true(loss.inexact == 0);
            } else {
                compare(out, t, in, f, VALUES, loss);
                tg_numbers_convert(out, t->dtype, in, f->dtype, VALUES, NULL);
                compare(out, t, in, f, VALUES, loss);
            }
            tg_numbers_convert(out, t->dtype, in, f->dtype, 0, &loss);
            for (size_t w = 0; w < num_ways(); w++) {
                tg_loss direct = {0};
                memset(out, 0x55, t->size * VALUES);
                if (tg_numbers_direct(ways[w], out, t->dtype, in, f->dtype, VALUES, &direct)) {
                    compare(out, t, in, f, VALUES, direct);
                }
                assert_true(tg_numbers_direct(ways[w], out, t->dtype, in, f->dtype, 0, NULL) ==
                            tg_numbers_direct(ways[w], out, t->dtype, in, f->dtype, 1, NULL));
            }
            /* "Holds every value" means that none of these is lost. */
            loss = (tg_loss){0};
            tg_numbers_any(out, t->dtype, in, f->dtype, VALUES, &loss);
            compare(out, t, in, f, VALUES, loss);
            assert_true(tg_dtype_holds(t->dtype, f->dtype) == (loss.inexact == 0));
            give(out);
        }
        give(in);
    }
}

TEST(convert_lengths) {
    for (size_t n = 0; n <= 1100; n += n < 70 ? 1 : n % 2 == 0 ? 255 : 257) {
        for (size_t k = 0; k < COUNT_OF(dtypes); k += 1 + k % 2) {
            for (size_t j = 0; j < COUNT_OF(dtypes); j++) {
                uint8_t *in = take(dtypes[k].size * n);
                uint8_t *out = take(dtypes[j].size * n);
                for (size_t i = 0; i < dtypes[k].size * n; i++) in[i] = (uint8_t)dice();
                tg_loss loss = {0};
                tg_numbers_convert(out, dtypes[j].dtype, in, dtypes[k].dtype, n, &loss);
                if (j != k && (n < 70 || j % 4 == 0)) {
                    compare(out, &dtypes[j], in, &dtypes[k], n, loss);
                }
                give(in);
                give(out);
            }
        }
    }
    uint8_t one = 1;
    uint8_t other = 7;
    tg_numbers_convert(&other, TG_DTYPE_BIT, &one, TG_DTYPE_UINT8, 1,
                       NULL); /* not allowed, but harmless */
    tg_numbers_convert(&other, TG_DTYPE_UINT8, &one, TG_DTYPE_BIT, 1, NULL);
    tg_numbers_convert(&other, TG_DTYPE_NONE, &one, TG_DTYPE_NONE, 1, NULL);
    assert_int_equal(other, 7);
}

TEST(nothing_to_convert) {
    tg_loss loss = {0};
    tg_numbers_any(NULL, TG_DTYPE_FLOAT32, NULL, TG_DTYPE_INT8, 0, &loss);
    tg_numbers_any(NULL, TG_DTYPE_BIT, NULL, TG_DTYPE_BIT, 0, NULL);
    assert_true(loss.inexact == 0);
}

TEST(what_holds_bits) {
    const tg_dtype holders[] = {TG_DTYPE_INT8,      TG_DTYPE_INT16,     TG_DTYPE_INT32,
                                TG_DTYPE_INT64,     TG_DTYPE_FLOAT16,   TG_DTYPE_BFLOAT16,
                                TG_DTYPE_FLOAT32,   TG_DTYPE_FLOAT64,   TG_DTYPE_COMPLEX32,
                                TG_DTYPE_COMPLEX64, TG_DTYPE_COMPLEX128};
    for (int to = -1; to <= TG_DTYPE_COUNT; to++) {
        bool holds = to == TG_DTYPE_BIT;
        for (size_t i = 0; i < COUNT_OF(holders); i++) holds |= to == (int)holders[i];
        assert_true(tg_dtype_holds((tg_dtype)to, TG_DTYPE_BIT) == holds);
        assert_true(tg_dtype_holds(TG_DTYPE_BIT, (tg_dtype)to) == (to == TG_DTYPE_BIT));
        assert_false(tg_dtype_holds(TG_DTYPE_NONE, (tg_dtype)to));
        assert_false(tg_dtype_holds((tg_dtype)to, TG_DTYPE_NONE));
        assert_false(tg_dtype_holds((tg_dtype)to, TG_DTYPE_COUNT));
    }
    assert_true(tg_dtype_holds(TG_DTYPE_FLOAT32, TG_DTYPE_UINT16) &&
                !tg_dtype_holds(TG_DTYPE_FLOAT32, TG_DTYPE_INT32));
    assert_true(tg_dtype_holds(TG_DTYPE_BFLOAT16, TG_DTYPE_UINT8) &&
                !tg_dtype_holds(TG_DTYPE_FLOAT16, TG_DTYPE_BFLOAT16));
    assert_true(tg_dtype_holds(TG_DTYPE_INT16, TG_DTYPE_UINT8) &&
                !tg_dtype_holds(TG_DTYPE_FLOAT32, TG_DTYPE_COMPLEX64));
}

/* -------------------------------------------------------------------------------------- halves */

TEST(halves_widen_and_return) {
    for (int type = 0; type < 2; type++) {
        tg_dtype dtype = type == 0 ? TG_DTYPE_FLOAT16 : TG_DTYPE_BFLOAT16;
        const dtype_facts *f = &dtypes[type == 0 ? 9 : 10];
        uint8_t *in = take((size_t)2 * 65536);
        uint8_t *out = take((size_t)8 * 65536);
        uint8_t *back = take((size_t)2 * 65536);
        for (unsigned i = 0; i < 65536; i++) tg_store16(in + (size_t)2 * i, (uint16_t)i);
        for (int width = 4; width <= 8; width += 4) {
            tg_dtype to = width == 4 ? TG_DTYPE_FLOAT32 : TG_DTYPE_FLOAT64;
            for (size_t w = 0; width == 4 && w < num_ways(); w++) {
                assert_true(tg_numbers_direct(ways[w], out, to, in, dtype, 65536, NULL));
                compare(out, &dtypes[11], in, f, 65536, (tg_loss){0});
            }
            tg_loss loss = {0};
            tg_numbers_convert(out, to, in, dtype, 65536, &loss);
            tg_numbers_convert(back, dtype, out, to, 65536, &loss);
            assert_true(loss.inexact == 0);
            for (unsigned i = 0; i < 65536; i++) {
                bool nan = isnan(real_of(i, 2, f));
                unsigned quiet = nan ? 1U << (f->bits - 2) : 0U;
                if (tg_load16(back + (size_t)2 * i) != (i | quiet)) fail();
            }
        }
        give(in);
        give(out);
        give(back);
    }
}

static void one_to_half(double x, const dtype_facts *f, uint16_t want, uint64_t saturated) {
    uint8_t in[8];
    uint8_t out[2];
    tg_loss loss = {0};
    tg_store_f64(in, x);
    tg_numbers_convert(out, f->dtype, in, TG_DTYPE_FLOAT64, 1, &loss);
    if (tg_load16(out) != want || loss.saturated != saturated) fail_msg("%a", x);
    tg_store_f32(in, (float)x);
    if ((double)(float)x != x) return;
    tg_numbers_convert(out, f->dtype, in, TG_DTYPE_FLOAT32, 1, NULL);
    if (tg_load16(out) != want) fail_msg("%a", x);
}

/* Between two neighbours in the list of all halves: the middle is rounded to the even one, its
 * neighbours to their side. The list includes the number that would follow the largest. */
TEST(halves_round) {
    for (int type = 0; type < 2; type++) {
        const dtype_facts *f = &dtypes[type == 0 ? 9 : 10];
        unsigned infinity = (unsigned)(2 * f->highest + 1) << (f->bits - 1);
        for (unsigned i = 0; i < infinity; i++) {
            double low = (double)real_of(i, 2, f);
            double high =
                i + 1 == infinity ? ldexp(1, f->highest + 1) : (double)real_of(i + 1, 2, f);
            double middle = (low + high) / 2;
            uint16_t down = (uint16_t)i;
            uint16_t up = (uint16_t)(i + 1);
            bool last = up == infinity;
            one_to_half(nextafter(middle, 0), f, down, 0);
            one_to_half((double)nextafterf((float)middle, 0), f, down, 0);
            one_to_half(middle, f, i % 2 == 0 ? down : up, i % 2 != 0 && last);
            one_to_half(nextafter(middle, INFINITY), f, up, last);
            one_to_half(-(double)nextafterf((float)middle, INFINITY), f, up | 0x8000U, last);
        }
        one_to_half(INFINITY, f, (uint16_t)infinity, 0);
        one_to_half(1e300, f, (uint16_t)infinity, 1);
        one_to_half(-1e-300, f, 0x8000, 0);
    }
}
