/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many levels of types that contain themselves are left: in a routine, and in one that it calls. See
 * proof_recursion.c.
 */
#include "proof.h"

/* As many as a reader enters, see ks_limits_for(). */
enum { MOST_LEVELS = 256 };

val ksyc_levels(draft *dr) {
    if (ksyc_is_in_recursion(dr->em, dr->routine->type)) return ksyc_as_var(dr, LEAF_LEVELS, NULL);
    return ksyc_literal_val(dr->em->pool, MOST_LEVELS, false);
}

val ksyc_levels_of_child(draft *dr, const routine *child) {
    val left = ksyc_levels(dr);
    if (left.is_literal || !ksyc_is_recursive(dr->em, child)) return left;
    const code_expr *one = ksyc_code_natural(dr->em->pool, 1);
    left.l = ksyc_code_flat(dr->em->pool, left.l, "-", one);
    left.c = ksyc_code_flat(dr->em->pool, left.c, "-", one);
    return left;
}

void ksyc_stop_at_last_level(draft *dr) {
    const val left = ksyc_levels(dr);
    ksyc_block(dr->c, "if (%s)",
               ksyc_in(dr->c, ksyc_code_flat(dr->em->pool, left.c, "==", NOUGHT)));
    ksyc_line(dr->c, "%s->code = KS_GATE_DEEP;", ksyc_in(dr->c, GATE));
    ksyc_line(dr->c, "return KS_STOPPED;");
    ksyc_end(dr->c);
    ksyc_take_steps(dr->c, ksyc_code_natural(dr->em->pool, 1));
}
