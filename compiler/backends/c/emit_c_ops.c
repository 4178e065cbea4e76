/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operators on numbers, texts and bytes. ir_range decides between uint64_t and int64_t; both sides are brought to
 * the type of the result, and comparisons between the two kinds are made as numbers.
 */
#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ operators */

/* Calls a function that stores its result, and can fail. */
static void store_checked(c_function *fn, const char *function, const code_expr *a,
                          const code_expr *b, const code_expr *result) {
    const code_expr *to = code_address(P(fn), result);
    try_call(fn, b != NULL ? code_call(P(fn), function, KS, a, b, to)
                           : code_call(P(fn), function, KS, a, to));
}

/* A number that `function` makes of one or two operands, `b` may be NULL; it can fail. */
static const code_expr *checked(c_function *fn, bool is_signed, const char *function,
                                const code_expr *a, const code_expr *b) {
    const code_expr *name = declare_result(fn, is_signed ? "int64_t" : "uint64_t", " = 0");
    store_checked(fn, function, a, b, name);
    return name;
}

/* Brings an integer operand to the type of the result; a value that does not fit fails. */
const code_expr *operand(c_function *fn, cval v, const ir_vtype *type, bool want_signed) {
    if (operand_fits(type, want_signed)) return want_signed ? as_s64(fn, v) : as_u64(fn, v);
    return checked(fn, want_signed, want_signed ? "ks_to_s64" : "ks_to_u64", v.code, NULL);
}

