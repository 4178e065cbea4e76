/* SPDX-License-Identifier: Apache-2.0 */
/*
 * meta_json.c - metadata as a text of JSON, and back.
 *
 * The text has one form: no spaces, integers without a point, and characters escaped as in tg_json_text. Numbers with
 * a fraction are texts of their bits, "f32:3f800000" and "f64:3ff0000000000000": so every bit of a NaN survives, and
 * nothing depends on how decimal numbers are rounded. No metadata have other texts of that form.
 *
 * A text that is read back may come from anybody. Every character is looked at once; nesting is bounded; memory is that
 * of the arena, a node of constant size for at least one character.
 */
#include <string.h>

#include "number_text.h"
#include "write.h"

/* As deep as tg_metadata and the objects around it. */
#define JSON_DEPTH (TG_METADATA_DEPTH + 4)

/* --------------------------------------------------------------------------------------- writing */

void tg_json_text(tg_text *w, const uint8_t *bytes, size_t n) {
    static const char digits[] = "0123456789abcdef";
    static const char special[] = "\"\\\b\f\n\r\t";
    static const char letters[] = "\"\\bfnrt";
    tg_put_char(w, '"');
    for (size_t i = 0; i < n; i++) {
        char c = (char)bytes[i];
        const char *found = c != '\0' ? strchr(special, c) : NULL;
        if (found != NULL) {
            tg_put_char(w, '\\');
            tg_put_char(w, letters[found - special]);
        } else if (bytes[i] < 0x20) {
            tg_put(w, "\\u00");
            tg_put_char(w, digits[bytes[i] >> 4]);
            tg_put_char(w, digits[bytes[i] & 15]);
        } else {
            tg_put_char(w, c);
        }
    }
    tg_put_char(w, '"');
}

/* What comes before a value or a key. */
static tg_text *next(tg_json *json) {
    if (json->follows) tg_put_char(&json->text, ',');
    json->follows = true;
    return &json->text;
}

static bool begin(void *self, char bracket) {
    tg_json *json = self;
    tg_put_char(next(json), bracket);
    json->follows = false;
    return true;
}

static bool end(void *self, char bracket) {
    tg_json *json = self;
    tg_put_char(&json->text, bracket);
    json->follows = true;
    return true;
}

static bool begin_object(void *self) { return begin(self, '{'); }
static bool end_object(void *self) { return end(self, '}'); }
static bool begin_array(void *self) { return begin(self, '['); }
static bool end_array(void *self) { return end(self, ']'); }

static bool text(void *self, const char *value, size_t len) {
    tg_json_text(next(self), (const uint8_t *)value, len);
    return true;
}

static bool key(void *self, const char *name, size_t len) {
    tg_json *json = self;
    text(self, name, len);
    tg_put_char(&json->text, ':');
    json->follows = false;
    return true;
}

static bool u64(void *self, uint64_t value) {
    tg_put_u64(next(self), value);
    return true;
}

static bool s64(void *self, int64_t value) {
    tg_put_s64(next(self), value);
    return true;
}

static bool put_bits(tg_text *w, const char *kind, uint64_t bits, unsigned digits) {
    tg_put(w, kind);
    while (digits-- > 0) tg_put_char(w, "0123456789abcdef"[bits >> 4 * digits & 15]);
    tg_put_char(w, '"');
    return true;
}

static bool f32(void *self, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return put_bits(next(self), "\"f32:", bits, 8);
}

static bool f64(void *self, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return put_bits(next(self), "\"f64:", bits, 16);
}

static bool boolean(void *self, bool value) {
    tg_put(next(self), value ? "true" : "false");
    return true;
}

static bool null(void *self) {
    tg_put(next(self), "null");
    return true;
}

tg_sink tg_json_sink(tg_json *json) {
    return (tg_sink){begin_object, end_object, begin_array, end_array, key,  text, u64,
                     s64,          f32,        f64,         boolean,   null, json};
}

/* --------------------------------------------------------------------------------------- reading */

