/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_onnx_rewrite.c - an ONNX model whose elements go to a data file, come back, and go out again: the same tensors each
 * time, and the second time the same bytes. The first byte of the input chooses how many bytes a tensor has at least that goes
 * out.
 */
#define _GNU_SOURCE /* memfd_create */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 1, .format = TG_FORMAT_ONNX};

static const char data_name[] = "data";

/* A model, and its data file. */
typedef struct model {
    fuzz_output bytes;
    fuzz_output data;
} model;

static void free_model(model *m) {
    fuzz_output_free(&m->bytes);
    fuzz_output_free(&m->data);
}

/* tg_options.open_beside: the data file, as a file without a name. */
static int open_data(void *self, const char *path) {
    const fuzz_output *data = &((const model *)self)->data;
    if (strcmp(path, data_name) != 0 || data->size == 0) return -ENOENT;
    const int fd = memfd_create(data_name, MFD_CLOEXEC);
    if (fd < 0 || write(fd, data->data, data->size) != (ssize_t)data->size ||
        lseek(fd, 0, SEEK_SET) != 0)
        abort();
    return fd;
}

static tg_file *open_model(model *m, fuzz_memory *memory) {
    tg_options options = fuzz_options(TG_FORMAT_ONNX, memory);
    tg_error error;
    options.open_beside = open_data;
    options.beside = m;
    tg_file *file = tg_open_memory(m->bytes.data, m->bytes.size, &options, &error);
    if (file == NULL) {
        char text[1024];
        tg_error_text(&error, text, sizeof text);
        fuzz_broken(FUZZ_ROUND_TRIP, "what was written is refused: %s", text);
    }
    return file;
}

static bool send(tg_onnx_rewrite *r, bool (*write)(tg_onnx_rewrite *, const tg_target *),
                 uint64_t size, fuzz_output *output) {
    if (!fuzz_output_start(output, size, true)) return false;
    const tg_target target = fuzz_output_target(output);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, write(r, &target), "writing ends in %s: %s",
                 tg_code_name(tg_onnx_rewrite_error(r)->code), tg_onnx_rewrite_error(r)->detail);
    fuzz_output_check(output);
    return true;
}

/* False if the model is too large for a run. */
static bool rewrite(tg_file *file, const tg_onnx_options *how, model *m) {
    fuzz_memory memory;
    tg_onnx_options options = *how;
    tg_onnx_sizes sizes;
    tg_error error;
    options.allocator = fuzz_allocator(&memory);
    memset(m, 0, sizeof *m);
    tg_onnx_rewrite *r = tg_onnx_rewrite_new(file, &options, &error);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, r != NULL, "no rewriting: %s", error.detail);
    const bool fits = tg_onnx_rewrite_size(r, &sizes);
    if (!fits) fuzz_check_write_error(tg_onnx_rewrite_error(r));
    const bool good = fits && send(r, tg_onnx_rewrite_write, sizes.model, &m->bytes) &&
                      send(r, tg_onnx_rewrite_write_data, sizes.data, &m->data);
    tg_onnx_rewrite_free(r);
    fuzz_check_memory(&memory,
                      tg_file_size(file) + ((size_t)1 << 19)); /* a buffer for what is sent */
    if (!good) free_model(m);
    return good;
}

static void compare(tg_file *before, tg_file *after) {
    uint64_t sums[2];
    if (fuzz_stored_sum(before, &sums[0]) && fuzz_stored_sum(after, &sums[1]))
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, sums[0] == sums[1], "other tensors");
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, fuzz_metadata_sum(before, NULL) == fuzz_metadata_sum(after, NULL),
                 "other metadata");
}

static void assert_same(const fuzz_output *a, const fuzz_output *b, const char *what) {
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, a->size == b->size && memcmp(a->data, b->data, a->size) == 0,
                 "the %s has other bytes the second time", what);
}

static void go_out_again(tg_file *inside, const tg_onnx_options *out, const model *first) {
    model again;
    if (!rewrite(inside, out, &again)) return;
    assert_same(&first->bytes, &again.bytes, "model");
    assert_same(&first->data, &again.data, "data file");
    free_model(&again);
}

static void come_back(tg_file *outside, const tg_onnx_options *out, const model *first) {
    const tg_onnx_options in = {.inside = true};
    fuzz_memory memory;
    model m;
    if (!rewrite(outside, &in, &m)) return;
    tg_file *file = open_model(&m, &memory);
    compare(outside, file);
    go_out_again(file, out, first);
    tg_close(file);
    fuzz_check_memory(&memory, m.bytes.size);
    free_model(&m);
}

static void check(tg_file *file, uint8_t least) {
    const tg_onnx_options stay = {.inside = true};
    const tg_onnx_options out = {.data_file = data_name, .least = 1 + (uint64_t)least};
    fuzz_memory memory;
    model m;
    if (rewrite(file, &stay, &m)) { /* nothing is outside yet */
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, m.bytes.size == tg_file_size(file), "a copy of another size");
        free_model(&m);
    }
    if (!rewrite(file, &out, &m)) return;
    tg_file *outside = open_model(&m, &memory);
    compare(file, outside);
    come_back(outside, &out, &m);
    tg_close(outside);
    fuzz_check_memory(&memory, m.bytes.size);
    free_model(&m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_memory memory;
    tg_options options = fuzz_options(TG_FORMAT_ONNX, &memory);
    tg_error error;
    if (size == 0) return 0;
    tg_file *file = tg_open_memory(data + 1, size - 1, &options, &error);
    if (file == NULL) {
        fuzz_check_error(&error, size - 1, true);
    } else {
        check(file, data[0]);
    }
    tg_close(file);
    fuzz_check_memory(&memory, size);
    return 0;
}
