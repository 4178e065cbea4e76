/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_numbers_fixed.c - fixed point, and the position of the first loss.
 */
#include "numbers_test.h"

/* --------------------------------------------------------------------------------- fixed point */

static int64_t stored_at(const uint8_t *p, tg_dtype dtype, size_t i) {
    return dtype == TG_DTYPE_INT8 ? (int8_t)p[i] : (int16_t)(p[2 * i] | p[2 * i + 1] << 8);
}

TEST(fixed_decode) {
    for (size_t w = 0; w < num_ways(); w++) {
        for (unsigned p = 0; p < 32; p++) {
            for (int type = 0; type < 2; type++) {
                tg_dtype dtype = type == 0 ? TG_DTYPE_INT8 : TG_DTYPE_INT16;
                size_t size = type == 0 ? 1 : 2;
                size_t n = type == 0 ? 256 : 65536;
                uint8_t *in = take(n * size);
                uint8_t *out = take(n * 4);
                uint8_t *back = take(n * size);
                for (size_t i = 0; i < n * size; i++) in[i] = (i / size >> i % size * 8) & 255;
                tg_fixed_decode_as(ways[w], out, in, dtype, p, n);
                for (size_t i = 0; i < n; i++) {
                    double meant = ldexp((double)stored_at(in, dtype, i), -(int)(p & 15));
                    if ((double)tg_load_f32(out + 4 * i) != meant) fail();
                }
                for (size_t r = 0; r < COUNT_OF(roundings); r++) {
                    tg_loss loss = {0};
                    tg_fixed_encode_as(ways[w], back, out, dtype, p, roundings[r], n, &loss);
                    assert_memory_equal(back, in, n * size);
                    assert_true(loss.inexact == 0 && loss.saturated == 0 && loss.nan == 0);
                }
                give(in);
                give(out);
                give(back);
            }
        }
    }
}

/* Encodes n float32 in all rounding modes and positions in `positions`, and compares. */
static void encode_and_compare(const uint8_t *in, size_t n, unsigned positions, unsigned first) {
    for (size_t r = 0; r < COUNT_OF(roundings); r++) {
        for (int type = 0; type < 2; type++) {
            tg_dtype dtype = type == 0 ? TG_DTYPE_INT8 : TG_DTYPE_INT16;
            size_t size = type == 0 ? 1 : 2;
            real high = type == 0 ? 127 : 32767;
            uint8_t *out = take(n * size);
            uint8_t *other = take(n * size);
            for (unsigned p = first; p < first + positions; p++) {
                tg_loss loss = {0};
                tg_loss meant = {0};
                tg_fixed_encode_as(ways[0], out, in, dtype, p, roundings[r], n, &loss);
                for (size_t i = 0; i < n; i++) {
                    real x = ldexpl((real)tg_load_f32(in + 4 * i), (int)p);
                    real stored = to_range(x, -high - 1, high, roundings[r], i, &meant);
                    if ((real)stored_at(out, dtype, i) != stored) fail();
                }
                assert_true(same_loss(loss, meant));
                for (size_t w = 0; w < num_ways(); w++) {
                    tg_loss again = {0};
                    memset(other, 0x55, n * size);
                    tg_fixed_encode_as(ways[w], other, in, dtype, p, roundings[r], n, &again);
                    assert_memory_equal(other, out, n * size);
                    assert_true(same_loss(again, meant));
                    tg_fixed_encode_as(ways[w], other, in, dtype, p, roundings[r], n, NULL);
                    assert_memory_equal(other, out, n * size);
                }
            }
            give(out);
            give(other);
        }
    }
}

/* x, and its neighbours, as float32 at in[n]. */
static size_t add_around(uint8_t *in, size_t n, float x) {
    tg_store_f32(in + 4 * n, x);
    tg_store_f32(in + 4 * (n + 1), nextafterf(x, -INFINITY));
    tg_store_f32(in + 4 * (n + 2), nextafterf(x, INFINITY));
    return n + 3;
}

