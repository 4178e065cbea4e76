/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/numeric/block_decode*.c: values that can be seen from the bytes. tests/samples/ggml_blocks.py decodes
 * whole blocks. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "block_decode.h"
#include "unit.h"

#define ONE 0x00, 0x3C /* 1.0 as float16 */

/* Bytes at the ends of memory of their own, so that a sanitizer sees every byte too many. */
static float *decode(tg_dtype dtype, const uint8_t *bytes, size_t n) {
    uint32_t elements;
    uint32_t size;
    assert_true(tg_dtype_block(dtype, &elements, &size));
    uint8_t *block = calloc(1, size);
    float *values = malloc(elements * sizeof *values);
    assert_true(block != NULL && values != NULL && n <= size);
    memcpy(block, bytes, n);
    tg_block_decoder_of(dtype)(block, values);
    free(block);
    return values;
}

TEST(every_block_stays_inside) {
    for (int dtype = -1; dtype <= TG_DTYPE_COUNT; dtype++) {
        uint32_t elements;
        uint32_t size;
        const bool is_block = tg_dtype_block((tg_dtype)dtype, &elements, &size);
        assert_true(is_block == (tg_block_decoder_of((tg_dtype)dtype) != NULL));
        if (!is_block) continue;
        assert_true(elements <= TG_BLOCK_MOST && size <= TG_BLOCK_MOST_BYTES);
        uint8_t all[TG_BLOCK_MOST_BYTES];
        for (int byte = 0; byte < 256; byte++) {
            memset(all, byte, sizeof all);
            free(decode((tg_dtype)dtype, all, size));
        }
    }
    assert_null(tg_block_decoder_of(TG_DTYPE_FLOAT32));
    assert_null(tg_block_decoder_of(TG_DTYPE_NONE));
}

static void assert_values(tg_dtype dtype, const uint8_t *bytes, size_t n, size_t at, float first,
                          float second) {
    float *values = decode(dtype, bytes, n);
    if (values[at] != first || values[at + 1] != second) {
        fail_msg("%s: %g, %g", tg_dtype_name(dtype), (double)values[at], (double)values[at + 1]);
    }
    free(values);
}

