/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The byte order of numbers where the file decides it (`meta/endian/switch-on`). What decides has to be a truth that
 * the root knows: true for big-endian numbers. Each routine that reads such numbers has it as a variable.
 */
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

const ir_expr *ksyc_order_path(proof_emitter *em, const ir_type *type) {
    const ir_type *by = decider(type);
    if (by != NULL && is_of_root(by->endian_on) && is_big_if_true(by)) return by->endian_on;
    ksyc_unsupported(em, by != NULL ? by->endian_on->place : type->place,
                     "this choice of the byte order: it has to be a truth of the root, `true: be` "
                     "and `false: le`");
    return NULL;
}

val ksyc_order(draft *dr, const ir_type *type, const ir_data *d) {
    const val none = {.kind = V_NONE};
    if (d->endian != IR_CALC || d->size == 1) return none;
    const ir_expr *path = ksyc_order_path(dr->em, type);
    if (path == NULL) return none;
    val v = ksyc_resolve(dr, LEAF_VALUE, path);
    v.term = ksyc_term_of(dr->em->pool, v);
    return v;
}
