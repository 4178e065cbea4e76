/* SPDX-License-Identifier: Apache-2.0 */
/* run_value.c - values of expressions, and how they are stored in objects. */
#include <string.h>

#include "run.h"

/* A value at any address. */
#define LOAD(type, from, to)                                                                       \
    type to;                                                                                       \
    memcpy(&(to), from, sizeof(to))

/* ------------------------------------------------------------------------------------- look-up */

run_type *ksyc_run_type_of(const run_program *p, const ir_type *type) {
    return &p->types[type->number];
}

run_field *ksyc_run_field_of(const run_program *p, const ir_attr *attr) {
    const run_type *t = ksyc_run_type_of(p, attr->owner);
    switch (attr->kind) {
    case IR_PARAM: return &t->params[attr->index];
    case IR_SEQ: return &t->seq[attr->index];
    case IR_PARSE_INSTANCE:
    case IR_VALUE_INSTANCE: break;
    }
    return &t->instances[attr->index];
}

/* -------------------------------------------------------------------------------------- values */

run_value ksyc_run_number(ks_int number) { return (run_value){.form = RUN_INT, .number = number}; }
run_value ksyc_run_u64(uint64_t number) { return ksyc_run_number(ks_int_of_u64(number)); }
run_value ksyc_run_s64(int64_t number) { return ksyc_run_number(ks_int_of_s64(number)); }
run_value ksyc_run_truth(bool truth) { return (run_value){.form = RUN_BOOL, .truth = truth}; }
run_value ksyc_run_real(double real) { return (run_value){.form = RUN_FLOAT, .real = real}; }
run_value ksyc_run_text(run_form form, ks_text text) {
    return (run_value){.form = form, .text = text};
}
run_value ksyc_run_object_value(run_object *object) {
    return (run_value){.form = RUN_OBJECT, .object = object};
}

double ksyc_run_as_real(const run_value *v) {
    return v->form == RUN_INT ? ks_int_to_f64(v->number) : v->real;
}

void ksyc_run_bytes_or_text(run_value *v, const ir_vtype *type) {
    if (type->kind == IR_BYTES && v->form == RUN_TEXT) v->form = RUN_BYTES;
}

/* --------------------------------------------------------------------------------- from places */

static run_value load_number(store s, const void *place) {
    switch (s) {
    case STORE_U8: {
        LOAD(uint8_t, place, x);
        return ksyc_run_u64(x);
    }
    case STORE_U16: {
        LOAD(uint16_t, place, x);
        return ksyc_run_u64(x);
    }
    case STORE_U32: {
        LOAD(uint32_t, place, x);
        return ksyc_run_u64(x);
    }
    case STORE_S8: {
        LOAD(int8_t, place, x);
        return ksyc_run_s64(x);
    }
    case STORE_S16: {
        LOAD(int16_t, place, x);
        return ksyc_run_s64(x);
    }
    case STORE_S32: {
        LOAD(int32_t, place, x);
        return ksyc_run_s64(x);
    }
    case STORE_S64: {
        LOAD(int64_t, place, x);
        return ksyc_run_s64(x);
    }
    default: break;
    }
    LOAD(uint64_t, place, x);
    return ksyc_run_u64(x);
}

run_value ksyc_run_load(store s, const void *place, const ir_vtype *type) {
    switch (s) {
    case STORE_BOOL: {
        LOAD(bool, place, x);
        return ksyc_run_truth(x);
    }
    case STORE_F32: {
        LOAD(float, place, x);
        return ksyc_run_real((double)x);
    }
    case STORE_F64: {
        LOAD(double, place, x);
        return ksyc_run_real(x);
    }
    case STORE_INT: {
        LOAD(ks_int, place, x);
        return ksyc_run_number(x);
    }
    case STORE_BYTES: {
        LOAD(ks_bytes, place, x);
        return ksyc_run_text(RUN_BYTES, (ks_text){x.data, x.size, x.size});
    }
    case STORE_TEXT: {
        LOAD(ks_text, place, x);
        return ksyc_run_text(type->kind == IR_BYTES ? RUN_BYTES : RUN_TEXT, x);
    }
    case STORE_OBJECT:
    case STORE_POINTER: {
        LOAD(run_object *, place, x);
        return ksyc_run_object_value(x);
    }
    case STORE_REF: {
        LOAD(ks_ref, place, x);
        return (run_value){.form = RUN_REF, .object = x.object};
    }
    case STORE_ANY: return (run_value){.form = RUN_ANY, .any = place};
    case STORE_STREAM: {
        LOAD(ks_stream *, place, x);
        return (run_value){.form = RUN_STREAM, .stream = x};
    }
    case STORE_LIST:
        return (run_value){.form = RUN_ARRAY,
                           .array = {.place = place, .store = ksyc_literal_store(type->elem)}};
    default: return load_number(s, place);
    }
}

