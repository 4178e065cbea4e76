/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An expression in C and in logic at once. All integers are 64 bits wide in C, and unsigned if they cannot be
 * negative, as in the reader. An operation that can fail is preceded by a statement that tests it; the condition of
 * that test is added to `defined` of the context.
 */
#include <inttypes.h>
#include <string.h>

#include "expr_show.h"
#include "op_groups.h"
#include "proof.h"
#include "queries.h"
#include "range.h"

#define P(g) ((g)->em->pool)

static val number(expr_ctx *g, const ir_expr *e, vkind kind, const char *c, const char *l,
                  uint64_t mask) {
    (void)g;
    return (val){
        .kind = kind, .c = c, .l = l, .mask = mask, .range = ksyc_range_of_vtype(&e->vtype)};
}

static val truth(const char *c, const char *l, uint64_t mask) {
    return (val){.kind = V_BOOL, .c = c, .l = l, .mask = mask, .range = {0, 1, false}};
}

/* A truth that C knows. */
static val decided_truth(bool value, const char *l, uint64_t mask) {
    val v = truth(value ? "true" : "false", l, mask);
    v.range = ksyc_range_of(value, value);
    return v;
}

static void must(expr_ctx *g, const char *c, const char *l) {
    ksyc_refuse_when(g->c, ksyc_negated(P(g), c));
    g->defined = ksyc_all_of(P(g), g->defined, l);
}

static const char *temp(expr_ctx *g) { return ksyc_pool_printf(P(g), "v%u", ++*g->temps); }

/* ---------------------------------------------------------------------------------------- leaves */

size_t ksyc_formula_leaf(expr_ctx *g, leaf_kind kind, const ir_expr *path) {
    if (kind == LEAF_MEMORY) {
        g->f->uses_memory = true;
        return 0;
    }
    return ksyc_add_leaf(g->em, &g->f->leaves, kind, path, NULL);
}

static val leaf_val(expr_ctx *g, leaf_kind kind, const ir_expr *path) {
    if (g->f == NULL) return ksyc_resolve(g->dr, kind, path);
    size_t i = ksyc_formula_leaf(g, kind, path);
    const leaf *l = &g->f->leaves.items[i];
    val v = {.kind = l->type, .c = l->name, .l = l->name, .range = l->range};
    if (v.kind == V_BOOL) {
        v.term = l->name;
        v.l = ksyc_pool_printf(P(g), "%s != 0", l->name);
    }
    return v;
}

static void need(void *self, leaf_kind kind, const ir_expr *path) {
    expr_ctx *g = self;
    val v = leaf_val(g, kind, path);
    if (kind == LEAF_COUNT) {
        must(g, ksyc_pool_printf(P(g), "%s > 0", v.c), ksyc_pool_printf(P(g), "%s > 0", v.l));
    } else {
        must(g, v.c, v.l);
    }
}

static const ir_attr *repeated_of(const expr_ctx *g) {
    return g->attr != NULL && g->attr->vtype.kind == IR_ARRAY ? g->attr : NULL;
}

