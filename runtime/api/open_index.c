/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_index.c - opens the index of a model in shards; runtime/formats/safetensors/model_index.c has the rest. It is
 * a file with an adapter of its own, and tg_index another name of tg_file.
 */
#include <string.h>

#include "open.h"

/* In no list of formats: what a caller opens as an index is read by this adapter alone. */
extern const tg_adapter tg_adapter_shard_index;

static const tg_adapter *const adapters[] = {&tg_adapter_shard_index};

static tg_options options_for(const tg_options *options) {
    tg_options own;
    memset(&own, 0, sizeof own);
    if (options != NULL) own = *options;
    own.format = TG_FORMAT_SAFETENSORS; /* of the only adapter */
    return own;
}

bool tg_index_is_name(const char *name) {
    const size_t n = strlen(name);
    return n > 5 && strcmp(name + n - 5, ".json") == 0 &&
           strstr(name, ".safetensors.index.") != NULL;
}

tg_index *tg_index_open(const char *path, const tg_options *options, tg_error *error) {
    const tg_options own = options_for(options);
    return (tg_index *)tg_open_with(path, &own, error, adapters, 1);
}

tg_index *tg_index_open_fd(int fd, const tg_options *options, tg_error *error) {
    const tg_options own = options_for(options);
    return (tg_index *)tg_open_fd_with(fd, &own, error, adapters, 1);
}

tg_index *tg_index_open_memory(const void *data, size_t size, const tg_options *options,
                               tg_error *error) {
    const tg_options own = options_for(options);
    return (tg_index *)tg_open_memory_with(data, size, &own, error, adapters, 1);
}

void tg_index_close(tg_index *index) { tg_close((tg_file *)index); }
