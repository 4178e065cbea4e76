/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_crc.h - the CRC-32 of members of an archive.
 */
#ifndef TENSORGATE_ZIP_CRC_H
#define TENSORGATE_ZIP_CRC_H

#include <stdint.h>

/* The CRC-32 of `n` more bytes behind some whose CRC-32 is `crc`; that of no bytes is 0. The same as crc32() of
 * zlib, and faster where the machine multiplies polynomials. Reads these bytes and no others. */
uint32_t tg_zip_crc32(uint32_t crc, const uint8_t *bytes, unsigned n);

#endif
