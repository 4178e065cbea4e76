/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operators on numbers, texts and bytes. ir_range decides between uint64_t and int64_t; both sides are brought to
 * the type of the result, and comparisons between the two kinds are made as numbers.
 */
#include <string.h>

#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ operators */

/* Brings an integer operand to the type of the result; a value that does not fit fails. */
const char *operand(c_function *fn, cval v, const ir_vtype *type, bool want_signed) {
    bool fits = type->kind != IR_INT ||
                (want_signed ? range_fits_s64(type->range) : range_is_unsigned(type->range));
    if (fits || v.is_literal) return want_signed ? as_s64(fn, v) : as_u64(fn, v);
    const char *name = temp(fn);
    line(fn->out, "%s %s = 0;", want_signed ? "int64_t" : "uint64_t", name);
    try_call(fn, pool_printf(P(fn), "ks_to_%s(ks, %s, &%s)", want_signed ? "s64" : "u64",
                             bare(fn, v.text), name));
    return name;
}

static const char *op_name(ir_op op) {
    switch (op) {
    case IR_ADD: return "add";
    case IR_SUB: return "sub";
    case IR_MUL: return "mul";
    case IR_DIV: return "div";
    case IR_MOD: return "mod";
    case IR_SHL: return "shl";
    default: return "shr";
    }
}

static const char *op_sign(ir_op op) {
    switch (op) {
    case IR_ADD: return "+";
    case IR_SUB: return "-";
    case IR_MUL: return "*";
    case IR_DIV: return "/";
    case IR_MOD: return "%";
    case IR_SHL: return "<<";
    case IR_SHR: return ">>";
    case IR_BITAND: return "&";
    case IR_BITOR: return "|";
    case IR_BITXOR: return "^";
    case IR_EQ: return "==";
    case IR_NE: return "!=";
    case IR_LT: return "<";
    case IR_LE: return "<=";
    case IR_GT: return ">";
    default: return ">=";
    }
}

static cval float_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    const char *left = a.form == C_FLOAT ? a.text : pool_printf(P(fn), "(double)%s", a.text);
    const char *right = b.form == C_FLOAT ? b.text : pool_printf(P(fn), "(double)%s", b.text);
    if (e->op == IR_MOD)
        return of_form(C_FLOAT, pool_printf(P(fn), "ks_float_mod(%s, %s)", left, right));
    return of_form(C_FLOAT, pool_printf(P(fn), "(%s %s %s)", left, op_sign(e->op), right));
}

cval apply_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->vtype.kind == IR_FLOAT) return float_arithmetic(fn, e, a, b);
    const ir_vtype *ta = &e->args[0]->vtype;
    const ir_vtype *tb = &e->args[1]->vtype;
    bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    bool is_signed = !range_is_unsigned(e->vtype.range);
    /* A result that is never negative can come from negative operands: -13 + 42. */
    if (!range_is_unsigned(ta->range) || (!is_shift && !range_is_unsigned(tb->range)))
        is_signed = true;
    if (e->op == IR_SUB && e->checked && is_signed && range_is_unsigned(ta->range) &&
        range_is_unsigned(tb->range)) {
        /* Both may exceed int64_t although the difference fits. */
        const char *name = temp(fn);
        line(fn->out, "int64_t %s = 0;", name);
        try_call(fn, pool_printf(P(fn), "ks_diff_u64(ks, %s, %s, &%s)", bare(fn, as_u64(fn, a)),
                                 bare(fn, as_u64(fn, b)), name));
        return int_value(name, true, false);
    }
    const char *left = operand(fn, a, ta, is_signed);
    const char *right = operand(fn, b, tb, is_shift ? false : is_signed);
    cval result;
    if (e->checked) {
        const char *name = temp(fn);
        line(fn->out, "%s %s = 0;", is_signed ? "int64_t" : "uint64_t", name);
        try_call(fn, pool_printf(P(fn), "ks_%s_%s(ks, %s, %s, &%s)", op_name(e->op),
                                 is_signed ? "s64" : "u64", bare(fn, left), bare(fn, right), name));
        result = int_value(name, is_signed, false);
    } else if (is_signed && (e->op == IR_DIV || e->op == IR_MOD)) {
        result = int_value(pool_printf(P(fn), "ks_floor_%s(%s, %s)", op_name(e->op), bare(fn, left),
                                       bare(fn, right)),
                           true, false);
    } else if (is_signed && is_shift) {
        /* Shifts of negative numbers are undefined or implementation-defined in C. */
        const char *name = temp(fn);
        line(fn->out, "int64_t %s = 0;", name);
        try_call(fn, pool_printf(P(fn), "ks_%s_s64(ks, %s, %s, &%s)", op_name(e->op),
                                 bare(fn, left), bare(fn, right), name));
        result = int_value(name, true, false);
    } else {
        result = int_value(pool_printf(P(fn), "(%s %s %s)", left, op_sign(e->op), right), is_signed,
                           false);
    }
    if (is_signed && range_is_unsigned(e->vtype.range) && !is_shift) {
        return int_value(pool_printf(P(fn), "(uint64_t)%s", result.text), false, false);
    }
    return result;
}

