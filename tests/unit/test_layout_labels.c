/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_layout_labels.c - each kernel of layout.h is a permutation, and the right one: every element
 * is labelled with its index, and the label that arrives at each place is compared with a formula.
 *
 * Kernels choose their way by shape alone: whole blocks, a rest, a few rows or columns. So one run
 * for each shape shows the way of every content. Random bytes, as in test_layout.c, do not show it:
 * of elements of one byte, two that were exchanged are often equal.
 *
 * An index has 24 bits. Elements shorter than that take several runs, each with another byte of it.
 */
#include "ks_test.h"

#include "layout_kernels.h"

#define MAX_SETS 4
#define LABEL 3 /* bytes of a label */
#define UNTOUCHED 0xA5

/* Kernels of bytes work on blocks of 16 rows and columns at most, by pairs of blocks and, where there
 * are few rows or columns, by groups of four. */
enum { SIDE = 4 * 16 + 6, STRIDED_SIDE = 2 * 32 + 1 };

static uint8_t label_byte(size_t index, size_t byte, size_t run) {
    return (uint8_t)(index >> (8 * ((byte + run) % LABEL)));
}

static size_t runs_of(size_t cell) { return (LABEL + cell - 1) / cell; }

static void put_label(uint8_t *at, size_t cell, size_t index, size_t run) {
    for (size_t k = 0; k < cell; k++) at[k] = label_byte(index, k, run);
}

static void expect_label(const uint8_t *at, size_t cell, size_t index, size_t run) {
    for (size_t k = 0; k < cell; k++) {
        if (at[k] != label_byte(index, k, run)) assert_int_equal(at[k], label_byte(index, k, run));
    }
}

static void expect_untouched(const uint8_t *at, size_t n) {
    for (size_t k = 0; k < n; k++) {
        if (at[k] != UNTOUCHED) assert_int_equal(at[k], UNTOUCHED);
    }
}

/* Memory of exactly `size` bytes, so that sanitizers see each excess byte. */
static uint8_t *memory(size_t size) {
    uint8_t *all = malloc(size);
    assert_non_null(all);
    memset(all, UNTOUCHED, size);
    return all;
}

/* ------------------------------------------------------------------------------------- planes */

/* Element (r, c) of the destination comes from element r of source row c. Rows of either side are
 * followed by `gap` bytes, except for the last one. */
static void check_plane(tg_tile_fn *kernel, size_t cell, size_t rows, size_t cols, size_t gap,
                        bool lines) {
    const size_t src_row = rows * cell + gap;
    const size_t dst_row = cols * cell + gap;
    const size_t dst_size = (rows - 1) * dst_row + cols * cell;
    uint8_t *src = memory((cols - 1) * src_row + rows * cell);
    uint8_t *place = memory(dst_size + (lines ? TG_LINE : 0));
    uint8_t *dst = place + (lines ? (size_t)(-(uintptr_t)place % TG_LINE) : 0);
    for (size_t run = 0; run < runs_of(cell); run++) {
        for (size_t c = 0; c < cols; c++) {
            for (size_t r = 0; r < rows; r++)
                put_label(src + c * src_row + r * cell, cell, c * rows + r, run);
        }
        memset(dst, UNTOUCHED, dst_size);
        kernel(&(tg_plane){dst, src, dst_row, src_row, rows, cols});
        for (size_t r = 0; r < rows; r++) {
            for (size_t c = 0; c < cols; c++)
                expect_label(dst + r * dst_row + c * cell, cell, c * rows + r, run);
            if (r + 1 < rows) expect_untouched(dst + r * dst_row + cols * cell, gap);
        }
    }
    free(src);
    free(place);
}

TEST(tiles) {
    const tg_layout_kernels *sets[MAX_SETS];
    const unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    for (unsigned s = 0; s < num_sets; s++) {
        for (unsigned k = 0; k < TG_NUM_CELLS; k++) {
            const size_t cell = (size_t)1 << k;
            for (size_t rows = 1; rows <= SIDE; rows++) {
                for (size_t cols = 1; cols <= SIDE; cols++) {
                    check_plane(sets[s]->tile[k], cell, rows, cols, 0, false);
                    check_plane(sets[s]->tile[k], cell, rows, cols, cell + 1, false);
                }
            }
        }
    }
}

/* Streaming kernels: whole lines in the destination, any number of rows from a line of them on. */
TEST(whole_lines) {
    const tg_layout_kernels *sets[MAX_SETS];
    const unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    for (unsigned s = 0; s < num_sets; s++) {
        for (unsigned k = 0; k < TG_NUM_CELLS; k++) {
            if (sets[s]->lines[k] == NULL) continue;
            const size_t line = TG_LINE >> k;
            for (size_t rows = line; rows <= 3 * line + 1; rows++) {
                for (size_t cols = line; cols <= 4 * line; cols += line) {
                    check_plane(sets[s]->lines[k], (size_t)1 << k, rows, cols, 0, true);
                    check_plane(sets[s]->lines[k], (size_t)1 << k, rows, cols, TG_LINE, true);
                }
            }
        }
    }
}

/* ------------------------------------------------------------------------------ gaps, tables */

