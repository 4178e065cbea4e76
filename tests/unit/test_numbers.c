/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_numbers.c - bits, scaled bytes, streaming, sparse entries.
 */
#include "numbers_test.h"

/* ---------------------------------------------------------------------------------------- bits */

TEST(bits_both_ways) {
    for (uint64_t first = 0; first <= 200; first += first < 20 ? 1 : 13) {
        for (size_t n = 0; n <= 200; n++) {
            size_t bytes = (size_t)(first + n + 7) / 8;
            uint8_t *in = take(bytes);
            uint8_t *out = take(4 * n);
            uint8_t *back = take((n + 7) / 8);
            uint8_t meant[26] = {0};
            for (size_t i = 0; i < bytes; i++) in[i] = (uint8_t)dice();
            tg_bits_decode(out, in, first, n);
            for (size_t i = 0; i < n; i++) {
                unsigned bit = (unsigned)in[(first + i) / 8] >> (first + i) % 8 & 1U;
                assert_true(tg_load_f32(out + 4 * i) == (bit != 0 ? 1.0F : -1.0F));
                meant[i / 8] |= (uint8_t)(bit << i % 8);
            }
            tg_loss loss = {0};
            tg_bits_encode(back, out, n, &loss);
            assert_memory_equal(back, meant, (n + 7) / 8);
            assert_true(loss.inexact == 0);
            give(in);
            give(out);
            give(back);
        }
    }
    const struct {
        float x;
        unsigned bit, saturated, nan;
    } cases[] = {{0.0F, 0, 0, 0},     {-0.0F, 0, 0, 0},       {0.99F, 0, 0, 0}, {-0.99F, 0, 0, 0},
                 {-1.99F, 0, 1, 0},   {-2.0F, 1, 1, 0},       {1.01F, 1, 1, 0}, {255.0F, 1, 1, 0},
                 {INFINITY, 1, 1, 0}, {-INFINITY, 1, 1, 0},   {NAN, 0, 0, 1},   {256.0F, 1, 1, 0},
                 {FLT_MIN, 0, 0, 0},  {FLT_TRUE_MIN, 0, 0, 0}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint8_t in[4];
        uint8_t out = 0xFF;
        tg_loss loss = {0};
        tg_store_f32(in, cases[i].x);
        tg_bits_encode(&out, in, 1, &loss);
        assert_int_equal(out, cases[i].bit);
        assert_true(loss.inexact == 1 && loss.first == 0);
        assert_true(loss.saturated == cases[i].saturated && loss.nan == cases[i].nan);
    }
}

/* ------------------------------------------------------------------------------------- scaled */

static const float bounds[] = {0.0F,         -0.0F,     1.0F,       -1.0F,    0.1F,      -0.7F,
                               255.0F,       3.4e38F,   -3.4e38F,   FLT_MAX,  -FLT_MAX,  FLT_MIN,
                               FLT_TRUE_MIN, -2.5e-45F, 1e-40F,     INFINITY, -INFINITY, NAN,
                               16777217.F,   1e-7F,     1.0000001F, -0.33333F};

static float scaled_value(unsigned byte, float min, float max) {
    volatile float range = max - min;
    volatile float part = (float)byte / 255.0F;
    volatile float product = part * range;
    volatile float sum = product + min;
    return sum;
}

TEST(scaled_decode) {
    for (size_t i = 0; i < COUNT_OF(bounds) * COUNT_OF(bounds); i++) {
        float min = bounds[i % COUNT_OF(bounds)];
        float max = bounds[i / COUNT_OF(bounds)];
        size_t n = 256 + i % 5 * 17;
        uint8_t *in = take(n);
        uint8_t *out = take(4 * n);
        for (size_t k = 0; k < n; k++) in[k] = k & 255;
        for (size_t w = 0; w < num_ways(); w++) {
            tg_scaled_decode_as(ways[w], out, in, min, max, n);
            for (size_t k = 0; k < n; k++) {
                float x = tg_load_f32(out + 4 * k);
                float meant = scaled_value(in[k], min, max);
                const uint32_t bits = isnan(meant) ? 0x7FC00000 : tg_bits_of_f32(meant);
                if (tg_bits_of_f32(x) != bits) fail();
            }
        }
        tg_scaled_decode(out, in, min, max, 0);
        give(in);
        give(out);
    }
}

