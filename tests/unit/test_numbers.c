/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_numbers.c - fixed point, bits, scaled bytes, conversions, sparse entries.
 *
 * References are written for this test and work in another way than the library does: values are
 * long double, which holds every int64, uint64 and float64; rounding goes by floor and the distance
 * from it; halves are looked up in the list of all halves. Buffers have exactly the size that is
 * needed and odd addresses, so that sanitizers see every byte too many.
 */
#include "ks_test.h"

#include <float.h>
#include <math.h>

#include "numbers/numbers.h"

_Static_assert(LDBL_MANT_DIG >= 64, "the references need long double to hold every uint64");

typedef long double real;

static const tg_rounding roundings[] = {TG_ROUND_HALF_EVEN, TG_ROUND_TOWARD_ZERO, TG_ROUND_HALF_UP,
                                        TG_ROUND_DOWN};

/* Every way of this machine: with and without AVX2, with and without streaming. */
static const tg_how ways[] = {{false, false}, {false, true}, {true, false}, {true, true}};
static size_t num_ways(void) { return tg_has_avx2() ? 4 : 2; }

/* ------------------------------------------------------------------------------------- helpers */

/* Memory of n bytes at an odd address that ends where the block ends. */
static uint8_t *take(size_t n) {
    uint8_t *block = malloc(n + 1);
    assert_non_null(block);
    return block + 1;
}

static void give(uint8_t *memory) { free(memory - 1); }

/* What is streamed has to be aligned as its elements are; where it begins in a line of the cache is
 * of no matter. n bytes, `shift` bytes behind the begin of a line, at the end of `block`. */
static uint8_t *take_aligned(size_t n, size_t shift, uint8_t **block) {
    *block = malloc(n + 63 + shift);
    assert_non_null(*block);
    return *block + (size_t)(-(uintptr_t)*block % 64) + shift;
}

static uint64_t seed = 88172645463325252U;

