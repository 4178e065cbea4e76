/* SPDX-License-Identifier: Apache-2.0 */
/*
 * layout_avx512.c - kernels with AVX-512F, for elements of 4 and 8 bytes.
 *
 * With E elements in 16 bytes, the unit is E rows x 4E columns of the destination: whole cache
 * lines, each written by one store. A vector is loaded in four quarters: 16 bytes each from the
 * rows i, i + E, i + 2E and i + 3E of the source. Each quarter is transposed separately as in
 * layout_avx2.c; then vector i is row i of the destination, 4E elements in order.
 *
 * Elements of other sizes, and planes that are smaller than a unit, are passed to the AVX2 kernels,
 * which this set therefore needs.
 */
#include "layout_kernels.h"

#if TG_LAYOUT_X86

#include <immintrin.h>
#include <string.h>

#define AVX512 __attribute__((target("avx512f")))
#define INLINE AVX512 __attribute__((always_inline)) static inline

/* Accepts any alignment and may alias any type. */
INLINE __m128i load(const uint8_t *from) { return _mm_loadu_si128((const void *)from); }

INLINE __m512i load_four(const uint8_t *from, size_t step) {
    __m512i v = _mm512_zextsi128_si512(load(from));
    v = _mm512_inserti32x4(v, load(from + step), 1);
    v = _mm512_inserti32x4(v, load(from + 2 * step), 2);
    return _mm512_inserti32x4(v, load(from + 3 * step), 3);
}

/* The address of a streaming store is aligned to a cache line. */
INLINE void store(uint8_t *to, __m512i v, const bool streaming) {
    if (streaming) {
        _mm512_stream_si512((void *)to, v);
    } else {
        _mm512_storeu_si512((void *)to, v);
    }
}

/* ---------------------------------------------------------------------------------- one unit */

/* `streaming` is a constant at each call. */
INLINE void unit_32(uint8_t *dst, size_t dst_row, const uint8_t *src, size_t src_row,
                    const bool streaming) {
    const __m512i a0 = load_four(src, 4 * src_row);
    const __m512i a1 = load_four(src + src_row, 4 * src_row);
    const __m512i a2 = load_four(src + 2 * src_row, 4 * src_row);
    const __m512i a3 = load_four(src + 3 * src_row, 4 * src_row);
    const __m512i b0 = _mm512_unpacklo_epi32(a0, a2);
    const __m512i b1 = _mm512_unpackhi_epi32(a0, a2);
    const __m512i b2 = _mm512_unpacklo_epi32(a1, a3);
    const __m512i b3 = _mm512_unpackhi_epi32(a1, a3);
    store(dst, _mm512_unpacklo_epi32(b0, b2), streaming);
    store(dst + dst_row, _mm512_unpackhi_epi32(b0, b2), streaming);
    store(dst + 2 * dst_row, _mm512_unpacklo_epi32(b1, b3), streaming);
    store(dst + 3 * dst_row, _mm512_unpackhi_epi32(b1, b3), streaming);
}

INLINE void unit_64(uint8_t *dst, size_t dst_row, const uint8_t *src, size_t src_row,
                    const bool streaming) {
    const __m512i a0 = load_four(src, 2 * src_row);
    const __m512i a1 = load_four(src + src_row, 2 * src_row);
    store(dst, _mm512_unpacklo_epi64(a0, a1), streaming);
    store(dst + dst_row, _mm512_unpackhi_epi64(a0, a1), streaming);
}

/* ------------------------------------------------------------------------------------- planes */

/* The rest of the plane from a row or column on. */
static tg_plane rest_of(const tg_plane *p, unsigned log2_cell, size_t row, size_t col) {
    tg_plane rest = *p;
    rest.dst += row * p->dst_row + (col << log2_cell);
    rest.src += col * p->src_row + (row << log2_cell);
    rest.rows -= row;
    rest.cols -= col;
    return rest;
}

/*
 * tile: the last unit overlaps the rows before it. The remaining columns are fewer than a unit;
 * they are extended by columns before them to the vector width of the AVX2 kernels.
 *
 * lines: whole aligned cache lines. A rest of fewer than E rows is done in portable C.
 */
#define KERNELS(B, E, LOG2)                                                                        \
    AVX512 static void avx512_tile_##B(const tg_plane *p) {                                        \
        const size_t unit = TG_LINE / ((B) / 8);                                                   \
        if (p->rows < (E) || p->cols < unit) {                                                     \
            tg_layout_avx2.tile[LOG2](p);                                                          \
            return;                                                                                \
        }                                                                                          \
        size_t c = 0;                                                                              \
        for (; p->cols - c >= unit; c += unit) {                                                   \
            const uint8_t *src = p->src + c * p->src_row;                                          \
            uint8_t *dst = p->dst + c * ((B) / 8);                                                 \
            for (size_t r = 0; r < p->rows; r += (E)) {                                            \
                if (p->rows - r < (E)) r = p->rows - (E);                                          \
                unit_##B(dst + r * p->dst_row, p->dst_row, src + r * ((B) / 8), p->src_row,        \
                         false);                                                                   \
            }                                                                                      \
        }                                                                                          \
        if (c == p->cols) return;                                                                  \
        if (p->cols - c < (E)) c = p->cols - (E);                                                  \
        const tg_plane rest = rest_of(p, LOG2, 0, c);                                              \
        tg_layout_avx2.tile[LOG2](&rest);                                                          \
    }                                                                                              \
    AVX512 static void avx512_lines_##B(const tg_plane *p) {                                       \
        const size_t unit = TG_LINE / ((B) / 8);                                                   \
        const size_t whole = p->rows - p->rows % (E);                                              \
        for (size_t c = 0; c < p->cols; c += unit) {                                               \
            const uint8_t *src = p->src + c * p->src_row;                                          \
            uint8_t *dst = p->dst + c * ((B) / 8);                                                 \
            for (size_t r = 0; r < whole; r += (E)) {                                              \
                unit_##B(dst + r * p->dst_row, p->dst_row, src + r * ((B) / 8), p->src_row, true); \
            }                                                                                      \
        }                                                                                          \
        if (whole == p->rows) return;                                                              \
        const tg_plane rest = rest_of(p, LOG2, whole, 0);                                          \
        tg_layout_portable.tile[LOG2](&rest);                                                      \
    }
KERNELS(32, 4, 2)
KERNELS(64, 2, 3)
#undef KERNELS

static void avx512_tile_8(const tg_plane *p) { tg_layout_avx2.tile[0](p); }
static void avx512_tile_16(const tg_plane *p) { tg_layout_avx2.tile[1](p); }
static void avx512_tile_128(const tg_plane *p) { tg_layout_avx2.tile[4](p); }

/* ------------------------------------------------------------------------------------- copies */

AVX512 static void stream(void *dst, const void *src, size_t n) {
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
        store(to, _mm512_loadu_si512((const void *)from), true);
        to += TG_LINE;
        from += TG_LINE;
    }
    if (n > 0) memcpy(to, from, n);
}

static void fence(void) { _mm_sfence(); }

const tg_layout_kernels tg_layout_avx512 = {
    .name = "avx512",
    .tile = {avx512_tile_8, avx512_tile_16, avx512_tile_32, avx512_tile_64, avx512_tile_128},
    .lines = {[2] = avx512_lines_32, [3] = avx512_lines_64},
    .stream = stream,
    .fence = fence,
};

#endif
