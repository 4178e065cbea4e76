/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_layout.c - speed of runtime/numeric/layout*.c, next to plain copies and to other libraries.
 *
 * Two references are measured with each case, since either alone misleads: memcpy of the C library,
 * which on some machines is slow for large copies, and the best copy with streaming stores, of ours
 * and of the processor (rep movsb). All of them move the same bytes between the same warm buffers,
 * and alternate with the kernel within each round. Figures are those of the best round of each, in
 * processor time (timer_busy). The last column is our kernel between buffers on small pages.
 *
 * A transposition cannot access memory sequentially as a copy does. "Pieces" is the reference for
 * that: large matrices are read and written in blocks of pieces of 512 bytes, one from each row of
 * the source and one to each row of the destination, and nothing is transposed. A kernel that
 * stages its blocks is not faster; one that streams single lines may be, if the distance of rows is
 * not a multiple of 512 bytes.
 *
 * GB/s are copied bytes, each counted once.
 */
#define _DEFAULT_SOURCE /* madvise */
#include "bench_layout.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "bench_timer.h"
#include "layout.h"
#include "layout_kernels.h"

#define HUGE_PAGE ((size_t)2 << 20)
#define MAX_AXES 4

/* Shorter measurements are repeated until they have copied this much. */
#define ENOUGH ((size_t)64 << 20)

/* ---------------------------------------------------------------------------------------- cases */

typedef struct bench_case {
    const char *name;
    size_t element;
    uint32_t rank;
    uint64_t n[MAX_AXES];     /* lengths, in the order of the source, outermost first */
    uint32_t order[MAX_AXES]; /* axes of the destination, outermost first */
} bench_case;

static const bench_case cases[] = {
    {"transpose f32 8192 x 8192", 4, 2, {8192, 8192}, {1, 0}},
    {"transpose f32 10000 x 10000", 4, 2, {10000, 10000}, {1, 0}},
    {"transpose f32 10001 x 10001", 4, 2, {10001, 10001}, {1, 0}},
    {"transpose f32 8208 x 8176", 4, 2, {8208, 8176}, {1, 0}},
    {"transpose f32 1024 x 65536", 4, 2, {1024, 65536}, {1, 0}},
    {"transpose f32 512 x 512", 4, 2, {512, 512}, {1, 0}},
    {"transpose f64 5000 x 5000", 8, 2, {5000, 5000}, {1, 0}},
    {"transpose u16 10000 x 10000", 2, 2, {10000, 10000}, {1, 0}},
    {"transpose u8 10000 x 10000", 1, 2, {10000, 10000}, {1, 0}},
    {"NHWC to NCHW f32 64 224 224 3", 4, 4, {64, 224, 224, 3}, {0, 3, 1, 2}},
    {"NCHW to NHWC f32 64 3 224 224", 4, 4, {64, 3, 224, 224}, {0, 2, 3, 1}},
    {"NHWC to NCHW f32 64 56 56 64", 4, 4, {64, 56, 56, 64}, {0, 3, 1, 2}},
    {"NCHW to NHWC f32 64 64 56 56", 4, 4, {64, 64, 56, 56}, {0, 2, 3, 1}},
    {"NHWC to NCHW u8 64 224 224 3", 1, 4, {64, 224, 224, 3}, {0, 3, 1, 2}},
    {"reversed axes f32 64 80 96 48", 4, 4, {64, 80, 96, 48}, {3, 2, 1, 0}},
};

#define NUM_CASES (sizeof cases / sizeof cases[0])

static size_t size_of(const bench_case *c) {
    size_t size = c->element;
    for (uint32_t i = 0; i < c->rank; i++) size *= (size_t)c->n[i];
    return size;
}

static void axes_of(const bench_case *c, tg_axis *axes) {
    uint64_t stride = c->element;
    for (uint32_t i = c->rank; i-- > 0;) {
        axes[i].n = c->n[i];
        axes[i].src = stride;
        stride *= c->n[i];
    }
    stride = c->element;
    for (uint32_t i = c->rank; i-- > 0;) {
        axes[c->order[i]].dst = stride;
        stride *= c->n[c->order[i]];
    }
}

