/* SPDX-License-Identifier: Apache-2.0 */
/* vtypes.c - static types: construction, combination, comparison; see sema.h. */
#include "range.h"
#include "sema.h"

ir_vtype ksyc_vtype_kind(ir_kind kind) { return (ir_vtype){.kind = kind}; }

ir_vtype ksyc_vtype_int(ir_range range) { return (ir_vtype){.kind = IR_INT, .range = range}; }

ir_vtype ksyc_vtype_object(const type_info *type) {
    return (ir_vtype){.kind = IR_OBJECT, .type = &type->ir};
}

ir_vtype ksyc_vtype_array(sema *s, ir_vtype elem) {
    ir_vtype *kept = ksyc_pool_alloc(s->pool, sizeof *kept);
    *kept = elem;
    return (ir_vtype){.kind = IR_ARRAY, .elem = kept};
}

bool ksyc_vtype_equal(ir_vtype a, ir_vtype b) {
    if (a.kind != b.kind) return false;
    switch (a.kind) {
    case IR_INT:
        return ksyc_range_contains(a.range, b.range) && ksyc_range_contains(b.range, a.range);
    case IR_ENUM: return a.enumeration == b.enumeration;
    case IR_OBJECT: return a.type == b.type;
    case IR_ARRAY: return ksyc_vtype_equal(*a.elem, *b.elem);
    default: return true;
    }
}

static bool is_object(ir_vtype v) { return v.kind == IR_OBJECT || v.kind == IR_STRUCT; }

ir_vtype ksyc_vtype_combine(sema *s, ir_vtype a, ir_vtype b, bool *checked) {
    if (a.kind == IR_INT && b.kind == IR_FLOAT) return b;
    if (a.kind == IR_FLOAT && b.kind == IR_INT) return a;
    if (is_object(a) && is_object(b))
        return a.kind == b.kind && a.type == b.type ? a : ksyc_vtype_kind(IR_STRUCT);
    if (a.kind != b.kind) return ksyc_vtype_kind(IR_ANY);
    switch (a.kind) {
    case IR_INT: a.range = ksyc_range_join(a.range, b.range); return a;
    case IR_ENUM:
        if (a.enumeration != b.enumeration) return ksyc_vtype_kind(IR_ANY);
        a.range = ksyc_range_union(a.range, b.range, checked);
        return a;
    case IR_ARRAY: {
        ir_vtype elem = ksyc_vtype_combine(s, *a.elem, *b.elem, checked);
        if (elem.kind == IR_ANY && a.elem->kind != IR_ANY) return elem;
        return ksyc_vtype_array(s, elem);
    }
    default: return a;
    }
}

bool ksyc_vtype_assignable(ir_vtype to, ir_vtype from) {
    if (to.kind == IR_ANY) return true;
    if (to.kind == IR_STRUCT) return is_object(from);
    if (to.kind != from.kind) return false;
    switch (to.kind) {
    case IR_ENUM: return to.enumeration == from.enumeration;
    case IR_OBJECT: return to.type == from.type;
    case IR_ARRAY: return ksyc_vtype_assignable(*to.elem, *from.elem);
    default: return true;
    }
}

bool ksyc_vtype_comparable(ir_vtype a, ir_vtype b, bool ordered) {
    bool numbers =
        (a.kind == IR_INT || a.kind == IR_FLOAT) && (b.kind == IR_INT || b.kind == IR_FLOAT);
    if (numbers) return true;
    if (a.kind != b.kind) return false;
    switch (a.kind) {
    case IR_STR:
    case IR_BYTES: return true;
    case IR_BOOL: return !ordered;
    case IR_ENUM: return !ordered && a.enumeration == b.enumeration;
    default: return false;
    }
}

const char *ksyc_vtype_text(sema *s, ir_vtype v) {
    switch (v.kind) {
    case IR_NONE: return "nothing";
    case IR_INT: return "an integer";
    case IR_FLOAT: return "a float";
    case IR_BOOL: return "a boolean";
    case IR_BYTES: return "bytes";
    case IR_STR: return "a string";
    case IR_ENUM: return ksyc_pool_printf(s->pool, "a value of enum '%s'", v.enumeration->path);
    case IR_OBJECT: return ksyc_pool_printf(s->pool, "an object of type '%s'", v.type->path);
    case IR_STRUCT: return "an object of some type";
    case IR_STREAM: return "a stream";
    case IR_ARRAY: return "an array";
    case IR_ANY: return "a value of unlike kinds";
    }
    return "?";
}
