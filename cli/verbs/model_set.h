/* SPDX-License-Identifier: Apache-2.0 */
/*
 * model_set.h - the files of one model: an index of safetensors with its shards, or the parts of a split model.
 */
#ifndef TENSORGATE_CLI_MODEL_SET_H
#define TENSORGATE_CLI_MODEL_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "tensorgate.h"

/* One of them is not NULL, once it is open. */
typedef struct model_set {
    tg_index *index;
    tg_split *split;
    uint64_t size; /* of the index, or of the part that was found first */
} model_set;

/* Both return false with an error. `name`: of a part, without its folder. */
bool model_set_open_index(model_set *s, const char *path, int fd, const tg_options *options,
                          tg_error *error);
bool model_set_open_split(model_set *s, const char *name, int fd, const tg_options *options,
                          tg_error *error);
void model_set_close(model_set *s);

/* Of the files that belong to it; 0 and so on before it is open. */
tg_format model_set_format(const model_set *s);
uint64_t model_set_size(const model_set *s);
uint64_t model_set_num_files(const model_set *s);
uint64_t model_set_num_tensors(const model_set *s);
/* Valid until the next call. */
const char *model_set_name(const model_set *s, uint64_t i);

/* As tg_index_check_shard and tg_split_check_part, and so on. */
bool model_set_check(model_set *s, uint64_t i, tg_file *file);
bool model_set_refuse(model_set *s, uint64_t i, const tg_error *reason);
bool model_set_finish(model_set *s);
const tg_error *model_set_error(const model_set *s);

#endif
