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
#define INLINE AVX2 TG_EXPAND
#define TG_LOOP INLINE

#include "layout_loops_avx2.h"

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

/* --------------------------------------------------------------------------------------- units */

#define UNITS(B, E)                                                                                \
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
    /* A whole cache line is written at once, not in separate passes. */                           \
    INLINE void unit_##B(tg_plane p) {                                                             \
        const size_t next = 2 * (size_t)(E);                                                       \
        if (p.cols == (E)) {                                                                       \
            narrow_##B(p.dst, p.dst_row, p.src, p.src_row);                                        \
        } else {                                                                                   \
            wide_##B(p.dst, p.dst_row, p.src, p.src_row);                                          \
            if (p.cols > next)                                                                     \
                wide_##B(p.dst + 32, p.dst_row, p.src + next * p.src_row, p.src_row);              \
        }                                                                                          \
    }
UNITS(8, 16)
UNITS(16, 8)
UNITS(32, 4)
UNITS(64, 2)
UNITS(128, 1)
#undef UNITS

/* `cell` is a constant at each call, here and below. */
INLINE void tg_unit(tg_plane p, size_t cell) {
    switch (cell) {
    case 1: unit_8(p); break;
    case 2: unit_16(p); break;
    case 4: unit_32(p); break;
    case 8: unit_64(p); break;
    default: unit_128(p); break;
    }
}

INLINE void tg_rest(tg_plane p, size_t cell) { tg_layout_portable.tile[__builtin_ctzl(cell)](&p); }

/*
 * Two to four channels, such as the colours of an image.
 *
 * few_rows: channels are separated. The source is contiguous, so 16 bytes from the start of a
 * column hold it and some of the next ones. Only the first rows of the result are needed, and the
 * compiler removes the code for the others.
 *
 * few_cols: channels are interleaved. The destination is contiguous. Each row is stored as 16
 * bytes; the next row overwrites the excess.
 */
#define FEW(B, E)                                                                                  \
    INLINE void few_rows_##B(tg_plane p) {                                                         \
        const size_t e = E;                                                                        \
        const size_t count = p.rows;                                                               \
        const size_t dst_row = p.dst_row;                                                          \
        const size_t src_row = p.src_row;                                                          \
        uint8_t *dst = p.dst;                                                                      \
        const uint8_t *src = p.src;                                                                \
        __m256i a[E];                                                                              \
        __m256i b[E];                                                                              \
        TIMES_##E(LOAD_256, 0);                                                                    \
        NETWORK_##B(_mm256, a, b);                                                                 \
        TIMES_4(STORE_FIRST, 0);                                                                   \
    }                                                                                              \
    INLINE void few_cols_##B(tg_plane p) {                                                         \
        const size_t count = p.cols;                                                               \
        const size_t dst_row = p.dst_row;                                                          \
        const size_t src_row = p.src_row;                                                          \
        uint8_t *dst = p.dst;                                                                      \
        const uint8_t *src = p.src;                                                                \
        __m128i a[E];                                                                              \
        __m128i b[E];                                                                              \
        TIMES_##E(LOAD_FIRST, 0);                                                                  \
        NETWORK_##B(_mm, a, b);                                                                    \
        TIMES_##E(STORE_128, 0);                                                                   \
    }
FEW(8, 16)
FEW(16, 8)
FEW(32, 4)
#undef FEW

INLINE void tg_unit_of_few_rows(tg_plane p, size_t cell) {
    switch (cell) {
    case 1: few_rows_8(p); break;
    case 2: few_rows_16(p); break;
    default: few_rows_32(p); break;
    }
}

INLINE void tg_unit_of_few_cols(tg_plane p, size_t cell) {
    switch (cell) {
    case 1: few_cols_8(p); break;
    case 2: few_cols_16(p); break;
    default: few_cols_32(p); break;
    }
}

/*
 * From panels of as many source rows as a line has elements. With smaller elements these would be
 * more rows than prefetchers follow; with larger ones staging is as fast.
 */
