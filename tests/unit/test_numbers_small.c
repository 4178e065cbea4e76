/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_numbers_small.c - floats of 8, 6 and 4 bits: every code against the formula of the documents, in float64, and
 * the values that the documents give in tables.
 */
#include "numbers_test.h"

#include <math.h>

typedef struct kind {
    tg_dtype dtype;
    const char *name;
    unsigned bits;
    int fraction;
    int bias;
} kind;

static const kind kinds[] = {
    {TG_DTYPE_FLOAT8_E4M3FN, "float8_e4m3fn", 8, 3, 7},
    {TG_DTYPE_FLOAT8_E5M2, "float8_e5m2", 8, 2, 15},
    {TG_DTYPE_FLOAT8_E4M3FNUZ, "float8_e4m3fnuz", 8, 3, 8},
    {TG_DTYPE_FLOAT8_E5M2FNUZ, "float8_e5m2fnuz", 8, 2, 16},
    {TG_DTYPE_FLOAT6_E2M3FN, "float6_e2m3fn", 6, 3, 1},
    {TG_DTYPE_FLOAT6_E3M2FN, "float6_e3m2fn", 6, 2, 3},
    {TG_DTYPE_FLOAT4_E2M1FN, "float4_e2m1fn", 4, 1, 1},
    {TG_DTYPE_FLOAT8_E8M0FNU, "float8_e8m0fnu", 8, 0, 127},
};
enum { NUM_KINDS = sizeof kinds / sizeof kinds[0] };

static double reference(const kind *k, unsigned code) {
    if (k->dtype == TG_DTYPE_FLOAT8_E8M0FNU) return code == 255 ? NAN : ldexp(1, (int)code - 127);
    unsigned half = 1u << (k->bits - 1);
    unsigned magnitude = code % half;
    bool negative = code >= half;
    bool fnuz = k->dtype == TG_DTYPE_FLOAT8_E4M3FNUZ || k->dtype == TG_DTYPE_FLOAT8_E5M2FNUZ;
    if (fnuz && code == 0x80) return NAN;
    if (k->dtype == TG_DTYPE_FLOAT8_E4M3FN && magnitude == 0x7F) return NAN;
    if (k->dtype == TG_DTYPE_FLOAT8_E5M2 && magnitude > 0x7C) return NAN;
    if (k->dtype == TG_DTYPE_FLOAT8_E5M2 && magnitude == 0x7C)
        return negative ? -INFINITY : INFINITY;
    int exponent = (int)(magnitude >> k->fraction);
    double fraction = ldexp(magnitude % (1u << k->fraction), -k->fraction);
    double value =
        exponent == 0 ? ldexp(fraction, 1 - k->bias) : ldexp(1 + fraction, exponent - k->bias);
    return negative ? -value : value;
}

static float decode_one(tg_dtype dtype, unsigned code) {
    uint8_t byte = (uint8_t)code;
    float value;
    tg_small_decode(&value, &byte, dtype, 0, 1);
    return value;
}

TEST(every_code) {
    for (size_t k = 0; k < NUM_KINDS; k++) {
        for (unsigned code = 0; code < 1u << kinds[k].bits; code++) {
            double wanted = reference(&kinds[k], code);
            float value = decode_one(kinds[k].dtype, code);
            if (isnan(wanted)) {
                assert_true(isnan(value));
                continue;
            }
            assert_true((double)value == wanted);
            assert_true(!signbit(value) == !signbit(wanted));
        }
    }
}

