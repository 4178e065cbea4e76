/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions that are no numbers and no truths: texts, bytes, objects, arrays, numbers with a fraction. No rule can
 * compute with their values, so all that is derived is what has to hold for them to have one.
 */
#include "encodings.h"
#include "expr_show.h"
#include "fallible.h"
#include "op_groups.h"
#include "proof_expr.h"
#include "queries.h"
#include "storage.h"

static const val nothing = {.kind = V_NONE, .c = &ksyc_nought, .l = &ksyc_nought};

static val refused(expr_ctx *g, const ir_expr *e) {
    return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(P(g), e));
}

/* What cannot fail adds nothing, not even variables. */
static void derive_part(expr_ctx *g, const ir_expr *e) {
    if (ksyc_may_fail(e)) ksyc_derive(g, e);
}

static val derive_parts(expr_ctx *g, const ir_expr *e) {
    for (size_t i = 0; i < e->num_args; i++) derive_part(g, e->args[i]);
    return nothing;
}

/* ------------------------------------------------------------------------------------ fractions */

/* A constant which is so large that no integer divides it to 0. */
static bool is_large_constant(const ir_expr *e) {
    expr_number n;
    if (e->op == IR_LIT_FLOAT) return e->number >= 1e-100 || e->number <= -1e-100;
    return ksyc_is_number_of_grammar(e, &n) && n.word != 0;
}

/* Whether a number with a fraction is not 0 if it has a value: a constant, or a constant divided by an integer. */
static bool is_never_zero(const ir_expr *e) {
    if (e->op == IR_FIELD && e->attr->kind == IR_VALUE_INSTANCE && e->attr->condition == NULL)
        e = e->attr->value;
    if (e->op == IR_LIT_FLOAT) return is_large_constant(e);
    return e->op == IR_DIV && is_large_constant(e->args[0]) &&
           ksyc_kind_of(&e->args[1]->vtype) != V_NONE;
}

/* A divisor of a number with a fraction: of integers, what they are tells whether it is 0. */
static void must_not_be_zero(expr_ctx *g, const ir_expr *divisor) {
    if (divisor->vtype.kind == IR_FLOAT && is_never_zero(divisor)) {
        derive_part(g, divisor);
        return;
    }
    const vkind kind = ksyc_kind_of(&divisor->vtype);
    const val v = kind == V_NONE ? nothing : ksyc_derive(g, divisor);
    if (v.kind != V_U64 && v.kind != V_S64) {
        ksyc_unsupported(g->em, divisor->place, "a divisor that is no integer and no constant");
        return;
    }
    ksyc_must(g, ksyc_code_flat(P(g), v.c, "==", NOUGHT), ksyc_code_flat(P(g), v.l, "!=", NOUGHT));
}

static val derive_fraction(expr_ctx *g, const ir_expr *e) {
    const bool divides = e->op == IR_DIV || e->op == IR_MOD;
    derive_part(g, e->args[0]);
    if (divides)
        must_not_be_zero(g, e->args[1]);
    else
        derive_part(g, e->args[1]);
    return nothing;
}

/* ------------------------------------------------------------------------------------- elements */

/* Whether the fields behind an element are there whenever the element is. */
static bool is_always_in(const ir_expr *e, const ir_expr *element) {
    for (; e != element; e = e->args[0]) {
        if (e->op != IR_FIELD || e->attr->condition != NULL) return false;
        if (e->attr->kind != IR_SEQ && e->attr->kind != IR_PARSE_INSTANCE) return false;
        if (e->attr->data.kind == IR_D_SWITCH) return false;
    }
    return true;
}

static bool is_known_array(const expr_ctx *g, const ir_expr *array) {
    return array->op == IR_FIELD && ksyc_is_path(array, NULL) &&
           array->attr->kind != IR_VALUE_INSTANCE && array->attr != g->attr &&
           !ksyc_may_be_absent(array, g->holds);
}

/* [1.5, 2.5][index]: that the index is one of the list, which an instance may be. */
static val derive_listed(expr_ctx *g, const ir_expr *e, const ir_expr *listed) {
    if (listed == e->args[0]) derive_parts(g, listed);
    val index = ksyc_derive(g, e->args[1]);
    if (index.kind != V_U64 && index.kind != V_S64) return refused(g, e);
    ksyc_must_be_inside(g, &index, ksyc_literal_val(P(g), listed->num_args, false));
    return nothing;
}

