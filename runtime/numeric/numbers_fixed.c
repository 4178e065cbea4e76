/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_fixed.c - fixed point of NNB: stored / 2^fp_pos.
 *
 * Everything is exact in float32 except the rounding itself. Decoding: an integer of 16 bits is a
 * float, and multiplying by a power of two down to 2^-15 only changes its exponent. Encoding: x *
 * 2^fp_pos is exact, or infinite, which saturates like every other large number; so the exact value
 * is rounded, by an integer rule that does not depend on the rounding mode of the environment. The
 * exporter computes in float64, where the same holds.
 */
#include "numbers_blocks.h"

#include <math.h>
#if TG_X86
#include <immintrin.h>
#endif

/* ----------------------------------------------------------------------------------- decoding */

typedef void (*decode_block)(uint8_t *restrict dst, const uint8_t *restrict src, float step);

TG_INLINE void decode8(uint8_t *restrict dst, const uint8_t *restrict src, float step) {
    for (size_t i = 0; i < TG_BLOCK; i++) {
        tg_store_f32(dst + 4 * i, tg_fixed_value(tg_signed8(src[i]), step));
    }
}

TG_INLINE void decode16(uint8_t *restrict dst, const uint8_t *restrict src, float step) {
    for (size_t i = 0; i < TG_BLOCK; i++) {
        tg_store_f32(dst + 4 * i, tg_fixed_value(tg_signed16(tg_load16(src + 2 * i)), step));
    }
}

#define PAIR(body)                                                                                 \
    static void body##_any(uint8_t *restrict dst, const uint8_t *restrict src, float step) {       \
        body(dst, src, step);                                                                      \
    }                                                                                              \
    static TG_FOR_AVX2 void body##_avx2(uint8_t *restrict dst, const uint8_t *restrict src,        \
                                        float step) {                                              \
        body(dst, src, step);                                                                      \
    }
PAIR(decode8)
PAIR(decode16)
#undef PAIR

void tg_fixed_decode_as(tg_how how, void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                        size_t n) {
    static const decode_block blocks[2][2] = {{decode8_any, decode8_avx2},
                                              {decode16_any, decode16_avx2}};
    if (dtype != TG_DTYPE_INT8 && dtype != TG_DTYPE_INT16) return;
    size_t size = dtype == TG_DTYPE_INT8 ? 1 : 2;
    decode_block block = blocks[size - 1][how.avx2];
    float step = 1.0F / tg_scale_of(fp_pos);
    tg_blocks b TG_UNINITIALIZED;
    tg_blocks_begin(&b, how, dst, 4, src, size, n);
    while (tg_blocks_next(&b)) block(b.to, b.from, step);
}

void tg_fixed_decode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos, size_t n) {
    tg_fixed_decode_as(tg_how_for(n, 4), dst, src, dtype, fp_pos, n);
}

/* ----------------------------------------------------------------------------------- encoding */

typedef struct range {
    float low;
    float high;
} range;

TG_INLINE range range_of(size_t size) {
    return size == 1 ? (range){-128.0F, 127.0F} : (range){-32768.0F, 32767.0F};
}

/* Numbers of elements of a block that do not survive a round trip. */
typedef struct counts {
    uint32_t inexact;
    uint32_t outside; /* NaN included */
} counts;

typedef counts (*encode_block)(uint8_t *restrict dst, const uint8_t *restrict src, float scale);

/* Both bounds of the range are integers, so rounding a number between them cannot leave the
 * range. */
TG_INLINE counts encode(uint8_t *restrict dst, const uint8_t *restrict src, size_t size,
                        float scale, tg_rounding rounding) {
    range r = range_of(size);
    counts c = {0, 0};
    for (size_t i = 0; i < TG_BLOCK; i++) {
        float x = tg_load_f32(src + 4 * i) * scale;
        float kept = tg_pick_f32(x == x, x, 0.0F);
        kept = tg_pick_f32(kept < r.low, r.low, kept);
        kept = tg_pick_f32(kept > r.high, r.high, kept);
        int32_t stored = tg_round_f32(kept, rounding);
        if (size == 1) {
            dst[i] = (uint8_t)stored;
        } else {
            tg_store16(dst + 2 * i, (uint16_t)stored);
        }
        c.inexact += (uint32_t)((float)stored != x); /* NaN counts, -0.0 does not */
        c.outside += (uint32_t)(kept != x);
    }
    return c;
}

#if TG_X86

