/* SPDX-License-Identifier: Apache-2.0 */
/* text_output.c - see text_output.h. */
#include "text_output.h"
#include "format.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* PART: from this size on a text is moved, not copied. AWAY: from this size on it is put away, if it may be. */
enum { INDENT = 4, WIDTH = 100, CONTINUED = 8, PART = 65536, AWAY = 1 << 20 };

output ksyc_output_new(pool *memory, unsigned indent) {
    return (output){.pool = memory, .indent = indent};
}

output ksyc_output_spilled(pool *memory, unsigned indent, spill *away) {
    return (output){.pool = memory, .indent = indent, .spill = away};
}

void ksyc_output_folding(output *o) {
    o->folds = true;
    o->line = o->size;
}

output ksyc_output_inside(const output *outer) {
    return (output){.pool = outer->pool, .indent = outer->indent + 1, .known = outer->known};
}

const char *ksyc_output_text(const output *o) {
    if (o->first == NULL) return o->text == NULL ? "" : o->text;
    char *text = ksyc_pool_alloc(o->pool, ksyc_output_size(o) + 1);
    size_t at = 0;
    for (const output_part *part = o->first; part != NULL; part = part->next) {
        if (part->text == NULL) {
            fputs("ksyc: the text of a file was put away\n", stderr);
            abort();
        }
        memcpy(text + at, part->text, part->size);
        at += part->size;
    }
    if (o->size > 0) memcpy(text + at, o->text, o->size);
    return text;
}

const char *ksyc_part_bytes(const output_part *part, size_t at, char *room_for, size_t room,
                            size_t *size) {
    const size_t left = part->size - at;
    *size = left < room ? left : room;
    if (part->text != NULL) return part->text + at;
    return ksyc_spill_get(part->away, part->at + at, room_for, *size) ? room_for : NULL;
}

size_t ksyc_output_size(const output *o) { return o->size_before + o->size; }

bool ksyc_output_is_empty(const output *o) { return ksyc_output_size(o) == 0; }

/* ------------------------------------------------------------------- what it uses, what is known */

void ksyc_output_use(output *o, uint64_t variables) { o->uses |= variables; }

void ksyc_output_learn(output *o, const void *fact, uint32_t hash) {
    ksyc_facts_learn(o->pool, &o->known, fact, hash, o->indent);
}

bool ksyc_output_knows(const output *o, const void *fact, uint32_t hash, same_fact *same) {
    return ksyc_facts_know(&o->known, fact, hash, same);
}

/* -------------------------------------------------------------------------------- text as it is */

/* Makes room for `size` bytes and a NUL. */
static void reserve(output *o, size_t size) {
    /* The text of one output file is far below SIZE_MAX / 2, so the sums cannot wrap. */
    if (o->text != NULL && o->size + size + 1 <= o->capacity) return;
    size_t capacity = o->capacity * 2 + size + 256;
    o->text = ksyc_pool_grow(o->pool, o->text, o->capacity, o->size, capacity);
    o->capacity = capacity;
}

static void add_part(output *o, output_part part) {
    output_part *kept = ksyc_pool_alloc(o->pool, sizeof *kept);
    *kept = part;
    *(o->last != NULL ? &o->last->next : &o->first) = kept;
    o->last = kept;
    o->size_before += part.size;
}

/* Before something is written: what is there goes away if it is large. */
static void put_away(output *o) {
    output_part part = {.size = o->size, .away = o->spill};
    if (o->size < AWAY || o->spill == NULL || (o->folds && o->line != o->size)) return;
    if (!ksyc_spill_put(o->spill, o->text, o->size, &part.at)) {
        o->spill = NULL;
        return;
    }
    add_part(o, part);
    o->size = o->line = 0;
}

static void put_bytes(output *o, const char *text, size_t size) {
    reserve(o, size);
    memcpy(o->text + o->size, text, size);
    o->size += size;
    o->text[o->size] = '\0';
}

/* Where a line is broken that has too many columns: behind a comma, or in its first half at a blank; 0: nowhere. The
 * first `from` bytes stay together. */