run_value ksyc_run_load_wire(ks_wire wire, const uint8_t *at) {
    switch (wire) {
    case KS_WIRE_U1: return ksyc_run_u64(ks_u1(at));
    case KS_WIRE_S1: return ksyc_run_s64(ks_s1(at));
    case KS_WIRE_U2LE: return ksyc_run_u64(ks_u2le(at));
    case KS_WIRE_U2BE: return ksyc_run_u64(ks_u2be(at));
    case KS_WIRE_S2LE: return ksyc_run_s64(ks_s2le(at));
    case KS_WIRE_S2BE: return ksyc_run_s64(ks_s2be(at));
    case KS_WIRE_U4LE: return ksyc_run_u64(ks_u4le(at));
    case KS_WIRE_U4BE: return ksyc_run_u64(ks_u4be(at));
    case KS_WIRE_S4LE: return ksyc_run_s64(ks_s4le(at));
    case KS_WIRE_S4BE: return ksyc_run_s64(ks_s4be(at));
    case KS_WIRE_U8LE: return ksyc_run_u64(ks_u8le(at));
    case KS_WIRE_U8BE: return ksyc_run_u64(ks_u8be(at));
    case KS_WIRE_S8LE: return ksyc_run_s64(ks_s8le(at));
    case KS_WIRE_S8BE: return ksyc_run_s64(ks_s8be(at));
    case KS_WIRE_F4LE: return ksyc_run_real((double)ks_f4le(at));
    case KS_WIRE_F4BE: return ksyc_run_real((double)ks_f4be(at));
    case KS_WIRE_F8LE: return ksyc_run_real(ks_f8le(at));
    case KS_WIRE_F8BE: return ksyc_run_real(ks_f8be(at));
    case KS_WIRE_NONE: break;
    }
    return ksyc_run_u64(0);
}

/* ----------------------------------------------------------------------------------- to places */

bool ksyc_run_is_between(run_scope *s, ks_int number, ks_int least, ks_int most) {
    const bool is_below = ks_int_compare(number, least) < 0;
    if (!is_below && ks_int_compare(number, most) <= 0) return true;
    ks_fail_found(s->ks, KS_OVERFLOW, ksyc_run_here(s), is_below ? "at least %" : "at most %",
                  ks_int_to_value(is_below ? least : most), ks_int_to_value(number));
    return ksyc_run_leave(s, &s->fail);
}

static bool save_number(run_scope *s, store to, void *place, ks_int number) {
    const uint64_t largest = ksyc_store_largest(to);
    /* In two's complement, -largest - 1 is the complement of the largest number. */
    const ks_int least = {ksyc_store_is_signed(to) ? ~largest : 0, ksyc_store_is_signed(to)};
    if (!ksyc_run_is_between(s, number, least, ks_int_of_u64(largest))) return false;
    /* The low bytes of the word are those of the number in each width, in two's complement. */
    const uint64_t word = number.word;
    const uint32_t low = (uint32_t)(word & UINT32_MAX);
    const uint16_t half = (uint16_t)(word & UINT16_MAX);
    const uint8_t byte = (uint8_t)(word & UINT8_MAX);
    switch (ksyc_run_store_size(to)) {
    case 1: memcpy(place, &byte, sizeof byte); break;
    case 2: memcpy(place, &half, sizeof half); break;
    case 4: memcpy(place, &low, sizeof low); break;
    default: memcpy(place, &word, sizeof word); break;
    }
    return true;
}

