/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_adapter.c - GGUF, models of ggml and llama.cpp.
 *
 * The axes of ggml are reversed: its first one is the fastest, as the last one is in C order. Elements of big-endian
 * files are swapped when they are read, and so are the scales in blocks of those types of which it is known that
 * writers swap them; see byte_order_of_blocks_is_known in specs/gguf.ksy.
 */
#include <string.h>

#include "file.h"
#include "foreign_name.h"
#include "gguf_file.h"
#include "gguf_types.h"
#include "gguf_validate.h"
#include "limit.h"

enum { COUNT_AT = 8, HEAD = 24, LEAST_INFO = 24 }; /* bytes */

static bool count_gguf(ks_ctx *ks, uint64_t most) {
    const uint8_t *data = ks->input.base;
    const uint64_t size = ks->input.size;
    if (size < HEAD) return true;
    if (!ks_fetch(ks, data, HEAD)) return false;
    const bool is_big_endian = ks_u4le(data + 4) > UINT16_MAX; /* version, see specs/gguf.ksy */
    const uint64_t count = ks_u8of(data + COUNT_AT, is_big_endian);
    /* More than the file has room for is a fault of the file, and no question of limits. */
    if (memcmp(data, "GGUF", 4) != 0 || count <= most || count > (size - HEAD) / LEAST_INFO)
        return true;
    ks_fail_found(ks, KS_LIMIT, COUNT_AT, tg_expected_tensors, ks_value_u64(most),
                  ks_value_u64(count));
    ks_in(ks, "num_tensors");
    return ks_in(ks, "body");
}

bool tg_gguf_parse(ks_ctx *ks, tg_gguf **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    tg_gguf *self = ks_alloc(ks, 1, sizeof *self);
    if (io == NULL || self == NULL) return false;
    memset(self, 0, sizeof *self);
    *root = self;
    return gguf_parse(ks, io, &self->object);
}

static bool read_gguf(ks_ctx *ks, void **root) {
    tg_gguf *self;
    if (!tg_gguf_parse(ks, &self)) return false;
    *root = self;
    return gguf_complete(ks, &self->object) && tg_gguf_rules(ks, self);
}

static const gguf_body_info *info_at(const tg_file *file, uint64_t i) {
    const tg_gguf *self = file->root;
    return ks_list_at(&self->object.body.infos, i);
}

bool tg_gguf_is_big_endian(const tg_file *file) {
    const tg_gguf *self = file->root;
    return self->object.is_big_endian;
}

/* ------------------------------------------------------------------------------------- names */

static void raw_at(const void *file, uint64_t i, const char **raw, size_t *len) {
    const ks_bytes name = info_at(file, i)->name.bytes;
    *raw = (const char *)name.data;
    *len = (size_t)name.size; /* at most 65535 */
}

static bool adopt_gguf(tg_file *file) {
    const tg_gguf *self = file->root;
    file->num_tensors = self->object.body.num_tensors;
    return true;
}

static bool name_gguf(tg_file *file, uint64_t i, tg_name *name) {
    const char *raw;
    size_t len;
    raw_at(file, i, &raw, &len);
    tg_foreign_add(name, raw, len, true);
    return true;
}

/* ----------------------------------------------------------------------------------- tensors */

/* Scales in the blocks of a type, of two bytes each. */
typedef struct scales {
    tg_dtype dtype;
    unsigned count;
    unsigned at; /* the first; they follow each other */
} scales;

/* Types whose blocks are known in big-endian files. */
static const scales known[] = {{TG_DTYPE_Q4_0, 1, 0},  {TG_DTYPE_Q8_0, 1, 0},
                               {TG_DTYPE_Q4_K, 2, 0},  {TG_DTYPE_Q6_K, 1, 208},
                               {TG_DTYPE_MXFP4, 0, 0}, {TG_DTYPE_NVFP4, 0, 0}};

static const scales *scales_of(tg_dtype dtype) {
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (known[i].dtype == dtype) return &known[i];
    }
    return NULL;
}

