/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions of instances, in place of the instances: of objects that an instance names, and of what it computes.
 */
#include "proof_expr.h"

enum { MOST_ALIASES = 20 };

const ir_expr *ksyc_seen_from(proof_emitter *em, const ir_expr *e, const ir_expr *object) {
    if (e->op == IR_SELF) return object;
    if (e->op == IR_ROOT || e->num_args == 0) return e;
    ir_expr *copy = ksyc_copy_expr(em, e);
    for (size_t i = 0; i < e->num_args; i++)
        copy->args[i] = (ir_expr *)(uintptr_t)ksyc_seen_from(em, e->args[i], object);
    return copy;
}

/* The type of the object that the path begins at. */
static const ir_type *self_of(const ir_expr *path) {
    while (path->num_args > 0) path = path->args[0];
    return path->vtype.type;
}

bool ksyc_is_instance_around(const ir_expr *e) {
    if (e->op != IR_FIELD || e->attr->kind != IR_VALUE_INSTANCE) return false;
    const ir_expr *object = e->args[0];
    while (object->op == IR_PARENT || object->op == IR_ROOT) object = object->args[0];
    return object->op == IR_SELF && self_of(object)->root == e->attr->owner->root;
}

/* Whether it is the name of another object, and no choice between two. */
static bool is_alias(const ir_expr *e) {
    return e->vtype.kind == IR_OBJECT && ksyc_is_instance_around(e) && e->attr->condition == NULL &&
           e->attr->value->op != IR_TERNARY;
}

bool ksyc_has_alias(const ir_expr *path) {
    for (; path->op == IR_FIELD; path = path->args[0])
        if (is_alias(path->args[0])) return true;
    return false;
}

/* `most`: of names that are still followed; an instance may need itself. */
static const ir_expr *without(proof_emitter *em, const ir_expr *path, unsigned most) {
    if (path->op != IR_FIELD || most == 0) return path;
    if (is_alias(path))
        return without(em, ksyc_seen_from(em, path->attr->value, path->args[0]), most - 1);
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)without(em, path->args[0], most);
    return copy;
}

const ir_expr *ksyc_without_aliases(proof_emitter *em, const ir_expr *path) {
    return ksyc_has_alias(path) ? without(em, path, MOST_ALIASES) : path;
}
