/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write_file.c - write a file of two tensors.
 *
 *     write_file OUTPUT      the suffix selects the format: .safetensors or .npz
 *
 * A file is built in three steps: declare the tensors; let the library check that the format can
 * represent them, and compute the layout; write. The library asks for values while writing, in
 * pieces, so they need not be in memory.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <tensorgate.h>

/* Bytes [from, from + n) of the values, little-endian; n need not be a multiple of 4. Element i
 * is the number that `self` points to, plus i; a real program would read its values from their
 * storage. */
static bool read_ramp(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                      tg_error *error) {
    (void)part;  /* a dense tensor has values only */
    (void)error; /* this function cannot fail */
    const float *start = self;
    unsigned char *bytes = dst;
    for (size_t i = 0; i < n; i++) {
        uint64_t element = (from + i) / 4;
        float value = *start + (float)element;
        uint32_t word;
        memcpy(&word, &value, sizeof word);
        bytes[i] = (unsigned char)(word >> (from + i) % 4 * 8);
    }
    return true;
}

/* Writes what was declared; the file appears under its name only when it is complete. */
static bool save(tg_build *build, const char *path, tg_error *error) {
    uint64_t size;
    if (!tg_build_size(build, &size)) {
        *error = *tg_build_error(build);
        return false;
    }
    tg_output *output = tg_output_create(path, size, NULL, error);
    if (output == NULL) return false; /* also replaces an existing file: see tg_output_options */
    tg_target target = tg_output_target(output);
    if (!tg_build_write(build, &target)) {
        *error = *tg_build_error(build);
        tg_output_discard(output);
        return false;
    }
    printf("%s: %" PRIu64 " bytes\n", path, size);
    return tg_output_commit(output, error);
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    tg_error error;
    tg_build *build = tg_build_new(tg_format_by_suffix(argv[1]), NULL, &error);
    bool good = build != NULL;
    const uint64_t shape[2] = {2, 3};
    float weights = 0.5f, bias = 10;
    tg_decl decl = {.name = "bias", .dtype = TG_DTYPE_FLOAT32, .rank = 1, .shape = shape + 1};
    decl.values = (tg_values){.read = read_ramp, .self = &bias};
    if (good && !tg_build_add(build, &decl)) good = false;
    decl.name = "weights";
    decl.rank = 2;
    decl.shape = shape;
    decl.values.self = &weights;
    if (good && !tg_build_add(build, &decl)) good = false;
    if (build != NULL && !good) error = *tg_build_error(build);

    if (good) good = save(build, argv[1], &error);
    char text[512];
    if (!good && tg_error_text(&error, text, sizeof text) > 0) printf("not written: %s\n", text);
    if (build != NULL) tg_build_free(build);
    return good ? 0 : 1;
}
