/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_avx2.c - kernels with AVX2.
 *
 * With E elements in 16 bytes, the unit is E rows x 2E columns of the destination. A vector of 32
 * bytes is loaded in two halves: 16 bytes from row i of the source and 16 from row i + E. Each half
 * is transposed separately, E x E elements, by log2(E) rounds of unpack with the pairs (i, i +
 * E/2); then vector i is row i of the destination, 2E elements in order. No step crosses the
 * halves, and the same code works for all element sizes. With vectors of 16 bytes it transposes E x
 * E elements.
 */
#include "layout_kernels.h"

#if TG_LAYOUT_X86

#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE AVX2 __attribute__((always_inline)) static inline

/* Loads and stores accept any alignment and may alias any type. */
INLINE __m128i load(const uint8_t *from) { return _mm_loadu_si128((const void *)from); }

INLINE __m256i load_two(const uint8_t *low, const uint8_t *high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(load(low)), load(high), 1);
}

INLINE void store_128(uint8_t *to, __m128i v) { _mm_storeu_si128((void *)to, v); }
INLINE void store_256(uint8_t *to, __m256i v) { _mm256_storeu_si256((void *)to, v); }

/* ----------------------------------------------------------------------------------- networks */

/* One round, from array a to array b. V: _mm or _mm256; B: bits of an element. */
#define PAIR(V, B, a, b, i, j)                                                                     \
    (b)[2 * (i)] = V##_unpacklo_epi##B((a)[i], (a)[j]);                                            \
    (b)[2 * (i) + 1] = V##_unpackhi_epi##B((a)[i], (a)[j])
#define ROUND_2(V, B, a, b) PAIR(V, B, a, b, 0, 1)
#define ROUND_4(V, B, a, b)                                                                        \
    PAIR(V, B, a, b, 0, 2);                                                                        \
    PAIR(V, B, a, b, 1, 3)
#define ROUND_8(V, B, a, b)                                                                        \
    PAIR(V, B, a, b, 0, 4);                                                                        \
    PAIR(V, B, a, b, 1, 5);                                                                        \
    PAIR(V, B, a, b, 2, 6);                                                                        \
    PAIR(V, B, a, b, 3, 7)
#define ROUND_16(V, B, a, b)                                                                       \
    PAIR(V, B, a, b, 0, 8);                                                                        \
    PAIR(V, B, a, b, 1, 9);                                                                        \
    PAIR(V, B, a, b, 2, 10);                                                                       \
    PAIR(V, B, a, b, 3, 11);                                                                       \
    PAIR(V, B, a, b, 4, 12);                                                                       \
    PAIR(V, B, a, b, 5, 13);                                                                       \
    PAIR(V, B, a, b, 6, 14);                                                                       \
    PAIR(V, B, a, b, 7, 15)

/* All rounds; the result is in `a` again. `b` is of the same size. */
#define NETWORK_8(V, a, b)                                                                         \
    ROUND_16(V, 8, a, b);                                                                          \
    ROUND_16(V, 8, b, a);                                                                          \
    ROUND_16(V, 8, a, b);                                                                          \
    ROUND_16(V, 8, b, a)
#define NETWORK_16(V, a, b)                                                                        \
    ROUND_8(V, 16, a, b);                                                                          \
    ROUND_8(V, 16, b, a);                                                                          \
    ROUND_8(V, 16, a, b);                                                                          \
    COPY_8(b, a)
#define NETWORK_32(V, a, b)                                                                        \
    ROUND_4(V, 32, a, b);                                                                          \
    ROUND_4(V, 32, b, a)
#define NETWORK_64(V, a, b)                                                                        \
    ROUND_2(V, 64, a, b);                                                                          \
    COPY_2(b, a)
#define NETWORK_128(V, a, b) (void)(b)

/* DO(i) for i = 0 ... n-1, written out: gcc does not unroll such loops with -O2. */
#define TIMES_1(DO, i) DO(i)
#define TIMES_2(DO, i)                                                                             \
    TIMES_1(DO, i);                                                                                \
    TIMES_1(DO, (i) + 1)
