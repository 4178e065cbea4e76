/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cost.h - arithmetic of tg_cost, which saturates: a sum or product that does not fit is UINT64_MAX.
 */
#ifndef TENSORGATE_COST_H
#define TENSORGATE_COST_H

#include "tensorgate.h"

/* A loop over tensors tests the sum after so many axes instead of at its end: it must not take time that
 * is out of proportion to the limits. */
#define TG_COST_AXES (UINT64_C(16) << 20)

uint64_t tg_cost_sum(uint64_t a, uint64_t b);
uint64_t tg_cost_product(uint64_t a, uint64_t b);

#endif
