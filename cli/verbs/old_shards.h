/* SPDX-License-Identifier: Apache-2.0 */
/*
 * old_shards.h - the shards of a model that `convert --force --shard-size` replaces by one with another number of shards.
 *
 * Beside the new ones they would be files that no index names, and that look as if they belonged to the model. Removed are only
 * files that the old index names, and that are called as shards of this output are: NAME-00001-of-00003.safetensors.
 */
#ifndef TENSORGATE_CLI_OLD_SHARDS_H
#define TENSORGATE_CLI_OLD_SHARDS_H

#include "convert_job.h"

typedef struct old_shards {
    char *index;  /* its path; NULL: there is none, or it is not to be replaced */
    char **names; /* of files beside it that are called so */
    size_t num;
    size_t num_others; /* files that it names and that are called otherwise */
} old_shards;

/* Reads the index that stands where the one of this output will. Before anything is written. */
void old_shards_find(old_shards *o, const job *j);
/* Whether one of them is read, but not their index: that was told, and nothing is to be written. */
bool old_shards_have_input(const old_shards *o, const job *j);
/* After all is written: removes those that are not among `num_new` shards; with 0 the index, too. Returns an exit code; what was
 * removed, or stays, was told. */
int old_shards_remove(const old_shards *o, const job *j, uint32_t num_new);
void old_shards_free(old_shards *o);

#endif
