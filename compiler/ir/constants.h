/* SPDX-License-Identifier: Apache-2.0 */
/*
 * constants.h - the constants that a specification names for its fields: those that rules, switches and conditions
 * compare them with, and the labels of their enums.
 */
#ifndef KSYC_CONSTANTS_H
#define KSYC_CONSTANTS_H

#include "expr_show.h"
#include "ir.h"

typedef struct constant_visitor {
    /* A literal that `attr`, a field that is read, may be equal to. */
    void (*value)(void *self, const ir_attr *attr, const ir_expr *literal, bool is_contents);
    /* A number that it is less or greater than. */
    void (*bound)(void *self, const ir_attr *attr, expr_number number);
    /* An enum that it has, or that a value instance gives it. */
    void (*labels)(void *self, const ir_attr *attr, const ir_enum *enumeration);
    void *self;
} constant_visitor;

/* Visits all constants in the options of `attr`, whichever field they are about. */
void ksyc_visit_constants(const ir_attr *attr, const constant_visitor *visitor);

#endif
