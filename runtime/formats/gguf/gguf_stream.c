/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_stream.c - GGUF in pieces: kept_stream.h with the functions of gguf_adapter.c.
 *
 * Behind the head rules look at what fills the data of a tensor up to the alignment; in a file without tensors at what
 * follows the keys.
 */
#include <string.h>

#include "gguf_file.h"
#include "gguf_scan.h"
#include "kept_stream.h"

/* The tensors' places are all that is needed of instances. */
static bool read_head(ks_ctx *ks, void **root) {
    tg_gguf *self;
    if (!tg_gguf_parse(ks, &self)) return false;
    *root = self;
    const gguf_body *body = &self->object.body;
    for (uint64_t i = 0; i < body->num_tensors; i++) {
        gguf_body_info *info = ks_list_at(&body->infos, i);
        if (!gguf_body_info_get_data(ks, info)) {
            ks_in_item(ks, "infos", i);
            return ks_in(ks, "body");
        }
    }
    return true;
}

static tg_kept_span place(tg_file *file, uint64_t i) {
    tg_gguf *self = file->root;
    gguf_body *body = &self->object.body;
    gguf_body_get_data_start(&file->ks, body);
    const uint64_t data = (uint64_t)body->data_start; /* not negative */
    if (body->num_tensors == 0) return (tg_kept_span){data, TG_GGUF_MOST_PADDING};
    /* Computed for the rules about the last tensor, or here: sums of offsets in a file of less than 2^63 bytes. */
    gguf_body_info *info = ks_list_at(&body->infos, i);
    tg_kept_span nothing = {data, 0};
    if (!gguf_body_info_get_end(&file->ks, info) || !gguf_body_info_get_padded_end(&file->ks, info))
        return nothing;
    const uint64_t size = info->padded_end - info->end; /* less than the alignment */
    return (tg_kept_span){data + info->end, size <= TG_GGUF_MOST_PADDING ? size : 0};
}

static const tg_kept_format gguf_format = {
    .adapter = &tg_adapter_gguf,
    .scanner_size = sizeof(tg_gguf_scanner),
    .begin = tg_gguf_scan_begin,
    .scan = tg_gguf_scan,
    .read = read_head,
    .place = place,
    .is_big_endian = tg_gguf_is_big_endian,
};

/*
 * To .safetensors these bytes are a header of more than 10^8 bytes, to NNB another version, to PVP another size of its
 * header. To BTF they are a number of tensors of 2^33 and more, and the next eight bytes are the offset of the first,
 * behind a table of 2^36 bytes. Of big-endian files these are 2^56 tensors, which no file has. Of others, bytes 8 to 14
 * are the number of tensors: if that is below 2^32, the offset is that small, or of 2^56 bytes and more.
 */
static bool begins(const uint8_t *head, size_t n) {
    if (n < 15 || memcmp(head, "GGUF", 4) != 0) return false;
    const uint32_t big = ks_u4be(head + 4);
    const uint32_t little = ks_u4le(head + 4);
    return big == 2 || big == 3 ||
           ((little == 2 || little == 3) && head[12] == 0 && head[13] == 0 && head[14] == 0);
}

static void *open_gguf(const tg_options *options, const tg_stream_sink *sink) {
    return tg_kept_stream_open(&gguf_format, options, sink);
}

const tg_stream_format tg_stream_format_gguf = {
    .format = TG_FORMAT_GGUF,
    .begins = begins,
    .memory = tg_kept_stream_memory,
    .open = open_gguf,
    .close = tg_kept_stream_close,
    .feed = tg_kept_stream_feed,
    .end = tg_kept_stream_end,
    .state = tg_kept_stream_state,
};
