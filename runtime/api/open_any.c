/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_any.c - opens a file of any format, or a model in shards.
 */
#include <string.h>

#include "open.h"
#include "open_model.h"
#include "registry.h"

static tg_options options_of(const tg_options *options, const char *path) {
    tg_options own;
    memset(&own, 0, sizeof own);
    if (options != NULL) own = *options;
    if (own.name == NULL) own.name = path;
    return own;
}

tg_file *tg_open(const char *path, const tg_options *options, tg_error *error) {
    const tg_options own = options_of(options, path);
    if (tg_opens_index(&own, path))
        return tg_open_shards(tg_index_open(path, &own, error), &own, path, error);
    if (tg_opens_parts(&own, path)) return tg_open_parts(&own, path, error);
    return tg_open_with(path, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_fd(int fd, const tg_options *options, tg_error *error) {
    const tg_options own = options_of(options, NULL);
    if (tg_opens_index(&own, NULL))
        return tg_open_shards(tg_index_open_fd(fd, &own, error), &own, NULL, error);
    if (tg_opens_parts(&own, NULL)) return tg_open_parts(&own, NULL, error);
    return tg_open_fd_with(fd, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_memory(const void *data, size_t size, const tg_options *options, tg_error *error) {
    const tg_options own = options_of(options, NULL);
    if (tg_opens_index(&own, NULL))
        return tg_open_shards(tg_index_open_memory(data, size, &own, error), &own, NULL, error);
    if (tg_opens_parts(&own, NULL)) return tg_open_parts(&own, NULL, error);
    return tg_open_memory_with(data, size, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_source(const tg_source *source, const tg_options *options, tg_error *error) {
    return tg_open_source_with(source, options, error, tg_adapters, tg_num_adapters);
}