static bool describe_gguf(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const gguf_body_info *info = info_at(file, i);
    /* No address: a stream knows of data that lies beyond all addresses of a machine. */
    const uint64_t offset = info->ks_at_data;
    const tg_dtype dtype = tg_gguf_dtype(info->type);
    uint64_t *shape = tg_shape(file, tensor, info->num_dims); /* at most 8 */
    if (shape == NULL) return false;
    for (uint32_t k = 0; k < tensor->rank; k++) {
        const gguf_body_dim *dim = ks_list_at(&info->dims, k);
        shape[tensor->rank - 1 - k] = dim->length;
    }
    raw_at(file, i, &tensor->raw_name, &tensor->raw_name_len);
    if (info->block_elements > 1 && tg_gguf_is_big_endian(file) && scales_of(dtype) == NULL) {
        /* As bytes. The product fits: it divides the bytes of all rows, or another axis is 0. */
        uint64_t *row = &shape[tensor->rank - 1];
        *row = *row / info->block_elements * info->block_bytes;
        tg_dense(tensor, TG_DTYPE_UINT8, info->num_bytes, offset);
        return true;
    }
    tg_dense(tensor, dtype, info->num_elements, offset);
    if (info->block_elements > 1) tensor->storage = TG_STORAGE_BLOCKS;
    return true;
}

/* ------------------------------------------------------------------------------- byte order */

static void reverse(uint8_t *at, unsigned width) {
    for (unsigned i = 0; i < width / 2; i++) {
        const uint8_t byte = at[i];
        at[i] = at[width - 1 - i];
        at[width - 1 - i] = byte;
    }
}

/* Bytes of an element, or of a block; and which of them are numbers to be swapped. */
typedef struct unit {
    unsigned size;
    unsigned count; /* of numbers */
    unsigned at;
    unsigned width;
} unit;

static unit unit_of(tg_dtype dtype) {
    uint32_t elements;
    uint32_t bytes;
    if (tg_dtype_block(dtype, &elements, &bytes)) {
        const scales *s = scales_of(dtype); /* as describe_gguf tested */
        return (unit){bytes, s->count, s->at, 2};
    }
    return (unit){tg_dtype_bits(dtype) / 8, 1, 0, tg_dtype_bits(dtype) / 8};
}

/* Reads whole units from byte `at` of the tensor on, which is a multiple of their size. */
static bool read_units(tg_file *file, const tg_tensor *tensor, const unit *u, uint64_t at,
                       uint8_t *dst, size_t n) {
    if (!tg_read_bytes(file, tensor->offset + at, dst, n)) return false;
    for (uint8_t *one = dst; one < dst + n; one += u->size) {
        for (unsigned i = 0; i < u->count; i++) reverse(one + u->at + (size_t)i * 2, u->width);
    }
    return true;
}

static bool read_part_gguf(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                           void *dst, size_t n) {
    (void)part;
    if (!tg_gguf_is_big_endian(file)) return tg_read_bytes(file, tensor->offset + at, dst, n);
    const unit u = unit_of(tensor->dtype);
    uint8_t room[4096]; /* more than a unit */
    uint8_t *to = dst;
    size_t skip = (size_t)(at % u.size); /* bytes of the first unit that are not wanted */
    while (n > 0) {
        const size_t most = sizeof room / u.size;
        const size_t units = skip + n < most * u.size ? (skip + n + u.size - 1) / u.size : most;
        if (!read_units(file, tensor, &u, at - skip, room, units * u.size)) return false;
        const size_t have = units * u.size - skip;
        const size_t take = have < n ? have : n;
        memcpy(to, room + skip, take);
        to += take;
        at += take;
        n -= take;
        skip = 0;
    }
    return true;
}

static bool is_as_stored_gguf(const tg_file *file, uint64_t i) {
    (void)i;
    return !tg_gguf_is_big_endian(file);
}

const tg_adapter tg_adapter_gguf = {
    .format = TG_FORMAT_GGUF,
    .type = &gguf_desc,
    .header_size = 4, /* the magic */
    .has_magic = true,
    /* Programs that load models choose GGUF by this suffix, and everything else by what lies in the folder. A file of
     * another format under such a name is a mistake, or was put there to pass a check that others read otherwise. */
    .owns_suffix = true,
    .shows_names = true,
    .folds = true,
    .max_rank = TG_GGUF_MOST_AXES,
    .count = count_gguf,
    .read = read_gguf,
    .validate = gguf_validate,
    .reads_first = true, /* padding behind tensors */
    .adopt = adopt_gguf,
    .describe = describe_gguf,
    .name_of = name_gguf,
    .read_part = read_part_gguf,
    .is_as_stored = is_as_stored_gguf,
    .metadata = tg_gguf_metadata,
};