typedef struct parser {
    tg_build *build;
    const char *begin;
    const char *at;
    const char *end;
    tg_meta *open[JSON_DEPTH]; /* the containers around `at` */
    tg_meta *last[JSON_DEPTH]; /* the last member of each */
    unsigned depth;
} parser;

static bool unexpected(parser *p) {
    const uint64_t offset = (uint64_t)(p->at - p->begin);
    if (p->at == p->end)
        return tg_refuse(p->build, TG_CODE_BAD_VALUE, NULL,
                         "metadata as text: it ends at its byte %, expected JSON without blanks",
                         NULL, offset, 0);
    return tg_refuse(p->build, TG_CODE_BAD_VALUE, NULL,
                     "metadata as text, at its byte %: found byte value %, expected JSON without "
                     "blanks",
                     NULL, offset, (uint8_t)*p->at);
}

static bool take(parser *p, char c) {
    if (p->at == p->end || *p->at != c) return false;
    p->at++;
    return true;
}

static bool take_word(parser *p, const char *word) {
    const size_t n = strlen(word);
    if ((size_t)(p->end - p->at) < n || memcmp(p->at, word, n) != 0) return false;
    p->at += n;
    return true;
}

/* The value of a hexadecimal digit as they are written; 16 for other characters. */
static unsigned digit_of(char c) {
    if (c >= '0' && c <= '9') return (unsigned)(c - '0');
    return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 16;
}

/* The character behind a '\'; '\0' is none, as no text has one. */
static char escaped(parser *p) {
    static const char letters[] = "\"\\bfnrt";
    static const char meant[] = "\"\\\b\f\n\r\t";
    if (p->end - p->at >= 5 && memcmp(p->at, "u00", 3) == 0) {
        const unsigned high = digit_of(p->at[3]);
        const unsigned low = digit_of(p->at[4]);
        if (high > 1 || low > 15 || (high == 0 && low == 0)) return '\0';
        p->at += 5;
        return (char)(high << 4 | low);
    }
    const char *found = p->at < p->end && *p->at != '\0' ? strchr(letters, *p->at) : NULL;
    if (found == NULL) return '\0';
    p->at++;
    return meant[found - letters];
}

/* A text in quotes, in the arena; NULL after tg_refuse. */
static const char *take_text(parser *p, uint64_t *len) {
    if (!take(p, '"')) {
        unexpected(p);
        return NULL;
    }
    const char *close = p->at;
    while (close < p->end && *close != '"') close += *close == '\\' && p->end - close > 1 ? 2 : 1;
    char *copy = ks_alloc(&p->build->ks, (uint64_t)(close - p->at) + 1, 1);
    if (copy == NULL) {
        tg_refuse_ks(p->build);
        return NULL;
    }
    size_t n = 0;
    while (p->at < close) {
        char c = *p->at;
        if ((uint8_t)c < 0x20) break;
        p->at++;
        if (c == '\\') c = escaped(p);
        if (c == '\0') break;
        copy[n++] = c;
    }
    copy[n] = '\0';
    *len = n;
    if (p->at == close && take(p, '"')) return copy;
    unexpected(p);
    return NULL;
}

static bool take_number(parser *p, tg_meta *node) {
    const bool minus = take(p, '-');
    const uint64_t most = minus ? (uint64_t)INT64_MAX + 1 : UINT64_MAX;
    const char *first = p->at;
    uint64_t value = 0;
    for (; p->at < p->end && *p->at >= '0' && *p->at <= '9'; p->at++) {
        const unsigned digit = (unsigned)(*p->at - '0');
        if (value > (most - digit) / 10 || (value == 0 && p->at > first)) return unexpected(p);
        value = value * 10 + digit;
    }
    if (p->at == first) return unexpected(p);
    node->kind = minus ? TG_META_S64 : TG_META_U64;
    if (minus) {
        node->value.s64 = value > INT64_MAX ? INT64_MIN : -(int64_t)value;
    } else {
        node->value.u64 = value;
    }
    return true;
}

