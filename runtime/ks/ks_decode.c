/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_decode.c - converts text in common encodings to UTF-8.
 *
 * Decoding is strict, as in Python: no overlong forms, no surrogates, no code points above
 * U+10FFFF, no undefined bytes, no truncated character at the end. A byte order mark is a character
 * like any other. There are two passes: the first validates the text and computes the length of the
 * result, so that exactly that much memory is allocated.
 */
#include "ks_internal.h"

#include <string.h>

/* -------------------------------------------------------------------------------------- UTF-8 */

static unsigned utf8_length(uint32_t point) {
    if (point < 0x80) return 1;
    if (point < 0x800) return 2;
    return point < 0x10000 ? 3 : 4;
}

/* Writes a code point that is not a surrogate; returns its length, at most 4. */
static unsigned utf8_put(uint8_t *at, uint32_t point) {
    unsigned length = utf8_length(point);
    if (length == 1) {
        at[0] = (uint8_t)point;
        return 1;
    }
    for (unsigned i = length - 1; i > 0; i--) {
        at[i] = (uint8_t)(0x80u + point % 64);
        point /= 64;
    }
    /* C0, E0 or F0 plus the remaining bits, which fit below */
    at[0] = (uint8_t)((0xF00u >> length & 0xFFu) + point);
    return length;
}

/* -------------------------------------------------------------------------------- code pages */

/* Code points of the bytes from 0x80 on; 0 if undefined. */
static const uint16_t windows_1252[32] = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, /* 80 */
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,      /* 88 */
    0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, /* 90 */
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178, /* 98; then Latin-1 */
};
static const uint16_t ibm437[128] = {
    0x00C7, 0x00FC, 0x00E9, 0x00E2, 0x00E4, 0x00E0, 0x00E5, 0x00E7, /* 80 */
    0x00EA, 0x00EB, 0x00E8, 0x00EF, 0x00EE, 0x00EC, 0x00C4, 0x00C5, /* 88 */
    0x00C9, 0x00E6, 0x00C6, 0x00F4, 0x00F6, 0x00F2, 0x00FB, 0x00F9, /* 90 */
    0x00FF, 0x00D6, 0x00DC, 0x00A2, 0x00A3, 0x00A5, 0x20A7, 0x0192, /* 98 */
    0x00E1, 0x00ED, 0x00F3, 0x00FA, 0x00F1, 0x00D1, 0x00AA, 0x00BA, /* A0 */
    0x00BF, 0x2310, 0x00AC, 0x00BD, 0x00BC, 0x00A1, 0x00AB, 0x00BB, /* A8 */
    0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0x2561, 0x2562, 0x2556, /* B0 */
    0x2555, 0x2563, 0x2551, 0x2557, 0x255D, 0x255C, 0x255B, 0x2510, /* B8 */
    0x2514, 0x2534, 0x252C, 0x251C, 0x2500, 0x253C, 0x255E, 0x255F, /* C0 */
    0x255A, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256C, 0x2567, /* C8 */
    0x2568, 0x2564, 0x2565, 0x2559, 0x2558, 0x2552, 0x2553, 0x256B, /* D0 */
    0x256A, 0x2518, 0x250C, 0x2588, 0x2584, 0x258C, 0x2590, 0x2580, /* D8 */
    0x03B1, 0x00DF, 0x0393, 0x03C0, 0x03A3, 0x03C3, 0x00B5, 0x03C4, /* E0 */
    0x03A6, 0x0398, 0x03A9, 0x03B4, 0x221E, 0x03C6, 0x03B5, 0x2229, /* E8 */
    0x2261, 0x00B1, 0x2265, 0x2264, 0x2320, 0x2321, 0x00F7, 0x2248, /* F0 */
    0x00B0, 0x2219, 0x00B7, 0x221A, 0x207F, 0x00B2, 0x25A0, 0x00A0, /* F8 */
};

/* ---------------------------------------------------------------------------------- decoders */

typedef enum built_in {
    ENCODING_ASCII,
    ENCODING_UTF8,
    ENCODING_UTF16LE,
    ENCODING_UTF16BE,
    ENCODING_UTF32LE,
    ENCODING_UTF32BE,
    ENCODING_LATIN1,
    ENCODING_WINDOWS_1252,
    ENCODING_IBM437
} built_in;

static const struct {
    const char *name;
    built_in encoding;
    const char *expected;
} encodings[] = {
    {"ASCII", ENCODING_ASCII, "ASCII text"},
    {"UTF-8", ENCODING_UTF8, "UTF-8 text"},
    {"UTF-16LE", ENCODING_UTF16LE, "UTF-16LE text"},
    {"UTF-16BE", ENCODING_UTF16BE, "UTF-16BE text"},
    {"UTF-32LE", ENCODING_UTF32LE, "UTF-32LE text"},
    {"UTF-32BE", ENCODING_UTF32BE, "UTF-32BE text"},
    {"ISO-8859-1", ENCODING_LATIN1, "ISO-8859-1 text"},
    {"windows-1252", ENCODING_WINDOWS_1252, "windows-1252 text"},
    {"IBM437", ENCODING_IBM437, "IBM437 text"},
};
#define NUM_ENCODINGS (sizeof encodings / sizeof encodings[0])

