/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hasher.h - the sums of the tensors of a file, as hexadecimal text.
 */
#ifndef TENSORGATE_CLI_HASHER_H
#define TENSORGATE_CLI_HASHER_H

#include "answer.h"
#include "budget.h"
#include "sum.h"

typedef struct hasher {
    summer summer;
    budget *budget; /* of all files of the command, also of those that other processes hash */
} hasher;

/* False if there is no memory. */
bool hasher_open(hasher *h, budget *shared);
void hasher_close(hasher *h);

#define HEX_BYTES (2 * DIGEST_BYTES + 1)
void hasher_hex(const uint8_t sum[DIGEST_BYTES], char hex[HEX_BYTES]);
/* The sum of tensor `i`. *array, which is NULL before, stays NULL for texts; the caller closes it. `known`: sums of a stream,
 * or NULL. Returns false with an error. */
bool hasher_tensor(hasher *h, const stream_sums *known, tg_file *file, uint64_t i, tg_array **array,
                   char hex[HEX_BYTES], tg_error *error);
/* The dtype that the sum covers, and the array with its shape. `array`: NULL for texts. */
const char *hasher_dtype(const tg_tensor *t, const tg_array *array, tg_array_info *info);

#endif
