/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fallible.h - which operations can fail, and which value instances have a value in every object: their getters return
 * nothing.
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

/* What an operation fails of, whatever its operands do. */
typedef enum failure {
    CANNOT_FAIL,
    FAILS_OF_MEMORY,  /* only */
    FAILS_OF_LOADING, /* of bytes, where it is not decided without them */
    FAILS_OF_NOTHING, /* no first, least ... of none */
    FAILS_OF_VALUES,
    FAILS_OF_TYPES /* if their types allow a value that it has no result for */
} failure;

failure ksyc_failure(ir_op op);

/* FAILS_OF_TYPES: whether an operator on numbers, a choice, a cast, a substring, a parent or a stream can fail. */
bool ksyc_operator_fails(const ir_expr *e);

#endif
