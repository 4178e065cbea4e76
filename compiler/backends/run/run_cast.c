/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_cast.c - casts. Most only change the static type; those from an object of some type, or from a value that can be
 * of several kinds, are checked.
 */
#include "run.h"

static bool wrong_type(run_scope *s, const ir_type *type) {
    return ksyc_run_fail(s, KS_WRONG_TYPE, ksyc_run_type_of(s->run->program, type)->cast_expected);
}

static bool cast_object(run_scope *s, const ir_type *type, run_object *object, run_value *out) {
    if (object == NULL || object->type->type != type) return wrong_type(s, type);
    *out = ksyc_run_object_value(object);
    return true;
}

/* The number in a value of several kinds. */
static bool any_number(run_scope *s, const ks_any *any, const ir_vtype *type, run_value *out) {
    const bool is_signed = type->kind == IR_ENUM ? !ksyc_range_is_large(type->range)
                                                 : !ksyc_range_is_unsigned(type->range);
    int64_t s64 = 0;
    uint64_t u64 = 0;
    ks_int number = {0, false};
    if (type->kind == IR_INT && ksyc_range_is_wide(type->range)) {
        const bool ok = ksyc_run_try(s, ks_any_to_int(s->ks, any, &number));
        *out = ksyc_run_number(number);
        return ok;
    }
    if (!ksyc_run_try(s, is_signed ? ks_any_to_s64(s->ks, any, &s64)
                                   : ks_any_to_u64(s->ks, any, &u64)))
        return false;
    *out = is_signed ? ksyc_run_s64(s64) : ksyc_run_u64(u64);
    return true;
}

static bool cast_any(run_scope *s, const ir_vtype *type, const ks_any *any, run_value *out) {
    ks_any_kind kind = KS_ANY_NONE;
    switch (type->kind) {
    case IR_ENUM:
    case IR_INT: return any_number(s, any, type, out);
    case IR_OBJECT: return cast_object(s, type->type, any->object.object, out);
    case IR_BOOL:
        kind = KS_ANY_BOOL;
        *out = ksyc_run_truth(any->u64 != 0);
        break;
    case IR_FLOAT:
        kind = KS_ANY_F64;
        *out = ksyc_run_real(any->f64);
        break;
    case IR_BYTES:
        kind = KS_ANY_BYTES;
        *out = ksyc_run_text(RUN_BYTES, any->bytes);
        break;
    case IR_STR:
        kind = KS_ANY_TEXT;
        *out = ksyc_run_text(RUN_TEXT, any->bytes);
        break;
    case IR_NONE:
    case IR_STRUCT:
    case IR_STREAM:
    case IR_ARRAY:
    case IR_ANY: return ksyc_run_unknown(s, "a cast to a known type");
    }
    if (any->kind != kind)
        return ksyc_run_fail(s, KS_WRONG_TYPE, "a value of the type of the cast");
    return true;
}

/* What is computed with the value relies on the range of the type. */
static bool is_in_range(run_scope *s, ks_int number, ir_range range) {
    const ks_int min = ks_int_of_s64(range.min);
    const ks_int max = {range.max, range.max_negative};
    return ksyc_run_is_between(s, number, min, max);
}

bool ksyc_run_settle(run_scope *s, const ir_vtype *type, run_value *v) {
    if (v->form == RUN_REF && type->kind == IR_OBJECT) {
        /* The object of a switch whose cases all have the same type. */
        if (v->object == NULL)
            return ksyc_run_fail(s, KS_ABSENT, "a value for which the switch has a case");
        v->form = RUN_OBJECT;
        return true;
    }
    if (v->form == RUN_ANY && type->kind == IR_FLOAT) {
        double real = 0; /* it can be one of the integers beside floats */
        const bool ok = ksyc_run_try(s, ks_any_to_f64(s->ks, v->any, &real));
        *v = ksyc_run_real(real);
        return ok;
    }
    if (v->form == RUN_ANY && type->kind != IR_ANY && type->kind != IR_STRUCT)
        return cast_any(s, type, v->any, v);
    ksyc_run_bytes_or_text(v, type);
    return true;
}

bool ksyc_run_cast(run_scope *s, const ir_expr *e, run_value *v) {
    const ir_vtype *type = &e->vtype;
    if (v->form == RUN_REF && type->kind == IR_OBJECT)
        return cast_object(s, type->type, v->object, v);
    if (v->form == RUN_ANY)
        return cast_any(s, type, v->any, v) &&
               (type->kind != IR_INT || is_in_range(s, v->number, type->range));
    if (v->form == RUN_OBJECT && type->kind == IR_OBJECT && v->object->type->type != type->type)
        return wrong_type(s, type->type);
    if (v->form == RUN_INT && type->kind == IR_INT)
        return ksyc_run_convert(s, v, ksyc_range_is_unsigned(type->range) ? FORM_u64 : FORM_s64, v);
    ksyc_run_bytes_or_text(v, type);
    return true;
}
