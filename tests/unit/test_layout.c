/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_layout.c - every set of kernels that this machine supports, compared with plain index
 * arithmetic.
 *
 * Source and destination are blocks of exactly the required size, after a few bytes that allow them
 * to begin at any address, so that the sanitizers detect each excess byte. All bytes of the
 * destination are compared, including those between and before its elements.
 */
#include "ks_test.h"

#include <stdio.h>

#include "layout_kernels.h"

#define MAX_RANK 8
#define MAX_SHORT 24 /* of arrays of short axes */
#define MAX_SETS 4

static const size_t cells[] = {1, 2, 4, 8, 16};

static uint32_t next_random(uint32_t *random) {
    *random = *random * 1664525u + 1013904223u;
    return *random >> 8;
}

/* ------------------------------------------------------------------------------------ reference */

/* Bytes from the first to the last byte of an array; 0 when it is empty. */
static size_t hull(size_t cell, const tg_axis *axes, uint32_t rank, bool of_source) {
    size_t size = cell;
    for (uint32_t i = 0; i < rank; i++) {
        if (axes[i].n == 0) return 0;
        size += (size_t)((axes[i].n - 1) * (of_source ? axes[i].src : axes[i].dst));
    }
    return size;
}

static void reference(uint8_t *dst, const uint8_t *src, size_t cell, const tg_axis *axes,
                      uint32_t rank) {
    uint64_t at[MAX_SHORT + 1] = {0};
    uint64_t to = 0;
    uint64_t from = 0;
    for (uint32_t i = 0; i < rank; i++) {
        if (axes[i].n == 0) return;
    }
    for (;;) {
        memcpy(dst + to, src + from, cell);
        uint32_t i = rank;
        for (; i > 0; i--) {
            to += axes[i - 1].dst;
            from += axes[i - 1].src;
            if (++at[i - 1] < axes[i - 1].n) break;
            to -= axes[i - 1].n * axes[i - 1].dst;
            from -= axes[i - 1].n * axes[i - 1].src;
            at[i - 1] = 0;
        }
        if (i == 0) return;
    }
}

static void fail_case(const char *kernels, size_t cell, const tg_axis *axes, uint32_t rank,
                      bool streaming) {
    fprintf(stderr, "%s, cell %zu, %s\n", kernels, cell, streaming ? "streaming" : "ordinary");
    for (uint32_t i = 0; i < rank; i++) {
        fprintf(stderr, "  n %ju src %ju dst %ju\n", (uintmax_t)axes[i].n, (uintmax_t)axes[i].src,
                (uintmax_t)axes[i].dst);
    }
    fail();
}

/* A block with `front` bytes before the hull; not aligned more than malloc does by itself. */
static uint8_t *block(size_t front, size_t size) {
    uint8_t *memory = malloc(front + size > 0 ? front + size : 1);
    assert_non_null(memory);
    return memory;
}

/* Random bytes, the same ones each time, because most cases are small and there are many of
 * them. */
static void fill(uint8_t *dst, size_t n) {
    static uint8_t pool[65521];
    if (pool[0] == 0) {
        uint32_t random = 1;
        for (size_t i = 0; i < sizeof pool; i++) pool[i] = (uint8_t)next_random(&random);
        pool[0] = 1;
    }
    for (size_t i = 0; i < n; i += sizeof pool) {
        memcpy(dst + i, pool, n - i < sizeof pool ? n - i : sizeof pool);
    }
}

/* Runs a case with all kernels. `dst_front`: bytes before the destination; with `lines`, the
 * first byte after them is aligned to a cache line. */
