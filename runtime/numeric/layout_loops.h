/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_loops.h - private to layout_avx2.c and layout_avx512.c: the loops of their kernels, see
 * layout_part.h. That they leave no row or column out is asserted where they end: what is done is up to
 * which row or column units were called. How a destination is aligned is not proved.
 */
#ifndef TENSORGATE_LAYOUT_LOOPS_H
#define TENSORGATE_LAYOUT_LOOPS_H

#include "layout_cells.h"

enum { TG_VECTOR = 16 }; /* bytes that units load at once */

/* --------------------------------------------------------------------------------------- units */

/* Cells that fill 16 bytes. */
/*@ predicate tg_fills(integer cell, integer e) =
      (cell == 1 && e == 16) || (cell == 2 && e == 8) || (cell == 4 && e == 4) || (cell == 8 && e == 2) ||
      (cell == 16 && e == 1);

    // A multiple of 4 * e.
    predicate tg_is_lines(integer n, integer e) =
      (e == 16 && n % 64 == 0) || (e == 8 && n % 32 == 0) || (e == 4 && n % 16 == 0) || (e == 2 && n % 8 == 0) ||
      (e == 1 && n % 4 == 0);
*/

/* A plane of `e` rows: 16 bytes of each source row. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, p.rows);
    requires p.cols == p.rows || p.cols == 2 * p.rows || p.cols == 4 * p.rows;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_unit(tg_plane p, size_t cell);

/* Transposes units of whole aligned cache lines, with streaming stores. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, p.rows);
    requires p.cols == 4 * p.rows;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_unit_of_lines(tg_plane p, size_t cell);

/* A plane of any shape, by a simpler kernel. */
/*@ requires tg_plane_in(p, cell);
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_rest(tg_plane p, size_t cell);

/* --------------------------------------------------------------------------------------- loops */

/* All rows, at least `e`, of `cols` columns from `c` on. The last unit overlaps rows before it. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e);
    requires cols == e || cols == 2 * e || cols == 4 * e;
    requires e <= p.rows && c + cols <= p.cols;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_strip(tg_plane p, size_t cell, size_t e, size_t c, size_t cols) {
    /*@ assert wide: (c + cols) * cell <= p.cols * cell; */
    const tg_plane strip = tg_part(p, cell, 0, p.rows, c, cols);
    /*@ ghost size_t done = 0; */
    /*@ loop invariant r <= p.rows && done == r;
        loop assigns r, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.rows - r; */
    for (size_t r = 0; r < p.rows; r += e) {
        if (p.rows - r < e) r = p.rows - e;
        /*@ assert no_gap: r <= done; */
        /*@ assert low: (r + e - 1) * p.dst_row <= (p.rows - 1) * p.dst_row; */
        const tg_plane unit = tg_part(strip, cell, r, e, 0, cols);
        /*@ assert here: unit.dst == p.dst + (r * p.dst_row + c * cell) &&
                         unit.src == p.src + (c * p.src_row + r * cell); */
        tg_unit(unit, cell);
        /*@ ghost done = r + e; */
    }
    /*@ assert all: done == p.rows; */
}

/* As many units of whole lines as there are, at least one, and the rest of the columns. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e);
    requires e <= p.rows && 4 * e <= p.cols;
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_wide(tg_plane p, size_t cell, size_t e) {
    const size_t unit = 4 * e;
    size_t c = 0;
    /*@ ghost size_t done = 0; */
    /*@ loop invariant c <= p.cols && done == c;
        loop invariant c > 0 ==> c >= unit;
        loop assigns c, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    for (; p.cols - c >= unit; c += unit) {
        tg_strip(p, cell, e, c, unit);
        /*@ ghost done = c + unit; */
    }
    /*@ assert units: p.cols - done < unit; */
    if (c == p.cols) return;
    /* Fewer than `e` columns are extended by columns before them. */
    const size_t from = p.cols - c < e ? p.cols - e : c;
    /*@ assert wide: (p.cols - from) * cell + from * cell == p.cols * cell; */
    /*@ assert no_gap: from <= done; */
    tg_rest(tg_part(p, cell, 0, p.rows, from, p.cols - from), cell);
}

/* Whole aligned cache lines. */
/*@ requires tg_plane_in(p, cell) && tg_fills(cell, e);
    requires tg_is_lines(p.cols, e);
    terminates \true; exits \false;
    assigns p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1]; */
TG_LOOP void tg_lines(tg_plane p, size_t cell, size_t e) {
    const size_t line = 4 * e;
    size_t whole = 0; /* rows of units */
    /*@ ghost size_t done = 0; */
    /*@ loop invariant c <= p.cols && done == c && tg_is_lines(c, e);
        loop invariant whole <= p.rows && (c > 0 ==> p.rows - whole < e);
        loop assigns c, whole, done, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
        loop variant p.cols - c; */
    for (size_t c = 0; c < p.cols; c += line) {
        /*@ assert fits: c + line <= p.cols; */
        /*@ assert wide: (c + line) * cell <= p.cols * cell; */
        const tg_plane strip = tg_part(p, cell, 0, p.rows, c, line);
        /*@ loop invariant whole <= p.rows;
            loop assigns whole, p.dst[0 .. (p.rows - 1) * p.dst_row + p.cols * cell - 1];
            loop variant p.rows - whole; */
        for (whole = 0; p.rows - whole >= e; whole += e) {
            /*@ assert low: (whole + e - 1) * p.dst_row <= (p.rows - 1) * p.dst_row; */
            const tg_plane unit = tg_part(strip, cell, whole, e, 0, line);
            /*@ assert here: unit.dst == p.dst + (whole * p.dst_row + c * cell) &&
                             unit.src == p.src + (c * p.src_row + whole * cell); */
            tg_unit_of_lines(unit, cell);
        }
        /*@ ghost done = c + line; */
    }
    /*@ assert all: done == p.cols; */
    if (whole == p.rows) return;
    /*@ assert low: (p.rows - 1) * p.dst_row == (p.rows - whole - 1) * p.dst_row + whole * p.dst_row; */
    tg_rest(tg_part(p, cell, whole, p.rows - whole, 0, p.cols), cell);
}

/* -------------------------------------------------------------------------------------- copies */

/* Copies a line, to an aligned destination. */
/*@ requires \valid(to + (0 .. 63)) && \valid_read(from + (0 .. 63));
    terminates \true; exits \false; assigns to[0 .. 63]; */
TG_LOOP void tg_line(uint8_t *to, const uint8_t *from);

/* Copies bytes, of which `front` are before the first line. */
/*@ requires \valid(to + (0 .. n - 1)) && \valid_read(from + (0 .. n - 1));
    requires \object_pointer(to + n) && \object_pointer(from + n);
    terminates \true; exits \false; assigns to[0 .. n - 1]; */
TG_LOOP void tg_copy_lines(uint8_t *to, const uint8_t *from, size_t n, size_t front) {
    size_t at = front < n ? front : n;
    if (at > 0) tg_bytes(to, from, at);
    /*@ loop invariant at <= n;
        loop assigns at, to[0 .. n - 1];
        loop variant n - at; */
    for (; n - at >= TG_LINE; at += TG_LINE) tg_line(to + at, from + at);
    /*@ assert rest: n - at < 64; */
    if (at < n) tg_bytes(to + at, from + at, n - at);
}

#endif
