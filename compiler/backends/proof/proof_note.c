/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rules of fields. One whose violation is only a note counts where notes are refusals: in a validator that is asked to be
 * strict. Such a validator refuses also where it cannot judge a note: of numbers with a fraction, which proofs know
 * nothing of, of elements of an array, and of an instance with `pos`. So what it accepts has no notes, and what it refuses may have none.
 */
#include "proof.h"

static bool has_fraction(const ir_expr *e) {
    if (e->vtype.kind == IR_FLOAT) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (has_fraction(e->args[i])) return true;
    return false;
}

static bool is_judged(const ir_attr *attr) {
    for (size_t i = 0; i < attr->num_valid; i++)
        for (size_t n = 0; n < attr->valid[i].num_exprs; n++)
            if (has_fraction(attr->valid[i].exprs[n])) return false;
    return attr->repeat == IR_ONCE;
}

static const ir_expr *joined(proof_emitter *em, ir_op op, const ir_expr *a, const ir_expr *b) {
    static const ir_vtype truth = {.kind = IR_BOOL};
    return a == NULL ? b : ksyc_operation(em, op, &truth, (const ir_expr *const[]){a, b}, 2);
}

static const ir_expr *rule_of(proof_emitter *em, const ir_attr *attr, const ir_valid *valid) {
    const ir_expr *field = ksyc_own_field(em, attr), *any = NULL;
    switch (valid->kind) {
    case IR_V_EXPR: return valid->exprs[0];
    case IR_V_EQ: return joined(em, IR_EQ, field, valid->exprs[0]);
    case IR_V_MIN: return joined(em, IR_GE, field, valid->exprs[0]);
    case IR_V_MAX: return joined(em, IR_LE, field, valid->exprs[0]);
    case IR_V_ANY_OF:
        for (size_t i = 0; i < valid->num_exprs; i++)
            any = joined(em, IR_OR, any, joined(em, IR_EQ, field, valid->exprs[i]));
        return any;
    case IR_V_IN_ENUM: break;
    }
    ksyc_unsupported(em, attr->place, "notes about labels of an enum");
    return field;
}

/* Adds as a rule: not strict, or `that`; NULL: not strict. The test is a part of the rule: a branch of the validator would
 * double the number of paths that provers have to consider. */
static void add(draft *dr, const ir_attr *attr, const ir_expr *that) {
    proof_emitter *em = dr->em;
    static const ir_vtype truth = {.kind = IR_BOOL};
    const ir_expr *lenient =
        ksyc_operation(em, IR_NOT, &truth, (const ir_expr *const[]){&ksyc_strict}, 1);
    const ir_expr *all = that == NULL ? lenient : joined(em, IR_OR, lenient, that);
    ir_expr *exprs[1] = {(ir_expr *)(uintptr_t)all};
    ir_valid one = {.kind = IR_V_EXPR, .exprs = exprs, .num_exprs = 1};
    ir_attr copy = *attr;
    copy.valid = &one;
    copy.num_valid = 1;
    ksyc_add_rules(dr, &copy);
}

void ksyc_check_rules(draft *dr, const ir_attr *attr) {
    if (attr->num_valid == 0 || !ksyc_tests(dr->em)) return;
    if (!attr->is_note) {
        ksyc_add_rules(dr, attr);
        return;
    }
    if (!is_judged(attr)) {
        ksyc_leave_note(dr, attr);
        return;
    }
    const ir_expr *all = NULL;
    for (size_t i = 0; i < attr->num_valid; i++)
        all = joined(dr->em, IR_AND, all, rule_of(dr->em, attr, &attr->valid[i]));
    add(dr, attr, all);
}

void ksyc_leave_note(draft *dr, const ir_attr *attr) {
    if (ksyc_tests(dr->em)) add(dr, attr, NULL);
}
