/* SPDX-License-Identifier: Apache-2.0 */
/*
 * needs.h - which instances the computation of an instance can lead to.
 */
#ifndef KSYC_NEEDS_H
#define KSYC_NEEDS_H

#include "ir.h"
#include "pool.h"

typedef struct needs {
    size_t *first; /* by the number of a type: the number of its first instance */
    const ir_attr *
        *order; /* all instances, each after those that it needs; within a cycle in any order */
    bool *may_cycle; /* by the number of an instance: computing it may need its own value */
    size_t num;      /* of instances */
} needs;

needs ksyc_needs_find(pool *memory, const ir_program *program);
/* The number of an instance: instances are counted through the types of the program. */
size_t ksyc_needs_number(const needs *n, const ir_attr *instance);

#endif
