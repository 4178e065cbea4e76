/* SPDX-License-Identifier: Apache-2.0 */
/* typing.c - the walk over the syntax tree of an expression, and names; see typing.h. */
#include <string.h>

#include "range.h"
#include "typing.h"

#define S64_MAX ((uint64_t)INT64_MAX)
#define MAX_PIECES 100 /* of an f-string: they become a chain of this depth */

static ir_expr *lower(const expr_scope *sc, const ast *tree);

static ir_expr *self(const expr_scope *sc, const ast *tree) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_SELF, IR_OBJECT, 0);
    e->vtype = ksyc_vtype_object(sc->type);
    return e;
}

/* -------------------------------------------------------------------------------------- fields */

/* A field of the object that is being read, named in an expression that is needed for reading it. */
static void check_order(const expr_scope *sc, const ast *tree, const attr_info *named) {
    if (named->ir.kind != IR_SEQ) return;
    if (sc->before_seq)
        ksyc_type_error(sc, tree, "'%s' is not read yet when the byte order is decided",
                        named->ir.id);
    if (!sc->at_read || sc->attr == NULL || sc->attr->ir.kind != IR_SEQ) return;
    bool later = named->ir.index > sc->attr->ir.index;
    bool itself = named == sc->attr && sc->before_read;
    if (later || itself)
        ksyc_diag_warning(sc->s->diag, ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset),
                          "'%s' is not read yet at this point", named->ir.id);
}

static ir_expr *lower_field(const expr_scope *sc, const ast *tree, ir_expr *of, type_info *type,
                            const char *name) {
    attr_info *named = ksyc_names_get(&type->fields, name);
    if (named == NULL) {
        const char *similar = ksyc_diag_similar(sc->s->diag, &type->fields, name);
        if (similar != NULL)
            ksyc_type_error(sc, tree, "type '%s' has no field '%.60s' (did you mean '%s'?)",
                            type->ir.path, name, similar);
        else
            ksyc_type_error(sc, tree, "type '%s' has no field '%.60s'", type->ir.path, name);
        if (similar == NULL && of->op == IR_SELF) ksyc_help_name(sc, name);
        return NULL;
    }
    if (named->uses < 2) named->uses++;
    if (of->op == IR_SELF) check_order(sc, tree, named);
    if (named->ir.kind == IR_VALUE_INSTANCE && !ksyc_ensure_value(sc->s, named)) return NULL;
    if (named->ir.vtype.kind == IR_NONE) return NULL; /* its type is wrong: reported elsewhere */
    ir_expr *e = ksyc_new_expr(sc, tree, IR_FIELD, IR_NONE, 1);
    e->args[0] = of;
    e->attr = &named->ir;
    e->vtype = named->ir.vtype;
    return e;
}

/* --------------------------------------------------------------------------------------- names */

static ir_expr *lower_parent(const expr_scope *sc, const ast *tree, ir_expr *of) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_PARENT, IR_NONE, 1);
    e->args[0] = of;
    if (of->vtype.kind == IR_STRUCT) {
        e->vtype = ksyc_vtype_kind(IR_STRUCT);
        return e;
    }
    type_info *type = info_of(of->vtype.type);
    e->vtype = sc->s->find.parent(sc->s, type);
    if (type->parent_state == FAILED) return NULL;
    if (type->unit == sc->type->unit) type->uses_parent = true;
    if (e->vtype.kind != IR_NONE) return e;
    ksyc_type_error(sc, tree,
                    "objects of type '%s' have no parent: no field of this file gives them one",
                    type->ir.path);
    return NULL;
}

static ir_expr *lower_root(const expr_scope *sc, const ast *tree, ir_expr *of) {
    type_info *type = info_of(of->vtype.type);
    if (type->unit == sc->type->unit) type->uses_root = true;
    ir_expr *e = ksyc_new_expr(sc, tree, IR_ROOT, IR_NONE, 1);
    e->args[0] = of;
    e->vtype = ksyc_vtype_object(info_of(type->ir.root));
    return e;
}

