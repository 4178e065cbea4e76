/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_loops_avx2.h - private to layout_avx2.c: loops over planes that are too narrow for those of
 * layout_loops.h.
 */
#ifndef TENSORGATE_LAYOUT_LOOPS_AVX2_H
#define TENSORGATE_LAYOUT_LOOPS_AVX2_H

#include "layout_loops.h"

/* At least `e` rows and `e` columns; the last columns overlap like the last rows. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e);
    requires e <= p.rows && e <= p.cols;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_square(tg_plane p, size_t cell, size_t e) {
    size_t c = 0;
    /*@ ghost size_t done = 0; */
    /*@ loop invariant c <= p.cols && done == c;
        loop assigns c, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    for (; p.cols - c >= 4 * e; c += 4 * e) {
        tg_strip(p, cell, e, c, 4 * e);
        /*@ ghost done = c + 4 * e; */
    }
    /*@ loop invariant c <= p.cols && done == c;
        loop assigns c, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    for (; p.cols - c >= 2 * e; c += 2 * e) {
        tg_strip(p, cell, e, c, 2 * e);
        /*@ ghost done = c + 2 * e; */
    }
    if (p.cols - c > e) {
        tg_strip(p, cell, e, c, e);
        /*@ ghost done = c + e; */
    }
    if (p.cols > c) {
        tg_strip(p, cell, e, p.cols - e, e);
        /*@ assert p.cols - e <= done; */
        /*@ ghost done = p.cols; */
    }
    /*@ assert all: done == p.cols; */
}

/* ----------------------------------------------------------------------- two to four channels */

/* Two to four rows of `2 * e` columns whose source is contiguous. The unit reads 16 bytes from the start
 * of each column. */
/*@ requires tg_plane_in(p, cell) && 2 <= p.rows <= 4;
    requires tg_fills(cell, p.cols / 2) && p.cols % 2 == 0;
    requires p.src_row == p.rows * cell;
    requires \valid_read(p.src + (0 .. (p.cols - 1) * p.src_row + 15));
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_unit_of_few_rows(tg_plane p, size_t cell);

/* Two to four columns of `e` rows whose destination is contiguous. The unit writes 16 bytes from the
 * start of each row. */
/*@ requires tg_plane_in(p, cell) && 2 <= p.cols <= 4;
    requires tg_fills(cell, p.rows);
    requires p.dst_row == p.cols * cell;
    requires \valid(p.dst + (0 .. (p.rows - 1) * p.dst_row + 15));
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + 15]; */
TG_LOOP void tg_unit_of_few_cols(tg_plane p, size_t cell);

/* The last columns are not followed by 16 bytes. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e) && 2 <= p.rows <= 4;
    requires p.src_row == p.rows * cell;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_few_rows(tg_plane p, size_t cell, size_t e) {
    const size_t columns = (TG_VECTOR - 1 + p.src_row) / p.src_row; /* that 16 bytes reach into */
    size_t c = 0;
    /*@ ghost size_t done = 0; */
    /*@ assert reach: columns >= 1 && columns * p.src_row >= 16; */
    /*@ loop invariant c < p.cols && done == c;
        loop assigns c, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    for (; p.cols - c >= 2 * e + columns; c += 2 * e) {
        /*@ assert wide: (c + 2 * e) * cell <= p.cols * cell; */
        /*@ assert begin: tg_row_read(p.src, p.src_row, c, p.rows * cell); */
        /*@ assert end: tg_row_read(p.src, p.src_row, p.cols - 1, p.rows * cell); */
        /*@ assert inside: c * p.src_row + (2 * e - 1) * p.src_row + columns * p.src_row <= p.cols * p.src_row; */
        /*@ assert contiguous: \valid_read(p.src + (c * p.src_row .. c * p.src_row + (2 * e - 1) * p.src_row + 15)); */
        tg_unit_of_few_rows(tg_part(p, cell, 0, p.rows, c, 2 * e), cell);
        /*@ ghost done = c + 2 * e; */
    }
    /*@ assert wide: (p.cols - c) * cell + c * cell == p.cols * cell; */
    tg_rest(tg_part(p, cell, 0, p.rows, c, p.cols - c), cell);
}

/* The last rows have no room for excess. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e) && 2 <= p.cols <= 4;
    requires p.dst_row == p.cols * cell;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_few_cols(tg_plane p, size_t cell, size_t e) {
    const size_t rows = (TG_VECTOR - 1 + p.dst_row) / p.dst_row; /* that 16 bytes reach into */
    size_t r = 0;
    /*@ ghost size_t done = 0; */
    /*@ assert reach: rows >= 1 && rows * p.dst_row >= 16; */
    /*@ loop invariant r < p.rows && done == r;
        loop assigns r, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.rows - r; */
    for (; p.rows - r >= e + rows; r += e) {
        /*@ assert begin: tg_row_in(p.dst, p.dst_row, r, p.cols * cell); */
        /*@ assert end: tg_row_in(p.dst, p.dst_row, p.rows - 1, p.cols * cell); */
        /*@ assert inside: r * p.dst_row + (e - 1) * p.dst_row + rows * p.dst_row <= p.rows * p.dst_row; */
        /*@ assert contiguous: \valid(p.dst + (r * p.dst_row .. r * p.dst_row + (e - 1) * p.dst_row + 15)); */
        tg_unit_of_few_cols(tg_part(p, cell, r, e, 0, p.cols), cell);
        /*@ ghost done = r + e; */
    }
    /*@ assert low: (p.rows - 1) * p.dst_row == (p.rows - r - 1) * p.dst_row + r * p.dst_row; */
    tg_rest(tg_part(p, cell, r, p.rows - r, 0, p.cols), cell);
}

#endif
