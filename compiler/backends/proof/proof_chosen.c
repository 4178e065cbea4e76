/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects that another object chooses by an index: a rule may use a field of such an object, so the routine recalls its
 * facts, or checks the whole object first where nobody has done that before.
 */
#include <string.h>

#include "proof.h"

typedef struct chosen {
    const ir_expr *choice;
    const char *name;
    struct chosen *next;
} chosen;

static chosen *find_chosen(draft *dr, const ir_expr *choice) {
    chosen *found = dr->chosen;
    while (found != NULL && !ksyc_same_expr(found->choice, choice)) found = found->next;
    return found;
}

/* Recalls the facts of an element of an array that is valid. */
static void recall_chosen(draft *dr, binding *b, const chosen *c, const trust *t, val index) {
    proof_emitter *em = dr->em;
    output *out = dr->c;
    ksyc_assert_that(out, "trusted", ksyc_trusted_item(dr, t, index).l);
    em->recalls = true;
    b->is_used = true;
    ksyc_check_child(b, NULL, c->name);
    em->recalls = false;
}

/* Checks the element as its own array does: only then have the fields that a rule uses a meaning. */
static void check_chosen(draft *dr, binding *b, const chosen *c) {
    pool *p = dr->em->pool;
    const ir_expr *array = c->choice->args[0];
    val index = ksyc_resolve(dr, LEAF_VALUE, c->choice->args[1]);
    val at = ksyc_resolve(dr, LEAF_AT, array), count = ksyc_resolve(dr, LEAF_COUNT, array);
    const code_expr *unsigned_index = index.c;
    if (index.kind == V_S64) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, index.c, "<", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, NOUGHT, "<=", index.l), index.mask);
        unsigned_index = ksyc_code_cast(p, "uint64_t", index.c);
    }
    ksyc_refuse_if(dr, ksyc_code_flat(p, unsigned_index, ">=", count.c));
    ksyc_add_condition(dr, ksyc_code_flat(p, index.l, "<", count.l), index.mask | count.mask);
    const char *facts = ksyc_facts_type(dr->em, b->child);
    if (facts != NULL) ksyc_line(dr->c, "%s %s = {0};", facts, c->name);
    b->at.c = ksyc_plus_times(p, at.c, b->child->type->min_size, unsigned_index);
    b->dr = dr;
    memset(b->bound, 0, sizeof b->bound);
    const trust *t = ksyc_trust_for(dr, c->choice);
    if (t != NULL)
        recall_chosen(dr, b, c, t, index);
    else
        ksyc_check_child(b, NULL, c->name);
}

val ksyc_resolve_chosen(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_expr *choice = ksyc_choice_of(path);
    const ir_expr *array = choice->args[0];
    const ir_attr *attr = array->attr;
    const ir_type *type = choice->vtype.type;
    routine *child = ksyc_routine_of(em, type, NULL);
    if (attr->repeat != IR_REPEAT_EXPR || attr->condition != NULL || !type->is_fixed ||
        attr->data.kind != IR_D_USER || !ksyc_is_same_stream(em, dr->routine->type, attr->owner) ||
        child->is_open || dr->in_branch)
        return ksyc_unsupported(em, path->place, "this way to an object by its index");
    const ir_expr *rest = ksyc_path_from_choice(em, path, choice);
    ksyc_add_leaf(em, &child->now->exports, kind, rest, &em->has_grown);
    draft logic = *dr;
    logic.c = NULL;
    binding b;
    ksyc_bind(&b, &logic, child, attr, &attr->data);
    b.is_elsewhere = true;
    val index = ksyc_resolve(&logic, LEAF_VALUE, choice->args[1]);
    b.at = ksyc_resolve(&logic, LEAF_AT, array);
    b.at.l = ksyc_plus_times(p, b.at.l, type->min_size, index.l);
    b.at.mask |= index.mask;
    chosen *c = find_chosen(dr, choice);
    if (c == NULL && dr->c != NULL) {
        c = ksyc_pool_alloc(em->pass, sizeof *c);
        const char *name = ksyc_path_name(p, array);
        /* It is known until the text of the routine is complete. */
        *c = (chosen){ksyc_kept_path(em, em->pass, choice),
                      dr->chosen == NULL ? ksyc_pool_copy(em->pass, name, strlen(name))
                                         : ksyc_pool_printf(em->pass, "%s_%s", name,
                                                            ksyc_path_name(p, choice->args[1])),
                      dr->chosen};
        dr->chosen = c;
        binding checked = b;
        checked.name = c->name;
        check_chosen(dr, &checked, c);
    }
    val inner = ksyc_child_call(&b, ksyc_export_name(em, child, kind, rest));
    const code_expr *from = ksyc_code_word(p, c != NULL ? c->name : "");
    return ksyc_typed_val(em, kind, path, ksyc_code_dot(p, from, ksyc_member_name(em, kind, rest)),
                          inner.l, inner.mask);
}