static unsigned single_byte(built_in from, uint8_t byte, uint32_t *point) {
    *point = byte;
    if (byte >= 0x80 && from == ENCODING_IBM437) *point = ibm437[byte - 0x80];
    if (byte >= 0x80 && byte < 0xA0 && from == ENCODING_WINDOWS_1252) {
        *point = windows_1252[byte - 0x80];
        if (*point == 0) return 0;
    }
    return 1;
}

static unsigned utf16(const uint8_t *data, uint64_t n, bool little, uint32_t *point) {
    if (n < 2) return 0;
    uint32_t unit = little ? ks_u2le(data) : ks_u2be(data);
    *point = unit;
    if (unit < 0xD800 || unit > 0xDFFF) return 2;
    if (unit > 0xDBFF || n < 4) return 0; /* a low surrogate, or a high one alone */
    uint32_t second = little ? ks_u2le(data + 2) : ks_u2be(data + 2);
    if (second < 0xDC00 || second > 0xDFFF) return 0;
    *point = 0x10000 + (unit - 0xD800) * 0x400 + (second - 0xDC00); /* <= 0x10FFFF */
    return 4;
}

static unsigned utf32(const uint8_t *data, uint64_t n, bool little, uint32_t *point) {
    if (n < 4) return 0;
    *point = little ? ks_u4le(data) : ks_u4be(data);
    if (*point > 0x10FFFF || (*point >= 0xD800 && *point <= 0xDFFF)) return 0;
    return 4;
}

/* Decodes the code point at data[0], where n > 0 bytes are available; returns its length, 0 if
 * invalid. */
static unsigned next_point(built_in from, const uint8_t *data, uint64_t n, uint32_t *point) {
    switch (from) {
    case ENCODING_UTF16LE: return utf16(data, n, true, point);
    case ENCODING_UTF16BE: return utf16(data, n, false, point);
    case ENCODING_UTF32LE: return utf32(data, n, true, point);
    case ENCODING_UTF32BE: return utf32(data, n, false, point);
    default: return single_byte(from, data[0], point);
    }
}

static bool transcode(ks_ctx *ks, ks_text *text, built_in from, const char *expected) {
    /* First pass: is it valid, and how long is it in UTF-8? Every unit of n bytes gives at most 3 n
     * bytes, and the units are in memory, so the sum cannot wrap. */
    uint64_t size = 0;
    uint32_t point = 0;
    for (uint64_t i = 0; i < text->size;) {
        unsigned taken = next_point(from, text->data + i, text->size - i, &point);
        if (taken == 0) return ks_bad_text(ks, text, i, 4, expected);
        size = ks_saturating_add(size, utf8_length(point));
        i += taken;
    }
    ks_text decoded;
    uint8_t *data = ks_new_text(ks, size, text->span, &decoded);
    if (data == NULL) return false;
    uint64_t at = 0;
    for (uint64_t i = 0; i < text->size;) {
        unsigned taken = next_point(from, text->data + i, text->size - i, &point);
        /* Same result as in the first pass, unless another thread modifies the input meanwhile.
         * Even then nothing may be written outside `data`. */
        if (taken == 0 || utf8_length(point) > size - at) {
            return ks_bad_text(ks, text, i, 4, expected);
        }
        i += taken;
        at += utf8_put(data + at, point);
    }
    decoded.size = at;
    *text = decoded;
    return true;
}

bool ks_decode(ks_ctx *ks, ks_text *text, const char *encoding_name) {
    if (!ks_spend_bytes(ks, text->size)) return false;
    size_t e = 0;
    while (e < NUM_ENCODINGS && strcmp(encoding_name, encodings[e].name) != 0) e++;
    if (e == NUM_ENCODINGS) return ks_decode_iconv(ks, text, encoding_name);
    built_in from = encodings[e].encoding;
    const char *expected = encodings[e].expected;
    uint64_t bad;
    switch (from) {
    case ENCODING_UTF8:
        bad = ks_utf8_bad(text->data, text->size);
        return bad == text->size || ks_bad_text(ks, text, bad, 4, expected);
    case ENCODING_ASCII:
        bad = ks_skip_ascii(text->data, text->size, 0);
        return bad == text->size || ks_bad_text(ks, text, bad, 1, expected);
    case ENCODING_LATIN1:
    case ENCODING_WINDOWS_1252:
    case ENCODING_IBM437:
        /* The lower half of these encodings is ASCII: text that is all ASCII is used in place. */
        if (ks_skip_ascii(text->data, text->size, 0) == text->size) return true;
        break;
    default: break;
    }
    return transcode(ks, text, from, expected);
}
