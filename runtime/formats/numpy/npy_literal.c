/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_literal.c - see npy_literal.h.
 */
#include "npy_literal.h"

#include <string.h>

static int at(const tg_npy_parser *p, uint64_t pos) { return pos < p->size ? p->text[pos] : -1; }

static bool is_one_of(int c, const char *characters) {
    return c > 0 && strchr(characters, c) != NULL;
}

uint64_t tg_npy_next_token(const tg_npy_parser *p, uint64_t pos) {
    for (;; pos++) {
        const bool joins = at(p, pos) == '\\' && is_one_of(at(p, pos + 1), "\r\n");
        if (at(p, pos) == '#') {
            while (pos < p->size && !is_one_of(at(p, pos), "\r\n")) pos++;
        } else if (!joins && !tg_npy_is_blank(at(p, pos))) {
            return pos;
        }
    }
}

/* ----------------------------------------------------------------------------------------- pieces */

/* A prefix has at most two letters; not every pair of them is one, but what is none is no literal either. */
static bool begin_piece(const tg_npy_parser *p, uint64_t pos, tg_npy_literal *l) {
    l->is_raw = false;
    l->is_text = true;
    for (int i = 0; i < 2 && is_one_of(at(p, pos), "uUrRbBfFtT"); i++, pos++) {
        l->is_raw = l->is_raw || is_one_of(at(p, pos), "rR");
        l->is_text = l->is_text && is_one_of(at(p, pos), "uUrR");
    }
    if (!is_one_of(at(p, pos), "'\"")) return false;
    l->quote = p->text[pos];
    l->is_triple = at(p, pos + 1) == l->quote && at(p, pos + 2) == l->quote;
    l->pos = pos + (l->is_triple ? 3 : 1);
    return true;
}

bool tg_npy_begin_literal(const tg_npy_parser *p, uint64_t pos, tg_npy_literal *l) {
    *l = (tg_npy_literal){.p = p};
    if (!begin_piece(p, pos, l)) return false;
    l->content = l->pos;
    return true;
}

/* Whether the piece ends here. */
static bool is_end(const tg_npy_literal *l) {
    const int quote = l->quote;
    if (at(l->p, l->pos) != quote) return false;
    return !l->is_triple || (at(l->p, l->pos + 1) == quote && at(l->p, l->pos + 2) == quote);
}

/* Begins the next piece, if one follows. */
static bool next_piece(tg_npy_literal *l) {
    const bool was_text = l->is_text;
    l->pos += l->is_triple ? 3 : 1;
    const uint64_t behind = l->pos;
    if (begin_piece(l->p, tg_npy_next_token(l->p, behind), l)) {
        l->is_text = l->is_text && was_text;
        return true;
    }
    l->is_text = was_text;
    l->pos = behind;
    return false;
}

/* ---------------------------------------------------------------------------------------- escapes */

static int digit_of(int c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 16;
}

/* At most `most` digits of that base. */
static int take_number(tg_npy_literal *l, int base, int most) {
    int value = 0;
    for (; most > 0 && digit_of(at(l->p, l->pos)) < base; most--, l->pos++) {
        value = value * base + digit_of(at(l->p, l->pos));
        if (value >= TG_NPY_OTHER) value = TG_NPY_OTHER; /* so that eight digits are an int */
    }
    return value;
}

static bool begins_with(const tg_npy_literal *l, const char *word) {
    const size_t n = strlen(word);
    if (l->p->size - l->pos < n) return false;
    for (size_t i = 0; i < n; i++) {
        const int c = l->p->text[l->pos + i];
        if ((c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c) != word[i]) return false;
    }
    return true;
}

/* "{LATIN CAPITAL LETTER O}"; other names are of no letters, or take longer to say. */
static int take_named(tg_npy_literal *l) {
    static const char capital[] = "{LATIN CAPITAL LETTER ";
    static const char small[] = "{LATIN SMALL LETTER ";
    const bool is_capital = begins_with(l, capital);
    if (!is_capital && !begins_with(l, small)) return TG_NPY_OTHER;
    const uint64_t pos = l->pos + (is_capital ? sizeof capital : sizeof small) - 1;
    const int c = at(l->p, pos);
    const int letter = c >= 'a' && c <= 'z' ? c - 'a' : c - 'A';
    if (letter < 0 || letter >= 26 || at(l->p, pos + 1) != '}') return TG_NPY_OTHER;
    l->pos = pos + 2;
    return (is_capital ? 'A' : 'a') + letter;
}

/* Behind a backslash. -1: a line end, which is left out. */
static int take_escape(tg_npy_literal *l) {
    static const char letters[] = "\\'\"abfnrtv";
    static const char meanings[] = "\\'\"\a\b\f\n\r\t\v";
    const int c = at(l->p, l->pos);
    if (c >= '0' && c <= '7') return take_number(l, 8, 3);
    if (c < 0) return TG_NPY_OTHER;
    l->pos++;
    const char *letter = c != '\0' ? strchr(letters, c) : NULL;
    if (letter != NULL) return meanings[letter - letters];
    switch (c) {
    case 'x': return take_number(l, 16, 2);
    case 'u': return take_number(l, 16, 4);
    case 'U': return take_number(l, 16, 8);
    case 'N': return take_named(l);
    case '\n': return -1;
    case '\r':
        if (at(l->p, l->pos) == '\n') l->pos++;
        return -1;
    default: return TG_NPY_OTHER; /* the backslash stays */
    }
}

int tg_npy_next_character(tg_npy_literal *l) {
    for (;;) {
        const int c = at(l->p, l->pos);
        if (c < 0 || (!l->is_triple && is_one_of(c, "\r\n"))) {
            l->is_open = true;
            return -1;
        }
        if (is_end(l)) {
            if (!next_piece(l)) return -1;
            continue;
        }
        l->pos++;
        if (c != '\\') return c;
        if (l->is_raw) { /* it keeps a quote behind it from ending the text */
            if (l->pos < l->p->size) l->pos++;
            return TG_NPY_OTHER;
        }
        const int escaped = take_escape(l);
        if (escaped >= 0) return escaped;
    }
}
