/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_convert.c - any file into any format.
 *
 * The first byte selects the format (its lower three bits; if there are more than eight formats,
 * the size of the input selects among them) and the options; the rest is a file of any format. The
 * result is a file of the target format, without notes that the source did not have, and means the
 * same unless the conversion was asked to be lossy or raw. A source that says what it was made from becomes
 * that again: then the result is a file of the format, whose notes, dtypes and storages are those of the first file.
 */
#include <stdlib.h>
#include <string.h>

#include "build_formats.h"
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 1, .format = TG_FORMAT_NONE};

static tg_format format_of(uint8_t how, size_t size) {
    const size_t count = TG_NUM_FORMATS - 1;
    return (tg_format)(1 + ((how & 7u) + 8 * (size % ((count + 7) / 8))) % count);
}

static void no_note(void *self, const char *text) {
    (void)self;
    for (const char *p = text; *p != '\0'; p++)
        FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, *p >= ' ' && *p <= '~', "a note holds byte %02x",
                     (unsigned)(unsigned char)*p);
}

static tg_convert_options options_of(uint8_t how, fuzz_memory *memory) {
    tg_convert_options options = {
        .build = {.limits = {.max_dense = (uint64_t)64 << 10},
                  .allocator = fuzz_allocator(memory),
                  .nnb_version = (how & 0x40) != 0 ? 2 : 0},
        .raw = (how & 0x08) != 0,
        .lossy = (how & 0x10) != 0,
        .sparse = (how & 0x20) != 0 ? TG_SPARSE_KEEP : TG_SPARSE_AUTO,
        .order = (how & 0x80) != 0 ? TG_ARRAY_ORDER_F : TG_ARRAY_ORDER_ANY,
        .note = no_note,
    };
    return options;
}

/* ----------------------------------------------------------------------------------------- origin */

static bool pass(void *self) {
    (void)self;
    return true;
}
static bool pass_text(void *self, const char *text, size_t len) {
    (void)self, (void)text, (void)len;
    return true;
}
static bool pass_u64(void *self, uint64_t value) {
    (void)self, (void)value;
    return true;
}
static bool pass_s64(void *self, int64_t value) {
    (void)self, (void)value;
    return true;
}
static bool pass_f32(void *self, float value) {
    (void)self, (void)value;
    return true;
}
static bool pass_f64(void *self, double value) {
    (void)self, (void)value;
    return true;
}
static bool pass_boolean(void *self, bool value) {
    (void)self, (void)value;
    return true;
}

static bool find_key(void *self, const char *key, size_t len) {
    static const char wanted[] = "tensorgate.origin";
    if (len == sizeof wanted - 1 && memcmp(key, wanted, len) == 0) *(bool *)self = true;
    return true;
}

/* Whether the file may say what it was made from. */
static bool has_origin(tg_file *file) {
    bool found = false;
    const tg_sink sink = {pass,     pass,     pass,     pass,         find_key, pass_text, pass_u64,
                          pass_s64, pass_f32, pass_f64, pass_boolean, pass,     &found};
    return tg_metadata(file, &sink) && found;
}

/* ----------------------------------------------------------------------------------------- result */

/* More axes than NumPy read before 2.0 get a note in .safetensors, and so does a name with a NUL character. No conversion
 * changes them. */
static bool has_what_is_noted(tg_file *file) {
    tg_tensor tensor;
    for (uint64_t i = 0; tg_tensor_at(file, i, &tensor); i++) {
        if (tensor.rank > 32 ||
            (tensor.raw_name != NULL && memchr(tensor.raw_name, 0, tensor.raw_name_len) != NULL))
            return true;
    }
    return false;
}

static uint64_t time_of(tg_file *file) {
    tg_tensor tensor;
    for (uint64_t i = 0; tg_tensor_at(file, i, &tensor); i++)
        if (strcmp(tensor.name, "time") == 0) return i;
    return UINT64_MAX;
}

