/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the reader computes although no rule needs it: values of instances, arguments of parameters that nobody uses,
 * conditions of fields without bytes. Where that can fail, the validator computes it, too, or ksyc refuses the grammar.
 * Each operator is named, so that a new one does not compile until it is decided here.
 */
#include "encodings.h"
#include "fallible.h"
#include "op_groups.h"
#include "proof.h"
#include "queries.h"
#include "storage.h"

static bool may_lack_parent(const ir_expr *e) {
    const ir_vtype *of = &e->args[0]->vtype;
    return of->kind != IR_OBJECT || of->type->may_lack_parent;
}

static bool may_have_no_bytes(const ir_expr *e) {
    if (e->op == IR_LIT_BYTES) return e->size == 0;
    return e->op != IR_FIELD || !ksyc_is_parsed(e->attr) || e->attr->repeat != IR_ONCE ||
           !ksyc_is_constant_bytes(&e->attr->data) || e->attr->data.size_expr->word == 0;
}

static bool may_have_no_elements(const ir_expr *e) {
    return e->op != IR_LIT_ARRAY || e->num_args == 0;
}

static bool has_element_that_does_not_fit(const ir_expr *e) {
    const store s = ksyc_literal_store(e->vtype.elem);
    for (size_t i = 0; i < e->num_args; i++)
        if (s != STORE_LIST && !ksyc_store_fits(s, &e->args[i]->vtype)) return true;
    return false;
}

/* has_x ? x.size : 0 */
static bool is_size_if_present(const ir_expr *e) {
    if (e->op != IR_TERNARY || e->args[1]->op != IR_ARRAY_SIZE) return false;
    const ir_expr *array = e->args[1]->args[0];
    return ksyc_may_be_absent(array, NULL) && !ksyc_may_be_absent(array, e->args[0]);
}

/* The operation itself, apart from what it takes of memory and of the input, which say nothing about the file. */
static bool operation_may_fail(const ir_expr *e) {
    switch (e->op) {
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
    case IR_ROOT:
    case IR_NOT:
    case IR_AND:
    case IR_OR:
    case IR_COMPARISONS:
    case IR_CONCAT:
    case IR_INT_TO_S:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_ARRAY_SIZE:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: return false;
    case IR_FIELD:
        if (e->vtype.kind == IR_ARRAY && ksyc_may_be_absent(e, NULL)) return true;
        return ksyc_is_path(e, NULL) && !ksyc_fits_inline(e);
    case IR_PARENT: return may_lack_parent(e);
    case IR_IO: return e->args[0]->vtype.kind != IR_OBJECT;
    case IR_LIT_ARRAY: return has_element_that_does_not_fit(e);
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX: return may_have_no_bytes(e->args[0]);
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return may_have_no_elements(e->args[0]);
    /* In Latin 1 every byte is a character. */
    case IR_BYTES_TO_S: return !ksyc_encoding_is_latin1(e->text);
    case IR_NEG:
    case IR_INVERT:
    case IR_OPERATORS:
    case IR_TERNARY:
    case IR_CAST:
    case IR_STR_SUBSTRING: return ksyc_operator_fails(e);
    case IR_SUBSCRIPT:
    case IR_FLOAT_TO_I:
    case IR_STR_TO_I: return true;
    }
    return true;
}

bool ksyc_may_fail(const ir_expr *e) {
    if (operation_may_fail(e)) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (!(i == 1 && is_size_if_present(e)) && ksyc_may_fail(e->args[i])) return true;
    return false;
}