cval apply_bitwise(c_function *fn, const ir_expr *e, cval a, cval b) {
    bool is_signed =
        !range_is_unsigned(e->args[0]->vtype.range) || !range_is_unsigned(e->args[1]->vtype.range);
    const char *left = operand(fn, a, &e->args[0]->vtype, is_signed);
    const char *right = operand(fn, b, &e->args[1]->vtype, is_signed);
    const char *text = pool_printf(P(fn), "(%s %s %s)", left, op_sign(e->op), right);
    if (is_signed && range_is_unsigned(e->vtype.range))
        text = pool_printf(P(fn), "(uint64_t)%s", text);
    return int_value(text, !range_is_unsigned(e->vtype.range), false);
}

cval apply_unary(c_function *fn, const ir_expr *e, cval a) {
    if (e->op == IR_NOT) return of_form(C_BOOL, pool_printf(P(fn), "!%s", a.text));
    if (e->vtype.kind == IR_FLOAT) return of_form(C_FLOAT, pool_printf(P(fn), "(-%s)", a.text));
    const char *value = operand(fn, a, &e->args[0]->vtype, true);
    if (e->op == IR_INVERT) return int_value(pool_printf(P(fn), "(~%s)", value), true, false);
    if (!e->checked) {
        const char *text = pool_printf(P(fn), "(-%s)", value);
        if (range_is_unsigned(e->vtype.range))
            return int_value(pool_printf(P(fn), "(uint64_t)%s", text), false, false);
        return int_value(text, true, false);
    }
    const char *name = temp(fn);
    line(fn->out, "int64_t %s = 0;", name);
    try_call(fn, pool_printf(P(fn), "ks_sub_s64(ks, 0, %s, &%s)", bare(fn, value), name));
    return int_value(name, true, false);
}

static bool type_is_unsigned(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? range_is_unsigned(type->range) : !v.is_signed;
}

static bool type_fits_s64(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? range_fits_s64(type->range) : v.is_signed || v.is_narrow;
}

/* Below, equal or above: -1, 0, 1, as numbers; `a` and `b` are bounds of ranges. */
static int compare_bounds(bool a_negative, uint64_t a, bool b_negative, uint64_t b) {
    if (a_negative != b_negative) return a_negative ? -1 : 1;
    return a < b
               ? -1
               : a > b; /* of two negative numbers in two's complement the larger word is the larger number */
}

static int max_against_min(ir_range a, ir_range b) {
    return compare_bounds(a.max_negative, a.max, b.min < 0, (uint64_t)b.min);
}

/* 1 or 0 when the ranges decide the comparison, else -1. */
static int decided(const ir_vtype *ta, const ir_vtype *tb, ir_op op) {
    if (ta->kind != IR_INT || tb->kind != IR_INT) return -1;
    int a_to_b = max_against_min(ta->range, tb->range); /* < 0: every a is below every b */
    int b_to_a = max_against_min(tb->range, ta->range);
    switch (op) {
    case IR_LT: return a_to_b < 0 ? 1 : b_to_a <= 0 ? 0 : -1;
    case IR_LE: return a_to_b <= 0 ? 1 : b_to_a < 0 ? 0 : -1;
    case IR_GT: return b_to_a < 0 ? 1 : a_to_b <= 0 ? 0 : -1;
    case IR_GE: return b_to_a <= 0 ? 1 : a_to_b < 0 ? 0 : -1;
    case IR_EQ: return a_to_b < 0 || b_to_a < 0 ? 0 : -1;
    default: return a_to_b < 0 || b_to_a < 0 ? 1 : -1;
    }
}

/* Compilers warn about comparisons with a constant result and about unused variables. */
static cval decided_comparison(c_function *fn, cval a, cval b, bool result) {
    if (!a.is_literal) line(fn->out, "(void)%s;", a.text);
    if (!b.is_literal) line(fn->out, "(void)%s;", b.text);
    return of_form(C_BOOL, result ? "true" : "false");
}

