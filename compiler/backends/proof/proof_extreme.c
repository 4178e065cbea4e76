/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The least and the greatest number of an array, which an instance of its object is: a loop over the array, once for each
 * object, so that all of them together look at no more bytes than the file has, times the number of such instances. In
 * logic it is a recursive function of the number of elements.
 */
#include "proof_expr.h"
#include "queries.h"

static bool is_known(const expr_ctx *g, const ir_expr *array) {
    if (g->f == NULL || g->attr == NULL || g->attr->kind != IR_VALUE_INSTANCE) return false;
    if (array->op != IR_FIELD || array->args[0]->op != IR_SELF) return false;
    const ir_attr *attr = array->attr;
    const ir_data *d = &attr->data;
    return attr->kind == IR_SEQ && attr->repeat == IR_REPEAT_EXPR && attr->condition == NULL &&
           d->kind == IR_D_INT && (d->endian != IR_CALC || d->size == 1);
}

static const code_expr *further(expr_ctx *g, const ir_expr *e, const code_expr *a,
                                const code_expr *b) {
    return ksyc_code_flat(P(g), a, e->op == IR_ARRAY_MAX ? ">" : "<", b);
}

/* name(buf, at, n): of the first n numbers. */
static void define(expr_ctx *g, const ir_expr *e, const char *name) {
    pool *p = P(g);
    const ir_data *d = &e->args[0]->attr->data;
    const code_expr *n = ksyc_code_word(p, "n");
    const code_expr *before = ksyc_code_flat(p, n, "-", ksyc_code_natural(p, 1));
    const code_expr *rest = code_call(p, name, BUF, AT, before);
    const code_expr *last_at = ksyc_plus_times(p, AT, d->size, ksyc_code_group(p, before));
    const code_expr *last = ksyc_read_number(p, d, READ_TERM, last_at, NULL);
    const code_expr *parts[] = {
        ksyc_code_flat(p, n, "<=", ksyc_code_natural(p, 1)),
        ksyc_read_number(p, d, READ_TERM, AT, NULL),
        further(g, e, last, rest),
        last,
        rest,
    };
    ksyc_write_definition(
        &g->em->logic,
        ksyc_pool_printf(p, "logic integer %s{L}(uint8_t *buf, integer at, integer n)", name),
        ksyc_code_cases(p, parts, sizeof parts / sizeof *parts, false));
}

/* The name of the function, which is defined once. */
static const char *defined(expr_ctx *g, const ir_expr *e) {
    proof_emitter *em = g->em;
    const ir_attr *attr = e->args[0]->attr;
    const char *name =
        ksyc_pool_printf(em->pass, "%s_of_%s_%s", e->op == IR_ARRAY_MAX ? "greatest" : "least",
                         attr->owner->proof_name, attr->stem);
    const bool is_known_before = em->opens && ksyc_names_get(&em->checked.extremes, name) != NULL;
    if (!is_known_before && ksyc_names_add(em->pass, &em->formulas.extremes, name, em) == NULL)
        define(g, e, name);
    return name;
}

val ksyc_derive_extreme(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    const ir_expr *array = e->args[0];
    if (!is_known(g, array)) return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(p, e));
    const ir_data *d = &array->attr->data;
    const char *name = defined(g, e);
    const val at = ksyc_leaf_val(g, LEAF_AT, array), count = ksyc_leaf_val(g, LEAF_COUNT, array);
    ksyc_leaf_val(g, LEAF_MEMORY, NULL);
    ksyc_must(g, ksyc_code_flat(p, count.c, "==", NOUGHT), ksyc_code_flat(p, count.l, ">", NOUGHT));
    const vkind kind = ksyc_kind_of(&e->vtype);
    const code_expr *found = ksyc_new_local(g), *i = ksyc_new_local(g), *one = ksyc_new_local(g);
    const code_expr *place = ksyc_plus_times(p, at.c, d->size, i);
    output *out = g->c;
    if (g->loads) ksyc_take_steps(out, count.c);
    ksyc_line(out, "%s %s = 0;", ksyc_c_type(kind), found->text);
    ksyc_line(out, "uint64_t %s = 0;", i->text);
    ksyc_line(out, "/*@ loop invariant 0 <= %s <= %s;", i->text, ksyc_logic(p, count.l));
    ksyc_line(out, "    loop invariant %s > 0 ==> %s == %s;", i->text, found->text,
              ksyc_logic(p, code_call(p, name, BUF, at.l, i)));
    const code_expr *range = ksyc_range_of_name(p, kind, ksyc_range_of_vtype(&e->vtype), found);
    if (range != NULL) ksyc_line(out, "    loop invariant %s;", ksyc_logic(p, range));
    ksyc_line(out, "    loop assigns %s, %s%s;", found->text, i->text, g->loads ? ", *gate" : "");
    ksyc_line(out, "    loop variant %s - %s; */", ksyc_logic(p, count.l), i->text);
    ksyc_block(out, "while (%s < %s)", i->text, ksyc_in(out, count.c));
    if (g->loads) ksyc_look(out, place, ksyc_code_natural(p, d->size));
    ksyc_hold(out, ksyc_c_type(kind), one->text,
              ksyc_read_number(p, d, ksyc_reading(g->loads), place, NULL));
    ksyc_line(out, "if (%s == 0 || %s) %s = %s;", i->text, ksyc_in(out, further(g, e, one, found)),
              found->text, one->text);
    ksyc_line(out, "%s++;", i->text);
    ksyc_end(out);
    return ksyc_number_val(g, e, kind, found, code_call(p, name, BUF, at.l, count.l), 0);
}
