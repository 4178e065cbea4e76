/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout.c - normal form of the axes, and the loops around a plane.
 */
#include "layout.h"

#include <string.h>

#include "layout_kernels.h"

#if TG_LAYOUT_X86
/* These also check that the system saves the registers (XCR0). They cost a few loads and no CPUID,
 * since the compiler's start-up code has executed it. Kernels of the larger set call those of the
 * smaller. */
static bool has_avx2(void) { return __builtin_cpu_supports("avx2"); }
static bool has_avx512(void) { return has_avx2() && __builtin_cpu_supports("avx512f"); }
#endif

unsigned tg_layout_kernel_sets(const tg_layout_kernels **sets, unsigned max) {
    unsigned count = 0;
    if (count < max) sets[count++] = &tg_layout_portable;
#if TG_LAYOUT_X86
    if (count < max && has_avx2()) sets[count++] = &tg_layout_avx2;
    if (count < max && has_avx512()) sets[count++] = &tg_layout_avx512;
#endif
    return count;
}

static const tg_layout_kernels *best_kernels(void) {
#if TG_LAYOUT_X86
    if (has_avx512()) return &tg_layout_avx512;
    if (has_avx2()) return &tg_layout_avx2;
#endif
    return &tg_layout_portable;
}

/* ---------------------------------------------------------------------------------- normal form */

/* By descending stride in the destination. Insertion sort: there are few axes, mostly in order
 * already. */
static void sort_axes(tg_axis *axes, uint32_t num_axes) {
    for (uint32_t i = 1; i < num_axes; i++) {
        tg_axis axis = axes[i];
        uint32_t k = i;
        for (; k > 0 && axes[k - 1].dst < axis.dst; k--) axes[k] = axes[k - 1];
        axes[k] = axis;
    }
}

/* Drops axes of length 1, sorts, and merges two axes if the inner one ends at the next step of the
 * outer one on both sides. Returns the number of axes left. No length is 0, so a product of a
 * length and a stride is at most one stride past the last element: it fits, see layout.h. */
static uint32_t normalise(tg_axis *axes, uint32_t num_axes) {
    uint32_t longer = 0;
    for (uint32_t i = 0; i < num_axes; i++) {
        if (axes[i].n != 1) axes[longer++] = axes[i];
    }
    sort_axes(axes, longer);
    uint32_t left = 0;
    for (uint32_t i = 0; i < longer; i++) {
        tg_axis inner = axes[i];
        if (left > 0 && axes[left - 1].dst == inner.n * inner.dst &&
            axes[left - 1].src == inner.n * inner.src) {
            axes[left - 1].n *= inner.n;
            axes[left - 1].dst = inner.dst;
            axes[left - 1].src = inner.src;
        } else {
            axes[left++] = inner;
        }
    }
    return left;
}

/* ---------------------------------------------------------------------------------------- loops */

/* The work for each iteration of the loops. */
typedef struct job {
    const tg_layout_kernels *kernels;
    size_t cell;     /* bytes that are contiguous on both sides */
    void *scratch;   /* NULL: no streaming */
    bool transposed; /* cell, outer and inner fit tg_transpose */
    unsigned log2_cell;
    tg_strided outer;
    tg_strided inner;
} job;

static void run_job(const job *j, uint8_t *dst, const uint8_t *src) {
    if (j->transposed) {
        const tg_plane plane = {.dst = dst,
                                .src = src,
                                .dst_row = j->outer.dst,
                                .src_row = j->inner.src,
                                .rows = j->outer.n,
                                .cols = j->inner.n};
        tg_transpose(j->kernels, j->log2_cell, &plane, j->scratch);
    } else {
        tg_copy_strided(j->kernels, dst, src, j->cell, j->outer, j->inner, j->scratch != NULL);
    }
}

static tg_strided strided(const tg_axis *axis) {
    return (tg_strided){.n = (size_t)axis->n, .dst = (size_t)axis->dst, .src = (size_t)axis->src};
}

static void remove_axis(tg_axis *axes, uint32_t *num_axes, uint32_t which) {
    for (uint32_t i = which + 1; i < *num_axes; i++) axes[i - 1] = axes[i];
    --*num_axes;
}

/* Planes with fewer cells are not worth the call. */
enum { SMALL_PLANE = 16 };

/* Planes with fewer bytes take longer than tables. */
enum { SMALL_FOR_CALLS = 256 };

/* Whether the plane that choose_plane would find is that small. The product is at most that of the lengths. */
static bool has_no_plane(const tg_axis *axes, uint32_t num_axes, size_t cell) {
    const tg_axis *inner = &axes[num_axes - 1];
    const tg_axis *least = inner;
    uint64_t longest = 0;
    for (uint32_t i = 0; i + 1 < num_axes; i++) {
        if (axes[i].src < least->src) least = &axes[i];
        if (axes[i].n > longest) longest = axes[i].n;
    }
    const bool plane = least != inner && least->n * inner->n >= SMALL_PLANE;
    return (plane ? least->n : longest) * inner->n < SMALL_FOR_CALLS / cell;
}

