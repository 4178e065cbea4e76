/* SPDX-License-Identifier: Apache-2.0 */
/* typing_methods.c - members, methods, casts and sizes; see sema.h. */
#include <string.h>

#include "queries.h"
#include "range.h"
#include "sema.h"

#define S64_MAX ((uint64_t)INT64_MAX)

typedef struct method {
    ir_kind on;
    const char *name;
    ir_op op;
    ir_kind result; /* IR_NONE: an element */
    size_t min_args, max_args;
} method;

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

/* The integers that a method can give. */
static ir_range result_range(ir_op op, ir_vtype of) {
    switch (op) {
    case IR_ENUM_TO_I: return of.range;
    case IR_BOOL_TO_I: return range_of(0, 1);
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX: return range_of(0, 255);
    case IR_FLOAT_TO_I:
    case IR_STR_TO_I: return range_of(INT64_MIN, S64_MAX);
    default: return range_of(0, S64_MAX); /* lengths and positions */
    }
}

ir_expr *fold_method(const scope *sc, const ast *tree, ir_op op, const ir_expr *of) {
    if (op == IR_ENUM_TO_I && of->op == IR_LIT_ENUM)
        return int_literal(sc, tree, of->label->word, of->label->negative);
    if (op == IR_BOOL_TO_I && of->op == IR_LIT_BOOL) return int_literal(sc, tree, of->word, false);
    if (op == IR_BYTES_LENGTH && of->op == IR_LIT_BYTES)
        return int_literal(sc, tree, of->size, false);
    if (op == IR_INT_TO_S && of->op == IR_LIT_INT) {
        ir_expr *e = new_expr(sc, tree, IR_LIT_STR, IR_STR, 0);
        wide value = wide_word(of->word, of->negative);
        e->text = pool_printf(sc->s->pool, "%s%llu", value.negative ? "-" : "",
                              (unsigned long long)value.magnitude);
        e->size = strlen(e->text);
        return e;
    }
    return NULL;
}

/* -------------------------------------------------------------------------------------- methods */

static const method *find_method(const scope *sc, const ast *tree, const ir_expr *of) {
    ir_kind kind = of->vtype.kind;
    const size_t count = sizeof methods / sizeof *methods;
    for (size_t i = 0; i < count; i++)
        if (methods[i].on == kind && strcmp(methods[i].name, tree->text) == 0) return &methods[i];

    names known = {0};
    for (size_t i = 0; i < count; i++)
        if (methods[i].on == kind) names_add(sc->s->pool, &known, methods[i].name, sc->s);
    const char *similar = names_similar(&known, tree->text);
    const char *text = vtype_text(sc->s, of->vtype);
    if (kind == IR_ANY)
        type_error(sc, tree, "'%.60s': the value can be of unlike kinds, use .as<type> first",
                   tree->text);
    else if (similar != NULL)
        type_error(sc, tree, "'%.60s' is no method of %s (did you mean '%s'?)", tree->text, text,
                   similar);
    else
        type_error(sc, tree, "'%.60s' is no method of %s", tree->text, text);
    return NULL;
}

static bool check_args(const scope *sc, const ast *tree, const method *m, ir_expr *e) {
    if (m->op == IR_BYTES_TO_S) {
        const ir_expr *encoding = e->args[1];
        if (encoding->op != IR_LIT_STR) {
            type_error(sc, tree, "'to_s' needs the name of an encoding as a literal, not %s",
                       vtype_text(sc->s, encoding->vtype));
            return false;
        }
        e->text = check_encoding(sc->s, encoding->text, encoding->place);
        e->size = strlen(e->text);
        e->num_args = 1;
        return true;
    }
    for (size_t i = 1; i < e->num_args; i++) {
        if (e->args[i]->vtype.kind == IR_INT) continue;
        type_error(sc, tree, "'%s' needs integers, not %s", m->name,
                   vtype_text(sc->s, e->args[i]->vtype));
        return false;
    }
    if (m->op != IR_STR_TO_I) return true;
    const ir_expr *radix = e->args[1];
    bool bad = radix->op == IR_LIT_INT && (radix->negative || radix->word < 2 || radix->word > 36);
    if (bad) type_error(sc, tree, "the radix of 'to_i' can be 2 to 36");
    return !bad;
}