/* array[index].field, read where it lies. */
static val derive_element_field(expr_ctx *g, const ir_expr *e) {
    const ir_expr *array = e->args[0]->args[0];
    const ir_type *type = e->args[0]->vtype.type;
    uint64_t offset = 0;
    if (type == NULL || !type->is_fixed || e->attr->kind != IR_SEQ ||
        !ksyc_is_number(&e->attr->data))
        return ksyc_unsupported(
            g->em, e->place, "elements that differ in length, or are no numbers, by their index");
    for (size_t i = 0; i < e->attr->index; i++) {
        const ir_attr *before = type->seq[i];
        if (ksyc_is_idle_rule(before)) continue;
        if (before->data.kind == IR_D_INT || before->data.kind == IR_D_FLOAT) {
            offset += before->data.size;
        } else {
            return ksyc_unsupported(g->em, e->place, "this field of an element by its index");
        }
    }
    val index = ksyc_derive(g, e->args[0]->args[1]);
    val at = leaf_val(g, LEAF_AT, array);
    val count = leaf_val(g, LEAF_COUNT, array);
    if (index.kind == V_S64) {
        must(g, ksyc_pool_printf(P(g), "%s >= 0", index.c),
             ksyc_pool_printf(P(g), "0 <= %s", index.l));
        index.c = ksyc_pool_printf(P(g), "(uint64_t)%s", index.c);
    }
    must(g, ksyc_pool_printf(P(g), "%s < %s", index.c, count.c),
         ksyc_pool_printf(P(g), "%s < %s", index.l, count.l));
    leaf_val(g, LEAF_MEMORY, NULL);
    const char *more = offset > 0 ? ksyc_pool_printf(P(g), " + %" PRIu64, offset) : "";
    unsigned long long size = type->min_size;
    const char *in_c = ksyc_pool_printf(P(g), "%s + %llu * %s%s", at.c, size, index.c, more);
    const char *in_logic = ksyc_pool_printf(P(g), "%s + %llu * %s%s", at.l, size, index.l, more);
    vkind kind = e->vtype.kind == IR_ENUM ? V_U64 : ksyc_kind_of(&e->vtype);
    const char *name = temp(g);
    ksyc_line(g->c, "const %s %s = %s;", kind == V_S64 ? "int64_t" : "uint64_t", name,
              ksyc_read_text(P(g), &e->attr->data, true, in_c));
    return number(g, e, kind, name, ksyc_read_text(P(g), &e->attr->data, false, in_logic), 0);
}

/* Whether the object that the path chooses is checked unconditionally, so that a wrong index is always refused. */
static bool is_chosen_anyway(const expr_ctx *g, const ir_expr *path) {
    if (g->f == NULL || (g->attr != NULL && g->attr->condition != NULL)) return false;
    if (!g->may_skip) return true;
    for (size_t i = 0; i < g->f->leaves.count; i++) {
        const leaf *l = &g->f->leaves.items[i];
        if (l->path != NULL && ksyc_is_chosen(l->path) && ksyc_same_choice(l->path, path))
            return true;
    }
    return false;
}

static val derive_field(expr_ctx *g, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    if (ksyc_is_chosen(e)) {
        if (!is_chosen_anyway(g, e))
            return ksyc_unsupported(g->em, e->place,
                                    "objects that a value chooses under a condition");
        ksyc_visit_presence(e, need, g);
        if (ksyc_kind_of(&e->vtype) == V_NONE)
            return ksyc_unsupported(g->em, e->place, "values of this kind");
        return leaf_val(g, LEAF_VALUE, e);
    }
    if (of->op == IR_SUBSCRIPT && ksyc_is_path(of->args[0], NULL) &&
        !ksyc_is_path(e, repeated_of(g)))
        return derive_element_field(g, e);
    if (!ksyc_is_path(e, repeated_of(g)))
        return ksyc_unsupported(g->em, e->place, "this way to a field");
    if (of->op == IR_SUBSCRIPT && !g->index_positive) {
        val index = leaf_val(g, LEAF_INDEX, NULL);
        must(g, ksyc_pool_printf(P(g), "%s > 0", index.c),
             ksyc_pool_printf(P(g), "%s > 0", index.l));
    }
    ksyc_visit_presence(e, need, g);
    if (e->vtype.kind == IR_FLOAT) return (val){.kind = V_NONE, .c = "0", .l = "0"};
    if (ksyc_kind_of(&e->vtype) == V_NONE)
        return ksyc_unsupported(g->em, e->place, "values of this kind");
    return leaf_val(g, LEAF_VALUE, e);
}

/* ------------------------------------------------------------------------------------ arithmetic */

static const char *power_text(uint64_t word, pool *p) {
    return ksyc_pool_printf(p, "%" PRIu64, word);
}