#define TIMES_4(DO, i)                                                                             \
    TIMES_2(DO, i);                                                                                \
    TIMES_2(DO, (i) + 2)
#define TIMES_8(DO, i)                                                                             \
    TIMES_4(DO, i);                                                                                \
    TIMES_4(DO, (i) + 4)
#define TIMES_16(DO, i)                                                                            \
    TIMES_8(DO, i);                                                                                \
    TIMES_8(DO, (i) + 8)

#define COPY_8(b, a)                                                                               \
    (a)[0] = (b)[0], (a)[1] = (b)[1], (a)[2] = (b)[2], (a)[3] = (b)[3], (a)[4] = (b)[4],           \
    (a)[5] = (b)[5], (a)[6] = (b)[6], (a)[7] = (b)[7]
#define COPY_2(b, a) (a)[0] = (b)[0], (a)[1] = (b)[1]

#define LOAD_128(i) a[i] = load(src + (i)*src_row)
#define LOAD_256(i) a[i] = load_two(src + (i)*src_row, src + ((i) + e) * src_row)
#define LOAD_FIRST(i) a[i] = (i) < count ? load(src + (i)*src_row) : _mm_setzero_si128()
#define STORE_128(i) store_128(dst + (i)*dst_row, a[i])
#define STORE_256(i) store_256(dst + (i)*dst_row, a[i])
#define STORE_FIRST(i)                                                                             \
    if ((i) < count) store_256(dst + (i)*dst_row, a[i])
#define STREAM(i)                                                                                  \
    _mm256_stream_si256((void *)(dst + (i)*dst_row), a[i]);                                        \
    _mm256_stream_si256((void *)(dst + (i)*dst_row + 32), b[i])

/* -------------------------------------------------------------------------------------- kernels */

