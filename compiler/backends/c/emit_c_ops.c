/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operators on numbers, texts and bytes. ir_range decides between uint64_t and int64_t; both sides are brought to
 * the type of the result, and comparisons between the two kinds are made as numbers.
 */
#include "emit_c_expr.h"
#include "op_groups.h"

/* ------------------------------------------------------------------------------------ operators */

/* The function of the runtime for a checked operator; NULL for what has none. */
static const char *checked_name(ir_op op, bool is_signed) {
    switch (op) {
    case IR_ADD: return is_signed ? "ks_add_s64" : "ks_add_u64";
    case IR_SUB: return is_signed ? "ks_sub_s64" : "ks_sub_u64";
    case IR_MUL: return is_signed ? "ks_mul_s64" : "ks_mul_u64";
    case IR_DIV: return is_signed ? "ks_div_s64" : "ks_div_u64";
    case IR_MOD: return is_signed ? "ks_mod_s64" : "ks_mod_u64";
    case IR_SHL: return is_signed ? "ks_shl_s64" : "ks_shl_u64";
    case IR_SHR: return is_signed ? "ks_shr_s64" : "ks_shr_u64";
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_BITWISE:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break;
    }
    return NULL;
}

/* The operator of C; NULL for what is none. */
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
    case IR_GE: return ">=";
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_CONCAT:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break;
    }
    return NULL;
}

static const code_expr *infix(const c_function *fn, const code_expr *a, ir_op op,
                              const code_expr *b) {
    return ksyc_code_infix(P(fn), a, op_sign(op), b);
}

static cval float_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    const code_expr *left = ksyc_as_double(fn, a);
    const code_expr *right = ksyc_as_double(fn, b);
    if (e->op == IR_DIV || e->op == IR_MOD) {
        right = ksyc_declare(fn, "const double", right);
        ksyc_fail_if(fn, ksyc_code_infix(P(fn), right, "==", ksyc_c_word(fn, "0.0")), "KS_DIVISION",
                     "\"a divisor that is not 0\"");
    }
    if (e->op == IR_MOD)
        return ksyc_of_form(C_FLOAT,
                            code_call(P(fn), "ks_float_mod", ksyc_code_closed(P(fn), left), right));
    return ksyc_of_form(C_FLOAT, infix(fn, left, e->op, right));
}

/* ---- what no integer of C holds */

/* The function of the runtime for numbers of any sign and 64 bits; NULL for what has none. */
static const char *wide_name(ir_op op) {
    switch (op) {
    case IR_ADD: return "ks_int_add";
    case IR_SUB: return "ks_int_sub";
    case IR_MUL: return "ks_int_mul";
    case IR_DIV: return "ks_int_div";
    case IR_MOD: return "ks_int_mod";
    case IR_SHL: return "ks_int_shl";
    case IR_SHR: return "ks_int_shr";
    case IR_BITAND: return "ks_int_and";
    case IR_BITOR: return "ks_int_or";
    case IR_BITXOR: return "ks_int_xor";
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break;
    }
    return NULL;
}

/* A result in the type of its range. */
static cval of_wide(c_function *fn, const ir_expr *e, const code_expr *code) {
    const cval v = ksyc_of_form(C_WIDE, code);
    if (ksyc_range_is_wide(e->vtype.range)) return v;
    const bool is_signed = !ksyc_range_is_unsigned(e->vtype.range);
    return ksyc_int_value(ksyc_operand(fn, v, &e->vtype, is_signed), is_signed, false);
}

static cval wide_operation(c_function *fn, const ir_expr *e, ir_op op, const code_expr *a,
                           const code_expr *b) {
    const code_expr *name = ksyc_declare_result(fn, "ks_int", " = {0, false}");
    ksyc_store_checked(fn, wide_name(op), a, b, name);
    return of_wide(fn, e, name);
}