static val too_wide(expr_ctx *g, const ir_expr *e) {
    return ksyc_unsupported(g->em, e->place, "numbers of 2^63 and more beside negative ones");
}

/* An operand that an integer of C holds. */
static val derive_narrow(expr_ctx *g, const ir_expr *e) {
    const val v = ksyc_derive(g, e);
    return v.kind == V_WIDE ? too_wide(g, e) : v;
}

/* One operand, converted to the type of the result; the expression fails if the value does not fit. */
static const char *operand(expr_ctx *g, val *v, bool want_signed) {
    if (v->is_literal && (want_signed ? ksyc_range_fits_s64(v->range) : v->kind == V_U64))
        return v->c;
    if (want_signed && v->kind == V_U64) {
        if (!ksyc_range_fits_s64(v->range))
            must(g, ksyc_pool_printf(P(g), "%s <= INT64_MAX", v->c),
                 ksyc_pool_printf(P(g), "ks_is_s64(%s)", v->l));
        return ksyc_pool_printf(P(g), "(int64_t)%s", v->c);
    }
    if (!want_signed && v->kind == V_S64) {
        must(g, ksyc_pool_printf(P(g), "%s >= 0", v->c),
             ksyc_pool_printf(P(g), "ks_is_u64(%s)", v->l));
        return ksyc_pool_printf(P(g), "(uint64_t)%s", v->c);
    }
    return v->c;
}

/* Emits the test that refuses an operation whose result does not fit 64 bits. */
static void check_result(expr_ctx *g, const ir_expr *e, bool is_signed, const char *a,
                         const char *b, const char *l, const char *divisor, bool may_overflow) {
    const char *type = is_signed ? "s64" : "u64";
    const char *fits = ksyc_pool_printf(P(g), "ks_is_%s(%s)", type, ksyc_unwrapped(P(g), l));
    switch (e->op) {
    case IR_ADD:
        must(g,
             ksyc_pool_printf(P(g), "ks_add_fits_%s(%s, %s)", type, ksyc_unwrapped(P(g), a),
                              ksyc_unwrapped(P(g), b)),
             fits);
        break;
    case IR_MUL:
        must(g,
             ksyc_pool_printf(P(g), "ks_mul_fits_%s(%s, %s)", type, ksyc_unwrapped(P(g), a),
                              ksyc_unwrapped(P(g), b)),
             fits);
        break;
    case IR_SUB:
        must(g,
             is_signed ? ksyc_pool_printf(P(g), "ks_sub_fits_s64(%s, %s)", ksyc_unwrapped(P(g), a),
                                          ksyc_unwrapped(P(g), b))
                       : ksyc_pool_printf(P(g), "%s >= %s", a, b),
             fits);
        break;
    default: /* IR_DIV, IR_MOD */
        must(g, ksyc_pool_printf(P(g), "%s != 0", b), ksyc_pool_printf(P(g), "%s != 0", divisor));
        if (may_overflow)
            must(g, ksyc_pool_printf(P(g), "%s != INT64_MIN || %s != -1", a, b), fits);
        break;
    }
}

static val derive_mask(expr_ctx *g, const ir_expr *e) {
    val a = ksyc_derive(g, e->args[0]);
    expr_number mask = {0, true};
    if (a.kind != V_U64 || !ksyc_expr_constant(e->args[1], &mask) || mask.negative ||
        (mask.word & (mask.word + 1)) != 0 || mask.word == UINT64_MAX)
        return ksyc_unsupported(g->em, e->place,
                                "operations on bits, except `&` with all low ones");
    const char *n = power_text(mask.word + 1, P(g));
    return number(g, e, V_U64, ksyc_pool_printf(P(g), "(%s %% %s)", a.c, n),
                  ksyc_pool_printf(P(g), "(%s %% %s)", a.l, n), a.mask);
}

