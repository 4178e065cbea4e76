/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances that keep where the stream is: `value: _io.pos`. It is where the instance is asked for first, which is known if
 * that is the condition of a field of the same object, and nobody else can ask before.
 */
#include "proof.h"

/* The instances of a type that need one of them, with that one; by index. */
typedef struct askers {
    const ir_type *type;
    bool *is_one;
    bool is_found;   /* by the last search */
    bool is_foreign; /* by any search: another object of the type asks */
} askers;

static void note_asker(askers *all, const ir_attr *attr, const ir_expr *e) {
    all->is_found = true;
    if (attr->owner == all->type && e->args[0]->op != IR_SELF) all->is_foreign = true;
}

static void find_asker(void *self, const ir_attr *attr, const ir_expr *e) {
    askers *all = self;
    if (e->op == IR_FIELD && e->attr->owner == all->type &&
        (e->attr->kind == IR_VALUE_INSTANCE || e->attr->kind == IR_PARSE_INSTANCE) &&
        all->is_one[e->attr->index])
        note_asker(all, attr, e);
}

static void find_in_box(void *self, const ir_attr *attr, const ir_data *data);

static void find_in_attr(askers *all, const ir_attr *attr) {
    ksyc_visit_exprs(attr, find_asker, all);
    ksyc_visit_data(attr, find_in_box, all);
}

/* The fields of a box are read with the field that it is made for. Boxes are not deeper in each other than grammars. */
static void find_in_box(void *self, const ir_attr *attr, const ir_data *data) {
    (void)attr;
    if (data->kind != IR_D_USER || !data->type->is_box) return;
    for (size_t i = 0; i < data->type->num_seq; i++) find_in_attr(self, data->type->seq[i]);
}

static bool asks(askers *all, const ir_attr *attr) {
    all->is_found = false;
    find_in_attr(all, attr);
    return all->is_found;
}

static void find_all_askers(askers *all) {
    const ir_type *type = all->type;
    for (bool has_grown = true; has_grown;) {
        has_grown = false;
        for (size_t i = 0; i < type->num_instances; i++) {
            if (all->is_one[i] || !asks(all, type->instances[i])) continue;
            all->is_one[i] = true;
            has_grown = true;
        }
    }
}

/* The type whose fields the boxes are made for. */
static const ir_type *owner_of(const ir_type *type) {
    while (type->is_box) type = type->parent.type;
    return type;
}

/* Objects of other types may ask before. */
static bool is_asked_elsewhere(const proof_emitter *em, askers *all) {
    for (size_t i = 0; i < em->program->num_types; i++) {
        const ir_type *type = em->program->types[i];
        if (type == all->type || owner_of(type) == all->type) continue;
        for (size_t k = 0; k < type->num_seq; k++)
            if (asks(all, type->seq[k])) return true;
        for (size_t k = 0; k < type->num_instances; k++)
            if (asks(all, type->instances[k])) return true;
    }
    return false;
}

static bool is_own(const ir_expr *e, const ir_attr *instance) {
    return e->op == IR_FIELD && e->attr == instance && e->args[0]->op == IR_SELF;
}

/* Whether the expression has its value only if the instance was asked for. */
static bool is_certain_to_ask(const ir_expr *e, const ir_attr *instance) {
    if (is_own(e, instance)) return true;
    const bool skips = e->op == IR_AND || e->op == IR_OR || e->op == IR_TERNARY;
    for (size_t i = 0; i < (skips ? 1 : e->num_args); i++)
        if (is_certain_to_ask(e->args[i], instance)) return true;
    return false;
}

/* Whether what the attribute has is there only if `guard` holds: its condition is that, or begins with it. */
static bool is_guarded(const ir_attr *attr, const ir_expr *guard) {
    const ir_expr *condition = attr->condition;
    if (condition == NULL) return false;
    return ksyc_same_expr(condition, guard) ||
           (condition->op == IR_AND && ksyc_same_expr(condition->args[0], guard));
}

/* Whether all that asks is there only if the guard holds. */
static bool are_guarded(askers *all, const ir_attr *instance, const ir_expr *guard) {
    const ir_type *type = all->type;
    for (size_t i = 0; i < type->num_seq; i++)
        if (asks(all, type->seq[i]) && !is_guarded(type->seq[i], guard)) return false;
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i] != instance && asks(all, type->instances[i]) &&
            !is_guarded(type->instances[i], guard))
            return false;
    return true;
}

static bool is_anchored_at(askers *all, const ir_attr *instance, const ir_attr *field) {
    const ir_expr *condition = field->condition;
    if (condition == NULL || field->data.kind == IR_D_BITS) return false;
    if (is_certain_to_ask(condition, instance)) return true;
    return condition->op == IR_AND && is_certain_to_ask(condition->args[1], instance) &&
           !ksyc_may_fail(instance->value) && are_guarded(all, instance, condition->args[0]);
}

static const ir_attr *find_anchor(const proof_emitter *em, const ir_attr *instance) {
    const ir_type *type = instance->owner;
    askers all = {.type = type,
                  .is_one = ksyc_pool_array(em->pool, type->num_instances, sizeof *all.is_one)};
    all.is_one[instance->index] = true;
    find_all_askers(&all);
    if (is_asked_elsewhere(em, &all)) return NULL;
    const ir_attr *first = NULL;
    for (size_t i = 0; i < type->num_seq; i++)
        if (asks(&all, type->seq[i]) && first == NULL) first = type->seq[i];
    if (first == NULL || all.is_foreign || !is_anchored_at(&all, instance, first)) return NULL;
    return first;
}

static bool asks_for_position(const ir_expr *e) {
    if (e->op == IR_STREAM_POS || e->op == IR_STREAM_EOF) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (asks_for_position(e->args[i])) return true;
    return false;
}

const ir_attr *ksyc_anchor_of(proof_emitter *em, const ir_attr *instance) {
    if (instance->kind != IR_VALUE_INSTANCE || instance->condition != NULL ||
        !ksyc_is_storable(&instance->vtype))
        return NULL;
    const ir_attr ***of_type = &em->anchors[instance->owner->number];
    if (*of_type == NULL)
        *of_type = ksyc_pool_array(em->keep, instance->owner->num_instances, sizeof **of_type);
    const ir_attr **known = *of_type + instance->index;
    if (*known == NULL && asks_for_position(instance->value)) *known = find_anchor(em, instance);
    if (*known == NULL) *known = instance; /* there is none */
    return *known == instance ? NULL : *known;
}

static void ask_in(draft *dr, const ir_attr *field, const ir_expr *e) {
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && ksyc_anchor_of(dr->em, e->attr) == field)
        ksyc_resolve(dr, LEAF_VALUE, e);
    for (size_t i = 0; i < e->num_args; i++) ask_in(dr, field, e->args[i]);
}

void ksyc_ask_anchored(draft *dr, const ir_attr *field) {
    if (field->condition != NULL) ask_in(dr, field, field->condition);
}
