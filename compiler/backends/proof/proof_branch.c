/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions that compute only some of their parts: `and`, `or`, conditionals, and elements of a list of constants.
 */
#include "expr_show.h"
#include "proof_expr.h"
#include "queries.h"
#include "range.h"

/* ------------------------------------------------------------------------------------ conditions */

/* Derives `e` in the context `g`, but keeps its statements and its conditions apart. */
static val derive_apart(expr_ctx *g, const ir_expr *e, output *c, const clauses **defined) {
    expr_ctx inner = *g;
    *c = ksyc_output_new(P(g), g->c->indent + 1);
    inner.c = c;
    inner.defined = NULL;
    inner.may_skip = true;
    val v = ksyc_derive(&inner, e);
    *defined = inner.defined;
    return v;
}

static const code_expr *all_grouped(pool *p, const clauses *all) {
    return ksyc_code_set_off(p, ksyc_conjunction(p, all));
}

/* `(l ==> all of them)`, before which `defined` has to hold. */
static void define_when(expr_ctx *g, const code_expr *l, const clauses *all) {
    if (all != NULL)
        g->defined =
            ksyc_all_of(P(g), g->defined, ksyc_code_infix(P(g), l, "==>", all_grouped(P(g), all)));
}

static const code_expr *denied(pool *p, const code_expr *l) {
    return ksyc_not(p, ksyc_code_group(p, l));
}

val ksyc_derive_logic(expr_ctx *g, const ir_expr *e) {
    bool is_and = e->op == IR_AND;
    val a = ksyc_derive(g, e->args[0]);
    output right;
    const clauses *defined;
    val b = derive_apart(g, e->args[1], &right, &defined);
    const char *sign = is_and ? "&&" : "||";
    const code_expr *l = ksyc_code_infix(P(g), a.l, sign, b.l);
    if (ksyc_output_is_empty(&right))
        return ksyc_truth_val(ksyc_code_infix(P(g), a.c, sign, b.c), l, a.mask | b.mask);
    const code_expr *name = ksyc_new_local(g);
    ksyc_line(g->c, "bool %s = %s;", name->text, ksyc_alone_in(g->c, a.c));
    ksyc_block(g->c, is_and ? "if (%s)" : "if (!%s)", name->text);
    ksyc_append_output(g->c, &right);
    ksyc_line(g->c, "%s = %s;", name->text, ksyc_alone_in(g->c, b.c));
    ksyc_end(g->c);
    define_when(g, is_and ? ksyc_code_group(P(g), a.l) : denied(P(g), a.l), defined);
    return ksyc_truth_val(name, l, a.mask | b.mask);
}

static bool is_index_zero(const ir_expr *e) {
    return e->op == IR_EQ && e->args[0]->op == IR_INDEX && e->args[1]->op == IR_LIT_INT &&
           e->args[1]->word == 0;
}

