/* SPDX-License-Identifier: Apache-2.0 */
/*
 * head_check.c - see head_check.h.
 */
#include "head_check.h"

#include <string.h>

/* No head of an honest file tells of more bytes. */
#define MOST (UINT64_C(1) << 62)

/* The kept bytes, then zeros. */
typedef struct longer {
    input *in;
    uint64_t kept; /* bytes of the input */
} longer;

static int64_t read_longer(void *self, uint64_t offset, void *dst, size_t n) {
    const longer *l = self;
    if (offset < l->kept) {
        const uint64_t left = l->kept - offset;
        return input_read_structure(l->in, offset, dst, n < left ? n : (size_t)left);
    }
    memset(dst, 0, n);
    return (int64_t)n; /* at most what the library asks for, 1 GiB */
}

/* Whether a file of that size is valid. */
static bool opens(longer *l, uint64_t size, tg_error *error) {
    const tg_source source = {.read_at = read_longer, .self = l, .size = size};
    tg_options options = l->in->a->options;
    options.format = l->in->stream;
    tg_file *file = tg_open_source(&source, &options, error);
    tg_close(file);
    return file != NULL;
}

/* The smallest size that is not too small for what the head tells of. The steps halve what is between the two sizes. */
static uint64_t size_told(longer *l, uint64_t most) {
    uint64_t small = l->kept;
    while (most - small > 1) {
        const uint64_t middle = small + (most - small) / 2;
        tg_error error;
        const bool is_too_small = !opens(l, middle, &error) && error.code == TG_CODE_TRUNCATED;
        if (is_too_small) small = middle;
        if (!is_too_small) most = middle;
    }
    return most;
}

bool head_is_valid(input *in, tg_error *error) {
    longer l = {in, in->report.size};
    const uint64_t limit = in->a->options.limits.max_file;
    const uint64_t most = limit != 0 && limit < MOST ? limit : MOST;
    if (opens(&l, most, error)) return true; /* GGUF: bytes behind the last tensor are a note */
    if (error->code == TG_CODE_TRUNCATED || error->code == TG_CODE_NO_MEMORY || most <= l.kept)
        return false;
    return opens(&l, size_told(&l, most), error);
}
