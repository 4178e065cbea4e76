/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_operator.c - operators on numbers, texts and bytes.
 *
 * Integers are exact. What the C backend computes as uint64_t or int64_t is computed so here, by the same functions of
 * the runtime, so that the same results are refused in the same words.
 */
#include "op_groups.h"
#include "run.h"

static bool is_signed_type(const ir_vtype *type) { return !ksyc_range_is_unsigned(type->range); }

/* An integer of int64_t or uint64_t as a value. */
static run_value number_of(bool is_signed, int64_t s64, uint64_t u64) {
    return is_signed ? ksyc_run_s64(s64) : ksyc_run_u64(u64);
}

bool ksyc_run_operand(run_scope *s, const run_value *v, bool want_signed, run_value *out) {
    int64_t s64 = 0;
    uint64_t u64 = 0;
    const bool ok =
        want_signed ? ks_int_to_s64(s->ks, v->number, &s64) : ks_int_to_u64(s->ks, v->number, &u64);
    *out = number_of(want_signed, s64, u64);
    return ksyc_run_try(s, ok);
}

bool ksyc_run_narrow(run_scope *s, const run_value *v, const ir_vtype *type, run_value *out) {
    *out = *v;
    return ksyc_range_is_wide(type->range) || ksyc_run_operand(s, v, is_signed_type(type), out);
}

/* ---------------------------------------------------------------------------------- arithmetic */

static bool real_arithmetic(run_scope *s, ir_op op, double a, double b, run_value *out) {
    if ((op == IR_DIV || op == IR_MOD) && b == 0.0)
        return ksyc_run_fail(s, KS_DIVISION, "a divisor that is not 0");
    double result = 0;
    if (op == IR_ADD) result = a + b;
    if (op == IR_SUB) result = a - b;
    if (op == IR_MUL) result = a * b;
    if (op == IR_DIV) result = a / b;
    if (op == IR_MOD) result = ks_float_mod(a, b);
    *out = ksyc_run_real(result);
    return true;
}

static bool wide_arithmetic(ks_ctx *ks, ir_op op, ks_int a, ks_int b, ks_int *out) {
    if (op == IR_ADD) return ks_int_add(ks, a, b, out);
    if (op == IR_SUB) return ks_int_sub(ks, a, b, out);
    if (op == IR_MUL) return ks_int_mul(ks, a, b, out);
    if (op == IR_DIV) return ks_int_div(ks, a, b, out);
    if (op == IR_MOD) return ks_int_mod(ks, a, b, out);
    if (op == IR_SHL) return ks_int_shl(ks, a, b, out);
    if (op == IR_SHR) return ks_int_shr(ks, a, b, out);
    if (op == IR_BITAND) return ks_int_and(ks, a, b, out);
    if (op == IR_BITOR) return ks_int_or(ks, a, b, out);
    return ks_int_xor(ks, a, b, out);
}

static bool signed_arithmetic(ks_ctx *ks, ir_op op, int64_t a, int64_t b, uint64_t bits,
                              int64_t *out) {
    if (op == IR_ADD) return ks_add_s64(ks, a, b, out);
    if (op == IR_SUB) return ks_sub_s64(ks, a, b, out);
    if (op == IR_MUL) return ks_mul_s64(ks, a, b, out);
    if (op == IR_DIV) return ks_div_s64(ks, a, b, out);
    if (op == IR_MOD) return ks_mod_s64(ks, a, b, out);
    return op == IR_SHL ? ks_shl_s64(ks, a, bits, out) : ks_shr_s64(ks, a, bits, out);
}

static bool unsigned_arithmetic(ks_ctx *ks, ir_op op, uint64_t a, uint64_t b, uint64_t *out) {
    if (op == IR_ADD) return ks_add_u64(ks, a, b, out);
    if (op == IR_SUB) return ks_sub_u64(ks, a, b, out);
    if (op == IR_MUL) return ks_mul_u64(ks, a, b, out);
    if (op == IR_DIV) return ks_div_u64(ks, a, b, out);
    if (op == IR_MOD) return ks_mod_u64(ks, a, b, out);
    return op == IR_SHL ? ks_shl_u64(ks, a, b, out) : ks_shr_u64(ks, a, b, out);
}

