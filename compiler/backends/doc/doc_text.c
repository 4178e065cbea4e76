/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_text.h"

#include <ctype.h>
#include <string.h>

/* A piece of a doc string: [at, end). */
typedef struct span {
    const char *at;
    const char *end;
} span;

static bool is_alnum(char c) { return isalnum((unsigned char)c) != 0; }

static size_t run_of(span s, char c) {
    size_t n = 0;
    while (s.at + n < s.end && s.at[n] == c) n++;
    return n;
}

/* ---------------------------------------------------------------------------------- in a line */

/* Where the last run of so many backticks begins, for each number of them up to that of the longest run. So a run that
 * nothing closes is known at once, however many there are. */
typedef struct ticks {
    const char **last;
    size_t most;
} ticks;

static ticks find_ticks(pool *p, span s) {
    ticks t = {NULL, 0};
    for (span rest = s; rest.at < rest.end; rest.at++) {
        const size_t n = run_of(rest, '`');
        if (n > t.most) t.most = n;
        if (n > 0) rest.at += n - 1;
    }
    t.last = ksyc_pool_array(p, t.most + 1, sizeof *t.last);
    for (span rest = s; rest.at < rest.end; rest.at++) {
        const size_t n = run_of(rest, '`');
        t.last[n] = rest.at;
        if (n > 0) rest.at += n - 1;
    }
    return t;
}

/* The length of the code span that begins with the `n` backticks at `s.at`, or 0 when nothing closes it. */
static size_t code_span(span s, size_t n, const ticks *t) {
    if (t->last[n] <= s.at) return 0;
    span rest = {s.at + n, s.end};
    while (run_of(rest, '`') != n) {
        rest.at += run_of(rest, '`');
        while (rest.at < rest.end && *rest.at != '`') rest.at++;
    }
    return (size_t)(rest.at - s.at) + n;
}

/* A * between two operands multiplies; any other one is the author's markup. */
static bool multiplies(char before, char after) {
    return (is_alnum(before) || strchr(")]`_", before)) &&
           (is_alnum(after) || strchr("([`_", after));
}

static bool begins_tag(span s) {
    const char *next = s.at + 1;
    if (next >= s.end) return false;
    if ((size_t)(s.end - next) > 4 && memcmp(next, "http", 4) == 0)
        return false; /* <https://...> */
    return isalpha((unsigned char)*next) || strchr("/!?", *next);
}

static bool begins_with(span s, const char *text) {
    size_t size = strlen(text);
    return (size_t)(s.end - s.at) >= size && memcmp(s.at, text, size) == 0;
}

/* `](` or `]:` before anything but a page or a heading: authors link to those, and nothing else is a link. */
static bool ends_unsafe_link(span s) {
    s.at++;
    if (s.at == s.end || (*s.at != '(' && *s.at != ':')) return false;
    const bool is_inline = *s.at == '(';
    s.at++;
    while (s.at < s.end && isspace((unsigned char)*s.at)) s.at++;
    if (begins_with(s, "http://") || begins_with(s, "https://")) return false;
    if (is_inline) return !begins_with(s, "#");
    /* After a colon only a URL makes a link. */
    for (; s.at < s.end && !isspace((unsigned char)*s.at); s.at++)
        if (strchr(":&\\<", *s.at) != NULL) return true;
    return false;
}

static bool needs_escape(span s, char before) {
    char after = s.at + 1 < s.end ? s.at[1] : ' ';
    switch (*s.at) {
    case '\\':
    case '~':
    case '$': return true;
    case '*': return before != '\0' && multiplies(before, after);
    case '_': return !is_alnum(before) && before != '_' && (is_alnum(after) || after == '_');
    case ']': return ends_unsafe_link(s);
    case '<': return begins_tag(s);
    case '&': return isalpha((unsigned char)after) || after == '#';
    default: return false;
    }
}

/* Writes the character at `s.at`, or the code span or the backticks that begin there; returns how many bytes that
 * was. */
static size_t put_inline(output *o, span s, char before, const ticks *t) {
    const size_t num_ticks = run_of(s, '`');
    size_t size = num_ticks > 0 ? code_span(s, num_ticks, t) : 0;
    if (size == 0 && num_ticks > 0) {
        for (size_t i = 0; i < num_ticks; i++) ksyc_append(o, "\\`");
        return num_ticks;
    }
    if (size == 0) {
        if (needs_escape(s, before)) ksyc_append(o, "\\");
        size = 1;
    }
    for (const char *c = s.at; c < s.at + size; c++) ksyc_append_bytes(o, *c == '\n' ? " " : c, 1);
    return size;
}