/* -------------------------------------------------------------------------------------- buffers */

typedef struct buffers {
    void *mapped[2];
    size_t mapped_size;
    uint8_t *src, *dst;
} buffers;

/* Page faults would cost more than any copy: uses huge pages if available, and touches all
 * pages. */
static uint8_t *touched(void **mapped, size_t size, bool huge) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    *mapped = memory;
    uint8_t *begin = memory;
    begin += (size_t)(-(uintptr_t)begin % HUGE_PAGE);
#ifdef MADV_HUGEPAGE
    (void)madvise(begin, size - HUGE_PAGE, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
#else
    (void)huge;
#endif
    for (size_t i = 0; i < size - HUGE_PAGE; i += 8) {
        uint64_t value = i * UINT64_C(0x9E3779B97F4A7C15);
        memcpy(begin + i, &value, sizeof value);
    }
    return begin;
}

static void release(buffers *b) {
    for (int i = 0; i < 2; i++) {
        if (b->mapped[i] != NULL) (void)munmap(b->mapped[i], b->mapped_size);
    }
}

static bool reserve(buffers *b, size_t size, bool huge) {
    memset(b, 0, sizeof *b);
    b->mapped_size = (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE + HUGE_PAGE;
    b->src = touched(&b->mapped[0], b->mapped_size, huge);
    b->dst = b->src != NULL ? touched(&b->mapped[1], b->mapped_size, huge) : NULL;
    if (b->dst == NULL) release(b);
    return b->dst != NULL;
}

/* --------------------------------------------------------------------------------------- copies */

typedef void somatcopy_fn(int order, int trans, int rows, int cols, float alpha, const float *a,
                          int lda, float *b, int ldb);

enum { ROW_MAJOR = 101, TRANS = 112 }; /* of CBLAS */

/* What is measured in a round. */
typedef struct job {
    const bench_case *c;
    buffers b;
    size_t size;
    somatcopy_fn *somatcopy;
} job;

static void with_memcpy(const job *j) { memcpy(j->b.dst, j->b.src, j->size); }
static void with_stream(const job *j) { tg_copy_streaming(j->b.dst, j->b.src, j->size); }

enum { PIECE = 512, PANEL = 8 };

static void read_piece(uint8_t *room, const uint8_t *piece, ptrdiff_t to_next) {
#if defined(__GNUC__)
    for (size_t i = 0; i < PIECE; i += TG_LINE) __builtin_prefetch(piece + to_next + i);
#else
    (void)to_next;
#endif
    memcpy(room, piece, PIECE);
}

/* Blocks of as many rows as a piece has elements, without the remainder at either end of the
 * matrix: up to a hundredth of it. In a block, rows are read in panels of 8, as the kernels do. */
static void with_pieces(const job *j) {
    static _Alignas(64) uint8_t ready[PIECE];
    static _Alignas(64) uint8_t room[PIECE];
    const tg_layout_kernels *sets[3];
    const tg_layout_kernels *kernels = sets[tg_layout_kernel_sets(sets, 3) - 1];
    const size_t src_row = (size_t)j->c->n[1] * j->c->element;
    const size_t dst_row = (size_t)j->c->n[0] * j->c->element;
    const size_t side = PIECE / j->c->element;
    for (size_t to = 0; to + PIECE <= dst_row; to += PIECE) {
        const uint8_t *src = j->b.src + to / j->c->element * src_row;
        for (size_t from = 0; from + PIECE <= src_row; from += PIECE, src += PIECE) {
            uint8_t *dst = j->b.dst + from / j->c->element * dst_row + to;
            for (size_t i = 0; i < side; i++) {
                const bool last = i + PANEL >= side;
                const ptrdiff_t next = (ptrdiff_t)(PANEL * src_row);
                read_piece(room, src + i * src_row,
                           last ? PIECE - (ptrdiff_t)(side - PANEL) * (ptrdiff_t)src_row : next);
                if (kernels->stream != NULL) {
                    kernels->stream(dst + i * dst_row, ready, PIECE);
                } else {
                    memcpy(dst + i * dst_row, ready, PIECE);
                }
            }
        }
    }
    if (kernels->fence != NULL) kernels->fence();
}

static void with_movsb(const job *j) {
#if defined(__x86_64__) && defined(__GNUC__)
    void *dst = j->b.dst;
    const void *src = j->b.src;
    size_t n = j->size;
    __asm__ volatile("rep movsb" : "+D"(dst), "+S"(src), "+c"(n) : : "memory");
#else
    with_stream(j);
#endif
}

static uint8_t scratch[TG_LAYOUT_SCRATCH];

static void with_permute(const job *j) {
    tg_axis axes[MAX_AXES];
    axes_of(j->c, axes);
    tg_permute(j->b.dst, j->b.src, j->c->element, axes, j->c->rank,
               j->size >= TG_LAYOUT_STREAMING_BYTES ? scratch : NULL);
}

static void with_portable(const job *j) {
    tg_axis axes[MAX_AXES];
    axes_of(j->c, axes);
    tg_permute_portable(j->b.dst, j->b.src, j->c->element, axes, j->c->rank, NULL);
}

static void with_openblas(const job *j) {
    int rows = (int)j->c->n[0];
    int cols = (int)j->c->n[1];
    j->somatcopy(ROW_MAJOR, TRANS, rows, cols, 1.0f, (const void *)j->b.src, cols, (void *)j->b.dst,
                 rows);
}

typedef void copy_fn(const job *j);

static double time_of(copy_fn *copy, const job *j, size_t times) {
    double begin = timer_busy();
    for (size_t i = 0; i < times; i++) copy(j);
    return (timer_busy() - begin) / (double)times;
}

/* The order of the columns. */
enum { MEMCPY, STREAM, MOVSB, PERMUTE, PIECEWISE, PORTABLE, OPENBLAS, NUM_COPIES };

static copy_fn *const copies[NUM_COPIES] = {with_memcpy, with_stream,   with_movsb,   with_permute,
                                            with_pieces, with_portable, with_openblas};

/* The ratio to memcpy between buffers on small pages; 0: no memory. */
static double on_small_pages(job j, size_t times) {
    double plain = 0;
    double permuted = 0;
    if (!reserve(&j.b, j.size, false)) return 0;
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        plain = timer_least(plain, time_of(with_memcpy, &j, times));
        permuted = timer_least(permuted, time_of(with_permute, &j, times));
    }
    release(&j.b);
    return plain / permuted;
}

