/* SPDX-License-Identifier: Apache-2.0 */
/*
 * select.h - how operators on numbers are computed: with which conversions, checks and types of C.
 *
 * It is decided here, once. The C backend writes what is selected, the interpreter executes it, validators say what it
 * means, and whether an operation can fail is read off it. The lists are operators.h and selections.def.
 */
#ifndef KSYC_SELECT_H
#define KSYC_SELECT_H

#include <stdbool.h>
#include <stdint.h>

#include "ir.h"

/* What a number is while it is computed: uint64_t, int64_t, ks_int, double. */
typedef enum number_form { FORM_u64, FORM_s64, FORM_wide, FORM_f64 } number_form;

typedef enum selection {
    SELECTED_NOTHING,
#define SELECT_INFIX(name, both, result, sign, logic) SELECTED_##name,
#define SELECT_PREFIX(name, a, result, sign) SELECTED_##name,
#define SELECT_BRING(name, a, result, type) SELECTED_##name,
#define SELECT_CALL1(name, a, result, function) SELECTED_##name,
#define SELECT_CALL2(name, a, b, result, function, logic) SELECTED_##name,
#define SELECT_TEST(name, form, sign, bound, code, expected) SELECTED_##name,
#define SELECT_TRY1(name, a, result, function) SELECTED_##name,
#define SELECT_TRY2(name, a, b, result, function, fails, fits) SELECTED_##name,
#include "selections.def"
} selection;

typedef enum selection_shape {
    SHAPED_NOTHING,
    SHAPED_INFIX,
    SHAPED_PREFIX,
    SHAPED_BRING,
    SHAPED_CALL,
    SHAPED_TEST,
    SHAPED_TRY
} selection_shape;

/* SHAPED_TRY: when it fails. */
typedef enum selection_failure {
    FAILS_NO_LOGIC,
    FAILS_CALL,
    FAILS_BELOW,
    FAILS_BY_ZERO,
    FAILS_QUOTIENT,
    FAILS_SHIFTED,
    FAILS_FAR
} selection_failure;

/* A line of selections.def. */
typedef struct selection_row {
    selection_shape shape;
    number_form result;
    const char *text;                    /* the sign, type or function */
    const char *bound, *code, *expected; /* SHAPED_TEST, as in C */
    const char *logic;       /* SHAPED_INFIX, SHAPED_CALL: the sign or function, or NULL */
    selection_failure fails; /* SHAPED_TRY */
    const char *fits;        /* FAILS_CALL, FAILS_SHIFTED: what holds unless it fails */
} selection_row;

const selection_row *ksyc_selection(selection s);

/* An operator as it is computed: each operand through its conversions, in this order; then `apply`; then `result`. */
enum { MAX_CONVERSIONS = 2 };
typedef struct operation {
    selection
        operand[2][MAX_CONVERSIONS]; /* of one operand only the second; SELECTED_NOTHING: no more */
    selection apply;
    selection result;  /* of what `apply` makes */
    bool is_single;    /* there is one operand; it stands second */
    bool is_unused[2]; /* the operand is computed, since it can fail, but has no influence */
    int8_t constant;   /* what stands before a single operand of an operator between two */
} operation;

/* Of arithmetic, bitwise operators, IR_NEG and IR_INVERT, on numbers. */
operation ksyc_select(const ir_expr *e);
bool ksyc_operation_fails(const operation *o);
/* The line for two operands that are both uint64_t, or both int64_t: where the result is known to fit, and where it may
 * not; NULL if that is no other one. */
const selection_row *ksyc_sure_row(ir_op op, bool is_signed);
const selection_row *ksyc_tried_row(ir_op op, bool is_signed);
/* Whether validators know the operator. */
bool ksyc_has_logic(ir_op op);

/* What an integer of the type is computed as; a number with a fraction is a double. */
number_form ksyc_form_of(const ir_vtype *type);
/* From one form to another one; what the other form may not hold is refused. */
selection ksyc_conversion(number_form from, number_form to, bool fits);
/* The conversion of a number of the type to a form. */
selection ksyc_conversion_of(const ir_vtype *type, number_form to);
bool ksyc_selection_fails(selection s);

/* The sign of an operator between numbers in C. */
const char *ksyc_op_sign(ir_op op);
/* Of comparisons of integers: 1 or 0 if the ranges decide them, else -1. */
int ksyc_decided_by_ranges(ir_op op, ir_range a, ir_range b);

#endif
