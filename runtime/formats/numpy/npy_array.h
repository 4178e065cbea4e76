/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_array.h - the one array of a .npy file, for its adapter and for its stream.
 */
#ifndef TENSORGATE_NPY_ARRAY_H
#define TENSORGATE_NPY_ARRAY_H

#include "npy_field.h"

/* In tg_file.index. */
typedef struct tg_npy_array {
    tg_npy about;
    uint64_t offset; /* of the first element */
    uint64_t header; /* of the text in front of it */
    tg_foreign_name name;
    tg_npy_views views;
} tg_npy_array;

/* Reads the text of the header, `size` bytes in front of `offset`, and makes the array of the file. */
bool tg_npy_adopt(tg_file *file, const uint8_t *text, uint64_t size, uint64_t offset,
                  unsigned major);

extern const tg_adapter tg_adapter_npy;

#endif