static void measure(const bench_case *c, somatcopy_fn *somatcopy) {
    job j = {.c = c, .size = size_of(c), .somatcopy = somatcopy};
    double least[NUM_COPIES] = {0};
    if (!reserve(&j.b, j.size, true)) {
        printf("%-30s  not enough memory\n", c->name);
        return;
    }
    /* OpenBLAS supports matrices of float only */
    bool blas = somatcopy != NULL && c->rank == 2 && c->element == sizeof(float);
    bool pieces = c->rank == 2 && j.size >= TG_LAYOUT_STREAMING_BYTES;
    size_t times = ENOUGH / j.size + 1;
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        for (int i = 0; i < NUM_COPIES; i++) {
            if (i == OPENBLAS && !blas) continue;
            if (i == PIECEWISE && !pieces) continue;
            least[i] = timer_least(least[i], time_of(copies[i], &j, times));
        }
    }
    release(&j.b);
    const double best = timer_least(least[STREAM], least[MOVSB]);
    const double bytes = (double)j.size * 1e-9;
    printf("%-30s %7.2f %7.2f %9.2f %8.2f %8.2f", c->name, bytes / least[MEMCPY], bytes / best,
           bytes / least[PERMUTE], least[MEMCPY] / least[PERMUTE], best / least[PERMUTE]);
    if (pieces) {
        printf(" %8.2f", least[MEMCPY] / least[PIECEWISE]);
    } else {
        printf(" %8s", "-");
    }
    printf(" %9.2f", least[MEMCPY] / least[PORTABLE]);
    if (blas) {
        printf(" %9.2f", least[MEMCPY] / least[OPENBLAS]);
    } else {
        printf(" %9s", "-");
    }
    printf(" %9.2f\n", on_small_pages(j, times));
    fflush(stdout);
}

