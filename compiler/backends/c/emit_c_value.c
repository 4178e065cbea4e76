/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values of generated C: literals, conversions between C types, statements that leave the function on an error.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------- small pieces */

const char *temp(c_function *fn) { return pool_printf(P(fn), "v%u", ++*fn->num_temps); }

cval int_value(const char *text, bool is_signed, bool is_narrow) {
    return (cval){.form = C_INT, .text = text, .is_signed = is_signed, .is_narrow = is_narrow};
}

cval of_form(cform form, const char *text) { return (cval){.form = form, .text = text}; }

cval refuse(c_function *fn, const ir_expr *e, const char *what) {
    diag_error(fn->file->diag, e->place, "ksyc does not compile %s yet", what);
    return (cval){.form = C_INT, .text = "0", .is_literal = true, .is_narrow = true};
}

static bool is_wrapped(const char *text) {
    size_t depth = 0;
    size_t size = strlen(text);
    if (size < 2 || text[0] != '(' || text[size - 1] != ')') return false;
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
        if (quoted) continue;
        if (text[i] == '(') depth++;
        if (text[i] == ')' && --depth == 0 && i + 1 < size) return false;
    }
    return true;
}

/* The text without parentheses around the whole, for places where they are redundant. */
const char *bare(const c_function *fn, const char *text) {
    return is_wrapped(text) ? pool_copy(P(fn), text + 1, strlen(text) - 2) : text;
}

const char *as_u64(const c_function *fn, cval v) {
    if (v.is_literal) return pool_printf(P(fn), "UINT64_C(%s)", v.text);
    if (!v.is_narrow && !v.is_signed) return v.text;
    return pool_printf(P(fn), "(uint64_t)%s", v.text);
}

const char *as_s64(const c_function *fn, cval v) {
    if (v.is_literal) {
        return v.text[0] == '-' ? pool_printf(P(fn), "(%s)", v.text)
                                : pool_printf(P(fn), "INT64_C(%s)", v.text);
    }
    if (!v.is_narrow && v.is_signed) return v.text;
    return pool_printf(P(fn), "(int64_t)%s", v.text);
}

/* The pointer p of "(*p)", or NULL. */
static const char *pointed_to(const c_function *fn, const char *text) {
    size_t size = strlen(text);
    if (strncmp(text, "(*", 2) != 0 || text[size - 1] != ')' || strpbrk(text + 2, "(.->") != NULL)
        return NULL;
    return pool_copy(P(fn), text + 2, size - 3);
}

const char *as_pointer(const c_function *fn, cval v) {
    if (!v.is_pointer && pointed_to(fn, v.text) != NULL) return pointed_to(fn, v.text);
    return v.is_pointer ? v.text : pool_printf(P(fn), "&%s", v.text);
}

const char *member(const c_function *fn, cval object, const char *name) {
    if (!object.is_pointer && pointed_to(fn, object.text) != NULL) {
        return pool_printf(P(fn), "%s->%s", pointed_to(fn, object.text), name);
    }
    return pool_printf(P(fn), "%s%s%s", object.text, object.is_pointer ? "->" : ".", name);
}

const char *own_stream(const c_function *fn) { return fn->in_seq ? "io" : "self->ks_io"; }

static bool same_text(const char *a, const char *b) { return strcmp(a, b) == 0; }

const char *placed(const c_function *fn) {
    const char *here = fn->here;
    const char *keep = fn->keep != NULL ? fn->keep : "";
    if (strlen(fn->fail) < 7 + strlen(keep)) return fn->fail;
    const char *step = fn->fail + 7 + strlen(keep); /* behind "return " */
    if (strncmp(step, "ks_in", 5) != 0) return fn->fail;
    const char *call = strstr(step, "(");
    if (strncmp(step, "ks_in_record(", 13) == 0) {
        return pool_printf(P(fn), "return ks_place(ks, %s), %s", here, fn->fail + 7);
    }
    bool is_item = strncmp(step, "ks_in_item(", 11) == 0;
    size_t size = strlen(call);
    return pool_printf(P(fn), "return %s%s%s, %s);", keep, is_item ? "ks_in_item_at" : "ks_in_at",
                       pool_copy(P(fn), call, size - 2), here);
}

