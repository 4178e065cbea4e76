/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_index.c - opens the index of a model in shards; runtime/formats/safetensors/model_index.c has the rest. It is
 * a file with an adapter of its own, and tg_index another name of tg_file.
 */
#include <string.h>

#include "open.h"
#include "open_model.h"

/* In no list of formats: what a caller opens as an index is read by one of these adapters alone. */
extern const tg_adapter tg_adapter_shard_index;
extern const tg_adapter tg_adapter_checkpoint_index;

/* Both have a format, by which the one that fits the name is chosen. */
static const tg_adapter *const adapters[] = {&tg_adapter_shard_index, &tg_adapter_checkpoint_index};

static tg_options options_for(const tg_options *options, const char *path) {
    tg_options own;
    memset(&own, 0, sizeof own);
    if (options != NULL) own = *options;
    if (own.name == NULL) own.name = path;
    const char *slash = own.name != NULL ? strrchr(own.name, '/') : NULL;
    const char *name = slash != NULL ? slash + 1 : own.name;
    own.format = name != NULL ? tg_index_format_by_name(name) : TG_FORMAT_NONE;
    if (own.format == TG_FORMAT_NONE) own.format = TG_FORMAT_SAFETENSORS;
    return own;
}

tg_format tg_index_format_by_name(const char *name) {
    const size_t n = strlen(name);
    if (n <= 5 || strcmp(name + n - 5, ".json") != 0) return TG_FORMAT_NONE;
    if (strstr(name, ".safetensors.index.") != NULL) return TG_FORMAT_SAFETENSORS;
    return strstr(name, ".bin.index.") != NULL ? TG_FORMAT_PYTORCH : TG_FORMAT_NONE;
}

tg_index *tg_index_open(const char *path, const tg_options *options, tg_error *error) {
    const tg_options own = options_for(options, path);
    return (tg_index *)tg_open_with(path, &own, error, adapters, 2);
}

tg_index *tg_index_open_fd(int fd, const tg_options *options, tg_error *error) {
    const tg_options own = options_for(options, NULL);
    return (tg_index *)tg_open_fd_with(fd, &own, error, adapters, 2);
}

tg_index *tg_index_open_memory(const void *data, size_t size, const tg_options *options,
                               tg_error *error) {
    const tg_options own = options_for(options, NULL);
    return (tg_index *)tg_open_memory_with(data, size, &own, error, adapters, 2);
}

tg_index *tg_index_open_source(const tg_source *source, const tg_options *options,
                               tg_error *error) {
    const tg_options own = options_for(options, NULL);
    return (tg_index *)tg_open_source_with(source, 0, &own, error, adapters, 2);
}

void tg_index_close(tg_index *index) { tg_close((tg_file *)index); }