/* array[index], array.first, array.last: that there is such an element, which was read with its array. */
static val derive_element(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    const ir_expr *array = ksyc_list_behind(e->args[0]);
    if (array->op == IR_LIT_ARRAY && e->op == IR_SUBSCRIPT) return derive_listed(g, e, array);
    if (array->op == IR_LIT_ARRAY && array->num_args > 0)
        return array == e->args[0] ? derive_parts(g, array) : nothing;
    if (!is_known_array(g, array)) return refused(g, e);
    ksyc_must_be_present(g, array);
    if (e->op != IR_SUBSCRIPT) {
        const val count = ksyc_leaf_val(g, LEAF_COUNT, array);
        ksyc_must(g, ksyc_code_flat(p, count.c, "==", NOUGHT),
                  ksyc_code_flat(p, count.l, ">", NOUGHT));
        return nothing;
    }
    val index = ksyc_derive(g, e->args[1]);
    if (index.kind != V_U64 && index.kind != V_S64) return refused(g, e);
    ksyc_must_be_inside(g, &index, ksyc_leaf_val(g, LEAF_COUNT, array));
    return nothing;
}

static bool is_element(const ir_expr *e) {
    return e->op == IR_SUBSCRIPT || e->op == IR_ARRAY_FIRST || e->op == IR_ARRAY_LAST;
}

/* The element that a path of fields begins with; NULL: another thing. */
static const ir_expr *element_of(const ir_expr *e) {
    while (e->op == IR_FIELD) e = e->args[0];
    return is_element(e) && e->args[0]->vtype.kind == IR_ARRAY ? e : NULL;
}

static val derive_field(expr_ctx *g, const ir_expr *e) {
    const ir_expr *element = element_of(e);
    if (element != NULL && is_known_array(g, element->args[0]) && is_always_in(e, element))
        return derive_element(g, element);
    if (e->vtype.kind == IR_ARRAY && ksyc_may_be_absent(e, g->holds))
        return ksyc_unsupported(g->em, e->place, ksyc_refused_value(P(g), e));
    return ksyc_derive_field(g, e);
}

static val derive_list(expr_ctx *g, const ir_expr *e) {
    const store s = ksyc_literal_store(e->vtype.elem);
    for (size_t i = 0; i < e->num_args; i++)
        if (s != STORE_LIST && !ksyc_store_fits(s, &e->args[i]->vtype)) return refused(g, e);
    return derive_parts(g, e);
}

/* ---------------------------------------------------------------------------------------- texts */

static val derive_text(expr_ctx *g, const ir_expr *e) {
    if (ksyc_encoding_is_latin1(e->text)) return derive_parts(g, e);
    const ir_data d = {.kind = IR_D_STR, .encoding = e->text};
    const encoding_test *test = ksyc_encoding_test(&d);
    const bool is_of_ascii = ksyc_same_id(e->text, "ASCII") || ksyc_same_id(e->text, "UTF-8");
    if (is_of_ascii && ksyc_is_ascii_constant(e->args[0])) return nothing;
    if (test == NULL || ksyc_bytes_path(g, e->args[0]) == NULL) return refused(g, e);
    if (test->in_c == NULL) return derive_parts(g, e);
    return ksyc_derive_text(g, e, test);
}

val ksyc_derive_presence(expr_ctx *g, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_FLOAT:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_SELF: return nothing;
    case IR_LIT_ARRAY: return derive_list(g, e);
    case IR_FIELD: return derive_field(g, e);
    case IR_ITEM:
        if (g->attr == NULL || g->attr->repeat != IR_ONCE) break;
        return ksyc_derive_field(g, ksyc_own_field(g->em, g->attr));
    case IR_TERNARY: return ksyc_derive_ternary(g, e);
    case IR_OPERATORS: return derive_fraction(g, e);
    case IR_NEG:
    case IR_CONCAT:
    case IR_INT_TO_S:
    case IR_STR_REVERSE: return derive_parts(g, e);
    case IR_PARENT:
    case IR_IO:
    case IR_CAST:
    case IR_STR_SUBSTRING:
        if (ksyc_operator_fails(e)) break;
        return derive_parts(g, e);
    case IR_ROOT: return nothing;
    case IR_BYTES_TO_S: return derive_text(g, e);
    case IR_SUBSCRIPT:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return derive_element(g, e);
    case IR_LIT_INT:
    case IR_LIT_BOOL:
    case IR_LIT_ENUM:
    case IR_INDEX:
    case IR_ON:
    case IR_INVERT:
    case IR_NOT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_STR_LENGTH:
    case IR_STR_TO_I:
    case IR_ARRAY_SIZE:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: break; /* numbers and truths */
    }
    return refused(g, e);
}
