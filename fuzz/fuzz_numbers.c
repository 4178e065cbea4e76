/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_numbers.c - target: conversions of numbers compared with slow references that are written
 * differently.
 *
 * Input: the operation, two bytes of parameters, then the elements.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 3, .format = TG_FORMAT_NONE};

#define MAX_ELEMENTS 600 /* more than two blocks of the kernels, with a remainder */

/* At odd addresses in blocks of exactly their size. */
typedef struct room {
    uint8_t *block;
    uint8_t *at;
} room;

static room room_of(size_t size) {
    room r = {malloc(size + 1), NULL};
    if (r.block == NULL) abort();
    r.at = r.block + 1;
    return r;
}

static float f32_at(const uint8_t *p) {
    float value;
    memcpy(&value, p, sizeof value);
    return value;
}

static int64_t signed_at(const uint8_t *p, size_t size) {
    uint64_t bits = 0;
    if (size < 1 || size > 8) return 0;
    for (size_t i = 0; i < size; i++) bits |= (uint64_t)p[i] << 8 * i;
    uint64_t sign = UINT64_C(1) << (8 * size - 1);
    return (int64_t)((bits ^ sign) - sign);
}

/* Whether two numbers are equal, with equal signs of zero; or both NaN. */
static bool same_f32(float a, float b) {
    uint32_t bits[2];
    memcpy(&bits[0], &a, 4);
    memcpy(&bits[1], &b, 4);
    return a != a ? b != b : bits[0] == bits[1];
}

/* ---------------------------------------------------------------------------------- fixed point */

static long double rounded(long double x, tg_rounding rounding) {
    switch (rounding) {
    case TG_ROUNDING_HALF_EVEN: {
        long double down = floorl(x);
        long double rest = x - down;
        if (rest != 0.5L) return rest < 0.5L ? down : down + 1;
        return fmodl(down, 2) == 0 ? down : down + 1;
    }
    case TG_ROUNDING_TOWARD_ZERO: return truncl(x);
    case TG_ROUNDING_HALF_UP: return floorl(x + 0.5L);
    case TG_ROUNDING_DOWN: return floorl(x);
    }
    return x;
}

static int64_t clamped(long double x, int64_t low, int64_t high) {
    if (x < (long double)low) return low;
    return x > (long double)high ? high : (int64_t)x;
}

static void decode_fixed(const uint8_t *src, size_t n, tg_dtype dtype, unsigned fp_pos) {
    size_t size = dtype == TG_DTYPE_INT8 ? 1 : 2;
    n /= size;
    room out = room_of(4 * n);
    tg_fixed_decode(out.at, src, dtype, fp_pos, n);
    for (size_t i = 0; i < n; i++) {
        float want = (float)ldexp((double)signed_at(src + size * i, size), -(int)fp_pos);
        float got = f32_at(out.at + 4 * i);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, same_f32(got, want), "fixed point %u: %a, not %a", fp_pos,
                     (double)got, (double)want);
    }
    free(out.block);
}

static void encode_fixed(const uint8_t *src, size_t n, tg_dtype dtype, unsigned fp_pos,
                         tg_rounding rounding) {
    size_t size = dtype == TG_DTYPE_INT8 ? 1 : 2;
    int64_t high = dtype == TG_DTYPE_INT8 ? INT8_MAX : INT16_MAX;
    n /= 4;
    room out = room_of(size * n);
    tg_loss loss = {0, 0, 0, 0};
    uint64_t inexact = 0;
    uint64_t nan = 0;
    tg_fixed_encode(out.at, src, dtype, fp_pos, rounding, n, &loss);
    for (size_t i = 0; i < n; i++) {
        float x = f32_at(src + 4 * i);
        long double scaled = ldexpl((long double)x, (int)fp_pos);
        int64_t want = x != x ? 0 : clamped(rounded(scaled, rounding), -high - 1, high);
        int64_t got = signed_at(out.at + size * i, size);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, got == want,
                     "%a to fixed point %u, rounding %d: %lld, not %lld", (double)x, fp_pos,
                     (int)rounding, (long long)got, (long long)want);
        if (x != x || (long double)want != scaled) inexact++;
        if (x != x) nan++;
    }
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, loss.inexact == inexact && loss.nan == nan,
                 "%llu inexact and %llu NaN, not %llu and %llu", (unsigned long long)loss.inexact,
                 (unsigned long long)loss.nan, (unsigned long long)inexact,
                 (unsigned long long)nan);
    free(out.block);
}

/* ----------------------------------------------------------------------------- bits and bytes */

