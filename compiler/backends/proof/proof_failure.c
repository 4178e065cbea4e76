/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the reader computes although no rule needs it: values of instances, arguments of parameters that nobody uses,
 * conditions of fields without bytes. Where that can fail, the validator computes it, too, or ksyc refuses the grammar.
 */
#include "encodings.h"
#include "fallible.h"
#include "proof.h"
#include "queries.h"
#include "storage.h"

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

/* Of FAILS_OF_TYPES. */
static bool typed_may_fail(const ir_expr *e) {
    if (e->op == IR_ROOT) return false;
    if (e->op == IR_LIT_ARRAY) return has_element_that_does_not_fit(e);
    if (e->op != IR_FIELD) return ksyc_operator_fails(e);
    if (e->vtype.kind == IR_ARRAY && ksyc_may_be_absent(e, NULL)) return true;
    return ksyc_is_path(e, NULL) && !ksyc_fits_inline(e);
}

/* The operation itself, apart from what it takes of memory and of the input, which say nothing about the file. */
static bool operation_may_fail(const ir_expr *e) {
    switch (ksyc_failure(e->op)) {
    case CANNOT_FAIL:
    case FAILS_OF_MEMORY:
    case FAILS_OF_LOADING: return false;
    case FAILS_OF_TYPES: return typed_may_fail(e);
    case FAILS_OF_NOTHING:
        return e->args[0]->vtype.kind == IR_BYTES ? may_have_no_bytes(e->args[0])
                                                  : may_have_no_elements(e->args[0]);
    case FAILS_OF_VALUES: break;
    }
    /* In Latin 1 every byte is a character. */
    return e->op != IR_BYTES_TO_S || !ksyc_encoding_is_latin1(e->text);
}

bool ksyc_may_fail(const ir_expr *e) {
    if (operation_may_fail(e)) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (!(i == 1 && is_size_if_present(e)) && ksyc_may_fail(e->args[i])) return true;
    return false;
}
