/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_table.c - arrays of many short axes, of which no two make a plane that is worth a call.
 *
 * Two groups of axes take the place of the two axes of a plane: those that are fastest in the
 * destination, and those of the rest that are fastest in the source. Positions in a group are not at
 * equal distances, so tables hold their offsets. A tile, all positions of both groups, is gathered
 * into a small buffer by runs of the source, and written by runs of the destination. The buffer
 * matters if lengths are powers of two: then all runs of a tile lie in the same few sets of the
 * cache, which keep a line only while one run is worked on.
 *
 * If a group has no room for the whole of an axis, it takes a range of it, and that axis is its
 * last, its slowest one. So the last range, which may be shorter, needs only the beginning of the tables.
 *
 * Offsets are those of elements, so that no sum overflows, see layout.h.
 */
#include <string.h>

#include "layout_kernels.h"

enum {
    TILE_BYTES = 16 << 10, /* half of a first-level cache */
    STRIP_BYTES = 4 << 10, /* some rows of a tile: for bytes, as many as fill vectors */
    MAX_SIDE = 128         /* positions of a group */
};

_Static_assert(MAX_SIDE *MAX_SIDE <= TILE_BYTES && 4 * TG_TABLE_CELL <= TILE_BYTES,
               "a tile of the shortest cells, and one of the longest");
_Static_assert(MAX_SIDE << (TG_NUM_CELLS - 1) <= STRIP_BYTES,
               "a run of the longest cells for kernels");

/* A group of axes. */
typedef struct group {
    size_t room; /* maximum number of positions */
    size_t count;
    size_t src[MAX_SIDE];
    size_t dst[MAX_SIDE];
    size_t steps;  /* of the range that is taken of an axis; 0: all axes are whole */
    size_t behind; /* positions for each of these steps */
} group;

static void start_group(group *g, size_t cell) {
    g->room = MAX_SIDE;
    while (g->room * g->room * cell > TILE_BYTES) g->room /= 2;
    g->count = 1;
    g->src[0] = 0;
    g->dst[0] = 0;
    g->steps = 0;
    g->behind = 0;
}

static bool is_full(const group *g) { return g->steps > 0 || g->room / g->count < 2; }

/* Adds an axis, or a range of it, to a group that is not full. Whether it was all of the axis. */
static bool add_axis(group *g, const tg_axis *axis) {
    const size_t most = g->room / g->count;
    const bool whole = axis->n <= most;
    const size_t steps = whole ? (size_t)axis->n : most;
    for (size_t k = 1; k < steps; k++) {
        for (size_t i = 0; i < g->count; i++) {
            g->src[k * g->count + i] = g->src[i] + k * (size_t)axis->src;
            g->dst[k * g->count + i] = g->dst[i] + k * (size_t)axis->dst;
        }
    }
    if (!whole) {
        g->steps = steps;
        g->behind = g->count;
    }
    g->count *= steps;
    return whole;
}

/* Whether positions, g->src or g->dst, are contiguous. */
static bool is_run(const size_t *positions, size_t count, size_t cell) {
    for (size_t i = 1; i < count; i++) {
        if (positions[i] != i * cell) return false;
    }
    return true;
}

/* Positions in the range that begins at `at` of the axis. */
static size_t range_at(const group *g, const tg_axis *axis) {
    if (axis->n - axis->at >= g->steps) return g->count;
    return g->behind * (size_t)(axis->n - axis->at);
}

/* -------------------------------------------------------------------------------------- tiles */

/* A tile: `cols` positions of the one group, `rows` of the other. */
typedef struct tile {
    const group *across; /* fastest in the destination */
    const group *down;
    size_t cols;
    size_t rows;
} tile;

enum { AHEAD = 4 };
#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address, 0, 3)
#else
#define PREFETCH(address) ((void)(address))
#endif

