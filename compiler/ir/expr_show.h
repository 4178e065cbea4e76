/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_show.h - expressions as text and as constants, for documentation and messages.
 */
#ifndef KSYC_EXPR_SHOW_H
#define KSYC_EXPR_SHOW_H

#include <stdbool.h>
#include <stdint.h>

#include "ir.h"
#include "pool.h"

/* The expression on one line: as its author wrote it, or rebuilt for inner nodes without a source. */
const char *ksyc_expr_show(pool *p, const ir_expr *expr);
/* The expression on one line with `item` for `_`, unless `item` is NULL. */
const char *ksyc_expr_show_about(pool *p, const ir_expr *expr, const char *item);

/* An integer from -2^63 to 2^64-1. */
typedef struct expr_number {
    uint64_t word; /* two's complement when `negative` */
    bool negative;
} expr_number;

/* Whether `expr` is an integer or an enum value that is the same for every file. */
bool ksyc_expr_constant(const ir_expr *expr, expr_number *number);
/* Whether it is such a number and cannot fail, since only literals of the grammar make it: 0 / a is 0, or fails. */
bool ksyc_is_number_of_grammar(const ir_expr *e, expr_number *number);
/* Constant, for sizes and counts: and not negative. */
bool ksyc_expr_constant_count(const ir_expr *expr, uint64_t *count);

#endif