static void check(size_t cell, const tg_axis *axes, uint32_t rank, size_t src_front,
                  size_t dst_front, bool lines) {
    size_t src_size = hull(cell, axes, rank, true);
    size_t dst_size = hull(cell, axes, rank, false);
    uint8_t *src = block(src_front, src_size);
    fill(src, src_front + src_size);
    size_t extra = lines ? TG_LINE : 0;
    uint8_t *dst = block(dst_front + extra, dst_size);
    if (lines) dst_front += (size_t)(-(uintptr_t)(dst + dst_front) % TG_LINE);
    uint8_t *expected = block(dst_front, dst_size);
    memset(expected, 0xA5, dst_front + dst_size);
    reference(expected + dst_front, src + src_front, cell, axes, rank);

    uint8_t *scratch = block(2 * MAX_SETS, TG_LAYOUT_SCRATCH); /* at another place in each run */
    const tg_layout_kernels *sets[MAX_SETS];
    unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    for (unsigned run = 0; run < 2 * num_sets; run++) {
        const tg_layout_kernels *kernels = sets[run / 2];
        bool streaming = run % 2 != 0;
        if (streaming && kernels->stream == NULL) continue;
        tg_axis used[MAX_SHORT];
        if (rank > 0) memcpy(used, axes, rank * sizeof *axes);
        memset(dst, 0xA5, dst_front + dst_size);
        tg_permute_with(kernels, dst + dst_front, src + src_front, cell, used, rank,
                        streaming ? scratch + run : NULL);
        if (memcmp(dst, expected, dst_front + dst_size) != 0) {
            fail_case(kernels->name, cell, axes, rank, streaming);
        }
    }
    free(src);
    free(dst);
    free(expected);
    free(scratch);
}

/* Strides of an array with the axes in the given order, outermost first. The elements of axis
 * `gap_axis` are followed by `gap` bytes. */
static void strides(const uint64_t *n, uint64_t *stride, const uint32_t *order, uint32_t rank,
                    size_t cell, uint32_t gap_axis, uint64_t gap) {
    uint64_t size = cell;
    for (uint32_t k = rank; k-- > 0;) {
        uint32_t axis = order[k];
        stride[axis] = size + (axis == gap_axis ? gap : 0);
        size = stride[axis] * (n[axis] > 0 ? n[axis] : 1);
    }
}

#define NO_GAP UINT32_MAX

static void check_orders(size_t cell, const uint64_t *n, uint32_t rank, const uint32_t *src_order,
                         const uint32_t *dst_order, size_t fronts) {
    uint64_t src[MAX_RANK];
    uint64_t dst[MAX_RANK];
    tg_axis axes[MAX_RANK];
    strides(n, src, src_order, rank, cell, NO_GAP, 0);
    strides(n, dst, dst_order, rank, cell, NO_GAP, 0);
    for (uint32_t i = 0; i < rank; i++)
        axes[i] = (tg_axis){.n = n[i], .src = src[i], .dst = dst[i]};
    check(cell, axes, rank, fronts % 5, fronts % 7, false);
}

/* A transposition, with gaps between the rows of the destination and those of the source. */
static void check_plane(size_t cell, size_t rows, size_t cols, size_t src_gap, size_t dst_gap,
                        size_t dst_front, bool lines) {
    const tg_axis axes[] = {
        {.n = rows, .src = cell, .dst = cols * cell + dst_gap},
        {.n = cols, .src = rows * cell + src_gap, .dst = cell},
    };
    check(cell, axes, 2, (rows + cols) % 3, dst_front, lines);
}

/* ---------------------------------------------------------------------------------------- tests */

TEST(one_element) {
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        check(cells[k], NULL, 0, k % 3, 1, false);
        const tg_axis ones[] = {{.n = 1, .src = 5, .dst = 7}, {.n = 1, .src = 0, .dst = 0}};
        check(cells[k], ones, 2, 0, 3, false);
    }
}

TEST(nothing) {
    tg_axis axes[] = {{.n = 3, .src = 4, .dst = 4}, {.n = 0, .src = 12, .dst = 12}};
    tg_permute(NULL, NULL, 4, axes, 2, NULL);
    tg_permute_portable(NULL, NULL, 4, axes, 2, NULL);
    check(4, axes, 2, 0, 2, false);
    tg_copy_streaming(NULL, NULL, 0);
}