/* On one line. */
static const char *without_controls(pool *p, const char *text) {
    char *copy = ksyc_pool_copy(p, text, strlen(text));
    for (char *c = copy; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c)) *c = ' ';
    return copy;
}

const char *ksyc_md_code(pool *p, const char *given) {
    const char *text = without_controls(p, given);
    if (strchr(text, '`') == NULL) return ksyc_pool_printf(p, "`%s`", text);
    /* More backticks than any run of them in the text. */
    size_t most = 1;
    for (const char *c = text; *c != '\0'; c++) {
        size_t n = strspn(c, "`");
        if (n > most) most = n;
        if (n > 0) c += n - 1;
    }
    char *fence = ksyc_pool_alloc(p, most + 2);
    memset(fence, '`', most + 1);
    return ksyc_pool_printf(p, "%s %s %s", fence, text, fence);
}

/* ---------------------------------------------------------------------------------- paragraphs */

static span whole(const char *doc) {
    span s = {doc, doc + strlen(doc)};
    while (s.at < s.end && *s.at == '\n') s.at++;
    while (s.end > s.at && isspace((unsigned char)s.end[-1])) s.end--;
    return s;
}

static span first_line(span s) {
    const char *end = s.at;
    while (end < s.end && *end != '\n') end++;
    return (span){s.at, end};
}

static bool is_blank_line(span line) {
    while (line.at < line.end && isspace((unsigned char)*line.at)) line.at++;
    return line.at == line.end;
}

/* A line of ``` opens or closes a block of code. */
static bool is_fence(span line) {
    line.at += run_of(line, ' ');
    return run_of(line, '`') >= 3;
}

/* Removes the first line from `rest`, which is not empty. */
static span take_line(span *rest) {
    span line = first_line(*rest);
    rest->at = line.end < rest->end ? line.end + 1 : rest->end;
    return line;
}

/* Removes the next paragraph from `rest`: the lines up to a blank one, or a whole block of code. */
static span take_paragraph(span *rest) {
    span line = {rest->at, rest->at};
    while (rest->at < rest->end && is_blank_line(line)) line = take_line(rest);
    span paragraph = line;
    bool is_fenced = is_fence(line);
    while (rest->at < rest->end) {
        line = first_line(*rest);
        if (!is_fenced && (is_blank_line(line) || is_fence(line))) break;
        paragraph.end = take_line(rest).end;
        if (is_fenced && is_fence(line)) break;
    }
    return paragraph;
}

/* A block of code by its indentation. */
static bool is_indented(span paragraph) {
    for (span line; paragraph.at < paragraph.end; paragraph.at = line.end + 1) {
        line = first_line(paragraph);
        if (run_of(line, ' ') < 4) return false;
    }
    return true;
}

static bool is_code(span paragraph) {
    return is_fence(first_line(paragraph)) || is_indented(paragraph);
}

/* Whether only a separate block can show the paragraph: code, or a table. */
static bool is_drawn(span paragraph) {
    return is_code(paragraph) || paragraph.at[run_of(paragraph, ' ')] == '|';
}

/* A quotation has the mark at each of its lines. */
static bool is_quotation(span paragraph) {
    for (span line; paragraph.at < paragraph.end; paragraph.at = line.end + 1) {
        line = first_line(paragraph);
        if (line.at[run_of(line, ' ')] != '>') return false;
    }
    return true;
}

bool ksyc_md_is_structured(const char *doc) {
    for (span rest = whole(doc); rest.at < rest.end;)
        if (is_drawn(take_paragraph(&rest))) return true;
    return false;
}

/* A line that would become a heading, a quotation or the underline of a heading. */
static bool is_misread(span line, bool is_first) {
    size_t indent = run_of(line, ' ');
    if (line.at + indent >= line.end) return false;
    char first = line.at[indent];
    if (first == '#' || first == '>') return true;
    bool is_underline = first == '=' || first == '-';
    return !is_first && is_underline && run_of((span){line.at + indent, line.end}, first) > 1;
}

/* Where the blanks at the end of a line begin. */
static const char *blank_end(span line) {
    while (line.end > line.at && isspace((unsigned char)line.end[-1])) line.end--;
    return line.end;
}

/* Lines of code are copied unchanged, except for blanks at line ends. */
static void put_code_lines(output *o, span lines) {
    for (span line; lines.at < lines.end; lines.at = line.end + 1) {
        line = first_line(lines);
        ksyc_append_bytes(o, line.at, (size_t)(blank_end(line) - line.at));
        if (line.end < lines.end) ksyc_append(o, "\n");
    }
}

