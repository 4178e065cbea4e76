/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_cost.c - what reading a tensor as an array costs, from its description alone.
 */
#include "array.h"
#include "cost.h"
#include "numbers_small.h"

/* Bytes of an element that is delivered. */
static uint64_t element_of(const tg_tensor *t, const tg_array_options *options) {
    if (t->dtype == TG_DTYPE_OPAQUE) return 1; /* which are bytes */
    const bool packed = t->dtype == TG_DTYPE_BIT || tg_dtype_is_small(t->dtype) ||
                        t->storage == TG_STORAGE_BLOCKS; /* which have at most 2 bytes an element */
    tg_dtype whole;
    if (options->dtype != TG_DTYPE_NONE) return tg_dtype_bits(options->dtype) / 8;
    if (t->storage == TG_STORAGE_TEXT || tg_small_integer_of(t->dtype, &whole)) return 1;
    if (options->raw && packed) return 1;
    if (!options->raw && (packed || t->fp_pos >= 0 || t->scaled)) return sizeof(float);
    return tg_dtype_bits(t->dtype) / 8;
}

/* The lengths of a sparse tensor are untrusted; a length of 0 counts whatever the others are. */
static uint64_t cells_of(const tg_tensor *t) {
    uint64_t cells = 1;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->shape[i] == 0) return 0;
        cells = tg_cost_product(cells, t->shape[i]);
    }
    return cells;
}

bool tg_array_cost(tg_file *file, uint64_t i, const tg_array_options *options, tg_cost *cost) {
    static const tg_array_options defaults = {false, TG_ARRAY_ORDER_ANY, TG_DTYPE_NONE, 0};
    if (options == NULL) options = &defaults;
    tg_tensor t;
    if (i >= file->num_tensors)
        return tg_fail(file, TG_CODE_USAGE, "the number of a tensor of this file");
    if (!tg_describe(file, i, &t)) return false;
    const bool dense = !tg_is_sparse(&t);
    const uint64_t count = dense ? t.parts[TG_PART_VALUES].count : cells_of(&t);
    const uint64_t array = tg_cost_product(count, element_of(&t, options));
    uint64_t stored = 0;
    for (int part = 0; part < TG_PART_COUNT; part++)
        stored = tg_cost_sum(stored, t.parts[part].nbytes);
    if (file->adapter->passed != NULL) stored = file->adapter->passed(file, i);
    if (!dense) cost->dense = tg_cost_sum(cost->dense, array);
    cost->output = tg_cost_sum(cost->output, array > stored ? array : stored);
    cost->axes = tg_cost_sum(cost->axes, t.rank);
    return true;
}
