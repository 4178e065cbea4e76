/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bit_choices.h - bit fields that follow each other in a type, some of them under conditions: which of them a file can have
 * together. Of `b6` if `new` and `b4` if `not new` it has one.
 */
#ifndef KSYC_BIT_CHOICES_H
#define KSYC_BIT_CHOICES_H

#include "ir.h"

/* Each condition can be true or false, so there are few. */
enum { MAX_BIT_CONDITIONS = 4 };

/* Bit i of a choice tells whether condition i is true. */
typedef struct bit_choices {
    const ir_expr *conditions[MAX_BIT_CONDITIONS];
    unsigned count;
} bit_choices;

/* Whether the expression is computed from constants, fields and parameters: it asks no stream, and reads nothing. */
bool ksyc_looks_at_nothing(const ir_expr *e);
/* Whether it is a bit field that is not repeated, and whose condition looks at nothing. */
bool ksyc_is_bit_field(const ir_attr *attr);
/* Finds the conditions of the seq fields from `from` to `to`, which are such bit fields; false: there are too many, or one can
 * change between them. */
bool ksyc_find_choices(bit_choices *all, const ir_type *type, size_t from, size_t to);
/* Whether the file has the field in this choice, a number below 2^count. */
bool ksyc_has_bit_field(const bit_choices *all, const ir_attr *attr, unsigned choice);

#endif
