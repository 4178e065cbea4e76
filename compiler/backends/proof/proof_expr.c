/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An expression in C and in logic at once. All integers are 64 bits wide in C, and unsigned if they cannot be
 * negative, as in the reader. An operation that can fail is preceded by a statement that tests it; the condition of
 * that test is added to `defined` of the context.
 */
#include "proof_expr.h"
#include "expr_show.h"
#include "op_groups.h"
#include "queries.h"
#include "range.h"
#include "select.h"

const ir_expr ksyc_strict = {.op = IR_LIT_BOOL, .vtype = {.kind = IR_BOOL}};

/* `_io` of the object itself. */
static bool is_own_stream(const ir_expr *io) {
    return io->op == IR_IO && io->args[0]->op == IR_SELF;
}

/* Whether it is the stream of the object, or that of the root or a parent which is the stream of the object. */
static bool is_stream_here(const expr_ctx *g, const ir_expr *io) {
    if (io->op != IR_IO || g->attr == NULL || is_own_stream(io)) return io->op == IR_IO;
    const ir_expr *of = io->args[0];
    while (of->op == IR_PARENT || of->op == IR_ROOT) of = of->args[0];
    const ir_vtype *object = &io->args[0]->vtype;
    return of->op == IR_SELF && object->kind == IR_OBJECT &&
           ksyc_is_same_stream(g->em, g->attr->owner, object->type);
}

static bool contains(const ir_expr *all, const ir_expr *e) {
    if (all == e) return true;
    for (size_t i = 0; all != NULL && i < all->num_args; i++)
        if (contains(all->args[i], e)) return true;
    return false;
}

/* Whether the expression is evaluated where the instance is asked for, not where it is read. */
static bool is_asked_later(const expr_ctx *g, const ir_expr *e) {
    const ir_attr *attr = g->attr;
    if (attr == NULL || attr->kind == IR_SEQ || ksyc_anchor_of(g->em, attr) != NULL) return false;
    return attr->kind != IR_PARSE_INSTANCE || contains(attr->pos, e) ||
           contains(attr->condition, e);
}

/* The size of the stream of an object. */
static val derive_size(expr_ctx *g, const ir_expr *e, const ir_expr *object) {
    if (object->op == IR_FIELD) return ksyc_leaf_val(g, LEAF_SIZE, object);
    const val base = ksyc_leaf_val(g, LEAF_IO_BASE, object);
    const val end = ksyc_leaf_val(g, LEAF_IO_END, object);
    if (g->f != NULL) ksyc_require_of_leaves(g, ksyc_code_flat(P(g), base.l, "<=", end.l));
    return ksyc_number_val(g, e, V_U64, ksyc_code_infix(P(g), end.c, "-", base.c),
                           ksyc_code_infix(P(g), end.l, "-", base.l), base.mask | end.mask);
}

/* Only a cast to a type whose numbers a variable of C holds changes what a wide number is kept as. */
static val derive_cast(expr_ctx *g, const ir_expr *e) {
    const val v = ksyc_derive(g, e->args[0]);
    if (ksyc_is_wide(&e->vtype)) return v;
    return ksyc_narrowed(g, v, !ksyc_range_is_unsigned(e->vtype.range));
}

/* Where the stream is then may be anywhere. */
static val no_position(expr_ctx *g, const ir_expr *e) {
    return ksyc_unsupported(g->em, e->place, "the position of the stream in an instance");
}

/* A field of an object that an instance names. */
static val derive_behind_alias(expr_ctx *g, const ir_expr *e) {
    const ir_expr *path = ksyc_without_aliases(g->em, e);
    return ksyc_has_alias(path) ? ksyc_unsupported(g->em, e->place, ksyc_refused_path(P(g), e))
                                : ksyc_derive(g, path);
}

