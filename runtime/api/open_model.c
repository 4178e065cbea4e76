/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_model.c - see open_model.h.
 *
 * The index comes from a stranger, and so do the names in it: the grammar of the index lets through names of files in its own
 * folder alone, and no link is followed. Each shard is checked as a file of .safetensors, and compared with the index.
 */
#include "open_model.h"

#include <errno.h>
#include <string.h>

#include "beneath.h"
#include "joined_file.h"
#include "open.h"

extern const tg_adapter tg_adapter_safetensors;

/* Shards that are being opened. */
typedef struct opening {
    const tg_options *options; /* of the whole */
    const char *path;
    ks_allocator allocator;
    tg_index *index;
    tg_file **shards;
    uint64_t num;
    int folder; /* -1: it is not open */
} opening;

bool tg_opens_model(const tg_options *options, const char *path) {
    const char *name = options->name;
    if (name == NULL || options->external == TG_EXTERNAL_SKIP) return false;
    if (options->open_beside == NULL && path == NULL) return false;
    if (options->format != TG_FORMAT_NONE && options->format != TG_FORMAT_SAFETENSORS) return false;
    if (options->formats != 0 && (options->formats & TG_FORMAT_BIT(TG_FORMAT_SAFETENSORS)) == 0)
        return false;
    const char *slash = strrchr(name, '/');
    return tg_index_is_name(slash != NULL ? slash + 1 : name);
}

static tg_options options_of_file(const opening *o) {
    tg_options own = *o->options;
    own.format = TG_FORMAT_SAFETENSORS;
    own.formats = 0;
    own.name = NULL;
    own.open_beside = NULL;
    return own;
}

/* A descriptor, or a negative error number. */
static int open_beside(opening *o, const char *name) {
    if (o->options->open_beside != NULL) return o->options->open_beside(o->options->beside, name);
    if (o->folder < 0) o->folder = tg_folder_of(o->path);
    return o->folder >= 0 ? tg_open_beneath(o->folder, name) : o->folder;
}

static tg_error error_of(tg_code code, const char *detail) {
    tg_error error = tg_error_make(code, TG_FORMAT_SAFETENSORS, 0, "");
    memcpy(error.detail, detail, strlen(detail) + 1); /* of this file: short */
    return error;
}

/* NULL with *reason; *is_missing: there is no such file. */
static tg_file *open_shard(opening *o, const char *name, tg_error *reason, bool *is_missing) {
    static const tg_adapter *const adapters[] = {&tg_adapter_safetensors};
    const tg_options own = options_of_file(o);
    const int fd = open_beside(o, name);
    *is_missing = fd == -ENOENT;
    if (fd == -ELOOP || fd == -ENOTDIR) {
        *reason = error_of(TG_CODE_BAD_REFERENCE, "a link, which is not followed");
        return NULL;
    }
    if (fd < 0) {
        *reason = error_of(TG_CODE_IO, "");
        reason->system = -fd;
        return NULL;
    }
    if (!tg_is_regular(fd)) {
        tg_folder_close(fd);
        *reason = error_of(TG_CODE_BAD_REFERENCE, "no regular file");
        return NULL;
    }
    return tg_open_taken_fd(fd, &own, reason, adapters, 1);
}

static bool open_shards(opening *o, tg_error *error) {
    for (uint64_t i = 0; i < o->num; i++) {
        tg_error reason;
        bool is_missing = false;
        o->shards[i] = open_shard(o, tg_index_shard_name(o->index, i), &reason, &is_missing);
        const bool good = o->shards[i] != NULL
                              ? tg_index_check_shard(o->index, i, o->shards[i])
                              : tg_index_refuse_shard(o->index, i, is_missing ? NULL : &reason);
        if (good) continue;
        *error = *tg_index_error(o->index);
        return false;
    }
    if (tg_index_finish(o->index)) return true;
    *error = *tg_index_error(o->index);
    return false;
}

/* Memory for the pointers, all NULL. */
static bool make_room(opening *o) {
    const ks_allocator *a = &o->allocator;
    o->num =
        tg_index_num_shards(o->index); /* at most as many as the index has bytes: no overflow */
    const size_t size = ((size_t)o->num + 1) * sizeof *o->shards;
    o->shards = a->alloc(a->self, size);
    if (o->shards != NULL) memset((void *)o->shards, 0, size);
    return o->shards != NULL;
}

static tg_file *open_all(opening *o, tg_error *error) {
    if (!make_room(o)) {
        *error = error_of(TG_CODE_NO_MEMORY, "");
    } else if (open_shards(o, error)) {
        return tg_join_shards(o->index, o->shards, o->num, o->options, error);
    } else {
        tg_close_shards(o->shards, o->num, &o->allocator);
    }
    tg_index_close(o->index);
    return NULL;
}

tg_file *tg_open_model(tg_index *index, const tg_options *options, const char *path,
                       tg_error *error) {
    tg_error unused;
    if (index == NULL) return NULL;
    opening o = {.options = options,
                 .path = path,
                 .allocator = ((const tg_file *)index)->allocator,
                 .index = index,
                 .folder = -1};
    tg_file *file = open_all(&o, error != NULL ? error : &unused);
    if (o.folder >= 0) tg_folder_close(o.folder);
    return file;
}