/* ---------------------------------------------------------------------------------------- NumPy */

/* One process for all cases; it measures itself in the same way against its own np.copyto. */
static const char numpy_program[] =
    "import time\n"
    "try:\n"
    "    import numpy as np\n"
    "except ImportError:\n"
    "    print('NumPy: not installed')\n"
    "    raise SystemExit\n"
    "print('NumPy', np.__version__, '- np.copyto of the transposed array, ratio to np.copyto')\n"
    "def clock(f):\n"
    "    begin = time.thread_time()\n"
    "    f()\n"
    "    return time.thread_time() - begin\n"
    "for name, kind, shape, order in [\n"
    "        ('transpose f32 8192 x 8192', 'f4', (8192, 8192), (1, 0)),\n"
    "        ('transpose f32 10000 x 10000', 'f4', (10000, 10000), (1, 0)),\n"
    "        ('transpose f32 8208 x 8176', 'f4', (8208, 8176), (1, 0)),\n"
    "        ('transpose f32 1024 x 65536', 'f4', (1024, 65536), (1, 0)),\n"
    "        ('transpose f32 512 x 512', 'f4', (512, 512), (1, 0)),\n"
    "        ('NHWC to NCHW f32 64 224 224 3', 'f4', (64, 224, 224, 3), (0, 3, 1, 2)),\n"
    "        ('NCHW to NHWC f32 64 64 56 56', 'f4', (64, 64, 56, 56), (0, 2, 3, 1))]:\n"
    "    a = np.ones(shape, kind)\n"
    "    same = np.ones(shape, kind)\n"
    "    t = a.transpose(order)\n"
    "    b = np.ones(t.shape, kind)\n"
    "    copies, moves = [], []\n"
    "    for _ in range(5):\n"
    "        copies.append(clock(lambda: np.copyto(same, a)))\n"
    "        moves.append(clock(lambda: np.copyto(b, t)))\n"
    "    print('%-30s %7.2f GB/s %6.2f x' % (name, a.nbytes * 1e-9 / min(moves),\n"
    "                                        min(copies) / min(moves)))\n";

static void bench_numpy(void) {
    char command[sizeof numpy_program + 64];
    (void)snprintf(command, sizeof command, "$(scripts/find_python.sh) -c \"%s\" 2>/dev/null",
                   numpy_program);
    fflush(stdout);
    if (system(command) != 0) printf("NumPy: python3 does not run\n"); /* NOLINT(cert-env33-c) */
}

/* ---------------------------------------------------------------------------------------- table */

void bench_layout(void) {
    void *library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
    somatcopy_fn *somatcopy = NULL;
    if (library != NULL) {
        void *symbol = dlsym(library, "cblas_somatcopy");
        memcpy(&somatcopy, &symbol, sizeof somatcopy); /* C has no cast from object to function */
        void (*set_threads)(int) = NULL;
        symbol = dlsym(library, "openblas_set_num_threads");
        memcpy(&set_threads, &symbol, sizeof set_threads);
        if (set_threads != NULL) set_threads(1);
    }
    printf("change of layout: kernels %s, one thread; OpenBLAS %s\n", tg_layout_kernel(),
           somatcopy != NULL ? "found" : "not installed");
    printf("%-30s %7s %7s %9s %8s %8s %8s %9s %9s %9s\n", "", "memcpy", "best NT", "tg", "x memcpy",
           "x NT", "pieces", "portable", "OpenBLAS", "4K pages");
    printf("%-30s %7s %7s %9s %8s %8s %8s %9s %9s %9s\n", "", "GB/s", "GB/s", "GB/s", "", "",
           "x memcpy", "x memcpy", "x memcpy", "x memcpy");
    for (size_t i = 0; i < NUM_CASES; i++) measure(&cases[i], somatcopy);
    if (library != NULL) (void)dlclose(library);
    bench_numpy();
}
