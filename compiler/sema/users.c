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

static void spread_root(sema *s, type_info *type, list *queue) {
    if (type->has_root) return;
    type->has_root = true;
    ksyc_list_add(s->pool, queue, type);
}

static void spread_to(sema *s, const type_info *from, const ir_data *d, list *queue) {
    if (d->kind == IR_D_USER && d->type != NULL && same_file(from, info_of(d->type)))
        spread_root(s, info_of(d->type), queue);
}

static void spread_attr(sema *s, const type_info *from, const ir_attr *attr, list *queue) {
    if (!ksyc_is_parsed(attr)) return;
    spread_to(s, from, &attr->data, queue);
    for (size_t i = 0; i < attr->data.num_cases; i++)
        spread_to(s, from, &attr->data.cases[i].data, queue);
}

/* A top-level object is a root. A nested object has the root of the object that contains it, when both types are
 * in one file. Unused types get the root of their file, which is safe because they have no objects. */
static void find_roots(sema *s) {
    list queue = {0};
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        if (type->outer == NULL || type->users.count == 0) spread_root(s, type, &queue);
    }
    for (size_t i = 0; i < queue.count; i++) {
        const type_info *type = queue.items[i];
        for (size_t j = 0; j < type->ir.num_seq; j++) spread_attr(s, type, type->ir.seq[j], &queue);
        for (size_t j = 0; j < type->ir.num_instances; j++)
            spread_attr(s, type, type->ir.instances[j], &queue);
    }
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        if (type->has_root) type->ir.root = &type->unit->top->ir;
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
    if (user->model->no_parent || is_passed_on(type, user)) return ksyc_vtype_kind(IR_NONE);
    if (attr_value(user->model, KEY_PARENT) != NULL) {
        const ir_expr *e = ksyc_ensure_parent(s, user);
        if (e == NULL) *failed = true;
        return e != NULL ? e->vtype : ksyc_vtype_kind(IR_NONE);
    }
    return same_file(type, user->owner) ? ksyc_vtype_object(user->owner) : ksyc_vtype_kind(IR_NONE);
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