/* `if (test) { record the error; leave }` */
void fail_if(c_function *fn, const char *test, const char *code, const char *expected) {
    block(fn->out, "if (%s)", test);
    line(fn->out, "ks_fail(ks, %s, %s, %s);", code, fn->here, expected);
    line(fn->out, "%s", fn->fail);
    end(fn->out);
}

/* The same for a test that, once false, stays false while the function runs. */
void fail_once(c_function *fn, const char *test, const char *code, const char *expected) {
    if (output_knows(fn->out, test)) return;
    fail_if(fn, test, code, expected);
    output_learn(fn->out, test);
}

/* `if (!call) leave`. The functions called here see no stream, so the error gets its place here. */
void try_call(c_function *fn, const char *call) { line(fn->out, "if (!%s) %s", call, placed(fn)); }

/* ---------------------------------------------------------------------------------- literals */

cval literal_int(const c_function *fn, const ir_expr *e) {
    cval v = {.form = C_INT, .is_literal = true, .is_narrow = true, .is_signed = e->negative};
    if (!e->negative && e->word > INT64_MAX)
        return int_value(pool_printf(P(fn), "UINT64_C(%" PRIu64 ")", e->word), false, false);
    if (!e->negative) {
        v.text = pool_printf(P(fn), "%" PRIu64, e->word);
        return v;
    }
    if (e->word == UINT64_C(1) << 63) { /* its absolute value does not fit int64_t */
        return int_value("INT64_MIN", true, false);
    }
    v.text = pool_printf(P(fn), "-%" PRIu64, (uint64_t)0 - e->word);
    return v;
}

cval literal_float(const c_function *fn, const ir_expr *e) {
    char text[40];
    snprintf(text, sizeof text, "%.17g", e->number);
    bool has_point = strpbrk(text, ".en") != NULL;
    return of_form(C_FLOAT, pool_printf(P(fn), "%s%s", text, has_point ? "" : ".0"));
}

const char *quoted(const c_function *fn, const char *text) { return c_quoted(P(fn), text); }

cval literal_string(const c_function *fn, const char *text, size_t size, bool is_text) {
    char *out = is_text ? pool_printf(P(fn), "((ks_text){(const uint8_t *)%s, %zu, 0})",
                                      c_string(P(fn), text, size), size)
                        : pool_printf(P(fn), "((ks_bytes){(const uint8_t *)%s, %zu})",
                                      c_string(P(fn), text, size), size);
    return of_form(is_text ? C_TEXT : C_BYTES, out);
}

/* --------------------------------------------------------------------------------------- stores */

cval value_of_store(store s, const char *text) {
    switch (s) {
    case STORE_BOOL: return of_form(C_BOOL, text);
    case STORE_U8:
    case STORE_U16:
    case STORE_U32: return int_value(text, false, true);
    case STORE_U64: return int_value(text, false, false);
    case STORE_S8:
    case STORE_S16:
    case STORE_S32: return int_value(text, true, true);
    case STORE_S64: return int_value(text, true, false);
    case STORE_F32: return (cval){.form = C_FLOAT, .text = text, .is_narrow = true};
    case STORE_F64: return of_form(C_FLOAT, text);
    case STORE_BYTES: return of_form(C_BYTES, text);
    case STORE_TEXT: return of_form(C_TEXT, text);
    case STORE_OBJECT: return of_form(C_OBJECT, text);
    case STORE_POINTER: return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
    case STORE_REF: return of_form(C_REF, text);
    case STORE_ANY: return of_form(C_ANY, text);
    default: return of_form(C_STREAM, text);
    }
}

/* Strings and bytes are both stored as ks_text; operators on bytes need ks_bytes. */
cval bytes_or_text(const c_function *fn, cval v, const ir_vtype *type) {
    if (type->kind == IR_BYTES && v.form == C_TEXT)
        return of_form(C_BYTES, pool_printf(P(fn), "ks_raw(%s)", v.text));
    return v;
}