static void scaled_encode_pair(const uint8_t *in, size_t n, float min, float max,
                               tg_rounding rounding) {
    uint8_t *out = take(n);
    tg_loss loss = {0};
    tg_loss meant = {0};
    double range = (double)max - (double)min;
    tg_scaled_encode(out, in, min, max, rounding, n, &loss);
    for (size_t i = 0; i < n; i++) {
        float x = tg_load_f32(in + 4 * i);
        volatile double above = (double)x - (double)min;
        volatile double times = 255 * above;
        volatile double position = range != 0 ? times / range : 0.0;
        tg_loss one = {0};
        real byte =
            isfinite(range) && range != 0 ? to_range(position, 0, 255, rounding, i, &one) : 0;
        if (out[i] != (uint8_t)byte) fail();
        if (x == scaled_value(out[i], min, max)) continue;
        if (meant.inexact++ == 0) meant.first = i;
        meant.nan += isnan(x) != 0;
        meant.saturated += isfinite(range) && range != 0 ? one.saturated : x < min || x > max;
    }
    assert_true(same_loss(loss, meant));
    tg_scaled_encode(out, in, min, max, rounding, n, NULL);
    give(out);
}

TEST(scaled_encode) {
    enum { SOME = 512 };
    uint8_t *in = take(4 * (COUNT_OF(bounds) + SOME));
    for (size_t i = 0; i < COUNT_OF(bounds); i++) tg_store_f32(in + 4 * i, bounds[i]);
    for (size_t i = 0; i < COUNT_OF(bounds) * COUNT_OF(bounds); i++) {
        float min = bounds[i % COUNT_OF(bounds)];
        float max = bounds[i / COUNT_OF(bounds)];
        for (size_t k = 0; k < SOME; k++) { /* values of bytes, and half-way between them */
            double part = ((double)k / 2 - 0.5) / 255.0;
            double x = (double)min + part * ((double)max - (double)min);
            tg_store_f32(in + 4 * (COUNT_OF(bounds) + k), (float)x);
        }
        for (size_t r = 0; r < COUNT_OF(roundings); r++) {
            scaled_encode_pair(in, COUNT_OF(bounds) + SOME, min, max, roundings[r]);
        }
    }
    give(in);
    /* What a byte means goes back to it, where bytes mean different numbers. */
    uint8_t every[256];
    uint8_t back[256];
    uint8_t *values = take(1024);
    for (unsigned i = 0; i < 256; i++) every[i] = (uint8_t)i;
    tg_scaled_decode(values, every, -0.37F, 1.9F, 256);
    tg_loss loss = {0};
    tg_scaled_encode(back, values, -0.37F, 1.9F, TG_ROUNDING_HALF_EVEN, 256, &loss);
    assert_memory_equal(back, every, 256);
    assert_true(loss.inexact == 0);
    give(values);
}

/* ----------------------------------------------------------------------------------- streaming */

/* size 0 costs memory, too */
TEST(streamed) {
    enum { MOST = 2100, GUARD = 64 };
    uint8_t *in = take((size_t)8 * MOST);
    uint8_t *meant = take((size_t)8 * MOST);
    for (size_t i = 0; i < MOST; i++) tg_store_f32(in + 4 * i, (float)(int32_t)dice() * 0x1p-18F);
    for (size_t i = MOST / 2; i < MOST; i++) tg_store_f64(in + 8 * i, (double)dice() * 0x1p-30);
    for (size_t n = 0; n <= MOST; n += n < 40 ? 1 : 1 + below(200)) {
        for (unsigned kind = 0; kind < 8; kind++) {
            const size_t size = kind == 0 ? 1 : kind == 1 ? 2 : kind == 6 ? 8 : 4;
            const size_t shift = below(64) / (n % 3 == 0 ? 1 : size) * (n % 3 == 0 ? 1 : size);
            const tg_dtype fixed = kind % 2 == 0 ? TG_DTYPE_INT8 : TG_DTYPE_INT16;
            uint8_t *block = NULL;
            uint8_t *begin = take_aligned(n * size + GUARD, GUARD + shift, &block) - GUARD;
            for (size_t w = 0; w <= num_ways(); w++) {
                uint8_t *out = w == 0 ? meant : begin + GUARD;
                const tg_how how = w == 0 ? ways[0] : ways[w - 1];
                tg_loss loss = {0};
                memset(w == 0 ? meant : begin, 0x5A, n * size + (w == 0 ? 0 : 2 * GUARD));
                switch (kind) {
                case 0:
                case 1:
                    tg_fixed_encode_as(how, out, in, fixed, 3, TG_ROUNDING_HALF_EVEN, n, &loss);
                    break;
                case 2:
                case 3: tg_fixed_decode_as(how, out, in, fixed, 7, n); break;
                case 4: tg_scaled_decode_as(how, out, in, -0.7F, 1.3F, n); break;
                case 5: tg_bits_decode_as(how, out, in, n % 11, n); break;
                case 6:
                    tg_numbers_direct(how, out, TG_DTYPE_FLOAT64, in, TG_DTYPE_FLOAT32, n, &loss);
                    break;
                default:
                    tg_numbers_direct(how, out, TG_DTYPE_FLOAT32, in, TG_DTYPE_FLOAT64, n, &loss);
                    break;
                }
                if (w == 0) continue;
                assert_true(n == 0 || memcmp(out, meant, n * size) == 0);
                for (size_t i = 0; i < GUARD; i++)
                    assert_true(begin[i] == 0x5A && out[n * size + i] == 0x5A);
            }
            free(block);
        }
    }
    give(in);
    give(meant);
}