cval ksyc_wide_extreme(c_function *fn, const ir_expr *e, const cval *items) {
    const code_expr *best = ksyc_declare(fn, "ks_int", ksyc_as_wide(fn, items[0]));
    for (size_t i = 1; i < e->args[0]->num_args; i++) {
        const code_expr *item = ksyc_declare(fn, "const ks_int", ksyc_as_wide(fn, items[i]));
        const code_expr *order = code_call(P(fn), "ks_int_compare", item, best);
        const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
        ksyc_line(fn->out, "if (%s) %s = %s;",
                  ksyc_bare(fn, ksyc_code_infix(P(fn), order, sign, ksyc_c_number(fn, 0))),
                  best->text, item->text);
    }
    return of_wide(fn, e, best);
}

/* ---- all operators */

cval ksyc_apply_arithmetic(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (e->vtype.kind == IR_FLOAT) return float_arithmetic(fn, e, a, b);
    const ir_vtype *ta = &e->args[0]->vtype;
    const ir_vtype *tb = &e->args[1]->vtype;
    bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    const bool is_signed = ksyc_is_signed_arithmetic(e);
    if (ksyc_is_wide_operation(e))
        return wide_operation(fn, e, e->op, ksyc_as_wide(fn, a), ksyc_as_wide(fn, b));
    const bool is_large = !ksyc_operand_fits(ta, true) || !ksyc_operand_fits(tb, true);
    if (e->op == IR_SUB && (e->checked || is_large) && is_signed &&
        ksyc_range_is_unsigned(ta->range) && ksyc_range_is_unsigned(tb->range)) {
        /* Both may exceed int64_t although the difference fits. */
        return ksyc_int_value(
            ksyc_checked(fn, true, "ks_diff_u64", ksyc_as_u64(fn, a), ksyc_as_u64(fn, b)), true,
            false);
    }
    const code_expr *left = ksyc_operand(fn, a, ta, is_signed);
    const code_expr *right = ksyc_operand(fn, b, tb, is_shift ? false : is_signed);
    const code_expr *result;
    if (ksyc_is_of_magnitudes(e)) {
        left = code_apply(P(fn), "ks_magnitude", left);
        right = code_apply(P(fn), "ks_magnitude", right);
        result = e->checked ? ksyc_checked(fn, false, checked_name(e->op, false), left, right)
                            : infix(fn, left, e->op, right);
        return ksyc_int_value(result, false, false);
    }
    if (ksyc_has_large_result(e)) {
        /* No int64_t holds the sum or the difference; modulo 2^64 it is the same. */
        result = infix(fn, ksyc_code_cast(P(fn), "uint64_t", left), e->op,
                       ksyc_code_cast(P(fn), "uint64_t", right));
        return ksyc_int_value(result, false, false);
    }
    /* Shifts of negative numbers are undefined or implementation-defined in C. */
    if (e->checked || (is_signed && is_shift)) {
        result = ksyc_checked(fn, is_signed, checked_name(e->op, is_signed), left, right);
    } else if (is_signed && (e->op == IR_DIV || e->op == IR_MOD)) {
        result = code_call(P(fn), e->op == IR_DIV ? "ks_floor_div" : "ks_floor_mod", left, right);
    } else {
        result = infix(fn, left, e->op, right);
    }
    if (is_signed && ksyc_range_is_unsigned(e->vtype.range) && !is_shift)
        return ksyc_int_value(ksyc_code_cast(P(fn), "uint64_t", result), false, false);
    return ksyc_int_value(result, is_signed, false);
}

/* The complement of a number of int64_t. Of an unsigned field, it is a variable: gcc warns where it is compared, since it
 * takes the field for what is compared, and knows -1 - x for a complement, too. */
static const code_expr *complement(c_function *fn, const ir_vtype *type, const code_expr *value) {
    const code_expr *result = ksyc_code_sign(P(fn), "~", value);
    return ksyc_range_is_unsigned(type->range) ? ksyc_declare(fn, "const int64_t", result) : result;
}

/* Whether only -1 has the type: x ^ -1 is a complement, too. */
static bool is_minus_one(const ir_vtype *type) {
    const wide only = ksyc_wide_s64(-1);
    return type->kind == IR_INT && ksyc_wide_compare(ksyc_range_min(type->range), only) == 0 &&
           ksyc_wide_compare(ksyc_range_max(type->range), only) == 0;
}

