/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_model.c - see open_model.h.
 *
 * The index comes from a stranger, and so do the names in it: the grammar of the index lets through names of files in its own
 * folder alone. Names of parts are made from the name of the first. No link is followed. Each file is checked by itself, and
 * compared with the index, or with the other parts.
 */
#include "open_model.h"

#include <errno.h>
#include <string.h>

#include "beneath.h"
#include "joined_file.h"
#include "open.h"
#include "part_name.h"
#include "registry.h"

/* A set that is being opened. */
typedef struct opening {
    const tg_options *options; /* of the whole */
    const char *path;
    ks_allocator allocator;
    tg_shard_set set;
    tg_shard_files *files;
} opening;

/* ---------------------------------------------------------------------------------------- names */

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* With a format that is given, the file is read as one of it: an index is refused as one of its shards. */
static bool looks_for(const tg_options *options, tg_format format) {
    return options->format == TG_FORMAT_NONE &&
           (options->formats == 0 || (options->formats & TG_FORMAT_BIT(format)) != 0);
}

static bool knows_files_beside(const tg_options *options, const char *path) {
    return options->name != NULL && options->external != TG_EXTERNAL_SKIP &&
           (options->open_beside != NULL || options->source_beside != NULL || path != NULL);
}

bool tg_opens_index(const tg_options *options, const char *path) {
    if (!knows_files_beside(options, path)) return false;
    const tg_format format = tg_index_format_by_name(base_of(options->name));
    return format != TG_FORMAT_NONE && looks_for(options, format);
}

bool tg_opens_parts(const tg_options *options, const char *path) {
    tg_part_name part;
    return options->join_parts && knows_files_beside(options, path) &&
           tg_read_part_name(base_of(options->name), &part) && part.part == 1 && part.count > 1 &&
           looks_for(options, part.format);
}

/* ---------------------------------------------------------------------------------------- opening */

static tg_options options_of_file(const opening *o) {
    tg_options own = *o->options;
    own.format = tg_set_format(&o->set);
    own.formats = 0;
    /* A file in place of a checkpoint may run code, which is told of a file that may have any format. */
    if (own.format == TG_FORMAT_PYTORCH) own.format = TG_FORMAT_NONE;
    own.name = NULL;
    own.open_beside = NULL;
    own.source_beside = NULL;
    return own;
}

static tg_error error_of(const opening *o, tg_code code, const char *detail) {
    tg_error error = tg_error_make(code, tg_set_format(&o->set), 0, "");
    memcpy(error.detail, detail, strlen(detail) + 1); /* of this file: short */
    return error;
}

static tg_file *refuse_file(const opening *o, int code, tg_error *reason) {
    *reason = error_of(o, TG_CODE_IO, "");
    reason->system = -code;
    return NULL;
}

/* Of the files of a set, each gets a part of the address space, so that there is some for the last one. An archive, as which
 * checkpoints are saved, has its directory at the end, and needs all. */
static uint64_t max_image(const opening *o) {
    return tg_set_format(&o->set) == TG_FORMAT_PYTORCH ? 0 : SIZE_MAX / 2 / o->files->num;
}

static tg_file *open_source(opening *o, uint64_t i, tg_error *reason, bool *is_missing) {
    const tg_options own = options_of_file(o);
    tg_source source;
    memset(&source, 0, sizeof source);
    const int code =
        o->options->source_beside(o->options->beside, tg_set_name(&o->set, i), &source);
    *is_missing = code == -ENOENT;
    if (code < 0) return refuse_file(o, code, reason);
    return tg_open_source_with(&source, max_image(o), &own, reason, tg_adapters, tg_num_adapters);
}

