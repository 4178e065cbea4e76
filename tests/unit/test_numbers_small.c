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

static void every_code(void **state) {
    (void)state;
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

static void values_of_the_documents(void **state) {
    (void)state;
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
static void packing(void **state) {
    (void)state;
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

static void what_they_are(void **state) {
    (void)state;
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code),
        cmocka_unit_test(values_of_the_documents),
        cmocka_unit_test(packing),
        cmocka_unit_test(what_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
