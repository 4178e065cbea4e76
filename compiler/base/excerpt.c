/* SPDX-License-Identifier: Apache-2.0 */
/* excerpt.c - see excerpt.h. Columns count characters, as those of messages do. */
#include "excerpt.h"

#include <string.h>

#include "clean_text.h"

/* Of a longer line, a part around the place is shown. */
#define MOST_SHOWN 100
#define MOST_BEFORE 60
#define TAB_COLUMNS 4

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

excerpt_text ksyc_excerpt_of(const char *file, const char *text, size_t size) {
    const bool has_mark = size >= 3 && memcmp(text, BYTE_ORDER_MARK, 3) == 0;
    const size_t start = has_mark ? 3 : 0;
    return (excerpt_text){file, text + start, size - start, 1, 0};
}

size_t ksyc_line_break(const char *text, size_t left) {
    if (left >= 2 && memcmp(text, "\r\n", 2) == 0) return 2;
    if (left >= 1 && (*text == '\n' || *text == '\r')) return 1;
    if (left >= 2 && memcmp(text, "\xc2\x85", 2) == 0) return 2;
    if (left < 3 || memcmp(text, "\xe2\x80", 2) != 0) return 0;
    return text[2] == '\xa8' || text[2] == '\xa9' ? 3 : 0;
}

/* The bytes up to the next line break. */
static size_t line_size(const char *text, size_t left) {
    size_t n = 0;
    while (n < left && ksyc_line_break(text + n, left - n) == 0) n++;
    return n;
}

/* Goes to the beginning of the line; false if there are fewer. */
static bool go_to_line(excerpt_text *e, uint32_t line) {
    if (line < e->line) e->line = 1, e->at = 0;
    while (e->line < line) {
        const size_t end = e->at + line_size(e->text + e->at, e->size - e->at);
        const size_t n = ksyc_line_break(e->text + end, e->size - end);
        if (n == 0) return false;
        e->at = end + n;
        e->line++;
    }
    return true;
}

/* The bytes of the first `count` characters, or of all. */
static size_t skip(const char *text, size_t size, size_t count) {
    size_t at = 0;
    for (; count > 0 && at < size; count--) at += ksyc_character_size(text + at, size - at);
    return at;
}

/* ---------------------------------------------------------------------------------------- the mark */

static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* The longest text in quotes of the message that stands here. */
static size_t quoted_size(const char *text, size_t size, const char *message) {
    size_t longest = 0;
    for (const char *from = strchr(message, '\''); from != NULL;) {
        const char *end = strchr(++from, '\'');
        if (end == NULL) break;
        const size_t n = (size_t)(end - from);
        if (n > longest && n <= size && memcmp(text, from, n) == 0) longest = n;
        from = end;
    }
    return longest;
}

/* A text of YAML with its quotes, if it ends in this line. */
static size_t yaml_text_size(const char *text, size_t size) {
    if (size == 0 || (*text != '"' && *text != '\'')) return 0;
    const char *end = memchr(text + 1, *text, size - 1);
    return end != NULL ? (size_t)(end - text) + 1 : 0;
}

/* A name, with those behind it: kind::apple. */
static size_t word_size(const char *text, size_t size) {
    size_t n = 0;
    for (;;) {
        while (n < size && is_word(text[n])) n++;
        const bool goes_on = n > 0 && n + 2 < size && memcmp(text + n, "::", 2) == 0;
        if (!goes_on || !is_word(text[n + 2])) return n;
        n += 2;
    }
}

static size_t marked_size(const char *text, size_t size, const char *message) {
    const size_t quoted = quoted_size(text, size, message), word = word_size(text, size);
    const size_t n = quoted > word ? quoted : word;
    return n > 0 ? n : yaml_text_size(text, size);
}

/* ----------------------------------------------------------------------------------------- printing */

static unsigned print_part(const char *text, size_t size, FILE *out) {
    unsigned columns = 0;
    for (size_t at = 0, n; at < size; at += n) {
        n = ksyc_character_size(text + at, size - at);
        if (text[at] == '\t')
            columns += (unsigned)fprintf(out, "%*s", TAB_COLUMNS, "");
        else
            columns += ksyc_print_character(text + at, n, out);
    }
    return columns;
}

static unsigned digits_of(uint32_t number) {
    unsigned n = 1;
    for (; number >= 10; number /= 10) n++;
    return n;
}

static void print_mark(unsigned before, unsigned columns, bool is_colored, FILE *out) {
    fprintf(out, "%*s%s^", (int)before, "", is_colored ? "\033[1;32m" : "");
    for (; columns > 1; columns--) putc('~', out);
    fputs(is_colored ? "\033[0m\n" : "\n", out);
}

void ksyc_excerpt_print(excerpt_text *e, uint32_t line, uint32_t column, const char *message,
                        bool is_colored, FILE *out) {
    if (line == 0 || column == 0 || !go_to_line(e, line) || e->at == e->size) return;
    const char *text = e->text + e->at;
    const size_t size = line_size(text, e->size - e->at);
    const size_t first = column - 1 > MOST_BEFORE ? column - 1 - MOST_BEFORE : 0;
    const size_t from = skip(text, size, first), place = skip(text, size, column - 1);
    const size_t to = from + skip(text + from, size - from, MOST_SHOWN);
    size_t end = place + marked_size(text + place, size - place, message);
    if (end > to) end = to;

    fprintf(out, "%5lu | %s", (unsigned long)line, from > 0 ? "..." : "");
    const unsigned before = print_part(text + from, place - from, out) + (from > 0 ? 3 : 0);
    const unsigned columns = print_part(text + place, end - place, out);
    print_part(text + end, to - end, out);
    fprintf(out, "%s\n%*s | ", to < size ? "..." : "",
            digits_of(line) > 5 ? (int)digits_of(line) : 5, "");
    print_mark(before, columns, is_colored, out);
}