const char *store_type(store s) {
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

/* What an integer store holds: its largest value, in C and as a number; a signed one begins at
 * -largest - 1. */
typedef struct limits {
    const char *name;
    uint64_t largest;
} limits;

static limits limits_of(store s) {
    switch (s) {
    case STORE_U8: return (limits){"UINT8_MAX", UINT8_MAX};
    case STORE_U16: return (limits){"UINT16_MAX", UINT16_MAX};
    case STORE_U32: return (limits){"UINT32_MAX", UINT32_MAX};
    case STORE_S8: return (limits){"INT8_MAX", INT8_MAX};
    case STORE_S16: return (limits){"INT16_MAX", INT16_MAX};
    case STORE_S32: return (limits){"INT32_MAX", INT32_MAX};
    case STORE_S64: return (limits){"INT64_MAX", INT64_MAX};
    default: return (limits){"UINT64_MAX", UINT64_MAX};
    }
}

static bool range_within(ir_range range, store s) {
    uint64_t largest = limits_of(s).largest;
    if (!store_is_signed(s)) return range_is_unsigned(range) && range.max <= largest;
    return range.min >= -(int64_t)largest - 1 && (range.max_negative || range.max <= largest);
}

const char *as_fitting(c_function *fn, cval v, const ir_vtype *type, store s) {
    if (s == STORE_REF && v.form == C_OBJECT) {
        return pool_printf(P(fn), "(ks_ref){&%s_desc, %s}", type->type->c_name, as_pointer(fn, v));
    }
    if (v.form != C_INT || (type->kind != IR_INT && type->kind != IR_ENUM) || !store_is_int(s) ||
        range_within(type->range, s)) {
        return as_store(fn, v, s);
    }
    const char *name = temp(fn);
    line(fn->out, "const %s %s = %s;", v.is_signed ? "int64_t" : "uint64_t", name,
         bare(fn, v.is_signed ? as_s64(fn, v) : as_u64(fn, v)));
    const char *limit = limits_of(s).name;
    const char *test = NULL;
    if (!v.is_signed) {
        test = pool_printf(P(fn), "%s > %s", name, limit);
    } else if (store_is_signed(s)) {
        test = pool_printf(P(fn), "%s < -%s - 1 || %s > %s", name, limit, name, limit);
    } else {
        test = s == STORE_U64 ? pool_printf(P(fn), "%s < 0", name)
                              : pool_printf(P(fn), "%s < 0 || %s > %s", name, name, limit);
    }
    fail_if(fn, test, "KS_OVERFLOW", "\"a value in the range of the parameter\"");
    return as_store(fn, value_of_store(v.is_signed ? STORE_S64 : STORE_U64, name), s);
}

const char *as_store(c_function *fn, cval v, store s) {
    if (store_is_int(s)) {
        const char *type = store_type(s);
        if (v.is_literal)
            return strlen(v.text) <= 9  ? v.text
                   : store_is_signed(s) ? as_s64(fn, v)
                                        : as_u64(fn, v);
        return same_text(type, v.is_signed ? "int64_t" : "uint64_t") && !v.is_narrow
                   ? bare(fn, v.text)
                   : pool_printf(P(fn), "(%s)%s", type, v.text);
    }
    switch (s) {
    case STORE_TEXT:
        if (v.form != C_BYTES) return v.text;
        {
            const char *name = temp(fn);
            line(fn->out, "ks_text %s;", name);
            try_call(fn, pool_printf(P(fn), "ks_text_of(ks, %s, &%s)", v.text, name));
            return name;
        }
    case STORE_POINTER: return as_pointer(fn, v);
    case STORE_REF: return v.text;
    case STORE_F64: return v.form == C_INT ? pool_printf(P(fn), "(double)%s", v.text) : v.text;
    case STORE_F32: return pool_printf(P(fn), "(float)%s", v.text);
    default: return bare(fn, v.text);
    }
}
