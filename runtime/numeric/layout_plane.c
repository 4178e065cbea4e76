/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_plane.c - memory access patterns for one plane.
 */
#include <string.h>

#include "layout_blocks.h"

unsigned tg_log2_of_cell(size_t cell) {
    unsigned log2 = 0;
    while (log2 < TG_NUM_CELLS && (size_t)1 << log2 != cell) log2++;
    return log2;
}

/* ----------------------------------------------------------------------------- plane with gaps */

/* Copies any number of bytes; short copies avoid the call of memcpy and use two overlapping pieces.
 * The compiler may order their loads and stores freely: source and destination do not overlap. */
static inline void copy_short(uint8_t *dst, const uint8_t *src, size_t n) {
#define TWO_PIECES(size)                                                                           \
    do {                                                                                           \
        memcpy(dst, src, size);                                                                    \
        memcpy(dst + n - (size), src + n - (size), size);                                          \
    } while (0)
    if (n > 64) {
        memcpy(dst, src, n);
    } else if (n >= 32) {
        TWO_PIECES(32);
    } else if (n >= 16) {
        TWO_PIECES(16);
    } else if (n >= 8) {
        TWO_PIECES(8);
    } else if (n >= 4) {
        TWO_PIECES(4);
    } else if (n >= 2) {
        TWO_PIECES(2);
    } else {
        *dst = *src;
    }
#undef TWO_PIECES
}

TG_EXPAND void tg_cell(const tg_layout_kernels *streaming, uint8_t *to, const uint8_t *from,
                       size_t n) {
    if (streaming != NULL) {
        streaming->stream(to, from, n);
    } else {
        copy_short(to, from, n);
    }
}

/* Cells of constant size are single instructions. */
TG_EXPAND void tg_grid_block(const tg_layout_kernels *streaming, tg_grid g) {
    if (streaming != NULL) {
        tg_grid_cells(streaming, g);
        return;
    }
    switch (g.cell) {
#define CONSTANT(size)                                                                             \
    case size:                                                                                     \
        g.cell = size;                                                                             \
        tg_grid_cells(NULL, g);                                                                    \
        break
        CONSTANT(1);
        CONSTANT(2);
        CONSTANT(4);
        CONSTANT(8);
        CONSTANT(16);
#undef CONSTANT
    default: tg_grid_cells(NULL, g); break;
    }
}

void tg_copy_strided(const tg_layout_kernels *kernels, uint8_t *dst, const uint8_t *src,
                     size_t cell, tg_strided outer, tg_strided inner, bool streaming) {
    const size_t block = 32; /* lines of 64 bytes on either side: 2 KiB each of 32 KiB and more */
    if (outer.n == 0 || inner.n == 0) return;
    const bool swap = inner.n < outer.n && inner.n < block; /* the longer loop is the inner one */
    const tg_grid grid = {dst, src, cell, swap ? inner : outer, swap ? outer : inner};
    tg_grid_blocks(streaming ? kernels : NULL, grid, block);
}

/* -------------------------------------------------------------------------------- ordinary stores */

TG_EXPAND void tg_tile(const tg_layout_kernels *kernels, tg_plane p, unsigned log2_cell) {
    kernels->tile[log2_cell](&p);
}

/* Square blocks whose source and destination stay in the first-level cache; if the plane is narrow,
 * longer blocks of the same size. */
static void transpose_cached(const tg_layout_kernels *kernels, unsigned log2_cell,
                             const tg_plane *plane) {
    const size_t cell = (size_t)1 << log2_cell;
    const size_t side = cell < 4 ? 128 : cell == 4 ? 64 : 32;
    /* At least 1. */
    const size_t rows = plane->cols < side ? side * side / plane->cols : side;
    const size_t cols = plane->rows < side ? side * side / plane->rows : side;
    tg_plane_blocks(kernels, *plane, log2_cell, cell, rows, cols);
}

/* ------------------------------------------------------------------------------------- streaming */

/*
 * Staging: a block of the destination is assembled in scratch memory and then streamed, row by row,
 * in runs of several cache lines. It serves destinations whose rows are not aligned to lines: each
 * row streams whole lines from the scratch block, which is a line wider than the run for this
 * purpose. Only the bytes before the first and after the last whole line of a row use ordinary
 * stores.
 *
 * There are two blocks: while one is assembled, the other is streamed, a few rows after each tile.
 * So memory is read and written at the same time, as in a copy; otherwise each side would wait for
 * the other.
 */
