/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_rewrite.c - any file into its own format: the same tensors and metadata are read from the
 * result, and writing it again gives the same bytes.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_NONE};

static fuzz_bytes rewrite(tg_file *file, size_t size) {
    fuzz_memory memory;
    tg_convert_options options = {.build = {.limits = {.max_dense = (uint64_t)64 << 10},
                                            .allocator = fuzz_allocator(&memory)}};
    fuzz_bytes out = fuzz_convert(file, tg_file_format(file), &options);
    fuzz_check_memory(&memory, size + out.size);
    return out;
}

static bool same_metadata(tg_file *before, tg_file *after, const char *only) {
    return fuzz_metadata_sum(before, only) == fuzz_metadata_sum(after, only);
}

/* Writing corrects what caused a note; and the header of a .npy, like version and byte order of GGUF,
 * describes an encoding, of which the writer uses only one. So do most metadata of a checkpoint, but for
 * the object and its attributes. Otherwise no metadata get lost. */
static void compare(tg_file *before, tg_file *after) {
    const char *format = tg_format_name(tg_file_format(before));
    const bool is_checkpoint = tg_file_format(before) == TG_FORMAT_PYTORCH;
    uint64_t sums[2];
    if (fuzz_stored_sum(before, &sums[0]) && fuzz_stored_sum(after, &sums[1]))
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, sums[0] == sums[1], "%s: other tensors", format);
    if ((is_checkpoint || tg_num_notes(before) == 0) && tg_file_format(before) != TG_FORMAT_NPY &&
        tg_file_format(before) != TG_FORMAT_GGUF)
        FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                     is_checkpoint ? same_metadata(before, after, "values") &&
                                         same_metadata(before, after, "attributes")
                                   : same_metadata(before, after, NULL),
                     "%s: other metadata", format);
}

static void check_result(tg_file *file, const fuzz_bytes *out) {
    fuzz_memory memory;
    tg_options options = fuzz_options(tg_file_format(file), &memory);
    tg_error error;
    options.strict = tg_num_notes(file) == 0; /* some notes are about properties that are kept */
    tg_file *result = tg_open_memory(out->data, out->size, &options, &error);
    if (result == NULL) {
        char text[1024];
        tg_error_text(&error, text, sizeof text);
        fuzz_broken(FUZZ_ROUND_TRIP, "what was written is refused: %s", text);
    }
    compare(file, result);
    fuzz_bytes again = rewrite(result, out->size);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 again.data != NULL && again.size == out->size &&
                     memcmp(again.data, out->data, out->size) == 0,
                 "%s: written a second time, %zu other bytes than the first %zu",
                 tg_format_name(tg_file_format(file)), again.size, out->size);
    free(again.data);
    tg_close(result);
    fuzz_check_memory(&memory, out->size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_memory memory;
    tg_options options = fuzz_options(TG_FORMAT_NONE, &memory);
    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    if (file == NULL) {
        fuzz_check_error(&error, size, false);
    } else {
        fuzz_bytes out = rewrite(file, size);
        if (out.data != NULL) check_result(file, &out);
        free(out.data);
    }
    tg_close(file);
    fuzz_check_memory(&memory, size);
    return 0;
}
