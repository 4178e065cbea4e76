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
#define INLINE AVX512 TG_EXPAND
#define TG_LOOP INLINE

#include "layout_loops.h"

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

/* --------------------------------------------------------------------------------------- units */

/* `streaming` and `cell` are constants at each call. */
INLINE void zmm_32(tg_plane p, const bool streaming) {
    const __m512i a0 = load_four(p.src, 4 * p.src_row);
    const __m512i a1 = load_four(p.src + p.src_row, 4 * p.src_row);
    const __m512i a2 = load_four(p.src + 2 * p.src_row, 4 * p.src_row);
    const __m512i a3 = load_four(p.src + 3 * p.src_row, 4 * p.src_row);
    const __m512i b0 = _mm512_unpacklo_epi32(a0, a2);
    const __m512i b1 = _mm512_unpackhi_epi32(a0, a2);
    const __m512i b2 = _mm512_unpacklo_epi32(a1, a3);
    const __m512i b3 = _mm512_unpackhi_epi32(a1, a3);
    store(p.dst, _mm512_unpacklo_epi32(b0, b2), streaming);
    store(p.dst + p.dst_row, _mm512_unpackhi_epi32(b0, b2), streaming);
    store(p.dst + 2 * p.dst_row, _mm512_unpacklo_epi32(b1, b3), streaming);
    store(p.dst + 3 * p.dst_row, _mm512_unpackhi_epi32(b1, b3), streaming);
}

INLINE void zmm_64(tg_plane p, const bool streaming) {
    const __m512i a0 = load_four(p.src, 2 * p.src_row);
    const __m512i a1 = load_four(p.src + p.src_row, 2 * p.src_row);
    store(p.dst, _mm512_unpacklo_epi64(a0, a1), streaming);
    store(p.dst + p.dst_row, _mm512_unpackhi_epi64(a0, a1), streaming);
}

INLINE void unit(tg_plane p, size_t cell, const bool streaming) {
    if (cell == 4) {
        zmm_32(p, streaming);
    } else {
        zmm_64(p, streaming);
    }
}

INLINE void tg_unit(tg_plane p, size_t cell) { unit(p, cell, false); }
INLINE void tg_unit_of_lines(tg_plane p, size_t cell) { unit(p, cell, true); }
INLINE void tg_rest(tg_plane p, size_t cell) { tg_layout_avx2.tile[__builtin_ctzl(cell)](&p); }

INLINE void tg_line(uint8_t *to, const uint8_t *from) {
    store(to, _mm512_loadu_si512((const void *)from), true);
}

INLINE void tg_bytes(uint8_t *to, const uint8_t *from, size_t n) { memcpy(to, from, n); }

/* ------------------------------------------------------------------------------------- kernels */

/* A copy whose pointers and strides are in registers of their own. gcc 12 would load both pointers as
 * one vector, of which each unit takes its halves again: up to half of the time more. */
INLINE tg_plane in_registers(const tg_plane *p) {
    tg_plane q = *p;
    __asm__("" : "+r"(q.dst), "+r"(q.src), "+r"(q.dst_row), "+r"(q.src_row));
    return q;
}

INLINE void tile(const tg_plane *p, size_t cell) {
    const size_t e = TG_VECTOR / cell;
    if (p->rows < e || p->cols < 4 * e) {
        tg_layout_avx2.tile[__builtin_ctzl(cell)](p);
    } else {
        tg_wide(in_registers(p), cell, e);
    }
}

static void avx512_tile_8(const tg_plane *p) { tg_layout_avx2.tile[0](p); }
static void avx512_tile_16(const tg_plane *p) { tg_layout_avx2.tile[1](p); }
AVX512 static void avx512_tile_32(const tg_plane *p) { tile(p, 4); }
AVX512 static void avx512_tile_64(const tg_plane *p) { tile(p, 8); }
static void avx512_tile_128(const tg_plane *p) { tg_layout_avx2.tile[4](p); }

AVX512 static void avx512_lines_32(const tg_plane *p) { tg_lines(*p, 4, 4); }
AVX512 static void avx512_lines_64(const tg_plane *p) { tg_lines(*p, 8, 2); }

AVX512 static void stream(void *dst, const void *src, size_t n) {
    tg_copy_lines(dst, src, n, (size_t)(-(uintptr_t)dst % TG_LINE));
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
