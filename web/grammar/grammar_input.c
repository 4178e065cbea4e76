/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_input.c - the file of the page, loaded in blocks that never change afterwards. */
#include "grammar_input.h"

#include <stdlib.h>

#include "bridge_view.h"

enum { BLOCK = 1 << 16, FAILED = 5 };

static uint8_t *image;
static uint8_t *is_loaded; /* a byte for each block */
static uint64_t image_size;

/* All of a block, or its part before the end of the file. */
static bool load_block(uint64_t block) {
    const uint64_t from = block * BLOCK;
    const uint64_t left = image_size - from;
    const uint32_t n = left < BLOCK ? (uint32_t)left : BLOCK;
    for (uint32_t done = 0; done < n;) {
        const int32_t got = page_read((double)(from + done), image + from + done, n - done);
        if (got <= 0) return false; /* the file was removed, changed or cut */
        done += (uint32_t)got;
    }
    is_loaded[block] = 1;
    return true;
}

/* The range that is asked for lies in the image and is not empty: ks.h. */
static int load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from, uint64_t *ready_to) {
    (void)self;
    const uint64_t first = offset / BLOCK;
    uint64_t last = (offset + n - 1) / BLOCK;
    for (uint64_t i = first; i <= last; i++)
        if (!is_loaded[i] && !load_block(i)) return FAILED;
    const uint64_t end = (last + 1) * BLOCK;
    *ready_from = first * BLOCK;
    *ready_to = end < image_size ? end : image_size;
    return 0;
}

bool grammar_input_open(uint64_t size, ks_input *out) {
    image_size = size;
    /* Large blocks come from new memory, which costs nothing before it is written. */
    image = malloc(size > 0 ? (size_t)size : 1);
    is_loaded = calloc((size_t)(size / BLOCK + 1), 1);
    *out = (ks_input){.base = image, .size = size, .load = load};
    return image != NULL && is_loaded != NULL;
}
