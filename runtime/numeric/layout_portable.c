/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_portable.c - kernels in portable C.
 */
#include <string.h>

#include "layout_kernels.h"

/*
 * memcpy of a constant size is one load and one store. The inner loop is over columns, so that
 * stores are contiguous: a store waits for its cache line, while loads do not wait for each other.
 */
#define TILE(bits)                                                                                 \
    static void portable_tile_##bits(const tg_plane *p) {                                          \
        for (size_t r = 0; r < p->rows; r++) {                                                     \
            uint8_t *dst = p->dst + r * p->dst_row;                                                \
            const uint8_t *src = p->src + r * ((bits) / 8);                                        \
            size_t step = p->src_row;                                                              \
            for (size_t c = 0; c < p->cols; c++) {                                                 \
                memcpy(dst + c * ((bits) / 8), src + c * step, (bits) / 8);                        \
            }                                                                                      \
        }                                                                                          \
    }
TILE(8)
TILE(16)
TILE(32)
TILE(64)
TILE(128)
#undef TILE

const tg_layout_kernels tg_layout_portable = {
    .name = "portable",
    .tile = {portable_tile_8, portable_tile_16, portable_tile_32, portable_tile_64,
             portable_tile_128},
};