#define KERNELS(B, E)                                                                              \
    /* E rows of 2E columns. */                                                                    \
    INLINE void load_##B(__m256i *a, const uint8_t *src, size_t src_row) {                         \
        const size_t e = E;                                                                        \
        __m256i b[E];                                                                              \
        TIMES_##E(LOAD_256, 0);                                                                    \
        NETWORK_##B(_mm256, a, b);                                                                 \
    }                                                                                              \
    INLINE void wide_##B(uint8_t *dst, size_t dst_row, const uint8_t *src, size_t src_row) {       \
        __m256i a[E];                                                                              \
        load_##B(a, src, src_row);                                                                 \
        TIMES_##E(STORE_256, 0);                                                                   \
    }                                                                                              \
    /* E rows of E columns. */                                                                     \
    INLINE void narrow_##B(uint8_t *dst, size_t dst_row, const uint8_t *src, size_t src_row) {     \
        __m128i a[E];                                                                              \
        __m128i b[E];                                                                              \
        TIMES_##E(LOAD_128, 0);                                                                    \
        NETWORK_##B(_mm, a, b);                                                                    \
        TIMES_##E(STORE_128, 0);                                                                   \
    }                                                                                              \
    /* All rows, at least E; the last unit overlaps rows before it. `cols` is E, 2E or 4E: a \
     * whole cache line is written at once, not in separate passes. */     \
    INLINE void strip_##B(const tg_plane *p, size_t c, const size_t cols) {                        \
        const size_t dst_row = p->dst_row;                                                         \
        const size_t src_row = p->src_row;                                                         \
        const size_t next = 2 * (size_t)(E);                                                       \
        uint8_t *dst = p->dst + c * ((B) / 8);                                                     \
        const uint8_t *src = p->src + c * src_row;                                                 \
        for (size_t r = 0; r < p->rows; r += (E)) {                                                \
            if (p->rows - r < (E)) r = p->rows - (E);                                              \
            uint8_t *to = dst + r * dst_row;                                                       \
            const uint8_t *from = src + r * ((B) / 8);                                             \
            if (cols == (E)) {                                                                     \
                narrow_##B(to, dst_row, from, src_row);                                            \
            } else {                                                                               \
                wide_##B(to, dst_row, from, src_row);                                              \
                if (cols > next) wide_##B(to + 32, dst_row, from + next * src_row, src_row);       \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* At least E rows and E columns; the last columns overlap like the last rows. */              \
    AVX2 static void square_##B(const tg_plane *p) {                                               \
        const size_t unit = 2 * (size_t)(E);                                                       \
        size_t c = 0;                                                                              \
        for (; p->cols - c >= 2 * unit; c += 2 * unit) strip_##B(p, c, 2 * unit);                  \
        for (; p->cols - c >= unit; c += unit) strip_##B(p, c, unit);                              \
        if (p->cols - c > (E)) strip_##B(p, c, E);                                                 \
        if (p->cols > c) strip_##B(p, p->cols - (E), E);                                           \
    }
KERNELS(8, 16)
KERNELS(16, 8)
KERNELS(32, 4)
KERNELS(64, 2)
KERNELS(128, 1)
#undef KERNELS

/* The rest of the plane from a row or column on, possibly empty, in portable C. */
static void rest_of(const tg_plane *p, unsigned log2_cell, size_t row, size_t col) {
    tg_plane rest = *p;
    rest.dst += row * p->dst_row + (col << log2_cell);
    rest.src += col * p->src_row + (row << log2_cell);
    rest.rows -= row;
    rest.cols -= col;
    tg_layout_portable.tile[log2_cell](&rest);
}

/*
 * Two to four channels, such as the colours of an image.
 *
 * few_rows: channels are separated. The source is contiguous, so 16 bytes from the start of a
 * column hold it and some of the next ones. Only the first `count` rows of the result are needed,
 * and the compiler removes the code for the others. The last columns are not followed by 16 bytes.
 *
 * few_cols: channels are interleaved. The destination is contiguous. Each row is stored as 16
 * bytes; the next row overwrites the excess. The last rows have no room for excess.
 */
#define FEW(B, E, LOG2)                                                                            \
    INLINE void few_rows_##B(const tg_plane *p, const size_t count) {                              \
        const size_t e = E;                                                                        \
        const size_t dst_row = p->dst_row;                                                         \
        const size_t src_row = count * ((B) / 8);                                                  \
        const size_t unsafe = (15 + src_row) / src_row;                                            \
        size_t c = 0;                                                                              \
        for (; p->cols - c >= 2 * e + unsafe; c += 2 * e) {                                        \
            uint8_t *dst = p->dst + c * ((B) / 8);                                                 \
            const uint8_t *src = p->src + c * src_row;                                             \
            __m256i a[E];                                                                          \
            __m256i b[E];                                                                          \
            TIMES_##E(LOAD_256, 0);                                                                \
            NETWORK_##B(_mm256, a, b);                                                             \
            TIMES_4(STORE_FIRST, 0);                                                               \
        }                                                                                          \
        rest_of(p, LOG2, 0, c);                                                                    \
    }                                                                                              \
    INLINE void few_cols_##B(const tg_plane *p, const size_t count) {                              \
        const size_t e = E;                                                                        \
        const size_t src_row = p->src_row;                                                         \
        const size_t dst_row = count * ((B) / 8);                                                  \
        const size_t unsafe = (15 + dst_row) / dst_row;                                            \
        size_t r = 0;                                                                              \
        for (; p->rows - r >= e + unsafe; r += e) {                                                \
            uint8_t *dst = p->dst + r * dst_row;                                                   \
            const uint8_t *src = p->src + r * ((B) / 8);                                           \
            __m128i a[E];                                                                          \
            __m128i b[E];                                                                          \
            TIMES_##E(LOAD_FIRST, 0);                                                              \
            NETWORK_##B(_mm, a, b);                                                                \
            TIMES_##E(STORE_128, 0);                                                               \
        }                                                                                          \
        rest_of(p, LOG2, r, 0);                                                                    \
    }                                                                                              \
    AVX2 static void avx2_tile_##B(const tg_plane *p) {                                            \
        const size_t rows = p->rows;                                                               \
        const size_t cols = p->cols;                                                               \
        const bool apart = p->src_row == rows * ((B) / 8) && cols >= 4 * (size_t)(E);              \
        const bool together = p->dst_row == cols * ((B) / 8) && rows >= 4 * (size_t)(E);           \
        if (rows >= (E) && cols >= (E)) {                                                          \
            square_##B(p);                                                                         \
        } else if (rows == 2 && apart) {                                                           \
            few_rows_##B(p, 2);                                                                    \
        } else if (rows == 3 && apart) {                                                           \
            few_rows_##B(p, 3);                                                                    \
        } else if (rows == 4 && apart) {                                                           \
            few_rows_##B(p, 4);                                                                    \
        } else if (cols == 2 && together) {                                                        \
            few_cols_##B(p, 2);                                                                    \
        } else if (cols == 3 && together) {                                                        \
            few_cols_##B(p, 3);                                                                    \
        } else if (cols == 4 && together) {                                                        \
            few_cols_##B(p, 4);                                                                    \
        } else {                                                                                   \
            rest_of(p, LOG2, 0, 0);                                                                \
        }                                                                                          \
    }
