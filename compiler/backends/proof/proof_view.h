/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_view.h - shared by the files that write views.
 */
#ifndef KSYC_PROOF_VIEW_H
#define KSYC_PROOF_VIEW_H

#include "proof.h"

/* A function of a view `of`, which in most cases returns the view of an object in it. */
typedef struct accessor {
    draft of; /* knows the members of `of` */
    output body;
    const char *name;
    const clauses *when; /* what the contract requires besides */
    const char *parameters;
} accessor;

/* A call of a function in logic with the members of `view` as arguments. */
const char *ksyc_said_of(proof_emitter *em, const routine *r, const char *fun, const char *view);

accessor ksyc_new_accessor(draft *dr, const ir_attr *attr);
/* The condition that a view is that of the bound object, at `at`: its place, and what it depends on. */
const clauses *ksyc_place_of(binding *b, const char *prefix, const char *at);
/* Writes the function, and its contract in the header; `ensures` has whole lines. */
void ksyc_write_function_of_view(const accessor *acc, const char *type, const char *ensures);
/* Asserts in the body that a child is valid there. */
void ksyc_assert_child(accessor *acc, const char *at, const char *valid);
/* The same for an accessor that returns the view of the bound object. */
void ksyc_write_accessor(accessor *acc, binding *b);

/* ---- proof_traversal.c */

/* Writes the accessors that go from element to element. */
void ksyc_emit_traversal(draft *dr, const ir_attr *attr);

#endif