/* `_index % field` of a list with a count: the number of a column where elements lie row by row. */
static bool is_column(const expr_ctx *g, const ir_expr *e) {
    const ir_attr *array = repeated_of(g);
    return e->op == IR_MOD && e->args[0]->op == IR_INDEX && g->f != NULL && array != NULL &&
           array->repeat == IR_REPEAT_EXPR && e->args[1]->op == IR_FIELD &&
           ksyc_is_path(e->args[1], NULL) && ksyc_kind_of(&e->args[1]->vtype) == V_U64;
}

static val derive_column(expr_ctx *g, const ir_expr *e) {
    val width = ksyc_derive(g, e->args[1]);
    if (e->checked) check_result(g, e, false, "", width.c, "", width.l, false);
    val column = leaf_val(g, LEAF_COLUMN, e->args[1]);
    return number(g, e, V_U64, column.c, column.l, column.mask);
}

static val derive_arithmetic(expr_ctx *g, const ir_expr *e) {
    static const char signs[] = {'+', '-', '*', '/', '%'};
    if (e->vtype.kind != IR_INT)
        return ksyc_unsupported(g->em, e->place, "arithmetic on numbers with a fraction");
    if (is_column(g, e)) return derive_column(g, e);
    val a = derive_narrow(g, e->args[0]);
    val b = derive_narrow(g, e->args[1]);
    char sign = signs[e->op - IR_ADD];
    bool is_signed = !ksyc_range_is_unsigned(e->vtype.range) || a.kind == V_S64 || b.kind == V_S64;
    uint64_t mask = a.mask | b.mask;
    const char *l = ksyc_pool_printf(P(g), "(%s %c %s)", a.l, sign, b.l);
    if (ksyc_range_is_mixed(a.range, b.range)) {
        if (e->op != IR_MUL || ksyc_range_is_wide(e->vtype.range)) return too_wide(g, e);
        const val *large = a.kind == V_U64 ? &a : &b, *factor = a.kind == V_U64 ? &b : &a;
        const char *both = ksyc_pool_printf(P(g), "(%s, %s)", large->c, factor->c);
        must(g, ksyc_pool_printf(P(g), "ks_mul_fits_mixed%s", both),
             ksyc_pool_printf(P(g), "ks_is_s64(%s)", ksyc_unwrapped(P(g), l)));
        return number(g, e, V_S64, ksyc_pool_printf(P(g), "ks_mul_mixed%s", both), l, mask);
    }
    if (ksyc_range_is_wide(e->vtype.range)) {
        /* Of operators whose operands are not negative only `-` has such a result. */
        const char *least = "(uint64_t)INT64_MAX + 1";
        if (e->checked)
            must(g,
                 ksyc_pool_printf(P(g), "(%s >= %s || %s - %s <= %s)", a.c, b.c, b.c, a.c, least),
                 ksyc_pool_printf(P(g), "-9223372036854775808 <= %s", ksyc_unwrapped(P(g), l)));
        val v = number(g, e, V_WIDE, a.c, l, mask);
        v.term = b.c;
        return v;
    }
    if (e->op == IR_SUB && is_signed && a.kind == V_U64 && b.kind == V_U64 &&
        !(ksyc_range_fits_s64(a.range) && ksyc_range_fits_s64(b.range))) {
        /* Both may exceed int64_t although the difference fits. */
        uint64_t most = (uint64_t)INT64_MAX + b.range.max;
        must(g,
             b.is_literal ? ksyc_pool_printf(P(g), "%s <= UINT64_C(%" PRIu64 ")", a.c, most)
                          : ksyc_pool_printf(P(g), "ks_diff_fits_s64(%s, %s)", a.c, b.c),
             ksyc_pool_printf(P(g), "ks_is_s64(%s)", ksyc_unwrapped(P(g), l)));
        return number(g, e, V_S64, ksyc_pool_printf(P(g), "ks_diff_s64(%s, %s)", a.c, b.c), l,
                      mask);
    }
    const char *left = operand(g, &a, is_signed);
    const char *right = operand(g, &b, is_signed);
    const char *c = ksyc_pool_printf(P(g), "(%s %c %s)", left, sign, right);
    if (is_signed && (e->op == IR_DIV || e->op == IR_MOD)) {
        const char *fun = e->op == IR_DIV ? "ks_floor_div" : "ks_floor_mod";
        c = ksyc_pool_printf(P(g), "%s(%s, %s)", fun, left, right);
        l = ksyc_pool_printf(P(g), "%s_of(%s, %s)", fun, a.l, b.l);
    }
    if (e->checked) {
        const char *quotient = ksyc_pool_printf(P(g), "(%s / %s)", a.l, b.l);
        /* The only quotient that does not fit int64_t is -2^63 / -1. */
        bool may_overflow = is_signed && a.range.min == INT64_MIN &&
                            ksyc_range_contains(b.range, (ir_range){-1, UINT64_MAX, true});
        check_result(g, e, is_signed, left, right,
                     e->op == IR_DIV || e->op == IR_MOD ? quotient : l, b.l, may_overflow);
    }
    if (is_signed && ksyc_range_is_unsigned(e->vtype.range))
        return number(g, e, V_U64, ksyc_pool_printf(P(g), "(uint64_t)%s", c), l, mask);
    return number(g, e, is_signed ? V_S64 : V_U64, c, l, mask);
}

