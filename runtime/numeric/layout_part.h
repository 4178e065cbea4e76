/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_part.h - private to layout_*.c: parts of a plane. Proved by Frama-C, like all of
 *
 *     layout_part.h          parts of a plane
 *     layout_cells.h         a kernel without vectors
 *     layout_loops.h         loops of kernels with vectors
 *     layout_loops_avx2.h    of narrow planes
 *     layout_blocks.h        blocks of a plane, or of a plane with gaps between its cells
 *
 * for planes of any size: accesses stay inside of the plane on both sides, no offset overflows, and the
 * loops end. What these headers only declare is straight code for one shape, or another kernel; the file
 * that includes them has it, and test_layout_labels.c runs it with labelled elements. The file may define
 * TG_LOOP, the attributes of the functions.
 */
#ifndef TENSORGATE_LAYOUT_PART_H
#define TENSORGATE_LAYOUT_PART_H

#include "layout_kernels.h"

#ifndef TG_LOOP
#define TG_LOOP TG_EXPAND
#endif

/* ------------------------------------------------------------------------------------- planes */

/*@ predicate tg_row_in{L}(uint8_t *at, integer row, integer r, integer bytes) =
      \valid{L}(at + (r * row .. r * row + bytes - 1));

    predicate tg_row_read{L}(uint8_t *at, integer row, integer r, integer bytes) =
      \valid_read{L}(at + (r * row .. r * row + bytes - 1));

    // Offsets in it do not overflow. What a kernel writes does not matter for what is proved.
    predicate tg_plane_in{L}(tg_plane p, integer cell) =
      (\forall integer r; 0 <= r < p.rows ==> tg_row_in{L}(p.dst, p.dst_row, r, p.cols * cell)) &&
      (\forall integer c; 0 <= c < p.cols ==> tg_row_read{L}(p.src, p.src_row, c, p.rows * cell)) &&
      1 <= p.rows && 1 <= p.cols &&
      p.rows * p.dst_row <= 18446744073709551615 && p.cols * p.src_row <= 18446744073709551615 &&
      p.cols * cell <= 18446744073709551615 && p.rows * cell <= 18446744073709551615;

    lemma tg_times_grows: \forall integer a, b, s; 0 <= a <= b && 0 <= s ==> a * s <= b * s;
*/

/* Rows and columns of a plane. The loops are ghost code and not compiled. */
/*@ requires tg_plane_in(p, cell) && 1 <= cell <= 16;
    requires 1 <= rows && row + rows <= p.rows && 1 <= cols && col + cols <= p.cols;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_plane_in(\result, cell);
    ensures \result.dst == p.dst + (row * p.dst_row + col * cell);
    ensures \result.src == p.src + (col * p.src_row + row * cell);
    ensures \result.dst_row == p.dst_row && \result.src_row == p.src_row;
    ensures \result.rows == rows && \result.cols == cols; */
TG_LOOP tg_plane tg_part(tg_plane p, size_t cell, size_t row, size_t rows, size_t col,
                         size_t cols) {
    /*@ assert down: row * p.dst_row <= p.rows * p.dst_row && rows * p.dst_row <= p.rows * p.dst_row; */
    /*@ assert across: col * p.src_row <= p.cols * p.src_row && cols * p.src_row <= p.cols * p.src_row; */
    /*@ assert wide: (col + cols) * cell <= p.cols * cell; */
    /*@ assert high: (row + rows) * cell <= p.rows * cell; */
    /*@ assert first: tg_row_in(p.dst, p.dst_row, row, p.cols * cell); */
    /*@ assert first_src: tg_row_read(p.src, p.src_row, col, p.rows * cell); */
    uint8_t *dst = p.dst + row * p.dst_row + col * cell;
    const uint8_t *src = p.src + col * p.src_row + row * cell;
    /*@ ghost
        /@ loop invariant 0 <= i <= rows;
           loop invariant \forall integer r; 0 <= r < i ==> tg_row_in(dst, p.dst_row, r, cols * cell);
           loop assigns i; loop variant rows - i; @/
        for (size_t i = 0; i < rows; i++) {
            /@ assert row: tg_row_in(p.dst, p.dst_row, row + i, p.cols * cell); @/
            /@ assert part: tg_row_in(dst, p.dst_row, i, cols * cell); @/
        }
    */
    /*@ ghost
        /@ loop invariant 0 <= k <= cols;
           loop invariant \forall integer c; 0 <= c < k ==> tg_row_read(src, p.src_row, c, rows * cell);
           loop assigns k; loop variant cols - k; @/
        for (size_t k = 0; k < cols; k++) {
            /@ assert row: tg_row_read(p.src, p.src_row, col + k, p.rows * cell); @/
            /@ assert part: tg_row_read(src, p.src_row, k, rows * cell); @/
        }
    */
    /*@ assert rows: \forall integer r; 0 <= r < rows ==> tg_row_in(dst, p.dst_row, r, cols * cell); */
    /*@ assert cols: \forall integer c; 0 <= c < cols ==> tg_row_read(src, p.src_row, c, rows * cell); */
    p.dst = dst;
    p.src = src;
    p.rows = rows;
    p.cols = cols;
    return p;
}

#endif
