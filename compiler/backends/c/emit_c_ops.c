/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operators on numbers, texts and bytes. How numbers are computed is selected in compiler/plan; comparisons between
 * signed and unsigned ones are made as numbers.
 */
#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ operators */

static const code_expr *infix(const c_function *fn, const code_expr *a, ir_op op,
                              const code_expr *b) {
    return ksyc_code_infix(P(fn), a, ksyc_op_sign(op), b);
}

/* An operand as it is selected. */
static cval converted(c_function *fn, const selection *conversions, cval v) {
    for (size_t i = 0; i < MAX_CONVERSIONS; i++)
        if (conversions[i] != SELECTED_NOTHING) v = ksyc_convert(fn, v, conversions[i]);
    return v;
}

/* An operand without influence may be a variable that nothing else uses. */
static void use(c_function *fn, const code_expr *operand) {
    if (!ksyc_code_is_number(operand))
        ksyc_line(fn->out, "(void)%s;", ksyc_show(fn, ksyc_code_closed(P(fn), operand)));
}

/* The complement of an unsigned field is a variable: gcc warns where it is compared, since it takes the field for what
 * is compared, and knows -1 - x for a complement, too. */
static const code_expr *complement(c_function *fn, const operation *o, size_t of,
                                   const code_expr *value) {
    const code_expr *result = ksyc_code_sign(P(fn), "~", value);
    return o->operand[of][0] == SELECTED_S64_OF_U64 ||
                   o->operand[of][0] == SELECTED_S64_OF_U64_TRIED
               ? ksyc_declare(fn, "const int64_t", result)
               : result;
}

/* Between operands that are converted already; of one operand `b`. */
static cval applied(c_function *fn, const operation *o, const code_expr *a, const code_expr *b) {
    const selection_row *row = ksyc_selection(o->apply);
    if (o->apply == SELECTED_INVERT_S64) {
        const size_t of = o->is_unused[1] ? 0 : 1;
        if (!o->is_single) use(fn, of == 0 ? b : a);
        return ksyc_value_of_form(row->result, complement(fn, o, of, of == 0 ? a : b));
    }
    switch (row->shape) {
    case SHAPED_INFIX:
        return ksyc_value_of_form(row->result, ksyc_code_infix(P(fn), a, row->text, b));
    case SHAPED_PREFIX: return ksyc_value_of_form(row->result, ksyc_code_sign(P(fn), row->text, b));
    case SHAPED_CALL:
        return ksyc_value_of_form(row->result, o->is_single ? code_apply(P(fn), row->text, b)
                                                            : code_call(P(fn), row->text, a, b));
    case SHAPED_TRY:
        return ksyc_value_of_form(row->result, ksyc_checked(fn, row->result, row->text, a, b));
    case SHAPED_NOTHING:
    case SHAPED_BRING:
    case SHAPED_TEST: break;
    }
    return ksyc_value_of_form(row->result, b);
}

/* Of one operand `b`; `a` is the constant before it, if there is one. */
static cval operate(c_function *fn, const operation *o, cval a, cval b) {
    const code_expr *left = converted(fn, o->operand[0], a).code;
    const code_expr *right = converted(fn, o->operand[1], b).code;
    const cval v = applied(fn, o, left, right);
    return o->result != SELECTED_NOTHING ? ksyc_convert(fn, v, o->result) : v;
}

cval ksyc_apply_binary(c_function *fn, const ir_expr *e, cval a, cval b) {
    const operation o = ksyc_select(e);
    return operate(fn, &o, a, b);
}

cval ksyc_apply_unary(c_function *fn, const ir_expr *e, cval a) {
    if (e->op == IR_NOT) return ksyc_of_form(C_BOOL, ksyc_code_not(P(fn), a.code));
    const operation o = ksyc_select(e);
    const code_expr *first = ksyc_code_number(P(fn), (uint64_t)(int64_t)o.constant, o.constant < 0);
    return operate(fn, &o, ksyc_int_value(first, true, true), a);
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
    return ksyc_convert(fn, ksyc_of_form(C_WIDE, best),
                        ksyc_conversion(FORM_wide, ksyc_form_of(&e->vtype), false));
}

/* --------------------------------------------------------------------------------- comparisons */

static bool type_is_unsigned(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? ksyc_range_is_unsigned(type->range) : !v.is_signed;
}

static bool type_fits_s64(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? ksyc_range_fits_s64(type->range) : v.is_signed || v.is_narrow;
}

/* 1 or 0 when the ranges decide the comparison, else -1. */
static int decided(const ir_vtype *ta, const ir_vtype *tb, ir_op op) {
    if ((ta->kind != IR_INT && ta->kind != IR_ENUM) || ta->kind != tb->kind) return -1;
    return ksyc_decided_by_ranges(op, ta->range, tb->range);
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
    return ksyc_of_form(C_BOOL, ksyc_order_of(fn, left, right, ksyc_op_sign(op)));
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
        return ksyc_of_form(C_BOOL, ksyc_order_of(fn, left, right, ksyc_op_sign(op)));
    }
    return ksyc_refuse(fn, e, "comparisons of objects");
}
