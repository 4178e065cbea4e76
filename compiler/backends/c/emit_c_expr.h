/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c_expr.h - shared by emit_c_expr.c, emit_c_value.c, emit_c_array.c and emit_c_ops.c.
 */
#ifndef KSYC_EMIT_C_EXPR_H
#define KSYC_EMIT_C_EXPR_H

#include "emit_c.h"

#define P(sc) ((sc)->em->pool)

typedef struct carray {
    bool ok;
    const char *text; /* the ks_view or ks_list; the C array of a literal */
    const char *count;
    const ir_attr *attr; /* where the elements come from; NULL for a literal */
    shape shape;
    store store;
    const char *wire;
    uint32_t number_size; /* bytes of an element of a view of numbers */
} carray;

/* emit_c_value.c */
cval int_value(const char *text, bool is_signed, bool is_narrow);
cval of_form(cform form, const char *text);
cval refuse(scope *sc, const ir_expr *e, const char *what);
bool same_text(const char *a, const char *b);
void fail_if(scope *sc, const char *test, const char *code, const char *expected);
void fail_once(scope *sc, const char *test, const char *code, const char *expected);
void try_call(scope *sc, const char *call);
void make_exist(scope *sc, const ir_attr *attr, const char *object, const ir_expr *of);
const char *getter_call(const scope *sc, const ir_attr *attr, const char *object);
cval literal_int(const scope *sc, const ir_expr *e);
cval literal_float(const scope *sc, const ir_expr *e);
cval literal_string(const scope *sc, const char *text, size_t size, bool is_text);

/* emit_c_array.c */
carray gen_array(scope *sc, const ir_expr *e);
cval array_element(scope *sc, carray array, const char *index);
const ir_type *element_type(const ir_attr *attr);
cval gen_subscript(scope *sc, const ir_expr *e);
cval gen_array_end(scope *sc, const ir_expr *e);
cval gen_array_extreme(scope *sc, const ir_expr *e);
carray gen_array_literal(scope *sc, const ir_expr *e);

/* emit_c_ops.c */
const char *operand(scope *sc, cval v, const ir_vtype *type, bool want_signed);
const char *op_sign(ir_op op);
cval gen_arithmetic(scope *sc, const ir_expr *e);
cval gen_bitwise(scope *sc, const ir_expr *e);
cval gen_unary(scope *sc, const ir_expr *e);
cval gen_compare(scope *sc, const ir_expr *e);

/* emit_c_expr.c */
cval bytes_or_text(const scope *sc, cval v, const ir_vtype *type);
cval open_field(scope *sc, const ir_expr *e);
cval gen_cast(scope *sc, const ir_expr *e);
cval gen_method(scope *sc, const ir_expr *e);
cval text_result(scope *sc, const char *format_call, const char *arguments);
cval int_result(scope *sc, const char *call, const char *arguments);

#endif
