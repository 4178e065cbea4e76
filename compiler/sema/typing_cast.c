/* SPDX-License-Identifier: Apache-2.0 */
/* typing_cast.c - casts; see typing.h. */
#include "range.h"
#include "typing.h"

/* Whether the cast changes nothing. */
static bool is_same(ir_vtype from, ir_vtype to) {
    if (from.kind != to.kind) return false;
    switch (from.kind) {
    case IR_OBJECT: return from.type == to.type;
    case IR_ENUM: return from.enumeration == to.enumeration;
    case IR_ARRAY: return is_same(*from.elem, *to.elem);
    default: return true; /* integers keep their value, whatever width they are called */
    }
}

static bool is_possible(ir_vtype from, ir_vtype to) {
    bool from_object = from.kind == IR_OBJECT || from.kind == IR_STRUCT;
    bool to_object = to.kind == IR_OBJECT || to.kind == IR_STRUCT;
    if (to.kind == IR_ANY) return true;
    if (from.kind == IR_ANY) return to.kind != IR_ARRAY;
    if (from_object && to_object) return true;
    return from.kind == IR_INT && to.kind == IR_FLOAT;
}

ir_expr *ksyc_type_cast(const expr_scope *sc, const ast *tree, ir_expr *of, ir_vtype to) {
    /* A result that is cast to s8 is computed as int64_t. */
    if (to.kind == IR_INT && to.range.min == INT64_MIN) of = ksyc_in_one_type(sc, of);
    if (is_same(of->vtype, to)) return of;
    if (!is_possible(of->vtype, to)) {
        ksyc_type_error(sc, tree, "%s cannot be taken as %s", ksyc_vtype_text(sc->s, of->vtype),
                        ksyc_vtype_text(sc->s, to));
        return NULL;
    }
    if (of->op == IR_LIT_INT && to.kind == IR_FLOAT) {
        wide value = ksyc_wide_word(of->word, of->negative);
        return ksyc_float_literal(
            sc, tree, value.negative ? -(double)value.magnitude : (double)value.magnitude);
    }
    ir_expr *e = ksyc_new_expr(sc, tree, IR_CAST, to.kind, 1);
    e->args[0] = of;
    e->vtype = to;
    return e;
}