static ir_expr *lower_io(const expr_scope *sc, const ast *tree, ir_expr *of) {
    ir_expr *e = ksyc_new_expr(sc, tree, IR_IO, IR_STREAM, 1);
    e->args[0] = of;
    return e;
}

/* `_` and `_on`. */
static ir_expr *lower_context(const expr_scope *sc, const ast *tree, ir_op op,
                              const ir_vtype *vtype, const char *where) {
    if (vtype == NULL) {
        ksyc_type_error(sc, tree, "'%s' is only known in %s", tree->text, where);
        return NULL;
    }
    if (vtype->kind == IR_NONE) return NULL;
    ir_expr *e = ksyc_new_expr(sc, tree, op, IR_NONE, 0);
    e->vtype = *vtype;
    return e;
}

static ir_expr *lower_index(const expr_scope *sc, const ast *tree) {
    if (!sc->has_index) {
        ksyc_type_error(sc, tree,
                        "'_index' is only known where an element of a repetition is read");
        return NULL;
    }
    ir_expr *e = ksyc_new_expr(sc, tree, IR_INDEX, IR_INT, 0);
    e->vtype.range = ksyc_range_of(0, S64_MAX);
    return e;
}

/* Names that begin with `_` and that every object has. `*found` tells whether the name is one of them. */
static ir_expr *lower_special(const expr_scope *sc, const ast *tree, ir_expr *of, bool *found) {
    *found = true;
    if (strcmp(tree->text, "_io") == 0) return lower_io(sc, tree, of);
    if (strcmp(tree->text, "_parent") == 0) return lower_parent(sc, tree, of);
    if (of->vtype.kind == IR_OBJECT) {
        if (strcmp(tree->text, "_root") == 0) return lower_root(sc, tree, of);
        if (strcmp(tree->text, "_sizeof") == 0) return ksyc_type_sizeof_value(sc, tree, of);
    }
    *found = false;
    return NULL;
}

static ir_expr *lower_name(const expr_scope *sc, const ast *tree) {
    const char *name = tree->text;
    if (name[0] == '_') {
        if (name[1] == '\0')
            return lower_context(sc, tree, IR_ITEM, sc->item, "'repeat-until' and 'valid'");
        if (strcmp(name, "_on") == 0)
            return lower_context(sc, tree, IR_ON, sc->on, "the cases of a switch");
        if (strcmp(name, "_index") == 0) return lower_index(sc, tree);
        bool found;
        ir_expr *e = lower_special(sc, tree, self(sc, tree), &found);
        if (found) return e;
    }
    return lower_field(sc, tree, self(sc, tree), sc->type, name);
}

static ir_expr *lower_object_member(const expr_scope *sc, const ast *tree, ir_expr *of) {
    if (tree->text[0] == '_') {
        bool found;
        ir_expr *e = lower_special(sc, tree, of, &found);
        if (found) return e;
    }
    if (of->vtype.kind == IR_OBJECT)
        return lower_field(sc, tree, of, info_of(of->vtype.type), tree->text);
    ksyc_type_error(sc, tree,
                    "'%.60s': of an object of some type only '_io' and '_parent' are known, use "
                    ".as<type>",
                    tree->text);
    return NULL;
}

