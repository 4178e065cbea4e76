/* SPDX-License-Identifier: Apache-2.0 */
/*
 * op_groups.h - operators of a kind, for `case` labels of a switch that deals with some operators and has no `default`:
 * it names the others by group. Compilers warn about a new operator in every such switch until it is in one of its
 * cases, or in the group that it belongs to.
 */
#ifndef KSYC_OP_GROUPS_H
#define KSYC_OP_GROUPS_H

#include "operators.h"

/* Each is used as `case GROUP:`. */
/* clang-format off */
#define IR_LITERALS \
    IR_LIT_INT: case IR_LIT_FLOAT: case IR_LIT_BOOL: case IR_LIT_STR: case IR_LIT_BYTES: case IR_LIT_ARRAY: \
    case IR_LIT_ENUM
#define IR_NAMES \
    IR_SELF: case IR_ROOT: case IR_PARENT: case IR_IO: case IR_FIELD: case IR_ITEM: case IR_INDEX: case IR_ON
#define IR_UNARY IR_NEG: case IR_INVERT: case IR_NOT
/* Between two numbers; all of operators.h. */
#define NEXT_CASE(op, ...) : case IR_##op
#define IR_OPERATORS IR_ADD NEXT_OPERATORS(NEXT_CASE)
#define IR_COMPARISONS IR_EQ: case IR_NE: case IR_LT: case IR_LE: case IR_GT: case IR_GE
#define IR_LOGIC IR_AND: case IR_OR
/* Of an array; SUBSCRIPT is of bytes, too. */
#define IR_ARRAY_METHODS \
    IR_ARRAY_SIZE: case IR_ARRAY_FIRST: case IR_ARRAY_LAST: case IR_ARRAY_MIN: case IR_ARRAY_MAX
#define IR_BYTE_METHODS \
    IR_BYTES_LENGTH: case IR_BYTES_FIRST: case IR_BYTES_LAST: case IR_BYTES_MIN: case IR_BYTES_MAX: \
    case IR_BYTES_TO_S
#define IR_VALUE_METHODS \
    IR_INT_TO_S: case IR_FLOAT_TO_I: case IR_BOOL_TO_I: case IR_ENUM_TO_I: case IR_STR_LENGTH: \
    case IR_STR_REVERSE: case IR_STR_SUBSTRING: case IR_STR_TO_I: case IR_STREAM_SIZE: case IR_STREAM_POS: \
    case IR_STREAM_EOF
#define IR_SELECTIONS IR_TERNARY: case IR_SUBSCRIPT: case IR_CAST
#define IR_METHODS IR_ARRAY_METHODS: case IR_BYTE_METHODS: case IR_VALUE_METHODS
/* What is no comparison. */
#define IR_OTHER_THAN_COMPARISONS \
    IR_LITERALS: case IR_NAMES: case IR_UNARY: case IR_OPERATORS: case IR_CONCAT: case IR_LOGIC: case IR_SELECTIONS: \
    case IR_METHODS
/* clang-format on */

#endif