/* An operand whose value is known: it may be a variable that nothing else uses. */
static void use(c_function *fn, const code_expr *operand) {
    if (!ksyc_code_is_number(operand))
        ksyc_line(fn->out, "(void)%s;", ksyc_show(fn, ksyc_code_closed(P(fn), operand)));
}

cval ksyc_apply_bitwise(c_function *fn, const ir_expr *e, cval a, cval b) {
    if (ksyc_is_wide_operation(e))
        return wide_operation(fn, e, e->op, ksyc_as_wide(fn, a), ksyc_as_wide(fn, b));
    if (ksyc_is_mixed(&e->args[0]->vtype, &e->args[1]->vtype)) /* and: the result is not negative */
        return ksyc_int_value(infix(fn, ksyc_as_u64(fn, a), e->op, ksyc_as_u64(fn, b)), false,
                              false);
    bool is_signed = !ksyc_range_is_unsigned(e->args[0]->vtype.range) ||
                     !ksyc_range_is_unsigned(e->args[1]->vtype.range);
    const code_expr *left = ksyc_operand(fn, a, &e->args[0]->vtype, is_signed);
    const code_expr *right = ksyc_operand(fn, b, &e->args[1]->vtype, is_signed);
    const code_expr *result = infix(fn, left, e->op, right);
    if (e->op == IR_BITXOR && is_minus_one(&e->args[0]->vtype)) {
        use(fn, left);
        result = complement(fn, &e->args[1]->vtype, right);
    } else if (e->op == IR_BITXOR && is_minus_one(&e->args[1]->vtype)) {
        use(fn, right);
        result = complement(fn, &e->args[0]->vtype, left);
    }
    if (is_signed && ksyc_range_is_unsigned(e->vtype.range))
        result = ksyc_code_cast(P(fn), "uint64_t", result);
    return ksyc_int_value(result, !ksyc_range_is_unsigned(e->vtype.range), false);
}

cval ksyc_apply_unary(c_function *fn, const ir_expr *e, cval a) {
    if (e->op == IR_NOT) return ksyc_of_form(C_BOOL, ksyc_code_not(P(fn), a.code));
    if (e->vtype.kind == IR_FLOAT) return ksyc_of_form(C_FLOAT, ksyc_code_sign(P(fn), "-", a.code));
    if (a.form == C_WIDE) { /* ~x is -1 - x */
        const bool is_zero = e->op == IR_NEG;
        const code_expr *from = ksyc_code_number(P(fn), is_zero ? 0 : UINT64_MAX, !is_zero);
        return wide_operation(fn, e, IR_SUB, ksyc_as_wide(fn, ksyc_int_value(from, true, true)),
                              a.code);
    }
    if (e->op == IR_NEG && ksyc_range_is_large(e->args[0]->vtype.range))
        return ksyc_int_value(
            ksyc_checked(fn, true, "ks_diff_u64", ksyc_c_number(fn, 0), ksyc_as_u64(fn, a)), true,
            false);
    const code_expr *value = ksyc_operand(fn, a, &e->args[0]->vtype, true);
    if (e->op == IR_INVERT)
        return ksyc_int_value(complement(fn, &e->args[0]->vtype, value), true, false);
    if (e->checked)
        return ksyc_int_value(ksyc_checked(fn, true, "ks_sub_s64", ksyc_c_number(fn, 0), value),
                              true, false);
    /* 2^63 is no int64_t. */
    if (ksyc_range_is_unsigned(e->vtype.range) && e->args[0]->vtype.range.min == INT64_MIN)
        return ksyc_int_value(code_apply(P(fn), "ks_magnitude", value), false, false);
    const code_expr *negative = ksyc_code_sign(P(fn), "-", value);
    if (ksyc_range_is_unsigned(e->vtype.range))
        return ksyc_int_value(ksyc_code_cast(P(fn), "uint64_t", negative), false, false);
    return ksyc_int_value(negative, true, false);
}

