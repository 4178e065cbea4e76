/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_view.h - shared by the files that write views.
 */
#ifndef KSYC_PROOF_VIEW_H
#define KSYC_PROOF_VIEW_H

#include "proof.h"

/* A function of a view `of`, most often one that leads to a view of something in it. */
typedef struct accessor {
    draft of; /* knows the members of `of` */
    output body;
    const char *name;
    const char *when; /* what has to hold, too; "" for nothing */
    const char *parameters;
} accessor;

/* A function of an object in logic, of the object that `view` is about. */
const char *said_of(proof_emitter *em, const routine *r, const char *fun, const char *view);

accessor new_accessor(draft *dr, const ir_attr *attr);
/* Where the object of a view is, and what it depends on: that of the binding, at `at`. */
const char *place_text(binding *b, const char *prefix, const char *at);
/* The function, and its contract in the header; `ensures` has whole lines. */
void write_function_of_view(const accessor *acc, const char *type, const char *ensures);
/* Asserts in the body that a child is valid there. */
void assert_child(accessor *acc, const char *at, const char *valid);
/* The same, for a body that ends in the view of the object that is bound. */
void write_accessor(accessor *acc, binding *b);

/* ---- proof_traversal.c */

/* The functions that go from element to element. */
void emit_traversal(draft *dr, const ir_attr *attr);

#endif