TEST(fixed_encode_halves) {
    for (unsigned p = 0; p < 16; p += 5) {
        size_t most = 3 * (size_t)(2 * 133 + 40 + 2 * 1200 + 16);
        uint8_t *in = take(4 * most);
        size_t n = 0;
        for (int half = -2 * 133; half < 2 * 133; half++) { /* all of int8 and beyond */
            if (n + 3 <= most) n = add_around(in, n, ldexpf((float)half / 2, -(int)p));
        }
        for (int half = 0; half < 300; half++) { /* and both ends of int16 */
            n = add_around(in, n, ldexpf(32800 - (float)half / 2, -(int)p));
            n = add_around(in, n, ldexpf(-32800 + (float)half / 2, -(int)p));
        }
        const float special[] = {0.0F, -0.0F, NAN, -NAN, INFINITY, FLT_MAX, FLT_MIN, FLT_TRUE_MIN};
        for (size_t i = 0; i < COUNT_OF(special); i++) {
            n = add_around(in, n, special[i]);
            n = add_around(in, n, -special[i]);
        }
        uint8_t *exact = take(4 * n);
        memcpy(exact, in, 4 * n);
        encode_and_compare(exact, n, 1, p);
        give(in);
        give(exact);
    }
}

TEST(fixed_encode_sweep) {
    size_t n = 0;
    uint8_t *in = take((size_t)4 * 8192);
    for (uint64_t bits = 0; bits <= UINT32_MAX && n < 8000; bits += 536909) {
        tg_store32(in + 4 * n++, (uint32_t)bits);
    }
    for (int i = -96; i < 96; i++) tg_store32(in + 4 * n++, (uint32_t)(0x7F800000 + i));
    for (int i = 0; i < 1000; i++) { /* numbers for which a position between 0 and 15 fits */
        if (n < 8192) tg_store_f32(in + 4 * n++, ldexpf((float)(int32_t)dice(), -16 - i % 20));
    }
    uint8_t *exact = take(4 * n);
    memcpy(exact, in, 4 * n);
    encode_and_compare(exact, n, 16, 0);
    give(in);
    give(exact);
}

TEST(fixed_lengths) {
    for (size_t n = 0; n < 600; n += n < 40 ? 1 : 37) {
        uint8_t *in = take(4 * n);
        for (size_t i = 0; i < n; i++) tg_store_f32(in + 4 * i, (float)i / 3);
        encode_and_compare(in, n, 1, 4);
        for (size_t w = 0; w < num_ways(); w++) {
            uint8_t *out = take(4 * n);
            tg_fixed_decode_as(ways[w], out, in, TG_DTYPE_INT16, 3, n);
            for (size_t i = 0; i < n; i++) {
                assert_true(tg_load_f32(out + 4 * i) ==
                            (float)stored_at(in, TG_DTYPE_INT16, i) / 8);
            }
            give(out);
        }
        give(in);
    }
    /* A loss is accumulated; `first` stays that of the call that found it. */
    uint8_t in[8];
    uint8_t out[4];
    tg_loss loss = {0};
    tg_store_f32(in, 1.0F);
    tg_store_f32(in + 4, 0.3F);
    tg_fixed_encode(out, in, TG_DTYPE_INT16, 0, TG_ROUNDING_HALF_EVEN, 2, &loss);
    tg_fixed_encode(out, in + 4, TG_DTYPE_INT16, 0, TG_ROUNDING_HALF_EVEN, 1, &loss);
    assert_true(loss.inexact == 2 && loss.first == 1);
    tg_fixed_encode(out, in, TG_DTYPE_FLOAT32, 0, TG_ROUNDING_HALF_EVEN, 2, &loss);
    tg_fixed_encode(out, in, TG_DTYPE_INT8, 0, (tg_rounding)9, 2, &loss);
    tg_fixed_decode(out, in, TG_DTYPE_UINT8, 0, 1);
    assert_true(loss.inexact == 2);
}

