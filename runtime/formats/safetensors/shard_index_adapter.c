/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index_adapter.c - an index of shards as a file, so that it is opened under the limits of all files.
 */
#include <string.h>

#include "file.h"
#include "model_index.h"

/* What is kept of the index before it is read; a piece stays in the cache of the processor. */
#define PIECE (256u << 10)

static bool read_index(ks_ctx *ks, void **root) {
    const ks_stream io = ks_stream_root(ks);
    const uint64_t size = ks->input.size;
    tg_model_index *self = ks_alloc(ks, 1, sizeof *self);
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    tg_shard_index *x = &self->index;
    *root = self;
    if (size > TG_SHARD_INDEX_MOST) {
        ks_fail_found(ks, KS_BAD_SIZE, 0, "an index of at most % bytes",
                      ks_value_u64(TG_SHARD_INDEX_MOST), ks_value_u64(size));
        return ks_in(ks, "index");
    }
    if (!ks_spend(ks, size)) return ks_in(ks, "index");
    tg_shard_index_init(x, ks, true);
    for (uint64_t at = 0; at < size; at += PIECE) {
        const uint64_t n = size - at < PIECE ? size - at : PIECE;
        if (!ks_fetch_part(ks, io.base, at, n)) return ks_in(ks, "index");
        if (!tg_shard_index_feed(x, io.base + at, (size_t)n)) return false;
    }
    return tg_shard_index_end(x);
}

/* Programs choose by the name of the index how they load the shards: as a pickle, or not. */
static bool has_named_format(tg_file *file, const tg_shard_index *x) {
    const tg_format named = file->adapter->format;
    if (x->num_shards == 0 || named == x->format) return true;
    const tg_shard_entry *e = ks_list_at(&x->entries, 0);
    ks_fail_found(&file->ks, KS_BAD_REFERENCE, e->file_at,
                  named == TG_FORMAT_PYTORCH
                      ? "a file that ends in \".bin\", as the name of the index says"
                      : "a file that ends in \".safetensors\", as the name of the index says",
                  ks_none(), ks_value_bytes(&file->ks, (const uint8_t *)e->file, e->file_len));
    ks_in_item(&file->ks, "weight_map", 0);
    return tg_fail_ks(file);
}

static bool adopt(tg_file *file) {
    const tg_model_index *self = file->root;
    file->num_tensors = self->index.entries.count; /* for max_tensors: they are in other files */
    return has_named_format(file, &self->index);
}

/* runtime/api/open_index.c has declarations, too. */
extern const tg_adapter tg_adapter_shard_index;
extern const tg_adapter tg_adapter_checkpoint_index;

/* Of no tensor is the rank; it is below every limit, so that none is described. */
#define INDEX_OF(of)                                                                               \
    { .format = of, .max_rank = 1, .read = read_index, .adopt = adopt }

const tg_adapter tg_adapter_shard_index = INDEX_OF(TG_FORMAT_SAFETENSORS);
const tg_adapter tg_adapter_checkpoint_index = INDEX_OF(TG_FORMAT_PYTORCH);