static uint64_t dice(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static bool same_loss(tg_loss a, tg_loss b) {
    return a.inexact == b.inexact && a.saturated == b.saturated && a.nan == b.nan &&
           (a.inexact == 0 || a.first == b.first);
}

static real round_real(real x, tg_rounding rounding) {
    real down = floorl(x);
    real part = x - down;
    switch (rounding) {
    case TG_ROUND_DOWN: return down;
    case TG_ROUND_TOWARD_ZERO: return x < 0 && part > 0 ? down + 1 : down;
    case TG_ROUND_HALF_UP: return part >= 0.5L ? down + 1 : down;
    case TG_ROUND_HALF_EVEN: break;
    }
    if (part == 0.5L) return fmodl(down, 2) == 0 ? down : down + 1;
    return part > 0.5L ? down + 1 : down;
}

/* What becomes of x in an integer type, and what is lost if `back` comes out again. */
static real to_range(real x, real low, real high, tg_rounding rounding, size_t at, tg_loss *loss) {
    real kept = isnan(x) ? 0 : isinf(x) ? x : round_real(x, rounding);
    bool outside = kept < low || kept > high;
    kept = kept < low ? low : kept > high ? high : kept;
    if (kept == x) return kept;
    if (loss->inexact++ == 0) loss->first = at;
    loss->saturated += outside;
    loss->nan += isnan(x) != 0;
    return kept;
}

/* --------------------------------------------------------------------------------- fixed point */

static int64_t stored_at(const uint8_t *p, tg_dtype dtype, size_t i) {
    return dtype == TG_INT8 ? (int8_t)p[i] : (int16_t)(p[2 * i] | p[2 * i + 1] << 8);
}

static void fixed_decode(void **state) {
    (void)state;
    for (size_t w = 0; w < num_ways(); w++) {
        for (unsigned p = 0; p < 32; p++) {
            for (int type = 0; type < 2; type++) {
                tg_dtype dtype = type == 0 ? TG_INT8 : TG_INT16;
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

/* Encodes n float32 by all roundings and positions in `positions`, and compares. */
static void encode_and_compare(const uint8_t *in, size_t n, unsigned positions, unsigned first) {
    for (size_t r = 0; r < COUNT_OF(roundings); r++) {
        for (int type = 0; type < 2; type++) {
            tg_dtype dtype = type == 0 ? TG_INT8 : TG_INT16;
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

static void fixed_encode_halves(void **state) {
    (void)state;
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

static void fixed_encode_sweep(void **state) {
    (void)state;
    size_t n = 0;
    uint8_t *in = take((size_t)4 * 8192);
    for (uint64_t bits = 0; bits <= UINT32_MAX && n < 8000; bits += 536909) {
        tg_store32(in + 4 * n++, (uint32_t)bits);
    }
    for (int i = -96; i < 96; i++) tg_store32(in + 4 * n++, (uint32_t)(0x7F800000 + i));
    for (int i = 0; i < 1000; i++) { /* numbers that a position between 0 and 15 fits */
        if (n < 8192) tg_store_f32(in + 4 * n++, ldexpf((float)(int32_t)dice(), -16 - i % 20));
    }
    uint8_t *exact = take(4 * n);
    memcpy(exact, in, 4 * n);
    encode_and_compare(exact, n, 16, 0);
    give(in);
    give(exact);
}

static void fixed_lengths(void **state) {
    (void)state;
    for (size_t n = 0; n < 600; n += n < 40 ? 1 : 37) {
        uint8_t *in = take(4 * n);
        for (size_t i = 0; i < n; i++) tg_store_f32(in + 4 * i, (float)i / 3);
        encode_and_compare(in, n, 1, 4);
        for (size_t w = 0; w < num_ways(); w++) {
            uint8_t *out = take(4 * n);
            tg_fixed_decode_as(ways[w], out, in, TG_INT16, 3, n);
            for (size_t i = 0; i < n; i++) {
                assert_true(tg_load_f32(out + 4 * i) == (float)stored_at(in, TG_INT16, i) / 8);
            }
            give(out);
        }
        give(in);
    }
    /* A loss is added to; `first` stays that of the call that met it. */
    uint8_t in[8];
    uint8_t out[4];
    tg_loss loss = {0};
    tg_store_f32(in, 1.0F);
    tg_store_f32(in + 4, 0.3F);
    tg_fixed_encode(out, in, TG_INT16, 0, TG_ROUND_HALF_EVEN, 2, &loss);
    tg_fixed_encode(out, in + 4, TG_INT16, 0, TG_ROUND_HALF_EVEN, 1, &loss);
    assert_true(loss.inexact == 2 && loss.first == 1);
    tg_fixed_encode(out, in, TG_FLOAT32, 0, TG_ROUND_HALF_EVEN, 2, &loss);
    tg_fixed_encode(out, in, TG_INT8, 0, (tg_rounding)9, 2, &loss);
    tg_fixed_decode(out, in, TG_UINT8, 0, 1);
    assert_true(loss.inexact == 2);
}

/* The first loss, wherever it is, in a call that goes over several blocks. */
static void first_loss(void **state) {
    (void)state;
    enum { COUNT = 3000 };
    uint8_t *in = take((size_t)8 * COUNT);
    uint8_t *out = take((size_t)8 * COUNT);
    for (size_t k = 0; k < COUNT; k += 1 + k % 61) {
        tg_loss loss[6] = {{0}};
        for (size_t i = 0; i < COUNT; i++) tg_store_f32(in + 4 * i, i < k ? -1.0F : 0.3F);
        tg_fixed_encode(out, in, TG_INT16, 3, TG_ROUND_HALF_EVEN, COUNT, &loss[0]);
        tg_bits_encode(out, in, COUNT, &loss[1]);
        tg_scaled_encode(out, in, -1.0F, 1.0F, TG_ROUND_DOWN, COUNT, &loss[2]);
        tg_numbers_convert(out, TG_INT64, in, TG_FLOAT32, COUNT, &loss[3]);
        for (size_t i = 0; i < COUNT; i++) tg_store_f64(in + 8 * i, i < k ? -1.0 : 0.3);
        tg_numbers_convert(out, TG_FLOAT32, in, TG_FLOAT64, COUNT, &loss[4]);
        tg_numbers_convert(out, TG_COMPLEX64, in, TG_COMPLEX128, COUNT / 2, &loss[5]);
        for (size_t i = 0; i < 5; i++) {
            assert_true(loss[i].first == k && loss[i].inexact == COUNT - k);
        }
        assert_true(loss[5].first == k / 2 && loss[5].inexact == COUNT / 2 - k / 2);
    }
    /* NaN and overflow are told apart also in blocks after the first loss. */
    for (size_t k = 1; k < COUNT; k += 97) {
        tg_loss loss = {0};
        for (size_t i = 0; i < COUNT; i++) tg_store_f32(in + 4 * i, i == 0 ? 0.3F : 1.0F);
        tg_store_f32(in + 4 * k, k % 2 == 0 ? NAN : 1e9F);
        tg_fixed_encode(out, in, TG_INT8, 3, TG_ROUND_HALF_EVEN, COUNT, &loss);
        assert_true(loss.inexact == 2 && loss.first == 0);
        assert_true(loss.nan == (k % 2 == 0) && loss.saturated == (k % 2 != 0));
    }
    give(in);
    give(out);
}

/* nnb.py, in its own words. */
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

static void fixed_position(void **state) {
    (void)state;
    for (uint64_t bits = 0; bits <= UINT32_MAX; bits += 100003) {
        float x = tg_f32_of_bits((uint32_t)bits);
        if (!isfinite(x)) continue;
        assert_int_equal(tg_fixed_position(x, TG_INT8), exporter_position(x, 8));
        assert_int_equal(tg_fixed_position(x, TG_INT16), exporter_position(x, 16));
    }
    for (int e = -20; e < 128; e++) {
        for (int sign = -1; sign <= 1; sign += 2) {
            float x = ldexpf((float)sign, e);
            const float around[] = {x, nextafterf(x, 0), nextafterf(x, x * 2)};
            for (size_t i = 0; i < COUNT_OF(around); i++) {
                assert_int_equal(tg_fixed_position(around[i], TG_INT16),
                                 exporter_position(around[i], 16));
            }
        }
    }
    assert_int_equal(tg_fixed_position(0.0F, TG_INT16), 15);
    assert_int_equal(tg_fixed_position(0.999F, TG_INT8), 7);
    assert_int_equal(tg_fixed_position(INFINITY, TG_INT16), -1);
    assert_int_equal(tg_fixed_position(NAN, TG_INT16), -1);
    assert_int_equal(tg_fixed_position(1.0F, TG_UINT8), -1);
}

/* ---------------------------------------------------------------------------------------- bits */

static void bits_both_ways(void **state) {
    (void)state;
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

static void scaled_decode(void **state) {
    (void)state;
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
                if (isnan(meant) ? !isnan(x) : tg_bits_of_f32(x) != tg_bits_of_f32(meant)) fail();
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

static void scaled_encode(void **state) {
    (void)state;
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
    tg_scaled_encode(back, values, -0.37F, 1.9F, TG_ROUND_HALF_EVEN, 256, &loss);
    assert_memory_equal(back, every, 256);
    assert_true(loss.inexact == 0);
    give(values);
}

/* --------------------------------------------------------------------------------- conversions */

/* What a dtype is, once more: bits of an integer, or precision, lowest and highest exponent. */
static const struct dtype_facts {
    tg_dtype dtype;
    size_t size;
    bool integer, sign, complex;
    int bits, lowest, highest;
} dtypes[] = {
    {TG_BOOL, 1, true, false, false, 1, 0, 0},
    {TG_INT8, 1, true, true, false, 7, 0, 0},
    {TG_INT16, 2, true, true, false, 15, 0, 0},
    {TG_INT32, 4, true, true, false, 31, 0, 0},
    {TG_INT64, 8, true, true, false, 63, 0, 0},
    {TG_UINT8, 1, true, false, false, 8, 0, 0},
    {TG_UINT16, 2, true, false, false, 16, 0, 0},
    {TG_UINT32, 4, true, false, false, 32, 0, 0},
    {TG_UINT64, 8, true, false, false, 64, 0, 0},
    {TG_FLOAT16, 2, false, true, false, 11, -14, 15},
    {TG_BFLOAT16, 2, false, true, false, 8, -126, 127},
    {TG_FLOAT32, 4, false, true, false, 24, -126, 127},
    {TG_FLOAT64, 8, false, true, false, 53, -1022, 1023},
    {TG_COMPLEX64, 8, false, true, true, 24, -126, 127},
    {TG_COMPLEX128, 16, false, true, true, 53, -1022, 1023},
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
        if (t->dtype == TG_BOOL) return word != 0;
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
    real kept = ldexpl(round_real(ldexpl(x, -unit), TG_ROUND_HALF_EVEN), unit);
    if (fabsl(kept) >= ldexpl(1, t->highest + 1)) {
        kept = copysignl((real)INFINITY, x);
        loss->saturated = 1;
    }
    if (kept != x) loss->inexact = 1;
    return copysignl(kept, x);
}

static real to_component(real x, const dtype_facts *t, tg_loss *loss) {
    if (!t->integer) return to_float(x, t, loss);
    if (t->dtype == TG_BOOL) {
        if (x != 0 && x != 1) loss->inexact = 1;
        if (isnan(x)) loss->nan = 1;
        return x != 0;
    }
    real high = ldexpl(1, t->bits) - 1;
    return to_range(x, t->sign ? -high - 1 : 0, high, TG_ROUND_HALF_EVEN, 0, loss);
}

static bool same_real(real a, real b) {
    return isnan(a) ? isnan(b) != 0 : a == b && !signbit(a) == !signbit(b);
}

/* Converts n elements one by one in the head; compares values and losses with `out`. */
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

/* A component with something special about it; any number counts. */
static uint64_t special(const dtype_facts *t, size_t size, size_t i) {
    const int width = (int)size * 8;
    if (i < (size_t)width * 6) { /* powers of two and their neighbours, both signs */
        uint64_t power = UINT64_C(1) << i / 6;
        const uint64_t around[] = {power - 1, power, power + 1};
        return i % 6 < 3 ? around[i % 3] : 0 - around[i % 3];
    }
    i -= (size_t)width * 6;
    if (!t->integer && i < 1200) { /* floats around what other types end at, and half-ways */
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

static void convert_all_pairs(void **state) {
    (void)state;
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
            /* Holding every value is losing none of these. */
            loss = (tg_loss){0};
            tg_numbers_any(out, t->dtype, in, f->dtype, VALUES, &loss);
            compare(out, t, in, f, VALUES, loss);
            assert_true(tg_dtype_holds(t->dtype, f->dtype) == (loss.inexact == 0));
            give(out);
        }
        give(in);
    }
}

static void convert_lengths(void **state) {
    (void)state;
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
    tg_numbers_convert(&other, TG_BIT, &one, TG_UINT8, 1, NULL); /* not allowed, and harmless */
    tg_numbers_convert(&other, TG_UINT8, &one, TG_BIT, 1, NULL);
    tg_numbers_convert(&other, TG_DTYPE_NONE, &one, TG_DTYPE_NONE, 1, NULL);
    assert_int_equal(other, 7);
}

static void what_holds_bits(void **state) {
    (void)state;
    const tg_dtype holders[] = {TG_INT8,     TG_INT16,   TG_INT32,   TG_INT64,     TG_FLOAT16,
                                TG_BFLOAT16, TG_FLOAT32, TG_FLOAT64, TG_COMPLEX64, TG_COMPLEX128};
    for (int to = -1; to <= TG_NUM_DTYPES; to++) {
        bool holds = to == TG_BIT;
        for (size_t i = 0; i < COUNT_OF(holders); i++) holds |= to == (int)holders[i];
        assert_true(tg_dtype_holds((tg_dtype)to, TG_BIT) == holds);
        assert_true(tg_dtype_holds(TG_BIT, (tg_dtype)to) == (to == TG_BIT));
        assert_false(tg_dtype_holds(TG_DTYPE_NONE, (tg_dtype)to));
        assert_false(tg_dtype_holds((tg_dtype)to, TG_DTYPE_NONE));
        assert_false(tg_dtype_holds((tg_dtype)to, TG_NUM_DTYPES));
    }
    assert_true(tg_dtype_holds(TG_FLOAT32, TG_UINT16) && !tg_dtype_holds(TG_FLOAT32, TG_INT32));
    assert_true(tg_dtype_holds(TG_BFLOAT16, TG_UINT8) && !tg_dtype_holds(TG_FLOAT16, TG_BFLOAT16));
    assert_true(tg_dtype_holds(TG_INT16, TG_UINT8) && !tg_dtype_holds(TG_FLOAT32, TG_COMPLEX64));
}

/* -------------------------------------------------------------------------------------- halves */

static void halves_widen_and_return(void **state) {
    (void)state;
    for (int type = 0; type < 2; type++) {
        tg_dtype dtype = type == 0 ? TG_FLOAT16 : TG_BFLOAT16;
        const dtype_facts *f = &dtypes[type == 0 ? 9 : 10];
        uint8_t *in = take((size_t)2 * 65536);
        uint8_t *out = take((size_t)8 * 65536);
        uint8_t *back = take((size_t)2 * 65536);
        for (unsigned i = 0; i < 65536; i++) tg_store16(in + (size_t)2 * i, (uint16_t)i);
        for (int width = 4; width <= 8; width += 4) {
            tg_dtype to = width == 4 ? TG_FLOAT32 : TG_FLOAT64;
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
    tg_numbers_convert(out, f->dtype, in, TG_FLOAT64, 1, &loss);
    if (tg_load16(out) != want || loss.saturated != saturated) fail_msg("%a", x);
    tg_store_f32(in, (float)x);
    if ((double)(float)x != x) return;
    tg_numbers_convert(out, f->dtype, in, TG_FLOAT32, 1, NULL);
    if (tg_load16(out) != want) fail_msg("%a", x);
}

/* Between two neighbours in the list of all halves: the middle goes to the even one, what is next to
 * the middle to its side. The list goes on to the number that would follow the largest. */
static void halves_round(void **state) {
    (void)state;
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

/* ----------------------------------------------------------------------------------- streaming */

/* What any way makes of n elements at any place of a line, with guards around it, is what plain
 * kernels make of them. */
static void streamed(void **state) {
    (void)state;
    enum { MOST = 2100, GUARD = 64 };
    uint8_t *in = take((size_t)8 * MOST);
    uint8_t *meant = take((size_t)8 * MOST);
    for (size_t i = 0; i < MOST; i++) tg_store_f32(in + 4 * i, (float)(int32_t)dice() * 0x1p-18F);
    for (size_t i = MOST / 2; i < MOST; i++) tg_store_f64(in + 8 * i, (double)dice() * 0x1p-30);
    for (size_t n = 0; n <= MOST; n += n < 40 ? 1 : 1 + dice() % 200) {
        for (unsigned kind = 0; kind < 8; kind++) {
            const size_t size = kind == 0 ? 1 : kind == 1 ? 2 : kind == 6 ? 8 : 4;
            const size_t shift = dice() % 64 / (n % 3 == 0 ? 1 : size) * (n % 3 == 0 ? 1 : size);
            const tg_dtype fixed = kind % 2 == 0 ? TG_INT8 : TG_INT16;
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
                    tg_fixed_encode_as(how, out, in, fixed, 3, TG_ROUND_HALF_EVEN, n, &loss);
                    break;
                case 2:
                case 3: tg_fixed_decode_as(how, out, in, fixed, 7, n); break;
                case 4: tg_scaled_decode_as(how, out, in, -0.7F, 1.3F, n); break;
                case 5: tg_bits_decode_as(how, out, in, n % 11, n); break;
                case 6: tg_numbers_direct(how, out, TG_FLOAT64, in, TG_FLOAT32, n, &loss); break;
                default: tg_numbers_direct(how, out, TG_FLOAT32, in, TG_FLOAT64, n, &loss); break;
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

static void scatter_u32(void **state) {
    (void)state;
    for (int round = 0; round < 600; round++) {
        size_t size = 1 + dice() % 300;
        size_t n = dice() % 400;
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
        size_t window = 1 + dice() % size;
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

static void scatter_coo(void **state) {
    (void)state;
    const size_t sizes[] = {1, 2, 4, 8, 16};
    for (int round = 0; round < 900; round++) {
        uint64_t shape[8];
        uint32_t rank = (uint32_t)(dice() % 9);
        size_t size = sizes[round % 5];
        size_t n = dice() % 200;
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
        size_t window = 1 + (total > 0 ? dice() % total : 0);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixed_decode),
        cmocka_unit_test(fixed_encode_halves),
        cmocka_unit_test(fixed_encode_sweep),
        cmocka_unit_test(fixed_lengths),
        cmocka_unit_test(first_loss),
        cmocka_unit_test(fixed_position),
        cmocka_unit_test(bits_both_ways),
        cmocka_unit_test(scaled_decode),
        cmocka_unit_test(scaled_encode),
        cmocka_unit_test(convert_all_pairs),
        cmocka_unit_test(convert_lengths),
        cmocka_unit_test(what_holds_bits),
        cmocka_unit_test(halves_widen_and_return),
        cmocka_unit_test(halves_round),
        cmocka_unit_test(streamed),
        cmocka_unit_test(scatter_u32),
        cmocka_unit_test(scatter_coo),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
