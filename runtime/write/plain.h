/* SPDX-License-Identifier: Apache-2.0 */
/*
 * plain.h - what writers of formats for plain arrays have in common: .npy, .npz and .safetensors.
 */
#ifndef TENSORGATE_PLAIN_H
#define TENSORGATE_PLAIN_H

#include "write.h"

/* dtypes that all of them have. */
#define TG_PLAIN_DTYPES                                                                            \
    (TG_BIT_OF(TG_DTYPE_INT8) | TG_BIT_OF(TG_DTYPE_INT16) | TG_BIT_OF(TG_DTYPE_INT32) |            \
     TG_BIT_OF(TG_DTYPE_INT64) | TG_BIT_OF(TG_DTYPE_UINT8) | TG_BIT_OF(TG_DTYPE_UINT16) |          \
     TG_BIT_OF(TG_DTYPE_UINT32) | TG_BIT_OF(TG_DTYPE_UINT64) | TG_BIT_OF(TG_DTYPE_FLOAT16) |       \
     TG_BIT_OF(TG_DTYPE_FLOAT32) | TG_BIT_OF(TG_DTYPE_FLOAT64) | TG_BIT_OF(TG_DTYPE_BOOL) |        \
     TG_BIT_OF(TG_DTYPE_COMPLEX64) | TG_BIT_OF(TG_DTYPE_COMPLEX128))

/* `add` of these formats: numbers mean what they are, and readers can count their bytes. */
bool tg_plain_add(tg_build *build, tg_item *item);
/* Refuses metadata other than `derived` ones. */
bool tg_plain_without_metadata(tg_build *build);

#endif
