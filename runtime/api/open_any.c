/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_any.c - opens a file of any format, or a model in several files.
 */
#include <string.h>

#include "open.h"
#include "open_model.h"
#include "registry.h"

/* Where a file is. */
typedef struct place {
    const char *path; /* NULL: see the others */
    const void *data; /* NULL: it is open as `fd`, or there is a source */
    size_t size;
    const tg_source *source;
    int fd;
} place;

/* Such models are of these two formats, and need both. */
#if (defined(TG_NO_SAFETENSORS) && TG_NO_SAFETENSORS) || (defined(TG_NO_GGUF) && TG_NO_GGUF)
static bool open_model(const place *p, const tg_options *options, tg_error *error, tg_file **file) {
    (void)p;
    (void)options;
    (void)error;
    (void)file;
    return false;
}
#else
static tg_index *open_index(const place *p, const tg_options *options, tg_error *error) {
    if (p->path != NULL) return tg_index_open(p->path, options, error);
    if (p->data != NULL) return tg_index_open_memory(p->data, p->size, options, error);
    if (p->source != NULL) return tg_index_open_source(p->source, options, error);
    return tg_index_open_fd(p->fd, options, error);
}

/* Whether it is a model, in which case *file is the result. */
static bool open_model(const place *p, const tg_options *options, tg_error *error, tg_file **file) {
    tg_options own;
    memset(&own, 0, sizeof own);
    if (options != NULL) own = *options;
    if (own.name == NULL) own.name = p->path;
    if (tg_opens_index(&own, p->path)) {
        *file = tg_open_shards(open_index(p, &own, error), &own, p->path, error);
        return true;
    }
    if (!tg_opens_parts(&own, p->path)) return false;
    if (p->source != NULL && p->source->close != NULL) p->source->close(p->source->self);
    *file = tg_open_parts(&own, p->path, error);
    return true;
}
#endif

tg_file *tg_open(const char *path, const tg_options *options, tg_error *error) {
    const place p = {.path = path, .fd = -1};
    tg_file *file = NULL;
    if (open_model(&p, options, error, &file)) return file;
    return tg_open_with(path, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_fd(int fd, const tg_options *options, tg_error *error) {
    const place p = {.fd = fd};
    tg_file *file = NULL;
    if (open_model(&p, options, error, &file)) return file;
    return tg_open_fd_with(fd, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_memory(const void *data, size_t size, const tg_options *options, tg_error *error) {
    const place p = {.data = data != NULL ? data : "", .size = size, .fd = -1};
    tg_file *file = NULL;
    if (open_model(&p, options, error, &file)) return file;
    return tg_open_memory_with(data, size, options, error, tg_adapters, tg_num_adapters);
}

tg_file *tg_open_source(const tg_source *source, const tg_options *options, tg_error *error) {
    const place p = {.source = source, .fd = -1};
    tg_file *file = NULL;
    if (open_model(&p, options, error, &file)) return file;
    return tg_open_source_with(source, 0, options, error, tg_adapters, tg_num_adapters);
}