static void decode_bits(const uint8_t *src, size_t n, unsigned first) {
    size_t bits = 8 * n > first ? 8 * n - first : 0;
    room out = room_of(4 * bits);
    tg_bits_decode(out.at, src, first, bits);
    for (size_t i = 0; i < bits; i++) {
        float want = (src[(first + i) / 8] >> (first + i) % 8 & 1) != 0 ? 1.0f : -1.0f;
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, f32_at(out.at + 4 * i) == want, "bit %zu is another", i);
    }
    free(out.block);
}

static void encode_bits(const uint8_t *src, size_t n) {
    n /= 4;
    room out = room_of(n / 8 + 1);
    tg_bits_encode(out.at, src, n, NULL);
    for (size_t i = 0; i < (n + 7) / 8 * 8; i++) {
        float x = i < n ? f32_at(src + 4 * i) : 0;
        bool want = x == x && truncf(x) != 0 && truncf(x) != -1;
        bool got = (out.at[i / 8] >> i % 8 & 1) != 0;
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, got == want, "%a becomes the bit %d", (double)x, got);
    }
    free(out.block);
}

static void scale(const uint8_t *src, size_t n, tg_rounding rounding) {
    if (n < 8) return;
    float min = f32_at(src);
    float max = f32_at(src + 4);
    src += 8;
    n -= 8;
    room out = room_of(4 * n);
    tg_scaled_decode(out.at, src, min, max, n);
    float range = max - min;
    for (size_t i = 0; i < n; i++) {
        volatile float part = (float)src[i] / 255.0f;
        volatile float wide = part * range;
        float want = wide + min;
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, same_f32(f32_at(out.at + 4 * i), want),
                     "byte %u between %a and %a is %a, not %a", src[i], (double)min, (double)max,
                     (double)f32_at(out.at + 4 * i), (double)want);
    }
    n /= 4;
    tg_scaled_encode(out.at, src, min, max, rounding, n, NULL);
    double width = (double)max - (double)min;
    for (size_t i = 0; i < n; i++) {
        float x = f32_at(src + 4 * i);
        double value = 255 * ((double)x - (double)min) / width;
        bool none = x != x || !isfinite(width) || min == max || value != value;
        int64_t want = none ? 0 : clamped(rounded((long double)value, rounding), 0, 255);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, out.at[i] == want,
                     "%a between %a and %a, rounding %d, is byte %u, not %lld", (double)x,
                     (double)min, (double)max, (int)rounding, out.at[i], (long long)want);
    }
    free(out.block);
}

/* ---------------------------------------------------------------------------------- any to any */

/* The exact value of an element: a long double can represent all of int64, uint64 and float64. */
static long double value_of(const uint8_t *p, tg_dtype dtype) {
    size_t size = tg_dtype_bits(dtype) / 8;
    uint64_t bits = 0;
    for (size_t i = 0; i < size && i < 8; i++) bits |= (uint64_t)p[i] << 8 * i;
    double f64;
    switch (dtype) {
    case TG_DTYPE_INT8:
    case TG_DTYPE_INT16:
    case TG_DTYPE_INT32:
    case TG_DTYPE_INT64: return (long double)signed_at(p, size);
    case TG_DTYPE_BOOL: return bits != 0;
    case TG_DTYPE_FLOAT32:
    case TG_DTYPE_COMPLEX64: return (long double)f32_at(p);
    case TG_DTYPE_FLOAT64:
    case TG_DTYPE_COMPLEX128: memcpy(&f64, p, sizeof f64); return (long double)f64;
    case TG_DTYPE_BFLOAT16: {
        uint8_t wide[4] = {0, 0, p[0], p[1]};
        return (long double)f32_at(wide);
    }
    case TG_DTYPE_FLOAT16:
    case TG_DTYPE_COMPLEX32: {
        int exponent = (int)(bits >> 10 & 31); /* the real part is first */
        long double fraction = (long double)(bits & 1023);
        long double sign = (bits >> 15 & 1) != 0 ? -1 : 1;
        if (exponent == 31) return fraction != 0 ? (long double)NAN : sign * (long double)INFINITY;
        return sign *
               (exponent == 0 ? ldexpl(fraction, -24) : ldexpl(1024 + fraction, exponent - 25));
    }
    default: return (long double)bits;
    }
}

static bool is_complex(tg_dtype dtype) {
    return dtype == TG_DTYPE_COMPLEX32 || dtype == TG_DTYPE_COMPLEX64 ||
           dtype == TG_DTYPE_COMPLEX128;
}

static bool is_float(tg_dtype dtype) {
    return dtype == TG_DTYPE_FLOAT16 || dtype == TG_DTYPE_BFLOAT16 || dtype == TG_DTYPE_FLOAT32 ||
           dtype == TG_DTYPE_FLOAT64 || is_complex(dtype);
}

