/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_field.h - the tensors of arrays of NumPy: each array is one, and so is each field of a record that is a number.
 *
 * A field is a view of the bytes of its records, "points.x" of "points": its axes are those of the records, then its own
 * and those of the records that it is in. Left out are fields whose name another tensor has, which is noted; and arrays in
 * records that are column-major, whose elements are in neither order.
 */
#ifndef TENSORGATE_NPY_FIELD_H
#define TENSORGATE_NPY_FIELD_H

#include "file.h"
#include "foreign_name.h"
#include "npy_header.h"

/* The arrays of a file, with their names. */
typedef struct tg_npy_arrays {
    const tg_npy *(*at)(const void *self, uint64_t i,
                        uint64_t *offset); /* of its header, for notes */
    const void *self;
    uint64_t count;
    tg_foreign_name *names; /* without `shown` */
} tg_npy_arrays;

/* A tensor: member 0 is the array. */
typedef struct tg_npy_view {
    uint64_t array;
    uint32_t member;
} tg_npy_view;

typedef struct tg_npy_views {
    tg_npy_view *views; /* NULL: all tensors are arrays */
    tg_foreign_name *names;
} tg_npy_views;

/* Sets file->num_tensors, and the views and names of all tensors. More than max_tensors are only counted. False after an
 * error. */
bool tg_npy_find_views(tg_file *file, const tg_npy_arrays *arrays, tg_npy_views *views);

static inline tg_npy_view tg_npy_view_of(const tg_npy_views *v, uint64_t i) {
    const tg_npy_view whole = {i, 0};
    return v->views != NULL ? v->views[i] : whole;
}

/* Describes the tensor that is `member` of an array whose elements begin at `offset`, which may be TG_NOWHERE. */
bool tg_npy_describe_view(tg_file *file, const tg_npy *npy, uint32_t member, uint64_t offset,
                          tg_tensor *tensor);

/* Reads bytes [at, at + n) of that tensor, little-endian if they are numbers; `stored` reads bytes of the array. */
bool tg_npy_read_view(const tg_npy *npy, uint32_t member, uint64_t at, void *dst, size_t n,
                      tg_npy_stored *stored, void *self);

#endif
