/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args_rename.c - the options of `convert` that give tensors other names: --rename, --renames-from, --strip.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli_options.h"

/* Of a line of a list, without its end. Two names of the formats that bound them, which take 64 KiB at most, have room. */
#define MOST_IN_LINE ((size_t)1 << 20)
/* Of a text that is no rename; the rest is left out. */
#define MOST_SHOWN 200

static int out_of_memory(void) {
    complain(stderr, "arguments", "out of memory");
    return EXIT_TROUBLE;
}

/* A rename of the `n` bytes of `old` and then `more`, to `to`; all are copied. */
static int put_rename(args *a, const char *old, size_t n, const char *more, const char *to) {
    const size_t num = a->convert.num_renames;
    if (num == a->renames_room) {
        const size_t room = num > 0 ? 2 * num : 16; /* as many are in memory */
        tg_rename *renames = realloc(a->renames, room * sizeof *renames);
        if (renames == NULL) return out_of_memory();
        a->renames = renames;
        a->renames_room = room;
    }
    const size_t rest = strlen(more) + 1;
    char *from = malloc(n + rest); /* both are lengths of texts in memory */
    char *name = strdup(to);
    if (from == NULL || name == NULL) {
        free(from);
        free(name);
        return out_of_memory();
    }
    memcpy(from, old, n);
    memcpy(from + n, more, rest);
    a->renames[a->convert.num_renames++] = (tg_rename){from, name};
    a->convert.renames = a->renames;
    return -1;
}

/* OLD=NEW. The old name has no '=': it can be given as it is shown, where '=' is %3D. `what` is what else to say of
 * another text. */
static int add_rename(args *a, const char *what, const char *value) {
    const char *equals = strchr(value, '=');
    if (equals == NULL) return complain_usage(a, what, value);
    return put_rename(a, value, (size_t)(equals - value), "", equals + 1);
}

int args_add_rename(args *a, const char *value) {
    return add_rename(a, "--rename: OLD=NEW, found", value);
}

int args_add_strip(args *a, const char *prefix) {
    if (strchr(prefix, '*') != NULL)
        return complain_usage(a, "--strip: a prefix without '*', found", prefix);
    return put_rename(a, prefix, strlen(prefix), "*", "*");
}

/* ---------------------------------------------------------------------------------------- a list */

/* A list while it is read. */
typedef struct list {
    FILE *in;
    const char *path;
    uint64_t number; /* of the line, from 1 on */
    char *line;      /* MOST_IN_LINE + 1 bytes */
    size_t n;
} list;

static int complain_line(const args *a, const list *l, const char *what, const char *about) {
    char text[4096];
    snprintf(text, sizeof text, "--renames-from: %s: line %" PRIu64 ": %s", l->path, l->number,
             what);
    return complain_usage(a, text, about);
}

/* A line, without its end. */
static int add_line(args *a, const list *l) {
    size_t n = l->n;
    if (memchr(l->line, '\0', n) != NULL) return complain_line(a, l, "OLD=NEW, found", "a NUL");
    if (n > 0 && l->line[n - 1] == '\r') n--;
    l->line[n] = '\0';
    if (n == 0) return -1;
    const char *equals = strchr(l->line, '=');
    if (equals != NULL) return put_rename(a, l->line, (size_t)(equals - l->line), "", equals + 1);
    if (n > MOST_SHOWN) l->line[MOST_SHOWN] = '\0';
    return complain_line(
        a, l, n > MOST_SHOWN ? "OLD=NEW, found a line that begins with" : "OLD=NEW, found",
        l->line);
}

/* Reads the next line up to its end; false: there is none, or it is too long, or an error of the system. */
static bool next_line(list *l, bool *is_long) {
    int c = 0;
    l->number++;
    l->n = 0;
    while (l->n <= MOST_IN_LINE && (c = getc(l->in)) != EOF && c != '\n') l->line[l->n++] = (char)c;
    *is_long = l->n > MOST_IN_LINE;
    return !*is_long && !ferror(l->in) && (c != EOF || l->n > 0);
}

static int read_list(args *a, list *l) {
    bool is_long = false;
    int code = -1;
    while (code == -1 && next_line(l, &is_long)) code = add_line(a, l);
    if (!is_long) return code;
    char what[128];
    snprintf(what, sizeof what, "found more than %zu bytes, at most %zu are allowed", MOST_IN_LINE,
             MOST_IN_LINE);
    return complain_line(a, l, what, NULL);
}

int args_add_renames_from(args *a, const char *path) {
    list l = {.in = fopen(path, "re"), .path = path};
    if (l.in == NULL) {
        complain(stderr, path, strerror(errno));
        return EXIT_TROUBLE;
    }
    l.line = malloc(MOST_IN_LINE + 1);
    errno = 0;
    int code = l.line != NULL ? read_list(a, &l) : out_of_memory();
    if (code == -1 && ferror(l.in)) {
        complain(stderr, path, strerror(errno));
        code = EXIT_TROUBLE;
    }
    free(l.line);
    (void)fclose(l.in); /* read only: no data can be lost */
    return code;
}
