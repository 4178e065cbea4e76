/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values on their way through generated C: literals, conversions between the types of C, statements that leave the
 * function on an error.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------- small pieces */

const char *temp(scope *sc) { return pool_printf(P(sc), "v%u", ++*sc->num_temps); }

cval int_value(const char *text, bool is_signed, bool is_narrow) {
    return (cval){.form = C_INT, .text = text, .is_signed = is_signed, .is_narrow = is_narrow};
}

cval of_form(cform form, const char *text) { return (cval){.form = form, .text = text}; }

cval refuse(scope *sc, const ir_expr *e, const char *what) {
    diag_error(sc->em->diag, e->place, "ksyc does not compile %s yet", what);
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

/* Without the parentheses around the whole, for places where they only disturb. */
const char *bare(const scope *sc, const char *text) {
    return is_wrapped(text) ? pool_copy(P(sc), text + 1, strlen(text) - 2) : text;
}

const char *as_u64(const scope *sc, cval v) {
    if (v.is_literal) return pool_printf(P(sc), "UINT64_C(%s)", v.text);
    if (!v.is_narrow && !v.is_signed) return v.text;
    return pool_printf(P(sc), "(uint64_t)%s", v.text);
}

const char *as_s64(const scope *sc, cval v) {
    if (v.is_literal) {
        return v.text[0] == '-' ? pool_printf(P(sc), "(%s)", v.text)
                                : pool_printf(P(sc), "INT64_C(%s)", v.text);
    }
    if (!v.is_narrow && v.is_signed) return v.text;
    return pool_printf(P(sc), "(int64_t)%s", v.text);
}

/* "(*p)" is better said with p itself. */
static const char *pointed_to(const scope *sc, const char *text) {
    size_t size = strlen(text);
    if (strncmp(text, "(*", 2) != 0 || text[size - 1] != ')' || strpbrk(text + 2, "(.->") != NULL)
        return NULL;
    return pool_copy(P(sc), text + 2, size - 3);
}

const char *as_pointer(const scope *sc, cval v) {
    if (!v.is_pointer && pointed_to(sc, v.text) != NULL) return pointed_to(sc, v.text);
    return v.is_pointer ? v.text : pool_printf(P(sc), "&%s", v.text);
}

const char *member(const scope *sc, cval object, const char *name) {
    if (!object.is_pointer && pointed_to(sc, object.text) != NULL) {
        return pool_printf(P(sc), "%s->%s", pointed_to(sc, object.text), name);
    }
    return pool_printf(P(sc), "%s%s%s", object.text, object.is_pointer ? "->" : ".", name);
}

const char *own_stream(const scope *sc) { return sc->in_seq ? "io" : "self->ks_io"; }

bool same_text(const char *a, const char *b) { return strcmp(a, b) == 0; }

const char *placed(const scope *sc) {
    const char *here = sc->here;
    const char *call = strstr(sc->fail, "(");
    if (strncmp(sc->fail, "return ks_in", 12) != 0) return sc->fail;
    if (strncmp(sc->fail, "return ks_in_record(", 20) == 0) {
        return pool_printf(P(sc), "return ks_place(ks, %s), %s", here, sc->fail + 7);
    }
    bool is_item = strncmp(sc->fail, "return ks_in_item(", 18) == 0;
    size_t size = strlen(call);
    return pool_printf(P(sc), "return %s%s, %s);", is_item ? "ks_in_item_at" : "ks_in_at",
                       pool_copy(P(sc), call, size - 2), here);
}

/* `if (test) { record the error; leave }` */
void fail_if(scope *sc, const char *test, const char *code, const char *expected) {
    block(sc->out, "if (%s)", test);
    line(sc->out, "ks_fail(ks, %s, %s, %s);", code, sc->here, expected);
    line(sc->out, "%s", sc->fail);
    end(sc->out);
}

/* The same for a test that, once false, stays so while the function runs. */
void fail_once(scope *sc, const char *test, const char *code, const char *expected) {
    if (output_knows(sc->out, test)) return;
    fail_if(sc, test, code, expected);
    output_learn(sc->out, test);
}

/* `if (!call) leave`. The functions called here see no stream, so the error gets its place here. */
void try_call(scope *sc, const char *call) { line(sc->out, "if (!%s) %s", call, placed(sc)); }

/* -------------------------------------------------------------------------- paths of other objects */

static void push_steps(scope *sc, output *out, const ir_expr *e, const char **leave) {
    switch (e->op) {
    case IR_FIELD:
        line(out, "ks_in(ks, %s);", quoted(sc, e->attr->id));
        push_steps(sc, out, e->args[0], leave);
        break;
    case IR_SUBSCRIPT: {
        const ir_expr *array = e->args[0];
        const char *index = "KS_NO_INDEX";
        for (const index_text *t = *sc->indexes; t != NULL; t = t->next) {
            if (t->expr == e) index = t->text;
        }
        if (array->op == IR_FIELD) {
            line(out, "ks_in_item(ks, %s, %s);", quoted(sc, array->attr->id), index);
            push_steps(sc, out, array->args[0], leave);
        }
        break;
    }
    case IR_CAST:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: push_steps(sc, out, e->args[0], leave); break;
    case IR_PARENT:
        push_steps(sc, out, e->args[0], leave);
        /* A record without a struct has put no step of its own on the path. */
        if (sc->parent == NULL || e->args[0]->op != IR_SELF) *leave = "return ks_elsewhere(ks, 1);";
        break;
    case IR_ROOT: *leave = "return ks_elsewhere(ks, KS_ABSOLUTE);"; break;
    case IR_ITEM: *leave = sc->item_fail; break;
    default: break;
    }
}

const char *getter_call(const scope *sc, const ir_attr *attr, const char *object) {
    return pool_printf(P(sc), "%s_get_%s(ks, %s)", attr->owner->c_name, attr->id, object);
}

/* After an error inside the object `of`: its own step is in the path already. An instance that exists is never taken
 * back, and `object` is the same one for all of the function: a parameter of it, a local constant, a field
 * that is set before it is looked at. So one call is enough. */
void make_exist(scope *sc, const ir_attr *attr, const char *object, const ir_expr *of) {
    const char *call = getter_call(sc, attr, object);
    if (output_knows(sc->out, call)) return;
    if (plan_of_attr(sc->em->plan, attr)->cannot_fail) {
        line(sc->out, "%s;", call);
        output_learn(sc->out, call);
        return;
    }
    output steps = output_new(P(sc), sc->out->indent + 1);
    const char *leave = "return false;";
    push_steps(sc, &steps, of, &leave);
    if (output_is_empty(&steps)) {
        line(sc->out, "if (!%s) %s", call, leave);
    } else {
        block(sc->out, "if (!%s)", call);
        append(sc->out, output_text(&steps));
        line(sc->out, "%s", leave);
        end(sc->out);
    }
    output_learn(sc->out, call);
}

/* ---------------------------------------------------------------------------------- literals */

cval literal_int(const scope *sc, const ir_expr *e) {
    cval v = {.form = C_INT, .is_literal = true, .is_narrow = true, .is_signed = e->negative};
    if (!e->negative) {
        v.text = pool_printf(P(sc), "%" PRIu64, e->word);
        return v;
    }
    if (e->word == UINT64_C(1) << 63) { /* its absolute value is no int64_t */
        return int_value("INT64_MIN", true, false);
    }
    v.text = pool_printf(P(sc), "-%" PRIu64, (uint64_t)0 - e->word);
    return v;
}

cval literal_float(const scope *sc, const ir_expr *e) {
    char text[40];
    snprintf(text, sizeof text, "%.17g", e->number);
    bool has_point = strpbrk(text, ".en") != NULL;
    return of_form(C_FLOAT, pool_printf(P(sc), "%s%s", text, has_point ? "" : ".0"));
}

const char *c_string(pool *memory, const char *text, size_t size) {
    char *out = pool_alloc(memory, size * 4 + 3);
    size_t n = 0;
    out[n++] = '"';
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\' || c == '?') { /* ? for trigraphs */
            out[n++] = '\\';
            out[n++] = (char)c;
        } else if (c < 0x20 || c >= 0x7f) {
            /* three octal digits end by themselves, whatever follows */
            out[n++] = '\\';
            out[n++] = (char)('0' + (c >> 6));
            out[n++] = (char)('0' + ((c >> 3) & 7));
            out[n++] = (char)('0' + (c & 7));
        } else {
            out[n++] = (char)c;
        }
    }
    out[n++] = '"';
    out[n] = '\0';
    return out;
}

