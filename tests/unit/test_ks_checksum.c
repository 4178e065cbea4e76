/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_checksum.c - check values of published catalogues, and the same sums computed bit by bit.
 */
#include <stdio.h>

#include "ks_checksum.h"
#include "ks_test.h"

static uint64_t value_over(ks_checksum_kind kind, const void *data, size_t n) {
    ks_checksum sum;
    ks_checksum_begin(&sum, kind);
    ks_checksum_add(&sum, data, n);
    return ks_checksum_value(&sum);
}

/* "check" of each CRC in the catalogue: over the nine digits. Adler-32 by its definition: 1 + the digits, and the sum
 * of the nine running sums. */
TEST(check_values) {
    static const struct {
        ks_checksum_kind kind;
        uint32_t check;
        uint32_t empty;
    } known[] = {{KS_CRC32, 0xcbf43926, 0},
                 {KS_CRC32C, 0xe3069283, 0},
                 {KS_CRC16, 0xbb3d, 0},
                 {KS_CRC16_MODBUS, 0x4b37, 0xffff},
                 {KS_CRC16_KERMIT, 0x2189, 0},
                 {KS_CRC16_XMODEM, 0x31c3, 0},
                 {KS_CRC16_IBM_3740, 0x29b1, 0xffff},
                 {KS_ADLER32, 0x091e01de, 1},
                 {KS_SUM8, 477 % 256, 0},
                 {KS_SUM16, 477, 0},
                 {KS_SUM32, 477, 0}};
    assert_int_equal(COUNT_OF(known), KS_NUM_CHECKSUMS - 1); /* all but SHA-256 */
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        assert_int_equal(value_over(known[i].kind, "123456789", 9), known[i].check);
        assert_int_equal(value_over(known[i].kind, "", 0), known[i].empty);
        assert_true(ks_checksum_is_known(known[i].kind));
    }
    assert_false(ks_checksum_is_known(KS_NUM_CHECKSUMS));
}

/* Bit by bit, from the parameters of the catalogue. */
static uint32_t slow_crc(const uint8_t *p, size_t n, uint32_t reflected, uint32_t start,
                         uint32_t final) {
    uint32_t crc = start;
    for (size_t i = 0; i < n; i++) {
        crc ^= p[i];
        for (unsigned k = 0; k < 8; k++) crc = crc >> 1 ^ ((crc & 1) != 0 ? reflected : 0);
    }
    return crc ^ final;
}

static uint32_t slow_high_crc(const uint8_t *p, size_t n, uint32_t start) {
    uint32_t crc = start;
    for (size_t i = 0; i < n; i++) {
        crc ^= (uint32_t)p[i] << 8;
        for (unsigned k = 0; k < 8; k++)
            crc = (crc << 1 ^ ((crc & 0x8000) != 0 ? 0x1021 : 0)) & 0xffff;
    }
    return crc;
}

