/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_kernels.h - private to layout_*.c and their tests: the sets of kernels.
 *
 *     layout.c           normal form of the axes, loops around the planes, choice of kernels
 *     layout_plane.c     one plane: blocks for the cache, staging for streaming stores
 *     layout_table.c     many short axes
 *     layout_portable.c  kernels in portable C
 *     layout_avx2.c      kernels with AVX2
 *     layout_avx512.c    kernels with AVX-512, for elements of 4 and 8 bytes
 *     layout_part.h      the loops of all of them over a plane, and further headers
 */
#ifndef TENSORGATE_LAYOUT_KERNELS_H
#define TENSORGATE_LAYOUT_KERNELS_H

#include "layout.h"

#define TG_LINE ((size_t)64) /* bytes of a cache line */

/* Where sizes are constants. Without optimisation each copy would have variables of its own, together
 * hundreds of kilobytes. */
#if defined(__GNUC__) && defined(__OPTIMIZE__)
#define TG_EXPAND __attribute__((always_inline)) static inline
#else
#define TG_EXPAND static inline
#endif

enum { TG_NUM_CELLS = 5 }; /* 1, 2, 4, 8 and 16 bytes; the index is the binary logarithm */

/*
 * A plane to be transposed. Row `r` of the destination is contiguous and begins at dst + r *
 * dst_row; its element `c` comes from src + c * src_row + r * cell. So `rows` is the length of a
 * source row, and `cols` the number of source rows.
 */
typedef struct tg_plane {
    uint8_t *dst;
    const uint8_t *src;
    size_t dst_row;
    size_t src_row;
    size_t rows;
    size_t cols;
} tg_plane;

/* Transposes with ordinary stores. Rows and cols are at least 1. */
typedef void tg_tile_fn(const tg_plane *plane);

/* One set of kernels. */
typedef struct tg_layout_kernels {
    const char *name;
    tg_tile_fn *tile[TG_NUM_CELLS];
    /* Tiles with streaming stores, for a destination of whole aligned cache lines: dst, dst_row
     * and cols * cell are multiples of TG_LINE. NULL if staging is faster. */
    tg_tile_fn *lines[TG_NUM_CELLS];
    /* A copy with non-temporal stores for whole lines; NULL: there are none. */
    void (*stream)(void *dst, const void *src, size_t n);
    /* Orders streaming stores before all later ones; NULL like `stream`. */
    void (*fence)(void);
} tg_layout_kernels;

extern const tg_layout_kernels tg_layout_portable;

#if defined(__x86_64__) && defined(__GNUC__) && !defined(TG_NO_SIMD)
#define TG_LAYOUT_X86 1
extern const tg_layout_kernels tg_layout_avx2;   /* requires AVX2 */
extern const tg_layout_kernels tg_layout_avx512; /* requires AVX2 and AVX-512F */
#endif

/* Stores up to `max` sets of kernels that this machine supports in `sets`, slowest first; returns
 * their number. */
unsigned tg_layout_kernel_sets(const tg_layout_kernels **sets, unsigned max);

/* tg_permute with a given set. */
void tg_permute_with(const tg_layout_kernels *kernels, void *dst, const void *src, size_t element,
                     tg_axis *axes, uint32_t num_axes, void *scratch);

/* The binary logarithm of a cell size that vector kernels support, or TG_NUM_CELLS. */
unsigned tg_log2_of_cell(size_t cell);

/* Transposes a plane of cells of 1 << log2_cell bytes; `scratch` as for tg_permute. */
void tg_transpose(const tg_layout_kernels *kernels, unsigned log2_cell, const tg_plane *plane,
                  void *scratch);

/* An axis of a plane with gaps. */
typedef struct tg_strided {
    size_t n;
    size_t dst;
    size_t src;
} tg_strided;

/* Copies cells of `cell` bytes, which may be any number but 0, along two axes. */
void tg_copy_strided(const tg_layout_kernels *kernels, uint8_t *dst, const uint8_t *src,
                     size_t cell, tg_strided outer, tg_strided inner, bool streaming);

/* The largest cell of tg_copy_by_tables. */
#define TG_TABLE_CELL 64

/* Copies cells of up to TG_TABLE_CELL bytes along any number of axes, in normal form; destroys them.
 * `streaming`: with non-temporal stores where they are whole lines; the kernels have them. */
void tg_copy_by_tables(const tg_layout_kernels *kernels, uint8_t *dst, const uint8_t *src,
                       size_t cell, tg_axis *axes, uint32_t num_axes, bool streaming);

#endif
