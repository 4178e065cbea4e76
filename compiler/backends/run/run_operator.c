/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_operator.c - operators on numbers, texts and bytes.
 *
 * Numbers are computed as compiler/plan selects: by what the C backend writes, with the same functions of the runtime,
 * so that the same results are refused in the same words.
 */
#include "run.h"

/* A number in one of the forms that it is computed in. */
typedef union run_number {
    uint64_t u64;
    int64_t s64;
    ks_int wide;
    double f64;
} run_number;

/* In two's complement; not by a conversion from uint64_t, which C leaves to the implementation. */
static int64_t as_s64(ks_int number) {
    return number.word > INT64_MAX ? -(int64_t)~number.word - 1 : (int64_t)number.word;
}

static run_number number_of(const run_value *v, number_form form) {
    run_number n = {0};
    switch (form) {
    case FORM_u64: n.u64 = v->number.word; break;
    case FORM_s64: n.s64 = as_s64(v->number); break;
    case FORM_wide: n.wide = v->number; break;
    case FORM_f64: n.f64 = ksyc_run_as_real(v); break;
    }
    return n;
}

static run_value value_of(run_number n, number_form form) {
    switch (form) {
    case FORM_u64: return ksyc_run_u64(n.u64);
    case FORM_s64: return ksyc_run_s64(n.s64);
    case FORM_wide: return ksyc_run_number(n.wide);
    case FORM_f64: break;
    }
    return ksyc_run_real(n.f64);
}

/* Executes a line of selections.def; what has one operand has it as `b`. */
static bool execute(run_scope *s, selection what, run_number a, run_number b, run_number *out) {
    switch (what) {
    case SELECTED_NOTHING: *out = b; return true;
#define SELECT_INFIX(name, both, result, sign, logic)                                              \
    case SELECTED_##name:                                                                          \
        out->result = a.both sign b.both;                                                          \
        return true;
#define SELECT_PREFIX(name, from, result, sign)                                                    \
    case SELECTED_##name:                                                                          \
        out->result = sign b.from;                                                                 \
        return true;
#define SELECT_BRING(name, from, result, type) SELECT_BRING_##type(name, from, result, type)
#define SELECT_CALL1(name, from, result, function)                                                 \
    case SELECTED_##name:                                                                          \
        out->result = function(b.from);                                                            \
        return true;
#define SELECT_CALL2(name, first, second, result, function, logic)                                 \
    case SELECTED_##name:                                                                          \
        out->result = function(a.first, b.second);                                                 \
        return true;
#define SELECT_TEST(name, form, sign, bound, code, expected)                                       \
    case SELECTED_##name:                                                                          \
        *out = b;                                                                                  \
        return !(b.form sign bound) || ksyc_run_fail(s, code, expected);
#define SELECT_TRY1(name, from, result, function)                                                  \
    case SELECTED_##name:                                                                          \
        return ksyc_run_try(s, function(s->ks, b.from, &out->result));
#define SELECT_TRY2(name, first, second, result, function, fails, fits)                            \
    case SELECTED_##name: return ksyc_run_try(s, function(s->ks, a.first, b.second, &out->result));
/* A structure needs no cast, and has none. */
#define SELECT_BRING_ks_int(name, from, result, type)                                              \
    case SELECTED_##name:                                                                          \
        out->result = b.from;                                                                      \
        return true;
#define SELECT_BRING_uint64_t(name, from, result, type)                                            \
    case SELECTED_##name:                                                                          \
        out->result = (type)b.from;                                                                \
        return true;
#define SELECT_BRING_int64_t SELECT_BRING_uint64_t
#define SELECT_BRING_double SELECT_BRING_uint64_t
#include "selections.def"
    }
    return ksyc_run_unknown(s, "a selection that is known");
}

/* A number in the form that the conversions give it, in turn. */
static bool converted(run_scope *s, const selection *conversions, run_number *n) {
    for (size_t i = 0; i < MAX_CONVERSIONS; i++) {
        const run_number from = *n;
        if (!execute(s, conversions[i], from, from, n)) return false;
    }
    return true;
}

static bool operate(run_scope *s, const operation *o, run_number a, run_number b, run_value *out) {
    run_number n = {0};
    if (!converted(s, o->operand[0], &a) || !converted(s, o->operand[1], &b)) return false;
    /* Of two operands of which one has no influence the other one is computed with. */
    if (!execute(s, o->apply, a, o->is_unused[1] ? a : b, &n)) return false;
    number_form form = ksyc_selection(o->apply)->result;
    if (o->result != SELECTED_NOTHING) {
        const run_number made = n;
        if (!execute(s, o->result, made, made, &n)) return false;
        form = ksyc_selection(o->result)->result;
    }
    *out = value_of(n, form);
    return true;
}

bool ksyc_run_binary(run_scope *s, const ir_expr *e, const run_value *a, const run_value *b,
                     run_value *out) {
    const operation o = ksyc_select(e);
    return operate(s, &o, number_of(a, ksyc_form_of(&e->args[0]->vtype)),
                   number_of(b, ksyc_form_of(&e->args[1]->vtype)), out);
}

bool ksyc_run_unary(run_scope *s, const ir_expr *e, const run_value *a, run_value *out) {
    if (e->op == IR_NOT) {
        *out = ksyc_run_truth(!a->truth);
        return true;
    }
    const operation o = ksyc_select(e);
    return operate(s, &o, (run_number){.s64 = o.constant},
                   number_of(a, ksyc_form_of(&e->args[0]->vtype)), out);
}

bool ksyc_run_convert(run_scope *s, const run_value *v, number_form form, run_value *out) {
    /* From any number: what an expression made may be narrower than its type. */
    const selection how = ksyc_conversion(FORM_wide, form, false);
    run_number n = number_of(v, FORM_wide);
    const run_number from = n;
    if (!execute(s, how, from, from, &n)) return false;
    *out = value_of(n, form);
    return true;
}

/* --------------------------------------------------------------------------------- comparisons */

/* NaN is unequal to everything, and neither below nor above it. */
static bool compare_reals(ir_op op, double a, double b) {
    const bool is_ordered = a < b || a == b || a > b;
    return is_ordered ? ksyc_holds(op, (int)(a > b) - (int)(a < b)) : op == IR_NE;
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
