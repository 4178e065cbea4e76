/* SPDX-License-Identifier: Apache-2.0 */
/*
 * totals.c - see totals.h.
 */
#include "totals.h"

#include "budget.h"

static void add(total *to, uint64_t tensors, uint64_t elements, uint64_t nbytes) {
    to->tensors += tensors;
    to->elements = budget_sum(to->elements, elements);
    to->nbytes = budget_sum(to->nbytes, nbytes);
}

void totals_add(totals *sums, const tg_tensor *t) {
    uint64_t elements = 1;
    if (t->is_field) return; /* its bytes are those of the records */
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->shape[i] == 0) { /* an empty tensor, however large another axis is */
            elements = 0;
            break;
        }
        elements = budget_product(elements, t->shape[i]);
    }
    add(&sums->of[t->dtype], 1, elements, t->nbytes);
}

total totals_all(const totals *sums) {
    total all = {0};
    for (int i = 0; i < TG_DTYPE_COUNT; i++)
        add(&all, sums->of[i].tensors, sums->of[i].elements, sums->of[i].nbytes);
    return all;
}
