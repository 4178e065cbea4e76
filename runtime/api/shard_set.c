/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_set.c - see shard_set.h.
 */
#include "shard_set.h"

#include <stddef.h>

tg_format tg_set_format(const tg_shard_set *set) {
    return set->split != NULL ? tg_split_format(set->split) : tg_index_format(set->index);
}

uint64_t tg_set_count(const tg_shard_set *set) {
    return set->split != NULL ? tg_split_num_parts(set->split) : tg_index_num_shards(set->index);
}

/* A set has at most 65535 parts, so that numbers of parts fit. */
const char *tg_set_name(const tg_shard_set *set, uint64_t i) {
    return set->split != NULL ? tg_split_part_name(set->split, (uint32_t)i)
                              : tg_index_shard_name(set->index, i);
}

bool tg_set_check(const tg_shard_set *set, uint64_t i, tg_file *file) {
    return set->split != NULL ? tg_split_check_part(set->split, (uint32_t)i, file)
                              : tg_index_check_shard(set->index, i, file);
}

bool tg_set_refuse(const tg_shard_set *set, uint64_t i, const tg_error *reason) {
    return set->split != NULL ? tg_split_refuse_part(set->split, (uint32_t)i, reason)
                              : tg_index_refuse_shard(set->index, i, reason);
}

bool tg_set_finish(const tg_shard_set *set) {
    return set->split != NULL ? tg_split_finish(set->split) : tg_index_finish(set->index);
}

const tg_error *tg_set_error(const tg_shard_set *set) {
    return set->split != NULL ? tg_split_error(set->split) : tg_index_error(set->index);
}

void tg_set_close(tg_shard_set *set) {
    tg_index_close(set->index);
    tg_split_free(set->split);
    *set = (tg_shard_set){NULL, NULL};
}
