/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_stream.c - .npy in pieces: head_stream.h with the functions of npy_adapter.c.
 *
 * The head is small, and the grammar reads all of it at once, so that it is what head_stream.h calls the first
 * bytes.
 */
#include "npy.h"

#include <string.h>

#include "head_stream.h"
#include "npy_array.h"

/* The header while it is taken; in tg_file.root. */
typedef struct npy_text {
    tg_head head;
    uint64_t size; /* so far */
    uint8_t bytes[];
} npy_text;

static tg_look look(ks_ctx *ks, tg_head *head) {
    ks_stream file = ks_stream_root(ks);
    npy *object = NULL;
    const tg_look found = tg_look_of(ks, npy_read(ks, &file, &object), head);
    if (found != TG_LOOK_GOOD) return found;
    head->elements = ks_offset_of(ks, object->data.data);
    head->header = head->elements - object->len_header;
    head->version = object->major;
    return found;
}

static bool begin(tg_file *file, const tg_head *head) {
    const uint64_t n = head->elements - head->header; /* at most 1 MiB by the grammar */
    npy_text *text = ks_alloc(&file->ks, sizeof *text + n, 1);
    file->root = text;
    if (text == NULL) return false;
    text->head = *head;
    text->size = 0;
    return true;
}

/* head_stream.h gives no more than the head has. */
static bool take(tg_file *file, const uint8_t *data, size_t n) {
    npy_text *text = file->root;
    memcpy(text->bytes + text->size, data, n);
    text->size += n;
    return true;
}

static bool finish(tg_file *file) {
    const npy_text *text = file->root;
    return tg_npy_adopt(file, text->bytes, text->size, text->head.elements, text->head.version);
}

static uint64_t in_order(const tg_file *file, uint64_t i) {
    (void)file;
    return i; /* there is one */
}

static bool fits(tg_file *file, uint64_t n) {
    const tg_npy_array *array = file->index;
    return tg_npy_fits(&file->ks, &array->about, n, array->offset);
}

static bool is_big_endian(const tg_file *file) {
    const tg_npy_array *array = file->index;
    return array->about.swap != 0;
}

static const tg_head_format npy_format = {
    .adapter = &tg_adapter_npy,
    .look = look,
    .least = 8, /* magic and version */
    .begin = begin,
    .take = take,
    .finish = finish,
    .in_order = in_order,
    .fits = fits,
    .is_big_endian = is_big_endian,
};

/* With these bytes .safetensors would have a header of over 10^8 bytes, BTF more tensors than any file has room for,
 * NNB another version and PVP another size of its header. */
static bool begins(const uint8_t *head, size_t n) {
    return n >= 6 && memcmp(head, "\x93NUMPY", 6) == 0;
}

static uint64_t memory(const tg_options *options) {
    return tg_head_stream_memory(options, 12 + 1048576);
}

static void *open_npy(const tg_options *options, const tg_stream_sink *sink) {
    return tg_head_stream_open(&npy_format, options, sink);
}

const tg_stream_format tg_stream_format_npy = {
    .format = TG_FORMAT_NPY,
    .begins = begins,
    .memory = memory,
    .open = open_npy,
    .close = tg_head_stream_close,
    .feed = tg_head_stream_feed,
    .end = tg_head_stream_end,
    .state = tg_head_stream_state,
};
