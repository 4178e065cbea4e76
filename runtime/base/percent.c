/* SPDX-License-Identifier: Apache-2.0 */
/*
 * percent.c - percent-encoding of the components of names.
 */
#include "percent.h"

#include <string.h>

bool tg_is_unreserved(uint8_t byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9') || byte == '-' || byte == '_' || byte == '.' || byte == '~';
}

void tg_percent_encode(uint8_t byte, char to[3]) {
    static const char digits[] = "0123456789ABCDEF";
    to[0] = '%';
    to[1] = digits[byte >> 4];
    to[2] = digits[byte & 15];
}

/* The value of a hexadecimal digit as tg_percent_encode writes it; 16 if it is not one. */
static unsigned digit_of(uint8_t byte) {
    if (byte >= '0' && byte <= '9') return byte - (unsigned)'0';
    if (byte >= 'A' && byte <= 'F') return byte - (unsigned)'A' + 10;
    return 16;
}

static bool is(const uint8_t *bytes, uint64_t n, const char *text) {
    return n == strlen(text) && memcmp(bytes, text, (size_t)n) == 0;
}

bool tg_is_component(const uint8_t *bytes, uint64_t n) {
    if (is(bytes, n, "%") || is(bytes, n, "%2E") || is(bytes, n, "%2E%2E")) return true;
    if (n == 0 || is(bytes, n, ".") || is(bytes, n, "..")) return false;
    for (uint64_t i = 0; i < n; i++) {
        if (tg_is_unreserved(bytes[i])) continue;
        if (bytes[i] != '%' || n - i < 3) return false;
        unsigned high = digit_of(bytes[i + 1]);
        unsigned low = digit_of(bytes[i + 2]);
        if (high > 15 || low > 15 || tg_is_unreserved((uint8_t)(high << 4 | low))) return false;
        i += 2;
    }
    return true;
}

uint64_t tg_percent_decode(const uint8_t *text, uint64_t n, uint8_t *dst) {
    uint64_t k = 0;
    if (is(text, n, "%")) return 0;
    for (uint64_t i = 0; i < n; i++) {
        if (text[i] != '%') {
            dst[k++] = text[i];
            continue;
        }
        dst[k++] = (uint8_t)(digit_of(text[i + 1]) << 4 | digit_of(text[i + 2]));
        i += 2;
    }
    return k;
}
