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
    tg_index *index;
    tg_file **shards;
    uint64_t *first; /* num + 1 of them: the number of the first tensor of each shard */
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
    const joined *self = joined_of(file);
    uint64_t own = i;
    const uint64_t number = find_shard(self, &own);
    tg_file *shard = self->shards[number];
    tensor->index = own;
    if (!shard->adapter->describe(shard, own, tensor)) return fail_like_ks(file, shard);
    tensor->index = i;
    tensor->shard = tg_index_shard_name(self->index, number);
    return true;
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

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const char *raw;
    size_t len;
    name_at(file, i, &raw, &len);
    tg_foreign_add(name, raw, len, joined_of(file)->alike);
    return true;
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

static void close_joined(tg_file *file) {
    joined *self = file->outside;
    const ks_allocator *a = &file->allocator;
    if (self == NULL) return;
    tg_close_shards(self->shards, self->num, a);
    tg_index_close(self->index);
    a->free(a->self, self->first, ((size_t)self->num + 1) * sizeof *self->first);
    a->free(a->self, self, sizeof *self);
}

static const tg_adapter adapter = {
    .format = TG_FORMAT_SAFETENSORS,
    .describe = describe,
    .name_of = name_of,
    .read_part = read_part,
    .part_of = shard_of,
    .verify = verify,
    .verify_rest = verify_rest,
    .metadata = metadata,
    .close = close_joined,
};

/* ---------------------------------------------------------------------------------------- joining */

void tg_close_shards(tg_file **shards, uint64_t num, const ks_allocator *a) {
    for (uint64_t i = 0; i < num; i++) tg_close(shards[i]);
    a->free(a->self, (void *)shards, ((size_t)num + 1) * sizeof *shards);
}

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

/* What is known of the whole from its shards. */
static bool add_up(tg_file *file, joined *self) {
    file->size = tg_index_size(self->index);
    take_notes(&file->ks, &((const tg_file *)self->index)->ks);
    self->first[0] = 0;
    for (uint64_t i = 0; i < self->num; i++) {
        const tg_file *shard = self->shards[i];
        file->size = tg_cost_sum(file->size, shard->size);
        self->first[i + 1] =
            self->first[i] + shard->num_tensors; /* the index has an entry for each */
        take_notes(&file->ks, &shard->ks);
    }
    file->num_tensors = self->first[self->num];
    if (!tg_check_tensors(file)) return false;
    const tg_foreign_names names = {name_at, file, file->num_tensors};
    return tg_foreign_alike(file, &names, &self->alike) || tg_fail_ks(file);
}

tg_file *tg_join_shards(tg_index *index, tg_file **shards, uint64_t num, const tg_options *options,
                        tg_error *error) {
    const ks_allocator allocator = ((const tg_file *)index)->allocator;
    const ks_allocator *a = &allocator;
    tg_file *file = a->alloc(a->self, sizeof *file);
    joined *self = a->alloc(a->self, sizeof *self);
    uint64_t *first = a->alloc(a->self, ((size_t)num + 1) * sizeof *first);
    if (file == NULL || self == NULL || first == NULL) {
        *error = tg_error_make(TG_CODE_NO_MEMORY, TG_FORMAT_SAFETENSORS, 0, "");
        if (file != NULL) a->free(a->self, file, sizeof *file);
        if (self != NULL) a->free(a->self, self, sizeof *self);
        if (first != NULL) a->free(a->self, first, ((size_t)num + 1) * sizeof *first);
        tg_close_shards(shards, num, a);
        tg_index_close(index);
        return NULL;
    }
    memset(file, 0, sizeof *file);
    *self = (joined){index, shards, first, num, false};
    file->adapter = &adapter;
    file->outside = self;
    file->options = *options;
    tg_limits_fill(&file->options.limits);
    file->options.name = NULL; /* which is the caller's */
    file->allocator = allocator;
    file->name.allocator = &file->allocator;
    file->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    ks_ctx_init(&file->ks, ks_input_memory(NULL, 0), ks_limits_for(tg_index_size(index)),
                &file->allocator);
    if (add_up(file, self)) return file;
    *error = file->error;
    tg_close(file);
    return NULL;
}
