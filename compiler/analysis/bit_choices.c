/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bit_choices.c - see bit_choices.h. Conditions are the same if they are the same expression, or one is the opposite of the
 * other: `new`, `not new`, `new == false`. A field or parameter keeps its value once it is there.
 */
#include "bit_choices.h"

#include "queries.h"

bool ksyc_looks_at_nothing(const ir_expr *e) {
    if (e->op == IR_FIELD && e->attr->kind != IR_SEQ && e->attr->kind != IR_PARAM) return false;
    if (e->op == IR_STREAM_SIZE || e->op == IR_STREAM_POS || e->op == IR_STREAM_EOF) return false;
    for (size_t i = 0; i < e->num_args; i++)
        if (!ksyc_looks_at_nothing(e->args[i])) return false;
    return true;
}

bool ksyc_is_bit_field(const ir_attr *attr) {
    return attr->data.kind == IR_D_BITS && attr->repeat == IR_ONCE &&
           (attr->condition == NULL || ksyc_looks_at_nothing(attr->condition));
}

/* Whether all fields of the object that the expression asks for stand before the number `end`. */
static bool is_known_before(const ir_expr *e, size_t end) {
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_SEQ &&
        e->attr->index >= end)
        return false;
    for (size_t i = 0; i < e->num_args; i++)
        if (!is_known_before(e->args[i], end)) return false;
    return true;
}

/* The condition without `not` and comparison with a truth; `*denied` becomes whether it is the opposite. */
static const ir_expr *bare_condition(const ir_expr *e, bool *denied) {
    *denied = false;
    while (e->op == IR_NOT || (e->op == IR_EQ && e->args[1]->op == IR_LIT_BOOL)) {
        if (e->op == IR_NOT || e->args[1]->word == 0) *denied = !*denied;
        e = e->args[0];
    }
    return e;
}

/* The number of the condition, or the count of them all. */
static unsigned number_of(const bit_choices *all, const ir_expr *bare) {
    unsigned i = 0;
    while (i < all->count && !ksyc_same_expr(all->conditions[i], bare)) i++;
    return i;
}

bool ksyc_find_choices(bit_choices *all, const ir_type *type, size_t from, size_t to) {
    all->count = 0;
    for (size_t i = from; i < to; i++) {
        bool denied = false;
        if (type->seq[i]->condition == NULL) continue;
        if (!is_known_before(type->seq[i]->condition, i)) return false;
        const ir_expr *bare = bare_condition(type->seq[i]->condition, &denied);
        if (number_of(all, bare) < all->count) continue;
        if (all->count == MAX_BIT_CONDITIONS) return false;
        all->conditions[all->count++] = bare;
    }
    return true;
}

bool ksyc_has_bit_field(const bit_choices *all, const ir_attr *attr, unsigned choice) {
    bool denied = false;
    if (attr->condition == NULL) return true;
    const unsigned i = number_of(all, bare_condition(attr->condition, &denied));
    return (choice >> i & 1) != denied;
}
