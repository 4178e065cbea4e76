/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout.h - copies an array while the order of its axes changes.
 *
 *     Column-major 3 x 5 floats to row-major:
 *
 *     tg_axis axes[] = {{.n = 3, .src = 4, .dst = 20}, {.n = 5, .src = 12, .dst = 4}};
 *     tg_permute(dst, src, 4, axes, 2, NULL);
 *
 * An axis is its length and its strides, in bytes, in both arrays. That describes every order of
 * axes, boxes inside larger arrays, and blocks of processes that are put side by side.
 *
 * The axes are brought to a normal form first, with as few of them as possible and with elements as
 * wide as possible. Then one of three things is left:
 *
 *   - Elements, or runs of them, that are copied one after another.
 *   - A plane whose one axis is contiguous in the source and whose other one is contiguous in the
 *     destination: a transposition, in small square blocks that stay in the cache. Vector kernels
 *     exist for elements of 1, 2, 4, 8 and 16 bytes.
 *   - A plane with gaps between its elements on either side: scalar, in blocks as well.
 *
 * All axes but those of the plane are loops around it.
 *
 * What counts for large arrays is how memory is walked. The destination is then written around the
 * cache in whole lines of 64 bytes, since an ordinary store would fetch the line first. The source
 * is read in panels of 8 or 16 rows, because the prefetchers of today's processors follow that many
 * streams, and not many more; and it is read while the destination is written, since memory does
 * both at once.
 *
 * Trust: lengths and strides are checked by the caller. Every element that they reach lies inside
 * an object in memory, so that the product of a stride and anything up to the length of its axis
 * fits size_t, and no sum of offsets overflows; nothing here checks that again. Source and
 * destination do not overlap. Neither has to be aligned. Bytes of the destination between its
 * elements are not written; nothing outside the hull of the source's elements is read.
 *
 * There are kernels in portable C, which are the reference, with AVX2, and with AVX-512 for elements
 * of 4 and 8 bytes; the best that processor and system allow are chosen at each call. Those with
 * AVX-512 were verified in an emulator; their speed is not measured.
 *
 * No allocation, no recursion, no global state, and no arrays on the stack.
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
 * Destinations of so many bytes and more deserve streaming. A constant, since what the system
 * says about the size of the last cache is that of a whole processor (320 MB where a virtual
 * machine had 32), of which one thread gets a part that nobody knows. Measured on a Zen 3 with 32
 * MB: with 1 MB ordinary stores are as fast or, where strides are powers of two, five times as
 * fast; with 4 MB there is no difference; with 8 MB streaming ones are three times as fast.
 */
#define TG_LAYOUT_STREAMING_BYTES ((size_t)8 << 20)

/* Working memory of streaming, of any alignment: two blocks that are put together and written by
 * turns. */
#define TG_LAYOUT_SCRATCH ((size_t)145 << 10)

/*
 * Copies every element, each of `element` bytes: 1, 2, 4, 8 or 16. The axes may be in any order;
 * they are scratch afterwards. No axes at all mean one element, a length of 0 means none.
 * `scratch`: TG_LAYOUT_SCRATCH bytes when the destination is far larger than the cache and is not
 * read soon, so that stores may go around the cache; otherwise NULL. That never changes the result.
 */
void tg_permute(void *dst, const void *src, size_t element, tg_axis *axes, uint32_t num_axes,
                void *scratch);

/* The same in portable C: what the vector kernels are tested against. */
void tg_permute_portable(void *dst, const void *src, size_t element, tg_axis *axes,
                         uint32_t num_axes, void *scratch);

/* The kernels that tg_permute uses on this machine: "portable", "avx2" or "avx512". */
const char *tg_layout_kernel(void);

/* memcpy with stores that go around the cache, where the machine has such. */
void tg_copy_streaming(void *dst, const void *src, size_t n);

#endif
