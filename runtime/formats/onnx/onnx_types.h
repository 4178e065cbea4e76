/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_types.h - the data types of ONNX (onnx-ml.proto: TensorProto.DataType).
 */
#ifndef TENSORGATE_ONNX_TYPES_H
#define TENSORGATE_ONNX_TYPES_H

#include "tensorgate.h"

enum { TG_ONNX_LAST_TYPE = 26, TG_ONNX_TYPE_STRING = 8, TG_ONNX_TYPE_INT64 = 7 };

typedef struct tg_onnx_type {
    tg_dtype dtype;
    uint8_t bits;  /* of an element; 0: a text */
    uint8_t field; /* number of the field for elements that are not in raw_data */
    uint8_t
        values; /* of that field for an element; of less than a byte: 0, as many elements are in one value */
    int64_t least; /* what a value of that field can be, if it is a number of at most 32 bits */
    int64_t most;
} tg_onnx_type;

/* NULL: there is no such type. */
const tg_onnx_type *tg_onnx_type_of(int64_t number);

#endif