/*
 * Removes the axes of the plane from `axes`, which are in normal form. The inner one has the least
 * stride in the destination, the outer one the least stride in the source, so that each cache line
 * is used completely on both sides while it is cached. If these are the same axis, or together too
 * short for a plane, the outer one is the longest of the others.
 */
static void choose_plane(job *j, tg_axis *axes, uint32_t *num_axes) {
    const tg_strided none = {.n = 1, .dst = 0, .src = 0};
    j->inner = none;
    j->outer = none;
    j->transposed = false;
    if (*num_axes == 0) return;
    j->inner = strided(&axes[*num_axes - 1]);
    uint32_t least = 0;
    for (uint32_t i = 1; i < *num_axes; i++) {
        if (axes[i].src < axes[least].src) least = i;
    }
    bool same = least == *num_axes - 1;
    --*num_axes;
    if (*num_axes == 0) return;
    if (!same && (*num_axes == 1 || axes[least].n * j->inner.n >= SMALL_PLANE)) {
        j->outer = strided(&axes[least]);
        j->log2_cell = tg_log2_of_cell(j->cell);
        j->transposed =
            j->log2_cell < TG_NUM_CELLS && j->inner.dst == j->cell && j->outer.src == j->cell;
    } else {
        least = 0;
        for (uint32_t i = 1; i < *num_axes; i++) {
            if (axes[i].n > axes[least].n) least = i;
        }
        j->outer = strided(&axes[least]);
    }
    remove_axis(axes, num_axes, least);
}

/* Runs that begin in the middle of a cache line are worth streaming only if they are long. */
static bool runs_are_lines(const job *j, const uint8_t *dst, const tg_axis *axes,
                           uint32_t num_axes) {
    if (j->cell >= 16 * TG_LINE) return true;
    uint64_t bits = (uint64_t)(uintptr_t)dst | j->cell | j->outer.dst | j->inner.dst;
    for (uint32_t i = 0; i < num_axes; i++) bits |= axes[i].dst;
    return bits % TG_LINE == 0;
}

void tg_permute_with(const tg_layout_kernels *kernels, void *dst, const void *src, size_t element,
                     tg_axis *axes, uint32_t num_axes, void *scratch) {
    for (uint32_t i = 0; i < num_axes; i++) {
        if (axes[i].n == 0) return;
    }
    num_axes = normalise(axes, num_axes);
    job j = {.kernels = kernels, .cell = element};
    if (num_axes > 0 && axes[num_axes - 1].dst == element && axes[num_axes - 1].src == element) {
        j.cell *= (size_t)axes[--num_axes].n; /* contiguous on both sides: one wide cell */
    }
    if (num_axes > 2 && j.cell <= TG_TABLE_CELL && has_no_plane(axes, num_axes, j.cell)) {
        const bool streaming = scratch != NULL && kernels->stream != NULL;
        tg_copy_by_tables(kernels, dst, src, j.cell, axes, num_axes, streaming);
        if (streaming) kernels->fence();
        return;
    }
    choose_plane(&j, axes, &num_axes);
    if (kernels->stream != NULL && (j.transposed || runs_are_lines(&j, dst, axes, num_axes)))
        j.scratch = scratch;

    uint8_t *to = dst;
    const uint8_t *from = src;
    for (uint32_t i = 0; i < num_axes; i++) axes[i].at = 0;
    for (;;) {
        run_job(&j, to, from);
        uint32_t i = num_axes;
        while (i > 0 && axes[i - 1].at == axes[i - 1].n - 1) {
            i--;
            to -= axes[i].at * axes[i].dst;
            from -= axes[i].at * axes[i].src;
            axes[i].at = 0;
        }
        if (i == 0) break;
        axes[i - 1].at++;
        to += axes[i - 1].dst;
        from += axes[i - 1].src;
    }
    if (j.scratch != NULL) kernels->fence();
}

/* ------------------------------------------------------------------------------------ interface */

void tg_permute(void *dst, const void *src, size_t element, tg_axis *axes, uint32_t num_axes,
                void *scratch) {
    tg_permute_with(best_kernels(), dst, src, element, axes, num_axes, scratch);
}

void tg_permute_portable(void *dst, const void *src, size_t element, tg_axis *axes,
                         uint32_t num_axes, void *scratch) {
    tg_permute_with(&tg_layout_portable, dst, src, element, axes, num_axes, scratch);
}

const char *tg_layout_kernel(void) { return best_kernels()->name; }

void tg_copy_streaming(void *dst, const void *src, size_t n) {
    const tg_layout_kernels *kernels = best_kernels();
    if (n == 0) return; /* both may be NULL */
    if (kernels->stream != NULL) {
        kernels->stream(dst, src, n);
        kernels->fence();
    } else {
        memcpy(dst, src, n);
    }
}
