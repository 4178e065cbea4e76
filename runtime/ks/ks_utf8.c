/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_utf8.c - what is valid UTF-8, and the error for text that is not valid. For the decoders of ks_decode.c and
 * ks_iconv.c.
 */
#include "ks_internal.h"

/*
 * The length of the valid sequence at data[0], n > 0 bytes being there; 0 when there is none. The
 * second byte is what rules out overlong forms (E0, F0), surrogates (ED) and too large ones (F4).
 */
static unsigned utf8_sequence(const uint8_t *data, uint64_t n) {
    uint8_t lead = data[0];
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    unsigned length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (n < length) return 0;
    uint8_t low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    uint8_t high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (data[1] < low || data[1] > high) return 0;
    for (unsigned i = 2; i < length; i++) {
        if ((data[i] & 0xC0u) != 0x80u) return 0;
    }
    return length;
}

uint64_t ks_skip_ascii(const uint8_t *data, uint64_t n, uint64_t i) {
    while (n - i >= 8 && (ks_u8le(data + i) & UINT64_C(0x8080808080808080)) == 0) i += 8;
    while (i < n && data[i] < 0x80) i++;
    return i;
}

uint64_t ks_utf8_bad(const uint8_t *data, uint64_t n) {
    uint64_t i = ks_skip_ascii(data, n, 0);
    while (i < n) {
        unsigned length = utf8_sequence(data + i, n - i);
        if (length == 0) break;
        i = ks_skip_ascii(data, n, i + length); /* length <= n - i */
    }
    return i;
}

bool ks_bad_text(ks_ctx *ks, const ks_text *text, uint64_t at, uint64_t shown,
                 const char *expected) {
    uint64_t left = text->size - at; /* at <= size */
    return ks_fail_found(ks, KS_BAD_TEXT, ks_offset_of(ks, text->data) + at, expected, ks_none(),
                         ks_value_bytes(ks, text->data + at, left < shown ? left : shown));
}
