/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whether the computation of an expression can fail. Each operator is named, so that a new one does not compile until
 * it is decided here; generated code that fails in a function without a result does not compile either.
 */
#include "fallible.h"

#include "op_groups.h"
#include "queries.h"
#include "range.h"
#include "select.h"

typedef struct search {
    const needs *needs;
    const storage_plan *storage;
    const bool *cannot_fail; /* of instances that come before */
    const ir_type *self;
} search;

/* --------------------------------------------------------------------------------------- fields */

/* Of an object of some type it is found at run time. */
static bool parent_fails(const ir_expr *e) {
    const ir_vtype *of = &e->args[0]->vtype;
    return of->kind != IR_OBJECT || of->type->may_lack_parent;
}

static bool root_fails(const search *s, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    const ir_type *type = of->op == IR_SELF ? s->self : of->vtype.type;
    return type == NULL || !ksyc_storage_of_type(s->storage, type)->is_own_root;
}

static bool field_fails(const search *s, const ir_expr *e) {
    const ir_attr *attr = e->attr;
    const field_storage *a = ksyc_storage_of(s->storage, attr);
    if (ksyc_is_instance(attr) &&
        (attr->condition != NULL || !s->cannot_fail[ksyc_needs_number(s->needs, attr)]))
        return true;
    if (a->has_flag || a->has_width) return true;
    if (a->shape != SHAPE_ONE) return false;
    /* A switch may have no case for a value; what it read is checked to be of the kind that is wanted. */
    if (a->store == STORE_REF && (attr->kind != IR_PARAM || e->vtype.kind == IR_OBJECT))
        return true;
    if (a->store == STORE_ANY && e->vtype.kind != IR_ANY && e->vtype.kind != IR_STRUCT) return true;
    return a->store == STORE_POINTER && attr->condition != NULL && attr->kind == IR_SEQ;
}

/* ------------------------------------------------------------------------------------------ all */

static bool literal_array_fails(const ir_expr *e) {
    const store s = ksyc_literal_store(e->vtype.elem);
    if (s == STORE_LIST || (s == STORE_TEXT && e->vtype.elem->kind == IR_BYTES)) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (!ksyc_store_fits(s, &e->args[i]->vtype)) return true;
    return false;
}

static bool cast_fails(const ir_expr *e) {
    const ir_vtype *from = &e->args[0]->vtype;
    if (e->vtype.kind == IR_ARRAY) return false;
    if (from->kind == IR_ARRAY || from->kind == IR_ANY) return true;
    if (from->kind == IR_STRUCT) return e->vtype.kind == IR_OBJECT;
    return e->vtype.kind == IR_INT &&
           ksyc_selection_fails(ksyc_conversion_of(
               from, ksyc_range_is_unsigned(e->vtype.range) ? FORM_u64 : FORM_s64));
}

static bool branch_fails(const ir_expr *e, const ir_expr *branch) {
    return e->vtype.kind == IR_INT &&
           ksyc_selection_fails(ksyc_conversion_of(&branch->vtype, ksyc_form_of(&e->vtype)));
}

static bool bound_fails(const ir_expr *e) {
    return ksyc_selection_fails(ksyc_conversion_of(&e->vtype, FORM_s64));
}

static bool number_fails(const ir_expr *e) {
    const operation o = ksyc_select(e);
    return ksyc_operation_fails(&o);
}

failure ksyc_failure(ir_op op) {
    switch (op) {
    case IR_LIT_INT:
    case IR_LIT_FLOAT:
    case IR_LIT_BOOL:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ENUM:
    case IR_SELF:
    case IR_ITEM:
    case IR_INDEX:
    case IR_ON:
    case IR_NOT:
    case IR_LOGIC:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_STR_LENGTH:
    case IR_ARRAY_SIZE:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: return CANNOT_FAIL;
    case IR_CONCAT:
    case IR_INT_TO_S:
    case IR_STR_REVERSE: return FAILS_OF_MEMORY;
    case IR_COMPARISONS: return FAILS_OF_LOADING;
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return FAILS_OF_NOTHING;
    case IR_SUBSCRIPT:
    case IR_BYTES_TO_S:
    case IR_FLOAT_TO_I:
    case IR_STR_TO_I: return FAILS_OF_VALUES;
    case IR_LIT_ARRAY:
    case IR_PARENT:
    case IR_IO:
    case IR_ROOT:
    case IR_FIELD:
    case IR_NEG:
    case IR_INVERT:
    case IR_OPERATORS:
    case IR_TERNARY:
    case IR_CAST:
    case IR_STR_SUBSTRING: break;
    }
    return FAILS_OF_TYPES;
}