/* The number of `dtype` to which `x` is converted: nearest, ties to even, within its range. */
static long double nearest(long double x, tg_dtype dtype) {
    static const struct {
        int digits, lowest,
            highest; /* of the significand; exponents of the last and the first bit */
    } floats[TG_DTYPE_COUNT] = {
        [TG_DTYPE_FLOAT16] = {11, -24, 15},        [TG_DTYPE_COMPLEX32] = {11, -24, 15},
        [TG_DTYPE_BFLOAT16] = {8, -133, 127},      [TG_DTYPE_FLOAT32] = {24, -149, 127},
        [TG_DTYPE_COMPLEX64] = {24, -149, 127},    [TG_DTYPE_FLOAT64] = {53, -1074, 1023},
        [TG_DTYPE_COMPLEX128] = {53, -1074, 1023},
    };
    if (dtype == TG_DTYPE_BOOL) return x != 0;
    if (is_float(dtype)) {
        if (x == 0 || !isfinite(x)) return x;
        int last = ilogbl(x) - (floats[dtype].digits - 1);
        if (last < floats[dtype].lowest) last = floats[dtype].lowest;
        x = ldexpl(rounded(ldexpl(x, -last), TG_ROUNDING_HALF_EVEN), last);
        return x != 0 && ilogbl(x) > floats[dtype].highest ? copysignl((long double)INFINITY, x)
                                                           : x;
    }
    if (x != x) return 0;
    unsigned bits = tg_dtype_bits(dtype);
    bool has_sign = dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_INT64;
    long double high = ldexpl(1, (int)bits - (has_sign ? 1 : 0)) - 1;
    long double low = has_sign ? -high - 1 : 0;
    x = rounded(x, TG_ROUNDING_HALF_EVEN);
    return x < low ? low : x > high ? high : x;
}

static void convert(const uint8_t *src, size_t n, tg_dtype to, tg_dtype from) {
    size_t size = tg_dtype_bits(to) / 8;
    size_t step = tg_dtype_bits(from) / 8;
    n /= step;
    room out = room_of(size * n);
    tg_loss loss = {0, 0, 0, 0};
    tg_numbers_convert(out.at, to, src, from, n, &loss);
    uint64_t inexact = 0;
    for (size_t i = 0; i < n; i++) {
        long double x = value_of(src + step * i, from);
        long double want = nearest(x, to);
        long double got = value_of(out.at + size * i, to);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, want != want ? got != got : got == want,
                     "%s %La becomes %s %La, not %La", tg_dtype_name(from), x, tg_dtype_name(to),
                     got, want);
        if (x != x ? want == want : want != x) inexact++;
    }
    bool complex_part = is_complex(from); /* imaginary parts count, too */
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, loss.inexact == inexact || complex_part || to == from,
                 "%s to %s: %llu inexact, not %llu", tg_dtype_name(from), tg_dtype_name(to),
                 (unsigned long long)loss.inexact, (unsigned long long)inexact);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, loss.inexact == 0 || complex_part || !tg_dtype_holds(to, from),
                 "%s holds %s, but not all of it", tg_dtype_name(to), tg_dtype_name(from));
    free(out.block);
}

static tg_dtype dtype_of(uint8_t byte) {
    tg_dtype dtype = (tg_dtype)(byte % (TG_DTYPE_COMPLEX128 + 1));
    if (dtype == TG_DTYPE_NONE) return TG_DTYPE_COMPLEX32;
    return dtype == TG_DTYPE_BIT ? TG_DTYPE_BOOL : dtype;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 3) return 0;
    size_t n = size - 3 < (size_t)8 * MAX_ELEMENTS ? size - 3 : (size_t)8 * MAX_ELEMENTS;
    room in = room_of(n);
    memcpy(in.at, data + 3, n);
    tg_dtype fixed = (data[1] & 1) != 0 ? TG_DTYPE_INT8 : TG_DTYPE_INT16;
    unsigned fp_pos = data[1] >> 1 & 15;
    tg_rounding rounding = (tg_rounding)(data[2] & 3);
    switch (data[0] % 6) {
    case 0: decode_fixed(in.at, n, fixed, fp_pos); break;
    case 1: encode_fixed(in.at, n, fixed, fp_pos, rounding); break;
    case 2: decode_bits(in.at, n < 256 ? n : 256, data[1]); break;
    case 3: encode_bits(in.at, n); break;
    case 4: scale(in.at, n, rounding); break;
    default: convert(in.at, n, dtype_of(data[1]), dtype_of(data[2])); break;
    }
    free(in.block);
    return 0;
}
