/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_int.c - see ks_int.h.
 *
 * Sums, products and quotients are computed from sign and magnitude: the magnitude of a ks_int is at most 2^64 - 1, so
 * that it fits a word, and one that does not fit is found before it wraps.
 */
#include <string.h>

#include "ks_internal.h"
#include "ks_power.h"

static const char int_too_large[] = "a result within -2^63 and 2^64 - 1";

#define INT_LEAST_MAGNITUDE (UINT64_C(1) << 63) /* of -2^63 */

/* The number with this sign and magnitude. */
static bool int_store(ks_ctx *ks, bool is_negative, uint64_t magnitude, ks_int *out) {
    if (is_negative && magnitude > INT_LEAST_MAGNITUDE) return ks_overflow(ks, int_too_large);
    out->word = is_negative ? 0 - magnitude : magnitude;
    out->is_negative = is_negative && magnitude != 0;
    return true;
}

/* -------------------------------------------------------------------------------- conversions */

bool ks_int_to_u64(ks_ctx *ks, ks_int a, uint64_t *out) {
    if (a.is_negative) return ks_negative(ks, ks_int_as_s64(a));
    *out = a.word;
    return true;
}

bool ks_int_to_s64(ks_ctx *ks, ks_int a, int64_t *out) {
    if (!a.is_negative) return ks_to_s64(ks, a.word, out);
    *out = ks_int_as_s64(a);
    return true;
}

static bool int_is_beyond(ks_ctx *ks, ks_int a, const char *expected, ks_int bound) {
    return ks_fail_found(ks, KS_OVERFLOW, KS_NO_OFFSET, expected, ks_int_to_value(bound),
                         ks_int_to_value(a));
}

bool ks_int_within_u64(ks_ctx *ks, ks_int a, uint64_t most, uint64_t *out) {
    const ks_int largest = ks_int_of_u64(most);
    if (a.is_negative) return ks_negative(ks, ks_int_as_s64(a));
    if (a.word > most) return int_is_beyond(ks, a, "at most %", largest);
    *out = a.word;
    return true;
}

bool ks_int_within_s64(ks_ctx *ks, ks_int a, int64_t least, int64_t most, int64_t *out) {
    const ks_int lowest = ks_int_of_s64(least), largest = ks_int_of_s64(most);
    if (ks_int_compare(a, lowest) < 0) return int_is_beyond(ks, a, "at least %", lowest);
    if (ks_int_compare(a, largest) > 0) return int_is_beyond(ks, a, "at most %", largest);
    *out = ks_int_as_s64(a); /* which is between two of int64_t */
    return true;
}

double ks_int_to_f64(ks_int a) { return a.is_negative ? (double)ks_int_as_s64(a) : (double)a.word; }

bool ks_int_to_text(ks_ctx *ks, ks_int a, ks_text *out) {
    return a.is_negative ? ks_s64_to_text(ks, ks_int_as_s64(a), out)
                         : ks_u64_to_text(ks, a.word, out);
}

ks_value ks_int_to_value(ks_int a) {
    return a.is_negative ? ks_value_s64(ks_int_as_s64(a)) : ks_value_u64(a.word);
}

ks_any ks_int_to_any(ks_int a) {
    ks_any any;
    memset(&any, 0, sizeof any);
    any.kind = a.is_negative ? KS_ANY_S64 : KS_ANY_U64;
    if (a.is_negative)
        any.s64 = ks_int_as_s64(a);
    else
        any.u64 = a.word;
    return any;
}

bool ks_any_to_int(ks_ctx *ks, const ks_any *any, ks_int *out) {
    uint64_t word = 0;
    if (any->kind == KS_ANY_S64) {
        *out = ks_int_of_s64(any->s64);
        return true;
    }
    if (!ks_any_to_u64(ks, any, &word)) return false;
    *out = ks_int_of_u64(word);
    return true;
}

/* Whether the double is the integer. It is converted back only where that is defined: below 2^64, and a negative one is
 * -2^63 or more. */
static bool int_is_f64(ks_int a, double number) {
    if (a.is_negative) return (int64_t)number == ks_int_as_s64(a);
    return number < 18446744073709551616.0 && (uint64_t)number == a.word;
}