static bool type_is_unsigned(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? ksyc_range_is_unsigned(type->range) : !v.is_signed;
}

static bool type_fits_s64(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? ksyc_range_fits_s64(type->range) : v.is_signed || v.is_narrow;
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
    case IR_NE: return a_to_b < 0 || b_to_a < 0 ? 1 : -1;
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_ARITHMETIC:
    case IR_BITWISE:
    case IR_CONCAT:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break;
    }
    return -1;
}

/* Compilers warn about comparisons with a constant result and about unused variables. */
cval ksyc_known_comparison(c_function *fn, cval a, cval b, bool result) {
    if (!ksyc_code_is_number(a.code)) ksyc_line(fn->out, "(void)%s;", ksyc_show(fn, a.code));
    if (!ksyc_code_is_number(b.code)) ksyc_line(fn->out, "(void)%s;", ksyc_show(fn, b.code));
    return ksyc_of_form(C_BOOL, ksyc_c_word(fn, result ? "true" : "false"));
}

static bool is_literal(cval v) { return ksyc_code_is_number(v.code); }

/* A literal beside a number of 64 bits needs a type only if an int may not hold it. */
static const code_expr *beside(const c_function *fn, cval v, bool is_signed) {
    if (ksyc_is_small_number(v.code)) return v.code;
    return is_signed ? ksyc_as_s64(fn, v) : ksyc_as_u64(fn, v);
}

/* What was chosen by a constant can be a literal although its type has other values. */
static void narrow(ir_vtype *type, cval v) {
    const code_expr *number = ksyc_code_number_of(v.code);
    bool is_changed = false; /* a literal is never outside of what a range holds */
    if (number == NULL) return;
    const wide value = ksyc_wide_word(number->word, number->is_negative);
    type->range = ksyc_range_make(value, value, &is_changed);
}

static cval compare_ints(c_function *fn, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb,
                         ir_op op) {
    ir_vtype exact_a = *ta, exact_b = *tb;
    narrow(&exact_a, a);
    narrow(&exact_b, b);
    int known = decided(&exact_a, &exact_b, op);
    if (ksyc_code_same(a.code, b.code)) known = op == IR_EQ || op == IR_LE || op == IR_GE ? 1 : 0;
    if (known >= 0) return ksyc_known_comparison(fn, a, b, known == 1);
    bool same = a.is_signed == b.is_signed;
    if (same || (is_literal(a) && !a.is_signed) || (is_literal(b) && !b.is_signed)) {
        bool small_a = is_literal(a) && (same || !b.is_signed || type_fits_s64(ta, a));
        bool small_b = is_literal(b) && (same || !a.is_signed || type_fits_s64(tb, b));
        const code_expr *left = small_a ? beside(fn, a, b.is_signed) : a.code;
        const code_expr *right = small_b ? beside(fn, b, a.is_signed) : b.code;
        if (same || (is_literal(a) && ksyc_range_fits_s64(ta->range)) ||
            (is_literal(b) && ksyc_range_fits_s64(tb->range)))
            return ksyc_of_form(C_BOOL, infix(fn, left, op, right));
    }
    if (type_fits_s64(ta, a) && type_fits_s64(tb, b))
        return ksyc_of_form(C_BOOL, infix(fn, ksyc_as_s64(fn, a), op, ksyc_as_s64(fn, b)));
    const code_expr *compare = infix(fn, ksyc_as_u64(fn, a), op, ksyc_as_u64(fn, b));
    if (type_is_unsigned(ta, a) && type_is_unsigned(tb, b)) return ksyc_of_form(C_BOOL, compare);
    /* One may be negative, the other may exceed int64_t: a negative number is below every uint64_t. */
    bool a_signed = a.is_signed;
    bool when_negative =
        op == IR_NE || (a_signed ? (op == IR_LT || op == IR_LE) : (op == IR_GT || op == IR_GE));
    const code_expr *sign = ksyc_code_infix(P(fn), a_signed ? a.code : b.code,
                                            when_negative ? "<" : ">=", ksyc_c_number(fn, 0));
    return ksyc_of_form(C_BOOL, ksyc_code_infix(P(fn), ksyc_code_open(P(fn), sign),
                                                when_negative ? "||" : "&&",
                                                ksyc_code_open(P(fn), compare)));
}

