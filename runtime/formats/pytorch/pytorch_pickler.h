/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_pickler.h - the pickle of a checkpoint, data.pkl.
 */
#ifndef TENSORGATE_PYTORCH_PICKLER_H
#define TENSORGATE_PYTORCH_PICKLER_H

#include "pytorch_nesting.h"

#define TG_PYTORCH_RANK                                                                            \
    64 /* axes that torch can reduce (ATen/WrapDimUtilsMulti.h, dim_bitset_size) */

#define TG_PYTORCH_DTYPES                                                                          \
    (TG_BIT_OF(TG_DTYPE_FLOAT64) | TG_BIT_OF(TG_DTYPE_FLOAT32) | TG_BIT_OF(TG_DTYPE_FLOAT16) |     \
     TG_BIT_OF(TG_DTYPE_BFLOAT16) | TG_BIT_OF(TG_DTYPE_INT64) | TG_BIT_OF(TG_DTYPE_INT32) |        \
     TG_BIT_OF(TG_DTYPE_INT16) | TG_BIT_OF(TG_DTYPE_INT8) | TG_BIT_OF(TG_DTYPE_UINT8) |            \
     TG_BIT_OF(TG_DTYPE_BOOL) | TG_BIT_OF(TG_DTYPE_COMPLEX32) | TG_BIT_OF(TG_DTYPE_COMPLEX64) |    \
     TG_BIT_OF(TG_DTYPE_COMPLEX128) | TG_BIT_OF(TG_DTYPE_UINT16) | TG_BIT_OF(TG_DTYPE_UINT32) |    \
     TG_BIT_OF(TG_DTYPE_UINT64) | TG_BIT_OF(TG_DTYPE_FLOAT8_E4M3FN) |                              \
     TG_BIT_OF(TG_DTYPE_FLOAT8_E5M2) | TG_BIT_OF(TG_DTYPE_FLOAT8_E4M3FNUZ) |                       \
     TG_BIT_OF(TG_DTYPE_FLOAT8_E5M2FNUZ) | TG_BIT_OF(TG_DTYPE_FLOAT8_E8M0FNU))

/* Pickles the nodes of tg_pytorch_nest to memory of the arena. Storages are numbered in the order of the tensors. False after
 * tg_refuse. */
bool tg_pytorch_pickle(tg_build *build, const ks_list *nodes, const uint8_t **bytes,
                       uint64_t *size);

#endif