bool ks_any_to_f64(ks_ctx *ks, const ks_any *any, double *out) {
    ks_int number = {0, false};
    if (any->kind == KS_ANY_F64) {
        *out = any->f64;
        return true;
    }
    if (!ks_any_to_int(ks, any, &number)) return false;
    *out = ks_int_to_f64(number);
    if (int_is_f64(number, *out)) return true;
    return ks_fail_found(ks, KS_OVERFLOW, KS_NO_OFFSET, "an integer that is equal to a float",
                         ks_none(), ks_int_to_value(number));
}

int ks_int_compare(ks_int a, ks_int b) {
    if (a.is_negative != b.is_negative) return a.is_negative ? -1 : 1;
    /* Of two negative numbers the larger word is the larger number, too. */
    return a.word < b.word ? -1 : a.word > b.word;
}

/* --------------------------------------------------------------------------------- arithmetic */

bool ks_int_add(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    if (a.is_negative != b.is_negative)
        return m >= n ? int_store(ks, a.is_negative, m - n, out)
                      : int_store(ks, b.is_negative, n - m, out);
    if (m > UINT64_MAX - n) return ks_overflow(ks, int_too_large);
    return int_store(ks, a.is_negative, m + n, out);
}

bool ks_int_sub(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    if (a.is_negative == b.is_negative)
        return m >= n ? int_store(ks, a.is_negative, m - n, out)
                      : int_store(ks, !a.is_negative, n - m, out);
    if (m > UINT64_MAX - n) return ks_overflow(ks, int_too_large);
    return int_store(ks, a.is_negative, m + n, out);
}

bool ks_int_mul(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    if (m != 0 && n > UINT64_MAX / m) return ks_overflow(ks, int_too_large);
    return int_store(ks, a.is_negative != b.is_negative, m * n, out);
}

bool ks_int_div(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    if (b.word == 0) return ks_by_zero(ks);
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b), quotient = m / n;
    if (a.is_negative == b.is_negative) return int_store(ks, false, quotient, out);
    /* A rest means that the divisor is at least 2, so the quotient is below 2^63. */
    return int_store(ks, true, m % n == 0 ? quotient : quotient + 1, out);
}

bool ks_int_mod(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    if (b.word == 0) return ks_by_zero(ks);
    const uint64_t n = ks_int_magnitude(b), rest = ks_int_magnitude(a) % n;
    return int_store(ks, b.is_negative,
                     rest != 0 && a.is_negative != b.is_negative ? n - rest : rest, out);
}

/* --------------------------------------------------------------------------------------- bits */

static bool int_store_bits(ks_ctx *ks, uint64_t word, bool is_negative, ks_int *out) {
    /* A negative number with this word is word - 2^64. */
    if (is_negative && word < INT_LEAST_MAGNITUDE) return ks_overflow(ks, int_too_large);
    out->word = word;
    out->is_negative = is_negative;
    return true;
}

bool ks_int_and(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    return int_store_bits(ks, a.word & b.word, a.is_negative && b.is_negative, out);
}

bool ks_int_or(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    return int_store_bits(ks, a.word | b.word, a.is_negative || b.is_negative, out);
}

bool ks_int_xor(ks_ctx *ks, ks_int a, ks_int b, ks_int *out) {
    return int_store_bits(ks, a.word ^ b.word, a.is_negative != b.is_negative, out);
}

static bool int_shift_ok(ks_ctx *ks, ks_int n) {
    if (!n.is_negative && n.word <= 63) return true;
    return ks_fail_found(ks, KS_DIVISION, KS_NO_OFFSET, "a shift by at most % bits",
                         ks_value_u64(63), ks_int_to_value(n));
}

bool ks_int_shl(ks_ctx *ks, ks_int a, ks_int n, ks_int *out) {
    return int_shift_ok(ks, n) && ks_int_mul(ks, a, ks_int_of_u64(ks_power(n.word)), out);
}

bool ks_int_shr(ks_ctx *ks, ks_int a, ks_int n, ks_int *out) {
    return int_shift_ok(ks, n) && ks_int_div(ks, a, ks_int_of_u64(ks_power(n.word)), out);
}
