/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensor_json.h - the element of a tensor in the list `tensors` of `info --json`.
 */
#ifndef TENSORGATE_CLI_TENSOR_JSON_H
#define TENSORGATE_CLI_TENSOR_JSON_H

#include "cli_json.h"

/* What is written between name, shape and place is the same for most tensors of a file, so it is kept. All zero: nothing is. */
typedef struct tensor_json {
    tg_dtype dtype; /* TG_DTYPE_NONE: nothing is kept */
    tg_order order;
    size_t len_to_shape;
    size_t len_to_place;
    char to_shape[64];
    char to_place[64];
} tensor_json;

/* `strides`: of tg_tensor_strides(); `shard`: of tg_tensor_shard(). */
void jw_tensor(jw *j, tensor_json *kept, const tg_tensor *t, const uint64_t *strides,
               const char *shard);

#endif
