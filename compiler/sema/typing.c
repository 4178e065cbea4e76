/* SPDX-License-Identifier: Apache-2.0 */
/* typing.c - expressions get a meaning: the frame, and names; see sema.h. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "range.h"
#include "sema.h"

#define S64_MAX ((uint64_t)INT64_MAX)

void type_error(const scope *sc, const ast *tree, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_error(sc->s->diag, model_expr_place(sc->s->pool, sc->expr, tree->offset), "%s", text);
}

ir_expr *new_expr(const scope *sc, const ast *tree, ir_op op, ir_kind kind, size_t num_args) {
    ir_expr *e = pool_alloc(sc->s->pool, sizeof *e);
    e->op = op;
    e->vtype = vtype_kind(kind);
    e->place = model_expr_place(sc->s->pool, sc->expr, tree->offset);
    e->num_args = num_args;
    e->args = pool_array(sc->s->pool, num_args, sizeof(ir_expr *));
    return e;
}

ir_expr *int_literal(const scope *sc, const ast *tree, uint64_t word, bool negative) {
    ir_expr *e = new_expr(sc, tree, IR_LIT_INT, IR_INT, 0);
    bool checked = false;
    wide value = wide_word(word, negative);
    e->word = word;
    e->negative = value.negative;
    e->vtype.range = range_make(value, value, &checked);
    return e;
}

static ir_expr *self(const scope *sc, const ast *tree) {
    ir_expr *e = new_expr(sc, tree, IR_SELF, IR_OBJECT, 0);
    e->vtype = vtype_object(sc->type);
    return e;
}

/* -------------------------------------------------------------------------------------- fields */

/* A field of the object that is being read, named in an expression that is needed for reading it. */
static void check_order(const scope *sc, const ast *tree, const attr_info *named) {
    if (named->ir.kind != IR_SEQ) return;
    if (sc->before_seq)
        type_error(sc, tree, "'%s' is not read yet when the byte order is decided", named->ir.id);
    if (!sc->at_read || sc->attr == NULL || sc->attr->ir.kind != IR_SEQ) return;
    bool later = named->ir.index > sc->attr->ir.index;
    bool itself = named == sc->attr && sc->before_read;
    if (later || itself)
        diag_warning(sc->s->diag, model_expr_place(sc->s->pool, sc->expr, tree->offset),
                     "'%s' is not read yet at this point", named->ir.id);
}

ir_expr *lower_field(const scope *sc, const ast *tree, ir_expr *of, type_info *type,
                     const char *name) {
    attr_info *named = names_get(&type->fields, name);
    if (named == NULL) {
        const char *similar = names_similar(&type->fields, name);
        if (similar != NULL)
            type_error(sc, tree, "type '%s' has no field '%.60s' (did you mean '%s'?)",
                       type->ir.path, name, similar);
        else
            type_error(sc, tree, "type '%s' has no field '%.60s'", type->ir.path, name);
        return NULL;
    }
    named->uses++;
    if (of->op == IR_SELF) check_order(sc, tree, named);
    if (named->ir.kind == IR_VALUE_INSTANCE && !ensure_value(sc->s, named)) return NULL;
    if (named->ir.vtype.kind == IR_NONE) return NULL; /* its type is wrong: told elsewhere */
    ir_expr *e = new_expr(sc, tree, IR_FIELD, IR_NONE, 1);
    e->args[0] = of;
    e->attr = &named->ir;
    e->vtype = named->ir.vtype;
    return e;
}

/* --------------------------------------------------------------------------------------- names */

static ir_expr *lower_parent(const scope *sc, const ast *tree, ir_expr *of) {
    ir_expr *e = new_expr(sc, tree, IR_PARENT, IR_NONE, 1);
    e->args[0] = of;
    if (of->vtype.kind == IR_STRUCT) {
        e->vtype = vtype_kind(IR_STRUCT);
        return e;
    }
    type_info *type = info_of(of->vtype.type);
    e->vtype = parent_of(sc->s, type);
    if (type->parent_state == FAILED) return NULL;
    if (e->vtype.kind != IR_NONE) return e;
    type_error(sc, tree,
               "objects of type '%s' have no parent: no field of this file gives them one",
               type->ir.path);
    return NULL;
}