static void check_strided(const tg_layout_kernels *kernels, size_t cell, size_t outer,
                          size_t inner) {
    /* Both sides have gaps, and the order of the axes is not the same. */
    const tg_strided rows = {.n = outer, .dst = inner * (cell + 1), .src = cell + 2};
    const tg_strided cols = {.n = inner, .dst = cell + 1, .src = outer * (cell + 2)};
    const size_t count = outer * inner;
    uint8_t *src = memory(count * (cell + 2) + 1);
    uint8_t *dst = memory(count * (cell + 1) + 1);
    for (size_t run = 0; run < runs_of(cell); run++) {
        for (size_t i = 0; i < count; i++) put_label(src + i * (cell + 2), cell, i, run);
        memset(dst, UNTOUCHED, count * (cell + 1) + 1);
        tg_copy_strided(kernels, dst, src, cell, rows, cols, false);
        for (size_t i = 0; i < count; i++) {
            const size_t index = i % inner * outer + i / inner;
            expect_label(dst + i * (cell + 1), cell, index, run);
            expect_untouched(dst + i * (cell + 1) + cell, 1);
        }
        expect_untouched(dst + count * (cell + 1), 1);
    }
    free(src);
    free(dst);
}

/* The blocks have 32 elements on a side. */
TEST(planes_with_gaps) {
    static const size_t cells[] = {1, 2, 3, 4, 8, 16};
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        for (size_t outer = 0; outer <= STRIDED_SIDE; outer++) {
            for (size_t inner = 0; inner <= STRIDED_SIDE; inner++)
                check_strided(&tg_layout_portable, cells[k], outer, inner);
        }
    }
}

/* Kernels get planes of any length, also longer than a number of 16 bits. */
TEST(long_planes) {
    static const size_t sides[][2] = {{70001, 17}, {17, 70001}, {300001, 3}, {3, 300001}};
    const tg_layout_kernels *sets[MAX_SETS];
    const unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    for (unsigned s = 0; s < num_sets; s++) {
        for (unsigned k = 0; k < TG_NUM_CELLS; k++) {
            const size_t cell = (size_t)1 << k;
            const size_t line = TG_LINE >> k;
            for (size_t i = 0; i < COUNT_OF(sides); i++)
                check_plane(sets[s]->tile[k], cell, sides[i][0], sides[i][1], 0, false);
            if (sets[s]->lines[k] == NULL) continue;
            check_plane(sets[s]->lines[k], cell, 70001, line, TG_LINE, true);
            check_plane(sets[s]->lines[k], cell, line, 70016, TG_LINE, true);
        }
    }
    check_strided(&tg_layout_portable, 3, 70001, 33);
    check_strided(&tg_layout_portable, 3, 33, 70001);
}

/* Three axes in the reverse order: with tables. */
static void check_table(const tg_layout_kernels *kernels, size_t cell, const size_t *n) {
    const size_t count = n[0] * n[1] * n[2];
    uint8_t *src = memory(count * cell);
    uint8_t *dst = memory(count * cell);
    for (size_t run = 0; run < runs_of(cell); run++) {
        tg_axis axes[] = {{.n = n[0], .src = cell, .dst = n[1] * n[2] * cell},
                          {.n = n[1], .src = n[0] * cell, .dst = n[2] * cell},
                          {.n = n[2], .src = n[0] * n[1] * cell, .dst = cell}};
        for (size_t i = 0; i < count; i++) put_label(src + i * cell, cell, i, run);
        memset(dst, UNTOUCHED, count * cell);
        tg_copy_by_tables(kernels, dst, src, cell, axes, 3, false);
        for (size_t i = 0; i < count; i++) {
            const size_t a = i / (n[1] * n[2]);
            const size_t b = i / n[2] % n[1];
            const size_t c = i % n[2];
            expect_label(dst + i * cell, cell, a + n[0] * (b + n[1] * c), run);
        }
    }
    free(src);
    free(dst);
}

/* A group of axes has 128 positions at most, and 16 for the longest cells: lengths around one, two
 * and three times that. */
TEST(tables) {
    static const size_t lengths[] = {2, 3, 15, 16, 17, 31, 33, 63, 64, 65, 127, 128, 129, 257};
    static const size_t cells[] = {1, 2, 4, 5, 8, 16, TG_TABLE_CELL};
    const tg_layout_kernels *sets[MAX_SETS];
    const unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        for (size_t i = 0; i < COUNT_OF(lengths) * COUNT_OF(lengths) * COUNT_OF(lengths); i++) {
            const size_t n[] = {lengths[i / COUNT_OF(lengths) / COUNT_OF(lengths)],
                                lengths[i / COUNT_OF(lengths) % COUNT_OF(lengths)],
                                lengths[i % COUNT_OF(lengths)]};
            if (n[0] * n[1] * n[2] > 9000) continue;
            for (unsigned s = 0; s < num_sets; s++) check_table(sets[s], cells[k], n);
        }
    }
}

/* A kernel that exchanges two elements is not taken for one that does not. */
static void exchange_two(const tg_plane *p) {
    tg_layout_portable.tile[0](p);
    const uint8_t first = p->dst[0];
    p->dst[0] = p->dst[p->dst_row];
    p->dst[p->dst_row] = first;
}
TEST(labels_differ) {
    for (size_t rows = 2; rows <= SIDE; rows++) {
        uint8_t src[SIDE];
        uint8_t dst[SIDE];
        for (size_t r = 0; r < rows; r++) put_label(src + r, 1, r, 0);
        exchange_two(&(tg_plane){dst, src, 1, rows, rows, 1});
        assert_int_not_equal(dst[0], label_byte(0, 0, 0));
    }
}
