/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Methods of numbers, texts, bytes and streams. Those of arrays are in emit_c_array.c.
 */
#include "emit_c_expr.h"

cval text_result(c_function *fn, const char *format_call, const char *arguments) {
    const char *name = temp(fn);
    line(fn->out, "ks_text %s;", name);
    try_call(fn, pool_printf(P(fn), "%s(ks, %s, &%s)", format_call, arguments, name));
    return of_form(C_TEXT, name);
}

static cval int_result(c_function *fn, const char *call, const char *arguments) {
    const char *name = temp(fn);
    line(fn->out, "int64_t %s = 0;", name);
    try_call(fn, pool_printf(P(fn), "%s(ks, %s, &%s)", call, arguments, name));
    return int_value(name, true, false);
}

static cval byte_method(c_function *fn, const ir_expr *e, cval bytes) {
    if (e->op == IR_BYTES_LENGTH) {
        const char *name = temp(fn);
        line(fn->out, "const uint64_t %s = %s.size;", name, bytes.text);
        return int_value(name, false, false);
    }
    if (e->op == IR_BYTES_TO_S) {
        const char *name = temp(fn);
        line(fn->out, "ks_text %s;", name);
        try_call(fn, pool_printf(P(fn), "ks_text_of(ks, %s, &%s)", bytes.text, name));
        try_call(fn, pool_printf(P(fn), "ks_decode(ks, &%s, %s)", name, quoted(fn, e->text)));
        return of_form(C_TEXT, name);
    }
    const char *name = temp(fn);
    if (e->op == IR_BYTES_MIN || e->op == IR_BYTES_MAX) {
        line(fn->out, "uint8_t %s = 0;", name);
        try_call(fn, pool_printf(P(fn), "ks_bytes_%s(ks, %s, &%s)",
                                 e->op == IR_BYTES_MIN ? "min" : "max", bytes.text, name));
        return int_value(name, false, true);
    }
    const char *of = temp(fn);
    line(fn->out, "const ks_bytes %s = %s;", of, bare(fn, bytes.text));
    line(fn->out, "uint8_t %s = 0;", name);
    /* For an empty one `size - 1` wraps to the largest index, which is refused as any other. */
    const char *index = e->op == IR_BYTES_FIRST ? "0" : pool_printf(P(fn), "%s.size - 1", of);
    try_call(fn, pool_printf(P(fn), "ks_bytes_at(ks, %s, %s, &%s)", of, index, name));
    return int_value(name, false, true);
}

cval apply_method(c_function *fn, const ir_expr *e, const cval *args) {
    cval v = args[0];
    switch (e->op) {
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S: return byte_method(fn, e, v);
    case IR_INT_TO_S:
        return v.is_signed ? text_result(fn, "ks_s64_to_text", as_s64(fn, v))
                           : text_result(fn, "ks_u64_to_text", as_u64(fn, v));
    case IR_FLOAT_TO_I: return int_result(fn, "ks_float_to_s64", v.text);
    case IR_BOOL_TO_I: return int_value(pool_printf(P(fn), "(%s ? 1u : 0u)", v.text), false, true);
    case IR_ENUM_TO_I: return v;
    case IR_STR_LENGTH:
        return int_value(pool_printf(P(fn), "ks_text_length(%s)", v.text), false, false);
    case IR_STR_REVERSE: return text_result(fn, "ks_text_reverse", v.text);
    case IR_STR_SUBSTRING: {
        return of_form(C_TEXT, pool_printf(P(fn), "ks_text_substring(%s, %s, %s)", v.text,
                                           operand(fn, args[1], &e->args[1]->vtype, true),
                                           operand(fn, args[2], &e->args[2]->vtype, true)));
    }
    case IR_STR_TO_I: {
        const char *radix = e->num_args > 1 ? as_s64(fn, args[1]) : "10";
        return int_result(fn, "ks_text_to_s64", pool_printf(P(fn), "%s, %s", v.text, radix));
    }
    case IR_STREAM_SIZE: return int_value(pool_printf(P(fn), "%s->size", v.text), false, false);
    case IR_STREAM_POS: return int_value(pool_printf(P(fn), "%s->pos", v.text), false, false);
    case IR_STREAM_EOF: return of_form(C_BOOL, pool_printf(P(fn), "ks_eof(%s)", v.text));
    default: return refuse(fn, e, "this method");
    }
}