enum {
    RUN = 512,        /* bytes of a row per streamed run */
    RUN_NARROW = 256, /* the same for cells of 1 and 2 bytes, to limit source rows */
    BLOCK = 128 * (RUN + (int)TG_LINE), /* bytes of a block */
    SHORT = 512,                        /* contiguous rows up to this size are staged whole */
    STREAMS = 8,  /* source rows that are read in parallel: as many as the first-level cache has
                     ways, since all of them may map to one set */
    STRIDE = 256, /* bytes of each of them per step */
    AHEAD = 512,  /* prefetch distance in bytes: the streams are too short for the hardware */
    STRIDE_NARROW = 64, /* the same for cells of 1 and 2 bytes, where a vector needs more rows */
    AHEAD_NARROW = 256,
    APART = 512,       /* rows whose distance is a multiple of this are staged */
    DENSE_ROWS = 64,   /* this many rows of any length are whole lines */
    DENSE_BYTES = 4096 /* of them per streamed run: either end may be inside a line */
};

_Static_assert(2 * BLOCK + TG_LINE <= TG_LAYOUT_SCRATCH, "two blocks at the beginning of a line");

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address, 0, 3)
#else
#define PREFETCH(address) ((void)(address))
#endif

typedef struct staging {
    const tg_layout_kernels *kernels;
    const tg_plane *plane;
    unsigned log2_cell;
    size_t cell;
    size_t dense; /* number of contiguous rows, staged whole, per streamed run; 0: not contiguous */
    size_t width; /* columns that a block streams */
    size_t spare; /* columns that it reads in addition */
    size_t pitch; /* bytes from row to row of the scratch block */
    size_t depth; /* rows of a block */
} staging;

/* A block: its position in the plane. */
typedef struct staged {
    uint8_t *scratch;
    size_t row, rows;
    size_t col, cols; /* existing columns, including the spare ones */
    size_t written;   /* rows already streamed */
} staged;

static size_t stride_of(size_t cell) { return cell <= 2 ? STRIDE_NARROW : STRIDE; }

/* Columns from `col` to the next cache line boundary in this row. */
static size_t to_line(const staging *s, const uint8_t *row) {
    return (size_t)(-(uintptr_t)row % TG_LINE) >> s->log2_cell;
}

/* Streams rows up to `until`, or up to the last one. */
static void write_rows(const staging *s, staged *b, size_t until) {
    const tg_plane *p = s->plane;
    if (s->dense > 0) {
        if (until < b->rows) until -= until % s->dense;
        if (until <= b->written) return;
        s->kernels->stream(p->dst + (b->row + b->written) * s->pitch,
                           b->scratch + b->written * s->pitch, (until - b->written) * s->pitch);
        b->written = until;
        return;
    }
    const bool first = b->col == 0;
    const bool last = p->cols - b->col <= s->width;
    for (; b->written < until; b->written++) {
        uint8_t *row = p->dst + (b->row + b->written) * p->dst_row;
        size_t shift = s->spare > 0 ? to_line(s, row) : 0;
        /* The plane also limits the spare columns; it may end before the first line. */
        size_t from = first ? 0 : tg_min(shift, b->cols);
        size_t to = last ? b->cols : tg_min(s->width + shift, b->cols);
        s->kernels->stream(row + (b->col + from) * s->cell,
                           b->scratch + b->written * s->pitch + from * s->cell,
                           (to - from) * s->cell);
    }
}

/* Prefetches `rows` elements of `cols` source rows, as far as the plane has them. gcc treats a function
 * that only prefetches as free of effects and drops its calls, if it is not inlined. */
TG_EXPAND void prefetch(const staging *s, size_t row, size_t rows, size_t col, size_t cols) {
    const tg_plane *p = s->plane;
    size_t bytes = tg_min(rows, p->rows - row) * s->cell;
    for (size_t c = col; c < col + cols; c++) {
        const uint8_t *from = p->src + c * p->src_row + row * s->cell;
        for (size_t k = 0; k < bytes; k += TG_LINE) PREFETCH(from + k);
    }
}

