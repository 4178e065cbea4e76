/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects that another one chooses by an index.
 */
#include <string.h>

#include "proof.h"

typedef struct chosen {
    const ir_expr *choice;
    const char *name;
    struct chosen *next;
} chosen;

static chosen *find_chosen(frame *fr, const ir_expr *choice) {
    chosen *found = fr->chosen;
    while (found != NULL && !same_expr(found->choice, choice)) found = found->next;
    return found;
}

/* Checks the element as its own list does: what a rule takes from it has a meaning only then. */
static void check_chosen(frame *fr, binding *b, const chosen *c) {
    pool *p = PW(fr->w);
    const ir_expr *array = c->choice->args[0];
    val index = resolve(fr, LEAF_VALUE, c->choice->args[1]);
    val at = resolve(fr, LEAF_AT, array), count = resolve(fr, LEAF_COUNT, array);
    const char *unsigned_index = index.c;
    if (index.kind == V_S64) {
        refuse_if(fr, "%s < 0", index.c);
        demand(fr, pool_printf(p, "0 <= %s", index.l), index.mask);
        unsigned_index = pool_printf(p, "(uint64_t)%s", index.c);
    }
    refuse_if(fr, "%s >= %s", unsigned_index, count.c);
    demand(fr, pool_printf(p, "%s < %s", index.l, count.l), index.mask | count.mask);
    const char *facts = facts_type(fr->w, b->child);
    if (facts != NULL) line(fr->c, "%s %s = {0};", facts, c->name);
    b->at.c = pool_printf(p, "%s + %llu * %s", at.c, (unsigned long long)b->child->type->min_size,
                          unsigned_index);
    b->fr = fr;
    memset(b->bound, 0, sizeof b->bound);
    check_child(b, NULL, c->name);
}

val resolve_chosen(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_expr *choice = choice_of(path);
    const ir_expr *array = choice->args[0];
    const ir_attr *attr = array->attr;
    const ir_type *type = choice->vtype.type;
    frame_state *child = state_of(w, type, NULL);
    if (attr->repeat != IR_REPEAT_EXPR || attr->condition != NULL || !type->is_fixed ||
        attr->data.kind != IR_D_USER || !is_same_stream(w, fr->state->type, attr->owner) ||
        child->is_open || fr->in_branch)
        return outside(w, path->place, "this way to an object by its index");
    const ir_expr *rest = inside(w, path, choice);
    add_leaf(w, &child->now->exports, kind, rest, &w->has_grown);
    frame logic = *fr;
    logic.c = NULL;
    binding b;
    bind(&b, &logic, child, attr, &attr->data);
    b.is_elsewhere = true;
    val index = resolve(&logic, LEAF_VALUE, choice->args[1]);
    b.at = resolve(&logic, LEAF_AT, array);
    b.at.l = pool_printf(p, "%s + %llu * %s", b.at.l, (unsigned long long)type->min_size, index.l);
    b.at.mask |= index.mask;
    chosen *c = find_chosen(fr, choice);
    if (c == NULL && fr->c != NULL) {
        c = pool_alloc(p, sizeof *c);
        const char *name = path_name(p, array);
        *c = (chosen){choice,
                      fr->chosen == NULL
                          ? name
                          : pool_printf(p, "%s_%s", name, path_name(p, choice->args[1])),
                      fr->chosen};
        fr->chosen = c;
        binding checked = b;
        checked.name = c->name;
        check_chosen(fr, &checked, c);
    }
    val inner = child_call(&b, export_name(w, child, kind, rest));
    const char *from = c != NULL ? c->name : "";
    return typed(w, kind, path, pool_printf(p, "%s.%s", from, member_name(w, kind, rest)), inner.l,
                 inner.mask);
}
