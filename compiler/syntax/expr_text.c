/* SPDX-License-Identifier: Apache-2.0 */
/* expr_text.c - see expr_text.h. */
#include "expr_text.h"

#include <stdlib.h>
#include <string.h>

const char *ksyc_token_name(token_kind kind) {
    static const char *const names[] = {
#define TOKEN_TEXT(id, text) text,
#define SIGN_TEXT(op, sign, ...) "'" sign "'",
#define COMPARISON_TEXT(op, sign) "'" sign "'",
        TOKEN_KINDS(TOKEN_TEXT) OPERATORS(SIGN_TEXT) COMPARISONS(COMPARISON_TEXT)
#undef TOKEN_TEXT
#undef SIGN_TEXT
#undef COMPARISON_TEXT
    };
    return names[kind];
}

void ksyc_lex_fail(lexer *l, const char *at, const char *message) {
    if (l->failed) return;
    l->failed = true;
    l->error->offset = (size_t)(at - l->start);
    l->error->message = message;
}

void ksyc_lex_stray(lexer *l, const char *at) {
    unsigned char c = (unsigned char)*at;
    if (c == '\t')
        ksyc_lex_fail(l, at, "a tab is no white space in expressions");
    else if (c >= 0x80)
        ksyc_lex_fail(l, at, "unexpected character outside of text");
    else if (c < 0x20)
        ksyc_lex_fail(l, at, "unexpected control character");
    else if (c == '$')
        ksyc_lex_fail(l, at, "unexpected '$'; a field is its name alone");
    else
        ksyc_lex_fail(l, at, ksyc_pool_printf(l->pool, "unexpected '%c'", c));
}

static token *append(lexer *l, token_kind kind, const char *from, const char *to) {
    token_list *list = &l->tokens;
    if (list->count == list->capacity) {
        /* At most a token for each byte and the end, and a text has at most SOURCE_MAX_SIZE bytes: no overflow. */
        const size_t capacity = list->capacity == 0 ? 2 : list->capacity * 2;
        token *grown = ksyc_pool_array(l->pool, capacity, sizeof *grown);
        if (list->count != 0) memcpy(grown, list->tokens, list->count * sizeof *grown);
        /* The caller's first room is not of the pool. */
        if (l->is_grown) ksyc_pool_release(l->pool, list->tokens, list->capacity * sizeof *grown);
        l->is_grown = true;
        list->tokens = grown;
        list->capacity = capacity;
    }
    token *t = &list->tokens[list->count++];
    *t =
        (token){.kind = kind, .offset = (uint32_t)(from - l->start), .size = (uint32_t)(to - from)};
    return t;
}

void ksyc_lex_add(lexer *l, token_kind kind, const char *from, const char *to) {
    token *t = append(l, kind, from, to);
    if ((*from >= 'a' && *from <= 'z') || (*from >= 'A' && *from <= 'Z') || *from == '_') {
        t->text_size = t->size;
        t->text = ksyc_pool_copy(l->pool, from, t->size);
    }
}

