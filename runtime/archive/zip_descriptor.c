/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_descriptor.c - see zip_descriptor.h.
 */
#include "zip_descriptor.h"

#include "ks.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "zip_crc.h"

/* The size of the data in a descriptor follows its signature, if any, and the checksum. A byte of each
 * form begins inside the member, so that all of it is given. */
#define NARROW 12 /* bytes without the signature */
#define WIDE 20
_Static_assert(WIDE + 4 <= TG_ZIP_DESCRIPTOR_AHEAD, "a descriptor and the signature of a record");

/* A header of a member or of the directory follows. */
static bool is_record(const uint8_t *signature) {
    return memcmp(signature, "PK\3\4", 4) == 0 || memcmp(signature, "PK\1\2", 4) == 0;
}

/* Whether the checksum, and what is behind it, belong to a descriptor behind the `before` first bytes of a
 * member, of which that is the checksum. */
static bool agrees(const uint8_t *descriptor, uint64_t before, uint32_t crc) {
    return ks_u4le(descriptor) == crc || ks_u4le(descriptor + 4) == before ||
           ks_u8le(descriptor + 4) == before;
}

bool tg_zip_false_descriptor(const uint8_t *bytes, size_t n, uint64_t at, uint32_t *crc,
                             uint64_t *found) {
    const size_t last = n + TG_ZIP_DESCRIPTOR_AHEAD - 4; /* where a signature may begin */
    size_t summed = 0;
    for (size_t i = 0; i <= last; i++) {
        const uint8_t *p = memchr(bytes + i, 'P', last + 1 - i);
        if (p == NULL) break;
        i = (size_t)(p - bytes);
        if (p[1] != 'K') continue;
        if (i < n && memcmp(p, "PK\7\10", 4) == 0) {
            *crc = tg_zip_crc32(*crc, bytes + summed, (unsigned)(i - summed));
            summed = i;
            *found = at + i;
            if (agrees(p + 4, *found, *crc)) return true;
        } else if (is_record(p)) {
            /* Without a signature: nobody compares the checksum alone. */
            *found = at + i - NARROW;
            if (i >= NARROW && i - NARROW < n && ks_u4le(p - NARROW + 4) == *found) return true;
            *found = at + i - WIDE;
            if (i >= WIDE && i - WIDE < n && ks_u8le(p - WIDE + 4) == *found) return true;
        }
    }
    *crc = tg_zip_crc32(*crc, bytes + summed, (unsigned)(n - summed));
    return false;
}

#endif
