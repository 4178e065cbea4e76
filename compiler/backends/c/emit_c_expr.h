/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c_expr.h - expressions in C. emit_c_expr.c walks the tree; the other files get operands that are values
 * already, and do not come back to it. Each calls only those below it:
 *
 *   emit_c_expr.c    the recursion: gen
 *   emit_c_method.c  methods
 *   emit_c_array.c   elements of arrays
 *   emit_c_field.c   fields of objects
 *   emit_c_context.c stream and parent of an object whose type is known only at run time
 *   emit_c_cast.c    casts
 *   emit_c_ops.c     operators
 *   emit_c_value.c   values: literals, conversions
 *   emit_c_leave.c   statements that leave on an error
 *   emit_c_write.c   text
 */
#ifndef KSYC_EMIT_C_EXPR_H
#define KSYC_EMIT_C_EXPR_H

#include "emit_c.h"

/* ---- emit_c_expr.c: the tree */

/* Writes what is needed before the value can be used, and returns the value. */
cval ksyc_gen(c_function *fn, const ir_expr *e);
/* ksyc_gen() for a value that is stored or passed on: a record of a view is no object there. */
cval ksyc_gen_kept(c_function *fn, const ir_expr *e);
const code_expr *ksyc_gen_bool(c_function *fn, const ir_expr *e);
/* A number of elements or bytes: uint64_t. A negative one fails, or with `floor_zero` counts as 0. For places
 * where a stream `io` is at hand. */
const code_expr *ksyc_gen_u64(c_function *fn, const ir_expr *e, bool floor_zero);
/* The ks_view or ks_list of an array that is given to a parameter. */
const code_expr *ksyc_gen_array_argument(c_function *fn, const ir_expr *e, const ir_attr *param);
/* Fills the place of an array-valued instance. */
void ksyc_gen_array_instance(c_function *fn, const ir_attr *attr, const code_expr *place);

/* ---- emit_c_method.c */

cval ksyc_apply_method(c_function *fn, const ir_expr *e, const cval *args);
/* A ks_text that `function` makes of one or two arguments; `b` may be NULL. */
cval ksyc_text_result(c_function *fn, const char *function, const code_expr *a, const code_expr *b);

/* ---- emit_c_array.c */

typedef struct carray {
    bool ok;
    const code_expr *code; /* the ks_view or ks_list; the C array of a literal */
    const code_expr *count;
    const ir_attr *attr; /* where the elements come from; NULL for a literal */
    shape shape;
    store store;
    const char *wire;
    uint32_t number_size; /* bytes of an element of a view of numbers */
} carray;

/* The array that is the field `e` of `object`. */
carray ksyc_field_array(c_function *fn, const ir_expr *e, cval object);
/* The array as a ks_list of elements of store `s`: itself if it is one, else a new one. `from` is the type of its
 * elements, `to` the one that is wanted. */
const code_expr *ksyc_array_as_list(c_function *fn, const ir_expr *e, carray array,
                                    const ir_vtype *from, const ir_vtype *to, store s);
/* An array in an array. */
carray ksyc_inner_array(c_function *fn, const ir_expr *e, carray array, cval index);
/* `[]`: an element, and a byte. */
cval ksyc_array_at(c_function *fn, const ir_expr *e, carray array, cval index);
cval ksyc_byte_at(c_function *fn, cval bytes, cval index);
/* `first` and `last`; `min` and `max`. */
cval ksyc_array_end(c_function *fn, const ir_expr *e, carray array);
cval ksyc_array_extreme(c_function *fn, const ir_expr *e, carray array);

/* ---- emit_c_field.c */

/* `e` of `object`: makes an instance exist, and fails when the field is not present. */
void ksyc_open_field(c_function *fn, const ir_expr *e, cval object);
/* The value of the field afterwards. */
cval ksyc_field_value(c_function *fn, const ir_expr *e, cval object);
const code_expr *ksyc_getter_call(const c_function *fn, const ir_attr *attr,
                                  const code_expr *object);

/* ---- emit_c_context.c */

/* `_io` and `_parent` of an object of some type, a ks_ref. */
cval ksyc_stream_of_some(c_function *fn, const code_expr *ref);
cval ksyc_parent_of_some(c_function *fn, const code_expr *ref);

/* ---- emit_c_cast.c */

cval ksyc_apply_cast(c_function *fn, const ir_expr *e, cval v);
/* A value that was read as one of several kinds, as the one that the static type of `e` says. */
cval ksyc_settle(c_function *fn, const ir_expr *e, cval v);

/* ---- emit_c_ops.c */

/* Arithmetic, and operators on bits. */
cval ksyc_apply_binary(c_function *fn, const ir_expr *e, cval a, cval b);
cval ksyc_apply_unary(c_function *fn, const ir_expr *e, cval a);
/* `a` op `b`, a bool; `e` is where it stands. */
cval ksyc_compare_values(c_function *fn, const ir_expr *e, cval a, const ir_vtype *ta, cval b,
                         const ir_vtype *tb, ir_op op);
/* One that always has the same result. */
cval ksyc_known_comparison(c_function *fn, cval a, cval b, bool result);
/* `min` or `max` of integers that no type of C holds together. */
cval ksyc_wide_extreme(c_function *fn, const ir_expr *e, const cval *items);

/* ---- emit_c_value.c: values */

