/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Methods of numbers, texts, bytes and streams. Those of arrays are in emit_c_array.c.
 */
#include "emit_c_expr.h"
#include "op_groups.h"

cval ksyc_text_result(c_function *fn, const char *function, const code_expr *a,
                      const code_expr *b) {
    const code_expr *name = ksyc_declare_result(fn, "ks_text", "");
    const code_expr *to = ksyc_code_address(P(fn), name);
    a = ksyc_code_closed(P(fn), a);
    ksyc_try_call(fn, b == NULL
                          ? code_call(P(fn), function, KS, a, to)
                          : code_call(P(fn), function, KS, a, ksyc_code_closed(P(fn), b), to));
    return ksyc_of_form(C_TEXT, name);
}

static cval extreme_byte(c_function *fn, const char *function, const code_expr *bytes) {
    const code_expr *name = ksyc_temp(fn);
    const code_expr *to = ksyc_code_address(P(fn), name);
    ksyc_line(fn->out, "uint8_t %s = 0;", name->text);
    ksyc_try_call(fn, code_call(P(fn), function, KS, ksyc_code_closed(P(fn), bytes), to));
    return ksyc_int_value(name, false, true);
}

static cval end_byte(c_function *fn, bool is_first, const code_expr *bytes) {
    const code_expr *name = ksyc_temp(fn);
    const code_expr *to = ksyc_code_address(P(fn), name);
    const code_expr *of = ksyc_declare(fn, "const ks_bytes", bytes);
    ksyc_line(fn->out, "uint8_t %s = 0;", name->text);
    /* For an empty one `size - 1` wraps to the largest index, which is refused as any other. */
    const code_expr *index = is_first ? ksyc_c_number(fn, 0)
                                      : ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), of, "size"),
                                                        "-", ksyc_c_number(fn, 1));
    ksyc_try_call(fn, code_call(P(fn), "ks_bytes_at", KS, of, index, to));
    return ksyc_int_value(name, false, true);
}

static cval decoded(c_function *fn, const ir_expr *e, const code_expr *bytes) {
    const cval text = ksyc_text_result(fn, "ks_text_of", bytes, NULL);
    ksyc_try_call(fn, code_call(P(fn), "ks_decode", KS, ksyc_code_address(P(fn), text.code),
                                ksyc_c_literal(fn, e->text)));
    return text;
}

/* An integer that `function` makes of one or two arguments; `b` may be NULL. */
static cval number_result(c_function *fn, const char *function, const code_expr *a,
                          const code_expr *b) {
    const code_expr *name = ksyc_declare_result(fn, "int64_t", " = 0");
    const code_expr *to = ksyc_code_address(P(fn), name);
    a = ksyc_code_closed(P(fn), a);
    ksyc_try_call(fn, b == NULL
                          ? code_call(P(fn), function, KS, a, to)
                          : code_call(P(fn), function, KS, a, ksyc_code_closed(P(fn), b), to));
    return ksyc_int_value(name, true, false);
}

cval ksyc_apply_method(c_function *fn, const ir_expr *e, const cval *args) {
    bool is_one = false;
    cval v = args[0];
    switch (e->op) {
    case IR_BYTES_LENGTH:
        return ksyc_int_value(
            ksyc_declare(fn, "const uint64_t", ksyc_code_dot(P(fn), v.code, "size")), false, false);
    case IR_BYTES_FIRST: return end_byte(fn, true, v.code);
    case IR_BYTES_LAST: return end_byte(fn, false, v.code);
    case IR_BYTES_MIN: return extreme_byte(fn, "ks_bytes_min", v.code);
    case IR_BYTES_MAX: return extreme_byte(fn, "ks_bytes_max", v.code);
    case IR_BYTES_TO_S: return decoded(fn, e, v.code);
    case IR_INT_TO_S:
        if (v.form == C_WIDE) return ksyc_text_result(fn, "ks_int_to_text", v.code, NULL);
        return ksyc_text_result(fn, v.is_signed ? "ks_s64_to_text" : "ks_u64_to_text",
                                ksyc_as_64(fn, v), NULL);
    case IR_FLOAT_TO_I: return number_result(fn, "ks_float_to_s64", v.code, NULL);
    case IR_BOOL_TO_I:
        if (ksyc_code_is_known(v.code, &is_one))
            return ksyc_int_value(ksyc_c_number(fn, is_one ? 1 : 0), false, true);
        return ksyc_int_value(
            ksyc_code_choice(P(fn), v.code, ksyc_c_word(fn, "1u"), ksyc_c_word(fn, "0u")), false,
            true);
    case IR_ENUM_TO_I: return v;
    case IR_STR_LENGTH:
        return ksyc_int_value(code_call(P(fn), "ks_text_length", ksyc_code_closed(P(fn), v.code)),
                              false, false);
    case IR_STR_REVERSE: return ksyc_text_result(fn, "ks_text_reverse", v.code, NULL);
    case IR_STR_SUBSTRING: {
        const code_expr *to = ksyc_operand(fn, args[2], &e->args[2]->vtype, FORM_s64);
        const code_expr *from = ksyc_operand(fn, args[1], &e->args[1]->vtype, FORM_s64);
        return ksyc_of_form(C_TEXT,
                            code_call(P(fn), "ks_text_substring", ksyc_code_closed(P(fn), v.code),
                                      ksyc_code_closed(P(fn), from), ksyc_code_closed(P(fn), to)));
    }
    case IR_STR_TO_I:
        return number_result(fn, "ks_text_to_s64", v.code,
                             e->num_args > 1
                                 ? ksyc_operand(fn, args[1], &e->args[1]->vtype, FORM_s64)
                                 : ksyc_c_number(fn, 10));
    case IR_STREAM_SIZE:
        return ksyc_int_value(ksyc_code_arrow(P(fn), v.code, "size"), false, false);
    case IR_STREAM_POS: return ksyc_int_value(ksyc_code_arrow(P(fn), v.code, "pos"), false, false);
    case IR_STREAM_EOF:
        return ksyc_of_form(C_BOOL, code_call(P(fn), "ks_eof", ksyc_code_closed(P(fn), v.code)));
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS: break;
    }
    return ksyc_refuse(fn, e, "this method");
}
