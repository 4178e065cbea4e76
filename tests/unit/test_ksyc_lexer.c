/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tokens of the expression language, compared with a second lexer, written by hand from
 * docs/ksyc.md and the reference of Kaitai: the longest token wins, and of two of equal length the
 * one that is documented first. Prefixes of every kind of token are continued by every byte, and by
 * every pair of significant bytes.
 */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "expr_lexer.h"

/* The result at one position. */
typedef struct word {
    size_t size; /* 0: nothing fits */
    int kind;    /* a token_kind, or one of these */
} word;

enum { BLANK = 1000, BAD /* an error at its start */, STRAY };

typedef enum mode { MAIN, TYPE, FSTRING } mode;

/* The text from a position on; all look-ahead uses this function. */
typedef struct rest {
    const char *text;
    size_t size;
} rest;

static int at(rest r, size_t i) { return i < r.size ? (unsigned char)r.text[i] : -1; }

static bool is_digit(int c) { return c >= '0' && c <= '9'; }
static bool is_letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Each gives the length of the longest match at `i`, 0 for none. */
static size_t digits(rest r, size_t i) {
    size_t n = 0;
    if (!is_digit(at(r, i))) return 0;
    while (is_digit(at(r, i + n)) || at(r, i + n) == '_') n++;
    return n;
}

static size_t exponent(rest r, size_t i) {
    if (at(r, i) != 'e' && at(r, i) != 'E') return 0;
    size_t sign = at(r, i + 1) == '+' || at(r, i + 1) == '-' ? 1 : 0;
    size_t n = digits(r, i + 1 + sign);
    return n > 0 ? 1 + sign + n : 0;
}

static size_t name(rest r) {
    size_t n = 0;
    if (!is_letter(at(r, 0))) return 0;
    while (is_letter(at(r, n)) || is_digit(at(r, n))) n++;
    return n;
}

static size_t blanks(rest r) {
    size_t n = 0;
    for (;;) {
        if (at(r, n) == ' ' || at(r, n) == '\n')
            n++;
        else if (at(r, n) == '\\' && at(r, n + 1) == '\n')
            n += 2;
        else
            return n;
    }
}

static bool is_digit_of(int c, char base) {
    if (c == '_') return true;
    if (base == 'x') return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    return c >= '0' && c <= (base == 'o' ? '7' : '1');
}

static word number(rest r) {
    size_t whole = digits(r, 0);
    if (at(r, whole) == '.') {
        size_t fraction = digits(r, whole + 1);
        if (fraction > 0)
            return (word){whole + 1 + fraction + exponent(r, whole + 1 + fraction), TOKEN_FLOAT};
        if (whole == 0) return (word){0, 0};
        bool is_method = is_letter(at(r, whole + 1));
        bool has_zero = whole > 1 && at(r, 0) == '0';
        if (is_method) return (word){whole, has_zero ? BAD : TOKEN_INT};
        return (word){whole + 1, TOKEN_FLOAT};
    }
    if (whole == 0) return (word){0, 0};
    if (exponent(r, whole) > 0) return (word){whole + exponent(r, whole), TOKEN_FLOAT};
    int letter = at(r, 1);
    char base = letter == 'x' || letter == 'X'   ? 'x'
                : letter == 'o' || letter == 'O' ? 'o'
                : letter == 'b' || letter == 'B' ? 'b'
                                                 : ' ';
    if (at(r, 0) == '0' && base != ' ' && is_digit_of(at(r, 2), base)) {
        size_t n = 2;
        bool any = false;
        for (; is_digit_of(at(r, n), base); n++) any = any || at(r, n) != '_';
        return (word){n, any ? TOKEN_INT : BAD};
    }
    return (word){whole, whole > 1 && at(r, 0) == '0' ? BAD : TOKEN_INT};
}

/* The position of the first invalid escape in [from, to); `to` if there is none. */
static size_t bad_escape(rest r, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        if (at(r, i) != '\\') continue;
        int c = at(r, i + 1);
        if (c >= '0' && c <= '7') continue; /* more digits are as good as text */
        if (c == 'u') {
            for (size_t k = 2; k < 6; k++)
                if (i + k >= to || at(r, i + k) == '_' || !is_digit_of(at(r, i + k), 'x')) return i;
        } else if (c <= 0 || strchr("abtnvfre'\"\\", c) == NULL) {
            return i;
        }
        i++;
    }
    return to;
}