/* Between lines of backticks that nothing in the code can end. */
static void put_fenced(output *o, span lines, span language) {
    size_t most = 2;
    for (span rest = lines; rest.at < rest.end; rest.at++) {
        const size_t n = run_of(rest, '`');
        if (n > most) most = n;
        if (n > 0) rest.at += n - 1;
    }
    for (size_t i = 0; i <= most; i++) ksyc_append(o, "`");
    for (; language.at < language.end && is_alnum(*language.at); language.at++)
        ksyc_append_bytes(o, language.at, 1);
    ksyc_append(o, "\n");
    put_code_lines(o, lines);
    if (lines.at < lines.end) ksyc_append(o, "\n");
    for (size_t i = 0; i <= most; i++) ksyc_append(o, "`");
}

/* Readers do not agree with authors where a block ends: the lines stand between lines of our own. */
static void put_block_of_code(output *o, span paragraph) {
    span language = first_line(paragraph), lines = paragraph;
    lines.at = language.end < paragraph.end ? language.end + 1 : paragraph.end;
    span last = {paragraph.end, paragraph.end};
    while (last.at > lines.at && last.at[-1] != '\n') last.at--;
    /* It is not closed if the text ends before. */
    if (is_fence(last)) lines.end = last.at > lines.at ? last.at - 1 : last.at;
    language.at += run_of(language, ' ');
    language.at += run_of(language, '`');
    put_fenced(o, lines, language);
}

/* Whether a line of the paragraph may begin an item of a list. */
static bool may_have_list(span paragraph) {
    for (span line; paragraph.at < paragraph.end; paragraph.at = line.end + 1) {
        line = first_line(paragraph);
        line.at += run_of(line, ' ');
        if (line.at < line.end && strchr("-*+0123456789", *line.at) != NULL) return true;
    }
    return false;
}

/* Nothing that would be more than words where it is no code. */
static bool is_harmless(span code) {
    for (; code.at < code.end; code.at++)
        if (strchr("]<&`", *code.at) != NULL) return false;
    return true;
}

/* What is indented behind a list may belong to it, and then is no code. */
static void put_code(output *o, span paragraph, bool is_behind_list) {
    if (is_fence(first_line(paragraph))) {
        put_block_of_code(o, paragraph);
    } else if (is_behind_list && !is_harmless(paragraph)) {
        put_fenced(o, paragraph, (span){paragraph.at, paragraph.at});
    } else {
        put_code_lines(o, paragraph);
    }
}

static void put_block(output *o, span paragraph) {
    const ticks t = find_ticks(o->pool, paragraph);
    const bool is_quoted = is_quotation(paragraph);
    char before = '\0';
    span line = {paragraph.at, paragraph.at};
    const char *blanks = paragraph.at; /* at the end of the line */
    for (const char *c = paragraph.at; c < paragraph.end;) {
        const bool begins_line = before == '\0' || before == '\n';
        if (c >= line.end) { /* a code span may have ended in a later line */
            line = first_line((span){c, paragraph.end});
            blanks = blank_end(line);
        }
        if (begins_line && !is_quoted && is_misread(line, before == '\0')) {
            for (; *c == ' '; c++) ksyc_append(o, " ");
            ksyc_append(o, "\\");
        }
        if (c >= blanks) c = line.end;
        if (c < paragraph.end && *c == '\n') {
            ksyc_append(o, "\n");
            before = *c++;
        } else if (c < paragraph.end) {
            c += put_inline(o, (span){c, paragraph.end}, before, &t);
            before = c[-1];
        }
    }
}

const char *ksyc_md_block(pool *p, const char *doc) {
    output o = ksyc_output_new(p, 0);
    bool is_behind_list = false;
    for (span rest = whole(doc); rest.at < rest.end;) {
        span paragraph = take_paragraph(&rest);
        if (ksyc_output_size(&o) > 0) ksyc_append(&o, "\n\n");
        if (is_code(paragraph)) {
            put_code(&o, paragraph, is_behind_list);
        } else {
            put_block(&o, paragraph);
            is_behind_list = is_behind_list || may_have_list(paragraph);
        }
    }
    return ksyc_output_text(&o);
}

static bool is_list_item(span line) {
    line.at += run_of(line, ' ');
    return line.end - line.at > 2 && strchr("-*+", line.at[0]) && line.at[1] == ' ';
}

