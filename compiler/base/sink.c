/* SPDX-License-Identifier: Apache-2.0 */
#include "sink.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { INDENT = 4, WIDTH = 100 };

sink sink_new(pool *memory, unsigned indent) { return (sink){.pool = memory, .indent = indent}; }

sink sink_inside(const sink *outer) {
    return (sink){.pool = outer->pool, .indent = outer->indent + 1, .known = outer->known};
}

void sink_learn(sink *s, const char *text) {
    fact *k = pool_alloc(s->pool, sizeof *k);
    *k = (fact){text, s->indent, s->known};
    s->known = k;
}

bool sink_knows(const sink *s, const char *text) {
    for (const fact *k = s->known; k != NULL; k = k->next)
        if (strcmp(k->text, text) == 0) return true;
    return false;
}

/* Newer ones stand before older ones and are never less deep, so the deep ones are the first. */
static void forget(sink *s) {
    while (s->known != NULL && s->known->indent > s->indent) s->known = s->known->next;
}

const char *sink_text(const sink *s) { return s->text == NULL ? "" : s->text; }

bool sink_is_empty(const sink *s) { return s->size == 0; }

static void put(sink *s, const char *text, size_t size) {
    /* Texts here are pieces of one output file: far below SIZE_MAX / 2, so the sums cannot wrap. */
    if (s->size + size + 1 > s->capacity) {
        size_t capacity = s->capacity * 2 + size + 1024;
        char *grown = pool_alloc(s->pool, capacity);
        if (s->size > 0) memcpy(grown, s->text, s->size);
        s->text = grown;
        s->capacity = capacity;
    }
    memcpy(s->text + s->size, text, size);
    s->size += size;
    s->text[s->size] = '\0';
}

void append(sink *s, const char *text) { put(s, text, strlen(text)); }

static void put_indent(sink *s) {
    for (unsigned i = 0; i < s->indent * INDENT; i++) put(s, " ", 1);
}

static char *format_text(pool *p, const char *format, va_list args) {
    va_list copy;
    va_copy(copy, args);
    int size = vsnprintf(NULL, 0, format, copy);
    va_end(copy);
    if (size < 0) return pool_copy(p, "", 0);
    char *text = pool_alloc(p, (size_t)size + 1);
    vsnprintf(text, (size_t)size + 1, format, args);
    return text;
}

void line(sink *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const char *text = format_text(s->pool, format, args);
    va_end(args);
    if (text[0] != '\0') {
        put_indent(s);
        append(s, text);
    }
    put(s, "\n", 1);
}

void block(sink *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const char *text = format_text(s->pool, format, args);
    va_end(args);
    put_indent(s);
    append(s, text);
    put(s, " {\n", 3);
    s->indent++;
}

void end(sink *s) {
    s->indent--;
    forget(s);
    put_indent(s);
    put(s, "}\n", 2);
}

void end_block(sink *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const char *text = format_text(s->pool, format, args);
    va_end(args);
    s->indent--;
    forget(s);
    put_indent(s);
    put(s, "} ", 2);
    append(s, text);
    put(s, " {\n", 3);
    s->indent++;
}

void label(sink *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const char *text = format_text(s->pool, format, args);
    va_end(args);
    s->indent--;
    forget(s);
    put_indent(s);
    append(s, text);
    put(s, ": {\n", 4);
    s->indent++;
}

void end_label(sink *s) {
    s->indent--;
    line(s, "}");
    forget(s);
    s->indent++;
}

/* A doc string may hold anything; it must not end the comment or hide a line. */
static const char *safe_comment(pool *p, const char *text) {
    size_t size = strlen(text);
    char *copy = pool_alloc(p, size * 2 + 1);
    size_t n = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
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
    return copy;
}

void comment(sink *s, const char *text) {
    const char *at = safe_comment(s->pool, text);
    size_t room = WIDTH - s->indent * INDENT - 3;
    while (*at == ' ') at++;
    if (*at == '\0') return;
    size_t total = strlen(at);
    while (total > 0 && at[total - 1] == ' ') total--;
    if (total + 3 <= room) {
        put_indent(s);
        append(s, "/* ");
        put(s, at, total);
        append(s, " */\n");
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
        put_indent(s);
        append(s, first ? "/* " : " * ");
        put(s, at, shown);
        at += take;
        while (*at == ' ') at++;
        append(s, *at == '\0' ? " */\n" : "\n");
        first = false;
    }
}
