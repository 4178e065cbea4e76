/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_writer.c - GGUF version 3, little-endian, as ggml and gguf-py write it. Facts about the format are in
 * specs/gguf.ksy.
 *
 * Tensors are in the order of their declaration, each padded up to the alignment, the last one, too: so ggml takes the
 * file. The alignment is that of the key general.alignment in the metadata, otherwise 32, without a key.
 */
#include <string.h>

#include "foreign_name.h"
#include "gguf_writer.h"

enum { HEAD = 24, COMMON_NAME = 63, COMMON_AXES = 4, VERSION = 3 };

/* --------------------------------------------------------------------------------- planning */

/* Finds the name in the file; tg_decl.raw_name, if the caller has given none. */
static bool find_name(tg_build *build, tg_item *item) {
    tg_decl *d = &item->decl;
    const size_t len = strlen(d->name);
    if (d->raw_name != NULL || !tg_foreign_has_percent(d->name, len)) return true;
    uint8_t *raw = ks_alloc(&build->ks, len, 1); /* a '%' at least */
    if (raw == NULL) return tg_refuse_ks(build);
    if (!tg_foreign_decode(d->name, len, raw, &d->raw_name_len)) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item, "no name in this format is shown like this", NULL,
                  0, 0);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    d->raw_name = (const char *)raw;
    return true;
}

static bool add_gguf(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    size_t len;
    if (!find_name(build, item)) return false;
    const char *name = tg_written_name(item, &len);
    uint32_t elements;
    uint32_t bytes;
    if (!tg_gguf_is_name((const uint8_t *)name, len)) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "its name is not UTF-8 of at most % bytes, none of them zero; rename it",
                         NULL, TG_GGUF_MOST_NAME, 0);
    }
    if (len > COMMON_NAME && !build->own_source) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item, "a name of % bytes; ggml takes at most %", NULL,
                  len, COMMON_NAME);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    if (d->fp_pos > 0 || d->scaled) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "its values are encoded (fixed point or a range), which the format cannot "
                  "represent; convert them to float32",
                  NULL, 0, 0);
        return tg_advise(build, TG_REMEDY_RAW);
    }
    /* As the reader: the product of the axes and the bytes, zeros left out. */
    const bool blocks = tg_dtype_block(d->dtype, &elements, &bytes);
    uint64_t extent = 1;
    bool fits = true;
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (d->shape[axis] == 0) continue;
        fits = fits && d->shape[axis] <= INT64_MAX / extent;
        if (fits) extent *= d->shape[axis];
    }
    if (!blocks) {
        elements = 1;
        bytes = tg_dtype_bits(d->dtype) / 8;
    }
    return (fits && extent / elements <= INT64_MAX / bytes) ||
           tg_refuse(build, TG_CODE_OVERFLOW, item,
                     "lengths of more than 2^63-1 bytes together, zeros left out", NULL, 0, 0);
}

static uint64_t padding_of(uint64_t size, uint64_t alignment) {
    return (alignment - size % alignment) % alignment;
}

/* Names differ; the order of the tensors stays. */
static bool test_names(tg_build *build) {
    tg_item **kept = build->items;
    const uint64_t n = build->num_items;
    tg_item **sorted = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    if (n > 0) memcpy((void *)sorted, (const void *)kept, (size_t)n * sizeof *sorted);
    build->items = sorted;
    const bool good = tg_items_by_name(build);
    build->items = kept;
    return good;
}

static bool plan_gguf(tg_build *build) {
    tg_gguf_plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    p->head = HEAD;
    if (!tg_gguf_plan_pairs(build, p) || !test_names(build)) return false;
    for (uint64_t i = 0; i < build->num_items; i++) {
        size_t len;
        tg_written_name(build->items[i], &len);
        p->head += 8 + len + 4 + 8 * (uint64_t)build->items[i]->decl.rank + 4 + 8;
    }
    uint64_t size = p->head; /* of what is in memory, so it is far from 2^62 */
    if (build->num_items > 0)
        size += padding_of(size, p->alignment); /* the alignment is below 2^32 */
    for (uint64_t i = 0; i < build->num_items; i++) {
        const uint64_t nbytes = build->items[i]->parts[TG_PART_VALUES].nbytes;
        const uint64_t padding = padding_of(nbytes, p->alignment);
        /* nbytes is at most 2^63-1 and the padding below 2^32, so their sum fits. */
        if (size > INT64_MAX || nbytes + padding > INT64_MAX - size)
            return tg_refuse(build, TG_CODE_OVERFLOW, build->items[i],
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        size += nbytes + padding;
    }
    build->plan = p;
    build->size = size;
    return true;
}

/* --------------------------------------------------------------------------------- writing */

static void write_infos(const tg_build *build, const tg_gguf_plan *p, tg_emit *emit) {
    uint64_t offset = 0;
    for (uint64_t i = 0; i < build->num_items && !emit->failed; i++) {
        const tg_item *item = build->items[i];
        const tg_decl *d = &item->decl;
        const uint64_t nbytes = item->parts[TG_PART_VALUES].nbytes;
        size_t len;
        const char *name = tg_written_name(item, &len);
        tg_emit_u64le(emit, len);
        tg_emit_bytes(emit, name, len);
        tg_emit_u32le(emit, d->rank);
        for (uint32_t axis = d->rank; axis > 0; axis--) tg_emit_u64le(emit, d->shape[axis - 1]);
        tg_emit_u32le(emit, tg_gguf_type(d->dtype));
        tg_emit_u64le(emit, offset);
        offset += nbytes + padding_of(nbytes, p->alignment);
    }
}

static void write_gguf(tg_build *build, tg_emit *emit) {
    const tg_gguf_plan *p = build->plan;
    tg_emit_bytes(emit, "GGUF", 4);
    tg_emit_u32le(emit, VERSION);
    tg_emit_u64le(emit, build->num_items);
    tg_emit_u64le(emit, p->num_pairs);
    tg_gguf_write_pairs(p, emit);
    write_infos(build, p, emit);
    if (build->num_items > 0) tg_emit_zeros(emit, padding_of(p->head, p->alignment));
    for (uint64_t i = 0; i < build->num_items && !emit->failed; i++) {
        const tg_item *item = build->items[i];
        const uint64_t nbytes = item->parts[TG_PART_VALUES].nbytes;
        tg_emit_values(emit, item, TG_PART_VALUES, 0, nbytes);
        tg_emit_zeros(emit, padding_of(nbytes, p->alignment));
    }
}

/* Metadata of the reader that follow from the file or from `kv`. */
static const char *const derived[] = {"version", "alignment", "byte_order", NULL};

#define OR_BIT(number, dtype) | TG_BIT_OF(TG_DTYPE_##dtype)
const tg_format_writer tg_writer_gguf = {
    .format = TG_FORMAT_GGUF,
    .dtypes = 0 TG_GGUF_TYPES(OR_BIT),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE) | TG_BIT_OF(TG_STORAGE_BLOCKS),
    .max_rank = TG_GGUF_MOST_AXES,
    .common_rank = COMMON_AXES,
    .plain = true,
    .derived = derived,
    .add = add_gguf,
    .plan = plan_gguf,
    .write = write_gguf,
};