/* Fills the scratch memory of a block while streaming the previous one. */
static void stage(const staging *s, const staged *b, staged *before) {
    /* Narrow blocks use longer pieces in both directions: their reads are nearly contiguous, and
     * kernel calls dominate the cost. */
    const size_t enough = 2048; /* bytes */
    const bool narrow = s->cell <= 2;
    size_t panel = narrow ? 32 / s->cell : STREAMS; /* whole vectors */
    size_t step = stride_of(s->cell) >> s->log2_cell;
    while (panel < b->cols && panel * b->rows * s->cell < enough) panel *= 2;
    while (step < b->rows && step * b->cols * s->cell < enough) step *= 2;
    size_t ahead = (size_t)(narrow ? AHEAD_NARROW : AHEAD) >> s->log2_cell;
    if (ahead < step) ahead = step;
    size_t filled = 0; /* elements; all of them are less than BLOCK */
    for (size_t c = 0; c < b->cols; c += panel) {
        size_t cols = tg_min(panel, b->cols - c);
        for (size_t r = 0; r < b->rows; r += step) {
            size_t rows = tg_min(step, b->rows - r);
            size_t next = r + ahead;
            if (next < b->rows) {
                prefetch(s, b->row + next, step, b->col + c, cols);
            } else if (c + panel >= b->cols) { /* the first source rows of the next block */
                if (next < s->plane->rows - b->row) {
                    prefetch(s, b->row + next, step, b->col, tg_min(panel, b->cols));
                }
            } else if (next - b->rows < b->rows) {
                prefetch(s, b->row + next - b->rows, step, b->col + c + panel,
                         tg_min(panel, b->cols - c - panel));
            }
            tg_plane sub = tg_part(*s->plane, s->cell, b->row + r, rows, b->col + c, cols);
            sub.dst = b->scratch + r * s->pitch + c * s->cell;
            sub.dst_row = s->pitch;
            s->kernels->tile[s->log2_cell](&sub);
            filled += rows * cols;
            write_rows(s, before, before->rows * filled / (b->rows * b->cols));
        }
    }
}

static void transpose_staged(const staging *s, uint8_t *scratch) {
    const tg_plane *p = s->plane;
    scratch += (size_t)(-(uintptr_t)scratch % TG_LINE);
    staged before = {.scratch = scratch + BLOCK}; /* no rows */
    for (size_t c = 0; c < p->cols; c += s->width) {
        for (size_t r = 0; r < p->rows; r += s->depth) {
            const staged b = {.scratch = before.scratch == scratch ? scratch + BLOCK : scratch,
                              .row = r,
                              .rows = tg_min(s->depth, p->rows - r),
                              .col = c,
                              .cols = tg_min(s->width + s->spare, p->cols - c)};
            stage(s, &b, &before);
            before = b;
        }
    }
    write_rows(s, &before, before.rows);
}

static void transpose_streaming(const tg_layout_kernels *kernels, unsigned log2_cell,
                                const tg_plane *plane, uint8_t *scratch) {
    const size_t cell = (size_t)1 << log2_cell;
    const size_t line = TG_LINE >> log2_cell;
    const size_t run = plane->cols * cell;
    const size_t place = (size_t)(uintptr_t)plane->dst | plane->dst_row;
    const bool aligned = place % TG_LINE == 0;
    /* Rows whose distance is a multiple of many cache lines map to few cache sets and few memory
     * banks: writing single lines of many such rows takes four times as long as runs. */
    const bool apart = plane->dst_row % APART != 0;
    if (plane->rows >= line && plane->cols >= line && aligned && apart &&
        kernels->lines[log2_cell] != NULL) {
        size_t whole = plane->cols - plane->cols % line;
        tg_plane sub = tg_part(*plane, cell, 0, plane->rows, 0, whole);
        kernels->lines[log2_cell](&sub);
        if (whole < plane->cols) {
            sub = tg_part(*plane, cell, 0, plane->rows, whole, plane->cols - whole);
            transpose_cached(kernels, log2_cell, &sub);
        }
        return;
    }
    staging s = {.kernels = kernels, .plane = plane, .log2_cell = log2_cell, .cell = cell};
    if (run <= SHORT && plane->dst_row == run && plane->rows > DENSE_ROWS) {
        s.dense = DENSE_ROWS;
        while (s.dense * run < DENSE_BYTES) s.dense *= 2;
        s.width = plane->cols;
        s.pitch = run;
        s.depth = BLOCK / run; /* at least DENSE_ROWS */
        s.depth -= s.depth % DENSE_ROWS;
    } else if (run > SHORT && place % cell == 0) {
        /* With few rows, runs are longer. pitch * depth is at most BLOCK. */
        size_t bytes = cell <= 2 ? RUN_NARROW : RUN;
        while (bytes < 4096 && (bytes * 2 + TG_LINE) * plane->rows <= BLOCK) bytes *= 2;
        s.width = bytes >> log2_cell;
        s.spare = aligned ? 0 : line;
        s.pitch = bytes + TG_LINE;
        s.depth = BLOCK / s.pitch;
        const size_t step = stride_of(cell) >> log2_cell;
        if (s.depth > step) s.depth -= s.depth % step;
    } else {
        transpose_cached(kernels, log2_cell, plane);
        return;
    }
    transpose_staged(&s, scratch);
}

void tg_transpose(const tg_layout_kernels *kernels, unsigned log2_cell, const tg_plane *plane,
                  void *scratch) {
    if (scratch != NULL) {
        transpose_streaming(kernels, log2_cell, plane, scratch);
    } else {
        transpose_cached(kernels, log2_cell, plane);
    }
}
