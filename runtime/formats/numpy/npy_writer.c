/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_writer.c - .npy, one array of NumPy.
 *
 * The bytes are those of numpy.save (NumPy 1.23 to 1.26, numpy/lib/format.py): version 1.0, whose
 * header may have 65535 bytes, many more than 64 axes need; keys in alphabetical order; spaces for
 * the axis that grows when arrays are appended, so that its length can be changed in place; then
 * padding to the next multiple of 64, a full 64 if it would end there anyway.
 *
 * The array has no name. The name of the tensor is dropped silently, since the file itself has a
 * name.
 */
#include "npy_writer.h"
#include "number_text.h"

#include <string.h>

#include "ks_put.h"

#define PREFIX 10        /* magic, version, length */
#define ALIGNMENT 64     /* of the first element (ARRAY_ALIGN) */
#define GROWTH_DIGITS 21 /* GROWTH_AXIS_MAX_DIGITS */

static const struct {
    tg_dtype dtype;
    const char *descr;
} descriptions[] = {
    {TG_DTYPE_INT8, "|i1"},      {TG_DTYPE_INT16, "<i2"},       {TG_DTYPE_INT32, "<i4"},
    {TG_DTYPE_INT64, "<i8"},     {TG_DTYPE_UINT8, "|u1"},       {TG_DTYPE_UINT16, "<u2"},
    {TG_DTYPE_UINT32, "<u4"},    {TG_DTYPE_UINT64, "<u8"},      {TG_DTYPE_FLOAT16, "<f2"},
    {TG_DTYPE_FLOAT32, "<f4"},   {TG_DTYPE_FLOAT64, "<f8"},     {TG_DTYPE_BOOL, "|b1"},
    {TG_DTYPE_COMPLEX64, "<c8"}, {TG_DTYPE_COMPLEX128, "<c16"},
};

static const char *descr_of(tg_dtype dtype) {
    size_t i = 0;
    while (descriptions[i].dtype != dtype) i++; /* one of them: TG_PLAIN_DTYPES */
    return descriptions[i].descr;
}

/* What NumPy calls column-major: not where the order makes no difference. */
static bool is_fortran(const tg_item *item) {
    uint32_t longer = 0;
    for (uint32_t axis = 0; axis < item->decl.rank; axis++) {
        if (item->decl.shape[axis] > 1) longer++;
    }
    return item->decl.order == TG_ORDER_F && longer > 1 && item->count > 0;
}

/* The text of a Python tuple: (), (3,), (3, 4). */
static void put_shape(tg_text *w, const tg_decl *d) {
    tg_put(w, "(");
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (axis > 0) tg_put(w, ", ");
        tg_put_u64(w, d->shape[axis]);
    }
    tg_put(w, d->rank == 1 ? ",)" : ")");
}

static size_t digits_of(uint64_t number) {
    tg_text w = {NULL, 0, 0};
    tg_put_u64(&w, number);
    return w.len;
}

size_t tg_npy_make_header(const tg_item *item, uint8_t dst[TG_NPY_HEADER]) {
    const tg_decl *d = &item->decl;
    bool fortran = is_fortran(item);
    tg_text w = {(char *)dst + PREFIX, TG_NPY_HEADER - PREFIX, 0};
    tg_put(&w, "{'descr': '");
    tg_put(&w, descr_of(d->dtype));
    tg_put(&w, fortran ? "', 'fortran_order': True, 'shape': "
                       : "', 'fortran_order': False, 'shape': ");
    put_shape(&w, d);
    tg_put(&w, ", }");
    size_t used = PREFIX + w.len;
    size_t size = used + 1; /* a line feed */
    if (d->rank > 0) size += GROWTH_DIGITS - digits_of(d->shape[fortran ? d->rank - 1 : 0]);
    size += ALIGNMENT - size % ALIGNMENT;
    memset(dst + used, ' ', size - used - 1);
    dst[size - 1] = '\n';
    size_t len = size - PREFIX; /* below 2048 */
    static const uint8_t magic[PREFIX - 2] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    memcpy(dst, magic, sizeof magic);
    ks_put_u2le(dst + sizeof magic, (uint16_t)len);
    return size;
}

/* --------------------------------------------------------------------------------------- files */

static bool plan_npy(tg_build *build) {
    uint8_t header[TG_NPY_HEADER];
    if (!tg_plain_without_metadata(build)) return false;
    if (build->num_items != 1) {
        tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                  "a .npy file is one array, and these are %; write a .npz", NULL, build->num_items,
                  0);
        return tg_advise(build, TG_REMEDY_SELECT);
    }
    const tg_item *item = build->items[0];
    /* Parts have at most 2^63-1 bytes, so this fits 64 bits. */
    build->size = tg_npy_make_header(item, header) + item->parts[TG_PART_VALUES].nbytes;
    return true;
}

static void write_npy(tg_build *build, tg_emit *emit) {
    uint8_t header[TG_NPY_HEADER];
    const tg_item *item = build->items[0];
    tg_emit_bytes(emit, header, tg_npy_make_header(item, header));
    tg_emit_values(emit, item, TG_PART_VALUES, 0, item->parts[TG_PART_VALUES].nbytes);
}

/* Metadata of the reader that follow from the tensor. */
static const char *const derived[] = {"version", "descr", NULL};

const tg_format_writer tg_writer_npy = {
    .format = TG_FORMAT_NPY,
    .dtypes = TG_PLAIN_DTYPES,
    .orders = TG_BIT_OF(TG_ORDER_C) | TG_BIT_OF(TG_ORDER_F),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_NPY_WRITTEN_RANK,
    .common_rank = TG_NPY_COMMON_RANK,
    .plain = true,
    .derived = derived,
    .add = tg_plain_add,
    .plan = plan_npy,
    .write = write_npy,
};
