/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_zlib.c - `process: zlib`, when built with KS_WITH_ZLIB. No other file of ks uses zlib.
 *
 * A stream of a few bytes can inflate to gigabytes, and it does not declare the size in advance. It
 * is therefore inflated twice: first into a scratch window, to learn the size, stopping at the
 * memory budget; then into exactly that much memory. This is slower than growing a buffer, but
 * never holds more than the result. Bytes after the end of the stream are ignored, as other readers
 * do.
 */
#include "ks_internal.h"

#ifndef KS_WITH_ZLIB

bool ks_process_zlib(ks_ctx *ks, ks_bytes in, ks_text *out) {
    (void)out;
    return ks_fail(ks, KS_UNSUPPORTED, ks_offset_of(ks, in.data),
                   "a process that this build has (it has no zlib)");
}

#else

#define ZLIB_CONST
#include <zlib.h>

/* zlib's own state, some 40 KiB, comes from the allocator; each block stores its size for the free
 * function. */
#define HEADER _Alignof(max_align_t)
_Static_assert(HEADER >= sizeof(size_t), "the size of a block fits in front of it");

static voidpf zlib_alloc(voidpf self, uInt count, uInt size) {
    const ks_allocator *allocator = self;
    if (size != 0 && count > (SIZE_MAX - HEADER) / size) return NULL;
    size_t total = HEADER + (size_t)count * size;
    size_t *block = allocator->alloc(allocator->self, total);
    if (block == NULL) return NULL;
    *block = total;
    return (uint8_t *)(void *)block + HEADER;
}

static void zlib_free(voidpf self, voidpf memory) {
    const ks_allocator *allocator = self;
    size_t *block = (size_t *)(void *)((uint8_t *)memory - HEADER);
    allocator->free(allocator->self, block, *block);
}

#define WINDOW 4096
#define PIECE (1u << 30) /* zlib's counters are unsigned int */

static uInt piece_of(uint64_t n) { return n < PIECE ? (uInt)n : PIECE; }

/*
 * Inflates all of `in` to `out`, which has `size` bytes, or discards the output if `out` is NULL.
 * Returns the last result of zlib: Z_STREAM_END at the end of the stream, Z_BUF_ERROR if the input
 * is truncated; Z_OK if the output exceeds `size`. `used` and `made` become the numbers of bytes
 * read and written.
 */
static int inflate_all(z_stream *z, ks_bytes in, uint8_t *out, uint64_t size, uint64_t *used,
                       uint64_t *made) {
    uint8_t window[WINDOW];
    *used = 0;
    *made = 0;
    int result = Z_OK;
    while (result == Z_OK) {
        /* One byte of room beyond the limit shows whether the stream has more output. */
        uint64_t room = size - *made;
        uInt out_n = piece_of(room);
        z->next_out = out != NULL ? out + *made : window;
        if (out == NULL || room == 0) {
            z->next_out = window;
            out_n = room < WINDOW ? (uInt)room + 1 : WINDOW;
        }
        uInt in_n = piece_of(in.size - *used);
        z->next_in = in.data + *used;
        z->avail_in = in_n;
        z->avail_out = out_n;
        result = inflate(z, Z_NO_FLUSH);
        *used += in_n - z->avail_in;
        uint64_t n = out_n - z->avail_out;
        if (n > room) return Z_OK;
        *made += n;
    }
    return result;
}

static bool no_memory(ks_ctx *ks) {
    return ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "memory for zlib");
}

static bool bad_stream(ks_ctx *ks, ks_bytes in, uint64_t used, int result) {
    if (result == Z_MEM_ERROR) return no_memory(ks);
    return ks_fail(ks, KS_BAD_DATA, ks_offset_of(ks, in.data) + used, "a whole zlib stream");
}

static bool inflate_with(ks_ctx *ks, z_stream *z, ks_bytes in, ks_text *out) {
    uint64_t used;
    uint64_t size;
    uint64_t again = 0;
    ks_text inflated;
    int result = inflate_all(z, in, NULL, ks->memory_left, &used, &size);
    if (result == Z_OK) {
        /* Requesting one byte more than the budget gives the usual error. */
        uint64_t too_much = ks_saturating_add(ks->memory_left, 1);
        if (ks_new_text(ks, too_much, 0, &inflated) == NULL) return false;
        return bad_stream(ks, in, used, result); /* not reached: the request exceeds the budget */
    }
    if (result != Z_STREAM_END) return bad_stream(ks, in, used, result);
    if (!ks_spend_bytes(ks, size)) return false;
    uint8_t *data = ks_new_text(ks, size, in.size, &inflated);
    if (data == NULL) return false;
    result = inflateReset(z);
    if (result == Z_OK) result = inflate_all(z, in, data, size, &used, &again);
    if (result != Z_STREAM_END || again != size) return bad_stream(ks, in, used, result);
    *out = inflated;
    return true;
}

bool ks_process_zlib(ks_ctx *ks, ks_bytes in, ks_text *out) {
    if (!ks_spend(ks, KS_STEPS_OF_SETUP) || !ks_spend_bytes(ks, in.size)) return false;
    if (!ks_fetch(ks, in.data, in.size)) return false;
    z_stream z = {.zalloc = zlib_alloc, .zfree = zlib_free, .opaque = &ks->allocator};
    if (inflateInit(&z) != Z_OK) return no_memory(ks);
    bool ok = inflate_with(ks, &z, in, out);
    inflateEnd(&z);
    return ok;
}

#endif
