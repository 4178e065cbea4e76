/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_stream.c - .safetensors in pieces: head_stream.h with the machine of safetensors_header.h.
 *
 * Of the header only what the machine keeps is held: names, shapes and places of tensors, metadata.
 */
#include <string.h>

#include "head_stream.h"
#include "safetensors_file.h"

/* The grammar reads the length of the header and its first byte. In a file that is too short for the header it says
 * so, which is all the same to what comes next. */
static tg_look look(ks_ctx *ks, tg_head *head) {
    ks_stream file = ks_stream_root(ks);
    safetensors object;
    memset(&object, 0, sizeof object);
    const bool good = safetensors_parse(ks, &file, &object);
    if (!good && (ks->error.code != KS_TRUNCATED || ks->error.offset < TG_SAFETENSORS_HEADER_AT)) {
        return TG_LOOK_REFUSED;
    }
    head->header = TG_SAFETENSORS_HEADER_AT;
    head->elements = TG_SAFETENSORS_HEADER_AT + object.len_header; /* at most 10^8 by the grammar */
    return TG_LOOK_GOOD;
}

static bool begin(tg_file *file, const tg_head *head) {
    tg_safetensors *self = ks_alloc(&file->ks, 1, sizeof *self);
    file->root = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    self->object.len_header = head->elements - head->header;
    return tg_safetensors_begin(&file->ks, self, self->object.len_header, false);
}

static bool take(tg_file *file, const uint8_t *data, size_t n) {
    tg_safetensors *self = file->root;
    return tg_header_feed(&self->header, data, n);
}

static bool finish(tg_file *file) {
    tg_safetensors *self = file->root;
    return tg_header_end(&self->header) && tg_adapter_safetensors.adopt(file);
}

static uint64_t in_order(const tg_file *file, uint64_t i) {
    const tg_safetensors *self = file->root;
    return tg_header_in_order(&self->header, i);
}

static uint64_t in_place(const tg_file *file, uint64_t *bytes) {
    const tg_safetensors *self = file->root;
    *bytes = self->header.placed_bytes;
    return self->header.num_placed;
}

static bool fits(tg_file *file, uint64_t n) {
    tg_safetensors *self = file->root;
    return tg_header_buffer(&self->header, n);
}

static const tg_head_format safetensors_format = {
    .adapter = &tg_adapter_safetensors,
    .look = look,
    .least = TG_SAFETENSORS_HEADER_AT + 1,
    .begin = begin,
    .take = take,
    .finish = finish,
    .in_order = in_order,
    .in_place = in_place,
    .fits = fits,
};

/*
 * A length of the header that the grammar allows, and a header that begins with '{', as far as these bytes are from
 * it. NNB and PVP would have another version and another count of parameters. To BTF the length is a number of
 * tensors, and the next eight bytes are the offset of the first: of 2^48 bytes or more, which no file has. So if byte
 * 14 is 0, which no JSON has, the stream is left to the readers of whole files.
 */
static bool begins(const uint8_t *head, size_t n) {
    if (n < 15 || head[14] == 0) return false;
    const uint64_t length = ks_u8le(head);
    size_t at = TG_SAFETENSORS_HEADER_AT;
    while (at < 14 &&
           (head[at] == ' ' || head[at] == '\t' || head[at] == '\n' || head[at] == '\r')) {
        at++;
    }
    return length >= 7 && length <= 100000000 && head[at] == '{';
}

static uint64_t memory(const tg_options *options) {
    return tg_head_stream_memory(options, TG_SAFETENSORS_HEADER_AT + 100000000);
}

static void *open_safetensors(const tg_options *options, const tg_stream_sink *sink) {
    return tg_head_stream_open(&safetensors_format, options, sink);
}

const tg_stream_format tg_stream_format_safetensors = {
    .format = TG_FORMAT_SAFETENSORS,
    .begins = begins,
    .memory = memory,
    .open = open_safetensors,
    .close = tg_head_stream_close,
    .feed = tg_head_stream_feed,
    .end = tg_head_stream_end,
    .state = tg_head_stream_state,
};