/* The function of the runtime for a checked operator. */
static const char *checked_name(ir_op op, bool is_signed) {
    switch (op) {
    case IR_ADD: return is_signed ? "ks_add_s64" : "ks_add_u64";
    case IR_SUB: return is_signed ? "ks_sub_s64" : "ks_sub_u64";
    case IR_MUL: return is_signed ? "ks_mul_s64" : "ks_mul_u64";
    case IR_DIV: return is_signed ? "ks_div_s64" : "ks_div_u64";
    case IR_MOD: return is_signed ? "ks_mod_s64" : "ks_mod_u64";
    case IR_SHL: return is_signed ? "ks_shl_s64" : "ks_shl_u64";
    default: return is_signed ? "ks_shr_s64" : "ks_shr_u64";
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

static const code_expr *infix(const c_function *fn, const code_expr *a, ir_op op,
                              const code_expr *b) {
    return code_infix(P(fn), a, op_sign(op), b);
}

/* Floats of 4 bytes are computed with in double precision. */
static const code_expr *as_double(const c_function *fn, cval v) {
    return v.form == C_FLOAT && !v.is_narrow ? v.code : code_cast(P(fn), "double", v.code);
}

static cval float_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    const code_expr *left = as_double(fn, a);
    const code_expr *right = as_double(fn, b);
    if (e->op == IR_DIV || e->op == IR_MOD) {
        right = declare(fn, "const double", right);
        fail_if(fn, code_infix(P(fn), right, "==", c_word(fn, "0.0")), "KS_DIVISION",
                "\"a divisor that is not 0\"");
    }
    if (e->op == IR_MOD)
        return of_form(C_FLOAT, code_call(P(fn), "ks_float_mod", code_closed(P(fn), left), right));
    return of_form(C_FLOAT, infix(fn, left, e->op, right));
}

/* ---- one operand too large for int64_t, the other one possibly negative */

/* Such operands have no common type in C. The sign of the one decides what is computed with its magnitude: neither
 * the magnitude of a number of int64_t nor the other operand exceeds uint64_t, and each step is checked or cannot
 * leave its type, so that the result is exact or refused. */
typedef struct mixed {
    const code_expr *large;     /* uint64_t */
    const code_expr *number;    /* int64_t */
    const code_expr *magnitude; /* of the number, uint64_t; for arithmetic */
    const code_expr *result;    /* uint64_t or int64_t */
    bool is_signed;             /* the result */
    bool large_is_left;
} mixed;

static mixed begin_mixed(c_function *fn, const ir_expr *e, cval a, cval b) {
    mixed m = {.is_signed = !range_is_unsigned(e->vtype.range),
               .large_is_left = range_is_large(e->args[0]->vtype.range)};
    const cval large = m.large_is_left ? a : b;
    const cval number = m.large_is_left ? b : a;
    m.large = temp(fn);
    m.number = temp(fn);
    m.result = temp(fn);
    line(fn->out, "const uint64_t %s = %s;", m.large->text, bare(fn, as_u64(fn, large)));
    line(fn->out, "const int64_t %s = %s;", m.number->text, bare(fn, as_s64(fn, number)));
    line(fn->out, "%s %s = 0;", m.is_signed ? "int64_t" : "uint64_t", m.result->text);
    return m;
}

/* Stores left - right, both uint64_t. */
static void store_difference(c_function *fn, const mixed *m, const code_expr *left,
                             const code_expr *right) {
    store_checked(fn, m->is_signed ? "ks_diff_u64" : "ks_sub_u64", left, right, m->result);
}

/* Stores `value`, a uint64_t, or its negative. */
static void store_magnitude(c_function *fn, const mixed *m, const code_expr *value,
                            bool is_negative) {
    if (is_negative) {
        store_difference(fn, m, c_number(fn, 0), value);
    } else if (m->is_signed) {
        store_checked(fn, "ks_to_s64", value, NULL, m->result);
    } else {
        line(fn->out, "%s = %s;", m->result->text, bare(fn, value));
    }
}

static const code_expr *checked_u64(c_function *fn, ir_op op, const code_expr *left,
                                    const code_expr *right) {
    return checked(fn, false, checked_name(op, false), left, right);
}

/* Quotient and remainder round down, so for unlike signs away from the quotient of the magnitudes. */
static void divide_mixed(c_function *fn, const mixed *m, ir_op op, bool is_negative) {
    const code_expr *left = m->large_is_left ? m->large : m->magnitude;
    const code_expr *right = m->large_is_left ? m->magnitude : m->large;
    const code_expr *rest =
        op == IR_MOD || is_negative ? checked_u64(fn, IR_MOD, left, right) : NULL;
    if (op == IR_DIV) {
        const code_expr *quotient = checked_u64(fn, IR_DIV, left, right);
        /* A rest means that the divisor is at least 2, so the quotient is at most 2^63. */
        if (is_negative) line(fn->out, "if (%s != 0) %s++;", rest->text, quotient->text);
        store_magnitude(fn, m, quotient, is_negative);
        return;
    }
    if (is_negative)
        line(fn->out, "if (%s != 0) %s = %s - %s;", rest->text, rest->text, right->text,
             rest->text);
    /* A divisor that is negative has a magnitude above the rest. */
    store_magnitude(fn, m, rest, is_negative && m->large_is_left);
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
            const code_expr *sum = checked_u64(fn, IR_ADD, m->large, m->magnitude);
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
    line(fn->out, "const uint64_t %s = %s < 0 ? 0 - (uint64_t)%s : (uint64_t)%s;",
         m.magnitude->text, m.number->text, m.number->text, m.number->text);
    block(fn->out, "if (%s < 0)", m.number->text);
    branch_of_mixed(fn, &m, e->op, true);
    end_block(fn->out, "else");
    branch_of_mixed(fn, &m, e->op, false);
    end(fn->out);
    return int_value(m.result, m.is_signed, false);
}

/* Of numbers in two's complement of unlimited width. */
static cval mixed_bitwise(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->op == IR_BITAND)
        return int_value(infix(fn, as_u64(fn, a), e->op, as_u64(fn, b)), false, false);
    const mixed m = begin_mixed(fn, e, a, b);
    const code_expr *bits = declare(
        fn, "const uint64_t", infix(fn, m.large, e->op, code_cast(P(fn), "uint64_t", m.number)));
    block(fn->out, "if (%s < 0)", m.number->text);
    /* The result is the word minus 2^64, which is -(~word) - 1. */
    store_checked(fn, "ks_to_s64", code_sign(P(fn), "~", bits), NULL, m.result);
    line(fn->out, "%s = -%s - 1;", m.result->text, m.result->text);
    end_block(fn->out, "else");
    store_checked(fn, "ks_to_s64", bits, NULL, m.result);
    end(fn->out);
    return int_value(m.result, true, false);
}

/* ---- all operators */

cval apply_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->vtype.kind == IR_FLOAT) return float_arithmetic(fn, e, a, b);
    const ir_vtype *ta = &e->args[0]->vtype;
    const ir_vtype *tb = &e->args[1]->vtype;
    bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    const bool is_signed = is_signed_arithmetic(e);
    /* A product with a number above int64_t fits only if the other factor is 0 or -1: those are refused, too. */
    if (!is_shift && e->op != IR_MUL && is_mixed(ta, tb)) return mixed_arithmetic(fn, e, a, b);
    if (e->op == IR_SUB && e->checked && is_signed && range_is_unsigned(ta->range) &&
        range_is_unsigned(tb->range)) {
        /* Both may exceed int64_t although the difference fits. */
        return int_value(checked(fn, true, "ks_diff_u64", as_u64(fn, a), as_u64(fn, b)), true,
                         false);
    }
    const code_expr *left = operand(fn, a, ta, is_signed);
    const code_expr *right = operand(fn, b, tb, is_shift ? false : is_signed);
    const code_expr *result;
    /* Shifts of negative numbers are undefined or implementation-defined in C. */
    if (e->checked || (is_signed && is_shift)) {
        result = checked(fn, is_signed, checked_name(e->op, is_signed), left, right);
    } else if (is_signed && (e->op == IR_DIV || e->op == IR_MOD)) {
        result = code_call(P(fn), e->op == IR_DIV ? "ks_floor_div" : "ks_floor_mod", left, right);
    } else {
        result = infix(fn, left, e->op, right);
    }
    if (is_signed && range_is_unsigned(e->vtype.range) && !is_shift)
        return int_value(code_cast(P(fn), "uint64_t", result), false, false);
    return int_value(result, is_signed, false);
}

