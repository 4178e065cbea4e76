/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_dtypes.h - the dtypes of .safetensors and their names, for reader and writer.
 */
#ifndef TENSORGATE_SAFETENSORS_DTYPES_H
#define TENSORGATE_SAFETENSORS_DTYPES_H

#include <stddef.h>
#include <stdint.h>

#include "tensorgate.h"

/* X(name, dtype), in the order in which writers put tensors: the reverse order of the reference implementation's
 * list. */
#define TG_SAFETENSORS_DTYPES(X)                                                                   \
    X("U64", TG_DTYPE_UINT64)                                                                      \
    X("I64", TG_DTYPE_INT64)                                                                       \
    X("F64", TG_DTYPE_FLOAT64)                                                                     \
    X("C64", TG_DTYPE_COMPLEX64)                                                                   \
    X("F32", TG_DTYPE_FLOAT32)                                                                     \
    X("U32", TG_DTYPE_UINT32)                                                                      \
    X("I32", TG_DTYPE_INT32)                                                                       \
    X("BF16", TG_DTYPE_BFLOAT16)                                                                   \
    X("F16", TG_DTYPE_FLOAT16)                                                                     \
    X("U16", TG_DTYPE_UINT16)                                                                      \
    X("I16", TG_DTYPE_INT16)                                                                       \
    X("F8_E5M2FNUZ", TG_DTYPE_FLOAT8_E5M2FNUZ)                                                     \
    X("F8_E4M3FNUZ", TG_DTYPE_FLOAT8_E4M3FNUZ)                                                     \
    X("F8_E8M0", TG_DTYPE_FLOAT8_E8M0FNU)                                                          \
    X("F8_E4M3", TG_DTYPE_FLOAT8_E4M3FN)                                                           \
    X("F8_E5M2", TG_DTYPE_FLOAT8_E5M2)                                                             \
    X("I8", TG_DTYPE_INT8)                                                                         \
    X("U8", TG_DTYPE_UINT8)                                                                        \
    X("F6_E3M2", TG_DTYPE_FLOAT6_E3M2FN)                                                           \
    X("F6_E2M3", TG_DTYPE_FLOAT6_E2M3FN)                                                           \
    X("F4", TG_DTYPE_FLOAT4_E2M1FN)                                                                \
    X("BOOL", TG_DTYPE_BOOL)

typedef struct tg_safetensors_dtype {
    const char *name;
    size_t name_len;
    tg_dtype dtype;
} tg_safetensors_dtype;

#define TG_SAFETENSORS_DTYPE_MOST 11 /* bytes of a name */
#define TG_SAFETENSORS_ONE(name, dtype) +1
enum { TG_SAFETENSORS_NUM_DTYPES = 0 TG_SAFETENSORS_DTYPES(TG_SAFETENSORS_ONE) };
extern const tg_safetensors_dtype tg_safetensors_dtypes[TG_SAFETENSORS_NUM_DTYPES];

/* The dtype of that name, or NULL. */
const tg_safetensors_dtype *tg_safetensors_dtype_named(const uint8_t *name, size_t n);
/* The row of a dtype, which is one of these. */
const tg_safetensors_dtype *tg_safetensors_dtype_of(tg_dtype dtype);

#endif
