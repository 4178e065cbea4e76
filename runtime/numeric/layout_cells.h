/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_cells.h - private to layout_*.c: a plane cell by cell, see layout_part.h.
 */
#ifndef TENSORGATE_LAYOUT_CELLS_H
#define TENSORGATE_LAYOUT_CELLS_H

#include "layout_part.h"

/*@ requires \valid(to + (0 .. n - 1)) && \valid_read(from + (0 .. n - 1));
    terminates \true; exits \false; assigns to[0 .. n - 1]; */
TG_LOOP void tg_bytes(uint8_t *to, const uint8_t *from, size_t n);

/* The inner loop is over columns, so that stores are contiguous: a store waits for its cache line, while
 * loads do not wait for each other. */
/*@ requires tg_plane_in(p, cell) && 1 <= cell <= 16;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_cells(tg_plane p, size_t cell) {
    /*@ loop invariant r <= p.rows;
        loop assigns r, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.rows - r; */
    for (size_t r = 0; r < p.rows; r++) {
        /*@ assert low: r * p.dst_row <= (p.rows - 1) * p.dst_row <= p.rows * p.dst_row; */
        /*@ assert row: tg_row_in(p.dst, p.dst_row, r, p.cols * cell); */
        /*@ assert first: tg_row_read(p.src, p.src_row, 0, p.rows * cell); */
        /*@ assert high: (r + 1) * cell <= p.rows * cell; */
        uint8_t *dst = p.dst + r * p.dst_row;
        const uint8_t *src = p.src + r * cell;
        /*@ loop invariant c <= p.cols;
            loop assigns c, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
            loop variant p.cols - c; */
        for (size_t c = 0; c < p.cols; c++) {
            /*@ assert column: tg_row_read(p.src, p.src_row, c, p.rows * cell); */
            /*@ assert right: c * p.src_row <= p.cols * p.src_row; */
            /*@ assert wide: (c + 1) * cell <= p.cols * cell; */
            tg_bytes(dst + c * cell, src + c * p.src_row, cell);
        }
    }
}

#endif