/* `args` are the arguments in parentheses; `tree` is the member. */
static ir_expr *call_method(const scope *sc, const ast *tree, ir_expr *of, ast *const *args,
                            size_t num_args, bool has_parens) {
    const method *m = find_method(sc, tree, of);
    if (m == NULL) return NULL;
    if (has_parens && m->max_args == 0) {
        type_error(sc, tree, "'%s' is written without parentheses", m->name);
        return NULL;
    }
    if (num_args < m->min_args || num_args > m->max_args) {
        type_error(sc, tree, "'%s' of %s takes %lu argument%s, found %lu", m->name,
                   vtype_text(sc->s, of->vtype), (unsigned long)m->max_args,
                   m->max_args == 1 ? "" : "s", (unsigned long)num_args);
        return NULL;
    }
    bool default_radix = m->op == IR_STR_TO_I && num_args == 0;
    ir_expr *e = new_expr(sc, tree, m->op, m->result, 1 + num_args + (default_radix ? 1 : 0));
    bool failed = false;
    e->args[0] = of;
    for (size_t i = 0; i < num_args; i++) {
        e->args[1 + i] = lower(sc, args[i]);
        failed = failed || e->args[1 + i] == NULL;
    }
    if (failed) return NULL;
    if (default_radix) e->args[1] = int_literal(sc, tree, 10, false);
    if (!check_args(sc, tree, m, e)) return NULL;

    if (m->result == IR_INT) e->vtype.range = result_range(m->op, of->vtype);
    if (m->result == IR_NONE) {
        e->vtype = *of->vtype.elem;
        if (e->vtype.kind == IR_NONE) return NULL;
        bool ordered = m->op == IR_ARRAY_MIN || m->op == IR_ARRAY_MAX;
        if (ordered && !vtype_comparable(e->vtype, e->vtype, true)) {
            type_error(sc, tree, "'%s' needs elements that can be compared with '<', not %s",
                       m->name, vtype_text(sc->s, e->vtype));
            return NULL;
        }
    }
    ir_expr *folded = fold_method(sc, tree, m->op, of);
    return folded != NULL ? folded : e;
}

static bool is_object(const ir_expr *e) {
    return e->vtype.kind == IR_OBJECT || e->vtype.kind == IR_STRUCT;
}

ir_expr *lower_member(const scope *sc, const ast *tree) {
    if (strcmp(tree->text, "_sizeof") == 0) {
        scope named = *sc; /* only its type matters, it need not have been read */
        named.at_read = named.before_seq = false;
        ir_expr *measured = lower(&named, tree->args[0]);
        return measured != NULL ? lower_sizeof_value(sc, tree, measured) : NULL;
    }
    ir_expr *of = lower(sc, tree->args[0]);
    if (of == NULL) return NULL;
    if (is_object(of)) return lower_object_member(sc, tree, of);
    return call_method(sc, tree, of, NULL, 0, false);
}

ir_expr *lower_call(const scope *sc, const ast *tree) {
    const ast *callee = tree->args[0];
    if (callee->op != AST_MEMBER) {
        type_error(sc, tree, "only methods can be called");
        return NULL;
    }
    ir_expr *of = lower(sc, callee->args[0]);
    if (of == NULL) return NULL;
    if (is_object(of)) {
        type_error(sc, tree, "fields and instances are written without parentheses");
        return NULL;
    }
    return call_method(sc, callee, of, tree->args + 1, tree->num_args - 1, true);
}

/* ---------------------------------------------------------------------------------------- casts */

/* [a, b].as<bytes>: the elements are checked at run time, constants now. */
static ir_expr *list_as_bytes(const scope *sc, const ast *tree, const ast *items) {
    const ir_vtype byte = vtype_int(range_of(0, 255));
    ir_expr *array = lower_list(sc, items, &byte);
    if (array == NULL) return NULL;
    bool constant = true;
    for (size_t i = 0; i < array->num_args; i++) {
        const ir_expr *item = array->args[i];
        if (item->op != IR_LIT_INT) {
            constant = false;
        } else if (item->negative || item->word > 255) {
            type_error(sc, items->args[i], "the element is no byte");
            return NULL;
        }
    }
    ir_expr *e = new_expr(sc, tree, constant ? IR_LIT_BYTES : IR_CAST, IR_BYTES, constant ? 0 : 1);
    if (!constant) {
        e->args[0] = array;
        return e;
    }
    char *bytes = pool_alloc(sc->s->pool, array->num_args + 1);
    for (size_t i = 0; i < array->num_args; i++)
        bytes[i] = (char)(unsigned char)array->args[i]->word;
    e->text = bytes;
    e->size = array->num_args;
    return e;
}

