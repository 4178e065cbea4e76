/* SPDX-License-Identifier: Apache-2.0 */
/* range.c - see range.h. */
#include "range.h"

/* ------------------------------------------------------------------------------------- numbers */

static wide make(bool negative, bool huge, uint64_t magnitude) {
    return (wide){negative && (huge || magnitude != 0), huge, magnitude};
}

wide ksyc_wide_u64(uint64_t value) { return make(false, false, value); }

wide ksyc_wide_s64(int64_t value) {
    return value < 0 ? make(true, false, ~(uint64_t)value + 1)
                     : make(false, false, (uint64_t)value);
}

wide ksyc_wide_word(uint64_t word, bool negative) {
    return negative ? make(true, false, ~word + 1) : make(false, false, word);
}

uint64_t ksyc_wide_to_word(wide a) { return a.negative ? ~a.magnitude + 1 : a.magnitude; }

static int compare_magnitude(wide a, wide b) {
    if (a.huge != b.huge) return a.huge ? 1 : -1;
    return a.magnitude < b.magnitude ? -1 : a.magnitude > b.magnitude;
}

int ksyc_wide_compare(wide a, wide b) {
    if (a.negative != b.negative) return a.negative ? -1 : 1;
    int order = compare_magnitude(a, b);
    return a.negative ? -order : order;
}

static wide min_of(wide a, wide b) { return ksyc_wide_compare(a, b) <= 0 ? a : b; }
static wide max_of(wide a, wide b) { return ksyc_wide_compare(a, b) >= 0 ? a : b; }

wide ksyc_wide_neg(wide a) { return make(!a.negative, a.huge, a.magnitude); }

wide ksyc_wide_add(wide a, wide b) {
    if (a.negative == b.negative) {
        bool carry = a.magnitude > UINT64_MAX - b.magnitude;
        return make(a.negative, a.huge || b.huge || carry, a.magnitude + b.magnitude);
    }
    if (compare_magnitude(a, b) >= 0) return make(a.negative, a.huge, a.magnitude - b.magnitude);
    return make(b.negative, b.huge, b.magnitude - a.magnitude);
}

wide ksyc_wide_mul(wide a, wide b) {
    bool huge = a.magnitude != 0 && b.magnitude > UINT64_MAX / a.magnitude;
    return make(a.negative != b.negative, huge, a.magnitude * b.magnitude);
}

wide ksyc_wide_floor_div(wide a, wide b) {
    uint64_t quotient = a.magnitude / b.magnitude, rest = a.magnitude % b.magnitude;
    if (a.negative == b.negative) return make(false, false, quotient);
    if (rest == 0) return make(true, false, quotient);
    return make(true, quotient == UINT64_MAX, quotient + 1);
}

wide ksyc_wide_floor_mod(wide a, wide b) {
    uint64_t rest = a.magnitude % b.magnitude;
    if (rest != 0 && a.negative != b.negative) rest = b.magnitude - rest;
    return make(b.negative, false, rest);
}

static wide subtract(wide a, wide b) { return ksyc_wide_add(a, ksyc_wide_neg(b)); }

wide ksyc_wide_shl(wide a, unsigned n) { return ksyc_wide_mul(a, ksyc_wide_u64(UINT64_C(1) << n)); }

static wide shr(wide a, unsigned n) {
    return ksyc_wide_floor_div(a, ksyc_wide_u64(UINT64_C(1) << n));
}

/* By 0 to 63. */
static wide shift_left(wide a, wide b) { return ksyc_wide_shl(a, (unsigned)b.magnitude); }
static wide shift_right(wide a, wide b) { return shr(a, (unsigned)b.magnitude); }

/* A number in two's complement of unlimited width: the low 64 bits, and the value of all higher ones. */
static wide bitwise(uint64_t word, bool negative) {
    if (negative && word == 0) return make(true, true, 0); /* -2^64 */
    return ksyc_wide_word(word, negative);
}

static wide bits_of_both(wide a, wide b) {
    return bitwise(ksyc_wide_to_word(a) & ksyc_wide_to_word(b), a.negative && b.negative);
}

