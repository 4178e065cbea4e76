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
    if (fits) return want_signed ? as_s64(fn, v) : as_u64(fn, v);
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

/* Floats of 4 bytes are computed with in double precision. */
static const char *as_double(const c_function *fn, cval v) {
    return v.form == C_FLOAT && !v.is_narrow ? v.text : pool_printf(P(fn), "(double)%s", v.text);
}

static cval float_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    const char *left = as_double(fn, a);
    const char *right = as_double(fn, b);
    if (e->op == IR_DIV || e->op == IR_MOD) {
        const char *divisor = temp(fn);
        line(fn->out, "const double %s = %s;", divisor, bare(fn, right));
        fail_if(fn, pool_printf(P(fn), "%s == 0.0", divisor), "KS_DIVISION",
                "\"a divisor that is not 0\"");
        right = divisor;
    }
    if (e->op == IR_MOD)
        return of_form(C_FLOAT, pool_printf(P(fn), "ks_float_mod(%s, %s)", left, right));
    return of_form(C_FLOAT, pool_printf(P(fn), "(%s %s %s)", left, op_sign(e->op), right));
}

/* ---- one operand too large for int64_t, the other one possibly negative */

/* Such operands have no common type in C. The sign of the one decides what is computed with its magnitude: neither
 * the magnitude of a number of int64_t nor the other operand exceeds uint64_t, and each step is checked or cannot
 * leave its type, so that the result is exact or refused. */
typedef struct mixed {
    const char *large;     /* uint64_t */
    const char *number;    /* int64_t */
    const char *magnitude; /* of the number, uint64_t; for arithmetic */
    const char *result;    /* uint64_t or int64_t */
    bool is_signed;        /* the result */
    bool large_is_left;
} mixed;

static bool is_mixed(const ir_vtype *a, const ir_vtype *b) {
    if (a->kind != IR_INT || b->kind != IR_INT) return false;
    return (range_is_large(a->range) && !range_is_unsigned(b->range)) ||
           (range_is_large(b->range) && !range_is_unsigned(a->range));
}

static mixed begin_mixed(c_function *fn, const ir_expr *e, cval a, cval b) {
    mixed m = {.is_signed = !range_is_unsigned(e->vtype.range),
               .large_is_left = range_is_large(e->args[0]->vtype.range)};
    const cval large = m.large_is_left ? a : b;
    const cval number = m.large_is_left ? b : a;
    m.large = temp(fn);
    m.number = temp(fn);
    m.result = temp(fn);
    line(fn->out, "const uint64_t %s = %s;", m.large, bare(fn, as_u64(fn, large)));
    line(fn->out, "const int64_t %s = %s;", m.number, bare(fn, as_s64(fn, number)));
    line(fn->out, "%s %s = 0;", m.is_signed ? "int64_t" : "uint64_t", m.result);
    return m;
}

/* Stores left - right, both uint64_t. */
static void store_difference(c_function *fn, const mixed *m, const char *left, const char *right) {
    try_call(fn, pool_printf(P(fn), "ks_%s_u64(ks, %s, %s, &%s)", m->is_signed ? "diff" : "sub",
                             left, right, m->result));
}

/* Stores `value`, a uint64_t, or its negative. */
static void store_magnitude(c_function *fn, const mixed *m, const char *value, bool is_negative) {
    if (is_negative) {
        store_difference(fn, m, "0", value);
    } else if (m->is_signed) {
        try_call(fn, pool_printf(P(fn), "ks_to_s64(ks, %s, &%s)", value, m->result));
    } else {
        line(fn->out, "%s = %s;", m->result, value);
    }
}

static const char *checked_u64(c_function *fn, ir_op op, const char *left, const char *right) {
    const char *name = temp(fn);
    line(fn->out, "uint64_t %s = 0;", name);
    try_call(fn, pool_printf(P(fn), "ks_%s_u64(ks, %s, %s, &%s)", op_name(op), left, right, name));
    return name;
}

/* Quotient and remainder round down, so for unlike signs away from the quotient of the magnitudes. */
static void divide_mixed(c_function *fn, const mixed *m, ir_op op, bool is_negative) {
    const char *left = m->large_is_left ? m->large : m->magnitude;
    const char *right = m->large_is_left ? m->magnitude : m->large;
    const char *rest = op == IR_MOD || is_negative ? checked_u64(fn, IR_MOD, left, right) : NULL;
    const char *quotient = op == IR_DIV ? checked_u64(fn, IR_DIV, left, right) : NULL;
    if (op == IR_DIV) {
        /* A rest means that the divisor is at least 2, so the quotient is at most 2^63. */
        if (is_negative) line(fn->out, "if (%s != 0) %s++;", rest, quotient);
        store_magnitude(fn, m, quotient, is_negative);
    } else if (!is_negative) {
        store_magnitude(fn, m, rest, false);
    } else if (m->large_is_left) { /* a negative divisor, whose magnitude is above the rest */
        line(fn->out, "if (%s != 0) %s = %s - %s;", rest, rest, right, rest);
        store_magnitude(fn, m, rest, true);
    } else {
        line(fn->out, "if (%s != 0) %s = %s - %s;", rest, rest, right, rest);
        store_magnitude(fn, m, rest, false);
    }
}