static size_t fold_at(const char *line, size_t from, size_t most) {
    size_t at = 0;
    for (size_t i = from; i < most; i++)
        if (line[i] == ' ' && (line[i - 1] == ',' || i < most / 2)) at = i;
    return at;
}

static size_t num_blanks(const char *line, size_t size) {
    size_t n = 0;
    while (n < size && line[n] == ' ') n++;
    return n;
}

static void put_blanks(output *o, size_t count) {
    for (size_t i = 0; i < count; i++) put_bytes(o, " ", 1);
}

/* Writes a line of too many columns, and its end. */
static void put_folded(output *o, const char *line, size_t size) {
    const size_t indent = num_blanks(line, size);
    size_t margin = 0;
    while (margin + size - 1 > WIDTH) {
        const size_t at = fold_at(line, margin > 0 ? 1 : indent + 1, WIDTH - margin);
        if (at == 0) break;
        put_blanks(o, margin);
        put_bytes(o, line, at);
        put_bytes(o, "\n", 1);
        line += at + 1;
        size -= at + 1;
        margin = indent + CONTINUED;
    }
    put_blanks(o, margin);
    put_bytes(o, line, size);
}

/* Room for a copy of a text of `size` bytes, whose bytes may become two. */
static char *spare_room(output *o, size_t size) {
    if (size * 2 + 1 > o->clean_capacity) {
        /* A specification is far smaller than SIZE_MAX / 4. */
        const size_t capacity = size * 4 + 256;
        o->clean = ksyc_pool_grow(o->pool, o->clean, o->clean_capacity, 0, capacity);
        o->clean_capacity = capacity;
    }
    return o->clean;
}

/* The size of the first line of a text with its end; 0: it has no end. */
static size_t line_size(const char *text, size_t size) {
    const char *end = size > 0 ? memchr(text, '\n', size) : NULL;
    return end != NULL ? (size_t)(end - text) + 1 : 0;
}

/* Folds the lines that were completed. */
static void end_lines(output *o) {
    if (!o->folds) return;
    size_t n = line_size(o->text + o->line, o->size - o->line);
    for (; n != 0 && n <= WIDTH + 1; n = line_size(o->text + o->line, o->size - o->line))
        o->line += n;
    if (n == 0) return;
    size_t left = o->size - o->line;
    const char *rest = memcpy(spare_room(o, left), o->text + o->line, left);
    o->size = o->line;
    for (; (n = line_size(rest, left)) != 0; left -= n) {
        put_folded(o, rest, n);
        o->line = o->size;
        rest += n;
    }
    put_bytes(o, rest, left);
}

void ksyc_append_bytes(output *o, const char *text, size_t size) {
    put_away(o);
    put_bytes(o, text, size);
    end_lines(o);
}

/* What was written since the last part becomes one. */
static void close_part(output *o) {
    if (o->size == 0) return;
    add_part(o, (output_part){.text = o->text, .size = o->size});
    o->text = NULL;
    o->size = o->capacity = o->line = 0;
}

const output_part *ksyc_output_parts(output *o) {
    close_part(o);
    return o->first;
}

/* Appends whole lines that have been folded if need be. */
static void append_as_it_is(output *o, const char *text, size_t size) {
    put_away(o);
    put_bytes(o, text, size);
    o->line = o->size;
}

void ksyc_append_output(output *o, const output *inner) {
    void (*append)(output *, const char *, size_t) =
        inner->folds ? append_as_it_is : ksyc_append_bytes;
    for (const output_part *part = inner->first; part != NULL; part = part->next) {
        if (part->text != NULL) {
            append(o, part->text, part->size);
            continue;
        }
        close_part(o);
        add_part(o, (output_part){.size = part->size, .away = part->away, .at = part->at});
    }
    if (inner->size > 0) append(o, inner->text, inner->size);
    ksyc_output_use(o, inner->uses);
}