static wide bits_of_any(wide a, wide b) {
    return bitwise(ksyc_wide_to_word(a) | ksyc_wide_to_word(b), a.negative || b.negative);
}

static wide bits_of_one(wide a, wide b) {
    return bitwise(ksyc_wide_to_word(a) ^ ksyc_wide_to_word(b), a.negative != b.negative);
}

#define S64_MIN_MAGNITUDE (UINT64_C(1) << 63)

bool ksyc_wide_fits(wide a) { return !a.huge && (!a.negative || a.magnitude <= S64_MIN_MAGNITUDE); }

/* -------------------------------------------------------------------------------------- ranges */

wide ksyc_range_min(ir_range r) { return ksyc_wide_s64(r.min); }

wide ksyc_range_max(ir_range r) { return ksyc_wide_word(r.max, r.max_negative); }

bool ksyc_range_is_unsigned(ir_range r) { return r.min >= 0; }

bool ksyc_range_is_large(ir_range r) {
    return ksyc_range_is_unsigned(r) && !ksyc_range_fits_s64(r);
}

bool ksyc_range_is_wide(ir_range r) {
    return !ksyc_range_is_unsigned(r) && !ksyc_range_fits_s64(r);
}

bool ksyc_range_is_mixed(ir_range a, ir_range b) {
    return ksyc_range_is_wide(a) || ksyc_range_is_wide(b) ||
           (ksyc_range_is_large(a) && !ksyc_range_is_unsigned(b)) ||
           (ksyc_range_is_large(b) && !ksyc_range_is_unsigned(a));
}

bool ksyc_range_fits_s64(ir_range r) { return r.max_negative || r.max <= INT64_MAX; }

static int64_t to_s64(wide a) {
    if (!a.negative) return (int64_t)a.magnitude;
    return a.magnitude == S64_MIN_MAGNITUDE ? INT64_MIN : -(int64_t)a.magnitude;
}

ir_range ksyc_range_make(wide min, wide max, bool *checked) {
    const wide s64_min = ksyc_wide_s64(INT64_MIN), s64_max = ksyc_wide_s64(INT64_MAX);
    wide low = min, high;
    if (min.negative) {
        low = max_of(min, s64_min);
        high = max_of(min_of(max, s64_max), s64_min);
    } else {
        high = min_of(max, ksyc_wide_u64(UINT64_MAX));
    }
    if (ksyc_wide_compare(low, min) != 0 || ksyc_wide_compare(high, max) != 0) *checked = true;
    low = min_of(low, s64_max); /* the form that ir_range stores, without loss */
    return (ir_range){to_s64(low), ksyc_wide_to_word(high), high.negative};
}

/* [min, max], clamped to what a ks_int holds. */
static ir_range make_wide(wide min, wide max, bool *checked) {
    if (!min.negative || max.negative || compare_magnitude(max, ksyc_wide_s64(INT64_MAX)) <= 0)
        return ksyc_range_make(min, max, checked);
    const wide low = max_of(min, ksyc_wide_s64(INT64_MIN));
    const wide high = min_of(max, ksyc_wide_u64(UINT64_MAX));
    if (ksyc_wide_compare(low, min) != 0 || ksyc_wide_compare(high, max) != 0) *checked = true;
    return (ir_range){to_s64(low), ksyc_wide_to_word(high), false};
}

ir_range ksyc_range_narrow(ir_range r, bool *checked) {
    return ksyc_range_make(ksyc_range_min(r), ksyc_range_max(r), checked);
}

/* Of an operation with these operands: the C integers are left only where an operand is not one of int64_t. */
static ir_range make_result(ir_range a, ir_range b, wide min, wide max, bool *checked) {
    return ksyc_range_fits_s64(a) && ksyc_range_fits_s64(b) ? ksyc_range_make(min, max, checked)
                                                            : make_wide(min, max, checked);
}

ir_range ksyc_range_of(int64_t min, uint64_t max) { return (ir_range){min, max, false}; }

bool ksyc_range_is_apart(ir_range a, ir_range b) {
    return ksyc_wide_compare(ksyc_range_max(a), ksyc_range_min(b)) < 0 ||
           ksyc_wide_compare(ksyc_range_max(b), ksyc_range_min(a)) < 0;
}

