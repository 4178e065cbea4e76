/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_msgpack.c - the reader of MessagePack alone: primitiv, which is based on it, uses few of its
 * types.
 *
 * Each type of the grammar reads the input in turn. A separate adapter makes a file of it, which
 * has no tensors.
 */
#include <string.h>

#include "file.h"
#include "fuzz.h"
#include "msgpack.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"

const fuzz_target fuzz_about = {.prefix = 0, .grammar = "msgpack"};

/* A reader with any type as the root. */
#define ADAPTER(id, COMPLETE)                                                                      \
    static bool read_##id(ks_ctx *ks, void **root) {                                               \
        ks_stream file = ks_stream_root(ks);                                                       \
        ks_stream *io = ks_keep_stream(ks, &file);                                                 \
        id *object = io != NULL ? ks_alloc(ks, 1, sizeof *object) : NULL;                          \
        if (object == NULL) return false;                                                          \
        memset(object, 0, sizeof *object);                                                         \
        if (!id##_parse(ks, io, object) || !(COMPLETE)) return false;                              \
        *root = object;                                                                            \
        return true;                                                                               \
    }                                                                                              \
    static const tg_adapter adapter_##id = {                                                       \
        .format = TG_FORMAT_PRIMITIV, .type = &id##_desc, .read = read_##id};

ADAPTER(msgpack, msgpack_complete(ks, object))
ADAPTER(msgpack_uint32, true)
ADAPTER(msgpack_float32, true)
ADAPTER(msgpack_string, msgpack_string_complete(ks, object))
ADAPTER(msgpack_binary, true)
ADAPTER(msgpack_array_head, msgpack_array_head_complete(ks, object))
ADAPTER(msgpack_map_head, msgpack_map_head_complete(ks, object))

static const tg_adapter *const adapters[] = {
    &adapter_msgpack,          &adapter_msgpack_uint32, &adapter_msgpack_float32,
    &adapter_msgpack_string,   &adapter_msgpack_binary, &adapter_msgpack_array_head,
    &adapter_msgpack_map_head,
};

static void read_as(const tg_adapter *const *adapter, const uint8_t *data, size_t size) {
    fuzz_memory memory;
    tg_options options = fuzz_options((*adapter)->format, &memory);
    tg_error error;
    tg_file *file = tg_open_memory_with(data, size, &options, &error, adapter, 1);
    if (file != NULL)
        fuzz_walk_tree(file, data, size);
    else
        fuzz_check_error(&error, size, true);
    tg_close(file);
    fuzz_check_memory(&memory, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint64_t hash = fuzz_hash(data, size);
    for (size_t i = 0; i < sizeof adapters / sizeof *adapters; i++) {
        read_as(&adapters[i], data, size);
        fuzz_reader_faults(adapters[i], data, size, hash + i);
    }
    return 0;
}
