/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trust: where an object chooses an element of an array that was checked before, it need not check the element again.
 * Its function requires that all elements of the array are valid, and so do the functions that call it, up to the one
 * that has checked the array. Where one of them has not, nothing is trusted: the element is checked again.
 */
#include "proof.h"

static void is_chosen_here(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *found = self;
    (void)attr;
    if (ksyc_is_chosen(e)) *found = true;
}

static bool can_recall(proof_emitter *em, const ir_type *type);

/* A field of a kind that a function without tests can skip or go through. */
static bool is_plain(proof_emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    bool chooses = false;
    ksyc_visit_exprs(attr, is_chosen_here, &chooses);
    if (chooses || d->sizing == IR_SIZE_EOS || d->kind == IR_D_SWITCH) return false;
    if (attr->repeat != IR_ONCE && attr->repeat != IR_REPEAT_EXPR) return false;
    return d->kind != IR_D_USER || (d->sizing == IR_SIZE_NONE && can_recall(em, d->type));
}

static bool has_plain_fields(proof_emitter *em, const ir_type *type) {
    if (type->is_recursive || type->is_opaque) return false;
    for (size_t i = 0; i < type->num_seq; i++)
        if (!is_plain(em, type->seq[i])) return false;
    for (size_t i = 0; i < type->num_instances; i++)
        if (!is_plain(em, type->instances[i])) return false;
    return true;
}

/* Found once for each type, however many contain it. */
static bool can_recall(proof_emitter *em, const ir_type *type) {
    signed char *known = &em->recalled[type->number];
    if (*known == 0) *known = has_plain_fields(em, type) ? 1 : -1;
    return *known > 0;
}

/* ---------------------------------------------------------------------------------- trusts */

/* Whether the functions of the array can be called where only root and stream are the same. */
static bool is_about_root(const routine *array) {
    for (size_t i = 0; i < array->vars.count; i++) {
        const leaf *l = &array->vars.items[i];
        if (l->kind == LEAF_IO_BASE || l->kind == LEAF_STRICT || l->kind == LEAF_ROOT_LEN ||
            l->kind == LEAF_LEVELS)
            continue;
        if (!ksyc_is_path(l->path, NULL) || !ksyc_is_from_root_of(l->path, array->type))
            return false;
    }
    return true;
}

routine *ksyc_routine_of_trust(proof_emitter *em, const trust *t) {
    return ksyc_routine_of(em, t->array->attr->owner, t->array->attr);
}

static void break_trust(proof_emitter *em, const trust *t) {
    ksyc_routine_of_trust(em, t)->trust->is_broken = true;
    em->has_grown = true;
}

static void require_trust(draft *dr, const trust *one) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    for (const trusts *t = r->trusted; t != NULL; t = t->next)
        if (t->one == one) return;
    trusts *more = ksyc_pool_alloc(em->keep, sizeof *more);
    *more = (trusts){one, r->trusted};
    r->trusted = more;
    em->has_grown = true;
}

/* Whether the routine has checked the array, which is a field of its own. */
static bool has_checked(const draft *dr, const ir_attr *array) {
    if (array->owner != dr->routine->type) return false;
    if (array->kind == IR_SEQ) return dr->read[array->index];
    return dr->computed[array->index] && !dr->placing[array->index];
}

/* Whether the trust holds in the routine, which has checked the array or requires it. */
static bool holds(draft *dr, const trust *t) {
    const ir_expr *own = ksyc_path_within(dr, t->array);
    if (own == NULL) {
        if (!ksyc_is_from_root_of(t->array, dr->routine->type)) return false;
        require_trust(dr, t);
        return true;
    }
    return own->args[0]->op == IR_SELF && has_checked(dr, own->attr);
}

const trust *ksyc_trust_for(draft *dr, const ir_expr *choice) {
    proof_emitter *em = dr->em;
    const ir_expr *array = choice->args[0];
    if (ksyc_diag_has_errors(em->diag)) return NULL; /* types may be too deep in each other */
    if (!ksyc_tests(em) || !ksyc_is_from_root_of(array, array->attr->owner) ||
        !can_recall(em, choice->vtype.type))
        return NULL;
    trust **wanted = &ksyc_routine_of(em, array->attr->owner, array->attr)->trust;
    if (*wanted == NULL) {
        *wanted = ksyc_pool_alloc(em->keep, sizeof **wanted);
        **wanted = (trust){.array = ksyc_kept_path(em, em->keep, array)};
        em->has_grown = true;
    }
    const trust *t = *wanted;
    if (t->is_broken) return NULL;
    if (ksyc_same_expr(t->array, array) && is_about_root(ksyc_routine_of_trust(em, t)) &&
        holds(dr, t))
        return t;
    break_trust(em, t);
    return NULL;
}

void ksyc_pass_trusts(draft *dr, const routine *child) {
    for (const trusts *t = child->trusted; t != NULL; t = t->next)
        if (!t->one->is_broken && !holds(dr, t->one)) break_trust(dr->em, t->one);
}

void ksyc_note_array(proof_emitter *em, const routine *r, uint64_t valid_mask, uint64_t item_mask) {
    trust *t = r->trust;
    if (t == NULL || (t->valid_mask == valid_mask && t->item_mask == item_mask)) return;
    t->valid_mask = valid_mask;
    t->item_mask = item_mask;
    em->has_grown = true;
}