static ir_expr *lower_label(const expr_scope *sc, const ast *tree) {
    const type_ref *ref = tree->ref;
    source_place place = ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset);
    const ir_enum *found = ksyc_find_enum(sc->s, sc->type, ref, ref->num_parts - 1, place);
    if (found == NULL) return NULL;
    const char *name = ref->parts[ref->num_parts - 1];
    const ir_label *label = ksyc_names_get(
        &info_of(found->owner)->labels, ksyc_pool_printf(sc->s->pool, "%s::%s", found->id, name));
    if (label == NULL) {
        const char *similar = ksyc_similar_label(sc, found, name);
        ksyc_type_error(sc, tree, "enum '%s' has no label '%.60s'%s%s%s", found->path, name,
                        similar != NULL ? " (did you mean '" : "", similar != NULL ? similar : "",
                        similar != NULL ? "'?)" : "");
        return NULL;
    }
    ir_expr *e = ksyc_new_expr(sc, tree, IR_LIT_ENUM, IR_ENUM, 0);
    bool checked = false;
    wide value = ksyc_wide_word(label->word, label->negative);
    e->label = label;
    e->vtype.enumeration = found;
    e->vtype.range = ksyc_range_make(value, value, &checked);
    return e;
}

/* --------------------------------------------------------------------------------------- frame */

static ir_expr *lower_int(const expr_scope *sc, const ast *tree) {
    if (!tree->is_huge) return ksyc_int_literal(sc, tree, tree->word, false);
    ksyc_type_error(sc, tree, "the integer does not fit 64 bits");
    return NULL;
}

static bool is_object(const ir_expr *e) {
    return e->vtype.kind == IR_OBJECT || e->vtype.kind == IR_STRUCT;
}

/* Types all trees, as operands. Those that fail are NULL, and then the result is false. */
static bool lower_operands(const expr_scope *sc, ast *const *trees, size_t count, ir_expr ***out) {
    bool ok = true;
    ir_expr **all = *out = ksyc_pool_array(sc->s->pool, count, sizeof *all);
    for (size_t i = 0; i < count; i++) {
        all[i] = lower(sc, trees[i]);
        ok = ok && all[i] != NULL;
    }
    return ok;
}

/* Lowers expressions each of which has to be in one type of C. */
static bool lower_all(const expr_scope *sc, ast *const *trees, size_t count, ir_expr ***out) {
    const bool ok = lower_operands(sc, trees, count, out);
    for (size_t i = 0; i < count; i++) (*out)[i] = ksyc_in_one_type(sc, (*out)[i]);
    return ok;
}

static ir_expr *lower_list(const expr_scope *sc, const ast *tree, const ir_vtype *elem) {
    if (elem == NULL && ksyc_is_bytes_literal(tree)) return ksyc_bytes_literal(sc, tree);
    if (elem == NULL && tree->num_args == 0) {
        ksyc_type_error(sc, tree,
                        "the type of an empty list is not known: use .as<bytes> or .as<type[]>");
        return NULL;
    }
    ir_expr **items;
    lower_operands(sc, tree->args, tree->num_args, &items);
    return ksyc_type_list(sc, tree, items, elem);
}

static ir_expr *lower_fstring(const expr_scope *sc, const ast *tree) {
    if (tree->num_args > MAX_PIECES) {
        ksyc_type_error(sc, tree, "an f-string may have at most %d pieces", MAX_PIECES);
        return NULL;
    }
    ir_expr **pieces;
    lower_operands(sc, tree->args, tree->num_args, &pieces);
    return ksyc_type_fstring(sc, tree, pieces);
}

static ir_expr *lower_operator(const expr_scope *sc, const ast *tree) {
    ir_expr **a;
    if (!lower_operands(sc, tree->args, tree->num_args, &a)) return NULL;
    if (tree->op == AST_TERNARY) return ksyc_type_ternary(sc, tree, a[0], a[1], a[2]);
    if (tree->op == AST_SUBSCRIPT) return ksyc_type_subscript(sc, tree, a[0], a[1]);
    return tree->num_args == 1 ? ksyc_type_unary(sc, tree, a[0])
                               : ksyc_type_binary(sc, tree, a[0], a[1]);
}