FEW(8, 16, 0)
FEW(16, 8, 1)
FEW(32, 4, 2)
#undef FEW

AVX2 static void avx2_tile_64(const tg_plane *p) {
    if (p->rows >= 2 && p->cols >= 2) {
        square_64(p);
    } else {
        rest_of(p, 3, 0, 0);
    }
}

/*
 * Whole aligned cache lines, from panels of as many source rows as a line has elements. With
 * smaller elements these would be more rows than prefetchers follow; with larger ones staging is as
 * fast.
 */
#define LINES(B, E, LOG2)                                                                          \
    AVX2 static void avx2_lines_##B(const tg_plane *p) {                                           \
        const size_t line = TG_LINE / ((B) / 8);                                                   \
        const size_t dst_row = p->dst_row;                                                         \
        const size_t whole = p->rows - p->rows % (E);                                              \
        for (size_t c = 0; c < p->cols; c += line) {                                               \
            const uint8_t *src = p->src + c * p->src_row;                                          \
            uint8_t *dst = p->dst + c * ((B) / 8);                                                 \
            for (size_t r = 0; r < whole; r += (E)) {                                              \
                __m256i a[E];                                                                      \
                __m256i b[E];                                                                      \
                load_##B(a, src, p->src_row);                                                      \
                load_##B(b, src + line / 2 * p->src_row, p->src_row);                              \
                TIMES_##E(STREAM, 0);                                                              \
                src += 16;                                                                         \
                dst += (E)*dst_row;                                                                \
            }                                                                                      \
        }                                                                                          \
        if (whole < p->rows) rest_of(p, LOG2, whole, 0);                                           \
    }
LINES(32, 4, 2)
LINES(64, 2, 3)
#undef LINES

/* ---------------------------------------------------------------------------------------- copies */

AVX2 static void stream(void *dst, const void *src, size_t n) {
    uint8_t *to = dst;
    const uint8_t *from = src;
    size_t front = (size_t)(-(uintptr_t)to % TG_LINE);
    if (front > n) front = n;
    if (front > 0) {
        memcpy(to, from, front);
        to += front;
        from += front;
        n -= front;
    }
    for (; n >= TG_LINE; n -= TG_LINE) {
        __m256i low = _mm256_loadu_si256((const void *)from);
        __m256i high = _mm256_loadu_si256((const void *)(from + 32));
        _mm256_stream_si256((void *)to, low);
        _mm256_stream_si256((void *)(to + 32), high);
        to += TG_LINE;
        from += TG_LINE;
    }
    if (n > 0) memcpy(to, from, n);
}

static void fence(void) { _mm_sfence(); }

const tg_layout_kernels tg_layout_avx2 = {
    .name = "avx2",
    .tile = {avx2_tile_8, avx2_tile_16, avx2_tile_32, avx2_tile_64, square_128},
    .lines = {[2] = avx2_lines_32, [3] = avx2_lines_64},
    .stream = stream,
    .fence = fence,
};

#endif