/* The complement of a number of int64_t. Of an unsigned field, it is a variable: gcc warns where it is compared, since it
 * takes the field for what is compared, and knows -1 - x for a complement, too. */
static const code_expr *complement(c_function *fn, const ir_vtype *type, const code_expr *value) {
    const code_expr *result = code_sign(P(fn), "~", value);
    return range_is_unsigned(type->range) ? declare(fn, "const int64_t", result) : result;
}

/* Whether only -1 has the type: x ^ -1 is a complement, too. */
static bool is_minus_one(const ir_vtype *type) {
    const wide only = wide_s64(-1);
    return type->kind == IR_INT && wide_compare(range_min(type->range), only) == 0 &&
           wide_compare(range_max(type->range), only) == 0;
}

cval apply_bitwise(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (is_mixed(&e->args[0]->vtype, &e->args[1]->vtype)) return mixed_bitwise(fn, e, a, b);
    bool is_signed =
        !range_is_unsigned(e->args[0]->vtype.range) || !range_is_unsigned(e->args[1]->vtype.range);
    const code_expr *left = operand(fn, a, &e->args[0]->vtype, is_signed);
    const code_expr *right = operand(fn, b, &e->args[1]->vtype, is_signed);
    const code_expr *result = infix(fn, left, e->op, right);
    if (e->op == IR_BITXOR && is_minus_one(&e->args[0]->vtype))
        result = complement(fn, &e->args[1]->vtype, right);
    else if (e->op == IR_BITXOR && is_minus_one(&e->args[1]->vtype))
        result = complement(fn, &e->args[0]->vtype, left);
    if (is_signed && range_is_unsigned(e->vtype.range))
        result = code_cast(P(fn), "uint64_t", result);
    return int_value(result, !range_is_unsigned(e->vtype.range), false);
}

cval apply_unary(c_function *fn, const ir_expr *e, cval a) {
    if (e->op == IR_NOT) return of_form(C_BOOL, code_not(P(fn), a.code));
    if (e->vtype.kind == IR_FLOAT) return of_form(C_FLOAT, code_sign(P(fn), "-", a.code));
    if (e->op == IR_NEG && range_is_large(e->args[0]->vtype.range))
        return int_value(checked(fn, true, "ks_diff_u64", c_number(fn, 0), as_u64(fn, a)), true,
                         false);
    const code_expr *value = operand(fn, a, &e->args[0]->vtype, true);
    if (e->op == IR_INVERT)
        return int_value(complement(fn, &e->args[0]->vtype, value), true, false);
    if (e->checked)
        return int_value(checked(fn, true, "ks_sub_s64", c_number(fn, 0), value), true, false);
    const code_expr *negative = code_sign(P(fn), "-", value);
    if (range_is_unsigned(e->vtype.range))
        return int_value(code_cast(P(fn), "uint64_t", negative), false, false);
    return int_value(negative, true, false);
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
    if (!code_is_number(a.code)) line(fn->out, "(void)%s;", show(fn, a.code));
    if (!code_is_number(b.code)) line(fn->out, "(void)%s;", show(fn, b.code));
    return of_form(C_BOOL, c_word(fn, result ? "true" : "false"));
}

static bool is_literal(cval v) { return code_is_number(v.code); }

/* A literal beside a number of 64 bits needs a type only if an int may not hold it. */
static const code_expr *beside(const c_function *fn, cval v, bool is_signed) {
    if (is_small_number(v.code)) return v.code;
    return is_signed ? as_s64(fn, v) : as_u64(fn, v);
}

/* What was chosen by a constant can be a literal although its type has other values. */
static void narrow(ir_vtype *type, cval v) {
    const code_expr *number = code_number_of(v.code);
    bool is_changed = false; /* a literal is never outside of what a range holds */
    if (number == NULL) return;
    const wide value = wide_word(number->word, number->is_negative);
    type->range = range_make(value, value, &is_changed);
}