/* Sizes around every multiple of a tile. */
TEST(all_small_planes) {
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        for (size_t rows = 1; rows <= 70; rows++) {
            for (size_t cols = 1; cols <= 70; cols++) {
                size_t gap = (rows + 2 * cols) % 5 == 0 ? cells[k] * (rows % 3) + cols % 2 : 0;
                check_plane(cells[k], rows, cols, gap, gap, (rows * 7 + cols) % 19, cols % 2 == 0);
            }
        }
    }
}

/* Few rows or columns, many of the other: channels of pictures. */
TEST(channels) {
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        for (size_t few = 1; few <= 9; few++) {
            for (size_t many = 71; many < 3000; many = many * 2 + few % 3) {
                check_plane(cells[k], few, many, 0, 0, many % 65, few % 2 == 0);
                check_plane(cells[k], many, few, 0, 0, many % 65, few % 2 == 0);
                check_plane(cells[k], few, many, cells[k], 3 * cells[k], 0, true);
                check_plane(cells[k], many, few, cells[k], 3 * cells[k], 0, true);
            }
        }
    }
}

/* Large enough for several blocks of all kinds, with rows that begin at every position in a
 * cache line. */
TEST(streamed_planes) {
    const size_t sizes[][2] = {{1, 5000},  {2, 3001},  {3, 4099},  {5, 700},
                               {31, 600},  {64, 1024}, {103, 513}, {97, 64},
                               {640, 129}, {205, 321}, {333, 130}, {700, 31},
                               {2048, 3},  {1300, 47}, {129, 255}, {300, 640}};
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        size_t cell = cells[k];
        for (size_t i = 0; i < COUNT_OF(sizes); i++) {
            size_t rows = sizes[i][0];
            size_t cols = sizes[i][1];
            size_t to_lines = -(cols * cell) % TG_LINE;
            check_plane(cell, rows, cols, 0, 0, 0, true);                  /* dense */
            check_plane(cell, rows, cols, 0, to_lines, 0, true);           /* whole lines */
            check_plane(cell, rows, cols, 8, to_lines + 64, 64, true);     /* the same with gaps */
            check_plane(cell, rows, cols, 0, to_lines, 3 * cell, false);   /* all shifted */
            check_plane(cell, rows, cols, 3, 5 * cell, cell, false);       /* shifted differently */
            if (i % 4 == 0) check_plane(cell, rows, cols, 1, 1, 1, false); /* between elements */
        }
    }
}

/* Runs that are contiguous on both sides, of every length up to two cache lines, and some
 * longer ones. */
TEST(runs) {
    for (size_t n = 1; n < 5000; n += n < 140 ? 1 : 1017) {
        for (size_t k = 0; k < 2; k++) {
            size_t size = n * cells[k];
            const tg_axis axes[] = {
                {.n = 5, .src = size, .dst = 7 * (size + k)},
                {.n = 7, .src = 5 * size + 3, .dst = size + k},
                {.n = n, .src = cells[k], .dst = cells[k]},
            };
            check(cells[k], axes, 3, n % 3, n % 64, n % 2 == 0);
        }
    }
}

static void swap(uint32_t *a, uint32_t *b) {
    uint32_t was = *a;
    *a = *b;
    *b = was;
}

/* The next permutation in lexical order; false after the last one. */
static bool next_order(uint32_t *order, uint32_t rank) {
    uint32_t i = rank;
    while (i > 1 && order[i - 2] > order[i - 1]) i--;
    if (i <= 1) return false;
    uint32_t k = rank - 1;
    while (order[k] < order[i - 2]) k--;
    swap(&order[i - 2], &order[k]);
    for (uint32_t a = i - 1, b = rank - 1; a < b; a++, b--) swap(&order[a], &order[b]);
    return true;
}

