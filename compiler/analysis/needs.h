/* SPDX-License-Identifier: Apache-2.0 */
/*
 * needs.h - what computing an instance leads to: other instances, and the reading of types.
 */
#ifndef KSYC_NEEDS_H
#define KSYC_NEEDS_H

#include "ir.h"
#include "plan.h"
#include "pool.h"

/* Every instance of the program, each after all that it needs; those that may come to need themselves are
 * among those that they need, in any order. */
typedef struct needs {
    const ir_attr **order;
    bool *may_cycle; /* beside `order` */
    size_t num;
} needs;

needs find_needs(pool *memory, const ir_program *program, const plan *p);

#endif
