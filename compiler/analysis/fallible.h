/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fallible.h - which value instances have a value in every object: their getters return nothing.
 *
 * What depends on the file that is compiled (whether `_root` may be missing) counts as failing, so that a file and those
 * that import it agree.
 */
#ifndef KSYC_FALLIBLE_H
#define KSYC_FALLIBLE_H

#include <stdbool.h>

#include "ir.h"
#include "needs.h"
#include "pool.h"
#include "storage.h"

/* By the number of an instance, see needs.h. One that may need its own value can fail. */
const bool *ksyc_cannot_fail_find(pool *memory, const needs *n, const storage_plan *storage);

/* Whether an operator on numbers, a choice, a cast or a substring can fail, by the types of its operands. */
bool ksyc_operator_fails(const ir_expr *e);

#endif
