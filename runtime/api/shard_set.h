/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_set.h - which files a model has: those of an index of safetensors, or the parts of a split model. Private to the library.
 */
#ifndef TENSORGATE_SHARD_SET_H
#define TENSORGATE_SHARD_SET_H

#include "tensorgate.h"

/* One of them is not NULL. */
typedef struct tg_shard_set {
    tg_index *index;
    tg_split *split;
} tg_shard_set;

tg_format tg_set_format(const tg_shard_set *set);
uint64_t tg_set_count(const tg_shard_set *set);
/* Valid until the next call. */
const char *tg_set_name(const tg_shard_set *set, uint64_t i);
/* As tg_index_check_shard() and tg_split_check_part(), and so on. */
bool tg_set_check(const tg_shard_set *set, uint64_t i, tg_file *file);
bool tg_set_refuse(const tg_shard_set *set, uint64_t i, const tg_error *reason);
bool tg_set_finish(const tg_shard_set *set);
const tg_error *tg_set_error(const tg_shard_set *set);
void tg_set_close(tg_shard_set *set);

#endif
