/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_budget.c - work and depth budgets. Contracts are at the declarations.
 */
#include "ks_internal.h"

const char ks_expected_work[] = "at most % steps of work";

bool ks_spend_slow(ks_ctx *ks, uint64_t steps) {
    if (steps <= ks->work_left) {
        ks->work_left -= steps;
        return true;
    }
    uint64_t used = ks->limits.work - ks->work_left;
    return ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, ks_expected_work,
                         ks_value_u64(ks->limits.work),
                         ks_value_u64(ks_saturating_add(used, steps)));
}

bool ks_enter(ks_ctx *ks) {
    if (ks->depth_left == 0) {
        return ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, "at most % nested objects",
                             ks_value_u64(ks->limits.depth),
                             ks_value_u64((uint64_t)ks->limits.depth + 1));
    }
    ks->depth_left--;
    return true;
}

void ks_leave(ks_ctx *ks) {
    if (ks->depth_left < ks->limits.depth) ks->depth_left++;
}
