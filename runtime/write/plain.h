/* SPDX-License-Identifier: Apache-2.0 */
/*
 * plain.h - shared by the writers of formats for plain arrays: .npy, .npz and .safetensors.
 */
#ifndef TENSORGATE_PLAIN_H
#define TENSORGATE_PLAIN_H

#include "write.h"

/* The dtypes that all of them support. */
#define TG_PLAIN_DTYPES                                                                            \
    (TG_BIT_OF(TG_DTYPE_INT8) | TG_BIT_OF(TG_DTYPE_INT16) | TG_BIT_OF(TG_DTYPE_INT32) |            \
     TG_BIT_OF(TG_DTYPE_INT64) | TG_BIT_OF(TG_DTYPE_UINT8) | TG_BIT_OF(TG_DTYPE_UINT16) |          \
     TG_BIT_OF(TG_DTYPE_UINT32) | TG_BIT_OF(TG_DTYPE_UINT64) | TG_BIT_OF(TG_DTYPE_FLOAT16) |       \
     TG_BIT_OF(TG_DTYPE_FLOAT32) | TG_BIT_OF(TG_DTYPE_FLOAT64) | TG_BIT_OF(TG_DTYPE_BOOL) |        \
     TG_BIT_OF(TG_DTYPE_COMPLEX64) | TG_BIT_OF(TG_DTYPE_COMPLEX128))

/* The function `add` of these formats: refuses scaled and fixed-point numbers, and shapes whose
 * bytes readers cannot count. */
bool tg_plain_add(tg_build *build, tg_item *item);
/* Refuses metadata other than the `derived` members. */
bool tg_plain_without_metadata(tg_build *build);

#endif
