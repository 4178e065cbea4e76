/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_shards.h - a conversion to .safetensors in several files with an index, as huggingface_hub names them:
 * model-00001-of-00003.safetensors and model.safetensors.index.json for the output model.safetensors.
 */
#ifndef TENSORGATE_CLI_CONVERT_SHARDS_H
#define TENSORGATE_CLI_CONVERT_SHARDS_H

#include "convert_job.h"

/* The exit code of convert_shards() that is none: there is one shard at most, which is to be written as one file. */
#define CONVERT_ONE_FILE (-1)

/* Converts the tensors of `file` into shards of at most a->shard_size bytes of elements, or of one tensor that has more. The
 * caller has tested that all of them can be converted. Every file is complete before the first gets its name, and the index gets
 * its name last. *num gets the number of shards. Returns an exit code. */
int convert_shards(const job *j, tg_file *file, const tg_convert_options *options, uint32_t *num);

#endif
