/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values of generated C: literals, conversions between C types.
 */
#include "emit_c_expr.h"

cval ksyc_int_value(const code_expr *code, bool is_signed, bool is_narrow) {
    return (cval){.form = C_INT, .code = code, .is_signed = is_signed, .is_narrow = is_narrow};
}

cval ksyc_of_form(cform form, const code_expr *code) { return (cval){.form = form, .code = code}; }

cval ksyc_refuse(c_function *fn, const ir_expr *e, const char *what) {
    ksyc_diag_error(fn->file->diag, e->place, "ksyc does not compile %s yet", what);
    return ksyc_int_value(ksyc_c_number(fn, 0), false, true);
}

const code_expr *ksyc_as_u64(const c_function *fn, cval v) {
    if (ksyc_code_is_number(v.code)) return code_call(P(fn), "UINT64_C", v.code);
    if (!v.is_narrow && !v.is_signed) return v.code;
    return ksyc_code_cast(P(fn), "uint64_t", v.code);
}

const code_expr *ksyc_as_s64(const c_function *fn, cval v) {
    if (ksyc_code_is_number(v.code)) {
        return v.code->is_negative ? ksyc_code_group(P(fn), v.code)
                                   : code_call(P(fn), "INT64_C", v.code);
    }
    if (!v.is_narrow && v.is_signed) return v.code;
    return ksyc_code_cast(P(fn), "int64_t", v.code);
}

const code_expr *ksyc_as_64(const c_function *fn, cval v) {
    return v.is_signed ? ksyc_as_s64(fn, v) : ksyc_as_u64(fn, v);
}

const code_expr *ksyc_as_pointer(const c_function *fn, cval v) {
    if (v.is_pointer) return v.code;
    const code_expr *pointer = ksyc_code_pointer_of(v.code);
    return pointer != NULL ? pointer : ksyc_code_address(P(fn), v.code);
}

const code_expr *ksyc_member(const c_function *fn, cval object, const char *name) {
    const code_expr *pointer = object.is_pointer ? object.code : ksyc_code_pointer_of(object.code);
    return pointer != NULL ? ksyc_code_arrow(P(fn), pointer, name)
                           : ksyc_code_dot(P(fn), object.code, name);
}

const code_expr *ksyc_order_of(const c_function *fn, const code_expr *a, const code_expr *b,
                               const char *sign) {
    const code_expr *order = code_call(
        P(fn), "ks_compare", ksyc_code_dot(P(fn), a, "data"), ksyc_code_dot(P(fn), a, "size"),
        ksyc_code_dot(P(fn), b, "data"), ksyc_code_dot(P(fn), b, "size"));
    return ksyc_code_infix(P(fn), order, sign, ksyc_c_number(fn, 0));
}

/* --------------------------------------------------------------- between the types of numbers */

/* Floats of 4 bytes are computed with in double precision. */
const code_expr *ksyc_as_double(const c_function *fn, cval v) {
    if (v.form == C_WIDE) return code_call(P(fn), "ks_int_to_f64", v.code);
    return v.form == C_FLOAT && !v.is_narrow ? v.code : ksyc_code_cast(P(fn), "double", v.code);
}

const code_expr *ksyc_as_wide(const c_function *fn, cval v) {
    if (v.form == C_WIDE) return v.code;
    return code_call(P(fn), v.is_signed ? "ks_int_of_s64" : "ks_int_of_u64", ksyc_as_64(fn, v));
}

void ksyc_store_checked(c_function *fn, const char *function, const code_expr *a,
                        const code_expr *b, const code_expr *result) {
    const code_expr *to = ksyc_code_address(P(fn), result);
    ksyc_try_call(fn, b != NULL ? code_call(P(fn), function, KS, a, b, to)
                                : code_call(P(fn), function, KS, a, to));
}

const code_expr *ksyc_checked(c_function *fn, number_form result, const char *function,
                              const code_expr *a, const code_expr *b) {
    const code_expr *name = result == FORM_wide ? ksyc_declare_result(fn, "ks_int", " = {0, false}")
                            : result == FORM_s64 ? ksyc_declare_result(fn, "int64_t", " = 0")
                                                 : ksyc_declare_result(fn, "uint64_t", " = 0");
    ksyc_store_checked(fn, function, a, b, name);
    return name;
}

