/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_adapter.c - .safetensors, named tensors of Hugging Face.
 *
 * The grammar of specs/safetensors.ksy finds the header and the buffer, that of specs/safetensors.rl
 * reads the header, in pieces as it is loaded; safetensors_header.h has the rules.
 *
 * Tensors are numbered as the header lists them, which need not be their order in the buffer.
 */
#include <string.h>

#include "file.h"
#include "foreign_name.h"
#include "header_nodes.h"
#include "safetensors_file.h"

/* What is kept of the header before it is read; a piece stays in the cache of the processor. */
#define PIECE (256u << 10)

bool tg_safetensors_begin(ks_ctx *ks, tg_safetensors *self, uint64_t size, bool lasting) {
    tg_header_init(&self->header, ks, TG_SAFETENSORS_HEADER_AT, lasting);
    return ks_spend(ks, size) || ks_in(ks, "header");
}

static bool read_header(ks_ctx *ks, tg_safetensors *self) {
    const ks_bytes bytes = self->object.header;
    tg_header *header = &self->header;
    if (!tg_safetensors_begin(ks, self, bytes.size, true)) return false;
    for (uint64_t at = 0; at < bytes.size; at += PIECE) {
        uint64_t n = bytes.size - at < PIECE ? bytes.size - at : PIECE;
        if (!ks_fetch_part(ks, bytes.data, at, n)) return ks_in(ks, "header");
        if (!tg_header_feed(header, bytes.data + at, (size_t)n)) return false;
    }
    return tg_header_end(header) && tg_header_buffer(header, self->object.data.size);
}

/* What does not begin like a header takes no memory, so that no limit of it decides what a file of another format is. */
static bool read_safetensors(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    safetensors object;
    memset(&object, 0, sizeof object);
    if (!safetensors_parse(ks, &file, &object) || !safetensors_complete(ks, &object)) return false;
    ks_stream *io = ks_keep_stream(ks, &file);
    tg_safetensors *self = ks_alloc(ks, 1, sizeof *self);
    if (io == NULL || self == NULL) return false;
    memset(self, 0, sizeof *self);
    self->object = object;
    self->object.ks_io = io;
    *root = self;
    return read_header(ks, self);
}

static void name_at(const void *self, uint64_t i, const char **raw, size_t *len) {
    const tg_header_tensor *t = ks_list_at(self, i);
    *raw = t->name;
    *len = t->name_len;
}

static bool adopt(tg_file *file) {
    tg_safetensors *self = file->root;
    const ks_list *tensors = &self->header.tensors;
    const tg_foreign_names names = {name_at, tensors, tensors->count};
    file->num_tensors = tensors->count;
    file->most_axes = self->header.most_axes;
    file->index = self;
    return !self->header.names_have_percent || tg_foreign_alike(file, &names, &self->alike);
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const tg_safetensors *self = file->index;
    const tg_header_tensor *t = ks_list_at(&self->header.tensors, i);
    tensor->rank = t->rank;
    tensor->shape = t->shape;
    tensor->raw_name = t->name;
    tensor->raw_name_len = t->name_len;
    tg_dense(tensor, t->dtype, tg_header_count(t),
             TG_SAFETENSORS_HEADER_AT + self->object.len_header + t->begin);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const tg_safetensors *self = file->index;
    const tg_header_tensor *t = ks_list_at(&self->header.tensors, i);
    tg_foreign_add(name, t->name, t->name_len, self->alike);
    return true;
}

static bool metadata(tg_file *file, tg_out *out) {
    const tg_safetensors *self = file->index;
    const tg_header *header = &self->header;
    if (!header->has_metadata || header->metadata_is_null) return true;
    tg_out_key(out, "__metadata__");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < header->pairs.count && !out->ended; i++) {
        const tg_header_pair *pair = ks_list_at(&header->pairs, i);
        tg_out_key_component(out, (const uint8_t *)pair->key, pair->key_len);
        tg_out_text_of(out, pair->text, pair->text_len);
    }
    tg_out_end_object(out);
    return true;
}

static bool inside(tg_file *file, const tg_node *value, const tg_visitor *visitor, tg_go *go) {
    if (strcmp(value->name, "header") != 0 || value->depth != 1) return false;
    const uint8_t *base = file->ks.input.base;
    if (!ks_fetch_part(&file->ks, base, value->offset, value->size)) return false;
    *go = tg_header_nodes(value, base + value->offset, visitor);
    return true;
}

const tg_adapter tg_adapter_safetensors = {
    .format = TG_FORMAT_SAFETENSORS,
    .type = &safetensors_desc,
    .header_size = TG_SAFETENSORS_HEADER_AT, /* a length that is possible, and '{' behind it */
    .max_rank = 0,                           /* as many axes as the header has room for */
    .read = read_safetensors,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .metadata = metadata,
    .inside = inside,
};
