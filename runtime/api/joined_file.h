/* SPDX-License-Identifier: Apache-2.0 */
/*
 * joined_file.h - a model in shards as one file. Private to the library.
 *
 * It has the tensors of all shards, in the order of the shards, and what else the first of them says. Each tensor is described
 * and read by the file that has it.
 */
#ifndef TENSORGATE_JOINED_FILE_H
#define TENSORGATE_JOINED_FILE_H

#include "file.h"
#include "shard_files.h"
#include "shard_set.h"

/*
 * Joins open files that were compared with each other: tg_set_finish() was good. Set and shards belong to the call, and the
 * shards to its result.
 *
 * @files     from `allocator`, with all shards open
 * @return    NULL after an error: limits, memory
 */
tg_file *tg_join_shards(tg_shard_set *set, tg_shard_files *files, const ks_allocator *allocator,
                        const tg_options *options, tg_error *error);

#endif
