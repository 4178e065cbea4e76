/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_blocks.h - private to layout_plane.c: blocks of a plane, and of a plane with gaps between its
 * cells, see layout_part.h.
 */
#ifndef TENSORGATE_LAYOUT_BLOCKS_H
#define TENSORGATE_LAYOUT_BLOCKS_H

#include "layout_part.h"

/* `streaming` in this file: the kernels whose streaming stores are used, or NULL. */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == (a < b ? a : b); */
TG_LOOP size_t tg_min(size_t a, size_t b) { return a < b ? a : b; }

/* --------------------------------------------------------------------------------- planes */

/* Transposes a block by one of the kernels. */
/*@ requires tg_plane_in(p, 1 << log2_cell) && log2_cell < TG_NUM_CELLS;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * (1 << log2_cell) - 1]; */
TG_LOOP void tg_tile(const tg_layout_kernels *kernels, tg_plane p, unsigned log2_cell);

/* Blocks of up to `rows` and `cols`. */
/*@ requires cell == 1 << log2_cell && log2_cell < TG_NUM_CELLS && 1 <= cell <= 16;
    requires tg_plane_in(p, cell) && 1 <= rows && 1 <= cols;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_plane_blocks(const tg_layout_kernels *kernels, tg_plane p, unsigned log2_cell,
                             size_t cell, size_t rows, size_t cols) {
    size_t c = 0;
    /*@ loop invariant c <= p.cols;
        loop assigns c, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    while (c < p.cols) {
        const size_t across = tg_min(cols, p.cols - c);
        size_t r = 0;
        /*@ assert wide: (c + across) * cell <= p.cols * cell; */
        /*@ loop invariant r <= p.rows;
            loop assigns r, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
            loop variant p.rows - r; */
        while (r < p.rows) {
            const size_t down = tg_min(rows, p.rows - r);
            /*@ assert low: (r + down - 1) * p.dst_row <= (p.rows - 1) * p.dst_row; */
            tg_tile(kernels, tg_part(p, cell, r, down, c, across), log2_cell);
            r += down;
        }
        c += across;
    }
}

/* ---------------------------------------------------------------------------- planes with gaps */

/* Cells of `cell` bytes along two axes. */
typedef struct tg_grid {
    uint8_t *dst;
    const uint8_t *src;
    size_t cell;
    tg_strided outer;
    tg_strided inner;
} tg_grid;

/*@ predicate tg_cell_in{L}(uint8_t *at, integer outer, integer inner, integer o, integer i, integer cell) =
      \valid{L}(at + (o * outer + i * inner .. o * outer + i * inner + cell - 1));

    predicate tg_cell_read{L}(uint8_t *at, integer outer, integer inner, integer o, integer i, integer cell) =
      \valid_read{L}(at + (o * outer + i * inner .. o * outer + i * inner + cell - 1));

    // Offsets in it do not overflow.
    predicate tg_grid_in{L}(tg_grid g) =
      (\forall integer o, i; 0 <= o < g.outer.n && 0 <= i < g.inner.n ==>
          tg_cell_in{L}(g.dst, g.outer.dst, g.inner.dst, o, i, g.cell)) &&
      (\forall integer o, i; 0 <= o < g.outer.n && 0 <= i < g.inner.n ==>
          tg_cell_read{L}(g.src, g.outer.src, g.inner.src, o, i, g.cell)) &&
      1 <= g.cell && 1 <= g.outer.n && 1 <= g.inner.n &&
      g.outer.n * g.outer.dst <= 18446744073709551615 && g.outer.n * g.outer.src <= 18446744073709551615 &&
      g.inner.n * g.inner.dst <= 18446744073709551615 && g.inner.n * g.inner.src <= 18446744073709551615;

    // The bytes behind the last cell.
    logic integer tg_grid_end(tg_grid g) =
      (g.outer.n - 1) * g.outer.dst + (g.inner.n - 1) * g.inner.dst + g.cell;
*/

