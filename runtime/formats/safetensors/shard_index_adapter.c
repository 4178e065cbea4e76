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
        if (!ks_fetch(ks, io.base + at, n)) return ks_in(ks, "index");
        if (!tg_shard_index_feed(x, io.base + at, (size_t)n)) return false;
    }
    return tg_shard_index_end(x);
}

static bool adopt(tg_file *file) {
    const tg_model_index *self = file->root;
    file->num_tensors = self->index.entries.count; /* for max_tensors: they are in other files */
    return true;
}

/* runtime/api/open_index.c has a declaration, too. */
extern const tg_adapter tg_adapter_shard_index;

const tg_adapter tg_adapter_shard_index = {
    .format = TG_FORMAT_SAFETENSORS,
    .max_rank = 1, /* of no tensor; below every limit, so that none is described */
    .read = read_index,
    .adopt = adopt,
};