#define LINES(B, E)                                                                                \
    INLINE void lines_##B(tg_plane p) {                                                            \
        const size_t dst_row = p.dst_row;                                                          \
        uint8_t *dst = p.dst;                                                                      \
        __m256i a[E];                                                                              \
        __m256i b[E];                                                                              \
        load_##B(a, p.src, p.src_row);                                                             \
        load_##B(b, p.src + 2 * (size_t)(E)*p.src_row, p.src_row);                                 \
        TIMES_##E(STREAM, 0);                                                                      \
    }
LINES(32, 4)
LINES(64, 2)
#undef LINES

INLINE void tg_unit_of_lines(tg_plane p, size_t cell) {
    if (cell == 4) {
        lines_32(p);
    } else {
        lines_64(p);
    }
}

/* ------------------------------------------------------------------------------------- kernels */

/* With the number of rows or columns as a constant. */
INLINE void few_rows(const tg_plane *p, size_t count, size_t cell) {
    tg_few_rows((tg_plane){p->dst, p->src, p->dst_row, count * cell, count, p->cols}, cell,
                TG_VECTOR / cell);
}

INLINE void few_cols(const tg_plane *p, size_t count, size_t cell) {
    tg_few_cols((tg_plane){p->dst, p->src, count * cell, p->src_row, p->rows, count}, cell,
                TG_VECTOR / cell);
}

INLINE void tile(const tg_plane *p, size_t cell) {
    const size_t e = TG_VECTOR / cell;
    const size_t rows = p->rows;
    const size_t cols = p->cols;
    const bool apart = p->src_row == rows * cell && cols >= 4 * e;
    const bool together = p->dst_row == cols * cell && rows >= 4 * e;
    if (rows >= e && cols >= e) {
        tg_square(*p, cell, e);
    } else if (rows == 2 && apart) {
        few_rows(p, 2, cell);
    } else if (rows == 3 && apart) {
        few_rows(p, 3, cell);
    } else if (rows == 4 && apart) {
        few_rows(p, 4, cell);
    } else if (cols == 2 && together) {
        few_cols(p, 2, cell);
    } else if (cols == 3 && together) {
        few_cols(p, 3, cell);
    } else if (cols == 4 && together) {
        few_cols(p, 4, cell);
    } else {
        tg_layout_portable.tile[__builtin_ctzl(cell)](p);
    }
}

AVX2 static void avx2_tile_8(const tg_plane *p) { tile(p, 1); }
AVX2 static void avx2_tile_16(const tg_plane *p) { tile(p, 2); }
AVX2 static void avx2_tile_32(const tg_plane *p) { tile(p, 4); }

AVX2 static void avx2_tile_64(const tg_plane *p) {
    if (p->rows >= 2 && p->cols >= 2) {
        tg_square(*p, 8, 2);
    } else {
        tg_layout_portable.tile[3](p);
    }
}

AVX2 static void avx2_tile_128(const tg_plane *p) { tg_square(*p, 16, 1); }

AVX2 static void avx2_lines_32(const tg_plane *p) { tg_lines(*p, 4, 4); }
AVX2 static void avx2_lines_64(const tg_plane *p) { tg_lines(*p, 8, 2); }

/* ---------------------------------------------------------------------------------------- copies */

INLINE void tg_line(uint8_t *to, const uint8_t *from) {
    const __m256i low = _mm256_loadu_si256((const void *)from);
    const __m256i high = _mm256_loadu_si256((const void *)(from + 32));
    _mm256_stream_si256((void *)to, low);
    _mm256_stream_si256((void *)(to + 32), high);
}

INLINE void tg_bytes(uint8_t *to, const uint8_t *from, size_t n) { memcpy(to, from, n); }

AVX2 static void stream(void *dst, const void *src, size_t n) {
    tg_copy_lines(dst, src, n, (size_t)(-(uintptr_t)dst % TG_LINE));
}

static void fence(void) { _mm_sfence(); }

const tg_layout_kernels tg_layout_avx2 = {
    .name = "avx2",
    .tile = {avx2_tile_8, avx2_tile_16, avx2_tile_32, avx2_tile_64, avx2_tile_128},
    .lines = {[2] = avx2_lines_32, [3] = avx2_lines_64},
    .stream = stream,
    .fence = fence,
};

#endif
