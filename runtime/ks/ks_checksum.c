/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_checksum.c - see ks_checksum.h.
 *
 * A CRC is linear: the entry of a lookup table for a byte is the XOR of the entries of its bits. So a table of 256
 * entries is written as the eight entries of single bits, highest bit first, and the compiler makes the others.
 */
#include "ks_checksum.h"

#include <string.h>

#include "ks_internal.h"

/* ------------------------------------------------------------------------------------------- CRC */

#define ENTRY(i, b7, b6, b5, b4, b3, b2, b1, b0)                                                   \
    (((i) >> 7 & 1u) * (b7) ^ ((i) >> 6 & 1u) * (b6) ^ ((i) >> 5 & 1u) * (b5) ^                    \
     ((i) >> 4 & 1u) * (b4) ^ ((i) >> 3 & 1u) * (b3) ^ ((i) >> 2 & 1u) * (b2) ^                    \
     ((i) >> 1 & 1u) * (b1) ^ ((i)&1u) * (b0))
#define ENTRIES_4(i, ...)                                                                          \
    ENTRY((i), __VA_ARGS__), ENTRY((i) + 1u, __VA_ARGS__), ENTRY((i) + 2u, __VA_ARGS__),           \
        ENTRY((i) + 3u, __VA_ARGS__)
#define ENTRIES_16(i, ...)                                                                         \
    ENTRIES_4((i), __VA_ARGS__), ENTRIES_4((i) + 4u, __VA_ARGS__),                                 \
        ENTRIES_4((i) + 8u, __VA_ARGS__), ENTRIES_4((i) + 12u, __VA_ARGS__)
#define ENTRIES_64(i, ...)                                                                         \
    ENTRIES_16((i), __VA_ARGS__), ENTRIES_16((i) + 16u, __VA_ARGS__),                              \
        ENTRIES_16((i) + 32u, __VA_ARGS__), ENTRIES_16((i) + 48u, __VA_ARGS__)
#define TABLE(...)                                                                                 \
    {                                                                                              \
        ENTRIES_64(0u, __VA_ARGS__), ENTRIES_64(64u, __VA_ARGS__), ENTRIES_64(128u, __VA_ARGS__),  \
            ENTRIES_64(192u, __VA_ARGS__)                                                          \
    }

/* Table k moves a byte over k more bytes of zeros, so that eight bytes are taken at a time. */
/* clang-format off */
static const uint32_t crc32_tables[8][256] = {
    TABLE(0xedb88320u, 0x76dc4190u, 0x3b6e20c8u, 0x1db71064u, 0x0edb8832u, 0x076dc419u, 0xee0e612cu, 0x77073096u),
    TABLE(0x3b83984bu, 0xf0794f05u, 0x958424a2u, 0x4ac21251u, 0xc8d98a08u, 0x646cc504u, 0x32366282u, 0x191b3141u),
    TABLE(0xe1351b80u, 0x709a8dc0u, 0x384d46e0u, 0x1c26a370u, 0x0e1351b8u, 0x0709a8dcu, 0x0384d46eu, 0x01c26a37u),
    TABLE(0xed59b63bu, 0x9b14583du, 0xa032af3eu, 0x5019579fu, 0xc5b428efu, 0x8f629757u, 0xaa09c88bu, 0xb8bc6765u),
    TABLE(0xb1e6b092u, 0x58f35849u, 0xc1c12f04u, 0x60e09782u, 0x30704bc1u, 0xf580a6c0u, 0x7ac05360u, 0x3d6029b0u),
    TABLE(0x1eb014d8u, 0x0f580a6cu, 0x07ac0536u, 0x03d6029bu, 0xec53826du, 0x9b914216u, 0x4dc8a10bu, 0xcb5cd3a5u),
    TABLE(0x8816eaf2u, 0x440b7579u, 0xcfbd399cu, 0x67de9cceu, 0x33ef4e67u, 0xf44f2413u, 0x979f1129u, 0xa6770bb4u),
    TABLE(0x533b85dau, 0x299dc2edu, 0xf9766256u, 0x7cbb312bu, 0xd3e51bb5u, 0x844a0efau, 0x4225077du, 0xccaa009eu)};
