/* SPDX-License-Identifier: Apache-2.0 */
/* diag.c - see diag.h. */
#include "diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "names.h"
#include "utf8.h"

#define MAX_PRINTED 100
#define MAX_LOOKED_AT 10000000 /* keys that are compared with unknown names */

typedef struct message {
    source_place place;
    bool is_error;
    size_t number; /* in the order of the calls */
    const char *text;
} message;

struct diag {
    pool *pool;
    message *messages;
    size_t count;
    size_t capacity;
    bool has_errors, has_io_errors;
    size_t looked_at; /* for suggestions */
};

diag *ksyc_diag_new(pool *p) {
    diag *d = ksyc_pool_alloc(p, sizeof *d);
    d->pool = p;
    return d;
}

static void add(diag *d, source_place place, bool is_error, const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    size_t size = n < 0 ? 0 : (size_t)n;
    char *text = ksyc_pool_alloc(d->pool, size + 1);
    vsnprintf(text, size + 1, format, again);
    va_end(again);

    if (d->count == d->capacity) {
        size_t capacity = d->capacity == 0 ? 16 : d->capacity * 2;
        const size_t used = d->capacity * sizeof *d->messages;
        d->messages =
            ksyc_pool_grow(d->pool, d->messages, used, used, capacity * sizeof *d->messages);
        d->capacity = capacity;
    }
    d->messages[d->count] = (message){place, is_error, d->count, text};
    d->count++;
    d->has_errors |= is_error;
}

void ksyc_diag_error(diag *d, source_place place, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add(d, place, true, format, args);
    va_end(args);
}

void ksyc_diag_warning(diag *d, source_place place, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add(d, place, false, format, args);
    va_end(args);
}

void ksyc_diag_io_error(diag *d, source_place place, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add(d, place, true, format, args);
    va_end(args);
    d->has_io_errors = true;
}

const char *ksyc_diag_similar(diag *d, const struct names *table, const char *name) {
    if (d->looked_at >= MAX_LOOKED_AT) return NULL;
    d->looked_at += table->capacity;
    return ksyc_names_similar(table, name);
}

bool ksyc_diag_has_errors(const diag *d) { return d->has_errors; }

bool ksyc_diag_has_io_errors(const diag *d) { return d->has_io_errors; }

static int compare_text(const char *a, const char *b) {
    return strcmp(a != NULL ? a : "", b != NULL ? b : "");
}

/* Orders by place. Equal messages at the same place become neighbours and are printed once. */
static int compare(const void *left, const void *right) {
    const message *a = left, *b = right;
    int order = compare_text(a->place.file, b->place.file);
    if (order != 0) return order;
    if (a->place.line != b->place.line) return a->place.line < b->place.line ? -1 : 1;
    if (a->place.column != b->place.column) return a->place.column < b->place.column ? -1 : 1;
    order = strcmp(a->text, b->text);
    if (order != 0) return order;
    return a->number < b->number ? -1 : a->number > b->number;
}

static bool same(const message *a, const message *b) {
    return compare_text(a->place.file, b->place.file) == 0 && a->place.line == b->place.line &&
           a->place.column == b->place.column && a->is_error == b->is_error &&
           strcmp(a->text, b->text) == 0;
}

/* Control characters of an untrusted specification must not reach a terminal, nor those that change the direction of
 * text. Names of files may be no UTF-8. */
static void print_clean(const char *text, FILE *out) {
    const unsigned char *c = (const unsigned char *)text;
    for (size_t left = strlen(text), n; left > 0; left -= n, c += n) {
        n = ksyc_utf8_sequence(c, left);
        const bool is_text = n > 0;
        if (!is_text) n = 1;
        if (*c == '\n')
            fputs("\\n", out);
        else if (is_text && ksyc_is_shown(ksyc_utf8_character(c, n)))
            fwrite(c, 1, n, out);
        else if (n == 1)
            fprintf(out, "\\x%02x", *c);
        else
            fprintf(out, "\\u%04x", (unsigned)ksyc_utf8_character(c, n));
    }
}

static void print_one(const message *m, FILE *out) {
    if (m->place.file != NULL) {
        print_clean(m->place.file, out);
        if (m->place.line != 0)
            fprintf(out, ":%lu:%lu", (unsigned long)m->place.line, (unsigned long)m->place.column);
        fputs(": ", out);
    }
    fputs(m->is_error ? "error: " : "warning: ", out);
    if (m->place.path != NULL && m->place.path[0] != '\0') {
        print_clean(m->place.path, out);
        fputs(": ", out);
    }
    print_clean(m->text, out);
    putc('\n', out);
}

void ksyc_diag_print(diag *d, FILE *out) {
    if (d->count == 0) return;
    qsort(d->messages, d->count, sizeof *d->messages, compare);
    size_t printed = 0, left_out = 0;
    for (size_t i = 0; i < d->count; i++) {
        if (i > 0 && same(&d->messages[i - 1], &d->messages[i])) continue;
        if (printed == MAX_PRINTED) {
            left_out++;
            continue;
        }
        print_one(&d->messages[i], out);
        printed++;
    }
    if (left_out != 0) fprintf(out, "and %lu more\n", (unsigned long)left_out);
}