cval ksyc_int_value(const code_expr *code, bool is_signed, bool is_narrow);
cval ksyc_of_form(cform form, const code_expr *code);
cval ksyc_value_of_store(store s, const code_expr *code);
cval ksyc_literal_int(const c_function *fn, const ir_expr *e);
cval ksyc_literal_float(const c_function *fn, const ir_expr *e);
cval ksyc_literal_string(const c_function *fn, const char *text, size_t size, bool is_text);
/* Strings and bytes are stored as ks_text; operators on bytes want ks_bytes. */
cval ksyc_bytes_or_text(const c_function *fn, cval v, const ir_vtype *type);
/* For what the backend cannot compile: a message, and any value. */
cval ksyc_refuse(c_function *fn, const ir_expr *e, const char *what);

/* ---- emit_c_value.c: conversions */

/* As a double, whatever number it is. */
const code_expr *ksyc_as_double(const c_function *fn, cval v);
/* As a ks_int. */
const code_expr *ksyc_as_wide(const c_function *fn, cval v);
/* A number of a form that was selected for it. */
cval ksyc_value_of_form(number_form form, const code_expr *code);
/* As a conversion of selections.def says. */
cval ksyc_convert(c_function *fn, cval v, selection conversion);
/* An integer operand of a type in a form; a value that does not fit fails. */
const code_expr *ksyc_operand(c_function *fn, cval v, const ir_vtype *type, number_form form);
/* Calls a function that stores its result in `result`, and can fail; `b` may be NULL. */
void ksyc_store_checked(c_function *fn, const char *function, const code_expr *a,
                        const code_expr *b, const code_expr *result);
/* A number that `function` makes of one or two operands, `b` may be NULL; it can fail. */
const code_expr *ksyc_checked(c_function *fn, number_form result, const char *function,
                              const code_expr *a, const code_expr *b);
/* As an operand of 64 bits. */
const code_expr *ksyc_as_u64(const c_function *fn, cval v);
const code_expr *ksyc_as_s64(const c_function *fn, cval v);
/* The one of its own sign. */
const code_expr *ksyc_as_64(const c_function *fn, cval v);
/* A pointer to an object. */
const code_expr *ksyc_as_pointer(const c_function *fn, cval v);
/* For assignment to a place of store `s`. */
const code_expr *ksyc_as_store(c_function *fn, cval v, store s);
/* ksyc_as_store() for a value that may be outside of what the store holds: then the read fails. */
const code_expr *ksyc_as_fitting(c_function *fn, cval v, const ir_vtype *type, store s);
const char *ksyc_store_type(store s);

/* ---- emit_c_value.c: parts */

/* A literal that any type of C holds without a suffix. */
bool ksyc_is_small_number(const code_expr *e);
const code_expr *ksyc_member(const c_function *fn, cval object, const char *name);
/* ks_compare(a.data, a.size, b.data, b.size) sign 0 */
const code_expr *ksyc_order_of(const c_function *fn, const code_expr *a, const code_expr *b,
                               const char *sign);

/* ---- emit_c_leave.c */

/* `if (test) { record the error; leave }` */
void ksyc_fail_if(c_function *fn, const code_expr *test, const char *code, const char *expected);
/* ksyc_fail_if() for an integer, a place of 64 bits, that is below a bound ("at least") or above it ("at most"). */
void ksyc_fail_beyond(c_function *fn, const code_expr *test, const char *words,
                      const code_expr *bound, cval v);
void ksyc_fail_once(c_function *fn, const code_expr *test, const char *code, const char *expected);
bool ksyc_is_known(const c_function *fn, const code_expr *fact);
/* From here to the end of the block; see ksyc_output_learn. */
void ksyc_learn(c_function *fn, const code_expr *fact);
/* `if (!call) leave`. The functions called here see no stream, so the error gets its place here. */
void ksyc_try_call(c_function *fn, const code_expr *call);

/* ---- emit_c_write.c: pieces */

const code_expr *ksyc_c_word(const c_function *fn, const char *text);
const code_expr *ksyc_c_number(const c_function *fn, uint64_t n);
/* p + offset; p when that is 0. */
const code_expr *ksyc_c_plus(const c_function *fn, const code_expr *p, uint64_t offset);
/* A fresh name for a local variable. */
const code_expr *ksyc_temp(c_function *fn);
/* A string literal of C. */
const char *ksyc_quoted(const c_function *fn, const char *text);
const code_expr *ksyc_c_literal(const c_function *fn, const char *text);
/* The stream of the object of this function, a pointer. */
const code_expr *ksyc_own_stream(const c_function *fn);
/* A member of `self`. */
const code_expr *ksyc_self_member(const c_function *fn, const field_storage *a);

/* ---- emit_c_write.c: what is written */

/* The text of an expression that is written to the function: as an operand, and where it stands alone. Both note
 * what it uses. */
const char *ksyc_show(c_function *fn, const code_expr *e);
const char *ksyc_bare(c_function *fn, const code_expr *e);
/* A line whose format itself names the parameters `uses`. */
void ksyc_line_using(c_function *fn, unsigned uses, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* `type name = value;` with a fresh name. */
const code_expr *ksyc_declare(c_function *fn, const char *type, const code_expr *value);
/* `type name;`, set by a call. */
const code_expr *ksyc_declare_result(c_function *fn, const char *type, const char *init);

#endif
