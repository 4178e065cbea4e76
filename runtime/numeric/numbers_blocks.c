/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_blocks.c - non-temporal stores.
 */
#include "numbers_blocks.h"

#if TG_X86

#include <immintrin.h>

static TG_FOR_AVX2 void around_avx2(uint8_t *dst, const uint8_t *src, size_t n) {
    for (size_t i = 0; i < n; i += TG_STREAM_LINE) {
        __m256i low = _mm256_load_si256((const void *)(src + i));
        __m256i high = _mm256_load_si256((const void *)(src + i + 32));
        _mm256_stream_si256((void *)(dst + i), low);
        _mm256_stream_si256((void *)(dst + i + 32), high);
    }
}

static void around_any(uint8_t *dst, const uint8_t *src, size_t n) {
    for (size_t i = 0; i < n; i += 16) {
        _mm_stream_si128((void *)(dst + i), _mm_load_si128((const void *)(src + i)));
    }
}

void tg_lines_around(tg_how how, uint8_t *dst, const uint8_t *src, size_t n) {
    if (how.avx2) {
        around_avx2(dst, src, n);
    } else {
        around_any(dst, src, n);
    }
}

void tg_lines_done(void) { _mm_sfence(); }

#else

void tg_lines_around(tg_how how, uint8_t *dst, const uint8_t *src, size_t n) {
    (void)how;
    memcpy(dst, src, n);
}

void tg_lines_done(void) {}

#endif