/* `args` are the arguments in parentheses; `tree` is the member. */
static ir_expr *lower_method(const expr_scope *sc, const ast *tree, ir_expr *of, ast *const *args,
                             size_t num_args, bool has_parens) {
    const method *m = ksyc_find_method(sc, tree, of, num_args, has_parens);
    ir_expr **lowered;
    if (m == NULL || !lower_all(sc, args, num_args, &lowered)) return NULL;
    return ksyc_type_method(sc, tree, m, of, lowered, num_args);
}

static ir_expr *lower_member(const expr_scope *sc, const ast *tree) {
    if (strcmp(tree->text, "_sizeof") == 0) {
        expr_scope named = *sc; /* only its type matters, so it need not have been read */
        named.at_read = named.before_seq = false;
        ir_expr *measured = lower(&named, tree->args[0]);
        return measured != NULL ? ksyc_type_sizeof_value(sc, tree, measured) : NULL;
    }
    ir_expr *of = lower(sc, tree->args[0]);
    if (of == NULL) return NULL;
    if (is_object(of)) return lower_object_member(sc, tree, of);
    return lower_method(sc, tree, of, NULL, 0, false);
}

static ir_expr *lower_call(const expr_scope *sc, const ast *tree) {
    const ast *callee = tree->args[0];
    if (callee->op != AST_MEMBER) {
        ksyc_type_error(sc, tree, "only methods can be called");
        if (callee->op == AST_NAME) ksyc_help_call(sc, callee->text);
        return NULL;
    }
    ir_expr *of = lower(sc, callee->args[0]);
    if (of == NULL) return NULL;
    if (is_object(of)) {
        ksyc_type_error(sc, tree, "fields and instances are written without parentheses");
        return NULL;
    }
    return lower_method(sc, callee, of, tree->args + 1, tree->num_args - 1, true);
}

static ir_expr *lower_cast(const expr_scope *sc, const ast *tree) {
    ir_vtype to;
    source_place place = ksyc_model_expr_place(sc->s->pool, sc->expr, tree->offset);
    bool found = ksyc_find_pure_type(sc->s, sc->type, tree->ref, place, &to);
    const ast *operand = tree->args[0];
    if (found && operand->op == AST_LIST && to.kind == IR_BYTES) {
        const ir_vtype byte = ksyc_vtype_int(ksyc_range_of(0, 255));
        ir_expr *array = lower_list(sc, operand, &byte);
        return array != NULL ? ksyc_type_list_as_bytes(sc, tree, operand, array) : NULL;
    }
    if (found && operand->op == AST_LIST && to.kind == IR_ARRAY)
        return lower_list(sc, operand, to.elem);
    ir_expr *of = lower(sc, operand);
    return of != NULL && found ? ksyc_type_cast(sc, tree, of, to) : NULL;
}

/* Operators of operators.h. */
#define NEXT_TREE(op, ...) : case AST_##op
#define AST_BETWEEN AST_ADD NEXT_OPERATORS(NEXT_TREE) COMPARISONS(NEXT_TREE)

static ir_expr *lower_any(const expr_scope *sc, const ast *tree) {
    switch (tree->op) {
    case AST_INT: return lower_int(sc, tree);
    case AST_FLOAT: return ksyc_float_literal(sc, tree, tree->number);
    case AST_STR: return ksyc_str_literal(sc, tree, tree->text, tree->size);
    case AST_BOOL: return ksyc_bool_literal(sc, tree, tree->word != 0);
    case AST_LIST: return lower_list(sc, tree, NULL);
    case AST_FSTRING: return lower_fstring(sc, tree);
    case AST_NAME: return lower_name(sc, tree);
    case AST_LABEL: return lower_label(sc, tree);
    case AST_SIZEOF:
    case AST_BITSIZEOF: return ksyc_type_sizeof(sc, tree);
    case AST_MEMBER: return lower_member(sc, tree);
    case AST_CALL: return lower_call(sc, tree);
    case AST_CAST: return lower_cast(sc, tree);
    case AST_PLUS:
    case AST_NEG:
    case AST_INVERT:
    case AST_NOT:
    case AST_BETWEEN:
    case AST_AND:
    case AST_OR:
    case AST_TERNARY:
    case AST_SUBSCRIPT: break;
    }
    return lower_operator(sc, tree);
}

