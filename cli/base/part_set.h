/* SPDX-License-Identifier: Apache-2.0 */
/*
 * part_set.h - which names of files belong to one model: parts, and the index of parts of .safetensors.
 *
 * Names have no folder.
 */
#ifndef TENSORGATE_CLI_PART_SET_H
#define TENSORGATE_CLI_PART_SET_H

#include "cli.h"

/* An order of names in which the parts of a set stand beside each other, by their numbers. */
int compare_parts(const char *a, const char *b);

/* Whether two names of parts differ in the number of the part alone. */
bool is_same_set(const char *a, const char *b);

/* Whether an index of that name is about a set with a part of that name. */
bool indexes_part(const char *index, const char *part);

/*
 * Whether a name is that of an index of checkpoints, and none of the names in its folder, `num` of them, can be that of a shard:
 * who downloads the .safetensors files of a model gets the other index, too. Such an index is no model of the folder.
 */
bool is_index_alone(const char *name, const char *(*name_at)(const void *self, size_t i),
                    const void *self, size_t num);

/* Whether a path is that of the first part of a set. */
bool is_first_part(const char *path);

/* The format of the parts of a set with a part of that name; TG_FORMAT_NONE: it is none. */
tg_format format_of_part(const char *name);

/* Whether sets of that format are looked at: with --from or --formats perhaps not. */
bool takes_sets(const args *a, tg_format format);

#endif
