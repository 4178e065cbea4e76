/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_name.c - see zip_name.h.
 */
#include "zip_name.h"

#include <string.h>

#include "folding.h"

uint32_t tg_zip_char_at(const uint8_t *p, uint64_t left, uint64_t *length) {
    const uint8_t lead = *p;
    const uint64_t n = lead < 0x80 ? 1 : lead < 0xc0 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    *length = 1;
    if (n == 1) return lead;
    if (n == 0 || lead > 0xf4 || n > left) return 0xfffd;
    uint32_t c = lead & (0xffu >> (n + 1));
    for (uint64_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80) return 0xfffd;
        c = c << 6 | (p[i] & 0x3fu); /* at most 21 bits */
    }
    *length = n;
    return c;
}

/* Writes a character of at most 0x10ffff; returns its length, at most 4. */
static uint64_t put_char(uint8_t *p, uint32_t c) {
    if (c < 0x80) {
        p[0] = (uint8_t)c;
        return 1;
    }
    const uint64_t n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (uint64_t i = n; i-- > 1; c >>= 6) p[i] = (uint8_t)(0x80 | (c & 0x3f));
    p[0] = (uint8_t)(0xf00u >> n | c);
    return n;
}

/* A letter of 2 bytes may become one of 3; none becomes longer by more. */
uint64_t tg_zip_fold(const uint8_t *name, uint64_t size, uint8_t *to) {
    uint64_t n = 0;
    uint64_t length;
    for (uint64_t i = 0; i < size; i += length) {
        const uint32_t c = tg_zip_char_at(name + i, size - i, &length);
        const uint32_t folded = tg_fold_case(c);
        if (folded == c) {
            memcpy(to + n, name + i, (size_t)length);
            n += length;
        } else {
            n += put_char(to + n, folded);
        }
    }
    return n;
}
