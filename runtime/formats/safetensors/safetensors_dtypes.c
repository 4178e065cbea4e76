/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_dtypes.c - see safetensors_dtypes.h.
 */
#include "safetensors_dtypes.h"

#include <string.h>

#define ROW(name, dtype) {name, sizeof name - 1, dtype},
const tg_safetensors_dtype tg_safetensors_dtypes[] = {TG_SAFETENSORS_DTYPES(ROW)};

#define FITS(name, dtype)                                                                          \
    _Static_assert(sizeof name - 1 <= TG_SAFETENSORS_DTYPE_MOST, "a longer name of a dtype");
TG_SAFETENSORS_DTYPES(FITS)

const tg_safetensors_dtype *tg_safetensors_dtype_named(const uint8_t *name, size_t n) {
    for (size_t i = 0; i < TG_SAFETENSORS_NUM_DTYPES; i++) {
        const tg_safetensors_dtype *row = &tg_safetensors_dtypes[i];
        if (row->name_len == n && memcmp(row->name, name, n) == 0) return row;
    }
    return NULL;
}

const tg_safetensors_dtype *tg_safetensors_dtype_of(tg_dtype dtype) {
    const tg_safetensors_dtype *row = tg_safetensors_dtypes;
    while (row->dtype != dtype) row++;
    return row;
}
