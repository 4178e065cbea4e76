/* SPDX-License-Identifier: Apache-2.0 */
/* typing_method.c - methods; see typing.h. */
#include <string.h>

#include "op_groups.h"
#include "queries.h"
#include "range.h"
#include "typing.h"

#define S64_MAX ((uint64_t)INT64_MAX)

struct method {
    ir_kind on;
    const char *name;
    ir_op op;
    ir_kind result; /* IR_NONE: an element */
    size_t min_args, max_args;
};

static const method methods[] = {
    {IR_INT, "to_s", IR_INT_TO_S, IR_STR, 0, 0},
    {IR_FLOAT, "to_i", IR_FLOAT_TO_I, IR_INT, 0, 0},
    {IR_BOOL, "to_i", IR_BOOL_TO_I, IR_INT, 0, 0},
    {IR_ENUM, "to_i", IR_ENUM_TO_I, IR_INT, 0, 0},
    {IR_BYTES, "length", IR_BYTES_LENGTH, IR_INT, 0, 0},
    {IR_BYTES, "size", IR_BYTES_LENGTH, IR_INT, 0, 0},
    {IR_BYTES, "first", IR_BYTES_FIRST, IR_INT, 0, 0},
    {IR_BYTES, "last", IR_BYTES_LAST, IR_INT, 0, 0},
    {IR_BYTES, "min", IR_BYTES_MIN, IR_INT, 0, 0},
    {IR_BYTES, "max", IR_BYTES_MAX, IR_INT, 0, 0},
    {IR_BYTES, "to_s", IR_BYTES_TO_S, IR_STR, 1, 1},
    {IR_STR, "length", IR_STR_LENGTH, IR_INT, 0, 0},
    {IR_STR, "reverse", IR_STR_REVERSE, IR_STR, 0, 0},
    {IR_STR, "substring", IR_STR_SUBSTRING, IR_STR, 2, 2},
    {IR_STR, "to_i", IR_STR_TO_I, IR_INT, 0, 1},
    {IR_ARRAY, "size", IR_ARRAY_SIZE, IR_INT, 0, 0},
    {IR_ARRAY, "first", IR_ARRAY_FIRST, IR_NONE, 0, 0},
    {IR_ARRAY, "last", IR_ARRAY_LAST, IR_NONE, 0, 0},
    {IR_ARRAY, "min", IR_ARRAY_MIN, IR_NONE, 0, 0},
    {IR_ARRAY, "max", IR_ARRAY_MAX, IR_NONE, 0, 0},
    {IR_STREAM, "size", IR_STREAM_SIZE, IR_INT, 0, 0},
    {IR_STREAM, "pos", IR_STREAM_POS, IR_INT, 0, 0},
    {IR_STREAM, "eof", IR_STREAM_EOF, IR_BOOL, 0, 0},
};

/* The range of the integers that a method returns. */
static ir_range result_range(ir_op op, ir_vtype of) {
    switch (op) {
    case IR_ENUM_TO_I: return of.range;
    case IR_BOOL_TO_I: return ksyc_range_of(0, 1);
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX: return ksyc_range_of(0, 255);
    case IR_FLOAT_TO_I:
    case IR_STR_TO_I: return ksyc_range_of(INT64_MIN, S64_MAX);
    case IR_BYTES_LENGTH:
    case IR_STR_LENGTH:
    case IR_ARRAY_SIZE:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS: return ksyc_range_of(0, S64_MAX);
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_INT_TO_S:
    case IR_BYTES_TO_S:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX:
    case IR_STREAM_EOF: break; /* no integers of their own */
    }
    return of.range;
}

ir_expr *ksyc_fold_method(const expr_scope *sc, const ast *tree, ir_op op, const ir_expr *of) {
    if (op == IR_ENUM_TO_I && of->op == IR_LIT_ENUM)
        return ksyc_int_literal(sc, tree, of->label->word, of->label->negative);
    if (op == IR_BOOL_TO_I && of->op == IR_LIT_BOOL)
        return ksyc_int_literal(sc, tree, of->word, false);
    if (op == IR_BYTES_LENGTH && of->op == IR_LIT_BYTES)
        return ksyc_int_literal(sc, tree, of->size, false);
    if (op == IR_INT_TO_S && of->op == IR_LIT_INT) {
        wide value = ksyc_wide_word(of->word, of->negative);
        const char *text = ksyc_pool_printf(sc->s->pool, "%s%llu", value.negative ? "-" : "",
                                            (unsigned long long)value.magnitude);
        return ksyc_str_literal(sc, tree, text, strlen(text));
    }
    return NULL;
}

/* -------------------------------------------------------------------------------------- methods */

/* "length, reverse" */
static const char *methods_of(pool *p, ir_kind kind) {
    const char *all = "";
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        if (methods[i].on == kind)
            all = ksyc_pool_printf(p, "%s%s'.%s'", all, *all != '\0' ? ", " : "", methods[i].name);
    return all;
}

