/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The byte order of numbers where the file decides it (`meta/endian/switch-on`). The object that decides computes it
 * before its first field, and objects in it have it as a variable. If a truth of the root decides, true for big-endian
 * numbers, there is nothing to compute: then each routine that reads such numbers has that truth as a variable.
 */
#include "numbered_cases.h"
#include "proof.h"

/* ------------------------------------------------------------------------------- the decision */

/* `[0, 1, 1][number of the case] == 1`; it has no value if no case holds. */
static const ir_expr *decision(proof_emitter *em, const ir_type *type) {
    pool *p = em->keep;
    const size_t count = type->num_endian_cases;
    ir_data d = {.kind = IR_D_SWITCH, .on = type->endian_on, .num_cases = count};
    d.cases = ksyc_pool_array(p, count, sizeof *d.cases);
    char *are_big = ksyc_pool_alloc(p, count + 1);
    size_t known = count;
    for (size_t i = 0; i < count; i++) {
        d.cases[i].key = type->endian_cases[i].key;
        are_big[i] = type->endian_cases[i].endian == IR_BIG;
        if (d.cases[i].key == NULL) are_big[known++] = are_big[i];
    }
    ksyc_number_cases(p, &d);
    const ir_vtype truth = {.kind = IR_BOOL}, bytes = {.kind = IR_BYTES};
    const ir_vtype bit = {.kind = IR_INT, .range = {0, 1, false}};
    ir_expr *e = ksyc_pool_array(p, 4, sizeof *e);
    ir_expr **args = ksyc_pool_array(p, 4, sizeof *args);
    const source_place at = type->endian_on->place;
    args[0] = &e[1], args[1] = d.on, args[2] = &e[2], args[3] = &e[3];
    e[1] =
        (ir_expr){.op = IR_LIT_BYTES, .vtype = bytes, .place = at, .text = are_big, .size = known};
    e[2] = (ir_expr){.op = IR_SUBSCRIPT, .vtype = bit, .place = at, .args = args, .num_args = 2};
    e[3] = (ir_expr){.op = IR_LIT_INT,
                     .vtype = {.kind = IR_INT, .range = {1, 1, false}},
                     .place = at,
                     .word = 1};
    e[0] = (ir_expr){.op = IR_EQ, .vtype = truth, .place = at, .args = args + 2, .num_args = 2};
    return e;
}

/* What an expression has to belong to. */
static const ir_attr *rule_of(proof_emitter *em, const ir_type *type) {
    const ir_attr **known = &em->orders[type->number];
    if (*known != NULL) return *known;
    ir_attr *rule = ksyc_pool_alloc(em->keep, sizeof *rule);
    *rule = (ir_attr){.kind = IR_SEQ,
                      .id = "order_is_big",
                      .local = "order_is_big",
                      .stem = "order_is_big",
                      .place = type->endian_on->place,
                      .owner = type,
                      .value = (ir_expr *)(uintptr_t)decision(em, type)};
    return *known = rule;
}

static const char *name_of(const draft *dr) {
    return ksyc_pool_printf(dr->em->pool, "%s_order_is_big", dr->routine->name);
}

void ksyc_decide_order(draft *dr) {
    const ir_type *type = dr->routine->type;
    if (type->endian_on == NULL || ksyc_order_path(type) != NULL) return;
    const ir_attr *rule = rule_of(dr->em, type);
    const char *name = name_of(dr);
    const val v = ksyc_value(dr, rule, rule->value, name, rule->local);
    if (!v.is_stored) ksyc_hold(dr->c, "bool", rule->local, v.c);
    ksyc_line(dr->c, "(void)%s;", rule->local);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL)
        f = ksyc_define(dr, "logic integer", name, ksyc_term_of(dr->em->pool, v), v.mask);
    ksyc_assert_same(dr->c, rule->local, ksyc_own_call(dr, f, NULL, NULL, NULL));
}

val ksyc_resolve_order(draft *dr) {
    const routine *r = dr->routine;
    if (r->attr != NULL || r->type->endian_on == NULL) return ksyc_as_var(dr, LEAF_ORDER, NULL);
    const logic_fun *f = ksyc_find_fun(r, name_of(dr));
    const code_expr *term = f != NULL ? ksyc_own_call(dr, f, NULL, NULL, NULL) : NOUGHT;
    return ksyc_typed_val(dr->em, LEAF_ORDER, NULL,
                          ksyc_code_word(dr->em->pool, rule_of(dr->em, r->type)->local), term,
                          f != NULL ? f->mask : 0);
}

val ksyc_order(draft *dr, const ir_type *type, const ir_data *d) {
    if (d->endian != IR_CALC || d->size == 1) return (val){.kind = V_NONE};
    const ir_expr *path = ksyc_order_path(type);
    val v = path != NULL ? ksyc_resolve(dr, LEAF_VALUE, path) : ksyc_resolve(dr, LEAF_ORDER, NULL);
    v.term = ksyc_term_of(dr->em->pool, v);
    return v;
}
