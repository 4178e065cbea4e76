/* SPDX-License-Identifier: Apache-2.0 */
/*
 * toy_writer.c - Toy files. Facts about the format are in specs/toy.ksy.
 *
 * What a reader tests is tested here, so that no file is written that it would refuse.
 */
#include "plain.h"

enum { MOST_VALUES = 1000 };

static bool add_toy(tg_build *build, tg_item *item) {
    if (item->decl.rank == 1 && item->decl.shape[0] <= MOST_VALUES)
        return tg_plain_add(build, item);
    return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                     "the format has vectors of at most % values only", NULL, MOST_VALUES, 0);
}

static bool plan_toy(tg_build *build) {
    if (!tg_plain_without_metadata(build) || !tg_items_by_position(build)) return false;
    if (build->num_items > UINT16_MAX)
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, "more than % vectors", NULL, UINT16_MAX,
                         0);
    build->size = 6;
    for (uint64_t i = 0; i < build->num_items; i++)
        build->size += 2 + build->items[i]->parts[TG_PART_VALUES].nbytes; /* at most 4000 */
    return true;
}

static void write_toy(tg_build *build, tg_emit *emit) {
    tg_emit_bytes(emit, "TOY1", 4);
    tg_emit_u16le(emit, (uint16_t)build->num_items);
    for (uint64_t i = 0; i < build->num_items; i++) {
        const tg_item *item = build->items[i];
        tg_emit_u16le(emit, (uint16_t)item->decl.shape[0]);
        tg_emit_values(emit, item, TG_PART_VALUES, 0, item->parts[TG_PART_VALUES].nbytes);
    }
}

const tg_format_writer tg_writer_toy = {
    .format = TG_FORMAT_TOY,
    .dtypes = TG_BIT_OF(TG_DTYPE_FLOAT32),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = 1,
    .counts_tensors = true,
    .add = add_toy,
    .plan = plan_toy,
    .write = write_toy,
};