bool ksyc_operator_fails(const ir_expr *e) {
    if (e->op == IR_PARENT) return parent_fails(e);
    if (e->op == IR_IO) return e->args[0]->vtype.kind != IR_OBJECT;
    if (e->op == IR_TERNARY) return branch_fails(e, e->args[1]) || branch_fails(e, e->args[2]);
    if (e->op == IR_CAST) return cast_fails(e);
    if (e->op == IR_STR_SUBSTRING) return bound_fails(e->args[1]) || bound_fails(e->args[2]);
    return number_fails(e);
}

/* Bytes may have to be loaded, unless the comparison is decided without them. */
static bool comparison_fails(const ir_expr *e) {
    bool result;
    return e->args[0]->vtype.kind == IR_BYTES && !ksyc_is_tautology(e, &result);
}

/* Of FAILS_OF_TYPES. */
static bool typed_fails(const search *s, const ir_expr *e) {
    if (e->op == IR_LIT_ARRAY) return literal_array_fails(e);
    if (e->op == IR_ROOT) return root_fails(s, e);
    if (e->op == IR_FIELD) return field_fails(s, e);
    if (e->op == IR_TERNARY && e->vtype.kind == IR_ARRAY) return true;
    return ksyc_operator_fails(e);
}

/* The operation itself, whatever its operands do. */
static bool operation_fails(const search *s, const ir_expr *e) {
    switch (ksyc_failure(e->op)) {
    case CANNOT_FAIL: return false;
    case FAILS_OF_LOADING: return comparison_fails(e);
    case FAILS_OF_TYPES: return typed_fails(s, e);
    case FAILS_OF_MEMORY:
    case FAILS_OF_NOTHING:
    case FAILS_OF_VALUES: break;
    }
    return true;
}

static bool fails(const search *s, const ir_expr *e) {
    if (operation_fails(s, e)) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (fails(s, e->args[i])) return true;
    return false;
}

/* The value as it is kept in the object: bytes are loaded, what is no field already becomes a list. */
static bool storing_fails(const search *s, const ir_attr *attr) {
    if (attr->vtype.kind == IR_ARRAY) {
        const ir_expr *array = attr->value;
        while (array->op == IR_CAST) array = array->args[0];
        if (array->op != IR_FIELD) return true;
        const field_storage *from = ksyc_storage_of(s->storage, array->attr);
        const field_storage *to = ksyc_storage_of(s->storage, attr);
        return from->shape != to->shape || from->store != to->store;
    }
    return attr->vtype.kind == IR_BYTES && ksyc_storage_of(s->storage, attr)->store == STORE_TEXT;
}

const bool *ksyc_cannot_fail_find(pool *memory, const needs *n, const storage_plan *storage) {
    bool *cannot_fail = ksyc_pool_array(memory, n->num + 1, sizeof *cannot_fail);
    for (size_t i = 0; i < n->num; i++) {
        const ir_attr *attr = n->order[i];
        const size_t number = ksyc_needs_number(n, attr);
        if (attr->kind != IR_VALUE_INSTANCE || n->may_cycle[number]) continue;
        const search s = {n, storage, cannot_fail, attr->owner};
        cannot_fail[number] = !(attr->condition != NULL && fails(&s, attr->condition)) &&
                              !fails(&s, attr->value) && !storing_fails(&s, attr);
    }
    return cannot_fail;
}
