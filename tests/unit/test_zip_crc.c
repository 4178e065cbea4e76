/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_zip_crc.c - CRC-32, folded, against its definition bit by bit.
 */
#include "ks_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "zip_crc.h"

static uint32_t bit_by_bit(uint32_t crc, const uint8_t *p, size_t n) {
    crc = ~crc;
    for (size_t i = 0; i < n; i++) {
        crc ^= p[i];
        for (unsigned k = 0; k < 8; k++)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}

static uint8_t *random_bytes(size_t n) {
    uint8_t *p = malloc(n > 0 ? n : 1);
    uint32_t state = 12345;
    assert_non_null(p);
    for (size_t i = 0; i < n; i++) {
        state = state * 1664525u + 1013904223u;
        p[i] = (uint8_t)(state >> 24);
    }
    return p;
}

TEST(published_value) {
    assert_int_equal(tg_zip_crc32(0, (const uint8_t *)"123456789", 9), 0xcbf43926);
    assert_int_equal(tg_zip_crc32(0, NULL, 0), 0);
    assert_int_equal(tg_zip_crc32(0x1234, NULL, 0), 0x1234);
}

/* Each number of lanes and of bytes behind them. Blocks end with the bytes, so that a sanitizer sees a byte too many. */
TEST(every_length) {
    for (unsigned n = 0; n <= 700; n++) {
        uint8_t *p = random_bytes(n);
        assert_int_equal(tg_zip_crc32(0, p, n), bit_by_bit(0, p, n));
        free(p);
    }
}

TEST(every_alignment) {
    uint8_t *p = random_bytes(400);
    for (unsigned from = 0; from < 64; from++)
        assert_int_equal(tg_zip_crc32(0, p + from, 400 - from),
                         bit_by_bit(0, p + from, 400 - from));
    free(p);
}

/* The CRC of the bytes before goes into the first lane. */
TEST(pieces) {
    const unsigned n = 500;
    uint8_t *p = random_bytes(n);
    for (unsigned cut = 0; cut <= n; cut++) {
        uint32_t before = tg_zip_crc32(0, p, cut);
        assert_int_equal(tg_zip_crc32(before, p + cut, n - cut), bit_by_bit(0, p, n));
    }
    free(p);
}

/* Each bit counts, wherever it is: bits of one lane are folded differently. */
TEST(single_bits) {
    uint8_t p[160] = {0};
    for (size_t i = 0; i < 8 * sizeof p; i++) {
        p[i / 8] = (uint8_t)(1u << (i % 8));
        assert_int_equal(tg_zip_crc32(UINT32_MAX, p, sizeof p),
                         bit_by_bit(UINT32_MAX, p, sizeof p));
        p[i / 8] = 0;
    }
}

TEST(many_bytes) {
    const unsigned n = (1u << 20) + 45;
    uint8_t *p = random_bytes(n);
    assert_int_equal(tg_zip_crc32(0, p, n), bit_by_bit(0, p, n));
    free(p);
}

#endif