static cval compare_ints(c_function *fn, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb,
                         ir_op op) {
    ir_vtype exact_a = *ta, exact_b = *tb;
    narrow(&exact_a, a);
    narrow(&exact_b, b);
    int known = decided(&exact_a, &exact_b, op);
    if (code_same(a.code, b.code)) known = op == IR_EQ || op == IR_LE || op == IR_GE ? 1 : 0;
    if (known >= 0) return known_comparison(fn, a, b, known == 1);
    bool same = a.is_signed == b.is_signed;
    if (same || (is_literal(a) && !a.is_signed) || (is_literal(b) && !b.is_signed)) {
        bool small_a = is_literal(a) && (same || !b.is_signed || type_fits_s64(ta, a));
        bool small_b = is_literal(b) && (same || !a.is_signed || type_fits_s64(tb, b));
        const code_expr *left = small_a ? beside(fn, a, b.is_signed) : a.code;
        const code_expr *right = small_b ? beside(fn, b, a.is_signed) : b.code;
        if (same || (is_literal(a) && range_fits_s64(ta->range)) ||
            (is_literal(b) && range_fits_s64(tb->range)))
            return of_form(C_BOOL, infix(fn, left, op, right));
    }
    if (type_fits_s64(ta, a) && type_fits_s64(tb, b))
        return of_form(C_BOOL, infix(fn, as_s64(fn, a), op, as_s64(fn, b)));
    const code_expr *compare = infix(fn, as_u64(fn, a), op, as_u64(fn, b));
    if (type_is_unsigned(ta, a) && type_is_unsigned(tb, b)) return of_form(C_BOOL, compare);
    /* One may be negative, the other may exceed int64_t: a negative number is below every uint64_t. */
    bool a_signed = a.is_signed;
    bool when_negative =
        op == IR_NE || (a_signed ? (op == IR_LT || op == IR_LE) : (op == IR_GT || op == IR_GE));
    const code_expr *sign =
        code_infix(P(fn), a_signed ? a.code : b.code, when_negative ? "<" : ">=", c_number(fn, 0));
    return of_form(C_BOOL, code_infix(P(fn), code_open(P(fn), sign), when_negative ? "||" : "&&",
                                      code_open(P(fn), compare)));
}

static void fetch(c_function *fn, const code_expr *bytes) {
    try_call(fn, code_call(P(fn), "ks_fetch", KS, code_dot(P(fn), bytes, "data"),
                           code_dot(P(fn), bytes, "size")));
}

static cval compare_bytes(c_function *fn, cval a, cval b, ir_op op) {
    if (op == IR_EQ || op == IR_NE) {
        const code_expr *equal = declare_result(fn, "bool", " = false");
        try_call(fn, code_call(P(fn), "ks_bytes_equal", KS, code_closed(P(fn), a.code),
                               code_closed(P(fn), b.code), code_address(P(fn), equal)));
        return of_form(C_BOOL, op == IR_EQ ? equal : code_not(P(fn), equal));
    }
    const code_expr *left = temp(fn);
    const code_expr *right = temp(fn);
    line(fn->out, "const ks_bytes %s = %s;", left->text, bare(fn, a.code));
    line(fn->out, "const ks_bytes %s = %s;", right->text, bare(fn, b.code));
    fetch(fn, left);
    fetch(fn, right);
    return of_form(C_BOOL, order_of(fn, left, right, op_sign(op)));
}

cval compare_values(c_function *fn, const ir_expr *e, cval a, const ir_vtype *ta, cval b,
                    const ir_vtype *tb, ir_op op) {
    if (a.form == C_INT && b.form == C_INT) return compare_ints(fn, a, ta, b, tb, op);
    if (a.form == C_FLOAT || b.form == C_FLOAT) {
        const code_expr *left = a.form == C_FLOAT ? a.code : as_double(fn, a);
        const code_expr *right = b.form == C_FLOAT ? b.code : as_double(fn, b);
        return of_form(C_BOOL, infix(fn, left, op, right));
    }
    if (a.form == C_BOOL) return of_form(C_BOOL, infix(fn, a.code, op, b.code));
    if (a.form == C_BYTES) return compare_bytes(fn, a, b, op);
    if (a.form == C_TEXT) {
        const code_expr *left = temp(fn);
        const code_expr *right = temp(fn);
        line(fn->out, "const ks_text %s = %s;", left->text, bare(fn, a.code));
        line(fn->out, "const ks_text %s = %s;", right->text, bare(fn, b.code));
        return of_form(C_BOOL, order_of(fn, left, right, op_sign(op)));
    }
    return refuse(fn, e, "comparisons of objects");
}
