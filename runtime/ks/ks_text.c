/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_text.c - operations of expressions on strings and bytes.
 *
 * Strings are UTF-8 and positions count code points, identified as the bytes that are not
 * continuation bytes. The functions stay within their text even if it is not valid UTF-8.
 */
#include "ks_internal.h"

#include <string.h>

static bool continues(uint8_t byte) { return (byte & 0xC0u) == 0x80u; }

static ks_text made_text(const uint8_t *data, uint64_t size) {
    ks_text text = {.data = data, .size = size, .span = 0};
    return text;
}

uint8_t *ks_new_text(ks_ctx *ks, uint64_t n, uint64_t span, ks_text *out) {
    uint8_t *data = ks_alloc(ks, n, 1);
    if (data == NULL) return NULL;
    out->data = data;
    out->size = n;
    out->span = span;
    return data;
}

int ks_compare(const uint8_t *a, uint64_t a_size, const uint8_t *b, uint64_t b_size) {
    uint64_t common = a_size < b_size ? a_size : b_size;
    int order = common > 0 ? memcmp(a, b, (size_t)common) : 0;
    if (order != 0) return order < 0 ? -1 : 1;
    if (a_size == b_size) return 0;
    return a_size < b_size ? -1 : 1;
}

uint64_t ks_text_length(ks_text text) {
    uint64_t length = 0;
    for (uint64_t i = 0; i < text.size; i++) {
        if (!continues(text.data[i])) length++;
    }
    return length;
}

bool ks_text_concat(ks_ctx *ks, ks_text a, ks_text b, ks_text *out) {
    /* A saturated sum exceeds any budget. */
    uint64_t size = ks_saturating_add(a.size, b.size);
    if (!ks_spend_bytes(ks, size)) return false;
    ks_text both;
    uint8_t *data = ks_new_text(ks, size, 0, &both);
    if (data == NULL) return false;
    for (uint64_t i = 0; i < a.size; i++) data[i] = a.data[i];
    for (uint64_t i = 0; i < b.size; i++) data[a.size + i] = b.data[i];
    *out = both;
    return true;
}

bool ks_text_reverse(ks_ctx *ks, ks_text text, ks_text *out) {
    if (!ks_spend_bytes(ks, text.size)) return false;
    ks_text reversed;
    uint8_t *data = ks_new_text(ks, text.size, 0, &reversed);
    if (data == NULL) return false;
    uint64_t at = text.size; /* where the copied code points begin */
    uint64_t from = 0;
    while (from < text.size) {
        uint64_t to = from + 1;
        while (to < text.size && continues(text.data[to])) to++;
        at -= to - from; /* `at` bytes remain to be copied */
        for (uint64_t i = from; i < to; i++) data[at + (i - from)] = text.data[i];
        from = to;
    }
    *out = reversed;
    return true;
}

/* The byte position of the n-th code point after byte `at`, or the end. */
static uint64_t skip_points(ks_text text, uint64_t at, uint64_t n) {
    while (n > 0 && at < text.size) {
        at++;
        while (at < text.size && continues(text.data[at])) at++;
        n--;
    }
    return at;
}

ks_text ks_text_substring(ks_text text, int64_t from, int64_t to) {
    uint64_t first = from > 0 ? (uint64_t)from : 0;
    uint64_t last = to > 0 ? (uint64_t)to : 0;
    uint64_t begin = skip_points(text, 0, first);
    uint64_t end = last > first ? skip_points(text, begin, last - first) : begin;
    return made_text(text.data + begin, end - begin);
}

/* ------------------------------------------------------------------------------------ numbers */

/* The value of a digit, or 36. */
static unsigned digit_of(uint8_t c) {
    if (c >= '0' && c <= '9') return (unsigned)c - '0';
    if (c >= 'a' && c <= 'z') return (unsigned)c - 'a' + 10;
    if (c >= 'A' && c <= 'Z') return (unsigned)c - 'A' + 10;
    return 36;
}

/* Parses an optional sign and digits, nothing else; the number must fit. */
static bool parse_s64(ks_text text, unsigned radix, int64_t *out) {
    uint64_t i = 0;
    bool negative = text.size > 0 && text.data[0] == '-';
    if (negative || (text.size > 0 && text.data[0] == '+')) i = 1;
    if (i == text.size) return false;
    const uint64_t limit = negative ? UINT64_C(1) << 63 : (uint64_t)INT64_MAX;
    uint64_t value = 0;
    for (; i < text.size; i++) {
        unsigned digit = digit_of(text.data[i]);
        /* Tests value * radix + digit <= limit without overflow; limit > digit. */
        if (digit >= radix || value > (limit - digit) / radix) return false;
        value = value * radix + digit;
    }
    *out = negative && value > 0 ? -(int64_t)(value - 1) - 1 : (int64_t)value;
    return true;
}

