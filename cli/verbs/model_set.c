/* SPDX-License-Identifier: Apache-2.0 */
/*
 * model_set.c - see model_set.h.
 */
#include "model_set.h"

#include <stddef.h>
#include <string.h>
#include <sys/stat.h>

bool model_set_open_index(model_set *s, const char *path, int fd, const tg_options *options,
                          tg_error *error) {
    tg_options own = *options;
    own.name = path;
    s->index = tg_index_open_fd(fd, &own, error);
    if (s->index != NULL) s->size = tg_index_size(s->index);
    return s->index != NULL;
}

bool model_set_open_split(model_set *s, const char *name, int fd, const tg_options *options,
                          tg_error *error) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    s->split = tg_split_new(name, options, error);
    if (fstat(fd, &st) == 0 && st.st_size > 0) s->size = (uint64_t)st.st_size;
    return s->split != NULL;
}

void model_set_close(model_set *s) {
    tg_index_close(s->index);
    tg_split_free(s->split);
}

tg_format model_set_format(const model_set *s) {
    return s->split != NULL ? tg_split_format(s->split) : tg_index_format(s->index);
}

uint64_t model_set_size(const model_set *s) { return s->size; }

uint64_t model_set_num_files(const model_set *s) {
    if (s->split != NULL) return tg_split_num_parts(s->split);
    return s->index != NULL ? tg_index_num_shards(s->index) : 0;
}

uint64_t model_set_num_tensors(const model_set *s) {
    if (s->split != NULL) return tg_split_num_tensors(s->split);
    return s->index != NULL ? tg_index_num_tensors(s->index) : 0;
}

/* Numbers of parts, of which there are at most 65535, fit uint32_t. */

const char *model_set_name(const model_set *s, uint64_t i) {
    return s->split != NULL ? tg_split_part_name(s->split, (uint32_t)i)
                            : tg_index_shard_name(s->index, i);
}

bool model_set_check(model_set *s, uint64_t i, tg_file *file) {
    return s->split != NULL ? tg_split_check_part(s->split, (uint32_t)i, file)
                            : tg_index_check_shard(s->index, i, file);
}

bool model_set_refuse(model_set *s, uint64_t i, const tg_error *reason) {
    return s->split != NULL ? tg_split_refuse_part(s->split, (uint32_t)i, reason)
                            : tg_index_refuse_shard(s->index, i, reason);
}

bool model_set_finish(model_set *s) {
    return s->split != NULL ? tg_split_finish(s->split) : tg_index_finish(s->index);
}

const tg_error *model_set_error(const model_set *s) {
    return s->split != NULL ? tg_split_error(s->split) : tg_index_error(s->index);
}