/* A text of the bits of a number becomes that number. */
static void read_bits(tg_meta *node) {
    const char *digits = node->value.text + 4;
    const bool wide = strncmp(node->value.text, "f64:", 4) == 0;
    uint64_t bits = 0;
    if (node->count != (wide ? 20u : 12u)) return;
    if (!wide && strncmp(node->value.text, "f32:", 4) != 0) return;
    for (; *digits != '\0'; digits++) {
        if (digit_of(*digits) > 15) return;
        bits = bits << 4 | digit_of(*digits);
    }
    const uint32_t half = (uint32_t)bits;
    node->kind = wide ? TG_META_F64 : TG_META_F32;
    if (wide) {
        memcpy(&node->value.f64, &bits, sizeof bits);
    } else {
        memcpy(&node->value.f32, &half, sizeof half);
    }
}

static bool take_value(parser *p, tg_meta *node) {
    if (p->at == p->end) return unexpected(p);
    switch (*p->at) {
    case '{':
    case '[':
        node->kind = *p->at++ == '{' ? TG_META_OBJECT : TG_META_ARRAY;
        return p->depth < JSON_DEPTH || unexpected(p);
    case '"':
        node->kind = TG_META_TEXT;
        node->value.text = take_text(p, &node->count);
        if (node->value.text == NULL) return false;
        read_bits(node);
        if (node->kind != TG_META_TEXT) node->count = 0;
        return true;
    case 't':
    case 'f':
        node->kind = TG_META_BOOL;
        node->value.u64 = *p->at == 't';
        return take_word(p, *p->at == 't' ? "true" : "false") || unexpected(p);
    case 'n': node->kind = TG_META_NULL; return take_word(p, "null") || unexpected(p);
    default: return take_number(p, node);
    }
}

static bool take_key(parser *p, tg_meta *node) {
    uint64_t len;
    node->key = take_text(p, &len);
    return node->key != NULL && (take(p, ':') || unexpected(p));
}

static void append(parser *p, tg_meta *node) {
    tg_meta *parent = p->open[p->depth - 1];
    tg_meta **last = &p->last[p->depth - 1];
    if (*last != NULL) {
        (*last)->next = node;
    } else {
        parent->first = node;
    }
    *last = node;
    parent->count++;
}

static char bracket_of(const tg_meta *container) {
    return container->kind == TG_META_OBJECT ? '}' : ']';
}

/* A value, with its key in an object, and the ends of what ends behind it. */
static bool take_member(parser *p, tg_meta *node) {
    const bool keyed = p->depth > 0 && p->open[p->depth - 1]->kind == TG_META_OBJECT;
    if ((keyed && !take_key(p, node)) || !take_value(p, node)) return false;
    if (p->depth > 0) append(p, node);
    const bool opens = node->kind == TG_META_OBJECT || node->kind == TG_META_ARRAY;
    if (opens && !take(p, bracket_of(node))) {
        p->open[p->depth] = node; /* take_value has tested the depth */
        p->last[p->depth] = NULL;
        p->depth++;
        return true;
    }
    while (p->depth > 0 && !take(p, ',')) {
        if (!take(p, bracket_of(p->open[p->depth - 1]))) return unexpected(p);
        p->depth--;
    }
    return true;
}

const tg_meta *tg_meta_parse(tg_build *build, const char *text_of, uint64_t n) {
    parser p = {.build = build, .begin = text_of, .at = text_of, .end = text_of + n};
    const tg_meta *root = NULL;
    do {
        tg_meta *node = ks_alloc(&build->ks, 1, sizeof *node);
        if (node == NULL) {
            tg_refuse_ks(build);
            return NULL;
        }
        memset(node, 0, sizeof *node);
        if (root == NULL) root = node;
        if (!take_member(&p, node)) return NULL;
    } while (p.depth > 0);
    if (p.at == p.end) return root;
    unexpected(&p);
    return NULL;
}
