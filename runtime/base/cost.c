/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cost.c - see cost.h.
 */
#include "cost.h"

#include "error.h"
#include "limit.h"

/* Decoding turns a stored byte into 32 at most (bits as float32), and text is not much longer. So a file
 * whose tensors do not share their bytes stays below this whatever its size. */
#define OUTPUT_PER_BYTE 64u
/* Enough for the text of an axis in a shape, twice with --json. */
#define OUTPUT_PER_AXIS 32u

uint64_t tg_cost_sum(uint64_t a, uint64_t b) { return a <= UINT64_MAX - b ? a + b : UINT64_MAX; }

uint64_t tg_cost_product(uint64_t a, uint64_t b) {
    return b == 0 || a <= UINT64_MAX / b ? a * b : UINT64_MAX;
}

static bool over(tg_error *error, tg_limit limit, const char *expected, uint64_t allowed,
                 uint64_t found) {
    if (error == NULL) return false;
    *error = tg_error_make(TG_CODE_LIMIT, TG_FORMAT_NONE, 0, expected);
    tg_error_over(error, limit, allowed, found);
    return false;
}

bool tg_cost_allowed(const tg_cost *cost, const tg_limits *limits, tg_error *error) {
    tg_limits filled = *limits;
    tg_limits_fill(&filled);
    if (cost->dense > filled.max_dense)
        return over(error, TG_LIMIT_MAX_DENSE, tg_expected_dense, filled.max_dense, cost->dense);
    uint64_t allowed = filled.max_output;
    if (allowed == 0)
        allowed = tg_cost_sum(filled.max_dense, tg_cost_product(cost->files, OUTPUT_PER_BYTE));
    const uint64_t output = tg_cost_sum(cost->output, tg_cost_product(cost->axes, OUTPUT_PER_AXIS));
    if (output > allowed)
        return over(error, TG_LIMIT_MAX_OUTPUT, "at most % bytes of output", allowed, output);
    return true;
}