/* Rounds with the instructions for it, which encode the mode and ignore that of the environment.
 * Comparisons with NaN are false except "not equal". */
TG_INLINE TG_FOR_AVX2 __m256 round_vector(__m256 x, tg_rounding rounding) {
    if (rounding == TG_ROUNDING_TOWARD_ZERO) return _mm256_round_ps(x, 8 | _MM_FROUND_TO_ZERO);
    if (rounding == TG_ROUNDING_HALF_EVEN) return _mm256_round_ps(x, 8 | _MM_FROUND_TO_NEAREST_INT);
    __m256 down = _mm256_round_ps(x, 8 | _MM_FROUND_TO_NEG_INF);
    if (rounding == TG_ROUNDING_DOWN) return down;
    __m256 part = _mm256_sub_ps(x, down); /* 0 <= part < 1, exact */
    __m256 up = _mm256_cmp_ps(part, _mm256_set1_ps(0.5F), _CMP_GE_OQ);
    return _mm256_add_ps(down, _mm256_and_ps(up, _mm256_set1_ps(1.0F)));
}

/* Eight elements as int32; a lane of a counter vector decreases by 1 for each counted element. */
TG_INLINE TG_FOR_AVX2 __m256i encode_vector(const uint8_t *src, __m256 scale, range r,
                                            tg_rounding rounding, __m256i *inexact,
                                            __m256i *outside) {
    __m256 x = _mm256_mul_ps(_mm256_loadu_ps((const float *)(const void *)src), scale);
    __m256 kept = _mm256_and_ps(x, _mm256_cmp_ps(x, x, _CMP_ORD_Q));
    kept = _mm256_max_ps(kept, _mm256_set1_ps(r.low));
    kept = _mm256_min_ps(kept, _mm256_set1_ps(r.high));
    __m256 stored = round_vector(kept, rounding);
    __m256 changed = _mm256_cmp_ps(stored, x, _CMP_NEQ_UQ);
    __m256 moved = _mm256_cmp_ps(kept, x, _CMP_NEQ_UQ);
    *inexact = _mm256_add_epi32(*inexact, _mm256_castps_si256(changed));
    *outside = _mm256_add_epi32(*outside, _mm256_castps_si256(moved));
    return _mm256_cvttps_epi32(stored);
}

TG_INLINE TG_FOR_AVX2 uint32_t total(__m256i vector) {
    uint32_t lanes[8];
    uint32_t sum = 0;
    _mm256_storeu_si256((__m256i *)(void *)lanes, vector);
    for (size_t i = 0; i < 8; i++) sum += lanes[i];
    return sum;
}

TG_INLINE TG_FOR_AVX2 counts encode_wide(uint8_t *restrict dst, const uint8_t *restrict src,
                                         size_t size, float scale, tg_rounding rounding) {
    __m256 by = _mm256_set1_ps(scale);
    __m256i inexact = _mm256_setzero_si256();
    __m256i outside = _mm256_setzero_si256();
    range r = range_of(size);
    for (size_t i = 0; i < TG_BLOCK; i += 16) {
        __m256i a = encode_vector(src + 4 * i, by, r, rounding, &inexact, &outside);
        __m256i b = encode_vector(src + 4 * i + 32, by, r, rounding, &inexact, &outside);
        /* Packing works within 128-bit halves: a low, b low, a high, b high. */
        __m256i both = _mm256_permute4x64_epi64(_mm256_packs_epi32(a, b), 0xD8);
        if (size == 2) {
            _mm256_storeu_si256((__m256i *)(void *)(dst + 2 * i), both);
        } else {
            __m128i bytes =
                _mm_packs_epi16(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
            _mm_storeu_si128((__m128i *)(void *)(dst + i), bytes);
        }
    }
    return (counts){0U - total(inexact), 0U - total(outside)};
}

#else
#define encode_wide encode
#endif

/* X(name, size, rounding) */
#define ENCODERS(X)                                                                                \
    X(even8, 1, TG_ROUNDING_HALF_EVEN)                                                             \
    X(zero8, 1, TG_ROUNDING_TOWARD_ZERO)                                                           \
    X(up8, 1, TG_ROUNDING_HALF_UP)                                                                 \
    X(down8, 1, TG_ROUNDING_DOWN)                                                                  \
    X(even16, 2, TG_ROUNDING_HALF_EVEN)                                                            \
    X(zero16, 2, TG_ROUNDING_TOWARD_ZERO)                                                          \
    X(up16, 2, TG_ROUNDING_HALF_UP)                                                                \
    X(down16, 2, TG_ROUNDING_DOWN)

#define PAIR(name, size, rounding)                                                                 \
    static counts name##_any(uint8_t *restrict dst, const uint8_t *restrict src, float scale) {    \
        return encode(dst, src, size, scale, rounding);                                            \
    }                                                                                              \
    static TG_FOR_AVX2 counts name##_avx2(uint8_t *restrict dst, const uint8_t *restrict src,      \
                                          float scale) {                                           \
        return encode_wide(dst, src, size, scale, rounding);                                       \
    }
