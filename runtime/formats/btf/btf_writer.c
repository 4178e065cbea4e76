/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_writer.c - BTF files. Facts about the format are in specs/btf.ksy.
 *
 * A table of offsets, then the records in the order of the table, without gaps, each padded with
 * zeros to a multiple of 8, including the last one. The writer of the TensorFlow Runtime does the
 * same, so its files are reproduced byte for byte. Records that tensors share in a file of the format
 * are shared in its copy. No other file gets shared records, since readers take note of them.
 *
 * The rules of readers are checked here, so that no file is written that they would refuse: the
 * product of lengths without zeros and, while they are copied, the positions of COO tensors.
 */
#include "write.h"

enum { LAYOUT_DENSE = 0, LAYOUT_COO = 1, LAYOUT_COO_DOCUMENT = 2 };

/* The number of a dtype, from the order of this list. */
static const tg_dtype dtypes[] = {
    TG_DTYPE_INT8,    TG_DTYPE_INT16, TG_DTYPE_INT32,  TG_DTYPE_INT64,  TG_DTYPE_FLOAT32,
    TG_DTYPE_FLOAT64, TG_DTYPE_UINT8, TG_DTYPE_UINT16, TG_DTYPE_UINT32, TG_DTYPE_UINT64};

static uint8_t number_of(tg_dtype dtype) {
    uint8_t number = 0;
    while (dtypes[number] != dtype) number++; /* one of them: btf_writer.dtypes */
    return number;
}

/* Bytes of a record without padding. At most MOST_WORDS words besides its payload. */
#define MOST_WORDS (2 + 255 + 3)

static uint64_t record_size(const tg_item *item) {
    uint64_t words = 2 + (uint64_t)item->decl.rank + (item->decl.storage == TG_STORAGE_COO ? 3 : 0);
    return 8 * words + item->parts[TG_PART_VALUES].nbytes + item->parts[TG_PART_INDEX_LIST].nbytes;
}

static uint64_t padding_of(uint64_t size) { return (8 - size % 8) % 8; }

static bool add_btf(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    uint64_t extent = 1;
    if (d->fp_pos > 0 || d->scaled || d->batch) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "the format cannot say that values are fixed point or scaled, or that an axis is "
                  "a batch; declare what they stand for",
                  NULL, 0, 0);
        return tg_advise(build, TG_REMEDY_RAW);
    }
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        uint64_t length = d->shape[axis];
        if (length > INT64_MAX / extent) {
            return tg_refuse(build, TG_CODE_OVERFLOW, item,
                             "lengths whose product, zeros left out, is over 2^63-1", NULL, 0, 0);
        }
        if (length > 0) extent *= length;
    }
    /* From here on a record and its padding fit 63 bits; both parts do, so their sum does not wrap. */
    if (item->parts[TG_PART_VALUES].nbytes + item->parts[TG_PART_INDEX_LIST].nbytes >
        INT64_MAX - 8 * (MOST_WORDS + 1)) {
        return tg_refuse(build, TG_CODE_OVERFLOW, item, "more than 2^63-1 bytes", NULL, 0, 0);
    }
    return true;
}

/* The item whose record has this tensor: another one if it has the same payload and the same header. */
static const tg_item *home_of(const tg_build *build, const tg_item *item) {
    const tg_item *first = item->first;
    if (!build->own_source) return item;
    const tg_decl *x = &item->decl;
    const tg_decl *y = &first->decl;
    if (x->rank != y->rank || x->dtype != y->dtype || x->storage != y->storage) return item;
    for (uint32_t axis = 0; axis < x->rank; axis++) {
        if (x->shape[axis] != y->shape[axis]) return item;
    }
    return first;
}

/* The plan: the offset of each record. */
static bool plan_btf(tg_build *build) {
    if (build->meta != NULL && build->meta->first != NULL) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                         "metadata member '$': the format has no place for it; leave it out",
                         build->meta->first->key, 0, 0);
    }
    if (!tg_items_by_position(build) || !tg_items_share(build)) return false;
    uint64_t *offsets = ks_alloc(&build->ks, build->num_items + 1, sizeof *offsets);
    if (offsets == NULL) return tg_refuse_ks(build);
    uint64_t size = 8 + 8 * build->num_items; /* items are in memory: no overflow */
    for (uint64_t i = 0; i < build->num_items; i++) {
        const tg_item *home = home_of(build, build->items[i]);
        if (home != build->items[i]) { /* it comes before this one */
            offsets[i] = offsets[home->position];
            continue;
        }
        offsets[i] = size;
        uint64_t record = record_size(build->items[i]);
        record += padding_of(record);
        if (record > INT64_MAX - size) {
            return tg_refuse(build, TG_CODE_OVERFLOW, build->items[i],
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        }
        size += record;
    }
    build->plan = offsets;
    build->size = size;
    return true;
}