cval ksyc_value_of_form(number_form form, const code_expr *code) {
    switch (form) {
    case FORM_u64:
    case FORM_s64: return ksyc_int_value(code, form == FORM_s64, false);
    case FORM_wide: return ksyc_of_form(C_WIDE, code);
    case FORM_f64: break;
    }
    return ksyc_of_form(C_FLOAT, code);
}

/* What a value of C already is needs no cast. */
static const code_expr *brought(const c_function *fn, cval v, number_form form) {
    switch (form) {
    case FORM_u64: return ksyc_as_u64(fn, v);
    case FORM_s64: return ksyc_as_s64(fn, v);
    case FORM_wide: return ksyc_as_wide(fn, v);
    case FORM_f64: break;
    }
    return ksyc_as_double(fn, v);
}

/* The value, unless the test holds: then the function is left. */
static const code_expr *tested(c_function *fn, cval v, const selection_row *row) {
    const code_expr *name = ksyc_declare(fn, "const double", v.code);
    ksyc_fail_if(fn, ksyc_code_infix(P(fn), name, row->text, ksyc_c_word(fn, row->bound)),
                 row->code, row->expected);
    return name;
}

cval ksyc_convert(c_function *fn, cval v, selection conversion) {
    const selection_row *row = ksyc_selection(conversion);
    const code_expr *code = conversion == SELECTED_MAGNITUDE ? code_apply(P(fn), row->text, v.code)
                            : row->shape == SHAPED_TEST      ? tested(fn, v, row)
                            : row->shape == SHAPED_TRY
                                ? ksyc_checked(fn, row->result, row->text, v.code, NULL)
                                : brought(fn, v, row->result);
    return ksyc_value_of_form(row->result, code);
}

const code_expr *ksyc_operand(c_function *fn, cval v, const ir_vtype *type, number_form form) {
    const selection conversion =
        v.form == C_WIDE ? ksyc_conversion(FORM_wide, form, false) : ksyc_conversion_of(type, form);
    return ksyc_convert(fn, v, conversion).code;
}

/* ---------------------------------------------------------------------------------- literals */

cval ksyc_literal_int(const c_function *fn, const ir_expr *e) {
    const code_expr *n = ksyc_code_number(P(fn), e->word, e->negative);
    if (!e->negative && e->word > INT64_MAX)
        return ksyc_int_value(code_call(P(fn), "UINT64_C", n), false, false);
    if (e->negative && e->word == UINT64_C(1) << 63) /* its absolute value does not fit int64_t */
        return ksyc_int_value(ksyc_c_word(fn, "INT64_MIN"), true, false);
    return ksyc_int_value(n, e->negative, true);
}

cval ksyc_literal_float(const c_function *fn, const ir_expr *e) {
    /* Of 17 digits, those of a smaller integer are all before the point. */
    const double limit = 1e17;
    const bool is_integer =
        e->number > -limit && e->number < limit && (double)(int64_t)e->number == e->number;
    return ksyc_of_form(
        C_FLOAT,
        ksyc_c_word(fn, ksyc_pool_printf(P(fn), is_integer ? "%.17g.0" : "%.17g", e->number)));
}

cval ksyc_literal_string(const c_function *fn, const char *text, size_t size, bool is_text) {
    const code_expr *data =
        ksyc_code_cast(P(fn), "const uint8_t *", ksyc_c_word(fn, ksyc_c_string(P(fn), text, size)));
    if (is_text)
        return ksyc_of_form(C_TEXT, code_compound(P(fn), "ks_text", data, ksyc_c_number(fn, size),
                                                  ksyc_c_number(fn, 0)));
    const code_expr *bytes = code_compound(P(fn), "ks_bytes", data, ksyc_c_number(fn, size));
    return (cval){.form = C_BYTES, .code = bytes, .is_constant = true};
}

/* --------------------------------------------------------------------------------------- stores */

cval ksyc_value_of_store(store s, const code_expr *code) {
    switch (s) {
    case STORE_BOOL: return ksyc_of_form(C_BOOL, code);
    case STORE_U8:
    case STORE_U16:
    case STORE_U32: return ksyc_int_value(code, false, true);
    case STORE_U64: return ksyc_int_value(code, false, false);
    case STORE_S8:
    case STORE_S16:
    case STORE_S32: return ksyc_int_value(code, true, true);
    case STORE_S64: return ksyc_int_value(code, true, false);
    case STORE_INT: return ksyc_of_form(C_WIDE, code);
    case STORE_F32: return (cval){.form = C_FLOAT, .code = code, .is_narrow = true};
    case STORE_F64: return ksyc_of_form(C_FLOAT, code);
    case STORE_BYTES: return ksyc_of_form(C_BYTES, code);
    case STORE_TEXT: return ksyc_of_form(C_TEXT, code);
    case STORE_OBJECT: return ksyc_of_form(C_OBJECT, code);
    case STORE_POINTER: return (cval){.form = C_OBJECT, .code = code, .is_pointer = true};
    case STORE_REF: return ksyc_of_form(C_REF, code);
    case STORE_ANY: return ksyc_of_form(C_ANY, code);
    default: return ksyc_of_form(C_STREAM, code);
    }
}