/* Every order of the axes on both sides. */
TEST(all_orders) {
    const uint64_t sizes[][4] = {{2, 3, 4, 5}, {9, 1, 17, 3}, {16, 8, 4, 2}, {5, 0, 2, 3}};
    for (uint32_t rank = 1; rank <= 4; rank++) {
        for (size_t k = 0; k < COUNT_OF(cells) * COUNT_OF(sizes); k++) {
            uint32_t src_order[] = {0, 1, 2, 3};
            size_t count = 0;
            do {
                uint32_t dst_order[] = {0, 1, 2, 3};
                do {
                    check_orders(cells[k % COUNT_OF(cells)], sizes[k / COUNT_OF(cells)], rank,
                                 src_order, dst_order, count++);
                } while (next_order(dst_order, rank));
            } while (next_order(src_order, rank));
            const size_t orders[] = {1, 1, 2, 6, 24};
            assert_true(count == orders[rank] * orders[rank]);
        }
    }
}

TEST(random_shapes) {
    uint32_t random = 42;
    for (unsigned round = 0; round < 4000; round++) {
        uint32_t rank = next_random(&random) % (MAX_RANK + 1);
        size_t cell = cells[next_random(&random) % COUNT_OF(cells)];
        uint64_t n[MAX_RANK];
        uint32_t src_order[MAX_RANK];
        uint32_t dst_order[MAX_RANK];
        uint64_t total = 1;
        for (uint32_t i = 0; i < rank; i++) {
            uint64_t most = 3000 / total;
            if (most > 40) most = 40;
            n[i] = next_random(&random) % 50 == 0 ? 0 : 1 + next_random(&random) % (most + 1);
            if (n[i] > 0) total *= n[i];
            if (total > 3000) total = 3000;
            src_order[i] = dst_order[i] = i;
        }
        for (uint32_t i = rank; i > 1; i--) {
            swap(&src_order[i - 1], &src_order[next_random(&random) % i]);
            swap(&dst_order[i - 1], &dst_order[next_random(&random) % i]);
        }
        if (round % 4 == 0) memcpy(src_order, dst_order, sizeof src_order);
        uint64_t src[MAX_RANK];
        uint64_t dst[MAX_RANK];
        tg_axis axes[MAX_RANK];
        /* a box within a larger array, on either side */
        strides(n, src, src_order, rank, cell, next_random(&random) % 10, random % 4 * cell + 1);
        strides(n, dst, dst_order, rank, cell, next_random(&random) % 10, random % 4 * cell);
        for (uint32_t i = 0; i < rank; i++) {
            axes[i] = (tg_axis){.n = n[i], .src = src[i], .dst = dst[i]};
        }
        check(cell, axes, rank, next_random(&random) % 9, next_random(&random) % 70,
              round % 3 == 0);
    }
}

/* Many axes of 2 to 5, and a few longer ones, whose ranges do not divide them; runs on neither side, on one, and
 * cells of any size, as they are left when an axis is contiguous on both sides. */
