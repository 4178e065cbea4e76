/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_blocks.h - private to numbers_*.c: the loop around kernels that process whole blocks.
 *
 *     tg_blocks b TG_UNINITIALIZED;
 *     tg_blocks_begin(&b, how, dst, 4, src, 2, n);
 *     while (tg_blocks_next(&b)) kernel(b.to, b.from);
 *
 * A block with fewer than TG_BLOCK elements is padded with zeros and produced in a buffer of the
 * loop. When streaming, all blocks are produced in the buffer and copied from there with
 * non-temporal stores. The cost, a copy inside the first-level cache, is negligible compared to
 * memory, and no kernel needs a second form. The first block then ends at a cache line boundary, so
 * that all others are whole lines.
 */
#ifndef TENSORGATE_BLOCKS_H
#define TENSORGATE_BLOCKS_H

#include "numbers.h"

/* Hardened builds clear local variables; the buffers are large, and written before they are
 * read. */
#if defined(__has_attribute)
#if __has_attribute(uninitialized)
#define TG_UNINITIALIZED __attribute__((uninitialized))
#endif
#endif
#ifndef TG_UNINITIALIZED
#define TG_UNINITIALIZED
#endif

/* ------------------------------------------------------------------------------------ streaming */

#define TG_STREAM_LINE 64

#if defined(__GNUC__)
#define TG_PREFETCH(address) __builtin_prefetch(address)
#else
#define TG_PREFETCH(address) (void)(address)
#endif

/* Copies whole cache lines with non-temporal stores; source and destination are aligned to
 * lines. */
void tg_lines_around(tg_how how, uint8_t *dst, const uint8_t *src, size_t n);
/* Orders streaming stores before all later stores. */
void tg_lines_done(void);

/* Elements of `size` bytes before the first line boundary; all `n` if nothing is streamed. */
TG_INLINE size_t tg_before_line(tg_how how, const void *dst, size_t size, size_t n) {
    const uintptr_t at = (uintptr_t)dst;
    if (!TG_X86 || !how.streaming || at % size != 0) return n;
    const size_t head = (size_t)(-at % TG_STREAM_LINE) / size;
    return head < n ? head : n;
}

/* --------------------------------------------------------------------------------------- blocks */

/* Bytes of the largest element on either side. */
#define TG_WIDEST 8

typedef struct tg_blocks {
    uint8_t *to;         /* arguments of the kernel */
    const uint8_t *from; /* the same */
    size_t at;           /* elements before this block */

    uint8_t *dst; /* destination of all blocks */
    const uint8_t *src;
    size_t out; /* bytes of an element, at most TG_WIDEST */
    size_t in;
    size_t n;
    size_t count; /* elements of this block */
    tg_how how;
    size_t head; /* elements before the first line boundary; n: nothing is streamed */
    _Alignas(TG_STREAM_LINE) uint8_t padded[TG_WIDEST * TG_BLOCK];
    _Alignas(TG_STREAM_LINE) uint8_t result[TG_WIDEST * TG_BLOCK];
} tg_blocks;

TG_INLINE void tg_blocks_begin(tg_blocks *b, tg_how how, void *dst, size_t out, const void *src,
                               size_t in, size_t n) {
    b->dst = dst;
    b->src = src;
    b->out = out;
    b->in = in;
    b->n = n;
    b->how = how;
    b->at = 0;
    b->count = 0;
    b->head = tg_before_line(how, dst, out, n);
    b->to = NULL;
    b->from = NULL;
}

/* Copies the previous block out of the buffer and sets up the next one; returns false after the
 * last one. Products do not overflow: elements up to n are inside dst and src. */
TG_INLINE bool tg_blocks_next(tg_blocks *b) {
    const bool streaming = b->head < b->n;
    if (b->to == b->result) {
        uint8_t *dst = b->dst + b->out * b->at;
        if (streaming && b->count == TG_BLOCK) {
            tg_lines_around(b->how, dst, b->result, b->out * TG_BLOCK);
        } else {
            memcpy(dst, b->result, b->out * b->count);
        }
    }
    b->at += b->count;
    size_t left = b->n - b->at;
    if (left == 0) {
        if (streaming) tg_lines_done();
        return false;
    }
    if (streaming && b->at < b->head) left = b->head - b->at;
    b->count = left < TG_BLOCK ? left : TG_BLOCK;
    b->to = streaming || left < TG_BLOCK ? b->result : b->dst + b->out * b->at;
    b->from = b->src + b->in * b->at;
    if (streaming && left >= 3 * TG_BLOCK) {
        /* Prefetches the source while the lines are written. */
        const uint8_t *ahead = b->from + 2 * b->in * TG_BLOCK;
        for (size_t i = 0; i < b->in * TG_BLOCK; i += TG_STREAM_LINE) TG_PREFETCH(ahead + i);
    }
    if (left < TG_BLOCK) {
        memset(b->padded, 0, b->in * TG_BLOCK);
        memcpy(b->padded, b->from, b->in * left);
        b->from = b->padded;
    }
    return true;
}

#endif