static word sign(rest r) {
    static const struct {
        const char *text;
        int kind;
    } signs[] = {
        {".as<", TOKEN_AS},
        {"::", TOKEN_COLONS},
        {"<<", TOKEN_SHL},
        {">>", TOKEN_SHR},
        {"==", TOKEN_EQ},
        {"!=", TOKEN_NE},
        {"<=", TOKEN_LE},
        {">=", TOKEN_GE},
        {"&&", BAD},
        {"||", BAD},
        {"f\"", TOKEN_FSTRING},
        {"?", TOKEN_QUESTION},
        {":", TOKEN_COLON},
        {".", TOKEN_DOT},
        {",", TOKEN_COMMA},
        {"(", TOKEN_OPEN},
        {")", TOKEN_CLOSE},
        {"[", TOKEN_LIST_OPEN},
        {"]", TOKEN_LIST_CLOSE},
        {"+", TOKEN_ADD},
        {"-", TOKEN_SUB},
        {"*", TOKEN_MUL},
        {"/", TOKEN_DIV},
        {"%", TOKEN_MOD},
        {"~", TOKEN_BITNOT},
        {"&", TOKEN_BITAND},
        {"|", TOKEN_BITOR},
        {"^", TOKEN_BITXOR},
        {"<", TOKEN_LT},
        {">", TOKEN_GT},
        {"!", BAD},
        {"=", BAD},
        {"}", TOKEN_HOLE_END},
    };
    for (size_t i = 0; i < COUNT_OF(signs); i++) {
        size_t n = strlen(signs[i].text);
        if (n <= r.size && memcmp(r.text, signs[i].text, n) == 0) return (word){n, signs[i].kind};
    }
    return (word){0, 0};
}

static word quoted(rest r) {
    size_t n = 1;
    if (at(r, 0) == '\'') {
        while (at(r, n) != '\'' && at(r, n) != -1) n++;
        return at(r, n) == '\'' ? (word){n + 1, TOKEN_STR} : (word){n, BAD};
    }
    while (at(r, n) != '"') {
        if (at(r, n) == -1 || (at(r, n) == '\\' && at(r, n + 1) == -1)) return (word){n, BAD};
        n += at(r, n) == '\\' ? 2 : 1;
    }
    return (word){n + 1, TOKEN_STR};
}

static word in_main(rest r) {
    static const struct {
        const char *text;
        int kind;
    } words[] = {{"and", TOKEN_AND},
                 {"or", TOKEN_OR},
                 {"not", TOKEN_NOT},
                 {"true", TOKEN_TRUE},
                 {"false", TOKEN_FALSE}};
    if (blanks(r) > 0) return (word){blanks(r), BLANK};
    if (at(r, 0) == '\'' || at(r, 0) == '"') return quoted(r);
    word w = number(r);
    if (w.size > 0) return w;
    size_t n = name(r);
    if (n > 0 && !(n == 1 && at(r, 0) == 'f' && at(r, 1) == '"')) {
        bool opens = at(r, n) == '<';
        if (opens && n == 6 && memcmp(r.text, "sizeof", 6) == 0) return (word){7, TOKEN_SIZEOF};
        if (opens && n == 9 && memcmp(r.text, "bitsizeof", 9) == 0)
            return (word){10, TOKEN_BITSIZEOF};
        for (size_t i = 0; i < COUNT_OF(words); i++)
            if (n == strlen(words[i].text) && memcmp(r.text, words[i].text, n) == 0)
                return (word){n, words[i].kind};
        return (word){n, TOKEN_NAME};
    }
    return sign(r);
}

static word in_type(rest r) {
    if (blanks(r) > 0) return (word){blanks(r), BLANK};
    if (name(r) > 0) return (word){name(r), TOKEN_NAME};
    if (at(r, 0) == ':' && at(r, 1) == ':') return (word){2, TOKEN_COLONS};
    if (at(r, 0) == '[') return (word){1, TOKEN_LIST_OPEN};
    if (at(r, 0) == ']') return (word){1, TOKEN_LIST_CLOSE};
    return at(r, 0) == '>' ? (word){1, TOKEN_TYPE_END} : (word){0, 0};
}

static word in_fstring(rest r) {
    size_t n = 0;
    if (at(r, 0) == '{') return (word){1, TOKEN_HOLE};
    if (at(r, 0) == '"') return (word){1, TOKEN_FSTRING_END};
    for (;;) {
        int c = at(r, n);
        if (c == -1 || c == '"' || c == '{' || (c == '\\' && at(r, n + 1) == -1))
            return (word){n, TOKEN_STR};
        n += c == '\\' ? 2 : 1;
    }
}

typedef struct expected {
    token tokens[32];
    size_t count;
    bool failed;
    size_t error; /* its offset */
} expected;

static void add(expected *e, int kind, uint32_t offset, uint32_t size) {
    assert_true(e->count < COUNT_OF(e->tokens));
    e->tokens[e->count++] = (token){.kind = (token_kind)kind, .offset = offset, .size = size};
}

static void fail_at(expected *e, size_t offset) {
    e->failed = true;
    e->error = offset;
}

