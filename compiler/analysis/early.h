/* SPDX-License-Identifier: Apache-2.0 */
/*
 * early.h - which instances T_parse computes, and what is left for T_complete.
 *
 * An instance that cannot fail and needs nothing but the object itself has the same value at the end of T_parse as
 * later, so it is computed there, and T_complete need not visit objects that have only such instances.
 */
#ifndef KSYC_EARLY_H
#define KSYC_EARLY_H

#include "needs.h"

typedef struct early {
    bool *is_early; /* by the number of an instance, see needs.h */
    bool *
        has_work; /* by the number of a type: T_complete of an object that was read does something */
} early;

early ksyc_early_find(pool *memory, const ir_program *program, const needs *n,
                      const bool *cannot_fail);

#endif
