/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout.h - copies an array into another order of axes.
 *
 *     Column-major 3 x 5 floats to row-major:
 *
 *     tg_axis axes[] = {{.n = 3, .src = 4, .dst = 20}, {.n = 5, .src = 12, .dst = 4}};
 *     tg_permute(dst, src, 4, axes, 2, NULL);
 *
 * An axis is a length and a stride in bytes in each of the arrays. That describes every order of
 * axes, boxes inside larger arrays, and blocks of processes that are placed side by side.
 *
 * The axes are first brought to a normal form, with as few axes and as wide elements as possible.
 * Then one of four cases remains:
 *
 *   - Elements, or runs of elements, that are copied one after another.
 *   - A plane with one axis contiguous in the source and the other contiguous in the destination: a
 *     transposition, in small square blocks that stay in the cache. Vector kernels exist for
 *     elements of 1, 2, 4, 8 and 16 bytes.
 *   - A plane with gaps between its elements on either side: scalar, in blocks as well.
 *   - Axes so short that no plane of them is worth a call, as in arrays of rank 20: scalar, in
 *     blocks of several axes on either side, with tables of their offsets.
 *
 * All other axes are loops around that.
 *
 * For large arrays the memory access pattern decides. The destination is written with non-temporal
 * stores in whole cache lines of 64 bytes, since an ordinary store would fetch the line first. The
 * source is read in panels of 8 or 16 rows, because the prefetchers of current processors follow
 * that many streams, and not many more. Reads and writes are interleaved, since memory can do both
 * at once.
 *
 * Trust: the caller checks lengths and strides. Every element that they address lies inside an
 * object in memory, so the product of a stride and any number up to the length of its axis fits
 * size_t, and no sum of offsets overflows; nothing here checks that again. Source and destination
 * do not overlap. Neither has to be aligned. Bytes of the destination between its elements are not
 * written; nothing is read outside the range from the first to the last source element.
 *
 * There are kernels in portable C, which are the reference, with AVX2, and with AVX-512 for
 * elements of 4 and 8 bytes; each call chooses the best that processor and system support. On a Xeon
 * of 2023, AVX-512 transposes large arrays 1.1 to 1.2 times as fast as AVX2.
 *
 * No allocation, no recursion, no global state, less than 32 KiB of the stack.
 */
#ifndef TENSORGATE_LAYOUT_H
#define TENSORGATE_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tg_axis {
    uint64_t n;   /* length */
    uint64_t src; /* bytes from one element to the next along this axis in the source */
    uint64_t dst; /* the same in the destination */
    uint64_t at;  /* scratch of tg_permute */
} tg_axis;

/*
 * Destinations of at least this many bytes are written with streaming stores. A constant, since the
 * system reports the last-level cache of a whole processor (320 MB where a virtual machine had 32),
 * and the share of one thread is unknown. Measured on a Zen 3 with 32 MB: with 1 MB ordinary stores
 * are as fast or, where strides are powers of two, five times as fast; with 4 MB there is no
 * difference; with 8 MB streaming ones are three times as fast.
 */
#define TG_LAYOUT_STREAMING_BYTES ((size_t)8 << 20)

/* Working memory for streaming, of any alignment: two blocks that are filled and written
 * alternately. */
#define TG_LAYOUT_SCRATCH ((size_t)145 << 10)

/*
 * Copies every element, each of `element` bytes: 1, 2, 4, 8 or 16. The axes may be in any order;
 * their contents are destroyed. No axes mean one element, a length of 0 means none. `scratch`:
 * TG_LAYOUT_SCRATCH bytes if the destination is far larger than the cache and is not read soon, so
 * that non-temporal stores pay off; otherwise NULL. It does not affect the result.
 */
void tg_permute(void *dst, const void *src, size_t element, tg_axis *axes, uint32_t num_axes,
                void *scratch);

/* tg_permute() in portable C: what the vector kernels are tested against. */
void tg_permute_portable(void *dst, const void *src, size_t element, tg_axis *axes,
                         uint32_t num_axes, void *scratch);

/* The kernels that tg_permute uses on this machine: "portable", "avx2" or "avx512". */
const char *tg_layout_kernel(void);

/* memcpy with non-temporal stores, if the machine has them. */
void tg_copy_streaming(void *dst, const void *src, size_t n);

#endif