static bool wide_operation(run_scope *s, const ir_expr *e, ir_op op, ks_int a, ks_int b,
                           run_value *out) {
    ks_int result = {0, false};
    if (!ksyc_run_try(s, wide_arithmetic(s->ks, op, a, b, &result))) return false;
    const run_value v = ksyc_run_number(result);
    return ksyc_run_narrow(s, &v, &e->vtype, out);
}

/* The number as int64_t; it fits, or the result is of no use. */
static int64_t as_s64(const run_value *v) {
    return v->number.is_negative ? -(int64_t)~v->number.word - 1 : (int64_t)v->number.word;
}

bool ksyc_run_arithmetic(run_scope *s, const ir_expr *e, const run_value *a, const run_value *b,
                         run_value *out) {
    if (e->vtype.kind == IR_FLOAT)
        return real_arithmetic(s, e->op, ksyc_run_as_real(a), ksyc_run_as_real(b), out);
    if (ksyc_is_wide_operation(e)) return wide_operation(s, e, e->op, a->number, b->number, out);
    const bool is_signed = ksyc_is_signed_arithmetic(e);
    const bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    int64_t s64 = 0;
    uint64_t u64 = 0;
    if (e->op == IR_SUB && is_signed && ksyc_range_is_unsigned(e->args[0]->vtype.range) &&
        ksyc_range_is_unsigned(e->args[1]->vtype.range)) {
        /* Both may exceed int64_t although the difference fits. */
        if (!ksyc_run_try(s, ks_diff_u64(s->ks, a->number.word, b->number.word, &s64)))
            return false;
        *out = ksyc_run_s64(s64);
        return true;
    }
    run_value left, right;
    if (!ksyc_run_operand(s, a, is_signed, &left) ||
        !ksyc_run_operand(s, b, is_signed && !is_shift, &right))
        return false;
    if (ksyc_is_of_magnitudes(e)) {
        const uint64_t m = ks_magnitude(as_s64(&left)), n = ks_magnitude(as_s64(&right));
        const bool ok = unsigned_arithmetic(s->ks, e->op, m, n, &u64);
        *out = ksyc_run_u64(u64);
        return ksyc_run_try(s, ok);
    }
    if (ksyc_has_large_result(e))
        return wide_operation(s, e, e->op, left.number, right.number, out);
    const bool ok =
        is_signed ? signed_arithmetic(s->ks, e->op, as_s64(&left), as_s64(&right),
                                      right.number.word, &s64)
                  : unsigned_arithmetic(s->ks, e->op, left.number.word, right.number.word, &u64);
    *out = number_of(is_signed, s64, u64);
    return ksyc_run_try(s, ok);
}

bool ksyc_run_bitwise(run_scope *s, const ir_expr *e, const run_value *a, const run_value *b,
                      run_value *out) {
    if (ksyc_is_wide_operation(e)) return wide_operation(s, e, e->op, a->number, b->number, out);
    if (ksyc_is_mixed(&e->args[0]->vtype, &e->args[1]->vtype)) {
        *out = ksyc_run_u64(a->number.word & b->number.word); /* the result is not negative */
        return true;
    }
    const bool is_signed = is_signed_type(&e->args[0]->vtype) || is_signed_type(&e->args[1]->vtype);
    run_value left, right;
    if (!ksyc_run_operand(s, a, is_signed, &left) || !ksyc_run_operand(s, b, is_signed, &right))
        return false;
    /* Bits of two numbers of int64_t make one of int64_t, those of two of uint64_t one of uint64_t. */
    ks_int result = {0, false};
    if (!ksyc_run_try(s, wide_arithmetic(s->ks, e->op, left.number, right.number, &result)))
        return false;
    *out = ksyc_run_number(result);
    return true;
}