static cval compare_ints(c_function *fn, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb,
                         ir_op op) {
    const char *sign = op_sign(op);
    int known = decided(ta, tb, op);
    if (known >= 0) return decided_comparison(fn, a, b, known == 1);
    bool same = a.is_signed == b.is_signed;
    if (same || (a.is_literal && !a.is_signed) || (b.is_literal && !b.is_signed)) {
        bool small_a = a.is_literal && (same || !b.is_signed || type_fits_s64(ta, a));
        bool small_b = b.is_literal && (same || !a.is_signed || type_fits_s64(tb, b));
        const char *left =
            small_a && strlen(a.text) > 9 ? (b.is_signed ? as_s64(fn, a) : as_u64(fn, a)) : a.text;
        const char *right =
            small_b && strlen(b.text) > 9 ? (a.is_signed ? as_s64(fn, b) : as_u64(fn, b)) : b.text;
        if (same || (a.is_literal && range_fits_s64(ta->range)) ||
            (b.is_literal && range_fits_s64(tb->range))) {
            return of_form(C_BOOL, pool_printf(P(fn), "(%s %s %s)", left, sign, right));
        }
    }
    if (type_fits_s64(ta, a) && type_fits_s64(tb, b)) {
        return of_form(C_BOOL,
                       pool_printf(P(fn), "(%s %s %s)", as_s64(fn, a), sign, as_s64(fn, b)));
    }
    if (type_is_unsigned(ta, a) && type_is_unsigned(tb, b)) {
        return of_form(C_BOOL,
                       pool_printf(P(fn), "(%s %s %s)", as_u64(fn, a), sign, as_u64(fn, b)));
    }
    /* One may be negative, the other may exceed int64_t: a negative number is below every uint64_t. */
    bool a_signed = a.is_signed;
    const char *s = a_signed ? a.text : b.text;
    const char *compare = pool_printf(P(fn), "%s %s %s", as_u64(fn, a), sign, as_u64(fn, b));
    bool when_negative =
        op == IR_NE || (a_signed ? (op == IR_LT || op == IR_LE) : (op == IR_GT || op == IR_GE));
    return of_form(C_BOOL, pool_printf(P(fn), when_negative ? "(%s < 0 || %s)" : "(%s >= 0 && %s)",
                                       s, compare));
}

static cval compare_bytes(c_function *fn, cval a, cval b, ir_op op) {
    const char *name = temp(fn);
    if (op == IR_EQ || op == IR_NE) {
        line(fn->out, "bool %s = false;", name);
        try_call(fn, pool_printf(P(fn), "ks_bytes_equal(ks, %s, %s, &%s)", a.text, b.text, name));
        return of_form(C_BOOL, op == IR_EQ ? name : pool_printf(P(fn), "!%s", name));
    }
    const char *other = temp(fn);
    line(fn->out, "const ks_bytes %s = %s;", name, bare(fn, a.text));
    line(fn->out, "const ks_bytes %s = %s;", other, bare(fn, b.text));
    try_call(fn, pool_printf(P(fn), "ks_fetch(ks, %s.data, %s.size)", name, name));
    try_call(fn, pool_printf(P(fn), "ks_fetch(ks, %s.data, %s.size)", other, other));
    return of_form(C_BOOL,
                   pool_printf(P(fn), "(ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0)", name,
                               name, other, other, op_sign(op)));
}

cval compare_values(c_function *fn, const ir_expr *e, cval a, const ir_vtype *ta, cval b,
                    const ir_vtype *tb, ir_op op) {
    if (a.form == C_INT && b.form == C_INT) return compare_ints(fn, a, ta, b, tb, op);
    if (a.form == C_FLOAT || b.form == C_FLOAT) {
        const char *left = a.form == C_FLOAT ? a.text : pool_printf(P(fn), "(double)%s", a.text);
        const char *right = b.form == C_FLOAT ? b.text : pool_printf(P(fn), "(double)%s", b.text);
        return of_form(C_BOOL, pool_printf(P(fn), "(%s %s %s)", left, op_sign(op), right));
    }
    if (a.form == C_BOOL)
        return of_form(C_BOOL, pool_printf(P(fn), "(%s %s %s)", a.text, op_sign(op), b.text));
    if (a.form == C_BYTES) return compare_bytes(fn, a, b, op);
    if (a.form == C_TEXT) {
        const char *left = temp(fn);
        const char *right = temp(fn);
        line(fn->out, "const ks_text %s = %s;", left, bare(fn, a.text));
        line(fn->out, "const ks_text %s = %s;", right, bare(fn, b.text));
        return of_form(C_BOOL,
                       pool_printf(P(fn), "(ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0)",
                                   left, left, right, right, op_sign(op)));
    }
    return refuse(fn, e, "comparisons of objects");
}
