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
/* The same, but with the author's line ends, none of them at either end. */
const char *ksyc_expr_show_lines(pool *p, const ir_expr *expr);

/* An integer from -2^63 to 2^64-1. */
typedef struct expr_number {
    uint64_t word; /* two's complement when `negative` */
    bool negative;
} expr_number;

/* Whether `expr` is an integer or an enum value that is the same for every file. */
bool ksyc_expr_constant(const ir_expr *expr, expr_number *number);
/* The same for sizes and counts: constant and not negative. */
bool ksyc_expr_constant_count(const ir_expr *expr, uint64_t *count);

#endif
