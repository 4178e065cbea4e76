/* SPDX-License-Identifier: Apache-2.0 */
/* users.c - which fields contain objects of which type, and what follows: parents, roots, byte order; see sema.h. */
#include <string.h>

#include "queries.h"
#include "sema.h"

/* --------------------------------------------------------------------------------------- users */

static void add_user(sema *s, const ir_data *d, attr_info *user) {
    if (d->kind != IR_D_USER || d->type == NULL) return;
    list *users = &info_of(d->type)->users;
    if (users->count != 0 && users->items[users->count - 1] == user) return; /* several cases */
    ksyc_list_add(s->pool, users, user);
}

static void add_users(sema *s, attr_info *user) {
    const ir_data *d = &user->ir.data;
    add_user(s, d, user);
    for (size_t i = 0; i < d->num_cases; i++) add_user(s, &d->cases[i].data, user);
}

static bool same_file(const type_info *a, const type_info *b) { return a->unit == b->unit; }

/* --------------------------------------------------------------------------------------- roots */

/* A top-level object is a root. A nested object has the root of the object that contains it, when both types are
 * in one file; see ksyc_check_contexts for the others. */
static void find_roots(sema *s) {
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        type->ir.root = &type->unit->top->ir;
    }
}

/* ---------------------------------------------------------------------------------- byte order */

static bool has_calculated_endian(const type_info *type) {
    return type->endian_from != NULL && type->endian_from->model->endian == IR_CALC;
}

/* Whether the type has the byte order that the containing object decides. */
static bool inherits_endian(const type_info *type) {
    return has_calculated_endian(type) && type->endian_from != type;
}

static void find_inherited_endian(sema *s) {
    list queue = {0};
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        if (type->needs_endian && inherits_endian(type)) ksyc_list_add(s->pool, &queue, type);
    }
    for (size_t i = 0; i < queue.count; i++) {
        type_info *type = queue.items[i];
        type->ir.inherits_endian = true;
        for (size_t j = 0; j < type->users.count; j++) {
            const attr_info *user = type->users.items[j];
            type_info *owner = user->owner;
            if (!has_calculated_endian(owner)) {
                ksyc_diag_error(
                    s->diag, user->ir.place,
                    "type '%s' is read in the byte order that an object of type '%s' decides, "
                    "so it can only be used inside of one",
                    type->ir.path, type->endian_from->ir.path);
            } else if (inherits_endian(owner) && !owner->needs_endian) {
                owner->needs_endian = true;
                ksyc_list_add(s->pool, &queue, owner);
            }
        }
    }
}

void ksyc_find_users(sema *s) {
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        for (size_t j = 0; j < type->ir.num_seq; j++) add_users(s, attr_info_of(type->ir.seq[j]));
        for (size_t j = 0; j < type->ir.num_instances; j++)
            add_users(s, attr_info_of(type->ir.instances[j]));
    }
    find_roots(s);
    find_inherited_endian(s);
}

/* ------------------------------------------------------------------------------------- parents */

/* `parent: _parent` in a field of a type that contains the same type adds no new parent. */
static bool is_passed_on(const type_info *type, const attr_info *user) {
    const m_expr *e = user->model->rare->parent;
    return user->owner == type && e != NULL && e->tree->op == AST_NAME &&
           strcmp(e->tree->text, "_parent") == 0;
}

/* The type of the parent that the field gives its objects; IR_NONE when it gives none. */
static ir_vtype given_parent(sema *s, type_info *type, attr_info *user, bool *failed) {
    if (user->model->no_parent || is_passed_on(type, user) || !same_file(type, user->owner))
        return ksyc_vtype_kind(IR_NONE);
    if (attr_value(user->model, KEY_PARENT) != NULL) {
        const ir_expr *e = ksyc_ensure_parent(s, user);
        if (e == NULL) *failed = true;
        return e != NULL ? e->vtype : ksyc_vtype_kind(IR_NONE);
    }
    return ksyc_vtype_object(user->owner);
}