void ksyc_move_output(output *o, output *other) {
    if (o->pool != other->pool || (other->first == NULL && other->size < PART)) {
        ksyc_append_output(o, other);
        if (other->text != NULL) ksyc_pool_release(other->pool, other->text, other->capacity);
    } else {
        close_part(o);
        close_part(other);
        *(o->last != NULL ? &o->last->next : &o->first) = other->first;
        o->last = other->last;
        o->size_before += other->size_before;
        ksyc_output_use(o, other->uses);
    }
    const bool folds = other->folds;
    *other = ksyc_output_spilled(other->pool, other->indent, other->spill);
    other->folds = folds;
}

void ksyc_append(output *o, const char *text) { ksyc_append_bytes(o, text, strlen(text)); }

/* No argument is the text of the output itself, which may be moved. Most texts fit the room that is there. */
static void append_format(output *o, const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    reserve(o, 0);
    size_t room = o->capacity - o->size;
    const size_t size = ksyc_format(o->text + o->size, room, format, args);
    if (size >= room) {
        reserve(o, size);
        room = o->capacity - o->size;
        ksyc_format(o->text + o->size, room, format, again);
    }
    va_end(again);
    o->size += size;
}

void ksyc_appendf(output *o, const char *format, ...) {
    put_away(o);
    va_list args;
    va_start(args, format);
    append_format(o, format, args);
    va_end(args);
    end_lines(o);
}

static const char *value_of(const output_var *vars, size_t num_vars, const char *name,
                            size_t size) {
    for (size_t i = 0; i < num_vars; i++)
        if (strlen(vars[i].name) == size && memcmp(vars[i].name, name, size) == 0)
            return vars[i].value;
    fprintf(stderr, "ksyc: unknown name ${%.*s} in a template\n", (int)size, name);
    abort();
}

/* White space between the start of the line and `at`, when there is nothing else. */
static size_t blank_before(const char *start, const char *at) {
    const char *line = at;
    while (line > start && line[-1] != '\n') line--;
    for (const char *c = line; c < at; c++)
        if (*c != ' ') return 0;
    return (size_t)(at - line);
}

static void append_value(output *o, const char *value, const char *blank, size_t num_blank) {
    for (const char *line = value;;) {
        const char *newline = strchr(line, '\n');
        if (newline == NULL) {
            ksyc_append(o, line);
            return;
        }
        ksyc_append_bytes(o, line, (size_t)(newline - line) + 1);
        line = newline + 1;
        if (*line != '\n' && *line != '\0') ksyc_append_bytes(o, blank, num_blank);
    }
}

void ksyc_append_template(output *o, const output_var *vars, size_t num_vars, const char *text) {
    for (const char *at = text;;) {
        const char *name = strstr(at, "${");
        const char *end = name == NULL ? NULL : strchr(name, '}');
        if (end == NULL) {
            ksyc_append(o, at);
            return;
        }
        ksyc_append_bytes(o, at, (size_t)(name - at));
        size_t blank = blank_before(text, name);
        const char *value = value_of(vars, num_vars, name + 2, (size_t)(end - name) - 2);
        append_value(o, value, name - blank, blank);
        at = end + 1;
    }
}

/* ----------------------------------------------------------------------------------- lines of C */

unsigned ksyc_output_margin(const output *o) { return o->indent * INDENT; }

static void put_indent(output *o) {
    for (unsigned i = 0; i < o->indent; i++) put_bytes(o, "    ", INDENT);
}

void ksyc_line(output *o, const char *format, ...) {
    put_away(o);
    const size_t start = o->size;
    put_indent(o);
    const size_t indented = o->size;
    va_list args;
    va_start(args, format);
    append_format(o, format, args);
    va_end(args);
    if (o->size == indented) o->size = start;
    put_bytes(o, "\n", 1);
    end_lines(o);
}

void ksyc_block(output *o, const char *format, ...) {
    put_indent(o);
    va_list args;
    va_start(args, format);
    append_format(o, format, args);
    va_end(args);
    put_bytes(o, " {\n", 3);
    end_lines(o);
    o->indent++;
}

void ksyc_end(output *o) {
    o->indent--;
    ksyc_facts_forget(&o->known, o->indent);
    put_indent(o);
    put_bytes(o, "}\n", 2);
    end_lines(o);
}

