/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_checksum.h - checksums over ranges of a stream, for the hint `-checksum` of ksyc.
 *
 * Nothing here allocates. The sums of CRCs follow the catalogue of Greg Cook (reveng.sourceforge.io/crc-catalogue),
 * whose check values over "123456789" the unit tests have; Adler-32 is RFC 1950, SHA-256 is FIPS 180-4.
 */
#ifndef TENSORGATE_KS_CHECKSUM_H
#define TENSORGATE_KS_CHECKSUM_H

#include "ks.h"

/* Identifier; name in specifications; bits of the result; name in messages. */
#define KS_CHECKSUMS(X)                                                                            \
    X(CRC32, "crc32", 32, "CRC-32")                                                                \
    X(CRC32C, "crc32c", 32, "CRC-32C")                                                             \
    X(CRC16, "crc16", 16, "CRC-16/ARC")                                                            \
    X(CRC16_MODBUS, "crc16-modbus", 16, "CRC-16/MODBUS")                                           \
    X(CRC16_KERMIT, "crc16-kermit", 16, "CRC-16/KERMIT")                                           \
    X(CRC16_XMODEM, "crc16-xmodem", 16, "CRC-16/XMODEM")                                           \
    X(CRC16_IBM_3740, "crc16-ibm-3740", 16, "CRC-16/IBM-3740")                                     \
    X(ADLER32, "adler32", 32, "Adler-32")                                                          \
    X(SUM8, "sum8", 8, "sum of bytes modulo 2^8")                                                  \
    X(SUM16, "sum16", 16, "sum of bytes modulo 2^16")                                              \
    X(SUM32, "sum32", 32, "sum of bytes modulo 2^32")                                              \
    X(SHA256, "sha256", 256, "SHA-256")

typedef enum ks_checksum_kind {
#define KS_CHECKSUM_ENUM(id, name, bits, text) KS_##id,
    KS_CHECKSUMS(KS_CHECKSUM_ENUM)
#undef KS_CHECKSUM_ENUM
        KS_NUM_CHECKSUMS
} ks_checksum_kind;

#define KS_SHA256_SIZE 32

/* A checksum of the bytes that were added so far; on the stack of the caller. */
typedef struct ks_checksum {
    ks_checksum_kind kind;
    uint32_t low;  /* the register of a CRC, the sum, or the lower half of Adler-32 */
    uint32_t high; /* the upper half of Adler-32 */
    uint32_t words[8];
    uint8_t block[64]; /* of SHA-256: bytes that do not fill a block yet */
    uint64_t size;     /* bytes added */
} ks_checksum;

/* False for SHA-256 in a build without it (KS_WITHOUT_SHA256); then every range fails with KS_UNSUPPORTED. */
bool ks_checksum_is_known(ks_checksum_kind kind);

void ks_checksum_begin(ks_checksum *sum, ks_checksum_kind kind);
void ks_checksum_add(ks_checksum *sum, const uint8_t *data, uint64_t n);
/* `n` bytes of 0, for a field that counts as zero in its own checksum. */
void ks_checksum_add_zeros(ks_checksum *sum, uint64_t n);
/* The bytes [from, to) of `io`, 0 <= from <= to <= size, loaded in pieces and counted against the work budget. */
bool ks_checksum_add_range(ks_ctx *ks, const ks_stream *io, uint64_t from, uint64_t to,
                           ks_checksum *sum) KS_MUST_USE;
/* The result; for SHA-256 use ks_checksum_digest. */
uint64_t ks_checksum_value(const ks_checksum *sum);
/* The result of SHA-256, once: no bytes can be added afterwards. */
void ks_checksum_digest(ks_checksum *sum, uint8_t digest[KS_SHA256_SIZE]);
/* Whether `stored` is the result. A build for fuzzing (FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION) says yes to every
 * value, since no mutation would get behind a checksum. */
bool ks_checksum_is(const ks_checksum *sum, uint64_t stored);
bool ks_checksum_is_digest(const uint8_t digest[KS_SHA256_SIZE], ks_bytes stored);

#endif