/* NULL with *reason; *is_missing: there is no such file. */
static tg_file *open_shard(opening *o, uint64_t i, tg_error *reason, bool *is_missing) {
    if (o->options->source_beside != NULL) return open_source(o, i, reason, is_missing);
    const tg_options own = options_of_file(o);
    const int fd = tg_shard_open(o->files, i);
    *is_missing = fd == -ENOENT;
    if (fd == -ELOOP || fd == -ENOTDIR) {
        *reason = error_of(o, TG_CODE_BAD_REFERENCE, "a link, which is not followed");
        reason->remedy = TG_REMEDY_FOLLOW;
        return NULL;
    }
    if (fd < 0 && fd != -ENXIO) return refuse_file(o, fd, reason);
    /* A socket cannot be opened at all, nor a device without a driver. */
    if (fd < 0 || !tg_is_regular(fd)) {
        if (fd >= 0) tg_folder_close(fd);
        *reason = error_of(o, TG_CODE_BAD_REFERENCE, "no regular file");
        return NULL;
    }
    return tg_open_taken_fd(fd, &own, reason, tg_adapters, tg_num_adapters);
}

static bool open_shards(opening *o, tg_error *error) {
    tg_file **shards = o->files->shards;
    for (uint64_t i = 0; i < o->files->num; i++) {
        tg_error reason;
        bool is_missing = false;
        shards[i] = open_shard(o, i, &reason, &is_missing);
        const bool good = shards[i] != NULL
                              ? tg_set_check(&o->set, i, shards[i])
                              : tg_set_refuse(&o->set, i, is_missing ? NULL : &reason);
        if (shards[i] != NULL) tg_shard_opened(o->files, i);
        if (good) continue;
        *error = *tg_set_error(&o->set);
        return false;
    }
    if (tg_set_finish(&o->set)) return true;
    *error = *tg_set_error(&o->set);
    return false;
}

/* With memory for the pointers, all NULL. */
static bool make_room(opening *o) {
    const ks_allocator *a = &o->allocator;
    tg_shard_files *f = a->alloc(a->self, sizeof *f);
    if (f == NULL) return false;
    memset(f, 0, sizeof *f);
    f->num = tg_set_count(&o->set); /* 65535, or fewer than the index has bytes: no overflow */
    f->set = &o->set;
    f->open_beside = o->options->open_beside;
    f->beside = o->options->beside;
    f->lasts =
        o->options->source_beside == NULL && (f->open_beside == NULL || o->options->beside_lasts);
    f->path = o->path;
    f->folder = -1;
    const size_t size = ((size_t)f->num + 1) * sizeof *f->shards;
    f->shards = a->alloc(a->self, size);
    if (f->shards != NULL) memset((void *)f->shards, 0, size);
    o->files = f;
    return f->shards != NULL;
}

static tg_file *open_all(opening *o, tg_error *error) {
    if (!make_room(o)) {
        *error = error_of(o, TG_CODE_NO_MEMORY, "");
    } else if (open_shards(o, error)) {
        return tg_join_shards(&o->set, o->files, &o->allocator, o->options, error);
    }
    if (o->files != NULL) tg_shard_files_close(o->files, &o->allocator);
    tg_set_close(&o->set);
    return NULL;
}

static tg_file *open_set(tg_shard_set set, const ks_allocator *allocator, const tg_options *options,
                         const char *path, tg_error *error) {
    tg_error unused;
    opening o = {.options = options, .path = path, .allocator = *allocator, .set = set};
    return open_all(&o, error != NULL ? error : &unused);
}

tg_file *tg_open_shards(tg_index *index, const tg_options *options, const char *path,
                        tg_error *error) {
    if (index == NULL) return NULL;
    const ks_allocator allocator = ((const tg_file *)index)->allocator;
    return open_set((tg_shard_set){.index = index}, &allocator, options, path, error);
}

tg_file *tg_open_parts(const tg_options *options, const char *path, tg_error *error) {
    const ks_allocator allocator = tg_allocator_of(options);
    tg_split *split = tg_split_new(base_of(options->name), options, error);
    if (split == NULL) return NULL;
    return open_set((tg_shard_set){.split = split}, &allocator, options, path, error);
}