void ksyc_end_block(output *o, const char *format, ...) {
    o->indent--;
    ksyc_facts_forget(&o->known, o->indent);
    put_indent(o);
    put_bytes(o, "} ", 2);
    va_list args;
    va_start(args, format);
    append_format(o, format, args);
    va_end(args);
    put_bytes(o, " {\n", 3);
    end_lines(o);
    o->indent++;
}

void ksyc_label(output *o, const char *format, ...) {
    o->indent--;
    ksyc_facts_forget(&o->known, o->indent);
    put_indent(o);
    va_list args;
    va_start(args, format);
    append_format(o, format, args);
    va_end(args);
    put_bytes(o, ": {\n", 4);
    end_lines(o);
    o->indent++;
}

void ksyc_end_label(output *o) {
    o->indent--;
    ksyc_line(o, "}");
    ksyc_facts_forget(&o->known, o->indent);
    o->indent++;
}

/* The size in UTF-8 of a character that changes the direction of what follows it, or 0: with those a comment can look as
 * if it ended elsewhere, and gcc warns of it. */
static size_t direction_size(const char *text) {
    const unsigned char *c =
        (const unsigned char *)text;            /* ends with a NUL, which no test passes */
    if (c[0] == 0xd8 && c[1] == 0x9c) return 2; /* U+061C */
    if (c[0] != 0xe2) return 0;
    const bool is_embedding =
        c[1] == 0x80 && (c[2] == 0x8e || c[2] == 0x8f ||                  /* U+200E, U+200F */
                         (c[2] >= 0xaa && c[2] <= 0xae));                 /* U+202A to U+202E */
    const bool is_isolate = c[1] == 0x81 && c[2] >= 0xa6 && c[2] <= 0xa9; /* U+2066 to U+2069 */
    return is_embedding || is_isolate ? 3 : 0;
}

/* A doc string may hold anything; it must not end the comment or hide a line. */
static const char *safe_comment(output *o, const char *text) {
    const size_t size = strlen(text);
    char *copy = spare_room(o, size);
    size_t n = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        const size_t direction = c >= 0x80 ? direction_size(text + i) : 0;
        if (direction > 0) {
            i += direction - 1;
            c = ' ';
        }
        copy[n++] = iscntrl(c) || c == '\\' ? (c == '\\' ? '/' : ' ') : (char)c;
        if (n >= 2 && copy[n - 1] == '/' && copy[n - 2] == '*') {
            copy[n - 1] = ' ';
            copy[n++] = '/';
        }
        if (n >= 2 && copy[n - 1] == '*' && copy[n - 2] == '/') {
            copy[n - 1] = ' ';
            copy[n++] = '*';
        }
    }
    copy[n] = '\0';
    return copy;
}

void ksyc_comment(output *o, const char *text) {
    const char *at = safe_comment(o, text);
    size_t room = WIDTH - o->indent * INDENT - 3;
    while (*at == ' ') at++;
    if (*at == '\0') return;
    size_t total = strlen(at);
    while (total > 0 && at[total - 1] == ' ') total--;
    if (total + 3 <= room) {
        put_indent(o);
        ksyc_append(o, "/* ");
        ksyc_append_bytes(o, at, total);
        ksyc_append(o, " */\n");
        return;
    }
    bool first = true;
    while (*at != '\0') {
        size_t left = strlen(at);
        size_t take = left;
        if (take > room) {
            take = room;
            while (take > 0 && at[take] != ' ') take--;
            if (take == 0) {
                const char *space = strchr(at, ' ');
                take = space == NULL ? left : (size_t)(space - at);
            }
        }
        size_t shown = take;
        while (shown > 0 && at[shown - 1] == ' ') shown--;
        put_indent(o);
        ksyc_append(o, first ? "/* " : " * ");
        ksyc_append_bytes(o, at, shown);
        at += take;
        while (*at == ' ') at++;
        ksyc_append(o, *at == '\0' ? " */\n" : "\n");
        first = false;
    }
}