static const uint32_t crc32c_tables[8][256] = {
    TABLE(0x82f63b78u, 0x417b1dbcu, 0x20bd8edeu, 0x105ec76fu, 0x8ad958cfu, 0xc79a971fu, 0xe13b70f7u, 0xf26b8303u),
    TABLE(0xfbc3faf9u, 0xff17c604u, 0x7f8be302u, 0x3fc5f181u, 0x9d14c3b8u, 0x4e8a61dcu, 0x274530eeu, 0x13a29877u),
    TABLE(0x8b277743u, 0xc76580d9u, 0xe144fb14u, 0x70a27d8au, 0x38513ec5u, 0x9edea41au, 0x4f6f520du, 0xa541927eu),
    TABLE(0x52a0c93fu, 0xaba65fe7u, 0xd725148bu, 0xe964b13du, 0xf64463e6u, 0x7b2231f3u, 0xbf672381u, 0xdd45aab8u),
    TABLE(0x6ea2d55cu, 0x37516aaeu, 0x1ba8b557u, 0x8f2261d3u, 0xc5670b91u, 0xe045beb0u, 0x7022df58u, 0x38116facu),
    TABLE(0x1c08b7d6u, 0x0e045bebu, 0x85f4168du, 0xc00c303eu, 0x6006181fu, 0xb2f53777u, 0xdb8ca0c3u, 0xef306b19u),
    TABLE(0xf56e0ef4u, 0x7ab7077au, 0x3d5b83bdu, 0x9c5bfaa6u, 0x4e2dfd53u, 0xa5e0c5d1u, 0xd0065990u, 0x68032cc8u),
    TABLE(0x34019664u, 0x1a00cb32u, 0x0d006599u, 0x847609b4u, 0x423b04dau, 0x211d826du, 0x9278fa4eu, 0x493c7d27u)};
static const uint16_t arc_table[256] =
    TABLE(0xa001u, 0xf001u, 0xd801u, 0xcc01u, 0xc601u, 0xc301u, 0xc181u, 0xc0c1u);
static const uint16_t kermit_table[256] =
    TABLE(0x8408u, 0x4204u, 0x2102u, 0x1081u, 0x8c48u, 0x4624u, 0x2312u, 0x1189u);
static const uint16_t xmodem_table[256] =
    TABLE(0x9188u, 0x48c4u, 0x2462u, 0x1231u, 0x8108u, 0x4084u, 0x2042u, 0x1021u);
/* clang-format on */

static uint32_t little(const uint8_t *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t crc32_add(const uint32_t t[8][256], uint32_t crc, const uint8_t *p, uint64_t n) {
    for (; n >= 8; n -= 8, p += 8) {
        const uint32_t a = little(p) ^ crc;
        const uint32_t b = little(p + 4);
        crc = t[7][a & 255] ^ t[6][a >> 8 & 255] ^ t[5][a >> 16 & 255] ^ t[4][a >> 24] ^
              t[3][b & 255] ^ t[2][b >> 8 & 255] ^ t[1][b >> 16 & 255] ^ t[0][b >> 24];
    }
    for (; n > 0; n--) crc = crc >> 8 ^ t[0][(crc ^ *p++) & 255];
    return crc;
}

/* Lowest bit first. */
static uint32_t crc16_add(const uint16_t t[256], uint32_t crc, const uint8_t *p, uint64_t n) {
    for (; n > 0; n--) crc = crc >> 8 ^ t[(crc ^ *p++) & 255];
    return crc;
}

/* Highest bit first. */
static uint32_t crc16_add_high(const uint16_t t[256], uint32_t crc, const uint8_t *p, uint64_t n) {
    for (; n > 0; n--) crc = (crc << 8 & 0xffffu) ^ t[(crc >> 8 ^ *p++) & 255];
    return crc;
}

/* ------------------------------------------------------------------------------------------ sums */

static uint32_t sum_add(uint32_t sum, const uint8_t *p, uint64_t n) {
    for (; n > 0; n--) sum += *p++; /* modulo 2^32, of which 2^8 and 2^16 are divisors */
    return sum;
}

#define ADLER_BASE 65521u
/* The most bytes after which the upper half still fits 32 bits: 255 n (n + 1) / 2 + (n + 1) (BASE - 1) < 2^32. */
#define ADLER_RUN 5552u

static void adler_add(ks_checksum *sum, const uint8_t *p, uint64_t n) {
    while (n > 0) {
        const uint64_t run = n < ADLER_RUN ? n : ADLER_RUN;
        n -= run;
        for (uint64_t i = 0; i < run; i++) {
            sum->low += *p++;
            sum->high += sum->low;
        }
        sum->low %= ADLER_BASE;
        sum->high %= ADLER_BASE;
    }
}

/* --------------------------------------------------------------------------------------- SHA-256 */

#ifndef KS_WITHOUT_SHA256

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2), and of the
 * square roots of the first eight (5.3.3). */