bool ksyc_range_contains(ir_range outer, ir_range inner) {
    return ksyc_wide_compare(ksyc_range_min(outer), ksyc_range_min(inner)) <= 0 &&
           ksyc_wide_compare(ksyc_range_max(outer), ksyc_range_max(inner)) >= 0;
}

ir_range ksyc_range_union(ir_range a, ir_range b, bool *checked) {
    return ksyc_range_make(min_of(ksyc_range_min(a), ksyc_range_min(b)),
                           max_of(ksyc_range_max(a), ksyc_range_max(b)), checked);
}

ir_range ksyc_range_join(ir_range a, ir_range b) {
    bool checked = false; /* both are within the limits already */
    return make_wide(min_of(ksyc_range_min(a), ksyc_range_min(b)),
                     max_of(ksyc_range_max(a), ksyc_range_max(b)), &checked);
}

ir_range ksyc_range_extreme(ir_op op, ir_range a, ir_range b) {
    bool checked = false;
    wide (*const of)(wide, wide) = op == IR_ARRAY_MIN ? min_of : max_of;
    return make_wide(of(ksyc_range_min(a), ksyc_range_min(b)),
                     of(ksyc_range_max(a), ksyc_range_max(b)), &checked);
}

/* ---------------------------------------------------------------------------------- operations */

/* An operator between two integers: the range of its results, and the result of constants. */
typedef struct ir_operator ir_operator;
struct ir_operator {
    ir_range (*range)(const ir_operator *op, ir_range a, ir_range b, bool *checked);
    wide (*exact)(wide a, wide b);
};

ir_range ksyc_range_unary(ir_op op, ir_range a, bool *checked) {
    wide low = ksyc_wide_neg(ksyc_range_max(a)), high = ksyc_wide_neg(ksyc_range_min(a));
    if (op == IR_INVERT) { /* ~x is -x - 1 */
        low = ksyc_wide_add(low, ksyc_wide_s64(-1));
        high = ksyc_wide_add(high, ksyc_wide_s64(-1));
    }
    return ksyc_range_make(low, high, checked);
}

/* The range between the smallest and the largest result of an operation on the ends of two ranges. */
static void corners(wide (*op)(wide, wide), wide a_min, wide a_max, wide b_min, wide b_max,
                    wide *low, wide *high) {
    const wide results[4] = {op(a_min, b_min), op(a_min, b_max), op(a_max, b_min),
                             op(a_max, b_max)};
    for (int i = 0; i < 4; i++) {
        *low = min_of(*low, results[i]);
        *high = max_of(*high, results[i]);
    }
}

/* Of an operator whose extreme results are those of extreme operands. */
static ir_range range_ends(const ir_operator *op, ir_range a, ir_range b, bool *checked) {
    wide low = op->exact(ksyc_range_min(a), ksyc_range_min(b)), high = low;
    corners(op->exact, ksyc_range_min(a), ksyc_range_max(a), ksyc_range_min(b), ksyc_range_max(b),
            &low, &high);
    return make_result(a, b, low, high, checked);
}

/* Splits a divisor range at zero and joins the ranges of both sides. */
static ir_range range_quotient(const ir_operator *op, ir_range a, ir_range b, bool *checked) {
    const wide zero = ksyc_wide_u64(0), one = ksyc_wide_u64(1), minus_one = ksyc_wide_s64(-1);
    wide b_min = ksyc_range_min(b), b_max = ksyc_range_max(b);
    if (ksyc_wide_compare(b_min, zero) <= 0 && ksyc_wide_compare(b_max, zero) >= 0) *checked = true;
    wide low = zero, high = zero;
    bool any = false;
    for (int side = 0; side < 2; side++) {
        wide from = side == 0 ? b_min : max_of(b_min, one);
        wide to = side == 0 ? min_of(b_max, minus_one) : b_max;
        if (ksyc_wide_compare(from, to) > 0) continue;
        if (op->exact == ksyc_wide_floor_div) {
            if (!any) low = high = ksyc_wide_floor_div(ksyc_range_min(a), from);
            corners(ksyc_wide_floor_div, ksyc_range_min(a), ksyc_range_max(a), from, to, &low,
                    &high);
        } else {
            wide rest_low = side == 0 ? ksyc_wide_add(from, one) : zero;
            wide rest_high = side == 0 ? zero : ksyc_wide_add(to, minus_one);
            if (side == 1 && a.min >= 0) rest_high = min_of(rest_high, ksyc_range_max(a));
            low = any ? min_of(low, rest_low) : rest_low;
            high = any ? max_of(high, rest_high) : rest_high;
        }
        any = true;
    }
    return make_result(a, b, low, high, checked);
}