TEST(short_axes) {
    uint32_t random = 11;
    for (unsigned round = 0; round < 600; round++) {
        const size_t element = cells[next_random(&random) % COUNT_OF(cells)];
        const uint64_t most = round % 20 == 0 ? 300000 : 20000;
        uint64_t n[MAX_SHORT];
        uint32_t src_order[MAX_SHORT];
        uint32_t dst_order[MAX_SHORT];
        uint32_t rank = 0;
        uint64_t total = 1;
        while (rank < MAX_SHORT) {
            const uint32_t kind = next_random(&random) % 12;
            uint64_t length = round % 3 == 0 ? 2 : 2 + next_random(&random) % 4;
            if (kind == 0) length = 1 + next_random(&random) % (round % 5 == 0 ? 400 : 40);
            if (total * length > most) break;
            total *= length;
            n[rank++] = length;
        }
        for (uint32_t i = 0; i < rank; i++) {
            src_order[i] = i;
            dst_order[i] = rank - 1 - i;
        }
        for (uint32_t i = rank; round % 2 != 0 && i > 1; i--)
            swap(&dst_order[i - 1], &dst_order[next_random(&random) % i]);
        uint64_t src[MAX_SHORT];
        uint64_t dst[MAX_SHORT];
        tg_axis axes[MAX_SHORT];
        const bool gaps = round % 4 == 3;
        strides(n, src, src_order, rank, element, gaps ? next_random(&random) % rank : NO_GAP, 7);
        strides(n, dst, dst_order, rank, element, gaps ? next_random(&random) % rank : NO_GAP, 3);
        for (uint32_t i = 0; i < rank; i++)
            axes[i] = (tg_axis){.n = n[i], .src = src[i], .dst = dst[i]};
        check(element, axes, rank, next_random(&random) % 9, next_random(&random) % 70,
              round % 3 == 0);
    }
}

/* One element for a whole axis: a source stride of 0. */
TEST(repeated) {
    for (size_t k = 0; k < COUNT_OF(cells); k++) {
        const tg_axis axes[] = {{.n = 37, .src = 0, .dst = 51 * cells[k]},
                                {.n = 51, .src = cells[k], .dst = cells[k]}};
        check(cells[k], axes, 2, 1, 2, false);
        const tg_axis inner[] = {{.n = 37, .src = cells[k], .dst = 51 * cells[k]},
                                 {.n = 51, .src = 0, .dst = cells[k]}};
        check(cells[k], inner, 2, 1, 2, false);
    }
}

/* Of all kernels, and of those that the public function selects. */
TEST(streaming_copies) {
    const tg_layout_kernels *sets[MAX_SETS];
    unsigned num_sets = tg_layout_kernel_sets(sets, MAX_SETS);
    uint32_t random = 7;
    for (size_t n = 0; n < 400; n++) {
        uint8_t *src = block(n % 3, n);
        uint8_t *dst = block(n % 67, n);
        for (size_t i = 0; i < n; i++) src[n % 3 + i] = (uint8_t)next_random(&random);
        for (unsigned k = 0; k <= num_sets; k++) {
            if (k < num_sets && sets[k]->stream == NULL) continue;
            memset(dst, 0xA5, n % 67 + n);
            if (k < num_sets) {
                sets[k]->stream(dst + n % 67, src + n % 3, n);
                sets[k]->fence();
            } else {
                tg_copy_streaming(dst + n % 67, src + n % 3, n);
            }
            for (size_t i = 0; i < n % 67; i++) assert_int_equal(dst[i], 0xA5);
            assert_true(n == 0 || memcmp(dst + n % 67, src + n % 3, n) == 0);
        }
        free(src);
        free(dst);
    }
}

TEST(which_kernels) {
    const tg_layout_kernels *sets[MAX_SETS];
    unsigned count = tg_layout_kernel_sets(sets, MAX_SETS);
    assert_true(count >= 1 && count <= MAX_SETS);
    assert_string_equal(sets[0]->name, "portable");
    assert_string_equal(sets[count - 1]->name, tg_layout_kernel());
    assert_int_equal(tg_layout_kernel_sets(sets, 0), 0);
    /* the public functions give the same result */
    uint16_t src[6] = {0, 1, 2, 3, 4, 5};
    uint16_t dst[6];
    for (unsigned i = 0; i < 2; i++) {
        tg_axis axes[] = {{.n = 2, .src = 6, .dst = 2}, {.n = 3, .src = 2, .dst = 4}};
        (i == 0 ? tg_permute : tg_permute_portable)(dst, src, 2, axes, 2, NULL);
        const uint16_t expected[] = {0, 3, 1, 4, 2, 5};
        assert_memory_equal(dst, expected, sizeof expected);
    }
}
