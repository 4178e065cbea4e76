/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queries.h - questions about the intermediate form that several passes and backends ask, and walks over all
 * expressions and data of a field.
 */
#ifndef KSYC_QUERIES_H
#define KSYC_QUERIES_H

#include "ir.h"

/* Whether two names that a grammar gives are the same. For text that a backend made there is no such question. */
bool ksyc_same_id(const char *a, const char *b);

/* ---- fields */

/* A seq field or parse instance: it is read from the file. */
bool ksyc_is_parsed(const ir_attr *attr);
/* A parse or value instance: it is computed when it is first asked for. */
bool ksyc_is_instance(const ir_attr *attr);
/* Bytes exactly as they are in the file: no terminator, no padding, no processing. */
bool ksyc_is_raw(const ir_data *data);
/* Raw bytes whose size is the literal 0. */
bool ksyc_has_no_bytes(const ir_data *data);
/* A single seq field without bytes. */
bool ksyc_is_empty_field(const ir_attr *attr);
/* A single parsed field without bytes that has a `valid`: it stands for a rule about other fields. */
bool ksyc_is_rule(const ir_attr *attr);
/* A single seq field without bytes, condition and `valid`: nothing depends on it in a file. */
bool ksyc_is_idle_rule(const ir_attr *attr);

/* The parsed field whose number `expr` is: a field, an element of one, `_` (`item`), a part of a text, or a
 * value instance that only gives a field another name or type. NULL when it is something else. */
const ir_attr *ksyc_field_of(const ir_expr *expr, const ir_attr *item);
/* The field, parameter or array literal (then the instance that has it) that the array `attr` stands for; NULL
 * when it is something else, or `attr` is no array. */
const ir_attr *ksyc_array_source(const ir_attr *attr);

/* ---- expressions */

/* Both are the same computation, without literals of floats; NULL equals NULL only. */
bool ksyc_same_expr(const ir_expr *a, const ir_expr *b);
/* Both are objects of one type with the same arguments. */
bool ksyc_same_object(const ir_data *a, const ir_data *b);
/* A comparison of integers or enums, logic of comparisons: the ranges and constants in it give it always the same
 * result. */
bool ksyc_is_tautology(const ir_expr *e, bool *result);
/* `min` or `max` of a list of integers of which some may be negative and some too large for int64_t. */
bool ksyc_is_mixed_extreme(const ir_expr *e);
/* Of operators.h: between two numbers; the same, of numbers with a fraction, too; a comparison. */
bool ksyc_is_operator(ir_op op);
bool ksyc_takes_fractions(ir_op op);
bool ksyc_is_comparison(ir_op op);
/* Whether a comparison is true of a value that is below (order < 0), equal to or above another one. */
bool ksyc_holds(ir_op comparison, int order);
/* Of `a op b` the operator of the same comparison with its sides exchanged. */
ir_op ksyc_mirrored(ir_op comparison);

/* ---- types */

/* The type of the top level that a type is declared in: one for each file. */
const ir_type *ksyc_file_of(const ir_type *type);

/* ---- walks */

/* Calls `visit` for every expression of an attribute, and for each part of it, outer before inner. */
typedef void expr_visitor(void *self, const ir_attr *attr, const ir_expr *expr);
void ksyc_visit_exprs(const ir_attr *attr, expr_visitor *visit, void *self);
/* Calls `visit` for the data of a parsed field: for those of every case when it is a switch. */
typedef void data_visitor(void *self, const ir_attr *attr, const ir_data *data);
void ksyc_visit_data(const ir_attr *attr, data_visitor *visit, void *self);

/* The function that the program supplies for the data, or NULL. */
const ir_process_function *ksyc_process_function(const ir_data *data);

#endif