static void branch_of_mixed(c_function *fn, const mixed *m, ir_op op, bool is_negative) {
    switch (op) {
    case IR_ADD:
        if (is_negative) {
            store_difference(fn, m, m->large, m->magnitude);
        } else {
            store_magnitude(fn, m, checked_u64(fn, IR_ADD, m->large, m->magnitude), false);
        }
        break;
    case IR_SUB:
        if (is_negative) {
            const char *sum = checked_u64(fn, IR_ADD, m->large, m->magnitude);
            store_magnitude(fn, m, sum, !m->large_is_left);
        } else if (m->large_is_left) {
            store_difference(fn, m, m->large, m->magnitude);
        } else {
            store_difference(fn, m, m->magnitude, m->large);
        }
        break;
    default: divide_mixed(fn, m, op, is_negative); break;
    }
}

static cval mixed_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    mixed m = begin_mixed(fn, e, a, b);
    m.magnitude = temp(fn);
    line(fn->out, "const uint64_t %s = %s < 0 ? 0 - (uint64_t)%s : (uint64_t)%s;", m.magnitude,
         m.number, m.number, m.number);
    block(fn->out, "if (%s < 0)", m.number);
    branch_of_mixed(fn, &m, e->op, true);
    end_block(fn->out, "else");
    branch_of_mixed(fn, &m, e->op, false);
    end(fn->out);
    return int_value(m.result, m.is_signed, false);
}

/* Of numbers in two's complement of unlimited width. */
static cval mixed_bitwise(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->op == IR_BITAND) {
        return int_value(pool_printf(P(fn), "(%s & %s)", as_u64(fn, a), as_u64(fn, b)), false,
                         false);
    }
    const mixed m = begin_mixed(fn, e, a, b);
    const char *word = temp(fn);
    line(fn->out, "const uint64_t %s = %s %s (uint64_t)%s;", word, m.large, op_sign(e->op),
         m.number);
    block(fn->out, "if (%s < 0)", m.number);
    /* The result is the word minus 2^64, which is -(~word) - 1. */
    try_call(fn, pool_printf(P(fn), "ks_to_s64(ks, ~%s, &%s)", word, m.result));
    line(fn->out, "%s = -%s - 1;", m.result, m.result);
    end_block(fn->out, "else");
    try_call(fn, pool_printf(P(fn), "ks_to_s64(ks, %s, &%s)", word, m.result));
    end(fn->out);
    return int_value(m.result, true, false);
}

/* ---- all operators */

cval apply_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->vtype.kind == IR_FLOAT) return float_arithmetic(fn, e, a, b);
    const ir_vtype *ta = &e->args[0]->vtype;
    const ir_vtype *tb = &e->args[1]->vtype;
    bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    bool is_signed = !range_is_unsigned(e->vtype.range);
    /* A result that is never negative can come from negative operands: -13 + 42. */
    if (!range_is_unsigned(ta->range) || (!is_shift && !range_is_unsigned(tb->range)))
        is_signed = true;
    /* A product with a number above int64_t fits only if the other factor is 0 or -1: those are refused, too. */
    if (!is_shift && e->op != IR_MUL && is_mixed(ta, tb)) return mixed_arithmetic(fn, e, a, b);
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
    if (is_mixed(&e->args[0]->vtype, &e->args[1]->vtype)) return mixed_bitwise(fn, e, a, b);
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
    if (e->op == IR_NEG && range_is_large(e->args[0]->vtype.range)) {
        const char *name = temp(fn);
        line(fn->out, "int64_t %s = 0;", name);
        try_call(fn,
                 pool_printf(P(fn), "ks_diff_u64(ks, 0, %s, &%s)", bare(fn, as_u64(fn, a)), name));
        return int_value(name, true, false);
    }
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
    if ((ta->kind != IR_INT && ta->kind != IR_ENUM) || ta->kind != tb->kind) return -1;
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
cval known_comparison(c_function *fn, cval a, cval b, bool result) {
    if (!a.is_literal) line(fn->out, "(void)%s;", a.text);
    if (!b.is_literal) line(fn->out, "(void)%s;", b.text);
    return of_form(C_BOOL, result ? "true" : "false");
}

static cval compare_ints(c_function *fn, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb,
                         ir_op op) {
    const char *sign = op_sign(op);
    int known = decided(ta, tb, op);
    if (known >= 0) return known_comparison(fn, a, b, known == 1);
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
        const char *left = a.form == C_FLOAT ? a.text : as_double(fn, a);
        const char *right = b.form == C_FLOAT ? b.text : as_double(fn, b);
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
