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
    uint64_t has; /* the parameters besides `of`: see VIEW_BIT */
} accessor;

/* Parameters of accessors, as bits of what their text uses. The variables of the routine are members of `of` there. */
#define VIEW_BIT BIT(NUM_BITS)
#define BEFORE_BIT BIT(NUM_BITS + 1)
extern const code_expr ksyc_word_view, ksyc_word_before;
#define VIEW (&ksyc_word_view)
#define BEFORE (&ksyc_word_before)

/* `(void)name;` for each parameter that the body does not use. */
void ksyc_void_unused(output *out, uint64_t parameters, const output *body);

/* A call of a function in logic with the members of `view` as arguments. */
const code_expr *ksyc_said_of(proof_emitter *em, const routine *r, const char *fun,
                              const code_expr *view);

accessor ksyc_new_accessor(draft *dr, const ir_attr *attr);
/* The condition that a view is that of the bound object, at `at`: its place, and what it depends on. */
const clauses *ksyc_place_of(binding *b, const code_expr *view, const code_expr *at);
/* Writes the function, and its contract in the header; `ensures` has whole lines. */
void ksyc_write_function_of_view(const accessor *acc, const char *type, const output *ensures);
/* Asserts in the body that a child is valid there. */
void ksyc_assert_child(accessor *acc, const code_expr *at, const code_expr *valid);
/* ksyc_write_function_of_view() for an accessor that returns the view of the bound object. */
void ksyc_write_accessor(accessor *acc, binding *b);

/* ---- proof_traversal.c */

/* Writes the accessors that go from element to element. */
void ksyc_emit_traversal(draft *dr, const ir_attr *attr);

#endif
