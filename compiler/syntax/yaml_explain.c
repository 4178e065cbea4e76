/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_explain.c - see yaml_explain.h. libyaml speaks of mapping values and block collections; people have forgotten a
 * space, a quote or a colon. The help says what the lines look like, and is a guess.
 */
#include "yaml_explain.h"

#include <string.h>

#include "excerpt.h"

typedef struct text_line {
    const char *text;
    size_t size;
} text_line;

/* The line with this number; empty if there is none. */
static text_line line_at(const source *s, uint32_t wanted) {
    const excerpt_text all = ksyc_excerpt_of(s->file, s->text, s->size);
    size_t from = 0;
    for (uint32_t line = 1;; line++) {
        size_t end = from, n = 0;
        while (end < all.size && (n = ksyc_line_break(all.text + end, all.size - end)) == 0) end++;
        if (line == wanted) return (text_line){all.text + from, end - from};
        if (n == 0) return (text_line){"", 0};
        from = end + n;
    }
}

static size_t indent_of(text_line l) {
    size_t n = 0;
    while (n < l.size && l.text[n] == ' ') n++;
    return n;
}

/* Without what is white at its end. */
static text_line trimmed(text_line l) {
    while (l.size > 0 && (l.text[l.size - 1] == ' ' || l.text[l.size - 1] == '\t')) l.size--;
    return l;
}

static bool is_blank(text_line l) { return indent_of(trimmed(l)) == l.size || l.size == 0; }

/* The nearest line before this one that has text; 0: there is none. */
static uint32_t line_before(const source *s, uint32_t line) {
    while (--line > 0)
        if (!is_blank(line_at(s, line))) return line;
    return 0;
}

/* Where the first ': ' of the line is, or a ':' at its end; its size if there is none. */
static size_t find_colon(text_line l) {
    for (size_t i = 0; i < l.size; i++)
        if (l.text[i] == ':' && (i + 1 == l.size || l.text[i + 1] == ' ')) return i;
    return l.size;
}

/* Where a ':' is without white space around it: id:count. */
static size_t find_tight_colon(text_line l) {
    for (size_t i = 1; i + 1 < l.size; i++) {
        const char after = l.text[i + 1];
        if (l.text[i] == '#') return l.size;
        if (l.text[i] == ':' && after != ' ' && after != ':' && l.text[i - 1] != ':') return i;
    }
    return l.size;
}

/* "mapping values are not allowed": a key where none can be. */
static void explain_key(diag *d, const source *s, source_place place) {
    const text_line line = trimmed(line_at(s, place.line));
    const uint32_t number = line_before(s, place.line);
    const text_line before = trimmed(line_at(s, number));
    if (find_colon(line) + 1 < place.column) {
        ksyc_diag_help(d, "a text with ': ' in it needs quotes around it");
        return;
    }
    if (number == 0) return;
    const size_t tight = find_tight_colon(before);
    if (find_colon(before) == before.size && tight < before.size)
        ksyc_diag_help(d, "a space is missing after the ':' on line %lu", (unsigned long)number);
    else if (find_colon(before) == before.size)
        ksyc_diag_help(d, "line %lu has no ':' behind its key", (unsigned long)number);
    else
        ksyc_diag_help(d,
                       "line %lu has a value already, so nothing can be indented below it: this "
                       "line begins in column %lu",
                       (unsigned long)number, (unsigned long)indent_of(line) + 1);
}

/* A line that is no key may be meant as a comment. */
static void explain_comment(diag *d, const source *s, uint32_t number) {
    static const char *const marks[] = {"//", "/*", "--", ";"};
    const text_line line = trimmed(line_at(s, number));
    const size_t indent = indent_of(line);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        const size_t n = strlen(marks[i]);
        if (line.size - indent < n || memcmp(line.text + indent, marks[i], n) != 0) continue;
        ksyc_diag_help(d, "a comment begins with '#', not with '%s'", marks[i]);
        return;
    }
}

static bool has_tab(text_line l) {
    size_t n = indent_of(l);
    if (n < l.size && l.text[n] == '-') n++;
    while (n < l.size && l.text[n] == ' ') n++;
    return n < l.size && l.text[n] == '\t';
}

static bool mentions(const char *problem, const char *words) {
    return strstr(problem, words) != NULL;
}

void ksyc_yaml_explain(diag *d, const source *s, const char *problem, source_place place,
                       source_place context) {
    const text_line line = line_at(s, place.line);
    if (has_tab(line) || (line.size > 0 && *line.text == '\t')) {
        ksyc_diag_help(d, "the line is indented with a tab; YAML is indented with spaces");
    } else if (mentions(problem, "mapping values are not allowed")) {
        explain_key(d, s, place);
    } else if (mentions(problem, "a ':' is missing")) {
        explain_comment(d, s, place.line);
    } else if (mentions(problem, "block ") && context.line != 0) {
        ksyc_diag_help(d, "this line begins in column %lu, those that it belongs to in column %lu",
                       (unsigned long)indent_of(line) + 1, (unsigned long)context.column);
    } else if (context.line != 0 && (mentions(problem, "quoted") || mentions(problem, "flow "))) {
        context.path = NULL;
        ksyc_diag_note(d, context, "it begins here, and has no end");
    } else if (mentions(problem, "cannot start any token")) {
        ksyc_diag_help(d, "a value that begins with this character needs quotes around it");
    }
}