/* -------------------------------------------------------------------------------------- sparse */

TEST(scatter_u32) {
    for (int round = 0; round < 600; round++) {
        size_t size = 1 + below(300);
        size_t n = below(400);
        uint8_t *index = take(4 * n);
        uint8_t *values = take(4 * n);
        float *whole = calloc(size, sizeof *whole);
        assert_non_null(whole);
        bool has_values = round % 3 != 0;
        for (size_t i = 0; i < n; i++) {
            uint32_t at = (uint32_t)(dice() % (size + 5));
            if (dice() % 50 == 0) at = (uint32_t)dice();
            float x = (float)(dice() % 1000);
            tg_store32(index + 4 * i, at);
            tg_store_f32(values + 4 * i, x);
            if (at < size) whole[at] = has_values ? x : 1.0F;
        }
        size_t window = 1 + below(size);
        for (size_t first = 0; first < size; first += window) {
            size_t count = size - first < window ? size - first : window;
            uint8_t *out = take(4 * count);
            memset(out, 0, 4 * count);
            tg_scatter_u32(out, first, count, index, has_values ? values : NULL, n);
            for (size_t i = 0; i < count; i++) {
                assert_true(tg_load_f32(out + 4 * i) == whole[first + i]);
            }
            give(out);
        }
        uint8_t *none = take(0);
        tg_scatter_u32(none, UINT64_C(1) << 32, 0, index, values, n);
        tg_scatter_u32(none, UINT64_C(1) << 32, UINT64_MAX - UINT32_MAX, index, NULL, 0);
        give(none);
        give(index);
        give(values);
        free(whole);
    }
}

TEST(scatter_coo) {
    const size_t sizes[] = {1, 2, 4, 8, 16};
    for (int round = 0; round < 900; round++) {
        uint64_t shape[8];
        uint32_t rank = (uint32_t)(dice() % 9);
        size_t size = sizes[round % 5];
        size_t n = below(200);
        size_t total = 1;
        for (uint32_t i = 0; i < rank; i++) {
            shape[i] = 1 + dice() % (rank > 4 ? 3 : 7);
            if (dice() % 40 == 0) shape[i] = 0;
            total *= (size_t)shape[i];
        }
        uint8_t *index = take(8 * (size_t)rank * n);
        uint8_t *values = take(size * n);
        uint8_t *whole = take(size * total);
        memset(whole, 0, size * total);
        for (size_t i = 0; i < n; i++) {
            size_t place = 0;
            size_t step = total;
            bool inside = total > 0;
            for (uint32_t axis = 0; axis < rank; axis++) {
                uint64_t along = shape[axis] > 0 ? dice() % shape[axis] : 0;
                if (dice() % 60 == 0) along = dice() % 2 == 0 ? shape[axis] : 0 - dice() % 5;
                inside = inside && along < shape[axis];
                if (inside) {
                    step /= (size_t)shape[axis];
                    place += (size_t)along * step;
                }
                tg_store64(index + 8 * (rank * i + axis), along);
            }
            for (size_t k = 0; k < size; k++) values[size * i + k] = (uint8_t)dice();
            if (inside) memcpy(whole + size * place, values + size * i, size);
        }
        size_t window = 1 + (total > 0 ? below((size_t)total) : 0);
        for (size_t first = 0; first < total; first += window) {
            size_t count = total - first < window ? total - first : window;
            uint8_t *out = take(size * count);
            memset(out, 0, size * count);
            tg_scatter_coo(out, first, count, shape, rank, index, values, size, n);
            assert_memory_equal(out, whole + size * first, size * count);
            tg_scatter_coo(out, first, count, shape, rank, index, values, 3, n);
            assert_memory_equal(out, whole + size * first, size * count);
            give(out);
        }
        give(index);
        give(values);
        give(whole);
    }
}