static val derive_negation(expr_ctx *g, const ir_expr *e) {
    val a = derive_narrow(g, e->args[0]);
    if (ksyc_range_is_large(a.range))
        return ksyc_unsupported(g->em, e->place, "the negative of a number of 2^63 and more");
    const char *c = operand(g, &a, true);
    const char *l = ksyc_pool_printf(P(g), "(-%s)", a.l);
    if (e->checked)
        must(g, ksyc_pool_printf(P(g), "%s != INT64_MIN", c),
             ksyc_pool_printf(P(g), "ks_is_s64(%s)", ksyc_unwrapped(P(g), l)));
    bool is_unsigned = ksyc_range_is_unsigned(e->vtype.range);
    c = ksyc_pool_printf(P(g), is_unsigned ? "(uint64_t)(-%s)" : "(-%s)", c);
    return number(g, e, is_unsigned ? V_U64 : V_S64, c, l, a.mask);
}

/* ----------------------------------------------------------------------------------- comparisons */

static const char *sign_of(ir_op op) {
    static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">="};
    return signs[op - IR_EQ];
}

/* 1 or 0 if the ranges decide the comparison: compilers warn about comparisons that are always true or false. */
static int decided(ir_op op, val a, val b) {
    int below = ksyc_wide_compare(ksyc_range_max(a.range), ksyc_range_min(b.range));
    int above = ksyc_wide_compare(ksyc_range_max(b.range), ksyc_range_min(a.range));
    switch (op) {
    case IR_LT: return below < 0 ? 1 : above <= 0 ? 0 : -1;
    case IR_LE: return below <= 0 ? 1 : above < 0 ? 0 : -1;
    case IR_GT: return above < 0 ? 1 : below <= 0 ? 0 : -1;
    case IR_GE: return above <= 0 ? 1 : below < 0 ? 0 : -1;
    case IR_EQ: return below < 0 || above < 0 ? 0 : -1;
    default: return below < 0 || above < 0 ? 1 : -1;
    }
}

