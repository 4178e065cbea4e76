/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_number.c - exact arithmetic: an operation returns the mathematical result or an error.
 *
 * Portable C: nothing here wraps, and no signed shift or conversion is implementation-defined.
 * Signed products and shifts are computed from magnitudes, which fit an unsigned word even for
 * INT64_MIN.
 */
#include "ks_internal.h"
#include "ks_power.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* ------------------------------------------------------------------------------------- floats */

/* f4 and f8 are float and double on every platform where this library builds. */
_Static_assert(sizeof(float) == 4 && FLT_RADIX == 2 && FLT_MANT_DIG == 24 && FLT_MAX_EXP == 128,
               "float is not IEEE 754 binary32");
_Static_assert(sizeof(double) == 8 && DBL_MANT_DIG == 53 && DBL_MAX_EXP == 1024,
               "double is not IEEE 754 binary64");

float ks_f4_of(uint32_t word) {
    float value;
    memcpy(&value, &word, sizeof value);
    return value;
}

double ks_f8_of(uint64_t word) {
    double value;
    memcpy(&value, &word, sizeof value);
    return value;
}

float ks_f4le(const uint8_t *p) { return ks_f4_of(ks_u4le(p)); }
float ks_f4be(const uint8_t *p) { return ks_f4_of(ks_u4be(p)); }
double ks_f8le(const uint8_t *p) { return ks_f8_of(ks_u8le(p)); }
double ks_f8be(const uint8_t *p) { return ks_f8_of(ks_u8be(p)); }

double ks_float_mod(double a, double b) {
    double r = fmod(a, b); /* exact, with the sign of a; NaN when b is 0 or a infinite */
    if (r == 0.0) return copysign(0.0, b);
    if ((r < 0.0) != (b < 0.0)) return r + b;
    return r; /* NaN stays NaN on both paths */
}

bool ks_float_to_s64(ks_ctx *ks, double a, int64_t *out) {
    /* -2^63 and 2^63 are doubles, INT64_MAX is not. NaN fails both comparisons. */
    if (!(a >= -9223372036854775808.0 && a < 9223372036854775808.0)) {
        return ks_fail_found(ks, KS_CONVERSION, KS_NO_OFFSET, "a number within 64 bits", ks_none(),
                             ks_value_f64(a));
    }
    *out = (int64_t)a;
    return true;
}

/* ------------------------------------------------------------------------------------- errors */

bool ks_overflow(ks_ctx *ks, const char *expected) {
    return ks_fail(ks, KS_OVERFLOW, KS_NO_OFFSET, expected);
}

static const char difference_fits[] = "a difference that fits 64 bits";
static const char product_fits[] = "a product that fits 64 bits";
static const char quotient_fits[] = "a quotient that fits 64 bits";
static const char shift_fits[] = "a shift that loses no bits";

bool ks_by_zero(ks_ctx *ks) {
    return ks_fail(ks, KS_DIVISION, KS_NO_OFFSET, "a divisor that is not 0");
}

/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result != 0 <==> n <= 63;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
static bool shift_ok(ks_ctx *ks, uint64_t n) {
    if (n <= 63) return true;
    return ks_fail_found(ks, KS_DIVISION, KS_NO_OFFSET, "a shift by at most % bits",
                         ks_value_u64(63), ks_value_u64(n));
}

/* ----------------------------------------------------------------------------------- unsigned */

bool ks_shl_u64(ks_ctx *ks, uint64_t a, uint64_t n, uint64_t *out) {
    if (!shift_ok(ks, n)) return false;
    const uint64_t power = ks_power(n);
    if (!ks_array_fits(a, power, UINT64_MAX)) return ks_overflow(ks, shift_fits);
    *out = a * power;
    return true;
}

bool ks_shr_u64(ks_ctx *ks, uint64_t a, uint64_t n, uint64_t *out) {
    if (!shift_ok(ks, n)) return false;
    *out = a / ks_power(n);
    return true;
}

/* ------------------------------------------------------------------------------------- signed */

