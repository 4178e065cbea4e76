/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_keys.c - see json_keys.h.
 */
#include "json_keys.h"

#include <string.h>

enum { PIECE = 1 << 16, MOST_KEY = 32 };

typedef struct scan {
    const tg_json_member *members;
    uint32_t count;
    uint32_t found; /* a bit for each member */
    uint64_t depth; /* of brackets; at most the file's size */
    bool begins_key;
    bool begins_value; /* of the member at hand, which is `which` */
    uint32_t which;    /* count: none that is asked for */
    bool in_string;
    bool is_value;
    bool is_escaped; /* a backslash is before this byte */
    unsigned hex;    /* digits of \uXXXX that are missing */
    uint32_t code;   /* those that came */
    char key[MOST_KEY];
    size_t key_len; /* SIZE_MAX: no key, or too long */
} scan;

static void put_in_key(scan *s, uint32_t code) {
    if (s->key_len >= MOST_KEY || code >= 0x80) {
        s->key_len = SIZE_MAX;
        return;
    }
    s->key[s->key_len++] = (char)code;
}

static bool is_text(const scan *s, const char *text) {
    return s->key_len == strlen(text) && memcmp(s->key, text, s->key_len) == 0;
}

static void end_string(scan *s) {
    s->in_string = false;
    if (s->is_value) {
        if (!is_text(s, s->members[s->which].but)) s->found |= (uint32_t)1 << s->which;
        s->is_value = false;
        return;
    }
    for (uint32_t i = 0; i < s->count; i++) {
        if (is_text(s, s->members[i].key)) s->which = i;
    }
}

/* The first character of a value at depth 1. */
static void begin_value(scan *s, uint8_t c) {
    const tg_json_member *m = &s->members[s->which];
    s->begins_value = false;
    s->found &= ~((uint32_t)1 << s->which); /* of a key twice the last one counts */
    s->is_value = c == '"' && m->but != NULL;
    if (c != 0 && strchr(m->begins, c) != NULL && !s->is_value) s->found |= (uint32_t)1 << s->which;
}

static void take_hex(scan *s, uint8_t c) {
    const uint32_t letter = (uint32_t)(c | 0x20) - 'a'; /* wraps for what is before 'a' */
    s->code = s->code << 4 | (letter < 6 ? letter + 10 : (uint32_t)(c & 15));
    if (--s->hex == 0) put_in_key(s, s->code);
}

static void take_in_string(scan *s, uint8_t c) {
    if (s->hex > 0) {
        take_hex(s, c);
    } else if (s->is_escaped) {
        s->is_escaped = false;
        s->code = 0;
        if (c == 'u') s->hex = 4;
        if (c != 'u') put_in_key(s, UINT32_MAX); /* no key that is asked for has such a character */
    } else if (c == '\\') {
        s->is_escaped = true;
    } else if (c == '"') {
        end_string(s);
    } else {
        put_in_key(s, c);
    }
}

static void take_outside(scan *s, uint8_t c) {
    switch (c) {
    case '{': s->begins_key = s->depth++ == 0; break;
    case '[': s->depth++; break;
    case '}':
    case ']': s->depth--; break; /* at least 1: the scan ends at 0 */
    case ',': s->begins_key = s->depth == 1; break;
    case ':': s->begins_value = s->depth == 1 && s->which < s->count; break;
    case '"':
        s->in_string = true;
        s->key_len = (s->begins_key && s->depth == 1) || s->is_value ? 0 : SIZE_MAX;
        if (s->begins_key) s->which = s->count;
        s->begins_key = false;
        break;
    default: break;
    }
}

static bool is_blank(uint8_t c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* Whether there is more to read. */
static bool take(scan *s, uint8_t c) {
    if (s->in_string) {
        take_in_string(s, c);
        return true;
    }
    if (s->depth == 0 && c != '{') return is_blank(c);
    if (s->begins_value && !is_blank(c)) begin_value(s, c);
    take_outside(s, c);
    return s->depth > 0;
}

bool tg_json_has(tg_glance *g, const tg_json_member *members, uint32_t count) {
    scan s;
    const uint32_t all = (uint32_t)(((uint64_t)1 << count) - 1);
    memset(&s, 0, sizeof s);
    s.members = members;
    s.count = count;
    s.which = count;
    for (uint64_t at = 0; at < g->size; at += PIECE) {
        const uint64_t left = g->size - at;
        const size_t n = left < PIECE ? (size_t)left : PIECE;
        const uint8_t *piece = tg_glance_at(g, at, n);
        if (piece == NULL) return false;
        for (size_t i = 0; i < n; i++) {
            if (!take(&s, piece[i])) return s.found == all;
        }
    }
    return s.found == all;
}
