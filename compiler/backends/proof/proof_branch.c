/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions that compute only some of their parts: `and`, `or`, conditionals, and elements of a list of constants.
 */
#include <string.h>

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

static const char *grouped(pool *p, const char *l) {
    return strpbrk(l, " ") != NULL ? ksyc_wrapped(p, l) : l;
}

static const char *all_grouped(pool *p, const clauses *all) {
    return grouped(p, ksyc_conjunction(p, all));
}

val ksyc_derive_logic(expr_ctx *g, const ir_expr *e) {
    bool is_and = e->op == IR_AND;
    val a = ksyc_derive(g, e->args[0]);
    output right;
    const clauses *defined;
    val b = derive_apart(g, e->args[1], &right, &defined);
    const char *l = ksyc_pool_printf(P(g), "(%s %s %s)", a.l, is_and ? "&&" : "||", b.l);
    if (ksyc_output_is_empty(&right)) {
        return ksyc_truth_val(ksyc_pool_printf(P(g), "(%s %s %s)", a.c, is_and ? "&&" : "||", b.c),
                              l, a.mask | b.mask);
    }
    const char *name = ksyc_new_local(g);
    ksyc_line(g->c, "bool %s = %s;", name, ksyc_unwrapped(P(g), a.c));
    ksyc_block(g->c, is_and ? "if (%s)" : "if (!%s)", name);
    ksyc_append_output(g->c, &right);
    ksyc_line(g->c, "%s = %s;", name, ksyc_unwrapped(P(g), b.c));
    ksyc_end(g->c);
    if (defined != NULL)
        g->defined =
            ksyc_all_of(P(g), g->defined,
                        ksyc_pool_printf(P(g), is_and ? "(%s ==> %s)" : "(!%s ==> %s)",
                                         ksyc_wrapped(P(g), a.l), all_grouped(P(g), defined)));
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
    val a = derive_apart(g, e->args[1], &yes, &yes_defined);
    bool before = g->index_positive;
    g->index_positive = before || is_index_zero(e->args[0]);
    val b = derive_apart(g, e->args[2], &no, &no_defined);
    g->index_positive = before;
    vkind kind = ksyc_kind_of(&e->vtype);
    expr_ctx in_yes = *g, in_no = *g;
    in_yes.c = &yes, in_no.c = &no;
    in_yes.defined = yes_defined, in_no.defined = no_defined;
    const char *when_true = a.c, *when_false = b.c;
    if (kind == V_U64 || kind == V_S64) {
        when_true = ksyc_fitted_operand(&in_yes, &a, kind == V_S64);
        when_false = ksyc_fitted_operand(&in_no, &b, kind == V_S64);
    }
    uint64_t mask = test.mask | a.mask | b.mask;
    const char *condition = grouped(P(g), test.l);
    val v = {
        .kind = kind, .c = "0", .l = "0", .mask = mask, .range = ksyc_range_of_vtype(&e->vtype)};
    if (e->vtype.kind == IR_INT && ksyc_range_is_wide(e->vtype.range)) return ksyc_too_wide(g, e);
    if (kind == V_BOOL) {
        v.l = ksyc_pool_printf(P(g), "(%s ? %s : %s)", condition, grouped(P(g), a.l),
                               grouped(P(g), b.l));
    } else if (kind != V_NONE) {
        v.l = ksyc_pool_printf(P(g), "(%s ? %s : %s)", condition, a.l, b.l);
    }
    if (in_yes.defined != NULL)
        g->defined = ksyc_all_of(
            P(g), g->defined,
            ksyc_pool_printf(P(g), "(%s ==> %s)", condition, all_grouped(P(g), in_yes.defined)));
    if (in_no.defined != NULL)
        g->defined = ksyc_all_of(P(g), g->defined,
                                 ksyc_pool_printf(P(g), "(!%s ==> %s)", ksyc_wrapped(P(g), test.l),
                                                  all_grouped(P(g), in_no.defined)));
    if (ksyc_output_is_empty(&yes) && ksyc_output_is_empty(&no)) {
        if (kind != V_NONE)
            v.c = ksyc_pool_printf(P(g), "(%s ? %s : %s)", test.c, when_true, when_false);
        return v;
    }
    const char *name = ksyc_new_local(g);
    if (kind != V_NONE)
        ksyc_line(g->c, "%s %s = 0;",
                  kind == V_BOOL  ? "bool"
                  : kind == V_S64 ? "int64_t"
                                  : "uint64_t",
                  name);
    ksyc_block(g->c, "if (%s)", ksyc_unwrapped(P(g), test.c));
    ksyc_append_output(g->c, &yes);
    if (kind != V_NONE) ksyc_line(g->c, "%s = %s;", name, ksyc_unwrapped(P(g), when_true));
    ksyc_end_block(g->c, "else");
    ksyc_append_output(g->c, &no);
    if (kind != V_NONE) ksyc_line(g->c, "%s = %s;", name, ksyc_unwrapped(P(g), when_false));
    ksyc_end(g->c);
    v.c = kind != V_NONE ? name : "0";
    return v;
}

/* [1, 2, 4, 8][index]; ksyc represents a list of small numbers as a byte string. */
val ksyc_derive_choice(expr_ctx *g, const ir_expr *e) {
    const ir_expr *array = e->args[0];
    bool is_bytes = array->op == IR_LIT_BYTES;
    size_t count = is_bytes ? array->size : array->num_args;
    val index = ksyc_derive(g, e->args[1]);
    vkind kind = ksyc_kind_of(&e->vtype);
    const char *name = ksyc_new_local(g);
    output l = ksyc_output_new(P(g), 0);
    if (kind != V_U64 && kind != V_S64)
        return ksyc_unsupported(g->em, e->place, "lists of anything but numbers");
    ksyc_line(g->c, "%s %s = 0;", kind == V_S64 ? "int64_t" : "uint64_t", name);
    ksyc_block(g->c, "switch (%s)", index.c);
    for (size_t i = 0; i < count; i++) {
        expr_number item = {is_bytes ? (unsigned char)array->text[i] : 0, false};
        if (!is_bytes && !ksyc_expr_constant(array->args[i], &item))
            return ksyc_unsupported(g->em, e->place, "lists of anything but constants");
        val v = ksyc_literal_val(P(g), item.word, item.negative);
        ksyc_line(g->c, "case %zu: %s = %s; break;", i, name, v.c);
    }
    ksyc_line(g->c, "default: return false;");
    ksyc_output_use(g->c, REFUSES);
    ksyc_end(g->c);
    for (size_t i = 0; i < count; i++) {
        expr_number item = {is_bytes ? (unsigned char)array->text[i] : 0, false};
        if (!is_bytes) ksyc_expr_constant(array->args[i], &item);
        const char *v = ksyc_literal_val(P(g), item.word, item.negative).l;
        if (i + 1 < count) ksyc_appendf(&l, "%s == %zu ? ", index.l, i);
        ksyc_appendf(&l, i + 1 < count ? "%s : " : "%s", v);
    }
    g->defined =
        ksyc_all_of(P(g), g->defined, ksyc_pool_printf(P(g), "0 <= %s < %zu", index.l, count));
    return ksyc_number_val(g, e, kind, name,
                           ksyc_pool_printf(P(g), "(%s)", count > 0 ? ksyc_output_text(&l) : "0"),
                           index.mask);
}