ENCODERS(PAIR)
#undef PAIR

static encode_block encoder(bool avx2, size_t size, tg_rounding rounding) {
    static const struct {
        size_t size;
        tg_rounding rounding;
        encode_block block[2];
    } list[] = {
#define ENTRY(name, size, rounding) {size, rounding, {name##_any, name##_avx2}},
        ENCODERS(ENTRY)
#undef ENTRY
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        if (list[i].size == size && list[i].rounding == rounding) return list[i].block[avx2];
    }
    return NULL;
}

/* The losses of a block in which `inexact` elements changed. */
static tg_loss losses(const uint8_t *dst, const uint8_t *src, size_t size, float scale,
                      tg_rounding rounding, uint32_t inexact, size_t at) {
    range r = range_of(size);
    tg_loss loss = {.inexact = inexact, .first = UINT64_MAX};
    for (size_t i = 0; i < TG_BLOCK; i++) {
        float x = tg_load_f32(src + 4 * i) * scale;
        int32_t stored = size == 1 ? tg_signed8(dst[i]) : tg_signed16(tg_load16(dst + 2 * i));
        if ((float)stored == x) continue;
        if (loss.first == UINT64_MAX) loss.first = at + i;
        if (isnan(x)) {
            loss.nan++;
        } else if (x > r.high) { /* 127.4 is rounded to 127, 127.5 may saturate */
            loss.saturated += x >= r.high + 1.0F || tg_round_f32(x, rounding) != stored;
        } else if (x < r.low) {
            loss.saturated += x <= r.low - 1.0F || tg_round_f32(x, rounding) != stored;
        }
    }
    return loss;
}

void tg_fixed_encode_as(tg_how how, void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                        tg_rounding rounding, size_t n, tg_loss *loss) {
    if (dtype != TG_DTYPE_INT8 && dtype != TG_DTYPE_INT16) return;
    size_t size = dtype == TG_DTYPE_INT8 ? 1 : 2;
    encode_block block = encoder(how.avx2, size, rounding);
    if (block == NULL) return;
    float scale = tg_scale_of(fp_pos);
    tg_blocks b TG_UNINITIALIZED;
    tg_blocks_begin(&b, how, dst, size, src, 4, n);
    while (tg_blocks_next(&b)) {
        counts c = block(b.to, b.from, scale);
        if (loss == NULL || c.inexact == 0) continue;
        if (c.outside != 0 || loss->inexact == 0) {
            tg_lose(loss, losses(b.to, b.from, size, scale, rounding, c.inexact, b.at));
        } else {
            loss->inexact += c.inexact;
        }
    }
}

void tg_fixed_encode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                     tg_rounding rounding, size_t n, tg_loss *loss) {
    tg_fixed_encode_as(tg_how_for(n, dtype == TG_DTYPE_INT8 ? 1 : 2), dst, src, dtype, fp_pos,
                       rounding, n, loss);
}

/* ----------------------------------------------------------------------------------- position */

/*
 * nnb.py uses as many bits before the point as `largest` needs, including the sign: ceil(log2
 * |largest|) + 1, and one more for a power of two, which would just not fit; a negative power of
 * two does. The logarithm of a float32 in float64 is never rounded to an integer, so the exponent
 * gives it.
 */
int tg_fixed_position(float largest, tg_dtype dtype) {
    if (!isfinite(largest) || (dtype != TG_DTYPE_INT8 && dtype != TG_DTYPE_INT16)) return -1;
    int exponent = 0;
    int before = 1;
    float mantissa =
        frexpf(largest, &exponent); /* largest = mantissa * 2^exponent, 0.5 <= |m| < 1 */
    if (fabsf(largest) >= 1.0F) before = mantissa == -0.5F ? exponent : exponent + 1;
    int position = (dtype == TG_DTYPE_INT8 ? 8 : 16) - before;
    return position < 0 ? -1 : position;
}