static const uint32_t sha_constants[64] = {
    0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u,
    0xab1c5ed5u, 0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu,
    0x9bdc06a7u, 0xc19bf174u, 0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu,
    0x4a7484aau, 0x5cb0a9dcu, 0x76f988dau, 0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u,
    0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u, 0x27b70a85u, 0x2e1b2138u, 0x4d2c6dfcu,
    0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u, 0xa2bfe8a1u, 0xa81a664bu,
    0xc24b8b70u, 0xc76c51a3u, 0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u, 0x19a4c116u,
    0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu, 0x682e6ff3u,
    0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u,
    0xc67178f2u};
static const uint32_t sha_start[8] = {0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au,
                                      0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u};

static uint32_t rotate_right(uint32_t x, unsigned n) { return x >> n | x << (32 - n); }

static uint32_t big(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* FIPS 180-4, 6.2.2; `s` holds a to h. */
static void sha_block(uint32_t state[8], const uint8_t block[64]) {
    uint32_t w[64];
    uint32_t s[8];
    for (unsigned i = 0; i < 16; i++) w[i] = big(block + 4 * (size_t)i);
    for (unsigned i = 16; i < 64; i++) {
        const uint32_t a = w[i - 15];
        const uint32_t b = w[i - 2];
        w[i] = w[i - 16] + (rotate_right(a, 7) ^ rotate_right(a, 18) ^ a >> 3) + w[i - 7] +
               (rotate_right(b, 17) ^ rotate_right(b, 19) ^ b >> 10);
    }
    memcpy(s, state, sizeof s);
    for (unsigned i = 0; i < 64; i++) {
        const uint32_t e = s[4];
        const uint32_t a = s[0];
        const uint32_t one = s[7] +
                             (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) +
                             ((e & s[5]) ^ (~e & s[6])) + sha_constants[i] + w[i];
        const uint32_t two = (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) +
                             ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += one;
        s[0] = one + two;
    }
    for (unsigned i = 0; i < 8; i++) state[i] += s[i];
}

static void sha_add(ks_checksum *sum, const uint8_t *p, uint64_t n) {
    uint64_t used = sum->size % 64;
    while (n > 0) {
        if (used == 0 && n >= 64) {
            sha_block(sum->words, p);
            p += 64;
            n -= 64;
            continue;
        }
        const uint64_t part = n < 64 - used ? n : 64 - used;
        memcpy(sum->block + used, p, (size_t)part);
        used += part;
        p += part;
        n -= part;
        if (used == 64) {
            sha_block(sum->words, sum->block);
            used = 0;
        }
    }
}

void ks_checksum_digest(ks_checksum *sum, uint8_t digest[KS_SHA256_SIZE]) {
    static const uint8_t padding[64] = {0x80};
    const uint64_t bits = sum->size * 8; /* FIPS 180-4 limits messages to 2^64 - 1 bits */
    const uint64_t used = sum->size % 64;
    uint8_t size[8];
    for (unsigned i = 0; i < 8; i++) size[i] = (uint8_t)(bits >> (56 - 8 * i));
    ks_checksum_add(sum, padding, used < 56 ? 56 - used : 120 - used);
    ks_checksum_add(sum, size, sizeof size);
    for (unsigned i = 0; i < KS_SHA256_SIZE; i++)
        digest[i] = (uint8_t)(sum->words[i / 4] >> (24 - 8 * (i % 4)));
}

#else

static void sha_add(ks_checksum *sum, const uint8_t *p, uint64_t n) { (void)sum, (void)p, (void)n; }

void ks_checksum_digest(ks_checksum *sum, uint8_t digest[KS_SHA256_SIZE]) {
    (void)sum;
    memset(digest, 0, KS_SHA256_SIZE);
}

#endif

/* ----------------------------------------------------------------------------------------- whole */

bool ks_checksum_is_known(ks_checksum_kind kind) {
#ifdef KS_WITHOUT_SHA256
    if (kind == KS_SHA256) return false;
#endif
    return kind < KS_NUM_CHECKSUMS;
}

void ks_checksum_begin(ks_checksum *sum, ks_checksum_kind kind) {
    memset(sum, 0, sizeof *sum);
    sum->kind = kind;
    switch (kind) {
    case KS_CRC32:
    case KS_CRC32C: sum->low = 0xffffffffu; break;
    case KS_CRC16_MODBUS:
    case KS_CRC16_IBM_3740: sum->low = 0xffffu; break;
    case KS_ADLER32: sum->low = 1; break;
    case KS_SHA256:
#ifndef KS_WITHOUT_SHA256
        memcpy(sum->words, sha_start, sizeof sha_start);
#endif
        break;
    case KS_CRC16:
    case KS_CRC16_KERMIT:
    case KS_CRC16_XMODEM:
    case KS_SUM8:
    case KS_SUM16:
    case KS_SUM32:
    case KS_NUM_CHECKSUMS: break;
    }
}

void ks_checksum_add(ks_checksum *sum, const uint8_t *data, uint64_t n) {
    switch (sum->kind) {
    case KS_CRC32: sum->low = crc32_add(crc32_tables, sum->low, data, n); break;
    case KS_CRC32C: sum->low = crc32_add(crc32c_tables, sum->low, data, n); break;
    case KS_CRC16:
    case KS_CRC16_MODBUS: sum->low = crc16_add(arc_table, sum->low, data, n); break;
    case KS_CRC16_KERMIT: sum->low = crc16_add(kermit_table, sum->low, data, n); break;
    case KS_CRC16_XMODEM:
    case KS_CRC16_IBM_3740: sum->low = crc16_add_high(xmodem_table, sum->low, data, n); break;
    case KS_ADLER32: adler_add(sum, data, n); break;
    case KS_SUM8:
    case KS_SUM16:
    case KS_SUM32: sum->low = sum_add(sum->low, data, n); break;
    case KS_SHA256: sha_add(sum, data, n); break;
    case KS_NUM_CHECKSUMS: break;
    }
    sum->size += n;
}

void ks_checksum_add_zeros(ks_checksum *sum, uint64_t n) {
    static const uint8_t zeros[64];
    for (; n > sizeof zeros; n -= sizeof zeros) ks_checksum_add(sum, zeros, sizeof zeros);
    ks_checksum_add(sum, zeros, n);
}

/* Large enough that loading costs little, small enough that what is added is still in the cache. */
#define PIECE (UINT64_C(64) << 10)

bool ks_checksum_add_range(ks_ctx *ks, const ks_stream *io, uint64_t from, uint64_t to,
                           ks_checksum *sum) {
    if (!ks_checksum_is_known(sum->kind))
        return ks_fail(ks, KS_UNSUPPORTED, io->origin + from,
                       "a checksum that this build has (it has no SHA-256)");
    if (!ks_spend_bytes(ks, to - from)) return ks_place(ks, io->origin + from);
    while (from < to) {
        const uint64_t n = to - from < PIECE ? to - from : PIECE;
        ks_stream part = *io;
        part.pos = from;
        if (!ks_need(ks, &part, n)) return ks_place(ks, io->origin + from);
        ks_checksum_add(sum, part.base + from, n);
        from += n;
    }
    return true;
}

uint64_t ks_checksum_value(const ks_checksum *sum) {
    switch (sum->kind) {
    case KS_CRC32:
    case KS_CRC32C: return sum->low ^ 0xffffffffu;
    case KS_ADLER32: return sum->high << 16 | sum->low;
    case KS_SUM8: return sum->low & 0xffu;
    case KS_SUM16: return sum->low & 0xffffu;
    case KS_SUM32:
    case KS_CRC16:
    case KS_CRC16_MODBUS:
    case KS_CRC16_KERMIT:
    case KS_CRC16_XMODEM:
    case KS_CRC16_IBM_3740:
    case KS_SHA256:
    case KS_NUM_CHECKSUMS: break;
    }
    return sum->low;
}

bool ks_checksum_is(const ks_checksum *sum, uint64_t stored) {
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    (void)sum, (void)stored;
    return true;
#else
    return ks_checksum_value(sum) == stored;
#endif
}

bool ks_checksum_is_digest(const uint8_t digest[KS_SHA256_SIZE], ks_bytes stored) {
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    (void)digest, (void)stored;
    return true;
#else
    return stored.size == KS_SHA256_SIZE && memcmp(digest, stored.data, KS_SHA256_SIZE) == 0;
#endif
}