/* PVP has a time for each frame: 0, 1, 2 and so on, if the source has none. The number of that tensor, or
 * UINT64_MAX if nothing was added. */
static uint64_t added_to(tg_file *result, tg_file *source) {
    if (tg_file_format(result) != TG_FORMAT_PVP || time_of(source) != UINT64_MAX) return UINT64_MAX;
    const uint64_t added = time_of(result);
    double times[256];
    tg_tensor tensor;
    if (!tg_tensor_at(result, added, &tensor) || tensor.shape[0] > sizeof times / sizeof times[0])
        return added;
    const tg_array_options options = {.dtype = TG_DTYPE_FLOAT64, .window = 4096};
    tg_array *array = tg_array_open(result, added, &options);
    if (array == NULL) return added;                                 /* out of memory */
    const size_t nbytes = (size_t)tensor.shape[0] * sizeof times[0]; /* at most 2048 */
    if (tg_array_read(array, 0, times, nbytes)) {
        for (size_t i = 0; i < nbytes / sizeof times[0]; i++)
            FUZZ_PROMISE(FUZZ_ROUND_TRIP, times[i] == (double)i, "added time %g of frame %zu",
                         times[i], i);
    }
    tg_array_close(array);
    return added;
}

/* The result is read again. */
static void check_result(tg_file *file, const fuzz_bytes *out, tg_format to,
                         const tg_convert_options *options) {
    fuzz_memory memory;
    tg_options reading = fuzz_options(to, &memory);
    /* Metadata of a file, which may cause a note, are kept when it is converted to its own
     * format. */
    bool keeps_notes = tg_file_format(file) == to && tg_num_notes(file) > 0;
    const bool returns = tg_file_format(file) != to && has_origin(file);
    const bool strict =
        !keeps_notes && !returns && !(to == TG_FORMAT_SAFETENSORS && has_what_is_noted(file));
    reading.strict = strict && to != TG_FORMAT_NPZ;
    /* Archives grow by the headers of each member, and so does the memory needed to read them. */
    reading.limits.max_memory = (uint64_t)16 << 20;
    tg_error error;
    tg_file *result = tg_open_memory(out->data, out->size, &reading, &error);
    if (result == NULL) {
        char text[1024];
        tg_error_text(&error, text, sizeof text);
        fuzz_broken(FUZZ_ROUND_TRIP, "from %s: what was written is refused: %s",
                    tg_format_name(tg_file_format(file)), text);
    }
    if (strict) fuzz_check_notes(result);
    uint64_t before;
    uint64_t after;
    bool exact = !returns && !options->raw && !options->lossy && options->sparse != TG_SPARSE_KEEP;
    if (exact && fuzz_meaning_sum(file, UINT64_MAX, &before) &&
        fuzz_meaning_sum(result, added_to(result, file), &after))
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, before == after, "from %s to %s: other values",
                     tg_format_name(tg_file_format(file)), tg_format_name(to));
    tg_close(result);
    fuzz_check_memory(&memory, out->size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) return 0;
    tg_format to = format_of(data[0], size);
    if (!tg_format_writable(to)) return 0;
    fuzz_memory memory;
    tg_options reading = fuzz_options(TG_FORMAT_NONE, &memory);
    tg_error error;
    tg_file *file = tg_open_memory(data + 1, size - 1, &reading, &error);
    if (file == NULL) {
        fuzz_check_error(&error, size - 1, false);
        fuzz_check_memory(&memory, size);
        return 0;
    }
    fuzz_memory building;
    tg_convert_options options = options_of(data[0], &building);
    fuzz_bytes out = fuzz_convert(file, to, &options);
    if (out.data != NULL) check_result(file, &out, to, &options);
    fuzz_check_memory(&building, size + out.size);
    free(out.data);
    tg_close(file);
    fuzz_check_memory(&memory, size);
    return 0;
}