static uint32_t slow_adler(const uint8_t *p, size_t n) {
    uint32_t low = 1;
    uint32_t high = 0;
    for (size_t i = 0; i < n; i++) {
        low = (low + p[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}

TEST(lengths_and_pieces) {
    enum { SIZE = 70000 };
    uint8_t *data = malloc(SIZE);
    assert_non_null(data);
    uint32_t random = 1;
    for (size_t i = 0; i < SIZE; i++) {
        random = random * 1664525 + 1013904223;
        data[i] = (uint8_t)(random >> 24);
    }
    memset(data + 20000, 0xff, 20000); /* the largest sums */
    for (size_t n = 0; n <= SIZE; n = n < 40 ? n + 1 : n * 3 / 2 + 1) {
        const size_t from = n % 7 < SIZE - n ? n % 7 : 0;
        const uint8_t *p = data + from;
        assert_int_equal(value_over(KS_CRC32, p, n),
                         slow_crc(p, n, 0xedb88320, 0xffffffff, 0xffffffff));
        assert_int_equal(value_over(KS_CRC32C, p, n),
                         slow_crc(p, n, 0x82f63b78, 0xffffffff, 0xffffffff));
        assert_int_equal(value_over(KS_CRC16, p, n), slow_crc(p, n, 0xa001, 0, 0));
        assert_int_equal(value_over(KS_CRC16_MODBUS, p, n), slow_crc(p, n, 0xa001, 0xffff, 0));
        assert_int_equal(value_over(KS_CRC16_KERMIT, p, n), slow_crc(p, n, 0x8408, 0, 0));
        assert_int_equal(value_over(KS_CRC16_XMODEM, p, n), slow_high_crc(p, n, 0));
        assert_int_equal(value_over(KS_CRC16_IBM_3740, p, n), slow_high_crc(p, n, 0xffff));
        assert_int_equal(value_over(KS_ADLER32, p, n), slow_adler(p, n));
    }
    for (unsigned kind = 0; kind < KS_SHA256; kind++) {
        ks_checksum sum;
        ks_checksum_begin(&sum, (ks_checksum_kind)kind);
        size_t at = 0;
        for (size_t n = 1; at < SIZE; n = n * 2 + 1) {
            const size_t part = n < SIZE - at ? n : SIZE - at;
            ks_checksum_add(&sum, data + at, part);
            at += part;
        }
        const uint64_t whole = value_over((ks_checksum_kind)kind, data, SIZE);
        assert_true(ks_checksum_value(&sum) == whole);
        assert_true(ks_checksum_is(&sum, whole));
        assert_false(ks_checksum_is(&sum, whole ^ 1));
        assert_false(ks_checksum_is(&sum, whole | UINT64_C(1) << 40));
    }
    free(data);
}

TEST(zeros) {
    const uint8_t none[200] = {0};
    for (size_t n = 0; n < sizeof none; n += 13) {
        ks_checksum sum;
        ks_checksum_begin(&sum, KS_CRC32);
        ks_checksum_add(&sum, (const uint8_t *)"ab", 2);
        ks_checksum_add_zeros(&sum, n);
        ks_checksum other;
        ks_checksum_begin(&other, KS_CRC32);
        ks_checksum_add(&other, (const uint8_t *)"ab", 2);
        ks_checksum_add(&other, none, n);
        assert_true(ks_checksum_value(&sum) == ks_checksum_value(&other));
    }
}

static void expect_digest(const char *text, size_t times, const char *hex) {
    ks_checksum sum;
    uint8_t digest[KS_SHA256_SIZE];
    char found[2 * KS_SHA256_SIZE + 1];
    ks_checksum_begin(&sum, KS_SHA256);
    for (size_t i = 0; i < times; i++) ks_checksum_add(&sum, (const uint8_t *)text, strlen(text));
    ks_checksum_digest(&sum, digest);
    for (size_t i = 0; i < KS_SHA256_SIZE; i++)
        snprintf(found + 2 * i, 3, "%02x", (unsigned)digest[i]);
    assert_string_equal(found, hex);
    assert_true(ks_checksum_is_digest(digest, bytes_of(digest, KS_SHA256_SIZE)));
    assert_false(ks_checksum_is_digest(digest, bytes_of(digest, KS_SHA256_SIZE - 1)));
    uint8_t changed[KS_SHA256_SIZE];
    memcpy(changed, digest, sizeof digest);
    changed[31] ^= 1;
    assert_false(ks_checksum_is_digest(digest, bytes_of(changed, KS_SHA256_SIZE)));
}

/* The examples of FIPS 180-4 (csrc.nist.gov, SHA256.pdf), and what sha256sum says of lengths around a block. */
TEST(digests) {
    expect_digest("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect_digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                  "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    expect_digest("a", 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    expect_digest("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect_digest("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    expect_digest("a", 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    expect_digest("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

TEST(ranges) {
    enum { SIZE = 200000 };
    uint8_t *data = calloc(1, SIZE);
    assert_non_null(data);
    for (size_t i = 0; i < SIZE; i++) data[i] = (uint8_t)(i * 7 ^ i >> 8);
    for (uint64_t from = 0; from < SIZE; from = from * 5 + 3) {
        ks_ctx ks;
        lazy_input lazy;
        ks_checksum sum;
        lazy_begin(&ks, &lazy, data, SIZE, 0);
        ks_stream io = ks_stream_root(&ks);
        ks_checksum_begin(&sum, KS_CRC32);
        assert_true(ks_checksum_add_range(&ks, &io, from, SIZE, &sum));
        assert_true(ks_checksum_value(&sum) ==
                    value_over(KS_CRC32, data + from, (size_t)(SIZE - from)));
        assert_true(io.pos == 0);
        lazy_end(&ks, &lazy);
    }
    ks_ctx ks;
    ks_checksum sum;
    ks_ctx_init(&ks, ks_input_memory(data, SIZE), test_limits(1000, SIZE / 64 - 2), NULL);
    ks_stream io = ks_stream_root(&ks);
    ks_checksum_begin(&sum, KS_SUM8);
    assert_false(ks_checksum_add_range(&ks, &io, 64, SIZE, &sum));
    expect_error(&ks, KS_LIMIT, 64);
    assert_true(ks_checksum_add_range(&ks, &io, 128, SIZE, &sum));
    ks_ctx_free(&ks);
    free(data);
}