bool ks_text_to_s64(ks_ctx *ks, ks_text text, int64_t radix, int64_t *out) {
    if (radix < 2 || radix > 36) {
        return ks_fail_found(ks, KS_CONVERSION, KS_NO_OFFSET, "a radix from 2 to 36", ks_none(),
                             ks_value_s64(radix));
    }
    if (!ks_spend_bytes(ks, text.size)) return false;
    if (parse_s64(text, (unsigned)radix, out)) return true;
    uint64_t offset = ks_offset_of(ks, text.data);
    return ks_fail_found(ks, KS_CONVERSION, offset == KS_DECODED ? KS_NO_OFFSET : offset,
                         "an integer of base % that fits 64 bits", ks_value_s64(radix),
                         ks_value_bytes(ks, text.data, text.size));
}

static bool number_to_text(ks_ctx *ks, bool negative, uint64_t magnitude, ks_text *out) {
    uint8_t digits[20]; /* 2^64 - 1 has 20 */
    uint64_t first = sizeof digits;
    do {
        digits[--first] = (uint8_t)('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude > 0);
    uint64_t sign = negative ? 1 : 0;
    ks_text text;
    uint8_t *data = ks_new_text(ks, sign + (sizeof digits - first), 0, &text);
    if (data == NULL) return false;
    if (negative) data[0] = '-';
    for (uint64_t i = first; i < sizeof digits; i++) data[sign + (i - first)] = digits[i];
    *out = text;
    return true;
}

bool ks_u64_to_text(ks_ctx *ks, uint64_t value, ks_text *out) {
    return number_to_text(ks, false, value, out);
}

bool ks_s64_to_text(ks_ctx *ks, int64_t value, ks_text *out) {
    /* -(value + 1) fits for every negative value, INT64_MIN included. */
    uint64_t magnitude = value < 0 ? (uint64_t)(-(value + 1)) + 1 : (uint64_t)value;
    return number_to_text(ks, value < 0, magnitude, out);
}

/* -------------------------------------------------------------------------------------- bytes */

static bool bytes_extreme(ks_ctx *ks, ks_bytes bytes, bool want_max, uint8_t *out) {
    if (bytes.size == 0) return ks_fail(ks, KS_INDEX, KS_NO_OFFSET, "bytes that are not empty");
    if (!ks_spend_bytes(ks, bytes.size) || !ks_fetch(ks, bytes.data, bytes.size)) return false;
    uint8_t best = bytes.data[0];
    for (uint64_t i = 1; i < bytes.size; i++) {
        uint8_t byte = bytes.data[i];
        if (want_max ? byte > best : byte < best) best = byte;
    }
    *out = best;
    return true;
}

bool ks_bytes_min(ks_ctx *ks, ks_bytes bytes, uint8_t *out) {
    return bytes_extreme(ks, bytes, false, out);
}

bool ks_bytes_max(ks_ctx *ks, ks_bytes bytes, uint8_t *out) {
    return bytes_extreme(ks, bytes, true, out);
}

static bool same_bytes(ks_ctx *ks, ks_bytes a, ks_bytes b, bool b_is_constant, bool *out) {
    if (a.size != b.size) {
        *out = false;
        return true;
    }
    if (!ks_spend_bytes(ks, a.size)) return false;
    if (!ks_fetch(ks, a.data, a.size)) return false;
    if (!b_is_constant && !ks_fetch(ks, b.data, b.size)) return false;
    *out = ks_compare(a.data, a.size, b.data, b.size) == 0;
    return true;
}

bool ks_bytes_equal(ks_ctx *ks, ks_bytes a, ks_bytes b, bool *out) {
    return same_bytes(ks, a, b, false, out);
}

bool ks_bytes_are(ks_ctx *ks, ks_bytes bytes, ks_bytes constant, bool *out) {
    return same_bytes(ks, bytes, constant, true, out);
}

bool ks_constant_at(ks_ctx *ks, ks_bytes constant, uint64_t i, uint8_t *out) {
    if (i >= constant.size) {
        /* A negative index is 2^63 or more here, and nothing to show. */
        return ks_fail_found(ks, KS_INDEX, KS_NO_OFFSET, "an index below %",
                             ks_value_u64(constant.size),
                             i <= INT64_MAX ? ks_value_u64(i) : ks_none());
    }
    *out = constant.data[i];
    return true;
}

bool ks_bytes_at(ks_ctx *ks, ks_bytes bytes, uint64_t i, uint8_t *out) {
    if (i < bytes.size && !ks_fetch_part(ks, bytes.data, i, 1)) return false;
    return ks_constant_at(ks, bytes, i, out);
}
