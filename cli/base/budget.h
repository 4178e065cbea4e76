/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.h - what a command spends of --max-dense and --max-output, over all of its files.
 */
#ifndef TENSORGATE_CLI_BUDGET_H
#define TENSORGATE_CLI_BUDGET_H

#include "cli.h"

/* Shared by the processes of `convert --jobs`, so members change atomically. */
typedef struct budget {
    _Atomic uint64_t files;
    _Atomic uint64_t dense;
    _Atomic uint64_t output;
    _Atomic uint64_t axes;
} budget;

void budget_start(budget *b);
/* A budget in memory that processes share after a fork; NULL if there is none. */
budget *budget_open(void);
void budget_close(budget *b);

/* Adds a cost. Returns false with an error if the sum exceeds the limits, and takes the cost back. */
bool budget_spend(budget *b, const args *a, const tg_cost *cost, tg_error *error);
/* The same for all tensors of a file. */
bool budget_spend_file(budget *b, const args *a, tg_file *file, tg_error *error);
/* Adds the cost of reading a tensor. The sum is compared with the limits when it becomes large, so that
 * a loop over tensors can end. False with an error. */
bool budget_count(tg_cost *cost, const args *a, tg_file *file, uint64_t index, bool raw,
                  tg_error *error);

/* For verbs that print about `bytes` bytes about a file. */
bool budget_allows_text(const args *a, const tg_file *file, uint64_t bytes, tg_error *error);

/* Sums saturate: one that does not fit is UINT64_MAX. */
static inline uint64_t budget_sum(uint64_t x, uint64_t y) {
    return x <= UINT64_MAX - y ? x + y : UINT64_MAX;
}
static inline uint64_t budget_product(uint64_t x, uint64_t y) {
    if ((x | y) <= UINT32_MAX) return x * y; /* most do: without a division */
    return y == 0 || x <= UINT64_MAX / y ? x * y : UINT64_MAX;
}

#endif