/* A block of cells from one cell on. The loops are ghost code and not compiled. */
/*@ requires tg_grid_in(g);
    requires 1 <= outer && o + outer <= g.outer.n && 1 <= inner && i + inner <= g.inner.n;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_grid_in(\result) && \result.cell == g.cell;
    ensures \result.dst == g.dst + (o * g.outer.dst + i * g.inner.dst);
    ensures \result.src == g.src + (o * g.outer.src + i * g.inner.src);
    ensures \result.outer.n == outer && \result.inner.n == inner;
    ensures \result.outer.dst == g.outer.dst && \result.inner.dst == g.inner.dst;
    ensures \result.outer.src == g.outer.src && \result.inner.src == g.inner.src; */
TG_LOOP tg_grid tg_grid_part(tg_grid g, size_t o, size_t outer, size_t i, size_t inner) {
    /*@ assert down: o * g.outer.dst <= g.outer.n * g.outer.dst && outer * g.outer.dst <= g.outer.n * g.outer.dst; */
    /*@ assert down_src: o * g.outer.src <= g.outer.n * g.outer.src && outer * g.outer.src <= g.outer.n * g.outer.src; */
    /*@ assert across: i * g.inner.dst <= g.inner.n * g.inner.dst && inner * g.inner.dst <= g.inner.n * g.inner.dst; */
    /*@ assert across_src: i * g.inner.src <= g.inner.n * g.inner.src && inner * g.inner.src <= g.inner.n * g.inner.src; */
    /*@ assert first: tg_cell_in(g.dst, g.outer.dst, g.inner.dst, o, 0, g.cell) &&
                      tg_cell_in(g.dst, g.outer.dst, g.inner.dst, o, i, g.cell); */
    /*@ assert first_src: tg_cell_read(g.src, g.outer.src, g.inner.src, o, 0, g.cell) &&
                          tg_cell_read(g.src, g.outer.src, g.inner.src, o, i, g.cell); */
    uint8_t *dst = g.dst + o * g.outer.dst + i * g.inner.dst;
    const uint8_t *src = g.src + o * g.outer.src + i * g.inner.src;
    /*@ ghost
        /@ loop invariant 0 <= k <= outer;
           loop invariant \forall integer a, b; 0 <= a < k && 0 <= b < inner ==>
               tg_cell_in(dst, g.outer.dst, g.inner.dst, a, b, g.cell);
           loop invariant \forall integer a, b; 0 <= a < k && 0 <= b < inner ==>
               tg_cell_read(src, g.outer.src, g.inner.src, a, b, g.cell);
           loop assigns k; loop variant outer - k; @/
        for (size_t k = 0; k < outer; k++) {
            /@ loop invariant 0 <= m <= inner;
               loop invariant \forall integer b; 0 <= b < m ==> tg_cell_in(dst, g.outer.dst, g.inner.dst, k, b, g.cell);
               loop invariant \forall integer b; 0 <= b < m ==> tg_cell_read(src, g.outer.src, g.inner.src, k, b, g.cell);
               loop assigns m; loop variant inner - m; @/
            for (size_t m = 0; m < inner; m++) {
                /@ assert tg_cell_in(g.dst, g.outer.dst, g.inner.dst, o + k, i + m, g.cell); @/
                /@ assert tg_cell_in(dst, g.outer.dst, g.inner.dst, k, m, g.cell); @/
                /@ assert tg_cell_read(g.src, g.outer.src, g.inner.src, o + k, i + m, g.cell); @/
                /@ assert tg_cell_read(src, g.outer.src, g.inner.src, k, m, g.cell); @/
            }
        }
    */
    /*@ assert rows: \forall integer a, b; 0 <= a < outer && 0 <= b < inner ==>
          tg_cell_in(dst, g.outer.dst, g.inner.dst, a, b, g.cell); */
    /*@ assert rows_src: \forall integer a, b; 0 <= a < outer && 0 <= b < inner ==>
          tg_cell_read(src, g.outer.src, g.inner.src, a, b, g.cell); */
    g.dst = dst;
    g.src = src;
    g.outer.n = outer;
    g.inner.n = inner;
    return g;
}

