/* SPDX-License-Identifier: Apache-2.0 */
/* typing_list.c - lists and f-strings; see typing.h. */
#include "range.h"
#include "typing.h"

/* --------------------------------------------------------------------------------------- lists */

bool ksyc_is_bytes_literal(const ast *tree) {
    for (size_t i = 0; i < tree->num_args; i++) {
        const ast *item = tree->args[i];
        if (item->op != AST_INT || item->is_huge || item->word > 255) return false;
    }
    return tree->num_args != 0;
}

ir_expr *ksyc_bytes_literal(const expr_scope *sc, const ast *tree) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_BYTES, IR_BYTES, 0);
    char *bytes = ksyc_pool_alloc(sc->s->pool, tree->num_args + 1);
    for (size_t i = 0; i < tree->num_args; i++) bytes[i] = (char)(unsigned char)tree->args[i]->word;
    e->text = bytes;
    e->size = tree->num_args;
    return e;
}

ir_expr *ksyc_type_list(const expr_scope *sc, const ast *tree, ir_expr **items,
                        const ir_vtype *elem) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_ARRAY, IR_ARRAY, tree->num_args);
    ir_vtype v = elem != NULL ? *elem : ksyc_vtype_kind(IR_NONE);
    bool failed = false;
    for (size_t i = 0; i < tree->num_args; i++) {
        ir_expr *item = e->args[i] = items[i];
        if (item == NULL) failed = true;
        if (failed) continue;
        bool first = i == 0 && elem == NULL;
        ir_vtype both =
            first ? item->vtype : ksyc_vtype_combine(sc->s, v, item->vtype, &e->checked);
        if (first) v = both;
        if (both.kind == IR_ANY && v.kind != IR_ANY) {
            ksyc_type_error(sc, tree->args[i], "%s and %s do not go together in a list",
                            ksyc_vtype_text(sc->s, v), ksyc_vtype_text(sc->s, item->vtype));
            failed = true;
        }
        v = both;
    }
    if (failed) return NULL;
    e->vtype = ksyc_vtype_array(sc->s, v);
    return e;
}

ir_expr *ksyc_type_list_as_bytes(const expr_scope *sc, const ast *tree, const ast *items,
                                 ir_expr *array) {
    bool constant = true;
    for (size_t i = 0; i < array->num_args; i++) {
        const ir_expr *item = array->args[i];
        if (item->op != IR_LIT_INT) {
            constant = false;
        } else if (item->negative || item->word > 255) {
            ksyc_type_error(sc, items->args[i], "the element is no byte");
            return NULL;
        }
    }
    ir_expr *e =
        ksyc_new_expr(sc, tree, constant ? IR_LIT_BYTES : IR_CAST, IR_BYTES, constant ? 0 : 1);
    if (!constant) {
        e->args[0] = array;
        return e;
    }
    char *bytes = ksyc_pool_alloc(sc->s->pool, array->num_args + 1);
    for (size_t i = 0; i < array->num_args; i++)
        bytes[i] = (char)(unsigned char)array->args[i]->word;
    e->text = bytes;
    e->size = array->num_args;
    return e;
}

/* ----------------------------------------------------------------------------------- f-strings */

ir_expr *ksyc_type_fstring(const expr_scope *sc, const ast *tree, ir_expr **pieces) {
    ir_expr *whole = NULL;
    bool failed = false;
    for (size_t i = 0; i < tree->num_args; i++) {
        ir_expr *piece = pieces[i];
        if (piece != NULL && piece->vtype.kind == IR_INT) {
            ir_expr *number = ksyc_new_expr(sc, tree->args[i], IR_INT_TO_S, IR_STR, 1);
            number->args[0] = piece;
            ir_expr *text = ksyc_fold_method(sc, tree->args[i], IR_INT_TO_S, piece);
            piece = text != NULL ? text : number;
        } else if (piece != NULL && piece->vtype.kind != IR_STR) {
            ksyc_type_error(sc, tree->args[i], "an f-string takes integers and strings, not %s",
                            ksyc_vtype_text(sc->s, piece->vtype));
            piece = NULL;
        }
        if (piece == NULL) failed = true;
        if (failed) continue;
        if (whole == NULL) {
            whole = piece;
        } else if (whole->op == IR_LIT_STR && piece->op == IR_LIT_STR) {
            whole = ksyc_join_literals(sc, tree, whole, piece);
        } else {
            ir_expr *both = ksyc_new_expr(sc, tree, IR_CONCAT, IR_STR, 2);
            both->args[0] = whole;
            both->args[1] = piece;
            whole = both;
        }
    }
    if (failed) return NULL;
    return whole != NULL ? whole : ksyc_str_literal(sc, tree, "", 0);
}