TEST(values_of_the_documents) {
    static const struct {
        tg_dtype dtype;
        unsigned code;
        double value;
    } cases[] = {
        {TG_DTYPE_FLOAT8_E4M3FN, 0x7E, 448},     {TG_DTYPE_FLOAT8_E4M3FN, 0x01, 0x1p-9},
        {TG_DTYPE_FLOAT8_E4M3FN, 0x08, 0x1p-6},  {TG_DTYPE_FLOAT8_E5M2, 0x7B, 57344},
        {TG_DTYPE_FLOAT8_E5M2, 0x01, 0x1p-16},   {TG_DTYPE_FLOAT8_E5M2, 0x04, 0x1p-14},
        {TG_DTYPE_FLOAT8_E4M3FNUZ, 0x7F, 240},   {TG_DTYPE_FLOAT8_E4M3FNUZ, 0x01, 0x1p-10},
        {TG_DTYPE_FLOAT8_E5M2FNUZ, 0x7F, 57344}, {TG_DTYPE_FLOAT8_E5M2FNUZ, 0x01, 0x1p-17},
        {TG_DTYPE_FLOAT8_E8M0FNU, 0, 0x1p-127},  {TG_DTYPE_FLOAT8_E8M0FNU, 127, 1},
        {TG_DTYPE_FLOAT8_E8M0FNU, 254, 0x1p127}, {TG_DTYPE_FLOAT6_E3M2FN, 0x1F, 28},
        {TG_DTYPE_FLOAT6_E3M2FN, 0x01, 0x1p-4},  {TG_DTYPE_FLOAT6_E2M3FN, 0x1F, 7.5},
        {TG_DTYPE_FLOAT6_E2M3FN, 0x01, 0x1p-3},  {TG_DTYPE_FLOAT4_E2M1FN, 1, 0.5},
        {TG_DTYPE_FLOAT4_E2M1FN, 2, 1},          {TG_DTYPE_FLOAT4_E2M1FN, 3, 1.5},
        {TG_DTYPE_FLOAT4_E2M1FN, 5, 3},          {TG_DTYPE_FLOAT4_E2M1FN, 7, 6},
        {TG_DTYPE_FLOAT4_E2M1FN, 15, -6},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_true((double)decode_one(cases[i].dtype, cases[i].code) == cases[i].value);
}

/* Where elements lie, from each of the first on. */
TEST(packing) {
    for (size_t k = 0; k < NUM_KINDS; k++) {
        enum { N = 64 };
        uint8_t packed[N] = {0};
        uint8_t codes[N];
        for (unsigned i = 0; i < N; i++) {
            codes[i] = (uint8_t)((i * 37 + 11) % (1u << kinds[k].bits));
            for (unsigned bit = 0; bit < kinds[k].bits; bit++) {
                unsigned at = i * kinds[k].bits + bit;
                packed[at / 8] = (uint8_t)(packed[at / 8] | (codes[i] >> bit & 1) << at % 8);
            }
        }
        for (unsigned first = 0; first < N; first++) {
            uint8_t found[N];
            float values[N];
            tg_small_codes(found, packed, kinds[k].dtype, first, N - first);
            assert_memory_equal(found, codes + first, N - first);
            tg_small_decode(values, packed, kinds[k].dtype, first, N - first);
            for (unsigned i = first; i < N; i++) {
                float one = decode_one(kinds[k].dtype, codes[i]);
                assert_memory_equal(&values[i - first], &one, sizeof one);
            }
        }
    }
}

/* ------------------------------------------------------------------------------------ encoding */

typedef struct encoded {
    unsigned code;
    tg_loss loss;
} encoded;

static encoded encode_one(tg_dtype dtype, double x, bool saturate) {
    encoded e = {0, {0, 0, 0, 0}};
    uint8_t bytes[2] = {0, 0xA5};
    tg_small_encode(bytes, dtype, &x, TG_DTYPE_FLOAT64, saturate, 1, &e.loss);
    assert_int_equal(bytes[1], 0xA5);
    e.code = bytes[0];
    return e;
}

static void assert_encoded(const kind *k, double x, bool saturate, unsigned code, bool exact,
                           bool outside) {
    const encoded e = encode_one(k->dtype, x, saturate);
    if (e.code != code || (e.loss.inexact == 0) != exact || (e.loss.saturated != 0) != outside)
        fail_msg("%s: %a becomes 0x%02x, not 0x%02x", k->name, x, e.code, code);
    assert_true(e.loss.first == 0 && e.loss.nan == 0);
}

/* Codes of the numbers from 0 on, in ascending order. */
static unsigned count_numbers(const kind *k) {
    unsigned n = 0;
    while (isfinite(reference(k, n)) &&
           n < (k->dtype == TG_DTYPE_FLOAT8_E8M0FNU ? 255u : 1u << (k->bits - 1)))
        n++;
    return n;
}

/* Every number, every number in the middle of two, and the float64 beside each, of both signs. The middles of these
 * kinds are numbers of float64, so comparing is exact. */
TEST(every_boundary) {
    for (size_t i = 0; i < NUM_KINDS; i++) {
        const kind *k = &kinds[i];
        const bool scale = k->dtype == TG_DTYPE_FLOAT8_E8M0FNU;
        const bool fnuz =
            k->dtype == TG_DTYPE_FLOAT8_E4M3FNUZ || k->dtype == TG_DTYPE_FLOAT8_E5M2FNUZ;
        const unsigned half = 1u << (k->bits - 1);
        const unsigned n = count_numbers(k);
        for (unsigned negative = 0; negative < (scale ? 1u : 2u); negative++) {
            const double sign = negative ? -1 : 1;
            for (unsigned code = 0; code < n; code++) {
                const double x = reference(k, code);
                const unsigned bits = negative ? half : 0;
                const unsigned wanted = code == 0 && fnuz ? 0 : bits | code;
                for (int saturate = 0; saturate < 2; saturate++) {
                    /* -0 becomes 0 where the code of -0 is NaN. */
                    const bool exact = !(negative && code == 0 && fnuz);
                    assert_encoded(k, sign * x, saturate, wanted, exact, false);
                    assert_encoded(k, sign * nextafter(x, INFINITY), saturate, wanted, false,
                                   false);
                    if (code + 1 == n) continue;
                    const double next = reference(k, code + 1);
                    const double middle = (x + next) / 2;
                    const unsigned above = bits | (code + 1);
                    const bool up = scale || code % 2 == 1;
                    assert_encoded(k, sign * middle, saturate, up ? above : wanted, false, false);
                    assert_encoded(k, sign * nextafter(middle, 0), saturate, wanted, false, false);
                    assert_encoded(k, sign * nextafter(middle, INFINITY), saturate, above, false,
                                   false);
                    assert_encoded(k, sign * nextafter(next, 0), saturate, above, false, false);
                }
            }
        }
    }
}

/* From which number on the largest one is left, for all kinds: by hand from the documents. */
TEST(beyond_the_largest) {
    static const struct {
        tg_dtype dtype;
        unsigned largest;
        unsigned beyond; /* without saturation */
        double from;     /* the first that is beyond, or its predecessor is the last that is not */
        bool included;
        unsigned infinite;
    } cases[] = {
        {TG_DTYPE_FLOAT8_E4M3FN, 0x7E, 0x7F, 464, false, 0x7F},
        {TG_DTYPE_FLOAT8_E5M2, 0x7B, 0x7C, 61440, true, 0x7C},
        {TG_DTYPE_FLOAT8_E4M3FNUZ, 0x7F, 0x80, 248, true, 0x80},
        {TG_DTYPE_FLOAT8_E5M2FNUZ, 0x7F, 0x80, 61440, true, 0x80},
        {TG_DTYPE_FLOAT6_E2M3FN, 0x1F, 0x1F, 7.75, true, 0x1F},
        {TG_DTYPE_FLOAT6_E3M2FN, 0x1F, 0x1F, 30, true, 0x1F},
        {TG_DTYPE_FLOAT4_E2M1FN, 0x7, 0x7, 7, true, 0x7},
        {TG_DTYPE_FLOAT8_E8M0FNU, 0xFE, 0xFF, 0x1.8p127, true, 0xFF},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const kind *k = &kinds[0];
        while (k->dtype != cases[i].dtype) k++;
        const double last = cases[i].included ? nextafter(cases[i].from, 0) : cases[i].from;
        const double first = cases[i].included ? cases[i].from : nextafter(cases[i].from, INFINITY);
        const unsigned half = 1u << (k->bits - 1);
        for (unsigned negative = 0; negative < 2; negative++) {
            if (negative != 0 && k->dtype == TG_DTYPE_FLOAT8_E8M0FNU) break;
            const double sign = negative ? -1 : 1;
            const unsigned bits = negative ? half : 0;
            const bool ieee = k->dtype == TG_DTYPE_FLOAT8_E5M2;
            assert_encoded(k, sign * last, false, bits | cases[i].largest, false, false);
            assert_encoded(k, sign * last, true, bits | cases[i].largest, false, false);
            assert_encoded(k, sign * first, false, bits | cases[i].beyond, false, true);
            assert_encoded(k, sign * first, true, bits | cases[i].largest, false, true);
            assert_encoded(k, sign * 0x1.fffffffffffffp1023, false, bits | cases[i].beyond, false,
                           true);
            assert_encoded(k, sign * INFINITY, false, bits | cases[i].infinite, ieee, !ieee);
            assert_encoded(k, sign * INFINITY, true, bits | cases[i].largest, false, true);
        }
    }
}

TEST(nan_and_nothing) {
    static const struct {
        tg_dtype dtype;
        unsigned positive, negative;
        bool has_nan;
    } cases[] = {
        {TG_DTYPE_FLOAT8_E4M3FN, 0x7F, 0xFF, true},   {TG_DTYPE_FLOAT8_E5M2, 0x7E, 0xFE, true},
        {TG_DTYPE_FLOAT8_E4M3FNUZ, 0x80, 0x80, true}, {TG_DTYPE_FLOAT8_E5M2FNUZ, 0x80, 0x80, true},
        {TG_DTYPE_FLOAT8_E8M0FNU, 0xFF, 0xFF, true},  {TG_DTYPE_FLOAT6_E2M3FN, 0, 0, false},
        {TG_DTYPE_FLOAT6_E3M2FN, 0, 0, false},        {TG_DTYPE_FLOAT4_E2M1FN, 0, 0, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int saturate = 0; saturate < 2; saturate++) {
            const encoded p = encode_one(cases[i].dtype, NAN, saturate);
            const encoded n = encode_one(cases[i].dtype, copysign(NAN, -1), saturate);
            assert_int_equal(p.code, cases[i].positive);
            assert_int_equal(n.code, cases[i].negative);
            assert_int_equal(p.loss.nan, !cases[i].has_nan);
            assert_int_equal(p.loss.inexact, !cases[i].has_nan);
            /* The smallest number of float64, and the largest that is no normal one. */
            const unsigned sign = 1u << (cases[i].dtype == TG_DTYPE_FLOAT4_E2M1FN ? 3
                                         : cases[i].has_nan                       ? 7
                                                                                  : 5);
            const bool scale = cases[i].dtype == TG_DTYPE_FLOAT8_E8M0FNU;
            const bool fnuz = cases[i].positive == 0x80;
            const double tiny[] = {0x1p-1074, 0x0.fffffffffffffp-1022, 0x1p-1022, 0x1p-200};
            for (size_t t = 0; t < sizeof tiny / sizeof tiny[0]; t++) {
                const encoded up = encode_one(cases[i].dtype, tiny[t], saturate);
                const encoded down = encode_one(cases[i].dtype, -tiny[t], saturate);
                assert_int_equal(up.code, 0);
                assert_int_equal(down.code, scale ? 0xFF : fnuz ? 0 : sign);
                assert_true(up.loss.inexact == 1 && down.loss.inexact == 1);
                assert_int_equal(up.loss.saturated, scale);
                assert_int_equal(down.loss.saturated, scale);
            }
            if (!scale) continue;
            assert_int_equal(encode_one(cases[i].dtype, 0.0, saturate).code, 0xFF);
            assert_int_equal(encode_one(cases[i].dtype, -0.0, saturate).code, 0xFF);
            assert_int_equal(encode_one(cases[i].dtype, 0.0, saturate).loss.saturated, 1);
            assert_int_equal(encode_one(cases[i].dtype, -INFINITY, saturate).code, 0xFF);
        }
    }
}

/* Every code comes back, in any number of elements, from each dtype that has its value; and nothing behind them is
 * written. */
TEST(back_again) {
    enum { N = 1500 };
    static const tg_dtype wide[] = {TG_DTYPE_FLOAT32, TG_DTYPE_FLOAT64, TG_DTYPE_BFLOAT16};
    static uint8_t packed[N + 8];
    static uint8_t got[N + 8];
    static float values[N];
    static double converted[N];
    for (size_t k = 0; k < NUM_KINDS; k++) {
        const unsigned nan = kinds[k].dtype == TG_DTYPE_FLOAT8_E5M2 ? 0x7D : 256;
        for (size_t n = 0; n <= N; n += n < 20 ? 1 : 370) {
            const size_t size = (n * kinds[k].bits + 7) / 8;
            memset(packed, 0, sizeof packed);
            for (size_t i = 0; i < n; i++) {
                unsigned code = (unsigned)(i * 7 % (1u << kinds[k].bits));
                if (code % 128 == nan || code % 128 == nan + 2)
                    code = 0x7E; /* the NaN that is written */
                for (unsigned bit = 0; bit < kinds[k].bits; bit++) {
                    const size_t at = i * kinds[k].bits + bit;
                    packed[at / 8] = (uint8_t)(packed[at / 8] | (code >> bit & 1) << at % 8);
                }
            }
            tg_small_decode(values, packed, kinds[k].dtype, 0, n);
            for (size_t w = 0; w < sizeof wide / sizeof wide[0]; w++) {
                tg_loss loss = {0, 0, 0, 0};
                memset(got, 0xEE, sizeof got);
                tg_numbers_convert(converted, wide[w], values, TG_DTYPE_FLOAT32, n, NULL);
                tg_small_encode(got, kinds[k].dtype, converted, wide[w], false, n, &loss);
                assert_memory_equal(got, packed, size);
                assert_true(got[size] == 0xEE && loss.inexact == 0);
            }
        }
    }
    /* Losses are added up; the first is counted from the first call that has one. */
    static float many[N];
    tg_loss loss = {0, 0, 0, 0};
    many[1234] = 1e9F;
    many[1300] = 0.3F;
    tg_small_encode(got, TG_DTYPE_FLOAT4_E2M1FN, many, TG_DTYPE_FLOAT32, true, N, &loss);
    assert_true(loss.inexact == 2 && loss.saturated == 1 && loss.first == 1234 && loss.nan == 0);
    assert_int_equal(got[1234 / 2], 0x07);
    tg_small_encode(got, TG_DTYPE_FLOAT4_E2M1FN, many + 1300, TG_DTYPE_FLOAT32, true, 1, &loss);
    assert_true(loss.inexact == 3 && loss.first == 1234);
    tg_small_encode(got, TG_DTYPE_FLOAT4_E2M1FN, many, TG_DTYPE_FLOAT32, true, 1, NULL);
    /* Pairs that are not converted. */
    got[0] = 0x55;
    tg_small_encode(got, TG_DTYPE_FLOAT32, many, TG_DTYPE_FLOAT32, true, 1, NULL);
    tg_small_encode(got, TG_DTYPE_FLOAT8_E5M2, many, TG_DTYPE_INT64, true, 1, NULL);
    tg_small_encode(got, TG_DTYPE_FLOAT8_E5M2, many, TG_DTYPE_COMPLEX64, true, 1, NULL);
    tg_small_encode(got, TG_DTYPE_FLOAT8_E5M2, many, TG_DTYPE_BIT, true, 1, NULL);
    tg_small_encode(got, TG_DTYPE_FLOAT8_E5M2, many, TG_DTYPE_FLOAT8_E5M2, true, 1, NULL);
    assert_int_equal(got[0], 0x55);
    const int8_t minus_three = -3;
    tg_small_encode(got, TG_DTYPE_FLOAT4_E2M1FN, &minus_three, TG_DTYPE_INT8, true, 1, NULL);
    assert_int_equal(got[0], 0xD);
}

TEST(what_they_are) {
    unsigned num = 0;
    for (size_t k = 0; k < NUM_KINDS; k++) {
        assert_string_equal(tg_dtype_name(kinds[k].dtype), kinds[k].name);
        assert_int_equal(tg_dtype_bits(kinds[k].dtype), kinds[k].bits);
        assert_true(tg_dtype_is_small(kinds[k].dtype));
        assert_false(tg_dtype_holds(TG_DTYPE_FLOAT32, kinds[k].dtype));
    }
    for (int dtype = -1; dtype <= TG_DTYPE_COUNT; dtype++)
        num += tg_dtype_is_small((tg_dtype)dtype);
    assert_int_equal(num, NUM_KINDS);
    /* Numbers that programs are compiled with. */
    assert_int_equal(TG_DTYPE_FLOAT8_E4M3FN, 17);
    assert_int_equal(TG_DTYPE_FLOAT4_E2M1FN, 24);
    float untouched = 1;
    tg_small_decode(&untouched, &untouched, TG_DTYPE_FLOAT16, 0, 1);
    tg_small_codes(&untouched, &untouched, TG_DTYPE_FLOAT16, 0, 1);
    assert_true(untouched == 1);
}
