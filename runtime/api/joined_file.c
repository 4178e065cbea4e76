/* SPDX-License-Identifier: Apache-2.0 */
/*
 * joined_file.c - see joined_file.h.
 */
#include "joined_file.h"

#include <string.h>

#include "cost.h"
#include "foreign_name.h"
#include "limit.h"

typedef struct joined {
    tg_shard_files *files;
    tg_file **shards;   /* of them */
    const char **names; /* of their files; in the arena */
    uint64_t
        *first; /* num + 1 of them: the number of the first tensor of each shard; in the arena */
    uint64_t num;
    bool alike; /* see foreign_name.h */
} joined;

static const joined *joined_of(const tg_file *file) { return file->outside; }

/* The shard that has tensor *i, which becomes its number there. */
static uint64_t find_shard(const joined *self, uint64_t *i) {
    uint64_t low = 0;
    uint64_t high = self->num - 1;
    while (low < high) { /* the shard is one of low to high */
        const uint64_t middle = low + (high - low + 1) / 2;
        if (self->first[middle] <= *i) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    *i -= self->first[low];
    return low;
}

static tg_file *shard_of(const tg_file *file, uint64_t *i) {
    const joined *self = joined_of(file);
    return self->shards[find_shard(self, i)];
}

/* ---------------------------------------------------------------------------------------- errors */

/* The error of a function of the shard's adapter that leaves it in the context. */
static bool fail_like_ks(tg_file *file, tg_file *shard) {
    file->ks.error = shard->ks.error;
    memset(&shard->ks.error, 0, sizeof shard->ks.error);
    shard->ks.error.expected = "";
    return false;
}

static bool fail_like(tg_file *file, const tg_file *shard) {
    file->error = shard->error;
    return false;
}

/* --------------------------------------------------------------------------------------- tensors */

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    uint64_t own = i;
    tg_file *shard = shard_of(file, &own);
    tensor->index = own;
    if (!shard->adapter->describe(shard, own, tensor)) return fail_like_ks(file, shard);
    tensor->index = i;
    return true;
}

static const char *shard_name(const tg_file *file, uint64_t i) {
    const joined *self = joined_of(file);
    return self->names[find_shard(self, &i)];
}

static void name_at(const void *file, uint64_t i, const char **raw, size_t *len) {
    tg_file *shard = shard_of(file, &i);
    tg_tensor t;
    *raw = "";
    *len = 0;
    if (!tg_describe(shard, i, &t)) return; /* for a limit that was tested before */
    *raw = t.raw_name;
    *len = t.raw_name_len;
}

/* In .safetensors and checkpoints how a name is shown depends on the others. */
static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const char *raw;
    size_t len;
    name_at(file, i, &raw, &len);
    tg_foreign_add(name, raw, len, joined_of(file)->alike);
    return true;
}

static bool name_in_shard(tg_file *file, uint64_t i, tg_name *name) {
    tg_file *shard = shard_of(file, &i);
    return shard->adapter->name_of(shard, i, name) || fail_like_ks(file, shard);
}

static bool read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n) {
    tg_tensor own = *tensor;
    tg_file *shard = shard_of(file, &own.index);
    return tg_tensor_read(shard, &own, part, at, dst, n) || fail_like(file, shard);
}

static bool verify(tg_file *file, uint64_t i) {
    tg_file *shard = shard_of(file, &i);
    const tg_adapter *adapter = shard->adapter;
    return adapter->verify == NULL || adapter->verify(shard, i) || fail_like(file, shard);
}

static bool verify_rest(tg_file *file) {
    const joined *self = joined_of(file);
    for (uint64_t i = 0; i < self->num; i++) {
        if (!tg_verify(self->shards[i])) return fail_like(file, self->shards[i]);
    }
    return true;
}

static bool metadata(tg_file *file, tg_out *out) {
    if (joined_of(file)->num == 0) return true;
    tg_file *shard = joined_of(file)->shards[0];
    return shard->adapter->metadata(shard, out) || fail_like_ks(file, shard);
}

/* What a checkpoint has beside its tensors is about the one pickle. */
static bool no_metadata(tg_file *file, tg_out *out) {
    (void)file;
    (void)out;
    return true;
}

static void close_joined(tg_file *file) {
    joined *self = file->outside;
    const ks_allocator *a = &file->allocator;
    tg_shard_files_close(self->files, a);
    a->free(a->self, self, sizeof *self);
}

#define JOINED(of, name, about)                                                                    \
    {                                                                                              \
        .format = of, .describe = describe, .name_of = name, .read_part = read_part,               \
        .part_of = shard_of, .shard = shard_name, .verify = verify, .verify_rest = verify_rest,    \
        .metadata = about, .close = close_joined                                                   \
    }

static const tg_adapter joined_safetensors = JOINED(TG_FORMAT_SAFETENSORS, name_of, metadata);
static const tg_adapter joined_pytorch = JOINED(TG_FORMAT_PYTORCH, name_of, no_metadata);
static const tg_adapter joined_gguf = JOINED(TG_FORMAT_GGUF, name_in_shard, metadata);

