/* SPDX-License-Identifier: Apache-2.0 */
/* typing_node.c - new nodes of typed expressions, and messages about them; see typing.h. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "range.h"
#include "typing.h"

void ksyc_type_error(const expr_scope *sc, const ast *tree, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    ksyc_diag_error(sc->s->diag, ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset), "%s",
                    text);
}

ir_expr *ksyc_new_expr(const expr_scope *sc, const ast *tree, ir_op op, ir_kind kind,
                       size_t num_args) {
    ir_expr *e = ksyc_pool_alloc(sc->s->pool, sizeof *e);
    e->op = op;
    e->vtype = ksyc_vtype_kind(kind);
    e->place = ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset);
    e->num_args = num_args;
    e->args = ksyc_pool_array(sc->s->pool, num_args, sizeof(ir_expr *));
    return e;
}

ir_expr *ksyc_int_literal(const expr_scope *sc, const ast *tree, uint64_t word, bool negative) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_INT, IR_INT, 0);
    bool checked = false;
    wide value = ksyc_wide_word(word, negative);
    e->word = word;
    e->negative = value.negative;
    e->vtype.range = ksyc_range_make(value, value, &checked);
    return e;
}

ir_expr *ksyc_str_literal(const expr_scope *sc, const ast *tree, const char *text, size_t size) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_STR, IR_STR, 0);
    e->text = ksyc_pool_copy(sc->s->pool, text, size); /* the tree is given up before */
    e->size = size;
    return e;
}

/* Only operators and conditionals have wide ranges; they bring their result to the type of their range. */
ir_expr *ksyc_in_one_type(ir_expr *e) {
    if (e != NULL && e->op == IR_LIT_ARRAY)
        for (size_t i = 0; i < e->num_args; i++) ksyc_in_one_type(e->args[i]);
    if (e == NULL || e->vtype.kind != IR_INT || !ksyc_range_is_wide(e->vtype.range)) return e;
    e->vtype.range = ksyc_range_narrow(e->vtype.range, &e->checked);
    if (e->op == IR_TERNARY) ksyc_in_one_type(e->args[1]), ksyc_in_one_type(e->args[2]);
    return e;
}

ir_expr *ksyc_float_literal(const expr_scope *sc, const ast *tree, double number) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_FLOAT, IR_FLOAT, 0);
    e->number = number;
    return e;
}

ir_expr *ksyc_bool_literal(const expr_scope *sc, const ast *tree, bool value) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_BOOL, IR_BOOL, 0);
    e->word = value;
    return e;
}

ir_expr *ksyc_join_literals(const expr_scope *sc, const ast *tree, const ir_expr *a,
                            const ir_expr *b) {
    char *text = ksyc_pool_alloc(sc->s->pool, a->size + b->size + 1);
    memcpy(text, a->text, a->size);
    memcpy(text + a->size, b->text, b->size);
    return ksyc_str_literal(sc, tree, text, a->size + b->size);
}
