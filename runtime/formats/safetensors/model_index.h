/* SPDX-License-Identifier: Apache-2.0 */
/*
 * model_index.h - an index of shards that is open, between shard_index_adapter.c, which reads it, and model_index.c,
 * which compares shards with it. It is an open file with an adapter of its own: a tg_index is a tg_file.
 */
#ifndef TENSORGATE_MODEL_INDEX_H
#define TENSORGATE_MODEL_INDEX_H

#include "shard_index.h"

/* The root of the file. */
typedef struct tg_model_index {
    tg_shard_index index;
    uint32_t checked; /* shards */
    uint64_t bytes;   /* of their tensors */
    bool refused;     /* one of them */
    bool finished;
} tg_model_index;

#endif
