/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_objects.c - see npy_objects.h.
 */
#include "npy_objects.h"

#include <string.h>

#include "npy_literal.h"

/* ------------------------------------------------------------------------------------------ types */

/* A list of types, character by character. Each of them is a repetition or a shape, a byte order, O and a size; or "object". */
typedef enum fit_state { BEFORE, BEHIND_O, IN_WORD, BEHIND, NONE_OF_THEM } fit_state;

typedef struct fit {
    fit_state state;
    unsigned matched; /* letters of the word */
    bool found;
} fit;

static const char word[] = "object";

static bool is_complete(const fit *f) {
    return f->state == BEHIND_O || f->state == BEHIND ||
           (f->state == IN_WORD && f->matched == sizeof word - 1);
}

static fit_state next_state(fit *f, int c) {
    static const char before[] = "0123456789() \t<>|=";
    const bool fits = is_complete(f);
    if (fits && tg_npy_is_blank(c)) return BEHIND;
    switch (f->state) {
    case BEFORE:
        if (c == 'O') return BEHIND_O;
        f->matched = 1;
        if (c == word[0]) return IN_WORD;
        return c > 0 && c < 128 && strchr(before, c) != NULL ? BEFORE : NONE_OF_THEM;
    case BEHIND_O: return c >= '0' && c <= '9' ? BEHIND_O : NONE_OF_THEM;
    case IN_WORD: return !fits && c == word[f->matched++] ? IN_WORD : NONE_OF_THEM;
    default: return NONE_OF_THEM;
    }
}

static void feed(fit *f, int c) {
    if (c == ',') {
        f->found = f->found || is_complete(f);
        f->state = BEFORE;
    } else {
        f->state = next_state(f, c);
    }
}

bool tg_npy_names_objects(ks_bytes type) {
    fit f = {BEFORE, 0, false};
    for (uint64_t i = 0; i < type.size; i++) feed(&f, type.data[i]);
    return f.found || is_complete(&f);
}

/* Whether a text of Python does, which begins at l->content; l->pos is behind it then. `key` is set if it is "descr". */
static bool literal_names_objects(tg_npy_literal *l, bool *key) {
    static const char descr[] = "descr";
    fit f = {BEFORE, 0, false};
    size_t n = 0;
    *key = true;
    for (int c = tg_npy_next_character(l); c >= 0; c = tg_npy_next_character(l)) {
        feed(&f, c);
        *key = *key && n < sizeof descr - 1 && c == descr[n];
        n++;
    }
    *key = *key && l->is_text && n == sizeof descr - 1;
    return l->is_text && (f.found || is_complete(&f));
}

/* ---------------------------------------------------------------------------------------- literals */

static bool has_any(const tg_npy_parser *p, uint64_t pos, const char *characters) {
    return pos < p->size && p->text[pos] != '\0' && strchr(characters, p->text[pos]) != NULL;
}

static bool is_literal(const tg_npy_parser *p, uint64_t pos) {
    tg_npy_literal l;
    return tg_npy_begin_literal(p, pos, &l);
}

/* Whether a type follows the text that ends before `pos`, so that the text is the name of a field. */
static bool is_field_name(const tg_npy_parser *p, uint64_t pos) {
    pos = tg_npy_next_token(p, pos);
    if (!has_any(p, pos, ",")) return has_any(p, pos, ":"); /* a key of a dictionary */
    pos = tg_npy_next_token(p, pos + 1);
    if (has_any(p, pos, "("))
        pos = tg_npy_next_token(p, pos + 1); /* of a shape, or of a type in a tuple */
    return has_any(p, pos, "[") || is_literal(p, pos);
}

/* Looks through one literal of Python at `pos`: a text, a tuple, a list or a dictionary. *end is behind what was looked at. */
static uint64_t find_in(const tg_npy_parser *p, uint64_t pos, uint64_t *end) {
    uint64_t depth = 0;
    do {
        tg_npy_literal l;
        bool key = false;
        pos = tg_npy_next_token(p, pos);
        *end = pos;
        if (tg_npy_begin_literal(p, pos, &l)) {
            const bool objects = literal_names_objects(&l, &key);
            *end = pos = l.pos;
            if (l.is_open) return p->size;
            if (objects && (depth == 0 || !is_field_name(p, pos))) return l.content;
            continue;
        }
        if (has_any(p, pos, "([{")) depth++;
        if (has_any(p, pos, ")]}") && depth > 0) depth--;
        pos++;
    } while (depth > 0 && pos < p->size);
    return p->size;
}

uint64_t tg_npy_find_objects(const tg_npy_parser *p) {
    uint64_t end;
    return has_any(p, p->pos, "({") ? find_in(p, p->pos, &end) : p->size;
}

uint64_t tg_npy_find_hidden_objects(const tg_npy_parser *p, uint64_t failed) {
    const uint64_t first = tg_npy_next_token(p, 0);
    for (uint64_t pos = first; pos < p->size;) {
        tg_npy_literal l;
        bool is_descr = false;
        if (!tg_npy_begin_literal(p, pos, &l)) {
            pos = tg_npy_next_token(p, pos + 1);
            continue;
        }
        const uint64_t from = pos;
        (void)literal_names_objects(&l, &is_descr);
        if (l.is_open) return p->size;
        pos = tg_npy_next_token(p, l.pos);
        if (!is_descr || !has_any(p, pos, ":")) continue;
        uint64_t end;
        const uint64_t found = find_in(p, pos + 1, &end);
        /* Where something else is wrong, NumPy does not get as far as to the values. */
        if (found < p->size && (failed <= first || (failed >= from && failed <= end))) return found;
        pos = end > pos ? end : pos + 1;
    }
    return p->size;
}
