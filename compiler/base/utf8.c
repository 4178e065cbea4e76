/* SPDX-License-Identifier: Apache-2.0 */
/* utf8.c - see utf8.h. */
#include "utf8.h"

size_t ksyc_utf8_sequence(const unsigned char *s, size_t left) {
    unsigned char c = s[0];
    if (c < 0x80) return 1;
    size_t n = c >= 0xc2 && c <= 0xdf   ? 2
               : c >= 0xe0 && c <= 0xef ? 3
               : c >= 0xf0 && c <= 0xf4 ? 4
                                        : 0;
    if (n == 0 || n > left) return 0;
    unsigned char low = 0x80, high = 0xbf; /* of the second byte */
    if (c == 0xe0) low = 0xa0;
    if (c == 0xed) high = 0x9f;
    if (c == 0xf0) low = 0x90;
    if (c == 0xf4) high = 0x8f;
    if (s[1] < low || s[1] > high) return 0;
    for (size_t i = 2; i < n; i++)
        if (s[i] < 0x80 || s[i] > 0xbf) return 0;
    return n;
}

uint32_t ksyc_utf8_character(const unsigned char *s, size_t n) {
    if (n == 1) return s[0];
    uint32_t c = s[0] & (0xffu >> (n + 1)); /* what the lead byte has behind its mark */
    for (size_t i = 1; i < n; i++) c = c << 6 | (s[i] & 0x3fu);
    return c;
}

bool ksyc_is_shown(uint32_t c) {
    if (c < 0x20 || (c >= 0x7f && c < 0xa0)) return false;      /* C0, DEL, C1 */
    if (c == 0x61c || c == 0x200e || c == 0x200f) return false; /* directions */
    if (c >= 0x2028 && c <= 0x202e) return false;               /* lines, directions */
    if (c >= 0x2060 && c <= 0x206f) return false;               /* invisible, directions */
    if (c == 0xad || (c >= 0x200b && c <= 0x200d) || c == 0xfeff) return false; /* invisible */
    return !(c >= 0xfff9 && c <= 0xfffb) && c < 0xe0000; /* annotations, tags */
}
