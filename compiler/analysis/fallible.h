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

/* ---- what operators do with numbers that have no common type in C */

/* Whether an integer operand of the type is always in int64_t (`want_signed`) or uint64_t. */
bool ksyc_operand_fits(const ir_vtype *type, bool want_signed);
/* One operand may be too large for int64_t, the other one may be negative. */
bool ksyc_is_mixed(const ir_vtype *a, const ir_vtype *b);
/* Whether an operator on integers is computed with ks_int: no C integer holds both operands, or the result. */
bool ksyc_is_wide_operation(const ir_expr *e);
/* Whether an operator on numbers, a choice, a cast or a substring can fail, by the types of its operands. */
bool ksyc_operator_fails(const ir_expr *e);
/* Whether arithmetic on integers is computed as int64_t. */
bool ksyc_is_signed_arithmetic(const ir_expr *e);
/* Of such arithmetic: whether the result is kept as uint64_t and may be 2^63 and more. */
bool ksyc_has_large_result(const ir_expr *e);
/* Whether a large result is a product or a quotient: it is that of the magnitudes, since it is never negative. */
bool ksyc_is_of_magnitudes(const ir_expr *e);

#endif