/* A function of its own for each size of cell: copies of constant size are single instructions. */
#define FOR_CELL(name, cell)                                                                       \
    static void gather_##name(const tile *t, uint8_t *buffer, const uint8_t *src, size_t size) {   \
        (void)size;                                                                                \
        for (size_t c = 0; c < t->cols; c++) {                                                     \
            const uint8_t *from = src + t->across->src[c];                                         \
            const uint8_t *ahead = src + t->across->src[c + AHEAD < t->cols ? c + AHEAD : c];      \
            uint8_t *to = buffer + c * (cell);                                                     \
            for (size_t r = 0; r < t->rows; r++) {                                                 \
                PREFETCH(ahead + t->down->src[r]);                                                 \
                memcpy(to + r * t->cols * (cell), from + t->down->src[r], cell);                   \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void scatter_##name(const tile *t, uint8_t *dst, const uint8_t *buffer, size_t size) {  \
        (void)size;                                                                                \
        for (size_t r = 0; r < t->rows; r++) {                                                     \
            uint8_t *to = dst + t->down->dst[r];                                                   \
            for (size_t c = 0; c < t->cols; c++, buffer += (cell))                                 \
                memcpy(to + t->across->dst[c], buffer, cell);                                      \
        }                                                                                          \
    }

FOR_CELL(1, 1)
FOR_CELL(2, 2)
FOR_CELL(4, 4)
FOR_CELL(8, 8)
FOR_CELL(16, 16)
FOR_CELL(any, size)

typedef void move_fn(const tile *t, uint8_t *to, const uint8_t *from, size_t cell);

typedef struct moves {
    move_fn *gather;
    move_fn *scatter;
} moves;

static moves moves_for(size_t cell) {
    switch (cell) {
    case 1: return (moves){gather_1, scatter_1};
    case 2: return (moves){gather_2, scatter_2};
    case 4: return (moves){gather_4, scatter_4};
    case 8: return (moves){gather_8, scatter_8};
    case 16: return (moves){gather_16, scatter_16};
    default: return (moves){gather_any, scatter_any};
    }
}

/*
 * Gathers a tile whose positions `down` are contiguous in the source: a plane, but for the places of its
 * rows. These are collected, some at a time, and transposed by a vector kernel.
 */
static void gather_runs(const tg_layout_kernels *kernels, unsigned log2_cell, const tile *t,
                        uint8_t *buffer, const uint8_t *src) {
    uint8_t strip[STRIP_BYTES];
    const size_t run = t->rows << log2_cell;
    const size_t at_once = STRIP_BYTES / run;
    for (size_t c = 0; c < t->cols; c += at_once) {
        const size_t n = t->cols - c < at_once ? t->cols - c : at_once;
        for (size_t k = 0; k < n; k++) memcpy(strip + k * run, src + t->across->src[c + k], run);
        const tg_plane plane = {.dst = buffer + (c << log2_cell),
                                .src = strip,
                                .dst_row = t->cols << log2_cell,
                                .src_row = run,
                                .rows = t->rows,
                                .cols = n};
        kernels->tile[log2_cell](&plane);
    }
}

static void write_runs(const tg_layout_kernels *kernels, const tile *t, const uint8_t *buffer,
                       uint8_t *dst, size_t cell, bool streaming) {
    const size_t run = t->cols * cell;
    for (size_t r = 0; r < t->rows; r++, buffer += run) {
        uint8_t *to = dst + t->down->dst[r];
        if (streaming && ((uintptr_t)to | run) % TG_LINE == 0) {
            kernels->stream(to, buffer, run);
        } else {
            memcpy(to, buffer, run);
        }
    }
}

/* -------------------------------------------------------------------------------------- loops */

void tg_copy_by_tables(const tg_layout_kernels *kernels, uint8_t *dst, const uint8_t *src,
                       size_t cell, tg_axis *axes, uint32_t num_axes, bool streaming) {
    uint8_t buffer[TILE_BYTES];
    group across;
    group down;
    start_group(&across, cell);
    start_group(&down, cell);
    /* The axes that are left are those of the loops. A range of the last one is in `across`, if of
     * any, and a range of `ranged` in `down`. */
    while (num_axes > 0 && !is_full(&across)) {
        if (add_axis(&across, &axes[num_axes - 1])) num_axes--;
    }
    uint32_t ranged = 0;
    while (num_axes > (across.steps > 0 ? 1u : 0u) && !is_full(&down)) {
        const uint32_t free = num_axes - (across.steps > 0 ? 1 : 0);
        ranged = 0;
        for (uint32_t i = 1; i < free; i++) {
            if (axes[i].src < axes[ranged].src) ranged = i;
        }
        if (!add_axis(&down, &axes[ranged])) break;
        for (uint32_t i = ranged + 1; i < num_axes; i++) axes[i - 1] = axes[i];
        num_axes--;
    }
    const bool writes_runs = is_run(across.dst, across.count, cell);
    const unsigned log2_cell = tg_log2_of_cell(cell);
    const bool reads_runs = log2_cell < TG_NUM_CELLS && is_run(down.src, down.count, cell);
    const moves move = moves_for(cell);

    for (uint32_t i = 0; i < num_axes; i++) axes[i].at = 0;
    for (;;) {
        tile t = {&across, &down, across.count, down.count};
        if (across.steps > 0) t.cols = range_at(&across, &axes[num_axes - 1]);
        if (down.steps > 0) t.rows = range_at(&down, &axes[ranged]);
        if (reads_runs) {
            gather_runs(kernels, log2_cell, &t, buffer, src);
        } else {
            move.gather(&t, buffer, src, cell);
        }
        if (writes_runs) {
            write_runs(kernels, &t, buffer, dst, cell, streaming);
        } else {
            move.scatter(&t, dst, buffer, cell);
        }
        uint32_t i = num_axes;
        for (; i > 0; i--) {
            tg_axis *axis = &axes[i - 1];
            uint64_t step = 1;
            if (across.steps > 0 && i == num_axes) step = across.steps;
            if (down.steps > 0 && i - 1 == ranged) step = down.steps;
            if (axis->n - axis->at > step) {
                axis->at += step;
                dst += step * axis->dst;
                src += step * axis->src;
                break;
            }
            dst -= axis->at * axis->dst;
            src -= axis->at * axis->src;
            axis->at = 0;
        }
        if (i == 0) return;
    }
}