static void fetch(c_function *fn, const code_expr *bytes) {
    ksyc_try_call(fn, code_call(P(fn), "ks_fetch", KS, ksyc_code_dot(P(fn), bytes, "data"),
                                ksyc_code_dot(P(fn), bytes, "size")));
}

static cval compare_bytes(c_function *fn, cval a, cval b, ir_op op) {
    if (op == IR_EQ || op == IR_NE) {
        const code_expr *equal = ksyc_declare_result(fn, "bool", " = false");
        const bool has_constant = a.is_constant || b.is_constant;
        const cval left = a.is_constant ? b : a;
        const cval right = a.is_constant ? a : b;
        ksyc_try_call(fn, code_call(P(fn), has_constant ? "ks_bytes_are" : "ks_bytes_equal", KS,
                                    ksyc_code_closed(P(fn), left.code),
                                    ksyc_code_closed(P(fn), right.code),
                                    ksyc_code_address(P(fn), equal)));
        return ksyc_of_form(C_BOOL, op == IR_EQ ? equal : ksyc_code_not(P(fn), equal));
    }
    const code_expr *left = ksyc_temp(fn);
    const code_expr *right = ksyc_temp(fn);
    ksyc_line(fn->out, "const ks_bytes %s = %s;", left->text, ksyc_bare(fn, a.code));
    ksyc_line(fn->out, "const ks_bytes %s = %s;", right->text, ksyc_bare(fn, b.code));
    if (!a.is_constant) fetch(fn, left);
    if (!b.is_constant) fetch(fn, right);
    return ksyc_of_form(C_BOOL, ksyc_order_of(fn, left, right, op_sign(op)));
}

cval ksyc_compare_values(c_function *fn, const ir_expr *e, cval a, const ir_vtype *ta, cval b,
                         const ir_vtype *tb, ir_op op) {
    const bool is_wide = a.form == C_WIDE || b.form == C_WIDE;
    if (is_wide && a.form != C_FLOAT && b.form != C_FLOAT) {
        const int known = decided(ta, tb, op);
        const code_expr *order =
            code_call(P(fn), "ks_int_compare", ksyc_as_wide(fn, a), ksyc_as_wide(fn, b));
        if (known >= 0) return ksyc_known_comparison(fn, a, b, known == 1);
        return ksyc_of_form(C_BOOL, infix(fn, order, op, ksyc_c_number(fn, 0)));
    }
    if (a.form == C_INT && b.form == C_INT) return compare_ints(fn, a, ta, b, tb, op);
    if (a.form == C_FLOAT || b.form == C_FLOAT) {
        const code_expr *left = a.form == C_FLOAT ? a.code : ksyc_as_double(fn, a);
        const code_expr *right = b.form == C_FLOAT ? b.code : ksyc_as_double(fn, b);
        return ksyc_of_form(C_BOOL, infix(fn, left, op, right));
    }
    if (a.form == C_BOOL) return ksyc_of_form(C_BOOL, infix(fn, a.code, op, b.code));
    if (a.form == C_BYTES) return compare_bytes(fn, a, b, op);
    if (a.form == C_TEXT) {
        const code_expr *left = ksyc_temp(fn);
        const code_expr *right = ksyc_temp(fn);
        ksyc_line(fn->out, "const ks_text %s = %s;", left->text, ksyc_bare(fn, a.code));
        ksyc_line(fn->out, "const ks_text %s = %s;", right->text, ksyc_bare(fn, b.code));
        return ksyc_of_form(C_BOOL, ksyc_order_of(fn, left, right, op_sign(op)));
    }
    return ksyc_refuse(fn, e, "comparisons of objects");
}
