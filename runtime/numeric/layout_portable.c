/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_portable.c - kernels in portable C.
 */
#include <string.h>

#include "layout_cells.h"

/* memcpy of a constant size is one load and one store. */
TG_EXPAND void tg_bytes(uint8_t *to, const uint8_t *from, size_t n) { memcpy(to, from, n); }

#define TILE(bits)                                                                                 \
    static void portable_tile_##bits(const tg_plane *p) { tg_cells(*p, (bits) / 8); }
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
