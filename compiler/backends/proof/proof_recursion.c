/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Types that contain themselves, by their fields or by instances. Their functions have a parameter that says how many more
 * levels they may enter: it bounds the stack, and makes the definitions in logic recursive over a number that falls.
 * What lies deeper stops a validator, as it is an error of its limits for a reader.
 *
 * Logic knows no two definitions that need each other. So those of such a type are declared first, before its parts
 * refer to them, and what they are is said by axioms: each is about fewer levels than it defines.
 */
#include "proof.h"

enum { HEAD = 1, INSIDE = 2 };

static void mark_inside(proof_emitter *em, const ir_type *type);

static void mark_data(proof_emitter *em, const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++) mark_data(em, &d->cases[i].data);
    if (d->kind == IR_D_USER) mark_inside(em, d->type);
}

/* All that an object of the type contains. */
static void mark_inside(proof_emitter *em, const ir_type *type) {
    if ((em->levels[type->number] & INSIDE) != 0) return;
    em->levels[type->number] |= INSIDE;
    for (size_t i = 0; i < type->num_seq; i++) mark_data(em, &type->seq[i]->data);
    for (size_t i = 0; i < type->num_instances; i++) mark_data(em, &type->instances[i]->data);
}

void ksyc_note_recursion(proof_emitter *em, const ir_type *type) {
    if ((em->levels[type->number] & HEAD) != 0) return;
    em->levels[type->number] |= HEAD;
    mark_inside(em, type);
    em->has_grown = true;
}

bool ksyc_is_recursive(const proof_emitter *em, const routine *r) {
    return r->attr == NULL && (em->levels[r->type->number] & HEAD) != 0;
}

bool ksyc_is_in_recursion(const proof_emitter *em, const ir_type *type) {
    return (em->levels[type->number] & INSIDE) != 0;
}

const logic_fun *ksyc_declared(const routine *r, const char *name) {
    for (size_t i = 0; i < r->num_declared; i++)
        if (ksyc_same_id(r->declared[i].name, name)) return &r->declared[i];
    return NULL;
}