/* Strings and bytes are both stored as ks_text; operators on bytes need ks_bytes. */
cval ksyc_bytes_or_text(const c_function *fn, cval v, const ir_vtype *type) {
    if (type->kind == IR_BYTES && v.form == C_TEXT)
        return ksyc_of_form(C_BYTES, code_call(P(fn), "ks_raw", ksyc_code_closed(P(fn), v.code)));
    return v;
}

const char *ksyc_store_type(store s) {
    switch (s) {
    case STORE_BOOL: return "bool";
    case STORE_U8: return "uint8_t";
    case STORE_U16: return "uint16_t";
    case STORE_U32: return "uint32_t";
    case STORE_U64: return "uint64_t";
    case STORE_S8: return "int8_t";
    case STORE_S16: return "int16_t";
    case STORE_S32: return "int32_t";
    case STORE_S64: return "int64_t";
    case STORE_INT: return "ks_int";
    case STORE_F32: return "float";
    case STORE_F64: return "double";
    case STORE_BYTES: return "ks_bytes";
    case STORE_TEXT: return "ks_text";
    case STORE_REF: return "ks_ref";
    case STORE_ANY: return "ks_any";
    case STORE_LIST: return "ks_list";
    default: return "ks_stream *";
    }
}

static const char *limit_of(store s) {
    switch (s) {
    case STORE_U8: return "UINT8_MAX";
    case STORE_U16: return "UINT16_MAX";
    case STORE_U32: return "UINT32_MAX";
    case STORE_S8: return "INT8_MAX";
    case STORE_S16: return "INT16_MAX";
    case STORE_S32: return "INT32_MAX";
    case STORE_S64: return "INT64_MAX";
    default: return "UINT64_MAX";
    }
}

/* A value of one kind for a place that takes all kinds; NULL for what has none there. */
static const code_expr *as_any(c_function *fn, cval v, const ir_vtype *type) {
    const char *kind = NULL, *part = NULL;
    const code_expr *value = v.code;
    switch (v.form) {
    case C_INT:
        kind = v.is_signed ? "KS_ANY_S64" : "KS_ANY_U64";
        part = v.is_signed ? "s64" : "u64";
        value = ksyc_as_64(fn, v);
        break;
    case C_BOOL: kind = "KS_ANY_BOOL", part = "u64"; break;
    case C_FLOAT: kind = "KS_ANY_F64", part = "f64"; break;
    case C_BYTES:
    case C_TEXT:
        kind = v.form == C_TEXT && type->kind != IR_BYTES ? "KS_ANY_TEXT" : "KS_ANY_BYTES";
        part = "bytes";
        value = ksyc_as_store(fn, v, STORE_TEXT);
        break;
    case C_OBJECT:
    case C_REF:
        kind = "KS_ANY_OBJECT", part = "object";
        value = ksyc_as_fitting(fn, v, type, STORE_REF);
        break;
    case C_WIDE: return code_call(P(fn), "ks_int_to_any", v.code);
    case C_ANY:
    case C_STREAM:
    case C_PLAIN: return NULL;
    }
    const code_expr *any = ksyc_temp(fn);
    ksyc_line(fn->out, "ks_any %s;", any->text);
    ksyc_line(fn->out, "memset(&%s, 0, sizeof %s);", any->text, any->text);
    ksyc_line(fn->out, "%s.kind = %s;", any->text, kind);
    ksyc_line(fn->out, "%s.%s = %s;", any->text, part, ksyc_bare(fn, value));
    return any;
}

static bool is_of_64_bits(store s, bool is_signed) {
    return s == (is_signed ? STORE_S64 : STORE_U64);
}

/* The least number of a store. */
static const code_expr *least_of(const c_function *fn, store s) {
    if (!ksyc_store_is_signed(s)) return ksyc_c_number(fn, 0);
    const code_expr *largest = ksyc_c_word(fn, limit_of(s));
    const code_expr *negative = ksyc_code_open(P(fn), ksyc_code_sign(P(fn), "-", largest));
    return ksyc_code_open(P(fn), ksyc_code_infix(P(fn), negative, "-", ksyc_c_number(fn, 1)));
}