static const method *named_method(const expr_scope *sc, const ast *tree, const ir_expr *of) {
    ir_kind kind = of->vtype.kind;
    const size_t count = sizeof methods / sizeof *methods;
    for (size_t i = 0; i < count; i++)
        if (methods[i].on == kind && strcmp(methods[i].name, tree->text) == 0) return &methods[i];

    names known = {0};
    for (size_t i = 0; i < count; i++)
        if (methods[i].on == kind) ksyc_names_add(sc->s->pool, &known, methods[i].name, sc->s);
    const bool is_integer = kind == IR_INT && strcmp(tree->text, "to_i") == 0;
    const char *similar = is_integer ? NULL : ksyc_diag_similar(sc->s->diag, &known, tree->text);
    const char *text = ksyc_vtype_text(sc->s, of->vtype);
    if (kind == IR_ANY)
        ksyc_type_error(sc, tree, "'%.60s': the value can be of unlike kinds, use .as<type> first",
                        tree->text);
    else if (similar != NULL)
        ksyc_type_error(sc, tree, "'%.60s' is no method of %s (did you mean '%s'?)", tree->text,
                        text, similar);
    else
        ksyc_type_error(sc, tree, "'%.60s' is no method of %s", tree->text, text);
    if (similar == NULL && kind != IR_ANY)
        ksyc_help_method(sc, of, tree->text, methods_of(sc->s->pool, kind));
    return NULL;
}

static bool check_args(const expr_scope *sc, const ast *tree, const method *m, ir_expr *e) {
    if (m->op == IR_BYTES_TO_S) {
        const ir_expr *encoding = e->args[1];
        if (encoding->op != IR_LIT_STR) {
            ksyc_type_error(sc, tree, "'to_s' needs the name of an encoding as a literal, not %s",
                            ksyc_vtype_text(sc->s, encoding->vtype));
            return false;
        }
        e->text = ksyc_check_encoding(sc->s, encoding->text, encoding->place);
        e->size = strlen(e->text);
        e->num_args = 1;
        return true;
    }
    for (size_t i = 1; i < e->num_args; i++) {
        if (e->args[i]->vtype.kind == IR_INT) continue;
        ksyc_type_error(sc, tree, "'%s' needs integers, not %s", m->name,
                        ksyc_vtype_text(sc->s, e->args[i]->vtype));
        return false;
    }
    if (m->op != IR_STR_TO_I) return true;
    const ir_expr *radix = e->args[1];
    bool bad = radix->op == IR_LIT_INT && (radix->negative || radix->word < 2 || radix->word > 36);
    if (bad) ksyc_type_error(sc, tree, "the radix of 'to_i' can be 2 to 36");
    return !bad;
}

const method *ksyc_find_method(const expr_scope *sc, const ast *tree, const ir_expr *of,
                               size_t num_args, bool has_parens) {
    const method *m = named_method(sc, tree, of);
    if (m == NULL) return NULL;
    if (has_parens && m->max_args == 0) {
        ksyc_type_error(sc, tree, "'%s' is written without parentheses", m->name);
        return NULL;
    }
    if (num_args < m->min_args || num_args > m->max_args) {
        ksyc_type_error(sc, tree, "'%s' of %s takes %lu argument%s, found %lu", m->name,
                        ksyc_vtype_text(sc->s, of->vtype), (unsigned long)m->max_args,
                        m->max_args == 1 ? "" : "s", (unsigned long)num_args);
        return NULL;
    }
    return m;
}

ir_expr *ksyc_type_method(const expr_scope *sc, const ast *tree, const method *m, ir_expr *of,
                          ir_expr *const *args, size_t num_args) {
    bool default_radix = m->op == IR_STR_TO_I && num_args == 0;
    ir_expr *e = ksyc_new_expr(sc, tree, m->op, m->result, 1 + num_args + (default_radix ? 1 : 0));
    e->args[0] = of;
    for (size_t i = 0; i < num_args; i++) e->args[1 + i] = args[i];
    if (default_radix) e->args[1] = ksyc_int_literal(sc, tree, 10, false);
    if (!check_args(sc, tree, m, e)) return NULL;

    if (m->result == IR_INT) e->vtype.range = result_range(m->op, of->vtype);
    if (m->result == IR_NONE) {
        e->vtype = *of->vtype.elem;
        if (e->vtype.kind == IR_NONE) return NULL;
        bool ordered = m->op == IR_ARRAY_MIN || m->op == IR_ARRAY_MAX;
        if (ordered && !ksyc_vtype_comparable(e->vtype, e->vtype, true)) {
            ksyc_type_error(sc, tree, "'%s' needs elements that can be compared with '<', not %s",
                            m->name, ksyc_vtype_text(sc->s, e->vtype));
            return NULL;
        }
    }
    if (ksyc_is_mixed_extreme(e)) {
        e->vtype.range = of->args[0]->vtype.range;
        for (size_t i = 1; i < of->num_args; i++)
            e->vtype.range = ksyc_range_extreme(m->op, e->vtype.range, of->args[i]->vtype.range);
    }
    ir_expr *folded = ksyc_fold_method(sc, tree, m->op, of);
    return folded != NULL ? folded : e;
}
