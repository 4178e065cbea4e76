/* SPDX-License-Identifier: Apache-2.0 */
/* typing_node.c - new nodes of typed expressions, and messages about them; see typing.h. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "queries.h"
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

/* These bring their result to the type of their range. */
static bool is_computed(const ir_expr *e) {
    return e->op == IR_TERNARY || e->op == IR_NEG || e->op == IR_INVERT ||
           ksyc_is_operator(e->op) || ksyc_is_mixed_extreme(e);
}

ir_expr *ksyc_in_one_type(const expr_scope *sc, ir_expr *e) {
    if (e == NULL || e->vtype.kind != IR_INT || !ksyc_range_is_wide(e->vtype.range)) return e;
    if (!is_computed(e)) { /* what is kept may be too large, and is checked */
        ir_expr *cast = ksyc_pool_alloc(sc->s->pool, sizeof *cast);
        *cast = (ir_expr){.op = IR_CAST, .vtype = e->vtype, .place = e->place, .source = e->source};
        cast->num_args = 1;
        cast->args = ksyc_pool_array(sc->s->pool, 1, sizeof *cast->args);
        cast->args[0] = e;
        cast->vtype.range = ksyc_range_narrow(e->vtype.range, &cast->checked);
        return cast;
    }
    e->vtype.range = ksyc_range_narrow(e->vtype.range, &e->checked);
    if (e->op == IR_TERNARY) {
        e->args[1] = ksyc_in_one_type(sc, e->args[1]);
        e->args[2] = ksyc_in_one_type(sc, e->args[2]);
    }
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
