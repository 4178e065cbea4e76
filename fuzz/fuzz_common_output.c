/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_output.c - files that are written to memory, and conversion.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define MAX_SIZE ((uint64_t)1 << 20)

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    fuzz_output *o = self;
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, n > 0, "a write of nothing");
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, offset <= o->size && n <= o->size - offset,
                 "%zu bytes are written at %llu of %zu", n, (unsigned long long)offset, o->size);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, !o->in_order || offset == o->next,
                 "written at %llu, not in order after %zu", (unsigned long long)offset, o->next);
    memcpy(o->data + offset, data, n);
    memset(o->written + offset, 1, n);
    o->next = (size_t)offset + n;
    return 0;
}

bool fuzz_output_start(fuzz_output *output, uint64_t size, bool in_order) {
    memset(output, 0, sizeof *output);
    if (size > MAX_SIZE) return false;
    output->size = (size_t)size;
    output->in_order = in_order;
    output->data = malloc(output->size + 1);
    output->written = calloc(output->size + 1, 1);
    if (output->data == NULL || output->written == NULL) {
        fuzz_output_free(output);
        return false;
    }
    return true;
}

tg_target fuzz_output_target(fuzz_output *output) {
    return (tg_target){write_at, output->in_order, output};
}

void fuzz_output_check(const fuzz_output *output) {
    const uint8_t *hole = memchr(output->written, 0, output->size);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, hole == NULL, "byte %zu of %zu was not written",
                 (size_t)(hole - output->written), output->size);
}

void fuzz_output_free(fuzz_output *output) {
    free(output->data);
    free(output->written);
    output->data = NULL;
    output->written = NULL;
}

/* ---------------------------------------------------------------------------------- conversion */

/* An error of the file itself: compressed members are not read earlier. */
static bool source_is_broken(tg_file *file, const tg_error *error) {
    return fuzz_has_checksums(tg_file_format(file)) && error->code == TG_CODE_BAD_DATA;
}

static bool write_once(tg_file *file, tg_conversion *conversion, fuzz_output *output,
                       bool in_order) {
    if (!fuzz_output_start(output, tg_conversion_size(conversion), in_order)) return false;
    tg_target target = fuzz_output_target(output);
    tg_error error;
    if (tg_conversion_write(conversion, &target, &error)) {
        fuzz_output_check(output);
        return true;
    }
    fuzz_check_write_error(&error);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, source_is_broken(file, &error), "writing ends in %s: %s",
                 tg_code_name(error.code), error.detail);
    fuzz_output_free(output);
    return false;
}

fuzz_bytes fuzz_convert(tg_file *file, tg_format to, const tg_convert_options *options) {
    fuzz_bytes none = {NULL, 0};
    tg_error error;
    tg_conversion *conversion = tg_convert(file, to, options, &error);
    if (conversion == NULL) {
        fuzz_check_write_error(&error);
        return none;
    }
    /* The default of max_output, with the max_dense of fuzz_options. */
    const uint64_t most = ((uint64_t)64 << 10) + 64 * tg_file_size(file);
    const uint64_t size = tg_conversion_size(conversion);
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, size <= most && size <= tg_conversion_cost(conversion).output,
                 "a file of %" PRIu64 " bytes becomes one of %" PRIu64, tg_file_size(file), size);
    fuzz_output output;
    bool good = write_once(file, conversion, &output, false);
    if (good && to != TG_FORMAT_NPZ) {
        fuzz_output again;
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, write_once(file, conversion, &again, true),
                     "cannot be written a second time");
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, memcmp(output.data, again.data, output.size) == 0,
                     "in order other bytes are written");
        fuzz_output_free(&again);
    }
    tg_conversion_free(conversion);
    if (!good) return none;
    free(output.written);
    return (fuzz_bytes){output.data, output.size};
}