/* Copies a cell, by the kernels' streaming stores if they are given. */
/*@ requires \valid(to + (0 .. n - 1)) && \valid_read(from + (0 .. n - 1)) && 1 <= n;
    terminates \true; exits \false; assigns to[0 .. n - 1]; */
TG_LOOP void tg_cell(const tg_layout_kernels *streaming, uint8_t *to, const uint8_t *from,
                     size_t n);

/*@ requires tg_grid_in(g);
    terminates \true; exits \false; assigns g.dst[0 .. tg_grid_end(g) - 1]; */
TG_LOOP void tg_grid_cells(const tg_layout_kernels *streaming, tg_grid g) {
    /*@ loop invariant o <= g.outer.n;
        loop assigns o, g.dst[0 .. tg_grid_end(g) - 1];
        loop variant g.outer.n - o; */
    for (size_t o = 0; o < g.outer.n; o++) {
        /*@ assert low: o * g.outer.dst <= (g.outer.n - 1) * g.outer.dst <= g.outer.n * g.outer.dst; */
        /*@ assert low_src: o * g.outer.src <= g.outer.n * g.outer.src; */
        /*@ assert first: tg_cell_in(g.dst, g.outer.dst, g.inner.dst, o, 0, g.cell); */
        /*@ assert first_src: tg_cell_read(g.src, g.outer.src, g.inner.src, o, 0, g.cell); */
        uint8_t *to = g.dst + o * g.outer.dst;
        const uint8_t *from = g.src + o * g.outer.src;
        /*@ loop invariant i <= g.inner.n;
            loop assigns i, g.dst[0 .. tg_grid_end(g) - 1];
            loop variant g.inner.n - i; */
        for (size_t i = 0; i < g.inner.n; i++) {
            /*@ assert right: i * g.inner.dst <= (g.inner.n - 1) * g.inner.dst <= g.inner.n * g.inner.dst; */
            /*@ assert right_src: i * g.inner.src <= g.inner.n * g.inner.src; */
            /*@ assert this: tg_cell_in(g.dst, g.outer.dst, g.inner.dst, o, i, g.cell); */
            /*@ assert this_src: tg_cell_read(g.src, g.outer.src, g.inner.src, o, i, g.cell); */
            tg_cell(streaming, to + i * g.inner.dst, from + i * g.inner.src, g.cell);
        }
    }
}

/* Copies a block. */
/*@ requires tg_grid_in(g);
    terminates \true; exits \false; assigns g.dst[0 .. tg_grid_end(g) - 1]; */
TG_LOOP void tg_grid_block(const tg_layout_kernels *streaming, tg_grid g);

/* Square blocks of up to `side`. */
/*@ requires tg_grid_in(g) && 1 <= side;
    terminates \true; exits \false; assigns g.dst[0 .. tg_grid_end(g) - 1]; */
TG_LOOP void tg_grid_blocks(const tg_layout_kernels *streaming, tg_grid g, size_t side) {
    size_t o = 0;
    /*@ loop invariant o <= g.outer.n;
        loop assigns o, g.dst[0 .. tg_grid_end(g) - 1];
        loop variant g.outer.n - o; */
    while (o < g.outer.n) {
        const size_t outer = tg_min(side, g.outer.n - o);
        size_t i = 0;
        /*@ assert low: (o + outer - 1) * g.outer.dst <= (g.outer.n - 1) * g.outer.dst; */
        /*@ loop invariant i <= g.inner.n;
            loop assigns i, g.dst[0 .. tg_grid_end(g) - 1];
            loop variant g.inner.n - i; */
        while (i < g.inner.n) {
            const size_t inner = tg_min(side, g.inner.n - i);
            /*@ assert right: (i + inner - 1) * g.inner.dst <= (g.inner.n - 1) * g.inner.dst; */
            tg_grid_block(streaming, tg_grid_part(g, o, outer, i, inner));
            i += inner;
        }
        o += outer;
    }
}

#endif