bool ksyc_run_unary(run_scope *s, const ir_expr *e, const run_value *a, run_value *out) {
    if (e->op == IR_NOT) {
        *out = ksyc_run_truth(!a->truth);
        return true;
    }
    if (e->vtype.kind == IR_FLOAT) {
        *out = ksyc_run_real(-ksyc_run_as_real(a));
        return true;
    }
    const ir_vtype *type = &e->args[0]->vtype;
    const bool is_negation = e->op == IR_NEG;
    int64_t result = 0;
    if (type->kind == IR_INT && ksyc_range_is_wide(type->range)) /* ~x is -1 - x */
        return wide_operation(s, e, IR_SUB, ks_int_of_s64(is_negation ? 0 : -1), a->number, out);
    if (is_negation && ksyc_range_is_large(type->range)) {
        if (!ksyc_run_try(s, ks_diff_u64(s->ks, 0, a->number.word, &result))) return false;
        *out = ksyc_run_s64(result);
        return true;
    }
    run_value value;
    if (!ksyc_run_operand(s, a, true, &value)) return false;
    if (!is_negation) {
        *out = ksyc_run_s64(-1 - as_s64(&value));
        return true;
    }
    if (ksyc_range_is_unsigned(e->vtype.range)) { /* 2^63 is no int64_t */
        *out = ksyc_run_u64(ks_magnitude(as_s64(&value)));
        return true;
    }
    if (!ksyc_run_try(s, ks_sub_s64(s->ks, 0, as_s64(&value), &result))) return false;
    *out = ksyc_run_s64(result);
    return true;
}

/* --------------------------------------------------------------------------------- comparisons */

/* NaN is unequal to everything, and neither below nor above it. */
static bool compare_reals(ir_op op, double a, double b) {
    switch (op) {
    case IR_EQ: return a == b;
    case IR_NE: return a != b;
    case IR_LT: return a < b;
    case IR_LE: return a <= b;
    case IR_GT: return a > b;
    case IR_GE: return a >= b;
    case IR_OTHER_THAN_COMPARISONS: break;
    }
    return false;
}

static bool compare_bytes(run_scope *s, ir_op op, const ks_text *a, const ks_text *b, bool *out) {
    if (op == IR_EQ || op == IR_NE) {
        bool equal = false;
        if (!ksyc_run_try(s, ks_bytes_equal(s->ks, ks_raw(*a), ks_raw(*b), &equal))) return false;
        *out = equal == (op == IR_EQ);
        return true;
    }
    if (!ksyc_run_try(s, ks_fetch(s->ks, a->data, a->size)) ||
        !ksyc_run_try(s, ks_fetch(s->ks, b->data, b->size)))
        return false;
    *out = ksyc_holds(op, ks_compare(a->data, a->size, b->data, b->size));
    return true;
}

bool ksyc_run_compare(run_scope *s, ir_op op, const run_value *a, const run_value *b, bool *out) {
    if (a->form == RUN_FLOAT || b->form == RUN_FLOAT) {
        *out = compare_reals(op, ksyc_run_as_real(a), ksyc_run_as_real(b));
        return true;
    }
    switch (a->form) {
    case RUN_INT: *out = ksyc_holds(op, ks_int_compare(a->number, b->number)); return true;
    case RUN_BOOL: *out = ksyc_holds(op, (int)a->truth - (int)b->truth); return true;
    case RUN_BYTES: return compare_bytes(s, op, &a->text, &b->text, out);
    case RUN_TEXT:
        *out = ksyc_holds(op, ks_compare(a->text.data, a->text.size, b->text.data, b->text.size));
        return true;
    case RUN_FLOAT:
    case RUN_OBJECT:
    case RUN_REF:
    case RUN_RECORD:
    case RUN_ANY:
    case RUN_STREAM:
    case RUN_ARRAY: break;
    }
    return ksyc_run_unknown(s, "values that can be compared");
}
