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

/*
 * Joins open files of .safetensors that were compared with their index. Index and shards are closed with the result, or here
 * after an error.
 *
 * @shards    memory of `num` + 1 pointers from options->allocator, which belongs to the result
 * @return    NULL after an error: limits, memory
 */
tg_file *tg_join_shards(tg_index *index, tg_file **shards, uint64_t num, const tg_options *options,
                        tg_error *error);

/* Closes shards, those that are not NULL, and frees the memory of the pointers, `num` + 1. */
void tg_close_shards(tg_file **shards, uint64_t num, const ks_allocator *a);

#endif
