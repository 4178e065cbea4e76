/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_types.c - see gguf_types.h.
 */
#include "gguf_types.h"

const char tg_gguf_alignment_key[] = "general.alignment";

#define DTYPE_OF(number, dtype) [number] = TG_DTYPE_##dtype,
static const tg_dtype dtypes[TG_GGUF_NUM_TYPES] = {TG_GGUF_TYPES(DTYPE_OF)};

const char *const tg_gguf_value_types[TG_GGUF_NUM_VALUE_TYPES] = {
    "uint8", "int8",   "uint16", "int16",  "uint32", "int32",  "float32",
    "bool",  "string", "array",  "uint64", "int64",  "float64"};

tg_dtype tg_gguf_dtype(uint32_t type) {
    return type < TG_GGUF_NUM_TYPES ? dtypes[type] : TG_DTYPE_NONE;
}

uint32_t tg_gguf_type(tg_dtype dtype) {
    uint32_t type = 0;
    while (dtypes[type] != dtype) type++;
    return type;
}
