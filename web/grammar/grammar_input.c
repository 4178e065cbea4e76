/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_input.c - the file of the page, loaded in blocks that never change afterwards. */
#include "grammar_input.h"

#include <stdlib.h>

#include "bridge_view.h"

enum { BLOCK = 1 << 16, FAILED = 5 };
#define MOST_IMAGE ((uint64_t)1 << 30)
#define LEAST_IMAGE ((uint64_t)1 << 24)

static uint8_t *image;
static uint8_t *is_loaded; /* a byte for each block */
static uint64_t image_size;

bool grammar_input_read(uint64_t offset, void *dst, size_t n) {
    for (size_t done = 0; done < n;) {
        /* As many as a read takes, so the number fits. */
        const uint32_t most = n - done < BLOCK ? (uint32_t)(n - done) : BLOCK;
        const int32_t got = page_read((double)(offset + done), (uint8_t *)dst + done, most);
        if (got <= 0) return false; /* the file was removed, changed or cut */
        done += (uint32_t)got;
    }
    return true;
}

/* All of a block, or its part before the end of the image. */
static bool load_block(uint64_t block) {
    const uint64_t from = block * BLOCK;
    const uint64_t left = image_size - from;
    if (!grammar_input_read(from, image + from, left < BLOCK ? (size_t)left : BLOCK)) return false;
    is_loaded[block] = 1;
    return true;
}

/* The range that is asked for lies in the file and is not empty: ks.h. */
static int load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from, uint64_t *ready_to) {
    (void)self;
    if (offset + n > image_size) return GRAMMAR_NO_ADDRESS;
    const uint64_t first = offset / BLOCK;
    uint64_t last = (offset + n - 1) / BLOCK;
    for (uint64_t i = first; i <= last; i++)
        if (!is_loaded[i] && !load_block(i)) return FAILED;
    const uint64_t end = (last + 1) * BLOCK;
    *ready_from = first * BLOCK;
    *ready_to = end < image_size ? end : image_size;
    return 0;
}

/* An image has one byte more, where views of bytes without addresses begin. Large blocks come from new memory, which costs
 * nothing before it is written. */
static bool reserve(uint64_t size) {
    image = malloc((size_t)size + 1);
    if (image == NULL) return false;
    image_size = size;
    return true;
}

bool grammar_input_open(uint64_t size, ks_input *out) {
    uint64_t room = size < MOST_IMAGE ? size : MOST_IMAGE;
    while (!reserve(room) && room > LEAST_IMAGE) room /= 2;
    is_loaded = calloc((size_t)(image_size / BLOCK + 1), 1);
    *out = (ks_input){.base = image, .size = size, .load = load, .absent = size - image_size};
    return image != NULL && is_loaded != NULL;
}
