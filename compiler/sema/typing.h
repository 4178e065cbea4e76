/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typing.h - one expression: from the syntax tree to typed nodes of the intermediate form.
 *
 *   typing.c          walks the tree; names
 *   typing_list.c     lists and f-strings
 *   typing_cast.c     casts
 *   typing_method.c   methods
 *   typing_sizeof.c   sizeof and _sizeof
 *   typing_ops.c      operators; constants are computed
 *   typing_node.c     new nodes, messages
 *   typing_help.c     help behind messages
 *
 * Only typing.c walks the tree. The other files get operands that are typed already, and each calls only those
 * below it. A function that fails has reported why and returns NULL.
 */
#ifndef KSYC_TYPING_H
#define KSYC_TYPING_H

#include "sema.h"

/* The context of an expression: what its names can refer to. */
typedef struct expr_scope {
    sema *s;
    type_info *type;
    const m_expr *expr; /* being lowered */
    attr_info *attr;    /* whose option it is, or NULL */
    bool at_read;       /* evaluated while the attribute is read: later fields are not there yet */
    bool before_read;   /* ... and it is not there itself */
    bool before_seq;    /* evaluated before any field is read */
    bool has_index;
    const ir_vtype *item; /* `_`, or NULL */
    const ir_vtype *on;   /* `_on`, or NULL */
} expr_scope;

/* ---- typing.c */

/* A whole expression. */
ir_expr *ksyc_lower_expr(const expr_scope *sc, const m_expr *e);
/* An expression that is only compared: its range can be wide. */
ir_expr *ksyc_lower_operand(const expr_scope *sc, const m_expr *e);
/* One that has to be of the kind; `what` says whose it is in messages. */
ir_expr *ksyc_lower_kind(const expr_scope *sc, const m_expr *e, ir_kind kind, const char *what);
/* The value of an instance has a type afterwards, unless it failed. */
bool ksyc_ensure_value(sema *s, attr_info *attr);

/* ---- typing_list.c */

/* Only literals from 0 to 255, and at least one: such a list is bytes. */
bool ksyc_is_bytes_literal(const ast *tree);
ir_expr *ksyc_bytes_literal(const expr_scope *sc, const ast *tree);
/* A list of items, of which those that failed are NULL. `elem`: what a cast makes of them (IR_INT for bytes), or
 * NULL. */
ir_expr *ksyc_type_list(const expr_scope *sc, const ast *tree, ir_expr **items,
                        const ir_vtype *elem);
/* [a, b].as<bytes>: constant elements are checked now, others at run time. */
ir_expr *ksyc_type_list_as_bytes(const expr_scope *sc, const ast *tree, const ast *items,
                                 ir_expr *array);
ir_expr *ksyc_type_fstring(const expr_scope *sc, const ast *tree, ir_expr **pieces);

/* ---- typing_cast.c */

ir_expr *ksyc_type_cast(const expr_scope *sc, const ast *tree, ir_expr *of, ir_vtype to);

/* ---- typing_method.c */

typedef struct method method;

/* The method that the member `tree` of `of` is, when it can be called like that. */
const method *ksyc_find_method(const expr_scope *sc, const ast *tree, const ir_expr *of,
                               size_t num_args, bool has_parens);
ir_expr *ksyc_type_method(const expr_scope *sc, const ast *tree, const method *m, ir_expr *of,
                          ir_expr *const *args, size_t num_args);
/* The value of a method on a literal; NULL without a message when it has none. */
ir_expr *ksyc_fold_method(const expr_scope *sc, const ast *tree, ir_op op, const ir_expr *of);

/* ---- typing_sizeof.c */

ir_expr *ksyc_type_sizeof(const expr_scope *sc, const ast *tree);
/* `_sizeof` of the value of an expression. */
ir_expr *ksyc_type_sizeof_value(const expr_scope *sc, const ast *tree, const ir_expr *of);

/* ---- typing_ops.c */

ir_expr *ksyc_type_unary(const expr_scope *sc, const ast *tree, ir_expr *a);
ir_expr *ksyc_type_binary(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *b);
ir_expr *ksyc_type_ternary(const expr_scope *sc, const ast *tree, ir_expr *test, ir_expr *yes,
                           ir_expr *no);
ir_expr *ksyc_type_subscript(const expr_scope *sc, const ast *tree, ir_expr *a, ir_expr *index);

/* ---- typing_node.c */

ir_expr *ksyc_new_expr(const expr_scope *sc, const ast *tree, ir_op op, ir_kind kind,
                       size_t num_args);
ir_expr *ksyc_int_literal(const expr_scope *sc, const ast *tree, uint64_t word, bool negative);
ir_expr *ksyc_float_literal(const expr_scope *sc, const ast *tree, double number);
ir_expr *ksyc_bool_literal(const expr_scope *sc, const ast *tree, bool value);
ir_expr *ksyc_str_literal(const expr_scope *sc, const ast *tree, const char *text, size_t size);
/* One string literal of two. */
ir_expr *ksyc_join_literals(const expr_scope *sc, const ast *tree, const ir_expr *a,
                            const ir_expr *b);
/* An integer for a place that holds uint64_t or int64_t: a wide range is clamped. `e` may be NULL. */
ir_expr *ksyc_in_one_type(const expr_scope *sc, ir_expr *e);
void ksyc_type_error(const expr_scope *sc, const ast *tree, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- typing_help.c: help about the latest message, where there is some */

/* The object that is read has no field `name`. */
void ksyc_help_name(const expr_scope *sc, const char *name);
/* The label of the enum that is most similar, or NULL. */
const char *ksyc_similar_label(const expr_scope *sc, const ir_enum *e, const char *name);
/* The value has no method `name`; `methods` are those it has. */
void ksyc_help_method(const expr_scope *sc, const ir_expr *of, const char *name,
                      const char *methods);
void ksyc_help_operands(const expr_scope *sc, ast_op op, const ir_expr *a, const ir_expr *b);
void ksyc_help_comparison(const expr_scope *sc, const ir_expr *a, const ir_expr *b);
void ksyc_help_kind(const expr_scope *sc, const m_expr *e, ir_kind wanted, ir_kind found);
/* `name(...)` is no method. */
void ksyc_help_call(const expr_scope *sc, const char *name);

#endif
