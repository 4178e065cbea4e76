/* SPDX-License-Identifier: Apache-2.0 */
/* select.c - see select.h. */
#include "select.h"

#include <stddef.h>

#include "range.h"

/* --------------------------------------------------------------------------------------- tables */

/* clang-format off */
#define ROW(made_by, made, by) .shape = SHAPED_##made_by, .result = FORM_##made, .text = by
static const selection_row rows[] = {
    {ROW(NOTHING, u64, "")},
#define SELECT_INFIX(name, both, result, sign, in_logic) {ROW(INFIX, result, #sign), .logic = in_logic},
#define SELECT_PREFIX(name, a, result, sign) {ROW(PREFIX, result, #sign)},
#define SELECT_BRING(name, a, result, type) {ROW(BRING, result, #type)},
#define SELECT_CALL1(name, a, result, function) {ROW(CALL, result, #function)},
#define SELECT_CALL2(name, a, b, result, function, in_logic) {ROW(CALL, result, #function), .logic = in_logic},
#define SELECT_TEST(name, form, sign, limit, error, wanted) \
    {ROW(TEST, form, #sign), .bound = #limit, .code = #error, .expected = #wanted},
#define SELECT_TRY1(name, a, result, function) {ROW(TRY, result, #function)},
#define SELECT_TRY2(name, a, b, result, function, when, fitting) \
    {ROW(TRY, result, #function), .fails = FAILS_##when, .fits = fitting},
#include "selections.def"
};
/* clang-format on */

const selection_row *ksyc_selection(selection s) { return &rows[s]; }

bool ksyc_selection_fails(selection s) {
    return rows[s].shape == SHAPED_TRY || rows[s].shape == SHAPED_TEST;
}

typedef struct operator_row {
    const char *sign;
    selection u64[2], s64[2]; /* sure, tried */
    selection wide, f64;
} operator_row;

/* clang-format off */
static const operator_row operators[] = {
#define OPERATOR(op, sign, binds, takes, range, exact, u64, u64_tried, s64, s64_tried, wide, f64) \
    [IR_##op] = {sign, {SELECTED_##u64, SELECTED_##u64_tried}, {SELECTED_##s64, SELECTED_##s64_tried}, \
                 SELECTED_##wide, SELECTED_##f64},
#define COMPARISON(op, sign) \
    [IR_##op] = {sign, {SELECTED_NOTHING, SELECTED_NOTHING}, {SELECTED_NOTHING, SELECTED_NOTHING}, \
                 SELECTED_NOTHING, SELECTED_NOTHING},
    OPERATORS(OPERATOR) COMPARISONS(COMPARISON)
#undef OPERATOR
#undef COMPARISON
};
/* clang-format on */

/* The one for results that may not fit, where the operator has one. */
static selection either(const selection *sure_and_tried, bool is_tried) {
    return sure_and_tried[is_tried && sure_and_tried[1] != SELECTED_NOTHING ? 1 : 0];
}

const char *ksyc_op_sign(ir_op op) { return operators[op].sign; }

static const selection *selections_of(ir_op op, bool is_signed) {
    return is_signed ? operators[op].s64 : operators[op].u64;
}

const selection_row *ksyc_sure_row(ir_op op, bool is_signed) {
    return &rows[selections_of(op, is_signed)[0]];
}

const selection_row *ksyc_tried_row(ir_op op, bool is_signed) {
    const selection tried = selections_of(op, is_signed)[1];
    return tried != SELECTED_NOTHING ? &rows[tried] : NULL;
}

bool ksyc_has_logic(ir_op op) { return ksyc_sure_row(op, false)->logic != NULL; }

/* ---------------------------------------------------------------------------------- conversions */

number_form ksyc_form_of(const ir_vtype *type) {
    if (type->kind == IR_FLOAT) return FORM_f64;
    if (ksyc_range_is_unsigned(type->range)) return FORM_u64;
    return ksyc_range_fits_s64(type->range) ? FORM_s64 : FORM_wide;
}

selection ksyc_conversion(number_form from, number_form to, bool fits) {
    static const selection of[][4] = {
        [FORM_u64] = {SELECTED_U64_OF_U64, SELECTED_S64_OF_U64_TRIED, SELECTED_WIDE_OF_U64,
                      SELECTED_F64_OF_U64},
        [FORM_s64] = {SELECTED_U64_OF_S64_TRIED, SELECTED_S64_OF_S64, SELECTED_WIDE_OF_S64,
                      SELECTED_F64_OF_S64},
        [FORM_wide] = {SELECTED_U64_OF_WIDE, SELECTED_S64_OF_WIDE, SELECTED_WIDE_OF_WIDE,
                       SELECTED_F64_OF_WIDE},
        [FORM_f64] = {SELECTED_NOTHING, SELECTED_NOTHING, SELECTED_NOTHING, SELECTED_F64_OF_F64},
    };
    if (from == FORM_u64 && to == FORM_s64 && fits) return SELECTED_S64_OF_U64;
    return of[from][to];
}

selection ksyc_conversion_of(const ir_vtype *type, number_form to) {
    return ksyc_conversion(ksyc_form_of(type), to, ksyc_range_fits_s64(type->range));
}

/* ------------------------------------------------------------------------------------ questions */

static bool is_shift(const ir_expr *e) { return e->op == IR_SHL || e->op == IR_SHR; }
static bool is_bitwise(const ir_expr *e) { return e->op >= IR_BITAND && e->op <= IR_BITXOR; }
static bool is_quotient(const ir_expr *e) { return e->op == IR_DIV || e->op == IR_MOD; }
static ir_range range_of(const ir_expr *e, size_t i) { return e->args[i]->vtype.range; }

/* No C integer holds both operands, or the result. */
static bool is_wide(const ir_expr *e) {
    const ir_range a = range_of(e, 0), b = range_of(e, e->num_args - 1);
    if (ksyc_range_is_wide(e->vtype.range) || ksyc_range_is_wide(a)) return true;
    /* What a mask that is not negative leaves of a negative number is not negative. */
    if (is_shift(e) || e->op == IR_BITAND) return ksyc_range_is_wide(b);
    return ksyc_range_is_mixed(a, b);
}

/* A result that is never negative can come from negative operands: -13 + 42. */
static bool is_signed(const ir_expr *e) {
    return !ksyc_range_is_unsigned(e->vtype.range) || !ksyc_range_is_unsigned(range_of(e, 0)) ||
           (!is_shift(e) && !ksyc_range_is_unsigned(range_of(e, 1)));
}

/* Whether only -1 is in the range: x ^ -1 is a complement. */
static bool is_minus_one(ir_range r) {
    return r.min == -1 && r.max_negative && r.max == UINT64_MAX;
}

/* ------------------------------------------------------------------------------------ selection */

/* What the operation makes, as the form of its range. */
static void finish(const ir_expr *e, operation *o) {
    const number_form from = rows[o->apply].result, to = ksyc_form_of(&e->vtype);
    if (from == to) return;
    /* In two's complement, so that what is never negative is not changed. */
    o->result =
        from == FORM_s64 && to == FORM_u64 ? SELECTED_U64_OF_S64 : ksyc_conversion(from, to, false);
}

static void convert_operands(const ir_expr *e, operation *o, number_form first,
                             number_form second) {
    o->operand[0][0] = ksyc_conversion_of(&e->args[0]->vtype, first);
    o->operand[1][0] = ksyc_conversion_of(&e->args[1]->vtype, second);
}

static void then_convert(operation *o, selection s) {
    o->operand[0][1] = s;
    o->operand[1][1] = s;
}

static operation of_reals(const ir_expr *e) {
    operation o = {.apply = operators[e->op].f64};
    convert_operands(e, &o, FORM_f64, FORM_f64);
    if (is_quotient(e)) o.operand[1][1] = SELECTED_DIVISOR_F64;
    return o;
}

static operation of_wide(const ir_expr *e) {
    operation o = {.apply = operators[e->op].wide};
    const bool is_known = o.apply != SELECTED_NOTHING;
    if (!is_known) o.apply = either(operators[e->op].s64, e->checked);
    convert_operands(e, &o, is_known ? FORM_wide : FORM_s64, is_known ? FORM_wide : FORM_s64);
    finish(e, &o);
    return o;
}

static operation of_bits(const ir_expr *e) {
    const ir_range a = range_of(e, 0), b = range_of(e, 1);
    operation o = {.apply = operators[e->op].u64[0]};
    if (ksyc_range_is_mixed(a, b)) { /* and: the sign of the negative one has no influence */
        for (size_t i = 0; i < 2; i++)
            o.operand[i][0] =
                ksyc_range_is_unsigned(range_of(e, i)) ? SELECTED_U64_OF_U64 : SELECTED_U64_OF_S64;
        return o;
    }
    const bool is_s64 = !ksyc_range_is_unsigned(a) || !ksyc_range_is_unsigned(b);
    convert_operands(e, &o, is_s64 ? FORM_s64 : FORM_u64, is_s64 ? FORM_s64 : FORM_u64);
    if (is_s64) o.apply = operators[e->op].s64[0];
    if (e->op == IR_BITXOR && (is_minus_one(a) || is_minus_one(b))) {
        o.apply = SELECTED_INVERT_S64;
        o.is_unused[is_minus_one(a) ? 0 : 1] = true;
    }
    finish(e, &o);
    return o;
}

static operation of_signed(const ir_expr *e) {
    const ir_range a = range_of(e, 0), b = range_of(e, 1);
    operation o = {.apply = either(operators[e->op].s64, e->checked)};
    const bool are_unsigned = ksyc_range_is_unsigned(a) && ksyc_range_is_unsigned(b);
    const bool are_large = !ksyc_range_fits_s64(a) || !ksyc_range_fits_s64(b);
    if (e->op == IR_SUB && are_unsigned && (e->checked || are_large)) {
        o.apply = SELECTED_DIFF_S64_TRIED;
        convert_operands(e, &o, FORM_u64, FORM_u64);
        return o;
    }
    convert_operands(e, &o, FORM_s64, is_shift(e) ? FORM_u64 : FORM_s64);
    if (!is_shift(e) && ksyc_range_is_large(e->vtype.range)) {
        /* No int64_t holds the result, which is never negative: a product or quotient is that of the magnitudes; a sum
         * or difference is the same modulo 2^64. */
        const bool is_of_magnitudes = e->op == IR_MUL || e->op == IR_DIV;
        then_convert(&o, is_of_magnitudes ? SELECTED_MAGNITUDE : SELECTED_U64_OF_S64);
        o.apply = operators[e->op].u64[is_of_magnitudes && e->checked ? 1 : 0];
        return o;
    }
    finish(e, &o);
    return o;
}

static operation of_two(const ir_expr *e) {
    if (e->vtype.kind == IR_FLOAT) return of_reals(e);
    if (is_wide(e)) return of_wide(e);
    if (is_bitwise(e)) return of_bits(e);
    if (is_signed(e)) return of_signed(e);
    operation o = {.apply = either(operators[e->op].u64, e->checked)};
    convert_operands(e, &o, FORM_u64, FORM_u64);
    return o;
}

/* constant - a, by a selection for numbers of the form. */
static operation from_constant(const ir_expr *e, int8_t constant, selection apply,
                               number_form form) {
    operation o = {.apply = apply, .is_single = true, .constant = constant};
    if (form == FORM_wide) o.operand[0][0] = SELECTED_WIDE_OF_S64;
    o.operand[1][0] = ksyc_conversion_of(&e->args[0]->vtype, form);
    finish(e, &o);
    return o;
}

static operation of_one(const ir_expr *e) {
    const ir_range a = range_of(e, 0);
    const bool is_negation = e->op == IR_NEG;
    operation o = {.apply = SELECTED_NEG_F64, .is_single = true};
    if (e->vtype.kind == IR_FLOAT) return o;
    if (ksyc_range_is_wide(a)) /* ~x is -1 - x */
        return from_constant(e, is_negation ? 0 : -1, SELECTED_SUB_WIDE, FORM_wide);
    if (is_negation && ksyc_range_is_large(a))
        return from_constant(e, 0, SELECTED_DIFF_S64_TRIED, FORM_u64);
    if (is_negation && e->checked) return from_constant(e, 0, SELECTED_SUB_S64_TRIED, FORM_s64);
    o.operand[1][0] = ksyc_conversion_of(&e->args[0]->vtype, FORM_s64);
    o.apply = is_negation ? SELECTED_NEG_S64 : SELECTED_INVERT_S64;
    /* 2^63 is no int64_t. */
    if (is_negation && ksyc_range_is_unsigned(e->vtype.range) && a.min == INT64_MIN)
        o.apply = SELECTED_MAGNITUDE;
    if (is_negation) finish(e, &o); /* every complement is an int64_t */
    return o;
}

operation ksyc_select(const ir_expr *e) { return e->num_args == 1 ? of_one(e) : of_two(e); }

bool ksyc_operation_fails(const operation *o) {
    bool fails = ksyc_selection_fails(o->apply) || ksyc_selection_fails(o->result);
    for (size_t i = 0; i < 2; i++)
        for (size_t k = 0; k < MAX_CONVERSIONS; k++)
            fails = fails || ksyc_selection_fails(o->operand[i][k]);
    return fails;
}

/* ---------------------------------------------------------------------------------- comparisons */

int ksyc_decided_by_ranges(ir_op op, ir_range a, ir_range b) {
    const int below = ksyc_wide_compare(ksyc_range_max(a), ksyc_range_min(b)); /* < 0: every a is */
    const int above = ksyc_wide_compare(ksyc_range_max(b), ksyc_range_min(a));
    const bool is_apart = below < 0 || above < 0;
    if (op == IR_EQ || op == IR_NE) return !is_apart ? -1 : op == IR_NE ? 1 : 0;
    /* a < b and a >= b are decided by the same numbers, and so are a <= b and a > b. */
    if (op == IR_LT || op == IR_GE) return below < 0 ? op == IR_LT : above <= 0 ? op == IR_GE : -1;
    return above < 0 ? op == IR_GT : below <= 0 ? op == IR_LE : -1;
}