val ksyc_derive_any(expr_ctx *g, const ir_expr *e) {
    expr_number constant;
    if (ksyc_kind_of(&e->vtype) == V_NONE) return ksyc_derive_presence(g, e);
    if (e == &ksyc_strict) return ksyc_leaf_val(g, LEAF_STRICT, NULL);
    if ((e->vtype.kind == IR_INT || e->vtype.kind == IR_ENUM) &&
        ksyc_is_number_of_grammar(e, &constant))
        return ksyc_literal_val(P(g), constant.word, constant.negative);
    val literal;
    if (ksyc_derive_constant(g, e, &literal)) return literal;
    switch (e->op) {
    case IR_LIT_BOOL:
        return ksyc_decided_val(P(g), e->word != 0,
                                ksyc_code_word(P(g), e->word ? "\\true" : "\\false"), 0);
    case IR_FIELD:
        if (ksyc_has_alias(e)) return derive_behind_alias(g, e);
        return ksyc_is_wide(&e->vtype) ? ksyc_derive_wide_instance(g, e) : ksyc_derive_field(g, e);
    case IR_INDEX: return ksyc_leaf_val(g, LEAF_INDEX, NULL);
    case IR_ITEM: {
        if (g->attr == NULL || g->attr->repeat != IR_ONCE || ksyc_kind_of(&e->vtype) == V_NONE)
            break;
        return ksyc_derive(g, ksyc_own_field(g->em, g->attr));
    }
    case IR_STREAM_SIZE:
        if (is_stream_here(g, e->args[0])) return ksyc_leaf_val(g, LEAF_IO_SIZE, NULL);
        if (ksyc_is_file_stream(g->em, e->args[0])) return ksyc_leaf_val(g, LEAF_ROOT_LEN, NULL);
        if (ksyc_stream_object(e->args[0]) != NULL)
            return derive_size(g, e, ksyc_stream_object(e->args[0]));
        break;
    case IR_STREAM_POS:
        if (is_asked_later(g, e)) return no_position(g, e);
        if (is_own_stream(e->args[0])) return ksyc_leaf_val(g, LEAF_IO_POS, NULL);
        break;
    case IR_STREAM_EOF:
        if (is_asked_later(g, e)) return no_position(g, e);
        if (is_own_stream(e->args[0])) {
            val pos = ksyc_leaf_val(g, LEAF_IO_POS, NULL),
                size = ksyc_leaf_val(g, LEAF_IO_SIZE, NULL);
            return ksyc_comparison_val(g, pos.c, IR_GE, size.c,
                                       ksyc_code_flat(P(g), pos.l, ">=", size.l),
                                       pos.mask | size.mask);
        }
        break;
    case IR_BYTES_LENGTH:
        if (ksyc_bytes_path(g, e->args[0]) != NULL)
            return ksyc_bytes_length(g, ksyc_bytes_path(g, e->args[0]));
        break;
    case IR_ARRAY_SIZE:
        if (ksyc_is_path(e->args[0], NULL) && ksyc_may_be_absent(e->args[0], g->holds))
            return ksyc_unsupported(g->em, e->place,
                                    "the number of elements of an array that may be absent");
        if (!ksyc_is_path(e->args[0], NULL)) break;
        ksyc_must_be_present(g, e->args[0]);
        return ksyc_leaf_val(g, LEAF_COUNT, e->args[0]);
    case IR_OPERATORS:
        if (e->op == IR_SHL || e->op == IR_SHR) return ksyc_derive_shift(g, e);
        if (e->op == IR_BITAND || e->op == IR_BITOR || e->op == IR_BITXOR)
            return ksyc_derive_bitwise(g, e);
        if (ksyc_has_logic(e->op)) return ksyc_derive_arithmetic(g, e);
        break;
    case IR_NEG: return ksyc_derive_negation(g, e);
    case IR_INVERT: return ksyc_derive_complement(g, e);
    case IR_COMPARISONS: {
        if (ksyc_compares_bytes(g, e)) return ksyc_derive_bytes_comparison(g, e);
        val a = ksyc_derive(g, e->args[0]), b = ksyc_derive(g, e->args[1]);
        if (a.kind == V_NONE || b.kind == V_NONE) {
            const ir_expr *unknown = e->args[a.kind == V_NONE ? 0 : 1];
            return ksyc_unsupported(g->em, unknown->place, ksyc_refused_value(P(g), unknown));
        }
        return ksyc_compare(g, e->op, a, b);
    }
    case IR_AND:
    case IR_OR: return ksyc_derive_logic(g, e);
    case IR_NOT: {
        const val a = ksyc_derive(g, e->args[0]);
        return ksyc_truth_val(ksyc_not(P(g), ksyc_code_group(P(g), a.c)),
                              ksyc_not(P(g), ksyc_code_group(P(g), a.l)), a.mask);
    }
    case IR_TERNARY: return ksyc_derive_ternary(g, e);
    case IR_ENUM_TO_I: return ksyc_derive(g, e->args[0]);
    case IR_BOOL_TO_I: {
        const val a = ksyc_derive(g, e->args[0]);
        val v =
            ksyc_number_val(g, e, V_U64, ksyc_choice(P(g), a.c, ksyc_code_natural(P(g), 1), NOUGHT),
                            ksyc_term_of(P(g), a), a.mask);
        v.is_int = true;
        return v;
    }
    case IR_CAST:
        if (e->args[0]->op == IR_FIELD && e->args[0]->vtype.kind == IR_ANY &&
            e->vtype.kind == IR_INT && e->args[0]->attr->data.kind == IR_D_SWITCH)
            return ksyc_derive_case(g, e);
        if (e->vtype.kind == IR_ENUM) return ksyc_derive_narrow(g, e->args[0]);
        if (e->vtype.kind == IR_INT) return derive_cast(g, e);
        break;
    case IR_SUBSCRIPT:
        if (ksyc_bytes_path(g, e->args[0]) != NULL) return ksyc_derive_byte(g, e);
        if (ksyc_list_behind(e->args[0])->op == IR_LIT_ARRAY ||
            ksyc_list_behind(e->args[0])->op == IR_LIT_BYTES)
            return ksyc_derive_choice(g, e, ksyc_list_behind(e->args[0]));
        return ksyc_derive_number(g, e);
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
        if (ksyc_bytes_path(g, e->args[0]) != NULL) return ksyc_derive_byte(g, e);
        break;
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return ksyc_derive_extreme(g, e);
    case IR_LIT_INT: /* and IR_LIT_ENUM: constants, see above */
    case IR_LIT_ENUM:
    case IR_LIT_FLOAT: /* and others that are no numbers: see proof_presence.c */
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ARRAY:
    case IR_SELF:
    case IR_ROOT:
    case IR_PARENT:
    case IR_IO:
    case IR_ON:
    case IR_CONCAT:
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: break;
    }
    return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(P(g), e));
}