/* The first loss, at any position, in a call over several blocks. */
TEST(first_loss) {
    enum { COUNT = 3000 };
    uint8_t *in = take((size_t)8 * COUNT);
    uint8_t *out = take((size_t)8 * COUNT);
    for (size_t k = 0; k < COUNT; k += 1 + k % 61) {
        tg_loss loss[6] = {{0}};
        for (size_t i = 0; i < COUNT; i++) tg_store_f32(in + 4 * i, i < k ? -1.0F : 0.3F);
        tg_fixed_encode(out, in, TG_DTYPE_INT16, 3, TG_ROUNDING_HALF_EVEN, COUNT, &loss[0]);
        tg_bits_encode(out, in, COUNT, &loss[1]);
        tg_scaled_encode(out, in, -1.0F, 1.0F, TG_ROUNDING_DOWN, COUNT, &loss[2]);
        tg_numbers_convert(out, TG_DTYPE_INT64, in, TG_DTYPE_FLOAT32, COUNT, &loss[3]);
        for (size_t i = 0; i < COUNT; i++) tg_store_f64(in + 8 * i, i < k ? -1.0 : 0.3);
        tg_numbers_convert(out, TG_DTYPE_FLOAT32, in, TG_DTYPE_FLOAT64, COUNT, &loss[4]);
        tg_numbers_convert(out, TG_DTYPE_COMPLEX64, in, TG_DTYPE_COMPLEX128, COUNT / 2, &loss[5]);
        for (size_t i = 0; i < 5; i++) {
            assert_true(loss[i].first == k && loss[i].inexact == COUNT - k);
        }
        assert_true(loss[5].first == k / 2 && loss[5].inexact == COUNT / 2 - k / 2);
    }
    /* NaN and overflow are distinguished also in blocks after the first loss. */
    for (size_t k = 1; k < COUNT; k += 97) {
        tg_loss loss = {0};
        for (size_t i = 0; i < COUNT; i++) tg_store_f32(in + 4 * i, i == 0 ? 0.3F : 1.0F);
        tg_store_f32(in + 4 * k, k % 2 == 0 ? NAN : 1e9F);
        tg_fixed_encode(out, in, TG_DTYPE_INT8, 3, TG_ROUNDING_HALF_EVEN, COUNT, &loss);
        assert_true(loss.inexact == 2 && loss.first == 0);
        assert_true(loss.nan == (k % 2 == 0) && loss.saturated == (k % 2 != 0));
    }
    give(in);
    give(out);
}

/* Independent code for the same as nnb.py. */
static int exporter_position(float x, int width) {
    double most = fabs((double)x);
    int bits = 1;
    if (most >= 1) {
        double power = log2(most);
        bool positive_integer = floor(power) == power && x > 0;
        bits = positive_integer ? (int)power + 2 : (int)ceil(power) + 1;
    }
    return width - bits < 0 ? -1 : width - bits;
}

TEST(fixed_position) {
    for (uint64_t bits = 0; bits <= UINT32_MAX; bits += 100003) {
        float x = tg_f32_of_bits((uint32_t)bits);
        if (!isfinite(x)) continue;
        assert_int_equal(tg_fixed_position(x, TG_DTYPE_INT8), exporter_position(x, 8));
        assert_int_equal(tg_fixed_position(x, TG_DTYPE_INT16), exporter_position(x, 16));
    }
    for (int e = -20; e < 128; e++) {
        for (int sign = -1; sign <= 1; sign += 2) {
            float x = ldexpf((float)sign, e);
            const float around[] = {x, nextafterf(x, 0), nextafterf(x, x * 2)};
            for (size_t i = 0; i < COUNT_OF(around); i++) {
                assert_int_equal(tg_fixed_position(around[i], TG_DTYPE_INT16),
                                 exporter_position(around[i], 16));
            }
        }
    }
    assert_int_equal(tg_fixed_position(0.0F, TG_DTYPE_INT16), 15);
    assert_int_equal(tg_fixed_position(0.999F, TG_DTYPE_INT8), 7);
    assert_int_equal(tg_fixed_position(INFINITY, TG_DTYPE_INT16), -1);
    assert_int_equal(tg_fixed_position(NAN, TG_DTYPE_INT16), -1);
    assert_int_equal(tg_fixed_position(1.0F, TG_DTYPE_UINT8), -1);
}
