/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.c - see budget.h.
 */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "budget.h"

#include <stdatomic.h>
#include <sys/mman.h>

/* A loop over tensors compares the sum with the limits after so many axes. */
#define AXES_AT_ONCE (UINT64_C(16) << 20)

void budget_start(budget *b) {
    atomic_init(&b->files, 0);
    atomic_init(&b->dense, 0);
    atomic_init(&b->output, 0);
    atomic_init(&b->axes, 0);
}

budget *budget_open(void) {
    void *memory =
        mmap(NULL, sizeof(budget), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    budget_start(memory);
    return memory;
}

void budget_close(budget *b) {
    if (b != NULL) (void)munmap(b, sizeof *b);
}

/* Returns the sum. */
static uint64_t add(_Atomic uint64_t *to, uint64_t n) {
    uint64_t old = atomic_load(to);
    uint64_t sum = budget_sum(old, n);
    while (!atomic_compare_exchange_weak(to, &old, sum)) sum = budget_sum(old, n);
    return sum;
}

static void take_back(_Atomic uint64_t *from, uint64_t n) {
    uint64_t old = atomic_load(from);
    while (old != UINT64_MAX && !atomic_compare_exchange_weak(from, &old, old - n)) {
    }
}

bool budget_spend(budget *b, const args *a, const tg_cost *cost, tg_error *error) {
    const tg_cost sum = {
        .files = add(&b->files, cost->files),
        .dense = add(&b->dense, cost->dense),
        .output = add(&b->output, cost->output),
        .axes = add(&b->axes, cost->axes),
    };
    if (tg_cost_allowed(&sum, &a->options.limits, error)) return true;
    /* Other files may cost less. */
    take_back(&b->dense, cost->dense);
    take_back(&b->output, cost->output);
    take_back(&b->axes, cost->axes);
    return false;
}

static void about(tg_error *error, const tg_file *file) {
    error->format = tg_file_format(file);
    error->size = tg_file_size(file);
}

bool budget_count(tg_cost *cost, const args *a, tg_file *file, uint64_t index, bool raw,
                  tg_error *error) {
    const tg_array_options options = {.raw = raw};
    if (!tg_array_cost(file, index, &options, cost)) {
        *error = *tg_last_error(file);
        return false;
    }
    if (cost->axes < AXES_AT_ONCE || tg_cost_allowed(cost, &a->options.limits, error)) return true;
    about(error, file);
    return false;
}

bool budget_spend_file(budget *b, const args *a, tg_file *file, tg_error *error) {
    tg_cost cost = {.files = tg_file_size(file)};
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        if (!budget_count(&cost, a, file, i, false, error)) return false;
    }
    if (budget_spend(b, a, &cost, error)) return true;
    about(error, file);
    return false;
}

bool budget_allows_text(const args *a, const tg_file *file, uint64_t bytes, tg_error *error) {
    const tg_cost cost = {.files = tg_file_size(file), .output = bytes};
    if (tg_cost_allowed(&cost, &a->options.limits, error)) return true;
    about(error, file);
    return false;
}
