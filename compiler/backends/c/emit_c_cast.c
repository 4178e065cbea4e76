/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Casts. Most only change the static type; those from an object of some type, or from a value that can be of several
 * kinds, are checked when the generated code runs.
 */
#include "emit_c_expr.h"
#include "range.h"

/* The address of the object behind a ks_ref, as one of the type. */
static cval object_of(c_function *fn, const ir_type *type, const code_expr *ref) {
    const code_expr *object = ksyc_code_dot(P(fn), ref, "object");
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "%s *const %s = (%s *)%s;", type->c_name, name->text, type->c_name,
              ksyc_show(fn, object));
    return (cval){.form = C_OBJECT, .code = name, .is_pointer = true};
}

static cval cast_ref(c_function *fn, const ir_expr *e, const code_expr *ref) {
    const ir_type *to = e->vtype.type;
    const code_expr *desc = ksyc_c_word(fn, ksyc_pool_printf(P(fn), "&%s_desc", to->c_name));
    ksyc_fail_if(fn, ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), ref, "type"), "!=", desc),
                 "KS_WRONG_TYPE",
                 ksyc_quoted(fn, ksyc_pool_printf(P(fn), "an object of type %s", to->path)));
    return object_of(fn, to, ref);
}

/* What is computed with the value relies on the range of the type. */
static void check_range(c_function *fn, cval v, ir_range range) {
    const uint64_t largest = v.is_signed ? (uint64_t)INT64_MAX : UINT64_MAX;
    const cval max =
        ksyc_int_value(ksyc_code_number(P(fn), range.max, range.max_negative), v.is_signed, true);
    const cval min =
        ksyc_int_value(ksyc_code_number(P(fn), (uint64_t)range.min, range.min < 0), true, true);
    if (range.min != (v.is_signed ? INT64_MIN : 0)) {
        const code_expr *least = ksyc_as_s64(fn, min);
        ksyc_fail_beyond(fn, ksyc_code_infix(P(fn), v.code, "<", least), "at least", least, v);
    }
    if (range.max_negative || range.max != largest) {
        const code_expr *most = v.is_signed ? ksyc_as_s64(fn, max) : ksyc_as_u64(fn, max);
        ksyc_fail_beyond(fn, ksyc_code_infix(P(fn), v.code, ">", most), "at most", most, v);
    }
}

static cval cast_any(c_function *fn, const ir_expr *e, const code_expr *any) {
    const char *kind = NULL;
    cval result = {.form = C_INT};
    const code_expr *bytes = ksyc_code_dot(P(fn), any, "bytes");
    switch (e->vtype.kind) {
    case IR_ENUM:
    case IR_INT: {
        if (e->vtype.kind == IR_INT && ksyc_range_is_wide(e->vtype.range)) {
            const code_expr *number = ksyc_declare_result(fn, "ks_int", " = {0, false}");
            ksyc_try_call(fn, code_call(P(fn), "ks_any_to_int", KS, ksyc_code_address(P(fn), any),
                                        ksyc_code_address(P(fn), number)));
            return ksyc_of_form(C_WIDE, number);
        }
        bool is_signed = e->vtype.kind == IR_ENUM ? !ksyc_range_is_large(e->vtype.range)
                                                  : !ksyc_range_is_unsigned(e->vtype.range);
        const code_expr *name = ksyc_declare_result(fn, is_signed ? "int64_t" : "uint64_t", " = 0");
        ksyc_try_call(fn, code_call(P(fn), is_signed ? "ks_any_to_s64" : "ks_any_to_u64", KS,
                                    ksyc_code_address(P(fn), any), ksyc_code_address(P(fn), name)));
        return ksyc_int_value(name, is_signed, false);
    }
    case IR_BOOL:
        kind = "KS_ANY_BOOL";
        result = ksyc_of_form(C_BOOL, ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), any, "u64"),
                                                      "!=", ksyc_c_number(fn, 0)));
        break;
    case IR_FLOAT:
        kind = "KS_ANY_F64";
        result = ksyc_of_form(C_FLOAT, ksyc_code_dot(P(fn), any, "f64"));
        break;
    case IR_BYTES:
        kind = "KS_ANY_BYTES";
        result = ksyc_of_form(C_BYTES, code_call(P(fn), "ks_raw", bytes));
        break;
    case IR_STR:
        kind = "KS_ANY_TEXT";
        result = ksyc_of_form(C_TEXT, bytes);
        break;
    case IR_OBJECT: return cast_ref(fn, e, ksyc_code_dot(P(fn), any, "object"));
    default: return ksyc_refuse(fn, e, "a cast to this type");
    }
    ksyc_fail_if(
        fn, ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), any, "kind"), "!=", ksyc_c_word(fn, kind)),
        "KS_WRONG_TYPE", "\"a value of the type of the cast\"");
    return result;
}

/* The object of a switch whose cases all have the same type. */
static cval only_object(c_function *fn, const ir_type *type, const code_expr *ref) {
    ksyc_fail_once(
        fn,
        ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), ref, "object"), "==", ksyc_c_word(fn, "NULL")),
        "KS_ABSENT", ksyc_quoted(fn, "a value for which the switch has a case"));
    return object_of(fn, type, ref);
}

/* A value that was read as one of several kinds, and whose static type is one of them. */
cval ksyc_settle(c_function *fn, const ir_expr *e, cval v) {
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT)
        return only_object(fn, e->vtype.type, v.code);
    if (v.form != C_ANY || e->vtype.kind == IR_ANY || e->vtype.kind == IR_STRUCT)
        return ksyc_bytes_or_text(fn, v, &e->vtype);
    if (e->vtype.kind == IR_FLOAT) { /* it can be one of the integers beside floats */
        const code_expr *number = ksyc_declare_result(fn, "double", " = 0");
        ksyc_try_call(fn, code_call(P(fn), "ks_any_to_f64", KS, ksyc_code_address(P(fn), v.code),
                                    ksyc_code_address(P(fn), number)));
        return ksyc_of_form(C_FLOAT, number);
    }
    return cast_any(fn, e, v.code);
}

cval ksyc_apply_cast(c_function *fn, const ir_expr *e, cval v) {
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT) return cast_ref(fn, e, v.code);
    if (v.form == C_ANY) {
        const cval found = cast_any(fn, e, v.code);
        if (e->vtype.kind == IR_INT) check_range(fn, found, e->vtype.range);
        return found;
    }
    if (v.form == C_OBJECT && e->vtype.kind == IR_OBJECT &&
        e->args[0]->vtype.type != e->vtype.type) {
        return ksyc_refuse(fn, e, "a cast between object types that can't succeed");
    }
    if ((v.form == C_INT || v.form == C_WIDE) && e->vtype.kind == IR_INT) {
        /* Upstream's cast between integers changes the type only; a value that does not fit is refused. */
        const number_form form = ksyc_range_is_unsigned(e->vtype.range) ? FORM_u64 : FORM_s64;
        return ksyc_value_of_form(form, ksyc_operand(fn, v, &e->args[0]->vtype, form));
    }
    return ksyc_bytes_or_text(fn, v, &e->vtype);
}
