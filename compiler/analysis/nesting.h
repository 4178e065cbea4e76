/* SPDX-License-Identifier: Apache-2.0 */
/* nesting.h - which types can contain an object of their own type, by fields or by instances. */
#ifndef KSYC_NESTING_H
#define KSYC_NESTING_H

#include "ir.h"
#include "pool.h"

/* A flag for each type of the program. The work is linear in the fields, the stack does not grow with them. */
bool *ksyc_nesting_find(pool *pool, const ir_program *program);

#endif
