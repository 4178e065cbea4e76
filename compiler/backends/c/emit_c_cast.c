/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Casts. Most only change the static type; those from an object of some type, or from a value that can be of several
 * kinds, are checked when the generated code runs.
 */
#include <string.h>

#include "emit_c_expr.h"

static cval cast_ref(c_function *fn, const ir_expr *e, const char *ref) {
    const ir_type *to = e->vtype.type;
    fail_if(fn, pool_printf(P(fn), "%s.type != &%s_desc", ref, to->c_name), "KS_WRONG_TYPE",
            c_string(P(fn), pool_printf(P(fn), "an object of type %s", to->path),
                     strlen(to->path) + 18));
    const char *name = temp(fn);
    line(fn->out, "%s *const %s = (%s *)%s.object;", to->c_name, name, to->c_name, ref);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

static cval cast_any(c_function *fn, const ir_expr *e, const char *any) {
    const char *kind = NULL;
    cval result = {.form = C_INT};
    switch (e->vtype.kind) {
    case IR_ENUM:
    case IR_INT: {
        const char *name = temp(fn);
        bool is_signed = e->vtype.kind == IR_ENUM ? !range_is_large(e->vtype.range)
                                                  : !range_is_unsigned(e->vtype.range);
        line(fn->out, "%s %s = 0;", is_signed ? "int64_t" : "uint64_t", name);
        try_call(fn, pool_printf(P(fn), "ks_any_to_%s(ks, &%s, &%s)", is_signed ? "s64" : "u64",
                                 any, name));
        return int_value(name, is_signed, false);
    }
    case IR_BOOL:
        kind = "KS_ANY_BOOL";
        result = of_form(C_BOOL, pool_printf(P(fn), "(%s.u64 != 0)", any));
        break;
    case IR_FLOAT:
        kind = "KS_ANY_F64";
        result = of_form(C_FLOAT, pool_printf(P(fn), "%s.f64", any));
        break;
    case IR_BYTES:
        kind = "KS_ANY_BYTES";
        result = of_form(C_BYTES, pool_printf(P(fn), "ks_raw(%s.bytes)", any));
        break;
    case IR_STR:
        kind = "KS_ANY_TEXT";
        result = of_form(C_TEXT, pool_printf(P(fn), "%s.bytes", any));
        break;
    case IR_OBJECT: return cast_ref(fn, e, pool_printf(P(fn), "%s.object", any));
    default: return refuse(fn, e, "a cast to this type");
    }
    fail_if(fn, pool_printf(P(fn), "%s.kind != %s", any, kind), "KS_WRONG_TYPE",
            "\"a value of the type of the cast\"");
    return result;
}

/* The object of a switch whose cases all have the same type. */
static cval only_object(c_function *fn, const ir_type *type, const char *ref) {
    fail_once(fn, pool_printf(P(fn), "%s.object == NULL", ref), "KS_ABSENT",
              quoted(fn, "a value for which the switch has a case"));
    const char *name = temp(fn);
    line(fn->out, "%s *const %s = (%s *)%s.object;", type->c_name, name, type->c_name, ref);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

/* A value that was read as one of several kinds, and whose static type is one of them. */
cval settle(c_function *fn, const ir_expr *e, cval v) {
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT)
        return only_object(fn, e->vtype.type, v.text);
    if (v.form != C_ANY || e->vtype.kind == IR_ANY || e->vtype.kind == IR_STRUCT)
        return bytes_or_text(fn, v, &e->vtype);
    return cast_any(fn, e, v.text);
}

cval apply_cast(c_function *fn, const ir_expr *e, cval v) {
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT) return cast_ref(fn, e, v.text);
    if (v.form == C_ANY) return cast_any(fn, e, v.text);
    if (v.form == C_OBJECT && e->vtype.kind == IR_OBJECT &&
        e->args[0]->vtype.type != e->vtype.type) {
        return refuse(fn, e, "a cast between object types that can't succeed");
    }
    if (v.form == C_INT && e->vtype.kind == IR_INT) {
        /* Upstream's cast between integers changes the type only; a value that does not fit is refused. */
        const char *text = operand(fn, v, &e->args[0]->vtype, !range_is_unsigned(e->vtype.range));
        return int_value(text, !range_is_unsigned(e->vtype.range), false);
    }
    return bytes_or_text(fn, v, &e->vtype);
}
