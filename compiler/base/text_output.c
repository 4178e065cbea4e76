/* SPDX-License-Identifier: Apache-2.0 */
/* text_output.c - see text_output.h. */
#include "text_output.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define INDENT 4

struct output {
    pool *pool;
    char *text;
    size_t size;
    size_t capacity; /* of text, without the NUL */
    unsigned level;
    bool at_line_start;
};

output *output_new(pool *p) {
    output *o = pool_alloc(p, sizeof *o);
    o->pool = p;
    o->capacity = 4096;
    o->text = pool_alloc(p, o->capacity + 1);
    o->at_line_start = true;
    return o;
}

const char *output_text(const output *o) { return o->text; }

size_t output_size(const output *o) { return o->size; }

void out_indent(output *o, int levels) {
    if (levels < 0 && (unsigned)-levels > o->level)
        o->level = 0;
    else
        o->level = (unsigned)((int)o->level + levels);
}

/* The old text stays in the pool: doubling keeps that waste below the size of the result. */
static void append(output *o, const char *text, size_t size) {
    if (size > o->capacity - o->size) {
        size_t capacity = o->capacity;
        while (size > capacity - o->size) capacity *= 2;
        char *grown = pool_alloc(o->pool, capacity + 1);
        memcpy(grown, o->text, o->size);
        o->text = grown;
        o->capacity = capacity;
    }
    memcpy(o->text + o->size, text, size);
    o->size += size;
    o->text[o->size] = '\0';
}

void out_text(output *o, const char *text, size_t size) {
    while (size != 0) {
        const char *newline = memchr(text, '\n', size);
        size_t line = newline == NULL ? size : (size_t)(newline - text) + 1;
        if (o->at_line_start && text[0] != '\n' && text[0] != '#')
            for (unsigned i = 0; i < o->level; i++) append(o, "    ", INDENT);
        append(o, text, line);
        o->at_line_start = newline != NULL;
        text += line;
        size -= line;
    }
}

void out(output *o, const char *format, ...) {
    char small[512];
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(small, sizeof small, format, args);
    va_end(args);
    if (n < 0) {
        fputs("ksyc: broken format\n", stderr);
        abort();
    }
    if ((size_t)n < sizeof small) {
        out_text(o, small, (size_t)n);
    } else {
        char *large = pool_alloc(o->pool, (size_t)n + 1);
        vsnprintf(large, (size_t)n + 1, format, again);
        out_text(o, large, (size_t)n);
    }
    va_end(again);
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

static void out_value(output *o, const char *value, const char *blank, size_t num_blank) {
    for (const char *line = value;;) {
        const char *newline = strchr(line, '\n');
        if (newline == NULL) {
            out_text(o, line, strlen(line));
            return;
        }
        out_text(o, line, (size_t)(newline - line) + 1);
        line = newline + 1;
        if (*line != '\n' && *line != '\0') out_text(o, blank, num_blank);
    }
}

void out_template(output *o, const output_var *vars, size_t num_vars, const char *text) {
    for (const char *at = text;;) {
        const char *name = strstr(at, "${");
        const char *end = name == NULL ? NULL : strchr(name, '}');
        if (end == NULL) {
            out_text(o, at, strlen(at));
            return;
        }
        out_text(o, at, (size_t)(name - at));
        size_t blank = blank_before(text, name);
        const char *value = value_of(vars, num_vars, name + 2, (size_t)(end - name) - 2);
        out_value(o, value, name - blank, blank);
        at = end + 1;
    }
}

/* The file exists and has exactly the bytes of the output. */
static bool is_up_to_date(const output *o, const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    char part[4096];
    size_t at = 0;
    bool equal = true;
    while (equal) {
        size_t n = fread(part, 1, sizeof part, file);
        if (n == 0) break;
        equal = n <= o->size - at && memcmp(o->text + at, part, n) == 0;
        if (equal) at += n;
    }
    equal = equal && at == o->size && !ferror(file);
    fclose(file);
    return equal;
}

bool output_commit(output *o, const char *dir, const char *name, diag *d) {
    const char *slash = dir == NULL || dir[0] == '\0' || dir[strlen(dir) - 1] == '/' ? "" : "/";
    const char *path = pool_printf(o->pool, "%s%s%s", dir != NULL ? dir : "", slash, name);
    if (is_up_to_date(o, path)) return true;

    const char *temporary = pool_printf(o->pool, "%s.tmp", path);
    source_place place = {path, 0, 0, NULL};
    remove(temporary); /* left by a run that was stopped */
    FILE *file = fopen(temporary, "wbx");
    if (file == NULL) {
        diag_io_error(d, place, "cannot write: %s", strerror(errno));
        return false;
    }
    bool written = fwrite(o->text, 1, o->size, file) == o->size;
    int reason = errno;
    if (fclose(file) != 0) {
        if (written) reason = errno;
        written = false;
    }
    if (written && rename(temporary, path) != 0) {
        reason = errno;
        written = false;
    }
    if (!written) {
        remove(temporary);
        diag_io_error(d, place, "cannot write: %s", strerror(reason));
    }
    return written;
}
