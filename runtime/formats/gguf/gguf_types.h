/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_types.h - types of tensors and of values in GGUF, for reader and writer.
 */
#ifndef TENSORGATE_GGUF_TYPES_H
#define TENSORGATE_GGUF_TYPES_H

#include "tensorgate.h"

enum {
    TG_GGUF_DEFAULT_ALIGNMENT = 32,
    TG_GGUF_MOST_AXES = 8,
    TG_GGUF_MOST_NAME = 65535,
    TG_GGUF_NUM_TYPES = 43, /* numbers of ggml_type */
    TG_GGUF_NUM_VALUE_TYPES = 13
};

extern const char tg_gguf_alignment_key[];

/* X(number of ggml_type, dtype) */
#define TG_GGUF_TYPES(X)                                                                           \
    X(0, FLOAT32)                                                                                  \
    X(1, FLOAT16)                                                                                  \
    X(2, Q4_0)                                                                                     \
    X(3, Q4_1)                                                                                     \
    X(6, Q5_0)                                                                                     \
    X(7, Q5_1)                                                                                     \
    X(8, Q8_0)                                                                                     \
    X(9, Q8_1)                                                                                     \
    X(10, Q2_K)                                                                                    \
    X(11, Q3_K)                                                                                    \
    X(12, Q4_K)                                                                                    \
    X(13, Q5_K)                                                                                    \
    X(14, Q6_K)                                                                                    \
    X(15, Q8_K)                                                                                    \
    X(16, IQ2_XXS)                                                                                 \
    X(17, IQ2_XS)                                                                                  \
    X(18, IQ3_XXS)                                                                                 \
    X(19, IQ1_S)                                                                                   \
    X(20, IQ4_NL)                                                                                  \
    X(21, IQ3_S)                                                                                   \
    X(22, IQ2_S)                                                                                   \
    X(23, IQ4_XS)                                                                                  \
    X(24, INT8)                                                                                    \
    X(25, INT16)                                                                                   \
    X(26, INT32)                                                                                   \
    X(27, INT64)                                                                                   \
    X(28, FLOAT64)                                                                                 \
    X(29, IQ1_M)                                                                                   \
    X(30, BFLOAT16)                                                                                \
    X(34, TQ1_0)                                                                                   \
    X(35, TQ2_0)                                                                                   \
    X(39, MXFP4)                                                                                   \
    X(40, NVFP4)                                                                                   \
    X(41, Q1_0)                                                                                    \
    X(42, Q2_0)

/* The dtype of a type; TG_DTYPE_NONE for numbers that are none. */
tg_dtype tg_gguf_dtype(uint32_t type);
/* The type of a dtype that has one. */
uint32_t tg_gguf_type(tg_dtype dtype);

/* "uint8", ..., by the number of a type of values. */
extern const char *const tg_gguf_value_types[TG_GGUF_NUM_VALUE_TYPES];

#endif
