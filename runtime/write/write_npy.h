/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write_npy.h - what formats of plain arrays have in common when they are written: .npy, .npz, whose
 * members are .npy files, and .safetensors.
 */
#ifndef TENSORGATE_WRITE_NPY_H
#define TENSORGATE_WRITE_NPY_H

#include "write.h"

/* NumPy has had 64 axes since 2.0; before, and in most places today, it reads 32. */
#define TG_NPY_WRITTEN_RANK 32

/* As many as a header of TG_NPY_WRITTEN_RANK axes can have: 10 of the prefix, 52 around the shape, 21
 * for each axis, 21 of room to grow, 64 to align; and 128 more for write_npz.c. */
#define TG_NPY_HEADER 1024

#define TG_NPY_DTYPES                                                                              \
    (TG_BIT_OF(TG_INT8) | TG_BIT_OF(TG_INT16) | TG_BIT_OF(TG_INT32) | TG_BIT_OF(TG_INT64) |        \
     TG_BIT_OF(TG_UINT8) | TG_BIT_OF(TG_UINT16) | TG_BIT_OF(TG_UINT32) | TG_BIT_OF(TG_UINT64) |    \
     TG_BIT_OF(TG_FLOAT16) | TG_BIT_OF(TG_FLOAT32) | TG_BIT_OF(TG_FLOAT64) | TG_BIT_OF(TG_BOOL) |  \
     TG_BIT_OF(TG_COMPLEX64) | TG_BIT_OF(TG_COMPLEX128))

/* The header of a .npy file, as numpy.save writes it; `more` spaces, a multiple of 64, are added to it.
 * Its size. */
size_t tg_npy_make_header(const tg_item *item, size_t more, uint8_t dst[TG_NPY_HEADER]);

/* `add` of these formats: numbers mean what they are, and readers can count their bytes. */
bool tg_plain_add(tg_build *build, tg_item *item);
/* Refuses metadata other than `derived` ones. */
bool tg_plain_without_metadata(tg_build *build);

#endif