static void put_line(output *o, span paragraph) {
    const ticks t = find_ticks(o->pool, paragraph);
    char before = '\0';
    for (const char *c = paragraph.at; c < paragraph.end;) {
        span rest = {c, paragraph.end};
        bool begins_line = before == '\0' || before == '\n';
        if (begins_line && is_list_item(first_line(rest))) {
            ksyc_append(o, c == paragraph.at ? "• " : "<br>• ");
            c += run_of(rest, ' ') + 2;
            before = ' ';
        } else if (isspace((unsigned char)*c)) {
            bool ends_line = false;
            for (; c < paragraph.end && isspace((unsigned char)*c); c++)
                if (*c == '\n') ends_line = true;
            before = ends_line ? '\n' : ' ';
            rest.at = c;
            if (c < paragraph.end && !(ends_line && is_list_item(first_line(rest))))
                ksyc_append(o, " ");
        } else {
            c += put_inline(o, rest, before, &t);
            before = c[-1];
        }
    }
}

const char *ksyc_md_line(pool *p, const char *doc) {
    output o = ksyc_output_new(p, 0);
    for (span rest = whole(doc); rest.at < rest.end;) {
        span paragraph = take_paragraph(&rest);
        if (is_drawn(paragraph)) continue;
        if (ksyc_output_size(&o) > 0) ksyc_append(&o, "<br>");
        put_line(&o, paragraph);
    }
    return ksyc_output_text(&o);
}

/* A sentence ends at a full stop before a blank and a capital, or with the paragraph; a long one may end at a
 * colon or semicolon. */
static const char *sentence_end(span paragraph) {
    enum { LONG = 60 };
    for (const char *c = paragraph.at; c + 2 < paragraph.end; c++) {
        if (strchr(".:;", *c) == NULL) continue;
        const char *next = c + 1;
        while (next < paragraph.end && isspace((unsigned char)*next)) next++;
        if (next == c + 1 || next == paragraph.end) continue;
        if (*c == '.' && isupper((unsigned char)*next)) return c + 1;
        if ((*c == ':' || *c == ';') && c - paragraph.at > LONG) return c;
    }
    return paragraph.end;
}

const char *ksyc_md_first_sentence(pool *p, const char *doc) {
    output o = ksyc_output_new(p, 0);
    span rest = whole(doc);
    span paragraph = take_paragraph(&rest);
    put_line(&o, (span){paragraph.at, sentence_end(paragraph)});
    return ksyc_output_text(&o);
}

/* A URL in parentheses or angle brackets: what would end it is encoded. */
static const char *url_text(pool *p, span url) {
    output o = ksyc_output_new(p, 0);
    for (const char *c = url.at; c < url.end; c++) {
        const unsigned char byte = (unsigned char)*c;
        if (byte <= ' ' || byte == 0x7f || strchr("()<>[]\\`|\"", *c) != NULL) {
            ksyc_appendf(&o, "%%%02X", byte);
        } else {
            ksyc_append_bytes(&o, c, 1);
        }
    }
    return ksyc_output_text(&o);
}

const char *ksyc_md_reference(pool *p, const char *reference) {
    span s = whole(reference);
    if (!begins_with(s, "http://") && !begins_with(s, "https://"))
        return ksyc_md_line(p, reference);
    const char *url_end = s.at;
    while (url_end < s.end && !isspace((unsigned char)*url_end)) url_end++;
    const char *url = url_text(p, (span){s.at, url_end});
    while (url_end < s.end && (isspace((unsigned char)*url_end) || *url_end == '-')) url_end++;
    const char *title = ksyc_md_line(p, ksyc_pool_copy(p, url_end, (size_t)(s.end - url_end)));
    return *title ? ksyc_pool_printf(p, "[%s](%s)", title, url) : ksyc_pool_printf(p, "<%s>", url);
}

/* -------------------------------------------------------------------------------------- tables */

static void put_cell(output *o, const char *cell) {
    for (const char *c = cell; *c != '\0'; c++) {
        if (*c == '|') ksyc_append(o, "\\");
        ksyc_append_bytes(o, c, 1);
    }
}

void ksyc_md_row(output *o, const char *const *cells, size_t num_cells) {
    ksyc_append(o, "|");
    for (size_t i = 0; i < num_cells; i++) {
        ksyc_append(o, " ");
        put_cell(o, cells[i]);
        ksyc_append(o, *cells[i] ? " |" : "|");
    }
    ksyc_append(o, "\n");
}

void ksyc_md_head(output *o, const char *const *cells, size_t num_cells) {
    ksyc_md_row(o, cells, num_cells);
    ksyc_append(o, "|");
    for (size_t i = 0; i < num_cells; i++) ksyc_append(o, "---|");
    ksyc_append(o, "\n");
}

size_t ksyc_text_columns(const char *text) {
    size_t columns = 0;
    for (; *text != '\0'; text++)
        if (((unsigned char)*text & 0xc0) != 0x80) columns++;
    return columns;
}