val ksyc_compare(expr_ctx *g, ir_op op, val a, val b) {
    const char *sign = sign_of(op);
    if (a.kind == V_BOOL && b.kind == V_BOOL) {
        return truth(ksyc_pool_printf(P(g), "(%s %s %s)", a.c, sign, b.c),
                     ksyc_pool_printf(P(g), "(%s %s %s)", ksyc_term_of(P(g), a), sign,
                                      ksyc_term_of(P(g), b)),
                     a.mask | b.mask);
    }
    const char *l = ksyc_pool_printf(P(g), "%s %s %s", a.l, sign, b.l);
    int known = decided(op, a, b);
    /* The logic says what the grammar says all the same: that the ranges decide it has to be proved. */
    if (known >= 0) return decided_truth(known == 1, l, a.mask | b.mask);
    const char *c = ksyc_pool_printf(P(g), "%s %s %s", a.c, sign, b.c);
    if (a.kind != b.kind && !(a.is_literal && a.kind == V_U64 && ksyc_range_fits_s64(a.range)) &&
        !(b.is_literal && b.kind == V_U64 && ksyc_range_fits_s64(b.range))) {
        val *u = a.kind == V_U64 ? &a : &b;
        if (ksyc_range_fits_s64(u->range)) {
            u->c = ksyc_pool_printf(P(g), "(int64_t)%s", u->c);
            c = ksyc_pool_printf(P(g), "%s %s %s", a.c, sign, b.c);
        } else {
            /* A negative number is less than every unsigned one. */
            val *r = a.kind == V_S64 ? &a : &b;
            bool when_negative =
                op == IR_NE || (r == &a ? op == IR_LT || op == IR_LE : op == IR_GT || op == IR_GE);
            const char *test = r->c;
            r->c = ksyc_pool_printf(P(g), "(uint64_t)%s", r->c);
            c = ksyc_range_is_unsigned(r->range)
                    ? ksyc_pool_printf(P(g), "%s %s %s", a.c, sign, b.c)
                    : ksyc_pool_printf(
                          P(g), when_negative ? "(%s < 0 || %s %s %s)" : "(%s >= 0 && %s %s %s)",
                          test, a.c, sign, b.c);
        }
    } else if (a.kind != b.kind && ksyc_is_wide_literal(a)) {
        c = ksyc_pool_printf(P(g), "INT64_C(%s) %s %s", a.l, sign, b.c);
    } else if (a.kind != b.kind && ksyc_is_wide_literal(b)) {
        c = ksyc_pool_printf(P(g), "%s %s INT64_C(%s)", a.c, sign, b.l);
    }
    return truth(c, l, a.mask | b.mask);
}

static ir_op mirrored(ir_op op) {
    switch (op) {
    case IR_LT: return IR_GT;
    case IR_LE: return IR_GE;
    case IR_GT: return IR_LT;
    case IR_GE: return IR_LE;
    default: return op;
    }
}

/* a - b op c, none of them negative; or c op a - b. */
static val compare_difference(expr_ctx *g, const ir_expr *e, val a, val b) {
    const bool is_left = a.kind == V_WIDE;
    const val *left = is_left ? &a : &b, *other = is_left ? &b : &a;
    const ir_op op = is_left ? e->op : mirrored(e->op);
    if (other->kind != V_U64) return too_wide(g, e);
    const bool when_below = op == IR_LT || op == IR_LE || op == IR_NE;
    const char *c = ksyc_pool_printf(
        P(g), when_below ? "(%s < %s || %s - %s %s %s)" : "(%s >= %s && %s - %s %s %s)", left->c,
        left->term, left->c, left->term, sign_of(op), other->c);
    const char *l = ksyc_pool_printf(P(g), "%s %s %s", a.l, sign_of(e->op), b.l);
    return truth(c, l, a.mask | b.mask);
}

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

static val derive_logic(expr_ctx *g, const ir_expr *e) {
    bool is_and = e->op == IR_AND;
    val a = ksyc_derive(g, e->args[0]);
    output right;
    const clauses *defined;
    val b = derive_apart(g, e->args[1], &right, &defined);
    const char *l = ksyc_pool_printf(P(g), "(%s %s %s)", a.l, is_and ? "&&" : "||", b.l);
    if (ksyc_output_is_empty(&right)) {
        return truth(ksyc_pool_printf(P(g), "(%s %s %s)", a.c, is_and ? "&&" : "||", b.c), l,
                     a.mask | b.mask);
    }
    const char *name = temp(g);
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
    return truth(name, l, a.mask | b.mask);
}