/* Index matrix of a COO tensor, row after row. */
static void write_positions(tg_emit *emit, const tg_item *item) {
    uint8_t block[4096];
    const tg_extent *part = &item->parts[TG_PART_INDEX_LIST];
    uint32_t axis = 0;
    for (uint64_t at = 0; at < part->nbytes;) {
        uint64_t left = part->nbytes - at;
        size_t n = left < sizeof block ? (size_t)left : sizeof block;
        if (!tg_emit_read(emit, item, TG_PART_INDEX_LIST, at, block, n)) return;
        for (size_t i = 0; i < n; i += 8) {
            uint64_t position = ks_u8le(block + i); /* a negative one is larger than all lengths */
            if (position >= item->decl.shape[axis]) {
                tg_refuse(emit->build, TG_CODE_BAD_VALUE, item,
                          "a position of % along an axis of length %", NULL, position,
                          item->decl.shape[axis]);
                emit->failed = true;
                return;
            }
            axis = axis + 1 < item->decl.rank ? axis + 1 : 0;
        }
        tg_emit_bytes(emit, block, n);
        at += n;
    }
}

static void write_record(tg_emit *emit, const tg_item *item) {
    const tg_decl *d = &item->decl;
    bool coo = d->storage == TG_STORAGE_COO;
    uint8_t coo_layout = emit->build->options.btf_coo_2 ? LAYOUT_COO_DOCUMENT : LAYOUT_COO;
    tg_emit_u64le(emit, d->rank);
    tg_emit_u8(emit, number_of(d->dtype));
    tg_emit_u8(emit, coo ? coo_layout : LAYOUT_DENSE);
    tg_emit_zeros(emit, 6);
    for (uint32_t axis = 0; axis < d->rank; axis++) tg_emit_u64le(emit, d->shape[axis]);
    if (coo) {
        tg_emit_u64le(emit, d->stored);
        tg_emit_u64le(emit, d->rank);
        write_positions(emit, item);
        tg_emit_u64le(emit, d->stored);
    }
    tg_emit_values(emit, item, TG_PART_VALUES, 0, item->parts[TG_PART_VALUES].nbytes);
    tg_emit_zeros(emit, padding_of(record_size(item)));
}

static void write_btf(tg_build *build, tg_emit *emit) {
    const uint64_t *offsets = build->plan;
    const uint64_t n = build->num_items;
    tg_emit_u64le(emit, n);
    for (uint64_t i = 0; i < n; i++) tg_emit_u64le(emit, offsets[i]);
    for (uint64_t i = 0; i < n && !emit->failed; i++) {
        if (home_of(build, build->items[i]) == build->items[i]) write_record(emit, build->items[i]);
    }
}

static const char *const derived[] = {"num_tensors", NULL};

const tg_format_writer tg_writer_btf = {
    .format = TG_FORMAT_BTF,
    .dtypes = TG_BIT_OF(TG_DTYPE_INT8) | TG_BIT_OF(TG_DTYPE_INT16) | TG_BIT_OF(TG_DTYPE_INT32) |
              TG_BIT_OF(TG_DTYPE_INT64) | TG_BIT_OF(TG_DTYPE_FLOAT32) |
              TG_BIT_OF(TG_DTYPE_FLOAT64) | TG_BIT_OF(TG_DTYPE_UINT8) | TG_BIT_OF(TG_DTYPE_UINT16) |
              TG_BIT_OF(TG_DTYPE_UINT32) | TG_BIT_OF(TG_DTYPE_UINT64),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE) | TG_BIT_OF(TG_STORAGE_COO),
    .max_rank = 255,
    .counts_tensors = true,
    .shares = true,
    .derived = derived,
    .add = add_btf,
    .plan = plan_btf,
    .write = write_btf,
};
