/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_iconv.c - all other encodings, through iconv(3), when built with KS_WITH_ICONV.
 *
 * The only file that uses iconv. Like the built-in decoders it makes two passes over the text, so
 * that the result takes exactly its size from the budget, and it verifies that the output of iconv
 * is UTF-8.
 */
#ifdef KS_WITH_ICONV
#define _POSIX_C_SOURCE 200809L
#endif
#include "ks_internal.h"

#ifndef KS_WITH_ICONV

bool ks_decode_iconv(ks_ctx *ks, ks_text *text, const char *encoding) {
    (void)encoding;
    return ks_fail(ks, KS_UNSUPPORTED, ks_offset_of(ks, text->data),
                   "an encoding that this build has (it has no iconv)");
}

#else

#include <errno.h>
#include <iconv.h>
#include <string.h>

#define PIECE 512

/*
 * Converts all of `text`, writing to `out` (room for `size` bytes), or nowhere when it is NULL.
 * `done` becomes the number of bytes of the text that were converted, `size` the length of the
 * result.
 */
static bool convert(iconv_t cd, const ks_text *text, uint8_t *out, uint64_t *size, uint64_t *done) {
    char piece[PIECE];
    uint64_t room = *size;
    uint64_t total = 0;
    /* iconv takes char ** for historical reasons and does not write there. */
    char *in = (char *)(uintptr_t)text->data;
    size_t left = (size_t)text->size;
    bool flushing = false; /* after the text: output that a stateful encoding buffers */
    iconv(cd, NULL, NULL, NULL, NULL);
    for (;;) {
        char *at = piece;
        size_t free_bytes = sizeof piece;
        size_t result = flushing ? iconv(cd, NULL, NULL, &at, &free_bytes)
                                 : iconv(cd, &in, &left, &at, &free_bytes);
        int code = result == (size_t)-1 ? errno : 0;
        uint64_t n = sizeof piece - free_bytes;
        if (out != NULL) {
            if (n > room - total) return false; /* the first pass produced less */
            memcpy(out + total, piece, (size_t)n);
        }
        total += n;
        *done = text->size - left;
        if (code == E2BIG && n > 0) continue; /* the output buffer is full */
        if (code != 0) return false;
        if (flushing) break;
        flushing = true;
    }
    *size = total;
    return true;
}

/*
 * iconv follows JIS X 0201 literally and maps 5C and 7E in Shift_JIS to yen sign and overline.
 * Files mean backslash and tilde, and other readers produce those. No other bytes map to the two
 * characters, so they can be replaced afterwards; the text becomes shorter.
 */
static void use_ascii(ks_text *text, uint8_t *data) {
    uint64_t to = 0;
    for (uint64_t from = 0; from < text->size;) {
        uint64_t left = text->size - from;
        if (left >= 2 && data[from] == 0xC2 && data[from + 1] == 0xA5) {
            data[to++] = '\\';
            from += 2;
        } else if (left >= 3 && data[from] == 0xE2 && data[from + 1] == 0x80 &&
                   data[from + 2] == 0xBE) {
            data[to++] = '~';
            from += 3;
        } else {
            data[to++] = data[from++]; /* to <= from */
        }
    }
    text->size = to;
}

static bool decode_with(ks_ctx *ks, iconv_t cd, ks_text *text, const char *encoding) {
    uint64_t size = 0;
    uint64_t done = 0;
    if (!convert(cd, text, NULL, &size, &done)) {
        return ks_bad_text(ks, text, done, 4, "text in the declared encoding");
    }
    ks_text decoded;
    uint8_t *data = ks_new_text(ks, size, text->span, &decoded);
    if (data == NULL) return false;
    uint64_t filled = size;
    if (!convert(cd, text, data, &filled, &done) || filled != size ||
        ks_utf8_bad(data, size) != size) {
        return ks_bad_text(ks, text, 0, 4, "text that iconv turns into UTF-8");
    }
    if (strcmp(encoding, "Shift_JIS") == 0) use_ascii(&decoded, data);
    *text = decoded;
    return true;
}

/* Accepts only a plain name of an encoding: a slash begins options (//IGNORE makes iconv lenient),
 * and the meaning of these two names depends on the locale. */
static bool plain_name(const char *encoding) {
    return strchr(encoding, '/') == NULL && encoding[0] != '\0' && strcmp(encoding, "char") != 0;
}

bool ks_decode_iconv(ks_ctx *ks, ks_text *text, const char *encoding) {
    if (!ks_spend(ks, KS_STEPS_OF_SETUP)) return false;
    iconv_t cd = plain_name(encoding) ? iconv_open("UTF-8", encoding) : (iconv_t)-1;
    if (cd == (iconv_t)-1) {
        return ks_fail(ks, KS_UNSUPPORTED, ks_offset_of(ks, text->data),
                       "an encoding that iconv knows");
    }
    bool ok = decode_with(ks, cd, text, encoding);
    iconv_close(cd);
    return ok;
}

#endif