static const code_expr *wide_as_fitting(c_function *fn, cval v, const ir_vtype *type, store s) {
    const bool is_signed = ksyc_store_is_signed(s);
    if (is_of_64_bits(s, is_signed))
        return ksyc_operand(fn, v, type, is_signed ? FORM_s64 : FORM_u64);
    const code_expr *name = ksyc_declare_result(fn, is_signed ? "int64_t" : "uint64_t", " = 0");
    const code_expr *largest = ksyc_c_word(fn, limit_of(s));
    const code_expr *to = ksyc_code_address(P(fn), name);
    ksyc_try_call(fn, is_signed ? code_call(P(fn), "ks_int_within_s64", KS, v.code, least_of(fn, s),
                                            largest, to)
                                : code_call(P(fn), "ks_int_within_u64", KS, v.code, largest, to));
    return ksyc_as_store(fn, ksyc_int_value(name, is_signed, false), s);
}

const code_expr *ksyc_as_fitting(c_function *fn, cval v, const ir_vtype *type, store s) {
    if (s == STORE_ANY && v.form != C_ANY) {
        const code_expr *any = as_any(fn, v, type);
        return any != NULL ? any : v.code;
    }
    if (s == STORE_REF && v.form == C_OBJECT) {
        const char *desc = ksyc_pool_printf(P(fn), "&%s_desc", type->type->c_name);
        return code_braces(P(fn), "ks_ref", ksyc_c_word(fn, desc), ksyc_as_pointer(fn, v));
    }
    if (v.form == C_WIDE && ksyc_store_is_int(s)) return wide_as_fitting(fn, v, type, s);
    if (v.form != C_INT || ksyc_store_fits(s, type)) return ksyc_as_store(fn, v, s);
    const code_expr *name =
        ksyc_declare(fn, v.is_signed ? "const int64_t" : "const uint64_t", ksyc_as_64(fn, v));
    const cval kept = ksyc_value_of_store(v.is_signed ? STORE_S64 : STORE_U64, name);
    if (v.is_signed) {
        const code_expr *least = least_of(fn, s);
        ksyc_fail_beyond(fn, ksyc_code_infix(P(fn), name, "<", least), "at least", least, kept);
    }
    if (s != STORE_U64) { /* which holds what is not negative */
        const code_expr *largest = ksyc_c_word(fn, limit_of(s));
        ksyc_fail_beyond(fn, ksyc_code_infix(P(fn), name, ">", largest), "at most", largest, kept);
    }
    return ksyc_as_store(fn, kept, s);
}

bool ksyc_is_small_number(const code_expr *e) {
    return ksyc_code_is_number(e) &&
           (e->is_negative ? (uint64_t)0 - e->word < 100000000 : e->word < 1000000000);
}

const code_expr *ksyc_as_store(c_function *fn, cval v, store s) {
    if (ksyc_store_is_int(s)) {
        if (ksyc_is_small_number(v.code)) return v.code;
        if (ksyc_code_is_number(v.code))
            return ksyc_code_closed(P(fn), ksyc_store_is_signed(s) ? ksyc_as_s64(fn, v)
                                                                   : ksyc_as_u64(fn, v));
        return is_of_64_bits(s, v.is_signed) && !v.is_narrow
                   ? v.code
                   : ksyc_code_cast(P(fn), ksyc_store_type(s), v.code);
    }
    switch (s) {
    case STORE_TEXT:
        if (v.form == C_BYTES) {
            const code_expr *name = ksyc_declare_result(fn, "ks_text", "");
            ksyc_try_call(fn, code_call(P(fn), "ks_text_of", KS, ksyc_code_closed(P(fn), v.code),
                                        ksyc_code_address(P(fn), name)));
            return name;
        }
        return ksyc_code_closed(P(fn), v.code);
    case STORE_POINTER: return ksyc_as_pointer(fn, v);
    case STORE_REF: return ksyc_code_closed(P(fn), v.code);
    case STORE_INT: return ksyc_as_wide(fn, v);
    case STORE_F64:
        return v.form == C_FLOAT ? ksyc_code_closed(P(fn), v.code) : ksyc_as_double(fn, v);
    case STORE_F32: return ksyc_code_cast(P(fn), "float", v.code);
    default: return v.code;
    }
}
