/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_terminal.c - text that may be shown on a terminal: UTF-8 in lines, without control
 * characters. Written independently of the code of the command and ksyc for the same purpose.
 */
#include "fuzz.h"

/* The first character, its length in *n; UINT32_MAX if it is not UTF-8. */
static uint32_t character(const uint8_t *text, size_t left, size_t *n) {
    static const struct {
        uint8_t mask, lead;
        uint32_t least;
    } kinds[] = {{0x80, 0, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    for (size_t k = 0; k < 4; k++) {
        if ((text[0] & kinds[k].mask) != kinds[k].lead) continue;
        uint32_t c = text[0] & (uint8_t)~kinds[k].mask;
        if (left <= k) return UINT32_MAX;
        for (size_t i = 1; i <= k; i++) {
            if ((text[i] & 0xc0) != 0x80) return UINT32_MAX;
            c = c << 6 | (text[i] & 0x3f);
        }
        *n = k + 1;
        bool good = c >= kinds[k].least && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
        return good ? c : UINT32_MAX;
    }
    return UINT32_MAX;
}

static bool is_harmless(uint32_t c) {
    if (c == '\n') return true;
    if (c < 0x20 || (c >= 0x7f && c < 0xa0)) return false;      /* C0, DEL, C1 */
    if (c == 0x2028 || c == 0x2029) return false;               /* break lines */
    if (c == 0x61c || c == 0x200e || c == 0x200f) return false; /* change the direction of text */
    if (c == 0xad || (c >= 0x200b && c <= 0x200d) || c >= 0xe0000) return false; /* invisible */
    if (c >= 0xfff9 && c <= 0xfffb) return false;                                /* annotations */
    return !((c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f));
}

void fuzz_check_terminal(const char *what, const char *text, size_t size) {
    const uint8_t *bytes = (const uint8_t *)text;
    for (size_t i = 0; i < size;) {
        size_t n = 1;
        uint32_t c = character(bytes + i, size - i, &n);
        FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, c != UINT32_MAX, "%s: byte %02x at %zu is no UTF-8", what,
                     (unsigned)bytes[i], i);
        FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, is_harmless(c), "%s: U+%04X at %zu", what, (unsigned)c, i);
        i += n;
    }
}
