/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_parser.c - see npy_parser.h.
 */
#include "npy_parser.h"

#include <string.h>

/* ----------------------------------------------------------------------------------- failing */

/* What is shown of a text in quotes ends with it. */
static uint64_t shown_at(const tg_npy_parser *p, uint64_t pos, uint64_t shown) {
    const uint64_t left = p->size - pos;
    if (shown > left) shown = left;
    const bool in_quotes = pos > 0 && (p->text[pos - 1] == '\'' || p->text[pos - 1] == '"');
    for (uint64_t i = 0; in_quotes && i < shown; i++) {
        if (p->text[pos + i] == p->text[pos - 1]) return i > 0 ? i : shown;
    }
    return shown;
}

bool tg_npy_fail_at(tg_npy_parser *p, ks_code code, uint64_t pos, const char *field, uint64_t index,
                    const char *expected, uint64_t shown) {
    ks_fail_found(p->ks, code, p->at + pos, expected, ks_none(),
                  ks_value_bytes(p->ks, p->text + pos, shown_at(p, pos, shown)));
    if (field != NULL) ks_in_item(p->ks, field, index);
    return ks_in(p->ks, "header");
}

bool tg_npy_fail(tg_npy_parser *p, const char *field, const char *expected) {
    return tg_npy_fail_at(p, KS_BAD_VALUE, p->pos, field, KS_NO_INDEX, expected, TG_NPY_SHOWN);
}

/* ------------------------------------------------------------------------------------ tokens */

void tg_npy_depart(tg_npy_parser *p, uint64_t pos) {
    if (pos < p->misspelled) p->misspelled = pos;
}