static void lex_by_hand(const char *source, size_t size, expected *e) {
    mode stack[32], now = MAIN;
    size_t depth = 0;
    *e = (expected){.count = 0};
    for (size_t i = 0; i < size && !e->failed;) {
        rest r = {source + i, size - i};
        word w = now == MAIN ? in_main(r) : now == TYPE ? in_type(r) : in_fstring(r);
        if (w.size == 0 || w.kind == BAD || (w.kind == TOKEN_HOLE_END && depth == 0)) {
            fail_at(e, i);
            return;
        }
        if (w.kind == TOKEN_STR && source[i] != '\'') {
            size_t quote = now == MAIN ? 1 : 0;
            size_t bad = bad_escape(r, quote, w.size - quote);
            if (bad < w.size - quote) {
                fail_at(e, i + bad);
                return;
            }
        }
        if (w.kind != BLANK) add(e, w.kind, (uint32_t)i, (uint32_t)w.size);
        switch (w.kind) {
        case TOKEN_AS:
        case TOKEN_SIZEOF:
        case TOKEN_BITSIZEOF: now = TYPE; break;
        case TOKEN_TYPE_END: now = MAIN; break;
        case TOKEN_FSTRING:
        case TOKEN_HOLE:
            stack[depth++] = now;
            now = now == MAIN ? FSTRING : MAIN;
            break;
        case TOKEN_FSTRING_END:
        case TOKEN_HOLE_END: now = stack[--depth]; break;
        default: break;
        }
        i += w.size;
    }
    if (depth > 0) fail_at(e, size);
    add(e, TOKEN_END, (uint32_t)size, 0);
}

/* ------------------------------------------------------------------------------------ comparison */

static void show(FILE *out, const char *source, size_t size) {
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)source[i];
        fprintf(out, c >= 0x20 && c < 0x7f ? "%c" : "<%02x>", c);
    }
}

static void compare(pool *p, const char *source, size_t size) {
    static expected e;
    token_list list = {NULL, 0, 0};
    expr_error error = {0, NULL};
    lex_by_hand(source, size, &e);
    bool good = ksyc_expr_lex(p, source, size, &list, &error);
    bool same = good == !e.failed && (good ? list.count == e.count : error.offset == e.error);
    for (size_t i = 0; same && good && i < e.count; i++) {
        const token *a = &list.tokens[i], *b = &e.tokens[i];
        same = a->kind == b->kind && a->offset == b->offset && a->size == b->size;
    }
    if (!same) {
        show(stderr, source, size);
        if (!good) fprintf(stderr, "\nerror at %zu: %s", error.offset, error.message);
        for (size_t i = 0; good && i < list.count; i++)
            fprintf(stderr, "\n%s %u+%u", ksyc_token_name(list.tokens[i].kind),
                    list.tokens[i].offset, list.tokens[i].size);
        fprintf(stderr, "\nexpected: %s at %zu, %zu tokens\n", e.failed ? "an error" : "words",
                e.error, e.count);
        fail();
    }
}

/* Continues a prefix by every byte, and by every pair of significant bytes. */
static void continue_all(const char *begin, size_t size) {
    static const char signs[] = "\n !\"&'+-./0178:;<=>@AEFGX_`abefgnoxz{|}\\[]\x7f";
    char source[64];
    pool *p = ksyc_pool_new(); /* for all of them: to make one takes longer than a comparison */
    assert_true(size + 2 < sizeof source);
    memcpy(source, begin, size);
    compare(p, source, size);
    for (unsigned c = 0; c < 256; c++) {
        source[size] = (char)c;
        compare(p, source, size + 1);
    }
    for (size_t i = 0; i + 1 < sizeof signs; i++) {
        for (size_t k = 0; k + 1 < sizeof signs; k++) {
            source[size] = signs[i];
            source[size + 1] = signs[k];
            compare(p, source, size + 2);
        }
    }
    ksyc_pool_free(p);
}

/* Every prefix of these, with all continuations. */
TEST(test_every_beginning) {
    static const char *const texts[] = {
        "and",        "or",          "not",         "true",       "false",        "bitsizeof<a",
        "sizeof<",    "a.as<[b]>",   ".as<a::b >",  ".as<\\\n",   "0xA_f",        "0o7_",
        "0b1_",       "0X",          "0B0",         "0O0",        "07_",          "1_0",
        "1_.5_e+1_",  "1E-1",        ".5e1",        "'a",         "\"a\\u004",    "\"\\10",
        "f\"a\\u004", "f\"{a}\"",    "f\"{f\"{1}",  "f\"\\1{1",   "f\"{'}'",      "f\"{1.5}{",
        "\\\n",       "f\"{a.as<b>", "f\"{sizeof<", "f\"{true}x", "f\"{0x1f}\"+", "$",
    };
    for (size_t i = 0; i < COUNT_OF(texts); i++)
        for (size_t n = 0; n <= strlen(texts[i]); n++) continue_all(texts[i], n);
}