ir_vtype ksyc_parent_of(sema *s, type_info *type) {
    if (type->parent_state == BUSY) {
        ksyc_diag_error(s->diag, type->ir.place, "what the parent of '%s' is depends on itself",
                        type->ir.path);
        type->parent_state = FAILED;
    }
    if (type->parent_state != PENDING) return type->ir.parent;
    type->parent_state = BUSY;
    ir_vtype all = ksyc_vtype_kind(IR_NONE);
    bool failed = false, checked = false;
    for (size_t i = 0; i < type->users.count; i++) {
        ir_vtype v = given_parent(s, type, type->users.items[i], &failed);
        if (v.kind != IR_NONE)
            all = all.kind == IR_NONE ? v : ksyc_vtype_combine(s, all, v, &checked);
    }
    /* A file can also be read on its own, so its top-level type may have no parent. */
    if (type->outer == NULL && all.kind != IR_NONE) all = ksyc_vtype_kind(IR_STRUCT);
    type->ir.parent = all;
    type->parent_state = failed || type->parent_state == FAILED ? FAILED : DONE;
    return all;
}

/* ---------------------------------------------------------------------- objects in other files */

/*
 * The C of a file is the same whoever imports it, so what its nested types need of the objects around them is there without
 * a question. A field of another file cannot give it.
 */

/* Marks the types of which an object needs the root because one in it does. Top-level objects are roots then. */
static void spread_root_uses(sema *s) {
    list queue = {0};
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        if (type->uses_root) ksyc_list_add(s->pool, &queue, type);
    }
    for (size_t i = 0; i < queue.count; i++) {
        const type_info *type = queue.items[i];
        if (type->outer == NULL) continue;
        for (size_t k = 0; k < type->users.count; k++) {
            type_info *owner = ((attr_info *)type->users.items[k])->owner;
            if (owner->uses_root || !same_file(type, owner)) continue;
            owner->uses_root = true;
            ksyc_list_add(s->pool, &queue, owner);
        }
    }
}

/* Whether objects without a parent are to be expected, as far as the file of the type decides it. */
static bool may_lack_parent(const type_info *type) {
    if (type->ir.parent.kind != IR_OBJECT) return true; /* in a field of another file */
    for (size_t i = 0; i < type->users.count; i++) {
        const attr_info *user = type->users.items[i];
        if (user->model->no_parent && same_file(type, user->owner)) return true;
    }
    return false;
}

/* `parent: x` gives an object of another file the parent that its own file knows. */
static bool is_given_parent(sema *s, const type_info *type, attr_info *user) {
    if (user->model->no_parent || attr_value(user->model, KEY_PARENT) == NULL) return false;
    const ir_expr *e = ksyc_ensure_parent(s, user);
    return e == NULL || ksyc_vtype_equal(e->vtype, type->ir.parent);
}

static void check_user(sema *s, const type_info *type, attr_info *user) {
    if (same_file(type, user->owner)) return;
    if (type->uses_root)
        ksyc_diag_error(s->diag, user->ir.place,
                        "objects of type '%s' need '_root', an object of type '%s', which they do "
                        "not have in a field of another file",
                        type->ir.path, type->ir.root->path);
    if (type->uses_parent && !type->ir.may_lack_parent && !is_given_parent(s, type, user))
        ksyc_diag_error(s->diag, user->ir.place,
                        "objects of type '%s' need '_parent', an object of type '%s', which they "
                        "do not have in a field of another file",
                        type->ir.path, type->ir.parent.type->path);
}

void ksyc_check_contexts(sema *s) {
    spread_root_uses(s);
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        type->ir.may_lack_parent = may_lack_parent(type);
        for (size_t k = 0; type->outer != NULL && k < type->users.count; k++)
            check_user(s, type, type->users.items[k]);
    }
}
