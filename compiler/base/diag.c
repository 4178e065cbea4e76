/* SPDX-License-Identifier: Apache-2.0 */
/* diag.c - see diag.h. */
#include "diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "clean_text.h"
#include "excerpt.h"
#include "names.h"

#define MAX_PRINTED 100
#define MAX_LOOKED_AT 10000000 /* keys that are compared with unknown names */

typedef struct note note;
struct note {
    source_place place; /* without a file: help about the message */
    const char *text;
    note *next;
};

typedef struct message {
    source_place place;
    bool is_error;
    size_t number; /* in the order of the calls */
    const char *text;
    note *first_note, *last_note;
} message;

struct diag {
    pool *pool;
    message *messages;
    size_t count;
    size_t capacity;
    bool has_errors, has_io_errors;
    size_t looked_at; /* for suggestions */
    list sources;     /* excerpt_text */
};

diag *ksyc_diag_new(pool *p) {
    diag *d = ksyc_pool_alloc(p, sizeof *d);
    d->pool = p;
    return d;
}

static void add(diag *d, source_place place, bool is_error, const char *format, va_list args) {
    const char *text = ksyc_pool_vprintf(d->pool, format, args);
    if (d->count == d->capacity) {
        size_t capacity = d->capacity == 0 ? 16 : d->capacity * 2;
        const size_t used = d->capacity * sizeof *d->messages;
        d->messages =
            ksyc_pool_grow(d->pool, d->messages, used, used, capacity * sizeof *d->messages);
        d->capacity = capacity;
    }
    d->messages[d->count] = (message){place, is_error, d->count, text, NULL, NULL};
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

static void add_note(diag *d, source_place place, const char *format, va_list args) {
    message *about = &d->messages[d->count - 1];
    note *n = ksyc_pool_alloc(d->pool, sizeof *n);
    *n = (note){place, ksyc_pool_vprintf(d->pool, format, args), NULL};
    *(about->last_note != NULL ? &about->last_note->next : &about->first_note) = n;
    about->last_note = n;
}

void ksyc_diag_note(diag *d, source_place place, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add_note(d, place, format, args);
    va_end(args);
}

void ksyc_diag_help(diag *d, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add_note(d, (source_place){0}, format, args);
    va_end(args);
}

void ksyc_diag_source(diag *d, const char *file, const char *text, size_t size) {
    excerpt_text *e = ksyc_pool_alloc(d->pool, sizeof *e);
    *e = ksyc_excerpt_of(file, text, size);
    ksyc_list_add(d->pool, &d->sources, e);
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

/* --------------------------------------------------------------------------------------- printing */

typedef struct printer {
    diag *diag;
    diag_look look;
    FILE *out;
} printer;

static void put_colored(const printer *p, const char *color, const char *text) {
    if (p->look == DIAG_COLORED) fprintf(p->out, "\033[%sm", color);
    fputs(text, p->out);
    if (p->look == DIAG_COLORED) fputs("\033[0m", p->out);
}

static void print_line(const printer *p, const source_place *place, const char *word,
                       const char *color, const char *text) {
    if (place->file != NULL) {
        ksyc_print_clean(place->file, p->out);
        if (place->line != 0)
            fprintf(p->out, ":%lu:%lu", (unsigned long)place->line, (unsigned long)place->column);
        fputs(": ", p->out);
    }
    put_colored(p, color, word);
    if (place->path != NULL && place->path[0] != '\0') {
        ksyc_print_clean(place->path, p->out);
        fputs(": ", p->out);
    }
    ksyc_print_clean(text, p->out);
    putc('\n', p->out);
}

static void print_excerpt(const printer *p, const source_place *place, const char *text) {
    if (place->file == NULL) return;
    for (size_t i = 0; i < p->diag->sources.count; i++) {
        excerpt_text *e = p->diag->sources.items[i];
        if (strcmp(e->file, place->file) != 0) continue;
        ksyc_excerpt_print(e, place->line, place->column, text, p->look == DIAG_COLORED, p->out);
        return;
    }
}

static void print_note(const printer *p, const note *n) {
    if (n->place.file == NULL) {
        fprintf(p->out, "%5s = ", "");
        put_colored(p, "1;36", "help: ");
        ksyc_print_clean(n->text, p->out);
        putc('\n', p->out);
        return;
    }
    print_line(p, &n->place, "note: ", "1;36", n->text);
    print_excerpt(p, &n->place, n->text);
}

static void print_one(const printer *p, const message *m) {
    print_line(p, &m->place, m->is_error ? "error: " : "warning: ", m->is_error ? "1;31" : "1;33",
               m->text);
    if (p->look == DIAG_LINES) return;
    print_excerpt(p, &m->place, m->text);
    for (const note *n = m->first_note; n != NULL; n = n->next) print_note(p, n);
}

diag_count ksyc_diag_print(diag *d, diag_look look, FILE *out) {
    const printer p = {d, look, out};
    diag_count all = {0, 0};
    if (d->count == 0) return all;
    qsort(d->messages, d->count, sizeof *d->messages, compare);
    size_t left_out = 0;
    for (size_t i = 0; i < d->count; i++) {
        if (i > 0 && same(&d->messages[i - 1], &d->messages[i])) continue;
        if (all.errors + all.warnings < MAX_PRINTED)
            print_one(&p, &d->messages[i]);
        else
            left_out++;
        if (d->messages[i].is_error)
            all.errors++;
        else
            all.warnings++;
    }
    if (left_out != 0) fprintf(out, "and %lu more\n", (unsigned long)left_out);
    return all;
}