static bool is_index_zero(const ir_expr *e) {
    return e->op == IR_EQ && e->args[0]->op == IR_INDEX && e->args[1]->op == IR_LIT_INT &&
           e->args[1]->word == 0;
}

static val derive_ternary(expr_ctx *g, const ir_expr *e) {
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
        when_true = operand(&in_yes, &a, kind == V_S64);
        when_false = operand(&in_no, &b, kind == V_S64);
    }
    uint64_t mask = test.mask | a.mask | b.mask;
    const char *condition = grouped(P(g), test.l);
    val v = {
        .kind = kind, .c = "0", .l = "0", .mask = mask, .range = ksyc_range_of_vtype(&e->vtype)};
    if (e->vtype.kind == IR_INT && ksyc_range_is_wide(e->vtype.range)) return too_wide(g, e);
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
    const char *name = temp(g);
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
static val derive_choice(expr_ctx *g, const ir_expr *e) {
    const ir_expr *array = e->args[0];
    bool is_bytes = array->op == IR_LIT_BYTES;
    size_t count = is_bytes ? array->size : array->num_args;
    val index = ksyc_derive(g, e->args[1]);
    vkind kind = ksyc_kind_of(&e->vtype);
    const char *name = temp(g);
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
    return number(g, e, kind, name,
                  ksyc_pool_printf(P(g), "(%s)", count > 0 ? ksyc_output_text(&l) : "0"),
                  index.mask);
}

val ksyc_derive(expr_ctx *g, const ir_expr *e) {
    expr_number constant;
    if ((e->vtype.kind == IR_INT || e->vtype.kind == IR_ENUM) && ksyc_expr_constant(e, &constant))
        return ksyc_literal_val(P(g), constant.word, constant.negative);
    switch (e->op) {
    case IR_LIT_BOOL: return decided_truth(e->word != 0, e->word ? "\\true" : "\\false", 0);
    case IR_LIT_FLOAT: return (val){.kind = V_NONE, .c = "0", .l = "0"};
    case IR_FIELD: return derive_field(g, e);
    case IR_INDEX: return leaf_val(g, LEAF_INDEX, NULL);
    case IR_ITEM: {
        if (g->attr == NULL || g->attr->repeat != IR_ONCE || ksyc_kind_of(&e->vtype) == V_NONE)
            break;
        return derive_field(g, ksyc_own_field(g->em, g->attr));
    }
    case IR_STREAM_SIZE:
        if (e->args[0]->op == IR_IO) return leaf_val(g, LEAF_IO_SIZE, NULL);
        break;
    case IR_STREAM_POS:
        if (e->args[0]->op == IR_IO && e->args[0]->args[0]->op == IR_SELF)
            return leaf_val(g, LEAF_IO_POS, NULL);
        break;
    case IR_STREAM_EOF:
        if (e->args[0]->op == IR_IO && e->args[0]->args[0]->op == IR_SELF) {
            val pos = leaf_val(g, LEAF_IO_POS, NULL), size = leaf_val(g, LEAF_IO_SIZE, NULL);
            return truth(ksyc_pool_printf(P(g), "%s >= %s", pos.c, size.c),
                         ksyc_pool_printf(P(g), "%s >= %s", pos.l, size.l), pos.mask | size.mask);
        }
        break;
    case IR_BYTES_LENGTH:
        if (e->args[0]->op == IR_ITEM && g->attr != NULL && g->attr->data.sizing == IR_SIZE_EOS)
            return leaf_val(g, LEAF_SIZE, ksyc_own_field(g->em, g->attr));
        break;
    case IR_ARRAY_SIZE:
        if (ksyc_is_path(e->args[0], NULL)) return leaf_val(g, LEAF_COUNT, e->args[0]);
        break;
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD: return derive_arithmetic(g, e);
    case IR_BITAND: return derive_mask(g, e);
    case IR_NEG: return derive_negation(g, e);
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE: {
        val a = ksyc_derive(g, e->args[0]), b = ksyc_derive(g, e->args[1]);
        if (a.kind == V_NONE || b.kind == V_NONE) break;
        if (a.kind == V_WIDE || b.kind == V_WIDE) return compare_difference(g, e, a, b);
        return ksyc_compare(g, e->op, a, b);
    }
    case IR_AND:
    case IR_OR: return derive_logic(g, e);
    case IR_NOT: {
        val a = ksyc_derive(g, e->args[0]);
        return truth(ksyc_pool_printf(P(g), "!%s", ksyc_wrapped(P(g), a.c)),
                     ksyc_pool_printf(P(g), "!%s", ksyc_wrapped(P(g), a.l)), a.mask);
    }
    case IR_TERNARY: return derive_ternary(g, e);
    case IR_ENUM_TO_I: return ksyc_derive(g, e->args[0]);
    case IR_CAST:
        if (e->vtype.kind == IR_ENUM || e->vtype.kind == IR_INT)
            return derive_narrow(g, e->args[0]);
        break;
    case IR_SUBSCRIPT:
        if (e->args[0]->op == IR_LIT_ARRAY || e->args[0]->op == IR_LIT_BYTES)
            return derive_choice(g, e);
        break;
    case IR_LIT_INT: /* and IR_LIT_ENUM: constants, see above */
    case IR_LIT_ENUM:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ARRAY:
    case IR_SELF:
    case IR_ROOT:
    case IR_PARENT:
    case IR_IO:
    case IR_ON:
    case IR_INVERT:
    case IR_CONCAT:
    case IR_BITOR:
    case IR_BITXOR:
    case IR_SHL:
    case IR_SHR:
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: break;
    }
    return ksyc_unsupported(g->em, e->place, "this part of an expression");
}