TEST(known_values) {
    static const uint8_t q4_0[] = {ONE, 0x1F, 0x20};
    assert_values(TG_DTYPE_Q4_0, q4_0, sizeof q4_0, 0, 7, -8);
    assert_values(TG_DTYPE_Q4_0, q4_0, sizeof q4_0, 16, -7, -6);
    static const uint8_t q4_1[] = {ONE, ONE, 0x1F, 0x20};
    assert_values(TG_DTYPE_Q4_1, q4_1, sizeof q4_1, 0, 16, 1);
    static const uint8_t q5_0[] = {ONE, 1, 0, 2, 0, 0x1F, 0x20};
    assert_values(TG_DTYPE_Q5_0, q5_0, sizeof q5_0, 0, 15, -16);
    assert_values(TG_DTYPE_Q5_0, q5_0, sizeof q5_0, 16, -15, 2);
    static const uint8_t q8_0[] = {ONE, 0x80, 0x7F};
    assert_values(TG_DTYPE_Q8_0, q8_0, sizeof q8_0, 0, -128, 127);
    static const uint8_t q8_1[] = {ONE, 9, 9, 0x80, 0x7F};
    assert_values(TG_DTYPE_Q8_1, q8_1, sizeof q8_1, 0, -128, 127);
    static const uint8_t mxfp4[] = {127, 0x7F, 0x01};
    assert_values(TG_DTYPE_MXFP4, mxfp4, sizeof mxfp4, 0, -6, 0.5F);
    static const uint8_t denormal[] = {0, 0x01, 0x02};
    assert_values(TG_DTYPE_MXFP4, denormal, sizeof denormal, 0, 0x1p-128F, 0x1p-127F);
    static const uint8_t huge[] = {255, 0x07, 0x0F};
    assert_values(TG_DTYPE_MXFP4, huge, sizeof huge, 0, INFINITY, -INFINITY);
    static const uint8_t nvfp4[] = {0x38, 0x7F, 0xFF, 0x01, 0x21};
    assert_values(TG_DTYPE_NVFP4, nvfp4, sizeof nvfp4, 0, 0.5F, 0);
    static const uint8_t tq1_0[54] = {0xFF, 0, [53] = 0x3C};
    assert_values(TG_DTYPE_TQ1_0, tq1_0, sizeof tq1_0, 0, 1, -1);
    static const uint8_t q1_0[] = {ONE, 1};
    assert_values(TG_DTYPE_Q1_0, q1_0, sizeof q1_0, 0, 1, -1);
    static const uint8_t q2_0[] = {ONE, 0x0B};
    assert_values(TG_DTYPE_Q2_0, q2_0, sizeof q2_0, 0, 2, 1);
    /* The first entries of the codebooks, their signs, and the smallest scales. */
    static const uint8_t iq2_xxs[] = {ONE, 0, 0, 0, 0, 0x02, 0, 0, 0};
    assert_values(TG_DTYPE_IQ2_XXS, iq2_xxs, sizeof iq2_xxs, 0, 1, -1);
    assert_values(TG_DTYPE_IQ2_XXS, iq2_xxs, sizeof iq2_xxs, 6, 1,
                  -1); /* an even number of signs */
    static const uint8_t iq2_xs[] = {ONE, 0x00, 0x04, [66] = 0x01};
    assert_values(TG_DTYPE_IQ2_XS, iq2_xs, sizeof iq2_xs, 0, 3, -3);
    static const uint8_t iq2_s[] = {ONE, 0, [34] = 0x02, [74] = 0x0F};
    assert_values(TG_DTYPE_IQ2_S, iq2_s, sizeof iq2_s, 0, 31, -31);
    static const uint8_t iq3_xxs[] = {ONE, 0, [66] = 0x02, [69] = 0xF0};
    assert_values(TG_DTYPE_IQ3_XXS, iq3_xxs, sizeof iq3_xxs, 0, 31, -31);
    static const uint8_t iq3_s[] = {ONE, 0, [74] = 0x02, [106] = 0x0F};
    assert_values(TG_DTYPE_IQ3_S, iq3_s, sizeof iq3_s, 0, 31, -31);
    static const uint8_t iq1_s[] = {ONE, 0, [34] = 0x00, 0xF0};
    assert_values(TG_DTYPE_IQ1_S, iq1_s, sizeof iq1_s, 0, -15 * 1.125F, -15 * 1.125F);
    static const uint8_t iq1_m[] = {0, [32] = 0x08, [53] = 0xC0, [55] = 0x30};
    assert_values(TG_DTYPE_IQ1_M, iq1_m, sizeof iq1_m, 0, -1.125F, -1.125F);
    assert_values(TG_DTYPE_IQ1_M, iq1_m, sizeof iq1_m, 8, -0.875F, -0.875F);
    static const uint8_t iq4_nl[] = {ONE, 0x0F, 0xF0};
    assert_values(TG_DTYPE_IQ4_NL, iq4_nl, sizeof iq4_nl, 0, 113, -127);
}

/* 0 times an infinite scale, and a scale that is NaN with a sign: the same NaN on every machine. */
TEST(one_nan) {
    static const uint8_t infinite[] = {0x00, 0x7C, 0x98};
    static const uint8_t nan[] = {0x01, 0xFE, 0x98};
    static const uint8_t stored_infinite[] = {0, 0, 0xC0, 0x7F, 0, 0, 0x80, 0xFF};
    static const uint8_t stored_nan[] = {0, 0, 0xC0, 0x7F, 0, 0, 0xC0, 0x7F};
    uint8_t out[8];
    float *values = decode(TG_DTYPE_Q4_0, infinite, sizeof infinite);
    tg_block_store(out, values, 2);
    assert_memory_equal(out, stored_infinite, sizeof out);
    free(values);
    values = decode(TG_DTYPE_Q4_0, nan, sizeof nan);
    tg_block_store(out, values, 2);
    assert_memory_equal(out, stored_nan, sizeof out);
    free(values);
}