val ksyc_derive_ternary(expr_ctx *g, const ir_expr *e) {
    val test = ksyc_derive(g, e->args[0]);
    output yes, no;
    const clauses *yes_defined, *no_defined;
    const ir_expr *held = g->holds;
    g->holds = e->args[0];
    val a = derive_apart(g, e->args[1], &yes, &yes_defined);
    g->holds = held;
    bool before = g->index_positive;
    g->index_positive = before || is_index_zero(e->args[0]);
    val b = derive_apart(g, e->args[2], &no, &no_defined);
    g->index_positive = before;
    vkind kind = ksyc_kind_of(&e->vtype);
    expr_ctx in_yes = *g, in_no = *g;
    in_yes.c = &yes, in_no.c = &no;
    in_yes.defined = yes_defined, in_no.defined = no_defined;
    const code_expr *when_true = a.c, *when_false = b.c;
    const bool is_wide = ksyc_is_wide(&e->vtype);
    if (is_wide) {
        when_true = ksyc_wide_of(&in_yes, &a);
        when_false = ksyc_wide_of(&in_no, &b);
    } else if (kind == V_U64 || kind == V_S64) {
        when_true = ksyc_fitted_operand(&in_yes, &a, kind == V_S64);
        when_false = ksyc_fitted_operand(&in_no, &b, kind == V_S64);
    }
    uint64_t mask = test.mask | a.mask | b.mask;
    const code_expr *condition = ksyc_code_set_off(P(g), test.l);
    val v = {.kind = kind,
             .c = NOUGHT,
             .l = NOUGHT,
             .mask = mask,
             .range = ksyc_range_of_vtype(&e->vtype)};
    if (kind == V_BOOL) {
        v.l = ksyc_choice(P(g), condition, ksyc_code_set_off(P(g), a.l),
                          ksyc_code_set_off(P(g), b.l));
    } else if (kind != V_NONE) {
        v.l = ksyc_choice(P(g), condition, a.l, b.l);
    }
    define_when(g, condition, in_yes.defined);
    define_when(g, denied(P(g), test.l), in_no.defined);
    if (ksyc_output_is_empty(&yes) && ksyc_output_is_empty(&no)) {
        if (is_wide)
            return ksyc_held_wide(g, e, ksyc_choice(P(g), test.c, when_true, when_false), v.l,
                                  mask);
        if (kind != V_NONE) v.c = ksyc_choice(P(g), test.c, when_true, when_false);
        v.is_int = a.is_int && b.is_int;
        return v;
    }
    const code_expr *name = ksyc_new_local(g);
    if (is_wide) v.kind = V_WIDE;
    if (kind != V_NONE)
        ksyc_line(g->c, "%s %s = %s;", ksyc_c_type(v.kind), name->text,
                  is_wide ? "{0, false}" : "0");
    ksyc_block(g->c, "if (%s)", ksyc_alone_in(g->c, test.c));
    ksyc_append_output(g->c, &yes);
    if (kind != V_NONE) ksyc_line(g->c, "%s = %s;", name->text, ksyc_alone_in(g->c, when_true));
    ksyc_end_block(g->c, "else");
    ksyc_append_output(g->c, &no);
    if (kind != V_NONE) ksyc_line(g->c, "%s = %s;", name->text, ksyc_alone_in(g->c, when_false));
    ksyc_end(g->c);
    v.c = kind != V_NONE ? name : NOUGHT;
    return v;
}

/* [1, 2, 4, 8][index]; ksyc represents a list of small numbers as a byte string. */
const ir_expr *ksyc_list_behind(const ir_expr *array) {
    const ir_expr *e = array;
    if (e->op == IR_FIELD && e->attr->kind == IR_VALUE_INSTANCE && e->attr->condition == NULL)
        e = e->attr->value;
    while (e->op == IR_CAST) e = e->args[0];
    return e->op == IR_LIT_ARRAY || e->op == IR_LIT_BYTES ? e : array;
}

val ksyc_derive_choice(expr_ctx *g, const ir_expr *e, const ir_expr *array) {
    bool is_bytes = array->op == IR_LIT_BYTES;
    size_t count = is_bytes ? array->size : array->num_args;
    val index = ksyc_derive(g, e->args[1]);
    vkind kind = ksyc_kind_of(&e->vtype);
    const code_expr *name = ksyc_new_local(g);
    const code_expr **cases = ksyc_pool_array(P(g), 2 * count, sizeof *cases);
    if (kind != V_U64 && kind != V_S64)
        return ksyc_unsupported(g->em, e->place, "lists of anything but numbers");
    ksyc_line(g->c, "%s %s = 0;", kind == V_S64 ? "int64_t" : "uint64_t", name->text);
    ksyc_block(g->c, "switch (%s)", ksyc_in(g->c, index.c));
    for (size_t i = 0; i < count; i++) {
        expr_number item = {is_bytes ? (unsigned char)array->text[i] : 0, false};
        if (!is_bytes && !ksyc_is_number_of_grammar(array->args[i], &item))
            return ksyc_unsupported(g->em, e->place, "lists of anything but constants");
        val v = ksyc_literal_val(P(g), item.word, item.negative);
        ksyc_line(g->c, "case %zu: %s = %s; break;", i, name->text, ksyc_in(g->c, v.c));
        const code_expr *is_this = ksyc_code_flat(P(g), index.l, "==", ksyc_code_natural(P(g), i));
        if (i + 1 < count) cases[2 * i] = is_this;
        cases[i + 1 < count ? 2 * i + 1 : 2 * i] = v.l;
    }
    ksyc_line(g->c, "default: return %s;", ksyc_refusal(g->loads));
    ksyc_output_use(g->c, REFUSES);
    ksyc_end(g->c);
    g->defined = ksyc_all_of(P(g), g->defined,
                             ksyc_code_flat(P(g), ksyc_code_flat(P(g), NOUGHT, "<=", index.l), "<",
                                            ksyc_code_natural(P(g), count)));
    const code_expr *l = count > 0 ? ksyc_code_cases(P(g), cases, 2 * count - 1, false) : NOUGHT;
    return ksyc_number_val(g, e, kind, name, ksyc_code_group(P(g), l), index.mask);
}