/* Nothing has to be done for the cast. */
static bool is_same(ir_vtype from, ir_vtype to) {
    if (from.kind != to.kind) return false;
    switch (from.kind) {
    case IR_OBJECT: return from.type == to.type;
    case IR_ENUM: return from.enumeration == to.enumeration;
    case IR_ARRAY: return is_same(*from.elem, *to.elem);
    default: return true; /* integers keep their value, whatever width they are called */
    }
}

static bool is_possible(ir_vtype from, ir_vtype to) {
    bool from_object = from.kind == IR_OBJECT || from.kind == IR_STRUCT;
    bool to_object = to.kind == IR_OBJECT || to.kind == IR_STRUCT;
    if (to.kind == IR_ANY) return true;
    if (from.kind == IR_ANY) return to.kind != IR_ARRAY;
    if (from_object && to_object) return true;
    return from.kind == IR_INT && to.kind == IR_FLOAT;
}

ir_expr *lower_cast(const scope *sc, const ast *tree) {
    ir_vtype to;
    source_place place = model_expr_place(sc->s->pool, sc->expr, tree->offset);
    bool found = find_pure_type(sc->s, sc->type, tree->ref, place, &to);
    const ast *operand = tree->args[0];
    if (found && operand->op == AST_LIST && to.kind == IR_BYTES)
        return list_as_bytes(sc, tree, operand);
    if (found && operand->op == AST_LIST && to.kind == IR_ARRAY)
        return lower_list(sc, operand, to.elem);

    ir_expr *of = lower(sc, operand);
    if (of == NULL || !found) return NULL;
    if (is_same(of->vtype, to)) return of;
    if (!is_possible(of->vtype, to)) {
        type_error(sc, tree, "%s cannot be taken as %s", vtype_text(sc->s, of->vtype),
                   vtype_text(sc->s, to));
        return NULL;
    }
    if (of->op == IR_LIT_INT && to.kind == IR_FLOAT) {
        ir_expr *e = new_expr(sc, tree, IR_LIT_FLOAT, IR_FLOAT, 0);
        wide value = wide_word(of->word, of->negative);
        e->number = value.negative ? -(double)value.magnitude : (double)value.magnitude;
        return e;
    }
    ir_expr *e = new_expr(sc, tree, IR_CAST, to.kind, 1);
    e->args[0] = of;
    e->vtype = to;
    return e;
}

/* ---------------------------------------------------------------------------------------- sizes */

static ir_expr *size_literal(const scope *sc, const ast *tree, extent x, const char *of,
                             bool in_bits) {
    if (x.is_fixed)
        return int_literal(sc, tree, in_bits ? x.bits : x.bits / 8 + (x.bits % 8 != 0), false);
    type_error(sc, tree, "the size of %s is not fixed: %s", of, x.why);
    return NULL;
}

ir_expr *lower_sizeof(const scope *sc, const ast *tree) {
    const type_ref *ref = tree->ref;
    bool in_bits = tree->op == AST_BITSIZEOF;
    extent x = {.why = "an array can have any number of elements"};
    ir_data data = {0};
    bool has_endian;
    if (!ref->is_array && ref->num_parts == 1 && !ref->is_absolute &&
        is_number_type(ref->parts[0], &data, &has_endian)) {
        x = (extent){true, data.kind == IR_D_BITS ? data.bits : data.size * 8, NULL};
    } else if (!ref->is_array) {
        source_place place = model_expr_place(sc->s->pool, sc->expr, tree->offset);
        type_info *type = find_type(sc->s, sc->type, ref, place);
        if (type == NULL) return NULL;
        x = extent_of_type(sc->s, type);
    }
    return size_literal(sc, tree, x, pool_printf(sc->s->pool, "'%s'", ref->text), in_bits);
}

ir_expr *lower_sizeof_value(const scope *sc, const ast *tree, const ir_expr *of) {
    extent x = {.why = "only fields that are read have a size"};
    const char *name = "this value";
    bool is_read = of->op == IR_FIELD && is_parsed(of->attr);
    if (is_read) {
        x = extent_of_attr(sc->s, attr_info_of(of->attr));
        name = pool_printf(sc->s->pool, "'%s'", of->attr->id);
    } else if (of->vtype.kind == IR_OBJECT &&
               (of->op == IR_SELF || of->op == IR_PARENT || of->op == IR_ROOT)) {
        x = extent_of_type(sc->s, info_of(of->vtype.type));
        name = pool_printf(sc->s->pool, "'%s'", of->vtype.type->path);
    }
    return size_literal(sc, tree, x, name, false);
}