const char *c_quoted(pool *memory, const char *text) {
    return c_string(memory, text, strlen(text));
}

const char *quoted(const scope *sc, const char *text) { return c_quoted(P(sc), text); }

cval literal_string(const scope *sc, const char *text, size_t size, bool is_text) {
    char *out = is_text ? pool_printf(P(sc), "((ks_text){(const uint8_t *)%s, %zu, 0})",
                                      c_string(P(sc), text, size), size)
                        : pool_printf(P(sc), "((ks_bytes){(const uint8_t *)%s, %zu})",
                                      c_string(P(sc), text, size), size);
    return of_form(is_text ? C_TEXT : C_BYTES, out);
}

/* --------------------------------------------------------------------------------------- stores */

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

const char *as_fitting(scope *sc, cval v, const ir_vtype *type, store s) {
    if (s == STORE_REF && v.form == C_OBJECT) {
        return pool_printf(P(sc), "(ks_ref){&%s_desc, %s}", type->type->c_name, as_pointer(sc, v));
    }
    if (v.form != C_INT || v.is_literal || type->kind != IR_INT || !store_is_int(s) ||
        range_within(type->range, s)) {
        return as_store(sc, v, s);
    }
    const char *name = temp(sc);
    line(sc->out, "const %s %s = %s;", v.is_signed ? "int64_t" : "uint64_t", name,
         bare(sc, v.is_signed ? as_s64(sc, v) : as_u64(sc, v)));
    const char *limit = limits_of(s).name;
    const char *test = NULL;
    if (!v.is_signed) {
        test = pool_printf(P(sc), "%s > %s", name, limit);
    } else if (store_is_signed(s)) {
        test = pool_printf(P(sc), "%s < -%s - 1 || %s > %s", name, limit, name, limit);
    } else {
        test = s == STORE_U64 ? pool_printf(P(sc), "%s < 0", name)
                              : pool_printf(P(sc), "%s < 0 || %s > %s", name, name, limit);
    }
    fail_if(sc, test, "KS_OVERFLOW", "\"a value in the range of the parameter\"");
    return as_store(sc, value_of_store(v.is_signed ? STORE_S64 : STORE_U64, name), s);
}

const char *as_store(scope *sc, cval v, store s) {
    if (store_is_int(s)) {
        const char *type = store_type(s);
        if (v.is_literal)
            return strlen(v.text) <= 9  ? v.text
                   : store_is_signed(s) ? as_s64(sc, v)
                                        : as_u64(sc, v);
        return same_text(type, v.is_signed ? "int64_t" : "uint64_t") && !v.is_narrow
                   ? bare(sc, v.text)
                   : pool_printf(P(sc), "(%s)%s", type, v.text);
    }
    switch (s) {
    case STORE_TEXT:
        if (v.form != C_BYTES) return v.text;
        {
            const char *name = temp(sc);
            line(sc->out, "ks_text %s;", name);
            try_call(sc, pool_printf(P(sc), "ks_text_of(ks, %s, &%s)", v.text, name));
            return name;
        }
    case STORE_POINTER: return as_pointer(sc, v);
    case STORE_REF: return v.text;
    case STORE_F64: return v.form == C_INT ? pool_printf(P(sc), "(double)%s", v.text) : v.text;
    case STORE_F32: return pool_printf(P(sc), "(float)%s", v.text);
    default: return bare(sc, v.text);
    }
}
