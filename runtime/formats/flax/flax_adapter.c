/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_adapter.c - Flax's .msgpack, arrays in maps.
 *
 * The grammar of specs/flax.ksy says what the bytes are. A tree of a hostile file would have an object for each byte, so no
 * verdict needs it: flax_walk.c goes through the values, and the tree is for those who ask for it (dump, map).
 *
 * MessagePack has no magic number, and much else begins with a byte that a map begins with. So a file is recognised by a key
 * that is a text behind the head of a map, and by the tag of an array before anything is wrong. One without arrays is a Flax
 * file if nothing is wrong in it. No file of another format of this library can be both: behind a number of 64 bits, which is
 * below 2^32 there, where a map has a text or a value, these have zeros, or a magic number.
 */
#include <string.h>

#include "file.h"
#include "flax_file.h"

/* ------------------------------------------------------------------------------------ reading */

static bool is_no_flax_file(ks_ctx *ks) {
    return ks_fail(ks, KS_BAD_VALUE, 0, "a map with a text as its first key, and arrays of Flax") ||
           ks_in(ks, "first");
}

/* Whether the file begins with a map, and the map with a text without control characters. No memory is needed. */
static bool begins_with_text(ks_ctx *ks, bool *yes) {
    tg_flax_input in = {ks, 0, ks->input.size, 0, false, NULL, 0};
    tg_flax_token t;
    *yes = false;
    if (!tg_flax_read_token(&in, &t)) return false;
    if (t.kind != TG_FLAX_MAP) return true;
    if (t.n == 0) {
        *yes = in.at == in.end;
        return true;
    }
    if (!tg_flax_read_token(&in, &t)) return false;
    if (t.kind != TG_FLAX_TEXT) return true;
    const uint8_t *key = tg_flax_read_text(&in, &t);
    const uint8_t *head = ks_input_bytes(ks, 0, ks->input.size < 8 ? ks->input.size : 8);
    if (key == NULL || head == NULL) return false;
    *yes = tg_flax_is_first_key(key, t.n, head, ks->input.size);
    return true;
}

/* Whether the error is about the bytes of the file. */
static bool judges(const ks_ctx *ks) {
    const ks_code code = ks->error.code;
    return code != KS_IO && code != KS_NO_MEMORY && code != KS_LIMIT;
}

/* The error of a file that is not recognised is that it is none. */
static bool forget(ks_ctx *ks) {
    if (!judges(ks)) return false;
    memset(&ks->error, 0, sizeof ks->error);
    return is_no_flax_file(ks);
}

static bool read_flax(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    flax object;
    bool yes;
    memset(&object, 0, sizeof object);
    if (!begins_with_text(ks, &yes)) return forget(ks);
    if (!yes) return is_no_flax_file(ks);
    if (!flax_parse(ks, &file, &object)) return false;
    ks_stream *io = ks_keep_stream(ks, &file);
    tg_flax *self = ks_alloc(ks, 1, sizeof *self);
    if (io == NULL || self == NULL) return false;
    memset(self, 0, sizeof *self);
    self->object = object;
    self->object.ks_io = io;
    *root = self;
    return tg_flax_read_index(ks, self) || (self->has_arrays ? false : forget(ks));
}

/* ----------------------------------------------------------------------------------- tensors */

static void name_at(const void *list, uint64_t i, const char **raw, size_t *len) {
    const tg_flax_tensor *t = ks_list_at(list, i);
    *raw = t->raw;
    *len = t->raw_len;
}

static bool adopt(tg_file *file) {
    tg_flax *self = file->root;
    const tg_foreign_names names = {name_at, &self->tensors, self->tensors.count};
    file->num_tensors = self->tensors.count;
    file->most_axes = self->most_axes;
    file->index = self;
    return !self->has_percent || tg_foreign_alike(file, &names, &self->alike);
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const tg_flax *self = file->index;
    const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
    tg_flax_array array;
    bool is_chunked;
    if (!tg_flax_array_of(&file->ks, self, i, &array, &is_chunked)) return false;
    uint64_t *shape = tg_shape(file, tensor, array.rank);
    if (shape == NULL || !tg_flax_read_shape(&file->ks, &array, is_chunked, shape)) return false;
    tensor->raw_name = t->raw;
    tensor->raw_name_len = t->raw_len;
    tg_dense(tensor, array.dtype, array.count, array.data_at);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const tg_flax *self = file->index;
    const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
    tg_foreign_add(name, t->raw, t->raw_len, self->alike);
    return true;
}

/* The last chunk that begins at or before byte `at` of the array: those without bytes end where they begin. */
static uint64_t chunk_of(const tg_flax *self, const tg_flax_pieces *pieces, uint64_t at) {
    uint64_t low = 0;
    uint64_t high = pieces->count;
    while (high - low > 1) {
        const uint64_t middle = low + (high - low) / 2;
        const tg_flax_chunk *chunk = ks_list_at(&self->chunks, pieces->first + middle);
        if (chunk->before <= at) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool locate(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    const tg_flax *self = file->index;
    const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
    tg_flax_array array;
    bool is_chunked;
    (void)part; /* there is one */
    if (!tg_flax_array_of(&file->ks, self, i, &array, &is_chunked)) return false;
    uint64_t end = array.nbytes;
    uint64_t begin = 0;
    uint64_t data_at = array.data_at;
    if (is_chunked) {
        const tg_flax_pieces *pieces = ks_list_at(&self->chunked, t->chunked - 1);
        const uint64_t k = chunk_of(self, pieces, at);
        const tg_flax_chunk *chunk = ks_list_at(&self->chunks, pieces->first + k);
        begin = chunk->before;
        data_at = chunk->data_at;
        if (k + 1 < pieces->count) {
            const tg_flax_chunk *next = ks_list_at(&self->chunks, pieces->first + k + 1);
            end = next->before;
        }
    }
    *run = (tg_run){data_at + (at - begin), end - at, end - at, 1};
    return true;
}

const tg_adapter tg_adapter_flax = {
    .format = TG_FORMAT_FLAX,
    .type = &flax_desc,
    .header_size = 1, /* what is not recognised fails at the first byte */
    .max_rank = TG_FLAX_MOST_AXES,
    .folds = true,
    .read = read_flax,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .locate = locate,
    .metadata = tg_flax_metadata,
};