/* The largest magnitude of an int64_t of this sign. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == (negative ? 9223372036854775808 : 9223372036854775807); */
static uint64_t largest(bool negative) {
    return negative ? UINT64_C(1) << 63 : (uint64_t)INT64_MAX;
}

/* The number of this sign and a magnitude <= largest(negative). */
/*@ requires m <= (negative ? 9223372036854775808 : 9223372036854775807);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == (negative ? -m : m); */
static int64_t with_sign(bool negative, uint64_t m) {
    if (!negative || m == 0) return (int64_t)m;
    return -(int64_t)(m - 1) - 1; /* m - 1 <= INT64_MAX */
}

bool ks_diff_u64_slow(ks_ctx *ks, uint64_t a, uint64_t b, int64_t *out) {
    bool negative = a < b;
    uint64_t m = negative ? b - a : a - b;
    if (m > largest(negative)) return ks_overflow(ks, difference_fits);
    *out = with_sign(negative, m);
    return true;
}

bool ks_mul_s64_slow(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    bool negative = (a < 0) != (b < 0);
    uint64_t m = ks_magnitude(a);
    uint64_t n = ks_magnitude(b);
    if (m != 0 && n > largest(negative) / m) return ks_overflow(ks, product_fits);
    *out = with_sign(negative, m * n);
    return true;
}

bool ks_div_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    if (b == 0) return ks_by_zero(ks);
    if (a == INT64_MIN && b == -1) return ks_overflow(ks, quotient_fits);
    *out = ks_floor_div(a, b);
    return true;
}

bool ks_mod_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    if (b == 0) return ks_by_zero(ks);
    *out = ks_floor_mod(a, b);
    return true;
}

bool ks_shl_s64(ks_ctx *ks, int64_t a, uint64_t n, int64_t *out) {
    if (!shift_ok(ks, n)) return false;
    const uint64_t m = ks_magnitude(a), power = ks_power(n);
    if (!ks_array_fits(m, power, largest(a < 0))) return ks_overflow(ks, shift_fits);
    *out = with_sign(a < 0, m * power);
    return true;
}

bool ks_shr_s64(ks_ctx *ks, int64_t a, uint64_t n, int64_t *out) {
    if (!shift_ok(ks, n)) return false;
    const uint64_t power = ks_power(n);
    /* Rounds down; for a < 0 by division of -(a + 1) >= 0, the bitwise complement. */
    *out = a < 0 ? -(int64_t)((uint64_t)(-(a + 1)) / power) - 1 : (int64_t)((uint64_t)a / power);
    return true;
}

/* -------------------------------------------------------------------------------- conversions */

bool ks_too_large(ks_ctx *ks, uint64_t a) {
    return ks_fail_found(ks, KS_OVERFLOW, KS_NO_OFFSET, "at most %", ks_value_s64(INT64_MAX),
                         ks_value_u64(a));
}

bool ks_negative(ks_ctx *ks, int64_t a) {
    return ks_fail_found(ks, KS_OVERFLOW, KS_NO_OFFSET, "at least %", ks_value_u64(0),
                         ks_value_s64(a));
}

bool ks_negative_size(ks_ctx *ks, const ks_stream *io, int64_t a) {
    return ks_fail_found(ks, KS_BAD_SIZE, ks_at(io), "at least %", ks_value_u64(0),
                         ks_value_s64(a));
}

bool ks_any_to_u64(ks_ctx *ks, const ks_any *any, uint64_t *out) {
    if (any->kind == KS_ANY_S64) return ks_to_u64(ks, any->s64, out);
    if (any->kind != KS_ANY_U64) {
        return ks_fail(ks, KS_WRONG_TYPE, KS_NO_OFFSET, "an integer");
    }
    *out = any->u64;
    return true;
}

bool ks_any_to_s64(ks_ctx *ks, const ks_any *any, int64_t *out) {
    if (any->kind == KS_ANY_U64) return ks_to_s64(ks, any->u64, out);
    if (any->kind != KS_ANY_S64) {
        return ks_fail(ks, KS_WRONG_TYPE, KS_NO_OFFSET, "an integer");
    }
    *out = any->s64;
    return true;
}