static ir_expr *lower_root(const scope *sc, const ast *tree, ir_expr *of) {
    const ir_type *root = of->vtype.type->root;
    if (root == NULL) {
        type_error(sc, tree, "objects of type '%s' have no root: only other files use this type",
                   of->vtype.type->path);
        return NULL;
    }
    ir_expr *e = new_expr(sc, tree, IR_ROOT, IR_NONE, 1);
    e->args[0] = of;
    e->vtype = vtype_object(info_of(root));
    return e;
}

static ir_expr *lower_io(const scope *sc, const ast *tree, ir_expr *of) {
    ir_expr *e = new_expr(sc, tree, IR_IO, IR_STREAM, 1);
    e->args[0] = of;
    return e;
}

/* `_` and `_on`. */
static ir_expr *lower_context(const scope *sc, const ast *tree, ir_op op, const ir_vtype *vtype,
                              const char *where) {
    if (vtype == NULL) {
        type_error(sc, tree, "'%s' is only known in %s", tree->text, where);
        return NULL;
    }
    if (vtype->kind == IR_NONE) return NULL;
    ir_expr *e = new_expr(sc, tree, op, IR_NONE, 0);
    e->vtype = *vtype;
    return e;
}

static ir_expr *lower_index(const scope *sc, const ast *tree) {
    if (!sc->has_index) {
        type_error(sc, tree, "'_index' is only known where an element of a repetition is read");
        return NULL;
    }
    ir_expr *e = new_expr(sc, tree, IR_INDEX, IR_INT, 0);
    e->vtype.range = range_of(0, S64_MAX);
    return e;
}

/* Names that begin with `_` and belong to any object. NULL without a message when it is none of
 * them. */
static ir_expr *lower_special(const scope *sc, const ast *tree, ir_expr *of, bool *found) {
    *found = true;
    if (strcmp(tree->text, "_io") == 0) return lower_io(sc, tree, of);
    if (strcmp(tree->text, "_parent") == 0) return lower_parent(sc, tree, of);
    if (of->vtype.kind == IR_OBJECT) {
        if (strcmp(tree->text, "_root") == 0) return lower_root(sc, tree, of);
        if (strcmp(tree->text, "_sizeof") == 0) return lower_sizeof_value(sc, tree, of);
    }
    *found = false;
    return NULL;
}