static ir_expr *lower(const expr_scope *sc, const ast *tree) {
    sema *s = sc->s;
    if (s->depth == MAX_LOWER_DEPTH) {
        ksyc_type_error(sc, tree, "instances need instances over too many steps");
        return NULL;
    }
    s->depth++;
    ir_expr *e = lower_any(sc, tree);
    s->depth--;
    return e;
}

/* The text without the line end of a YAML block. */
static const char *source_text(sema *s, const char *text) {
    size_t size = strlen(text);
    while (size > 0 && (text[size - 1] == '\n' || text[size - 1] == ' ')) size--;
    return text[size] == '\0' ? text : ksyc_pool_copy(s->pool, text, size);
}

ir_expr *ksyc_lower_operand(const expr_scope *sc, const m_expr *e) {
    if (e == NULL) return NULL; /* its syntax is wrong: reported by the model */
    expr_scope own = *sc;
    own.expr = e;
    ir_expr *result = lower(&own, e->tree);
    if (result != NULL) result->source = source_text(sc->s, e->text);
    return result;
}

ir_expr *ksyc_lower_expr(const expr_scope *sc, const m_expr *e) {
    return ksyc_in_one_type(sc, ksyc_lower_operand(sc, e));
}

ir_expr *ksyc_lower_kind(const expr_scope *sc, const m_expr *e, ir_kind kind, const char *what) {
    ir_expr *result = ksyc_lower_expr(sc, e);
    if (result == NULL || result->vtype.kind == kind) return result;
    expr_scope own = *sc;
    own.expr = e;
    ksyc_type_error(&own, e->tree, "%s must be %s, not %s", what,
                    ksyc_vtype_text(sc->s, ksyc_vtype_kind(kind)),
                    ksyc_vtype_text(sc->s, result->vtype));
    ksyc_help_kind(sc, e, kind, result->vtype.kind);
    return NULL;
}

bool ksyc_ensure_value(sema *s, attr_info *attr) {
    if (attr->value_state == BUSY) {
        ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, attr_value(attr->model, KEY_VALUE)),
                        "the value of '%s' depends on itself", attr->ir.id);
        attr->value_state = FAILED;
    }
    if (attr->value_state != PENDING) return attr->value_state == DONE;
    attr->value_state = BUSY;
    expr_scope sc = {.s = s, .type = attr->owner, .attr = attr};
    const m_attr *a = attr->model;
    ir_expr *value = ksyc_lower_operand(&sc, a->value);
    if (value != NULL && a->enumeration != NULL) {
        value = ksyc_in_one_type(&sc, value); /* a label is of one type of C */
        source_place place = ksyc_yaml_place(s->pool, attr_value(a, KEY_ENUM));
        const ir_enum *e =
            ksyc_find_enum(s, attr->owner, a->enumeration, a->enumeration->num_parts, place);
        if (value->vtype.kind != IR_INT)
            ksyc_diag_error(s->diag, place, "only integers can be values of an enum, not %s",
                            ksyc_vtype_text(s, value->vtype));
        expr_scope own = sc;
        own.expr = a->value;
        ir_expr *cast = ksyc_new_expr(&own, a->value->tree, IR_CAST, IR_ENUM, 1);
        cast->args[0] = value;
        cast->source = value->source;
        cast->vtype.enumeration = e;
        cast->vtype.range = value->vtype.range;
        value = e != NULL && value->vtype.kind == IR_INT ? cast : NULL;
    }
    bool ok = value != NULL && attr->value_state != FAILED;
    if (ok) {
        attr->ir.value = value;
        attr->ir.vtype = value->vtype;
    }
    attr->value_state = ok ? DONE : FAILED;
    return ok;
}