/* What a value is that some object holds. */
static ks_ref ref_of(const run_object *object) {
    return object != NULL ? (ks_ref){&object->type->table, (void *)(uintptr_t)object}
                          : (ks_ref){NULL, NULL};
}

/* Bytes are loaded, since text always is. */
static bool text_of(run_scope *s, const run_value *v, ks_text *out) {
    *out = v->text;
    return v->form != RUN_BYTES || ksyc_run_try(s, ks_text_of(s->ks, ks_raw(v->text), out));
}

static bool save_any(run_scope *s, void *place, const run_value *v) {
    ks_any any;
    memset(&any, 0, sizeof any);
    switch (v->form) {
    case RUN_INT:
        any.kind = v->number.is_negative ? KS_ANY_S64 : KS_ANY_U64;
        any.u64 = v->number.is_negative ? 0 : v->number.word;
        if (v->number.is_negative && !ks_int_to_s64(s->ks, v->number, &any.s64))
            return ksyc_run_place_and_leave(s);
        break;
    case RUN_BOOL:
        any.kind = KS_ANY_BOOL;
        any.u64 = v->truth ? 1 : 0;
        break;
    case RUN_FLOAT:
        any.kind = KS_ANY_F64;
        any.f64 = v->real;
        break;
    case RUN_BYTES:
    case RUN_TEXT:
        any.kind = v->form == RUN_TEXT ? KS_ANY_TEXT : KS_ANY_BYTES;
        if (!text_of(s, v, &any.bytes)) return false;
        break;
    case RUN_OBJECT:
    case RUN_REF:
        any.kind = KS_ANY_OBJECT;
        any.object = ref_of(v->object);
        break;
    case RUN_ANY: any = *v->any; break;
    case RUN_STREAM:
    case RUN_RECORD:
    case RUN_ARRAY: return ksyc_run_unknown(s, "a value that has a place of its own");
    }
    memcpy(place, &any, sizeof any);
    return true;
}

bool ksyc_run_save(run_scope *s, store to, void *place, const run_value *v) {
    switch (to) {
    case STORE_BOOL: memcpy(place, &v->truth, sizeof v->truth); return true;
    case STORE_F32: {
        const float real = (float)ksyc_run_as_real(v);
        memcpy(place, &real, sizeof real);
        return true;
    }
    case STORE_F64: {
        const double real = ksyc_run_as_real(v);
        memcpy(place, &real, sizeof real);
        return true;
    }
    case STORE_INT: memcpy(place, &v->number, sizeof v->number); return true;
    case STORE_BYTES: {
        const ks_bytes raw = ks_raw(v->text);
        memcpy(place, &raw, sizeof raw);
        return true;
    }
    case STORE_TEXT: {
        ks_text text;
        if (!text_of(s, v, &text)) return false;
        memcpy(place, &text, sizeof text);
        return true;
    }
    case STORE_OBJECT:
    case STORE_POINTER: memcpy(place, &v->object, sizeof v->object); return true;
    case STORE_REF: {
        const ks_ref ref = ref_of(v->object);
        memcpy(place, &ref, sizeof ref);
        return true;
    }
    case STORE_ANY: return save_any(s, place, v);
    case STORE_STREAM: memcpy(place, &v->stream, sizeof v->stream); return true;
    case STORE_LIST: memcpy(place, v->array.place, sizeof(ks_list)); return true;
    default: return save_number(s, to, place, v->number);
    }
}

ks_value ksyc_run_found(ks_ctx *ks, const run_value *v) {
    if (v->form == RUN_INT) return ks_int_to_value(v->number);
    if (v->form == RUN_FLOAT) return ks_value_f64(v->real);
    if (v->form == RUN_BYTES || v->form == RUN_TEXT)
        return ks_value_bytes(ks, v->text.data, v->text.size);
    return ks_none();
}