static ir_expr *lower_name(const scope *sc, const ast *tree) {
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

ir_expr *lower_object_member(const scope *sc, const ast *tree, ir_expr *of) {
    if (tree->text[0] == '_') {
        bool found;
        ir_expr *e = lower_special(sc, tree, of, &found);
        if (found) return e;
    }
    if (of->vtype.kind == IR_OBJECT)
        return lower_field(sc, tree, of, info_of(of->vtype.type), tree->text);
    type_error(sc, tree,
               "'%.60s': of an object of some type only '_io' and '_parent' are known, use "
               ".as<type>",
               tree->text);
    return NULL;
}

static ir_expr *lower_label(const scope *sc, const ast *tree) {
    const type_ref *ref = tree->ref;
    source_place place = model_expr_place(sc->s->pool, sc->expr, tree->offset);
    const ir_enum *found = find_enum(sc->s, sc->type, ref, ref->num_parts - 1, place);
    if (found == NULL) return NULL;
    const char *name = ref->parts[ref->num_parts - 1];
    const ir_label *label = names_get(&info_of(found->owner)->labels,
                                      pool_printf(sc->s->pool, "%s::%s", found->id, name));
    if (label == NULL) {
        type_error(sc, tree, "enum '%s' has no label '%.60s'", found->path, name);
        return NULL;
    }
    ir_expr *e = new_expr(sc, tree, IR_LIT_ENUM, IR_ENUM, 0);
    bool checked = false;
    wide value = wide_word(label->word, label->negative);
    e->label = label;
    e->vtype.enumeration = found;
    e->vtype.range = range_make(value, value, &checked);
    return e;
}

/* --------------------------------------------------------------------------------------- frame */

static ir_expr *lower_literal(const scope *sc, const ast *tree) {
    ir_expr *e;
    switch (tree->op) {
    case AST_INT:
        if (!tree->is_huge) return int_literal(sc, tree, tree->word, false);
        type_error(sc, tree, "the integer does not fit 64 bits");
        return NULL;
    case AST_FLOAT:
        e = new_expr(sc, tree, IR_LIT_FLOAT, IR_FLOAT, 0);
        e->number = tree->number;
        return e;
    case AST_BOOL:
        e = new_expr(sc, tree, IR_LIT_BOOL, IR_BOOL, 0);
        e->word = tree->word;
        return e;
    default:
        e = new_expr(sc, tree, IR_LIT_STR, IR_STR, 0);
        e->text = tree->text;
        e->size = tree->size;
        return e;
    }
}

static ir_expr *lower_any(const scope *sc, const ast *tree) {
    switch (tree->op) {
    case AST_INT:
    case AST_FLOAT:
    case AST_STR:
    case AST_BOOL: return lower_literal(sc, tree);
    case AST_LIST: return lower_list(sc, tree, NULL);
    case AST_FSTRING: return lower_fstring(sc, tree);
    case AST_NAME: return lower_name(sc, tree);
    case AST_LABEL: return lower_label(sc, tree);
    case AST_SIZEOF:
    case AST_BITSIZEOF: return lower_sizeof(sc, tree);
    case AST_MEMBER: return lower_member(sc, tree);
    case AST_CALL: return lower_call(sc, tree);
    case AST_CAST: return lower_cast(sc, tree);
    default: return lower_operator(sc, tree);
    }
}

ir_expr *lower(const scope *sc, const ast *tree) {
    sema *s = sc->s;
    if (s->depth == MAX_LOWER_DEPTH) {
        type_error(sc, tree, "instances need instances over too many steps");
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
    return text[size] == '\0' ? text : pool_copy(s->pool, text, size);
}

ir_expr *lower_expr(const scope *sc, const m_expr *e) {
    if (e == NULL) return NULL; /* its syntax is wrong: told by the model */
    scope own = *sc;
    own.expr = e;
    ir_expr *result = lower(&own, e->tree);
    if (result != NULL) result->source = source_text(sc->s, e->text);
    return result;
}

ir_expr *lower_kind(const scope *sc, const m_expr *e, ir_kind kind, const char *what) {
    ir_expr *result = lower_expr(sc, e);
    if (result == NULL || result->vtype.kind == kind) return result;
    scope own = *sc;
    own.expr = e;
    type_error(&own, e->tree, "%s must be %s, not %s", what, vtype_text(sc->s, vtype_kind(kind)),
               vtype_text(sc->s, result->vtype));
    return NULL;
}

bool ensure_value(sema *s, attr_info *attr) {
    if (attr->value_state == BUSY) {
        diag_error(s->diag, yaml_place(s->pool, attr->model->keys[KEY_VALUE]),
                   "the value of '%s' depends on itself", attr->ir.id);
        attr->value_state = FAILED;
    }
    if (attr->value_state != PENDING) return attr->value_state == DONE;
    attr->value_state = BUSY;
    scope sc = {.s = s, .type = attr->owner, .attr = attr};
    ir_expr *value = lower_expr(&sc, attr->model->value);
    const m_attr *a = attr->model;
    if (value != NULL && a->enumeration != NULL) {
        source_place place = yaml_place(s->pool, a->keys[KEY_ENUM]);
        const ir_enum *e =
            find_enum(s, attr->owner, a->enumeration, a->enumeration->num_parts, place);
        if (value->vtype.kind != IR_INT)
            diag_error(s->diag, place, "only integers can be values of an enum, not %s",
                       vtype_text(s, value->vtype));
        scope own = sc;
        own.expr = a->value;
        ir_expr *cast = new_expr(&own, a->value->tree, IR_CAST, IR_ENUM, 1);
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
