/* SPDX-License-Identifier: Apache-2.0 */
/* typing_sizeof.c - sizeof and _sizeof; see typing.h. */
#include "queries.h"
#include "typing.h"

static ir_expr *size_literal(const expr_scope *sc, const ast *tree, extent x, const char *of,
                             bool in_bits) {
    if (x.is_fixed)
        return ksyc_int_literal(sc, tree, in_bits ? x.bits : x.bits / 8 + (x.bits % 8 != 0), false);
    ksyc_type_error(sc, tree, "the size of %s is not fixed: %s", of, x.why);
    return NULL;
}

ir_expr *ksyc_type_sizeof(const expr_scope *sc, const ast *tree) {
    const type_ref *ref = tree->ref;
    bool in_bits = tree->op == AST_BITSIZEOF;
    extent x = {.why = "an array can have any number of elements"};
    ir_data data = {0};
    bool has_endian;
    if (!ref->is_array && ref->num_parts == 1 && !ref->is_absolute &&
        ksyc_is_number_type(ref->parts[0], &data, &has_endian)) {
        x = (extent){true, data.kind == IR_D_BITS ? data.bits : data.size * 8, NULL};
    } else if (!ref->is_array) {
        source_place place = ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset);
        type_info *type = ksyc_find_type(sc->s, sc->type, ref, place);
        if (type == NULL) return NULL;
        x = sc->s->find.size_of_type(sc->s, type);
    }
    return size_literal(sc, tree, x, ksyc_pool_printf(sc->s->pool, "'%s'", ref->text), in_bits);
}

ir_expr *ksyc_type_sizeof_value(const expr_scope *sc, const ast *tree, const ir_expr *of) {
    extent x = {.why = "only fields that are read have a size"};
    const char *name = "this value";
    bool is_read = of->op == IR_FIELD && ksyc_is_parsed(of->attr);
    if (is_read) {
        x = sc->s->find.size_of_field(sc->s, attr_info_of(of->attr));
        name = ksyc_pool_printf(sc->s->pool, "'%s'", of->attr->id);
    } else if (of->vtype.kind == IR_OBJECT &&
               (of->op == IR_SELF || of->op == IR_PARENT || of->op == IR_ROOT)) {
        x = sc->s->find.size_of_type(sc->s, info_of(of->vtype.type));
        name = ksyc_pool_printf(sc->s->pool, "'%s'", of->vtype.type->path);
    }
    return size_literal(sc, tree, x, name, false);
}
