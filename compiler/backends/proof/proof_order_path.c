/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a truth of the root decides the byte order of objects, which the grammar alone tells. */
#include "proof.h"

/* The type whose `switch-on` decides for objects of `type`. */
static const ir_type *decider(const ir_type *type) {
    while (type != NULL && type->endian_on == NULL && type->inherits_endian) type = type->outer;
    return type != NULL && type->endian_on != NULL ? type : NULL;
}

static bool is_of_root(const ir_expr *path) {
    if (path->op != IR_FIELD || path->vtype.kind != IR_BOOL) return false;
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_ROOT;
}

/* Whether the cases are: true is big-endian, everything else is little-endian. */
static bool is_big_if_true(const ir_type *type) {
    bool has_big = false, has_little = false;
    for (size_t i = 0; i < type->num_endian_cases; i++) {
        const ir_expr *key = type->endian_cases[i].key;
        if (key != NULL && key->op != IR_LIT_BOOL) return false;
        const bool is_true = key != NULL && key->word != 0;
        if (is_true != (type->endian_cases[i].endian == IR_BIG)) return false;
        has_big = has_big || is_true;
        has_little = has_little || !is_true;
    }
    return has_big && has_little;
}

static bool is_truth_of_root(const ir_type *by) {
    return by != NULL && is_of_root(by->endian_on) && is_big_if_true(by);
}

const ir_expr *ksyc_order_path(const ir_type *type) {
    const ir_type *by = decider(type);
    return is_truth_of_root(by) ? by->endian_on : NULL;
}