static unsigned digit_of(char c) {
    if (c >= '0' && c <= '9') return (unsigned)(c - '0');
    if (c >= 'a' && c <= 'f') return (unsigned)(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return (unsigned)(c - 'A') + 10;
    return 99;
}

void ksyc_lex_int(lexer *l, const char *from, const char *to) {
    token *t = append(l, TOKEN_INT, from, to);
    unsigned base = 10;
    const char *c = from;
    if (to - from > 2 && from[0] == '0' && (digit_of(from[1]) > 9 || from[1] == 'b')) {
        base = from[1] == 'x' || from[1] == 'X' ? 16 : from[1] == 'b' || from[1] == 'B' ? 2 : 8;
        c += 2;
    } else if (to - from > 1 && from[0] == '0') { /* `07.method`: decimals stop at the point */
        ksyc_lex_fail(l, from, "a decimal integer must not begin with 0");
        return;
    }
    bool any = false;
    for (; c < to; c++) {
        if (*c == '_') continue;
        unsigned digit = digit_of(*c);
        any = true;
        if (t->word > (UINT64_MAX - digit) / base) t->is_huge = true;
        t->word = t->word * base + digit;
    }
    if (!any) ksyc_lex_fail(l, from, "an integer without digits");
}

void ksyc_lex_float(lexer *l, const char *from, const char *to) {
    token *t = append(l, TOKEN_FLOAT, from, to);
    char *plain = ksyc_pool_alloc(l->pool, t->size + 1); /* without `_` */
    size_t n = 0;
    for (const char *c = from; c < to; c++)
        if (*c != '_') plain[n++] = *c;
    t->number = strtod(plain, NULL); /* the locale is "C": ksyc never calls setlocale */
    if (t->number > 1.7976931348623157e308) ksyc_lex_fail(l, from, "the float is too large");
}

void ksyc_lex_raw(lexer *l, const char *from, const char *to) {
    token *t = append(l, TOKEN_STR, from, to);
    t->text_size = t->size - 2;
    t->text = ksyc_pool_copy(l->pool, from + 1, t->text_size);
}

/* Writes a code point as UTF-8; at most 4 bytes. */
static size_t put_utf8(char *to, uint32_t point) {
    if (point < 0x80) {
        to[0] = (char)point;
        return 1;
    }
    if (point < 0x800) {
        to[0] = (char)(0xc0 | point >> 6);
        to[1] = (char)(0x80 | (point & 0x3f));
        return 2;
    }
    if (point < 0x10000) {
        to[0] = (char)(0xe0 | point >> 12);
        to[1] = (char)(0x80 | (point >> 6 & 0x3f));
        to[2] = (char)(0x80 | (point & 0x3f));
        return 3;
    }
    to[0] = (char)(0xf0 | point >> 18);
    to[1] = (char)(0x80 | (point >> 12 & 0x3f));
    to[2] = (char)(0x80 | (point >> 6 & 0x3f));
    to[3] = (char)(0x80 | (point & 0x3f));
    return 4;
}

/* The value of four hexadecimal digits after `\u`; UINT32_MAX when they are missing. */
static uint32_t hex4(const char *at, const char *end) {
    if (end - at < 4) return UINT32_MAX;
    uint32_t value = 0;
    for (int i = 0; i < 4; i++) {
        unsigned digit = digit_of(at[i]);
        if (digit > 15) return UINT32_MAX;
        value = value * 16 + digit;
    }
    return value;
}

/* The code point of the escape whose backslash is at `at`; `*next` is what follows it. */
static bool read_escape(lexer *l, const char *at, const char *end, uint32_t *point,
                        const char **next) {
    static const char letters[] = "abtnvfre'\"\\";
    static const char values[] = "\a\b\t\n\v\f\r\x1b'\"\\";
    char c = at[1]; /* the lexer accepts a backslash only together with the next character */
    const char *letter = c == '\0' ? NULL : strchr(letters, c);
    if (letter != NULL) {
        *point = (unsigned char)values[letter - letters];
        *next = at + 2;
        return true;
    }
    if (c >= '0' && c <= '7') {
        *point = 0;
        const char *digit = at + 1;
        for (; digit < end && digit - at <= 3 && *digit >= '0' && *digit <= '7'; digit++)
            *point = *point * 8 + digit_of(*digit);
        *next = digit;
        return true;
    }
    if (c != 'u') {
        ksyc_lex_fail(l, at,
                      "unknown escape; known are \\a \\b \\t \\n \\v \\f \\r \\e \\' \\\" \\\\ "
                      "\\101 \\u0041");
        return false;
    }
    uint32_t value = hex4(at + 2, end);
    *next = at + 6;
    if (value >= 0xd800 && value <= 0xdbff && end - at >= 12 && at[6] == '\\' && at[7] == 'u') {
        uint32_t low = hex4(at + 8, end);
        if (low >= 0xdc00 && low <= 0xdfff) {
            value = 0x10000 + ((value - 0xd800) << 10) + (low - 0xdc00);
            *next = at + 12;
        }
    }
    if (value == UINT32_MAX)
        ksyc_lex_fail(l, at, "\\u needs four hexadecimal digits");
    else if (value >= 0xd800 && value <= 0xdfff)
        ksyc_lex_fail(l, at, "half of a surrogate pair");
    *point = value;
    return !l->failed;
}

bool ksyc_lex_escaped(lexer *l, const char *from, const char *to, const char *text,
                      const char *text_end) {
    token *t = append(l, TOKEN_STR, from, to);
    char *value = ksyc_pool_alloc(l->pool, (size_t)(text_end - text) + 1); /* escapes only shrink */
    size_t n = 0;
    while (text < text_end) {
        if (*text != '\\') {
            value[n++] = *text++;
            continue;
        }
        uint32_t point;
        if (!read_escape(l, text, text_end, &point, &text)) return false;
        n += put_utf8(value + n, point);
    }
    t->text = value;
    t->text_size = (uint32_t)n;
    return true;
}