bool tg_npy_is_blank(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

void tg_npy_skip_blanks(tg_npy_parser *p, bool has_space) {
    const uint64_t from = p->pos;
    while (tg_npy_is_blank(tg_npy_peek(p))) p->pos++;
    if (p->pos - from != (has_space ? 1 : 0) || (has_space && p->text[from] != ' '))
        tg_npy_depart(p, from);
}

bool tg_npy_take(tg_npy_parser *p, int c, const char *field, const char *expected) {
    if (tg_npy_peek(p) != c) return tg_npy_fail(p, field, expected);
    p->pos++;
    return true;
}

bool tg_npy_take_string(tg_npy_parser *p, const char *field, const char *expected,
                        ks_bytes *string) {
    int quote = tg_npy_peek(p);
    if (quote != '\'' && quote != '"') return tg_npy_fail(p, field, expected);
    if (quote == '"') tg_npy_depart(p, p->pos);
    uint64_t from = ++p->pos;
    while (tg_npy_peek(p) != quote) {
        int c = tg_npy_peek(p);
        if (c < ' ' || c == '\\' || c > '~')
            return tg_npy_fail(p, field,
                               "printable characters, none of them '\\', up to the same quote");
        p->pos++;
    }
    *string = (ks_bytes){p->text + from, p->pos - from};
    p->pos++;
    tg_npy_skip_blanks(p, false);
    return true;
}

bool tg_npy_is(ks_bytes string, const char *text) {
    return string.size == strlen(text) && memcmp(string.data, text, (size_t)string.size) == 0;
}

bool tg_npy_take_length(tg_npy_parser *p, const char *field, uint64_t index, uint64_t *value) {
    const uint64_t from = p->pos;
    int c = tg_npy_peek(p);
    *value = 0;
    if (c < '0' || c > '9')
        return tg_npy_fail_at(p, KS_BAD_VALUE, from, field, index, "a length, a decimal number",
                              TG_NPY_SHOWN);
    for (; c >= '0' && c <= '9'; c = tg_npy_peek(p)) {
        unsigned digit = (unsigned)c - (unsigned)'0';
        if (p->pos > from && *value == 0)
            return tg_npy_fail_at(p, KS_BAD_VALUE, from, field, index, "no leading zeros",
                                  TG_NPY_SHOWN);
        if (*value > ((uint64_t)INT64_MAX - digit) / 10)
            return tg_npy_fail_at(p, KS_OVERFLOW, from, field, index, "a length of at most 2^63-1",
                                  2 * TG_NPY_SHOWN);
        *value = 10 * *value + digit;
        p->pos++;
    }
    /* A long of Python 2. NumPy removes the letter in the versions that Python 2 wrote. */
    if (c == 'L' && p->major < 3) p->pos++;
    return true;
}

/* ----------------------------------------------------------------------------- any characters */

/* Where the string that begins behind a quote at `pos` ends: its second quote. `size`: nowhere. */
static uint64_t end_of(const tg_npy_parser *p, uint64_t pos, int quote) {
    for (; pos < p->size && p->text[pos] != quote; pos++) {
        if (p->text[pos] == '\\') pos++; /* what is escaped is no end; it may be behind the text */
    }
    return pos < p->size ? pos : p->size;
}

static int hex_value(int c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* A number of hexadecimal digits; false if there are fewer. */
static bool take_hex(tg_npy_parser *p, unsigned digits, uint32_t *code) {
    *code = 0;
    for (unsigned i = 0; i < digits; i++, p->pos++) {
        const int digit = hex_value(tg_npy_peek(p));
        if (digit < 0) return false;
        *code = *code << 4 | (uint32_t)digit; /* at most eight */
    }
    return true;
}

/* The character of an escape, behind its backslash; false: Python does not write it. */
static bool take_escape(tg_npy_parser *p, uint32_t *code) {
    const int c = tg_npy_peek(p);
    p->pos++;
    switch (c) {
    case '\\':
    case '\'':
    case '"': *code = (uint32_t)c; return true;
    case 'n': *code = '\n'; return true;
    case 'r': *code = '\r'; return true;
    case 't': *code = '\t'; return true;
    case 'x': return take_hex(p, 2, code);
    case 'u': return take_hex(p, 4, code);
    case 'U': return take_hex(p, 8, code);
    default: return false;
    }
}

static size_t put_utf8(uint8_t *to, uint32_t code) {
    if (code < 0x80) {
        to[0] = (uint8_t)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (uint8_t)(0xc0 | code >> 6);
        to[1] = (uint8_t)(0x80 | (code & 0x3f));
        return 2;
    }
    if (code < 0x10000) {
        to[0] = (uint8_t)(0xe0 | code >> 12);
        to[1] = (uint8_t)(0x80 | (code >> 6 & 0x3f));
        to[2] = (uint8_t)(0x80 | (code & 0x3f));
        return 3;
    }
    to[0] = (uint8_t)(0xf0 | code >> 18);
    to[1] = (uint8_t)(0x80 | (code >> 12 & 0x3f));
    to[2] = (uint8_t)(0x80 | (code >> 6 & 0x3f));
    to[3] = (uint8_t)(0x80 | (code & 0x3f));
    return 4;
}

bool tg_npy_take_text(tg_npy_parser *p, const char *field, ks_bytes *text) {
    static const char expected[] =
        "characters that can be seen, or escaped as Python does, up to the same quote";
    const int quote = tg_npy_peek(p);
    if (quote != '\'' && quote != '"')
        return tg_npy_fail(p, field, "the name of a field, in quotes");
    const uint64_t from = ++p->pos;
    const uint64_t end = end_of(p, from, quote);
    /* No character of the file becomes more than two bytes: Latin-1 does, an escape takes four at least. */
    uint8_t *to = ks_alloc(p->ks, 2 * (end - from) + 1, 1);
    if (to == NULL) return false;
    uint64_t n = 0;
    bool has_single = false;
    while (p->pos < end) {
        const uint64_t pos = p->pos;
        uint32_t code = p->text[p->pos++];
        if (code < ' ' || code == 0x7f || (code == '\\' && !take_escape(p, &code)) ||
            code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
            return tg_npy_fail_at(p, KS_BAD_VALUE, pos, field, KS_NO_INDEX, expected, TG_NPY_SHOWN);
        has_single = has_single || code == '\'';
        /* Bytes of UTF-8, which was checked to be such, are copied. */
        if (p->major >= 3 && p->text[pos] >= 0x80) {
            to[n++] = (uint8_t)code;
        } else {
            n += put_utf8(to + n, code);
        }
    }
    if (end == p->size) return tg_npy_fail(p, field, expected);
    if (quote == '"' && !has_single) tg_npy_depart(p, from - 1);
    p->pos = end + 1;
    *text = (ks_bytes){to, n};
    tg_npy_skip_blanks(p, false);
    return true;
}
