/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rules of fields. One whose violation is only a note counts where notes are refusals: in a validator that is asked to be
 * strict. Such a validator refuses also where a note compares numbers with a fraction, which proofs know nothing of: what
 * it accepts has no notes, and what it refuses may have none.
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
    return true;
}

/* The same with the rule that is never met. */
static const ir_attr *refused(proof_emitter *em, const ir_attr *attr) {
    ir_attr *copy = ksyc_pool_alloc(em->pool, sizeof *copy);
    *copy = *attr;
    copy->valid = ksyc_pool_alloc(em->pool, sizeof *copy->valid);
    copy->valid[0] = (ir_valid){.kind = IR_V_EXPR, .num_exprs = 1};
    copy->valid[0].exprs = ksyc_pool_array(em->pool, 1, sizeof *copy->valid[0].exprs);
    ir_expr *never = ksyc_pool_alloc(em->pool, sizeof *never);
    *never = (ir_expr){.op = IR_LIT_BOOL, .place = attr->place, .vtype = {.kind = IR_BOOL}};
    copy->valid[0].exprs[0] = never;
    copy->num_valid = 1;
    return copy;
}

void ksyc_check_rules(draft *dr, const ir_attr *attr) {
    if (attr->num_valid == 0 || dr->em->opens) return;
    if (!attr->is_note) {
        ksyc_add_rules(dr, attr);
        return;
    }
    if (!is_judged(attr)) attr = refused(dr->em, attr);
    const val strict = ksyc_resolve(dr, LEAF_STRICT, NULL);
    ksyc_prepare_rules(dr, attr);
    output *out = dr->c;
    output inner = ksyc_output_new(dr->em->pool, out->indent + 1);
    const clauses *before = dr->conditions;
    const bool in_branch = dr->in_branch;
    dr->c = &inner;
    dr->conditions = NULL;
    dr->in_branch = true;
    ksyc_add_rules(dr, attr);
    dr->in_branch = in_branch;
    dr->c = out;
    ksyc_block(out, "if (%s)", ksyc_alone_in(out, strict.c));
    ksyc_append_output(out, &inner);
    ksyc_end(out);
    const clauses *found = dr->conditions;
    dr->conditions = before;
    ksyc_add_branch(dr, strict.l, true, strict.mask, found);
}