/* ---------------------------------------------------------------------------------------- joining */

/* Notes of one rule count together, and have the place of the first. */
static void take_notes(ks_ctx *to, const ks_ctx *from) {
    const uint32_t kept = from->num_notes > 0 ? from->num_kept : 0;
    if (to->num_notes == 0) to->num_kept = 0;
    for (uint32_t i = 0; i < kept; i++) {
        const ks_note *note = &from->notes[i];
        uint32_t k = 0;
        while (k < to->num_kept && (strcmp(to->notes[k].rule, note->rule) != 0 ||
                                    strcmp(to->notes[k].expected, note->expected) != 0))
            k++;
        if (k < to->num_kept) {
            to->notes[k].count = to->notes[k].count <= UINT32_MAX - note->count
                                     ? to->notes[k].count + note->count
                                     : UINT32_MAX;
        } else if (k < KS_NOTES_MAX) {
            to->notes[to->num_kept++] = *note;
        }
    }
    to->num_notes = to->num_notes <= UINT32_MAX - from->num_notes ? to->num_notes + from->num_notes
                                                                  : UINT32_MAX;
}

static bool take_names(tg_file *file, joined *self, const tg_shard_set *set) {
    ks_ctx *ks = &file->ks;
    self->names = ks_alloc(ks, self->num + 1, sizeof *self->names);
    self->first = ks_alloc(ks, self->num + 1, sizeof *self->first);
    if (self->names == NULL || self->first == NULL) return false;
    for (uint64_t i = 0; i < self->num; i++) {
        const char *name = tg_set_name(set, i);
        const size_t n = name != NULL ? strlen(name) + 1 : 0;
        char *copy = n > 0 ? ks_alloc(ks, n, 1) : NULL;
        if (copy == NULL) return ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
        memcpy(copy, name, n);
        self->names[i] = copy;
    }
    self->files->names = self->names;
    self->files->set = NULL;
    return true;
}

/* What is known of the whole from its shards. */
static bool add_up(tg_file *file, joined *self, const tg_shard_set *set) {
    if (!take_names(file, self, set)) return tg_fail_ks(file);
    if (set->index != NULL) take_notes(&file->ks, &((const tg_file *)set->index)->ks);
    self->first[0] = 0;
    for (uint64_t i = 0; i < self->num; i++) {
        tg_file *shard = self->shards[i];
        shard->is_shard = true;
        self->first[i + 1] =
            self->first[i] + shard->num_tensors; /* of files in memory or on a disk */
        take_notes(&file->ks, &shard->ks);
    }
    file->num_tensors = self->first[self->num];
    if (!tg_check_tensors(file)) return false;
    const tg_foreign_names names = {name_at, file, file->num_tensors};
    return file->adapter == &joined_gguf || tg_foreign_alike(file, &names, &self->alike) ||
           tg_fail_ks(file);
}

static uint64_t size_of_all(const tg_shard_set *set, tg_file *const *shards, uint64_t num) {
    uint64_t size = set->index != NULL ? tg_index_size(set->index) : 0;
    for (uint64_t i = 0; i < num; i++) size = tg_cost_sum(size, shards[i]->size);
    return size;
}

static tg_file *make(tg_shard_files *files, const ks_allocator *a) {
    tg_file *file = a->alloc(a->self, sizeof *file);
    joined *self = a->alloc(a->self, sizeof *self);
    if (file != NULL && self != NULL) {
        memset(file, 0, sizeof *file);
        memset(self, 0, sizeof *self);
        self->files = files;
        self->shards = files->shards;
        self->num = files->num;
        file->outside = self;
        file->allocator = *a;
        file->name.allocator = &file->allocator;
        return file;
    }
    if (file != NULL) a->free(a->self, file, sizeof *file);
    if (self != NULL) a->free(a->self, self, sizeof *self);
    tg_shard_files_close(files, a);
    return NULL;
}

tg_file *tg_join_shards(tg_shard_set *set, tg_shard_files *files, const ks_allocator *allocator,
                        const tg_options *options, tg_error *error) {
    const tg_format format = tg_set_format(set);
    const uint64_t size = size_of_all(set, files->shards, files->num);
    tg_file *file = make(files, allocator);
    bool good = false;
    if (file != NULL) {
        file->adapter = format == TG_FORMAT_GGUF      ? &joined_gguf
                        : format == TG_FORMAT_PYTORCH ? &joined_pytorch
                                                      : &joined_safetensors;
        file->options = *options;
        tg_limits_fill(&file->options.limits);
        file->options.name = NULL; /* which is the caller's */
        file->size = size;
        file->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, size, "");
        ks_ctx_init(&file->ks, ks_input_memory(NULL, 0), ks_limits_for(size), &file->allocator);
        good = add_up(file, file->outside, set);
    }
    tg_set_close(set);
    if (good) return file;
    *error = file != NULL ? file->error : tg_error_make(TG_CODE_NO_MEMORY, format, 0, "");
    tg_close(file);
    return NULL;
}
