/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_writer.c - .npy, one array of NumPy.
 *
 * The bytes are those of numpy.save (NumPy 1.23 to 1.26, numpy/lib/format.py): version 1.0, whose
 * header may have 65535 bytes, many more than 64 axes need, 2.0 for longer types of records, and 3.0 if their names are not
 * in Latin-1; keys in alphabetical order; spaces for
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
#include "npy_type.h"

#define PREFIX 10 /* magic, version, length; PREFIX_2 from version 2 on */
#define PREFIX_2 12
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

/* The dictionary. */
static void put_dictionary(tg_text *w, const tg_item *item, const char *descr) {
    const bool record = *descr == '[';
    tg_put(w, record ? "{'descr': " : "{'descr': '");
    tg_put(w, descr);
    tg_put(w, record ? "" : "'");
    tg_put(w, is_fortran(item) ? ", 'fortran_order': True, 'shape': "
                               : ", 'fortran_order': False, 'shape': ");
    put_shape(w, &item->decl);
    tg_put(w, ", }");
}

/* Bytes of a header whose dictionary ends at `used`: with room for one axis to grow, a line feed, and padding. */
static size_t padded_size(const tg_item *item, size_t used) {
    const tg_decl *d = &item->decl;
    size_t size = used + 1;
    if (d->rank > 0)
        size += GROWTH_DIGITS - digits_of(d->shape[is_fortran(item) ? d->rank - 1 : 0]);
    return size + ALIGNMENT - size % ALIGNMENT;
}

/* Fills up a header whose dictionary ends at `used`. */
static void finish_header(uint8_t *dst, size_t used, size_t size, uint8_t version) {
    static const uint8_t magic[] = {0x93, 'N', 'U', 'M', 'P', 'Y'};
    memset(dst + used, ' ', size - used - 1);
    dst[size - 1] = '\n';
    memcpy(dst, magic, sizeof magic);
    dst[6] = version;
    dst[7] = 0;
    /* Types have at most 2^20 bytes, and those in version 1 were measured. */
    if (version == 1) ks_put_u2le(dst + 8, (uint16_t)(size - PREFIX));
    if (version > 1) ks_put_u4le(dst + 8, (uint32_t)(size - PREFIX_2));
}

/* ------------------------------------------------------------------------------------ other types */

/* The text in Latin-1, in place; false if it has characters that are not. */
static bool to_latin_1(uint8_t *text, size_t *n) {
    for (size_t i = 0; i < *n; i++) {
        if (text[i] >= 0xc4) return false; /* in UTF-8 the first byte of U+0100 and what is above */
    }
    size_t to = 0;
    for (size_t i = 0; i < *n; i++) {
        uint8_t c = text[i];
        if (c >= 0xc2) c = (uint8_t)((c & 3) << 6 | (text[++i] & 0x3f)); /* valid UTF-8 */
        text[to++] = c;
    }
    *n = to;
    return true;
}

/* Makes the header of a type that is not one of numbers. */
static bool make_header(tg_build *build, tg_item *item, const char *descr) {
    tg_text length = {NULL, 0, 0};
    put_dictionary(&length, item, descr);
    const size_t most = padded_size(item, PREFIX_2 + length.len) + 1;
    uint8_t *bytes = ks_alloc(&build->ks, most, 1);
    tg_npy_written *header = ks_alloc(&build->ks, 1, sizeof *header);
    if (bytes == NULL || header == NULL) return tg_refuse_ks(build);
    tg_text w = {(char *)bytes + PREFIX, most - PREFIX, 0};
    put_dictionary(&w, item, descr);
    size_t n = w.len;
    uint8_t version = to_latin_1(bytes + PREFIX, &n) ? 1 : 3;
    size_t size = padded_size(item, PREFIX + n);
    if (version == 1 && size - PREFIX > UINT16_MAX) version = 2;
    if (version > 1) {
        memmove(bytes + PREFIX_2, bytes + PREFIX, n);
        size = padded_size(item, PREFIX_2 + n);
    }
    finish_header(bytes, (version > 1 ? PREFIX_2 : PREFIX) + n, size, version);
    *header = (tg_npy_written){bytes, size};
    item->own = header;
    return true;
}

bool tg_npy_add(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    if (!tg_plain_add(build, item)) return false;
    if (d->type == NULL) return true;
    tg_npy_type type;
    if (!tg_npy_named_type(&build->ks, d->type, &type)) {
        if (build->ks.error.code == KS_NO_MEMORY || build->ks.error.code == KS_LIMIT)
            return tg_refuse_ks(build);
        return tg_refuse(build, TG_CODE_BAD_VALUE, item, "NumPy has no type $ besides numbers",
                         d->type, 0, 0);
    }
    const tg_npy_member *all = &type.members[0];
    /* Two raw bytes may be anything. */
    const bool fits = d->dtype == TG_DTYPE_OPAQUE
                          ? all->kind != TG_NPY_NUMBER && all->size == d->element
                          : all->size == 2 && (all->kind == TG_NPY_RAW || all->dtype == d->dtype);
    if (!fits)
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "elements of % bytes that are not those of $", d->type, d->element, 0);
    if (tg_npy_most_axes(&type) > TG_NPY_MAX_RANK - d->rank) /* which is at most as much */
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "more than 64 axes of a field and of the array together", NULL, 0, 0);
    return make_header(build, item, type.descr);
}

/* ---------------------------------------------------------------------------------------- headers */

tg_npy_written tg_npy_header_of(const tg_item *item, uint8_t room[TG_NPY_HEADER]) {
    if (item->own != NULL) return *(const tg_npy_written *)item->own;
    tg_text w = {(char *)room + PREFIX, TG_NPY_HEADER - PREFIX, 0};
    put_dictionary(&w, item, descr_of(item->decl.dtype));
    const size_t used = PREFIX + w.len;
    const size_t size = padded_size(item, used); /* below 2048 */
    finish_header(room, used, size, 1);
    return (tg_npy_written){room, size};
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
    build->size = tg_npy_header_of(item, header).size + item->parts[TG_PART_VALUES].nbytes;
    return true;
}

static void write_npy(tg_build *build, tg_emit *emit) {
    uint8_t header[TG_NPY_HEADER];
    const tg_item *item = build->items[0];
    const tg_npy_written made = tg_npy_header_of(item, header);
    tg_emit_bytes(emit, made.bytes, made.size);
    tg_emit_values(emit, item, TG_PART_VALUES, 0, item->parts[TG_PART_VALUES].nbytes);
}

/* Metadata of the reader that follow from the tensor. */
static const char *const derived[] = {"version", "descr", NULL};

const tg_format_writer tg_writer_npy = {
    .format = TG_FORMAT_NPY,
    .dtypes = TG_PLAIN_DTYPES,
    .typed = TG_NPY_TYPED,
    .orders = TG_BIT_OF(TG_ORDER_C) | TG_BIT_OF(TG_ORDER_F),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_NPY_WRITTEN_RANK,
    .common_rank = TG_NPY_COMMON_RANK,
    .plain = true,
    .derived = derived,
    .add = tg_npy_add,
    .plan = plan_npy,
    .write = write_npy,
};
