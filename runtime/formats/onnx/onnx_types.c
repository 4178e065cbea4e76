/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_types.c - see onnx_types.h.
 *
 * Floats of 16 bits and less are the bits of int32_data; several elements of less than a byte share one (onnx-ml.proto).
 */
#include "onnx_types.h"

#include <stddef.h>

#include "onnx_schema.h"

#define IN(field) ONNX_TENSOR_##field##_data

const tg_onnx_type *tg_onnx_type_of(int64_t number) {
    static const tg_onnx_type types[TG_ONNX_LAST_TYPE + 1] = {
        [1] = {TG_DTYPE_FLOAT32, 32, IN(float), 1, 0, 0},
        [2] = {TG_DTYPE_UINT8, 8, IN(int32), 1, 0, UINT8_MAX},
        [3] = {TG_DTYPE_INT8, 8, IN(int32), 1, INT8_MIN, INT8_MAX},
        [4] = {TG_DTYPE_UINT16, 16, IN(int32), 1, 0, UINT16_MAX},
        [5] = {TG_DTYPE_INT16, 16, IN(int32), 1, INT16_MIN, INT16_MAX},
        [6] = {TG_DTYPE_INT32, 32, IN(int32), 1, INT32_MIN, INT32_MAX},
        [TG_ONNX_TYPE_INT64] = {TG_DTYPE_INT64, 64, IN(int64), 1, INT64_MIN, INT64_MAX},
        [TG_ONNX_TYPE_STRING] = {TG_DTYPE_STRING, 0, IN(string), 1, 0, 0},
        [9] = {TG_DTYPE_BOOL, 8, IN(int32), 1, 0, 1},
        [10] = {TG_DTYPE_FLOAT16, 16, IN(int32), 1, 0, UINT16_MAX},
        [11] = {TG_DTYPE_FLOAT64, 64, IN(double), 1, 0, 0},
        [12] = {TG_DTYPE_UINT32, 32, IN(uint64), 1, 0, UINT32_MAX},
        [13] = {TG_DTYPE_UINT64, 64, IN(uint64), 1, INT64_MIN, INT64_MAX},
        [14] = {TG_DTYPE_COMPLEX64, 64, IN(float), 2, 0, 0},
        [15] = {TG_DTYPE_COMPLEX128, 128, IN(double), 2, 0, 0},
        [16] = {TG_DTYPE_BFLOAT16, 16, IN(int32), 1, 0, UINT16_MAX},
        [17] = {TG_DTYPE_FLOAT8_E4M3FN, 8, IN(int32), 1, 0, UINT8_MAX},
        [18] = {TG_DTYPE_FLOAT8_E4M3FNUZ, 8, IN(int32), 1, 0, UINT8_MAX},
        [19] = {TG_DTYPE_FLOAT8_E5M2, 8, IN(int32), 1, 0, UINT8_MAX},
        [20] = {TG_DTYPE_FLOAT8_E5M2FNUZ, 8, IN(int32), 1, 0, UINT8_MAX},
        [21] = {TG_DTYPE_UINT4, 4, IN(int32), 0, 0, UINT8_MAX},
        [22] = {TG_DTYPE_INT4, 4, IN(int32), 0, 0, UINT8_MAX},
        [23] = {TG_DTYPE_FLOAT4_E2M1FN, 4, IN(int32), 0, 0, UINT8_MAX},
        [24] = {TG_DTYPE_FLOAT8_E8M0FNU, 8, IN(int32), 1, 0, UINT8_MAX},
        [25] = {TG_DTYPE_UINT2, 2, IN(int32), 0, 0, UINT8_MAX},
        [26] = {TG_DTYPE_INT2, 2, IN(int32), 0, 0, UINT8_MAX},
    };
    return number > 0 && number <= TG_ONNX_LAST_TYPE ? &types[number] : NULL;
}