/* The least 2^k - 1 that is not below x >= 0. */
static uint64_t mask_for(uint64_t x) {
    for (unsigned shift = 1; shift < 64; shift *= 2) x |= x >> shift;
    return x;
}

/* The bits that numbers of the range use, without the sign bit: the numbers are in [-mask - 1, mask]. */
static uint64_t mask_of(ir_range r) {
    uint64_t mask = r.max_negative ? 0 : mask_for(r.max);
    return r.min < 0 ? mask | mask_for((uint64_t) - (r.min + 1)) : mask;
}

static ir_range range_bits(const ir_operator *op, ir_range a, ir_range b, bool *checked) {
    bool a_signed = a.min < 0, b_signed = b.min < 0;
    uint64_t mask = mask_of(a) | mask_of(b);
    if (!a_signed || !b_signed) {
        if (op->exact == bits_of_both) { /* no larger than any operand that is not negative */
            uint64_t high = a_signed ? b.max : b_signed ? a.max : a.max < b.max ? a.max : b.max;
            return ksyc_range_of(0, high);
        }
        if (!a_signed && !b_signed) {
            int64_t low = op->exact == bits_of_one ? 0 : a.min > b.min ? a.min : b.min;
            return ksyc_range_of(low, mask);
        }
    }
    return make_result(a, b, ksyc_wide_add(ksyc_wide_neg(ksyc_wide_u64(mask)), ksyc_wide_s64(-1)),
                       ksyc_wide_u64(mask), checked);
}

/* Shift counts outside 0..63 fail at run time, so only counts inside matter for the result. */
static void shift_counts(ir_range b, unsigned *from, unsigned *to, bool *checked) {
    bool constant = !b.max_negative && b.min >= 0 && (uint64_t)b.min == b.max && b.max <= 63;
    if (!constant) *checked = true;
    *from = b.min < 0 ? 0 : b.min > 63 ? 63 : (unsigned)b.min;
    *to = b.max_negative ? 0 : b.max > 63 ? 63 : (unsigned)b.max;
}

static ir_range range_shift(const ir_operator *op, ir_range a, ir_range b, bool *checked) {
    unsigned from, to;
    shift_counts(b, &from, &to, checked);
    wide low = ksyc_range_min(a), high = ksyc_range_max(a);
    if (op->exact == shift_left) {
        low = ksyc_wide_shl(low, low.negative ? to : from);
        high = ksyc_wide_shl(high, high.negative ? from : to);
    } else {
        low = shr(low, low.negative ? from : to);
        high = shr(high, high.negative ? to : from);
    }
    return make_result(a, a, low, high, checked);
}

static const ir_operator operators[] = {
#define OPERATOR(op, sign, binds, takes, rule, exact, ...) [IR_##op] = {range_##rule, exact},
    OPERATORS(OPERATOR)
#undef OPERATOR
};

ir_range ksyc_range_binary(ir_op op, ir_range a, ir_range b, bool *checked) {
    return operators[op].range(&operators[op], a, b, checked);
}

bool ksyc_wide_unary(ir_op op, wide a, wide *out) {
    *out = op == IR_NEG ? ksyc_wide_neg(a) : ksyc_wide_add(ksyc_wide_neg(a), ksyc_wide_s64(-1));
    return true;
}

bool ksyc_wide_binary(ir_op op, wide a, wide b, wide *out) {
    const ir_operator *o = &operators[op];
    if (o->range == range_quotient && b.magnitude == 0) return false;
    if (o->range == range_shift && (b.negative || b.magnitude > 63)) return false;
    *out = o->exact(a, b);
    return true;
}