static void may_miss(void *self, leaf_kind kind, const ir_expr *path) {
    (void)kind;
    (void)path;
    *(bool *)self = true;
}

static bool is_plain(const ir_expr *e, unsigned *nodes) {
    if (++*nodes > 6 || e->checked) return false;
    bool misses = false;
    switch (e->op) {
    case IR_LIT_INT:
    case IR_LIT_ENUM:
    case IR_LIT_BOOL:
    case IR_INDEX:
    case IR_ITEM: return true;
    case IR_STREAM_SIZE:
    case IR_STREAM_POS: return true;
    case IR_FIELD:
        if (!ksyc_is_path(e, NULL)) return false;
        ksyc_visit_presence(e, may_miss, &misses);
        return !misses;
    case IR_ADD:
    case IR_MUL:
        return e->vtype.kind == IR_INT && ksyc_range_is_unsigned(e->vtype.range) &&
               ksyc_range_is_unsigned(e->args[0]->vtype.range) &&
               ksyc_range_is_unsigned(e->args[1]->vtype.range) && is_plain(e->args[0], nodes) &&
               is_plain(e->args[1], nodes);
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE: return is_plain(e->args[0], nodes) && is_plain(e->args[1], nodes);
    case IR_BYTES_LENGTH: return true;
    case IR_ENUM_TO_I: return is_plain(e->args[0], nodes);
    case IR_LIT_FLOAT:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ARRAY:
    case IR_SELF:
    case IR_ROOT:
    case IR_PARENT:
    case IR_IO:
    case IR_ON:
    case IR_UNARY:
    case IR_BITWISE:
    case IR_SUB:
    case IR_DIV:
    case IR_MOD:
    case IR_SHL:
    case IR_SHR:
    case IR_CONCAT:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_STREAM_EOF: break;
    }
    return false;
}

bool ksyc_fits_inline(const ir_expr *e) {
    unsigned nodes = 0;
    return is_plain(e, &nodes);
}
